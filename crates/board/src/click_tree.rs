use std::collections::BTreeMap;

use draw::{ClickOrder, Path, Paths, ShapeId};
use games::{AnyAction, AnyPosition, AnyView};
use rules::{Actor, Notation, Observe, Position, Seat, Turn, Viewer};
use say::Belongs;
use serde::ser::SerializeSeq as _;
use serde::{Deserialize, Serialize, Serializer};

/// What can be clicked: from ids to trees, and at the end of every way what is
/// said there. In messages a branch is an object and a leaf a list `[ends, word, …]`.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(untagged)]
pub enum ClickTree {
    /// More is to be clicked: what, by id.
    Branch(BTreeMap<String, ClickTree>),
    /// Something is said: whether the turn is over then (1 or 0), and the words
    /// that the target can say, to be cycled through if there are several.
    Leaf(Leaf),
}

/// Stands between the words of actions that follow each other.
pub const AND_THEN: &str = " then ";

/// The number in place of "the turn ends" where an action only looks possible.
const TEMPTS: u8 = 2;

/// The end of a way, as it is written: `[ends, word, …]`.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Deserialize)]
#[serde(from = "Vec<LeafItem>")]
pub struct Leaf {
    /// Whether the seat has nothing more to decide then.
    pub ends: bool,
    /// Whether it only looks possible: it can be clicked and is answered, but it is not lit.
    pub tempts: bool,
    /// The words that can be said here.
    pub words: Vec<String>,
}

#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(untagged)]
enum LeafItem {
    Ends(u8),
    Word(String),
}

impl Serialize for Leaf {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut list = serializer.serialize_seq(Some(1 + self.words.len()))?;
        list.serialize_element(&if self.tempts { TEMPTS } else { u8::from(self.ends) })?;
        for word in &self.words {
            list.serialize_element(word)?;
        }
        list.end()
    }
}

impl From<Vec<LeafItem>> for Leaf {
    fn from(items: Vec<LeafItem>) -> Leaf {
        let mut leaf = Leaf {
            ends: false,
            tempts: false,
            words: Vec::new(),
        };
        for item in items {
            match item {
                LeafItem::Ends(ends) => {
                    leaf.ends = ends == 1;
                    leaf.tempts = ends == TEMPTS;
                }
                LeafItem::Word(word) => leaf.words.push(word),
            }
        }
        leaf
    }
}

impl Default for ClickTree {
    fn default() -> ClickTree {
        ClickTree::Branch(BTreeMap::new())
    }
}

impl ClickTree {
    /// Nothing can be clicked.
    pub const fn nothing() -> ClickTree {
        ClickTree::Branch(BTreeMap::new())
    }

    /// What these paths say in a position, for a seat.
    pub fn new(paths: &Paths<AnyAction>, position: &AnyPosition, seat: Seat) -> ClickTree {
        let mut tree = ClickTree::nothing();
        let ending = Ending::new(position, seat);
        for path in &paths.0 {
            let mut actions = path.actions.iter();
            let ends = actions.all(|action| ending.by(*action));
            let words = path.actions.iter().map(|action| position.write_action(*action));
            let leaf = Leaf {
                ends,
                tempts: false,
                words: words.collect(),
            };
            for clicks in orders(path) {
                tree.insert(clicks, leaf.clone());
            }
        }
        tree
    }

    /// Adds shapes whose click says several actions, unless something else is said there. The
    /// words are written one after another, with [`AND_THEN`] between them.
    #[must_use]
    pub fn with_shortcuts(
        mut self,
        shortcuts: &[(ShapeId, Vec<AnyAction>)],
        position: &AnyPosition,
    ) -> ClickTree {
        for (id, actions) in shortcuts {
            let words: Vec<String> = actions
                .iter()
                .map(|action| position.write_action(*action))
                .collect();
            let leaf = Leaf {
                ends: false,
                tempts: false,
                words: vec![words.join(AND_THEN)],
            };
            self.insert([id.to_string().as_str()], leaf);
        }
        self
    }

