//! Dead links say what can be done instead; and names that would reverse the text of a page do
//! not.

use dice::SeededDice;
use serde_json::json;

use crate::friends::invitation;
use crate::installation::{Installation, folder, matches};
use client::{Browser, Heard, Live};

/// Characters that reverse text or hide in it.
const TRICKS: [char; 9] = [
    '\u{202a}', '\u{202b}', '\u{202d}', '\u{202e}', '\u{2066}', '\u{2067}', '\u{200b}', '\u{200f}',
    '\u{feff}',
];

/// The error page with this status, and the addresses that it offers.
#[track_caller]
fn offered(guest: &mut Browser, path: &str, status: u16) -> (String, Vec<String>) {
    let page = guest.get(path).expect(status).text();
    let error = page
        .split("<section class=\"error card\">")
        .nth(1)
        .expect("a page of trouble");
    let links = error.split("href=\"").skip(1);
    let links = links.map(|rest| rest.split('"').next().expect("an address").to_owned());
    (error.to_owned(), links.collect())
}

#[test]
fn dead_links_offer_a_way_on_in_every_language() {
    let folder = folder();
    let installation = Installation::open(folder.path());
    let mut host = installation.guest();
    let (taken, to_taken) = invitation(&mut host, "pylos");
    installation
        .guest()
        .post(&to_taken, &[("name", "Nofret")])
        .location();
    let (over, to_over) = invitation(&mut host, "sun");
    let mut here = Live::new(&host, &over);
    assert_eq!(here.wish("resign"), Heard::Done);
    let (_, spent) = invitation(&mut host, "tomb");
    let forged = spent.rsplit_once('/').expect("a token").0.to_owned() + "/000000000000000000000000";
    let before = matches(folder.path());
    let mut said = Vec::new();
    for language in ["en", "sk", "cs", "uk"] {
        let mut late = installation.guest();
        late.post("/preferences", &[("language", language)]);
        let (text, ways) = offered(&mut late, &to_taken, 409);
        assert_eq!(
            ways,
            [format!("/table/{taken}"), "/new/pylos".to_owned(), "/".to_owned()]
        );
        said.push(text);
        let (text, ways) = offered(&mut late, &to_over, 410);
        assert_eq!(
            ways,
            [format!("/table/{over}"), "/new/sun".to_owned(), "/".to_owned()]
        );
        said.push(text);
        for nowhere in [
            forged.as_str(),
            "/sit/jabdp7v3mz/2/000000000000000000000000",
            "/seat/jabdp7v3mz/2/0000000000000/000000000000000000000000",
            "/sit/%E2%80%AE/%3Cb%3E/%F0%9F%98%80",
        ] {
            let (text, ways) = offered(&mut late, nowhere, 404);
            assert_eq!(ways, ["/"]);
            said.push(text);
        }
        for gone in [
            "/table/jabdp7v3mz",
            "/table/x",
            "/table/jabdp7v3mz/at/3",
            "/table/jabdp7v3mz/record",
        ] {
            let (text, _) = offered(&mut late, gone, 404);
            said.push(text);
        }
        // The offered addresses exist.
        for way in [
            format!("/table/{taken}"),
            "/new/pylos".to_owned(),
            format!("/table/{over}"),
        ] {
            late.get(&way).expect(200);
        }
        late.post(&to_taken, &[("name", "Late")]).expect(409);
        late.post(&to_over, &[("name", "Late")]).expect(410);
        late.post(&forged, &[("name", "Late")]).expect(404);
    }
    let each = said.len() / 4;
    for (place, text) in said.iter().enumerate().skip(each) {
        assert_ne!(*text, said[place % each], "left in English");
    }
    assert_eq!(matches(folder.path()), before);
}

/// Nothing reverses text, and isolates come in pairs.
#[track_caller]
fn check_calm(text: &str, whence: &str) {
    for trick in TRICKS {
        assert!(!text.contains(trick), "{whence} has {trick:?}");
    }
    let count = |sign: char| text.matches(sign).count();
    assert_eq!(count('\u{2068}'), count('\u{2069}'), "{whence}");
}

#[test]
fn names_do_not_turn_pages_around() {
    let folder = folder();
    let installation = Installation::open(folder.path());
    let (mut host, mut friend) = (installation.guest(), installation.guest());
    let tricky: String = "txt"
        .chars()
        .zip(TRICKS)
        .flat_map(|(c, trick)| [trick, c])
        .collect();
    host.post("/me/name", &[("name", &tricky)]).location();
    let (id, link) = invitation(&mut host, "pylos");
    friend.post(&link, &[("name", "\u{202e}אסתר\u{2069}")]).location();
    let mut here = Live::new(&host, &id);
    let mut there = Live::new(&friend, &id);
    here.until(|live| live.page.part("players").contains("\u{2068}אסתר\u{2069}"));
    assert!(here.page.part("near").contains("txt"));
    let rename =
        json!({ "do": "rename", "seat": "2", "name": format!("{}{}", "\u{202e}".repeat(3), "אסתר המלכה") });
    assert_eq!(there.ask(&rename), Heard::Done);
    let too_long = json!({ "do": "rename", "seat": "2", "name": "x".repeat(3_000) });
    assert!(matches!(there.ask(&too_long), Heard::Refused(_)));
    here.until(|live| live.page.part("players").contains("המלכה"));
    let dice = &mut SeededDice::new(1);
    let word = here.any_word(dice);
    assert_eq!(here.act(&word), Heard::Done);
    there.until(Live::may_act);
    let pages = [
        "/".to_owned(),
        "/me".to_owned(),
        format!("/table/{id}"),
        format!("/table/{id}/at/1"),
    ];
    for path in &pages {
        check_calm(&host.get(path).expect(200).text(), path);
    }
    for message in here.received.iter().chain(&there.received) {
        check_calm(message, "a message");
    }
    // An imported record may contain any name.
    let record = host.get(&format!("/table/{id}/record")).expect(200).text();
    let record = record.replace(
        "person txt",
        &format!("person {}", "x\u{202e}y\u{2067}".repeat(100)),
    );
    assert!(record.contains('\u{202e}'));
    let imported = host.post("/import", &[("record", &record)]).location();
    for path in [imported.as_str(), "/", "/me"] {
        check_calm(&host.get(path).expect(200).text(), path);
    }
    let text = host.get(&imported).expect(200).text();
    assert!(!text.contains(&"xy".repeat(30)), "a long name is cut off");
}
