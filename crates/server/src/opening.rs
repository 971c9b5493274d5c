//! Opening matches that somebody has planned.

use std::sync::Arc;

use bots::Bot;
use games::GameId;
use play::{OneLine, Player};
use rules::{BySeat, Phrase};
use say::Speaker;
use store::MatchId;

use crate::error::AppError;
use crate::guard::Asker;
use crate::opponents::opponent;
use crate::people::make_known;
use crate::system::apart;
use crate::table::{Faults, Plan, PlanFault, Sitting, Tables, listed};

/// Why no match was opened.
#[derive(Debug)]
pub(crate) enum OpenError {
    /// The plan is wrong, and all that is wrong with it.
    Faults(Faults),
    /// It could not be stored.
    App(AppError),
}

impl OpenError {
    /// The same for somebody who did not type the plan.
    pub(crate) fn into_app_error(self, speaker: Speaker) -> AppError {
        match self {
            OpenError::Faults(faults) => nonsense(&faults, speaker),
            OpenError::App(error) => error,
        }
    }
}

impl From<AppError> for OpenError {
    fn from(error: AppError) -> OpenError {
        OpenError::App(error)
    }
}

impl From<Faults> for OpenError {
    fn from(faults: Faults) -> OpenError {
        OpenError::Faults(faults)
    }
}

/// All that is wrong, as one refusal.
pub(crate) fn nonsense(faults: &[PlanFault], speaker: Speaker) -> AppError {
    AppError::Nonsense(Phrase::new("setup-faults").with("faults", listed(faults, speaker).join("; ")))
}

/// Opens and stores a match of which a guest is the host.
pub(crate) async fn open(
    tables: &Arc<Tables>,
    plan: &Plan,
    asker: Asker,
    speaker: Speaker,
) -> Result<MatchId, OpenError> {
    let plan = plan.clone();
    let (game, secret) = apart(move || plan.open()).await?;
    make_known(&tables.store, asker.guest, speaker).await?;
    let id = tables.store_match(&game, secret.as_ref(), asker).await?;
    tables.open(id).await?;
    Ok(id)
}

/// The seating for a match with the same people.
pub(crate) fn sitting_of(game: GameId, players: &BySeat<Player>) -> Vec<Sitting> {
    let sitting = |player: &Player| match player {
        Player::Person(name) => Sitting::Here(name.clone()),
        Player::Bot(word) => {
            Sitting::Bot(opponent(game, word.as_str()).map_or(Bot::usual(game).name(), Bot::name))
        }
        Player::Nobody => Sitting::Bot(Bot::usual(game).name()),
    };
    players.iter().map(sitting).collect()
}

/// The seats of a match that is played on: the visitor on one, and on the
/// others the bots of before, or people at the same screen.
pub(crate) fn sitting_to_play_on(
    game: GameId,
    players: &BySeat<Player>,
    me: &OneLine,
    own: rules::Seat,
    others: Others,
    speaker: Speaker,
) -> Vec<Sitting> {
    let before = sitting_of(game, players);
    let seats = rules::Seat::all(players.seats());
    let sitting = seats.zip(before).map(|(seat, before)| match (others, before) {
        _ if seat == own => Sitting::Here(me.clone()),
        (Others::Bots, Sitting::Bot(name)) => Sitting::Bot(name),
        (Others::Bots, _) => Sitting::Bot(Bot::usual(game).name()),
        (Others::SameScreen, Sitting::Here(name)) if name != *me => Sitting::Here(name),
        (Others::SameScreen, _) => {
            let name = speaker.seat(seat);
            Sitting::Here(name.parse().expect("our own names are a line of text"))
        }
    });
    sitting.collect()
}

/// With whom a match is played on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Others {
    Bots,
    SameScreen,
}
