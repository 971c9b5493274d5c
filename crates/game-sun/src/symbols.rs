//! Symbols: a shape in a colour, whatever a printed copy shows.

use std::fmt;
use std::num::NonZeroU8;
use std::str::FromStr;

use rules::{Arg, Phrase};

use crate::cards::BadCard;

/// A symbol printed beside the value of a card.
///
/// As text: `red-star`. The shapes of the standard set need no colour, because each has its own.
///
/// ```
/// use game_sun::{Symbol, SymbolColour, SymbolShape};
/// let symbol: Symbol = "red-star".parse()?;
/// assert_eq!(symbol, Symbol::new(SymbolShape::Star, SymbolColour::Red));
/// assert_eq!("sun".parse(), Ok(Symbol::SUN));
/// assert_eq!("yellow-sun".parse(), Ok(Symbol::SUN));
/// assert_eq!(Symbol::SUN.to_string(), "sun");
/// # Ok::<(), game_sun::BadCard>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Symbol(NonZeroU8);

macro_rules! words {
    ($(#[$about:meta])* $name:ident { $($variant:ident $word:literal $message:literal $help:literal,)* }) => {
        $(#[$about])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub enum $name {
            $(#[doc = $help] $variant,)*
        }

        impl $name {
            /// All of them, in order.
            pub const ALL: &[$name] = &[$($name::$variant),*];

            /// The word in component files and notation.
            pub const fn word(self) -> &'static str {
                match self {
                    $($name::$variant => $word,)*
                }
            }

            /// The message that names it.
            pub const fn message(self) -> &'static str {
                match self {
                    $($name::$variant => $message,)*
                }
            }

            fn from_word(word: &str) -> Option<$name> {
                $name::ALL.iter().copied().find(|one| one.word() == word)
            }
        }
    };
}

words! {
    /// The shape of a symbol.
    SymbolShape {
        Sun "sun" "sun-shape-sun" "A disc with rays.",
        Moon "moon" "sun-shape-moon" "A crescent.",
        Rain "rain" "sun-shape-rain" "Drops.",
        Serpent "serpent" "sun-shape-serpent" "A winding line.",
        Circle "circle" "sun-shape-circle" "A full circle.",
        Ring "ring" "sun-shape-ring" "The outline of a circle.",
        Square "square" "sun-shape-square" "A full square.",
        Triangle "triangle" "sun-shape-triangle" "A triangle that points up.",
        Diamond "diamond" "sun-shape-diamond" "A square on its corner.",
        Star "star" "sun-shape-star" "A star with five points.",
        Cross "cross" "sun-shape-cross" "An upright cross.",
        Spiral "spiral" "sun-shape-spiral" "A spiral.",
        Arrow "arrow" "sun-shape-arrow" "An arrow that points up.",
        Eye "eye" "sun-shape-eye" "An eye.",
        Stairs "stairs" "sun-shape-stairs" "Stairs that go up to the right.",
        Flower "flower" "sun-shape-flower" "A flower.",
        Heart "heart" "sun-shape-heart" "A heart.",
        Wave "wave" "sun-shape-wave" "Waves.",
    }
}

words! {
    /// The colour of a symbol.
    SymbolColour {
        Red "red" "sun-colour-red" "Red.",
        Orange "orange" "sun-colour-orange" "Orange.",
        Yellow "yellow" "sun-colour-yellow" "Yellow or gold.",
        Green "green" "sun-colour-green" "Green.",
        Blue "blue" "sun-colour-blue" "Blue.",
        Violet "violet" "sun-colour-violet" "Violet or purple.",
        Brown "brown" "sun-colour-brown" "Brown.",
        Black "black" "sun-colour-black" "Black.",
        White "white" "sun-colour-white" "White.",
        Grey "grey" "sun-colour-grey" "Grey or silver.",
    }
}

/// Every symbol needs a code of one byte other than 0.
const _: () = assert!(SymbolShape::ALL.len() * SymbolColour::ALL.len() < 256);

impl SymbolShape {
    /// The colour of the shape in the standard set; `None` if the set does not have it.
    pub const fn own_colour(self) -> Option<SymbolColour> {
        match self {
            SymbolShape::Sun => Some(SymbolColour::Yellow),
            SymbolShape::Moon => Some(SymbolColour::Violet),
            SymbolShape::Rain => Some(SymbolColour::Blue),
            SymbolShape::Serpent => Some(SymbolColour::Green),
            _ => None,
        }
    }
}

impl Symbol {
    /// The sun of the standard set.
    pub const SUN: Symbol = Symbol::new(SymbolShape::Sun, SymbolColour::Yellow);
    /// The moon of the standard set.
    pub const MOON: Symbol = Symbol::new(SymbolShape::Moon, SymbolColour::Violet);
    /// The rain of the standard set.
    pub const RAIN: Symbol = Symbol::new(SymbolShape::Rain, SymbolColour::Blue);
    /// The serpent of the standard set.
    pub const SERPENT: Symbol = Symbol::new(SymbolShape::Serpent, SymbolColour::Green);

