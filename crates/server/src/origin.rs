//! Where a request comes from, and to whom: through proxies, by which name, over https or not.

use std::net::{IpAddr, SocketAddr};

use axum::extract::{ConnectInfo, Request};
use axum::http::HeaderMap;
use axum::http::header::HOST;

use crate::app::Settings;
use crate::guard::Sender;

/// Names that lead to this machine or its own network, which nobody else can give away.
const LOCAL_ENDINGS: &[&str] = &[".local", ".lan", ".home.arpa", ".internal", ".localhost"];

/// The addresses through which a request came, the last proxy last.
const FORWARDED_FOR: &str = "x-forwarded-for";

/// How the visitor speaks to the proxy.
const FORWARDED_PROTO: &str = "x-forwarded-proto";

/// Headers that only a proxy sends.
const OF_PROXIES: &[&str] = &[FORWARDED_FOR, FORWARDED_PROTO, "forwarded", "x-real-ip", "via"];

/// Where a request comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Origin {
    pub(crate) sender: Sender,
    /// Whether the visitor speaks https, to a proxy of ours.
    pub(crate) secure: bool,
    /// Whether it comes from this machine, and not through a proxy.
    pub(crate) is_here: bool,
}

impl Origin {
    pub(crate) fn of(request: &Request, settings: &Settings) -> Origin {
        let peer = request.extensions().get::<ConnectInfo<SocketAddr>>();
        let peer = peer.map_or(IpAddr::from([127, 0, 0, 1]), |ConnectInfo(peer)| peer.ip());
        Origin::behind(peer, request.headers(), settings)
    }

    fn behind(peer: IpAddr, headers: &HeaderMap, settings: &Settings) -> Origin {
        if !settings.trusts(peer) {
            let forwarded = OF_PROXIES.iter().any(|name| headers.contains_key(*name));
            return Origin {
                sender: Sender::of(peer),
                secure: false,
                is_here: peer.to_canonical().is_loopback() && !forwarded,
            };
        }
        // Proxies add to the end. What stands before the last address that we do not know was
        // written by a stranger, and may be anything.
        let named = headers.get_all(FORWARDED_FOR).iter();
        let named: Vec<&str> = named
            .flat_map(|line| line.to_str().unwrap_or_default().split(','))
            .collect();
        let mut from_the_end = named.iter().rev().map_while(|text| address(text.trim()));
        let visitor = from_the_end.find(|address| !settings.trusts(*address));
        let proto = headers.get(FORWARDED_PROTO).and_then(|proto| proto.to_str().ok());
        Origin {
            sender: Sender::of(visitor.unwrap_or(peer)),
            secure: proto.is_some_and(|proto| proto.trim().eq_ignore_ascii_case("https")),
            is_here: false,
        }
    }
}

/// An address as proxies write it, perhaps with a port.
fn address(text: &str) -> Option<IpAddr> {
    let with_port = || text.parse::<SocketAddr>().ok().map(|address| address.ip());
    let bare = text.strip_prefix('[').and_then(|text| text.strip_suffix(']'));
    bare.unwrap_or(text).parse().ok().or_else(with_port)
}

/// Whether the request names this server. A page of another site can make its own name lead to
/// this machine, and would then be taken for one of ours; but it cannot make an address, or a
/// name of the local network, its own.
pub(crate) fn is_for_us(headers: &HeaderMap, settings: &Settings) -> bool {
    let Some(host) = headers.get(HOST) else {
        // A program; browsers always name a host.
        return true;
    };
    let Ok(host) = host.to_str() else {
        return false;
    };
    let host = host.to_ascii_lowercase();
    if address(&host).is_some() {
        return true;
    }
    let name = host.rsplit_once(':').map_or(host.as_str(), |(name, _)| name);
    let name = name.trim_end_matches('.');
    let is_local = !name.contains('.') || LOCAL_ENDINGS.iter().any(|ending| name.ends_with(ending));
    is_local || settings.hosts.iter().any(|own| own.eq_ignore_ascii_case(name))
}

#[cfg(test)]
mod tests {
    use axum::http::{HeaderName, HeaderValue};

    use super::*;

    fn headers(pairs: &[(&'static str, &'static str)]) -> HeaderMap {
        let pair = |(name, value): &(&'static str, &'static str)| {
            (HeaderName::from_static(name), HeaderValue::from_static(value))
        };
        pairs.iter().map(pair).collect()
    }

