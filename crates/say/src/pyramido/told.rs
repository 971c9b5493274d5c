//! The story of Pyramido, in sentences without places.

use games::game_pyramido::{
    Action, Cell, Colour, LastTile, Pyramid, PyramidoPosition, Stack, Towards, Wanted,
};
use rules::{Act, Actor, Arg, BySeat, Phrase, Position, Seat};

use crate::Belongs;
use crate::told::{counted, place_in};

/// Where an event belongs in the story.
pub(super) const fn belongs(action: Action) -> Belongs {
    match action {
        Action::First(_) => Belongs::Apart,
        Action::Show(_) => Belongs::Follows,
        // The last of a round may be the first of the next.
        Action::Build { .. } => Belongs::Begins,
        _ => Belongs::Turn,
    }
}

/// What happened in a turn, or before the first.
pub(super) fn told(events: &[&Act<Action>], view: &PyramidoPosition, names: &BySeat<String>) -> Vec<Phrase> {
    let name = |seat: Seat| names.get(seat).map_or("", String::as_str);
    let mut clauses = Vec::new();
    let (mut shown, mut filled, mut kept) = (0, 0, false);
    for event in events {
        match event.action {
            Action::First(seat) => clauses.push(Phrase::new("told-first").with("name", name(seat))),
            Action::Build { .. } => {
                let seat = event.actor.seat();
                clauses.extend(built(seat.and_then(|seat| view.pyramid(seat).last_tile())));
            }
            // Mostly there is no choice, and then no event: the tile tells what it has marked.
            Action::Mark(_) => {}
            Action::Patch { colour, .. } => clauses
                .push(Phrase::new("told-pyramido-patch").with("colour", Arg::Message(colour.message()))),
            Action::Fill { .. } => filled += 1,
            Action::Show(_) => shown += 1,
            Action::Keep | Action::Refill(_) | Action::Halve(_) => kept = true,
        }
    }
    if filled > 0 {
        clauses.push(counted("told-pyramido-fill", filled));
    }
    if clauses.is_empty() && kept {
        clauses.push(Phrase::new("told-pyramido-refill"));
    } else if clauses.is_empty() && shown > 0 {
        clauses.push(Phrase::new("told-pyramido-laid-out"));
    }
    clauses
}

/// Which tile was built, and what it has marked.
fn built(tile: Option<LastTile>) -> Vec<Phrase> {
    let Some(LastTile { colours, marked }) = tile else {
        return vec![Phrase::new("told-pyramido-build")];
    };
    let message = |colour: Colour| Arg::Message(colour.message());
    let [left, right] = colours;
    let tile = if left == right {
        Phrase::new("told-pyramido-build-plain").with("colour", message(left))
    } else {
        let tile = Phrase::new("told-pyramido-build-tile").with("left", message(left));
        tile.with("right", message(right))
    };
    let marked = marked.map(|colour| Phrase::new("told-pyramido-marked").with("colour", message(colour)));
    [Some(tile), marked].into_iter().flatten().collect()
}

/// What an action does, in a few words: where it goes, and which marked areas it changes.
pub(super) fn brief(view: &PyramidoPosition, action: Action) -> Option<Phrase> {
    let areas = areas(view, action).map(|areas| Arg::Phrase(Box::new(areas)));
    Some(match action {
        Action::Build { .. } => match areas {
            Some(areas) => Phrase::new("brief-pyramido-build-areas").with("areas", areas),
            None => Phrase::new("brief-pyramido-build"),
        },
        Action::Mark(_) => match areas {
            Some(areas) => Phrase::new("brief-pyramido-mark-areas").with("areas", areas),
            None => Phrase::new("brief-pyramido-mark"),
        },
        Action::Patch { colour, .. } | Action::Fill { colour, .. } => {
            let colour = Arg::Message(colour.message());
            match areas {
                Some(areas) => Phrase::new("brief-pyramido-patch-areas").with("areas", areas),
                None => Phrase::new("brief-pyramido-patch"),
            }
            .with("colour", colour)
        }
        Action::Keep => Phrase::new("brief-pyramido-keep"),
        // A stack that is chosen instead of a patch keeps the patches (PM-7).
        Action::Refill(_) if view.wanted() == Some(Wanted::Patch) => {
            Phrase::new("brief-pyramido-refill-keep")
        }
        Action::Refill(_) => Phrase::new("brief-pyramido-refill"),
        Action::Halve(_) => Phrase::new("brief-pyramido-halve"),
        Action::First(_) | Action::Show(_) => return None,
    })
}

