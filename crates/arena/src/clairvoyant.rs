use bots::{Bot, Limits};
use dice::SeededDice;
use games::{AnyAction, AnyPosition, AnyView, game_tomb};
use rules::{Actor, BySeat, Dice, Observe, Outcome, Position, Seat, Viewer};

use crate::entrant::{Contestant, Entrant, Forfeit, SeatAssignment, Thinking, Truth};

/// A benchmark for luck: it knows all hidden cards and all future chance results.
///
/// With all of that known there is neither chance nor hidden information left, so it searches a
/// plain tree: Monte Carlo with greedy playouts, each seat maximising its own result. In every
/// position what the greedy player does comes first, and others follow as visits allow: so a few
/// visits already say what an action is worth if everybody then plays sensibly. No honest player
/// can know as much, so where even this one hardly wins more often, the result is mostly luck. It
/// is a strong cheat, not a proof: its tree is small.
#[derive(Clone, Copy, Debug, Default)]
pub struct Clairvoyant;

/// The number of playouts per action with its full share.
const PLAYOUTS: f64 = 1000.0;

/// The part of a result that depends on the margin in points, and the margin that counts three
/// quarters: where all actions win, or none, points say which is better.
const MARGIN: f64 = 0.6;
const SCALE: f64 = 15.0;

/// The exploration constant.
const CURIOSITY: f64 = 0.1;

/// The share of an action that has not been tried: below any other.
const UNTRIED: f64 = -1.0;

struct ClairvoyantPlayer {
    seat: Seat,
    dice: SeededDice,
    playouts: usize,
}

impl Clairvoyant {
    /// Its name in a list of bots.
    pub const NAME: &'static str = "clairvoyant";
}

impl Entrant for Clairvoyant {
    fn name(&self) -> &'static str {
        Clairvoyant::NAME
    }

    fn sit(&self, table: &SeatAssignment<'_>) -> Result<Box<dyn Contestant + '_>, Forfeit> {
        let share = match table.thinking {
            Thinking::Share(share) => share,
            // It reads no clock; luck does not depend on time.
            Thinking::Time(_) | Thinking::AsAtTable => 1.0,
        };
        Ok(Box::new(ClairvoyantPlayer {
            seat: table.seat,
            dice: SeededDice::new(table.seed),
            playouts: (PLAYOUTS * share) as usize,
        }))
    }
}

/// A position of the tree, identified by the path to it.
struct Node {
    visits: f64,
    /// The sum of the results for each seat.
    sums: BySeat<f64>,
    children: Vec<(AnyAction, usize)>,
}

impl Node {
    fn new(seats: u8) -> Node {
        Node {
            visits: 0.0,
            sums: BySeat::from_fn(seats, |_| 0.0),
            children: Vec::new(),
        }
    }

    fn mean(&self, seat: Seat) -> f64 {
        if self.visits > 0.0 {
            self.sums[seat] / self.visits
        } else {
            UNTRIED
        }
    }

    /// How many children it may have by now: at the root all of them, elsewhere as many as the
    /// root of its visits and one.
    fn room(&self, is_root: bool) -> usize {
        if is_root {
            usize::MAX
        } else {
            1 + self.visits.sqrt() as usize
        }
    }
}

impl Contestant for ClairvoyantPlayer {
    fn choose(&mut self, view: &AnyView) -> Result<AnyAction, Forfeit> {
        let advice = Bot::Greedy.think_safely(view, self.seat, &mut self.dice, Limits::FULL);
        Ok(advice.action)
    }

    fn choose_knowing(&mut self, truth: &Truth<'_>) -> Option<AnyAction> {
        let mut actions = Vec::new();
        choices(truth.position, Actor::Seat(self.seat), &mut actions);
        if actions.len() < 2 {
            return actions.first().copied();
        }
        let mut nodes = vec![Node::new(truth.position.seats())];
        for _ in 0..self.playouts.max(2 * actions.len()) {
            self.play_out(truth, &mut nodes);
        }
        let best = nodes[0].children.iter().max_by(|(_, one), (_, other)| {
            let rank = |child: usize| (nodes[child].visits, nodes[child].mean(self.seat));
            let (one, other) = (rank(*one), rank(*other));
            one.0.total_cmp(&other.0).then(one.1.total_cmp(&other.1))
        });
        best.map(|(action, _)| *action)
    }
}

