use rules::{Actor, BySeat, Dice, Outcome, Position, Seat};

/// Each seat's final share of the match: the winners split it evenly.
///
/// ```
/// use rules::{BySeat, Ending, Outcome, Phrase, Rule};
/// let ending = Ending { rule: Rule::new("SU", 14), phrase: Phrase::new("sun-ended-by-top") };
/// let points: BySeat<i32> = [31, 40, 40].into_iter().collect();
/// let outcome = Outcome::ranked(points.clone(), &points, ending);
/// assert_eq!(search::final_shares(&outcome).iter().copied().collect::<Vec<_>>(), [0.0, 0.5, 0.5]);
/// ```
pub fn final_shares(outcome: &Outcome) -> BySeat<f32> {
    let places = &outcome.places;
    let winners = Seat::all(places.seats()).filter(|&seat| outcome.is_winner(seat));
    let share = 1.0 / winners.count() as f32;
    places.map(|_, &place| if place == 1 { share } else { 0.0 })
}

/// The index of a chance result, chosen by weight.
///
/// # Panics
/// If the list is empty.
#[inline]
pub(crate) fn by_weight<P: Position>(position: &P, outcomes: &[P::Action], dice: &mut dyn Dice) -> usize {
    let weight = |&outcome: &P::Action| u64::from(position.chance_weight(outcome));
    let total: u64 = outcomes.iter().map(weight).sum();
    let total = u32::try_from(total).expect("the sum of the weights fits in 32 bits");
    let mut rest = u64::from(dice.below(total));
    for (index, outcome) in outcomes.iter().enumerate() {
        let weight = weight(outcome);
        if rest < weight {
            return index;
        }
        rest -= weight;
    }
    unreachable!("the rest is below the total")
}

/// Plays to the end, chance by its weights and seats with `choose`, and returns the share of each
/// seat.
pub(crate) fn play_out<P: Position>(
    mut position: P,
    actions: &mut Vec<P::Action>,
    dice: &mut dyn Dice,
    choose: &mut impl FnMut(&P, Actor, &[P::Action], &mut dyn Dice) -> usize,
) -> BySeat<f32> {
    while let Some(actor) = position.next_actor() {
        actions.clear();
        position.legal_actions(actor, actions);
        let index = match actor {
            Actor::Seat(_) => choose(&position, actor, actions, dice),
            Actor::Chance => by_weight(&position, actions, dice),
        };
        position.play_unchecked(actor, actions[index]);
    }
    final_shares(&position.outcome().expect("a match without an actor is over"))
}
