use games::game_tomb::Tomb;

use crate::taught::{Diagram, Taught};

impl Taught for Tomb {
    const LESSON: &'static str = include_str!("../data/tomb.lesson");

    const DIAGRAMS: &'static [Diagram] = &[
        Diagram {
            rule: "to-6",
            setup: "round 1 expedition I2 offer 2,3,5,6 | L36:a1a2a3b3 R28 green 1 | L8 R24",
            played: &["L:c3"],
            caption: "rules-figure-cross",
        },
        Diagram {
            rule: "to-12",
            setup: "round 2 expedition I2 offer 2,3,5,6 | L34:a1a2a3a4b4c4d4d5 R8 done 1 | \
                L16:a1a2a3a4a5b5c5d5 R11 done 4,7,10 boxes p10",
            played: &[],
            caption: "rules-figure-boxes",
        },
    ];
}
