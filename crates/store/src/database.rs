//! One SQLite file: whether it is ours, which tables it has, and who may write.

use std::fs::{self, OpenOptions};
use std::io;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use sqlx::migrate::{Migrate, MigrateError, Migration, MigrationType};
use sqlx::sqlite::{
    SqliteConnectOptions, SqliteConnection, SqlitePool, SqlitePoolOptions, SqliteSynchronous,
};
use sqlx::{AssertSqlSafe, Connection, Row, SqlSafeStr};

use crate::error::{SQLITE_BUSY, sqlite_code};
use crate::files::beside;
use crate::{Key, OpenError, StoreError};

/// The name of the database in a data folder.
pub(crate) const FILE: &str = "benben.sqlite";

/// What stands in the head of our databases, and in no other's: `Benb`.
const APPLICATION: i64 = 0x4265_6e62;

/// No SQLite file that holds anything is shorter.
const SMALLEST_PAGE: u64 = 512;

/// How long to wait for another process that is writing.
const PATIENCE: Duration = Duration::from_secs(10);

/// Readers do not wait for the writer nor for each other, so a few are enough.
const READERS: u32 = 4;

/// What a connection keeps of the file in memory, in kB (as SQLite writes it):
/// a quarter of the usual, because the system keeps the file as well.
const PAGES_KEPT: &str = "-512";

/// The tables, version by version. A migration that was released never changes.
const MIGRATIONS: &[(i64, &str, &str)] = &[
    (
        1,
        "matches and people",
        include_str!("../migrations/0001_matches_and_people.sql"),
    ),
    (
        2,
        "company and learning",
        include_str!("../migrations/0002_company_and_learning.sql"),
    ),
    (
        3,
        "former guests",
        include_str!("../migrations/0003_former_guests.sql"),
    ),
];

/// The table in which a database remembers them, as other tools of `sqlx` call it.
const APPLIED: &str = "_sqlx_migrations";

/// What a database file holds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Contents {
    /// Nothing at all.
    Nothing,
    /// Our tables, of a version that is known here.
    Ours,
}

/// How closely a database is looked at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Depth {
    /// Every page, which takes a moment for every few thousand matches.
    Pages,
    /// Indexes and references too.
    All,
}

/// An open database: one writer, because SQLite has no more, and a few readers.
#[derive(Debug)]
pub(crate) struct Database {
    pub(crate) file: PathBuf,
    pub(crate) writer: SqlitePool,
    pub(crate) readers: SqlitePool,
}

impl Database {
    /// Opens the database of a folder, made or brought up to date where necessary.
    pub(crate) async fn open(folder: &Path, entropy: [u8; 32]) -> Result<(Database, Key), OpenError> {
        let file = file_in(folder)?;
        fs::create_dir_all(folder).map_err(|error| OpenError::file(folder, error))?;
        make_private(&file).map_err(|error| OpenError::file(&file, error))?;
        let trouble = |error| OpenError::database(&file, error);
        let writer = pool(1).connect_with(writing(&file)).await.map_err(trouble)?;
        let mut connection = writer.acquire().await.map_err(trouble)?;
        let key = prepare(&mut connection, &file, entropy).await?;
        write_ahead(&mut connection, &file).await?;
        drop(connection);
        let readers = pool(READERS)
            .connect_with(reading(&file))
            .await
            .map_err(trouble)?;
        let database = Database {
            file,
            writer,
            readers,
        };
        Ok((database, key))
    }

    /// Finishes what is being done, and moves everything into the one file.
    pub(crate) async fn close(&self) {
        self.readers.close().await;
        // Without it nothing is lost: whoever opens the file next reads the log beside it.
        let _ = sqlx::query("PRAGMA wal_checkpoint(TRUNCATE)")
            .execute(&self.writer)
            .await;
        self.writer.close().await;
    }
}

/// The number of a change that is being made. Numbers become visible in their
/// order, because only one transaction at a time can take one.
pub(crate) async fn next_change(connection: &mut SqliteConnection) -> Result<i64, StoreError> {
    let change = sqlx::query_scalar("UPDATE house SET changes = changes + 1 RETURNING changes")
        .fetch_one(connection)
        .await?;
    Ok(change)
}

/// Where the database of a folder lies. SQLite would take some relative names for addresses.
pub(crate) fn file_in(folder: &Path) -> Result<PathBuf, OpenError> {
    let folder = std::path::absolute(folder).map_err(|error| OpenError::file(folder, error))?;
    Ok(folder.join(FILE))
}

/// How a file is opened to be looked at only.
pub(crate) fn reading(file: &Path) -> SqliteConnectOptions {
    SqliteConnectOptions::new()
        .filename(file)
        .busy_timeout(PATIENCE)
        .pragma("cache_size", PAGES_KEPT)
        .read_only(true)
}

