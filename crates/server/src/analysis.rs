//! The analysis of a finished match: an estimate at every decision, and the mistakes.

use std::collections::{HashMap, VecDeque};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use bots::{Bot, Foresight, Level, Tables};
use games::{AnyAction, AnyPosition};
use play::EntryKind;
use rules::{BySeat, Notation, Observe, Seat, SeatSet, View, Viewer};
use serde::Serialize;
use store::MatchId;

use crate::bot_pool::{BotPool, NoAdvice, Question, Urgency};
use crate::guard::{Asker, Place, Places};
use crate::limits::ResourceLimits;
use crate::table::{AnyMatch, Table};

/// The thinking time per question, of which a decision has two at most.
const THINKING: Duration = Duration::from_millis(200);

/// The timeout per question; nobody waits for an analysis, but it should end.
const PATIENCE: Duration = Duration::from_mins(1);

/// The loss of value, as a share of the match, from which an action counts as a mistake.
const MISTAKE: f64 = 0.12;

/// A smaller difference is within what bots are unsure about.
const NOTICEABLE: f64 = 0.03;

/// An action that gives away this share of the match counts half for accuracy.
const HALVED: f64 = 0.125;

/// The number of actions weighed that nobody thought of, to see whether the decision mattered.
const ORDINARY: usize = 2;

/// Added to the seed of a decision that is looked at for the second time.
const SECOND: u64 = 1 << 32;

/// The maximum number of analyses kept.
const KEPT: usize = 200;

/// The analysis of one decision.
#[derive(Clone, Debug, Serialize)]
pub(crate) struct Opinion {
    /// The ply of the action.
    pub(crate) place: usize,
    #[serde(with = "board::seat")]
    pub(crate) seat: Seat,
    /// The expected share of the match with the best action.
    pub(crate) best: f64,
    /// The part of it that is left after the chosen action.
    pub(crate) kept: f64,
    /// How much of it could have been given away.
    pub(crate) stake: f64,
    /// The better action in notation, if the chosen one gave anything away.
    pub(crate) better: Option<String>,
    /// Whether the values are exact rather than estimates.
    pub(crate) exact: bool,
}

impl Opinion {
    /// What the values of the chosen action and of others say. All of them are weighed against
    /// each other by the same bot, so that their differences mean something.
    fn weighing(place: usize, seat: Seat, chosen: f64, all: impl Iterator<Item = f64> + Clone) -> Opinion {
        let best = all.clone().fold(chosen, f64::max);
        Opinion {
            place,
            seat,
            best,
            kept: chosen,
            stake: best - all.fold(chosen, f64::min),
            better: None,
            exact: false,
        }
    }

    /// How much of the match the chosen action gave away.
    pub(crate) fn lost(&self) -> f64 {
        self.best - self.kept
    }

    /// Whether the chosen action gave away much of the match.
    pub(crate) fn is_mistake(&self) -> bool {
        self.lost() > MISTAKE
    }

    /// Whether nothing better was found, or nothing noticeably better.
    pub(crate) fn is_best(&self) -> bool {
        self.lost() <= NOTICEABLE
    }

    /// Whether it was possible to do something noticeably worse: where everything wins or
    /// everything loses, nobody plays well or badly.
    pub(crate) fn mattered(&self) -> bool {
        self.stake > NOTICEABLE
    }
}

/// How well a seat played.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Accuracy {
    /// From 0 to 1: an action that gives nothing away counts in full, one that gives away
    /// [`HALVED`] twice over counts nothing.
    pub(crate) share: f64,
    /// How often nothing better was found.
    pub(crate) best: usize,
    /// Of how many decisions that mattered.
    pub(crate) of: usize,
}

/// An analysis, possibly still in progress.
#[derive(Clone, Debug, Default, Serialize)]
pub(crate) struct Analysis {
    pub(crate) done: usize,
    pub(crate) of: usize,
    pub(crate) opinions: Vec<Opinion>,
}

/// The analyses of this server. They can be repeated, so nothing is stored.
pub(crate) struct Analyses {
    shelf: Mutex<Shelf>,
    places: Places,
}

#[derive(Default)]
struct Shelf {
    all: HashMap<MatchId, Arc<Mutex<Analysis>>>,
    oldest: VecDeque<MatchId>,
}

