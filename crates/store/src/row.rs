//! Conversion between the columns of a row and our values.

use std::str::FromStr;

use play::Time;
use rules::Seat;
use sqlx::Row;
use sqlx::sqlite::SqliteRow;

use crate::{Chunk, State, StoreError};

/// A number for the database, which has no unsigned integers.
pub(crate) fn number(value: u64) -> Result<i64, StoreError> {
    i64::try_from(value).map_err(|_| StoreError::Unfit("a number is too large"))
}

/// A count from the database.
pub(crate) fn count(value: i64) -> Result<u64, StoreError> {
    u64::try_from(value).map_err(|_| StoreError::Damaged("a count is negative"))
}

/// A time for the database; every time fits.
pub(crate) fn millis(time: Time) -> i64 {
    time.as_millis() as i64
}

/// A time from the database.
pub(crate) fn time(millis: i64) -> Result<Time, StoreError> {
    count(millis).map(Time::from_millis)
}

/// An id from the database.
pub(crate) fn id<T: FromStr>(text: &str) -> Result<T, StoreError> {
    text.parse()
        .map_err(|_| StoreError::Damaged("an id cannot be read"))
}

/// The state of a match from a row of `matches`.
pub(crate) fn state(row: &SqliteRow) -> Result<State, StoreError> {
    let mask = |value: i64| u8::try_from(value).map_err(|_| StoreError::Damaged("seats cannot be read"));
    let deadline: Option<i64> = row.try_get("deadline")?;
    Ok(State {
        changed: time(row.try_get("changed")?)?,
        over: row.try_get("is_over")?,
        waiting: mask(row.try_get("waiting")?)?,
        bots: mask(row.try_get("bots")?)?,
        deadline: deadline.map(time).transpose()?,
        result: row.try_get("result")?,
    })
}

/// The same over a connection that is used directly.
pub(crate) fn state_of(row: &rusqlite::Row<'_>) -> Result<State, StoreError> {
    let deadline: Option<i64> = row.get("deadline")?;
    Ok(State {
        changed: time(row.get("changed")?)?,
        over: row.get("is_over")?,
        waiting: row.get("waiting")?,
        bots: row.get("bots")?,
        deadline: deadline.map(time).transpose()?,
        result: row.get("result")?,
    })
}

/// A seat from its number, counted from 0.
pub(crate) fn kept_seat(index: i64) -> Result<Seat, StoreError> {
    let index = u8::try_from(index).ok();
    let seat = index.filter(|index| usize::from(*index) < rules::MAX_SEATS);
    seat.map(Seat::new)
        .ok_or(StoreError::Damaged("a seat cannot be read"))
}

/// A chunk from a row of `chunks`.
pub(crate) fn chunk((first, last, text): (i64, i64, String)) -> Result<Chunk, StoreError> {
    Ok(Chunk {
        first: count(first)?,
        last: count(last)?,
        text,
    })
}