impl ClairvoyantPlayer {
    /// What the greedy player does; like everybody in a playout it sees only its view.
    fn greedy(&mut self, position: &AnyPosition, seat: Seat) -> AnyAction {
        let view = position.view(Viewer::Seat(seat));
        Bot::Greedy
            .think(&view, seat, &mut self.dice, Limits::FULL)
            .action
    }

    /// Descends the tree, adds a position, and plays on greedily to the end. Because all chance
    /// is known, the same path always leads to the same position.
    fn play_out(&mut self, truth: &Truth<'_>, nodes: &mut Vec<Node>) {
        let mut chance = truth.chance.clone();
        let mut position: AnyPosition = truth.position.clone();
        let mut actions = Vec::new();
        let mut path = vec![0];
        let mut in_tree = true;
        while let Some(actor) = position.next_actor() {
            let action = match actor {
                Actor::Chance => roll(&position, &mut chance, &mut actions),
                Actor::Seat(seat) if in_tree => {
                    choices(&position, actor, &mut actions);
                    let here = path[path.len() - 1];
                    let known = nodes[here].children.len();
                    let (action, child) = if known < actions.len().min(nodes[here].room(here == 0)) {
                        in_tree = false;
                        let action = if known == 0 {
                            self.greedy(&position, seat)
                        } else {
                            let is_new = |action: &&AnyAction| {
                                nodes[here].children.iter().all(|(old, _)| old != *action)
                            };
                            *actions
                                .iter()
                                .find(is_new)
                                .expect("fewer are known than there are")
                        };
                        let child = nodes.len();
                        nodes.push(Node::new(position.seats()));
                        nodes[here].children.push((action, child));
                        (action, child)
                    } else {
                        promising(nodes, here, seat)
                    };
                    path.push(child);
                    action
                }
                Actor::Seat(seat) => self.greedy(&position, seat),
            };
            position.play_unchecked(actor, action);
        }
        let outcome = position.outcome().expect("a match without an actor is over");
        let values = values(&outcome);
        for node in path {
            nodes[node].visits += 1.0;
            for (sum, value) in nodes[node].sums.iter_mut().zip(&values) {
                *sum += value;
            }
        }
    }
}

/// What a seat can do, without choosing again: that leads back to where it was, and who knows
/// everything would go round in circles.
fn choices(position: &AnyPosition, actor: Actor, acc: &mut Vec<AnyAction>) {
    acc.clear();
    position.legal_actions(actor, acc);
    acc.retain(|action| *action != AnyAction::Tomb(game_tomb::Action::Again));
}

/// The child to visit next: good so far, or rarely visited (UCB1).
fn promising(nodes: &[Node], here: usize, seat: Seat) -> (AnyAction, usize) {
    let spread = nodes[here].visits.ln();
    let promise = |&(_, child): &(AnyAction, usize)| {
        let child = &nodes[child];
        child.mean(seat) + CURIOSITY * (spread / child.visits).sqrt()
    };
    *nodes[here]
        .children
        .iter()
        .max_by(|one, other| promise(one).total_cmp(&promise(other)))
        .expect("a seat on turn has something to decide")
}

/// The value of an outcome for each seat: its share of the first place and its margin.
fn values(outcome: &Outcome) -> BySeat<f64> {
    let seats = outcome.places.seats();
    let winners = Seat::all(seats).filter(|&seat| outcome.is_winner(seat)).count();
    BySeat::from_fn(seats, |seat| {
        let share = if outcome.is_winner(seat) {
            1.0 / winners as f64
        } else {
            0.0
        };
        let others = Seat::all(seats).filter(|&other| other != seat);
        let best_other = others.map(|other| outcome.points[other]).max();
        let ahead = f64::from(outcome.points[seat] - best_other.unwrap_or_default()) / SCALE;
        let steady = 0.5 + 0.5 * ahead / (1.0 + ahead.abs());
        share + MARGIN * (steady - share)
    })
}

/// The chance result with these dice.
pub(crate) fn roll(
    position: &AnyPosition,
    chance: &mut SeededDice,
    outcomes: &mut Vec<AnyAction>,
) -> AnyAction {
    outcomes.clear();
    position.legal_actions(Actor::Chance, outcomes);
    let weights: Vec<u32> = outcomes
        .iter()
        .map(|&outcome| position.chance_weight(outcome))
        .collect();
    outcomes[chance.weighted(&weights)]
}
