//! One player's part of the table.

use arrayvec::ArrayVec;

use crate::components::MOST_CROSSES;
use crate::{Action, CardId, CardSet, Components, Mark, Sheet, Slot, Square, Squares};

/// One player's cards and score card, and what is chosen but not shown yet.
///
/// In a view, what the viewer does not know is blank: the hands and choices
/// of the others.
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

/// What a player has chosen to mark in the step that is still open: the first
/// mark, then one square for each red cross, and where that leads.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct Draft {
    pub(crate) first: Option<Mark>,
    pub(crate) extras: ArrayVec<Extra, { 2 * MOST_CROSSES }>,
    pub(crate) marked: [Squares; 2],
    pub(crate) sheet: Sheet,
    pub(crate) owed: u8,
}

/// One more square, for a red cross.
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

    /// The score card, without what is chosen but not shown yet.
    pub fn sheet(&self) -> Sheet {
        self.sheet
    }

    /// The four cards dealt, until all have kept two of theirs.
    pub fn hand(&self) -> CardSet {
        self.hand
    }

    /// The two that will be kept; none before that is chosen.
    pub fn kept(&self) -> CardSet {
        self.kept
    }

    /// What is chosen in this step.
    pub fn draft(&self) -> &Draft {
        &self.draft
    }

    /// The cards completed in the step that is just being settled.
    pub fn fresh(&self) -> CardSet {
        self.fresh
    }

    /// How many new cards are due (TO-11).
    pub fn due(&self) -> u8 {
        self.due
    }

    /// Whether there is a card to mark.
    pub fn can_mark(&self) -> bool {
        self.cards.iter().any(Option::is_some)
    }

    /// The squares marked in a slot, those of the draft included.
    pub fn marked_with_draft(&self, slot: Slot) -> Squares {
        match self.draft.first {
            Some(_) => self.draft.marked[slot.index()],
            None => self.card(slot).map_or(Squares::EMPTY, |card| card.marked),
        }
    }

    /// Draws up the choice anew, beginning with this mark.
    pub(crate) fn choose(&mut self, mark: Mark, components: &Components, round: u8) {
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

    /// Adds the one more square that a red cross asks for (TO-6).
    pub(crate) fn choose_extra(&mut self, mark: Mark, components: &Components, round: u8) {
        let square = mark.squares.first().expect("one more square is a square");
        self.draft.extras.push(Extra {
            slot: mark.slot,
            square,
        });
        self.draft.owed -= 1;
        self.settle(mark, components, round);
    }

    /// Lets the choice count: the marks and ticks are made, completed cards
    /// are laid aside (TO-10, TO-11).
    pub(crate) fn reveal(&mut self, components: &Components) {
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

    /// Lays a new card into the first free slot.
    pub(crate) fn receive(&mut self, id: CardId) {
        let free = self.cards.iter_mut().find(|slot| slot.is_none());
        *free.expect("who takes a card has laid one aside") = Some(Card {
            id,
            marked: Squares::EMPTY,
        });
    }

    /// The squares of which the next mark of the draft in this slot must
    /// include one; none if it takes no mark.
    #[inline]
    pub(crate) fn frontier(&self, slot: Slot, components: &Components) -> Squares {
        match self.card(slot) {
            None => Squares::EMPTY,
            Some(card) => components
                .chamber(card.id)
                .frontier(self.draft.marked[slot.index()]),
        }
    }

    fn settle(&mut self, mark: Mark, components: &Components, round: u8) {
        let slot = mark.slot.index();
        let card = self.cards[slot].expect("only a card in its slot is marked");
        let draft = &mut self.draft;
        draft.marked[slot] = draft.marked[slot].or(mark.squares);
        draft.owed += draft
            .sheet
            .settle(components.chamber(card.id), mark.squares, round);
        // Where no square may be marked the extra marks are skipped (ruling to TO-6).
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

    /// Whether nothing is chosen yet.
    pub fn is_empty(&self) -> bool {
        self.first.is_none()
    }

    /// How many more squares red crosses ask for.
    pub fn owed(&self) -> u8 {
        self.owed
    }

    /// Whether everything is chosen.
    #[inline]
    pub fn is_complete(&self) -> bool {
        self.first.is_some() && self.owed == 0
    }

    /// The score card as it will be.
    pub fn sheet(&self) -> Sheet {
        self.sheet
    }
}
