use rules::{Actor, BySeat, Dice, Observe, Seat, Tally, Turn, View, Viewer};

use super::{CardsAction, CardsPosition, Step, Table};
use crate::toys::numbers;

/// What a viewer learns in [`Cards`](super::Cards). Hidden cards are `None`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum CardsEvent {
    /// A seat got a card.
    Dealt(Seat, Option<u8>),
    /// A seat buried a card.
    Buried(Seat, Option<u8>),
    /// A stake turned up.
    Stake(u8),
    /// A seat played a card. The last one of a match also reveals the buried cards.
    Played(Seat, u8, Option<BySeat<Option<u8>>>),
}

/// Everything that one viewer of [`Cards`](super::Cards) knows.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct CardsView {
    viewer: Viewer,
    table: Table,
    /// The viewer's own hand.
    hand: u32,
    counts: BySeat<u8>,
    /// For every seat whether it has buried a card, and which, as far as the viewer knows.
    buried: BySeat<Grave>,
}

/// What a viewer knows about the buried card of a seat.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
enum Grave {
    Empty,
    FaceDown,
    Known(u8),
}

impl Observe for CardsPosition {
    type View = CardsView;
    type Event = CardsEvent;

    fn view(&self, viewer: Viewer) -> CardsView {
        let over = self.is_over();
        assert!(
            viewer != Viewer::All || over,
            "everything may be seen only when the match is over"
        );
        CardsView {
            viewer,
            table: self.table.clone(),
            hand: match viewer {
                Viewer::Seat(seat) => self.hands[seat],
                Viewer::Public | Viewer::All => 0,
            },
            counts: self.hands.map(|_, hand| hand.count_ones() as u8),
            buried: self.buried.map(|seat, &card| match card {
                None => Grave::Empty,
                Some(card) if over || viewer == Viewer::Seat(seat) => Grave::Known(card),
                Some(_) => Grave::FaceDown,
            }),
        }
    }

    fn event(&self, _: Actor, action: CardsAction, viewer: Viewer) -> Option<CardsEvent> {
        let seen_by = |seat, card| (viewer == Viewer::Seat(seat)).then_some(card);
        Some(match (self.table.step, action) {
            (Step::Deal(seat) | Step::Draw { seat, .. }, CardsAction::Deal(card)) => {
                CardsEvent::Dealt(seat, seen_by(seat, card))
            }
            (Step::Bury(seat), CardsAction::Bury(card)) => CardsEvent::Buried(seat, seen_by(seat, card)),
            (Step::Play { seat, .. }, CardsAction::Play(card)) => {
                let shown = self.ends_with(seat).then(|| self.buried.clone());
                CardsEvent::Played(seat, card, shown)
            }
            (_, CardsAction::Stake(stake)) => CardsEvent::Stake(stake),
            (step, action) => unreachable!("{action:?} is not legal in {step:?}"),
        })
    }

    /// Every arrangement of the hidden cards is equally likely: all cards differ, and a buried
    /// card is any card of a hand.
    fn sample(view: &CardsView, dice: &mut dyn Dice) -> CardsPosition {
        let known = view
            .buried
            .iter()
            .fold(view.hand | view.table.gone, |known, grave| match grave {
                Grave::Known(card) => known | 1 << card,
                Grave::Empty | Grave::FaceDown => known,
            });
        let mut unseen: Vec<u8> = numbers(((1 << view.table.cards) - 1) & !known).collect();
        let mut draw = || unseen.swap_remove(dice.below(unseen.len() as u32) as usize);
        let hands = view.counts.map(|seat, &count| {
            if view.viewer == Viewer::Seat(seat) {
                view.hand
            } else {
                (0..count).fold(0, |hand, _| hand | 1 << draw())
            }
        });
        let buried = view.buried.map(|_, grave| match grave {
            Grave::Empty => None,
            Grave::FaceDown => Some(draw()),
            Grave::Known(card) => Some(*card),
        });
        CardsPosition {
            deck: unseen.iter().fold(0, |deck, card| deck | 1 << card),
            hands,
            buried,
            table: view.table.clone(),
        }
    }
}

impl CardsView {
    /// The view of a viewer who forgot which card it buried; the test kit uses it to show that
    /// this is noticed.
    #[must_use]
    pub fn forgetting_the_buried(mut self) -> CardsView {
        if let Viewer::Seat(seat) = self.viewer
            && self.table.step != Step::Over
            && self.buried[seat] != Grave::Empty
        {
            self.buried[seat] = Grave::FaceDown;
        }
        self
    }
}

impl View for CardsView {
    type Action = CardsAction;

    fn seats(&self) -> u8 {
        self.table.seats()
    }

    fn turn(&self) -> Turn {
        self.table.turn()
    }

    fn legal_actions(&self, seat: Seat, acc: &mut Vec<CardsAction>) {
        if self.viewer == Viewer::Seat(seat) && self.turn().allows(Actor::Seat(seat)) {
            acc.extend(self.table.choices(self.hand));
        }
    }

    fn tally(&self) -> BySeat<Tally> {
        let best = self.buried.enumerate().max_by_key(|&(_, card)| *card);
        let over = self.table.step == Step::Over;
        self.table.tally(best.filter(|_| over).map(|(seat, _)| seat))
    }
}
