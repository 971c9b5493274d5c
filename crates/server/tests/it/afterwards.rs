//! What can be done besides playing: undo, draws, resigning, clocks; and with a finished match:
//! analysis, rematch, playing on, export and import.

use std::path::Path;
use std::time::Duration;

use dice::SeededDice;
use play::{EntryKind, Notice};
use rules::{Position, Seat, Viewer};

use crate::installation::{Installation, folder, log, matches, stored};
use client::{Browser, Heard, Live, inner, until};

/// A match that was resigned after some actions.
fn resigned(guest: &mut Browser, game: &str) -> String {
    let id = guest.open(game, &[("who1", "me"), ("name1", "Merit"), ("who2", "random")]);
    let mut live = Live::new(guest, &id);
    let dice = &mut SeededDice::new(12);
    for _ in 0..8 {
        live.play_any(dice);
    }
    live.until_own_turn();
    assert_eq!(live.wish("resign"), Heard::Done);
    live.until(Live::is_over);
    id
}

fn id_of(address: &str) -> String {
    let rest = address.strip_prefix("/table/").expect("a table");
    rest.split('/').next().expect("an id").to_owned()
}

#[test]
fn an_action_is_taken_back() {
    let folder = folder();
    let installation = Installation::open(folder.path());
    let mut guest = installation.guest();
    let id = guest.open("pylos", &[("who2", "random")]);
    let mut live = Live::new(&guest, &id);
    let start = live.page.clone();
    live.play_any(&mut SeededDice::new(1));
    assert_ne!(live.page.layers, start.layers);
    let before = log(folder.path(), &id);
    assert_eq!(live.wish("undo"), Heard::Done);
    live.until(|live| live.may_act() && live.page.log.is_empty());
    assert_eq!(live.page.layers, start.layers);
    let loaded = live.loaded();
    assert_eq!(live.page, loaded);
    let after = log(folder.path(), &id);
    assert!(
        after.starts_with(&before) && after.len() > before.len(),
        "the log only grows"
    );
    assert!(
        matches!(live.wish("undo"), Heard::Refused(_)),
        "there is nothing left"
    );
    installation.close();
}

#[test]
fn a_bot_declines_a_draw() {
    let folder = folder();
    let installation = Installation::open(folder.path());
    let mut guest = installation.guest();
    let id = guest.open("pylos", &[("who2", "random")]);
    let mut live = Live::new(&guest, &id);
    live.play_any(&mut SeededDice::new(1));
    assert_eq!(live.wish("offer-draw"), Heard::Done);
    let declined = |entry: &play::Entry<_>| matches!(entry.kind, EntryKind::Said(Notice::DrawDeclined(_)));
    until("the bot declines", || {
        stored(folder.path(), &id).log().iter().any(declined)
    });
    let seq = stored(folder.path(), &id).seq(Viewer::Seat(Seat::FIRST)).0;
    live.until(|live| live.seq() == seq);
    assert!(
        live.page.part("commands").contains("data-do=\"offer-draw\""),
        "there is no offer any more"
    );
    let news = live.page.part("news");
    assert!(news.contains("declines the draw"), "nobody is told: {news}");
    assert!(!live.is_over());
    live.play_any(&mut SeededDice::new(2));
    // In a game without draws there is nothing to offer.
    let sun = guest.open("sun", &[("who2", "random")]);
    let mut live = Live::new(&guest, &sun);
    live.until_own_turn();
    assert!(matches!(live.wish("offer-draw"), Heard::Refused(_)));
    installation.close();
}

#[test]
fn who_resigns_has_lost() {
    let folder = folder();
    let installation = Installation::open(folder.path());
    let mut guest = installation.guest();
    for game in ["pylos", "sun", "tomb", "pyramido", "pacal"] {
        let id = resigned(&mut guest, game);
        let game = stored(folder.path(), &id);
        let places: Vec<u8> = game.result().expect("a result").places.iter().copied().collect();
        assert_eq!(places, [2, 1]);
        // Everything about it is open now, also to spectators.
        let mut stranger = installation.guest();
        for path in ["", "/at/0", "/at/3", "/at/9999", "/record", "/picture.svg?ply=4"] {
            stranger.get(&format!("/table/{id}{path}")).expect(200);
        }
    }
    installation.close();
}

