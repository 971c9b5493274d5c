//! A wrapper that behaves like a toy except for one flaw.
//!
//! The flaw is a value that is passed with the options, like components, so that each toy is
//! compiled once instead of once per flaw.

use std::fmt;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::marker::PhantomData;
use std::ops::RangeInclusive;
use std::sync::Arc;

use conform::toys::ToySize;
use rules::{
    Actor, BadNotation, BySeat, Components, Dice, Fault, Game, Notation, Numbering, Observe, Options,
    Outcome, PlayError, Position, Seat, SeatSet, Tally, Turn, View, Viewer,
};

/// A toy game.
pub(crate) trait Toy:
    Clone + fmt::Debug + Game<Variant = ToySize, Position: Observe + Notation>
{
}

impl<G: Clone + fmt::Debug + Game<Variant = ToySize, Position: Observe + Notation>> Toy for G {}

pub(crate) type Action<G> = <<G as Game>::Position as Position>::Action;
type Refusal<G> = <<G as Game>::Position as Position>::Refusal;
type Event<G> = <<G as Game>::Position as Observe>::Event;
type InnerView<G> = <<G as Game>::Position as Observe>::View;

/// A flaw. By default every method does what the toy does.
pub(crate) trait Flaw<G: Toy>: fmt::Debug + Sync {
    fn start_extra(&self) -> u64 {
        0
    }
    fn seats(&self, position: &Flawed<G>) -> u8 {
        position.inner.seats()
    }
    fn turn(&self, position: &Flawed<G>) -> Turn {
        position.inner.turn()
    }
    fn undecided(&self, position: &Flawed<G>) -> SeatSet {
        position.inner.undecided()
    }
    fn legal_actions(&self, position: &Flawed<G>, actor: Actor, acc: &mut Vec<Action<G>>) {
        position.inner.legal_actions(actor, acc);
    }
    fn refuse(&self, position: &Flawed<G>, actor: Actor, action: Action<G>) -> Option<Refusal<G>> {
        position.inner.refuse(actor, action)
    }
    fn chance_weight(&self, position: &Flawed<G>, action: Action<G>) -> u32 {
        position.inner.chance_weight(action)
    }
    fn play_unchecked(&self, position: &mut Flawed<G>, actor: Actor, action: Action<G>) {
        position.inner.play_unchecked(actor, action);
    }
    fn play(
        &self,
        mut position: Flawed<G>,
        actor: Actor,
        action: Action<G>,
    ) -> Result<Flawed<G>, PlayError<Flawed<G>>> {
        match position.refuse(actor, action) {
            None => {
                position.play_unchecked(actor, action);
                Ok(position)
            }
            Some(refusal) => Err(PlayError { position, refusal }),
        }
    }
    fn outcome(&self, position: &Flawed<G>) -> Option<Outcome> {
        position.inner.outcome()
    }
    fn view(&self, position: &Flawed<G>, viewer: Viewer) -> InnerView<G> {
        position.inner.view(viewer)
    }
    /// What the view contains besides the toy's.
    fn extra_seen(&self, position: &Flawed<G>, _: Viewer) -> u64 {
        position.extra
    }
    /// Whether views that differ only in that count as different.
    fn extra_counts(&self) -> bool {
        true
    }
    fn event(
        &self,
        position: &Flawed<G>,
        actor: Actor,
        action: Action<G>,
        viewer: Viewer,
    ) -> Option<Event<G>> {
        position.inner.event(actor, action, viewer)
    }
    fn sample(&self, view: &FlawedView<G>, dice: &mut dyn Dice) -> Flawed<G> {
        view.world(Observe::sample(&view.inner, dice), view.extra)
    }
    fn view_turn(&self, view: &FlawedView<G>) -> Turn {
        view.inner.turn()
    }
    fn view_list(&self, view: &FlawedView<G>, seat: Seat, acc: &mut Vec<Action<G>>) {
        view.inner.legal_actions(seat, acc);
    }
    fn write_action(&self, position: &Flawed<G>, action: Action<G>) -> String {
        position.inner.write_action(action)
    }
    fn read_action(&self, position: &Flawed<G>, word: &str) -> Result<Action<G>, BadNotation> {
        position.inner.read_action(word)
    }
}

/// No flaw: the wrapper itself breaks nothing.
#[derive(Debug)]
pub(crate) struct Faithful;

impl<G: Toy> Flaw<G> for Faithful {}

/// A toy with a flaw, as a game.
pub(crate) struct FlawedGame<G>(PhantomData<G>);

/// The flaw, in place of components.
#[derive(Debug)]
pub(crate) struct Carrier<G: Toy>(&'static dyn Flaw<G>);

/// A toy's position, and a number that a flaw may need.
#[derive(Clone)]
pub(crate) struct Flawed<G: Toy> {
    pub(crate) inner: G::Position,
    pub(crate) extra: u64,
    flaw: &'static dyn Flaw<G>,
}

#[derive(Clone)]
pub(crate) struct FlawedView<G: Toy> {
    pub(crate) inner: InnerView<G>,
    pub(crate) viewer: Viewer,
    pub(crate) extra: u64,
    flaw: &'static dyn Flaw<G>,
}

pub(crate) fn options<G: Toy>(variant: ToySize, flaw: &'static dyn Flaw<G>) -> Options<FlawedGame<G>> {
    Options {
        variant,
        components: Arc::new(Carrier(flaw)),
    }
}

pub(crate) fn hash(value: &impl Hash) -> u64 {
    let mut hasher = DefaultHasher::new();
    value.hash(&mut hasher);
    hasher.finish()
}

impl<G: Toy> FlawedView<G> {
    /// A position for `sample` to return.
    pub(crate) fn world(&self, inner: G::Position, extra: u64) -> Flawed<G> {
        Flawed {
            inner,
            extra,
            flaw: self.flaw,
        }
    }
}

impl<G: Toy> Components for Carrier<G> {
    fn standard() -> Arc<Self> {
        Arc::new(Carrier(&Faithful))
    }
    fn standard_text() -> &'static str {
        ""
    }
    fn id(&self) -> &'static str {
        "flaw"
    }
    fn read(_: &str) -> Result<Self, Vec<Fault>> {
        Err(Vec::new())
    }
    fn write(&self) -> String {
        format!("{:?}", self.0)
    }
}

