use search::Stop;

use crate::Tables;

/// How much a bot may think, and what it may look things up in.
#[derive(Clone, Copy)]
pub struct Limits<'a> {
    share: f64,
    interrupted: Option<&'a dyn Fn() -> bool>,
    tables: Option<&'a Tables>,
}

impl<'a> Limits<'a> {
    /// As much as the level says.
    pub const FULL: Limits<'static> = Limits::share(1.0);

    /// This part of what the level says.
    pub const fn share(share: f64) -> Limits<'static> {
        Limits {
            share,
            interrupted: None,
            tables: None,
        }
    }

    /// Also stops, with the best so far, as soon as the answer to this question is yes.
    #[must_use]
    pub const fn or_when(self, interrupted: &'a dyn Fn() -> bool) -> Limits<'a> {
        Limits {
            interrupted: Some(interrupted),
            ..self
        }
    }

    /// With these solutions at hand, instead of those of the process.
    #[must_use]
    pub const fn with_tables(self, tables: &'a Tables) -> Limits<'a> {
        Limits {
            tables: Some(tables),
            ..self
        }
    }

    /// The solutions at hand.
    pub fn tables(&self) -> &'a Tables {
        self.tables.unwrap_or_else(|| Tables::installed())
    }

    /// When a search of this many iterations has to stop.
    pub fn stop(&self, iterations: u64) -> Stop<'_> {
        let stop = Stop::after(((iterations as f64 * self.share) as u64).max(1));
        match self.interrupted {
            Some(interrupted) => stop.or_when(interrupted),
            None => stop,
        }
    }
}
