use games::game_pylos::Pylos;

use crate::taught::{Diagram, Illustration, Taught};

/// A square that light is about to complete.
const SQUARE: &str = "standard ..DD/...D/L.../LL..|.../.../...|../..|. light";
/// A pyramid without its apex.
const ALMOST: &str = "standard LDLD/DLDL/LDLD/DLDL|LDL/DLD/LDL|DL/LD|. dark";
/// A sphere on the base that can go up two levels.
const RAISE: &str = "standard ..../LDL./DLD./LDLL|.../LD./DL.|../..|. light";

impl Taught for Pylos {
    const LESSON: &'static str = include_str!("../data/pylos.lesson");

    const PICTURES: &'static [Illustration] = &[
        Illustration::new("goal", ALMOST)
            .played(&["4a1"])
            .around(&["plate"]),
        Illustration::new("place", "standard ..../..../DL../LD..|.../.../...|../..|. light")
            .lit(&["place"])
            .around(&["plate"]),
        Illustration::new("raise", RAISE)
            .played(&["1d1-3a1"])
            .around(&["plate"]),
        Illustration::new("square", SQUARE)
            .played(&["1b2"])
            .with_choices()
            .around(&["plate"]),
        Illustration::new("taken", SQUARE)
            .played(&["1b2x1a1x1b1"])
            .around(&["plate"]),
        Illustration::new("carry", "standard ...L/..../DLD./LDL.|.../.../D..|../..|. light")
            .with_choices()
            .around(&["plate"]),
        Illustration::new("row", "expert ...D/DD../..../LLL.|.../.../...|../..|. light")
            .played(&["1d1"])
            .with_choices()
            .around(&["plate"]),
    ];

    const DIAGRAMS: &'static [Diagram] = &[
        Diagram {
            rule: "py-2",
            picture: Illustration::new("raise", RAISE).played(&["1d1-3a1"]),
            caption: "rules-figure-raise",
        },
        Diagram {
            rule: "py-4",
            picture: Illustration::new("square", SQUARE).played(&["1b2"]),
            caption: "rules-figure-square",
        },
        Diagram {
            rule: "py-6",
            picture: Illustration::new("apex", ALMOST).played(&["4a1"]),
            caption: "rules-figure-apex",
        },
    ];
}
