//! The flaws: at least one for every law.

use std::sync::atomic::{AtomicU64, Ordering};

use conform::toys::{Bids, BidsAction, Cards, CardsEvent, CardsView, Heaps, HeapsAction, ToyRefusal};
use rules::{
    Actor, BadNotation, BySeat, Dice, Game, Observe, Options, Outcome, PlayError, Position, Seat, SeatSet,
    Turn, Viewer,
};

use crate::flawed::{Action, Flaw, Flawed, FlawedView, Toy, hash};

/// Declares flaws: each is a unit struct that implements [`Flaw`] for a toy.
macro_rules! flaws {
    ($($(#[$doc:meta])* $name:ident of $game:ident { $($body:tt)* })+) => {$(
        $(#[$doc])*
        #[derive(Debug)]
        pub(crate) struct $name;

        impl Flaw<$game> for $name {
            $($body)*
        }
    )+};
}

fn list<G: Toy>(position: &Flawed<G>, actor: Actor) -> Vec<Action<G>> {
    let mut list = Vec::new();
    position.legal_actions(actor, &mut list);
    list
}

fn inner_list<G: Toy>(position: &Flawed<G>, actor: Actor) -> Vec<Action<G>> {
    let mut list = Vec::new();
    position.inner.legal_actions(actor, &mut list);
    list
}

/// The hidden bid of the first seat in the step that is still open; 0 if none.
fn first_bid(position: &Flawed<Bids>) -> u64 {
    hash(&position.inner.view(Viewer::Seat(Seat::FIRST)))
}

flaws! {
    /// Everybody sees part of the first seat's hand.
    LeakingView of Cards {
        fn extra_seen(&self, position: &Flawed<Cards>, _: Viewer) -> u64 {
            hash(&position.inner.view(Viewer::Seat(Seat::FIRST))) % 2
        }
        fn sample(&self, view: &FlawedView<Cards>, dice: &mut dyn Dice) -> Flawed<Cards> {
            loop {
                let world = view.world(Observe::sample(&view.inner, dice), 0);
                if self.extra_seen(&world, view.viewer) == view.extra {
                    return world;
                }
            }
        }
    }

    /// Everybody sees the choice of the first seat.
    LeakingChoice of Bids {
        fn extra_seen(&self, position: &Flawed<Bids>, _: Viewer) -> u64 {
            first_bid(position)
        }
    }

    /// The viewer forgets the card it buried, which matters only at the end.
    ForgetfulView of Cards {
        fn view(&self, position: &Flawed<Cards>, viewer: Viewer) -> CardsView {
            position.inner.view(viewer).forgetting_the_buried()
        }
    }

    /// Sampled worlds forget whether three may be taken.
    ForgetfulSample of Heaps {
        fn extra_counts(&self) -> bool {
            false
        }
        fn legal_actions(&self, position: &Flawed<Heaps>, actor: Actor, acc: &mut Vec<HeapsAction>) {
            acc.extend(inner_list(position, actor).into_iter().filter(|&action| {
                position.extra == 0 || action != HeapsAction::Take(3)
            }));
        }
        fn refuse(&self, position: &Flawed<Heaps>, actor: Actor, action: HeapsAction) -> Option<ToyRefusal> {
            let listed = list(position, actor).contains(&action);
            (!listed).then_some(ToyRefusal::NotYourTurn)
        }
        fn play_unchecked(&self, position: &mut Flawed<Heaps>, actor: Actor, action: HeapsAction) {
            position.inner.play_unchecked(actor, action);
            position.extra = u64::from(matches!(action, HeapsAction::Pick(2)));
        }
        fn view_list(&self, view: &FlawedView<Heaps>, seat: Seat, acc: &mut Vec<HeapsAction>) {
            let position = view.world(view.inner.clone(), view.extra);
            position.legal_actions(Actor::Seat(seat), acc);
        }
        fn sample(&self, view: &FlawedView<Heaps>, _: &mut dyn Dice) -> Flawed<Heaps> {
            view.world(view.inner.clone(), 0)
        }
    }

    /// Worlds are sampled as if the viewer did not know its own hand.
    CarelessSample of Cards {
        fn sample(&self, view: &FlawedView<Cards>, dice: &mut dyn Dice) -> Flawed<Cards> {
            let world = <Cards as Game>::Position::sample(&view.inner, dice);
            view.world(Observe::sample(&world.view(Viewer::Public), dice), 0)
        }
    }

    /// Some worlds are never sampled.
    NarrowSample of Cards {
        fn sample(&self, view: &FlawedView<Cards>, dice: &mut dyn Dice) -> Flawed<Cards> {
            // After some attempts any world is accepted, for moments that only one world fits.
            let mut inner: <Cards as Game>::Position = Observe::sample(&view.inner, dice);
            for _ in 0..30 {
                if !hash(&inner).is_multiple_of(4) {
                    break;
                }
                inner = Observe::sample(&view.inner, dice);
            }
            view.world(inner, 0)
        }
    }

    /// Some worlds are sampled too often.
    BiasedSample of Cards {
        fn sample(&self, view: &FlawedView<Cards>, dice: &mut dyn Dice) -> Flawed<Cards> {
            let worlds: [<Cards as Game>::Position; 2] = [(); 2].map(|()| Observe::sample(&view.inner, dice));
            let [one, other] = worlds;
            let inner = if hash(&one) < hash(&other) { one } else { other };
            view.world(inner, 0)
        }
    }

    /// Sampled worlds are a turn ahead.
    HastySample of Cards {
        fn sample(&self, view: &FlawedView<Cards>, dice: &mut dyn Dice) -> Flawed<Cards> {
            let mut world = view.world(Observe::sample(&view.inner, dice), 0);
            while let Some(actor) = world.next_actor()
                && world.turn() == rules::View::turn(view)
            {
                let action = list(&world, actor)[0];
                world.play_unchecked(actor, action);
            }
            world
        }
    }

    /// One legal action is missing from the list.
    MissingAction of Heaps {
        fn legal_actions(&self, position: &Flawed<Heaps>, actor: Actor, acc: &mut Vec<HeapsAction>) {
            let list = inner_list(position, actor);
            acc.extend(&list[..list.len().min(2)]);
        }
        fn view_list(&self, view: &FlawedView<Heaps>, seat: Seat, acc: &mut Vec<HeapsAction>) {
            self.legal_actions(&view.world(view.inner.clone(), 0), Actor::Seat(seat), acc);
        }
    }

    /// One action on the list is not legal.
    SurplusAction of Heaps {
        fn legal_actions(&self, position: &Flawed<Heaps>, actor: Actor, acc: &mut Vec<HeapsAction>) {
            let list = inner_list(position, actor);
            acc.extend(&list);
            if list.last() == Some(&HeapsAction::Take(2)) {
                acc.push(HeapsAction::Take(3));
            }
        }
    }

    /// The list is not sorted.
    UnorderedList of Heaps {
        fn legal_actions(&self, position: &Flawed<Heaps>, actor: Actor, acc: &mut Vec<HeapsAction>) {
            acc.extend(inner_list(position, actor).into_iter().rev());
        }
    }

    /// The list contains a duplicate.
    RepeatedAction of Cards {
        fn legal_actions(&self, position: &Flawed<Cards>, actor: Actor, acc: &mut Vec<Action<Cards>>) {
            let list = inner_list(position, actor);
            acc.extend(list.iter().flat_map(|&action| [action, action]));
        }
    }

    /// Every seat gets the mover's list.
    EverybodysList of Heaps {
        fn legal_actions(&self, position: &Flawed<Heaps>, _: Actor, acc: &mut Vec<HeapsAction>) {
            if let Some(actor) = position.inner.next_actor() {
                position.inner.legal_actions(actor, acc);
            }
        }
    }

    /// Listing clears the caller's vector.
    ClearingList of Heaps {
        fn legal_actions(&self, position: &Flawed<Heaps>, actor: Actor, acc: &mut Vec<HeapsAction>) {
            acc.clear();
            position.inner.legal_actions(actor, acc);
        }
    }

    /// An actor on turn is refused nothing.
    RefusesNothing of Cards {
        fn refuse(&self, position: &Flawed<Cards>, actor: Actor, _: Action<Cards>) -> Option<ToyRefusal> {
            (!position.turn().allows(actor)).then_some(ToyRefusal::NotYourTurn)
        }
    }

    /// An action on the list is refused.
    RefusesTooMuch of Bids {
        fn refuse(&self, position: &Flawed<Bids>, actor: Actor, action: BidsAction) -> Option<ToyRefusal> {
            let high = action == BidsAction::Bid(4);
            position.inner.refuse(actor, action).or(high.then_some(ToyRefusal::NotYourTurn))
        }
    }

    /// The rules panic at a foreign action.
    PanickingRefusal of Heaps {
        fn refuse(&self, position: &Flawed<Heaps>, actor: Actor, action: HeapsAction) -> Option<ToyRefusal> {
            let taking = list(position, actor).iter().any(|action| matches!(action, HeapsAction::Take(_)));
            assert!(!taking || action != HeapsAction::Pick(0), "what is that");
            position.inner.refuse(actor, action)
        }
    }

    /// Checked play accepts illegal actions.
    CarelessPlay of Cards {
        fn play(
            &self,
            mut position: Flawed<Cards>,
            actor: Actor,
            action: Action<Cards>,
        ) -> Result<Flawed<Cards>, PlayError<Flawed<Cards>>> {
            if position.refuse(actor, action).is_none() {
                position.play_unchecked(actor, action);
            }
            Ok(position)
        }
    }

    /// Checked play returns a different position.
    SpoiltByRefusal of Cards {
        fn play(
            &self,
            mut position: Flawed<Cards>,
            actor: Actor,
            action: Action<Cards>,
        ) -> Result<Flawed<Cards>, PlayError<Flawed<Cards>>> {
            match position.refuse(actor, action) {
                None => {
                    position.play_unchecked(actor, action);
                    Ok(position)
                }
                Some(refusal) => {
                    position.extra += 1;
                    Err(PlayError { position, refusal })
                }
            }
        }
    }

    /// There is an outcome from the start.
    EarlyOutcome of Heaps {
        fn outcome(&self, position: &Flawed<Heaps>) -> Option<Outcome> {
            let mut end = position.inner.clone();
            while let Some(actor) = end.next_actor() {
                let mut list = Vec::new();
                end.legal_actions(actor, &mut list);
                end.play_unchecked(actor, list[0]);
            }
            end.outcome()
        }
    }

    /// There is no outcome at the end.
    NoOutcome of Bids {
        fn outcome(&self, _: &Flawed<Bids>) -> Option<Outcome> {
            None
        }
    }

    /// The winner gets a point that the tally does not have.
    PointTooMany of Cards {
        fn outcome(&self, position: &Flawed<Cards>) -> Option<Outcome> {
            position.inner.outcome().map(|mut outcome| {
                outcome.points[Seat::SECOND] += 1;
                outcome
            })
        }
    }

    /// Nobody wins.
    NoFirstPlace of Heaps {
        fn outcome(&self, position: &Flawed<Heaps>) -> Option<Outcome> {
            position.inner.outcome().map(|outcome| Outcome {
                places: outcome.places.map(|_, place| place + 1),
                ..outcome
            })
        }
    }

    /// An outcome with more seats than there are.
    TooManyPlaces of Heaps {
        fn outcome(&self, position: &Flawed<Heaps>) -> Option<Outcome> {
            position.inner.outcome().map(|outcome| Outcome {
                places: BySeat::from_fn(3, |_| 1),
                ..outcome
            })
        }
    }

    /// When the heaps are empty, the game starts over.
    NeverEnds of Heaps {
        fn play_unchecked(&self, position: &mut Flawed<Heaps>, actor: Actor, action: HeapsAction) {
            position.inner.play_unchecked(actor, action);
            if position.inner.turn() == Turn::Over {
                position.inner = Heaps::start(&Options::default(), 2);
            }
        }
    }

    /// No two matches start alike.
    RandomStart of Cards {
        fn start_extra(&self) -> u64 {
            static STARTS: AtomicU64 = AtomicU64::new(0);
            STARTS.fetch_add(1, Ordering::Relaxed)
        }
    }

    /// The stake of two never turns up.
    WeightlessChance of Cards {
        fn chance_weight(&self, position: &Flawed<Cards>, action: Action<Cards>) -> u32 {
            position.inner.chance_weight(action) - 1
        }
    }

    /// Weights whose sum overflows.
    HeavyChance of Bids {
        fn chance_weight(&self, _: &Flawed<Bids>, _: BidsAction) -> u32 {
            u32::MAX / 2
        }
    }

    /// No seat is undecided.
    NobodyUndecided of Bids {
        fn undecided(&self, _: &Flawed<Bids>) -> SeatSet {
            SeatSet::EMPTY
        }
    }

    /// An undecided seat may not act.
    IdleUndecided of Heaps {
        fn undecided(&self, position: &Flawed<Heaps>) -> SeatSet {
            SeatSet::all(position.inner.seats())
        }
    }

    /// The position always shows who chose first.
    FirstComeFirstServed of Bids {
        fn play_unchecked(&self, position: &mut Flawed<Bids>, actor: Actor, action: BidsAction) {
            position.inner.play_unchecked(actor, action);
            if let Actor::Seat(seat) = actor {
                position.extra = seat.index() as u64;
            }
        }
    }

    /// A bid that the first seat has chosen is missing from the others' lists.
    ListTellsChoice of Bids {
        fn legal_actions(&self, position: &Flawed<Bids>, actor: Actor, acc: &mut Vec<BidsAction>) {
            let list = inner_list(position, actor);
            let taken = first_bid(position) as usize % list.len().max(2);
            let first = actor == Actor::Seat(Seat::FIRST) || position.inner.undecided().contains(Seat::FIRST);
            acc.extend(
                list.iter()
                    .enumerate()
                    .filter(|&(index, _)| first || actor == Actor::Chance || list.len() < 2 || index != taken)
                    .map(|(_, &action)| action),
            );
        }
        fn refuse(&self, position: &Flawed<Bids>, actor: Actor, action: BidsAction) -> Option<ToyRefusal> {
            let listed = list(position, actor).contains(&action);
            (!listed).then_some(ToyRefusal::NotYourTurn)
        }
    }

    /// The first choice counts.
    StubbornChoice of Bids {
        fn play_unchecked(&self, position: &mut Flawed<Bids>, actor: Actor, action: BidsAction) {
            let decided = actor.seat().is_some_and(|seat| !position.inner.undecided().contains(seat));
            if !decided {
                position.inner.play_unchecked(actor, action);
            }
        }
    }

    /// A seat that has chosen leaves the turn.
    ShrinkingTurn of Bids {
        fn turn(&self, position: &Flawed<Bids>) -> Turn {
            match position.inner.turn() {
                Turn::Seats(_) => Turn::Seats(position.inner.undecided()),
                turn => turn,
            }
        }
        fn legal_actions(&self, position: &Flawed<Bids>, actor: Actor, acc: &mut Vec<BidsAction>) {
            if position.turn().allows(actor) {
                position.inner.legal_actions(actor, acc);
            }
        }
        fn refuse(&self, position: &Flawed<Bids>, actor: Actor, action: BidsAction) -> Option<ToyRefusal> {
            if position.turn().allows(actor) {
                position.inner.refuse(actor, action)
            } else {
                Some(ToyRefusal::NotYourTurn)
            }
        }
    }

    /// The table seems to have more seats.
    WrongSeats of Cards {
        fn seats(&self, position: &Flawed<Cards>) -> u8 {
            position.inner.seats() + 1
        }
    }

    /// The view always says that the match is over.
    BlindView of Cards {
        fn view_turn(&self, _: &FlawedView<Cards>) -> Turn {
            Turn::Over
        }
    }

    /// The view does not know the viewer's legal actions.
    HelplessView of Bids {
        fn view_list(&self, _: &FlawedView<Bids>, _: Seat, _: &mut Vec<BidsAction>) {}
    }

    /// Nobody is told about the stake.
    MissingEvent of Cards {
        fn event(
            &self,
            position: &Flawed<Cards>,
            actor: Actor,
            action: Action<Cards>,
            viewer: Viewer,
        ) -> Option<CardsEvent> {
            let event = position.inner.event(actor, action, viewer);
            event.filter(|event| !matches!(event, CardsEvent::Stake(_)))
        }
    }

    /// The last card reveals the buried cards, but the event does not say so.
    TaciturnEvent of Cards {
        fn event(
            &self,
            position: &Flawed<Cards>,
            actor: Actor,
            action: Action<Cards>,
            viewer: Viewer,
        ) -> Option<CardsEvent> {
            position.inner.event(actor, action, viewer).map(|event| match event {
                CardsEvent::Played(seat, card, _) => CardsEvent::Played(seat, card, None),
                event => event,
            })
        }
    }

    /// Two words for one action.
    WordyNotation of Heaps {
        fn write_action(&self, position: &Flawed<Heaps>, action: HeapsAction) -> String {
            format!("take {}", rules::Notation::write_action(&position.inner, action))
        }
    }

    /// One word for two actions.
    VagueNotation of Heaps {
        fn write_action(&self, _: &Flawed<Heaps>, _: HeapsAction) -> String {
            "x".to_owned()
        }
    }

    /// The written form reads back as something else.
    MisreadNotation of Cards {
        fn read_action(&self, position: &Flawed<Cards>, word: &str) -> Result<Action<Cards>, BadNotation> {
            rules::Notation::read_action(&position.inner, &word.replace('b', "p"))
        }
    }
}
