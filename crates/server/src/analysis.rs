//! What bots think of a finished match: an estimate at every decision, and the mistakes.

use std::collections::{HashMap, VecDeque};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use bots::{Bot, Foresight, Level, Tables};
use games::AnyPosition;
use play::EntryKind;
use rules::{Observe, Position, Seat, Viewer};
use serde::Serialize;
use store::MatchId;

use crate::bot_pool::{BotPool, Question, Urgency};
use crate::table::{AnyMatch, Table};

/// A decision is thought about for so long.
const THINKING: Duration = Duration::from_millis(250);

/// Nobody waits for an analysis; but it should end one day.
const PATIENCE: Duration = Duration::from_mins(1);

/// As much less of the match than the best is a mistake.
const MISTAKE: f64 = 0.12;

/// So many analyses are kept.
const KEPT: usize = 200;

/// What is thought of one decision.
#[derive(Clone, Debug, Serialize)]
pub(crate) struct Opinion {
    /// The action: how many counted with it.
    pub(crate) place: usize,
    #[serde(with = "board::seat")]
    pub(crate) seat: Seat,
    /// The share of the match that the seat could expect with the best action.
    pub(crate) best: f64,
    /// What it could expect with the action it chose, if that was looked at.
    pub(crate) chosen: Option<f64>,
    /// The better action in notation, if the one it chose was a mistake.
    pub(crate) better: Option<String>,
    /// Whether it is known, not estimated.
    pub(crate) exact: bool,
}

/// An analysis that may still be growing.
#[derive(Clone, Debug, Default, Serialize)]
pub(crate) struct Analysis {
    pub(crate) done: usize,
    pub(crate) of: usize,
    pub(crate) opinions: Vec<Opinion>,
}

/// The analyses of this server. They can be made again, so nothing is stored.
#[derive(Default)]
pub(crate) struct Analyses(Mutex<Shelf>);

#[derive(Default)]
struct Shelf {
    all: HashMap<MatchId, Arc<Mutex<Analysis>>>,
    oldest: VecDeque<MatchId>,
}

impl Analyses {
    /// What there is so far.
    pub(crate) fn get(&self, id: MatchId) -> Option<Analysis> {
        let shelf = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let analysis = shelf.all.get(&id)?;
        Some(analysis.lock().unwrap_or_else(PoisonError::into_inner).clone())
    }

    /// A place for a new one; `None` if there is one already.
    fn begin(&self, id: MatchId, of: usize) -> Option<Arc<Mutex<Analysis>>> {
        let mut shelf = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if shelf.all.contains_key(&id) {
            return None;
        }
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
        Some(analysis)
    }
}

impl Analyses {
    /// Begins to analyse a finished match, unless that was done already.
    pub(crate) fn analyse(&self, table: &Table, bot_pool: &Arc<BotPool>) {
        let game = table.game();
        let decisions = decisions(&game);
        if let Some(analysis) = self.begin(table.id, decisions.len()) {
            tokio::spawn(think_through(Arc::clone(bot_pool), game, decisions, analysis));
        }
    }
}

/// The actions of seats that had a choice: their places.
fn decisions(game: &AnyMatch) -> Vec<(usize, Seat)> {
    let placed = (1..).zip(game.standing());
    let acted = placed.filter_map(|(place, number)| match game.entry(number)?.kind {
        EntryKind::Acted { seat, .. } => Some((place, seat)),
        _ => None,
    });
    acted.collect()
}

async fn think_through(
    bot_pool: Arc<BotPool>,
    game: Arc<AnyMatch>,
    decisions: Vec<(usize, Seat)>,
    analysis: Arc<Mutex<Analysis>>,
) {
    for (place, seat) in decisions {
        let position = game.position_at(place - 1);
        let opinion = opinion(&bot_pool, &game, &position, place, seat).await;
        let mut analysis = analysis.lock().unwrap_or_else(PoisonError::into_inner);
        analysis.done += 1;
        analysis.opinions.extend(opinion);
    }
}

async fn opinion(
    bot_pool: &BotPool,
    game: &AnyMatch,
    position: &AnyPosition,
    place: usize,
    seat: Seat,
) -> Option<Opinion> {
    use rules::{Actor, Notation};
    let mut actions = Vec::new();
    position.legal_actions(Actor::Seat(seat), &mut actions);
    if actions.len() < 2 {
        return None;
    }
    let exact = knows_all(position);
    let bot = if exact {
        Bot::Perfect(Foresight::Everything)
    } else {
        Bot::from_name(position.game(), Level::Hard.name()).unwrap_or(Bot::Greedy)
    };
    let question = Question {
        bot,
        // Judged by what the seat could know then.
        view: position.view(Viewer::Seat(seat)),
        seat,
        ceiling: THINKING,
        patience: PATIENCE,
        seed: place as u64,
    };
    let advice = bot_pool.ask(question, Urgency::Analysis).await?;
    let number = game.standing().nth(place - 1)?;
    let played = *game.entry(number)?.kind.action()?;
    let best = advice.considered.first()?;
    let chosen = advice
        .considered
        .iter()
        .find(|considered| considered.action == played)
        .map(|considered| considered.value);
    // What was not worth telling about is worth no more than the last that was.
    let least = advice.considered.last().map_or(best.value, |last| last.value);
    let lost = best.value - chosen.unwrap_or(least);
    Some(Opinion {
        place,
        seat,
        best: best.value,
        chosen,
        better: (lost > MISTAKE).then(|| position.write_action(best.action)),
        exact,
    })
}

/// Whether the solution of this game is at hand.
fn knows_all(position: &AnyPosition) -> bool {
    Tables::installed().know(position)
}
