//! A game given as an explicit tree, with chance and two to five seats; and its value by brute
//! force.

use std::sync::Arc;

use dice::SeededDice;
use rules::{Actor, BySeat, Dice, Ending, Open, Outcome, Phrase, Position, Refusal, Rule, Seat, Tally, Turn};
use search::Judge;

/// One node of an explicit game.
#[derive(Clone, Debug)]
pub(crate) enum Node {
    /// A seat chooses one of these nodes.
    Choice(Seat, Vec<usize>),
    /// Chance chooses one of these nodes, by weight.
    Chance(Vec<(u32, usize)>),
    /// The end; the seats have these points.
    Over(Vec<i32>),
}

/// A position of an explicit game: the index of a node.
#[derive(Clone, Debug)]
pub(crate) struct Written {
    pub(crate) nodes: Arc<Vec<Node>>,
    pub(crate) seats: u8,
    pub(crate) at: usize,
}

impl PartialEq for Written {
    fn eq(&self, other: &Written) -> bool {
        self.at == other.at
    }
}

impl Eq for Written {}

impl std::hash::Hash for Written {
    fn hash<H: std::hash::Hasher>(&self, state: &mut H) {
        self.at.hash(state);
    }
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Refused;

impl Refusal for Refused {
    fn rule(&self) -> Option<Rule> {
        None
    }

    fn phrase(&self) -> Phrase {
        Phrase::new("written-refused")
    }
}

impl Written {
    pub(crate) fn new(seats: u8, nodes: Vec<Node>, root: usize) -> Written {
        Written {
            nodes: Arc::new(nodes),
            seats,
            at: root,
        }
    }

    fn node(&self) -> &Node {
        &self.nodes[self.at]
    }

    /// A random tree of this depth for two players.
    pub(crate) fn random(depth: u32, dice: &mut SeededDice) -> Written {
        let mut nodes = Vec::new();
        let root = grow(&mut nodes, depth, true, dice);
        Written::new(2, nodes, root)
    }

    /// The expected share of each seat if every seat plays its best.
    pub(crate) fn exact(&self, at: usize) -> BySeat<f32> {
        match &self.nodes[at] {
            Node::Choice(seat, next) => next
                .iter()
                .map(|&next| self.exact(next))
                .max_by(|one, other| one[*seat].total_cmp(&other[*seat]))
                .expect("a choice"),
            Node::Chance(next) => {
                let all: u32 = next.iter().map(|(weight, _)| weight).sum();
                let mut sum = BySeat::from_fn(self.seats, |_| 0.0);
                for &(weight, next) in next {
                    let part = weight as f32 / all as f32;
                    for (sum, value) in sum.iter_mut().zip(&self.exact(next)) {
                        *sum += part * value;
                    }
                }
                sum
            }
            Node::Over(_) => {
                let end = Written { at, ..self.clone() };
                search::final_shares(&end.outcome().expect("it is over"))
            }
        }
    }
}

fn grow(nodes: &mut Vec<Node>, depth: u32, is_choice: bool, dice: &mut SeededDice) -> usize {
    let node = if depth == 0 {
        Node::Over((0..2).map(|_| dice.below(3) as i32).collect())
    } else if is_choice {
        let seat = Seat::new(dice.below(2) as u8);
        let next = (0..2 + dice.below(3)).map(|_| grow(nodes, depth - 1, dice.below(2) == 0, dice));
        Node::Choice(seat, next.collect::<Vec<_>>())
    } else {
        let next = (0..2 + dice.below(2)).map(|_| {
            let next = grow(nodes, depth - 1, dice.below(2) == 0, dice);
            (1 + dice.below(4), next)
        });
        Node::Chance(next.collect::<Vec<_>>())
    };
    nodes.push(node);
    nodes.len() - 1
}

impl Position for Written {
    type Action = u8;
    type Refusal = Refused;

    fn seats(&self) -> u8 {
        self.seats
    }

    fn turn(&self) -> Turn {
        match self.node() {
            Node::Choice(seat, _) => Turn::of(*seat),
            Node::Chance(_) => Turn::Chance,
            Node::Over(_) => Turn::Over,
        }
    }

    fn legal_actions(&self, actor: Actor, acc: &mut Vec<u8>) {
        if self.turn().allows(actor) {
            let count = match self.node() {
                Node::Choice(_, next) => next.len(),
                Node::Chance(next) => next.len(),
                Node::Over(_) => 0,
            };
            acc.extend(0..count as u8);
        }
    }

    fn refuse(&self, actor: Actor, action: u8) -> Option<Refused> {
        let mut legal = Vec::new();
        Position::legal_actions(self, actor, &mut legal);
        (!legal.contains(&action)).then_some(Refused)
    }

    fn chance_weight(&self, outcome: u8) -> u32 {
        match self.node() {
            Node::Chance(next) => next[usize::from(outcome)].0,
            _ => 0,
        }
    }

    fn play_unchecked(&mut self, _: Actor, action: u8) {
        let action = usize::from(action);
        self.at = match self.node() {
            Node::Choice(_, next) => next[action],
            Node::Chance(next) => next[action].1,
            Node::Over(_) => unreachable!("it is over"),
        };
    }

    fn tally(&self) -> BySeat<Tally> {
        BySeat::from_fn(self.seats, |_| Tally::default())
    }

    fn outcome(&self) -> Option<Outcome> {
        let Node::Over(points) = self.node() else {
            return None;
        };
        let points: BySeat<i32> = points.iter().copied().collect();
        let ending = Ending {
            rule: Rule::new("WR", 1),
            phrase: Phrase::new("written-over"),
        };
        Some(Outcome::ranked(points.clone(), &points, ending))
    }
}

impl Open for Written {}

/// A judge without knowledge: all seats are equal, playouts are random.
pub(crate) struct Ignorant;

impl<P: Position> Judge<P> for Ignorant {
    fn shares(&self, position: &P) -> BySeat<f32> {
        let seats = position.seats();
        BySeat::from_fn(seats, |_| 1.0 / f32::from(seats))
    }

    fn choose(&self, _: &P, _: Actor, actions: &[P::Action], dice: &mut dyn Dice) -> usize {
        dice.below(actions.len() as u32) as usize
    }
}
