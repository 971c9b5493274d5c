//! What guests are called.

use play::OneLine;
use rules::{Phrase, Seat};
use say::{LONGEST_NAME, Speaker, clean_name};
use store::{Guest, GuestId, Store};

use crate::error::AppError;
use crate::system::now;

/// The name that a guest has used before, or what guests are called.
pub(crate) async fn own_name(store: &Store, guest: GuestId, speaker: Speaker) -> Result<OneLine, AppError> {
    let known = store.guest(guest).await?;
    let name = known.and_then(|guest| guest.name.parse().ok());
    Ok(name.unwrap_or_else(|| guest_name(speaker)))
}

/// What somebody is called who has never said so.
pub(crate) fn guest_name(speaker: Speaker) -> OneLine {
    let name = speaker.text("setup-guest");
    name.parse().expect("our own names are a line of text")
}

/// Keeps what a guest wants to be called.
pub(crate) async fn keep_name(store: &Store, guest: GuestId, name: &OneLine) -> Result<(), AppError> {
    let known = store.guest(guest).await?;
    let guest = match known {
        Some(guest) => Guest {
            name: name.to_string(),
            ..guest
        },
        None => Guest {
            id: guest,
            name: name.to_string(),
            settings: String::new(),
            created: now(),
        },
    };
    Ok(store.keep_guest(&guest).await?)
}

/// Makes a guest known who is not yet.
pub(crate) async fn make_known(store: &Store, guest: GuestId, speaker: Speaker) -> Result<(), AppError> {
    if store.guest(guest).await?.is_none() {
        keep_name(store, guest, &guest_name(speaker)).await?;
    }
    Ok(())
}

/// A name that can be shown.
///
/// # Errors
/// What is wrong with it.
pub(crate) fn checked_name(typed: &str, seat: Seat) -> Result<OneLine, Phrase> {
    let line = clean_name(typed).and_then(|name| name.parse().ok());
    line.ok_or_else(|| {
        Phrase::new("setup-bad-name")
            .with("seat", seat.to_string())
            .with("most", LONGEST_NAME as i64)
    })
}
