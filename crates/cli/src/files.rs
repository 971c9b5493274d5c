//! Writing files without ever leaving a damaged one behind.

use std::fs::{self, File, OpenOptions};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

/// Writes a whole file: the old one stays until the new one is safely on the disk.
pub(crate) fn write_whole(path: &Path, contents: impl AsRef<[u8]>) -> io::Result<()> {
    if fs::metadata(path).is_ok_and(|there| !there.is_file()) {
        // A pipe or a device is written to, never replaced.
        return OpenOptions::new()
            .write(true)
            .open(path)?
            .write_all(contents.as_ref());
    }
    let temporary = beside(path, ".benben.tmp");
    let written = write_synced(&temporary, contents.as_ref()).and_then(|()| fs::rename(&temporary, path));
    if written.is_err() {
        // If the file cannot be removed either, nothing more can be done.
        let _ = fs::remove_file(&temporary);
    }
    written
}

/// The path with a suffix appended to the file name.
pub(crate) fn beside(path: &Path, suffix: &str) -> PathBuf {
    let mut name = path.file_name().unwrap_or_default().to_owned();
    name.push(suffix);
    path.with_file_name(name)
}

/// Appends to a file and waits until it is on the disk.
pub(crate) fn append(path: &Path, text: &str) -> io::Result<()> {
    let mut file = OpenOptions::new().append(true).open(path)?;
    let length = file.metadata()?.len();
    let appended = file.write_all(text.as_bytes()).and_then(|()| file.sync_data());
    if appended.is_err() {
        // A full disk may have stored half a line: restore the previous length.
        let _ = file.set_len(length);
    }
    appended
}

fn write_synced(path: &Path, contents: &[u8]) -> io::Result<()> {
    let mut file = File::create(path)?;
    file.write_all(contents)?;
    file.sync_all()
}
