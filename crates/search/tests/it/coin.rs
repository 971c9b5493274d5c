//! A game with a secret that nobody sees, and a trap for searchers that consider one world at a
//! time: in each single world the gamble is won.

use rules::{
    Actor, BySeat, Dice, Ending, Observe, Outcome, Phrase, Position, Refusal, Rule, Seat, Tally, Turn, View,
    Viewer,
};

/// A coin falls unseen. Seat 1 either plays safe and wins with the given odds, or gambles: then
/// it must guess how the coin lies.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Coin {
    /// The odds of heads and tails.
    pub(crate) coin: [u32; 2],
    /// The odds of winning and losing when playing safe.
    pub(crate) safe: [u32; 2],
    /// How the coin lies, for viewers who may know.
    lies: Option<u8>,
    step: Step,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
enum Step {
    Fall,
    Choose,
    Draw,
    Guess,
    Over { won: bool },
}

/// 0 and 1: heads and tails, winning and losing, safe and gamble.
pub(crate) type Word = u8;

/// Play safe.
pub(crate) const SAFE: Word = 0;
/// Gamble.
pub(crate) const GAMBLE: Word = 1;

impl Coin {
    pub(crate) fn new(coin: [u32; 2], safe: [u32; 2]) -> Coin {
        let mut game = Coin {
            coin,
            safe,
            lies: None,
            step: Step::Fall,
        };
        game.play_unchecked(Actor::Chance, 0);
        game
    }

    /// The share of seat 1 with best play, calculated by hand.
    pub(crate) fn exact(&self) -> f64 {
        let part = |[one, other]: [u32; 2]| f64::from(one) / f64::from(one + other);
        let heads = part(self.coin);
        part(self.safe).max(heads).max(1.0 - heads)
    }
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Refused;

impl Refusal for Refused {
    fn rule(&self) -> Option<Rule> {
        None
    }

    fn phrase(&self) -> Phrase {
        Phrase::new("coin-refused")
    }
}

impl Position for Coin {
    type Action = Word;
    type Refusal = Refused;

    fn seats(&self) -> u8 {
        2
    }

    fn turn(&self) -> Turn {
        match self.step {
            Step::Fall | Step::Draw => Turn::Chance,
            Step::Choose | Step::Guess => Turn::of(Seat::FIRST),
            Step::Over { .. } => Turn::Over,
        }
    }

    fn legal_actions(&self, actor: Actor, acc: &mut Vec<Word>) {
        if self.turn().allows(actor) {
            acc.extend([0, 1]);
        }
    }

    fn refuse(&self, actor: Actor, action: Word) -> Option<Refused> {
        (!self.turn().allows(actor) || action > 1).then_some(Refused)
    }

    fn chance_weight(&self, outcome: Word) -> u32 {
        let weights = if self.step == Step::Fall {
            self.coin
        } else {
            self.safe
        };
        weights[usize::from(outcome)]
    }

    fn play_unchecked(&mut self, _: Actor, action: Word) {
        self.step = match self.step {
            Step::Fall => {
                self.lies = Some(action);
                Step::Choose
            }
            Step::Choose if action == SAFE => Step::Draw,
            Step::Choose => Step::Guess,
            Step::Draw => Step::Over { won: action == 0 },
            Step::Guess => Step::Over {
                won: self.lies == Some(action),
            },
            Step::Over { .. } => unreachable!("it is over"),
        };
    }

    fn tally(&self) -> BySeat<Tally> {
        BySeat::from_fn(2, |_| Tally::default())
    }

    fn outcome(&self) -> Option<Outcome> {
        let Step::Over { won } = self.step else {
            return None;
        };
        let points: BySeat<i32> = [i32::from(won), i32::from(!won)].into_iter().collect();
        let ending = Ending {
            rule: Rule::new("CO", 1),
            phrase: Phrase::new("coin-over"),
        };
        Some(Outcome::ranked(points.clone(), &points, ending))
    }
}

/// The coin without its hidden side.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) struct CoinView(Coin);

impl View for CoinView {
    type Action = Word;

    fn seats(&self) -> u8 {
        2
    }

    fn turn(&self) -> Turn {
        self.0.turn()
    }

    fn legal_actions(&self, seat: Seat, acc: &mut Vec<Word>) {
        self.0.legal_actions(Actor::Seat(seat), acc);
    }

    fn tally(&self) -> BySeat<Tally> {
        self.0.tally()
    }
}

impl Observe for Coin {
    type View = CoinView;
    type Event = Option<Word>;

    fn view(&self, _: Viewer) -> CoinView {
        CoinView(Coin {
            lies: None,
            ..self.clone()
        })
    }

    fn event(&self, _: Actor, action: Word, _: Viewer) -> Option<Option<Word>> {
        // Everybody sees that the coin falls, nobody sees how.
        Some((self.step != Step::Fall).then_some(action))
    }

    fn sample(view: &CoinView, dice: &mut dyn Dice) -> Coin {
        Coin {
            lies: Some(dice.weighted(&view.0.coin) as u8),
            ..view.0.clone()
        }
    }
}
