//! A sensible player that looks one action ahead.
//!
//! It knows only what its seat's view shows. Good enough to meet every rule in simulations, and
//! weak enough to be beaten by any search.

use rules::{Dice, Seat};

use crate::{
    Action, BOXES, CardId, CardSet, Chamber, Colour, Mark, PlayerArea, ROUNDS, Sheet, Slot, Symbol,
    TombState, TombView,
};

/// Values are in hundredths of a point, so that the same view gives the same choice on every
/// machine.
type Value = i32;

const POINT: Value = 100;
/// The value of a completed card: its ten points, its part of a box, and the new card. Found by
/// trial, like the next.
const COMPLETED: Value = 20 * POINT;
/// The value of a square nearer to a tomb.
const SQUARE: Value = 360;
/// The squares that one step can bring, in tenths.
const SQUARES_PER_STEP: Value = 26;

/// The index of the action that looks best to this seat; ties are broken at random.
///
/// # Panics
/// If there is no action, or one that the seat cannot choose.
pub fn choose(view: &TombView, seat: Seat, actions: &[Action], dice: &mut dyn Dice) -> usize {
    let table = view.table();
    let values: Vec<Value> = actions.iter().map(|&action| value(table, seat, action)).collect();
    let best = values.iter().copied().max().expect("a choice among nothing");
    let equals = values.iter().filter(|&&value| value == best).count() as u32;
    let drawn = dice.below(equals) as usize;
    let mut indices = values.iter().enumerate().filter(|&(_, &value)| value == best);
    indices.nth(drawn).expect("an index among the equals").0
}

/// The value of an action.
fn value(table: &TombState, seat: Seat, action: Action) -> Value {
    let player = table.player(seat);
    match action {
        Action::Keep(low, high) => {
            let both = promise(table, player, low) + promise(table, player, high);
            let colour = |card| table.components().chamber(card).colour();
            both + if colour(low) == colour(high) { POINT } else { 0 }
        }
        Action::Mark(mark) => marking(table, player, mark),
        Action::Again => Value::MIN,
        Action::Take(card) => promise(table, player, card),
        Action::TakeUnseen => mean_promise(table, player, table.unseen()),
        Action::Card(_) | Action::Expedition(_) => unreachable!("chance does not ask what is best"),
    }
}

/// The value of the player's cards and score card after this mark.
fn marking(table: &TombState, player: &PlayerArea, mark: Mark) -> Value {
    let components = table.components();
    let mut after = player.clone();
    if after.draft().owed() > 0 {
        after.choose_extra(mark, components, table.round());
    } else {
        after.choose(mark, components, table.round());
    }
    let left = steps_left(table);
    let mut worth = sheet_value(after.draft().sheet(), table, left);
    worth += Value::from(after.draft().owed()) * SQUARE;
    for slot in Slot::BOTH {
        let Some(card) = after.card(slot) else { continue };
        let chamber = components.chamber(card.id);
        let squares = Value::from(chamber.squares_left(after.marked_with_draft(slot)));
        worth += if squares == 0 {
            COMPLETED + box_value(table, player, chamber.colour()) / 2 - if left > 0 { POINT } else { 0 }
        } else if squares * 10 > left * SQUARES_PER_STEP {
            0
        } else {
            COMPLETED - squares * SQUARE
        };
    }
    worth
}

/// The score card in points, with a bonus for gems without a partner and a penalty for skulls to
/// come.
fn sheet_value(sheet: Sheet, table: &TombState, left: Value) -> Value {
    let mut worth = sheet.points(table.components()) * POINT;
    if left > 0 {
        worth += Value::from(sheet.red.abs_diff(sheet.green)) * POINT;
        worth -= Value::from(sheet.skulls) * POINT / 2;
    }
    worth
}

/// The value of a new card.
fn promise(table: &TombState, player: &PlayerArea, card: CardId) -> Value {
    let chamber = table.components().chamber(card);
    let symbols: Value = Symbol::ALL
        .into_iter()
        .map(|symbol| on(chamber, symbol) * liking(symbol))
        .sum();
    symbols - Value::from(chamber.squares_left(crate::Squares::EMPTY)) * SQUARE
        + box_value(table, player, chamber.colour()) / 2
}

fn mean_promise(table: &TombState, player: &PlayerArea, cards: CardSet) -> Value {
    let sum: Value = cards.iter().map(|card| promise(table, player, card)).sum();
    sum / cards.len().max(1) as Value
}

/// The number of squares of a chamber with a symbol.
fn on(chamber: &Chamber, symbol: Symbol) -> Value {
    chamber.with(symbol).len() as Value
}

/// The value of a square with a symbol that need not be visited.
fn liking(symbol: Symbol) -> Value {
    match symbol {
        Symbol::RedGem | Symbol::GreenGem => 2 * POINT,
        Symbol::Torch => 3 * POINT,
        Symbol::Skull => -POINT / 2,
        Symbol::Potion | Symbol::Cross => POINT,
    }
}

/// The value of the next box of a colour for a player who needs one more card for it.
fn box_value(table: &TombState, player: &PlayerArea, colour: Colour) -> Value {
    let cards = table.components().of_colour(colour);
    let completed = player.completed().and(cards).len();
    let next = BOXES.get(usize::from(table.boxes_taken(colour)));
    match next {
        Some(points) if completed % 2 == 1 && completed < 6 => points * POINT,
        _ => 0,
    }
}

/// The number of steps after this one.
fn steps_left(table: &TombState) -> Value {
    let steps = Value::from(table.steps());
    let done = Value::from(table.round()) * steps + Value::from(table.step()) + 1;
    Value::from(ROUNDS) * steps - done
}