/// How a file is opened to be written: whatever is answered lies on the disk.
pub(crate) fn writing(file: &Path) -> SqliteConnectOptions {
    SqliteConnectOptions::new()
        .filename(file)
        .busy_timeout(PATIENCE)
        .pragma("cache_size", PAGES_KEPT)
        .foreign_keys(true)
        .synchronous(SqliteSynchronous::Full)
        // Whoever wants to be forgotten does not stay in unused corners of the file.
        .pragma("secure_delete", "ON")
        // On a Mac, a file is not on the disk until this is asked for.
        .pragma("fullfsync", "ON")
        .pragma("checkpoint_fullfsync", "ON")
}

/// What a file holds. It is only looked at, and only through the database: if
/// we opened and closed it ourselves, the system would drop the locks that
/// other connections of this process have on it.
pub(crate) async fn recognise(connection: &mut SqliteConnection, file: &Path) -> Result<Contents, OpenError> {
    let trouble = |error| OpenError::database(file, error);
    // One question, so that it is about one moment: somebody may be making the tables right now.
    let (application, tables): (i64, i64) = sqlx::query_as(
        "SELECT application_id, (SELECT count(*) FROM sqlite_schema) FROM pragma_application_id",
    )
    .fetch_one(&mut *connection)
    .await
    .map_err(trouble)?;
    match application {
        0 if tables == 0 => {
            // SQLite takes a file of one byte for an empty one; but somebody wrote that byte.
            let length = length_of(file)?;
            if 0 < length && length < SMALLEST_PAGE {
                return Err(OpenError::NotADatabase {
                    file: file.to_owned(),
                });
            }
            Ok(Contents::Nothing)
        }
        APPLICATION => {
            let version: i64 = sqlx::query_scalar("SELECT max(version) FROM _sqlx_migrations")
                .fetch_one(&mut *connection)
                .await
                .map_err(trouble)?;
            let known = MIGRATIONS
                .iter()
                .map(|(version, _, _)| *version)
                .max()
                .unwrap_or(0);
            if version > known {
                return Err(OpenError::Newer {
                    file: file.to_owned(),
                    version,
                    known,
                });
            }
            refuse_if_cut_off(connection, file).await?;
            Ok(Contents::Ours)
        }
        _ => Err(OpenError::Foreign {
            file: file.to_owned(),
        }),
    }
}

/// SQLite notices by itself that whole pages are missing, but not part of the last one.
async fn refuse_if_cut_off(connection: &mut SqliteConnection, file: &Path) -> Result<(), OpenError> {
    let said: i64 =
        sqlx::query_scalar("SELECT page_count * page_size FROM pragma_page_count, pragma_page_size")
            .fetch_one(connection)
            .await
            .map_err(|error| OpenError::database(file, error))?;
    // What stands in the log beside the file need not be in the file yet.
    let log = fs::metadata(beside(file, "-wal")).map_or(0, |log| log.len());
    let length = length_of(file)?;
    if log == 0 && i64::try_from(length).is_ok_and(|length| length < said) {
        return Err(OpenError::Damaged {
            file: file.to_owned(),
            what: format!("it has {length} bytes of {said}"),
        });
    }
    Ok(())
}

fn length_of(file: &Path) -> Result<u64, OpenError> {
    let metadata = fs::metadata(file).map_err(|error| OpenError::file(file, error))?;
    Ok(metadata.len())
}

/// Refuses a database whose pages contradict each other.
pub(crate) async fn inspect(
    connection: &mut SqliteConnection,
    file: &Path,
    depth: Depth,
) -> Result<(), OpenError> {
    let trouble = |error| OpenError::database(file, error);
    let damaged = |what: String| OpenError::Damaged {
        file: file.to_owned(),
        what,
    };
    let question = match depth {
        Depth::Pages => "PRAGMA quick_check(1)",
        Depth::All => "PRAGMA integrity_check(1)",
    };
    let found: Vec<String> = sqlx::query_scalar(question)
        .fetch_all(&mut *connection)
        .await
        .map_err(trouble)?;
    if found != ["ok"] {
        return Err(damaged(found.join(", ")));
    }
    if depth == Depth::All {
        let orphan = sqlx::query("PRAGMA foreign_key_check")
            .fetch_optional(&mut *connection)
            .await
            .map_err(trouble)?;
        if orphan.is_some() {
            return Err(damaged("parts of it belong to nothing".to_owned()));
        }
    }
    Ok(())
}

/// Makes an empty file that only its owner can read, for it will hold keys. An existing one stays as it is.
pub(crate) fn make_private(file: &Path) -> io::Result<()> {
    let mut options = OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    match options.open(file) {
        Err(error) if error.kind() == io::ErrorKind::AlreadyExists => Ok(()),
        made => made.map(|_| ()),
    }
}

/// A pool whose connections stay open while they are sound.
fn pool(size: u32) -> SqlitePoolOptions {
    SqlitePoolOptions::new()
        .max_connections(size)
        .idle_timeout(None)
        .max_lifetime(None)
        // When a disk is full or fails, SQLite ends the transaction by itself,
        // and sqlx goes on believing in it. Such a connection is replaced. The
        // pool has waited by now until what was asked before is done.
        .test_before_acquire(true)
        .before_acquire(|connection, _| {
            let is_free = !connection.is_in_transaction();
            Box::pin(async move { Ok(is_free) })
        })
}

