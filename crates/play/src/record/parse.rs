use rules::{BySeat, MAX_SEATS, Seat};

use super::scan::{Cursor, Scanner, plain_digits};
use super::write::{CHAIN, MAGIC, RESULT, STAND_IN};
use super::{Cause, Record, RecordError, RecordedResult, Syntax, Thing};
use crate::{
    ComponentSet, Control, Draws, Entry, EntryKind, Format, Header, Millis, Notice, Number, Player, Time,
    Word,
};

/// The readable part of a text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Read {
    /// Everything before the first error.
    pub record: Record,
    /// The first error, if the text is not a complete record.
    pub cut: Option<RecordError>,
}

impl Record {
    /// Parses a complete record. Takes time proportional to the length of the text and never
    /// panics, whatever the bytes.
    ///
    /// # Errors
    /// The first violation of the grammar.
    pub fn parse(bytes: &[u8]) -> Result<Record, RecordError> {
        let Read { record, cut } = Record::read(bytes)?;
        match cut {
            None => Ok(record),
            Some(error) => Err(error),
        }
    }

    /// Reads as much of a record as possible: everything before the end of a truncated text or
    /// before an error is kept.
    ///
    /// # Errors
    /// If the header is incomplete.
    pub fn read(bytes: &[u8]) -> Result<Read, RecordError> {
        let mut scanner = Scanner { rest: bytes, line: 0 };
        let header = header(&mut scanner)?;
        let mut record = Record {
            header,
            entries: Vec::new(),
            lines: Vec::new(),
            chain: None,
            chain_line: 0,
            result: None,
            result_line: 0,
        };
        let cut = body(&mut scanner, &mut record).err();
        Ok(Read { record, cut })
    }
}

fn header(scanner: &mut Scanner<'_>) -> Result<Header, RecordError> {
    let mut cursor = Cursor::new(scanner.header_line()?);
    cursor.literal(MAGIC)?;
    let format = Format::numbered(cursor.rest()).ok_or_else(|| cursor.expected(Thing::Version))?;
    let game = field(scanner, "Game: ", |cursor| cursor.parsed(Thing::Word))?;
    let variant = field(scanner, "Rules: ", |cursor| cursor.parsed(Thing::Word))?;
    let revision = field(scanner, "Revision: ", |cursor| {
        cursor.parse(Thing::Number, plain_digits)
    })?;

    let mut players: Vec<Player> = Vec::new();
    let mut line = scanner.header_line()?;
    while players.is_empty() || line.text.starts_with("Seat ") {
        let mut cursor = Cursor::new(line);
        cursor.literal("Seat ")?;
        if players.len() == MAX_SEATS {
            return Err(cursor.error(Syntax::TooManySeats));
        }
        let number = Seat::new(players.len() as u8).to_string();
        if !cursor.rest().starts_with(&format!("{number}:")) {
            return Err(cursor.expected(Thing::Seat));
        }
        cursor.at += number.len() + 1;
        players.push(player(&mut cursor)?);
        cursor.end()?;
        line = scanner.header_line()?;
    }
    let mut header = Header::new(game, variant, revision, players.into_iter().collect());
    header.format = format;

    let mut cursor = Cursor::new(line);
    cursor.literal("Components: ")?;
    let id: Word = cursor.parsed(Thing::Word)?;
    cursor.end()?;
    line = scanner.header_line()?;
    let mut text: Option<String> = None;
    while line.text.starts_with('|') {
        let mut cursor = Cursor::new(line);
        cursor.literal("|")?;
        if !cursor.rest().is_empty() {
            cursor.literal(" ")?;
        }
        match &mut text {
            None => text = Some(cursor.rest().to_owned()),
            Some(text) => {
                text.push('\n');
                text.push_str(cursor.rest());
            }
        }
        line = scanner.header_line()?;
    }
    header.components = match text {
        None => ComponentSet::named(id),
        Some(text) => {
            ComponentSet::custom(id, &text).expect("lines contain no control characters except tabs")
        }
    };

    // The remaining fields are optional, in this order.
    let mut optional =
        |key: &'static str, read: &mut dyn FnMut(&mut Cursor<'_>) -> Result<(), RecordError>| {
            if !line.text.starts_with(key) {
                return Ok(());
            }
            let mut cursor = Cursor::new(line);
            cursor.literal(key)?;
            read(&mut cursor)?;
            cursor.end()?;
            line = scanner.header_line()?;
            Ok(())
        };
    optional("Setup: ", &mut |cursor| {
        header.setup = Some(cursor.text()?);
        Ok(())
    })?;
    optional("Clock: ", &mut |cursor| {
        header.clock = control(cursor)?;
        Ok(())
    })?;
    optional("Draws: ", &mut |cursor| {
        cursor.literal("by agreement")?;
        header.draws = Draws::ByAgreement;
        Ok(())
    })?;
    header.stand_in = STAND_IN.parse().expect("a word");
    optional("Stand-in: ", &mut |cursor| {
        header.stand_in = cursor.parsed(Thing::Word)?;
        Ok(())
    })?;
    optional("Dice: ", &mut |cursor| {
        cursor.keyword("sha-256")?;
        header.dice = Some(cursor.parsed(Thing::Hex)?);
        Ok(())
    })?;
    optional("Started: ", &mut |cursor| {
        header.started = cursor.parse(Thing::Moment, Time::from_text)?;
        Ok(())
    })?;
    Cursor::new(line).end()?;
    Ok(header)
}