/// An analysis that has begun, and what counts it.
type Begun = (Arc<Mutex<Analysis>>, Place);

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    // Nothing is left half done under these locks.
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Analyses {
    pub(crate) fn new(limits: ResourceLimits) -> Analyses {
        Analyses {
            shelf: Mutex::default(),
            places: Places::new(limits.guest_analyses, limits.address_analyses, limits.analyses),
        }
    }

    /// The analysis so far.
    pub(crate) fn get(&self, id: MatchId) -> Option<Analysis> {
        let analysis = Arc::clone(lock(&self.shelf).all.get(&id)?);
        let analysis = lock(&analysis);
        Some(analysis.clone())
    }

    /// Creates a new analysis; `None` if there already is one.
    fn begin(&self, id: MatchId, of: usize, asker: Asker) -> Result<Option<Begun>, NoAdvice> {
        let mut shelf = lock(&self.shelf);
        if shelf.all.contains_key(&id) {
            return Ok(None);
        }
        let place = self.places.take(asker).ok_or(NoAdvice::Busy)?;
        if shelf.oldest.len() >= KEPT
            && let Some(oldest) = shelf.oldest.pop_front()
        {
            shelf.all.remove(&oldest);
        }
        let analysis = Arc::new(Mutex::new(Analysis {
            of,
            ..Analysis::default()
        }));
        shelf.all.insert(id, Arc::clone(&analysis));
        shelf.oldest.push_back(id);
        Ok(Some((analysis, place)))
    }

    /// Starts the analysis of a finished match, unless there already is one.
    ///
    /// # Errors
    /// If too many are in progress, of this guest, of their address or of all.
    pub(crate) fn analyse(
        &self,
        table: &Table,
        asker: Asker,
        bot_pool: &Arc<BotPool>,
    ) -> Result<(), NoAdvice> {
        let game = table.game();
        let decisions = decisions(&game);
        if let Some((analysis, place)) = self.begin(table.id, decisions.len(), asker)? {
            let bot_pool = Arc::clone(bot_pool);
            tokio::spawn(async move {
                think_through(&bot_pool, &game, decisions, &analysis, asker).await;
                drop(place);
            });
        }
        Ok(())
    }
}

/// The plies of the actions of seats that had a choice.
fn decisions(game: &AnyMatch) -> Vec<(usize, Seat)> {
    let placed = (1..).zip(game.standing());
    let acted = placed.filter_map(|(place, number)| match game.entry(number)?.kind {
        EntryKind::Acted { seat, .. } => Some((place, seat)),
        _ => None,
    });
    acted.collect()
}

async fn think_through(
    bot_pool: &BotPool,
    game: &AnyMatch,
    decisions: Vec<(usize, Seat)>,
    analysis: &Mutex<Analysis>,
    asker: Asker,
) {
    for (place, seat) in decisions {
        let position = game.position_at(place - 1);
        let opinion = opinion(bot_pool, game, &position, (place, seat), asker).await;
        let mut analysis = lock(analysis);
        analysis.done += 1;
        analysis.opinions.extend(opinion);
    }
}

