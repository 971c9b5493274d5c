//! Puzzles of games that are not solved: positions in which one action is clearly best.
//!
//! They were mined by search (`cargo xtask puzzles GAME`) and are in `data/GAME.puzzles`, one per
//! line: the grade; the actions with what they are worth; how the turn goes on after the best one;
//! and the set-up. Everything is from the view of the seat on turn: what it cannot know was
//! sampled anew for every judgement, so the best action is best on average over all of that.
//!
//! ```text
//! 3 | @612 fly:e5 @540 fly:c3 fly:c4 @498 fly:a1 | drop:e5 | standard round=9 …
//! ```

mod loss;
mod mine;

use std::collections::HashSet;
use std::fmt;

use games::{AnyAction, AnyOptions, AnyPosition, GameId};
use rules::{Actor, Notation, Observe, Position, Seat, View, Viewer};

use crate::thinking::Thinking;

pub use loss::Loss;
pub use mine::mine;

/// The hardest grade: even a hard bot misses the best action.
pub const HARDEST_GRADE: u8 = 4;

/// A puzzle whose actions were weighed by search.
#[derive(Clone, PartialEq, Debug)]
pub struct WeighedPuzzle {
    /// The game.
    pub game: GameId,
    /// The difficulty, from 1 to 4: one more than the number of weaker bots that miss the best
    /// action.
    pub grade: u8,
    /// The actions with what they are worth, the best first.
    pub choices: Vec<WeighedChoice>,
    /// How the turn goes on after the best action, in notation.
    pub rest: Vec<String>,
    /// The position as text.
    pub setup: String,
}

/// An action of a puzzle and what it is worth.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct WeighedChoice {
    /// The action in notation.
    pub word: String,
    /// The expected share of the match in thousandths.
    pub value: u16,
}

/// Why a line is not a puzzle.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BadWeighedPuzzle {
    /// The line does not consist of grade, choices, rest and set-up.
    Syntax,
    /// The set-up is not a position in which a seat has to decide.
    Position,
    /// A choice or the rest of the turn is not legal, or a choice is there twice.
    Choice,
    /// No action is clearly better than most.
    Unclear,
}

impl WeighedPuzzle {
    /// The puzzles of a game, the easiest first; none where none were mined.
    ///
    /// # Panics
    /// If the file in the repository is invalid; a test prevents that.
    pub fn all(game: GameId) -> Vec<WeighedPuzzle> {
        let text = games::dispatch!(game, |Game| <Game as Thinking>::PUZZLES);
        text.lines()
            .filter(|line| !line.starts_with('#'))
            .map(|line| WeighedPuzzle::read(game, line).expect("puzzles in the repository are tested"))
            .collect()
    }

    /// Reads a line of a puzzle file.
    ///
    /// # Errors
    /// If it is not a puzzle.
    pub fn read(game: GameId, line: &str) -> Result<WeighedPuzzle, BadWeighedPuzzle> {
        let mut parts = line.splitn(4, " | ");
        let mut part = || parts.next().ok_or(BadWeighedPuzzle::Syntax);
        let grade = part()?.parse().map_err(|_| BadWeighedPuzzle::Syntax)?;
        let choices = read_choices(part()?).ok_or(BadWeighedPuzzle::Syntax)?;
        let rest = part()?.split_whitespace().filter(|word| *word != NOTHING);
        let rest = rest.map(str::to_owned).collect();
        let setup = part()?.to_owned();
        if !(1..=HARDEST_GRADE).contains(&grade) {
            return Err(BadWeighedPuzzle::Syntax);
        }
        let puzzle = WeighedPuzzle {
            game,
            grade,
            choices,
            rest,
            setup,
        };
        puzzle.check().map(|()| puzzle)
    }

