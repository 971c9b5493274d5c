//! Backups of the whole database, made while it is in use, and restoring them.

use std::fs;
use std::io;
use std::path::{self, Path};

use sqlx::{ConnectOptions, Connection, SqliteConnection};
use tokio::task::spawn_blocking;

use crate::database::{self, Contents, Depth};
use crate::files::{Draft, beside, put_in_place};
use crate::{BackupError, FolderLock, OpenError, RestoreError, Store};

/// What to do with a file that already exists.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Existing {
    /// Keep it and do nothing.
    Keep,
    /// Replace it once the new one is complete.
    Replace,
}

impl Store {
    /// Writes the whole database into one file, as it is at this moment. Others may keep writing.
    /// The backup contains keys and secrets, so only its owner may read it.
    ///
    /// # Errors
    /// If the file already exists or cannot be written. No part of it remains then.
    pub async fn backup(&self, file: &Path, existing: Existing) -> Result<(), BackupError> {
        let source = &self.database().file;
        let reader = self.database().readers.acquire().await;
        let mut connection = reader.map_err(|error| OpenError::database(source, error))?;
        write_backup(&mut connection, file, existing).await
    }
}

/// Writes the whole database of a folder into one file, whether or not a server is running there.
/// The folder is not changed; the database is not even migrated.
///
/// # Errors
/// If the folder has no database, or the file already exists or cannot be written.
pub async fn backup(folder: &Path, file: &Path, existing: Existing) -> Result<(), BackupError> {
    let nothing = || BackupError::Nothing {
        folder: folder.to_owned(),
    };
    let source = database::file_in(folder)?;
    if !source.exists() {
        return Err(nothing());
    }
    let (mut connection, contents) = look_into(&source).await?;
    if contents == Contents::Nothing {
        return Err(nothing());
    }
    write_backup(&mut connection, file, existing).await
}

/// Restores a backup into a folder that no process is using. The backup is checked thoroughly
/// before anything in the folder is touched.
///
/// # Errors
/// If the file is not one of our backups or is damaged, or if the folder is in use or has a
/// database that must not be replaced. The folder is unchanged then.
pub async fn restore(file: &Path, folder: &Path, existing: Existing) -> Result<(), RestoreError> {
    let file = path::absolute(file).map_err(|error| OpenError::file(file, error))?;
    let target = database::file_in(folder)?;
    let _lock = FolderLock::take(folder)?;
    if existing == Existing::Keep && target.exists() {
        return Err(RestoreError::Exists { file: target });
    }
    let (mut connection, contents) = look_into(&file).await?;
    if contents == Contents::Nothing {
        return Err(OpenError::NotADatabase { file }.into());
    }
    database::inspect(&mut connection, &file, Depth::All).await?;
    let draft = Draft::of(&target);
    copy_into(&mut connection, &draft).await?;
    let closed = connection.close().await;
    closed.map_err(|error| OpenError::database(&file, error))?;
    settle(&target).await;
    let placed = in_background(move || {
        // Files left beside the old database would corrupt the new one.
        for end in ["-wal", "-shm", "-journal"] {
            match fs::remove_file(beside(&target, end)) {
                Err(error) if error.kind() != io::ErrorKind::NotFound => return Err(error),
                _ => {}
            }
        }
        put_in_place(draft.path(), &target)
    });
    Ok(placed.await.map_err(|error| OpenError::file(folder, error))?)
}

/// Opens a file read-only.
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

/// Copies the whole database of a connection into a new file.
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

/// Moves the contents of the write-ahead log into the database, so that it stays complete until
/// the moment when it is replaced. If the database is broken, there is nothing to save.
async fn settle(file: &Path) {
    if let Ok(mut connection) = database::writing(file).connect().await {
        let _ = sqlx::query("PRAGMA wal_checkpoint(TRUNCATE)")
            .execute(&mut connection)
            .await;
        let _ = connection.close().await;
    }
}

/// Runs blocking disk work without blocking other tasks.
async fn in_background<T: Send + 'static>(
    work: impl FnOnce() -> io::Result<T> + Send + 'static,
) -> io::Result<T> {
    let done = spawn_blocking(work).await;
    done.unwrap_or_else(|error| Err(io::Error::other(error)))
}
