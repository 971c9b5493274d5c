use games::game_sun::{
    Action, Card, Deck, HAND_LIMIT, Kind, Part, Phase, Place, SunSet, SunView, Symbol, SymbolColour,
    SymbolShape,
};
use rules::{BySeat, Phrase, Seat, Turn, View};

use crate::board::on_turn;
use crate::{Ink, Sketch, Speaker, columns};

/// The columns of one card of the pyramid; each level is half a card further right than the one
/// below.
const BRICK: usize = 6;

/// The pyramid as bricks, the decks, and what every seat has.
pub(super) fn sketch(view: &SunView, names: &BySeat<String>, speaker: Speaker) -> Sketch {
    let mut all = pyramid(view).above(legend(view.table().set(), speaker));
    all.line();
    all.above(decks(view, speaker)).above(seats(view, names, speaker))
}

/// What the seat on turn can do.
pub(super) fn prompt(view: &SunView) -> Phrase {
    let table = view.table();
    let mut legal = Vec::new();
    View::legal_actions(view, table.on_turn(), &mut legal);
    // A viewer who does not see the hand does not know what can be placed.
    let is_known = view.hand(table.on_turn()).is_some();
    let places = legal.iter().any(|action| matches!(action, Action::Place(..)));
    match table.phase() {
        Phase::Ready if table.hand_len(table.on_turn()) == 0 => Phrase::new("sun-prompt-draw"),
        Phase::Ready
            if is_known && !places && legal.iter().any(|action| matches!(action, Action::Draw(_))) =>
        {
            Phrase::new("sun-prompt-draw-only")
        }
        Phase::Playing if is_known && !places => Phrase::new("sun-prompt-end"),
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
    (
        format!("{left} {value}{}{right}", mark(table.set(), symbol)),
        ink(symbol),
    )
}

/// The columns that the legend may take.
const LEGEND: usize = 78;

/// What the marks mean, in as many lines as it takes.
fn legend(set: &SunSet, speaker: Speaker) -> Sketch {
    let mut sketch = Sketch::default();
    let mut width = LEGEND;
    for symbol in set.symbols() {
        let words = speaker.say(&Symbol::phrase(Some(symbol)));
        let text = format!("{} {words}", mark(set, Some(symbol)).trim_end());
        let columns = columns(&text);
        if width + 3 + columns > LEGEND {
            sketch.line();
            width = 0;
        } else {
            sketch.add("   ", Ink::Faint);
            width += 3;
        }
        sketch.add(text, Ink::Faint);
        width += columns;
    }
    sketch
}

/// Two columns for every symbol: its shape, and a number where the set has that shape in several
/// colours, because the marks must differ without colours.
fn mark(set: &SunSet, symbol: Option<Symbol>) -> String {
    const NUMBERS: [char; 10] = ['¹', '²', '³', '⁴', '⁵', '⁶', '⁷', '⁸', '⁹', '⁰'];
    let Some(symbol) = symbol else {
        return "  ".to_owned();
    };
    let mut alike = set.symbols();
    alike.retain(|other| other.shape() == symbol.shape());
    let number = alike.iter().position(|&other| other == symbol);
    let number = number.filter(|_| alike.len() > 1).map_or(' ', |at| NUMBERS[at]);
    format!("{}{number}", shape(symbol.shape()))
}

const fn shape(shape: SymbolShape) -> char {
    match shape {
        SymbolShape::Sun => '☼',
        SymbolShape::Moon => '☾',
        SymbolShape::Rain => '≈',
        SymbolShape::Serpent => '§',
        SymbolShape::Circle => '●',
        SymbolShape::Ring => '○',
        SymbolShape::Square => '■',
        SymbolShape::Triangle => '▲',
        SymbolShape::Diamond => '◆',
        SymbolShape::Star => '★',
        SymbolShape::Cross => '✚',
        SymbolShape::Spiral => '@',
        SymbolShape::Arrow => '↑',
        SymbolShape::Eye => '◉',
        SymbolShape::Stairs => '▟',
        SymbolShape::Flower => '✿',
        SymbolShape::Heart => '♥',
        SymbolShape::Wave => '~',
    }
}

/// The nearest of the eight hues of a terminal.
fn ink(symbol: Option<Symbol>) -> Ink {
    let hue = |symbol: Symbol| match symbol.colour() {
        SymbolColour::Red => 0,
        SymbolColour::Green => 1,
        SymbolColour::Yellow | SymbolColour::Orange | SymbolColour::Brown => 2,
        SymbolColour::Blue => 3,
        SymbolColour::Violet => 4,
        SymbolColour::White => 6,
        SymbolColour::Black | SymbolColour::Grey => 7,
    };
    symbol.map_or(Ink::Plain, |symbol| Ink::Hue(hue(symbol)))
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
            sketch.words(&format!(", {}", speaker.say(&phrase)), 2, Ink::Faint);
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
            sketch.words(&format!(", {}", speaker.say(&phrase)), 2, Ink::Faint);
        }
    }
    sketch
}

