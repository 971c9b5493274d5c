//! What is said to stay in sight does, and nothing else.

use dice::SeededDice;
use game_pyramido::{Colour, Pyramid, Pyramido, PyramidoPosition, Quadrants, Wanted, playout};
use rules::{Actor, Dice, Game, Options, Position, Seat};

use crate::policies::mostly_greedy;

/// The quadrants of each colour, and those with a jewel.
fn picture(pyramid: &Pyramid) -> Vec<Quadrants> {
    let picture = pyramid.picture();
    let colours = Colour::ALL.map(|colour| picture.quadrants_of(colour));
    colours.into_iter().chain([picture.jewels()]).collect()
}

/// Whether the two show the same there.
fn alike(one: &[Quadrants], other: &[Quadrants], there: Quadrants) -> bool {
    one.iter()
        .zip(other)
        .all(|(one, other)| (one ^ other) & there == 0)
}

/// All positions of a match in which seats decide, and its end.
fn history(part: u64) -> Vec<PyramidoPosition> {
    let mut dice = SeededDice::for_part(11, part);
    let mut position = Pyramido::start(&Options::default(), 2 + (part % 3) as u8);
    let (mut actions, mut history) = (Vec::new(), Vec::new());
    while let Some(actor) = position.next_actor() {
        actions.clear();
        position.legal_actions(actor, &mut actions);
        let index = match actor {
            Actor::Chance => dice.below(actions.len() as u32) as usize,
            Actor::Seat(_) => {
                history.push(position.clone());
                mostly_greedy(&position, actor, &actions, &mut dice)
            }
        };
        position.play_unchecked(actor, actions[index]);
    }
    history.push(position);
    history
}

#[test]
fn what_stays_is_seen_to_the_end_and_the_rest_is_covered() {
    let (mut stayed, mut covered) = (0, 0);
    for part in 0..12 {
        let history = history(part);
        let end = history.last().expect("a match has an end");
        // In the middle of a turn a patch may still replace a block (PM-7).
        for position in history.iter().filter(|one| one.wanted() == Some(Wanted::Build)) {
            for seat in Seat::all(position.seats()) {
                let (then, last) = (position.pyramid(seat), end.pyramid(seat));
                let lasting = then.lasting();
                assert_eq!(lasting.surely & !lasting.perhaps, 0, "who surely stays may stay");
                assert_eq!(lasting.perhaps & !lasting.this_round, 0);
                // Till the first level is settled, all of it may still slide.
                let settled = then.level() > 1 || then.is_complete();
                if !settled || last.lost().is_some() {
                    continue;
                }
                assert_eq!(lasting.surely, lasting.perhaps);
                assert!(
                    alike(&picture(then), &picture(last), lasting.surely),
                    "{then:?} became {last:?}"
                );
                stayed += lasting.surely.count_ones();
                if then.level() < 4 && then.is_complete() {
                    let rest = lasting.this_round & !lasting.surely;
                    assert_eq!(
                        rest, lasting.next_level,
                        "the next level covers all that does not stay"
                    );
                    covered += rest.count_ones();
                }
            }
        }
    }
    assert!(
        stayed > 10_000 && covered > 1_000,
        "{stayed} and {covered} quadrants"
    );
}

#[test]
fn what_stays_this_round_is_seen_when_it_is_counted() {
    let mut compared = 0;
    for part in 0..6 {
        let history = history(part);
        for pair in history.windows(2) {
            for seat in Seat::all(pair[0].seats()) {
                let (before, after) = (pair[0].pyramid(seat), pair[1].pyramid(seat));
                if before.level() > 1
                    && before.level() == after.level()
                    && after.patches_left() == before.patches_left()
                {
                    assert!(alike(
                        &picture(before),
                        &picture(after),
                        before.lasting().this_round
                    ));
                    compared += 1;
                }
            }
        }
    }
    assert!(compared > 200, "{compared} compared");
}

#[test]
fn a_level_is_fillable_as_long_as_no_tile_leaves_a_hole() {
    let mut holes = 0;
    for part in 0..6 {
        for position in history(part) {
            let mover = position.mover();
            let mut actions = Vec::new();
            position.legal_actions(Actor::Seat(mover), &mut actions);
            for &action in actions.iter().step_by(7) {
                if !matches!(action, game_pyramido::Action::Build { .. }) {
                    continue;
                }
                let fillable = position.outlook(action, |pyramid| f32::from(u8::from(pyramid.is_fillable())));
                let stays = playout::stays_fillable(&position, action);
                assert_eq!(fillable > 0.5, stays, "{action:?} in {position:?}");
                holes += u32::from(!stays);
            }
        }
    }
    assert!(holes > 50, "only {holes} holes");
}