#[test]
fn a_flag_falls_though_nobody_looks_and_bots_keep_to_their_time() {
    let folder = folder();
    let installation = Installation::open(folder.path());
    let mut guest = installation.guest();
    let id = guest.open(
        "pylos",
        &[("who2", "hard"), ("clock", "per-move"), ("limit", "1")],
    );
    let mut live = Live::new(&guest, &id);
    let dice = &mut SeededDice::new(1);
    for _ in 0..3 {
        live.play_any(dice);
        assert!(!live.is_over(), "the bot is in time");
    }
    drop(live);
    until("the flag falls", || stored(folder.path(), &id).is_over());
    let game = stored(folder.path(), &id);
    let places: Vec<u8> = game.result().expect("a result").places.iter().copied().collect();
    assert_eq!(places, [2, 1], "it is the person who was late");
    installation.close();
}

#[test]
fn a_finished_match_is_analysed() {
    let folder = folder();
    let installation = Installation::open(folder.path());
    let mut guest = installation.guest();
    let id = resigned(&mut guest, "pylos");
    until("all is looked at", || {
        let answer = guest.post(&format!("/table/{id}/analysis"), &[]).expect(200);
        let answer: serde_json::Value = serde_json::from_slice(&answer.body).expect("JSON");
        assert!(answer["of"].as_u64() > Some(0), "{answer}");
        let told = answer["text"].as_str().expect("a sentence");
        assert!(told.contains("looked at") && told.contains("decision"), "{told}");
        answer["done"] == answer["of"]
    });
    let page = guest.get(&format!("/table/{id}/at/0")).expect(200).text();
    assert!(
        inner(&page, "chart").contains("<svg"),
        "{}",
        inner(&page, "chart")
    );
    assert!(page.contains("class=\"accuracy\""), "{page}");
    assert!(page.contains("Best or as good"), "{page}");
    chances_are_one_curve(&page);
    let going = guest.open("pylos", &[("who2", "random")]);
    guest.post(&format!("/table/{going}/analysis"), &[]).expect(409);
    installation.close();
}

/// There is a value for every turn; those of both players add up, and the last ones are the result.
fn chances_are_one_curve(page: &str) {
    let chart = inner(page, "chart");
    let turns = inner(page, "log").matches("data-ply=").count();
    assert!(chart.contains(&format!("turn {turns}<")), "{chart}");
    let body = chart.split("<tbody>").nth(1).expect("numbers");
    let rows: Vec<Vec<i32>> = body
        .split("<tr>")
        .skip(1)
        .map(|row| {
            let cells = row.split("<td>").skip(1);
            let percents = cells.filter_map(|cell| cell.split('%').next()?.parse().ok());
            percents.collect()
        })
        .collect();
    assert!(rows.len() > 1, "{body}");
    for row in &rows {
        assert_eq!(row.len(), 2, "{body}");
        assert!((99..=101).contains(&row.iter().sum::<i32>()), "{row:?}");
    }
    assert_eq!(rows.last(), Some(&vec![0, 100]), "who resigns has lost");
}

#[test]
fn looking_back_says_who_won_and_leads_on() {
    let folder = folder();
    let installation = Installation::open(folder.path());
    let mut guest = installation.guest();
    let id = resigned(&mut guest, "pylos");
    let table = guest.get(&format!("/table/{id}")).expect(200).text();
    assert!(
        inner(&table, "result").contains(&format!("href=\"/table/{id}/at/end\"")),
        "it is looked at from its end"
    );
    let page = guest.get(&format!("/table/{id}/at/end")).expect(200).text();
    let last = page
        .split("data-last=\"")
        .nth(1)
        .and_then(|rest| rest.split('"').next());
    let last = last.expect("a last moment");
    assert!(
        page.contains(&format!("data-now=\"{last}\"")),
        "it opens at the end"
    );
    // A card over the table can be closed; here there is nothing to close, and nothing leads here.
    assert!(!page.contains("data-close"), "{page}");
    assert!(!page.contains("class=\"result"), "{page}");
    assert!(!page.contains(&format!("href=\"/table/{id}/at/end\"")), "{page}");
    let ways = page.split("class=\"ways-on\"").nth(1).expect("ways on");
    let ways = ways.split("</section>").next().expect("an end");
    assert!(ways.contains("wins") && ways.contains("You resigned."), "{ways}");
    assert!(
        ways.contains(&format!("action=\"/table/{id}/rematch\"")),
        "{ways}"
    );
    assert!(ways.contains(&format!("href=\"/table/{id}\"")), "{ways}");
    let mut stranger = installation.guest();
    let page = stranger.get(&format!("/table/{id}/at/end")).expect(200).text();
    assert!(!page.contains("/rematch"), "only who played plays again");
    installation.close();
}

