//! A wrapper that behaves like a toy in everything but one flaw.

use std::hash::{DefaultHasher, Hash, Hasher};
use std::marker::PhantomData;
use std::ops::RangeInclusive;

use rules::{
    Actor, BadNotation, BySeat, Dice, Game, Notation, Observe, Options, Outcome, PlayError, Position, Seat,
    SeatSet, Tally, Turn, View, Viewer,
};

/// The position of the toy that the flaw is about.
pub type Toy<F> = <<F as Flaw>::Game as Game>::Position;
pub type Action<F> = <Toy<F> as Position>::Action;
pub type Refusal<F> = <Toy<F> as Position>::Refusal;
type Event<F> = <Toy<F> as Observe>::Event;

/// What is wrong. Every method says by default what the toy says.
pub trait Flaw: Copy + Eq + Hash + std::fmt::Debug + Send + Sync + 'static {
    type Game: Game<Position: Observe + Notation>;

    /// Whether two views that differ only in `extra` are told apart.
    const EXTRA_COUNTS: bool = true;

    fn start(options: &Options<Self::Game>, seats: u8) -> Flawed<Self> {
        Flawed {
            inner: Self::Game::start(options, seats),
            extra: 0,
        }
    }
    fn seats(position: &Flawed<Self>) -> u8 {
        position.inner.seats()
    }
    fn turn(position: &Flawed<Self>) -> Turn {
        position.inner.turn()
    }
    fn undecided(position: &Flawed<Self>) -> SeatSet {
        position.inner.undecided()
    }
    fn legal_actions(position: &Flawed<Self>, actor: Actor, acc: &mut Vec<Action<Self>>) {
        position.inner.legal_actions(actor, acc);
    }
    fn refuse(position: &Flawed<Self>, actor: Actor, action: Action<Self>) -> Option<Refusal<Self>> {
        position.inner.refuse(actor, action)
    }
    fn chance_weight(position: &Flawed<Self>, action: Action<Self>) -> u32 {
        position.inner.chance_weight(action)
    }
    fn play_unchecked(position: &mut Flawed<Self>, actor: Actor, action: Action<Self>) {
        position.inner.play_unchecked(actor, action);
    }
    fn play(
        mut position: Flawed<Self>,
        actor: Actor,
        action: Action<Self>,
    ) -> Result<Flawed<Self>, PlayError<Flawed<Self>>> {
        match position.refuse(actor, action) {
            None => {
                position.play_unchecked(actor, action);
                Ok(position)
            }
            Some(refusal) => Err(PlayError { position, refusal }),
        }
    }
    fn outcome(position: &Flawed<Self>) -> Option<Outcome> {
        position.inner.outcome()
    }
    fn view(position: &Flawed<Self>, viewer: Viewer) -> <Toy<Self> as Observe>::View {
        position.inner.view(viewer)
    }
    /// What the view has beside the toy's.
    fn extra_seen(position: &Flawed<Self>, _: Viewer) -> u64 {
        position.extra
    }
    fn event(
        position: &Flawed<Self>,
        actor: Actor,
        action: Action<Self>,
        viewer: Viewer,
    ) -> Option<Event<Self>> {
        position.inner.event(actor, action, viewer)
    }
    fn sample(view: &FlawedView<Self>, dice: &mut dyn Dice) -> Flawed<Self> {
        Flawed {
            inner: Observe::sample(&view.inner, dice),
            extra: view.extra,
        }
    }
    fn view_turn(view: &FlawedView<Self>) -> Turn {
        view.inner.turn()
    }
    fn view_list(view: &FlawedView<Self>, seat: Seat, acc: &mut Vec<Action<Self>>) {
        view.inner.legal_actions(seat, acc);
    }
    fn write_action(position: &Flawed<Self>, action: Action<Self>) -> String {
        position.inner.write_action(action)
    }
    fn read_action(position: &Flawed<Self>, word: &str) -> Result<Action<Self>, BadNotation> {
        position.inner.read_action(word)
    }
}

/// A toy with a flaw, as a game.
pub struct FlawedGame<F>(PhantomData<F>);

