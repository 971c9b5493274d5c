use std::time::Instant;

use dice::SeededDice;
use dice::fair::Secret;
use games::{AnyOptions, AnyPosition, GameId, OptionsError};
use play::{
    Command, ComponentSet, Control, Draws, GameLibrary, Header, Library, Match, NoStart, OneLine, Player,
    Time,
};
use rules::{BySeat, Dice, Fault, Phrase, SetupError};
use say::Speaker;
use store::{GuestId, Labels, MatchId, MostGoing, NewMatch};

use super::{AnyMatch, Tables, chunk, state};
use crate::error::AppError;
use crate::guard::Asker;
use crate::limits::Excess;
use crate::names::word;
use crate::system::{now, random};

/// A match in which nothing happens for this many milliseconds no longer counts as open.
const WEEK: u64 = 7 * 24 * 60 * 60 * 1_000;

/// The plan of a new match.
#[derive(Clone, Debug)]
pub(crate) struct Plan {
    pub(crate) game: GameId,
    /// The rule set; the default one if `None`.
    pub(crate) variant: Option<String>,
    /// Who sits where.
    pub(crate) sitting: Vec<Sitting>,
    /// Whether seats are assigned at random.
    pub(crate) shuffled: bool,
    pub(crate) clock: Control,
    /// The text of a component set that does not ship with Benben.
    pub(crate) components: Option<String>,
    /// The position to start from.
    pub(crate) setup: Option<String>,
}

/// The player on a seat of a new match.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Sitting {
    /// A person at the visitor's screen, possibly the visitor, with this name.
    Here(OneLine),
    /// A bot, by name.
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
    fn say(&self, speaker: Speaker) -> String {
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

/// The number of faults listed; nobody reads more.
pub(crate) const LISTED: usize = 20;

/// The number of characters shown of one fault, which may quote what somebody sent.
pub(crate) const QUOTED: usize = 300;

/// The beginning of a text that may be very long.
pub(crate) fn shortened(text: String, letters: usize) -> String {
    match text.char_indices().nth(letters) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text,
    }
}

/// Faults in words, as many as somebody can read, and how many more there are.
pub(crate) fn listed(faults: &[PlanFault], speaker: Speaker) -> Vec<String> {
    let shown = faults
        .iter()
        .take(LISTED)
        .map(|fault| shortened(fault.say(speaker), QUOTED));
    let more = faults.len().saturating_sub(LISTED);
    let more = (more > 0).then(|| speaker.say(&Phrase::new("setup-more-faults").with("count", more as i64)));
    shown.chain(more).collect()
}

impl Plan {
    /// The match before its first action, and the dealer's secret. Its dice are promised and
    /// nothing is dealt: that happens when every seat is taken and everybody's page has added to
    /// the dice. Bots among themselves wait for nobody.
    pub(crate) fn open(&self) -> Result<(AnyMatch, Option<Secret>), Faults> {
        let header = self.header()?;
        let start: AnyPosition = GameLibrary.start(&header).map_err(|no| faults_of(&no))?;
        let secret = self.game.has_chance().then(|| Secret::new(random()));
        let mut game = match &secret {
            Some(secret) => Match::dealt(header, start, secret.clone()),
            None => Match::new(header, start),
        };
        if secret.is_some() {
            // Some games begin with a chance decision, others do not.
            carry_out(&mut game, Command::Deal);
        }
        Ok((game, secret))
    }

    fn header(&self) -> Result<Header, Faults> {
        let variant = self.variant.as_deref();
        let no = |error: OptionsError| match &error {
            OptionsError::Components(faults) if !faults.is_empty() => in_lines(faults),
            other => vec![PlanFault::Said(other.phrase())],
        };
        let options = AnyOptions::new(self.game, variant, self.components.as_deref()).map_err(no)?;
        options.start(self.sitting.len() as u8).map_err(no)?;
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
    /// Opens a match and stores it. All people at it are at the visitor's screen.
    ///
    /// # Errors
    /// If it cannot be stored.
    pub(crate) async fn store_match(
        &self,
        game: &AnyMatch,
        secret: Option<&Secret>,
        asker: Asker,
    ) -> Result<MatchId, AppError> {
        let seats = game.players().iter().map(|player| match player {
            Player::Person(_) => Some(asker.guest),
            Player::Bot(_) | Player::Nobody => None,
        });
        self.store_match_of(game, secret, asker.guest, seats.collect(), asker)
            .await
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
        asker: Asker,
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
        let bytes = new.opening.len() + new.chunk.as_ref().map_or(0, |chunk| chunk.text.len());
        self.afford(&new, asker, bytes as f64).await?;
        // Others may have been opened since.
        if !self.store.create_within(&new, self.most_going(&new)).await? {
            return Err(self.meters.beyond(Excess::Matches));
        }
        self.meters.match_opened();
        Ok(id)
    }

    /// How many matches in progress the owner of a new one may have, if it counts.
    fn most_going(&self, new: &NewMatch) -> Option<MostGoing> {
        let after = Time::from_millis(now().as_millis().saturating_sub(WEEK));
        let matches = self.limits.guest_matches;
        (!new.state.over).then_some(MostGoing { matches, after })
    }

    /// Whether there is room for a match, on the disk and in the budgets of the guest who asks for it.
    async fn afford(&self, new: &NewMatch, asker: Asker, bytes: f64) -> Result<(), AppError> {
        let folder = self.store.file().parent();
        let free = folder.map_or(Ok(u64::MAX), fs4::available_space);
        // If the system does not tell, writing tells.
        if free.is_ok_and(|free| free < self.limits.free_bytes) {
            return Err(self.meters.beyond(Excess::Disk));
        }
        if let Some(MostGoing { matches, after }) = self.most_going(new)
            && self.store.going_of(new.owner, after).await? >= matches
        {
            return Err(self.meters.beyond(Excess::Matches));
        }
        let (guard, moment) = (&self.guard, Instant::now());
        if !guard.matches_of_address.take(asker.sender, 1.0, moment) {
            return Err(self.meters.beyond(Excess::Matches));
        }
        if !guard.bytes_of_guest.take(asker.guest, bytes, moment) {
            return Err(self.meters.beyond(Excess::Bytes));
        }
        Ok(())
    }
}

/// Applies a command if the match allows it.
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

/// Everything that is wrong with what a header asks for.
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
