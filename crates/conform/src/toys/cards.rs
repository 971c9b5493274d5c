mod view;

pub use view::{CardsEvent, CardsView};

use std::ops::RangeInclusive;

use rules::{
    Actor, BadNotation, BySeat, Ending, Game, NoComponents, Notation, Numbering, Options, Outcome, Phrase,
    Position, Rule, Seat, Tally, Turn,
};

use super::{ToyRefusal, ToySize, after_first, holds, numbers};

const DEAL: Rule = Rule::new("CA", 1);
const BURY: Rule = Rule::new("CA", 2);
const STAKE: Rule = Rule::new("CA", 3);
const PLAY: Rule = Rule::new("CA", 4);
const BURIED: Rule = Rule::new("CA", 5);

/// Numbered cards, one of each, are dealt to hidden hands (CA-1). One after another each seat
/// buries a card, face down (CA-2). Then rounds are played: a stake of 1 or, half as often, 2
/// turns up (CA-3); each seat plays a card; the highest takes the stake and leads next; all draw
/// while there are enough cards (CA-4). When the hands are empty, the buried cards are shown, and
/// the highest of them is worth 2 points (CA-5).
#[derive(Clone, Copy, Debug)]
pub struct Cards;

/// A position of [`Cards`].
///
/// # Equality
/// Where every card lies, points, and the step in progress.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct CardsPosition {
    deck: u32,
    hands: BySeat<u32>,
    buried: BySeat<Option<u8>>,
    table: Table,
}

/// The open part of the table.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
struct Table {
    /// The total number of cards, numbered from 0.
    cards: u8,
    /// The size of a full hand at the start.
    hand: u8,
    /// Cards played in earlier rounds and in this one.
    gone: u32,
    /// Cards of this round.
    round: BySeat<Option<u8>>,
    stake: u8,
    stakes_won: BySeat<i32>,
    step: Step,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
enum Step {
    /// Chance deals a card to this seat, before the first round.
    Deal(Seat),
    Bury(Seat),
    Stake {
        leader: Seat,
    },
    Play {
        leader: Seat,
        seat: Seat,
    },
    /// Chance deals a card to this seat, after a round.
    Draw {
        leader: Seat,
        seat: Seat,
    },
    Over,
}

/// An action of [`Cards`]: `d7` deals a card, `b7` buries it, `x2` is a stake, `p7` plays a card.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum CardsAction {
    /// Chance deals this card.
    Deal(u8),
    /// A seat buries this card.
    Bury(u8),
    /// The stake of the next round.
    Stake(u8),
    /// A seat plays this card.
    Play(u8),
}

impl Game for Cards {
    const ID: &'static str = "cards";
    const REVISION: u16 = 1;
    const SEATS: RangeInclusive<u8> = 2..=5;
    const RULES: Numbering = Numbering {
        prefix: "CA",
        count: 5,
    };
    const MINUTES: RangeInclusive<u16> = 1..=5;
    type Variant = ToySize;
    type Components = NoComponents;
    type Position = CardsPosition;

    fn start(options: &Options<Cards>, seats: u8) -> CardsPosition {
        assert!(Cards::SEATS.contains(&seats), "cards is for two to five");
        let (cards, hand) = match options.variant {
            ToySize::Standard => (5 * seats + 1, 3),
            ToySize::Tiny => (3 * seats + 1, 2),
        };
        CardsPosition {
            deck: (1 << cards) - 1,
            hands: BySeat::from_fn(seats, |_| 0),
            buried: BySeat::from_fn(seats, |_| None),
            table: Table {
                cards,
                hand,
                gone: 0,
                round: BySeat::from_fn(seats, |_| None),
                stake: 0,
                stakes_won: BySeat::from_fn(seats, |_| 0),
                step: Step::Deal(Seat::FIRST),
            },
        }
    }
}

impl Table {
    fn seats(&self) -> u8 {
        self.round.seats()
    }

    fn turn(&self) -> Turn {
        match self.step {
            Step::Deal(_) | Step::Stake { .. } | Step::Draw { .. } => Turn::Chance,
            Step::Bury(seat) | Step::Play { seat, .. } => Turn::of(seat),
            Step::Over => Turn::Over,
        }
    }

    /// The choices of a seat with this hand.
    fn choices(&self, hand: u32) -> impl Iterator<Item = CardsAction> {
        let action = match self.step {
            Step::Bury(_) => CardsAction::Bury,
            _ => CardsAction::Play,
        };
        numbers(hand).map(action)
    }

    fn tally(&self, highest_buried: Option<Seat>) -> BySeat<Tally> {
        self.stakes_won.map(|seat, &points| {
            let mut tally = Tally::default();
            tally.add(PLAY, Phrase::new("cards-stakes"), points);
            if highest_buried == Some(seat) {
                tally.add(BURIED, Phrase::new("cards-buried"), 2);
            }
            tally
        })
    }
}

impl CardsPosition {
    fn is_over(&self) -> bool {
        self.table.step == Step::Over
    }

    /// The seat that buried the highest card, once that counts.
    fn highest_buried(&self) -> Option<Seat> {
        let best = self.buried.enumerate().max_by_key(|&(_, card)| *card);
        best.filter(|_| self.is_over()).map(|(seat, _)| seat)
    }

    /// Whether the card that this seat plays now is the last of the match.
    fn ends_with(&self, seat: Seat) -> bool {
        let others = self.hands.enumerate().filter(|&(other, _)| other != seat);
        let none_left = others.map(|(_, hand)| hand.count_ones()).sum::<u32>() == 0;
        none_left && self.hands[seat].is_power_of_two() && !self.enough_to_draw()
    }

