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

/// The file name of the database in a data folder.
pub(crate) const FILE: &str = "benben.sqlite";

/// The application id in the header of our databases: `Benb`.
const APPLICATION: i64 = 0x4265_6e62;

/// No SQLite file with contents is shorter.
const SMALLEST_PAGE: u64 = 512;

/// How long to wait for another process that is writing.
pub(crate) const PATIENCE: Duration = Duration::from_secs(10);

/// Readers wait neither for the writer nor for each other, so a few are enough.
pub(crate) const READERS: u32 = 4;

/// The page cache of a connection in kB (negative, by SQLite's convention): a quarter of the
/// default, because the system caches the file as well.
pub(crate) const PAGES_KEPT: &str = "-512";

/// The schema, version by version. A released migration never changes.
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
    (
        4,
        "seat grants",
        include_str!("../migrations/0004_seat_grants.sql"),
    ),
    (
        5,
        "dealt seats",
        include_str!("../migrations/0005_dealt_seats.sql"),
    ),
];

/// The table of applied migrations, with the name that other `sqlx` tools use.
const APPLIED: &str = "_sqlx_migrations";

/// What a database file contains.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Contents {
    /// Nothing at all.
    Nothing,
    /// Our tables, in a version known here.
    Ours,
}

/// How thoroughly a database is checked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Depth {
    /// Every page, which takes a moment for every few thousand matches.
    Pages,
    /// Indexes and references as well.
    All,
}

/// An open database: one writer, because SQLite allows only one, and a few readers.
#[derive(Debug)]
pub(crate) struct Database {
    pub(crate) file: PathBuf,
    pub(crate) writer: SqlitePool,
    pub(crate) readers: SqlitePool,
}

impl Database {
    /// Opens the database of a folder; creates or migrates it if necessary.
    pub(crate) async fn open(folder: &Path, entropy: [u8; 32]) -> Result<(Database, Key), OpenError> {
        let file = file_in(folder)?;
        fs::create_dir_all(folder).map_err(|error| OpenError::file(folder, error))?;
        make_private(&file).map_err(|error| OpenError::file(&file, error))?;
        let wrap = |error| OpenError::database(&file, error);
        let writer = pool(1).connect_with(writing(&file)).await.map_err(wrap)?;
        let mut connection = writer.acquire().await.map_err(wrap)?;
        let key = prepare(&mut connection, &file, entropy).await?;
        write_ahead(&mut connection, &file).await?;
        drop(connection);
        let readers = pool(READERS).connect_with(reading(&file)).await.map_err(wrap)?;
        let database = Database {
            file,
            writer,
            readers,
        };
        Ok((database, key))
    }