/// What a strong bot thinks of a decision: it says what it would do, and then weighs that
/// against what was done and against what somebody else might have done.
async fn opinion(
    bot_pool: &BotPool,
    game: &AnyMatch,
    position: &AnyPosition,
    (place, seat): (usize, Seat),
    asker: Asker,
) -> Option<Opinion> {
    // Judged by what the seat could know then.
    let view = position.view(Viewer::Seat(seat));
    let mut legal = Vec::new();
    view.legal_actions(seat, &mut legal);
    if legal.len() < 2 {
        return None;
    }
    let exact = knows_all(position);
    let bot = if exact {
        Bot::Perfect(Foresight::Everything)
    } else {
        Bot::Level(Level::judge(position.game()))
    };
    let question = |among| Question {
        asker: asker.guest,
        sender: Some(asker.sender),
        bot,
        view: view.clone(),
        seat,
        among,
        ceiling: THINKING,
        patience: PATIENCE,
        seed: place as u64,
    };
    let number = game.standing().nth(place - 1)?;
    let played = *game.entry(number)?.kind.action()?;
    let place_of = |action: AnyAction| legal.iter().position(|legal| *legal == action);
    let chosen = place_of(played)?;
    let among = if legal.len() <= ORDINARY + 2 {
        (0..legal.len()).collect()
    } else {
        let advice = bot_pool.ask(question(Vec::new()), Urgency::Analysis).await.ok()?;
        contenders(legal.len(), chosen, place_of(advice.action)?)
    };
    let advice = bot_pool.ask(question(among), Urgency::Analysis).await.ok()?;
    let values = advice.considered.iter().map(|considered| considered.value);
    let kept = advice
        .considered
        .iter()
        .find(|considered| considered.action == played)?
        .value;
    let mut opinion = Opinion::weighing(place, seat, kept, values);
    let best = advice
        .considered
        .iter()
        .max_by(|one, other| one.value.total_cmp(&other.value))?;
    // A bot that thinks once more may find that it was unsure. Nobody is blamed for that, nor for what
    // the bot would have advised that gives hints: the smaller of two differences counts.
    if !exact && !opinion.is_best() {
        let two = vec![chosen, place_of(best.action)?];
        let again = Question {
            bot: Bot::adviser(position.game()),
            seed: SECOND + place as u64,
            ceiling: THINKING * 2,
            ..question(two)
        };
        let again = bot_pool.ask(again, Urgency::Analysis).await.ok()?;
        let value = |action| {
            let found = again.considered.iter().find(|known| known.action == action);
            found.map(|known| known.value)
        };
        let lost = value(best.action)? - value(played)?;
        opinion.kept = opinion.best - lost.clamp(0.0, opinion.lost());
    }
    let better = (!opinion.is_best()).then(|| position.write_action(best.action));
    Some(Opinion {
        better,
        exact,
        ..opinion
    })
}

/// The places of what is weighed: what was done, what the bot would do, and [`ORDINARY`] others
/// from all over the list.
fn contenders(legal: usize, chosen: usize, best: usize) -> Vec<usize> {
    let mut among = vec![best];
    let others = (1..=ORDINARY).map(|number| number * legal / (ORDINARY + 1));
    for place in std::iter::once(chosen).chain(others) {
        if !among.contains(&place) {
            among.push(place);
        }
    }
    among
}

impl Analysis {
    /// How well a seat played where that mattered; `None` if it never did.
    pub(crate) fn accuracy(&self, seat: Seat) -> Option<Accuracy> {
        let own = self.opinions.iter();
        let own = own.filter(|opinion| opinion.seat == seat && opinion.mattered());
        let of = own.clone().count();
        let kept: f64 = own
            .clone()
            .map(|opinion| (1.0 - opinion.lost() / (2.0 * HALVED)).max(0.0))
            .sum();
        (of > 0).then(|| Accuracy {
            share: kept / of as f64,
            best: own.filter(|opinion| opinion.is_best()).count(),
            of,
        })
    }

    /// Everybody's chances before the first turn and after each turn, which add up to one. A turn
    /// is given as the number of actions that counted after it; the last one is followed by the
    /// result.
    ///
    /// The side to move tends to look a little better than it stands. So, between two, a turn
    /// is judged twice, by what the mover expects after it and by what the other one expects
    /// then, and the mean counts.
    pub(crate) fn chances(&self, seats: u8, turns: &[usize], result: &BySeat<u8>) -> Vec<BySeat<f64>> {
        let even = 1.0 / f64::from(seats);
        let mut known = BySeat::from_fn(seats, |_| even);
        let mut before = 0;
        let mut found = Vec::new();
        for (turn, place) in std::iter::once(0).chain(turns.iter().copied()).enumerate() {
            let within = |opinion: &&Opinion| opinion.place > before && opinion.place <= place;
            let last = self.opinions.iter().rfind(within);
            let next = self.opinions.iter().find(|opinion| opinion.place > place);
            before = place;
            if turn == turns.len() {
                break;
            }
            let last = last.map(|last| (last.seat, last.kept));
            let next = next
                .filter(|_| seats == 2 || turn == 0)
                .map(|next| (next.seat, next.best));
            match (last, next) {
                (Some(one), Some(other)) => {
                    let share = |(seat, value)| if seat == Seat::FIRST { value } else { 1.0 - value };
                    let mean = f64::midpoint(share(one), share(other));
                    known =
                        BySeat::from_fn(seats, |seat| if seat == Seat::FIRST { mean } else { 1.0 - mean });
                }
                (Some((seat, value)), None) | (None, Some((seat, value))) => {
                    known = with_share(&known, seat, value);
                }
                (None, None) => {}
            }
            found.push(known.clone());
        }
        let winners: usize = result.iter().map(|place| usize::from(*place == 1)).sum();
        let winners = winners.max(1);
        found.push(result.map(|_, place| if *place == 1 { 1.0 / winners as f64 } else { 0.0 }));
        found
    }

