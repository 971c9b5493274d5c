//! Pyramido in words.

mod board;
mod told;

use games::game_pyramido::{Action, Pyramido, PyramidoPosition, Quadrant, Standard, Towards, Wanted};
use rules::{Act, Arg, BySeat, Phrase, Seat, Tally};

use crate::spoken::Spoken;
use crate::{Belongs, Sketch, Speaker};

impl Spoken for Pyramido {
    const NAME: &'static str = "pyramido-name";
    const ABOUT: &'static str = "pyramido-about";
    const NOTATION: &'static str = "pyramido-notation";
    const TIE_BREAK: Option<&'static str> = Some("pyramido-tie-break");

    fn variant(_: Standard) -> &'static str {
        "setup-rules-standard"
    }

    fn goal(_: Standard) -> &'static str {
        "pyramido-goal"
    }

    fn sketch(view: &PyramidoPosition, names: &BySeat<String>, speaker: Speaker) -> Sketch {
        board::sketch(view, names, speaker)
    }

    fn prompt(view: &PyramidoPosition) -> Phrase {
        board::prompt(view)
    }

    fn next(view: &PyramidoPosition) -> Option<Phrase> {
        let is_first = view.pyramid(view.mover()).base() == (0, 0);
        let id = if is_first {
            "pyramido-next-first"
        } else {
            "pyramido-next"
        };
        (view.wanted() == Some(Wanted::Build)).then(|| Phrase::new(id))
    }

    fn action(_: &PyramidoPosition, of: Action) -> Option<Phrase> {
        Some(action(of))
    }

    fn event(event: &Act<Action>, names: &BySeat<String>, speaker: Speaker) -> String {
        speaker.act(event, names)
    }

    fn spoken_event(event: &Act<Action>, names: &BySeat<String>, speaker: Speaker) -> String {
        speaker.spoken_act(event, &action(event.action), names)
    }

    fn belongs(event: &Act<Action>) -> Belongs {
        told::belongs(event.action)
    }

    fn without_round(line: &Phrase) -> Option<Phrase> {
        let id = match line.id {
            "pyramido-tally-area" => "pyramido-round-area",
            "pyramido-tally-bounty" => "pyramido-round-bounty",
            _ => return None,
        };
        let args = line.args.iter().filter(|(name, _)| *name != "round");
        Some(Phrase {
            id,
            args: args.cloned().collect(),
        })
    }

    fn told(events: &[&Act<Action>], view: &PyramidoPosition, names: &BySeat<String>) -> Vec<Phrase> {
        told::told(events, view, names)
    }

    fn listed(view: &PyramidoPosition, action: Action) -> Option<Phrase> {
        told::listed(view, action)
    }

    fn brief(view: &PyramidoPosition, action: Action) -> Option<Phrase> {
        told::brief(view, action)
    }

    const SCORES_ROUNDS: bool = true;

    fn round(view: &PyramidoPosition) -> Option<u8> {
        Some(view.round())
    }

    fn outlook(view: &PyramidoPosition) -> Option<BySeat<Tally>> {
        Some(board::outlook(view))
    }

    fn trouble(view: &PyramidoPosition, seat: Seat) -> Option<Phrase> {
        let pyramid = view.pyramid(seat);
        let built = matches!(view.wanted(), Some(Wanted::Mark | Wanted::Patch | Wanted::Refill));
        let just_built = built && view.mover() == seat;
        let gap = just_built && !pyramid.is_fillable();
        gap.then(|| Phrase::new("pyramido-board-gap").with("patches", i64::from(pyramid.patches_left())))
    }
}

/// What an action does.
fn action(action: Action) -> Phrase {
    let corner = |quadrant| {
        Arg::Message(match quadrant {
            Quadrant::Nw => "action-corner-nw",
            Quadrant::Ne => "action-corner-ne",
            Quadrant::Sw => "action-corner-sw",
            Quadrant::Se => "action-corner-se",
        })
    };
    match action {
        Action::First(seat) => Phrase::new("action-first").with("seat", seat),
        Action::Show(tile) => Phrase::new("action-pyramido-show").with("tile", tile.to_string()),
        Action::Build { place, cell, towards } => {
            let id = match towards {
                Towards::North => "action-pyramido-build-north",
                Towards::East => "action-pyramido-build-east",
                Towards::South => "action-pyramido-build-south",
                Towards::West => "action-pyramido-build-west",
            };
            Phrase::new(id)
                .with("place", i64::from(place.number()))
                .with("cell", cell.to_string())
        }
        Action::Mark(cell) => Phrase::new("action-pyramido-mark").with("cell", cell.to_string()),
        Action::Keep => Phrase::new("action-pyramido-keep"),
        Action::Patch { cell, colour, jewel } | Action::Fill { cell, colour, jewel } => {
            Phrase::new("action-pyramido-patch")
                .with("cell", cell.to_string())
                .with("colour", Arg::Message(colour.message()))
                .with("corner", corner(jewel))
        }
        Action::Refill(stack) => {
            Phrase::new("action-pyramido-refill").with("stack", i64::from(stack.number()))
        }
        Action::Halve(stack) => Phrase::new("action-pyramido-halve").with("stack", i64::from(stack.number())),
    }
}