#[test]
fn who_has_lost_is_offered_a_rematch_first_and_then_an_easier_bot() {
    let folder = folder();
    let installation = Installation::open(folder.path());
    let mut guest = installation.guest();
    let id = guest.open("sun", &[("who1", "me"), ("who2", "medium")]);
    let mut live = Live::new(&guest, &id);
    live.until_own_turn();
    assert_eq!(live.wish("resign"), Heard::Done);
    live.until(Live::is_over);
    let result = live.page.part("result");
    let place = |what: &str| result.find(what);
    assert!(place("/rematch") < place("value=\"easy\""), "{result}");
    assert!(place("/rematch").is_some(), "{result}");
    assert!(result.contains("Easier: "), "{result}");
    assert!(!result.contains("value=\"hard\""), "{result}");
    // Points are there at once.
    assert!(!result.contains("<details"), "{result}");
    installation.close();
}

#[test]
fn steps_go_from_turn_to_turn() {
    let folder = folder();
    let installation = Installation::open(folder.path());
    let mut guest = installation.guest();
    for game in ["sun", "tomb", "pacal"] {
        let id = resigned(&mut guest, game);
        let page = guest.get(&format!("/table/{id}/at/0")).expect(200).text();
        let ends: Vec<u64> = inner(&page, "log")
            .split("data-ply=\"")
            .skip(1)
            .map(|rest| {
                rest.split('"')
                    .next()
                    .unwrap_or_default()
                    .parse()
                    .expect("a number")
            })
            .collect();
        let mut moment = |ply: u64| -> serde_json::Value {
            let answer = guest.get(&format!("/table/{id}/at/{ply}?board=page")).expect(200);
            serde_json::from_slice(&answer.body).expect("JSON")
        };
        let (mut at, mut seen) = (0, Vec::new());
        while let Some(next) = moment(at)["next"].as_u64() {
            assert_eq!(moment(next)["previous"].as_u64(), Some(at), "{game}");
            seen.push(next);
            at = next;
        }
        assert_eq!(seen, ends, "{game}");
        assert!(moment(0)["previous"].is_null());
    }
    installation.close();
}

#[test]
fn a_rematch_moves_the_seats_on() {
    let folder = folder();
    let installation = Installation::open(folder.path());
    let mut guest = installation.guest();
    for game in ["pylos", "sun"] {
        let id = resigned(&mut guest, game);
        let location = guest.post(&format!("/table/{id}/rematch"), &[]).location();
        let (old, new) = (
            stored(folder.path(), &id),
            stored(folder.path(), &id_of(&location)),
        );
        let names = |game: &play::Match<_>| -> Vec<String> {
            game.players().iter().map(ToString::to_string).collect()
        };
        let mut moved: Vec<String> = names(&old);
        moved.rotate_left(1);
        assert_eq!(names(&new), moved);
        let mut live = Live::new(&guest, &id_of(&location));
        live.play_any(&mut SeededDice::new(1));
    }
    let going = guest.open("pylos", &[("who2", "random")]);
    guest.post(&format!("/table/{going}/rematch"), &[]).expect(409);
    installation.close();
}

#[test]
fn any_moment_can_be_played_on_from() {
    let folder = folder();
    let installation = Installation::open(folder.path());
    let mut guest = installation.guest();
    for game in ["pylos", "sun", "tomb", "pyramido", "pacal"] {
        let id = resigned(&mut guest, game);
        let lines = Live::new(&guest, &id).page.log.len();
        for ply in (0..=lines).step_by(1 + lines / 12) {
            let page = guest.get(&format!("/table/{id}/at/{ply}")).expect(200).text();
            assert!(page.contains("class=\"onwards\""), "{game} at {ply}");
            for with in ["bots", "screen"] {
                let answer = guest.post(&format!("/table/{id}/at/{ply}/play"), &[("with", with)]);
                assert_eq!(answer.status, 303, "{game} at {ply}: {}", answer.text());
                let other = id_of(&answer.location());
                let mut live = Live::new(&guest, &other);
                live.play_any(&mut SeededDice::new(3));
                let continued = stored(folder.path(), &other);
                let same = stored(folder.path(), &id);
                assert_eq!(continued.start().seats(), same.position().seats());
            }
        }
    }
    installation.close();
}

