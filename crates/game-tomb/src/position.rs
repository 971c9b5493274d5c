//! The complete state, implementing the trait [`Position`].

use std::cmp::Reverse;

use rules::{
    Actor, BySeat, Ending, Game, Numbering, Options, Outcome, Phrase, Position, SeatSet, Tally, Turn, Variant,
};

use crate::refusal::{TombRefusal, to};
use crate::{Action, Phase, TombSet, TombState};

/// Silver & Gold Pyramids.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Tomb;

/// The rule sets; there is one.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum RuleSet {
    /// The rules of the box.
    #[default]
    Standard,
}

/// The complete state at one moment of a match, including all secrets.
///
/// # Equality
/// The table, and the hidden choices of the open step, in the order in which each seat made its
/// own. The history does not count, nor does who returned which cards at the start.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct TombPosition {
    pub(crate) table: TombState,
}

impl TombPosition {
    /// The table, including all secrets.
    pub fn table(&self) -> &TombState {
        &self.table
    }
}

impl Game for Tomb {
    const ID: &'static str = "tomb";
    const REVISION: u16 = 1;
    const SEATS: std::ops::RangeInclusive<u8> = 2..=4;
    const RULES: Numbering = Numbering {
        prefix: "TO",
        count: 13,
    };
    const MINUTES: std::ops::RangeInclusive<u16> = 20..=30;

    type Variant = RuleSet;
    type Components = TombSet;
    type Position = TombPosition;

    /// # Panics
    /// If the number of seats is not in [`SEATS`](Game::SEATS), or if a set smaller than the real
    /// one does not have four cards for each.
    fn start(options: &Options<Tomb>, seats: u8) -> TombPosition {
        assert!(Tomb::SEATS.contains(&seats), "two to four can play");
        TombPosition {
            table: TombState::new(options.components.clone(), seats),
        }
    }
}

impl Variant for RuleSet {
    const ALL: &'static [RuleSet] = &[RuleSet::Standard];

    fn name(self) -> &'static str {
        "standard"
    }
}

impl Position for TombPosition {
    type Action = Action;
    type Refusal = TombRefusal;

    fn seats(&self) -> u8 {
        self.table.seats()
    }

    fn turn(&self) -> Turn {
        self.table.turn()
    }

    fn undecided(&self) -> SeatSet {
        self.table.undecided()
    }

    fn legal_actions(&self, actor: Actor, acc: &mut Vec<Action>) {
        self.table.legal_actions(actor, acc);
    }

    fn refuse(&self, actor: Actor, action: Action) -> Option<TombRefusal> {
        self.table.refuse(actor, action)
    }

    fn chance_weight(&self, outcome: Action) -> u32 {
        match outcome {
            Action::Expedition(pattern) => u32::from(self.table.unrevealed(pattern)),
            _ => 1,
        }
    }

    fn play_unchecked(&mut self, actor: Actor, action: Action) {
        self.table.play(actor, action);
    }

    fn tally(&self) -> BySeat<Tally> {
        self.table.tally()
    }

    fn outcome(&self) -> Option<Outcome> {
        (self.table.phase == Phase::Over).then(|| self.table.outcome())
    }
}

impl TombState {
    pub(crate) fn tally(&self) -> BySeat<Tally> {
        self.players
            .map(|_, player| player.sheet.tally(player.completed.len(), &self.components))
    }

    /// Most points first; ties go to the lowest completed number, and players without completed
    /// cards share their place (TO-13).
    fn outcome(&self) -> Outcome {
        let points = self.tally().map(|_, tally| tally.total());
        let keys = self.players.map(|seat, player| {
            let lowest = player.completed.lowest();
            (points[seat], lowest.is_some(), Reverse(lowest))
        });
        let best = points.iter().copied().max().unwrap_or(0);
        let at_the_top = points.iter().filter(|&&total| total == best).count();
        let winner = keys.iter().max().and_then(|(_, _, Reverse(lowest))| *lowest);
        let phrase = match winner {
            Some(card) if at_the_top > 1 => {
                Phrase::new("tomb-ended-by-lowest-card").with("card", i32::from(card.number()))
            }
            _ => Phrase::new("tomb-ended-after-four-rounds"),
        };
        Outcome::ranked(points, &keys, Ending { rule: to(13), phrase })
    }
}
