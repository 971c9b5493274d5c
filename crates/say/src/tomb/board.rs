use games::game_tomb::{
    Action, BOXES, CardId, CardSet, Chamber, Colour, Pattern, PatternId, Phase, PlayerArea, ROUNDS, SIDE,
    Slot, Square, Squares, Symbol, TombState, TombView,
};
use rules::{BySeat, Phrase, Seat, Turn, View, Viewer};

use crate::board::on_turn;
use crate::{Ink, Sketch, Speaker, wrapped};

/// The columns of what belongs to one player, so that two fit beside each other.
const AREA: usize = 38;

/// The common area, then every player's cards and score card, the viewer's own first.
pub(super) fn sketch(view: &TombView, names: &BySeat<String>, speaker: Speaker) -> Sketch {
    let table = view.table();
    let mut all = common(table, speaker);
    let first = match view.viewer() {
        Viewer::Seat(seat) => seat,
        Viewer::Public | Viewer::All => Seat::FIRST,
    };
    let tally = view.tally();
    let acts = |seat| matches!(view.turn(), Turn::Seats(seats) if seats.contains(seat));
    let players = first.clockwise(table.seats()).map(|seat| {
        let mut sketch = Sketch::default();
        let title = Phrase::new("tomb-board-seat").with("seat", seat).named(names);
        let title = title.with("points", i64::from(tally[seat].total()));
        sketch.line().add(on_turn(acts(seat)), Ink::Strong);
        sketch.add(speaker.say(&title), Ink::Seat(seat));
        sketch.above(player(table, seat, speaker))
    });
    all.line();
    all = all.above(Sketch::flow(players, 4));
    all.line();
    all.text(&speaker.text("tomb-board-legend"), Ink::Faint);
    all
}

/// What the player on turn can do.
pub(super) fn prompt(view: &TombView) -> Phrase {
    let table = view.table();
    let own = match view.viewer() {
        Viewer::Seat(seat) => Some(table.player(seat)),
        Viewer::Public | Viewer::All => None,
    };
    match (table.phase(), own) {
        (Phase::Keep, Some(player)) => match pair(player.kept()) {
            Some((low, high)) => Phrase::new("tomb-prompt-kept")
                .with("low", i64::from(low.number()))
                .with("high", i64::from(high.number())),
            None => Phrase::new("tomb-prompt-keep"),
        },
        (Phase::Mark, Some(player)) if player.can_mark() => {
            if player.draft().owed() > 0 {
                Phrase::new("tomb-prompt-extra").with("count", i64::from(player.draft().owed()))
            } else if player.draft().is_complete() {
                Phrase::new("tomb-prompt-marked")
            } else if fits_nowhere(view) {
                Phrase::new("tomb-prompt-single")
            } else {
                Phrase::new("tomb-prompt-mark")
            }
        }
        (Phase::Take(seat), _) => {
            Phrase::new("tomb-prompt-take").with("count", i64::from(table.player(seat).due()))
        }
        _ => Phrase::new("tomb-prompt-wait"),
    }
}

/// What follows a first click: two cards are kept, and a single square has its button.
pub(super) fn next(view: &TombView) -> Option<Phrase> {
    match view.table().phase() {
        Phase::Keep => Some(Phrase::new("tomb-next-keep")),
        Phase::Mark => Some(Phrase::new("tomb-next-single")),
        _ => None,
    }
}

/// Whether the pattern cannot be laid anywhere, so that only single squares can be marked.
fn fits_nowhere(view: &TombView) -> bool {
    let Viewer::Seat(seat) = view.viewer() else {
        return false;
    };
    let mut legal = Vec::new();
    View::legal_actions(view, seat, &mut legal);
    legal
        .iter()
        .all(|action| matches!(action, Action::Mark(mark) if mark.squares.len() == 1))
}

