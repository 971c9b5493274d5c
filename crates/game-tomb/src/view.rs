//! What one viewer knows and learns, and sampling the rest.

use std::sync::Arc;

use arrayvec::ArrayVec;
use rules::{Actor, BySeat, Dice, Notation, Observe, Seat, Tally, Turn, View, Viewer};

use crate::state::DEALT;
use crate::{Action, CardId, CardSet, Draft, Mark, Phase, TombPosition, TombState};

/// Everything that one viewer knows: the table with the secrets of the others blank.
///
/// Only two things are ever secret: the hands of four while everybody keeps two, and the choices
/// of the others in a step that is still open, including whether they have chosen at all. The
/// deck is not: its cards follow from all the others, and their order is not decided before they
/// are drawn.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct TombView {
    viewer: Viewer,
    table: TombState,
}

/// What one viewer learns from one action.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Event {
    /// A card was dealt to a seat; only that seat sees which.
    Dealt {
        /// The seat.
        seat: Seat,
        /// The card, if the viewer may know it.
        card: Option<CardId>,
    },
    /// The viewer's own choice in a step that is still open.
    Chose(Action),
    /// All have chosen the two cards to keep: the cards by seat.
    Kept(BySeat<[CardId; 2]>),
    /// All have marked: the marks by seat, in the order in which each made them. Boxed, to keep
    /// the many small events small.
    Marked(Box<BySeat<Vec<Mark>>>),
    /// A public event.
    Seen {
        /// The actor.
        actor: Actor,
        /// The action.
        action: Action,
        /// The same in notation, for readers without the component set.
        word: Arc<str>,
    },
}

impl TombView {
    /// The viewer.
    pub fn viewer(&self) -> Viewer {
        self.viewer
    }

    /// The table as the viewer knows it.
    pub fn table(&self) -> &TombState {
        &self.table
    }

    fn is_own(&self, seat: Seat) -> bool {
        self.viewer == Viewer::Seat(seat)
    }
}

impl View for TombView {
    type Action = Action;

    fn seats(&self) -> u8 {
        self.table.seats()
    }

    fn turn(&self) -> Turn {
        self.table.turn()
    }

    fn legal_actions(&self, seat: Seat, acc: &mut Vec<Action>) {
        if self.is_own(seat) || !self.table.chooses_at_the_same_time() {
            self.table.legal_actions(Actor::Seat(seat), acc);
        }
    }

    fn tally(&self) -> BySeat<Tally> {
        self.table.tally()
    }
}

impl Observe for TombPosition {
    type View = TombView;
    type Event = Event;

    fn view(&self, viewer: Viewer) -> TombView {
        let mut table = self.table.clone();
        match viewer {
            Viewer::Seat(seat) => assert!(table.players.get(seat).is_some(), "no such seat at the table"),
            Viewer::Public | Viewer::All => {}
        }
        if viewer != Viewer::All {
            for seat in Seat::all(table.seats()).filter(|&seat| viewer != Viewer::Seat(seat)) {
                let player = &mut table.players[seat];
                table.deck = table.deck.or(player.hand);
                player.hand = CardSet::EMPTY;
                player.kept = CardSet::EMPTY;
                player.draft = Draft::default();
            }
        }
        TombView { viewer, table }
    }

    fn event(&self, actor: Actor, action: Action, viewer: Viewer) -> Option<Event> {
        match (self.table.phase, actor) {
            (Phase::Deal(dealt), _) => {
                let seat = Seat::new(dealt / DEALT);
                let card = match action {
                    Action::Card(card) if viewer == Viewer::Seat(seat) => Some(card),
                    _ => None,
                };
                Some(Event::Dealt { seat, card })
            }
            (Phase::Keep | Phase::Mark, Actor::Seat(seat)) => self
                .shown_by(seat, action)
                .or_else(|| (viewer == Viewer::Seat(seat)).then_some(Event::Chose(action))),
            _ => Some(Event::Seen {
                actor,
                action,
                word: self.write_action(action).into(),
            }),
        }
    }

    fn sample(view: &TombView, dice: &mut dyn Dice) -> TombPosition {
        let mut table = view.table.clone();
        // Hands are the only secret besides the choices of the open step. They were dealt from
        // what the viewer has not seen, uniformly.
        if view.viewer != Viewer::All {
            for seat in Seat::all(table.seats()).filter(|&seat| !view.is_own(seat)) {
                for _ in 0..hand_size(table.phase, seat) {
                    let card = draw(table.deck, dice);
                    table.deck.remove(card);
                    table.players[seat].hand.insert(card);
                }
            }
        }
        TombPosition { table }
    }
}

impl TombPosition {
    /// What everybody learns if this choice is the last one of the step.
    fn shown_by(&self, seat: Seat, action: Action) -> Option<Event> {
        let mut others = self.table.undecided();
        others.remove(seat);
        if !others.is_empty() {
            return None;
        }
        let table = &self.table;
        match action {
            Action::Keep(low, high) => Some(Event::Kept(table.players.map(|other, player| {
                if other == seat {
                    return [low, high];
                }
                let kept: ArrayVec<CardId, 2> = player.kept.iter().collect();
                kept.into_inner().expect("everybody else has chosen two cards")
            }))),
            Action::Mark(mark) => {
                let mut chooser = table.players[seat].clone();
                if chooser.draft.owed > 0 {
                    chooser.choose_extra(mark, &table.components, table.round);
                } else {
                    chooser.choose(mark, &table.components, table.round);
                }
                chooser.draft.is_complete().then(|| {
                    Event::Marked(Box::new(table.players.map(|other, player| {
                        let shown = if other == seat { &chooser } else { player };
                        shown.draft.marks().collect()
                    })))
                })
            }
            _ => None,
        }
    }
}

/// The number of cards in a seat's hand.
fn hand_size(phase: Phase, seat: Seat) -> u8 {
    match phase {
        Phase::Deal(dealt) => dealt.saturating_sub(DEALT * seat.index() as u8).min(DEALT),
        Phase::Keep => DEALT,
        _ => 0,
    }
}

/// A random card, uniformly distributed.
fn draw(cards: CardSet, dice: &mut dyn Dice) -> CardId {
    let index = dice.below(cards.len()) as usize;
    cards
        .iter()
        .nth(index)
        .expect("an index below the number of cards")
}
