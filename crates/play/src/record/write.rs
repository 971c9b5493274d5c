use std::fmt;

use dice::fair::Head;
use rules::{Notation, Observe, Seat};

use super::{Cause, Record, RecordedResult};
use crate::{Control, Draws, Entry, EntryKind, Header, Match, Notice, Number, Player, Time, Word};

/// The first line of every record, before the version.
pub(super) const MAGIC: &str = "Benben record ";

/// The start of the line with the head of the chain.
pub(super) const CHAIN: &str = "chain:";

/// The start of the last line.
pub(super) const RESULT: &str = "result:";

/// The stand-in bot if the header names none.
pub(super) const STAND_IN: &str = "random";

/// The start of a record: everything before the first entry.
pub fn opening(header: &Header) -> String {
    written(header, &ToString::to_string)
}

/// The same without the names of people, as the chain knows it.
pub(crate) fn unnamed_opening(header: &Header) -> String {
    written(header, &|player| match player {
        Player::Person(_) => "person".to_owned(),
        Player::Bot(_) | Player::Nobody => player.to_string(),
    })
}

fn written(header: &Header, written: &dyn Fn(&Player) -> String) -> String {
    let version = header.format.number();
    let mut lines = vec![
        format!("{MAGIC}{version}"),
        format!("Game: {}", header.game),
        format!("Rules: {}", header.variant),
        format!("Revision: {}", header.revision),
    ];
    for (seat, player) in header.players.enumerate() {
        lines.push(format!("Seat {seat}: {}", written(player)));
    }
    lines.push(format!("Components: {}", header.components.id()));
    for line in header
        .components
        .text()
        .into_iter()
        .flat_map(|text| text.split('\n'))
    {
        let space = if line.is_empty() { "" } else { " " };
        lines.push(format!("|{space}{line}"));
    }
    if let Some(setup) = &header.setup {
        lines.push(format!("Setup: {setup}"));
    }
    if header.clock != Control::None {
        lines.push(format!("Clock: {}", header.clock));
    }
    if header.draws == Draws::ByAgreement {
        lines.push("Draws: by agreement".to_owned());
    }
    if header.stand_in.as_str() != STAND_IN {
        lines.push(format!("Stand-in: {}", header.stand_in));
    }
    if let Some(commitment) = header.dice {
        lines.push(format!("Dice: sha-256 {commitment}"));
    }
    if header.started != Time::EPOCH {
        lines.push(format!("Started: {}", header.started));
    }
    lines.push(String::new());
    lines.push(String::new());
    lines.join("\n")
}

/// The entries of a match from number `from` on, as lines that can be appended to the earlier
/// ones.
pub fn lines<P: Observe + Notation>(game: &Match<P>, from: Number) -> String {
    let before = Number(from.0.saturating_sub(1));
    let time = game
        .entry(before)
        .map_or(game.header().started, |entry| entry.time);
    let mut text = String::new();
    write_entries(
        &mut text,
        &entries(game, from),
        Number(from.0.max(1)),
        time,
        game.header().started,
    )
    .expect("writing to a string does not fail");
    text
}

/// The last lines of the record of a finished match: the head of the chain, and the result. The
/// record is then complete: nothing may follow.
pub fn closing<P: Observe + Notation>(game: &Match<P>) -> Option<String> {
    let finish = game.result()?;
    let chain = last_head(game).map_or(String::new(), |head| format!("{CHAIN} {head}\n"));
    Some(format!("{chain}{}\n", RecordedResult::of(finish)))
}

/// How a finished match ended, as the last line of its record says it.
pub fn result_line<P: Observe + Notation>(game: &Match<P>) -> Option<String> {
    game.result().map(|finish| RecordedResult::of(finish).to_string())
}

/// The head over the whole log of a match that is over and whose secret is published.
pub(super) fn last_head<P: Observe + Notation>(game: &Match<P>) -> Option<Head> {
    let open = game.header().dice.is_none() || game.published().is_some();
    game.head().filter(|_| open && game.is_over())
}

/// The entries from a number on, with actions as words.
pub(super) fn entries<P: Observe + Notation>(game: &Match<P>, from: Number) -> Vec<Entry<Word>> {
    let before = from.0.saturating_sub(1);
    let later = game.log().after(usize::try_from(before).unwrap_or(usize::MAX));
    let wanted = (before + 1..).map(Number).zip(later);
    let with_word = |(number, entry): (Number, &Entry<P::Action>)| Entry {
        time: entry.time,
        kind: entry
            .kind
            .clone()
            .map(|_| game.word(number).expect("every action has its notation").clone()),
    };
    wanted.map(with_word).collect()
}

impl fmt::Display for Record {
    /// The format that [`Record::parse`] reads.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&opening(&self.header))?;
        let started = self.header.started;
        write_entries(f, &self.entries, Number(1), started, started)?;
        if let Some(head) = self.chain {
            writeln!(f, "{CHAIN} {head}")?;
        }
        match &self.result {
            Some(result) => writeln!(f, "{result}"),
            None => Ok(()),
        }
    }
}

