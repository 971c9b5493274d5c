//! Legal lists, refusals, chance, and how a match ends.

use rules::{Actor, Dice, Position, Seat, Turn};

use super::{actors, list, played, same, some};
use crate::law::{Fail, Law, brief, ensure};

/// The number of refused and of legal actions that are actually played at one position.
const PLAYED: usize = 4;

/// The numbers of actions passed to `refuse` for each actor at one position: from its own list,
/// from all lists here, and from other moments of the match.
const TRIED_OF_LIST: usize = 250;
const TRIED_OF_OTHERS: usize = 50;

/// The checks for every position of every match.
pub(crate) fn everywhere<P: Position>(position: &P, seats: u8) -> Result<(), Fail> {
    let turn = position.turn();
    ensure!(
        position.seats() == seats,
        Law::Seats,
        "the position has {} seats: {}",
        position.seats(),
        brief(position)
    );
    turn_and_undecided(position)?;
    for actor in actors(seats) {
        let list = list(position, actor);
        ensure!(
            list.is_empty() != turn.allows(actor),
            Law::ListMatchesTurn,
            "turn {turn:?}, but {actor:?} has {} actions in {}",
            list.len(),
            brief(position)
        );
        for pair in list.windows(2) {
            ensure!(
                pair[0] != pair[1],
                Law::ListUnique,
                "{:?} twice on the list of {actor:?}",
                pair[0]
            );
            ensure!(
                pair[0] < pair[1],
                Law::ListAscending,
                "{:?} before {:?} on the list of {actor:?}",
                pair[0],
                pair[1]
            );
        }
    }
    weights(position)?;
    ending(position, seats)
}

fn turn_and_undecided<P: Position>(position: &P) -> Result<(), Fail> {
    let turn = position.turn();
    let undecided = position.undecided();
    for seat in turn.seats().iter() {
        ensure!(
            seat.index() < usize::from(position.seats()),
            Law::Seats,
            "{seat:?} is not at this table, but its turn is it: {turn:?}"
        );
    }
    ensure!(
        undecided.iter().all(|seat| turn.seats().contains(seat)),
        Law::Undecided,
        "undecided {undecided:?}, but the turn is {turn:?}"
    );
    ensure!(
        !matches!(turn, Turn::Seats(_)) || !undecided.is_empty(),
        Law::Undecided,
        "nobody undecided, but the turn is {turn:?}"
    );
    Ok(())
}

fn ending<P: Position>(position: &P, seats: u8) -> Result<(), Fail> {
    let outcome = position.outcome();
    let turn = position.turn();
    ensure!(
        outcome.is_some() == (turn == Turn::Over),
        Law::OverIffOutcome,
        "turn {turn:?} with outcome {outcome:?} in {}",
        brief(position)
    );
    let Some(outcome) = outcome else {
        return Ok(());
    };
    let tally = position.tally();
    ensure!(
        [tally.seats(), outcome.places.seats(), outcome.points.seats()] == [seats; 3],
        Law::Seats,
        "tally {tally:?} or outcome {outcome:?} with another number of seats"
    );
    for seat in Seat::all(seats) {
        ensure!(
            outcome.points[seat] == tally[seat].total(),
            Law::PointsAddUp,
            "{seat:?} has {} points, but its tally adds up to {}: {:?}",
            outcome.points[seat],
            tally[seat].total(),
            tally[seat]
        );
        let place = outcome.places[seat];
        let better = outcome.places.iter().filter(|&&other| other < place).count();
        ensure!(
            usize::from(place) == better + 1,
            Law::Places,
            "{seat:?} has place {place} with {better} seats before it: {:?}",
            outcome.places
        );
    }
    Ok(())
}

