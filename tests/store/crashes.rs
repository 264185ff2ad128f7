//! Processes that end at any moment, and processes that meet.

use std::env;
use std::fs::OpenOptions;
use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::process::{Child, Command, ExitStatus, Stdio};
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;

use kletka::store::disk::{SledStore, Stage};
use kletka::store::repair::repair;
use kletka::store::{Batch, FATAL_EXIT, OpenError, Seq, Store};

use crate::{after, all, batch, open, room, twin_of};

/// The role of the other process, and its directory: the tests start themselves again with these set.
const PART: &str = "KLETKA_TEST_PART";
const PLACE: &str = "KLETKA_TEST_PLACE";
/// The stage of the start, or of a compaction, at which it halts.
const STAGE: &str = "KLETKA_TEST_STAGE";

fn start(part: &str, dir: &Path) -> Child {
    start_until(part, dir, "")
}

fn start_until(part: &str, dir: &Path, stage: &str) -> Child {
    Command::new(env::current_exe().expect("a test has a file"))
        .args(["crashes::the_other_process", "--exact", "--nocapture"])
        .env(PART, part)
        .env(PLACE, dir)
        .env(STAGE, stage)
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .expect("it starts")
}

/// Not a test by itself: the code of the processes that the tests start.
#[test]
fn the_other_process() {
    let (Ok(part), Ok(dir)) = (env::var(PART), env::var(PLACE)) else { return };
    let watched = |gathered, spare| SledStore::open_watched(Path::new(&dir), gathered, spare, stand_still);
    let store = match part.as_str() {
        // With these limits, all writes stay in the journal until the next start.
        "write" => watched(12 << 20, 64 << 20).unwrap_or_else(|error| panic!("{error}")),
        "renew" => watched(3_000, 0).unwrap_or_else(|error| panic!("{error}")),
        _ => open(Path::new(&dir)),
    };
    let first = *store.durable().borrow() + 1;
    match part.as_str() {
        "write" | "renew" => write(&store, first),
        "oversize" => drop(store.apply(Batch { ops: vec![(vec![], Some(vec![0; 1 << 16]))] })),
        other => panic!("no part {other}"),
    }
}

/// Reports and halts if this is the wanted stage.
fn stand_still(stage: Stage) {
    if env::var(STAGE).is_ok_and(|wanted| wanted == format!("{stage:?}")) {
        println!("{STANDS}");
        loop {
            thread::park();
        }
    }
}

const STANDS: &str = "stands still";

/// Writes forever, and reports the last durable batch.
fn write(store: &SledStore, first: Seq) {
    println!("ready");
    let mut durable = store.durable();
    for number in first.. {
        store.apply(batch(number));
        if durable.has_changed().expect("the store is open") {
            println!("durable {}", *durable.borrow_and_update());
        }
    }
}

/// Reads the reports until `more` further batches are durable. Returns the last number.
fn listen(child: &mut Child, more: Seq) -> Seq {
    let lines = BufReader::new(child.stdout.take().expect("it is piped")).lines().map_while(Result::ok);
    let mut numbers = lines.filter_map(|line| line.strip_prefix("durable ")?.parse().ok());
    let first: Seq = numbers.next().expect("it writes");
    numbers.find(|&seq| seq >= first + more).expect("it goes on writing")
}

/// Reads the reports until the process halts. Returns the last durable number, if there was one.
fn listen_until_it_stands(child: &mut Child) -> Seq {
    let lines = BufReader::new(child.stdout.take().expect("it is piped")).lines().map_while(Result::ok);
    let mut durable = 0;
    for line in lines {
        if line == STANDS {
            return durable;
        }
        durable = line.strip_prefix("durable ").and_then(|number| number.parse().ok()).unwrap_or(durable);
    }
    panic!("it ended, or the stage never came");
}

fn end(mut child: Child) -> ExitStatus {
    child.kill().expect("it can be killed");
    child.wait().expect("it ends")
}

#[test]
fn a_kill_loses_nothing_that_was_durable() {
    let dir = room();
    let mut before = 0;
    for more in [1, 40, 150, 7, 300] {
        let mut child = start("write", dir.path());
        let durable = listen(&mut child, more);
        end(child);
        let store = open(dir.path());
        let reached = *store.durable().borrow();
        assert!(reached >= durable && durable > before, "{durable} were durable, {reached} are there");
        assert_eq!(all(&store), after(reached));
        before = reached;
    }
}

/// The start brings a store up to the journal, and the test kills it at each stage, once or twice in a row. The journal
/// may end in half a batch, as after a power cut.
#[test]
fn a_kill_during_the_start_loses_nothing() {
    let dir = room();
    let mut before = 0;
    for stage in [Stage::Locked, Stage::Opened, Stage::Settled] {
        for (kills, is_torn) in [(1, false), (2, true)] {
            let mut child = start("write", dir.path());
            let durable = listen(&mut child, 300);
            end(child);
            if is_torn {
                tear(dir.path());
            }
            for _ in 0..kills {
                let mut child = start_until("write", dir.path(), &format!("{stage:?}"));
                assert_eq!(listen_until_it_stands(&mut child), 0, "{stage:?} comes before anything is written");
                end(child);
            }
            before = opens_with_all(dir.path(), durable, before);
        }
    }
}

