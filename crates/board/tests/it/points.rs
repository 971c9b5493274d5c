//! Who is who, and where points come from.

use std::sync::Arc;

use board::{Audience, Awaited, BoardState, BoardUpdate, Effect, Parts, Perspective, Reader, Story};
use dice::SeededDice;
use draw::{Frame, Inline};
use games::GameId;
use play::AnyMatch;
use rules::{BySeat, Position, Seat, SeatSet, Viewer};
use say::{Language, Speaker};

use crate::states::{act, opened, perspective};

fn names(seats: u8) -> Arc<BySeat<String>> {
    const NAMES: [&str; 5] = ["Anna", "Ibis", "Jackal", "Sphinx", "Scarab"];
    Arc::new(BySeat::from_fn(seats, |seat| NAMES[seat.index()].to_owned()))
}

/// What is drawn and said on a board, without the ids of elements.
fn texts(state: &BoardState, speaker: Speaker) -> String {
    let inline = Inline {
        speaker,
        ..Inline::default()
    };
    let reader = Reader {
        speaker,
        name: Reader::NOW,
    };
    let markup = state.scene.to_inline(inline) + &reader.whole(&state.reading).into_string();
    let parts = markup.split('>').filter_map(|part| part.split('<').next());
    parts.collect::<Vec<_>>().join("\n")
}

/// "seat 2: 43 points" stood on boards beside plates with names.
#[test]
fn boards_call_players_by_their_names() {
    for &language in Language::ALL {
        let speaker = Speaker::new(language);
        for &game in GameId::ALL {
            let seats = *game.seats().end();
            let mut playing = opened(game, seats);
            let dice = &mut SeededDice::new(5);
            let mut seen = String::new();
            for _ in 0..40 {
                let looking = Perspective {
                    speaker,
                    frame: Frame::TALL,
                    ..perspective(SeatSet::only(Seat::FIRST))
                };
                let state = BoardState::of_match(&playing, looking, &names(seats), None);
                seen += &texts(&state, speaker);
                if !act(&mut playing, dice) {
                    break;
                }
            }
            for seat in Seat::all(seats) {
                let number = speaker.seat(seat);
                assert!(!seen.contains(&number), "{game} says {number}");
            }
            if say::board::has_points(&playing.view(Viewer::Public)) {
                assert!(seen.contains("Ibis"), "{game} does not name Ibis in {language:?}");
            }
        }
    }
}

/// Plays until something is over or many actions were played, and hands every board to somebody.
fn watch(game: GameId, seed: u64, mut seen: impl FnMut(&AnyMatch, &BoardState, &BoardState)) {
    let seats = *game.seats().start();
    let mut playing = opened(game, seats);
    let dice = &mut SeededDice::new(seed);
    let names = names(seats);
    let looking = perspective(SeatSet::only(Seat::FIRST));
    let mut before = BoardState::of_match(&playing, looking, &names, None);
    for _ in 0..600 {
        if !careful(&mut playing, dice) {
            break;
        }
        let state = BoardState::of_match(&playing, looking, &names, Some(before.previous()));
        seen(&playing, &before, &state);
        before = state;
    }
}

/// Plays as somebody does who does not leave gaps.
fn careful(playing: &mut AnyMatch, dice: &mut SeededDice) -> bool {
    let Some(actor) = playing.position().next_actor() else {
        return false;
    };
    let mut choices = Vec::new();
    playing.position().legal_actions(actor, &mut choices);
    let index = playing.position().random_choice(&choices, dice);
    crate::states::play(playing, actor, choices[index]);
    true
}

/// Every point that a plate gets has a source, and what the sources bring is what the plate gets.
#[test]
fn sources_of_points_add_up() {
    for &game in GameId::ALL {
        let mut sources = 0;
        watch(game, 2, |_, before, state| {
            let parts = Parts::none();
            let reader = Reader {
                speaker: Speaker::default(),
                name: Reader::NOW,
            };
            let sent = before.sent(&parts);
            let Some(update) = BoardUpdate::between(&sent, state, &parts, Inline::default(), reader) else {
                return;
            };
            for (seat, tally) in state.tally.enumerate() {
                let effects = update.steps.iter().flat_map(|step| &step.effects);
                let mut gained = 0;
                for effect in effects {
                    if let Effect::Scored {
                        seat: whose,
                        points,
                        from,
                    } = effect
                        && *whose == seat
                    {
                        assert!(!from.is_empty() && *points != 0);
                        gained += points;
                        sources += 1;
                    }
                }
                let wanted = tally.total() - before.tally[seat].total();
                if !update.steps.is_empty() {
                    assert_eq!(gained, wanted, "{game}: {seat:?}");
                }
            }
        });
        let has_points = game != GameId::Pylos;
        assert_eq!(sources > 3, has_points, "{game}: {sources} sources");
    }
}

/// A round that is over is summed up line by line, and only once it is over.
#[test]
fn rounds_are_summed_up() {
    for (game, has_rounds) in [
        (GameId::Pyramido, true),
        (GameId::Tomb, true),
        (GameId::Sun, false),
    ] {
        let mut rounds = 0;
        watch(game, 4, |_, before, state| {
            let (old, new) = (before.story.last_round(), state.story.last_round());
            if old == new {
                return;
            }
            rounds += 1;
            let summary = new.expect("no summary is taken back");
            assert_eq!(summary.round, rounds, "{game}");
            if summary.round == 1 {
                for (seat, gained) in summary.gained.enumerate() {
                    assert_eq!(gained.total(), state.tally[seat].total(), "{game}: {seat:?}");
                }
            }
        });
        assert_eq!(rounds > 0, has_rounds, "{game}");
    }
}

