use games::game_sun::{Card, Deck, HAND_LIMIT, Kind, Part, Phase, Place, SunView, Symbol};
use rules::{Phrase, Seat, Turn, View};

use crate::{Ink, Sketch, Speaker};

/// The columns of one card of the pyramid; each level is half a card further right than the one
/// below.
const BRICK: usize = 6;

/// The pyramid as bricks, the decks, and what every seat has.
pub(super) fn sketch(view: &SunView, speaker: Speaker) -> Sketch {
    let mut all = pyramid(view);
    let mut legend = Phrase::new("sun-board-symbols");
    for symbol in Symbol::ALL {
        legend = legend.with(symbol.name(), mark(Some(symbol)));
    }
    all.line().add(speaker.say(&legend), Ink::Faint);
    all.line();
    all.above(decks(view, speaker)).above(seats(view, speaker))
}

/// What the seat on turn can do.
pub(super) fn prompt(view: &SunView) -> Phrase {
    let table = view.table();
    match table.phase() {
        Phase::Ready if table.hand_len(table.on_turn()) == 0 => Phrase::new("sun-prompt-draw"),
        Phase::Ready => Phrase::new("sun-prompt-ready"),
        Phase::Second => Phrase::new("sun-prompt-second"),
        Phase::Discarding => {
            let count = table.hand_len(table.on_turn()).saturating_sub(HAND_LIMIT);
            Phrase::new("sun-prompt-discard").with("count", count as i64)
        }
        Phase::Playing => Phrase::new("sun-prompt-playing"),
        Phase::Choosing(points) => Phrase::new("sun-prompt-choose").with("points", i64::from(points)),
        Phase::Base | Phase::Marker | Phase::Deal | Phase::First | Phase::Drawing(..) | Phase::Over(_) => {
            Phrase::new("sun-prompt-wait")
        }
    }
}

fn pyramid(view: &SunView) -> Sketch {
    let board = view.table().board();
    let mut sketch = Sketch::default();
    for level in (0..board.width()).rev() {
        sketch.line().add(format!("{level} "), Ink::Faint);
        sketch.add(" ".repeat(level * BRICK / 2), Ink::Plain);
        for place in board.level(level) {
            let (text, ink) = brick(view, place);
            sketch.add(text, ink);
        }
    }
    sketch
}

/// A card is a brick with its value and symbol, an edge a brick with a slanting side; an open
/// place shows its name.
fn brick(view: &SunView, place: Place) -> (String, Ink) {
    let table = view.table();
    let board = table.board();
    let symbol = board.symbol(place);
    let (left, value, right) = match board.kind(place).map(|kind| table.set().card(kind)) {
        Some(card) => match card.part {
            Part::Standard => ('[', card.value, ']'),
            Part::Left => ('/', card.value, ']'),
            Part::Right => ('[', card.value, '\\'),
            Part::Top => ('/', card.value, '\\'),
        },
        None if board.is_open(place) => return (format!("{:^BRICK$}", place.to_string()), Ink::Choice),
        None if !board.is_filled(place) => return (format!("{:^BRICK$}", "·"), Ink::Faint),
        None if place.at() == 0 => ('/', 0, ']'),
        None if place.at() + 1 == board.width() => ('[', 0, '\\'),
        None => ('[', 0, ']'),
    };
    (format!("{left} {value}{} {right}", mark(symbol)), ink(symbol))
}

/// One column for every symbol.
fn mark(symbol: Option<Symbol>) -> &'static str {
    match symbol {
        None => " ",
        Some(Symbol::Sun) => "☼",
        Some(Symbol::Moon) => "☾",
        Some(Symbol::Rain) => "≈",
        Some(Symbol::Serpent) => "§",
    }
}

fn ink(symbol: Option<Symbol>) -> Ink {
    symbol.map_or(Ink::Plain, |symbol| Ink::Hue(symbol as u8))
}

fn decks(view: &SunView, speaker: Speaker) -> Sketch {
    let table = view.table();
    let mut sketch = Sketch::default();
    for (deck, id) in [
        (Deck::Standard, "sun-board-standard-deck"),
        (Deck::Edge, "sun-board-edge-deck"),
    ] {
        let size = Phrase::new(id).with("cards", table.deck_len(deck) as i64);
        sketch.line().add(speaker.say(&size), Ink::Plain);
        if let Some(marker) = table.marker().filter(|_| deck == Deck::Edge) {
            let phrase = Phrase::new("sun-board-marker").with("card", card(view, marker).to_string());
            sketch.add(format!(", {}", speaker.say(&phrase)), Ink::Faint);
        }
        let of_deck = table
            .discards()
            .iter()
            .filter(|&(kind, _)| table.set().deck_of(kind) == deck);
        let discards: Vec<String> = of_deck
            .map(|(kind, count)| match count {
                1 => card(view, kind).to_string(),
                _ => format!("{}×{count}", card(view, kind)),
            })
            .collect();
        if !discards.is_empty() {
            let phrase = Phrase::new("sun-board-discards").with("cards", discards.join(" "));
            sketch.add(format!(", {}", speaker.say(&phrase)), Ink::Faint);
        }
    }
    sketch
}