/// Makes the tables or brings them up to date, all or nothing, and finds the key.
async fn prepare(
    connection: &mut SqliteConnection,
    file: &Path,
    entropy: [u8; 32],
) -> Result<Key, OpenError> {
    let trouble = |error| OpenError::database(file, error);
    // Before anything is written: writing to a damaged database would damage it further.
    if recognise(connection, file).await? == Contents::Ours {
        inspect(connection, file, Depth::Pages).await?;
    }
    // At once, so that of two processes one makes the tables and the other finds them.
    let mut transaction = connection.begin_with("BEGIN IMMEDIATE").await.map_err(trouble)?;
    if recognise(&mut transaction, file).await? == Contents::Nothing {
        let sign = AssertSqlSafe(format!("PRAGMA application_id = {APPLICATION}"));
        sqlx::query(sign)
            .execute(&mut *transaction)
            .await
            .map_err(trouble)?;
    }
    bring_up_to_date(&mut transaction)
        .await
        .map_err(|error| match error {
            MigrateError::Execute(source) | MigrateError::ExecuteMigration(source, _) => trouble(source),
            other => OpenError::Damaged {
                file: file.to_owned(),
                what: other.to_string(),
            },
        })?;
    sqlx::query("INSERT INTO house (id, signing_key, changes) VALUES (1, ?, 0) ON CONFLICT DO NOTHING")
        .bind(Key::new(entropy).to_hex())
        .execute(&mut *transaction)
        .await
        .map_err(trouble)?;
    let kept: String = sqlx::query_scalar("SELECT signing_key FROM house")
        .fetch_one(&mut *transaction)
        .await
        .map_err(trouble)?;
    transaction.commit().await.map_err(trouble)?;
    Key::from_hex(&kept).ok_or_else(|| OpenError::Damaged {
        file: file.to_owned(),
        what: "its key cannot be read".to_owned(),
    })
}

/// Applies the migrations that a database has not seen yet.
async fn bring_up_to_date(connection: &mut SqliteConnection) -> Result<(), MigrateError> {
    connection.ensure_migrations_table(APPLIED).await?;
    let applied = connection.list_applied_migrations(APPLIED).await?;
    for &(version, what, sql) in MIGRATIONS {
        let sql = sql.into_sql_str();
        let migration = Migration::new(version, what.into(), MigrationType::Simple, sql, false);
        match applied.iter().find(|applied| applied.version == version) {
            Some(applied) if applied.checksum != migration.checksum => {
                return Err(MigrateError::VersionMismatch(version));
            }
            Some(_) => {}
            None => {
                connection.apply(APPLIED, &migration).await?;
            }
        }
    }
    Ok(())
}

/// Turns the write-ahead log on, which lets readers go on while somebody writes.
async fn write_ahead(connection: &mut SqliteConnection, file: &Path) -> Result<(), OpenError> {
    let began = Instant::now();
    loop {
        // The first time this needs the file for itself, and does not wait for it.
        match sqlx::query("PRAGMA journal_mode = WAL")
            .fetch_one(&mut *connection)
            .await
        {
            Ok(row) if row.try_get(0).is_ok_and(|mode: String| mode == "wal") => return Ok(()),
            Ok(_) => {
                let why = io::Error::other("no write-ahead log is possible on this file system");
                return Err(OpenError::file(file, why));
            }
            Err(error) if sqlite_code(&error) == Some(SQLITE_BUSY) && began.elapsed() < PATIENCE => {
                tokio::time::sleep(Duration::from_millis(10)).await;
            }
            Err(error) => return Err(OpenError::database(file, error)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_file_in_the_folder_of_migrations_is_compiled_in() {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("migrations");
        let mut found: Vec<_> = folder
            .read_dir()
            .unwrap()
            .map(|file| file.unwrap().path())
            .collect();
        found.sort();
        assert_eq!(found.len(), MIGRATIONS.len());
        for ((version, what, sql), path) in MIGRATIONS.iter().zip(found) {
            let name = format!("{version:04}_{}.sql", what.replace(' ', "_"));
            assert_eq!(path.file_name().unwrap().to_str(), Some(name.as_str()));
            assert_eq!(fs::read_to_string(path).unwrap(), *sql);
        }
    }

    #[tokio::test]
    async fn the_writer_waits_for_the_disk_and_readers_only_read() {
        let folder = tempfile::tempdir().unwrap();
        let (database, _) = Database::open(folder.path(), [0; 32]).await.unwrap();
        let settings: (String, i64, i64, i64) = sqlx::query_as(
            "SELECT journal_mode, synchronous, foreign_keys, timeout \
             FROM pragma_journal_mode, pragma_synchronous, pragma_foreign_keys, pragma_busy_timeout",
        )
        .fetch_one(&database.writer)
        .await
        .unwrap();
        assert_eq!(settings, ("wal".to_owned(), 2, 1, 10_000));
        let written = sqlx::query("DELETE FROM house").execute(&database.readers).await;
        assert!(written.is_err(), "a reader has written");
    }
}
