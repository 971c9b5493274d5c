//! How puzzles are found: bots play, and wherever one action looks clearly best, a deeper search
//! looks again.

use std::collections::HashSet;

use games::{ActionOf, AnyAction, AnyOptions, AnyPosition, AnyView, GameId, Listed};
use rules::{Actor, Dice, Notation, Observe, Position, Seat, Viewer};
use search::Found;

use super::{
    HARDEST_GRADE, Loss, WHOLE, WeighedChoice, WeighedPuzzle, decider, legal_actions, read_position,
};
use crate::bot::Bot;
use crate::level::Level;
use crate::limits::Limits;
use crate::thinking::Thinking;

/// With fewer legal actions than this, there is nothing to think about.
const FEWEST_ACTIONS: usize = 5;
/// With more, not all of them can be weighed with care.
const MOST_ACTIONS: usize = 150;
/// The number of actions written down with the puzzle.
const WRITTEN: usize = 30;
/// The number of others compared with the best one by one, from each search that saw them.
const RIVALS: usize = 3;
/// One decision in this many is looked at, so that puzzles of a match differ.
const LOOKED_AT: u32 = 2;
/// One action in this many is random, so that matches differ and mistakes happen.
const SLIPS: u32 = 8;
/// A match gives at most this many puzzles.
const OF_A_MATCH: usize = 2;
/// A match as good as won or lost is no puzzle.
const OPEN_MATCH: std::ops::Range<f64> = 0.2..0.8;
/// The share of the judge's usual budget for a glance, which most positions do not survive.
const GLANCE: f64 = 0.1;
/// The same for the search that finds a puzzle.
const FIRST: f64 = 0.4;
/// The same for the search that looks again at all actions, with other dice.
const DEEPER: f64 = 1.5;
/// The same for every comparison of the best action with a rival.
const RIVALRY: f64 = 0.3;

/// What shows less than this many clear losses when all are weighed is compared with the best.
const CLOSE: f64 = 1.25;
/// The number of others that may be as good as the solution.
const AS_GOOD: usize = 1;
/// How much of a clear loss the next action must show at a glance.
const PROMISING: f64 = 0.6;

/// The bots by which a puzzle is graded, the weakest first.
const GRADERS: [Level; HARDEST_GRADE as usize - 1] = [Level::Easy, Level::Medium, Level::Hard];

/// Adds to the known puzzles of a game until there are this many of each grade, in at most so
/// many matches of two, and reports each. The easiest come first.
pub fn mine(
    game: GameId,
    known: Vec<WeighedPuzzle>,
    of_each: usize,
    matches: u64,
    dice: &mut dyn Dice,
    report: &mut dyn FnMut(&WeighedPuzzle),
) -> Vec<WeighedPuzzle> {
    let mut mine = Mine {
        game,
        of_each,
        seen: known.iter().map(|puzzle| puzzle.setup.clone()).collect(),
        found: known,
        dice,
    };
    for _ in 0..matches {
        if (1..=HARDEST_GRADE).all(|grade| mine.is_full(grade)) {
            break;
        }
        mine.play(report);
    }
    mine.found
        .sort_by_cached_key(|puzzle| (puzzle.grade, puzzle.setup.clone()));
    mine.found
}

struct Mine<'d> {
    game: GameId,
    of_each: usize,
    found: Vec<WeighedPuzzle>,
    seen: HashSet<String>,
    dice: &'d mut dyn Dice,
}