/// Appends the first bytes of the journal's first batch, so that they look like a batch.
fn tear(dir: &Path) {
    let journal = dir.join("journal");
    let bytes = std::fs::read(&journal).expect("it is there");
    let mut file = OpenOptions::new().append(true).open(&journal).expect("it can be opened");
    file.write_all(&bytes[..bytes.len().min(21)]).expect("it can be written");
}

/// Files that are not in place yet were perhaps never synced: after a power cut, any part of them may be missing.
fn cut_power(dir: &Path) {
    for name in ["journal.new", "store.new/db", "store.new/conf"] {
        if let Ok(file) = OpenOptions::new().write(true).open(dir.join(name)) {
            let length = file.metadata().expect("it is there").len();
            file.set_len(length / 2).and_then(|()| file.set_len(length)).expect("it can be cut");
        }
    }
}

/// The files beside journal and store at a stage of a compaction.
fn beside(stage: Stage) -> &'static [&'static str] {
    match stage {
        Stage::Locked | Stage::Opened | Stage::Settled => &[],
        Stage::Begun | Stage::Copied => &["journal.new", "store.new"],
        Stage::Published => &["store.new"],
        Stage::Switched => &["store.old"],
    }
}

/// Opens a directory after a kill: everything durable is there, and more than before. Returns the last batch.
fn opens_with_all(dir: &Path, durable: Seq, before: Seq) -> Seq {
    let store = open(dir);
    let reached = *store.durable().borrow();
    assert!(reached >= durable && reached > before, "{durable} were durable, {reached} are there, before {before}");
    assert_eq!(all(&store), after(reached));
    reached
}

/// Journal and store are compacted without a pause, and the process is killed at each stage.
#[test]
fn a_kill_while_all_is_written_anew_loses_nothing() {
    let dir = room();
    let mut before = 0;
    for stage in [Stage::Begun, Stage::Copied, Stage::Published, Stage::Switched] {
        for is_cut in [false, true, false, true] {
            let mut child = start_until("renew", dir.path(), &format!("{stage:?}"));
            let durable = listen_until_it_stands(&mut child);
            end(child);
            let names = ["journal.new", "store.new", "store.old"];
            let half: Vec<&str> = names.into_iter().filter(|name| dir.path().join(name).exists()).collect();
            assert_eq!(half, beside(stage), "{stage:?}");
            if is_cut {
                cut_power(dir.path());
            }
            before = opens_with_all(dir.path(), durable, before);
        }
    }
}

/// The same at random moments.
#[test]
fn a_kill_at_any_moment_of_writing_anew_loses_nothing() {
    let dir = room();
    let mut before = 0;
    for round in 0..12u64 {
        let mut child = start("renew", dir.path());
        let durable = listen(&mut child, 1 + round * 13 % 90);
        end(child);
        before = opens_with_all(dir.path(), durable, before);
    }
}

#[test]
fn a_batch_that_is_too_large_ends_the_process() {
    let dir = room();
    let mut child = start("oversize", dir.path());
    assert_eq!(child.wait().expect("it ends").code(), Some(FATAL_EXIT));
    assert!(all(&open(dir.path())).is_empty(), "nothing of it was kept");
}

#[test]
fn two_processes_do_not_share() {
    let dir = room();
    let mut child = start("write", dir.path());
    let mut out = BufReader::new(child.stdout.take().expect("it is piped"));
    let mut line = String::new();
    while !line.contains("ready") {
        line.clear();
        assert!(out.read_line(&mut line).expect("it speaks") > 0, "it ended");
    }
    for opened in [SledStore::open(dir.path()).map(drop), repair(dir.path()).map(drop)] {
        let Err(error @ OpenError::Locked { .. }) = opened else { panic!("both have it") };
        assert!(error.to_string().contains(&format!("process {}", child.id())), "{error}");
    }
    end(child);
    open(dir.path());
}

/// Sets a flag at the end, even after a panic.
struct Raise<'a>(&'a AtomicBool);

impl Drop for Raise<'_> {
    fn drop(&mut self) {
        self.0.store(true, Ordering::Relaxed);
    }
}

#[test]
fn a_copy_taken_at_any_moment_has_all_that_was_durable() {
    let dir = room();
    let store = open(dir.path());
    let stop = AtomicBool::new(false);
    // As far ahead of the disk as a busy bot, and no farther: otherwise the data to copy would grow and grow.
    let writer = || {
        for number in (1..).take_while(|_| !stop.load(Ordering::Relaxed)) {
            store.apply(batch(number));
            if number % 16 == 0 {
                crate::wait(&store, number - 16);
            }
        }
    };
    thread::scope(|scope| {
        scope.spawn(writer);
        let _end = Raise(&stop);
        for round in 0..8 {
            crate::wait(&store, 100 * round + 1);
            let durable = *store.durable().borrow();
            let twin = twin_of(&dir);
            // Copying takes time, so sled's concurrent writes may be there in part, which no crash would cause.
            let opened = open(twin.path());
            let reached = *opened.durable().borrow();
            assert!(reached >= durable, "{durable} were durable, {reached} are there");
            assert_eq!(all(&opened), after(reached));
        }
    });
}
