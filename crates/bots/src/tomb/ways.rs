//! Precomputed facts about every card.

use games::game_tomb::{CardId, Square, Squares, Symbol, TombSet};

use super::weights::Weights;

/// The longest path through a chamber of 25 squares, plus one for unreachable.
const LONGEST: usize = 26;

/// For every card: the distance of each square from the tomb, and the value of the card as a new
/// one.
#[derive(Clone, Debug)]
pub(super) struct Ways {
    cards: Vec<Way>,
}

#[derive(Clone, Debug)]
struct Way {
    /// The squares from which at most 0, 1, 2, … squares must be marked.
    within: [Squares; LONGEST],
    /// The length of the whole path in squares.
    whole: u8,
    promise: f32,
}

impl Ways {
    pub(super) fn new(components: &TombSet, weights: &Weights) -> Ways {
        // By number, from 1 on.
        let cards = components.cards().iter().map(|card| {
            let chamber = components.chamber(card);
            let whole = chamber.squares_left(Squares::EMPTY);
            let symbols: f32 = Symbol::ALL
                .into_iter()
                .map(|symbol| chamber.with(symbol).len() as f32 * weights.liking(symbol))
                .sum();
            Way {
                within: layers(chamber.tomb(), chamber.open()),
                whole,
                promise: symbols - f32::from(whole) * weights.square,
            }
        });
        Ways {
            cards: cards.collect(),
        }
    }

    /// The number of squares to mark to complete the card.
    #[inline]
    pub(super) fn squares_left(&self, card: CardId, marked: Squares) -> u8 {
        let way = self.way(card);
        if marked.is_empty() {
            return way.whole;
        }
        let mut left = 0;
        while !way.within[left].meets(marked) {
            left += 1;
        }
        left as u8
    }

    /// The value of the card as a new one, for any player.
    #[inline]
    pub(super) fn promise(&self, card: CardId) -> f32 {
        self.way(card).promise
    }

    fn way(&self, card: CardId) -> &Way {
        &self.cards[usize::from(card.number()) - 1]
    }
}

impl Weights {
    fn liking(&self, symbol: Symbol) -> f32 {
        let [gem, torch, skull, potion, cross] = self.liking;
        match symbol {
            Symbol::RedGem | Symbol::GreenGem => gem,
            Symbol::Torch => torch,
            Symbol::Skull => skull,
            Symbol::Potion => potion,
            Symbol::Cross => cross,
        }
    }
}

fn layers(tomb: Square, open: Squares) -> [Squares; LONGEST] {
    let mut reached = Squares::only(tomb);
    let mut layers = [Squares::ALL; LONGEST];
    // The last one stays full, so that the search for a layer always ends.
    for layer in &mut layers[..LONGEST - 1] {
        *layer = reached;
        reached = reached.or(reached.neighbours().and(open));
    }
    layers
}

#[cfg(test)]
mod tests {
    use dice::SeededDice;
    use rules::Components as _;
    use rules::Dice as _;

    use super::super::weights::TUNED;
    use super::*;

    #[test]
    fn ways_are_as_long_as_the_rules_say() {
        let components = TombSet::standard();
        let ways = Ways::new(&components, &TUNED);
        let mut dice = SeededDice::new(1);
        for card in components.cards().iter() {
            let chamber = components.chamber(card);
            let mut marked = Squares::EMPTY;
            for _ in 0..20 {
                assert_eq!(
                    ways.squares_left(card, marked),
                    chamber.squares_left(marked),
                    "{card:?} {marked}"
                );
                let next: Vec<Square> = chamber.frontier(marked).iter().collect();
                if next.is_empty() {
                    break;
                }
                let square = next[dice.below(next.len() as u32) as usize];
                marked = marked.or(Squares::only(square));
            }
        }
    }
}
