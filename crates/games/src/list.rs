//! The macro that generates one enum per concept from the list of games.

/// Defines [`GameId`](crate::GameId), the `Any…` enums and their dispatch, and
/// the macros by which other crates reach what is theirs of each game.
macro_rules! games {
    ($($id:ident: $krate:ident::$Game:ident),+ $(,)?) => {
        define_any! { $($Game: $krate::$Game),+ }
        // The macros that this defines have variables of their own, so it is handed a `$`.
        define_reach! { ($) $($id: $krate::$Game),+ }
    };
}

/// The enums over all games, and the traits of `rules` for them.
macro_rules! define_any {
    ($($Name:ident: $Game:ty),+) => {
        use std::fmt;
        use std::hash::Hash;
        use std::ops::RangeInclusive;
        use std::str::FromStr;

        use rules::{
            Actor, BadNotation, BySeat, Components, Dice, Game, Notation, Numbering, Observe, Options,
            Outcome, Phrase, Position, Refusal, Rule, Seat, SeatSet, SetUp, SetupError, Tally, Turn, Variant,
            View, Viewer,
        };

        /// One of the games, by name.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub enum GameId {
            $(#[doc = concat!("The game `", stringify!($Name), "`.")] $Name,)+
        }

        /// A word that is not the name of a game.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub struct UnknownGame;

        impl GameId {
            /// All games, in the order in which they are offered.
            pub const ALL: &'static [GameId] = &[$(GameId::$Name),+];

            /// The id in commands, records and addresses.
            pub const fn id(self) -> &'static str {
                match self { $(GameId::$Name => <$Game as Game>::ID,)+ }
            }

            /// The allowed numbers of players.
            pub const fn seats(self) -> RangeInclusive<u8> {
                match self { $(GameId::$Name => <$Game as Game>::SEATS,)+ }
            }

            /// The revision of the rules, stored with every match.
            pub const fn revision(self) -> u16 {
                match self { $(GameId::$Name => <$Game as Game>::REVISION,)+ }
            }

            /// Whether chance decides anything.
            pub const fn has_chance(self) -> bool {
                match self { $(GameId::$Name => <$Game as Game>::CHANCE,)+ }
            }

            /// Whether it has hidden information.
            pub const fn has_secrets(self) -> bool {
                match self { $(GameId::$Name => !<<$Game as Game>::Position as Observe>::OPEN,)+ }
            }

            /// Whether something is printed that a table can replace by its own set.
            pub const fn has_components(self) -> bool {
                match self {
                    $(GameId::$Name => <<$Game as Game>::Components as Components>::PRINTED,)+
                }
            }

            /// The component set that ships with Benben, as a file with comments; `None` if
            /// nothing is printed.
            pub fn standard_components(self) -> Option<&'static str> {
                let text = match self {
                    $(GameId::$Name => <<$Game as Game>::Components as Components>::standard_text(),)+
                };
                self.has_components().then_some(text)
            }

            /// Whether two players may agree that nobody has won.
            pub const fn knows_agreed_draws(self) -> bool {
                match self { $(GameId::$Name => <$Game as Game>::AGREED_DRAWS,)+ }
            }

            /// Whether people draw lots for their seats unless they choose otherwise.
            pub const fn draws_lots(self) -> bool {
                match self { $(GameId::$Name => <$Game as Game>::LOTS,)+ }
            }

            /// How long a match among people takes, in minutes.
            pub const fn minutes(self) -> RangeInclusive<u16> {
                match self { $(GameId::$Name => <$Game as Game>::MINUTES,)+ }
            }

            /// The numbers of its rules.
            pub const fn rules(self) -> Numbering {
                match self { $(GameId::$Name => <$Game as Game>::RULES,)+ }
            }

            /// The names of the rule sets, in the order in which they are offered.
            pub fn variants(self) -> Vec<&'static str> {
                match self {
                    $(GameId::$Name => {
                        <$Game as Game>::Variant::ALL.iter().map(|variant| variant.name()).collect()
                    })+
                }
            }

            /// The name of the default rule set.
            pub fn default_variant(self) -> &'static str {
                match self { $(GameId::$Name => <$Game as Game>::Variant::default().name(),)+ }
            }
        }

        impl fmt::Display for GameId {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(self.id())
            }
        }

        impl FromStr for GameId {
            type Err = UnknownGame;

            fn from_str(text: &str) -> Result<GameId, UnknownGame> {
                GameId::ALL.iter().copied().find(|game| game.id() == text).ok_or(UnknownGame)
            }
        }

        impl fmt::Display for UnknownGame {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("not one of the games")
            }
        }

        impl std::error::Error for UnknownGame {}

        /// Generic code for every game; see [`AnyOptions::visit`].
        pub trait Visitor {
            /// The result.
            type Output;

            /// Runs the code for this game.
            fn visit<G>(self, options: &Options<G>) -> Self::Output
            where
                G: SetUp,
                G::Position: Observe + Notation;
        }

        /// What is agreed before a match of any game.
        #[derive(Clone, PartialEq, Eq, Debug)]
        pub enum AnyOptions {
            $(#[doc = concat!("Of `", stringify!($Name), "`.")] $Name(Options<$Game>),)+
        }

        impl AnyOptions {
            /// The rule set and component set by name and text; defaults for those not given.
            ///
            /// # Errors
            /// An unknown rule set, or all faults of the component set; one of them is that it
            /// is called like the set that ships with Benben and is another one.
            pub fn new(
                game: GameId,
                variant: Option<&str>,
                components: Option<&str>,
            ) -> Result<AnyOptions, OptionsError> {
                let options = AnyOptions::of_revision(game, game.revision(), variant, components)?;
                let borrows_the_name = match &options {
                    $(AnyOptions::$Name(options) => {
                        let usual = <$Game as Game>::Components::standard();
                        options.components != usual && options.components.id() == usual.id()
                    })+
                };
                if borrows_the_name {
                    return Err(OptionsError::whole_set(Phrase::new("games-components-own-name")));
                }
                Ok(options)
            }

            /// The same for a match that was played by this revision of the rules.
            ///
            /// # Errors
            /// An unknown rule set, all faults of the component set, or a
            /// revision whose matches can no longer be replayed.
            pub fn of_revision(
                game: GameId,
                revision: u16,
                variant: Option<&str>,
                components: Option<&str>,
            ) -> Result<AnyOptions, OptionsError> {
                match game {
                    $(GameId::$Name => {
                        let variant = match variant {
                            Some(name) => Variant::from_name(name).ok_or_else(|| {
                                OptionsError::UnknownVariant { game, name: name.to_owned() }
                            })?,
                            None => <$Game as Game>::Variant::default(),
                        };
                        let components = <$Game as Game>::components_of(revision, components)
                            .ok_or(OptionsError::Revision { known: game.revision() })?
                            .map_err(OptionsError::Components)?;
                        Ok(AnyOptions::$Name(Options { variant, components }))
                    })+
                }
            }

            /// Calls the visitor with these options in their own type, for code that must not pay
            /// for dispatch at every action.
            pub fn visit<V: Visitor>(&self, visitor: V) -> V::Output {
                match self { $(AnyOptions::$Name(options) => visitor.visit::<$Game>(options),)+ }
            }

            /// The game.
            pub fn game(&self) -> GameId {
                match self { $(AnyOptions::$Name(_) => GameId::$Name,)+ }
            }

            /// The name of the rule set.
            pub fn variant(&self) -> &'static str {
                match self { $(AnyOptions::$Name(options) => options.variant.name(),)+ }
            }

            /// The name of the component set.
            pub fn components_id(&self) -> &str {
                match self { $(AnyOptions::$Name(options) => options.components.id(),)+ }
            }

            /// The component set as text; `None` if it is the one that ships with Benben.
            pub fn components_text(&self) -> Option<String> {
                match self {
                    $(AnyOptions::$Name(options) => {
                        let usual = <$Game as Game>::Components::standard();
                        (options.components != usual).then(|| options.components.write())
                    })+
                }
            }

            /// The position before anything has happened.
            ///
            /// # Errors
            /// If the game does not support this number of seats, or the component set has not
            /// enough for them.
            pub fn start(&self, seats: u8) -> Result<AnyPosition, OptionsError> {
                let start = self.start_as_recorded(seats)?;
                let enough = match self {
                    $(AnyOptions::$Name(options) => options.components.enough_for(seats),)+
                };
                enough.map_err(OptionsError::whole_set)?;
                Ok(start)
            }

            /// The same for a match that is stored: it may have begun when nobody counted.
            ///
            /// # Errors
            /// If the game does not support this number of seats.
            pub fn start_as_recorded(&self, seats: u8) -> Result<AnyPosition, OptionsError> {
                let game = self.game();
                if !game.seats().contains(&seats) {
                    return Err(OptionsError::Seats { game, seats });
                }
                Ok(match self {
                    $(AnyOptions::$Name(options) => {
                        AnyPosition::$Name(<$Game as Game>::start(options, seats))
                    })+
                })
            }

            /// The position that a text describes; see [`SetUp`].
            ///
            /// # Errors
            /// The column where it becomes unreadable, or everything that is wrong with it.
            pub fn position_from_text(&self, text: &str) -> Result<AnyPosition, SetupError> {
                match self {
                    $(AnyOptions::$Name(options) => {
                        <$Game as SetUp>::position_from_text(&options.components, text)
                            .map(AnyPosition::$Name)
                    })+
                }
            }
        }

        /// A position of any game.
        #[derive(Clone, PartialEq, Eq, Hash, Debug)]
        pub enum AnyPosition {
            $(#[doc = concat!("Of `", stringify!($Name), "`.")] $Name(<$Game as Game>::Position),)+
        }

        /// An action of any game.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub enum AnyAction {
            $(#[doc = concat!("Of `", stringify!($Name), "`.")]
            $Name(<<$Game as Game>::Position as Position>::Action),)+
        }

        /// A refusal of any game.
        #[derive(Clone, PartialEq, Eq, Debug)]
        pub enum AnyRefusal {
            /// The action belongs to another game.
            Foreign,
            $(#[doc = concat!("Of `", stringify!($Name), "`.")]
            $Name(<<$Game as Game>::Position as Position>::Refusal),)+
        }

        /// A view of any game.
        #[derive(Clone, PartialEq, Eq, Hash, Debug)]
        pub enum AnyView {
            $(#[doc = concat!("Of `", stringify!($Name), "`.")]
            $Name(<<$Game as Game>::Position as Observe>::View),)+
        }

        /// An event of any game.
        #[derive(Clone, PartialEq, Eq, Debug)]
        pub enum AnyEvent {
            $(#[doc = concat!("Of `", stringify!($Name), "`.")]
            $Name(<<$Game as Game>::Position as Observe>::Event),)+
        }

        impl AnyPosition {
            /// The game.
            pub fn game(&self) -> GameId {
                match self { $(AnyPosition::$Name(_) => GameId::$Name,)+ }
            }

            /// The choice of a seat in random matches; see [`Game::random_choice`].
            ///
            /// # Panics
            /// If the list is empty or holds actions of another game.
            pub fn random_choice(&self, actions: &[AnyAction], dice: &mut impl Dice) -> usize {
                match self {
                    $(AnyPosition::$Name(position) => {
                        let own = |action: &AnyAction| match action {
                            AnyAction::$Name(action) => *action,
                            _ => unreachable!("an action of another game is never legal"),
                        };
                        let actions: Vec<_> = actions.iter().map(own).collect();
                        <$Game as Game>::random_choice(position, &actions, dice)
                    })+
                }
            }

            /// The name of its rule set.
            pub fn variant(&self) -> &'static str {
                match self {
                    $(AnyPosition::$Name(position) => <$Game as SetUp>::variant(position).name(),)+
                }
            }

            /// The position as text, without its history; `None` if the text form cannot express
            /// it.
            pub fn to_text(&self) -> Option<String> {
                match self {
                    $(AnyPosition::$Name(position) => <$Game as SetUp>::text_from_position(position),)+
                }
            }
        }

        $(impl Listed for $Game {
            const GAME: GameId = GameId::$Name;

            fn any_action(action: ActionOf<$Game>) -> AnyAction {
                AnyAction::$Name(action)
            }

            fn own_action(action: AnyAction) -> Option<ActionOf<$Game>> {
                match action {
                    AnyAction::$Name(action) => Some(action),
                    _ => None,
                }
            }

            fn own_view(view: &AnyView) -> Option<&ViewOf<$Game>> {
                match view {
                    AnyView::$Name(view) => Some(view),
                    _ => None,
                }
            }

            fn own_event(event: &AnyEvent) -> Option<&EventOf<$Game>> {
                match event {
                    AnyEvent::$Name(event) => Some(event),
                    _ => None,
                }
            }

            fn own_position(position: &AnyPosition) -> Option<&<$Game as Game>::Position> {
                match position {
                    AnyPosition::$Name(position) => Some(position),
                    _ => None,
                }
            }
        })+

        impl AnyView {
            /// The game.
            pub fn game(&self) -> GameId {
                match self { $(AnyView::$Name(_) => GameId::$Name,)+ }
            }
        }

        impl Refusal for AnyRefusal {
            fn rule(&self) -> Option<Rule> {
                match self {
                    AnyRefusal::Foreign => None,
                    $(AnyRefusal::$Name(refusal) => refusal.rule(),)+
                }
            }

            fn phrase(&self) -> Phrase {
                match self {
                    AnyRefusal::Foreign => Phrase::new("games-foreign-action"),
                    $(AnyRefusal::$Name(refusal) => refusal.phrase(),)+
                }
            }
        }

        impl Position for AnyPosition {
            type Action = AnyAction;
            type Refusal = AnyRefusal;

            fn seats(&self) -> u8 {
                match self { $(AnyPosition::$Name(position) => Position::seats(position),)+ }
            }

            fn turn(&self) -> Turn {
                match self { $(AnyPosition::$Name(position) => Position::turn(position),)+ }
            }

            fn undecided(&self) -> SeatSet {
                match self { $(AnyPosition::$Name(position) => position.undecided(),)+ }
            }

            fn legal_actions(&self, actor: Actor, acc: &mut Vec<AnyAction>) {
                match self {
                    $(AnyPosition::$Name(position) => {
                        let mut actions = Vec::new();
                        Position::legal_actions(position, actor, &mut actions);
                        acc.extend(actions.into_iter().map(AnyAction::$Name));
                    })+
                }
            }

            fn refuse(&self, actor: Actor, action: AnyAction) -> Option<AnyRefusal> {
                match (self, action) {
                    $((AnyPosition::$Name(position), AnyAction::$Name(action)) => {
                        position.refuse(actor, action).map(AnyRefusal::$Name)
                    })+
                    _ => Some(AnyRefusal::Foreign),
                }
            }

            fn chance_weight(&self, outcome: AnyAction) -> u32 {
                match (self, outcome) {
                    $((AnyPosition::$Name(position), AnyAction::$Name(action)) => {
                        position.chance_weight(action)
                    })+
                    _ => 0,
                }
            }

            fn play_unchecked(&mut self, actor: Actor, action: AnyAction) {
                match (self, action) {
                    $((AnyPosition::$Name(position), AnyAction::$Name(action)) => {
                        position.play_unchecked(actor, action);
                    })+
                    _ => unreachable!("an action of another game is never legal"),
                }
            }

            fn tally(&self) -> BySeat<Tally> {
                match self { $(AnyPosition::$Name(position) => Position::tally(position),)+ }
            }

            fn outcome(&self) -> Option<Outcome> {
                match self { $(AnyPosition::$Name(position) => position.outcome(),)+ }
            }
        }

        impl Observe for AnyPosition {
            type View = AnyView;
            type Event = AnyEvent;

            fn view(&self, viewer: Viewer) -> AnyView {
                match self { $(AnyPosition::$Name(position) => AnyView::$Name(position.view(viewer)),)+ }
            }

            fn event(&self, actor: Actor, action: AnyAction, viewer: Viewer) -> Option<AnyEvent> {
                match (self, action) {
                    $((AnyPosition::$Name(position), AnyAction::$Name(action)) => {
                        position.event(actor, action, viewer).map(AnyEvent::$Name)
                    })+
                    _ => None,
                }
            }

            fn sample(view: &AnyView, dice: &mut dyn Dice) -> AnyPosition {
                match view {
                    $(AnyView::$Name(view) => {
                        AnyPosition::$Name(<<$Game as Game>::Position as Observe>::sample(view, dice))
                    })+
                }
            }

            fn sample_until(
                view: &AnyView,
                dice: &mut dyn Dice,
                interrupted: &dyn Fn() -> bool,
            ) -> AnyPosition {
                match view {
                    $(AnyView::$Name(view) => {
                        type Position = <$Game as Game>::Position;
                        AnyPosition::$Name(Position::sample_until(view, dice, interrupted))
                    })+
                }
            }
        }

        impl View for AnyView {
            type Action = AnyAction;

            fn seats(&self) -> u8 {
                match self { $(AnyView::$Name(view) => View::seats(view),)+ }
            }

            fn turn(&self) -> Turn {
                match self { $(AnyView::$Name(view) => View::turn(view),)+ }
            }

            fn legal_actions(&self, seat: Seat, acc: &mut Vec<AnyAction>) {
                match self {
                    $(AnyView::$Name(view) => {
                        let mut actions = Vec::new();
                        View::legal_actions(view, seat, &mut actions);
                        acc.extend(actions.into_iter().map(AnyAction::$Name));
                    })+
                }
            }

            fn tally(&self) -> BySeat<Tally> {
                match self { $(AnyView::$Name(view) => View::tally(view),)+ }
            }
        }

        impl Notation for AnyPosition {
            fn write_action(&self, action: AnyAction) -> String {
                match (self, action) {
                    $((AnyPosition::$Name(position), AnyAction::$Name(action)) => {
                        position.write_action(action)
                    })+
                    _ => unreachable!("an action of another game is never written here"),
                }
            }

            fn read_action(&self, word: &str) -> Result<AnyAction, BadNotation> {
                match self {
                    $(AnyPosition::$Name(position) => position.read_action(word).map(AnyAction::$Name),)+
                }
            }

            fn words<'a>(&self, text: &'a str) -> Vec<&'a str> {
                match self { $(AnyPosition::$Name(position) => position.words(text),)+ }
            }
        }
    };
}
