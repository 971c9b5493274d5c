//! The puzzles of Pylos: the collection, the choice of the next one, and a guest's progress.
//!
//! One move keeps the win. The puzzle file contains it; no solved table is needed at run time.

use std::collections::{HashMap, HashSet};
use std::sync::LazyLock;

use games::{AnyOptions, AnyPosition, GameId};
use rules::{Actor, Notation, Position};
use sha2::{Digest, Sha256};
use solve::pylos::puzzles::{HARDEST, Puzzle};
use store::PuzzleTry;

use crate::names::hex;

/// The game of the puzzles.
pub(crate) const GAME: GameId = GameId::Pylos;

/// The number of bytes of a digest that identify a puzzle.
const NAME: usize = 4;

/// All puzzles, by rule set and grade, the easiest first.
pub(crate) struct Book {
    puzzles: Vec<Listed>,
    places: HashMap<String, usize>,
}

/// A puzzle with its id.
pub(crate) struct Listed {
    /// Derived from the position, so that it does not change when puzzles are added.
    pub(crate) id: String,
    pub(crate) rules: &'static str,
    pub(crate) puzzle: Puzzle,
}

/// A rule set and a grade.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct PuzzleCollection {
    pub(crate) rules: &'static str,
    pub(crate) grade: u8,
}

/// A guest's progress.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Progress {
    /// The current number of puzzles in a row solved at once.
    pub(crate) streak: usize,
    /// The longest streak so far.
    pub(crate) best: usize,
    /// The number of solved puzzles.
    pub(crate) solved: usize,
}

/// Parsing the puzzles takes a moment, so it is done once.
static BOOK: LazyLock<Book> = LazyLock::new(Book::read);

impl Book {
    /// The puzzles that ship with Benben.
    pub(crate) fn get() -> &'static Book {
        &BOOK
    }

    fn read() -> Book {
        let mut puzzles = Vec::new();
        for rules in GAME.variants() {
            for puzzle in Puzzle::named(rules).unwrap_or_default() {
                let digest = Sha256::digest(puzzle.setup.to_string());
                let id = format!("{rules}-{}", hex(&digest[..NAME]));
                puzzles.push(Listed { id, rules, puzzle });
            }
        }
        let names = puzzles.iter().map(|listed| listed.id.clone());
        let places = names.zip(0..).collect();
        Book { puzzles, places }
    }

    /// The puzzle with this id.
    pub(crate) fn find(&self, id: &str) -> Option<&Listed> {
        self.places.get(id).map(|place| &self.puzzles[*place])
    }

    /// The puzzles of a rule set and grade, the shortest wins first.
    pub(crate) fn on(&self, shelf: PuzzleCollection) -> impl Iterator<Item = &Listed> {
        self.puzzles.iter().filter(move |listed| listed.shelf() == shelf)
    }

    /// The puzzle to offer after `after`. Nothing is repeated before all others of the collection
    /// were tried, and nothing solved is repeated before all others are solved.
    pub(crate) fn next(
        &self,
        shelf: PuzzleCollection,
        after: Option<&str>,
        tries: &[PuzzleTry],
    ) -> Option<&Listed> {
        let all: Vec<&Listed> = self.on(shelf).collect();
        let seen = after.and_then(|id| all.iter().position(|listed| listed.id == id));
        let start = seen.map_or(0, |place| place + 1);
        let in_turn = || (0..all.len()).map(|step| all[(start + step) % all.len()]);
        let tried: HashSet<&str> = tries.iter().map(|kept| kept.puzzle.as_str()).collect();
        let solved: HashSet<&str> = tries
            .iter()
            .filter(|kept| kept.solved)
            .map(|kept| kept.puzzle.as_str())
            .collect();
        let fresh = in_turn().find(|listed| !tried.contains(listed.id.as_str()));
        let open = || in_turn().find(|listed| !solved.contains(listed.id.as_str()));
        fresh.or_else(open).or_else(|| in_turn().next())
    }
}

impl Listed {
    /// Its collection.
    pub(crate) fn shelf(&self) -> PuzzleCollection {
        PuzzleCollection {
            rules: self.rules,
            grade: self.puzzle.grade,
        }
    }

    /// Its position.
    pub(crate) fn position(&self) -> AnyPosition {
        let options = AnyOptions::new(GAME, Some(self.rules), None).expect("a rule set of the game");
        let text = self.puzzle.setup.to_string();
        options
            .position_from_text(&text)
            .expect("the puzzles in the repository are positions")
    }

    /// The position after these actions of the player on turn; `None` if they are illegal.
    pub(crate) fn after(&self, words: &[&str]) -> Option<AnyPosition> {
        let mut position = self.position();
        for word in words {
            let actor = position.next_actor()?;
            let action = position.read_action(word).ok()?;
            if matches!(actor, Actor::Chance) || position.refuse(actor, action).is_some() {
                return None;
            }
            position.play_unchecked(actor, action);
        }
        Some(position)
    }

