//! Several people at one screen, several screens at one table, and spectators.

use std::time::Duration;

use dice::SeededDice;
use rules::Viewer;
use serde_json::json;

use crate::installation::{Installation, folder, log, stored};
use client::{Heard, Live, Page, inner};

/// How long to wait where nothing should arrive.
const A_MOMENT: Duration = Duration::from_millis(50);

#[test]
fn hands_are_covered_until_the_device_is_passed_on() {
    for game in ["sun", "tomb"] {
        let folder = folder();
        let installation = Installation::open(folder.path());
        let mut guest = installation.guest();
        let fields = [
            ("who1", "me"),
            ("name1", "Merit"),
            ("who2", "person"),
            ("name2", "Nofret"),
        ];
        let id = guest.open(game, &fields);
        // Nothing is dealt, and chance has not named anybody: the device is not passed on yet.
        let page = guest.get(&format!("/table/{id}")).expect(200).text();
        assert_eq!(Page::loaded(&page).part("cover"), "", "{game}");
        let mut live = Live::new(&guest, &id);
        let mut spectator = Live::new(&installation.guest(), &id);
        let dice = &mut SeededDice::new(3);
        let (mut passed, mut seen) = (0, 0);
        for _ in 0..40 {
            live.until(|live| live.may_act() || live.is_over() || live.covered().is_some());
            if live.is_over() {
                break;
            }
            if let Some(seat) = live.covered() {
                passed += 1;
                // No hand is shown, nothing can be clicked, and the picture is the public one.
                assert!(live.choices().is_empty(), "{game}: {}", live.update);
                assert!(!live.may_act() && live.page.part("bar").is_empty());
                let end = live.page.log.clone();
                spectator.until(|spectator| spectator.page.log == end);
                assert_eq!(live.page.layers, spectator.page.layers, "{game}");
                // Another seat's name does not uncover the screen.
                let other = if seat == "1" { "2" } else { "1" };
                live.say(&json!({ "do": "show", "seat": other }));
                live.until(|live| live.covered().is_some());
                assert!(live.choices().is_empty());
                live.show(&seat);
                assert!(live.may_act(), "{game}: {}", live.update);
                assert_eq!(live.seat(), seat);
                seen += usize::from(live.page.layers != spectator.page.layers);
                // A reloaded page is covered again; a second tab of the same person shows the
                // same once it is uncovered.
                let mut second = Live::new(&guest, &id);
                assert_eq!(second.covered(), Some(seat.clone()));
                assert_eq!(second.page.layers, spectator.page.layers);
                second.show(&seat);
                assert_eq!(second.page, live.page);
                assert_eq!(second.update["paths"], live.update["paths"]);
            }
            let (word, before, seat) = (live.any_word(dice), live.seq(), live.seat());
            assert_eq!(live.act(&word), Heard::Done);
            live.until(|live| live.seq() != before || live.seat() != seat);
        }
        // Looking back shows no hand either: everybody at the screen could see it.
        let mut stranger = installation.guest();
        for path in [
            "/at/0",
            "/at/5?board=beside-table",
            "/at/999?board=beside-table&from=3",
            "/record",
            "/picture.svg",
        ] {
            let path = format!("/table/{id}{path}");
            let [own, others] = [&mut guest, &mut stranger].map(|guest| guest.get(&path).expect(200).text());
            let board = |page: &str| match page.find("id=\"board\"") {
                Some(_) => inner(page, "board").to_owned(),
                None => page.to_owned(),
            };
            assert_eq!(board(&own), board(&others), "{game}: {path}");
        }
        assert!(passed > 5, "{game}: the device was passed on {passed} times");
        assert!(
            seen > 3,
            "{game}: only {seen} of {passed} times a seat saw more than the others"
        );
        installation.close();
    }
}