/// The step, its expedition, the offer, and the boxes left.
fn common(table: &TombState, speaker: Speaker) -> Sketch {
    let mut sketch = Sketch::default();
    if table.phase() != Phase::Over {
        let step = Phrase::new("tomb-board-step")
            .with("round", i64::from(table.round() + 1))
            .with("step", i64::from(table.step() + 1))
            .with("steps", i64::from(table.steps()));
        sketch.line().add(speaker.say(&step), Ink::Strong);
        let to_come = Phrase::new("tomb-board-to-come").with("names", to_come(table));
        sketch.text(&speaker.say(&to_come), Ink::Plain);
    }
    if let Some((_, pattern)) = current(table) {
        let title = Phrase::new("tomb-board-expedition").with("name", pattern.name());
        sketch.line().add(speaker.say(&title), Ink::Strong);
        sketch = sketch.above(shape(pattern));
    }
    let boxes = Phrase::new("tomb-board-boxes").with("boxes", boxes_left(table, speaker));
    sketch.text(&speaker.say(&boxes), Ink::Plain);
    if !table.offer().is_empty() {
        sketch.line();
        sketch.line().add(speaker.text("tomb-board-offer"), Ink::Strong);
        sketch = sketch.above(cards(table, table.offer(), speaker));
    }
    if !matches!(table.phase(), Phase::Deal(_) | Phase::Keep) {
        let deck = Phrase::new("tomb-board-deck").with("count", i64::from(table.unseen().len()));
        sketch.line().add(speaker.say(&deck), Ink::Plain);
    }
    sketch
}

fn current(table: &TombState) -> Option<(PatternId, &Pattern)> {
    let id = table.expedition()?;
    Some((id, table.components().pattern(id)?))
}

/// The patterns not yet revealed in this round, repeated as often as they are left.
fn to_come(table: &TombState) -> String {
    let names = table.components().patterns().flat_map(|(id, pattern)| {
        let times = usize::from(table.unrevealed(id));
        std::iter::repeat_n(pattern.name().to_owned(), times)
    });
    names.collect::<Vec<_>>().join(" ")
}

fn shape(pattern: &Pattern) -> Sketch {
    let mut sketch = Sketch::default();
    let height = pattern.shape().iter().map(Square::row).max().unwrap_or(0);
    let width = pattern.shape().iter().map(Square::column).max().unwrap_or(0);
    for row in 0..=height {
        sketch.line().add("  ", Ink::Plain);
        for column in 0..=width {
            let filled = pattern.shape().contains(Square::new(column, row));
            sketch.add(if filled { " ■" } else { "  " }, Ink::Choice);
        }
    }
    sketch
}

fn boxes_left(table: &TombState, speaker: Speaker) -> String {
    let of_colour = |colour: Colour| {
        let left = BOXES.iter().skip(usize::from(table.boxes_taken(colour)));
        let left: Vec<String> = left.map(i32::to_string).collect();
        let left = if left.is_empty() {
            "–".to_owned()
        } else {
            left.join(" ")
        };
        format!("{} {left}", colour_name(colour, speaker))
    };
    Colour::ALL.map(of_colour).join(", ")
}

fn player(table: &TombState, seat: Seat, speaker: Speaker) -> Sketch {
    let player = table.player(seat);
    let mut sketch = Sketch::default();
    if !player.hand().is_empty() {
        sketch.line().add(speaker.text("tomb-board-hand"), Ink::Plain);
        return sketch.above(cards(table, player.hand(), speaker));
    }
    let slots = Slot::BOTH.into_iter().filter_map(|slot| {
        let card = player.card(slot)?;
        let chamber = table.components().chamber(card.id);
        let title = format!("{slot}: {}", card_name(chamber, speaker));
        Some(chamber_sketch(
            chamber,
            &title,
            card.marked,
            player.marked_with_draft(slot),
        ))
    });
    if let Some(both) = slots.reduce(|left, right| left.beside(right, 4)) {
        sketch = sketch.above(both);
    }
    for phrase in score_lines(table, player, speaker) {
        for line in wrapped(&speaker.say(&phrase), AREA).lines() {
            sketch.line().add(line, Ink::Plain);
        }
    }
    sketch
}