fn field<T>(
    scanner: &mut Scanner<'_>,
    key: &'static str,
    read: impl Fn(&mut Cursor<'_>) -> Result<T, RecordError>,
) -> Result<T, RecordError> {
    let mut cursor = Cursor::new(scanner.header_line()?);
    cursor.literal(key)?;
    let value = read(&mut cursor)?;
    cursor.end()?;
    Ok(value)
}

fn player(cursor: &mut Cursor<'_>) -> Result<Player, RecordError> {
    cursor.skip_spaces();
    let kind = cursor.token();
    let at = *cursor;
    cursor.at += kind.len();
    match kind {
        "person" => cursor.text().map(Player::Person),
        "bot" => cursor.parsed(Thing::Word).map(Player::Bot),
        "nobody" => Ok(Player::Nobody),
        _ => Err(at.expected(Thing::Player)),
    }
}

fn control(cursor: &mut Cursor<'_>) -> Result<Control, RecordError> {
    cursor.skip_spaces();
    let kind = cursor.token();
    let at = *cursor;
    cursor.at += kind.len();
    match kind {
        "none" => Ok(Control::None),
        "fischer" => Ok(Control::Fischer {
            total: cursor.seconds()?,
            increment: cursor.seconds()?,
        }),
        "per-move" => Ok(Control::PerMove {
            limit: cursor.seconds()?,
        }),
        _ => Err(at.expected(Thing::Clock)),
    }
}

/// Reads entries and the result into the record, up to the first error.
fn body(scanner: &mut Scanner<'_>, record: &mut Record) -> Result<(), RecordError> {
    let mut time = record.header.started;
    while let Some(line) = scanner.next() {
        if record.result.is_some() {
            return Err(Cursor::new(line).error(Syntax::AfterResult));
        }
        let mut cursor = Cursor::new(line);
        let has_chain = record.header.format.is_sealed();
        if has_chain && line.text.starts_with(CHAIN) && record.chain.is_none() {
            if line.broken.is_some() {
                return Err(cursor.broken());
            }
            cursor.literal(CHAIN)?;
            record.chain = Some(cursor.parsed(Thing::Hex)?);
            record.chain_line = line.number;
            cursor.end()?;
        } else if line.text.starts_with(RESULT) {
            if line.broken.is_some() {
                return Err(cursor.broken());
            }
            record.result = Some(verdict(&mut cursor, record.header.seats())?);
            record.result_line = line.number;
        } else if record.chain.is_some() {
            // A line that is cut off is not a wrong one.
            let cut = line.broken.is_some() && RESULT.starts_with(line.text);
            return Err(if cut {
                cursor.broken()
            } else {
                cursor.error(Syntax::Literal(RESULT))
            });
        } else {
            entry_line(&mut cursor, record, &mut time)?;
        }
        if line.broken.is_some() {
            return Err(cursor.broken());
        }
    }
    Ok(())
}

fn entry_line(cursor: &mut Cursor<'_>, record: &mut Record, time: &mut Time) -> Result<(), RecordError> {
    let number = Number(record.entries.len() as u64 + 1);
    let whole = |cursor: &Cursor<'_>| cursor.line.broken.is_none() || !cursor.rest().is_empty();
    let written = format!("{number}.");
    if cursor.token() != written {
        // A line truncated inside its number is not a wrong number.
        let begins = |line: &str| line.starts_with(cursor.rest());
        let has_chain = record.header.format.is_sealed();
        let cut = cursor.line.broken.is_some()
            && (begins(&written) || begins(RESULT) || (has_chain && begins(CHAIN)));
        return Err(if cut {
            cursor.broken()
        } else {
            cursor.error(Syntax::WrongNumber(number))
        });
    }
    cursor.at += written.len();
    times(cursor, record.header.started, time)?;
    let head = cursor.token();
    let hand = match head.strip_suffix(':') {
        Some("chance") => Some(None),
        Some(seat) => Some(Some(seat.parse().map_err(|_| cursor.expected(Thing::Seat))?)),
        None => None,
    };
    let Some(hand) = hand else {
        // An action is known to be complete only if a space follows it.
        if cursor.line.broken.is_some() {
            return Err(cursor.broken());
        }
        let kind = plain(cursor, record.header.format, number)?;
        cursor.end()?;
        record.entries.push(Entry { time: *time, kind });
        record.lines.push(cursor.line.number);
        return Ok(());
    };
    cursor.at += head.len();
    loop {
        times(cursor, record.header.started, time)?;
        let token = cursor.token();
        let mut after = *cursor;
        after.at += token.len();
        if !whole(&after) {
            return Err(cursor.broken());
        }
        let word = token.strip_prefix('\\').unwrap_or(token);
        let action: Word = word.parse().map_err(|_| cursor.expected(Thing::Action))?;
        *cursor = after;
        let kind = match hand {
            Some(seat) => EntryKind::Acted { seat, action },
            None => EntryKind::Rolled { outcome: action },
        };
        record.entries.push(Entry { time: *time, kind });
        record.lines.push(cursor.line.number);
        cursor.skip_spaces();
        if cursor.rest().is_empty() {
            return Ok(());
        }
    }
}

/// Skips times, each of which applies to everything after it.
fn times(cursor: &mut Cursor<'_>, started: Time, time: &mut Time) -> Result<(), RecordError> {
    cursor.skip_spaces();
    while let Some(text) = cursor.token().strip_prefix('@') {
        let broken = cursor.line.broken.is_some() && cursor.token() == cursor.rest();
        if broken {
            return Err(cursor.broken());
        }
        let after = Millis::from_text(text)
            .filter(|after| after.0 <= Time::LATEST.since(started).0)
            .ok_or_else(|| cursor.expected(Thing::Seconds))?;
        let told = started.later(after);
        if told < *time {
            return Err(cursor.error(Syntax::TimeRunsBack));
        }
        *time = told;
        cursor.at += 1 + text.len();
        cursor.skip_spaces();
    }
    Ok(())
}

/// An entry that is not an action.
fn plain(cursor: &mut Cursor<'_>, format: Format, number: Number) -> Result<EntryKind<Word>, RecordError> {
    let kind = cursor.token();
    let at = *cursor;
    cursor.at += kind.len();
    let said = |notice| Ok(EntryKind::Said(notice));
    match kind {
        "undo" => {
            let (seat, to) = point(cursor, number)?;
            Ok(EntryKind::Undone { seat, to })
        }
        "rewind" => {
            let (seat, to) = point(cursor, number)?;
            Ok(EntryKind::Rewound { seat, to })
        }
        "takeback-ask" => {
            let (seat, to) = point(cursor, number)?;
            Ok(EntryKind::TakebackAsked { seat, to })
        }
        "resign" => said(Notice::Resigned(cursor.seat()?)),
        "flag" => said(Notice::FlagFell(cursor.seat()?)),
        "draw-offer" => said(Notice::DrawOffered(cursor.seat()?)),
        "draw-accept" => said(Notice::DrawAccepted(cursor.seat()?)),
        "draw-decline" => said(Notice::DrawDeclined(cursor.seat()?)),
        "takeback-give" => said(Notice::TakebackGiven(cursor.seat()?)),
        "takeback-decline" => said(Notice::TakebackDeclined(cursor.seat()?)),
        "sit" => said(Notice::SeatTaken(cursor.seat()?, cursor.text()?)),
        "leave" => said(Notice::SeatLeft(cursor.seat()?)),
        "bot" => said(Notice::HandedToBot(cursor.seat()?, cursor.parsed(Thing::Word)?)),
        "seal" if format.is_sealed() => said(Notice::NonceSealed(cursor.seat()?, cursor.parsed(Thing::Hex)?)),
        "nonce" => said(Notice::NonceGiven(cursor.seat()?, cursor.parsed(Thing::Hex)?)),
        "secret" => said(Notice::SecretPublished(cursor.parsed(Thing::Hex)?)),
        "abandon" => said(Notice::Abandoned),
        _ => Err(at.expected(Thing::Entry)),
    }
}

/// Reads a seat and the number of the first entry that is taken back.
fn point(cursor: &mut Cursor<'_>, number: Number) -> Result<(Seat, Number), RecordError> {
    let seat = cursor.seat()?;
    cursor.keyword("to")?;
    let earlier = |token: &str| {
        let to = Number(plain_digits(token)?);
        (to.0 >= 1 && to < number).then_some(to)
    };
    Ok((seat, cursor.parse(Thing::EarlierEntry, earlier)?))
}

fn verdict(cursor: &mut Cursor<'_>, seats: u8) -> Result<RecordedResult, RecordError> {
    cursor.literal(RESULT)?;
    cursor.keyword("places")?;
    let place = |token: &str| plain_digits(token).filter(|place| (1..=seats).contains(place));
    let places: BySeat<u8> = by_seat(seats, || cursor.parse(Thing::Place, place))?;
    cursor.keyword("points")?;
    let whole = |token: &str| token.parse().ok().filter(|_| !token.starts_with('+'));
    let points: BySeat<i32> = by_seat(seats, || cursor.parse(Thing::Points, whole))?;
    cursor.keyword("by")?;
    cursor.skip_spaces();
    let kind = cursor.token();
    let at = *cursor;
    cursor.at += kind.len();
    let cause = match kind {
        "rules" => Cause::Rules(cursor.parsed(Thing::Word)?),
        "resignation" => {
            cursor.keyword("of")?;
            Cause::Resignation(cursor.seat()?)
        }
        "time" => {
            cursor.keyword("of")?;
            Cause::Time(cursor.seat()?)
        }
        "agreement" => Cause::Agreement,
        "abandonment" => Cause::Abandonment,
        _ => return Err(at.expected(Thing::Cause)),
    };
    cursor.end()?;
    Ok(RecordedResult {
        places,
        points,
        cause,
    })
}

fn by_seat<T>(seats: u8, mut read: impl FnMut() -> Result<T, RecordError>) -> Result<BySeat<T>, RecordError> {
    let values: Result<Vec<T>, RecordError> = (0..seats).map(|_| read()).collect();
    Ok(values?.into_iter().collect())
}
