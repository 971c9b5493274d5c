use games::game_sun::Sun;

use crate::taught::{Diagram, Illustration, Taught};

/// A pyramid that has just been begun.
const BRICKS: &str = "short base:sun,moon,rain,serpent,sun,moon marker:L2 levels:L1,2sun,3,-,-,4moon,R2/-,5,-,-,-,- \
                      hands:1sun,2,R3/3,4,L2,T5 discards:2,2,R1 points:3+4+0+1/1+0+0+0 turn:1 idle:3";

impl Taught for Sun {
    const LESSON: &'static str = include_str!("../data/sun.lesson");

    const PICTURES: &'static [Illustration] = &[
        Illustration::new(
            "goal",
            "short base:sun,moon,rain,serpent,sun,moon marker:L2 \
             levels:L1,2sun,3sun,2moon,3moon,2rain,R1/L2,3,4,3,2,R2/L3,4,3,4,R3/L2,5,4,R2/L3,5,R3/L4,R4 \
             hands:T4,5,3rain/4,4 discards: points:21+20+0+3/24+26+0+2 turn:1 idle:0",
        )
        .played(&["T4@7.1"])
        .around(&["brick-0-1", "brick-0-8", "brick-7-1"]),
        Illustration::new(
            "hand",
            "short base:sun,moon,rain,serpent,sun,moon marker:L2 levels:L1,2,-,-,-,-,- \
             hands:2,3sun,L2,R3,T4/2,3,4,5 discards: points:1+2+0+0/0+0+0+0 turn:1 idle:0",
        )
        .around(&["hand-1-1", "hand-1-2", "hand-1-3", "hand-1-4", "hand-1-5"]),
        Illustration::new("rest", BRICKS)
            .lit(&["target"])
            .around(&["brick-0-1", "brick-0-8", "brick-2-2"]),
        Illustration::new(
            "points",
            "short base:sun,moon,rain,serpent,sun,moon marker:L3 \
             levels:L1,2sun,3,3moon,2,-,-/-,3,4,-,-,- \
             hands:2,2,L2/2,3,4,5 discards: points:4+2+0+0/6+0+0+0 turn:1 idle:0",
        )
        .previewed(&["2@1.6", "2@3.2", "L2@2.1"])
        .around(&["brick-0-1", "brick-0-8", "place-3-2"]),
        Illustration::new(
            "symbol",
            "short base:sun,sun,moon,rain,serpent,moon marker:L2 levels:L1,-,3sun,-,-,-,- \
             hands:2sun,4/2,3,4,5 discards: points:0+2+0+0/1+0+0+0 turn:1 idle:0",
        )
        .played(&["2sun@1.2"])
        .shown(&["brick-0-2", "brick-0-3", "brick-1-3"])
        .around(&["brick-0-1", "brick-0-5", "brick-1-2"]),
    ];

    const DIAGRAMS: &'static [Diagram] = &[Diagram {
        rule: "su-8",
        picture: Illustration::new("bricks", BRICKS),
        caption: "rules-figure-bricks",
    }];
}
