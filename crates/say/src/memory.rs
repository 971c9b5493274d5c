//! What was said lately. Formatting a message takes twenty times as long as remembering it, and
//! boards say the same phrases again and again.

use std::collections::HashMap;
use std::sync::{Arc, PoisonError, RwLock};

use rules::Phrase;

/// The number of phrases in a generation. The last two generations are remembered.
const GENERATION: usize = 4096;

/// Whatever is longer is not remembered: people can type anything into a phrase.
const LONGEST: usize = 256;

/// The phrases that were said lately in one language, with their texts.
#[derive(Default)]
pub(crate) struct Memory(RwLock<Generations>);

#[derive(Default)]
struct Generations {
    young: HashMap<Phrase, Arc<str>>,
    old: HashMap<Phrase, Arc<str>>,
}

impl Memory {
    /// The text of a phrase, if it is remembered; otherwise it is found out.
    pub(crate) fn recall(&self, phrase: &Phrase, find_out: impl FnOnce() -> String) -> String {
        let known = self.0.read().unwrap_or_else(PoisonError::into_inner);
        if let Some(text) = known.young.get(phrase) {
            return text.to_string();
        }
        let was = known.old.get(phrase).map(Arc::clone);
        drop(known);
        let (text, said): (Arc<str>, String) = if let Some(text) = was {
            let said = text.to_string();
            (text, said)
        } else {
            let said = find_out();
            if said.len() > LONGEST {
                return said;
            }
            (said.as_str().into(), said)
        };
        let mut known = self.0.write().unwrap_or_else(PoisonError::into_inner);
        if known.young.len() >= GENERATION {
            known.old = std::mem::take(&mut known.young);
        }
        known.young.insert(phrase.clone(), text);
        said
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn recalled(memory: &Memory, id: i64, text: &str) -> (String, bool) {
        let mut asked = false;
        let phrase = Phrase::new("x").with("id", id);
        let said = memory.recall(&phrase, || {
            asked = true;
            text.to_owned()
        });
        (said, asked)
    }

    #[test]
    fn what_was_said_lately_is_remembered_and_the_rest_forgotten() {
        let memory = Memory::default();
        let many = 3 * GENERATION as i64;
        for id in 0..many {
            assert_eq!(recalled(&memory, id, "first"), ("first".to_owned(), true));
            // Whatever is said again and again stays.
            assert_eq!(recalled(&memory, 0, "again"), ("first".to_owned(), false));
        }
        assert!(!recalled(&memory, many - 1, "second").1);
        assert!(recalled(&memory, 1, "second").1, "it was forgotten");
        let known = memory.0.read().unwrap();
        assert!(known.young.len() + known.old.len() <= 2 * GENERATION);
    }

    #[test]
    fn what_is_long_is_not_remembered() {
        let memory = Memory::default();
        let long = "x".repeat(LONGEST + 1);
        for _ in 0..2 {
            assert_eq!(recalled(&memory, 1, &long), (long.clone(), true));
        }
    }
}
