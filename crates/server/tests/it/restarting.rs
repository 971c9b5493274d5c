//! A server that is restarted continues where it was.

use std::time::{SystemTime, UNIX_EPOCH};

use dice::SeededDice;
use play::Time;
use rules::{Position, Seat};

use crate::installation::{Installation, folder, log, stored};
use client::{Live, until};

#[test]
fn every_table_goes_on_after_a_restart() {
    for game in ["pylos", "sun", "tomb", "pyramido", "pacal"] {
        let folder = folder();
        let mut installation = Installation::open(folder.path());
        let mut guest = installation.guest();
        let id = guest.open(game, &[("who2", "random"), ("who3", "random")]);
        let dice = &mut SeededDice::new(4);
        let mut live = Live::new(&guest, &id);
        for round in 0..6 {
            for _ in 0..3 {
                live.play_any(dice);
            }
            let shown = live.page.clone();
            drop(live);
            installation.close();
            let before = log(folder.path(), &id);
            installation = Installation::open(folder.path());
            guest = guest.at(installation.address);
            live = Live::new(&guest, &id);
            live.until_own_turn();
            assert!(
                log(folder.path(), &id).starts_with(&before),
                "{game} in round {round}"
            );
            assert_eq!(live.page, shown, "{game}: the page is the same after a restart");
        }
        installation.close();
    }
}

#[test]
fn bots_play_on_without_their_opponent_looking() {
    let folder = folder();
    let installation = Installation::open(folder.path());
    let mut guest = installation.guest();
    let id = guest.open(
        "sun",
        &[
            ("seats", "3"),
            ("who1", "random"),
            ("who2", "me"),
            ("who3", "random"),
        ],
    );
    // It is dealt once their page has added to the dice.
    drop(Live::new(&guest, &id));
    installation.close();
    let installation = Installation::open(folder.path());
    let waits_for_guest = || {
        let undecided = stored(folder.path(), &id).position().undecided();
        undecided.iter().eq([Seat::SECOND])
    };
    until("the bot before the guest has played", waits_for_guest);
    installation.close();
}

#[test]
fn bots_among_themselves_play_for_whoever_looks_and_not_for_nobody() {
    let folder = folder();
    let installation = Installation::open(folder.path());
    let mut guest = installation.guest();
    let ids: Vec<String> = (0..5)
        .map(|_| guest.open("pylos", &[("who1", "random"), ("who2", "random")]))
        .collect();
    installation.close();
    // Nothing goes on by itself, not even after a restart, until somebody looks.
    let installation = Installation::open(folder.path());
    let mut live = Live::new(&guest.at(installation.address), &ids[0]);
    live.until(Live::is_over);
    for id in &ids[1..] {
        assert_eq!(log(folder.path(), id), "", "{id} has gone on");
    }
    installation.close();
    assert!(stored(folder.path(), &ids[0]).is_over());
}

#[test]
fn clocks_are_right_after_a_restart_and_what_ran_out_has_fallen() {
    let folder = folder();
    let installation = Installation::open(folder.path());
    let mut guest = installation.guest();
    let fischer = [
        ("who2", "person"),
        ("clock", "fischer"),
        ("minutes", "5"),
        ("increment", "0"),
    ];
    let long = guest.open("pylos", &fischer);
    let short = guest.open(
        "pylos",
        &[("who2", "person"), ("clock", "per-move"), ("limit", "2")],
    );
    let dice = &mut SeededDice::new(6);
    for id in [&long, &short] {
        let mut live = Live::new(&guest, id);
        live.play_any(dice);
        live.play_any(dice);
    }
    installation.close();
    assert!(!stored(folder.path(), &short).is_over());
    // The clock runs while nobody serves.
    let falls = stored(folder.path(), &short).next_flag().expect("a clock runs");
    until("the flag falls", || now() > falls);
    let installation = Installation::open(folder.path());
    let guest = guest.at(installation.address);
    let mut live = Live::new(&guest, &short);
    live.until(Live::is_over);
    let result = stored(folder.path(), &short);
    let finish = result.result().expect("the flag has fallen");
    assert_eq!(finish.places.iter().copied().collect::<Vec<_>>(), [2, 1]);
    // The time while the server was down counts: the match did not stop.
    let live = Live::new(&guest, &long);
    let clocks = live.update["clocks"].as_array().expect("clocks").clone();
    let left = |seat: usize| clocks[seat]["left"].as_u64().expect("milliseconds");
    assert!(
        clocks[0]["running"] == true && clocks[1]["running"] == false,
        "{clocks:?}"
    );
    // It has waited for the other flag, which took two seconds.
    assert!((290_000..=298_000).contains(&left(0)), "{clocks:?}");
    assert!((295_000..=300_000).contains(&left(1)), "{clocks:?}");
    let now = stored(folder.path(), &long);
    let faces = now.clocks(rules::Viewer::Public, now.log().last().expect("an entry").time);
    let at_last_entry = faces.expect("clocks").iter().next().expect("a seat").left.0;
    assert!(at_last_entry - left(0) >= 2_000, "{at_last_entry} {clocks:?}");
    installation.close();
}

/// What the clocks of a server say.
fn now() -> Time {
    let since = SystemTime::now().duration_since(UNIX_EPOCH);
    Time::from_millis(since.expect("a clock after 1970").as_millis() as u64)
}
