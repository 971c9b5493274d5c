use std::ops::RangeInclusive;

use rules::{
    Actor, BadNotation, BySeat, Dice, Ending, Game, NoComponents, Notation, Numbering, Observe, Options,
    Outcome, Phrase, Position, Rule, Seat, SeatSet, Tally, Turn, View, Viewer,
};

use super::{ToyRefusal, ToySize, after_first, holds, numbers};

const PRIZE: Rule = Rule::new("BI", 1);
const BID: Rule = Rule::new("BI", 2);
const WON: Rule = Rule::new("BI", 3);

/// Prizes turn up one by one, larger ones more likely (BI-1). All seats bid for a prize at the
/// same time, each with one of its number cards, which is then used up (BI-2). The highest bid
/// takes the prize, unless it is shared (BI-3).
#[derive(Clone, Copy, Debug)]
pub struct Bids;

/// A position of [`Bids`].
///
/// # Equality
/// Everything on the table, and the choices made so far in the open step.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct BidsPosition {
    prizes: u32,
    prize: Option<u8>,
    hands: BySeat<u32>,
    bids: BySeat<Option<u8>>,
    won: BySeat<i32>,
}

/// An action of [`Bids`]: `p3` turns up a prize, `b3` bids.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum BidsAction {
    /// Chance turns up this prize.
    Prize(u8),
    /// A seat bids this card.
    Bid(u8),
}

/// What a viewer learns in [`Bids`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum BidsEvent {
    /// A prize turned up.
    Prize(u8),
    /// The viewer's own choice, not final yet.
    Chose(u8),
    /// All have chosen: these are the bids.
    Revealed(BySeat<u8>),
}

/// Everything that one viewer of [`Bids`] knows: all but the others' open choices.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct BidsView {
    viewer: Viewer,
    shown: BidsPosition,
}

impl Game for Bids {
    const ID: &'static str = "bids";
    const REVISION: u16 = 1;
    const SEATS: RangeInclusive<u8> = 2..=5;
    const RULES: Numbering = Numbering {
        prefix: "BI",
        count: 3,
    };
    const MINUTES: RangeInclusive<u16> = 1..=5;
    type Variant = ToySize;
    type Components = NoComponents;
    type Position = BidsPosition;

    fn start(options: &Options<Bids>, seats: u8) -> BidsPosition {
        assert!(Bids::SEATS.contains(&seats), "bids is for two to five");
        let cards = match options.variant {
            ToySize::Standard => 0b11_1110,
            ToySize::Tiny => 0b1110,
        };
        BidsPosition {
            prizes: cards,
            prize: None,
            hands: BySeat::from_fn(seats, |_| cards),
            bids: BySeat::from_fn(seats, |_| None),
            won: BySeat::from_fn(seats, |_| 0),
        }
    }
}

impl BidsPosition {
    /// The position with the open choices of all but this viewer taken back, which is what
    /// `sample` returns.
    #[must_use]
    pub fn without_hidden_choices(mut self, viewer: Viewer) -> BidsPosition {
        for seat in Seat::all(self.bids.seats()) {
            if viewer != Viewer::Seat(seat) {
                self.bids[seat] = None;
            }
        }
        self
    }

    /// The bids, if this one closes the step.
    fn all_bids(&self, seat: Seat, bid: u8) -> Option<BySeat<u8>> {
        let mut bids = self.bids.clone();
        bids[seat] = Some(bid);
        bids.iter()
            .all(Option::is_some)
            .then(|| bids.iter().filter_map(|&bid| bid).collect())
    }

    fn settle(&mut self, bids: &BySeat<u8>) {
        let highest = bids.iter().copied().max().unwrap_or_default();
        let mut bidders = bids.enumerate().filter(|&(_, &bid)| bid == highest);
        let prize = self.prize.take().expect("there is a prize to bid for");
        if let (Some((winner, _)), None) = (bidders.next(), bidders.next()) {
            self.won[winner] += i32::from(prize);
        }
        for (seat, &bid) in bids.enumerate() {
            self.hands[seat] &= !(1 << bid);
            self.bids[seat] = None;
        }
    }
}

impl Position for BidsPosition {
    type Action = BidsAction;
    type Refusal = ToyRefusal;

    fn seats(&self) -> u8 {
        self.hands.seats()
    }

    fn turn(&self) -> Turn {
        match (self.prize, self.prizes) {
            (Some(_), _) => Turn::Seats(SeatSet::all(self.seats())),
            (None, 0) => Turn::Over,
            (None, _) => Turn::Chance,
        }
    }

    fn undecided(&self) -> SeatSet {
        let open = self.bids.enumerate().filter(|(_, bid)| bid.is_none());
        match self.prize {
            Some(_) => open.map(|(seat, _)| seat).collect(),
            None => SeatSet::EMPTY,
        }
    }

