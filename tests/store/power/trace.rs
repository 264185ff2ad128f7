//! What a process did to its files, entry by entry, as `recorder.c` has written it down.

use std::collections::HashMap;
use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// One thing that happened. Files and directories are inodes.
pub enum Entry {
    /// In a directory a file or another directory was made.
    Made { parent: u64, inode: u64, name: String, is_dir: bool },
    /// Bytes were written at a place of a file.
    Written { inode: u64, at: usize, bytes: Vec<u8> },
    /// A file got another length.
    Length { inode: u64, length: usize },
    /// Somebody waits until a file or directory is on the disk.
    SyncBegins { inode: u64, number: u64 },
    /// It is.
    SyncEnds { number: u64 },
    /// Something got another name in its directory.
    Renamed { parent: u64, old: String, new: String },
    /// Something was removed from its directory.
    Removed { parent: u64, name: String },
    /// The process said something.
    Said(String),
}

impl Entry {
    /// Whether the entries next to it are likely to be of interest.
    pub fn is_turning_point(&self) -> bool {
        !matches!(self, Entry::Written { .. } | Entry::Said(_))
    }
}

/// Reads a trace. A process that was killed may have left half an entry at its end.
pub fn read(path: &Path) -> Vec<Entry> {
    let bytes = fs::read(path).expect("there is a trace");
    let (mut rest, mut entries) = (bytes.as_slice(), Vec::new());
    while let Some((entry, behind)) = one(rest) {
        entries.push(entry);
        rest = behind;
    }
    entries
}

fn one(bytes: &[u8]) -> Option<(Entry, &[u8])> {
    let (&kind, rest) = bytes.split_first()?;
    let (file, rest) = rest.split_first_chunk()?;
    let (number, rest) = rest.split_first_chunk()?;
    let (length, rest) = rest.split_first_chunk()?;
    let (said, rest) = rest.split_at_checked(u32::from_le_bytes(*length) as usize)?;
    let (inode, number) = (u64::from_le_bytes(*file), u64::from_le_bytes(*number));
    let text = || String::from_utf8_lossy(said).into_owned();
    let entry = match kind {
        b'C' | b'D' => Entry::Made { parent: inode, inode: number, name: text(), is_dir: kind == b'D' },
        b'W' => Entry::Written { inode, at: number as usize, bytes: said.to_vec() },
        b'T' => Entry::Length { inode, length: number as usize },
        b'S' => Entry::SyncBegins { inode, number },
        b'E' => Entry::SyncEnds { number },
        b'R' => {
            let text = text();
            let (old, new) = text.split_once('\0').expect("two names");
            assert_eq!(inode, number, "{old} goes to another directory");
            Entry::Renamed { parent: inode, old: old.to_owned(), new: new.to_owned() }
        }
        b'U' => Entry::Removed { parent: inode, name: text() },
        b'A' => Entry::Said(text()),
        other => panic!("no entry is a {other}"),
    };
    Some((entry, rest))
}

/// The library that writes a trace.
pub struct Recorder {
    library: PathBuf,
}

impl Recorder {
    /// Builds it in a directory; `None` where there is no C compiler (the linker needs one, so there nearly always is).
    pub fn build(dir: &Path) -> Option<Recorder> {
        let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/store/power/recorder.c");
        let library = dir.join("recorder.so");
        let mut compiler = Command::new(env::var_os("CC").unwrap_or_else(|| "cc".into()));
        let built =
            compiler.args(["-O1", "-shared", "-fPIC", "-o"]).arg(&library).arg(source).arg("-ldl").status().ok()?;
        assert!(built.success(), "recorder.c does not compile");
        Some(Recorder { library })
    }

    /// What a process needs in its environment so that what it does below a directory is written to a file.
    pub fn environment(&self, dir: &Path, trace: &Path) -> HashMap<&'static str, PathBuf> {
        HashMap::from([
            ("LD_PRELOAD", self.library.clone()),
            ("KLETKA_TRACED", dir.to_owned()),
            ("KLETKA_TRACE", trace.to_owned()),
        ])
    }
}
