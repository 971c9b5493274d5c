use std::fmt;
use std::panic::{AssertUnwindSafe, catch_unwind};

use games::{AnyAction, AnyView, GameId, Listed};
use rules::{Actor, Dice, Game, Observe, Phrase, Position, Seat, View};
use search::{Found, Uct};

use crate::advice::Advice;
use crate::level::Level;
use crate::limits::Limits;
use crate::pylos::Foresight;
use crate::thinking::Thinking;

/// A player that is a program.
///
/// It sees views only. With the same dice and iterations it does the same.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Bot {
    /// An opponent of this strength.
    Level(Level),
    /// Plays Pylos from the solution within its horizon; without a table the master plays.
    Perfect(Foresight),
    /// Looks one action ahead; a baseline rather than an opponent.
    Greedy,
    /// Textbook UCT with random playouts, which knows only the rules; also a baseline.
    Uct,
}

/// The iterations of [`Bot::Uct`] with [`Limits::FULL`]. Comparisons in equal time give it a
/// large share and interrupt it.
const UCT_ITERATIONS: u64 = 20_000;

impl Bot {
    /// All bots for this game: the levels, weakest first, then those that play from the solution,
    /// then the baselines.
    pub fn all(game: GameId) -> Vec<Bot> {
        let levels = Level::of(game).iter().map(|&level| Bot::Level(level));
        let solved = games::dispatch!(game, |Game| <Game as Thinking>::SOLVED);
        let perfect = solved.iter().map(|&foresight| Bot::Perfect(foresight));
        levels.chain(perfect).chain([Bot::Greedy, Bot::Uct]).collect()
    }

    /// The name after `bot:`.
    pub const fn name(self) -> &'static str {
        match self {
            Bot::Level(level) => level.name(),
            Bot::Perfect(foresight) => foresight.name(),
            Bot::Greedy => "greedy",
            Bot::Uct => "uct",
        }
    }

    /// The bot with this name.
    pub fn from_name(game: GameId, name: &str) -> Option<Bot> {
        Bot::all(game).into_iter().find(|bot| bot.name() == name)
    }

    /// Chooses an action for the seat.
    ///
    /// # Panics
    /// If the seat has nothing to decide.
    pub fn think(self, view: &AnyView, seat: Seat, dice: &mut dyn Dice, limits: Limits<'_>) -> Advice {
        let mut actions = Vec::new();
        view.legal_actions(seat, &mut actions);
        match self {
            Bot::Level(Level::Random) => {
                let index = random(view, &actions, dice, limits);
                Advice::without_reasons(actions[index], seat)
            }
            Bot::Greedy => {
                let index = greedy(view, seat, &actions, dice);
                Advice::without_reasons(actions[index], seat)
            }
            Bot::Uct => uct(view, seat, dice, limits),
            Bot::Perfect(foresight) => perfect(foresight, view, seat, dice, limits),
            Bot::Level(level) => games::dispatch!(AnyView: view, |view, Game| {
                Advice::of::<Game>(Game::think(view, seat, level, dice, limits))
            }),
        }
    }

    /// The same, whatever goes wrong: if a bot panics, the next weaker one thinks instead, and in
    /// the end the first legal action is taken. The remarks of the advice say so.
    ///
    /// # Panics
    /// If the seat has nothing to decide.
    pub fn think_safely(self, view: &AnyView, seat: Seat, dice: &mut dyn Dice, limits: Limits<'_>) -> Advice {
        let mut remarks = Vec::new();
        let mut bot = Some(self);
        while let Some(thinking) = bot {
            // Dice interrupted half-way are still valid, and a bot has no other state.
            let thought = catch_unwind(AssertUnwindSafe(|| thinking.think(view, seat, dice, limits)));
            match thought {
                Ok(mut advice) => {
                    advice.stumbles = remarks.len();
                    advice.remarks.append(&mut remarks);
                    return advice;
                }
                Err(_) => remarks.push(Phrase::new("bots-fell-back").with("bot", thinking.name())),
            }
            bot = thinking.weaker();
        }
        let mut actions = Vec::new();
        view.legal_actions(seat, &mut actions);
        let first = *actions.first().expect("a seat that has something to decide");
        Advice {
            stumbles: remarks.len(),
            remarks,
            ..Advice::without_reasons(first, seat)
        }
    }

    /// How many points ahead a seat is whose share of the match [`Level::judge`] estimates like
    /// this, roughly; `None` where bots do not think in points.
    pub fn lead(game: GameId, share: f64) -> Option<f64> {
        games::dispatch!(game, |Game| <Game as Thinking>::lead(share))
    }

    /// The bot that takes over if this one fails.
    fn weaker(self) -> Option<Bot> {
        match self {
            Bot::Level(level) => level.weaker().map(Bot::Level),
            Bot::Perfect(_) => Some(Bot::Level(Level::Master)),
            Bot::Greedy | Bot::Uct => Some(Bot::Level(Level::Random)),
        }
    }
}

/// Plays from the solution; without a usable table the master plays and says so.
fn perfect(
    foresight: Foresight,
    view: &AnyView,
    seat: Seat,
    dice: &mut dyn Dice,
    limits: Limits<'_>,
) -> Advice {
    let thought = games::dispatch!(AnyView: view, |view, Game| {
        Game::think_perfectly(view, seat, foresight, dice, limits).map(Advice::of::<Game>)
    });
    let remark = match thought {
        Ok(advice) => return advice,
        Err(remark) => remark,
    };
    let mut advice = Bot::Level(Level::Master).think(view, seat, dice, limits);
    advice.remarks.push(remark);
    advice
}

/// Plain UCT with the game's own types, to avoid dispatch.
fn uct(view: &AnyView, seat: Seat, dice: &mut dyn Dice, limits: Limits<'_>) -> Advice {
    games::dispatch!(AnyView: view, |view, Game| {
        Advice::of::<Game>(uct_of::<Game>(view, seat, dice, limits))
    })
}

/// The index of a random action.
fn random(view: &AnyView, actions: &[AnyAction], dice: &mut dyn Dice, limits: Limits<'_>) -> usize {
    if actions.len() == 1 {
        return 0;
    }
    games::dispatch!(AnyView: view, |view, Game| {
        let own = actions.iter().map(|&action| Game::own_action(action));
        let own: Option<Vec<_>> = own.collect();
        let world = Game::world(view, dice, limits);
        let own = own.expect("an action of another game is never legal");
        Game::random_choice(&world, &own, &mut &mut *dice)
    })
}

/// The index of the action that the game's simple sensible player takes.
fn greedy(view: &AnyView, seat: Seat, actions: &[AnyAction], dice: &mut dyn Dice) -> usize {
    games::dispatch!(AnyView: view, |view, Game| {
        let own = actions.iter().map(|&action| Game::own_action(action));
        let own: Option<Vec<_>> = own.collect();
        Game::greedy(view, seat, &own.expect("an action of another game is never legal"), dice)
    })
}

fn uct_of<G: Game<Position: Observe>>(
    view: &<G::Position as Observe>::View,
    seat: Seat,
    dice: &mut dyn Dice,
    limits: Limits<'_>,
) -> Found<<G::Position as Position>::Action> {
    Uct::default().search(
        view,
        seat,
        dice,
        limits.stop(UCT_ITERATIONS),
        |position: &G::Position, _: Actor, actions, dice| {
            G::random_choice(position, actions, &mut &mut *dice)
        },
    )
}

impl fmt::Display for Bot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}
