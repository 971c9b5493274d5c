//! Helpers shared by the tests: tables as text, and whole matches.

use std::collections::BTreeMap;
use std::sync::Arc;

use dice::SeededDice;
use game_tomb::{Action, Size, Tomb, TombPosition, TombSet, greedy};
use rules::{
    Actor, Arg, Components as _, Dice, Game, Notation, Observe, Options, Phrase, Position, Refusal, SetUp,
    Viewer,
};

/// A chamber without walls: a gem of each colour, a torch and two skulls.
pub(crate) const PLAIN: [&str; 5] = ["E....", ".r.g.", "..t..", ".s.s.", "....T"];

pub(crate) const EXPEDITIONS: &str = "\
skulls -1 -2 -3 -4 -6 -8 -10 -12 -15 -18
expedition I2 1\nXX\nexpedition I3 2\nXXX\nexpedition V3 2\nX.\nXX
expedition T4 1\nXXX\n.X.\nexpedition L4 1\nX.\nX.\nXX\nexpedition O4 1\nXX\nXX\n";

/// The colour of a card in the sets of these tests: 3, 6, … 48 are purple, so that 15 and 33 of
/// the rulebook's example are.
fn colour(number: u8) -> &'static str {
    ["purple", "orange", "green"][usize::from(number % 3)]
}

/// A set of plain chambers, some of them replaced.
pub(crate) fn set_text(cards: u8, other: &[(u8, [&str; 5])]) -> String {
    let other: BTreeMap<u8, [&str; 5]> = other.iter().copied().collect();
    let chambers = (1..=cards).map(|number| {
        let rows = other.get(&number).copied().unwrap_or(PLAIN).join("\n");
        format!("chamber {number} {}\n{rows}\n", colour(number))
    });
    let chambers: Vec<String> = chambers.collect();
    format!("set lab\n{EXPEDITIONS}{}", chambers.concat())
}

/// The full set with some chambers replaced.
pub(crate) fn lab(other: &[(u8, [&str; 5])]) -> Arc<TombSet> {
    Arc::new(TombSet::read(&set_text(48, other)).unwrap())
}

/// A smaller set: this many cards of each colour.
pub(crate) fn small(per_colour: u8, other: &[(u8, [&str; 5])]) -> Arc<TombSet> {
    let size = Size {
        per_colour,
        expeditions: 8,
    };
    Arc::new(TombSet::read_sized(&set_text(per_colour * 3, other), size).unwrap())
}

pub(crate) fn options(components: &Arc<TombSet>) -> Options<Tomb> {
    Options {
        components: Arc::clone(components),
        ..Options::default()
    }
}

#[track_caller]
pub(crate) fn position(components: &Arc<TombSet>, setup: &str) -> TombPosition {
    Tomb::position_from_text(components, setup).unwrap_or_else(|error| panic!("{setup}: {error:?}"))
}

/// `1` is the first seat, `*` is chance.
#[track_caller]
fn actor(text: &str) -> Actor {
    if text == "*" {
        Actor::Chance
    } else {
        Actor::Seat(text.parse().unwrap())
    }
}

/// Plays lines like `1 L:a1b1, 2 R:a1, * card:7`.
#[track_caller]
pub(crate) fn play(mut position: TombPosition, script: &str) -> TombPosition {
    for line in script.split(',') {
        let (who, word) = line.trim().split_once(' ').unwrap();
        let action = position
            .read_action(word)
            .unwrap_or_else(|_| panic!("cannot read {word}"));
        position = position
            .play(actor(who), action)
            .unwrap_or_else(|error| panic!("{line}: {:?}", error.refusal));
    }
    position
}

/// The rule and the message with which a line like `1 L:b2` is refused.
#[track_caller]
pub(crate) fn refused(position: &TombPosition, line: &str) -> String {
    let (who, word) = line.split_once(' ').unwrap();
    let action = position
        .read_action(word)
        .unwrap_or_else(|_| panic!("cannot read {word}"));
    let refusal = position
        .refuse(actor(who), action)
        .unwrap_or_else(|| panic!("{line} is legal"));
    let rule = refusal
        .rule()
        .map_or("no rule".to_owned(), |rule| rule.to_string());
    format!("{rule} {}", refusal.phrase().id)
}

/// The legal words of an actor.
#[track_caller]
pub(crate) fn words(position: &TombPosition, who: &str) -> Vec<String> {
    let mut actions = Vec::new();
    position.legal_actions(actor(who), &mut actions);
    actions
        .into_iter()
        .map(|action| position.write_action(action))
        .collect()
}

/// The standard set reduced to this many cards of each colour.
pub(crate) fn few_cards(per_colour: u8) -> Options<Tomb> {
    let standard = TombSet::standard();
    let text = standard.write().replacen("set standard", "set few", 1);
    let beyond = format!("chamber {} ", per_colour * 3 + 1);
    let text = text.split(&beyond).next().unwrap();
    let size = Size {
        per_colour,
        expeditions: 8,
    };
    options(&Arc::new(TombSet::read_sized(text, size).unwrap()))
}

/// The id of a phrase without its prefix, and its variables.
pub(crate) fn in_short(phrase: &Phrase, beginning: &str) -> String {
    let id = phrase.id.trim_start_matches(beginning).to_owned();
    let values = phrase.args.iter().map(|(_, value)| match value {
        Arg::Number(number) => number.to_string(),
        Arg::Text(text) => text.clone(),
        Arg::Message(id) => id.trim_start_matches("tomb-colour-").to_owned(),
        Arg::Seats(seats) => format!("{seats:?}"),
        Arg::Phrase(phrase) => format!("{phrase:?}"),
    });
    std::iter::once(id).chain(values).collect::<Vec<_>>().join(" ")
}

/// The playing style.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Style {
    Random,
    Greedy,
}

/// The next action of a match.
pub(crate) fn next(position: &TombPosition, style: Style, dice: &mut dyn Dice) -> Option<(Actor, Action)> {
    let actor = position.next_actor()?;
    let mut actions = Vec::new();
    position.legal_actions(actor, &mut actions);
    let index = match actor {
        Actor::Chance => {
            let weights: Vec<u32> = actions
                .iter()
                .map(|&action| position.chance_weight(action))
                .collect();
            dice.weighted(&weights)
        }
        Actor::Seat(seat) if style == Style::Greedy => {
            greedy::choose(&position.view(Viewer::Seat(seat)), seat, &actions, dice)
        }
        Actor::Seat(_) => dice.below(actions.len() as u32) as usize,
    };
    Some((actor, actions[index]))
}

/// Plays a match to its end, reporting every action.
pub(crate) fn whole_match(
    options: &Options<Tomb>,
    seats: u8,
    style: Style,
    seed: u64,
    mut told: impl FnMut(&TombPosition, Actor, Action),
) -> TombPosition {
    let dice = &mut SeededDice::for_part(seed, u64::from(seats));
    let mut position = Tomb::start(options, seats);
    while let Some((actor, action)) = next(&position, style, dice) {
        told(&position, actor, action);
        position.play_unchecked(actor, action);
    }
    position
}
