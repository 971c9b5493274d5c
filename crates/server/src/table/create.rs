use dice::SeededDice;
use dice::fair::{Nonce, Secret};
use games::{AnyOptions, AnyPosition, GameId, OptionsError};
use play::{
    Command, ComponentSet, Control, Draws, GameLibrary, Header, Library, Match, NoStart, OneLine, Player,
    SeatCommand,
};
use rules::{BySeat, Dice, Fault, Phrase, Seat, SetupError, Viewer};
use say::Speaker;
use store::{GuestId, Labels, MatchId, NewMatch};

use super::{AnyMatch, Tables, chunk, state};
use crate::error::AppError;
use crate::names::word;
use crate::system::{now, random};

/// A match that somebody wants to open.
pub(crate) struct Plan {
    pub(crate) game: GameId,
    /// The rule set; the usual one if there is none.
    pub(crate) variant: Option<String>,
    /// Who sits where.
    pub(crate) sitting: Vec<Sitting>,
    /// Whether seats are drawn by lot.
    pub(crate) shuffled: bool,
    pub(crate) clock: Control,
    /// The text of a component set that does not come with Benben.
    pub(crate) components: Option<String>,
    /// The position to start from.
    pub(crate) setup: Option<String>,
    /// What the visitor's browser adds to the dice.
    pub(crate) nonce: Option<Nonce>,
}

/// Who sits on a seat of a new match.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Sitting {
    /// A person at the visitor's screen, the visitor too, by this name.
    Here(OneLine),
    /// A bot, by its word.
    Bot(&'static str),
    /// Nobody yet: a friend is invited.
    Friend,
}

/// Something that is wrong with a plan.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum PlanFault {
    /// Anything.
    Said(Phrase),
    /// A line of a component set.
    InLine(usize, Phrase),
    /// The text of a position that cannot be read.
    Unreadable {
        /// Where.
        column: usize,
        /// What should stand there.
        expected: Phrase,
    },
}

/// Why a plan makes no match: everything that is wrong with it.
pub(crate) type Faults = Vec<PlanFault>;

impl PlanFault {
    /// A fault without variables.
    pub(crate) const fn new(id: &'static str) -> PlanFault {
        PlanFault::Said(Phrase::new(id))
    }

    /// What is wrong, in words.
    pub(crate) fn say(&self, speaker: Speaker) -> String {
        speaker.say(&match self {
            PlanFault::Said(phrase) => phrase.clone(),
            PlanFault::InLine(line, phrase) => Phrase::new("setup-fault-in-line")
                .with("line", *line as i64)
                .with("fault", speaker.say(phrase)),
            PlanFault::Unreadable { column, expected } => Phrase::new("setup-position-unreadable")
                .with("column", *column as i64)
                .with("expected", speaker.say(expected)),
        })
    }
}

impl Plan {
    /// The match before its first action, with its dice settled, and the dealer's secret.
    pub(crate) fn open(&self) -> Result<(AnyMatch, Option<Secret>), Faults> {
        let header = self.header()?;
        let start: AnyPosition = GameLibrary.start(&header).map_err(|no| faults_of(&no))?;
        let secret = self.game.has_chance().then(|| Secret::new(random()));
        let mut game = match &secret {
            Some(secret) => Match::dealt(header, start, secret.clone()),
            None => Match::new(header, start),
        };
        if secret.is_some() {
            for seat in Seat::all(game.header().seats()) {
                let own = self.nonce.filter(|_| !game.players()[seat].is_bot());
                let command = Command::Seat {
                    seat,
                    seen: game.seq(Viewer::Seat(seat)),
                    wish: SeatCommand::GiveNonce(own.unwrap_or_else(|| Nonce::new(random()))),
                };
                carry_out(&mut game, command);
            }
            // Some games begin with a decision of chance, others do not.
            carry_out(&mut game, Command::Deal);
        }
        Ok((game, secret))
    }