impl<G: Toy> PartialEq for Carrier<G> {
    fn eq(&self, other: &Self) -> bool {
        self.write() == other.write()
    }
}

impl<G: Toy> Eq for Carrier<G> {}

impl<G: Toy> Game for FlawedGame<G> {
    const ID: &'static str = G::ID;
    const REVISION: u16 = G::REVISION;
    const SEATS: RangeInclusive<u8> = G::SEATS;
    const RULES: Numbering = G::RULES;
    const MINUTES: RangeInclusive<u16> = G::MINUTES;
    type Variant = ToySize;
    type Components = Carrier<G>;
    type Position = Flawed<G>;

    fn start(options: &Options<Self>, seats: u8) -> Flawed<G> {
        let inner = Options {
            variant: options.variant,
            ..Options::default()
        };
        let flaw = options.components.0;
        Flawed {
            inner: G::start(&inner, seats),
            extra: flaw.start_extra(),
            flaw,
        }
    }
}

impl<G: Toy> Position for Flawed<G> {
    type Action = Action<G>;
    type Refusal = Refusal<G>;

    fn seats(&self) -> u8 {
        self.flaw.seats(self)
    }
    fn turn(&self) -> Turn {
        self.flaw.turn(self)
    }
    fn undecided(&self) -> SeatSet {
        self.flaw.undecided(self)
    }
    fn legal_actions(&self, actor: Actor, acc: &mut Vec<Action<G>>) {
        self.flaw.legal_actions(self, actor, acc);
    }
    fn refuse(&self, actor: Actor, action: Action<G>) -> Option<Refusal<G>> {
        self.flaw.refuse(self, actor, action)
    }
    fn chance_weight(&self, action: Action<G>) -> u32 {
        self.flaw.chance_weight(self, action)
    }
    fn play_unchecked(&mut self, actor: Actor, action: Action<G>) {
        self.flaw.play_unchecked(self, actor, action);
    }
    fn tally(&self) -> BySeat<Tally> {
        self.inner.tally()
    }
    fn outcome(&self) -> Option<Outcome> {
        self.flaw.outcome(self)
    }
    fn play(self, actor: Actor, action: Action<G>) -> Result<Self, PlayError<Self>> {
        self.flaw.play(self, actor, action)
    }
}

impl<G: Toy> Observe for Flawed<G> {
    type View = FlawedView<G>;
    type Event = Event<G>;

    fn view(&self, viewer: Viewer) -> FlawedView<G> {
        FlawedView {
            inner: self.flaw.view(self, viewer),
            viewer,
            extra: self.flaw.extra_seen(self, viewer),
            flaw: self.flaw,
        }
    }
    fn event(&self, actor: Actor, action: Action<G>, viewer: Viewer) -> Option<Event<G>> {
        self.flaw.event(self, actor, action, viewer)
    }
    fn sample(view: &FlawedView<G>, dice: &mut dyn Dice) -> Self {
        view.flaw.sample(view, dice)
    }
}

impl<G: Toy> Notation for Flawed<G> {
    fn write_action(&self, action: Action<G>) -> String {
        self.flaw.write_action(self, action)
    }
    fn read_action(&self, word: &str) -> Result<Action<G>, BadNotation> {
        self.flaw.read_action(self, word)
    }
}

impl<G: Toy> View for FlawedView<G> {
    type Action = Action<G>;

    fn seats(&self) -> u8 {
        self.inner.seats()
    }
    fn turn(&self) -> Turn {
        self.flaw.view_turn(self)
    }
    fn legal_actions(&self, seat: Seat, acc: &mut Vec<Action<G>>) {
        self.flaw.view_list(self, seat, acc);
    }
    fn tally(&self) -> BySeat<Tally> {
        self.inner.tally()
    }
}

impl<G: Toy> PartialEq for Flawed<G> {
    fn eq(&self, other: &Self) -> bool {
        self.inner == other.inner && self.extra == other.extra
    }
}

impl<G: Toy> Eq for Flawed<G> {}

impl<G: Toy> Hash for Flawed<G> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.inner.hash(state);
        self.extra.hash(state);
    }
}

impl<G: Toy> fmt::Debug for Flawed<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?} + {}", self.inner, self.extra)
    }
}

impl<G: Toy> PartialEq for FlawedView<G> {
    fn eq(&self, other: &Self) -> bool {
        self.inner == other.inner && (!self.flaw.extra_counts() || self.extra == other.extra)
    }
}

impl<G: Toy> Eq for FlawedView<G> {}

impl<G: Toy> Hash for FlawedView<G> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.inner.hash(state);
        if self.flaw.extra_counts() {
            self.extra.hash(state);
        }
    }
}

impl<G: Toy> fmt::Debug for FlawedView<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?} + {}", self.inner, self.extra)
    }
}
