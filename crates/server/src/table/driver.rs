//! Drives a table when nobody clicks: bots, chance and clocks.

use std::sync::Arc;
use std::time::{Duration, Instant};

use bots::{Bot, TurnTime};
use games::AnyAction;
use play::{Command, EntryKind, Player, SeatCommand};
use rules::{Observe, Position, Seat, Turn, Viewer};
use store::MatchId;
use tokio::sync::watch;

use super::{AnyMatch, CommandError, Presence, Table, Tables, persons};
use crate::bot_pool::{Question, Urgency};
use crate::error::AppError;
use crate::names::word;
use crate::opponents::is_opponent;
use crate::system::{now, random};

/// The table of a finished match is unloaded after this time, if nobody looks: rematches use
/// another table.
const LINGER_OVER: Duration = Duration::from_secs(5);

/// The maximum time for a whole turn of a bot, however many are queued.
const PATIENCE: Duration = Duration::from_secs(8);

/// The number of actions in a turn is unknown: each may use this fraction of the time left.
const PER_ACTION: f64 = 0.25;

/// An action may use this fraction of the time left on a bot's clock.
const OF_THE_CLOCK: f64 = 0.1;

/// The time that a bot that begins waits for somebody to look.
const EYES: Duration = Duration::from_secs(5);

/// The delay before the next attempt after a refusal.
const BREATH: Duration = Duration::from_millis(20);

/// The delay before the next attempt after an error of the store.
const PAUSE: Duration = Duration::from_millis(500);

/// The time between two actions of a bot at which somebody looks, so that each is drawn and sent on
/// its own: pages show them one after another, at the pace that their visitors like.
const SEEN: Duration = Duration::from_millis(60);

impl Tables {
    /// The table of a match, from memory or from the store. As long as it is in memory it is driven.
    ///
    /// # Errors
    /// If there is no such match, or it cannot be read.
    pub(crate) async fn open(self: &Arc<Tables>, id: MatchId) -> Result<Arc<Table>, AppError> {
        let set_going = |table: &Arc<Table>| {
            tokio::spawn(drive(Arc::clone(self), Arc::clone(table)));
        };
        self.loaded(id, set_going).await
    }
}

/// Drives a table until it is over or nobody needs it any more.
async fn drive(tables: Arc<Tables>, table: Arc<Table>) {
    let mut changes = table.watch();
    let mut presence = table.watch_presence();
    let mut pace = Pace::default();
    loop {
        let game = Arc::clone(&changes.borrow_and_update());
        presence.mark_unchanged();
        let step = tokio::select! {
            step = next_step(&tables, &table, &game, &mut changes, &mut presence, &mut pace) => step,
            () = tables.stopped() => return,
            () = table.ended() => return,
        };
        match step {
            Ok(true) => {}
            Ok(false) => return,
            // Something happened in between; the next iteration sees it. In case it is our own
            // mistake, we must not retry at full speed for ever.
            Err(CommandError::Refused(refused)) => {
                tracing::debug!(id = %table.id, %refused, "something came between");
                tokio::time::sleep(BREATH).await;
            }
            Err(CommandError::AppError(trouble)) => {
                tracing::error!(id = %table.id, %trouble, "a table cannot go on");
                tokio::time::sleep(PAUSE).await;
            }
        }
    }
}

/// Does the next thing that is due, or waits for one; returns whether there may be more.
async fn next_step(
    tables: &Tables,
    table: &Arc<Table>,
    game: &Arc<AnyMatch>,
    changes: &mut watch::Receiver<Arc<AnyMatch>>,
    presence: &mut watch::Receiver<Arc<Presence>>,
    pace: &mut Pace,
) -> Result<bool, CommandError> {
    if !game.is_over() && table.is_endless() {
        tracing::warn!(id = %table.id, "a match without end is ended");
        table.command(&tables.store, Command::Abandon).await?;
        return Ok(true);
    }
    // First, because nobody whose time is up can act any more, not even a bot.
    if !game.is_over() && game.next_flag().is_some_and(|flag| flag <= now()) {
        table.command(&tables.store, Command::Tick).await?;
        return Ok(true);
    }
    if !game.is_over() && !game.awaits_shares() && game.position().turn() == Turn::Chance {
        table.command(&tables.store, Command::Deal).await?;
        return Ok(true);
    }
    // Bots among themselves play while somebody looks, and not for ever for nobody.
    let plays_for_nobody = table.presence().is_deserted();
    if let Some(seat) = bot_to_decide(game).filter(|_| !plays_for_nobody) {
        if is_opening(game) {
            wait_for_eyes(table).await;
        }
        // Boxed, because most tables have no bot thinking at the moment.
        Box::pin(bot_acts(tables, table, game, seat, changes, pace)).await?;
        return Ok(true);
    }
    pace.time.reset();
    let stays = tables.limits.table_time();
    let linger = if game.is_over() {
        LINGER_OVER.min(stays)
    } else {
        stays
    };
    tokio::select! {
        changed = changes.changed() => Ok(changed.is_ok()),
        changed = presence.changed(), if plays_for_nobody => Ok(changed.is_ok()),
        () = tokio::time::sleep(until_flag(game).min(linger)) => {
            // A clock that runs out soon is waited for here. Otherwise the table is loaded again
            // before it does.
            let left = until_flag(game);
            if left.is_zero() {
                table.command(&tables.store, Command::Tick).await?;
                return Ok(true);
            }
            Ok(left <= linger || !tables.forget(table))
        }
    }
}

