//! Whole matches through live connections, and what can be done with them afterwards.

use std::path::Path;

use dice::SeededDice;
use games::GameId;
use play::{EntryKind, Number, verify};
use rules::{Actor, Observe, Position, Viewer};
use say::Speaker;

use crate::installation::{Installation, folder, replayed, stored};
use client::{Live, inner};

/// No match takes this many actions of one seat.
const TOO_LONG: usize = 2_000;

/// Loading a page takes as long as several actions, so that is done at the start and then
/// occasionally. Damage by a patch is permanent, so it is still found.
const NOW_AND_THEN: usize = 8;

/// Plays a match to its end; whenever this screen is on turn, the page must show exactly what a
/// freshly loaded page would.
fn play_to_the_end(live: &mut Live, dice: &mut SeededDice) {
    for turn in 0..TOO_LONG {
        if live.is_over() {
            return;
        }
        live.play_any(dice);
        if turn < NOW_AND_THEN || turn % NOW_AND_THEN == 0 {
            let loaded = live.loaded();
            assert_eq!(live.page, loaded, "the page that was loaded now differs");
        }
    }
    panic!("the match does not end");
}

/// Page, log and export agree at the end.
fn check_the_end(live: &mut Live, folder: &Path) {
    let loaded = live.loaded();
    assert_eq!(live.page, loaded);
    let stored = stored(folder, &live.id);
    assert!(stored.is_over());
    let record = live
        .guest
        .get(&format!("/table/{}/record", live.id))
        .expect(200)
        .text();
    let exported = replayed(&record);
    assert_eq!(exported.log(), stored.log());
    assert_eq!(exported.position(), stored.position());
    assert_eq!(exported.result(), stored.result());
    if exported.header().dice.is_some() {
        verify(&exported).expect("every roll follows from the secret and the nonces");
    }
    let finish = stored.result().expect("a result");
    let names = stored.players().map(|_, player| player.to_string());
    // People are shown by their names; a bot by its character's name.
    let winner = Speaker::default().winners(&finish.places, &names);
    if !winner.contains("bot ") {
        let text = winner.replace("person ", "").replace('&', "&amp;");
        // Whoever looks is told so.
        let own = text.contains("Merit") && live.page.part("result").contains("You win");
        assert!(
            own || live.page.part("result").contains(text.trim_end_matches('.')),
            "{text} in {}",
            live.page.part("result")
        );
    }
    // The log tells everything that could be noticed, turn by turn.
    let noticed = |number: &Number| {
        let before = stored.position_after(Number(number.0 - 1));
        let kind = &stored.entry(*number).expect("an entry").kind;
        let actor = match kind {
            EntryKind::Acted { seat, .. } => Actor::Seat(*seat),
            _ => Actor::Chance,
        };
        let action = kind.action().expect("an action");
        before.event(actor, *action, Viewer::All).is_some()
    };
    assert_eq!(told(live), stored.standing().filter(noticed).count());
    for tally in stored
        .position()
        .tally()
        .iter()
        .filter(|tally| !tally.lines.is_empty())
    {
        let result = live.page.part("result");
        let totals = result.split("<tfoot>").nth(1).expect("a table with totals");
        let total = format!("<td class=\"number\">{}</td>", tally.total());
        assert!(totals.contains(&total), "{total}");
    }
}

fn against_bots(game: GameId, seats: u8, level: &str) {
    let folder = folder();
    let installation = Installation::open(folder.path());
    let seats_text = seats.to_string();
    let mut guest = installation.guest();
    let fields = [
        ("seats", seats_text.as_str()),
        ("who1", "me"),
        ("name1", "Merit"),
        ("who2", level),
        ("who3", level),
        ("who4", level),
        ("who5", level),
    ];
    let id = guest.open(game.id(), &fields);
    let mut live = Live::new(&guest, &id);
    let dice = &mut SeededDice::new(u64::from(seats));
    play_to_the_end(&mut live, dice);
    check_the_end(&mut live, folder.path());
    look_back(&mut live);
    installation.close();
}

/// How much the log tells, a turn a line.
fn told(live: &Live) -> usize {
    let last = live.page.log.last().map_or("data-ply=\"0\"", String::as_str);
    client::attribute(last, "data-ply").parse().expect("a number")
}