    /// The minimum number of the player's own moves to the win.
    pub(crate) const fn moves(&self) -> u8 {
        self.puzzle.plies.div_ceil(2)
    }
}

impl PuzzleCollection {
    /// Every rule set with every grade.
    pub(crate) fn all() -> impl Iterator<Item = PuzzleCollection> {
        let rules = GAME.variants().into_iter();
        rules.flat_map(|rules| (1..=HARDEST).map(move |grade| PuzzleCollection { rules, grade }))
    }

    /// The requested collection, if it exists.
    pub(crate) fn named(rules: &str, grade: &str) -> Option<PuzzleCollection> {
        let grade = grade.parse().ok();
        PuzzleCollection::all().find(|shelf| shelf.rules == rules && Some(shelf.grade) == grade)
    }
}

impl Progress {
    /// The progress after these attempts, the first one first.
    pub(crate) fn of(tries: &[PuzzleTry]) -> Progress {
        let mut progress = Progress::default();
        for kept in tries {
            progress.streak = if kept.at_once { progress.streak + 1 } else { 0 };
            progress.best = progress.best.max(progress.streak);
            progress.solved += usize::from(kept.solved);
        }
        progress
    }
}

#[cfg(test)]
mod tests {
    use play::Time;

    use super::*;

    const SHELF: PuzzleCollection = PuzzleCollection {
        rules: "standard",
        grade: 3,
    };

    fn tried(id: &str, at_once: bool, solved: bool) -> PuzzleTry {
        PuzzleTry {
            puzzle: id.to_owned(),
            at_once,
            solved,
            tried: Time::EPOCH,
        }
    }

    #[test]
    fn every_shelf_has_puzzles_and_every_puzzle_a_name_of_its_own() {
        let book = Book::get();
        assert_eq!(book.places.len(), book.puzzles.len());
        assert_eq!(book.puzzles.len(), 900);
        assert_eq!(
            PuzzleCollection::all()
                .map(|shelf| book.on(shelf).count())
                .sum::<usize>(),
            900
        );
        for shelf in PuzzleCollection::all() {
            assert!(book.on(shelf).count() >= 10, "{shelf:?}");
            assert_eq!(
                PuzzleCollection::named(shelf.rules, &shelf.grade.to_string()),
                Some(shelf)
            );
        }
        assert_eq!(PuzzleCollection::named("standard", "0"), None);
        assert_eq!(PuzzleCollection::named("<script>", "1"), None);
        for listed in &book.puzzles {
            assert_eq!(book.find(&listed.id).map(|found| &found.id), Some(&listed.id));
            let words: Vec<&str> = listed.puzzle.solution.iter().map(String::as_str).collect();
            let after = listed.after(&words).expect("the solution can be played");
            assert_ne!(after.next_actor(), listed.position().next_actor());
        }
    }

    #[test]
    fn nothing_comes_twice_before_all_others_were_tried() {
        let book = Book::get();
        let mut tries = Vec::new();
        let mut last = None;
        let all = book.on(SHELF).count();
        for round in 0..all {
            let next = book.next(SHELF, last, &tries).expect("there is one more");
            let is_new = tries.iter().all(|kept: &PuzzleTry| kept.puzzle != next.id);
            assert!(is_new, "round {round}");
            tries.push(tried(&next.id, false, round % 3 != 0));
            last = Some(next.id.as_str());
        }
        // Then come the unsolved ones, each once, and then all in turn.
        let open = tries.iter().filter(|kept| !kept.solved).count();
        for _ in 0..open {
            let next = book.next(SHELF, last, &tries).expect("there is one more");
            let kept = tries.iter_mut().find(|kept| kept.puzzle == next.id);
            let kept = kept.expect("it was tried");
            assert!(!kept.solved);
            kept.solved = true;
            last = Some(next.id.as_str());
        }
        let again: HashSet<&str> = (0..all)
            .map(|_| {
                let next = book.next(SHELF, last, &tries).expect("there is one more");
                last = Some(next.id.as_str());
                next.id.as_str()
            })
            .collect();
        assert_eq!(again.len(), all);
    }

    #[test]
    fn a_streak_counts_what_was_solved_at_once_and_ends_with_a_wrong_first_try() {
        let tries: Vec<PuzzleTry> = [true, true, true, false, true, true]
            .iter()
            .enumerate()
            .map(|(number, at_once)| tried(&number.to_string(), *at_once, number != 1))
            .collect();
        let progress = Progress::of(&tries);
        assert_eq!((progress.streak, progress.best, progress.solved), (2, 3, 5));
        assert_eq!(Progress::of(&tries[..4]).streak, 0);
        assert_eq!(Progress::of(&[]), Progress::default());
    }
}
