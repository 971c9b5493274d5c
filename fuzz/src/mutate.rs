//! Mutation of inputs.

use rules::Dice;

/// The maximum length of an input.
const LONGEST: usize = 4096;

/// Changes an input in a few places: bits, bytes, pieces of the dictionary, pieces of another input.
pub fn mutate(input: &mut Vec<u8>, other: &[u8], dictionary: &[String], dice: &mut dyn Dice) {
    for _ in 0..=dice.below(6) {
        let at = dice.below(input.len() as u32 + 1) as usize;
        match dice.below(if dictionary.is_empty() { 6 } else { 8 }) {
            0 => {
                if let Some(byte) = input.get_mut(at) {
                    *byte ^= 1 << dice.below(8);
                }
            }
            1 => {
                if let Some(byte) = input.get_mut(at) {
                    *byte = dice.bits() as u8;
                }
            }
            2 => input.insert(at, dice.bits() as u8),
            3 => {
                let end = input.len().min(at + 1 + dice.below(16) as usize);
                input.drain(at.min(end)..end);
            }
            4 => {
                let end = input.len().min(at + dice.below(64) as usize);
                let piece = input[at..end].to_vec();
                input.splice(at..at, piece);
            }
            5 => {
                let from = dice.below(other.len() as u32 + 1) as usize;
                input.truncate(at);
                input.extend_from_slice(&other[from..]);
            }
            _ => {
                let piece = &dictionary[dice.below(dictionary.len() as u32) as usize];
                input.splice(at..at, piece.bytes());
            }
        }
    }
    input.truncate(LONGEST);
}