    fn ip(text: &str) -> IpAddr {
        text.parse().expect("an address")
    }

    #[test]
    fn only_our_proxies_are_believed() {
        let settings = Settings {
            proxies: vec![ip("10.0.0.2"), ip("10.0.0.3")],
            ..Settings::default()
        };
        let sent = headers(&[
            ("x-forwarded-for", "198.51.100.1, 203.0.113.9, 10.0.0.3"),
            ("x-forwarded-proto", "https"),
        ]);
        let behind = Origin::behind(ip("10.0.0.2"), &sent, &settings);
        // The first of the three is what the visitor says of itself.
        assert_eq!(behind.sender, Sender::of(ip("203.0.113.9")));
        assert!(behind.secure);
        let alone = Origin::behind(ip("192.0.2.5"), &sent, &settings);
        assert_eq!(alone.sender, Sender::of(ip("192.0.2.5")));
        assert!(!alone.secure);
        let bare = Origin::behind(ip("10.0.0.2"), &HeaderMap::new(), &settings);
        assert_eq!(bare.sender, Sender::of(ip("10.0.0.2")));
        let ported = headers(&[("x-forwarded-for", "[2001:db8::1]:443")]);
        let ported = Origin::behind(ip("10.0.0.2"), &ported, &settings);
        assert_eq!(ported.sender, Sender::of(ip("2001:db8::1")));
    }

    #[test]
    fn nonsense_before_the_address_that_a_proxy_added_hides_nobody() {
        let settings = Settings {
            proxies: vec![ip("10.0.0.2"), ip("10.0.0.3")],
            ..Settings::default()
        };
        let sender = |forwarded: &'static str| {
            let sent = headers(&[("x-forwarded-for", forwarded)]);
            Origin::behind(ip("10.0.0.2"), &sent, &settings).sender
        };
        for forwarded in [
            "garbage, 203.0.113.9",
            ", 203.0.113.9",
            "198.51.100.1, unknown, 203.0.113.9, 10.0.0.3",
            "203.0.113.9",
        ] {
            assert_eq!(sender(forwarded), Sender::of(ip("203.0.113.9")), "{forwarded}");
        }
        // If our own proxy does not know, what stands before is believed no more.
        for forwarded in ["198.51.100.1, unknown", "198.51.100.1, unknown, 10.0.0.3", ""] {
            assert_eq!(sender(forwarded), Sender::of(ip("10.0.0.2")), "{forwarded}");
        }
        // Lines are as one.
        let mut lines = headers(&[("x-forwarded-for", "garbage")]);
        lines.append(
            HeaderName::from_static("x-forwarded-for"),
            HeaderValue::from_static("203.0.113.9"),
        );
        let behind = Origin::behind(ip("10.0.0.2"), &lines, &settings);
        assert_eq!(behind.sender, Sender::of(ip("203.0.113.9")));
    }

    #[test]
    fn an_unknown_proxy_on_this_machine_is_not_this_machine() {
        let usual = Settings::default();
        let here = ip("127.0.0.1");
        assert!(Origin::behind(here, &HeaderMap::new(), &usual).is_here);
        let sent = headers(&[("x-forwarded-for", "203.0.113.9")]);
        assert!(!Origin::behind(here, &sent, &usual).is_here);
        assert!(!Origin::behind(ip("192.0.2.5"), &HeaderMap::new(), &usual).is_here);
    }

    #[test]
    fn a_strangers_name_for_this_machine_is_refused() {
        let settings = Settings {
            hosts: vec!["Games.example.org".to_owned()],
            ..Settings::default()
        };
        for ours in [
            "127.0.0.1:7272",
            "[::1]:7272",
            "192.168.1.4",
            "localhost:7272",
            "pi.local",
            "pi",
            "games.example.org",
            "GAMES.example.org:443",
        ] {
            let sent = HeaderValue::from_static(ours);
            let sent = HeaderMap::from_iter([(HOST, sent)]);
            assert!(is_for_us(&sent, &settings), "{ours}");
        }
        for others in [
            "evil.example:7272",
            "127.0.0.1.evil.example",
            "games.example.org.evil.example",
            "evil.localhost.example",
        ] {
            let sent = HeaderValue::from_static(others);
            let sent = HeaderMap::from_iter([(HOST, sent)]);
            assert!(!is_for_us(&sent, &settings), "{others}");
        }
        assert!(is_for_us(&HeaderMap::new(), &settings));
    }
}
