use games::game_tomb::Tomb;

use crate::taught::{Diagram, Illustration, Taught};

impl Taught for Tomb {
    const LESSON: &'static str = include_str!("../data/tomb.lesson");

    const PICTURES: &'static [Illustration] = &[
        Illustration::new(
            "goal",
            "round 2 after I2,I3 expedition V3 offer 2,3,5,11 | L34:a1a2a3a4b4c4 R9:a1a2a3a4 done 1,16 red 2 green 1 \
             torches 1 skulls 2 boxes p10 | L36:a1b1a2a3b3 R28:a1b1 done 6,12 red 2 green 2 skulls 1 boxes g10",
        )
        .previewed(&["L:d4d5e5"])
        .around(&["card-1-left"]),
        Illustration::new(
            "entrance",
            "round 1 expedition I3 offer 2,3,5,6 | L9 R34 | L8 R24",
        )
        .previewed(&["L:a1b1c1"])
        .around(&["card-1-left", "pattern-cell", "button-single", "to-come"]),
        Illustration::new(
            "pattern",
            "round 1 after I3 expedition V3 offer 2,3,5,6 | L9:a1b1c1 R34 | L8:a1 R24",
        )
        .previewed(&["L:a2b2a3"])
        .around(&["card-1-left", "pattern-cell", "button-single", "to-come"]),
        Illustration::new(
            "symbols",
            "round 2 expedition I2 offer 2,5,6,7 | L47:a1a2 R8 done 3 skulls 2 | L9 R24",
        )
        .previewed(&["L:a3b3"])
        .around(&["card-1-left"]),
        Illustration::new(
            "cross",
            "round 1 expedition I2 offer 2,3,5,6 | L36:a1a2a3b3 R28 green 1 | L8 R24",
        )
        .played(&["L:c3"])
        .with_choices()
        .around(&["card-1-left"]),
        Illustration::new(
            "offer",
            "round 2 expedition I2 offer 2,3,5,6 | L34:a1a2a3a4b4c4d4d5 R8 done 1 | L9 R24 done 4",
        )
        .around(&["offer-1", "offer-2", "offer-3", "offer-4", "deck"]),
        Illustration::new(
            "sheet",
            "over offer 2,3,5,7 | L9:a1b1 R34:a1 done 1,8,16,22 red 5 green 3 torches 1,3 skulls 4 boxes p10 | \
             L29:a1 R24:a1 done 6",
        )
        .around(&["sheet"]),
    ];

    const DIAGRAMS: &'static [Diagram] = &[
        Diagram {
            rule: "to-6",
            picture: Illustration::new(
                "cross",
                "round 1 expedition I2 offer 2,3,5,6 | L36:a1a2a3b3 R28 green 1 | L8 R24",
            )
            .played(&["L:c3"]),
            caption: "rules-figure-cross",
        },
        Diagram {
            rule: "to-12",
            picture: Illustration::new(
                "boxes",
                "round 2 expedition I2 offer 2,3,5,6 | L34:a1a2a3a4b4c4d4d5 R8 done 1 | \
                 L16:a1a2a3a4a5b5c5d5 R11 done 4,7,10 boxes p10",
            ),
            caption: "rules-figure-boxes",
        },
    ];
}
