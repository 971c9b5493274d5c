//! Views, events and sampled worlds.

use rules::{Actor, Dice, Observe, Seat, Turn, View, Viewer};

use super::{actors, hash, list, lists, played, some};
use crate::law::{Fail, Law, brief, ensure};

/// The number of worlds sampled for each viewer of one position.
const WORLDS: usize = 2;

/// The number of actions of one position whose events are compared, for each viewer.
const COMPARED: usize = 150;

/// The number of actions of a sampled world that are compared with the true one's.
const CROSSED: usize = 8;

/// Counts what was actually checked, so that an empty check does not count as passed.
#[derive(Clone, Copy, Default)]
pub(crate) struct Seen {
    pub(crate) worlds: usize,
    pub(crate) alike: usize,
    pub(crate) silent: usize,
    pub(crate) crossed: usize,
}

/// An action and what a viewer learns from it.
struct Told<P: Observe> {
    actor: Actor,
    action: P::Action,
    event: P::Event,
}

/// All viewers who may look at this position.
pub(crate) fn viewers<P: Observe>(position: &P) -> impl Iterator<Item = Viewer> + Clone + use<P> {
    let over = position.turn() == Turn::Over;
    Seat::all(position.seats())
        .map(Viewer::Seat)
        .chain(std::iter::once(Viewer::Public))
        .chain(over.then_some(Viewer::All))
}

/// All laws about viewing a position.
pub(crate) fn in_depth<P: Observe>(position: &P, dice: &mut dyn Dice) -> Result<Seen, Fail> {
    let mut seen = Seen::default();
    for viewer in viewers(position) {
        let view = position.view(viewer);
        agrees(position, &view, viewer)?;
        let told = events(position, &view, viewer, &mut seen, dice)?;
        for _ in 0..WORLDS {
            let world = P::sample(&view, dice);
            fits(position, &view, &world, viewer)?;
            crossed(position, &told, &world, viewer, &mut seen, dice)?;
            seen.worlds += 1;
        }
    }
    Ok(seen)
}

fn agrees<P: Observe>(position: &P, view: &P::View, viewer: Viewer) -> Result<(), Fail> {
    let (turn, seats) = (position.turn(), position.seats());
    ensure!(
        view.seats() == seats && view.tally().seats() == seats,
        Law::Seats,
        "the view of {viewer:?} has another number of seats: {}",
        brief(view)
    );
    ensure!(
        view.turn() == turn,
        Law::ViewAgrees,
        "the turn is {turn:?}, but {viewer:?} sees {:?}",
        view.turn()
    );
    ensure!(
        viewer != Viewer::All || view.tally() == position.tally(),
        Law::ViewAgrees,
        "the tally is {:?}, but who sees everything sees {:?}",
        position.tally(),
        view.tally()
    );
    for seat in Seat::all(seats) {
        let truth = list(position, Actor::Seat(seat));
        let mut shown = Vec::new();
        view.legal_actions(seat, &mut shown);
        ensure!(
            shown == truth || (shown.is_empty() && viewer != Viewer::Seat(seat)),
            Law::ViewAgrees,
            "{viewer:?} sees the list {} of {seat:?}, which is {}",
            brief(&shown),
            brief(&truth)
        );
    }
    Ok(())
}

fn events<P: Observe>(
    position: &P,
    view: &P::View,
    viewer: Viewer,
    seen: &mut Seen,
    dice: &mut dyn Dice,
) -> Result<Vec<Told<P>>, Fail> {
    let mut told: Vec<Told<P>> = Vec::new();
    // The view after the action, for the first of those that look alike.
    let mut after: Vec<Option<P::View>> = Vec::new();
    for (actor, action) in some(&choices(position), COMPARED, dice) {
        let view_after = || played(position, actor, action).view(viewer);
        let Some(event) = position.event(actor, action, viewer) else {
            seen.silent += 1;
            let now = view_after();
            ensure!(
                now == *view,
                Law::SilentEventKeepsView,
                "{action:?} of {actor:?} is no event for {viewer:?}, but changes the view from {} to {}",
                brief(view),
                brief(&now)
            );
            continue;
        };
        let Some(first) = told.iter().position(|other| other.event == event) else {
            told.push(Told { actor, action, event });
            after.push(None);
            continue;
        };
        seen.alike += 1;
        let Told {
            actor: other_actor,
            action: other,
            ..
        } = told[first];
        let expected = after[first].get_or_insert_with(|| played(position, other_actor, other).view(viewer));
        let now = view_after();
        ensure!(
            *expected == now,
            Law::SameEventSameView,
            "{other:?} of {other_actor:?} and {action:?} of {actor:?} are the same event for {viewer:?}, \
             {event:?}, but lead to {} and {}",
            brief(expected),
            brief(&now)
        );
    }
    Ok(told)
}

fn fits<P: Observe>(position: &P, view: &P::View, world: &P, viewer: Viewer) -> Result<(), Fail> {
    lists::everywhere(world, position.seats()).map_err(|fail| Fail {
        detail: format!("in a position sampled for {viewer:?}: {}", fail.detail),
        ..fail
    })?;
    ensure!(
        world.turn() == position.turn(),
        Law::SampleKeepsTurn,
        "the turn is {:?}, but in a position sampled for {viewer:?} it is {:?}",
        position.turn(),
        world.turn()
    );
    let looks = world.view(viewer);
    ensure!(
        looks == *view && hash(&looks) == hash(view),
        Law::SampleKeepsView,
        "{viewer:?} sees {}, but in a sampled position {}",
        brief(view),
        brief(&looks)
    );
    if let Viewer::Seat(seat) = viewer {
        let truth = list(position, Actor::Seat(seat));
        let invented = list(world, Actor::Seat(seat));
        ensure!(
            truth == invented,
            Law::SampleKeepsChoices,
            "{seat:?} has the list {}, but in a position sampled for it {}",
            brief(&truth),
            brief(&invented)
        );
    }
    Ok(())
}

/// Actions of the sampled world with the same event as one of the true position lead to the same
/// view.
fn crossed<P: Observe>(
    position: &P,
    told: &[Told<P>],
    world: &P,
    viewer: Viewer,
    seen: &mut Seen,
    dice: &mut dyn Dice,
) -> Result<(), Fail> {
    for (actor, action) in some(&choices(world), CROSSED, dice) {
        let Some(event) = world.event(actor, action, viewer) else {
            continue;
        };
        let Some(truth) = told.iter().find(|truth| truth.event == event) else {
            continue;
        };
        seen.crossed += 1;
        let expected = played(position, truth.actor, truth.action).view(viewer);
        let now = played(world, actor, action).view(viewer);
        ensure!(
            expected == now,
            Law::EventTellsAll,
            "the same event for {viewer:?}, {event:?}, leads to {} and, in a sampled position, to {}",
            brief(&expected),
            brief(&now)
        );
    }
    Ok(())
}

fn choices<P: Observe>(position: &P) -> Vec<(Actor, P::Action)> {
    actors(position.seats())
        .flat_map(|actor| {
            list(position, actor)
                .into_iter()
                .map(move |action| (actor, action))
        })
        .collect()
}
