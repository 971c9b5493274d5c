//! The shapes of symbols.

use games::game_sun::SymbolShape;

use crate::outline::scaled;
use crate::{Form, Shape};

/// The shape of a symbol, as large as a circle of this radius.
pub(super) fn emblem(shape: SymbolShape, at: (f64, f64), radius: f64) -> Shape {
    let (class, outline) = outline(shape);
    Shape::new(class, at, Form::Outline(scaled(outline, radius)))
}

/// The class and the outline of a shape. Those that are `drawn` are lines, the others are filled.
const fn outline(shape: SymbolShape) -> (&'static str, &'static str) {
    match shape {
        SymbolShape::Sun => (
            "emblem",
            "M1.05 0 L0.57 0.24 L0.74 0.74 L0.24 0.57 L0 1.05 L-0.24 0.57 L-0.74 0.74 L-0.57 0.24 \
             L-1.05 0 L-0.57 -0.24 L-0.74 -0.74 L-0.24 -0.57 L0 -1.05 L0.24 -0.57 L0.74 -0.74 L0.57 -0.24 Z",
        ),
        SymbolShape::Moon => (
            "emblem",
            "M0.35 -0.95 C-0.85 -0.9 -0.95 0.85 0.35 0.95 C-0.35 0.5 -0.35 -0.5 0.35 -0.95 Z",
        ),
        SymbolShape::Rain => (
            "emblem",
            "M-0.62 -0.95 C-0.17 -0.2 -0.27 0.4 -0.62 0.4 C-0.97 0.4 -1.07 -0.2 -0.62 -0.95 Z \
             M0 -0.5 C0.45 0.25 0.35 0.85 0 0.85 C-0.35 0.85 -0.45 0.25 0 -0.5 Z \
             M0.62 -0.95 C1.07 -0.2 0.97 0.4 0.62 0.4 C0.27 0.4 0.17 -0.2 0.62 -0.95 Z",
        ),
        SymbolShape::Serpent => (
            "emblem drawn",
            "M-0.95 0.75 C-0.1 1.25 0.35 0.55 -0.15 0.1 C-0.75 -0.45 0 -1.2 0.95 -0.75",
        ),
        SymbolShape::Circle => (
            "emblem",
            "M0.85 0 C0.85 0.47 0.47 0.85 0 0.85 C-0.47 0.85 -0.85 0.47 -0.85 0 \
             C-0.85 -0.47 -0.47 -0.85 0 -0.85 C0.47 -0.85 0.85 -0.47 0.85 0 Z",
        ),
        SymbolShape::Ring => (
            "emblem drawn",
            "M0.75 0 C0.75 0.41 0.41 0.75 0 0.75 C-0.41 0.75 -0.75 0.41 -0.75 0 \
             C-0.75 -0.41 -0.41 -0.75 0 -0.75 C0.41 -0.75 0.75 -0.41 0.75 0 Z",
        ),
        SymbolShape::Square => ("emblem", "M-0.75 -0.75 L0.75 -0.75 L0.75 0.75 L-0.75 0.75 Z"),
        SymbolShape::Triangle => ("emblem", "M0 -0.95 L0.95 0.7 L-0.95 0.7 Z"),
        SymbolShape::Diamond => ("emblem", "M0 -1 L0.75 0 L0 1 L-0.75 0 Z"),
        SymbolShape::Star => (
            "emblem",
            "M0 -1.05 L0.25 -0.34 L1 -0.32 L0.4 0.13 L0.62 0.85 L0 0.42 L-0.62 0.85 L-0.4 0.13 \
             L-1 -0.32 L-0.25 -0.34 Z",
        ),
        SymbolShape::Cross => (
            "emblem",
            "M-0.3 -0.95 L0.3 -0.95 L0.3 -0.3 L0.95 -0.3 L0.95 0.3 L0.3 0.3 L0.3 0.95 L-0.3 0.95 \
             L-0.3 0.3 L-0.95 0.3 L-0.95 -0.3 L-0.3 -0.3 Z",
        ),
        SymbolShape::Spiral => (
            "emblem drawn",
            "M0 0.05 C0.3 0.05 0.3 -0.4 -0.05 -0.4 C-0.65 -0.4 -0.6 0.5 0.05 0.5 \
             C0.95 0.5 0.95 -0.85 0 -0.85 C-0.75 -0.85 -1 -0.3 -0.95 0.2",
        ),
        SymbolShape::Arrow => (
            "emblem",
            "M0 -1 L0.8 -0.1 L0.3 -0.1 L0.3 0.95 L-0.3 0.95 L-0.3 -0.1 L-0.8 -0.1 Z",
        ),
        SymbolShape::Eye => (
            "emblem drawn",
            "M-1 0 C-0.5 -0.8 0.5 -0.8 1 0 C0.5 0.8 -0.5 0.8 -1 0 Z \
             M0.18 0 C0.18 0.24 -0.18 0.24 -0.18 0 C-0.18 -0.24 0.18 -0.24 0.18 0 Z",
        ),
        SymbolShape::Stairs => (
            "emblem",
            "M-0.9 0.8 L-0.9 0.3 L-0.3 0.3 L-0.3 -0.25 L0.3 -0.25 L0.3 -0.8 L0.9 -0.8 L0.9 0.8 Z",
        ),
        SymbolShape::Flower => (
            "emblem",
            "M0 -0.3 C-0.7 -1.35 0.7 -1.35 0 -0.3 Z M0.3 0 C1.35 -0.7 1.35 0.7 0.3 0 Z \
             M0 0.3 C0.7 1.35 -0.7 1.35 0 0.3 Z M-0.3 0 C-1.35 0.7 -1.35 -0.7 -0.3 0 Z \
             M0.24 0 C0.24 0.32 -0.24 0.32 -0.24 0 C-0.24 -0.32 0.24 -0.32 0.24 0 Z",
        ),
        SymbolShape::Heart => (
            "emblem",
            "M0 0.95 C-1.4 0 -0.85 -1.2 0 -0.45 C0.85 -1.2 1.4 0 0 0.95 Z",
        ),
        SymbolShape::Wave => (
            "emblem drawn",
            "M-1 -0.3 C-0.6 -0.8 -0.4 -0.8 0 -0.3 C0.4 0.2 0.6 0.2 1 -0.3 \
             M-1 0.45 C-0.6 -0.05 -0.4 -0.05 0 0.45 C0.4 0.95 0.6 0.95 1 0.45",
        ),
    }
}
