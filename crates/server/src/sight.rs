//! What one viewer sees of a match now: picture, click paths, words.
//!
//! Everything here is made from views and from the viewer's own feed, so that
//! nothing hidden can get into a page or a message.

use draw::{Frame, Paths, Reading, Scene};
use games::{AnyAction, AnyEvent, AnyPosition, AnyView};
use maud::Markup;
use play::{News, Seq};
use rules::{Actor, BySeat, Notation, Observe, Position, Seat, SeatSet, Turn, View, Viewer};
use say::Speaker;
use serde_json::{Map, Value};
use store::GuestId;

use crate::app::{App, now};
use crate::names::names;
use crate::pages::{self, PeopleView, parts};
use crate::table::{AnyMatch, Presence, Table};

/// Who looks: the seats that are played from this screen, and which of them
/// has said that it is the one before it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Eyes {
    pub(crate) own: SeatSet,
    pub(crate) shown: Option<Seat>,
    pub(crate) frame: Frame,
    pub(crate) speaker: Speaker,
}

/// What is seen.
pub(crate) struct Sight {
    pub(crate) viewer: Viewer,
    /// The seat that this screen speaks for now.
    pub(crate) seat: Option<Seat>,
    /// Whether that seat can do something now.
    pub(crate) may_act: bool,
    /// The seat that the device has to be passed to before anything is shown.
    pub(crate) covered: Option<Seat>,
    pub(crate) seq: Seq,
    pub(crate) scene: Scene,
    /// The same in words.
    pub(crate) reading: Reading,
    /// What can be clicked, as a tree: id → tree, or → `[ends, word, word, …]`.
    pub(crate) paths: Value,
    /// Pieces of the page by the id of their element.
    pub(crate) parts: Vec<(&'static str, String)>,
    /// The lines of the log.
    pub(crate) log: Vec<String>,
    /// The last lines of the log once more, to be heard.
    pub(crate) spoken: Vec<String>,
    /// Milliseconds left and whether they run, by seat; empty without a clock.
    pub(crate) clocks: Vec<(u64, bool)>,
    /// The ids of what the last turn changed.
    pub(crate) fresh: Vec<String>,
}

/// One line of the log: an action that counts and that the viewer has noticed.
pub(crate) struct Step {
    /// Who acted.
    pub(crate) actor: Actor,
    /// What the viewer learnt, in words.
    pub(crate) text: String,
    /// The same without notation, for the last steps.
    pub(crate) spoken: Option<String>,
    /// How many actions counted then.
    pub(crate) place: usize,
}

/// So many steps at the end can be heard: whoever missed more reads the log.
const SPOKEN: usize = 10;

/// Who sees what: everything once the match is over.
pub(crate) fn viewer_of(game: &AnyMatch, seat: Option<Seat>) -> Viewer {
    match seat {
        _ if game.is_over() => Viewer::All,
        Some(seat) => Viewer::Seat(seat),
        None => Viewer::Public,
    }
}

/// From whose side the table is seen: this seat's, also when everything is open.
pub(crate) fn side_of(viewer: Viewer, seat: Option<Seat>) -> Viewer {
    match (viewer, seat) {
        (Viewer::All | Viewer::Seat(_), Some(seat)) => Viewer::Seat(seat),
        (viewer, _) => viewer,
    }
}

impl Eyes {
    /// The seat that this screen speaks for: the one that has to decide, or
    /// the one that did so last.
    pub(crate) fn front(self, game: &AnyMatch) -> Option<Seat> {
        let undecided = if game.is_over() {
            SeatSet::EMPTY
        } else {
            game.position().undecided()
        };
        let deciding = undecided.iter().find(|seat| self.own.contains(*seat));
        let shown = self.shown.filter(|seat| self.own.contains(*seat));
        deciding.or(shown).or_else(|| self.own.first())
    }

    /// The seat from whose side this screen sees the table.
    pub(crate) fn side(self, view: &AnyView, seat: Option<Seat>) -> Option<Seat> {
        let (first, seat) = (self.own.first()?, seat?);
        Some(draw::shared_side(view, first, seat))
    }