    /// The moments that cost these seats most, the costliest first; the caller says what counts.
    pub(crate) fn costliest(
        &self,
        seats: SeatSet,
        most: usize,
        cost: impl Fn(&Opinion) -> f64,
    ) -> Vec<&Opinion> {
        let mut found: Vec<&Opinion> = self
            .opinions
            .iter()
            .filter(|opinion| seats.contains(opinion.seat) && !opinion.is_best())
            .collect();
        found.sort_by(|one, other| cost(other).total_cmp(&cost(one)));
        found.truncate(most);
        found
    }
}

/// The chances when one seat is known to have this share: the others share the rest as before.
fn with_share(chances: &BySeat<f64>, seat: Seat, share: f64) -> BySeat<f64> {
    let rest = 1.0 - chances[seat];
    let others = f64::from(chances.seats() - 1);
    chances.map(|other, chance| match other {
        _ if other == seat => share,
        _ if rest > 0.0 => chance / rest * (1.0 - share),
        _ => (1.0 - share) / others,
    })
}

/// Whether the solution of this game is available.
fn knows_all(position: &AnyPosition) -> bool {
    Tables::installed().know(position)
}

#[cfg(test)]
mod tests {
    use play::GameLibrary;
    use play::record::Record;

    use super::*;

    /// An opinion on a decision in which half of the match was at stake.
    fn opinion(place: usize, seat: Seat, lost: f64) -> Opinion {
        Opinion {
            better: (lost > NOTICEABLE).then(|| "x".to_owned()),
            ..Opinion::weighing(place, seat, 0.9 - lost, [0.9, 0.4].into_iter())
        }
    }

    fn analysis() -> Analysis {
        let (one, two) = (Seat::FIRST, Seat::SECOND);
        Analysis {
            done: 5,
            of: 5,
            opinions: vec![
                opinion(1, one, 0.0),
                opinion(2, two, 0.5),
                opinion(3, one, HALVED),
                opinion(5, one, 0.02),
                opinion(7, one, 0.9),
            ],
        }
    }

    #[test]
    fn accuracy_is_the_mean_of_what_decisions_kept() {
        let found = analysis().accuracy(Seat::FIRST).expect("it has decided");
        assert_eq!((found.best, found.of), (2, 4));
        let wanted = (1.0 + 0.5 + (1.0 - 0.02 / 0.25) + 0.0) / 4.0;
        assert!((found.share - wanted).abs() < 1e-9, "{found:?}");
        let hopeless = analysis().accuracy(Seat::SECOND).expect("it has decided");
        assert!(hopeless.share < 1e-9, "{hopeless:?}");
        assert_eq!(Analysis::default().accuracy(Seat::FIRST), None);
    }

    /// Hints had advised all three, and the solution says that each keeps the win. A weaker bot alone
    /// saw 60, 93 and 94 % of the winning chances lost.
    #[tokio::test]
    async fn nobody_is_blamed_for_what_keeps_the_win() {
        const MATCH: &str = "Benben record 2\nGame: pylos\nRules: standard\nRevision: 1\nSeat 1: bot easy\n\
            Seat 2: person Guest\nComponents: standard\nDraws: by agreement\nStand-in: medium\n\
            Started: 2026-11-19T14:13:19.635Z\n\n";
        const PLAYED: &str = "1b2 1c2 1c4 1c3 1c1 1a4 1d1 1d3 1d2 1d3-2c1 1d4 1a1 1b4 1b3 1b4-2b2 1d3";
        let line =
            |(index, word): (usize, &str)| format!("{}. @{index}.000 {}: {word}\n", index + 1, index % 2 + 1);
        let lines: Vec<String> = PLAYED.split(' ').enumerate().map(line).collect();
        let text = MATCH.to_owned() + &lines.concat();
        let read = Record::read(text.as_bytes()).expect("a record");
        let game = read.record.replay(&GameLibrary).expect("a match");
        let bot_pool = BotPool::new(1, ResourceLimits::default());
        for place in [6, 14, 16] {
            let position = game.position_at(place - 1);
            let asker = Asker {
                guest: store::GuestId::new(7),
                sender: crate::guard::Sender::of(std::net::Ipv4Addr::LOCALHOST.into()),
            };
            let decision = (place, Seat::SECOND);
            let opinion = super::opinion(&bot_pool, &game, &position, decision, asker).await;
            let opinion = opinion.expect("there was a choice");
            assert!(!opinion.is_mistake(), "{opinion:?}");
        }
    }