fn card(view: &SunView, kind: Kind) -> Card {
    view.table().set().card(kind)
}

fn seats(view: &SunView, names: &BySeat<String>, speaker: Speaker) -> Sketch {
    let table = view.table();
    let mut sketch = Sketch::default();
    for seat in Seat::all(View::seats(view)) {
        sketch
            .line()
            .add(on_turn(view.turn() == Turn::of(seat)), Ink::Strong);
        let points = i64::from(table.points(seat).total());
        let phrase = Phrase::new("sun-board-seat").with("seat", seat).named(names);
        sketch.add(speaker.say(&phrase.with("points", points)), Ink::Seat(seat));
        sketch.words(&format!(", {}", speaker.say(&hand(view, seat))), 4, Ink::Plain);
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
        let names = ["Anna", "Ibis"].map(str::to_owned).into_iter().collect();
        sketch(&position.view(viewer), &names, Speaker::default()).to_string()
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
▸ Anna: 8 points, hand: 1sun 2 R3
  Ibis: 1 point, hand: 2 standard, 2 edge
";
        assert_eq!(seen_by(Viewer::Seat(Seat::FIRST)), expected);
    }

    #[test]
    fn the_marks_of_an_own_set_differ_without_colours_and_are_explained() {
        let text = include_str!("../../../../fuzz/corpus/components/sun-many-symbols");
        let set = SunSet::read(text).expect("a set");
        let marks = set.symbols().into_iter().map(|symbol| mark(&set, Some(symbol)));
        let mut different = std::collections::BTreeSet::new();
        for mark in marks {
            assert_eq!(mark.chars().count(), 2);
            assert!(different.insert(mark), "two symbols look alike");
        }
        for &language in crate::Language::ALL {
            let legend = legend(&set, Speaker::new(language));
            assert!(legend.width() <= LEGEND, "{legend}");
        }
        let english = legend(&set, Speaker::default()).to_string();
        for words in [
            "☼¹ red sun",
            "☼³ sun",
            "★² blue star",
            "◉² black eye",
            "§ serpent",
        ] {
            assert!(english.contains(words), "{words} is not in:\n{english}");
        }
    }

    #[test]
    fn every_moment_of_a_match_has_a_board_and_a_prompt() {
        let dice = &mut Counter(3);
        let speaker = Speaker::default();
        let mut position = Sun::start(&Options::default(), 3);
        let mut prompts = std::collections::BTreeSet::new();
        let names = BySeat::from_fn(3, |seat| seat.to_string());
        while let Some(actor) = position.next_actor() {
            for viewer in Seat::all(3).map(Viewer::Seat).chain([Viewer::Public]) {
                let view = position.view(viewer);
                assert!(sketch(&view, &names, speaker).lines.len() >= 15);
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
            text.contains("Anna: 8 points, hand: 2 standard, 1 edge"),
            "{text}"
        );
        assert!(text.contains("Ibis: 1 point, hand: 2 standard, 2 edge"), "{text}");
    }
}