    /// The symbols of the standard set, in order.
    pub const STANDARD: [Symbol; 4] = [Symbol::SUN, Symbol::MOON, Symbol::RAIN, Symbol::SERPENT];

    /// The symbol with this shape and colour.
    pub const fn new(shape: SymbolShape, colour: SymbolColour) -> Symbol {
        let code = 1 + shape as usize * SymbolColour::ALL.len() + colour as usize;
        Symbol(NonZeroU8::new(code as u8).expect("codes begin with 1"))
    }

    /// Every symbol that a file can name, in order.
    pub fn all() -> impl Iterator<Item = Symbol> {
        let shapes = SymbolShape::ALL.iter();
        shapes.flat_map(|&shape| {
            SymbolColour::ALL
                .iter()
                .map(move |&colour| Symbol::new(shape, colour))
        })
    }

    /// Its shape.
    pub const fn shape(self) -> SymbolShape {
        SymbolShape::ALL[(self.0.get() as usize - 1) / SymbolColour::ALL.len()]
    }

    /// Its colour.
    pub const fn colour(self) -> SymbolColour {
        SymbolColour::ALL[(self.0.get() as usize - 1) % SymbolColour::ALL.len()]
    }

    /// A number of its own from 1 to 255.
    #[inline]
    pub(crate) const fn code(self) -> u8 {
        self.0.get()
    }

    /// The symbol with this code; `None` for 0.
    #[inline]
    pub(crate) fn from_code(code: u8) -> Option<Symbol> {
        NonZeroU8::new(code).map(Symbol)
    }

    /// A symbol as it is written, or `plain` for none.
    pub fn written(symbol: Option<Symbol>) -> String {
        symbol.map_or_else(|| "plain".to_owned(), |symbol| symbol.to_string())
    }

    /// The symbol that is written so, or none for `plain`.
    ///
    /// # Errors
    /// [`BadCard`] if there is no such symbol.
    pub fn read(word: &str) -> Result<Option<Symbol>, BadCard> {
        match word {
            "plain" => Ok(None),
            word => word.parse().map(Some),
        }
    }

    /// A symbol in words, or that there is none. The colour is said unless the shape has its own.
    pub fn phrase(symbol: Option<Symbol>) -> Phrase {
        let Some(symbol) = symbol else {
            return Phrase::new("sun-symbol-plain");
        };
        let (shape, colour) = (symbol.shape(), symbol.colour());
        if shape.own_colour() == Some(colour) {
            return Phrase::new(shape.message());
        }
        Phrase::new("sun-symbol-coloured")
            .with("shape", Arg::Message(shape.message()))
            .with("colour", Arg::Message(colour.message()))
    }
}

impl fmt::Display for Symbol {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (shape, colour) = (self.shape(), self.colour());
        if shape.own_colour() != Some(colour) {
            write!(f, "{}-", colour.word())?;
        }
        f.write_str(shape.word())
    }
}

impl fmt::Debug for Symbol {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Symbol {
    type Err = BadCard;

    fn from_str(text: &str) -> Result<Symbol, BadCard> {
        let (colour, shape) = match text.split_once('-') {
            Some((colour, shape)) => (Some(SymbolColour::from_word(colour).ok_or(BadCard)?), shape),
            None => (None, text),
        };
        let shape = SymbolShape::from_word(shape).ok_or(BadCard)?;
        let colour = colour.or(shape.own_colour()).ok_or(BadCard)?;
        Ok(Symbol::new(shape, colour))
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn every_symbol_is_written_in_its_own_way_and_read_again() {
        let mut words = BTreeSet::new();
        for symbol in Symbol::all() {
            let word = symbol.to_string();
            assert_eq!(word.parse(), Ok(symbol));
            assert_eq!(Symbol::new(symbol.shape(), symbol.colour()), symbol);
            assert_eq!(Symbol::from_code(symbol.code()), Some(symbol));
            assert!(words.insert(word));
        }
        assert_eq!(words.len(), SymbolShape::ALL.len() * SymbolColour::ALL.len());
    }

    #[test]
    fn a_symbol_without_a_colour_of_its_own_needs_one() {
        for word in [
            "star",
            "",
            "-",
            "red-",
            "-sun",
            "red",
            "red-red-sun",
            "Red-sun",
            "red-plain",
        ] {
            assert_eq!(word.parse::<Symbol>(), Err(BadCard), "{word}");
        }
    }

    #[test]
    fn the_standard_symbols_are_written_by_their_shape_and_in_order() {
        assert!(Symbol::STANDARD.is_sorted());
        let words = Symbol::STANDARD.map(|symbol| symbol.to_string());
        assert_eq!(words, ["sun", "moon", "rain", "serpent"]);
    }
}