/// Every moment of a finished match can be viewed, and played on from where possible.
fn look_back(live: &mut Live) {
    let id = live.id.clone();
    let lines = told(live);
    let mut seen = Vec::new();
    // Long matches are checked in larger steps.
    let step = 1 + lines / 50;
    for ply in (0..=lines).filter(|ply| ply % step == 0 || *ply == lines) {
        let moment = live
            .guest
            .get(&format!("/table/{id}/at/{ply}?board=page"))
            .expect(200);
        let moment: serde_json::Value = serde_json::from_slice(&moment.body).expect("JSON");
        assert_eq!(moment["ply"], ply);
        assert_eq!(moment["last"], lines);
        let scene = moment["board"]["whole"].as_str().expect("a picture").to_owned();
        if ply % (10 * step) == 0 || ply == lines {
            let page = live
                .guest
                .get(&format!("/table/{id}/at/{ply}"))
                .expect(200)
                .text();
            assert_eq!(inner(&page, "board"), scene);
            assert!(inner(&page, "chart").contains("<svg") || !page.contains("class=\"points\""));
            let picture = live
                .guest
                .get(&format!("/table/{id}/picture.svg?ply={ply}"))
                .expect(200);
            assert_eq!(picture.header("content-type"), Some("image/svg+xml"));
            assert!(picture.text().starts_with("<svg"), "{}", picture.text());
        }
        seen.push(scene);
    }
    seen.dedup();
    assert!(seen.len() > lines / step / 2, "most actions change the picture");
    // Beyond the end is the end.
    let end = live
        .guest
        .get(&format!("/table/{id}/at/{}", lines + 100))
        .expect(200)
        .text();
    assert_eq!(inner(&end, "board"), seen.last().expect("an end"));
}

#[test]
fn pylos_for_two() {
    against_bots(GameId::Pylos, 2, "easy");
}

#[test]
fn sun_for_the_fewest() {
    against_bots(GameId::Sun, *GameId::Sun.seats().start(), "easy");
}

#[test]
fn sun_for_the_most() {
    against_bots(GameId::Sun, *GameId::Sun.seats().end(), "random");
}

#[test]
fn tomb_for_the_fewest() {
    against_bots(GameId::Tomb, *GameId::Tomb.seats().start(), "easy");
}

#[test]
fn tomb_for_the_most() {
    against_bots(GameId::Tomb, *GameId::Tomb.seats().end(), "random");
}

#[test]
fn pyramido_for_the_fewest() {
    against_bots(GameId::Pyramido, *GameId::Pyramido.seats().start(), "easy");
}

#[test]
fn pyramido_for_the_most() {
    against_bots(GameId::Pyramido, *GameId::Pyramido.seats().end(), "random");
}

#[test]
fn pacal_for_the_fewest() {
    against_bots(GameId::Pacal, *GameId::Pacal.seats().start(), "easy");
}

#[test]
fn pacal_for_the_most() {
    against_bots(GameId::Pacal, *GameId::Pacal.seats().end(), "random");
}

#[test]
fn open_games_on_one_screen_show_every_update_as_a_new_page_would() {
    for game in [GameId::Pylos, GameId::Pyramido, GameId::Pacal] {
        let folder = folder();
        let installation = Installation::open(folder.path());
        let mut guest = installation.guest();
        let id = guest.open(
            game.id(),
            &[("screen", "shared"), ("who2", "person"), ("name2", "Nofret")],
        );
        let mut live = Live::new(&guest, &id);
        let mut spectator = Live::new(&installation.guest(), &id);
        let dice = &mut SeededDice::new(5);
        for turn in 0..TOO_LONG {
            if live.is_over() {
                break;
            }
            assert_eq!(live.covered(), None, "{game} has no secrets");
            live.play_any(dice);
            if turn < NOW_AND_THEN || turn % NOW_AND_THEN == 0 || live.is_over() {
                let loaded = live.loaded();
                assert_eq!(live.page, loaded, "{game}");
                let end = told(&live);
                spectator.until(|spectator| told(spectator) == end);
                let loaded = spectator.loaded();
                assert_eq!(spectator.page, loaded, "{game} for a spectator");
            }
        }
        check_the_end(&mut live, folder.path());
        installation.close();
    }
}
