//! How much of the server one connection, guest or address may use, and all of them together.
//!
//! Every budget stands here, with its default. Each is enforced where something comes in: at
//! the door (`serve`, `routes::gate`), where a page connects (`live`), where a match is stored
//! (`table::create`), where a bot is asked (`bot_pool`). What is refused is counted in the
//! metrics. docs/limits.md lists all of it for those who run a server.

use std::time::Duration;

macro_rules! limits {
    ($($(#[doc = $text:literal])+ $field:ident = $default:literal,)+) => {
        /// The budgets of a server; docs/limits.md explains each.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub struct ResourceLimits {
            $($(#[doc = $text])+ pub $field: u64,)+
        }

        impl Default for ResourceLimits {
            fn default() -> ResourceLimits {
                ResourceLimits { $($field: $default,)+ }
            }
        }

        impl ResourceLimits {
            /// Every limit with its name, in the order of the documentation.
            pub fn all(&self) -> Vec<(String, u64)> {
                vec![$((named(stringify!($field)), self.$field),)+]
            }

            /// The limit with this name.
            fn by_name(&mut self, name: &str) -> Option<&mut u64> {
                $(if named(stringify!($field)) == name {
                    return Some(&mut self.$field);
                })+
                None
            }
        }
    };
}

limits! {
    /// One connection: the seconds in which a request's header must have come, or the next request.
    header_seconds = 20,
    /// One connection: the seconds in which a request's body must have come.
    body_seconds = 30,
    /// One connection: the seconds for which it may keep what it is sent waiting.
    stall_seconds = 30,
    /// One connection: the bytes for which a second of waiting is forgiven.
    stall_bytes = 1_024,
    /// One connection: the seconds after which a page that answers no ping is gone.
    pong_seconds = 60,
    /// One live connection: the bytes that may wait to be sent.
    unsent_bytes = 2_097_152,
    /// One request: the bytes of a form, except where a whole record or component set is sent.
    form_bytes = 32_768,
    /// One request: the bytes of a record or component set.
    body_bytes = 524_288,
    /// One match: the entries of its log after which only playing goes on; after twice as many
    /// it is ended without a result.
    log_entries = 5_000,
    /// One match: the seconds for which it stays in memory when nobody looks at it.
    table_seconds = 60,
    /// One guest: open pages with a live connection.
    guest_sockets = 20,
    /// One guest: own matches in progress in which something happened within a week.
    guest_matches = 50,
    /// One guest: the bytes that opening and importing matches may store in a day.
    guest_bytes = 33_554_432,
    /// One guest: hints that wait for a bot.
    guest_hints = 4,
    /// One guest: analyses in progress.
    guest_analyses = 2,
    /// One address: open connections, of any kind.
    address_connections = 256,
    /// One address: open pages with a live connection.
    address_sockets = 120,
    /// One address: matches opened in a day.
    address_matches = 1_000,
    /// One address: the bytes that it may send to be stored in a day.
    address_bytes = 134_217_728,
    /// One address: bodies longer than a form that are read at the same time.
    address_bodies = 4,
    /// One address: hints that wait for a bot.
    address_hints = 16,
    /// One address: analyses in progress.
    address_analyses = 4,
    /// One address: previews of links that are drawn at the same time.
    address_previews = 1,
    /// One guest and one address: files with everything stored about a guest that are on their way.
    address_exports = 1,
    /// All together: open connections. It should be below the limit of descriptors.
    connections = 8_192,
    /// All together: bodies longer than a form that are read at the same time.
    large_bodies = 16,
    /// All together: hints that wait for a bot.
    hints = 64,
    /// All together: analyses in progress.
    analyses = 16,
    /// All together: previews of links that are drawn at the same time.
    previews = 4,
    /// All together: files with everything stored about a guest that are on their way.
    exports = 8,
    /// All together: the bytes that must be free on the disk for a new match.
    free_bytes = 67_108_864,
}

/// Why a limit cannot be set.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum LimitError {
    /// There is no limit of this name.
    #[error("no limit is called {0}")]
    Unknown(String),
    /// The value is no number.
    #[error("{0} is no number of a limit")]
    NoNumber(String),
}

impl ResourceLimits {
    /// No limits, for measurements.
    pub fn none() -> ResourceLimits {
        let mut limits = ResourceLimits::default();
        for (name, _) in limits.all() {
            if let Some(limit) = limits.by_name(&name) {
                *limit = if name == "free-bytes" { 0 } else { u32::MAX.into() };
            }
        }
        limits
    }

    /// Sets a limit: `guest-matches=100`.
    ///
    /// # Errors
    /// If there is no such limit, or the value is no number.
    pub fn set(&mut self, text: &str) -> Result<(), LimitError> {
        let (name, value) = text.split_once('=').unwrap_or((text, ""));
        let limit = self
            .by_name(name)
            .ok_or_else(|| LimitError::Unknown(name.to_owned()))?;
        *limit = value
            .parse()
            .map_err(|_| LimitError::NoNumber(value.to_owned()))?;
        Ok(())
    }

    pub(crate) const fn header_time(&self) -> Duration {
        Duration::from_secs(self.header_seconds)
    }

    pub(crate) const fn body_time(&self) -> Duration {
        Duration::from_secs(self.body_seconds)
    }

    pub(crate) const fn table_time(&self) -> Duration {
        Duration::from_secs(self.table_seconds)
    }

    pub(crate) const fn pong_time(&self) -> Duration {
        Duration::from_secs(self.pong_seconds)
    }
}

/// The name of a field as it is typed.
fn named(field: &str) -> String {
    field.replace('_', "-")
}

/// Something of which there was too much. Its name is the label in the metrics.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Excess {
    /// Requests of one address.
    Requests,
    /// Messages of one live connection; the connection is closed.
    Messages,
    /// Connections of one address.
    Connections,
    /// Connections of all.
    AllConnections,
    /// Live connections of one guest or address.
    Sockets,
    /// Matches of one guest or address.
    Matches,
    /// Bytes of one guest or address in a day.
    Bytes,
    /// Bodies that are read at the same time.
    LargeBodies,
    /// A header or body that did not come in time, or answers that nobody took.
    Slowness,
    /// Hints and analyses.
    Thinking,
    /// Previews of links that are drawn at the same time.
    Previews,
    /// Files with everything stored about a guest.
    Exports,
    /// The disk is nearly full.
    Disk,
}

impl Excess {
    pub(crate) const ALL: [Excess; 13] = [
        Excess::Requests,
        Excess::Messages,
        Excess::Connections,
        Excess::AllConnections,
        Excess::Sockets,
        Excess::Matches,
        Excess::Bytes,
        Excess::LargeBodies,
        Excess::Slowness,
        Excess::Thinking,
        Excess::Previews,
        Excess::Exports,
        Excess::Disk,
    ];

    pub(crate) const fn name(self) -> &'static str {
        match self {
            Excess::Requests => "requests",
            Excess::Messages => "messages",
            Excess::Connections => "connections",
            Excess::AllConnections => "all-connections",
            Excess::Sockets => "sockets",
            Excess::Matches => "matches",
            Excess::Bytes => "bytes",
            Excess::LargeBodies => "large-bodies",
            Excess::Slowness => "slowness",
            Excess::Thinking => "thinking",
            Excess::Previews => "previews",
            Excess::Exports => "exports",
            Excess::Disk => "disk",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_limit_and_every_excess_is_documented_with_its_default() {
        let documented = include_str!("../../../docs/limits.md");
        for (name, value) in ResourceLimits::default().all() {
            let row = format!("| `{name}` | {value} |");
            assert!(documented.contains(&row), "no row begins with {row}");
        }
        for excess in Excess::ALL {
            assert!(documented.contains(&format!("`{}`", excess.name())), "{excess:?}");
        }
    }

    #[test]
    fn limits_are_set_by_name() {
        let mut limits = ResourceLimits::default();
        limits.set("guest-matches=7").expect("a limit");
        assert_eq!(limits.guest_matches, 7);
        assert!(limits.set("guest-matches").is_err());
        assert!(limits.set("guest_matches=7").is_err());
        assert!(limits.set("guest-matches=-1").is_err());
        assert_eq!(ResourceLimits::none().free_bytes, 0);
    }
}
