//! The committer: makes the batches of a store durable. While it waits for the disk, more batches arrive, and the next
//! round takes them all. So one sync serves everybody who waits. The committers of all stores share a crew.

use std::fmt::Display;
use std::io;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tokio::sync::watch;

use super::crew::{Crew, Task, Turn};
use super::{Seq, fatal};

/// How many stores may wait for their disk or database at a time. Not fewer: a database makes durable at once what
/// comes at once.
const AT_A_TIME: usize = 64;

static CREW: Crew = Crew::new("committer", AT_A_TIME);

/// A handle on the committer. Dropping it makes the rest durable and ends its work.
pub(super) struct Committer {
    queue: Arc<Queue>,
    durable: watch::Receiver<Seq>,
    task: Arc<Task>,
}

/// The queue of batches to commit.
#[derive(Default)]
struct Queue(Mutex<Request>);

#[derive(Clone, Copy, Default)]
struct Request {
    /// The last batch that must be made durable.
    upto: Seq,
    /// No more will come.
    closed: bool,
}

impl Committer {
    /// Begins. Everything up to `done` is durable already; `sync` makes durable whatever has been handed in when it is
    /// called, and returns its last number. When it fails or panics, the process ends. `None` is the end: the store is
    /// being closed and the rest cannot be made durable.
    pub(super) fn start<E: Display>(
        done: Seq,
        mut sync: impl FnMut(Seq) -> Result<Option<Seq>, E> + Send + 'static,
    ) -> io::Result<Committer> {
        let (announce, durable) = watch::channel(done);
        let queue = Arc::new(Queue(Mutex::new(Request { upto: done, closed: false })));
        let orders = queue.clone();
        let mut done = done;
        let round = move || {
            let Request { upto, closed } = *orders.lock();
            match (upto > done, closed) {
                (false, true) => return Turn::End,
                (false, false) => return Turn::Rest,
                (true, _) => {}
            }
            match sync(upto) {
                Ok(Some(synced)) => done = synced,
                Ok(None) => return Turn::End,
                Err(failure) => fatal(&format_args!("batch {upto} cannot be made durable: {failure}")),
            }
            announce.send_replace(done);
            let Request { upto, closed } = *orders.lock();
            if upto > done || closed { Turn::Again } else { Turn::Rest }
        };
        Ok(Committer { queue, durable, task: CREW.task(round)? })
    }

    /// Asks for all batches up to one to be made durable. `sync` must be able to find them.
    pub(super) fn submit(&self, seq: Seq) {
        let mut request = self.queue.lock();
        request.upto = request.upto.max(seq);
        drop(request);
        self.task.call();
    }

    /// The number of the last durable batch.
    pub(super) fn durable(&self) -> watch::Receiver<Seq> {
        self.durable.clone()
    }
}

impl Drop for Committer {
    fn drop(&mut self) {
        self.queue.lock().closed = true;
        self.task.call();
        self.task.join();
    }
}

impl Queue {
    /// Nothing is ever left half done under this lock, so a poisoned one is as good.
    fn lock(&self) -> MutexGuard<'_, Request> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use std::env;
    use std::process::Command;
    use std::sync::mpsc;
    use std::thread;

    use super::*;
    use crate::store::FATAL_EXIT;

    /// How the disk fails in a process that a test starts.
    const FAILURE: &str = "KLETKA_TEST_FAILURE";

    /// Not a test by itself: the process that must end.
    #[test]
    fn doomed() {
        let Ok(failure) = env::var(FAILURE) else { return };
        let sync = move |_| if failure == "panic" { panic!("as sled may") } else { Err("the disk is gone") };
        let committer = Committer::start(0, sync).unwrap();
        committer.submit(1);
        // The end comes while somebody waits.
        while !committer.durable().has_changed().unwrap() {
            thread::yield_now();
        }
    }

    #[test]
    fn a_failure_or_panic_of_the_disk_ends_the_process() {
        for failure in ["error", "panic"] {
            let mut process = Command::new(env::current_exe().unwrap());
            process.args(["store::commit::tests::doomed", "--exact", "--nocapture"]).env(FAILURE, failure);
            let output = process.output().unwrap();
            assert_eq!(output.status.code(), Some(FATAL_EXIT), "{failure}");
            assert!(String::from_utf8_lossy(&output.stderr).contains("safe to start again"));
        }
    }

    #[test]
    fn what_gathers_during_a_sync_is_one_round() {
        let (begun, begins) = mpsc::channel();
        let (go, may) = mpsc::channel();
        let sync = move |upto| {
            begun.send(()).unwrap();
            may.recv().map(|()| Some(upto))
        };
        let committer = Committer::start(5, sync).unwrap();
        let durable = committer.durable();
        assert_eq!(*durable.borrow(), 5);
        committer.submit(6);
        begins.recv().unwrap();
        (7..=20).for_each(|seq| committer.submit(seq));
        assert_eq!(*durable.borrow(), 5);
        go.send(()).unwrap();
        begins.recv().unwrap();
        assert_eq!(*durable.borrow(), 6);
        go.send(()).unwrap();
        drop(committer);
        assert_eq!(*durable.borrow(), 20);
        assert!(begins.recv().is_err(), "two rounds for fifteen batches");
    }

    #[test]
    fn who_hands_in_late_holds_nobody_back() {
        let (begun, begins) = mpsc::channel();
        let (go, may) = mpsc::channel();
        let sync = move |upto| {
            begun.send(upto).unwrap();
            may.recv().map(|()| Some(upto))
        };
        let committer = Committer::start(0, sync).unwrap();
        let durable = committer.durable();
        committer.submit(1);
        assert_eq!(begins.recv(), Ok(1));
        // Numbers are given under one lock and handed in without it, so they may arrive out of order.
        committer.submit(3);
        committer.submit(2);
        (0..2).for_each(|_| go.send(()).unwrap());
        drop(committer);
        assert_eq!(begins.recv(), Ok(3));
        assert_eq!(*durable.borrow(), 3);
    }

    #[test]
    fn what_a_sync_has_found_beyond_the_order_needs_no_other() {
        let (begun, begins) = mpsc::channel();
        let sync = move |upto| {
            begun.send(upto).unwrap();
            Ok::<_, String>(Some(upto + 2))
        };
        let committer = Committer::start(0, sync).unwrap();
        let durable = committer.durable();
        committer.submit(1);
        assert_eq!(begins.recv(), Ok(1));
        while *durable.borrow() < 3 {
            thread::yield_now();
        }
        (2..=3).for_each(|seq| committer.submit(seq));
        committer.submit(4);
        assert_eq!(begins.recv(), Ok(4));
        drop(committer);
        assert_eq!(*durable.borrow(), 6);
        assert!(begins.recv().is_err());
    }
}
