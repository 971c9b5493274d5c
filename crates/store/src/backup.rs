//! Copies of everything that is kept, made while it is used, and put back.

use std::fs;
use std::io;
use std::path::{self, Path};

use sqlx::{ConnectOptions, Connection, SqliteConnection};
use tokio::task::spawn_blocking;

use crate::database::{self, Contents, Depth};
use crate::files::{Draft, beside, put_in_place};
use crate::{BackupError, FolderLock, OpenError, RestoreError, Store};

/// What to do with a file that is in the way.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Existing {
    /// Leave it as it is, and do nothing.
    Keep,
    /// Replace it, when the new one is complete.
    Replace,
}

impl Store {
    /// Writes everything that is kept into one file, as it is at this moment.
    /// Others may write meanwhile. It holds keys and secrets, so only its owner may read it.
    ///
    /// # Errors
    /// If there is such a file, or it cannot be written. Then no part of it remains.
    pub async fn backup(&self, file: &Path, existing: Existing) -> Result<(), BackupError> {
        let kept = &self.database().file;
        let reader = self.database().readers.acquire().await;
        let mut connection = reader.map_err(|error| OpenError::database(kept, error))?;
        write_backup(&mut connection, file, existing).await
    }
}

/// Writes everything that is kept in a folder into one file, whether or not a
/// server runs there. The folder stays as it is: it is not even brought up to date.
///
/// # Errors
/// If nothing is kept there, there is such a file, or it cannot be written.
pub async fn backup(folder: &Path, file: &Path, existing: Existing) -> Result<(), BackupError> {
    let nothing = || BackupError::Nothing {
        folder: folder.to_owned(),
    };
    let kept = database::file_in(folder)?;
    if !kept.exists() {
        return Err(nothing());
    }
    let (mut connection, contents) = look_into(&kept).await?;
    if contents == Contents::Nothing {
        return Err(nothing());
    }
    write_backup(&mut connection, file, existing).await
}

/// Puts a backup into a folder, where nobody may be at work. It is checked
/// thoroughly before anything there is touched.
///
/// # Errors
/// If it is no backup of ours or damaged, if the folder is in use, or keeps
/// something that is not to be replaced. Then the folder keeps what it kept.
pub async fn restore(file: &Path, folder: &Path, existing: Existing) -> Result<(), RestoreError> {
    let file = path::absolute(file).map_err(|error| OpenError::file(file, error))?;
    let kept = database::file_in(folder)?;
    let _lock = FolderLock::take(folder)?;
    if existing == Existing::Keep && kept.exists() {
        return Err(RestoreError::Exists { file: kept });
    }
    let (mut connection, contents) = look_into(&file).await?;
    if contents == Contents::Nothing {
        return Err(OpenError::NotADatabase { file }.into());
    }
    database::inspect(&mut connection, &file, Depth::All).await?;
    let draft = Draft::of(&kept);
    copy_into(&mut connection, &draft).await?;
    let closed = connection.close().await;
    closed.map_err(|error| OpenError::database(&file, error))?;
    settle(&kept).await;
    let placed = in_background(move || {
        // What is still beside the old database would spoil the new one.
        for end in ["-wal", "-shm", "-journal"] {
            match fs::remove_file(beside(&kept, end)) {
                Err(error) if error.kind() != io::ErrorKind::NotFound => return Err(error),
                _ => {}
            }
        }
        put_in_place(draft.path(), &kept)
    });
    Ok(placed.await.map_err(|error| OpenError::file(folder, error))?)
}

/// Opens a file for reading only.
async fn look_into(file: &Path) -> Result<(SqliteConnection, Contents), OpenError> {
    // SQLite does not say why it cannot open a file; the system does.
    fs::metadata(file).map_err(|error| OpenError::file(file, error))?;
    let opened = database::reading(file).connect().await;
    let mut connection = opened.map_err(|error| OpenError::database(file, error))?;
    let contents = database::recognise(&mut connection, file).await?;
    Ok((connection, contents))
}

async fn write_backup(
    connection: &mut SqliteConnection,
    file: &Path,
    existing: Existing,
) -> Result<(), BackupError> {
    let file = path::absolute(file).map_err(|error| OpenError::file(file, error))?;
    let in_the_way = || existing == Existing::Keep && file.exists();
    if in_the_way() {
        return Err(BackupError::Exists { file });
    }
    let draft = Draft::of(&file);
    copy_into(connection, &draft).await?;
    if in_the_way() {
        return Err(BackupError::Exists { file });
    }
    let target = file.clone();
    let placed = in_background(move || put_in_place(draft.path(), &target));
    Ok(placed.await.map_err(|error| OpenError::file(&file, error))?)
}

/// Writes the whole database of a connection into a new file.
async fn copy_into(connection: &mut SqliteConnection, draft: &Draft) -> Result<(), OpenError> {
    let cannot = |error| OpenError::file(draft.path(), error);
    let name = draft.path().to_str().ok_or_else(|| {
        let why = "SQLite knows no file whose name is not Unicode";
        cannot(io::Error::new(io::ErrorKind::InvalidFilename, why))
    })?;
    database::make_private(draft.path()).map_err(cannot)?;
    let copied = sqlx::query("VACUUM INTO ?").bind(name).execute(connection);
    copied
        .await
        .map_err(|error| OpenError::database(draft.path(), error))?;
    Ok(())
}

/// Moves what stands in the log beside a database into it, so that it stays
/// whole until the moment when it is replaced. If it is broken, there is nothing to save.
async fn settle(file: &Path) {
    if let Ok(mut connection) = database::writing(file).connect().await {
        let _ = sqlx::query("PRAGMA wal_checkpoint(TRUNCATE)")
            .execute(&mut connection)
            .await;
        let _ = connection.close().await;
    }
}

/// Waiting for the disk must not keep others waiting.
async fn in_background<T: Send + 'static>(
    work: impl FnOnce() -> io::Result<T> + Send + 'static,
) -> io::Result<T> {
    let done = spawn_blocking(work).await;
    done.unwrap_or_else(|error| Err(io::Error::other(error)))
}
