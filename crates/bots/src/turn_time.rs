use std::time::Duration;

use rules::Seat;

/// Time that a seat has spent on the turn that it is in, so that a bot keeps
/// the [ceiling](crate::Bot::ceiling) of its turn, however many actions it has.
///
/// It reads no clock: whoever has one tells it.
#[derive(Clone, Copy, Debug, Default)]
pub struct TurnTime {
    seat: Option<Seat>,
    spent: Duration,
}

impl TurnTime {
    /// What one more action of this seat may take. A turn has an unknown
    /// number of actions, so each gets most of what is left, and never all.
    pub fn allowed(&mut self, seat: Seat, ceiling: Duration) -> Duration {
        if self.seat != Some(seat) {
            *self = TurnTime {
                seat: Some(seat),
                spent: Duration::ZERO,
            };
        }
        ceiling.saturating_sub(self.spent).mul_f64(0.6)
    }

    /// So much time has gone by.
    pub fn spend(&mut self, time: Duration) {
        self.spent += time;
    }

    /// Another turn begins.
    pub fn reset(&mut self) {
        *self = TurnTime::default();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_turn_never_takes_longer_than_its_ceiling() {
        let ceiling = Duration::from_secs(3);
        let mut time = TurnTime::default();
        let mut total = Duration::ZERO;
        for _ in 0..40 {
            let allowed = time.allowed(Seat::FIRST, ceiling);
            time.spend(allowed);
            total += allowed;
        }
        assert!(total <= ceiling && total > ceiling.mul_f64(0.99), "{total:?}");
        assert_eq!(time.allowed(Seat::SECOND, ceiling), ceiling.mul_f64(0.6));
    }
}