/// The score card, line by line; lines without ticks are omitted.
fn score_lines(table: &TombState, player: &PlayerArea, speaker: Speaker) -> Vec<Phrase> {
    let sheet = player.sheet();
    let mut lines = Vec::new();
    if !player.completed().is_empty() {
        let names = player
            .completed()
            .iter()
            .map(|card| card_name(table.components().chamber(card), speaker));
        lines.push(Phrase::new("tomb-board-completed").with("cards", names.collect::<Vec<_>>().join(", ")));
    }
    if sheet.red + sheet.green > 0 {
        let gems = Phrase::new("tomb-board-gems")
            .with("red", i64::from(sheet.red))
            .with("green", i64::from(sheet.green));
        lines.push(gems);
    }
    if sheet.torches != 0 {
        let rounds = (0..ROUNDS).filter(|round| sheet.torches >> round & 1 == 1);
        let rounds: Vec<String> = rounds.map(|round| (round + 1).to_string()).collect();
        lines.push(Phrase::new("tomb-board-torches").with("rounds", rounds.join(", ")));
    }
    if sheet.skulls > 0 {
        let skulls = Phrase::new("tomb-board-skulls")
            .with("count", i64::from(sheet.skulls))
            .with("cost", i64::from(sheet.skull_cost(table.components())));
        lines.push(skulls);
    }
    if sheet.boxes != [0; 3] {
        let boxes = Colour::ALL.into_iter().flat_map(|colour| {
            let name = colour_name(colour, speaker);
            let taken = (0..BOXES.len()).filter(move |index| sheet.boxes[colour.index()] >> index & 1 == 1);
            taken.map(move |index| format!("{name} {}", BOXES[index]))
        });
        lines.push(Phrase::new("tomb-board-own-boxes").with("boxes", boxes.collect::<Vec<_>>().join(", ")));
    }
    lines
}

/// Untouched cards side by side.
fn cards(table: &TombState, cards: CardSet, speaker: Speaker) -> Sketch {
    let sketches = cards.iter().map(|card| {
        let chamber = table.components().chamber(card);
        chamber_sketch(
            chamber,
            &card_name(chamber, speaker),
            Squares::EMPTY,
            Squares::EMPTY,
        )
    });
    sketches
        .reduce(|left, right| left.beside(right, 4))
        .unwrap_or_default()
}

fn chamber_sketch(chamber: &Chamber, title: &str, marked: Squares, with_draft: Squares) -> Sketch {
    let mut sketch = Sketch::default();
    sketch.line().add(title, hue(chamber.colour()));
    for row in 0..SIDE {
        sketch.line().add(format!("{} ", row + 1), Ink::Faint);
        for column in 0..SIDE {
            let square = Square::new(column, row);
            let (mark, ink) = if marked.contains(square) {
                ("•".to_owned(), Ink::Strong)
            } else if with_draft.contains(square) {
                ("◦".to_owned(), Ink::Choice)
            } else {
                printed(chamber, square)
            };
            sketch.add(" ", Ink::Plain).add(mark, ink);
        }
    }
    let columns: String = (0..SIDE)
        .flat_map(|column| [' ', char::from(b'a' + column)])
        .collect();
    sketch.line().add(format!("  {columns}"), Ink::Faint);
    sketch
}

/// The print on a square: the letters of component files.
fn printed(chamber: &Chamber, square: Square) -> (String, Ink) {
    if square == chamber.entrance() {
        ("E".to_owned(), Ink::Choice)
    } else if square == chamber.tomb() {
        ("T".to_owned(), Ink::Choice)
    } else if !chamber.open().contains(square) {
        ("#".to_owned(), Ink::Plain)
    } else {
        match chamber.symbol(square) {
            Some(symbol) => (symbol.letter().to_string(), symbol_ink(symbol)),
            None => ("·".to_owned(), Ink::Faint),
        }
    }
}

fn symbol_ink(symbol: Symbol) -> Ink {
    Ink::Hue(symbol.index() as u8)
}

fn hue(colour: Colour) -> Ink {
    Ink::Hue(5 + colour.index() as u8)
}

fn colour_name(colour: Colour, speaker: Speaker) -> String {
    speaker.text(match colour {
        Colour::Purple => "tomb-colour-purple",
        Colour::Orange => "tomb-colour-orange",
        Colour::Green => "tomb-colour-green",
    })
}

fn card_name(chamber: &Chamber, speaker: Speaker) -> String {
    format!("{} {}", chamber.card(), colour_name(chamber.colour(), speaker))
}

