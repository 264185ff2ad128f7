//! Power cuts while the maintenance thread is busy. A process writes, and everything it does to its files is recorded
//! (`recorder.c`). Then the disk is cut off at many points. Of the data that was not synced, some is there and some is
//! not (`disk`). The store must open from the rest, with everything that was acknowledged, in its state after some
//! batch.
//!
//! `KLETKA_CUTS` sets the number of cuts, `KLETKA_CUTS_SEED` selects them.

mod disk;
mod luck;
mod trace;

use std::collections::{BTreeMap, BTreeSet};
use std::env;
use std::fs;
use std::path::Path;
use std::process::{Command, Stdio};

use kletka::store::disk::{SledStore, may_begin};
use kletka::store::repair::repair;
use kletka::store::{Batch, Entry, OpenError, Seq, Store};

use self::disk::{Disk, Fate};
use self::luck::Luck;
use self::trace::Recorder;
use crate::{all, copy, journal, room, wait};

/// For the writing process: its directory, the number of batches, and the size limit of journal and store.
const PLACE: &str = "KLETKA_TEST_CUT_PLACE";
const COUNT: &str = "KLETKA_TEST_CUT_COUNT";
const SPARE: &str = "KLETKA_TEST_CUT_SPARE";

/// The default number of cuts, and the number in one life of a process.
const CUTS: usize = 60;
const CUTS_OF_A_LIFE: usize = 12;

/// This many lives continue from where the last one was cut off; then another series begins with nothing.
const LIVES: usize = 5;

/// The maintenance thread flushes after this many bytes.
const GATHERED: usize = 24_000;

/// The batch with this number: small rows that come and go, and larger ones, mostly overwriting others.
fn batch(number: Seq) -> Batch {
    let mut luck = Luck::new(number);
    let mut batch = Batch::default();
    batch.put(b"count".to_vec(), number.to_be_bytes().to_vec());
    for _ in 0..1 + luck.below(3) {
        let length = [40, 300, 2_500][luck.below(3)];
        let row = luck.noise(length);
        batch.put(format!("row {}", luck.below(50)).into_bytes(), row);
    }
    batch.remove(format!("row {}", luck.below(50)).into_bytes());
    batch
}

/// The entries after each batch.
struct History {
    /// Snapshots after some of the batches.
    known: BTreeMap<Seq, BTreeMap<Vec<u8>, Vec<u8>>>,
}

impl History {
    /// After every this many batches, a snapshot is kept for later.
    const STEP: Seq = 100;

    fn new() -> History {
        History { known: BTreeMap::from([(0, BTreeMap::new())]) }
    }

    fn after(&mut self, count: Seq) -> Vec<Entry> {
        let (&from, rows) = self.known.range(..=count).next_back().expect("the beginning is known");
        let mut rows = rows.clone();
        for number in from + 1..=count {
            for (key, value) in batch(number).ops {
                match value {
                    Some(value) => rows.insert(key, value),
                    None => rows.remove(&key),
                };
            }
            if number % History::STEP == 0 {
                self.known.insert(number, rows.clone());
            }
        }
        rows.into_iter().collect()
    }
}

fn number(name: &str) -> Option<usize> {
    env::var(name).ok()?.parse().ok()
}

/// Not a test by itself: the recorded process. It has bursts of batches in flight, and reports the last durable one.
#[test]
fn the_writing_process() {
    let (Ok(dir), Some(count), Some(spare)) = (env::var(PLACE), number(COUNT), number(SPARE)) else { return };
    let store = SledStore::open_hurried(Path::new(&dir), GATHERED, spare as u64).unwrap_or_else(|no| panic!("{no}"));
    let first = *store.durable().borrow() + 1;
    let (last, mut luck) = (first + count as Seq, Luck::new(first));
    let mut next = first;
    while next < last {
        for _ in 0..1 + luck.below(40) {
            assert_eq!(store.apply(batch(next)), next);
            next += 1;
        }
        wait(&store, next - 1 - luck.below(10).min((next - first) as usize - 1) as Seq);
        println!("\ndurable {}", *store.durable().borrow());
    }
}