/// A toy's position, and a number that a flaw may need.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Flawed<F: Flaw> {
    pub inner: Toy<F>,
    pub extra: u64,
}

#[derive(Clone, Debug)]
pub struct FlawedView<F: Flaw> {
    pub inner: <Toy<F> as Observe>::View,
    pub viewer: Viewer,
    pub extra: u64,
}

pub fn hash(value: &impl Hash) -> u64 {
    let mut hasher = DefaultHasher::new();
    value.hash(&mut hasher);
    hasher.finish()
}

impl<F: Flaw> Game for FlawedGame<F> {
    const ID: &'static str = <F::Game as Game>::ID;
    const REVISION: u16 = <F::Game as Game>::REVISION;
    const SEATS: RangeInclusive<u8> = <F::Game as Game>::SEATS;
    type Variant = <F::Game as Game>::Variant;
    type Components = <F::Game as Game>::Components;
    type Position = Flawed<F>;

    fn start(options: &Options<Self>, seats: u8) -> Flawed<F> {
        let options = Options {
            variant: options.variant,
            components: options.components.clone(),
        };
        F::start(&options, seats)
    }
}

impl<F: Flaw> Position for Flawed<F> {
    type Action = Action<F>;
    type Refusal = Refusal<F>;

    fn seats(&self) -> u8 {
        F::seats(self)
    }
    fn turn(&self) -> Turn {
        F::turn(self)
    }
    fn undecided(&self) -> SeatSet {
        F::undecided(self)
    }
    fn legal_actions(&self, actor: Actor, acc: &mut Vec<Action<F>>) {
        F::legal_actions(self, actor, acc);
    }
    fn refuse(&self, actor: Actor, action: Action<F>) -> Option<Refusal<F>> {
        F::refuse(self, actor, action)
    }
    fn chance_weight(&self, action: Action<F>) -> u32 {
        F::chance_weight(self, action)
    }
    fn play_unchecked(&mut self, actor: Actor, action: Action<F>) {
        F::play_unchecked(self, actor, action);
    }
    fn tally(&self) -> BySeat<Tally> {
        self.inner.tally()
    }
    fn outcome(&self) -> Option<Outcome> {
        F::outcome(self)
    }
    fn play(self, actor: Actor, action: Action<F>) -> Result<Self, PlayError<Self>> {
        F::play(self, actor, action)
    }
}

impl<F: Flaw> Observe for Flawed<F> {
    type View = FlawedView<F>;
    type Event = Event<F>;

    fn view(&self, viewer: Viewer) -> FlawedView<F> {
        FlawedView {
            inner: F::view(self, viewer),
            viewer,
            extra: F::extra_seen(self, viewer),
        }
    }
    fn event(&self, actor: Actor, action: Action<F>, viewer: Viewer) -> Option<Event<F>> {
        F::event(self, actor, action, viewer)
    }
    fn sample(view: &FlawedView<F>, dice: &mut dyn Dice) -> Self {
        F::sample(view, dice)
    }
}

impl<F: Flaw> Notation for Flawed<F> {
    fn write_action(&self, action: Action<F>) -> String {
        F::write_action(self, action)
    }
    fn read_action(&self, word: &str) -> Result<Action<F>, BadNotation> {
        F::read_action(self, word)
    }
}

impl<F: Flaw> View for FlawedView<F> {
    type Action = Action<F>;

    fn seats(&self) -> u8 {
        self.inner.seats()
    }
    fn turn(&self) -> Turn {
        F::view_turn(self)
    }
    fn legal_actions(&self, seat: Seat, acc: &mut Vec<Action<F>>) {
        F::view_list(self, seat, acc);
    }
    fn tally(&self) -> BySeat<Tally> {
        self.inner.tally()
    }
}

impl<F: Flaw> PartialEq for FlawedView<F> {
    fn eq(&self, other: &Self) -> bool {
        self.inner == other.inner && (!F::EXTRA_COUNTS || self.extra == other.extra)
    }
}

impl<F: Flaw> Eq for FlawedView<F> {}

impl<F: Flaw> Hash for FlawedView<F> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.inner.hash(state);
        if F::EXTRA_COUNTS {
            self.extra.hash(state);
        }
    }
}
