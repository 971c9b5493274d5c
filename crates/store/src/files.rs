//! Files that appear complete or not at all.

use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};

/// The same path with a suffix added to the file name.
pub(crate) fn beside(path: &Path, end: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(end);
    name.into()
}

/// Renames a finished file to its final name and waits until all of it is on the disk.
pub(crate) fn put_in_place(finished: &Path, path: &Path) -> io::Result<()> {
    File::options().write(true).open(finished)?.sync_all()?;
    fs::rename(finished, path)?;
    // Only Unix can synchronise a folder; elsewhere renaming is enough.
    if let Some(folder) = path.parent().filter(|_| cfg!(unix)) {
        File::open(folder)?.sync_all()?;
    }
    Ok(())
}

/// A file under construction, deleted unless it is put in place.
pub(crate) struct Draft {
    path: PathBuf,
}

impl Draft {
    /// A draft beside its final path.
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
        // These files exist only if something else failed, and that error is the one reported.
        for end in ["", "-journal", "-wal", "-shm"] {
            let _ = fs::remove_file(beside(&self.path, end));
        }
    }
}
