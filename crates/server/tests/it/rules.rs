//! The pages of the rules: one for players, one with every rule and its number.

use games::GameId;
use say::{Language, Speaker};

use crate::installation::{Installation, folder};

/// How long a page for players may be, in words. The smallest games need few.
const WORDS: std::ops::RangeInclusive<usize> = 100..=700;

/// What belongs on the page for programmers.
const FOR_PROGRAMS: [&str; 7] = ["```", "ebnf", "benben ", "--", "`", "<a id", "docs/"];

/// Its parts: what you want, your turn, points, the end, special cases.
const PARTS: usize = 5;

fn headings(page: &str) -> Vec<&str> {
    page.lines().filter(|line| line.starts_with('#')).collect()
}

/// The names of the pictures, in their order.
fn pictures(page: &str) -> Vec<&str> {
    let lines = page.lines().filter(|line| line.starts_with("!["));
    lines
        .map(|line| {
            let (_, name) = line.rsplit_once("](").expect("the name of a picture");
            name.strip_suffix(')').expect("the end of its line")
        })
        .collect()
}

#[test]
fn every_game_has_its_page_for_players_in_every_language() {
    for &game in GameId::ALL {
        let english = Speaker::default().guide(game);
        assert!((2..=8).contains(&pictures(english).len()), "{game}");
        for &language in Language::ALL {
            let speaker = Speaker::new(language);
            let page = speaker.guide(game);
            let what = format!("{game} in {}", language.tag());
            assert!(
                page.starts_with(&format!("# {}", speaker.game_name(game))),
                "{what}"
            );
            assert_eq!(headings(page).len(), 1 + PARTS, "{what}");
            assert_eq!(pictures(page), pictures(english), "{what}");
            let words = page.split_whitespace().count();
            assert!(WORDS.contains(&words), "{what} has {words} words");
            let rows = |page: &str| page.lines().filter(|line| line.starts_with('|')).count();
            assert_eq!(rows(page), rows(english), "{what}: the tables");
            let points = |page: &str| page.lines().filter(|line| line.starts_with("- ")).count();
            assert_eq!(points(page), points(english), "{what}: the lists");
            if language != Language::English {
                assert_ne!(headings(page)[1], headings(english)[1], "{what} is in English");
            }
        }
    }
}

#[test]
fn players_are_told_no_rule_numbers_notation_or_commands() {
    for &game in GameId::ALL {
        for &language in Language::ALL {
            let page = Speaker::new(language).guide(game);
            let what = format!("{game} in {}", language.tag());
            for rule in game.rules().iter() {
                assert!(!page.contains(&rule.to_string()), "{what}: {rule}");
            }
            let prose: String = page.lines().filter(|line| !line.starts_with("| ---")).collect();
            for wrong in FOR_PROGRAMS {
                assert!(!prose.to_lowercase().contains(wrong), "{what}: {wrong}");
            }
        }
    }
}

#[test]
fn every_numbered_rule_can_be_reached() {
    let folder = folder();
    let installation = Installation::open(folder.path());
    let mut guest = installation.guest();
    for language in Language::ALL {
        guest.post("/preferences", &[("language", language.tag())]);
        for &game in GameId::ALL {
            let reference = guest.get(&format!("/rules/{game}/reference")).expect(200).text();
            let players = guest.get(&format!("/rules/{game}")).expect(200).text();
            assert!(
                players.contains(&format!("href=\"/rules/{game}/reference\"")),
                "{game}"
            );
            assert!(reference.contains(&format!("href=\"/rules/{game}\"")), "{game}");
            let mut anchors = 0;
            for rule in game.rules().iter() {
                let anchor = rule.to_string().to_lowercase();
                let id = format!("id=\"{anchor}\"");
                assert_eq!(reference.matches(&id).count(), 1, "{game}: {anchor}");
                // Old addresses have the anchor on the page for players.
                assert_eq!(players.matches(&id).count(), 1, "{game}: {anchor}");
                let link = format!("href=\"/rules/{game}/reference#{anchor}\"");
                assert!(players.contains(&link), "{game}: {anchor}");
                anchors += 1;
            }
            let prefix = format!("id=\"{}-", game.rules().prefix.to_lowercase());
            assert_eq!(reference.matches(&prefix).count(), anchors, "{game}");
        }
    }
    guest.get("/rules/x/reference").expect(404);
}

#[test]
fn both_pages_show_pictures_and_the_panel_beside_a_board_is_the_page_for_players() {
    let folder = folder();
    let installation = Installation::open(folder.path());
    let mut guest = installation.guest();
    for &game in GameId::ALL {
        let pictures = pictures(Speaker::default().guide(game)).len();
        let scenes = |page: &str| {
            page.matches(&format!("<svg class=\"scene scene-{game}\""))
                .count()
        };
        let players = guest.get(&format!("/rules/{game}")).expect(200).text();
        assert_eq!(scenes(&players), pictures, "{game}");
        assert_eq!(players.matches("<figcaption>").count(), pictures, "{game}");
        assert!(!players.contains("<img"), "{game}: a picture that is not there");
        let beside = guest
            .get(&format!("/rules/{game}?part=beside"))
            .expect(200)
            .text();
        assert_eq!(scenes(&beside), pictures, "{game}");
        assert!(!beside.contains("<html"), "{game}");
        assert!(beside.contains(&format!("/rules/{game}/reference")), "{game}");
        // It begins with a match in full swing.
        let reference = guest.get(&format!("/rules/{game}/reference")).expect(200).text();
        assert!(scenes(&reference) > lessons::diagrams(game).len(), "{game}");
        let first = reference.split("<figure>").nth(1).expect("a picture");
        let first = first.split("</figure>").next().expect("its end");
        let shown = first.matches("<g ").count();
        assert!(shown > 30, "{game}: an empty table with {shown} things");
    }
}
