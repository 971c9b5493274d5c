//! A sensible player that looks no further than its own turn.
//!
//! It takes points where they are cheap, does not waste high cards on low levels, keeps its hand
//! full, and finishes the pyramid only when that does not lose the match. Simulations and tests
//! use it because random play hardly ever meets half of the rules.

use rules::{Dice, Seat};

use crate::action::Action;
use crate::board::{Board, Place};
use crate::cards::{Card, Deck, Hand, Part};
use crate::state::{HAND_LIMIT, Phase, PublicState};
use crate::view::SunView;

/// The value now of a point that a card could have made higher up.
const WASTE: f32 = 0.5;

/// The value of one more card in the hand.
const CARD: f32 = 1.6;

/// The value of ending the match when that wins, and the cost when it loses.
const LAST_CARD: f32 = 50.0;

/// The index of the action that the seat on turn chooses, knowing only its view.
///
/// # Panics
/// If there is no action to choose from, or the view is not that of the seat on turn.
pub fn choose(view: &SunView, actions: &[Action], dice: &mut dyn Dice) -> usize {
    let table = view.table();
    let seat = table.on_turn();
    let judgement = Judgement {
        table,
        seat,
        hand: view.hand(seat).expect("the view of the seat on turn"),
    };
    let mut best = None;
    for (index, &action) in actions.iter().enumerate() {
        // A little noise, so that equal choices are not always the first one.
        let worth = judgement.worth(action) + dice.below(100) as f32 / 1000.0;
        if best.is_none_or(|(_, most)| worth > most) {
            best = Some((index, worth));
        }
    }
    best.expect("an action to choose from").0
}

struct Judgement<'a> {
    table: &'a PublicState,
    seat: Seat,
    hand: Hand,
}

impl Judgement<'_> {
    fn worth(&self, action: Action) -> f32 {
        match action {
            Action::Draw(deck) => self.drawing(deck),
            Action::Discard(kind) => -keeping(self.table.set.card(kind)),
            Action::Place(kind, place) => self.placing(self.table.set.card(kind), place),
            Action::Points => match self.table.phase {
                Phase::Choosing(points) => points.into(),
                _ => 0.0,
            },
            _ => 0.0,
        }
    }

    fn drawing(&self, deck: Deck) -> f32 {
        let edges = self.table.held(self.seat, Deck::Edge);
        let wanted = match deck {
            Deck::Edge if edges == 0 => 0.05,
            Deck::Edge => -0.3,
            Deck::Standard => 0.0,
        };
        wanted
            + match self.table.phase {
                // After the last card, another card only breaks ties.
                Phase::Choosing(_) if self.table.board.is_complete() => 0.1,
                Phase::Choosing(_) => CARD,
                // Room for both cards is worth a turn; otherwise they must be discarded again.
                Phase::Ready if self.hand.len() + 2 <= HAND_LIMIT => 4.0,
                Phase::Ready if self.hand.len() < HAND_LIMIT => 0.5,
                Phase::Ready => -1.5,
                _ => 0.0,
            }
    }

    fn placing(&self, card: Card, place: Place) -> f32 {
        let points = Board::points(card, place);
        let touching = card
            .symbol
            .map_or(0, |symbol| self.table.board.touching(place, symbol));
        if place == self.table.board.top() {
            return self.finishing(i32::from(points + touching));
        }
        let symbols = if touching > 0 && self.table.can_draw_any() {
            CARD.max(touching.into())
        } else {
            touching.into()
        };
        let waste = f32::from(full_points(card) - points);
        f32::from(points) + symbols - WASTE * waste
    }

    /// The last card: good if the player is not behind after it.
    fn finishing(&self, gain: i32) -> f32 {
        let own = self.table.points(self.seat).total() + gain;
        let others = Seat::all(self.table.seats).filter(|&seat| seat != self.seat);
        let best = others.map(|seat| self.table.points(seat).total()).max();
        if best.is_none_or(|best| own >= best) {
            LAST_CARD + gain as f32
        } else {
            -LAST_CARD
        }
    }
}

/// The potential value of a card.
fn keeping(card: Card) -> f32 {
    let chance = match card.part {
        Part::Standard => 1.0,
        Part::Left | Part::Right => 0.6,
        // Only one top is ever placed, and rarely by the player who hoards it.
        Part::Top => 0.2,
    };
    let symbol = if card.symbol.is_some() { 1.0 } else { 0.0 };
    chance * f32::from(full_points(card)) + symbol
}

/// The points of a card on a level that is high enough.
fn full_points(card: Card) -> u8 {
    let multiple = match card.part {
        Part::Standard => 1,
        Part::Left | Part::Right => 2,
        Part::Top => 3,
    };
    multiple * card.value
}
