use games::game_pylos::Pylos;

use crate::taught::{Diagram, Taught};

impl Taught for Pylos {
    const LESSON: &'static str = include_str!("../data/pylos.lesson");

    const DIAGRAMS: &'static [Diagram] = &[
        Diagram {
            rule: "py-2",
            setup: "standard ..../LDL./DLD./LDLL|.../LD./DL.|../..|. light",
            played: &["1d1-3a1"],
            caption: "rules-figure-raise",
        },
        Diagram {
            rule: "py-4",
            setup: "standard ..DD/...D/L.../LL..|.../.../...|../..|. light",
            played: &["1b2"],
            caption: "rules-figure-square",
        },
        Diagram {
            rule: "py-6",
            setup: "standard LDLD/DLDL/LDLD/DLDL|LDL/DLD/LDL|DL/LD|. dark",
            played: &["4a1"],
            caption: "rules-figure-apex",
        },
    ];
}
