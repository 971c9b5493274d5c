//! Simultaneous choices.

use rules::{Actor, Dice, Position, Seat, SeatSet};

use super::{list, played, same, some};
use crate::law::{Fail, Law, brief, ensure};

/// The number of choices of a seat tried at one position.
const TRIED: usize = 3;

/// Whether several seats choose at the same time here.
pub(crate) fn is_same_time<P: Position>(position: &P) -> bool {
    position.turn().seats().len() > 1
}

/// The laws of a simultaneous step; does nothing elsewhere.
pub(crate) fn in_depth<P: Position>(position: &P, dice: &mut dyn Dice) -> Result<(), Fail> {
    if !is_same_time(position) {
        return Ok(());
    }
    // A seat closes the step if nobody else is undecided; the laws of an open step do not apply
    // after that.
    let keeps_open = |seat: Seat| !without(position.undecided(), seat).is_empty();
    let open: Vec<Seat> = position
        .turn()
        .seats()
        .iter()
        .filter(|&seat| keeps_open(seat))
        .collect();
    for (index, &seat) in open.iter().enumerate() {
        let choices = list(position, Actor::Seat(seat));
        for action in some(&choices, TRIED, dice) {
            let after = played(position, Actor::Seat(seat), action);
            leaves_others_alone(position, &after, seat, action)?;
            rechoice(position, &after, seat, action, dice)?;
            for &other in &open[index + 1..] {
                let theirs = list(position, Actor::Seat(other));
                for reply in some(&theirs, 1, dice) {
                    commute(position, &after, (seat, action), (other, reply))?;
                }
            }
        }
    }
    Ok(())
}

fn leaves_others_alone<P: Position>(
    position: &P,
    after: &P,
    seat: Seat,
    action: P::Action,
) -> Result<(), Fail> {
    ensure!(
        after.turn() == position.turn()
            && without(after.undecided(), seat) == without(position.undecided(), seat),
        Law::SameTimeTurn,
        "{action:?} of {seat:?} changes the turn from {:?} (undecided {:?}) to {:?} (undecided {:?})",
        position.turn(),
        position.undecided(),
        after.turn(),
        after.undecided()
    );
    for other in without(position.turn().seats(), seat).iter() {
        let before = list(position, Actor::Seat(other));
        let now = list(after, Actor::Seat(other));
        ensure!(
            before == now,
            Law::SameTimeLists,
            "{action:?} of {seat:?} changes the list of {other:?} from {} to {}",
            brief(&before),
            brief(&now)
        );
    }
    Ok(())
}

/// A choice that takes several actions (its list changes in between) cannot be replaced by a
/// single action; its seat must only be able to continue.
fn rechoice<P: Position>(
    position: &P,
    after: &P,
    seat: Seat,
    action: P::Action,
    dice: &mut dyn Dice,
) -> Result<(), Fail> {
    let actor = Actor::Seat(seat);
    let choices = list(after, actor);
    ensure!(
        !choices.is_empty(),
        Law::SameTimeRechoice,
        "{seat:?} cannot change its choice after {action:?} in {}",
        brief(after)
    );
    if after.undecided().contains(seat) || choices != list(position, actor) {
        return Ok(());
    }
    for anew in some(&choices, 1, dice) {
        ensure!(
            same(&played(after, actor, anew), &played(position, actor, anew)),
            Law::SameTimeRechoice,
            "{action:?} and then {anew:?} of {seat:?} is not the same as {anew:?} alone in {}",
            brief(position)
        );
    }
    Ok(())
}

fn commute<P: Position>(
    position: &P,
    after: &P,
    (seat, action): (Seat, P::Action),
    (other, reply): (Seat, P::Action),
) -> Result<(), Fail> {
    let one = played(after, Actor::Seat(other), reply);
    let swapped = played(
        &played(position, Actor::Seat(other), reply),
        Actor::Seat(seat),
        action,
    );
    ensure!(
        same(&one, &swapped),
        Law::SameTimeCommutes,
        "{action:?} of {seat:?} and {reply:?} of {other:?} give {} in this order, and {} in the other",
        brief(&one),
        brief(&swapped)
    );
    Ok(())
}

fn without(mut set: SeatSet, seat: Seat) -> SeatSet {
    set.remove(seat);
    set
}