impl Mine<'_> {
    fn is_full(&self, grade: u8) -> bool {
        let count = self.found.iter().filter(|puzzle| puzzle.grade == grade).count();
        count >= self.of_each
    }

    /// Plays a match of two and looks for puzzles on the way.
    fn play(&mut self, report: &mut dyn FnMut(&WeighedPuzzle)) {
        let options = AnyOptions::new(self.game, None, None).expect("the usual options");
        let mut position = options.start(2).expect("every game can be played by two");
        let mut of_this_match = 0;
        let mut legal = Vec::new();
        while let Some(actor) = position.next_actor() {
            let action = match actor {
                Actor::Chance => {
                    legal.clear();
                    position.legal_actions(actor, &mut legal);
                    let weights: Vec<u32> = legal
                        .iter()
                        .map(|action| position.chance_weight(*action))
                        .collect();
                    legal[self.dice.weighted(&weights)]
                }
                Actor::Seat(seat) => {
                    if of_this_match < OF_A_MATCH
                        && self.dice.below(LOOKED_AT) == 0
                        && let Some(puzzle) = self.look(&position, seat)
                    {
                        report(&puzzle);
                        self.found.push(puzzle);
                        of_this_match += 1;
                    }
                    self.choose(&position, seat)
                }
            };
            position.play_unchecked(actor, action);
        }
    }

    /// What is played: what looks best at once, and sometimes anything.
    fn choose(&mut self, position: &AnyPosition, seat: Seat) -> AnyAction {
        let view = position.view(Viewer::Seat(seat));
        let level = if self.dice.below(SLIPS) == 0 {
            Level::Random
        } else {
            Level::Easy
        };
        Bot::Level(level)
            .think(&view, seat, self.dice, Limits::FULL)
            .action
    }

    /// The puzzle of this position, if it is one and of a grade that is still wanted.
    fn look(&mut self, position: &AnyPosition, seat: Seat) -> Option<WeighedPuzzle> {
        let setup = position.to_text()?;
        // What the set-up cannot tell, the puzzle cannot show: history is gone from here on.
        let position = read_position(self.game, &setup)?;
        if position.next_actor() != Some(Actor::Seat(seat)) || self.seen.contains(&setup) {
            return None;
        }
        let legal = legal_actions(&position, seat);
        if !(FEWEST_ACTIONS..=MOST_ACTIONS).contains(&legal.len()) {
            return None;
        }
        let view = position.view(Viewer::Seat(seat));
        let glance = think(&view, seat, self.dice, Limits::share(GLANCE));
        if !self.is_promising(&glance) {
            return None;
        }
        let picks = GRADERS.map(|level| {
            Bot::Level(level)
                .think(&view, seat, self.dice, Limits::FULL)
                .action
        });
        let graded = |best: AnyAction| 1 + picks.iter().filter(|pick| **pick != best).count() as u8;
        if self.is_full(graded(glance[0].0)) {
            return None;
        }
        let seen = think(&view, seat, self.dice, Limits::share(FIRST));
        if !self.is_promising(&seen) || self.is_full(graded(seen[0].0)) {
            return None;
        }
        self.seen.insert(setup.clone());
        let mut rivals = picks.to_vec();
        rivals.extend(seen.iter().take(1 + RIVALS).map(|(action, _)| *action));
        let best = seen.first()?.0;
        let weighed = self.look_again(&view, seat, &legal, best, rivals)?;
        let misses = picks.iter().filter(|pick| {
            let value = weighed.iter().find(|(action, _)| action == *pick);
            value.is_none_or(|(_, value)| Loss::between(self.game, weighed[0].1, *value).is_clear())
        });
        let grade = 1 + misses.count() as u8;
        let words = weighed.iter().take(WRITTEN).map(|(action, value)| WeighedChoice {
            word: position.write_action(*action),
            value: (WHOLE * value).round().clamp(0.0, WHOLE) as u16,
        });
        let puzzle = WeighedPuzzle {
            game: self.game,
            grade,
            choices: words.collect(),
            rest: self.go_on(&position, seat, best)?,
            setup,
        };
        (!self.is_full(grade) && puzzle.check().is_ok()).then_some(puzzle)
    }

    /// Whether the best may turn out to be clearly best, in a match that is still open: at most
    /// one other looks as good, and the next looks worse.
    fn is_promising(&self, seen: &[(AnyAction, f64)]) -> bool {
        let Some((_, best)) = seen.first() else {
            return false;
        };
        let loss = |(_, value): &(AnyAction, f64)| Loss::between(self.game, *best, *value);
        let gap = seen[1..].iter().map(loss).position(|loss| !loss.is_noise());
        let gap = gap
            .filter(|as_good| *as_good <= AS_GOOD)
            .map(|place| loss(&seen[1 + place]));
        OPEN_MATCH.contains(best) && gap.is_some_and(|gap| gap.in_clear_losses() >= PROMISING)
    }

    /// Whether something is clearly worse than the best, with nothing between.
    fn stands_out(&self, weighed: &[(AnyAction, f64)]) -> bool {
        let loss = |(_, value): &(AnyAction, f64)| Loss::between(self.game, weighed[0].1, *value);
        let mut losses = weighed[1..].iter().map(loss);
        weighed[1..].iter().map(loss).any(Loss::is_clear) && !losses.any(Loss::is_doubtful)
    }

    /// Weighs all actions again with a larger budget and other dice, and the best with each of
    /// its rivals; `None` if it is not clearly best then.
    fn look_again(
        &mut self,
        view: &AnyView,
        seat: Seat,
        legal: &[AnyAction],
        best: AnyAction,
        mut rivals: Vec<AnyAction>,
    ) -> Option<Vec<(AnyAction, f64)>> {
        let all: Vec<usize> = (0..legal.len()).collect();
        let mut weighed = weigh(view, seat, &all, self.dice, Limits::share(DEEPER));
        let top = weighed.iter().find(|(action, _)| *action == best)?.1;
        if Loss::between(self.game, weighed.first()?.1, top).is_clear() {
            return None;
        }
        rivals.extend(weighed.iter().take(1 + RIVALS).map(|(action, _)| *action));
        // Whatever was not tried often enough to be clearly worse is compared as well.
        let close = |value: f64| Loss::between(self.game, top, value).in_clear_losses() < CLOSE;
        rivals.extend(
            weighed
                .iter()
                .filter(|(_, value)| close(*value))
                .map(|(action, _)| *action),
        );
        for (action, value) in &mut weighed {
            if *action != best && rivals.contains(action) {
                let lost = lost_against(view, seat, legal, (best, *action), self.dice)?;
                if Loss::between(self.game, top, top - lost).is_doubtful() {
                    return None;
                }
                *value = top - lost.max(0.0);
            }
        }
        weighed.sort_by(|one, other| {
            (other.0 == best)
                .cmp(&(one.0 == best))
                .then(other.1.total_cmp(&one.1))
        });
        self.stands_out(&weighed).then_some(weighed)
    }

    /// What the judge plays after the best action, to the end of the seat's turn.
    fn go_on(&mut self, position: &AnyPosition, seat: Seat, best: AnyAction) -> Option<Vec<String>> {
        let actor = Actor::Seat(seat);
        let mut after = position.clone().play(actor, best).ok()?;
        let mut words = Vec::new();
        while after.next_actor() == Some(actor) {
            let view = after.view(Viewer::Seat(seat));
            let judge = Bot::Level(Level::judge(self.game));
            let action = judge.think(&view, seat, self.dice, Limits::FULL).action;
            words.push(after.write_action(action));
            after.play_unchecked(actor, action);
        }
        Some(words)
    }
}

