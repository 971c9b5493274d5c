use games::game_pyramido::Pyramido;

use crate::taught::{Diagram, Illustration, Taught};

/// Two tiles on the first level, both areas marked.
const TWO_TILES: &str = "round:1 starter:1 mover:1 quarry:12,60,83 stacks:22/23,20/24,20/25,21/26 gone:1-2,27,56 \
                         bBbB/bbbb/BbnN/bbnn|xx/xx|blue@d4,brown@e5|nb,ya,rg|-|- \
                         NnNn/nnnn/NnNn/nnnn|xx/xx|brown@d4|nb,ya,rg|-|-";

impl Taught for Pyramido {
    const LESSON: &'static str = include_str!("../data/pyramido.lesson");

    const PICTURES: &'static [Illustration] = &[
        Illustration::new(
            "goal",
            "round:4 starter:1 mover:1 quarry:82,84,85 stacks:11/58,9/25,11/26,18/28 \
             gone:5-9,11,16,18-19,22,30,36-37,40-41,43-44,46-50,53-56,64-65,67-68,70,73,75,78-79,81,88-89 \
             RrbbGgbbyY/RYybbBbbBy/aYbbrRyYbn/AAbbRryyrn/AannbBggRb/aANnbbgGRB/yaannnnRrG/YyRrrryygG|-|-|-|\
             n3b1y2a2r1g3,b3y2a4r4,b1y1r2|- \
             AannAayYyY/aGgbByYnny/bgbBbbbbnb/bYbbbbbbgB/nybbaayYGa/nRBbAAYyaa/yrrggYyaAr/yYGGaarRRr|-|-|-|\
             n1b1y2a1r3g1,n1b1y1a1r1g2,b3y3a2|-",
        )
        .played(&["1-a1-e"])
        .around(&["site"]),
        Illustration::new("quarry", TWO_TILES).around(&["quarry-1", "quarry-2", "quarry-3"]),
        Illustration::new(
            "build",
            "round:1 starter:1 mover:1 quarry:27,60,83 stacks:22/23,21/24,21/25,21/26 gone:1,56 \
             BbnN/bbnn|xx|blue@d5|nb,ya,rg|-|- NnNn/nnnn|xx|brown@d5|nb,ya,rg|-|-",
        )
        .previewed(&["1-d4-e"])
        .around(&["cell-c4", "cell-f6"]),
        Illustration::new("patch", TWO_TILES)
            .played(&["3-d3-e", "patch-e3-yellow-ne"])
            .around(&["block-1-1-d3", "block-1-1-e5"]),
        Illustration::new("count", TWO_TILES).around(&[
            "block-1-1-d4",
            "block-1-1-e5",
        ]),
        Illustration::new(
            "level",
            "round:2 starter:1 mover:1 quarry:52,30,76 stacks:19/83,10/36,19/81,19/14 \
             gone:7,9-10,17-18,32,34,38,46,50,53,59,63,66-68,73,75,88-89 \
             yybbBbnnbb/YybBbbnNbb/NnrRYynngG/nnrrYynnGg/GgyyRryynN/gGyyrRYynn/yyAabBYyaa/yyaabbyyaA|-|-|nb,ya,rg|\
             n1b2y2a1r2g2|- \
             aayyAannnn/aayyaAnNnN/rrAayYyYGG/RRaayyyygg/RRaannrraa/rraANnrRaa/bbNnbBnnyY/bbnnbbnnYy|-|-|nb,ya,rg|\
             n1b1y2a2r4g2|-",
        )
        .previewed(&["1-b2-e"])
        .around(&["site"]),
        Illustration::new(
            "hole",
            "round:1 starter:1 mover:1 quarry:11,58,85 stacks:16/72,16/61,17/5,20/33 \
             gone:10,14,17,19,26,32,44,55-56,59,64-65,70,73,75-76,79,83 \
             yYGgyy../yyGgyy../aaaagGnn/aAaaGgNn/GGrrrRaa/ggRrrraA/aaYygGrR/aayygGrr/..bbnnnn/..BbnnnN|\
             xxx./xxxx/xxxx/xxxx/.xxx|brown@d2,blue@b5,yellow@a1,red@b3,green@c2|nb,ya,rg|-|- \
             RrrrYyRraA/rrrryYrraa/bbggnnYygG/BbGGnnyygg/RrAayyaarR/rRaAyyaarR/nn..BbnN../nn..bbnn..|\
             xxxxx/xxxxx/xxxxx/x.xx.|blue@c4,yellow@c1,aqua@b3,red@a3,green@b2|nb,ya,rg|-|-",
        )
        .lit(&["pane"])
        .around(&["block-1-1-a1", "block-1-1-d5"]),
    ];

    const DIAGRAMS: &'static [Diagram] = &[Diagram {
        rule: "pm-6",
        picture: Illustration::new(
            "marker",
            "round:1 starter:1 mover:1 quarry:20,21,22 stacks:22/23,21/24,21/25,21/26 gone:1-2 \
             NnNn/nnnn|xx|brown@d5|nb,ya,rg|-|- NnNn/nnnn|xx|brown@d5|nb,ya,rg|-|-",
        ),
        caption: "rules-figure-marker",
    }];
}
