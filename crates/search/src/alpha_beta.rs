use crate::transposition::{Bound, TranspositionTable};
use crate::two_sided::{Ended, TwoSided};
use crate::{Mover, Stop};

/// Iterative-deepening alpha-beta with a transposition table.
///
/// It searches whole boards, deeper and deeper, until it is stopped or the result is proven.
/// Boards count as iterations. It is deterministic.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct AlphaBeta {
    /// The maximum depth, in moves.
    pub depth: u8,
    /// Options that are at most this much worse than the best get exact values; for the others it
    /// is only known that they are worse than that.
    pub margin: i32,
    /// Whether moves that look poor are first searched to a reduced depth.
    pub reductions: Reductions,
    /// From this depth on, moves are ordered by the static values of the resulting boards rather
    /// than by `promise`. That costs as many boards, which count, and pays off where values are
    /// much better than promises.
    pub order_by_value_from: u8,
    /// The maximum size of the transposition table, in bytes.
    pub table_bytes: usize,
}

/// Whether moves that look poor are first searched to a reduced depth.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reductions {
    /// Every move is searched to the same depth: the value is that of minimax.
    Off,
    /// Late moves are searched less deeply unless they turn out well.
    On,
}

impl Default for AlphaBeta {
    fn default() -> AlphaBeta {
        AlphaBeta {
            depth: 64,
            margin: 0,
            reductions: Reductions::On,
            order_by_value_from: u8::MAX,
            table_bytes: 64 << 20,
        }
    }
}

/// The result of alpha-beta.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ranking<M> {
    /// The options, best first; never empty.
    pub options: Vec<Ranked>,
    /// The expected moves after the best option (the principal variation).
    pub line: Vec<M>,
    /// The depth to which all options have been searched, in moves.
    pub depth: u8,
    /// The number of boards searched.
    pub boards: u64,
}

/// An option and its value.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Ranked {
    /// Its index in the given list.
    pub index: usize,
    /// Its value for the chooser in hundredths of log-odds, or a proven win or loss (see
    /// [`proven`]).
    pub value: i32,
}

/// The value of a win on the spot; one less for every move it takes.
const WIN: i32 = 30_000;
/// Values beyond this are proven.
const PROVEN: i32 = 20_000;
/// The maximum heuristic value.
const MOST: i32 = 10_000;
const INFINITE: i32 = 32_000;
const LONGEST_LINE: usize = 12;
/// The depth that is enough to evaluate a board when there is no choice.
const GLANCE: u8 = 3;

/// Whether a value is a proven win or loss, and in how many moves.
///
/// ```
/// assert_eq!(search::proven(150), None);
/// ```
pub fn proven(value: i32) -> Option<(Ended, u8)> {
    let moves = (WIN - value.abs()) as u8;
    if value > PROVEN {
        Some((Ended::Won, moves))
    } else if value < -PROVEN {
        Some((Ended::Lost, moves))
    } else {
        None
    }
}

/// The expected share of the match for a value in hundredths of log-odds.
pub fn share(value: i32) -> f64 {
    match proven(value) {
        Some((Ended::Won, _)) => 1.0,
        Some((Ended::Lost, _)) => 0.0,
        _ => 1.0 / (1.0 + (-f64::from(value) / 100.0).exp()),
    }
}

impl AlphaBeta {
    /// Ranks the boards that `chooser` can move to; the first counts as the best until more is
    /// known.
    ///
    /// # Panics
    /// If there are no options.
    pub fn rank<G: TwoSided>(
        &self,
        game: &G,
        chooser: Mover,
        options: &[G::Board],
        stop: Stop<'_>,
    ) -> Ranking<G::Move> {
        assert!(!options.is_empty(), "there are options");
        let mut descent = Descent {
            game,
            reductions: self.reductions,
            order_by_value_from: self.order_by_value_from,
            stop,
            boards: 0,
            stopped: false,
            table: TranspositionTable::new(self.table_bytes),
            refuted: vec![0; G::KINDS],
            killers: vec![[None; 2]; usize::from(self.depth) + 2],
            lists: Vec::new(),
            steps: Vec::new(),
        };
        let mut ranked: Vec<Ranked> = (0..options.len())
            .map(|index| Ranked { index, value: 0 })
            .collect();
        let mut depth = 0;
        while depth < self.depth && !descent.stopped {
            let finished = descent.rank_to_depth(chooser, options, &mut ranked, depth, self.margin);
            if finished {
                depth += 1;
            }
            if proven(ranked[0].value).is_some() || ranked.len() == 1 && depth > GLANCE {
                break;
            }
        }
        let boards = descent.boards;
        let line = descent.line(&options[ranked[0].index]);
        Ranking {
            options: ranked,
            line,
            depth,
            boards,
        }
    }
}

