//! What a page asks about an action: what it would look like, and which is good.

use std::sync::Arc;
use std::time::Duration;

use bots::{Advice, Bot};
use rules::{Notation, Observe, Phrase, Position, Seat, Viewer};

use super::message::{HintLine, ServerMessage};
use super::{Connection, Gone};
use crate::bot_pool::{Question, Urgency};
use crate::system::random;
use crate::table::AnyMatch;

/// A hint may take so long.
const HINT_TIME: Duration = Duration::from_millis(1_500);

/// So many moves are worth telling.
const HINTS: usize = 3;

/// What a bot said about a position, for whom, and what that seat had seen.
pub(super) struct Counsel {
    game: Arc<AnyMatch>,
    seat: Seat,
    advice: Option<Advice>,
}

impl Connection {
    /// Draws what an action would look like.
    pub(super) async fn ghost(&mut self, word: &str) -> Result<(), Gone> {
        let game = self.table.game();
        let speaker = self.speaker();
        let ghost = self.acting(&game).and_then(|seat| {
            let action = game.position().read_action(word).ok()?;
            let view = game.position().view(Viewer::Seat(seat));
            let shapes = draw::ghost(&view, seat, &action, self.perspective.frame);
            let text = speaker.action(&view, action).unwrap_or_default();
            Some((draw::ghost_markup(&shapes, speaker), text))
        });
        let (markup, text) = ghost.unwrap_or_default();
        self.tell(&ServerMessage::Ghost { word, markup, text }).await
    }

    /// The seat that can decide something at this screen.
    pub(super) fn acting(&self, game: &AnyMatch) -> Option<Seat> {
        let shown = self.last.as_ref()?;
        let seat = shown
            .seat
            .filter(|_| shown.covered.is_none() && !game.is_over())?;
        game.position().turn().seats().contains(seat).then_some(seat)
    }

    /// Asks the best bot; the answer comes in by itself, and meanwhile the
    /// connection goes on.
    pub(super) async fn hint(&mut self) -> Result<(), Gone> {
        let game = self.table.game();
        let Some(seat) = self.acting(&game) else {
            return self.refuse(&Phrase::new("play-not-your-turn")).await;
        };
        let Ok(place) = self.counsel.clone().try_reserve_owned() else {
            return self.refuse(&Phrase::new("table-hint-thinking")).await;
        };
        let question = Question {
            bot: Bot::adviser(game.position().game()),
            view: game.position().view(Viewer::Seat(seat)),
            seat,
            ceiling: HINT_TIME,
            patience: HINT_TIME * 3,
            seed: u64::from_be_bytes(random()),
        };
        let app = self.app.clone();
        tokio::spawn(async move {
            let advice = app.bot_pool.ask(question, Urgency::Hint).await;
            place.send(Box::new(Counsel { game, seat, advice }));
        });
        Ok(())
    }

    /// Tells the best moves with reasons.
    pub(super) async fn advise(&mut self, counsel: Box<Counsel>) -> Result<(), Gone> {
        let Counsel { game, seat, advice } = *counsel;
        let Some(advice) = advice else {
            return self.refuse(&Phrase::new("table-no-hint")).await;
        };
        let view = game.position().view(Viewer::Seat(seat));
        let speaker = self.speaker();
        let paths = draw::paths(&view, seat);
        let mut lines = Vec::new();
        for considered in advice.considered.iter().take(HINTS) {
            let path = paths
                .0
                .iter()
                .find(|path| path.actions.contains(&considered.action));
            let clicks = path.map_or(Vec::new(), |path| {
                path.clicks.iter().map(ToString::to_string).collect()
            });
            let word = game.position().write_action(considered.action);
            let reasons: Vec<_> = considered.reasons.iter().map(|why| speaker.say(why)).collect();
            let id = match (advice.iterations, reasons.is_empty()) {
                (0, true) => "table-hint-plain",
                (_, true) => "table-hint-value",
                (_, false) => "table-hint-reasons",
            };
            let phrase = Phrase::new(id)
                .with("action", word.as_str())
                .with("percent", format!("{:.0}", considered.value * 100.0))
                .with("reasons", reasons.join("; "));
            lines.push(HintLine {
                text: speaker.say(&phrase),
                word,
                clicks,
            });
        }
        let seq = game.seq(Viewer::Seat(seat)).0;
        self.tell(&ServerMessage::Hint { seq, lines }).await
    }
}
