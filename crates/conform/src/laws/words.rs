//! Actions as text.

use std::collections::BTreeMap;

use rules::Notation;

use super::{actors, list};
use crate::law::{Fail, Law, ensure};

/// Every action of every list is written as one word, unique on the list, which reads back as the
/// action.
pub(crate) fn in_depth<P: Notation>(position: &P) -> Result<(), Fail> {
    for actor in actors(position.seats()) {
        let mut words = BTreeMap::new();
        for action in list(position, actor) {
            let word = position.write_action(action);
            ensure!(
                !word.is_empty() && !word.contains(char::is_whitespace) && position.words(&word) == [&*word],
                Law::NotationOneWord,
                "{action:?} of {actor:?} is written {word:?}"
            );
            let other = words.insert(word.clone(), action);
            ensure!(
                other.is_none(),
                Law::NotationDistinct,
                "{action:?} and {other:?} of {actor:?} are both written {word:?}"
            );
        }
        for (word, action) in words {
            let read = position.read_action(&word);
            ensure!(
                read == Ok(action),
                Law::NotationRoundTrip,
                "{action:?} of {actor:?} is written {word:?}, which reads {read:?}"
            );
        }
    }
    Ok(())
}