    fn legal_actions(&self, actor: Actor, acc: &mut Vec<BidsAction>) {
        match actor {
            _ if !self.turn().allows(actor) => {}
            Actor::Chance => acc.extend(numbers(self.prizes).map(BidsAction::Prize)),
            Actor::Seat(seat) => acc.extend(numbers(self.hands[seat]).map(BidsAction::Bid)),
        }
    }

    fn refuse(&self, actor: Actor, action: BidsAction) -> Option<ToyRefusal> {
        if !self.turn().allows(actor) {
            return Some(ToyRefusal::NotYourTurn);
        }
        let (legal, rule) = match (actor, action) {
            (Actor::Chance, BidsAction::Prize(prize)) => (holds(self.prizes, prize), PRIZE),
            (Actor::Seat(seat), BidsAction::Bid(bid)) => (holds(self.hands[seat], bid), BID),
            (Actor::Chance, BidsAction::Bid(_)) => (false, PRIZE),
            (Actor::Seat(_), BidsAction::Prize(_)) => (false, BID),
        };
        (!legal).then_some(ToyRefusal::Rule(rule))
    }

    fn chance_weight(&self, outcome: BidsAction) -> u32 {
        match outcome {
            BidsAction::Prize(prize) => prize.into(),
            BidsAction::Bid(_) => 0,
        }
    }

    fn play_unchecked(&mut self, actor: Actor, action: BidsAction) {
        match (actor, action) {
            (Actor::Seat(seat), BidsAction::Bid(bid)) => match self.all_bids(seat, bid) {
                Some(bids) => self.settle(&bids),
                None => self.bids[seat] = Some(bid),
            },
            (_, BidsAction::Prize(prize)) => {
                self.prizes &= !(1 << prize);
                self.prize = Some(prize);
            }
            (Actor::Chance, BidsAction::Bid(_)) => unreachable!("chance does not bid"),
        }
    }

    fn tally(&self) -> BySeat<Tally> {
        self.won.map(|_, &points| {
            let mut tally = Tally::default();
            tally.add(WON, Phrase::new("bids-prizes"), points);
            tally
        })
    }

    fn outcome(&self) -> Option<Outcome> {
        (self.turn() == Turn::Over).then(|| {
            let ending = Ending {
                rule: PRIZE,
                phrase: Phrase::new("bids-no-prize-left"),
            };
            Outcome::ranked(self.won.clone(), &self.won, ending)
        })
    }
}

impl Observe for BidsPosition {
    type View = BidsView;
    type Event = BidsEvent;

    fn view(&self, viewer: Viewer) -> BidsView {
        assert!(
            viewer != Viewer::All || self.turn() == Turn::Over,
            "everything may be seen only when the match is over"
        );
        BidsView {
            viewer,
            shown: self.clone().without_hidden_choices(viewer),
        }
    }

    fn event(&self, actor: Actor, action: BidsAction, viewer: Viewer) -> Option<BidsEvent> {
        match (actor, action) {
            (_, BidsAction::Prize(prize)) => Some(BidsEvent::Prize(prize)),
            (Actor::Seat(seat), BidsAction::Bid(bid)) => match self.all_bids(seat, bid) {
                Some(bids) => Some(BidsEvent::Revealed(bids)),
                None => (viewer == Viewer::Seat(seat)).then_some(BidsEvent::Chose(bid)),
            },
            (Actor::Chance, BidsAction::Bid(_)) => None,
        }
    }

    fn sample(view: &BidsView, _: &mut dyn Dice) -> BidsPosition {
        view.shown.clone()
    }
}

impl View for BidsView {
    type Action = BidsAction;

    fn seats(&self) -> u8 {
        self.shown.seats()
    }

    fn turn(&self) -> Turn {
        self.shown.turn()
    }

    /// Number cards lie open, so everybody knows everybody's list.
    fn legal_actions(&self, seat: Seat, acc: &mut Vec<BidsAction>) {
        self.shown.legal_actions(Actor::Seat(seat), acc);
    }

    fn tally(&self) -> BySeat<Tally> {
        self.shown.tally()
    }
}

impl Notation for BidsPosition {
    fn write_action(&self, action: BidsAction) -> String {
        match action {
            BidsAction::Prize(prize) => format!("p{prize}"),
            BidsAction::Bid(bid) => format!("b{bid}"),
        }
    }

    fn read_action(&self, word: &str) -> Result<BidsAction, BadNotation> {
        let kind = match word.chars().next().ok_or(BadNotation)? {
            'p' => BidsAction::Prize,
            'b' => BidsAction::Bid,
            _ => return Err(BadNotation),
        };
        after_first(word).map(kind).ok_or(BadNotation)
    }
}
