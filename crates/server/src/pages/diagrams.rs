//! Diagrams for the rules: a position, perhaps with something played, beside
//! the rule that it shows.

use draw::Frame;
use games::{AnyOptions, AnyPosition, GameId};
use maud::{PreEscaped, html};
use rules::{Actor, Notation, Observe, Position, Seat, Viewer};

use crate::visitor::Visitor;

/// A diagram of one rule.
struct Diagram {
    game: GameId,
    /// The rule's anchor.
    rule: &'static str,
    setup: &'static str,
    /// What the first seat that has to decide then plays.
    played: &'static [&'static str],
    caption: &'static str,
}

const DIAGRAMS: &[Diagram] = &[
    Diagram {
        game: GameId::Pylos,
        rule: "py-2",
        setup: "standard ..../LDL./DLD./LDLL|.../LD./DL.|../..|. light",
        played: &["1d1-3a1"],
        caption: "rules-figure-raise",
    },
    Diagram {
        game: GameId::Pylos,
        rule: "py-4",
        setup: "standard ..DD/...D/L.../LL..|.../.../...|../..|. light",
        played: &["1b2"],
        caption: "rules-figure-square",
    },
    Diagram {
        game: GameId::Pylos,
        rule: "py-6",
        setup: "standard LDLD/DLDL/LDLD/DLDL|LDL/DLD/LDL|DL/LD|. dark",
        played: &["4a1"],
        caption: "rules-figure-apex",
    },
    Diagram {
        game: GameId::Sun,
        rule: "su-8",
        setup: "short base:sun,moon,rain,serpent,sun,moon marker:L2 levels:L1,2sun,3,-,-,4moon,R2/-,5,-,-,-,- \
            hands:1sun,2,R3/3,4,L2,T5 discards:2,2,R1 points:3+4+0+1/1+0+0+0 turn:1 idle:3",
        played: &[],
        caption: "rules-figure-bricks",
    },
    Diagram {
        game: GameId::Tomb,
        rule: "to-6",
        setup: "round 1 expedition I2 offer 2,3,5,6 | L36:a1a2a3b3 R28 green 1 | L8 R24",
        played: &["L:c3"],
        caption: "rules-figure-cross",
    },
    Diagram {
        game: GameId::Tomb,
        rule: "to-12",
        setup: "round 2 expedition I2 offer 2,3,5,6 | L34:a1a2a3a4b4c4d4d5 R8 done 1 | \
            L16:a1a2a3a4a5b5c5d5 R11 done 4,7,10 boxes p10",
        played: &[],
        caption: "rules-figure-boxes",
    },
    Diagram {
        game: GameId::Pyramido,
        rule: "pm-6",
        setup: "round:1 starter:1 mover:1 quarry:20,21,22 stacks:22/23,21/24,21/25,21/26 gone:1-2 \
            NnNn/nnnn|xx|brown@d5|nb,ya,rg|-|- NnNn/nnnn|xx|brown@d5|nb,ya,rg|-|-",
        played: &[],
        caption: "rules-figure-marker",
    },
    Diagram {
        game: GameId::Pacal,
        rule: "pa-10",
        setup: "standard round=4 start=1 mover=1 step=fly die=3 ; ship=f6 stones=f8 ; ship=a1 stones=f7+f9 ; ship=b1",
        played: &[],
        caption: "rules-figure-flight",
    },
];

impl Diagram {
    fn position(&self) -> Option<AnyPosition> {
        let rules = self
            .setup
            .split(' ')
            .next()
            .filter(|rules| self.game.variants().contains(rules));
        let options = AnyOptions::new(self.game, rules, None).ok()?;
        let mut position = options.position_from_text(self.setup).ok()?;
        for word in self.played {
            let seat = position.undecided().first()?;
            for part in position.words(word) {
                let action = position.read_action(part).ok()?;
                if position.refuse(Actor::Seat(seat), action).is_some() {
                    return None;
                }
                position.play_unchecked(Actor::Seat(seat), action);
            }
        }
        Some(position)
    }
}

/// Puts the diagrams of a game behind the rules that they show.
pub(super) fn illustrate(game: GameId, mut text: String, visitor: &Visitor) -> String {
    for diagram in DIAGRAMS.iter().filter(|diagram| diagram.game == game) {
        let anchor = format!("<a id=\"{}\"></a>", diagram.rule);
        let Some((from, position)) = text.find(&anchor).zip(diagram.position()) else {
            continue;
        };
        let rest = from + anchor.len();
        let ends = ["<p><a id=\"", "<h2", "<h3"]
            .iter()
            .filter_map(|mark| text[rest..].find(mark));
        let at = ends.min().map_or(text.len(), |end| rest + end);
        text.insert_str(at, &figure(diagram, &position, visitor));
    }
    text
}

fn figure(diagram: &Diagram, position: &AnyPosition, visitor: &Visitor) -> String {
    // Whoever decides sees its own hand: a rule is about what one can do.
    let seat = position.turn().seats().first().unwrap_or(Seat::FIRST);
    let viewer = Viewer::Seat(seat);
    let scene = draw::scene(&position.view(viewer), viewer, Frame::Wide);
    let figure = html! {
        figure {
            (PreEscaped(scene.to_inline(visitor.speaker, visitor.preferences.look())))
            figcaption { (visitor.speaker.text(diagram.caption)) }
        }
    };
    figure.into_string()
}

#[cfg(test)]
mod tests {
    use say::Speaker;

    use super::*;

    #[test]
    fn every_diagram_can_be_drawn_and_has_its_rule() {
        for diagram in DIAGRAMS {
            assert!(
                diagram.position().is_some(),
                "{}: {}",
                diagram.rule,
                diagram.setup
            );
            let anchor = format!("<a id=\"{}\"></a>", diagram.rule);
            let rules = Speaker::default().rules(diagram.game);
            assert!(rules.contains(&anchor), "{anchor}");
        }
    }
}