fn card(view: &SunView, kind: Kind) -> Card {
    view.table().set().card(kind)
}

fn seats(view: &SunView, speaker: Speaker) -> Sketch {
    let table = view.table();
    let mut sketch = Sketch::default();
    for seat in Seat::all(View::seats(view)) {
        let on_turn = view.turn() == Turn::of(seat);
        sketch.line().add(if on_turn { "> " } else { "  " }, Ink::Strong);
        let points = i64::from(table.points(seat).total());
        let phrase = Phrase::new("sun-board-seat").with("seat", seat.to_string());
        sketch.add(speaker.say(&phrase.with("points", points)), Ink::Seat(seat));
        sketch.add(", ", Ink::Plain);
        sketch.add(speaker.say(&hand(view, seat)), Ink::Plain);
    }
    sketch
}

fn hand(view: &SunView, seat: Seat) -> Phrase {
    let table = view.table();
    match view.hand(seat) {
        _ if table.hand_len(seat) == 0 => Phrase::new("sun-board-empty-hand"),
        Some(hand) => {
            let cards: Vec<String> = hand.iter().map(|kind| card(view, kind).to_string()).collect();
            Phrase::new("sun-board-hand").with("cards", cards.join(" "))
        }
        None => Phrase::new("sun-board-hidden-hand")
            .with("standard", table.held(seat, Deck::Standard) as i64)
            .with("edge", table.held(seat, Deck::Edge) as i64),
    }
}

#[cfg(test)]
mod tests {
    use games::game_sun::{Sun, SunSet};
    use rules::{Components, Dice, Game, Observe, Options, Position, SetUp, Viewer};

    use super::*;

    const SETUP: &str = "short base:sun,moon,rain,serpent,sun,moon marker:L2 \
        levels:L1,2sun,3,-,-,4moon,R2/-,5,-,-,-,- hands:1sun,2,R3/3,4,L2,T5 discards:2,2,R1 \
        points:3+4+0+1/1+0+0+0 turn:1 idle:0";

    fn seen_by(viewer: Viewer) -> String {
        let position = Sun::position_from_text(&SunSet::standard(), SETUP);
        let position = position.unwrap_or_else(|error| panic!("{error:?}"));
        sketch(&position.view(viewer), Speaker::default()).to_string()
    }

    #[test]
    fn the_board_can_be_read_without_colours() {
        let expected = "\
7                        ·
6                     ·     ·
5                  ·     ·     ·
4               ·     ·     ·     ·
3            ·     ·     ·     ·     ·
2        2.1  [ 5  ]  ·     ·     ·    2.6
1    / 1  ][ 2☼ ][ 3  ] 1.4   1.5  [ 4☾ ][ 2  \\
0 / 0  ][ 0☼ ][ 0☾ ][ 0≈ ][ 0§ ][ 0☼ ][ 0☾ ][ 0  \\
☼ sun   ☾ moon   ≈ rain   § serpent

standard deck: 38 cards, discarded: 2×2
edge deck: 23 cards, marker L2, discarded: R1
> seat 1: 8 points, hand: 1sun 2 R3
  seat 2: one point, hand: 2 standard, 2 edge
";
        assert_eq!(seen_by(Viewer::Seat(Seat::FIRST)), expected);
    }

    #[test]
    fn every_moment_of_a_match_has_a_board_and_a_prompt() {
        let dice = &mut Counter(3);
        let speaker = Speaker::default();
        let mut position = Sun::start(&Options::default(), 3);
        let mut prompts = std::collections::BTreeSet::new();
        while let Some(actor) = position.next_actor() {
            for viewer in Seat::all(3).map(Viewer::Seat).chain([Viewer::Public]) {
                let view = position.view(viewer);
                assert!(sketch(&view, speaker).lines.len() >= 15);
                prompts.insert(speaker.say(&prompt(&view)));
            }
            let mut actions = Vec::new();
            position.legal_actions(actor, &mut actions);
            let action = actions[dice.below(actions.len() as u32) as usize];
            position.play_unchecked(actor, action);
        }
        assert!(prompts.len() >= 7, "{prompts:?}");
    }

    /// Dice that are good enough for a random walk through a match.
    struct Counter(u64);

    impl Dice for Counter {
        fn bits(&mut self) -> u64 {
            self.0 = self
                .0
                .wrapping_mul(0x5851_f42d_4c95_7f2d)
                .wrapping_add(0x1405_7b7e_f767_814f);
            self.0
        }
    }

    #[test]
    fn spectators_see_no_hand() {
        let text = seen_by(Viewer::Public);
        assert!(
            text.contains("seat 1: 8 points, hand: 2 standard, 1 edge"),
            "{text}"
        );
        assert!(
            text.contains("seat 2: one point, hand: 2 standard, 2 edge"),
            "{text}"
        );
    }
}
