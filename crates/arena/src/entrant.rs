use std::time::{Duration, Instant};

use bots::{Bot, Limits, TurnTime};
use dice::SeededDice;
use games::{AnyAction, AnyEvent, AnyOptions, AnyPosition, AnyView};
use rules::{Phrase, Seat};

/// Somebody who takes part in a contest, in many matches at the same time.
pub trait Entrant: Sync {
    /// What to call it.
    fn name(&self) -> &str;

    /// Sits down for one match.
    ///
    /// # Errors
    /// If it cannot: then the match is lost for it.
    fn sit(&self, table: &SeatAssignment<'_>) -> Result<Box<dyn Contestant + '_>, Forfeit>;
}

/// A match from where one player sits.
#[derive(Clone, Copy, Debug)]
pub struct SeatAssignment<'a> {
    /// What is played.
    pub options: &'a AnyOptions,
    /// By how many.
    pub seats: u8,
    /// Where the player sits.
    pub seat: Seat,
    /// What its own random choices follow from.
    pub seed: u64,
    /// How much it may think.
    pub thinking: Thinking,
}

/// How much everybody may think.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Thinking {
    /// About one action: this part of the iterations that its level says.
    Share(f64),
    /// About one action: this much time, whatever the level.
    Time(Duration),
    /// All iterations of its level, but cut off by the clock where a turn
    /// would take longer than a person has to wait at the table.
    AsAtTable,
}

/// A player in one match.
pub trait Contestant {
    /// A turn of this seat begins: somebody else has acted since it last chose.
    fn begin_turn(&mut self) {}

    /// Chooses from what the seat may see.
    ///
    /// # Errors
    /// If it cannot: then the match is lost for it.
    fn choose(&mut self, view: &AnyView) -> Result<AnyAction, Forfeit>;

    /// A yardstick that cheats chooses here, knowing everything. Players who
    /// do not say anything here are asked to [`choose`](Contestant::choose).
    fn choose_knowing(&mut self, truth: &Truth<'_>) -> Option<AnyAction> {
        let _ = truth;
        None
    }

    /// What it has had to say so far, each thing once.
    fn remarks(&self) -> &[Phrase] {
        &[]
    }

    /// Whether it wants to [`hear`](Contestant::hear); bots look at the view instead.
    fn listens(&self) -> bool {
        false
    }

    /// Something happened that the seat notices; `before` is what it knew till then.
    fn hear(&mut self, before: &AnyView, event: &AnyEvent) {
        let _ = (before, event);
    }
}

/// All that nobody at a table can know.
#[derive(Clone, Copy, Debug)]
pub struct Truth<'a> {
    /// The position, secrets included.
    pub position: &'a AnyPosition,
    /// The dice of the match, as they will fall.
    pub chance: &'a SeededDice,
}

/// Why a player cannot go on, to be said to a person.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Forfeit(pub Phrase);

/// With a limit in time a level may go this far beyond its usual iterations.
const FREELY: f64 = 1e6;

/// One of our own bots.
#[derive(Clone, Copy, Debug)]
pub struct BotEntrant(pub Bot);

struct BotPlayer {
    bot: Bot,
    seat: Seat,
    dice: SeededDice,
    thinking: Thinking,
    /// What it has spent of the time of this turn.
    turn_time: TurnTime,
    remarks: Vec<Phrase>,
}

impl Entrant for BotEntrant {
    fn name(&self) -> &str {
        self.0.name()
    }

    fn sit(&self, table: &SeatAssignment<'_>) -> Result<Box<dyn Contestant + '_>, Forfeit> {
        Ok(Box::new(BotPlayer {
            bot: self.0,
            seat: table.seat,
            dice: SeededDice::new(table.seed),
            thinking: table.thinking,
            turn_time: TurnTime::default(),
            remarks: Vec::new(),
        }))
    }
}

impl Contestant for BotPlayer {
    fn begin_turn(&mut self) {
        self.turn_time.reset();
    }

    fn choose(&mut self, view: &AnyView) -> Result<AnyAction, Forfeit> {
        let began = Instant::now();
        let ceiling = self.bot.ceiling();
        let allowed = match self.thinking {
            Thinking::Share(_) => Duration::MAX,
            Thinking::Time(time) => time,
            Thinking::AsAtTable => self.turn_time.allowed(self.seat, ceiling),
        };
        let is_over = || began.elapsed() >= allowed;
        let limits = match self.thinking {
            // Nobody looks at the clock.
            Thinking::Share(share) => Limits::share(share),
            Thinking::Time(_) => Limits::share(FREELY).or_when(&is_over),
            Thinking::AsAtTable => Limits::FULL.or_when(&is_over),
        };
        let advice = self.bot.think_safely(view, self.seat, &mut self.dice, limits);
        self.turn_time.spend(began.elapsed());
        for remark in advice.remarks {
            if !self.remarks.contains(&remark) {
                self.remarks.push(remark);
            }
        }
        Ok(advice.action)
    }

    fn remarks(&self) -> &[Phrase] {
        &self.remarks
    }
}
