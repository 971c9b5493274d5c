use std::time::{Duration, Instant};

use bots::{Bot, Limits, TurnTime};
use dice::SeededDice;
use games::{AnyAction, AnyEvent, AnyOptions, AnyPosition, AnyView};
use rules::{Phrase, Seat};

/// A participant of a contest, in many matches at the same time.
pub trait Entrant: Sync {
    /// Its name.
    fn name(&self) -> &str;

    /// Sits down for one match.
    ///
    /// # Errors
    /// If it cannot play: it then loses the match.
    fn sit(&self, table: &SeatAssignment<'_>) -> Result<Box<dyn Contestant + '_>, Forfeit>;
}

/// A match from the point of view of one player.
#[derive(Clone, Copy, Debug)]
pub struct SeatAssignment<'a> {
    /// The game and its options.
    pub options: &'a AnyOptions,
    /// The number of seats.
    pub seats: u8,
    /// The player's seat.
    pub seat: Seat,
    /// The seed of its own random choices.
    pub seed: u64,
    /// Its thinking budget.
    pub thinking: Thinking,
}

/// The thinking budget of the players.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Thinking {
    /// Per action: this fraction of the level's iterations.
    Share(f64),
    /// Per action: this much time, whatever the level.
    Time(Duration),
    /// All iterations of its level, but limited by the clock if a turn would take longer than
    /// people accept at the table.
    AsAtTable,
}

/// A player in one match.
pub trait Contestant {
    /// Called when a turn of this seat begins, that is, when somebody else has acted since its
    /// last choice.
    fn begin_turn(&mut self) {}

    /// Chooses an action, given what the seat may see.
    ///
    /// # Errors
    /// If it cannot choose: it then loses the match.
    fn choose(&mut self, view: &AnyView) -> Result<AnyAction, Forfeit>;

    /// Chooses with full knowledge, for benchmarks that cheat. If this returns `None`,
    /// [`choose`](Contestant::choose) is called instead.
    fn choose_knowing(&mut self, truth: &Truth<'_>) -> Option<AnyAction> {
        let _ = truth;
        None
    }

    /// Its remarks so far, without duplicates.
    fn remarks(&self) -> &[Phrase] {
        &[]
    }

    /// Whether it wants [`hear`](Contestant::hear) to be called; bots look at the view instead.
    fn listens(&self) -> bool {
        false
    }

    /// Reports an event that the seat notices; `before` is the view before it.
    fn hear(&mut self, before: &AnyView, event: &AnyEvent) {
        let _ = (before, event);
    }
}

/// Everything that nobody at a table can know.
#[derive(Clone, Copy, Debug)]
pub struct Truth<'a> {
    /// The position, secrets included.
    pub position: &'a AnyPosition,
    /// The dice of the match, with their future rolls.
    pub chance: &'a SeededDice,
}

/// Why a player cannot go on, as a phrase for people.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Forfeit(pub Phrase);

/// With a time limit, a level may exceed its usual iterations by this factor.
const FREELY: f64 = 1e6;

/// One of our own bots.
#[derive(Clone, Copy, Debug)]
pub struct BotEntrant(pub Bot);

struct BotPlayer {
    bot: Bot,
    seat: Seat,
    dice: SeededDice,
    thinking: Thinking,
    /// The time used so far in this turn.
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
            // Independent of the clock.
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
