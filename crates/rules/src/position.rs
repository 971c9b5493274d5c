use std::fmt;
use std::hash::Hash;

use crate::{Actor, BySeat, Outcome, Refusal, SeatSet, Tally, Turn};

/// The complete state at one moment of a match: everything the rules need, including the turn in
/// progress and the history they refer to.
///
/// A position owns no random generator. When something random happens, [`turn`](Position::turn)
/// is [`Turn::Chance`] and the result is an action like any other, so the list of actions *is*
/// the match.
///
/// # Equality
/// Two equal positions behave the same whatever is played. Each game documents under its own `#
/// Equality` what else it compares.
///
/// # Laws
/// `conform::Campaign` checks, for every game:
/// - the legal list of an actor is ascending and free of duplicates, and empty exactly if
///   [`Turn::allows`] says no; [`refuse`](Position::refuse) is `None` exactly for the actions on
///   the list;
/// - [`outcome`](Position::outcome) is `Some` exactly if the turn is [`Turn::Over`], and its
///   points are the totals of the tally;
/// - choices that several seats make at the same time commute, and no seat's list depends on
///   another seat's choice.
pub trait Position: Clone + Eq + Hash + fmt::Debug {
    /// One indivisible decision; at most 8 bytes.
    type Action: Copy + Eq + Ord + Hash + fmt::Debug;

    /// Why an action is not legal.
    type Refusal: Refusal;

    /// The number of seats.
    fn seats(&self) -> u8;

    /// Who decides now.
    fn turn(&self) -> Turn;

    /// The seats whose decision is still missing before play continues.
    ///
    /// When several seats choose at the same time, those that have chosen stay in
    /// [`turn`](Position::turn) (they may change their choice) but leave this set. Code that
    /// plays a match to its end asks the lowest seat of this set.
    #[inline]
    fn undecided(&self) -> SeatSet {
        self.turn().seats()
    }

    /// Appends all legal actions of this actor in ascending order; none if it is not the actor's
    /// turn.
    fn legal_actions(&self, actor: Actor, acc: &mut Vec<Self::Action>);

    /// Why this action is not legal; `None` if it is.
    fn refuse(&self, actor: Actor, action: Self::Action) -> Option<Self::Refusal>;

    /// How likely a legal chance action is, relative to the others.
    #[inline]
    fn chance_weight(&self, outcome: Self::Action) -> u32 {
        let _ = outcome;
        1
    }

    /// Plays an action that is known to be legal.
    ///
    /// # Panics
    /// May panic, or leave a meaningless position, if the action is illegal.
    fn play_unchecked(&mut self, actor: Actor, action: Self::Action);

    /// The points so far, line by line, as the rules count them.
    fn tally(&self) -> BySeat<Tally>;

    /// Places and points once the match is over.
    fn outcome(&self) -> Option<Outcome>;

    /// Plays an action if it is legal.
    ///
    /// # Errors
    /// An illegal action returns the position unchanged, together with the reason.
    fn play(mut self, actor: Actor, action: Self::Action) -> Result<Self, PlayError<Self>> {
        match self.refuse(actor, action) {
            None => {
                self.play_unchecked(actor, action);
                Ok(self)
            }
            Some(refusal) => Err(PlayError {
                position: self,
                refusal,
            }),
        }
    }

    /// The next actor if seats that choose at the same time are asked one after another: the
    /// lowest undecided seat, or chance. `None` once the match is over.
    #[inline]
    fn next_actor(&self) -> Option<Actor> {
        match self.turn() {
            Turn::Seats(_) => self.undecided().first().map(Actor::Seat),
            Turn::Chance => Some(Actor::Chance),
            Turn::Over => None,
        }
    }
}

/// An illegal action, with the position unchanged.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PlayError<P: Position> {
    /// The unchanged position.
    pub position: P,
    /// The reason.
    pub refusal: P::Refusal,
}

impl<P: Position> fmt::Display for PlayError<P> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "illegal action: {:?}", self.refusal)
    }
}

impl<P: Position> std::error::Error for PlayError<P> {}