fn check_import(guest: &mut Browser, folder: &Path, id: &str) {
    let record = guest.get(&format!("/table/{id}/record")).expect(200).text();
    let location = guest.post("/import", &[("record", &record)]).location();
    let (old, new) = (stored(folder, id), stored(folder, &id_of(&location)));
    assert_eq!(old.log(), new.log());
    assert_eq!(old.result(), new.result());
    let page = guest.get(&location).expect(200).text();
    assert!(page.contains("Merit"));
}

#[test]
fn an_export_can_be_brought_back() {
    let folder = folder();
    let installation = Installation::open(folder.path());
    let mut guest = installation.guest();
    for game in ["pylos", "sun", "tomb", "pyramido", "pacal"] {
        let id = resigned(&mut guest, game);
        check_import(&mut guest, folder.path(), &id);
    }
    installation.close();
}

#[test]
fn a_record_with_faults_is_refused_with_line_and_reason() {
    let folder = folder();
    let installation = Installation::open(folder.path());
    let mut guest = installation.guest();
    let id = resigned(&mut guest, "pylos");
    let record = guest.get(&format!("/table/{id}/record")).expect(200).text();
    // Nobody could roll the dice of a match that was started elsewhere.
    let sun = guest.open("sun", &[("who2", "person")]);
    let begun = crate::installation::kept(folder.path(), &sun).opening + &log(folder.path(), &sun);
    let before = matches(folder.path());
    let lines: Vec<&str> = record.lines().collect();
    let action = lines
        .iter()
        .position(|line| line.starts_with("1 ") || line.contains(": a1") || line.contains("1: "));
    let action = action.expect("an action");
    for broken in ["9z: nonsense", "1: e9", ""] {
        let mut faulty = lines.clone();
        faulty[action] = broken;
        let answer = guest
            .post("/import", &[("record", &faulty.join("\n"))])
            .expect(422)
            .text();
        let alert = answer.split("role=\"alert\">").nth(1).expect("what is wrong");
        let alert = alert.split("</p>").next().expect("an end");
        assert!(
            alert.contains("line") && alert.contains(char::is_numeric),
            "{alert}"
        );
    }
    for nonsense in ["", "hello", "\u{0}\u{1}", "benben 99\n", &"x".repeat(100_000)] {
        guest.post("/import", &[("record", nonsense)]).expect(422);
    }
    guest.post("/import", &[("record", &begun)]).expect(422);
    assert_eq!(matches(folder.path()), before, "nothing was stored by that");
    installation.close();
}

#[test]
fn hints_name_moves_that_can_be_clicked() {
    let folder = folder();
    let installation = Installation::open(folder.path());
    let mut guest = installation.guest();
    for game in ["pylos", "sun", "tomb", "pyramido", "pacal"] {
        let id = guest.open(game, &[("who2", "random")]);
        let mut live = Live::new(&guest, &id);
        live.until_own_turn();
        let before = log(folder.path(), &id);
        live.say(&serde_json::json!({ "do": "hint" }));
        let hint = loop {
            let heard = live.hear(Duration::from_secs(20)).expect("a hint");
            if heard["is"] == "hint" {
                break heard;
            }
        };
        assert_eq!(hint["seq"], live.seq());
        let lines = hint["lines"].as_array().expect("lines");
        assert!((1..=3).contains(&lines.len()), "{game}: {hint}");
        let choices = live.choices();
        for line in lines {
            let word = line["word"].as_str().expect("a word").to_owned();
            let clicks: Vec<&str> = line["clicks"]
                .as_array()
                .expect("clicks")
                .iter()
                .filter_map(|id| id.as_str())
                .collect();
            let path = choices.iter().find(|(_, words)| words.contains(&word));
            let (path, _) = path.unwrap_or_else(|| panic!("{game}: {word} cannot be clicked"));
            assert_eq!(*path, clicks);
            assert!(!line["text"].as_str().expect("a text").is_empty());
        }
        // Asking is no move; where all choose at the same time, the bot may have chosen meanwhile.
        let after = log(folder.path(), &id);
        let new = after.strip_prefix(&before).expect("the log only grows");
        assert!(!new.contains(" 1: "), "{new}");
        let best = lines[0]["word"].as_str().expect("a word");
        assert_eq!(live.act(best), Heard::Done);
    }
    installation.close();
}