    fn check(&self) -> Result<(), BadWeighedPuzzle> {
        let position = read_position(self.game, &self.setup).ok_or(BadWeighedPuzzle::Position)?;
        let seat = decider(&position).ok_or(BadWeighedPuzzle::Position)?;
        let legal: HashSet<String> = legal_actions(&position, seat)
            .into_iter()
            .map(|action| position.write_action(action))
            .collect();
        let known: HashSet<&str> = self.choices.iter().map(|choice| choice.word.as_str()).collect();
        if known.len() != self.choices.len() || !known.iter().all(|word| legal.contains(*word)) {
            return Err(BadWeighedPuzzle::Choice);
        }
        let mut after = position;
        for word in std::iter::once(self.solution()).chain(self.rest.iter().map(String::as_str)) {
            let action = after.read_action(word).map_err(|_| BadWeighedPuzzle::Choice)?;
            after = after
                .play(Actor::Seat(seat), action)
                .map_err(|_| BadWeighedPuzzle::Choice)?;
        }
        let losses: Vec<Loss> = self.choices.iter().map(|choice| self.loss_of(choice)).collect();
        let sorted = self
            .choices
            .is_sorted_by_key(|choice| std::cmp::Reverse(choice.value));
        let as_good = losses.iter().filter(|loss| loss.is_noise()).count();
        // Where most actions are as good as the best, nothing is asked.
        if sorted && 2 * as_good <= legal.len() && !losses.into_iter().any(Loss::is_doubtful) {
            Ok(())
        } else {
            Err(BadWeighedPuzzle::Unclear)
        }
    }

    /// The position.
    ///
    /// # Panics
    /// Never for a puzzle that was read: its set-up has been checked.
    pub fn position(&self) -> AnyPosition {
        read_position(self.game, &self.setup).expect("a puzzle's set-up is a position")
    }

    /// The best action in notation.
    pub fn solution(&self) -> &str {
        &self.choices[0].word
    }

    /// What an action loses against the best; for an action that is not among the choices what
    /// the worst of them loses, because it is at least as bad. `None` if it is not legal.
    pub fn loss(&self, word: &str) -> Option<Loss> {
        let position = self.position();
        let seat = decider(&position)?;
        let action = position.read_action(word).ok()?;
        if position.refuse(Actor::Seat(seat), action).is_some() {
            return None;
        }
        let written = position.write_action(action);
        let known = self.choices.iter().find(|choice| choice.word == written);
        known.or(self.choices.last()).map(|choice| self.loss_of(choice))
    }

    /// Whether what an action is worth was written down; every other is worth less.
    pub fn is_known(&self, word: &str) -> bool {
        self.choices.iter().any(|choice| choice.word == word)
    }

    /// What the best action loses that is not as good as the solution.
    pub fn margin(&self) -> Option<Loss> {
        let losses = self.choices.iter().map(|choice| self.loss_of(choice));
        losses.into_iter().find(|loss| loss.is_clear())
    }

    fn loss_of(&self, choice: &WeighedChoice) -> Loss {
        let share = |value: u16| f64::from(value) / WHOLE;
        Loss::between(self.game, share(self.choices[0].value), share(choice.value))
    }
}

/// Values are written in thousandths of a match.
const WHOLE: f64 = 1000.0;

/// Stands for an empty list of actions.
const NOTHING: &str = "-";

fn read_position(game: GameId, setup: &str) -> Option<AnyPosition> {
    let options = AnyOptions::new(game, None, None).ok()?;
    options.position_from_text(setup).ok()
}

/// The seat that has to decide.
fn decider(position: &AnyPosition) -> Option<Seat> {
    match position.next_actor() {
        Some(Actor::Seat(seat)) => Some(seat),
        _ => None,
    }
}

fn legal_actions(position: &AnyPosition, seat: Seat) -> Vec<AnyAction> {
    let mut legal = Vec::new();
    position.view(Viewer::Seat(seat)).legal_actions(seat, &mut legal);
    legal
}

/// Reads `@612 fly:e5 @540 fly:c3 fly:c4`.
fn read_choices(text: &str) -> Option<Vec<WeighedChoice>> {
    let mut choices = Vec::new();
    let mut value = None;
    for token in text.split(' ') {
        match token.strip_prefix('@') {
            Some(number) => value = Some(number.parse().ok()?),
            None => choices.push(WeighedChoice {
                word: token.to_owned(),
                value: value?,
            }),
        }
    }
    (choices.len() > 1).then_some(choices)
}

impl fmt::Display for WeighedPuzzle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} |", self.grade)?;
        let mut last = None;
        for choice in &self.choices {
            if last.replace(choice.value) != Some(choice.value) {
                write!(f, " @{}", choice.value)?;
            }
            write!(f, " {}", choice.word)?;
        }
        let rest = if self.rest.is_empty() {
            NOTHING.to_owned()
        } else {
            self.rest.join(" ")
        };
        write!(f, " | {rest} | {}", self.setup)
    }
}