/// An action from the list must not be refused.
pub(crate) fn listed_is_legal<P: Position>(
    position: &P,
    actor: Actor,
    action: P::Action,
) -> Result<(), Fail> {
    let refusal = position.refuse(actor, action);
    ensure!(
        refusal.is_none(),
        Law::RefusalMatchesList,
        "{action:?} of {actor:?} is on the list, but the refusal is {refusal:?} in {}",
        brief(position)
    );
    Ok(())
}

/// The more expensive checks of lists and refusals: every action on a list, and `foreign` ones
/// from other moments of the match.
pub(crate) fn in_depth<P: Position>(
    position: &P,
    foreign: &[P::Action],
    dice: &mut dyn Dice,
) -> Result<usize, Fail> {
    let seats = position.seats();
    ensure!(
        position.tally().seats() == seats,
        Law::Seats,
        "tally with another number of seats: {:?}",
        position.tally()
    );
    let mut refused = 0;
    let lists: Vec<(Actor, Vec<P::Action>)> = actors(seats)
        .map(|actor| (actor, list(position, actor)))
        .collect();
    let of_others: Vec<P::Action> = lists.iter().flat_map(|(_, list)| list).copied().collect();
    for (actor, list) in &lists {
        let actor = *actor;
        appends(position, actor, list)?;
        let mut tried = some(list, TRIED_OF_LIST, dice);
        tried.extend(some(&of_others, TRIED_OF_OTHERS, dice));
        tried.extend(some(foreign, TRIED_OF_OTHERS, dice));
        let mut illegal = Vec::new();
        for action in tried {
            let refusal = position.refuse(actor, action);
            let listed = list.binary_search(&action).is_ok();
            ensure!(
                refusal.is_none() == listed,
                Law::RefusalMatchesList,
                "{action:?} of {actor:?} is {} the list, but the refusal is {refusal:?} in {}",
                if listed { "on" } else { "not on" },
                brief(position)
            );
            if refusal.is_some() {
                illegal.push(action);
            }
        }
        refused += illegal.len();
        for action in some(&illegal, PLAYED, dice) {
            handed_back(position, actor, action)?;
        }
        for action in some(list, PLAYED, dice) {
            let after = played(position, actor, action);
            let agrees = position
                .clone()
                .play(actor, action)
                .is_ok_and(|checked| same(&checked, &after));
            ensure!(
                agrees,
                Law::PlayAgrees,
                "playing {action:?} of {actor:?} checked and unchecked differ in {}",
                brief(position)
            );
        }
    }
    Ok(refused)
}

fn appends<P: Position>(position: &P, actor: Actor, list: &[P::Action]) -> Result<(), Fail> {
    let mut twice = list.to_vec();
    position.legal_actions(actor, &mut twice);
    ensure!(
        twice.len() == 2 * list.len() && twice.starts_with(list) && twice.ends_with(list),
        Law::ListMatchesTurn,
        "listing the actions of {actor:?} does not append to what is there: {}",
        brief(&twice)
    );
    Ok(())
}

fn weights<P: Position>(position: &P) -> Result<(), Fail> {
    let mut sum = 0u32;
    for action in list(position, Actor::Chance) {
        let weight = position.chance_weight(action);
        ensure!(weight > 0, Law::ChanceWeights, "{action:?} has weight 0");
        let next = sum.checked_add(weight);
        ensure!(
            next.is_some(),
            Law::ChanceWeights,
            "the weights add up to more than 32 bits at {action:?}"
        );
        sum = next.unwrap_or(sum);
    }
    Ok(())
}

fn handed_back<P: Position>(position: &P, actor: Actor, action: P::Action) -> Result<(), Fail> {
    let handed_back = match position.clone().play(actor, action) {
        Ok(_) => false,
        Err(error) => {
            same(&error.position, position) && Some(error.refusal) == position.refuse(actor, action)
        }
    };
    ensure!(
        handed_back,
        Law::PlayAgrees,
        "playing the illegal {action:?} of {actor:?} does not hand back {}",
        brief(position)
    );
    Ok(())
}