/// The highest number that a process has reported as durable.
fn acknowledged(said: &str) -> Option<Seq> {
    said.lines().rev().find_map(|line| line.strip_prefix("durable ")?.parse().ok())
}

/// A process from start to end.
struct Life {
    disk: Disk,
    trace: Vec<trace::Entry>,
}

impl Life {
    /// Runs a process on the remains of a disk.
    fn of(recorder: &Recorder, left: &Path, luck: &mut Luck) -> Life {
        let (place, aside) = (room(), room());
        copy(left, place.path());
        let disk = Disk::of(place.path());
        let trace = aside.path().join("trace");
        let mut process = Command::new(env::current_exe().expect("a test has a file"));
        process.args(["power::the_writing_process", "--exact", "--nocapture"]).stdout(Stdio::null());
        process.env(PLACE, place.path().join("data")).env(COUNT, (80 + luck.below(240)).to_string());
        process.env(SPARE, [60_000, 60_000, 2_000_000][luck.below(3)].to_string());
        process.envs(recorder.environment(place.path(), &trace));
        let output = process.stderr(Stdio::piped()).output().expect("it starts");
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
        let trace = trace::read(&trace);
        nothing_escaped(disk.clone(), &trace, place.path());
        Life { disk, trace }
    }

    /// Points at which to cut the power, many of them where something begins or ends.
    fn points(&self, count: usize, luck: &mut Luck) -> Vec<usize> {
        let turning: Vec<usize> = (0..self.trace.len()).filter(|n| self.trace[*n].is_turning_point()).collect();
        let mut point = |_| match luck.below(2) {
            0 => luck.below(self.trace.len() + 1),
            _ => (turning[luck.below(turning.len())] + luck.below(3)).min(self.trace.len()),
        };
        let mut points: Vec<usize> = (0..count).map(&mut point).collect();
        points.sort_unstable();
        points
    }
}

/// Checks that the recording is complete.
fn nothing_escaped(mut disk: Disk, trace: &[trace::Entry], place: &Path) {
    trace.iter().for_each(|entry| disk.take(entry));
    let twin = room();
    disk.save(twin.path());
    assert_eq!(content(twin.path()), content(place));
}

/// The files below a directory.
fn content(dir: &Path) -> BTreeMap<String, Vec<u8>> {
    let mut files = BTreeMap::new();
    for entry in fs::read_dir(dir).expect("it can be listed").flatten() {
        let name = entry.file_name().to_string_lossy().into_owned();
        match entry.path().is_dir() {
            true => {
                files.extend(content(&entry.path()).into_iter().map(|(below, file)| (format!("{name}/{below}"), file)))
            }
            false => _ = files.insert(name, fs::read(entry.path()).expect("it can be read")),
        }
    }
    files
}

/// Counts of the situations that the cuts have met.
#[derive(Default, Debug)]
struct Met {
    /// How often the journal had a torn end.
    torn: usize,
    /// How often the store did not open and was rebuilt.
    broken: usize,
    /// How often a compaction was in progress.
    halves: usize,
}

/// The remains after a cut.
struct Rest {
    place: tempfile::TempDir,
    /// The last batch acknowledged before.
    acknowledged: Seq,
    /// The description of the cut.
    name: String,
}

impl Rest {
    /// Checks that the store opens, in its state after some batch, and continues.
    fn opens(&self, history: &mut History, met: &mut Met) {
        let dir = room();
        copy(self.place.path(), dir.path());
        let data = dir.path().join("data");
        let (before, length) = (names(&data), journal_length(&data));
        let store = match may_begin(&data, false).and_then(|()| SledStore::open(&data)) {
            // Not even the marker that data may begin there had reached the disk.
            Err(OpenError::Empty { .. }) if self.acknowledged == 0 => return,
            opened => opened.unwrap_or_else(|error| panic!("{}: {error}", self.name)),
        };
        met.torn += usize::from(journal_length(&data) < length);
        met.broken += names(&data)
            .iter()
            .filter(|name| name.starts_with("store.broken") && !before.contains(name.as_str()))
            .count();
        met.halves += usize::from(["journal.new", "store.new", "store.old"].iter().any(|half| before.contains(*half)));
        self.is_whole(&store, history);
        let next = *store.durable().borrow() + 1;
        assert_eq!(store.apply(batch(next)), next);
        wait(&store, next);
    }

