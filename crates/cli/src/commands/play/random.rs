use dice::SeededDice;
use dice::fair::{Nonce, Secret};
use rules::Dice;

/// The source of randomness: the system, or a seed that makes everything repeatable.
pub(super) struct Source(Option<SeededDice>);

impl Source {
    pub(super) fn new(seed: Option<u64>) -> Source {
        Source(seed.map(SeededDice::new))
    }

    pub(super) fn secret(&mut self) -> Secret {
        Secret::new(self.bytes())
    }

    /// What a player adds to the dice. A seed alone decides a match, no matter who plays it: then it is
    /// what bots add, nothing.
    pub(super) fn nonce(&mut self) -> Nonce {
        match self.0 {
            Some(_) => Nonce::new([0; 16]),
            None => Nonce::new(self.bytes()),
        }
    }

    /// Dice for a bot.
    pub(super) fn dice(&mut self) -> SeededDice {
        SeededDice::new(u64::from_be_bytes(self.bytes()))
    }

    fn bytes<const N: usize>(&mut self) -> [u8; N] {
        let mut bytes = [0; N];
        match &mut self.0 {
            Some(dice) => bytes.fill_with(|| dice.bits() as u8),
            None => getrandom::fill(&mut bytes).expect("the system's random generator works"),
        }
        bytes
    }
}
