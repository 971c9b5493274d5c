use std::fmt;
use std::panic::{AssertUnwindSafe, catch_unwind};

use game_pacal::Pacal;
use game_pylos::Pylos;
use game_pyramido::Pyramido;
use game_sun::Sun;
use game_tomb::Tomb;
use games::{AnyAction, AnyPosition, AnyView, GameId};
use rules::{Actor, Dice, Game, Observe, Phrase, Position, Seat, Variant, View};
use search::{Found, Uct};

use crate::advice::Advice;
use crate::level::Level;
use crate::limits::Limits;
use crate::pylos::Foresight;
use crate::{greedy, pacal, pylos, pyramido, sun, tomb};

/// A player that is a program.
///
/// It sees views only. With the same dice and iterations it does the same.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Bot {
    /// An opponent of this strength.
    Level(Level),
    /// Plays Pylos from the solution, as far from the end as it can see; the
    /// master plays where there is no table.
    Perfect(Foresight),
    /// Looks one action ahead; a yardstick rather than an opponent.
    Greedy,
    /// Textbook UCT with random playouts, which knows the rules and nothing
    /// else; a yardstick too.
    Uct,
}

/// The id of the remark that a bot stumbled and a weaker one thought instead.
pub const FELL_BACK: &str = "bots-fell-back";

/// The iterations of [`Bot::Uct`] with [`Limits::FULL`]. Who compares in equal
/// time gives it a large share and interrupts it.
const UCT_ITERATIONS: u64 = 20_000;

impl Bot {
    /// All that can sit down at a table of this game: the levels, weakest
    /// first, then who plays from the solution, then the yardsticks.
    pub fn all(game: GameId) -> Vec<Bot> {
        let levels = Level::of(game).iter().map(|&level| Bot::Level(level));
        let solved: &[Foresight] = if game == GameId::Pylos {
            Foresight::ALL
        } else {
            &[]
        };
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

    /// Thinks about what the seat should do.
    ///
    /// # Panics
    /// If the seat has nothing to decide.
    pub fn think(self, view: &AnyView, seat: Seat, dice: &mut dyn Dice, limits: Limits<'_>) -> Advice {
        let mut actions = Vec::new();
        view.legal_actions(seat, &mut actions);
        match self {
            Bot::Level(Level::Random) => {
                let world = AnyPosition::sample(view, dice);
                let index = world.random_choice(&actions, &mut &mut *dice);
                Advice::without_reasons(actions[index], seat)
            }
            Bot::Greedy => {
                let index = greedy::choose(view, seat, &actions, dice);
                Advice::without_reasons(actions[index], seat)
            }
            Bot::Uct => uct(view, seat, dice, limits),
            Bot::Perfect(foresight) => perfect(foresight, view, seat, dice, limits),
            Bot::Level(level) => match view {
                AnyView::Pylos(view) => {
                    Advice::from_found(pylos::think(view, seat, level, dice, limits), AnyAction::Pylos)
                }
                AnyView::Sun(view) => {
                    Advice::from_found(sun::think(view, seat, level, dice, limits), AnyAction::Sun)
                }
                AnyView::Tomb(view) => {
                    Advice::from_found(tomb::think(view, seat, level, dice, limits), AnyAction::Tomb)
                }
                AnyView::Pyramido(view) => Advice::from_found(
                    pyramido::think(view, seat, level, dice, limits),
                    AnyAction::Pyramido,
                ),
                AnyView::Pacal(view) => {
                    Advice::from_found(pacal::think(view, seat, level, dice, limits), AnyAction::Pacal)
                }
            },
        }
    }

    /// The same, whatever goes wrong: should a bot panic, the next weaker one
    /// thinks instead, and in the end the first legal action is taken. The
    /// advice says so in its remarks.
    ///
    /// # Panics
    /// If the seat has nothing to decide.
    pub fn think_safely(self, view: &AnyView, seat: Seat, dice: &mut dyn Dice, limits: Limits<'_>) -> Advice {
        let mut remarks = Vec::new();
        let mut bot = Some(self);
        while let Some(thinking) = bot {
            // Dice that stopped half-way are still dice, and a bot keeps nothing else.
            let thought = catch_unwind(AssertUnwindSafe(|| thinking.think(view, seat, dice, limits)));
            match thought {
                Ok(mut advice) => {
                    advice.stumbles = remarks.len();
                    advice.remarks.append(&mut remarks);
                    return advice;
                }
                Err(_) => remarks.push(Phrase::new(FELL_BACK).with("bot", thinking.name())),
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

    /// Who thinks if this one cannot.
    fn weaker(self) -> Option<Bot> {
        match self {
            Bot::Level(level) => level.weaker().map(Bot::Level),
            Bot::Perfect(_) => Some(Bot::Level(Level::Master)),
            Bot::Greedy | Bot::Uct => Some(Bot::Level(Level::Random)),
        }
    }
}

/// Play from the solution; where there is none that can be used, the master
/// plays and says so.
fn perfect(
    foresight: Foresight,
    view: &AnyView,
    seat: Seat,
    dice: &mut dyn Dice,
    limits: Limits<'_>,
) -> Advice {
    let AnyView::Pylos(position) = view else {
        unreachable!("{} is not solved", view.game())
    };
    let rules = position.rules();
    let remark = match limits.tables().pylos(rules) {
        None => Phrase::new("bots-no-table").with("rules", rules.name()),
        Some(Err(error)) => Phrase::new("bots-bad-table").with("error", error.to_string()),
        Some(Ok(table)) => match pylos::think_perfectly(position, seat, table, foresight, dice, limits) {
            Ok(found) => return Advice::from_found(found, AnyAction::Pylos),
            Err(error) => Phrase::new("bots-bad-table").with("error", error.to_string()),
        },
    };
    let mut advice = Bot::Level(Level::Master).think(view, seat, dice, limits);
    advice.remarks.push(remark);
    advice
}

/// Plain UCT, under the game's own types, so that nothing is paid for dispatch.
fn uct(view: &AnyView, seat: Seat, dice: &mut dyn Dice, limits: Limits<'_>) -> Advice {
    macro_rules! own {
        ($Name:ident, $Game:ty, $view:expr) => {
            Advice::from_found(uct_of::<$Game>($view, seat, dice, limits), AnyAction::$Name)
        };
    }
    match view {
        AnyView::Pylos(view) => own!(Pylos, Pylos, view),
        AnyView::Sun(view) => own!(Sun, Sun, view),
        AnyView::Tomb(view) => own!(Tomb, Tomb, view),
        AnyView::Pyramido(view) => own!(Pyramido, Pyramido, view),
        AnyView::Pacal(view) => own!(Pacal, Pacal, view),
    }
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
