use games::{ActionOf, Listed, ViewOf};
use rules::{Dice, Observe, Phrase, Seat};
use search::Found;

use crate::learn::{Contender, Teaching};
use crate::level::Level;
use crate::limits::Limits;
use crate::pylos::Foresight;
use crate::tables::Tables;

/// A game that bots can play. It is implemented in the folder of `bots` that
/// is named like the game.
pub(crate) trait Thinking: Listed {
    /// The levels that it has, weakest first.
    const LEVELS: &'static [Level] = Level::ALL;

    /// Who judges matches: the strongest level whose values are chances between people.
    const JUDGE: Level = Level::Master;

    /// How far bots can see that play from its solution; none where it is not solved.
    const SOLVED: &'static [Foresight] = &[];

    /// Its puzzles, mined by search; see [`puzzles`](crate::puzzles). None where there are none.
    const PUZZLES: &'static str = "";

    /// Thinks about what the seat should do.
    ///
    /// # Panics
    /// If the seat has nothing to decide.
    fn think(
        view: &ViewOf<Self>,
        seat: Seat,
        level: Level,
        dice: &mut dyn Dice,
        limits: Limits<'_>,
    ) -> Found<ActionOf<Self>>;

    /// Weighs these legal actions against each other, given by their places in the list, however
    /// poor they look.
    fn weigh(
        view: &ViewOf<Self>,
        seat: Seat,
        among: &[usize],
        dice: &mut dyn Dice,
        limits: Limits<'_>,
    ) -> Found<ActionOf<Self>> {
        Self::think(view, seat, Self::JUDGE, dice, limits.among(among))
    }

    /// A world that fits the view, found with a bounded amount of work.
    fn world(view: &ViewOf<Self>, dice: &mut dyn Dice, limits: Limits<'_>) -> Self::Position {
        let _ = limits;
        <Self::Position as Observe>::sample(view, dice)
    }

    /// The lead in points of a seat, from the share of the match that the judge expects for it; `None`
    /// in a game without points.
    fn lead(share: f64) -> Option<f64> {
        let _ = share;
        None
    }

    /// The index of the action that looks best one step ahead.
    fn greedy(view: &ViewOf<Self>, seat: Seat, actions: &[ActionOf<Self>], dice: &mut dyn Dice) -> usize;

    /// Thinks with the solution.
    ///
    /// # Errors
    /// Why it cannot be used, to be said to a person.
    fn think_perfectly(
        view: &ViewOf<Self>,
        seat: Seat,
        foresight: Foresight,
        dice: &mut dyn Dice,
        limits: Limits<'_>,
    ) -> Result<Found<ActionOf<Self>>, Phrase> {
        let _ = (view, seat, foresight, dice, limits);
        unreachable!("{} is not solved", Self::ID)
    }

    /// Whether a solution is at hand that knows what this position is worth.
    fn is_solved_by(tables: &Tables, position: &Self::Position) -> bool {
        let _ = (tables, position);
        false
    }

    /// The data file with its weights, learnt anew; `None` where it has none.
    /// See [`tune`](crate::tune::tune).
    fn tune(matches: u64, seed: u64, dice: &mut dyn Dice) -> Option<String> {
        let _ = (matches, seed, dice);
        None
    }

    /// Does something with what the game tells those who teach it a net; `None` where none is
    /// learnt.
    fn teach<T: Teaching>(task: T) -> Option<T::Done> {
        let _ = task;
        None
    }

    /// What a player described by words does, in a game for which a net is learnt.
    fn contend(
        contender: &Contender<'_>,
        view: &ViewOf<Self>,
        seat: Seat,
        dice: &mut dyn Dice,
        limits: Limits<'_>,
    ) -> Option<ActionOf<Self>> {
        let _ = (contender, view, seat, dice, limits);
        None
    }
}
