use rules::{Actor, BySeat, Outcome, Position};

use crate::Judge;
use crate::shares::{by_weight, final_shares};
use crate::stream::Stream;

/// How far a playout goes, and how its end is valued.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Counting {
    /// After this many decisions of seats the judge evaluates the position instead of playing on;
    /// `u32::MAX` plays every match to its end.
    pub cut: u32,
    /// The part of a finished match's value that depends on the margin in points, 0 to 1. A clear
    /// win is likelier to be repeated than a narrow one, so a part of it makes values more
    /// stable.
    pub margin: f32,
    /// The margin in points at which that part counts three quarters.
    pub scale: f32,
}

impl Counting {
    /// Plays to the end and counts wins only.
    pub const WINS: Counting = Counting {
        cut: u32::MAX,
        margin: 0.0,
        scale: 1.0,
    };

    /// The value of an outcome for each seat: the winners share 1, and the margin is mixed in.
    pub fn shares(&self, outcome: &Outcome) -> BySeat<f32> {
        let won = final_shares(outcome);
        if self.margin == 0.0 {
            return won;
        }
        won.map(|seat, &won| {
            let others = outcome.points.enumerate().filter(|&(other, _)| other != seat);
            let best = others.map(|(_, &points)| points).max().unwrap_or(0);
            let ahead = (outcome.points[seat] - best) as f32 / self.scale;
            // Between 0 and 1, and 3/4 at a relative margin of one.
            let steady = 0.5 + 0.5 * ahead / (1.0 + ahead.abs());
            won + self.margin * (steady - won)
        })
    }

    /// Plays on from here with the judge's choices and returns the result. `actions` is a buffer
    /// for lists.
    pub(crate) fn playout<P: Position>(
        &self,
        position: &mut P,
        judge: &impl Judge<P>,
        actions: &mut Vec<P::Action>,
        dice: &mut Stream,
    ) -> BySeat<f32> {
        let mut decisions = 0;
        while let Some(actor) = position.next_actor() {
            if decisions == self.cut && actor != Actor::Chance {
                return judge.shares(position);
            }
            actions.clear();
            position.legal_actions(actor, actions);
            let index = match actor {
                Actor::Chance => by_weight(position, actions, dice),
                Actor::Seat(_) => {
                    decisions += 1;
                    judge.choose(position, actor, actions, dice)
                }
            };
            position.play_unchecked(actor, actions[index]);
        }
        let outcome = position.outcome().expect("a match without an actor is over");
        judge.ended(position, &outcome, self)
    }
}
