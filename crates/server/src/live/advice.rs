//! What a page asks about an action: what it would look like, and which is good.

use std::time::Duration;

use board::AND_THEN;
use bots::{Bot, Considered};
use rules::{Notation, Observe, Phrase, Position, Refusal, Seat, Viewer};
use say::capitalised;

use super::message::{HintLine, ServerMessage};
use super::{Connection, Counsel, Gone};
use crate::bot_pool::{NoAdvice, Question, Urgency};
use crate::gain::Known;
use crate::limits::Excess;
use crate::names::names;
use crate::system::random;
use crate::table::{AnyMatch, persons};

/// The maximum time for a hint.
const HINT_TIME: Duration = Duration::from_millis(1_500);

/// The number of moves in a hint.
const HINTS: usize = 3;

/// No action takes more clicks.
const MOST_CLICKS: usize = 8;

impl Connection {
    /// Sends the preview of an action.
    pub(super) async fn ghost(&mut self, word: &str) -> Result<(), Gone> {
        let game = self.table.game();
        let speaker = self.speaker();
        let frame = self.perspective.frame;
        let ghost = self.acting(&game).and_then(|seat| {
            // Of several actions the last is the one that was clicked.
            let last = word.rsplit(AND_THEN).next().unwrap_or(word);
            let action = game.position().read_action(last).ok()?;
            let known = self.known(&game, seat);
            let shapes = draw::ghost(known.view(), seat, &action, frame);
            let text = speaker
                .action_named(known.view(), action, &names(&game, speaker))
                .unwrap_or_default();
            let brief = known.with_gain(action, speaker);
            Some((draw::ghost_markup(&shapes, speaker), brief, text))
        });
        let (markup, brief, text) = ghost.unwrap_or_default();
        let ghost = ServerMessage::Ghost {
            word,
            markup,
            brief,
            text,
        };
        self.tell(&ghost).await
    }

    /// Says why a click means nothing: the refusal of what was probably meant by it, or else what
    /// was clicked.
    pub(super) async fn why(&mut self, clicks: &[String]) -> Result<(), Gone> {
        let game = self.table.game();
        let clicks: Vec<&str> = clicks.iter().take(MOST_CLICKS).map(String::as_str).collect();
        let last = clicks.last().copied();
        let refusal = self.acting(&game).and_then(|seat| {
            let last = last?;
            let known = self.known(&game, seat);
            let view = known.view();
            let meant = draw::meant(view, seat, &clicks).or_else(|| draw::meant(view, seat, &[last]))?;
            Some(known.refuse(meant))
        });
        let text = match refusal {
            None => {
                let viewer = self.acting(&game).map_or(Viewer::Public, Viewer::Seat);
                let view = game.position().view(viewer);
                let explained = last.and_then(|id| draw::explained(&view, id));
                explained.map_or_else(String::new, |phrase| {
                    capitalised(&self.speaker().say(&phrase.named(&names(&game, self.speaker()))))
                })
            }
            // It can be done, and what was clicked does not say everything; whoever has clicked nothing
            // else yet has begun at the wrong end.
            Some(None) if clicks.len() < 2 => self.speaker().text("table-begin-lit"),
            Some(None) => self.speaker().text("table-now-choose"),
            Some(Some(refusal)) => {
                let names = names(&game, self.speaker());
                let said = self.speaker().say(&refusal.phrase().named(&names));
                format!("{}.", capitalised(&said))
            }
        };
        self.tell(&ServerMessage::Why { text }).await
    }

    /// The seat at this screen that can decide something.
    pub(super) fn acting(&self, game: &AnyMatch) -> Option<Seat> {
        let shown = self.last.as_ref()?;
        let seat = shown
            .seat
            .filter(|_| shown.covered.is_none() && !game.is_over() && !game.awaits_shares())?;
        game.position().turn().seats().contains(seat).then_some(seat)
    }

    /// What a seat at this screen knows. It is kept for all that a page asks of one position.
    fn known(&mut self, game: &AnyMatch, seat: Seat) -> &Known {
        let at = (game.log().len(), seat);
        if self.known.as_ref().is_none_or(|(known_at, _)| *known_at != at) {
            let view = game.position().view(Viewer::Seat(seat));
            self.known = Some((at, Known::new(view, seat)));
        }
        let (_, known) = self.known.as_ref().expect("it has just been put there");
        known
    }