    #[test]
    fn where_everything_loses_nobody_plays_well() {
        let lost = |place| Opinion::weighing(place, Seat::FIRST, 0.02, [0.02, 0.01].into_iter());
        let mut analysis = Analysis {
            opinions: (2..30).map(lost).collect(),
            ..Analysis::default()
        };
        assert_eq!(analysis.accuracy(Seat::FIRST), None, "nothing mattered");
        analysis.opinions.insert(0, opinion(1, Seat::FIRST, 0.5));
        let found = analysis.accuracy(Seat::FIRST).expect("one decision mattered");
        assert_eq!((found.best, found.of), (0, 1));
        assert!(found.share < 1e-9, "{found:?}");
    }

    #[test]
    fn what_is_weighed_is_listed_once_and_has_what_was_done() {
        for legal in 5..40 {
            for (chosen, best) in [(0, 0), (0, legal - 1), (legal / 3, legal / 3), (1, 2)] {
                let among = contenders(legal, chosen, best);
                assert!(among.contains(&chosen) && among.contains(&best), "{among:?}");
                assert!(among.iter().all(|place| *place < legal), "{among:?}");
                let mut once = among.clone();
                once.sort_unstable();
                once.dedup();
                assert_eq!(once.len(), among.len());
            }
        }
    }

    #[test]
    fn chances_add_up_and_end_with_the_result() {
        let (one, two) = (Seat::FIRST, Seat::SECOND);
        let plain = |place, seat, value| Opinion::weighing(place, seat, value, std::iter::empty());
        // Both think that they stand well when it is their turn.
        let analysis = Analysis {
            opinions: vec![plain(1, one, 0.6), plain(2, two, 0.6), plain(4, two, 0.9)],
            ..Analysis::default()
        };
        let result = BySeat::from_fn(2, |seat| if seat == two { 1 } else { 2 });
        let found = analysis.chances(2, &[1, 3, 4, 5], &result);
        let first: Vec<i32> = found
            .iter()
            .map(|chances| (100.0 * chances[one]).round() as i32)
            .collect();
        assert_eq!(
            first,
            [60, 50, 25, 10, 0],
            "one value for every turn, and the start"
        );
        for chances in &found {
            assert!((chances.iter().sum::<f64>() - 1.0).abs() < 1e-9, "{chances:?}");
        }
    }

    #[test]
    fn chances_of_several_add_up_too() {
        let plain = |place, seat, value| Opinion::weighing(place, seat, value, std::iter::empty());
        let seats: Vec<Seat> = Seat::all(3).collect();
        let analysis = Analysis {
            opinions: vec![
                plain(1, seats[0], 0.6),
                plain(2, seats[1], 0.2),
                plain(3, seats[2], 1.0),
            ],
            ..Analysis::default()
        };
        let result = BySeat::from_fn(3, |seat| if seat == seats[2] { 2 } else { 1 });
        let found = analysis.chances(3, &[1, 2, 3, 4], &result);
        assert_eq!(found.len(), 5);
        for chances in &found {
            assert!((chances.iter().sum::<f64>() - 1.0).abs() < 1e-9, "{chances:?}");
        }
        let last: Vec<f64> = found[4].iter().copied().collect();
        assert_eq!(last, [0.5, 0.5, 0.0]);
    }

    #[test]
    fn the_costliest_moments_come_first_and_are_ones_own() {
        let places = |seats: &[Seat], most| -> Vec<usize> {
            let analysis = analysis();
            let found = analysis.costliest(seats.iter().copied().collect(), most, Opinion::lost);
            found.iter().map(|opinion| opinion.place).collect()
        };
        assert_eq!(places(&[Seat::FIRST], 3), [7, 3]);
        assert_eq!(places(&[Seat::FIRST, Seat::SECOND], 2), [7, 2]);
        assert_eq!(places(&[], 3), [0; 0]);
    }
}
