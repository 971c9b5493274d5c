/// A game for two without secrets and without chance, as a search sees it:
/// boards without history, cheap to make and to compare.
///
/// What a move is, is the game's choice: one action or a whole turn. The
/// search asks every board who is to move, so either will do.
pub trait TwoSided {
    /// What lies on the table, and who is to move.
    type Board: Clone;
    /// What leads from one board to the next.
    type Move: Copy + Eq;

    /// Which of the two is to move.
    fn mover(&self, board: &Self::Board) -> Mover;

    /// What it came to for the side to move, if the match is over.
    fn ended(&self, board: &Self::Board) -> Option<Ended>;

    /// Appends the moves, in any order; at least one unless the match is over.
    fn moves(&self, board: &Self::Board, acc: &mut Vec<Self::Move>);

    /// The board after a move.
    fn play(&self, board: &Self::Board, step: Self::Move) -> Self::Board;

    /// How well the side to move stands, in hundredths of log-odds: 0 is even,
    /// 100 means winning e times as often as losing.
    fn value(&self, board: &Self::Board) -> i32;

    /// How many quarters of what a board is worth are what its value says at
    /// first sight; the others are what its best move turns out to be worth.
    /// Nothing, as usual, where looking ahead always knows better; below 4.
    fn trust(&self, board: &Self::Board) -> i32 {
        let _ = board;
        0
    }

    /// Equal for boards that are worth the same, side to move included, and
    /// different for others beyond reasonable doubt.
    fn key(&self, board: &Self::Board) -> u64;

    /// How promising a move is at first sight; higher is looked at earlier.
    fn promise(&self, board: &Self::Board, step: Self::Move) -> i32 {
        let _ = (board, step);
        0
    }

    /// What is alike in moves that tend to be good together: below
    /// [`KINDS`](TwoSided::KINDS). The search remembers which kinds have refuted much.
    fn kind(&self, board: &Self::Board, step: Self::Move) -> usize {
        let _ = (board, step);
        0
    }

    /// How many kinds of moves there are.
    const KINDS: usize = 1;
}

/// One of the two who play.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Mover {
    /// The one that a search calls the first.
    First,
    /// The opponent.
    Second,
}

/// How a match for two ended.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Ended {
    /// The side to move has lost.
    Lost,
    /// Nobody has won.
    Drawn,
    /// The side to move has won.
    Won,
}