/// The two cards of a set of two.
fn pair(cards: CardSet) -> Option<(CardId, CardId)> {
    let mut cards = cards.iter();
    Some((cards.next()?, cards.next()?))
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use games::game_tomb::{Action, Mark, Tomb, TombPosition, TombSet};
    use rules::{Actor, Components as _, Game, Observe, Options, Position, SetUp};

    use super::*;

    /// The standard set with one card made plain, so that the picture does not depend on the
    /// others.
    fn position(text: &str) -> TombPosition {
        let standard = TombSet::standard();
        let start = standard.write();
        let (before, rest) = start.split_once("chamber 1 purple\n").unwrap();
        let after = &rest[rest.find("chamber 2 ").unwrap()..];
        let plain = "E.#s.\nx..g.\n.t#..\n..p.r\n#...T\n";
        let text_of_set =
            format!("{before}chamber 1 purple\n{plain}\n{after}").replace("set standard", "set plain");
        Tomb::position_from_text(&Arc::new(TombSet::read(&text_of_set).unwrap()), text).unwrap()
    }

    const SETUP: &str = "round 2 after I2,V3 expedition L4 offer 45,46,47,48 \
        | L1:a1a2 R2 torches 1 done 3,6 boxes g10 | L4 R5";

    #[test]
    fn a_table_can_be_read_without_colours() {
        let setup = SETUP.replace("torches 1 done 3,6 boxes g10", "");
        let mut position = position(&setup);
        let mark = Mark {
            slot: Slot::Left,
            squares: "b1b2b3a3".parse().unwrap(),
        };
        position.play_unchecked(Actor::Seat(Seat::FIRST), Action::Mark(mark));
        let names = ["Anna", "Ibis"].map(str::to_owned).into_iter().collect();
        let seen_by = |viewer| sketch(&position.view(viewer), &names, Speaker::default()).to_string();
        let own = seen_by(Viewer::Seat(Seat::FIRST));
        let expected = "\
round 2 of 4, step 3 of 7
still to come, all but one: I3 I3 V3 T4 O4
expedition L4
   ■
   ■
   ■ ■
boxes left: purple 10 6 3, orange 10 6 3, green 10 6 3
";
        assert!(own.starts_with(expected), "{own}");
        let left: Vec<&str> = own
            .lines()
            .skip_while(|line| !line.starts_with("L: 1 purple"))
            .take(7)
            .map(|line| line.get(..14).unwrap_or(line).trim_end())
            .collect();
        assert_eq!(left[0], "L: 1 purple");
        let rows: Vec<String> = own
            .lines()
            .skip_while(|line| !line.starts_with("L: 1 purple"))
            .skip(1)
            .take(6)
            .map(|line| line.chars().take(12).collect())
            .collect();
        let drawn = [
            "1  • ◦ # s ·",
            "2  • ◦ · g ·",
            "3  ◦ ◦ # · ·",
            "4  · · p · r",
            "5  # · · · T",
            "   a b c d e",
        ];
        assert_eq!(rows, drawn);
        // Nobody else sees the open choice.
        let other = seen_by(Viewer::Seat(Seat::SECOND));
        assert!(!other.replace("◦ chosen now", "").contains('◦'), "{other}");
    }

    #[test]
    fn every_moment_has_a_board_and_a_prompt() {
        let mut position = Tomb::start(&Options::default(), 3);
        let mut prompts = std::collections::BTreeSet::new();
        let mut actions = Vec::new();
        let names = BySeat::from_fn(3, |seat| seat.to_string());
        while let Some(actor) = position.next_actor() {
            for viewer in Seat::all(3).map(Viewer::Seat).chain([Viewer::Public]) {
                let view = position.view(viewer);
                let text = sketch(&view, &names, Speaker::default()).to_string();
                assert!(!text.contains("tomb-"), "{text}");
                let phrase = prompt(&view);
                assert!(!Speaker::default().say(&phrase).contains("tomb-"));
                prompts.insert(phrase.id);
            }
            actions.clear();
            position.legal_actions(actor, &mut actions);
            // Always the last one: a match of single squares on the right, and of unseen cards.
            let action = actions.iter().rev().find(|action| **action != Action::Again);
            position.play_unchecked(actor, *action.unwrap());
        }
        assert!(prompts.len() >= 5, "{prompts:?}");
    }
}
