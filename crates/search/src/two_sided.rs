/// A two-player game without hidden information and chance, as a search sees it: boards without
/// history, cheap to create and compare.
///
/// The game chooses what a move is: one action or a whole turn. The search asks every board who
/// is to move, so both work.
pub trait TwoSided {
    /// The state of the board and the side to move.
    type Board: Clone;
    /// A move from one board to the next.
    type Move: Copy + Eq;

    /// The side to move.
    fn mover(&self, board: &Self::Board) -> Mover;

    /// The result for the side to move, if the match is over.
    fn ended(&self, board: &Self::Board) -> Option<Ended>;

    /// Appends the moves, in any order; at least one unless the match is over.
    fn moves(&self, board: &Self::Board, acc: &mut Vec<Self::Move>);

    /// The board after a move.
    fn play(&self, board: &Self::Board, step: Self::Move) -> Self::Board;

    /// The evaluation for the side to move, in hundredths of log-odds: 0 is even, 100 means
    /// winning e times as often as losing.
    fn value(&self, board: &Self::Board) -> i32;

    /// How many quarters of a board's value come from its own evaluation; the rest comes from its
    /// best move. 0 by default, which is right where looking ahead always knows better; must be
    /// below 4.
    fn trust(&self, board: &Self::Board) -> i32 {
        let _ = board;
        0
    }

    /// The hash key: equal for boards of equal value, side to move included, and almost certainly
    /// different for others.
    fn key(&self, board: &Self::Board) -> u64;

    /// A quick estimate for move ordering; higher comes first.
    fn promise(&self, board: &Self::Board, step: Self::Move) -> i32 {
        let _ = (board, step);
        0
    }

    /// The kind of a move, below [`KINDS`](TwoSided::KINDS), for the history heuristic: moves of
    /// one kind tend to be good together.
    fn kind(&self, board: &Self::Board, step: Self::Move) -> usize {
        let _ = (board, step);
        0
    }

    /// The number of kinds of moves.
    const KINDS: usize = 1;
}

/// One of the two sides.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Mover {
    /// The first side.
    First,
    /// The opponent.
    Second,
}

/// How a two-player match ended.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Ended {
    /// The side to move has lost.
    Lost,
    /// Nobody has won.
    Drawn,
    /// The side to move has won.
    Won,
}
