//! The turns of a story: what belongs together is told in one sentence.

use std::sync::Arc;

use draw::digest;
use games::{AnyEvent, AnyView};
use rules::{Actor, BySeat, Seat, View};
use say::{Belongs, Speaker, ToldTurn, belongs};

/// What happened in one turn, or while nobody's turn was.
#[derive(Clone, Debug)]
pub struct StoryTurn {
    /// Whose it was; nobody's if chance alone acted, or all at the same time.
    pub by: Option<Seat>,
    /// What happened, in a sentence.
    pub text: String,
    /// The same in a few words, for where it is said who acted; empty if nobody did.
    pub brief: String,
    /// The same in notation.
    pub notation: String,
    /// How many lines of the story had happened afterwards.
    pub ply: usize,
    /// Of this turn and all before it.
    pub(crate) chain: u64,
}

/// All turns so far; the last one may go on.
#[derive(Clone, Debug)]
pub(crate) struct Turns {
    pub(crate) all: Vec<Arc<StoryTurn>>,
    last: Option<LastTurn>,
    /// Everybody's points after the last event.
    points: BySeat<i32>,
}

/// What the sentence of the last turn is made of.
#[derive(Clone, Debug)]
struct LastTurn {
    first: Belongs,
    by: Option<Seat>,
    events: Vec<AnyEvent>,
    view: AnyView,
    gained: BySeat<i32>,
    notation: Vec<String>,
    ply: usize,
    told: Told,
}

/// How much of a turn is told.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Told {
    Nothing,
    /// As far as it went then.
    Part,
    All,
}

impl Turns {
    pub(crate) fn none() -> Turns {
        Turns {
            all: Vec::new(),
            last: None,
            points: BySeat::from_fn(2, |_| 0),
        }
    }

    /// Everybody's points in a view that they did not have before.
    pub(crate) fn gained(&mut self, view: &AnyView) -> BySeat<i32> {
        let now = view.tally().map(|_, tally| tally.total());
        let before = std::mem::replace(&mut self.points, now);
        self.points
            .map(|seat, points| points - before.get(seat).copied().unwrap_or_default())
    }

    /// Whether an event belongs to another turn than the one before it.
    pub(crate) fn is_new(&self, next: Belongs, actor: Actor) -> bool {
        let Some(last) = &self.last else {
            return true;
        };
        match next {
            Belongs::Begins => true,
            Belongs::Follows => false,
            Belongs::Apart => last.first != Belongs::Apart,
            Belongs::Step => !matches!(last.first, Belongs::Step | Belongs::Begins),
            Belongs::Turn => match last.first {
                Belongs::Turn => last.by != actor.seat(),
                Belongs::Begins => last.by.is_some_and(|by| Some(by) != actor.seat()) || last.is_of_all(),
                Belongs::Step | Belongs::Apart | Belongs::Follows => true,
            },
        }
    }

    pub(crate) fn begin(&mut self, first: Belongs, view: &AnyView) {
        self.last = Some(LastTurn {
            first,
            by: None,
            events: Vec::new(),
            view: view.clone(),
            gained: self.points.map(|_, _| 0),
            notation: Vec::new(),
            ply: 0,
            told: Told::Nothing,
        });
    }

    pub(crate) fn add(
        &mut self,
        event: &AnyEvent,
        view: &AnyView,
        actor: Actor,
        gained: &BySeat<i32>,
        notation: &str,
        ply: usize,
    ) {
        let Some(last) = &mut self.last else {
            return;
        };
        if matches!(belongs(event), Belongs::Turn | Belongs::Begins) {
            last.by = last.by.or(actor.seat());
        }
        last.events.push(event.clone());
        last.view = view.clone();
        last.gained = last.gained.map(|seat, sum| sum + gained[seat]);
        last.notation.push(notation.to_owned());
        last.ply = ply;
        if last.told == Told::All {
            last.told = Told::Part;
        }
    }

    /// Puts the last turn into words, as far as it went.
    pub(crate) fn tell(&mut self, speaker: Speaker, names: &BySeat<String>, you: Option<Seat>) {
        let Some(last) = self.last.as_mut().filter(|last| last.told != Told::All) else {
            return;
        };
        let turn = ToldTurn {
            by: last.by,
            you,
            events: &last.events,
            view: &last.view,
            gained: &last.gained,
        };
        let text = speaker.turn(turn, names);
        let brief = speaker.turn_in_short(turn, names).unwrap_or_default();
        if last.told == Told::Part {
            self.all.pop();
        }
        last.told = Told::All;
        let notation = last.notation.join("; ");
        let before = self.all.last().map_or(0, |turn| turn.chain);
        self.all.push(Arc::new(StoryTurn {
            by: last.by,
            chain: digest((before, last.by, &text, &notation, last.ply)),
            text,
            brief,
            notation,
            ply: last.ply,
        }));
    }
}

impl LastTurn {
    /// Whether all have acted in it at the same time.
    fn is_of_all(&self) -> bool {
        self.events.iter().any(|event| belongs(event) == Belongs::Step)
    }
}