    fn header(&self) -> Result<Header, Faults> {
        let variant = self.variant.as_deref();
        let options =
            AnyOptions::new(self.game, variant, self.components.as_deref()).map_err(
                |error| match &error {
                    OptionsError::Components(faults) if !faults.is_empty() => in_lines(faults),
                    other => vec![PlanFault::Said(other.phrase())],
                },
            )?;
        let mut sitting = self.sitting.clone();
        if self.shuffled {
            shuffle(&mut sitting);
        }
        let players: BySeat<Player> = sitting
            .into_iter()
            .map(|sitting| match sitting {
                Sitting::Here(name) => Player::Person(name),
                Sitting::Bot(name) => Player::Bot(word(name)),
                Sitting::Friend => Player::Nobody,
            })
            .collect();
        let mut header = Header::new(
            word(self.game.id()),
            word(options.variant()),
            self.game.revision(),
            players,
        );
        if let Some(text) = options.components_text() {
            header.components = ComponentSet::custom(word(options.components_id()), &text)
                .map_err(|_| vec![PlanFault::new("setup-components-not-text")])?;
        }
        if let Some(text) = &self.setup {
            let line = text.trim().parse();
            header.setup = Some(line.map_err(|_| vec![PlanFault::new("setup-position-not-text")])?);
        }
        if self.game.knows_agreed_draws() {
            header.draws = Draws::ByAgreement;
        }
        header.clock = self.clock;
        header.stand_in = word(bots::Bot::usual(self.game).name());
        header.started = now();
        Ok(header)
    }
}

impl Tables {
    /// Opens a match and stores it. All persons at it sit before the visitor's screen.
    ///
    /// # Errors
    /// If it cannot be stored.
    pub(crate) async fn store_match(
        &self,
        game: &AnyMatch,
        secret: Option<&Secret>,
        owner: GuestId,
    ) -> Result<MatchId, AppError> {
        let seats = game.players().iter().map(|player| match player {
            Player::Person(_) => Some(owner),
            Player::Bot(_) | Player::Nobody => None,
        });
        self.store_match_of(game, secret, owner, seats.collect()).await
    }

    /// Opens a match and stores it, with these guests on its seats.
    ///
    /// # Errors
    /// If it cannot be stored.
    pub(crate) async fn store_match_of(
        &self,
        game: &AnyMatch,
        secret: Option<&Secret>,
        owner: GuestId,
        seats: Vec<Option<GuestId>>,
    ) -> Result<MatchId, AppError> {
        let id = MatchId::new(u64::from_be_bytes(random()));
        let header = game.header();
        let new = NewMatch {
            id,
            opening: play::record::opening(header),
            chunk: (!game.log().is_empty()).then(|| chunk(game, 0)),
            secret: secret.map(ToString::to_string),
            seats,
            owner,
            labels: Labels {
                game: header.game.to_string(),
                variant: header.variant.to_string(),
                players: header.players.iter().map(ToString::to_string).collect(),
            },
            state: state(game),
        };
        self.store.create(&new).await?;
        self.meters.match_opened();
        Ok(id)
    }
}

/// Does what the match allows; what it refuses does not happen.
fn carry_out(game: &mut AnyMatch, command: Command<games::AnyAction>) {
    for entry in play::decide(game, command, now()).unwrap_or_default() {
        play::apply(game, entry);
    }
}

fn shuffle(sitting: &mut [Sitting]) {
    let mut dice = SeededDice::new(u64::from_be_bytes(random()));
    for last in (1..sitting.len()).rev() {
        let other = dice.below(last as u32 + 1) as usize;
        sitting.swap(last, other);
    }
}

/// All that is wrong with what a header asks for.
pub(crate) fn faults_of(no: &NoStart) -> Faults {
    match no {
        NoStart::Components(faults) if !faults.is_empty() => in_lines(faults),
        NoStart::Setup(SetupError::Violations(all)) if !all.is_empty() => {
            all.iter().cloned().map(PlanFault::Said).collect()
        }
        NoStart::Setup(SetupError::Syntax { column, expected }) => vec![PlanFault::Unreadable {
            column: *column,
            expected: expected.clone(),
        }],
        other => vec![PlanFault::Said(other.phrase())],
    }
}

fn in_lines(faults: &[Fault]) -> Faults {
    let fault = |fault: &Fault| match fault.line {
        0 => PlanFault::Said(fault.phrase.clone()),
        line => PlanFault::InLine(line, fault.phrase.clone()),
    };
    faults.iter().map(fault).collect()
}
