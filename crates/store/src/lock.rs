use std::fs::{self, File, TryLockError};
use std::io::{self, Read, Write};
use std::path::Path;
use std::process;

use crate::LockError;

/// The locked file. It is never removed, because a process might just have locked it.
const FILE: &str = "benben.lock";

/// Keeps other processes from using a data folder as long as this value lives. The system
/// releases the lock when the process ends, however it ends.
#[derive(Debug)]
pub struct FolderLock {
    file: File,
}

impl FolderLock {
    /// Locks the folder; creates it if it does not exist.
    ///
    /// # Errors
    /// If another process holds the lock, or the lock file cannot be written.
    pub fn take(folder: &Path) -> Result<FolderLock, LockError> {
        let path = folder.join(FILE);
        let cannot = |path: &Path| {
            let path = path.to_owned();
            |source: io::Error| LockError::File { path, source }
        };
        fs::create_dir_all(folder).map_err(cannot(folder))?;
        let mut options = File::options();
        options.read(true).write(true).create(true).truncate(false);
        let mut file = options.open(&path).map_err(cannot(&path))?;
        match file.try_lock() {
            Ok(()) => {}
            Err(TryLockError::WouldBlock) => {
                return Err(LockError::Held {
                    folder: folder.to_owned(),
                    process: holder(&mut file),
                });
            }
            Err(TryLockError::Error(error)) => return Err(cannot(&path)(error)),
        }
        // The process id is only information for the next process that tries.
        file.set_len(0)
            .and_then(|()| writeln!(file, "{}", process::id()))
            .map_err(cannot(&path))?;
        Ok(FolderLock { file })
    }
}

impl Drop for FolderLock {
    fn drop(&mut self) {
        // If the process id cannot be removed, the lock is released all the same.
        let _ = self.file.set_len(0);
    }
}

/// The process that wrote its id into the file. Some systems do not let others read a locked
/// file.
fn holder(file: &mut File) -> Option<u32> {
    let mut text = String::new();
    file.take(16).read_to_string(&mut text).ok()?;
    text.trim().parse().ok()
}