/// What an action does, where nothing can be pointed at: which tile or stack, and where.
pub(super) fn listed(view: &PyramidoPosition, action: Action) -> Option<Phrase> {
    let areas = areas(view, action).map(|areas| Arg::Phrase(Box::new(areas)));
    let place = |cell: Cell| {
        let reach = view.pyramid(view.mover()).reach();
        place_in((cell.column(), cell.row()), (reach.columns, reach.rows))
    };
    let changing = |plain, changing, cell: Cell| {
        let words = match areas.clone() {
            Some(areas) => Phrase::new(changing).with("areas", areas),
            None => Phrase::new(plain),
        };
        words.with("where", place(cell))
    };
    let of_stack = |id, stack: Stack| Phrase::new(id).with("stack", i64::from(stack.number()));
    Some(match action {
        Action::Build { place, cell, .. } => {
            let tile = view.tiles().tile(view.quarry(place)?);
            let [left, right] = [tile.left, tile.right].map(|block| Arg::Message(block.colour.message()));
            changing(
                "brief-listed-pyramido-build",
                "brief-listed-pyramido-build-areas",
                cell,
            )
            .with("left", left)
            .with("right", right)
        }
        Action::Mark(cell) => changing(
            "brief-listed-pyramido-mark",
            "brief-listed-pyramido-mark-areas",
            cell,
        ),
        Action::Patch { colour, cell, .. } | Action::Fill { colour, cell, .. } => changing(
            "brief-listed-pyramido-patch",
            "brief-listed-pyramido-patch-areas",
            cell,
        )
        .with("colour", Arg::Message(colour.message())),
        Action::Refill(stack) => of_stack("brief-listed-pyramido-refill", stack),
        Action::Halve(stack) => of_stack("brief-listed-pyramido-halve", stack),
        Action::Keep | Action::First(_) | Action::Show(_) => return None,
    })
}

/// The marked areas that an action makes or changes, with their jewels; or the two of which one will
/// be marked, if that has to be chosen then (PM-6).
fn areas(view: &PyramidoPosition, action: Action) -> Option<Phrase> {
    let seat = view.mover();
    let actor = Actor::Seat(seat);
    let before = view.pyramid(seat);
    let played = view.clone().play(actor, action).ok()?;
    let changed = |after: &Pyramid| {
        let [old, new] = [before, after].map(Pyramid::score_now);
        let differs = |colour: &Colour| new.jewels(*colour) > 0 && new.jewels(*colour) != old.jewels(*colour);
        let area = |colour: Colour| {
            let is_new = before.marker(colour).is_none();
            let id = if is_new {
                "brief-pyramido-marks"
            } else {
                "brief-pyramido-area"
            };
            let area = Phrase::new(id)
                .with("colour", Arg::Message(colour.message()))
                .with("count", i64::from(new.jewels(colour)));
            if is_new {
                return area;
            }
            area.with("before", i64::from(old.jewels(colour)))
        };
        Colour::ALL
            .into_iter()
            .filter(differs)
            .map(area)
            .collect::<Vec<_>>()
    };
    if played.wanted() != Some(Wanted::Mark) {
        let areas = joined("brief-pyramido-areas", changed(played.pyramid(seat)));
        return areas.or_else(|| prospect(view, before, action));
    }
    let mut marks = Vec::new();
    played.legal_actions(actor, &mut marks);
    let outcomes = marks.into_iter().map(|mark| {
        let mut after = played.clone();
        after.play_unchecked(actor, mark);
        after
    });
    let outcomes: Vec<_> = outcomes.collect();
    let marked = |after: &PyramidoPosition| {
        let colour = after.pyramid(seat).last_tile()?.marked?;
        Some((colour, i64::from(after.pyramid(seat).score_now().jewels(colour))))
    };
    match outcomes.iter().filter_map(marked).collect::<Vec<_>>()[..] {
        [(one, one_count), (other, other_count)] if one != other => Some(
            Phrase::new("brief-pyramido-either")
                .with("one", Arg::Message(one.message()))
                .with("one-count", one_count)
                .with("other", Arg::Message(other.message()))
                .with("other-count", other_count),
        ),
        _ => {
            let marked = outcomes.iter().flat_map(|after| changed(after.pyramid(seat)));
            joined("brief-pyramido-areas", marked.collect())
        }
    }
}

