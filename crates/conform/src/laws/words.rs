//! Actions as text.

use std::collections::BTreeMap;

use rules::{Actor, Notation};

use super::{actors, list};
use crate::law::{Fail, Law, ensure};

/// Every action of every list: one word, which says it and nothing else on the list.
pub(crate) fn in_depth<P: Notation>(position: &P) -> Result<(), Fail> {
    for actor in actors(position.seats()) {
        let mut words = BTreeMap::new();
        for action in list(position, actor) {
            let word = one(position, actor, action)?;
            let message = format!("{action:?} of {actor:?} is written {word:?}");
            if let Some(other) = words.insert(word, action) {
                ensure!(false, Law::NotationDistinct, "{message}, and so is {other:?}");
            }
        }
    }
    Ok(())
}

/// One action that is legal here.
pub(crate) fn one<P: Notation>(position: &P, actor: Actor, action: P::Action) -> Result<String, Fail> {
    let word = position.write_action(action);
    ensure!(
        !word.is_empty() && !word.contains(char::is_whitespace) && position.words(&word) == [&*word],
        Law::NotationOneWord,
        "{action:?} of {actor:?} is written {word:?}"
    );
    let read = position.read_action(&word);
    ensure!(
        read == Ok(action),
        Law::NotationRoundTrip,
        "{action:?} of {actor:?} is written {word:?}, which reads {read:?}"
    );
    Ok(word)
}