    fn enough_to_draw(&self) -> bool {
        self.deck.count_ones() >= u32::from(self.seats())
    }

    fn deal(&mut self, seat: Seat, card: u8) {
        self.deck &= !(1 << card);
        self.hands[seat] |= 1 << card;
        let next = seat.next(self.seats());
        self.table.step = match self.table.step {
            Step::Draw { leader, .. } if next == leader => Step::Stake { leader },
            Step::Draw { leader, .. } => Step::Draw { leader, seat: next },
            _ if self.hands[next].count_ones() < u32::from(self.table.hand) => Step::Deal(next),
            _ => Step::Bury(Seat::FIRST),
        };
    }

    fn bury(&mut self, seat: Seat, card: u8) {
        self.hands[seat] &= !(1 << card);
        self.buried[seat] = Some(card);
        let next = seat.next(self.seats());
        self.table.step = if next == Seat::FIRST {
            Step::Stake { leader: Seat::FIRST }
        } else {
            Step::Bury(next)
        };
    }

    fn card_played(&mut self, leader: Seat, seat: Seat, card: u8) {
        self.hands[seat] &= !(1 << card);
        self.table.gone |= 1 << card;
        self.table.round[seat] = Some(card);
        let next = seat.next(self.seats());
        if next != leader {
            self.table.step = Step::Play { leader, seat: next };
            return;
        }
        let best = self.table.round.enumerate().max_by_key(|&(_, card)| *card);
        let leader = best.map_or(leader, |(seat, _)| seat);
        self.table.stakes_won[leader] += i32::from(self.table.stake);
        self.table.stake = 0;
        self.table.round = BySeat::from_fn(self.seats(), |_| None);
        self.table.step = if self.enough_to_draw() {
            Step::Draw { leader, seat: leader }
        } else if self.hands.iter().all(|&hand| hand == 0) {
            Step::Over
        } else {
            Step::Stake { leader }
        };
    }
}

impl Position for CardsPosition {
    type Action = CardsAction;
    type Refusal = ToyRefusal;

    fn seats(&self) -> u8 {
        self.table.seats()
    }

    fn turn(&self) -> Turn {
        self.table.turn()
    }

    fn legal_actions(&self, actor: Actor, acc: &mut Vec<CardsAction>) {
        match actor {
            _ if !self.turn().allows(actor) => {}
            Actor::Seat(seat) => acc.extend(self.table.choices(self.hands[seat])),
            Actor::Chance if matches!(self.table.step, Step::Stake { .. }) => {
                acc.extend([1, 2].map(CardsAction::Stake));
            }
            Actor::Chance => acc.extend(numbers(self.deck).map(CardsAction::Deal)),
        }
    }

    fn refuse(&self, actor: Actor, action: CardsAction) -> Option<ToyRefusal> {
        if !self.turn().allows(actor) {
            return Some(ToyRefusal::NotYourTurn);
        }
        let (legal, rule) = match (self.table.step, action) {
            (Step::Deal(_) | Step::Draw { .. }, CardsAction::Deal(card)) => (holds(self.deck, card), DEAL),
            (Step::Bury(seat), CardsAction::Bury(card)) => (holds(self.hands[seat], card), BURY),
            (Step::Stake { .. }, CardsAction::Stake(stake)) => ((1..=2).contains(&stake), STAKE),
            (Step::Play { seat, .. }, CardsAction::Play(card)) => (holds(self.hands[seat], card), PLAY),
            _ => (false, PLAY),
        };
        (!legal).then_some(ToyRefusal::Rule(rule))
    }

    fn chance_weight(&self, outcome: CardsAction) -> u32 {
        match outcome {
            CardsAction::Stake(1) => 2,
            _ => 1,
        }
    }

    fn play_unchecked(&mut self, _: Actor, action: CardsAction) {
        match (self.table.step, action) {
            (Step::Deal(seat) | Step::Draw { seat, .. }, CardsAction::Deal(card)) => self.deal(seat, card),
            (Step::Bury(seat), CardsAction::Bury(card)) => self.bury(seat, card),
            (Step::Stake { leader }, CardsAction::Stake(stake)) => {
                self.table.stake = stake;
                self.table.step = Step::Play { leader, seat: leader };
            }
            (Step::Play { leader, seat }, CardsAction::Play(card)) => self.card_played(leader, seat, card),
            (step, action) => unreachable!("{action:?} is not legal in {step:?}"),
        }
    }

    fn tally(&self) -> BySeat<Tally> {
        self.table.tally(self.highest_buried())
    }

    fn outcome(&self) -> Option<Outcome> {
        self.is_over().then(|| {
            let points = self.tally().map(|_, tally| tally.total());
            let ending = Ending {
                rule: PLAY,
                phrase: Phrase::new("cards-hands-empty"),
            };
            Outcome::ranked(points.clone(), &points, ending)
        })
    }
}

impl Notation for CardsPosition {
    fn write_action(&self, action: CardsAction) -> String {
        match action {
            CardsAction::Deal(card) => format!("d{card}"),
            CardsAction::Bury(card) => format!("b{card}"),
            CardsAction::Stake(stake) => format!("x{stake}"),
            CardsAction::Play(card) => format!("p{card}"),
        }
    }

    fn read_action(&self, word: &str) -> Result<CardsAction, BadNotation> {
        let kind = match word.chars().next().ok_or(BadNotation)? {
            'd' => CardsAction::Deal,
            'b' => CardsAction::Bury,
            'x' => CardsAction::Stake,
            'p' => CardsAction::Play,
            _ => return Err(BadNotation),
        };
        after_first(word).map(kind).ok_or(BadNotation)
    }
}
