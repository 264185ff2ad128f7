//! The operations of a process on its files, as recorded by `recorder.c`.

use std::collections::HashMap;
use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// One operation. Files and directories are inodes.
pub enum Entry {
    /// A file or directory was created in a directory.
    Made { parent: u64, inode: u64, name: String, is_dir: bool },
    /// Bytes were written at an offset of a file.
    Written { inode: u64, at: usize, bytes: Vec<u8> },
    /// The length of a file was changed.
    Length { inode: u64, length: usize },
    /// A sync of a file or directory began.
    SyncBegins { inode: u64, number: u64 },
    /// The sync with this number has ended: its data is durable.
    SyncEnds { number: u64 },
    /// An entry of a directory was renamed.
    Renamed { parent: u64, old: String, new: String },
    /// An entry of a directory was removed.
    Removed { parent: u64, name: String },
    /// The process printed something.
    Said(String),
}

impl Entry {
    /// Whether the neighbouring entries are likely to be of interest.
    pub fn is_turning_point(&self) -> bool {
        !matches!(self, Entry::Written { .. } | Entry::Said(_))
    }
}

/// Reads a trace. If the process was killed, the last entry may be incomplete.
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

/// The library that records a trace.
pub struct Recorder {
    library: PathBuf,
}

impl Recorder {
    /// Builds it in a directory. `None` without a C compiler (the linker needs one, so there nearly always is).
    pub fn build(dir: &Path) -> Option<Recorder> {
        let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/store/power/recorder.c");
        let library = dir.join("recorder.so");
        let mut compiler = Command::new(env::var_os("CC").unwrap_or_else(|| "cc".into()));
        let built =
            compiler.args(["-O1", "-shared", "-fPIC", "-o"]).arg(&library).arg(source).arg("-ldl").status().ok()?;
        assert!(built.success(), "recorder.c does not compile");
        Some(Recorder { library })
    }

    /// The environment that a process needs to record its operations below a directory into a file.
    pub fn environment(&self, dir: &Path, trace: &Path) -> HashMap<&'static str, PathBuf> {
        HashMap::from([
            ("LD_PRELOAD", self.library.clone()),
            ("KLETKA_TRACED", dir.to_owned()),
            ("KLETKA_TRACE", trace.to_owned()),
        ])
    }
}