    /// Whether people who have secrets from each other share this screen.
    fn share_secrets(self, game: &AnyMatch) -> bool {
        self.own.len() > 1 && !game.is_over() && game.position().game().has_secrets()
    }
}

impl Sight {
    /// What these eyes see.
    pub(crate) fn new(game: &AnyMatch, id: store::MatchId, eyes: Eyes, presence: &Presence) -> Sight {
        let speaker = eyes.speaker;
        let seat = eyes.front(game);
        let covered = seat.filter(|_| eyes.share_secrets(game) && eyes.shown != seat);
        let viewer = match covered {
            Some(_) => Viewer::Public,
            None => viewer_of(game, seat),
        };
        let view = game.view(viewer);
        let side = side_of(viewer, eyes.side(&view, seat));
        let deciding = !game.is_over() && covered.is_none();
        let acting = seat.filter(|seat| deciding && game.position().turn().seats().contains(*seat));
        let scene = draw::scene(&view, side, eyes.frame);
        let paths = match acting {
            Some(seat) => draw::paths(&view, seat),
            None => Paths(Vec::new()),
        };
        let reading = draw::reading(&view, side, &paths);
        let paths = match acting {
            Some(seat) => tree(&paths, game.position(), seat),
            None => Value::Object(Map::new()),
        };
        let names = names(game, speaker);
        let steps = steps(game, viewer, &names, speaker);
        let shown = parts::TableParts {
            game,
            id,
            view: &view,
            viewer,
            seat: seat.filter(|_| covered.is_none()),
            covered,
            own: eyes.own,
            names: &names,
            presence: Some(presence),
            speaker,
        };
        let text = |markup: Markup| markup.into_string();
        let parts = vec![
            ("players", text(shown.players())),
            ("prompt", text(shown.prompt())),
            ("bar", text(shown.bar())),
            ("result", text(shown.result())),
            ("cover", text(shown.cover())),
        ];
        let faces = game.clocks(viewer_for_clocks(viewer), now());
        let clocks = faces.map_or(Vec::new(), |faces| {
            faces.iter().map(|face| (face.left.0, face.running)).collect()
        });
        let last = fresh_since(&steps);
        let fresh = match last {
            Some(place) => {
                let before = draw::scene(&game.view_at(place, viewer), side, eyes.frame);
                let ids = draw::changed(&before, &scene);
                ids.iter().map(ToString::to_string).collect()
            }
            None => Vec::new(),
        };
        Sight {
            viewer,
            seat,
            may_act: acting.is_some_and(|seat| game.position().undecided().contains(seat)),
            covered,
            seq: seat.map_or(game.seq(Viewer::Public), |seat| game.seq(Viewer::Seat(seat))),
            scene,
            reading,
            paths,
            parts,
            log: parts::log_lines(id, &steps),
            spoken: steps.into_iter().filter_map(|step| step.spoken).collect(),
            clocks,
            fresh,
        }
    }

