//! The signs on chambers and score cards; each has its own outline.

use games::game_tomb::{Colour, Symbol};

use crate::outline::scaled;
use crate::{Form, Shape};

/// The symbol printed on a square, as large as a circle of this radius.
pub(super) fn sign(symbol: Symbol, at: (f64, f64), radius: f64) -> Shape {
    let (class, outline) = match symbol {
        // A brilliant and an emerald cut.
        Symbol::RedGem => (
            "red-gem",
            scaled("M-1 -0.25 L-0.5 -0.85 H0.5 L1 -0.25 L0 1 Z M-1 -0.25 H1", radius),
        ),
        Symbol::GreenGem => (
            "green-gem",
            scaled(
                "M-0.45 -0.95 H0.45 L0.85 -0.5 V0.5 L0.45 0.95 H-0.45 L-0.85 0.5 V-0.5 Z \
                 M-0.35 -0.5 H0.35 V0.5 H-0.35 Z",
                radius,
            ),
        ),
        Symbol::Torch => (
            "torch",
            scaled(
                "M0 -1.05 C0.85 -0.35 0.6 0.3 0 0.3 C-0.6 0.3 -0.6 -0.2 0 -1.05 Z \
                 M-0.25 0.4 H0.25 L0.12 1.1 H-0.12 Z",
                radius,
            ),
        ),
        Symbol::Skull => (
            "skull",
            scaled(
                "M-0.8 -0.1 C-0.8 -1.2 0.8 -1.2 0.8 -0.1 C0.8 0.3 0.5 0.45 0.45 0.5 V0.95 H-0.45 V0.5 \
                 C-0.5 0.45 -0.8 0.3 -0.8 -0.1 Z M-0.55 -0.05 H-0.15 V0.3 H-0.55 Z M0.15 -0.05 H0.55 V0.3 H0.15 Z",
                radius,
            ),
        ),
        Symbol::Potion => (
            "potion",
            scaled(
                "M-0.28 -1 H0.28 V-0.35 C1 -0.05 0.95 1 0 1 C-0.95 1 -1 -0.05 -0.28 -0.35 Z M-0.62 0.25 H0.62",
                radius,
            ),
        ),
        Symbol::Cross => (
            "red-cross",
            scaled("M-0.75 -0.75 L0.75 0.75 M0.75 -0.75 L-0.75 0.75", radius),
        ),
    };
    Shape::new(class, at, Form::Outline(outline))
}

/// The entrance of a chamber.
pub(super) fn entrance(at: (f64, f64), radius: f64) -> Shape {
    let door = scaled("M-0.7 0.95 V-0.2 C-0.7 -1.2 0.7 -1.2 0.7 -0.2 V0.95 Z", radius);
    Shape::new("entrance", at, Form::Outline(door))
}

/// The tomb of a chamber.
pub(super) fn tomb(at: (f64, f64), radius: f64) -> Shape {
    let pyramid = scaled(
        "M0 -1 L1.1 0.9 H-1.1 Z M-0.55 -0.05 H0.55 M-0.85 0.45 H0.85",
        radius,
    );
    Shape::new("goal", at, Form::Outline(pyramid))
}

/// The sign of a colour: disc, triangle, square.
pub(super) fn colour_sign(colour: Colour, at: (f64, f64), radius: f64) -> Shape {
    match colour {
        Colour::Purple => Shape::circle("colour-sign", at, radius),
        Colour::Orange => {
            let triangle = scaled("M0 -1 L1 0.8 H-1 Z", radius);
            Shape::new("colour-sign", at, Form::Outline(triangle))
        }
        Colour::Green => {
            let corner = (at.0 - radius * 0.9, at.1 - radius * 0.9);
            Shape::rectangle("colour-sign", corner, (radius * 1.8, radius * 1.8), 1.0)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scene::assert_all_differ;

    #[test]
    fn signs_differ_without_colours() {
        let at = (0.0, 0.0);
        let symbols = [
            Symbol::RedGem,
            Symbol::GreenGem,
            Symbol::Torch,
            Symbol::Skull,
            Symbol::Potion,
            Symbol::Cross,
        ];
        let signs = symbols.map(|symbol| sign(symbol, at, 10.0));
        let colours = Colour::ALL.map(|colour| colour_sign(colour, at, 10.0));
        let places = [entrance(at, 10.0), tomb(at, 10.0)];
        assert_all_differ(signs.into_iter().chain(colours).chain(places));
    }
}
