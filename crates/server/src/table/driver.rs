//! What makes a table go on when nobody clicks: bots, chance and clocks.

use std::sync::Arc;
use std::time::{Duration, Instant};

use bots::{Bot, TurnTime};
use games::AnyAction;
use play::{Command, Player, SeatCommand};
use rules::{Observe, Position, Seat, Turn, Viewer};
use tokio::sync::watch;

use super::{AnyMatch, CommandError, Table, Tables};
use crate::bot_pool::{Question, Urgency};
use crate::names::word;
use crate::system::{now, random};

/// A table that nobody looks at is forgotten after so long.
const LINGER: Duration = Duration::from_mins(1);

/// The same for a match that is over: whoever plays again goes to another table.
const LINGER_OVER: Duration = Duration::from_secs(5);

/// Nobody waits longer than this for a whole turn of a bot, however many wait.
const PATIENCE: Duration = Duration::from_secs(8);

/// A turn has an unknown number of actions: each may use this part of the patience that is left.
const PER_ACTION: f64 = 0.25;

/// An action may use this part of the time that a bot's clock has left.
const OF_THE_CLOCK: f64 = 0.1;

/// After a refusal, the next try is made so much later.
const BREATH: Duration = Duration::from_millis(20);

/// After trouble with the store, the next try is made so much later.
const PAUSE: Duration = Duration::from_millis(500);

/// Keeps a table going until it is over or nobody needs it any more.
pub(super) async fn drive(tables: Arc<Tables>, table: Arc<Table>) {
    let mut changes = table.watch();
    let mut pace = Pace::default();
    loop {
        let game = Arc::clone(&changes.borrow_and_update());
        let step = tokio::select! {
            step = next_step(&tables, &table, &game, &mut changes, &mut pace) => step,
            () = tables.stopped() => return,
            () = table.ended() => return,
        };
        match step {
            Ok(true) => {}
            Ok(false) => return,
            // Something came between; the next round sees it. If it should be our
            // mistake, we must not try for ever at full speed.
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

/// One thing that has to happen, or a wait for one; says whether there may be more.
async fn next_step(
    tables: &Tables,
    table: &Arc<Table>,
    game: &Arc<AnyMatch>,
    changes: &mut watch::Receiver<Arc<AnyMatch>>,
    pace: &mut Pace,
) -> Result<bool, CommandError> {
    // First of all, since nobody can act any more whose time is up, a bot neither.
    if !game.is_over() && game.next_flag().is_some_and(|flag| flag <= now()) {
        table.command(&tables.store, Command::Tick).await?;
        return Ok(true);
    }
    if !game.is_over() && game.position().turn() == Turn::Chance {
        table.command(&tables.store, Command::Deal).await?;
        return Ok(true);
    }
    if let Some(seat) = bot_to_decide(game) {
        // Boxed: most tables have no bot that thinks just now.
        Box::pin(bot_acts(tables, table, game, seat, changes, pace)).await?;
        return Ok(true);
    }
    pace.time.reset();
    let flag = match game.next_flag().filter(|_| !game.is_over()) {
        Some(flag) => Duration::from_millis(flag.since(now()).0),
        None => Duration::MAX,
    };
    let linger = if game.is_over() { LINGER_OVER } else { LINGER };
    tokio::select! {
        changed = changes.changed() => Ok(changed.is_ok()),
        () = tokio::time::sleep(flag.min(linger)) => {
            if flag <= linger {
                table.command(&tables.store, Command::Tick).await?;
                Ok(true)
            } else {
                Ok(flag != Duration::MAX || !tables.forget(table))
            }
        }
    }
}

/// The bot that has to act next, if one has.
fn bot_to_decide(game: &AnyMatch) -> Option<Seat> {
    if game.is_over() {
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
        // A bot plays on: it would have to know that it is not winning.
        return table.command(&tables.store, wish(SeatCommand::DeclineDraw)).await;
    }
    let id = game.position().game();
    let known = match &game.players()[seat] {
        Player::Bot(name) => Bot::from_name(id, name.as_str()),
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
    let question = Question {
        bot,
        view: game.position().view(Viewer::Seat(seat)),
        seat,
        ceiling: pace.time.allowed(seat, bot.ceiling()).min(affordable),
        patience: left,
        seed: u64::from_be_bytes(random()),
    };
    let began = Instant::now();
    let advice = tokio::select! {
        advice = tables.bot_pool.ask(question, Urgency::Turn) => advice,
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
        // It stumbled, or lacks its table: whoever plays instead takes the seat.
        let weaker = bot.after_stumbling(advice.stumbles.max(1));
        tracing::warn!(id = %table.id, %bot, %weaker, "a bot is replaced");
        let handed = Command::HandToBot(seat, word(weaker.name()));
        return table.command(&tables.store, handed).await;
    }
    table
        .command(&tables.store, wish(SeatCommand::Act(advice.action)))
        .await
}