impl fmt::Display for RecordedResult {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{RESULT} places")?;
        self.places.iter().try_for_each(|place| write!(f, " {place}"))?;
        f.write_str(" points")?;
        self.points.iter().try_for_each(|points| write!(f, " {points}"))?;
        match &self.cause {
            Cause::Rules(rule) => write!(f, " by rules {rule}"),
            Cause::Resignation(seat) => write!(f, " by resignation of {seat}"),
            Cause::Time(seat) => write!(f, " by time of {seat}"),
            Cause::Agreement => f.write_str(" by agreement"),
            Cause::Abandonment => f.write_str(" by abandonment"),
        }
    }
}

/// Who plays the actions of one line.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Hand {
    Seat(Seat),
    Chance,
}

/// Writes entries, with consecutive actions of one actor on one line. `time` is the time of the
/// entry before the first.
pub(super) fn write_entries(
    out: &mut dyn fmt::Write,
    entries: &[Entry<Word>],
    first: Number,
    mut time: Time,
    started: Time,
) -> fmt::Result {
    let mut on_line: Option<Hand> = None;
    for (number, entry) in (first.0..).zip(entries) {
        let (hand, word) = match &entry.kind {
            EntryKind::Acted { seat, action } => (Some(Hand::Seat(*seat)), Some(action)),
            EntryKind::Rolled { outcome } => (Some(Hand::Chance), Some(outcome)),
            _ => (None, None),
        };
        let goes_on = hand.is_some() && hand == on_line;
        if !goes_on {
            if on_line.is_some() {
                out.write_char('\n')?;
            }
            write!(out, "{number}.")?;
        }
        if entry.time != time {
            time = entry.time;
            write!(out, " @{}", time.since(started))?;
        }
        if !goes_on {
            match hand {
                Some(Hand::Seat(seat)) => write!(out, " {seat}:")?,
                Some(Hand::Chance) => out.write_str(" chance:")?,
                None => {}
            }
        }
        match word {
            Some(word) => write_word(out, word)?,
            None => writeln!(out, " {}", Plain(&entry.kind))?,
        }
        on_line = hand;
    }
    if on_line.is_some() {
        out.write_char('\n')?;
    }
    Ok(())
}

/// Escapes a word that could be read as a time or as an escaped word.
fn write_word(out: &mut dyn fmt::Write, word: &Word) -> fmt::Result {
    let escape = if word.as_str().starts_with(['@', '\\']) {
        "\\"
    } else {
        ""
    };
    write!(out, " {escape}{word}")
}

/// Formats an entry that is not an action.
struct Plain<'a>(&'a EntryKind<Word>);

impl fmt::Display for Plain<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            EntryKind::Acted { action: word, .. } | EntryKind::Rolled { outcome: word } => {
                write!(f, "{word}")
            }
            EntryKind::Undone { seat, to } => write!(f, "undo {seat} to {to}"),
            EntryKind::Rewound { seat, to } => write!(f, "rewind {seat} to {to}"),
            EntryKind::TakebackAsked { seat, to } => write!(f, "takeback-ask {seat} to {to}"),
            EntryKind::Said(notice) => match notice {
                Notice::Resigned(seat) => write!(f, "resign {seat}"),
                Notice::FlagFell(seat) => write!(f, "flag {seat}"),
                Notice::DrawOffered(seat) => write!(f, "draw-offer {seat}"),
                Notice::DrawAccepted(seat) => write!(f, "draw-accept {seat}"),
                Notice::DrawDeclined(seat) => write!(f, "draw-decline {seat}"),
                Notice::TakebackGiven(seat) => write!(f, "takeback-give {seat}"),
                Notice::TakebackDeclined(seat) => write!(f, "takeback-decline {seat}"),
                Notice::SeatTaken(seat, name) => write!(f, "sit {seat} {name}"),
                Notice::SeatLeft(seat) => write!(f, "leave {seat}"),
                Notice::HandedToBot(seat, bot) => write!(f, "bot {seat} {bot}"),
                Notice::NonceSealed(seat, seal) => write!(f, "seal {seat} {seal}"),
                Notice::NonceGiven(seat, nonce) => write!(f, "nonce {seat} {nonce}"),
                Notice::SecretPublished(secret) => write!(f, "secret {secret}"),
                Notice::Abandoned => f.write_str("abandon"),
            },
        }
    }
}

/// Formats an entry as the chain knows it: like in a record, without names.
pub(crate) struct Unnamed<'a>(pub(crate) &'a EntryKind<Word>);

impl fmt::Display for Unnamed<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            EntryKind::Acted { seat, action } => write!(f, "{seat}: {action}"),
            EntryKind::Rolled { outcome } => write!(f, "chance: {outcome}"),
            EntryKind::Said(Notice::SeatTaken(seat, _)) => write!(f, "sit {seat}"),
            other => Plain(other).fmt(f),
        }
    }
}
