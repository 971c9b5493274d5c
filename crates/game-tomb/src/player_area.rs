//! One player's part of the table.

use arrayvec::ArrayVec;

use crate::components::MOST_CROSSES;
use crate::{Action, CardId, CardSet, Mark, Sheet, Slot, Square, Squares, TombSet};

/// One player's cards and score card, and the choices not revealed yet.
///
/// In a view, what the viewer does not know is blank: the hands and choices of the others.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct PlayerArea {
    pub(crate) cards: [Option<Card>; 2],
    pub(crate) completed: CardSet,
    pub(crate) sheet: Sheet,
    pub(crate) hand: CardSet,
    pub(crate) kept: CardSet,
    pub(crate) draft: Draft,
    pub(crate) fresh: CardSet,
    pub(crate) due: u8,
}

/// A card being marked.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Card {
    /// Its number.
    pub id: CardId,
    /// The squares marked so far.
    pub marked: Squares,
}

/// A player's choice of marks in the step that is still open: the first mark, then one square for
/// each red cross, and the result.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct Draft {
    pub(crate) first: Option<Mark>,
    pub(crate) extras: ArrayVec<Extra, { 2 * MOST_CROSSES }>,
    pub(crate) marked: [Squares; 2],
    pub(crate) sheet: Sheet,
    pub(crate) owed: u8,
}

/// An extra square for a red cross.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Extra {
    slot: Slot,
    square: Square,
}

impl PlayerArea {
    /// The card in a slot.
    pub fn card(&self, slot: Slot) -> Option<Card> {
        self.cards[slot.index()]
    }

    /// The completed cards.
    pub fn completed(&self) -> CardSet {
        self.completed
    }

    /// The score card, without choices not revealed yet.
    pub fn sheet(&self) -> Sheet {
        self.sheet
    }

    /// The four dealt cards, until all players have kept two of theirs.
    pub fn hand(&self) -> CardSet {
        self.hand
    }

    /// The two cards to keep; empty before the choice.
    pub fn kept(&self) -> CardSet {
        self.kept
    }

    /// The choice in this step.
    pub fn draft(&self) -> &Draft {
        &self.draft
    }

    /// The cards completed in the step being settled.
    pub fn fresh(&self) -> CardSet {
        self.fresh
    }

    /// The number of new cards due (TO-11).
    pub fn due(&self) -> u8 {
        self.due
    }

    /// Whether there is a card to mark.
    pub fn can_mark(&self) -> bool {
        self.cards.iter().any(Option::is_some)
    }

    /// The squares marked in a slot, including those of the draft.
    pub fn marked_with_draft(&self, slot: Slot) -> Squares {
        match self.draft.first {
            Some(_) => self.draft.marked[slot.index()],
            None => self.card(slot).map_or(Squares::EMPTY, |card| card.marked),
        }
    }

    /// Starts the choice again with this mark.
    pub(crate) fn choose(&mut self, mark: Mark, components: &TombSet, round: u8) {
        let marked = self
            .cards
            .map(|card| card.map_or(Squares::EMPTY, |card| card.marked));
        self.draft = Draft {
            first: Some(mark),
            extras: ArrayVec::new(),
            marked,
            sheet: self.sheet,
            owed: 0,
        };
        self.settle(mark, components, round);
    }

    /// Adds the extra square for a red cross (TO-6).
    pub(crate) fn choose_extra(&mut self, mark: Mark, components: &TombSet, round: u8) {
        let square = mark.squares.first().expect("one more square is a square");
        self.draft.extras.push(Extra {
            slot: mark.slot,
            square,
        });
        self.draft.owed -= 1;
        self.settle(mark, components, round);
    }

    /// Applies the choice: the marks and ticks are made, and completed cards are put aside
    /// (TO-10, TO-11).
    pub(crate) fn reveal(&mut self, components: &TombSet) {
        if self.draft.first.is_none() {
            return;
        }
        self.sheet = self.draft.sheet;
        for (slot, marked) in self.cards.iter_mut().zip(self.draft.marked) {
            let Some(card) = slot else { continue };
            if marked.contains(components.chamber(card.id).tomb()) {
                self.completed.insert(card.id);
                self.fresh.insert(card.id);
                self.due += 1;
                *slot = None;
            } else {
                card.marked = marked;
            }
        }
        self.draft = Draft::default();
    }

    /// Puts a new card into the first free slot.
    pub(crate) fn receive(&mut self, id: CardId) {
        let free = self.cards.iter_mut().find(|slot| slot.is_none());
        *free.expect("who takes a card has laid one aside") = Some(Card {
            id,
            marked: Squares::EMPTY,
        });
    }

    /// The squares of which the next mark of the draft in this slot must include one; empty if it
    /// takes no mark.
    #[inline]
    pub(crate) fn frontier(&self, slot: Slot, components: &TombSet) -> Squares {
        match self.card(slot) {
            None => Squares::EMPTY,
            Some(card) => components
                .chamber(card.id)
                .frontier(self.draft.marked[slot.index()]),
        }
    }

    fn settle(&mut self, mark: Mark, components: &TombSet, round: u8) {
        let slot = mark.slot.index();
        let card = self.cards[slot].expect("only a card in its slot is marked");
        let draft = &mut self.draft;
        draft.marked[slot] = draft.marked[slot].or(mark.squares);
        draft.owed += draft
            .sheet
            .settle(components.chamber(card.id), mark.squares, round);
        // If no square can be marked, the extra marks are skipped (ruling on TO-6).
        let stuck = |player: &PlayerArea| {
            let mut frontiers = Slot::BOTH
                .into_iter()
                .map(|slot| player.frontier(slot, components));
            frontiers.all(Squares::is_empty)
        };
        if self.draft.owed > 0 && stuck(self) {
            self.draft.owed = 0;
        }
    }
}

impl Draft {
    /// The marks chosen so far, in order.
    pub fn marks(&self) -> impl Iterator<Item = Mark> {
        let extras = self.extras.iter().map(|extra| Mark {
            slot: extra.slot,
            squares: Squares::only(extra.square),
        });
        self.first.into_iter().chain(extras)
    }

    /// The actions that made this choice.
    pub fn actions(&self) -> impl Iterator<Item = Action> {
        self.marks().map(Action::Mark)
    }

    /// Whether nothing has been chosen yet.
    pub fn is_empty(&self) -> bool {
        self.first.is_none()
    }

    /// The number of extra squares still owed for red crosses.
    pub fn owed(&self) -> u8 {
        self.owed
    }

    /// Whether the choice is complete.
    #[inline]
    pub fn is_complete(&self) -> bool {
        self.first.is_some() && self.owed == 0
    }

    /// The score card after this choice.
    pub fn sheet(&self) -> Sheet {
        self.sheet
    }
}