    /// Puts a word that does not end the turn where these clicks lead, unless
    /// something else is there.
    pub fn tempt(&mut self, clicks: &[&str], word: &str) {
        let leaf = Leaf {
            ends: false,
            tempts: true,
            words: vec![word.to_owned()],
        };
        self.insert(clicks.iter().copied(), leaf);
    }

    fn insert<'a>(&mut self, clicks: impl IntoIterator<Item = &'a str>, leaf: Leaf) {
        let mut clicks = clicks.into_iter().peekable();
        let mut node = self;
        while let Some(id) = clicks.next() {
            let ClickTree::Branch(branches) = node else {
                return;
            };
            if clicks.peek().is_none() {
                branches.entry(id.to_owned()).or_insert(ClickTree::Leaf(leaf));
                return;
            }
            if !branches.contains_key(id) {
                branches.insert(id.to_owned(), ClickTree::nothing());
            }
            node = branches.get_mut(id).expect("it was put there");
        }
    }

    /// The clicks that lead to a word; none if nothing does.
    pub fn way(&self, word: &str) -> Vec<String> {
        fn search(node: &ClickTree, word: &str, clicks: &mut Vec<String>) -> bool {
            match node {
                ClickTree::Leaf(leaf) => leaf.words.iter().any(|said| said == word),
                ClickTree::Branch(branches) => branches.iter().any(|(id, next)| {
                    clicks.push(id.clone());
                    let found = search(next, word, clicks);
                    if !found {
                        clicks.pop();
                    }
                    found
                }),
            }
        }
        let mut clicks = Vec::new();
        search(self, word, &mut clicks);
        clicks
    }

    /// Whether something can be turned: a target that says several words.
    pub fn turns(&self) -> bool {
        match self {
            ClickTree::Leaf(leaf) => leaf.words.len() > 1,
            ClickTree::Branch(branches) => branches.values().any(ClickTree::turns),
        }
    }

    /// Whether nothing can be clicked.
    pub fn is_empty(&self) -> bool {
        matches!(self, ClickTree::Branch(branches) if branches.is_empty())
    }
}

/// The orders in which the shapes of a path may be clicked.
fn orders<A>(path: &Path<A>) -> Vec<Vec<&str>> {
    let listed: Vec<&str> = path.clicks.iter().map(ShapeId::as_str).collect();
    match path.order {
        ClickOrder::AsListed => vec![listed],
        ClickOrder::Any => permutations(&listed),
    }
}

/// All orders of a few things. Paths are short: there are at most six.
fn permutations<'a>(things: &[&'a str]) -> Vec<Vec<&'a str>> {
    if things.is_empty() {
        return vec![Vec::new()];
    }
    let mut orders = Vec::new();
    for (place, first) in things.iter().enumerate() {
        let others = [&things[..place], &things[place + 1..]].concat();
        for mut rest in permutations(&others) {
            rest.insert(0, first);
            orders.push(rest);
        }
    }
    orders
}

/// Whether the seat has nothing more to decide after this action.
///
/// If several seats choose at the same time, it does not matter whether the others have already
/// chosen: either the choice is made, or it was the last one and everything is revealed.
pub fn ends_turn(position: &AnyPosition, seat: Seat, action: AnyAction) -> bool {
    Ending::new(position, seat).by(action)
}

/// Tells which actions of a seat end its turn.
struct Ending<'a> {
    position: &'a AnyPosition,
    seat: Seat,
    /// What everybody knows, where several seats choose at the same time.
    public: Option<AnyView>,
}