/// One search in progress.
struct Descent<'a, G: TwoSided> {
    game: &'a G,
    reductions: Reductions,
    order_by_value_from: u8,
    stop: Stop<'a>,
    boards: u64,
    stopped: bool,
    table: TranspositionTable<G::Move>,
    /// The history heuristic: how much each kind of move has refuted.
    refuted: Vec<i32>,
    /// The killer moves, by ply.
    killers: Vec<[Option<G::Move>; 2]>,
    /// Buffers for lists of moves, one for each ply.
    lists: Vec<Vec<Promising<G::Move>>>,
    steps: Vec<G::Move>,
}

/// The static value of a board, and how many quarters it counts.
#[derive(Clone, Copy)]
struct Sight {
    value: i32,
    quarters: i32,
}

impl Sight {
    #[inline]
    fn of<G: TwoSided>(game: &G, board: &G::Board) -> Sight {
        let quarters = game.trust(board);
        let value = if quarters == 0 {
            0
        } else {
            game.value(board).clamp(-MOST, MOST)
        };
        Sight { value, quarters }
    }

    /// The value of a board whose best move has this value. Proven values are not mixed.
    #[inline]
    fn mixed(self, best: i32) -> i32 {
        if self.quarters == 0 || best.abs() > MOST {
            return best;
        }
        (self.quarters * self.value + (4 - self.quarters) * best).div_euclid(4)
    }

    /// The largest value of the best move for which the board is worth at most alpha.
    #[inline]
    fn most_below(self, alpha: i32) -> i32 {
        if self.quarters == 0 || alpha.abs() > MOST {
            return alpha;
        }
        (4 * alpha + 3 - self.quarters * self.value).div_euclid(4 - self.quarters)
    }

    /// The smallest value of the best move for which the board is worth at least beta.
    #[inline]
    fn least_above(self, beta: i32) -> i32 {
        if self.quarters == 0 || beta.abs() > MOST {
            return beta;
        }
        let others = 4 - self.quarters;
        (4 * beta - self.quarters * self.value + others - 1).div_euclid(others)
    }
}

#[derive(Clone, Copy)]
struct Promising<M> {
    step: M,
    promise: i32,
}

