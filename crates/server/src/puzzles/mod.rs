//! The puzzles: the collections, the choice of the next one, and a guest's progress.
//!
//! Everything needed to judge a try is in the puzzle files; neither a solved table nor a search
//! is needed at run time.

mod task;

use std::collections::{HashMap, HashSet};
use std::sync::LazyLock;

use bots::puzzles::WeighedPuzzle;
use dice::fair::to_hex;
use games::{AnyPosition, GameId};
use sha2::{Digest, Sha256};
use solve::pylos::puzzles::Puzzle;
use store::PuzzleTry;

pub(crate) use task::{Judgement, Task};

/// The game whose puzzles come from its solution.
const SOLVED: GameId = GameId::Pylos;

/// The number of bytes of a digest that identify a puzzle.
const NAME: usize = 4;

/// All puzzles, by game, rule set and grade, the easiest first.
pub(crate) struct Book {
    puzzles: Vec<Listed>,
    places: HashMap<String, usize>,
}

/// A puzzle with its id.
pub(crate) struct Listed {
    /// Derived from the position, so that it does not change when puzzles are added.
    pub(crate) id: String,
    pub(crate) game: GameId,
    pub(crate) rules: &'static str,
    pub(crate) task: Task,
}

/// A game, a rule set and a grade.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct PuzzleCollection {
    pub(crate) game: GameId,
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
        for &game in GameId::ALL {
            if game == SOLVED {
                for rules in game.variants() {
                    let all = Puzzle::named(rules).unwrap_or_default();
                    // The ids of these are older than the puzzles of other games.
                    puzzles.extend(
                        all.into_iter()
                            .map(|puzzle| Listed::new(rules, game, rules, Task::KeepTheWin(puzzle))),
                    );
                }
            }
            let all = WeighedPuzzle::all(game).into_iter();
            puzzles.extend(all.map(|puzzle| {
                Listed::new(game.id(), game, game.default_variant(), Task::FindTheBest(puzzle))
            }));
        }
        let names = puzzles.iter().map(|listed| listed.id.clone());
        let places = names.zip(0..).collect();
        Book { puzzles, places }
    }

    /// The puzzle with this id.
    pub(crate) fn find(&self, id: &str) -> Option<&Listed> {
        self.places.get(id).map(|place| &self.puzzles[*place])
    }

    /// The games that have puzzles.
    pub(crate) fn games(&self) -> impl Iterator<Item = GameId> {
        let games = GameId::ALL.iter().copied();
        games.filter(|game| self.puzzles.iter().any(|listed| listed.game == *game))
    }

    /// The collections of a game, in the order in which they are offered.
    pub(crate) fn collections(&self, game: GameId) -> Vec<PuzzleCollection> {
        let mut all: Vec<PuzzleCollection> = self.puzzles.iter().map(Listed::shelf).collect();
        all.retain(|shelf| shelf.game == game);
        all.dedup();
        all
    }

    /// The requested collection, if it exists. The first game with puzzles is meant if none is
    /// named, because links were like that when there was no other.
    pub(crate) fn collection(&self, game: &str, rules: &str, grade: &str) -> Option<PuzzleCollection> {
        let game = self.game(game)?;
        let grade = grade.parse().ok();
        let mut all = self.collections(game).into_iter();
        all.find(|shelf| shelf.rules == rules && Some(shelf.grade) == grade)
    }

    /// The game with this name, if it has puzzles; the first that has some if none is named.
    pub(crate) fn game(&self, name: &str) -> Option<GameId> {
        self.games().find(|game| name.is_empty() || game.id() == name)
    }

    /// The hardest grade of a game.
    pub(crate) fn hardest(&self, game: GameId) -> u8 {
        let grades = self.collections(game).into_iter().map(|shelf| shelf.grade);
        grades.max().unwrap_or_default()
    }

    /// The attempts at puzzles of this game.
    pub(crate) fn of_game(&self, game: GameId, tries: &[PuzzleTry]) -> Vec<PuzzleTry> {
        let is_of = |kept: &&PuzzleTry| self.find(&kept.puzzle).is_some_and(|listed| listed.game == game);
        tries.iter().filter(is_of).cloned().collect()
    }

    /// The puzzles of a collection, the easiest first.
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
    fn new(prefix: &str, game: GameId, rules: &'static str, task: Task) -> Listed {
        let digest = Sha256::digest(task.setup());
        Listed {
            id: format!("{prefix}-{}", to_hex(&digest[..NAME])),
            game,
            rules,
            task,
        }
    }

    /// Its collection.
    pub(crate) fn shelf(&self) -> PuzzleCollection {
        PuzzleCollection {
            game: self.game,
            rules: self.rules,
            grade: self.task.grade(),
        }
    }

    /// Its position.
    pub(crate) fn position(&self) -> AnyPosition {
        task::position(self.game, self.rules, &self.task.setup())
    }

    /// The position after these actions of the player on turn; `None` if they are illegal.
    pub(crate) fn after(&self, words: &[&str]) -> Option<AnyPosition> {
        task::after(self.position(), words)
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
    use rules::Position as _;

    use super::*;

    const SHELF: PuzzleCollection = PuzzleCollection {
        game: SOLVED,
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
        let count = |game| book.puzzles.iter().filter(|listed| listed.game == game).count();
        assert_eq!(count(SOLVED), 900);
        assert!(book.games().count() > 1);
        let mut on_shelves = 0;
        for shelf in book.games().flat_map(|game| book.collections(game)) {
            let count = book.on(shelf).count();
            on_shelves += count;
            assert!(count > 0, "{shelf:?}");
            let PuzzleCollection { game, rules, grade } = shelf;
            let named = book.collection(game.id(), rules, &grade.to_string());
            assert_eq!(named, Some(shelf));
        }
        assert_eq!(on_shelves, book.puzzles.len());
        let of_old_links = book.collection("", "standard", "3");
        assert_eq!(of_old_links, Some(SHELF));
        assert_eq!(book.collection("", "standard", "0"), None);
        assert_eq!(book.collection("", "<script>", "1"), None);
        assert_eq!(book.collection("chess", "standard", "1"), None);
        for listed in &book.puzzles {
            assert_eq!(book.find(&listed.id).map(|found| &found.id), Some(&listed.id));
            let solution = listed.task.solution();
            let words: Vec<&str> = solution.iter().map(String::as_str).collect();
            let after = listed.after(&words).expect("the solution can be played");
            assert_ne!(
                after.next_actor(),
                listed.position().next_actor(),
                "{}",
                listed.id
            );
        }
    }

    /// Stored tries name puzzles by these ids.
    #[test]
    fn the_ids_of_old_puzzles_stay() {
        for (id, setup) in [
            (
                "standard-0a613658",
                "standard .DDL/.LDL/LLLD/DLLD|.DD/..D/DDL|../..|. light",
            ),
            (
                "expert-bea31037",
                "expert .L../.LDL/.LLD/.LLD|.../.LD/.DD|../.D|. light",
            ),
        ] {
            let found = Book::get()
                .find(id)
                .expect("a puzzle that somebody may have tried");
            assert_eq!(found.task.setup(), setup);
        }
    }

    #[test]
    fn what_is_as_good_as_the_best_solves_and_what_is_worse_does_not() {
        let (mut as_good, mut worse) = (0, 0);
        for listed in &Book::get().puzzles {
            let Task::FindTheBest(puzzle) = &listed.task else {
                continue;
            };
            assert_eq!(listed.task.judge(&[]), Judgement::Unfinished);
            assert_eq!(listed.task.judge(&["nonsense"]), Judgement::Impossible);
            for choice in &puzzle.choices[1..] {
                match listed.task.judge(&[&choice.word]) {
                    Judgement::Solved => as_good += 1,
                    Judgement::Worse(loss) => {
                        assert!(loss.is_clear(), "{}", choice.word);
                        worse += 1;
                    }
                    other => panic!("{} is {other:?} in {}", choice.word, listed.id),
                }
            }
            let margin = listed.task.margin();
            assert!(margin.is_some_and(bots::puzzles::Loss::is_clear), "{}", listed.id);
        }
        assert!(
            as_good > 10 && worse > 100 * as_good / 10,
            "{as_good} and {worse}"
        );
    }

    #[test]
    fn tries_are_counted_by_game() {
        let book = Book::get();
        let ids: Vec<&str> = book
            .games()
            .filter_map(|game| book.puzzles.iter().find(|listed| listed.game == game))
            .map(|listed| listed.id.as_str())
            .collect();
        let tries: Vec<PuzzleTry> = ids.iter().map(|id| tried(id, true, true)).collect();
        for game in book.games() {
            assert_eq!(Progress::of(&book.of_game(game, &tries)).solved, 1, "{game}");
        }
        assert_eq!(Progress::of(&tries).solved, book.games().count());
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
