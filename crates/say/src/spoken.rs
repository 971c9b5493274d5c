use games::{ActionOf, EventOf, Listed, ViewOf};
use rules::{BySeat, Phrase, Seat, Tally};

use crate::{Belongs, Sketch, Speaker};

/// A game that can be put into words. It is implemented in the folder of `say`
/// that is named like the game.
pub(crate) trait Spoken: Listed {
    /// The id of its name.
    const NAME: &'static str;

    /// The id of what it is about, in one sentence.
    const ABOUT: &'static str;

    /// The id of how its actions are written, with examples.
    const NOTATION: &'static str;

    /// The id of what people call a rule set.
    fn variant(variant: Self::Variant) -> &'static str;

    /// The id of how one wins by a rule set, in two sentences for somebody who begins.
    fn goal(_: Self::Variant) -> &'static str {
        Self::ABOUT
    }

    /// The board in characters; it can be read without colours, and fits [`COLUMNS`](crate::COLUMNS)
    /// if the names are not longer than [`board::NAME`](crate::board::NAME).
    fn sketch(view: &ViewOf<Self>, names: &BySeat<String>, speaker: Speaker) -> Sketch;

    /// What the deciding player can do now.
    fn prompt(view: &ViewOf<Self>) -> Phrase;

    /// What has to be chosen now after a first click that does not say everything; `None` if there is
    /// nothing better to say than that something lit has to be.
    fn next(_: &ViewOf<Self>) -> Option<Phrase> {
        None
    }

    /// What an action does; `None` for what only chance does in a game with secrets.
    fn action(view: &ViewOf<Self>, action: ActionOf<Self>) -> Option<Phrase>;

    /// What a viewer learnt, in one line.
    fn event(event: &EventOf<Self>, names: &BySeat<String>, speaker: Speaker) -> String;

    /// The same without notation, to be heard.
    fn spoken_event(event: &EventOf<Self>, names: &BySeat<String>, speaker: Speaker) -> String {
        Self::event(event, names, speaker)
    }

    /// Where an event belongs in the story of the match.
    fn belongs(_: &EventOf<Self>) -> Belongs {
        Belongs::Turn
    }

    /// What happened in a turn, as clauses about the player who acted, without places;
    /// if nobody in particular did, each is about somebody or something. Without
    /// any, the turn is told by its last event.
    fn told(_: &[&EventOf<Self>], _: &ViewOf<Self>, _: &BySeat<String>) -> Vec<Phrase> {
        Vec::new()
    }

    /// The part of a turn that is told where there is room for a few words only.
    fn told_in_short(
        events: &[&EventOf<Self>],
        view: &ViewOf<Self>,
        names: &BySeat<String>,
    ) -> Option<Phrase> {
        Self::told(events, view, names).into_iter().next()
    }

    /// Whether the player who acted last has the next turn, too.
    fn plays_again(_: &ViewOf<Self>) -> bool {
        false
    }

    /// What an action does, in a few words without places; `None` if
    /// [`action`](Spoken::action) says it as well.
    fn brief(_: &ViewOf<Self>, _: ActionOf<Self>) -> Option<Phrase> {
        None
    }

    /// The same for a list beside the board, where nothing can be pointed at: which and where, in
    /// words for what is seen, without notation. `None` if [`brief`](Spoken::brief) says all of it.
    fn listed(_: &ViewOf<Self>, _: ActionOf<Self>) -> Option<Phrase> {
        None
    }

    /// What a seat has learnt by its own event in the middle of its turn, which nothing else
    /// points out.
    fn learnt(_: &EventOf<Self>, _: Seat) -> Option<Phrase> {
        None
    }

    /// The id of what decides between players with the most points; `None` if they share the
    /// victory.
    const TIE_BREAK: Option<&'static str> = None;

    /// Whether players have points, from the first move on.
    const HAS_POINTS: bool = true;

    /// The number of the round that is played, in a game whose rounds are counted.
    fn round(_: &ViewOf<Self>) -> Option<u8> {
        None
    }

    /// Whether points are counted only when a round is over: then no turn has earned them.
    const SCORES_ROUNDS: bool = false;

    /// What would be added to everybody's points if it were counted now; empty where all points
    /// are counted at once.
    fn outlook(_: &ViewOf<Self>) -> Option<BySeat<Tally>> {
        None
    }

    /// The line under which lines of points like this one are added up where there is little room;
    /// `None` if it stands for itself.
    fn added_up(_: &Phrase) -> Option<Phrase> {
        None
    }

    /// A line of points beside a title that says which round it is about; `None` if it does not name
    /// the round.
    fn without_round(_: &Phrase) -> Option<Phrase> {
        None
    }

    /// The harm that this seat has just done itself, while it can still take it back.
    fn trouble(_: &ViewOf<Self>, _: Seat) -> Option<Phrase> {
        None
    }
}