    /// Checks that a repair loses nothing either.
    fn can_be_repaired(&self, history: &mut History) {
        let dir = room();
        copy(self.place.path(), dir.path());
        let data = dir.path().join("data");
        let report = match repair(&data) {
            Err(OpenError::NoJournal { .. } | OpenError::Nothing { .. }) if self.acknowledged == 0 => return,
            Err(OpenError::Io { .. }) if self.acknowledged == 0 && !data.exists() => return,
            repaired => repaired.unwrap_or_else(|error| panic!("{}: {error}", self.name)),
        };
        assert_eq!(report.lost, 0, "{}: {report}", self.name);
        let store = SledStore::open(&data).unwrap_or_else(|error| panic!("{}: {error}", self.name));
        assert_eq!(report.seq, *store.durable().borrow());
        self.is_whole(&store, history);
    }

    fn is_whole(&self, store: &SledStore, history: &mut History) {
        let (reached, acknowledged) = (*store.durable().borrow(), self.acknowledged);
        assert!(reached >= acknowledged, "{}: {acknowledged} were acknowledged, {reached} are there", self.name);
        assert!(all(store) == history.after(reached), "{}: this is not what was there after {reached}", self.name);
    }
}

fn names(dir: &Path) -> BTreeSet<String> {
    let entries = fs::read_dir(dir).into_iter().flatten().flatten();
    entries.map(|entry| entry.file_name().to_string_lossy().into_owned()).collect()
}

fn journal_length(data: &Path) -> u64 {
    fs::metadata(journal(data)).map_or(0, |found| found.len())
}

/// Cuts a life off at some points, and checks the remains. Returns one of them.
fn cut_off(life: Life, before: Seq, count: usize, luck: &mut Luck, history: &mut History, met: &mut Met) -> Rest {
    let points = life.points(count, luck);
    let Life { mut disk, trace } = life;
    let (mut done, mut acknowledged, mut rests) = (0, before, Vec::new());
    for (n, point) in points.into_iter().enumerate() {
        for entry in &trace[done..point] {
            disk.take(entry);
            if let trace::Entry::Said(text) = entry {
                acknowledged = acknowledged.max(self::acknowledged(text).unwrap_or(0));
            }
        }
        done = point;
        let fate = Fate::ALL[luck.below(Fate::ALL.len())];
        let rest = Rest { place: room(), acknowledged, name: format!("{fate:?} at {point} of {}", trace.len()) };
        disk.cut(fate, luck, rest.place.path());
        rest.opens(history, met);
        if n % 3 == 0 {
            rest.can_be_repaired(history);
        }
        rests.push(rest);
    }
    rests.swap_remove(luck.below(rests.len()))
}

#[test]
fn a_power_cut_loses_nothing_that_was_acknowledged() {
    let tools = room();
    let Some(recorder) = Recorder::build(tools.path()) else {
        println!("skipped: there is no C compiler");
        return;
    };
    let (cuts, seed) = (number("KLETKA_CUTS").unwrap_or(CUTS), number("KLETKA_CUTS_SEED").unwrap_or(1));
    let (mut luck, mut history, mut left) = (Luck::new(seed as u64), History::new(), None::<Rest>);
    let mut met = Met::default();
    for life in 0..cuts.div_ceil(CUTS_OF_A_LIFE) {
        let begin = left.take().filter(|_| life % LIVES > 0);
        let nothing = room();
        let place = begin.as_ref().map_or(nothing.path(), |rest| rest.place.path());
        let lived = Life::of(&recorder, place, &mut luck);
        let count = CUTS_OF_A_LIFE.min(cuts - life * CUTS_OF_A_LIFE);
        let before = begin.as_ref().map_or(0, |rest| rest.acknowledged);
        left = Some(cut_off(lived, before, count, &mut luck, &mut history, &mut met));
    }
    println!("{cuts} cuts: {met:?}");
    assert!(met.torn > 0 && met.halves > 0, "none of {cuts} cuts was of interest: {met:?}");
}