/// What is good about a tile that changes no marked area: it lies beside blocks of its colour, or at
/// least leaves no gap (PM-9).
fn prospect(view: &PyramidoPosition, pyramid: &Pyramid, action: Action) -> Option<Phrase> {
    let Action::Build { place, cell, towards } = action else {
        return None;
    };
    let tile = view.tiles().tile(view.quarry(place)?);
    let blocks = [(cell, tile.left), (cell.step(towards)?, tile.right)];
    let colour = blocks.into_iter().find_map(|(cell, block)| {
        let mut beside = Towards::ALL.into_iter().filter_map(|towards| cell.step(towards));
        let joins = beside.any(|cell| {
            pyramid
                .block(cell)
                .is_some_and(|other| other.colour == block.colour)
        });
        joins.then_some(block.colour)
    });
    match colour {
        Some(colour) => {
            Some(Phrase::new("brief-pyramido-joins").with("colour", Arg::Message(colour.message())))
        }
        None => pyramid
            .stays_fillable(cell, towards)
            .then(|| Phrase::new("brief-pyramido-no-gap")),
    }
}

/// The first two different ones of these, because a tile has two blocks.
fn joined(id: &'static str, areas: Vec<Phrase>) -> Option<Phrase> {
    let mut areas = areas.into_iter();
    let one = areas.next()?;
    let Some(other) = areas.find(|other| *other != one) else {
        return Some(one);
    };
    let both = Phrase::new(id).with("one", Arg::Phrase(Box::new(one)));
    Some(both.with("other", Arg::Phrase(Box::new(other))))
}

#[cfg(test)]
mod tests {
    use games::game_pyramido::Pyramido;
    use rules::{Game, Notation, Options};

    use super::*;
    use crate::Speaker;

    #[test]
    fn building_says_which_areas_it_marks() {
        let mut position = Pyramido::start(&Options::default(), 2);
        for word in [
            "first-1", "show-56", "show-80", "show-12", "show-1", "show-2", "show-3", "show-4",
        ] {
            let action = position.read_action(word).unwrap();
            position = position.play(Actor::Chance, action).unwrap();
        }
        let said = |word| {
            let action = position.read_action(word).unwrap();
            Speaker::default().say(&brief(&position, action).unwrap())
        };
        assert_eq!(
            ["1-a1-e", "2-a1-s", "3-a1-e"].map(said),
            [
                "Build here: marks blue (1) or brown (1)",
                "Build here: marks green (1) or red (1)",
                "Build here: marks brown (2 jewels)",
            ]
        );
    }

    #[test]
    fn a_turn_tells_which_tile_was_built_and_what_it_marked() {
        let mut position = Pyramido::start(&Options::default(), 2);
        let dealt = "first-1 show-56 show-80 show-12 show-1 show-2 show-3 show-4";
        for word in dealt.split(' ') {
            let action = position.read_action(word).unwrap();
            position = position.play(Actor::Chance, action).unwrap();
        }
        let names = BySeat::from_fn(2, |_| String::from("You"));
        let mut events = Vec::new();
        let mut play = |position: PyramidoPosition, action| {
            let actor = Actor::Seat(position.mover());
            let after = position.play(actor, action).unwrap();
            events.push(Act { actor, action });
            let clauses = told(&events.iter().collect::<Vec<_>>(), &after, &names);
            let clauses = clauses.iter().map(|clause| Speaker::default().say(clause));
            (after, clauses.collect::<Vec<_>>())
        };
        let tile = position.read_action("1-a1-e").unwrap();
        let (position, said) = play(position, tile);
        // Which of its blocks is marked has to be chosen then.
        assert_eq!(said, ["built a tile (blue and brown)"]);
        let [_, right] = position.added().expect("a tile was added");
        let (_, said) = play(position, Action::Mark(right));
        assert_eq!(said, ["built a tile (blue and brown)", "marked brown"]);
    }
}
