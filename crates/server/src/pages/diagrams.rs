//! Diagrams for the rules: a position, perhaps with something played, beside
//! the rule that it shows.

use draw::{Frame, Inline};
use games::{AnyPosition, GameId};
use lessons::Diagram;
use maud::{PreEscaped, html};
use rules::{Observe, Position, Seat, Viewer};

use crate::visitor::Visitor;

/// What the ids of the diagrams of one page begin with.
const PREFIXES: [&str; 8] = ["d1-", "d2-", "d3-", "d4-", "d5-", "d6-", "d7-", "d8-"];

/// Puts the diagrams of a game behind the rules that they show.
pub(super) fn illustrate(game: GameId, mut text: String, visitor: &Visitor) -> String {
    for (diagram, prefix) in lessons::diagrams(game).iter().zip(PREFIXES) {
        let anchor = format!("<a id=\"{}\"></a>", diagram.rule);
        let Some((from, position)) = text.find(&anchor).zip(diagram.position(game)) else {
            continue;
        };
        let rest = from + anchor.len();
        let ends = ["<p><a id=\"", "<h2", "<h3"]
            .iter()
            .filter_map(|mark| text[rest..].find(mark));
        let at = ends.min().map_or(text.len(), |end| rest + end);
        text.insert_str(at, &figure(diagram, &position, prefix, visitor));
    }
    text
}

fn figure(diagram: &Diagram, position: &AnyPosition, prefix: &'static str, visitor: &Visitor) -> String {
    // Whoever decides sees its own hand: a rule is about what one can do.
    let seat = position.turn().seats().first().unwrap_or(Seat::FIRST);
    let viewer = Viewer::Seat(seat);
    let scene = draw::scene(&position.view(viewer), viewer, Frame::Wide);
    let inline = Inline {
        speaker: visitor.speaker,
        look: visitor.preferences.look(),
        prefix,
    };
    let figure = html! {
        figure {
            (PreEscaped(scene.to_inline(inline)))
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
        for (game, diagram) in GameId::ALL
            .iter()
            .flat_map(|&game| lessons::diagrams(game).iter().map(move |diagram| (game, diagram)))
        {
            assert!(
                diagram.position(game).is_some(),
                "{}: {}",
                diagram.rule,
                diagram.setup
            );
            let anchor = format!("<a id=\"{}\"></a>", diagram.rule);
            let rules = Speaker::default().rules(game);
            assert!(rules.contains(&anchor), "{anchor}");
        }
    }
}