/// What is still open is shown before it is counted, and what is shown is what is counted.
#[test]
fn what_a_round_of_pyramido_would_bring_is_what_it_brings() {
    let mut compared = 0;
    watch(GameId::Pyramido, 4, |_, before, state| {
        if before.story.last_round() == state.story.last_round() {
            return;
        }
        let Some(outlook) = &before.outlook else {
            panic!("there is nothing to expect");
        };
        for (seat, expected) in outlook.enumerate() {
            let gained = state.tally[seat].total() - before.tally[seat].total();
            // The last tile of the round may still have added to somebody's areas.
            compared += usize::from(gained == expected.total() && gained > 0);
        }
    });
    assert!(compared > 0, "no round brought what was expected");
}

/// A tile that leaves a gap which no tile can fill is warned of while it can be taken back.
#[test]
fn a_gap_that_no_tile_can_fill_is_warned_of_before_the_turn_is_over() {
    let (mut warned, mut silent) = (0, 0);
    for seed in 0..30 {
        let mut playing = opened(GameId::Pyramido, 2);
        let dice = &mut SeededDice::new(seed);
        let looking = perspective(SeatSet::only(Seat::FIRST));
        for _ in 0..60 {
            if !act(&mut playing, dice) {
                break;
            }
            let state = BoardState::of_match(&playing, looking, &names(2), None);
            if state.prompt.warning.is_empty() {
                silent += 1;
            } else {
                warned += 1;
                assert!(state.may_act, "nobody else is warned");
                assert!(state.prompt.warning.contains("gap"), "{}", state.prompt.warning);
            }
        }
    }
    assert!(
        warned > 0 && silent > warned,
        "{warned} warnings, {silent} without"
    );
}

/// While all choose at the same time, both plates were framed as if both were to move.
#[test]
fn whoever_still_has_to_choose_is_the_only_one_awaited() {
    let mut playing = opened(GameId::Tomb, 2);
    let dice = &mut SeededDice::new(1);
    let looking = perspective(SeatSet::only(Seat::FIRST));
    let (mut choosing, mut waiting) = (0, 0);
    for _ in 0..200 {
        if playing.position().turn().seats().len() == 2 {
            let state = BoardState::of_match(&playing, looking, &names(2), None);
            let awaited: Vec<Seat> = state
                .plates
                .iter()
                .filter(|plate| plate.waiting != Awaited::No)
                .map(|plate| plate.seat)
                .collect();
            if playing.position().undecided().contains(Seat::FIRST) {
                assert_eq!(awaited, [Seat::FIRST]);
                choosing += 1;
            } else {
                assert_eq!(awaited, [Seat::SECOND]);
                waiting += 1;
            }
        }
        if !act(&mut playing, dice) {
            break;
        }
    }
    assert!(choosing > 3 && waiting > 3, "{choosing} and {waiting}");
}

/// "You built a tile (you +16, Scarab +14)" read as if the tile had earned that.
#[test]
fn points_of_a_round_are_told_apart_from_the_turn_that_ended_it() {
    let mut told = Vec::new();
    watch(GameId::Pyramido, 4, |_, before, state| {
        if before.story.last_round() != state.story.last_round() {
            let last = state.story.turns().last().expect("a turn");
            told.push(last.text.clone());
        }
    });
    let first = told.first().expect("a round was over");
    assert!(first.contains("End of round 1: "), "{first}");
}

/// "You you marked 4 squares and Scarab marked 4 squares", said a review.
#[test]
fn nobody_is_named_twice_for_what_all_do_at_once() {
    for &game in GameId::ALL {
        let seats = *game.seats().start();
        let mut playing = opened(game, seats);
        let dice = &mut SeededDice::new(6);
        for _ in 0..200 {
            if !act(&mut playing, dice) {
                break;
            }
        }
        let told = Audience {
            speaker: Speaker::default(),
            you: Some(Seat::FIRST),
        };
        let story = Story::line_by_line(&playing, Viewer::Seat(Seat::FIRST), &names(seats), told);
        assert!(story.lines().len() > 30, "{game} has a short story");
        for line in story.lines() {
            let words: Vec<String> = line.text().split(' ').map(str::to_lowercase).collect();
            for pair in words.windows(2) {
                let twice = pair[0] == pair[1] || pair[1] == "you" && pair[0] == "ibis";
                assert!(!twice, "{game}: {}", line.text());
            }
        }
    }
}

/// What is shortened for a small table still adds up, and says nothing twice.
#[test]
fn points_in_short_are_the_same_points() {
    for &game in GameId::ALL {
        let speaker = Speaker::default();
        let mut shorter = 0;
        watch(game, 8, |playing, _, _| {
            let tally = playing.position().tally();
            let short = speaker.in_short(game, &tally);
            for (seat, tally) in tally.enumerate() {
                assert_eq!(short[seat].total(), tally.total(), "{game}");
                assert!(short[seat].lines.len() <= tally.lines.len(), "{game}");
                shorter += usize::from(short[seat].lines.len() < tally.lines.len());
            }
            let of_round = speaker.of_round(game, &tally);
            assert_eq!(
                of_round.map(|_, tally| tally.total()),
                tally.map(|_, tally| tally.total())
            );
        });
        // Rounds of Pyramido have a line for each area, and many districts count at the end.
        let many = [GameId::Pyramido, GameId::Pacal].contains(&game);
        assert_eq!(shorter > 0, many, "{game}");
    }
}