/// How long until a clock runs out.
fn until_flag(game: &AnyMatch) -> Duration {
    match game.next_flag().filter(|_| !game.is_over()) {
        Some(flag) => Duration::from_millis(flag.since(now()).0),
        None => Duration::MAX,
    }
}

/// Whether nobody has acted yet at a table where people sit.
fn is_opening(game: &AnyMatch) -> bool {
    let acted = game.standing().any(|number| {
        matches!(
            game.entry(number).map(|entry| &entry.kind),
            Some(EntryKind::Acted { .. })
        )
    });
    !acted && !persons(game).is_empty()
}

/// Waits for the first viewer, so that nobody misses the first actions.
async fn wait_for_eyes(table: &Table) {
    let mut presence = table.watch_presence();
    let looked_at = presence.wait_for(|presence| presence.pages() > 0);
    // Nobody may ever come: then the match goes on all the same.
    let _ = tokio::time::timeout(EYES, looked_at).await;
}

/// The bot that has to act next, if any.
fn bot_to_decide(game: &AnyMatch) -> Option<Seat> {
    if game.is_over() || game.awaits_shares() {
        return None;
    }
    let asked = game.draw().map(|draw| draw.by);
    let is_bot = |seat: &Seat| game.players()[*seat].is_bot();
    let undecided = game.position().undecided().iter().find(is_bot);
    // A bot answers an offer even when it is not its turn.
    undecided.or_else(|| {
        let by = asked?;
        Seat::all(game.header().seats()).find(|seat| *seat != by && is_bot(seat))
    })
}

#[derive(Default)]
struct Pace {
    time: TurnTime,
    /// How long the people at the table have waited for this turn.
    waited: TurnTime,
}

async fn bot_acts(
    tables: &Tables,
    table: &Table,
    game: &AnyMatch,
    seat: Seat,
    changes: &mut watch::Receiver<Arc<AnyMatch>>,
    pace: &mut Pace,
) -> Result<(), CommandError> {
    let wish = |wish: SeatCommand<AnyAction>| Command::Seat {
        seat,
        seen: game.seq(Viewer::Seat(seat)),
        wish,
    };
    if game.draw().is_some_and(|draw| draw.by != seat) {
        // A bot plays on: to accept, it would have to know that it is not winning.
        return table.command(&tables.store, wish(SeatCommand::DeclineDraw)).await;
    }
    let id = game.position().game();
    let known = match &game.players()[seat] {
        Player::Bot(name) => Bot::from_name(id, name.as_str()).filter(|bot| is_opponent(*bot)),
        Player::Person(_) | Player::Nobody => None,
    };
    let Some(bot) = known else {
        let usual = Command::HandToBot(seat, word(Bot::usual(id).name()));
        return table.command(&tables.store, usual).await;
    };
    let affordable = match game.clocks(Viewer::Seat(seat), now()) {
        Some(faces) => Duration::from_millis(faces[seat].left.0).mul_f64(OF_THE_CLOCK),
        None => Duration::MAX,
    };
    let left = pace.waited.allowed(seat, PATIENCE).mul_f64(PER_ACTION / 0.6);
    let presence = table.presence();
    let waits = presence.first_here();
    let urgency = match waits {
        Some(_) => Urgency::Turn,
        None => Urgency::Unwatched,
    };
    let question = Question {
        asker: waits.map_or(presence.kept.owner, |asker| asker.guest),
        sender: waits.map(|asker| asker.sender),
        bot,
        view: game.position().view(Viewer::Seat(seat)),
        seat,
        among: Vec::new(),
        ceiling: pace.time.allowed(seat, bot.ceiling()).min(affordable),
        patience: left,
        seed: u64::from_be_bytes(random()),
    };
    let began = Instant::now();
    let advice = tokio::select! {
        advice = tables.bot_pool.ask(question, urgency) => advice.ok(),
        // Somebody resigned, took something back, or acted at the same time.
        _ = changes.changed() => None,
    };
    pace.time.spend(began.elapsed());
    pace.waited.spend(began.elapsed());
    let Some(advice) = advice else {
        return Ok(());
    };
    tables.meters.bot_thought(began.elapsed());
    if !advice.remarks.is_empty() {
        // It failed, or lacks its table: its substitute takes the seat.
        let weaker = bot.after_stumbling(advice.stumbles.max(1));
        tracing::warn!(id = %table.id, %bot, %weaker, "a bot is replaced");
        let handed = Command::HandToBot(seat, word(weaker.name()));
        return table.command(&tables.store, handed).await;
    }
    table
        .command(&tables.store, wish(SeatCommand::Act(advice.action)))
        .await?;
    if table.presence().pages() > 0 {
        tokio::time::sleep(SEEN).await;
    }
    Ok(())
}