    /// Finishes pending work.
    pub(crate) async fn close(&self) {
        self.readers.close().await;
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

/// Connection options for reading only.
pub(crate) fn reading(file: &Path) -> SqliteConnectOptions {
    SqliteConnectOptions::new()
        .filename(file)
        .busy_timeout(PATIENCE)
        .pragma("cache_size", PAGES_KEPT)
        .read_only(true)
}

/// Connection options for writing: everything that was answered is on the disk.
pub(crate) fn writing(file: &Path) -> SqliteConnectOptions {
    SqliteConnectOptions::new()
        .filename(file)
        .busy_timeout(PATIENCE)
        .pragma("cache_size", PAGES_KEPT)
        .foreign_keys(true)
        .synchronous(SqliteSynchronous::Full)
        // Data of deleted guests must not survive in unused parts of the file.
        .pragma("secure_delete", "ON")
        // On macOS, data reaches the disk only with this option.
        .pragma("fullfsync", "ON")
        .pragma("checkpoint_fullfsync", "ON")
}

/// Identifies the contents of a file. The file is only read, and only through the database: if we
/// opened and closed it ourselves, the system would drop the locks that other connections of this
/// process hold on it.
pub(crate) async fn recognise(connection: &mut SqliteConnection, file: &Path) -> Result<Contents, OpenError> {
    let wrap = |error| OpenError::database(file, error);
    // A single query, so that both answers are from the same moment: another process may be
    // creating the tables right now.
    let (application, tables): (i64, i64) = sqlx::query_as(
        "SELECT application_id, (SELECT count(*) FROM sqlite_schema) FROM pragma_application_id",
    )
    .fetch_one(&mut *connection)
    .await
    .map_err(wrap)?;
    match application {
        0 if tables == 0 => {
            // SQLite treats a file of one byte as empty, but somebody wrote that byte.
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
                .map_err(wrap)?;
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

/// SQLite itself notices missing pages, but not a missing part of the last page.
async fn refuse_if_cut_off(connection: &mut SqliteConnection, file: &Path) -> Result<(), OpenError> {
    let said: i64 =
        sqlx::query_scalar("SELECT page_count * page_size FROM pragma_page_count, pragma_page_size")
            .fetch_one(connection)
            .await
            .map_err(|error| OpenError::database(file, error))?;
    // The contents of the log beside the file need not be in the file yet.
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
    let wrap = |error| OpenError::database(file, error);
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
        .map_err(wrap)?;
    if found != ["ok"] {
        return Err(damaged(found.join(", ")));
    }
    if depth == Depth::All {
        let orphan = sqlx::query("PRAGMA foreign_key_check")
            .fetch_optional(&mut *connection)
            .await
            .map_err(wrap)?;
        if orphan.is_some() {
            return Err(damaged("parts of it belong to nothing".to_owned()));
        }
    }
    Ok(())
}

/// Creates an empty file that only its owner can read, because it will contain keys. An existing
/// file is not changed.
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

/// A pool whose connections stay open as long as they are healthy.
fn pool(size: u32) -> SqlitePoolOptions {
    SqlitePoolOptions::new()
        .max_connections(size)
        .idle_timeout(None)
        .max_lifetime(None)
        // When a disk is full or fails, SQLite ends the transaction by itself, but sqlx believes
        // that it is still open. Such a connection is replaced. By now the pool has waited for
        // earlier queries to finish.
        .test_before_acquire(true)
        .before_acquire(|connection, _| {
            let is_free = !connection.is_in_transaction();
            Box::pin(async move { Ok(is_free) })
        })
}

/// Creates or migrates the tables, all or nothing, and reads the key.
async fn prepare(
    connection: &mut SqliteConnection,
    file: &Path,
    entropy: [u8; 32],
) -> Result<Key, OpenError> {
    let wrap = |error| OpenError::database(file, error);
    // Before anything is written: writing to a damaged database would damage it further.
    if recognise(connection, file).await? == Contents::Ours {
        inspect(connection, file, Depth::Pages).await?;
    }
    // Immediately, so that of two processes one creates the tables and the other finds them.
    let mut transaction = connection.begin_with("BEGIN IMMEDIATE").await.map_err(wrap)?;
    if recognise(&mut transaction, file).await? == Contents::Nothing {
        let sign = AssertSqlSafe(format!("PRAGMA application_id = {APPLICATION}"));
        sqlx::query(sign).execute(&mut *transaction).await.map_err(wrap)?;
    }
    bring_up_to_date(&mut transaction)
        .await
        .map_err(|error| match error {
            MigrateError::Execute(source) | MigrateError::ExecuteMigration(source, _) => wrap(source),
            other => OpenError::Damaged {
                file: file.to_owned(),
                what: other.to_string(),
            },
        })?;
    sqlx::query("INSERT INTO house (id, signing_key, changes) VALUES (1, ?, 0) ON CONFLICT DO NOTHING")
        .bind(Key::new(entropy).to_hex())
        .execute(&mut *transaction)
        .await
        .map_err(wrap)?;
    let stored: String = sqlx::query_scalar("SELECT signing_key FROM house")
        .fetch_one(&mut *transaction)
        .await
        .map_err(wrap)?;
    transaction.commit().await.map_err(wrap)?;
    Key::from_hex(&stored).ok_or_else(|| OpenError::Damaged {
        file: file.to_owned(),
        what: "its key cannot be read".to_owned(),
    })
}

/// Applies the migrations that the database lacks.
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

/// Turns on the write-ahead log, which lets readers continue while somebody writes.
async fn write_ahead(connection: &mut SqliteConnection, file: &Path) -> Result<(), OpenError> {
    let began = Instant::now();
    loop {
        // The first time, this needs exclusive access to the file and does not wait for it.
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
        assert!(written.is_err(), "a read-only connection has written");
    }
}