    /// Asks the best bot; the answer arrives later, and the connection continues meanwhile.
    pub(super) async fn hint(&mut self) -> Result<(), Gone> {
        let game = self.table.game();
        let Some(seat) = self.acting(&game) else {
            return self.refuse(&Phrase::new("play-not-your-turn")).await;
        };
        let own = self.table.seats_of(self.visitor.guest);
        if persons(&game).iter().any(|other| !own.contains(other)) {
            return self.refuse(&Phrase::new("table-no-hints-among-people")).await;
        }
        let Ok(place) = self.counsel.clone().try_reserve_owned() else {
            return self.refuse(&Phrase::new("table-hint-thinking")).await;
        };
        let question = Question {
            asker: self.visitor.guest,
            sender: Some(self.visitor.origin.sender),
            bot: Bot::adviser(game.position().game()),
            view: game.position().view(Viewer::Seat(seat)),
            seat,
            among: Vec::new(),
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

    /// Sends the best moves with reasons.
    pub(super) async fn advise(&mut self, counsel: Box<Counsel>) -> Result<(), Gone> {
        let Counsel { game, seat, advice } = *counsel;
        let advice = match advice {
            Ok(advice) => advice,
            Err(NoAdvice::Busy) => {
                let busy = self.app.meters.beyond(Excess::Thinking);
                return self.refuse(&busy.phrase()).await;
            }
            Err(NoAdvice::Closing) => return self.refuse(&Phrase::new("table-no-hint")).await,
        };
        let known = Known::new(game.position().view(Viewer::Seat(seat)), seat);
        let view = known.view();
        let speaker = self.speaker();
        let paths = draw::paths(view, seat);
        let mut considered: Vec<&Considered> = advice.considered.iter().collect();
        // The first is recommended; the others follow by their worth.
        if let Some((_, others)) = considered.split_first_mut() {
            others.sort_by(|one, other| other.value.total_cmp(&one.value));
        }
        let names = names(&game, speaker);
        let clicks_of = |considered: &Considered| {
            let mut paths = paths.0.iter();
            let path = paths.find(|path| path.actions.contains(&considered.action));
            path.map_or(Vec::new(), |path| {
                path.clicks.iter().map(ToString::to_string).collect()
            })
        };
        let mut ideas: Vec<Idea<'_>> = Vec::new();
        for considered in considered {
            let brief = speaker
                .listed(view, considered.action, &names)
                .unwrap_or_default();
            let idea = Idea {
                brief: known.gaining(brief, considered.action, speaker),
                clicks: clicks_of(considered),
                considered,
            };
            // A hint that reads like a better one says nothing new.
            if ideas.iter().all(|other| other.brief != idea.brief) {
                ideas.push(idea);
            }
        }
        let lead = |share| Bot::lead(game.position().game(), share);
        let line = |(place, idea): (usize, &Idea<'_>)| {
            let worth = (place == 0 && advice.iterations > 0).then_some(idea.considered.value);
            let shapes = draw::ghost(view, seat, &idea.considered.action, self.perspective.frame);
            HintLine {
                text: speaker.recommended(&idea.brief, worth, worth.and_then(lead)),
                word: game.position().write_action(idea.considered.action),
                clicks: idea.clicks.clone(),
                markup: draw::ghost_markup(&shapes, speaker),
            }
        };
        let lines: Vec<HintLine> = various(&ideas, HINTS).into_iter().enumerate().map(line).collect();
        let seq = game.seq(Viewer::Seat(seat)).0;
        self.tell(&ServerMessage::Hint { seq, lines }).await
    }
}

/// An action that may be worth it, in words and clicks.
#[derive(Clone, Debug)]
struct Idea<'a> {
    brief: String,
    clicks: Vec<String>,
    considered: &'a Considered,
}

/// Moves that differ by less than this count as equally good, in shares of the match.
const AS_GOOD: f64 = 0.05;

/// This many of these, the best first: of those that are as good, rather some that begin or end
/// elsewhere than the same in several variations.
fn various<'a>(ideas: &'a [Idea<'a>], count: usize) -> Vec<&'a Idea<'a>> {
    let Some(best) = ideas.first() else {
        return Vec::new();
    };
    let mut chosen = vec![0];
    let is_as_good = |idea: &Idea<'_>| best.considered.value - idea.considered.value < AS_GOOD;
    let begins = |index: &usize| ideas[*index].clicks.first();
    let ends = |index: &usize| ideas[*index].clicks.last();
    let all = 1..ideas.len();
    for index in all.clone().filter(|index| is_as_good(&ideas[*index])) {
        if chosen.len() < count && chosen.iter().all(|other| begins(other) != begins(&index)) {
            chosen.push(index);
        }
    }
    for index in all.clone() {
        if chosen.len() < count && chosen.iter().all(|other| ends(other) != ends(&index)) {
            chosen.push(index);
        }
    }
    for index in all {
        if chosen.len() < count && !chosen.contains(&index) {
            chosen.push(index);
        }
    }
    chosen.sort_unstable();
    chosen.into_iter().map(|index| &ideas[index]).collect()
}

#[cfg(test)]
mod tests {
    use games::{AnyOptions, GameId};

    use super::*;

    #[test]
    fn hints_that_are_as_good_begin_or_end_elsewhere() {
        let options = AnyOptions::new(GameId::Pylos, None, None).expect("rules");
        let position = options.start(2).expect("two seats");
        let mut actions = Vec::new();
        let actor = position.next_actor().expect("somebody begins");
        position.legal_actions(actor, &mut actions);
        let considered = [0.60, 0.59, 0.58, 0.57, 0.30].map(|value| Considered {
            action: actions[0],
            value,
            reasons: Vec::new(),
        });
        let clicked = [
            "quarry-1 cell-a1",
            "quarry-1 cell-a1 turned",
            "quarry-1 cell-b1",
            "quarry-2 cell-a1",
            "quarry-3 cell-c1",
        ];
        let idea = |(considered, clicks): (_, &str)| Idea {
            brief: clicks.to_owned(),
            clicks: clicks.split(' ').map(str::to_owned).collect(),
            considered,
        };
        let ideas: Vec<Idea<'_>> = considered.iter().zip(clicked).map(idea).collect();
        let chosen: Vec<&str> = various(&ideas, 3)
            .iter()
            .map(|idea| idea.brief.as_str())
            .collect();
        assert_eq!(
            chosen,
            ["quarry-1 cell-a1", "quarry-1 cell-a1 turned", "quarry-2 cell-a1"]
        );
        assert!(various(&[], 3).is_empty());
    }
}
