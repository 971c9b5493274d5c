//! Which number a roll has, and with it what is rolled.
//!
//! From the third version of the format on, chance that somebody takes back while they play
//! against bots alone comes again, so that nobody can try their luck until they like it. Where
//! other people play, what one of them has seen must not come again: they would know it.

/// The numbers of the rolls of a match.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Rolls {
    /// The number of the last roll that counts.
    last: u64,
    /// The highest number that any roll has had, taken back or not.
    highest: u64,
}

impl Rolls {
    /// Chance decides; returns the number of the roll.
    pub(crate) fn roll(&mut self) -> u64 {
        self.last += 1;
        self.highest = self.highest.max(self.last);
        self.last
    }

    /// So many rolls are taken back, and will come again.
    pub(crate) fn take_back(&mut self, rolls: u64) {
        self.last = self.last.saturating_sub(rolls);
    }

    /// From now on nothing comes that anybody has seen.
    pub(crate) fn go_beyond_what_was_seen(&mut self) {
        self.last = self.highest;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_taken_back_comes_again_until_somebody_else_plays() {
        let mut rolls = Rolls::default();
        assert_eq!([rolls.roll(), rolls.roll(), rolls.roll()], [1, 2, 3]);
        rolls.take_back(2);
        assert_eq!(rolls.roll(), 2);
        rolls.go_beyond_what_was_seen();
        assert_eq!(rolls.roll(), 4);
        rolls.take_back(9);
        assert_eq!(rolls.roll(), 1);
    }
}
