use std::fmt;

/// The laws that every game obeys. [`Campaign`](crate::Campaign) checks all but the last two,
/// which [`sampling`](crate::sampling) checks.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Law {
    /// Position, view, tally and outcome all have as many seats as the table.
    Seats,
    /// An actor's legal list is empty exactly if it is not its turn, and listing appends to the
    /// caller's vector.
    ListMatchesTurn,
    /// A legal list is in ascending order.
    ListAscending,
    /// A legal list has no duplicates.
    ListUnique,
    /// `refuse` is `None` exactly for the actions on the actor's list.
    RefusalMatchesList,
    /// `play` does what `play_unchecked` does, and returns the position unchanged, with the
    /// reason, if the action is refused.
    PlayAgrees,
    /// The turn is over exactly if there is an outcome.
    OverIffOutcome,
    /// `undecided` is a subset of the turn's seats, and not empty while seats decide.
    Undecided,
    /// Chance weights are positive and their sum fits in 32 bits.
    ChanceWeights,
    /// The log of a match replays to an equal position with an equal hash.
    Replays,
    /// A match ends.
    Ends,
    /// The points of the outcome are the totals of the tally.
    PointsAddUp,
    /// A place is one more than the number of seats placed better.
    Places,
    /// A choice in a step that stays open changes neither the turn nor which other seats are
    /// undecided.
    SameTimeTurn,
    /// No seat's list depends on another seat's choice in a step that is still open.
    SameTimeLists,
    /// A seat may change its choice until the step closes, and the last choice counts.
    SameTimeRechoice,
    /// Simultaneous choices of two seats commute.
    SameTimeCommutes,
    /// A view's turn, seats, lists and points agree with the position's.
    ViewAgrees,
    /// A sampled position looks to the viewer like the true one.
    SampleKeepsView,
    /// In a sampled position it is the same actor's turn.
    SampleKeepsTurn,
    /// In a sampled position the viewer's seat has the same legal actions.
    SampleKeepsChoices,
    /// Two actions with the same event for a viewer lead to the same view.
    SameEventSameView,
    /// An action without an event leaves the view as it was.
    SilentEventKeepsView,
    /// The view after an action follows from the view before it and the event: in two positions
    /// that look alike, actions with the same event lead to the same view.
    EventTellsAll,
    /// An action is written as one word without white space.
    NotationOneWord,
    /// Reading the written form returns the action.
    NotationRoundTrip,
    /// The actions of one legal list have different written forms.
    NotationDistinct,
    /// No rule panics for a position reached in play and any action of the game.
    NoPanic,
    /// `sample` returns exactly the positions of all histories that look the same.
    SampleSupport,
    /// `sample` returns them with the right probabilities.
    SampleOdds,
}

impl Law {
    /// All laws.
    pub const ALL: [Law; 30] = [
        Law::Seats,
        Law::ListMatchesTurn,
        Law::ListAscending,
        Law::ListUnique,
        Law::RefusalMatchesList,
        Law::PlayAgrees,
        Law::OverIffOutcome,
        Law::Undecided,
        Law::ChanceWeights,
        Law::Replays,
        Law::Ends,
        Law::PointsAddUp,
        Law::Places,
        Law::SameTimeTurn,
        Law::SameTimeLists,
        Law::SameTimeRechoice,
        Law::SameTimeCommutes,
        Law::ViewAgrees,
        Law::SampleKeepsView,
        Law::SampleKeepsTurn,
        Law::SampleKeepsChoices,
        Law::SameEventSameView,
        Law::SilentEventKeepsView,
        Law::EventTellsAll,
        Law::NotationOneWord,
        Law::NotationRoundTrip,
        Law::NotationDistinct,
        Law::NoPanic,
        Law::SampleSupport,
        Law::SampleOdds,
    ];

    /// The name of the law in failure messages: `list-ascending`.
    pub const fn name(self) -> &'static str {
        match self {
            Law::Seats => "seats",
            Law::ListMatchesTurn => "list-matches-turn",
            Law::ListAscending => "list-ascending",
            Law::ListUnique => "list-unique",
            Law::RefusalMatchesList => "refusal-matches-list",
            Law::PlayAgrees => "play-agrees",
            Law::OverIffOutcome => "over-iff-outcome",
            Law::Undecided => "undecided",
            Law::ChanceWeights => "chance-weights",
            Law::Replays => "replays",
            Law::Ends => "ends",
            Law::PointsAddUp => "points-add-up",
            Law::Places => "places",
            Law::SameTimeTurn => "same-time-turn",
            Law::SameTimeLists => "same-time-lists",
            Law::SameTimeRechoice => "same-time-rechoice",
            Law::SameTimeCommutes => "same-time-commutes",
            Law::ViewAgrees => "view-agrees",
            Law::SampleKeepsView => "sample-keeps-view",
            Law::SampleKeepsTurn => "sample-keeps-turn",
            Law::SampleKeepsChoices => "sample-keeps-choices",
            Law::SameEventSameView => "same-event-same-view",
            Law::SilentEventKeepsView => "silent-event-keeps-view",
            Law::EventTellsAll => "event-tells-all",
            Law::NotationOneWord => "notation-one-word",
            Law::NotationRoundTrip => "notation-round-trip",
            Law::NotationDistinct => "notation-distinct",
            Law::NoPanic => "no-panic",
            Law::SampleSupport => "sample-support",
            Law::SampleOdds => "sample-odds",
        }
    }
}

impl fmt::Display for Law {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// A law that a game broke, and how to reproduce it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Broken {
    /// The law.
    pub law: Law,
    /// The game's id.
    pub game: &'static str,
    /// Its options, as readable text.
    pub options: String,
    /// The number of seats.
    pub seats: u8,
    /// The seed of the campaign.
    pub seed: u64,
    /// The match of the campaign, counted from 0.
    pub number: usize,
    /// What exactly was observed.
    pub detail: String,
    /// The actions played: `1:b2` by the first seat, `*:b2` by chance.
    pub log: Vec<String>,
}

impl fmt::Display for Broken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(
            f,
            "law {} broken by {} ({}) with {} seats, match {} of seed {}",
            self.law, self.game, self.options, self.seats, self.number, self.seed
        )?;
        writeln!(f, "  {}", self.detail)?;
        write!(f, "  after {} actions:", self.log.len())?;
        let mut column = usize::MAX;
        for entry in &self.log {
            if column.saturating_add(entry.len()) > 100 {
                f.write_str("\n   ")?;
                column = 0;
            }
            write!(f, " {entry}")?;
            column += entry.len() + 1;
        }
        Ok(())
    }
}

impl std::error::Error for Broken {}

/// A broken law, before the match is known.
#[derive(Debug)]
pub(crate) struct Fail {
    pub(crate) law: Law,
    pub(crate) detail: String,
}

/// Returns a [`Fail`] unless the condition holds.
macro_rules! ensure {
    ($condition:expr, $law:expr, $($detail:tt)+) => {
        if !$condition {
            return Err($crate::law::Fail { law: $law, detail: format!($($detail)+) });
        }
    };
}
pub(crate) use ensure;

/// The value as text, cut to a readable length.
pub(crate) fn brief(value: &impl fmt::Debug) -> String {
    const MOST: usize = 1_500;
    let text = format!("{value:?}");
    match text.char_indices().nth(MOST) {
        Some((cut, _)) => format!("{}…", &text[..cut]),
        None => text,
    }
}