    /// The markup of one part.
    pub(crate) fn part(&self, name: &str) -> &str {
        let found = self.parts.iter().find(|(id, _)| *id == name);
        found.map_or("", |(_, markup)| markup)
    }
}

impl App {
    /// What these eyes see at a table, with the links that belong to this guest.
    pub(crate) fn sight(&self, table: &Table, game: &AnyMatch, eyes: Eyes, guest: GuestId) -> Sight {
        let presence = table.presence();
        let mut sight = Sight::new(game, table.id, eyes, &presence);
        let names = names(game, eyes.speaker);
        let gathering = PeopleView {
            game,
            presence: &presence,
            guest,
            own: eyes.own,
            names: &names,
            speaker: eyes.speaker,
        };
        let invites = pages::invitations(self, table.id, &gathering);
        sight.parts.extend([
            ("invites", invites.into_string()),
            ("links", pages::links(self, table.id, &gathering).into_string()),
            ("talk", gathering.talk().into_string()),
            ("people", gathering.people().into_string()),
        ]);
        sight
    }
}

/// Once everything is open, clocks are those that spectators saw.
const fn viewer_for_clocks(viewer: Viewer) -> Viewer {
    match viewer {
        Viewer::All => Viewer::Public,
        other => other,
    }
}

/// The actions that count and that the viewer has noticed, in words.
pub(crate) fn steps(game: &AnyMatch, viewer: Viewer, names: &BySeat<String>, speaker: Speaker) -> Vec<Step> {
    let numbers: Vec<_> = game.standing().collect();
    let actor = |place: usize| match game.entry(numbers[place - 1]).map(|entry| &entry.kind) {
        Some(play::EntryKind::Acted { seat, .. }) => Actor::Seat(*seat),
        _ => Actor::Chance,
    };
    // People write notation; what chance decides is told in words.
    let written = |event: &AnyEvent, actor: Actor| match actor {
        Actor::Chance => speaker.spoken_event(event, names),
        Actor::Seat(_) => speaker.event(event, names),
    };
    let spoken = |event: &AnyEvent, place: usize, all: usize| {
        let is_late = place + SPOKEN > all;
        is_late.then(|| speaker.spoken_event(event, names))
    };
    if viewer == Viewer::All {
        let mut position = game.start().clone();
        let mut steps = Vec::new();
        for (place, number) in (1..).zip(&numbers) {
            let Some(action) = game.entry(*number).and_then(|entry| entry.kind.action()) else {
                continue;
            };
            let actor = actor(place);
            let event = position.event(actor, *action, Viewer::All);
            position.play_unchecked(actor, *action);
            steps.extend(event.map(|event| Step {
                actor,
                text: written(&event, actor),
                spoken: spoken(&event, place, numbers.len()),
                place,
            }));
        }
        return steps;
    }
    let feed = game.feed(viewer, Seq(0));
    let told = |(place, seq): (usize, Seq)| {
        let index = usize::try_from(seq.0).ok()?.checked_sub(1)?;
        match &feed.get(index)?.news {
            News::Event(event) => Some(Step {
                actor: actor(place),
                text: written(event, actor(place)),
                spoken: spoken(event, place, numbers.len()),
                place,
            }),
            _ => None,
        }
    };
    game.noticed(viewer).into_iter().filter_map(told).collect()
}

/// Before which step the last turn began: how many actions counted then.
fn fresh_since(steps: &[Step]) -> Option<usize> {
    let acted = |step: &Step| matches!(step.actor, Actor::Seat(_));
    let last = steps.iter().rposition(acted)?;
    let actor = steps[last].actor;
    let others = |step: &Step| step.actor != actor && acted(step);
    let before = steps[..last].iter().rposition(others);
    let first = before.map_or(0, |before| before + 1);
    let first = first + steps[first..].iter().position(acted)?;
    Some(steps[first].place - 1)
}

/// What can be clicked, as a tree: see [`Sight::paths`].
pub(crate) fn tree(paths: &Paths<AnyAction>, position: &AnyPosition, seat: Seat) -> Value {
    let mut root = Map::new();
    for path in &paths.0 {
        let ends = path
            .actions
            .iter()
            .all(|action| ends_turn(position, seat, *action));
        let mut leaf = vec![Value::from(u8::from(ends))];
        leaf.extend(
            path.actions
                .iter()
                .map(|action| Value::from(position.write_action(*action))),
        );
        let Some((target, way)) = path.clicks.split_last() else {
            continue;
        };
        let mut node = &mut root;
        for id in way {
            let next = node
                .entry(id.as_str())
                .or_insert_with(|| Value::Object(Map::new()));
            node = next.as_object_mut().expect("no path is the beginning of another");
        }
        node.insert(target.to_string(), Value::Array(leaf));
    }
    Value::Object(root)
}

/// Whether the seat has nothing more to decide after this action.
///
/// Where several seats choose at the same time, it is the same for the viewer
/// whether the others have chosen already: either the choice is made, or it
/// was the last one and everything is shown.
pub(crate) fn ends_turn(position: &AnyPosition, seat: Seat, action: AnyAction) -> bool {
    let together = position.turn().seats().len() > 1;
    let mut after = position.clone();
    after.play_unchecked(Actor::Seat(seat), action);
    if together {
        let shown = || after.view(Viewer::Public) != position.view(Viewer::Public);
        return !after.undecided().contains(seat) || shown();
    }
    let mut outcomes = Vec::new();
    while after.turn() == Turn::Chance {
        outcomes.clear();
        after.legal_actions(Actor::Chance, &mut outcomes);
        let any = outcomes.first().expect("chance always has something to decide");
        after.play_unchecked(Actor::Chance, *any);
    }
    !after.turn().seats().contains(seat)
}

/// The points of every seat, as far as the viewer may know them; `None` in a
/// game without points.
pub(crate) fn points(view: &AnyView) -> Option<BySeat<i32>> {
    let tally = view.tally();
    let counted = tally.iter().any(|tally| !tally.lines.is_empty());
    counted.then(|| tally.map(|_, tally| tally.total()))
}

#[cfg(test)]
mod tests {
    use dice::SeededDice;
    use games::{AnyOptions, GameId};
    use rules::Dice;

    use super::*;

    /// A few worlds that fit what the seat knows, at every so many decisions.
    const WORLDS: usize = 3;
    const STEP: usize = 5;

    #[test]
    fn whether_a_turn_ends_follows_from_what_the_seat_knows() {
        let mut compared = 0;
        for &game in GameId::ALL {
            for seats in game.seats() {
                let dice = &mut SeededDice::new(u64::from(seats));
                let options = AnyOptions::new(game, None, None).expect("usual options");
                let mut position = options.start(seats).expect("the game is for so many");
                let mut choices = Vec::new();
                for ply in 0.. {
                    let Some(actor) = position.next_actor() else {
                        break;
                    };
                    for seat in position.turn().seats().iter().filter(|_| ply % STEP == 0) {
                        compared += compare(&position, seat, dice);
                    }
                    choices.clear();
                    position.legal_actions(actor, &mut choices);
                    let choice = choices[dice.below(choices.len() as u32) as usize];
                    position.play_unchecked(actor, choice);
                }
            }
        }
        assert!(compared > 10_000, "{compared} comparisons");
    }

    /// Compares the truth with invented worlds; says how often.
    fn compare(position: &AnyPosition, seat: Seat, dice: &mut SeededDice) -> usize {
        let view = position.view(Viewer::Seat(seat));
        let mut actions = Vec::new();
        position.legal_actions(Actor::Seat(seat), &mut actions);
        for _ in 0..WORLDS {
            let world = AnyPosition::sample(&view, dice);
            for action in &actions {
                let [truth, invented] = [position, &world].map(|world| ends_turn(world, seat, *action));
                assert_eq!(truth, invented, "{action:?} of {seat} in {position:?}");
            }
        }
        actions.len() * WORLDS
    }
}
