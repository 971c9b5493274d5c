//! Playing one's seat on another device: who may, and taking it back.

use rules::{Phrase, Seat};
use store::{GuestId, MatchId};

use crate::error::AppError;
use crate::system::now;
use crate::table::{Table, Tables};

/// Lets a guest play a seat for its holder.
pub(crate) async fn grant(
    tables: &Tables,
    table: &Table,
    seat: Seat,
    guest: GuestId,
) -> Result<(), AppError> {
    // An opponent who came by such a link would see both hands.
    let granted = tables.store.grant_seat(table.id, seat, guest, now()).await?;
    table.hear_company(&tables.store).await;
    if !granted {
        return Err(AppError::NotNow(Phrase::new("invite-own-sits")));
    }
    Ok(())
}

/// Takes a grant back: the giver and the receiver may do that.
pub(crate) async fn revoke(
    tables: &Tables,
    id: MatchId,
    seat: Seat,
    grantee: GuestId,
    by: GuestId,
) -> Result<(), AppError> {
    // Whether the match can be read does not matter.
    let company = tables.store.company(id).await?.ok_or(AppError::NoSuchMatch)?;
    let holder = company.seats.get(seat.index()).copied().flatten();
    if by != grantee && holder != Some(by) {
        return Err(AppError::NotYours);
    }
    tables.store.revoke_grant(id, seat, grantee).await?;
    if let Some(table) = tables.live(id) {
        table.hear_company(&tables.store).await;
    }
    Ok(())
}

/// Makes all links of a guest worthless, and takes back what was granted by them.
pub(crate) async fn renew_links(tables: &Tables, holder: GuestId) -> Result<(), AppError> {
    for id in tables.store.renew_links(holder).await? {
        if let Some(table) = tables.live(id) {
            table.hear_company(&tables.store).await;
        }
    }
    Ok(())
}
