use std::fmt;

use crate::{BySeat, Seat};

/// The number of a rule, as the rules pages print it: `PY-7`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Rule {
    prefix: &'static str,
    number: u8,
}

impl Rule {
    /// The rule with this number on the rules page with this prefix.
    pub const fn new(prefix: &'static str, number: u8) -> Rule {
        Rule { prefix, number }
    }
}

impl fmt::Display for Rule {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.prefix, self.number)
    }
}

impl fmt::Debug for Rule {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// Something to say to a person: the id of a message and its variables.
///
/// The rules crates never contain prose. The crate `say` turns a phrase into a sentence in the
/// reader's language, for the terminal and the page alike.
///
/// ```
/// use rules::Phrase;
/// let phrase = Phrase::new("pylos-not-open").with("place", "2b2").with("missing", 3);
/// assert_eq!(phrase.id, "pylos-not-open");
/// assert_eq!(phrase.args.len(), 2);
/// ```
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Phrase {
    /// The id of the message.
    pub id: &'static str,
    /// Its variables by name.
    pub args: Vec<(&'static str, Arg)>,
}

/// A variable of a [`Phrase`].
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Arg {
    /// A number; it selects the plural form.
    Number(i64),
    /// Notation or a name, shown unchanged in every language.
    Text(String),
    /// The id of another message, inserted here.
    Message(&'static str),
    /// Players, by their seats: they are called by their names where those are known.
    Seats(Vec<Seat>),
    /// Another phrase, said and inserted here.
    Phrase(Box<Phrase>),
}

impl Phrase {
    /// A message without variables.
    pub const fn new(id: &'static str) -> Phrase {
        Phrase { id, args: Vec::new() }
    }

    /// The same phrase with one more variable.
    #[must_use]
    pub fn with(mut self, name: &'static str, value: impl Into<Arg>) -> Phrase {
        self.args.push((name, value.into()));
        self
    }

    /// The same phrase with the names of the players that it speaks of.
    #[must_use]
    pub fn named(mut self, names: &BySeat<String>) -> Phrase {
        self.name_seats(names);
        self
    }

    /// Whether it speaks of players by their seats.
    pub fn speaks_of_seats(&self) -> bool {
        self.args.iter().any(|(_, arg)| match arg {
            Arg::Seats(_) => true,
            Arg::Phrase(inner) => inner.speaks_of_seats(),
            Arg::Number(_) | Arg::Text(_) | Arg::Message(_) => false,
        })
    }

    /// Puts the names of the players in place of their seats.
    pub fn name_seats(&mut self, names: &BySeat<String>) {
        for (_, arg) in &mut self.args {
            match arg {
                Arg::Seats(seats) => {
                    let called: Option<Vec<&str>> = seats
                        .iter()
                        .map(|&seat| names.get(seat).map(String::as_str))
                        .collect();
                    if let Some(called) = called {
                        *arg = Arg::Text(called.join(", "));
                    }
                }
                Arg::Phrase(inner) => inner.name_seats(names),
                Arg::Number(_) | Arg::Text(_) | Arg::Message(_) => {}
            }
        }
    }
}

impl From<Seat> for Arg {
    fn from(seat: Seat) -> Arg {
        Arg::Seats(vec![seat])
    }
}

impl From<i64> for Arg {
    fn from(number: i64) -> Arg {
        Arg::Number(number)
    }
}

impl From<i32> for Arg {
    fn from(number: i32) -> Arg {
        Arg::Number(number.into())
    }
}

impl From<String> for Arg {
    fn from(text: String) -> Arg {
        Arg::Text(text)
    }
}

impl From<Phrase> for Arg {
    fn from(phrase: Phrase) -> Arg {
        Arg::Phrase(Box::new(phrase))
    }
}

impl From<&str> for Arg {
    fn from(text: &str) -> Arg {
        Arg::Text(text.to_owned())
    }
}

/// Why an action is not legal.
pub trait Refusal: Clone + Eq + fmt::Debug {
    /// The rule that forbids it; `None` if it is simply not this actor's turn.
    fn rule(&self) -> Option<Rule>;

    /// The reason, as a phrase for people.
    fn phrase(&self) -> Phrase;
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn players_are_called_by_their_names_where_those_are_known() {
        let names = BySeat::from_fn(2, |seat| {
            if seat == Seat::FIRST { "Anna" } else { "Ibis" }.to_owned()
        });
        let phrase = Phrase::new("x")
            .with("seat", Seat::SECOND)
            .with("owners", Arg::Seats(vec![Seat::FIRST, Seat::SECOND]))
            .with("points", 3);
        let named = Phrase::new("x")
            .with("seat", "Ibis")
            .with("owners", "Anna, Ibis")
            .with("points", 3);
        assert_eq!(phrase.named(&names), named);
    }
}