impl<G: TwoSided> Descent<'_, G> {
    /// Searches all options to this depth and sorts them; returns whether it finished before it
    /// had to stop. Options it did not reach keep their old values.
    fn rank_to_depth(
        &mut self,
        chooser: Mover,
        options: &[G::Board],
        ranked: &mut [Ranked],
        depth: u8,
        margin: i32,
    ) -> bool {
        let mut best = -INFINITE;
        let mut reached = 0;
        for one in ranked.iter_mut() {
            let board = &options[one.index];
            // Values up to here are worse than the best by more than the margin.
            let low = (best - margin - 1).max(-INFINITE);
            let mut value = if reached == 0 {
                -INFINITE
            } else {
                self.value_for(chooser, board, depth, low, low + 1, 1)
            };
            if reached == 0 || value > low && !self.stopped {
                value = self.value_for(chooser, board, depth, low, INFINITE, 1);
            }
            if self.stopped {
                break;
            }
            one.value = value;
            best = best.max(value);
            reached += 1;
        }
        let (reached, left) = ranked.split_at_mut(reached);
        reached.sort_by_key(|one| -one.value);
        if !reached.is_empty() {
            // Options not reached are not known to be any better.
            for one in left {
                one.value = one.value.min(best - margin - 1);
            }
        }
        !self.stopped
    }

    /// The value of a board for this side, whichever side is to move.
    #[inline]
    fn value_for(&mut self, side: Mover, board: &G::Board, depth: u8, alpha: i32, beta: i32, ply: u8) -> i32 {
        if self.game.mover(board) == side {
            self.descend(board, depth, alpha, beta, ply)
        } else {
            -self.descend(board, depth, -beta, -alpha, ply)
        }
    }

    /// The value of a board for the side to move if it lies between alpha and beta; otherwise a
    /// bound on it.
    fn descend(&mut self, board: &G::Board, depth: u8, alpha: i32, beta: i32, ply: u8) -> i32 {
        if self.stop.is_due(self.boards) {
            self.stopped = true;
            return 0;
        }
        self.boards += 1;
        if let Some(ended) = self.game.ended(board) {
            return match ended {
                Ended::Won => WIN - i32::from(ply),
                Ended::Drawn => 0,
                Ended::Lost => i32::from(ply) - WIN,
            };
        }
        if depth == 0 {
            return self.game.value(board).clamp(-MOST, MOST);
        }
        let key = self.game.key(board);
        let known = self.table.get(key);
        if let Some(entry) = known
            && (entry.depth >= depth || i32::from(entry.value).abs() > PROVEN)
        {
            let value = from_table(entry.value, ply);
            let decides = match entry.bound {
                Bound::Exact => true,
                Bound::Least => value >= beta,
                Bound::Most => value <= alpha,
                Bound::Nothing => false,
            };
            if decides {
                return value;
            }
        }
        let sight = Sight::of(self.game, board);
        let (mut alpha, beta) = (sight.most_below(alpha), sight.least_above(beta));
        let mut list = self.list(board, known.and_then(|entry| entry.best), depth, ply);
        let mover = self.game.mover(board);
        let (mut best, mut best_step, mut bound) = (-INFINITE, None, Bound::Most);
        for tried in 0..list.len() {
            bring_best_forward(&mut list, tried);
            let step = list[tried].step;
            let next = self.game.play(board, step);
            let value = self.try_move(mover, &next, tried, depth, alpha, beta, ply);
            if self.stopped {
                break;
            }
            if value > best {
                (best, best_step) = (value, Some(step));
            }
            if value > alpha {
                alpha = value;
                bound = Bound::Exact;
            }
            if alpha >= beta {
                bound = Bound::Least;
                self.remember_refutation(board, step, depth, ply);
                break;
            }
        }
        list.clear();
        self.lists.push(list);
        let best = sight.mixed(best);
        if !self.stopped {
            self.table.grow(self.boards);
            self.table.put(key, best_step, to_table(best, ply), depth, bound);
        }
        best
    }

    /// The value of a move for the side that makes it (principal variation search): the first
    /// with the full window, later ones with a null window first.
    #[expect(
        clippy::too_many_arguments,
        reason = "together they describe the place in the tree"
    )]
    fn try_move(
        &mut self,
        mover: Mover,
        next: &G::Board,
        tried: usize,
        depth: u8,
        alpha: i32,
        beta: i32,
        ply: u8,
    ) -> i32 {
        /// The number of moves searched without reduction.
        const EARLY: usize = 6;
        if tried == 0 {
            return self.value_for(mover, next, depth - 1, alpha, beta, ply + 1);
        }
        if self.reductions == Reductions::On && tried >= EARLY && depth >= 3 {
            let lesser = depth - 2 - u8::from(tried >= 3 * EARLY && depth > 4);
            let value = self.value_for(mover, next, lesser, alpha, alpha + 1, ply + 1);
            if value <= alpha {
                return value;
            }
        }
        let value = self.value_for(mover, next, depth - 1, alpha, alpha + 1, ply + 1);
        if value > alpha && value < beta {
            self.value_for(mover, next, depth - 1, alpha, beta, ply + 1)
        } else {
            value
        }
    }

    fn list(
        &mut self,
        board: &G::Board,
        best: Option<G::Move>,
        depth: u8,
        ply: u8,
    ) -> Vec<Promising<G::Move>> {
        /// The game's own promises weigh more than the history of the search.
        const PROMISE: i32 = 1 << 12;
        const KILLER: i32 = 1 << 14;
        /// A killer move is worth about a factor of 5 in the odds.
        const VALUE: i32 = 100;
        let mut steps = std::mem::take(&mut self.steps);
        self.game.moves(board, &mut steps);
        let mut list = self.lists.pop().unwrap_or_default();
        let killers = self.killers[usize::from(ply).min(self.killers.len() - 1)];
        let by_value = depth >= self.order_by_value_from;
        if by_value {
            self.boards += steps.len() as u64;
        }
        list.extend(steps.drain(..).map(|step| {
            let promise = if Some(step) == best {
                i32::MAX
            } else {
                let killer = i32::from(killers.contains(&Some(step))) * KILLER;
                let seen = self.refuted[self.game.kind(board, step)];
                let first_sight = if by_value {
                    VALUE * self.value_of_move(board, step)
                } else {
                    PROMISE * self.game.promise(board, step)
                };
                first_sight + seen + killer
            };
            Promising { step, promise }
        }));
        self.steps = steps;
        list
    }

    /// The static value of a move for the side that makes it.
    fn value_of_move(&self, board: &G::Board, step: G::Move) -> i32 {
        let next = self.game.play(board, step);
        let value = match self.game.ended(&next) {
            Some(Ended::Won) => MOST,
            Some(Ended::Drawn) => 0,
            Some(Ended::Lost) => -MOST,
            None => self.game.value(&next).clamp(-MOST, MOST),
        };
        if self.game.mover(&next) == self.game.mover(board) {
            value
        } else {
            -value
        }
    }

    fn remember_refutation(&mut self, board: &G::Board, step: G::Move, depth: u8, ply: u8) {
        const FULL: i32 = 1 << 11;
        let kind = self.game.kind(board, step);
        self.refuted[kind] += i32::from(depth) * i32::from(depth);
        if self.refuted[kind] > FULL {
            for seen in &mut self.refuted {
                *seen /= 2;
            }
        }
        let last = self.killers.len() - 1;
        let killers = &mut self.killers[usize::from(ply).min(last)];
        if killers[0] != Some(step) {
            *killers = [Some(step), killers[0]];
        }
    }

    /// The principal variation, as far as the table has it.
    fn line(&self, board: &G::Board) -> Vec<G::Move> {
        let mut board = board.clone();
        let mut line = Vec::new();
        while line.len() < LONGEST_LINE && self.game.ended(&board).is_none() {
            let Some(best) = self.table.get(self.game.key(&board)).and_then(|entry| entry.best) else {
                break;
            };
            // Boards of equal value share a key but not a list of moves.
            let mut steps = Vec::new();
            self.game.moves(&board, &mut steps);
            if !steps.contains(&best) {
                break;
            }
            line.push(best);
            board = self.game.play(&board, best);
        }
        line
    }
}

/// Swaps the most promising of the remaining moves to the front.
#[inline]
fn bring_best_forward<M>(list: &mut [Promising<M>], from: usize) {
    let left = list[from..].iter().enumerate();
    // The first of equals, to preserve the game's order.
    let best = left.max_by(|(place, one), (other_place, other)| {
        one.promise.cmp(&other.promise).then(other_place.cmp(place))
    });
    if let Some((best, _)) = best {
        list.swap(from, from + best);
    }
}

/// In the table a win counts from the board, not from the root.
fn to_table(value: i32, ply: u8) -> i16 {
    let ply = i32::from(ply);
    let value = match proven(value) {
        Some((Ended::Won, _)) => value + ply,
        Some((Ended::Lost, _)) => value - ply,
        _ => value,
    };
    value as i16
}

fn from_table(value: i16, ply: u8) -> i32 {
    let (value, ply) = (i32::from(value), i32::from(ply));
    match proven(value) {
        Some((Ended::Won, _)) => value - ply,
        Some((Ended::Lost, _)) => value + ply,
        _ => value,
    }
}