#[test]
fn two_tabs_agree_and_who_is_late_is_refused() {
    let folder = folder();
    let installation = Installation::open(folder.path());
    let mut guest = installation.guest();
    let id = guest.open("pylos", &[("who2", "person")]);
    let (mut one, mut two) = (Live::new(&guest, &id), Live::new(&guest, &id));
    let dice = &mut SeededDice::new(1);
    for _ in 0..10 {
        let (late, stale) = (two.any_word(dice), two.seq());
        one.play_any(dice);
        let stored = log(folder.path(), &id);
        let late = json!({ "do": "act", "seq": stale, "seat": "1", "word": late });
        assert!(matches!(two.ask(&late), Heard::Refused(_)));
        assert_eq!(log(folder.path(), &id), stored);
        let now = one.seq();
        two.until(|two| two.seq() == now);
        assert_eq!(one.page, two.page);
        std::mem::swap(&mut one, &mut two);
    }
    installation.close();
}

#[test]
fn who_does_not_sit_there_only_watches() {
    for game in ["pylos", "sun", "tomb"] {
        let folder = folder();
        let installation = Installation::open(folder.path());
        let mut guest = installation.guest();
        let id = guest.open(game, &[("who2", "person")]);
        let owner = Live::new(&guest, &id);
        let mut stranger = Live::new(&installation.guest(), &id);
        assert!(!stranger.may_act() && stranger.choices().is_empty());
        assert_eq!(stranger.covered(), None);
        let stored = log(folder.path(), &id);
        let mut live = owner;
        live.until_own_turn();
        for seat in ["1", "2"] {
            for (_, words) in live.choices() {
                let seq = live.seq();
                let act = json!({ "do": "act", "seq": seq, "seat": seat, "word": words[0] });
                assert!(matches!(stranger.ask(&act), Heard::Refused(_)));
            }
            for what in [
                "undo",
                "undo-turn",
                "ask-takeback",
                "resign",
                "offer-draw",
                "accept-draw",
            ] {
                let wish = json!({ "do": "command", "seq": live.seq(), "seat": seat, "what": what });
                assert!(matches!(stranger.ask(&wish), Heard::Refused(_)), "{what}");
            }
            stranger.say(&json!({ "do": "show", "seat": seat }));
            stranger.hear(Duration::from_secs(10)).expect("an update");
            assert!(!stranger.may_act() && stranger.choices().is_empty());
            let loaded = stranger.loaded();
            assert_eq!(stranger.page, loaded);
        }
        let heard = stranger.ask(&json!({ "do": "hint" }));
        assert!(matches!(heard, Heard::Refused(_)));
        assert_eq!(log(folder.path(), &id), stored, "{game}");
        let refused = stranger.guest.post(&format!("/table/{id}/rematch"), &[]);
        assert_eq!(refused.status, 403);
        installation.close();
    }
}

#[test]
fn a_hidden_choice_sends_nothing_to_the_others() {
    let folder = folder();
    let installation = Installation::open(folder.path());
    let mut guest = installation.guest();
    let id = guest.open("tomb", &[("who2", "person")]);
    let mut live = Live::new(&guest, &id);
    let mut spectator = Live::new(&installation.guest(), &id);
    let dice = &mut SeededDice::new(2);
    let mut hidden = 0;
    for _ in 0..40 {
        live.until_own_turn();
        if live.is_over() {
            break;
        }
        let before = spectator.seq();
        let lines = stored(folder.path(), &id).log().len();
        let heard = spectator.received.len();
        live.play_any(dice);
        let truth = stored(folder.path(), &id);
        assert!(truth.log().len() > lines);
        let noticed = truth.seq(Viewer::Public).0;
        spectator.until(|spectator| spectator.seq() == noticed);
        while spectator.hear(A_MOMENT).is_some() {}
        if spectator.seq() == before {
            hidden += 1;
            assert_eq!(spectator.received.len(), heard, "{}", spectator.update);
        }
    }
    assert!(hidden > 5, "{hidden} hidden choices");
    installation.close();
}