impl<'a> Ending<'a> {
    fn new(position: &'a AnyPosition, seat: Seat) -> Ending<'a> {
        let together = position.turn().seats().len() > 1;
        Ending {
            position,
            seat,
            public: together.then(|| position.view(Viewer::Public)),
        }
    }

    fn by(&self, action: AnyAction) -> bool {
        let mut after = self.position.clone();
        after.play_unchecked(Actor::Seat(self.seat), action);
        if let Some(public) = &self.public {
            return !after.undecided().contains(self.seat) || after.view(Viewer::Public) != *public;
        }
        let mut outcomes = Vec::new();
        while after.turn() == Turn::Chance {
            outcomes.clear();
            after.legal_actions(Actor::Chance, &mut outcomes);
            let any = outcomes.first().expect("chance always has something to decide");
            // A die that is rolled for a turn begins another one, perhaps of the same seat.
            let event = after.event(Actor::Chance, *any, Viewer::Public);
            if event.is_some_and(|event| say::belongs(&event) == Belongs::Begins) {
                return true;
            }
            after.play_unchecked(Actor::Chance, *any);
        }
        !after.turn().seats().contains(self.seat)
    }
}

#[cfg(test)]
mod tests {
    use dice::SeededDice;
    use games::{AnyOptions, GameId};
    use rules::Dice;

    use super::*;

    /// A few worlds consistent with what the seat knows, at every n-th decision.
    const WORLDS: usize = 3;
    const STEP: usize = 5;

    /// In Pacal's Rocket a seat may play the last turn of a round and the first of the next.
    #[test]
    fn a_turn_ends_when_the_next_one_is_of_the_same_seat() {
        let options = AnyOptions::new("pacal".parse().expect("a game"), None, None).expect("usual options");
        let mut position = options.start(2).expect("a start");
        let dice = &mut SeededDice::new(3);
        let (mut choices, mut twice) = (Vec::new(), 0);
        for _ in 0..400 {
            let Some(actor) = position.next_actor() else {
                break;
            };
            choices.clear();
            position.legal_actions(actor, &mut choices);
            let choice = choices[dice.below(choices.len() as u32) as usize];
            let before = position.clone();
            position.play_unchecked(actor, choice);
            let Actor::Seat(seat) = actor else {
                continue;
            };
            if position.turn() != Turn::Chance {
                continue;
            }
            assert!(
                ends_turn(&before, seat, choice),
                "a die is rolled for the next turn"
            );
            let mut next = position.clone();
            choices.clear();
            next.legal_actions(Actor::Chance, &mut choices);
            next.play_unchecked(Actor::Chance, choices[0]);
            twice += usize::from(next.turn().seats().contains(seat));
        }
        assert!(twice > 0, "no seat had two turns in a row");
    }

    #[test]
    fn cards_to_keep_are_clicked_in_any_order() {
        let options = AnyOptions::new("tomb".parse().expect("a game"), None, None).expect("usual options");
        let mut position = options.start(2).expect("a start");
        let dice = &mut SeededDice::new(1);
        let mut choices = Vec::new();
        while position.turn() == Turn::Chance {
            choices.clear();
            position.legal_actions(Actor::Chance, &mut choices);
            let choice = choices[dice.below(choices.len() as u32) as usize];
            position.play_unchecked(Actor::Chance, choice);
        }
        let view = position.view(Viewer::Seat(Seat::FIRST));
        let tree = ClickTree::new(&draw::paths(&view, Seat::FIRST), &position, Seat::FIRST);
        let ClickTree::Branch(cards) = &tree else {
            panic!("nothing to click: {tree:?}")
        };
        assert_eq!(cards.len(), 4, "every card can be the first: {cards:?}");
        for (one, ways) in cards {
            let ClickTree::Branch(ways) = ways else {
                panic!("one card is enough: {ways:?}")
            };
            assert_eq!(ways.len(), 3, "and every other the second");
            for (other, leaf) in ways {
                let ClickTree::Branch(back) = &cards[other] else {
                    panic!("one card is enough")
                };
                assert_eq!(leaf, &back[one], "{one} and {other} in both orders");
            }
        }
    }

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

    /// Compares the truth with sampled worlds; returns the number of comparisons.
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
