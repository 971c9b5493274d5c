//! Copies of everything that is kept, made while it is used, and put back.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use sqlx::{ConnectOptions, Connection, SqliteConnection};
use tokio::task::spawn_blocking;

use crate::database::{self, Contents};
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
        let trouble = |error| OpenError::database(kept, error);
        let mut connection = self.database().readers.acquire().await.map_err(trouble)?;
        copy_out(&mut connection, file, existing).await
    }
}

/// Writes everything that is kept in a folder into one file, whether or not a
/// server runs there. The folder stays as it is: it is not even brought up to date.
///
/// # Errors
/// If nothing is kept there, there is such a file, or it cannot be written.
pub async fn backup(folder: &Path, file: &Path, existing: Existing) -> Result<(), BackupError> {
    let kept = database::file_in(folder)?;
    if !kept.exists() {
        return Err(BackupError::Nothing {
            folder: folder.to_owned(),
        });
    }
    let mut connection = look_into(&kept).await?;
    if database::recognise(&mut connection, &kept).await? == Contents::Nothing {
        return Err(BackupError::Nothing {
            folder: folder.to_owned(),
        });
    }
    copy_out(&mut connection, file, existing).await
}

/// Puts a backup into a folder, where nobody may be at work. It is checked
/// thoroughly before anything there is touched.
///
/// # Errors
/// If it is no backup of ours or damaged, if the folder is in use, or keeps
/// something that is not to be replaced. Then the folder keeps what it kept.
pub async fn restore(file: &Path, folder: &Path, existing: Existing) -> Result<(), RestoreError> {
    let lock = FolderLock::take(folder)?;
    let kept = database::file_in(folder)?;
    if existing == Existing::Keep && kept.exists() {
        return Err(RestoreError::Exists { file: kept });
    }
    let draft = Draft::of(&kept);
    let (from, to) = (file.to_owned(), draft.path().to_owned());
    let copied = in_background(move || {
        database::make_private(&to)?;
        fs::copy(&from, &to)
    });
    copied.await.map_err(|error| OpenError::file(file, error))?;
    check(draft.path(), file).await?;
    settle(&kept).await;
    let in_place = in_background(move || {
        // What is still beside the old database would spoil the new one.
        for end in ["-wal", "-shm", "-journal"] {
            match fs::remove_file(beside(&kept, end)) {
                Err(error) if error.kind() != io::ErrorKind::NotFound => return Err(error),
                _ => {}
            }
        }
        put_in_place(draft.path(), &kept)
    });
    in_place.await.map_err(|error| OpenError::file(folder, error))?;
    drop(lock);
    Ok(())
}

async fn look_into(file: &Path) -> Result<SqliteConnection, OpenError> {
    database::refuse_if_cut_off(file)?;
    let opened = database::reading(file).connect().await;
    opened.map_err(|error| OpenError::database(file, error))
}

/// Writes the whole database of a connection into a new file.
async fn copy_out(
    connection: &mut SqliteConnection,
    file: &Path,
    existing: Existing,
) -> Result<(), BackupError> {
    let cannot = |error| OpenError::file(file, error);
    let target = std::path::absolute(file).map_err(cannot)?;
    let in_the_way = |target: &PathBuf| existing == Existing::Keep && target.exists();
    if in_the_way(&target) {
        return Err(BackupError::Exists { file: target });
    }
    let draft = Draft::of(&target);
    database::make_private(draft.path()).map_err(cannot)?;
    let name = draft.path().to_str().ok_or_else(|| {
        let why = "the database knows no file whose name is not Unicode";
        cannot(io::Error::new(io::ErrorKind::InvalidFilename, why))
    })?;
    sqlx::query("VACUUM INTO ?")
        .bind(name)
        .execute(&mut *connection)
        .await
        .map_err(|error| OpenError::database(&target, error))?;
    if in_the_way(&target) {
        return Err(BackupError::Exists { file: target });
    }
    in_background(move || put_in_place(draft.path(), &target))
        .await
        .map_err(cannot)?;
    Ok(())
}

/// Whether every page of a copy is sound. Errors name the file that it was copied from.
async fn check(copy: &Path, file: &Path) -> Result<(), OpenError> {
    let damaged = |what: String| OpenError::Damaged {
        file: file.to_owned(),
        what,
    };
    let trouble = |error| OpenError::database(file, error);
    database::refuse_if_cut_off(copy).map_err(|error| match error {
        OpenError::Damaged { what, .. } => damaged(what),
        other => other,
    })?;
    let mut connection = database::writing(copy).connect().await.map_err(trouble)?;
    if database::recognise(&mut connection, file).await? == Contents::Nothing {
        return Err(OpenError::NotADatabase {
            file: file.to_owned(),
        });
    }
    let found: Vec<String> = sqlx::query_scalar("PRAGMA integrity_check(1)")
        .fetch_all(&mut connection)
        .await
        .map_err(trouble)?;
    if found != ["ok"] {
        return Err(damaged(found.join(", ")));
    }
    let orphans = sqlx::query("PRAGMA foreign_key_check")
        .fetch_optional(&mut connection)
        .await
        .map_err(trouble)?;
    if orphans.is_some() {
        return Err(damaged("parts of it belong to nothing".to_owned()));
    }
    connection.close().await.map_err(trouble)
}

/// Moves what stands in the log beside a database into it, so that it stays
/// whole until the moment when it is replaced. If it is broken, there is nothing to save.
async fn settle(file: &Path) {
    if let Ok(connection) = database::writing(file).connect().await {
        let _ = connection.close().await;
    }
}

/// Waiting for the disk must not keep others waiting.
async fn in_background<T: Send + 'static>(
    work: impl FnOnce() -> io::Result<T> + Send + 'static,
) -> io::Result<T> {
    spawn_blocking(work)
        .await
        .unwrap_or_else(|error| Err(io::Error::other(error)))
}
