//! The plot of a contest is well-formed XML, whatever the names.

use arena::plot::{PlotLabels, svg};
use arena::{BotEntrant, Contest, Contestant, Entrant, Forfeit, SeatAssignment, Thinking};
use bots::{Bot, Level};
use games::{AnyOptions, GameId};

/// A bot under another name.
struct Named(&'static str, BotEntrant);

impl Entrant for Named {
    fn name(&self) -> &str {
        self.0
    }

    fn sit(&self, table: &SeatAssignment<'_>) -> Result<Box<dyn Contestant + '_>, Forfeit> {
        self.1.sit(table)
    }
}

/// Checks that every tag is closed in order, every attribute is quoted, and the text contains no
/// bare `<`, `&` or control character; returns the names of all tags.
fn tags(xml: &str) -> Vec<&str> {
    let mut open = Vec::new();
    let mut names = Vec::new();
    let mut rest = xml.trim();
    while let Some(start) = rest.find('<') {
        check_text(&rest[..start]);
        let end = rest[start..].find('>').expect("a tag ends") + start;
        let tag = &rest[start + 1..end];
        rest = &rest[end + 1..];
        if let Some(name) = tag.strip_prefix('/') {
            assert_eq!(open.pop(), Some(name), "closed in order");
            continue;
        }
        let empty = tag.ends_with('/');
        let tag = tag.trim_end_matches('/');
        let name = tag.split(' ').next().expect("a tag has a name");
        let mut attributes = tag[name.len()..].trim();
        while !attributes.is_empty() {
            let (key, value) = attributes.split_once("=\"").expect("a quoted value");
            assert!(
                key.chars().all(|c| c.is_ascii_alphanumeric() || c == '-'),
                "{key}"
            );
            let (value, after) = value.split_once('"').expect("a closed value");
            check_text(value);
            assert!(!value.contains("NaN") && !value.contains("inf"), "{tag}");
            attributes = after.trim_start();
        }
        names.push(name);
        if !empty {
            open.push(name);
        }
    }
    assert!(open.is_empty() && rest.is_empty(), "{open:?} {rest:?}");
    names
}

fn check_text(text: &str) {
    for part in text.split('&').skip(1) {
        let entity = part.split(';').next().unwrap_or_default();
        assert!(["amp", "lt", "gt", "quot"].contains(&entity), "{text:?}");
    }
    assert!(!text.contains(|c: char| c.is_control() && c != '\n'), "{text:?}");
}

#[test]
fn the_picture_is_well_formed_and_shows_everybody() {
    let options = AnyOptions::new(GameId::Pylos, None, None).unwrap();
    let random = BotEntrant(Bot::Level(Level::Random));
    let entrants: [&dyn Entrant; 3] = [
        &Named("<strong & \"bold\">", BotEntrant(Bot::Greedy)),
        &Named("engine:/a/long/way/to/the\u{7}/program", random),
        &random,
    ];
    // One match each gives shares of 0 and 1 and infinite Elo.
    for (entrants, matches) in [(&entrants[..], 30), (&entrants[..2], 2), (&entrants[2..], 2)] {
        let contest = Contest {
            options: &options,
            seats: 2,
            entrants,
            matches,
            seed: 1,
            threads: 1,
            thinking: Thinking::Share(1.0),
            sprt: None,
        };
        let report = contest.run(|_| ()).unwrap();
        let labels = PlotLabels {
            title: "a < b".to_owned(),
            subtitle: "c & d".to_owned(),
            share: "share".to_owned(),
            elo: "Elo".to_owned(),
        };
        let picture = svg(&report, &labels);
        let tags = tags(&picture);
        assert_eq!(tags[0], "svg");
        let circles = tags.iter().filter(|&&tag| tag == "circle").count();
        assert_eq!(circles, 2 * entrants.len());
        assert!(!picture.contains("engine:/a/long"), "long names are cut");
        assert!(picture.contains("a &lt; b") && picture.contains("c &amp; d"));
    }
}