impl WeighedPuzzle {
    /// Whether a fresh search agrees, with other dice than those that found it: the solution must
    /// be better than each of its nearest rivals by half of a clear loss.
    pub fn holds(&self, dice: &mut dyn Dice) -> bool {
        let position = self.position();
        let Some(seat) = decider(&position) else {
            return false;
        };
        let view = position.view(Viewer::Seat(seat));
        let legal = legal_actions(&position, seat);
        let read = |word: &str| position.read_action(word).ok();
        let rivals = self
            .choices
            .iter()
            .filter(|choice| self.loss_of(choice).is_clear());
        for rival in rivals.take(RIVALS) {
            let pair = read(self.solution()).zip(read(&rival.word));
            let lost = pair.and_then(|pair| lost_against(&view, seat, &legal, pair, dice));
            let best = f64::from(self.choices[0].value) / WHOLE;
            let loss = lost.map(|lost| Loss::between(self.game, best, best - lost));
            if loss.is_none_or(|loss| loss.in_clear_losses() < 0.5) {
                return false;
            }
        }
        true
    }
}

/// How much of the match the second of two actions loses against the first.
fn lost_against(
    view: &AnyView,
    seat: Seat,
    legal: &[AnyAction],
    (best, rival): (AnyAction, AnyAction),
    dice: &mut dyn Dice,
) -> Option<f64> {
    let place = |action| legal.iter().position(|legal| *legal == action);
    let pair = [place(best)?, place(rival)?];
    let weighed = weigh(view, seat, &pair, dice, Limits::share(RIVALRY));
    let value = |action| Some(weighed.iter().find(|(weighed, _)| *weighed == action)?.1);
    Some(value(best)? - value(rival)?)
}

/// What the judge of the game looks at, the best first.
fn think(view: &AnyView, seat: Seat, dice: &mut dyn Dice, limits: Limits<'_>) -> Vec<(AnyAction, f64)> {
    games::dispatch!(AnyView: view, |view, Game| {
        sorted::<Game>(&Game::think(view, seat, <Game as Thinking>::JUDGE, dice, limits))
    })
}

/// These actions as the judge of the game weighs them, the best first.
fn weigh(
    view: &AnyView,
    seat: Seat,
    among: &[usize],
    dice: &mut dyn Dice,
    limits: Limits<'_>,
) -> Vec<(AnyAction, f64)> {
    games::dispatch!(AnyView: view, |view, Game| {
        sorted::<Game>(&Game::weigh(view, seat, among, dice, limits))
    })
}

/// The first is the search's own choice; the others follow by their values.
fn sorted<G: Listed>(found: &Found<ActionOf<G>>) -> Vec<(AnyAction, f64)> {
    let mut weighed: Vec<(AnyAction, f64)> = found
        .candidates
        .iter()
        .map(|candidate| (G::any_action(candidate.action), candidate.value))
        .collect();
    if let Some((_, others)) = weighed.split_first_mut() {
        others.sort_by(|one, other| other.1.total_cmp(&one.1));
    }
    weighed
}
