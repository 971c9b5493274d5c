//! Backups by the clock: every so often a copy of the whole database beside it, and not too many.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime};

use store::{Existing, Store};

use crate::meters::Meters;
use crate::system::now;

/// The folder of backups in the data folder.
const FOLDER: &str = "backups";

/// How the names of backups begin and end; between them is the time.
const NAME: (&str, &str) = ("benben-", ".sqlite");

/// After a failure it is tried again this soon.
const RETRY: Duration = Duration::from_mins(10);

/// How often backups are made, and how many are kept.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BackupSchedule {
    /// The time between two.
    pub every: Duration,
    /// The number of backups that stay; the oldest go.
    pub keep: usize,
}

/// What a backup must leave free on the disk, besides its own size.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Reserve(pub(crate) u64);

/// There is no room for a backup.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("the disk is nearly full: {free} bytes are free, and {needed} are needed")]
struct NoRoom {
    free: u64,
    needed: u64,
}

/// Makes backups until the process ends. A restart does not make one more than the clock says.
pub(crate) async fn keep(store: Store, schedule: BackupSchedule, reserve: Reserve, meters: &Meters) {
    let Some(folder) = store.file().parent().map(|data| data.join(FOLDER)) else {
        return;
    };
    let age = made(&folder).last().and_then(|file| age(file));
    let mut pause = age.map_or(Duration::ZERO, |age| schedule.every.saturating_sub(age));
    loop {
        tokio::time::sleep(pause).await;
        match make(&store, &folder, schedule.keep, reserve).await {
            Ok(file) => {
                tracing::info!(file = %file.display(), "a backup is made");
                meters.backed_up(true);
                pause = schedule.every;
            }
            Err(error) => {
                tracing::error!(%error, "no backup could be made");
                meters.backed_up(false);
                pause = schedule.every.min(RETRY);
            }
        }
    }
}

/// Makes one, and removes those that are too many.
async fn make(
    store: &Store,
    folder: &Path,
    keep: usize,
    reserve: Reserve,
) -> Result<PathBuf, Box<dyn std::error::Error + Send + Sync>> {
    fs::create_dir_all(folder)?;
    make_room(store.file(), folder, reserve)?;
    let time = now().to_string().replace(':', "-");
    let file = folder.join(format!("{}{time}{}", NAME.0, NAME.1));
    store.backup(&file, Existing::Keep).await?;
    remove_old(folder, keep.max(1))?;
    Ok(file)
}

/// Makes room for one more, if need be in place of older ones: what it protects must not stop
/// because of it. The newest stays, whatever happens.
fn make_room(
    database: &Path,
    folder: &Path,
    Reserve(reserve): Reserve,
) -> Result<(), Box<dyn std::error::Error + Send + Sync>> {
    let needed = fs::metadata(database)?.len().saturating_add(reserve);
    let made = made(folder);
    let mut older = made.iter().take(made.len().saturating_sub(1));
    loop {
        let free = fs4::available_space(folder)?;
        if free >= needed {
            return Ok(());
        }
        match older.next() {
            Some(file) => fs::remove_file(file)?,
            None => return Err(NoRoom { free, needed }.into()),
        }
    }
}

fn remove_old(folder: &Path, keep: usize) -> io::Result<()> {
    let made = made(folder);
    for file in &made[..made.len().saturating_sub(keep)] {
        fs::remove_file(file)?;
    }
    Ok(())
}

/// The backups of a folder, the oldest first: their names are times. Other files are not ours.
fn made(folder: &Path) -> Vec<PathBuf> {
    let files = fs::read_dir(folder).into_iter().flatten().flatten();
    let is_ours = |file: &PathBuf| {
        let name = file.file_name().and_then(|name| name.to_str());
        name.is_some_and(|name| name.starts_with(NAME.0) && name.ends_with(NAME.1))
    };
    let mut files: Vec<PathBuf> = files.map(|file| file.path()).filter(is_ours).collect();
    files.sort();
    files
}

fn age(file: &Path) -> Option<Duration> {
    let written = fs::metadata(file).ok()?.modified().ok()?;
    SystemTime::now().duration_since(written).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn the_newest_backups_stay_and_other_files_are_left_alone() {
        let folder = tempfile::tempdir().expect("a folder");
        let store = Store::open(folder.path(), [0; 32]).await.expect("a store");
        let backups = folder.path().join(FOLDER);
        let mut all = Vec::new();
        for _ in 0..4 {
            let made = make(&store, &backups, 2, Reserve(0)).await.expect("a backup");
            fs::write(backups.join("notes.txt"), "mine").expect("a file");
            all.push(made);
            tokio::time::sleep(Duration::from_millis(2)).await;
        }
        assert_eq!(made(&backups), all[2..]);
        assert!(backups.join("notes.txt").exists());
        assert!(age(&all[3]).is_some_and(|age| age < Duration::from_mins(5)));
    }

    #[tokio::test]
    async fn backups_do_not_fill_the_disk_that_they_protect() {
        let folder = tempfile::tempdir().expect("a folder");
        let store = Store::open(folder.path(), [0; 32]).await.expect("a store");
        let backups = folder.path().join(FOLDER);
        let mut all = Vec::new();
        for _ in 0..3 {
            all.push(make(&store, &backups, 3, Reserve(0)).await.expect("a backup"));
            tokio::time::sleep(Duration::from_millis(2)).await;
        }
        // Older ones go before there is none; the newest stays.
        let failed = make(&store, &backups, 3, Reserve(u64::MAX)).await;
        let error = failed.expect_err("no disk is that large").to_string();
        assert!(error.contains("nearly full"), "{error}");
        assert_eq!(made(&backups), all[2..]);
    }
}
