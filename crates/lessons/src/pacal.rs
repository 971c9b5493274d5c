use games::game_pacal::Pacal;

use crate::taught::{Diagram, Illustration, Taught};

impl Taught for Pacal {
    const LESSON: &'static str = include_str!("../data/pacal.lesson");

    const PICTURES: &'static [Illustration] = &[
        Illustration::new(
            "goal",
            "standard round=10 start=1 mover=1 step=fly die=4 ; \
             ship=f8 points=27 stones=g6+d9+b5 pyramids=a1*3+c3*4+h1*2+e9*2 divine=4+6 ; \
             ship=h6 points=22 stones=d2+i7 pyramids=a3*3+c4*4+h4*5 divine=2+6 ; \
             ship=b10 points=18 stones=c9+b8 pyramids=f4*2+j2*3+b9*2",
        )
        .around(&["joints"]),
        Illustration::new(
            "fly",
            "standard round=4 start=1 mover=1 step=fly die=3 ; ship=f8 ; ship=a1 pyramids=f10*2 ; ship=k1",
        )
        .with_choices()
        .around(&["square-c6", "square-i10", "square-f5"]),
        Illustration::new(
            "drop",
            "standard round=4 start=1 mover=1 step=drop2 die=3 ; ship=d9 ; ship=f9 ; ship=k1",
        )
        .played(&["drop:own+2"])
        .around(&["square-d8", "square-f9"]),
        Illustration::new(
            "leave",
            "standard round=4 start=1 mover=1 step=fly die=3 ; ship=d9 hold=1+2 ; ship=f8 ; ship=k1",
        )
        .played(&["fly:g9"])
        .shown(&["stone-1-d9", "stone-2-d9"])
        .around(&["square-d8", "square-g9"]),
        Illustration::new(
            "small",
            "standard round=4 start=1 mover=1 step=build die=3 ; \
             ship=k4 stones=b8+f7+g7+b10+d10+f10 ; ship=k2 ; ship=k1",
        )
        .previewed(&["build1:b8/b8", "build2:f7/f7+g7", "build3:d10/b10+d10+f10"])
        .around(&["square-a7", "square-g11"]),
        Illustration::new(
            "large",
            "standard round=4 start=1 mover=1 step=build die=3 ; \
             ship=k4 stones=b11+c11+d11+e11+c7+f7+c10+f10 ; ship=k2 ; ship=k1",
        )
        .previewed(&["build4:d11/b11+c11+d11+e11", "build5:c7/c7+f7+c10+f10"])
        .around(&["square-a7", "square-g11"]),
        Illustration::new(
            "district",
            "standard round=9 start=1 mover=1 step=build die=3 ; \
             ship=k4 stones=a1+b1 pyramids=c1*2 points=5 ; ship=k2 pyramids=a3*3 points=5 ; ship=k1",
        )
        .previewed(&["build3:b1/a1+b1"])
        .around(&["square-a1", "square-d2", "square-b3"]),
    ];

    const DIAGRAMS: &'static [Diagram] = &[Diagram {
        rule: "pa-10",
        picture: Illustration::new(
            "flight",
            "standard round=4 start=1 mover=1 step=fly die=3 ; ship=f6 stones=f8 ; ship=a1 stones=f7+f9 ; ship=b1",
        ),
        caption: "rules-figure-flight",
    }];
}
