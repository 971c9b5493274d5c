//! Files that appear whole or not at all.

use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};

/// The same path with something added to the file's name.
pub(crate) fn beside(path: &Path, end: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(end);
    name.into()
}

/// Gives a finished file its name, and waits until all of it is on the disk.
pub(crate) fn put_in_place(finished: &Path, path: &Path) -> io::Result<()> {
    File::options().write(true).open(finished)?.sync_all()?;
    fs::rename(finished, path)?;
    // Only Unix lets a folder be synchronised; elsewhere renaming does it.
    if let Some(folder) = path.parent().filter(|_| cfg!(unix)) {
        File::open(folder)?.sync_all()?;
    }
    Ok(())
}

/// A file under construction, which goes away if it is not put in place.
pub(crate) struct Draft {
    path: PathBuf,
}

impl Draft {
    /// A draft beside the file that it is going to be.
    pub(crate) fn of(path: &Path) -> Draft {
        Draft {
            path: beside(path, &format!(".{}.tmp", std::process::id())),
        }
    }

    pub(crate) fn path(&self) -> &Path {
        &self.path
    }
}

impl Drop for Draft {
    fn drop(&mut self) {
        // It is there only if something else has failed, and that is what will be reported.
        for end in ["", "-journal", "-wal", "-shm"] {
            let _ = fs::remove_file(beside(&self.path, end));
        }
    }
}
