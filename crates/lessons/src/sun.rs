use games::game_sun::Sun;

use crate::taught::{Diagram, Taught};

impl Taught for Sun {
    const LESSON: &'static str = include_str!("../data/sun.lesson");

    const DIAGRAMS: &'static [Diagram] = &[Diagram {
        rule: "su-8",
        setup: "short base:sun,moon,rain,serpent,sun,moon marker:L2 levels:L1,2sun,3,-,-,4moon,R2/-,5,-,-,-,- \
                hands:1sun,2,R3/3,4,L2,T5 discards:2,2,R1 points:3+4+0+1/1+0+0+0 turn:1 idle:3",
        played: &[],
        caption: "rules-figure-bricks",
    }];
}
