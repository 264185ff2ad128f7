//! Runs the desk: one job after another, on whichever thread is free. A desk without jobs has no thread, so one process
//! can serve a thousand bots with a few threads. A slow desk occupies one thread, and delays only its own jobs.

use std::collections::VecDeque;
use std::sync::atomic::Ordering;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use tokio::runtime::Handle;
use tokio::sync::{oneshot, watch};
use tracing::Span;

use super::report::Counts;
use crate::bot::call::Delivery;
use crate::bot::desk::{
    AdminQuery, Desk, Effects, Hold, Look, Looked, MemberQuery, Pondering, Ready, Thought, Told, Unseen, Whom,
};
use crate::bot::incoming::Incoming;
use crate::clock::Clock;
use crate::store::Seq;
use crate::store::schema::{EntryId, MatchId, UserId};

/// After this long, a desk yields its thread to others.
const TURN: Duration = Duration::from_millis(20);

/// Work for the desk.
pub(super) enum Job {
    Resume(oneshot::Sender<Effects>),
    Update(Box<Incoming>, oneshot::Sender<Effects>),
    Admin(AdminQuery, Option<bool>, oneshot::Sender<Effects>),
    Pondering(Pondering, oneshot::Sender<Effects>),
    Thought(Thought, oneshot::Sender<Effects>),
    Hinted(Thought, Whom, oneshot::Sender<Effects>),
    Looked(Looked, oneshot::Sender<Effects>),
    Tick(oneshot::Sender<Effects>),
    /// Whether all updates sent so far have arrived. If not, timers wait.
    Abreast(bool, oneshot::Sender<Effects>),
    Prepare(EntryId, oneshot::Sender<Ready>),
    Delivered(EntryId, Delivery, oneshot::Sender<Effects>),
    Look(MatchId, UserId, oneshot::Sender<Result<(Look, Seq), Unseen>>),
    Member(MemberQuery, Told, oneshot::Sender<()>),
    /// Nothing: gives the number of the last transaction.
    Last(oneshot::Sender<Seq>),
    /// Closes the desk. The answer is the number of the last transaction.
    Close(oneshot::Sender<Seq>),
}

/// A desk and its queue of jobs.
pub(super) struct Worker {
    queue: Mutex<Queue>,
    clock: Clock,
    counts: Arc<Counts>,
    runtime: Handle,
    span: Span,
    /// Whether the desk is gone, and everything that holds the store with it.
    gone: watch::Sender<bool>,
}

struct Queue {
    jobs: VecDeque<Job>,
    desk: Place,
}

/// The state of the desk.
enum Place {
    Free(Box<Desk>),
    /// It runs on a thread.
    Busy,
    /// It was closed, or it has failed.
    Gone,
}

impl Worker {
    /// Creates a desk on a thread that may block.
    pub fn start(clock: Clock, counts: Arc<Counts>, make: impl FnOnce() -> Desk + Send + 'static) -> Arc<Worker> {
        let queue = Mutex::new(Queue { jobs: VecDeque::new(), desk: Place::Busy });
        let (runtime, gone) = (Handle::current(), watch::Sender::new(false));
        let worker = Arc::new(Worker { queue, clock, counts, runtime, span: Span::current(), gone });
        worker.hire(Hands { worker: Arc::clone(&worker), desk: None, done: false }, Some(make));
        worker
    }

    /// Queues a job. A desk that is gone ignores it, and whoever waits for the answer notices.
    pub fn order(self: &Arc<Worker>, job: Job) {
        let mut queue = self.queue();
        let desk = match std::mem::replace(&mut queue.desk, Place::Busy) {
            Place::Free(desk) => Some(desk),
            Place::Busy => None,
            Place::Gone => {
                queue.desk = Place::Gone;
                return;
            }
        };
        self.counts.jobs.fetch_add(1, Ordering::Relaxed);
        queue.jobs.push_back(job);
        drop(queue);
        if desk.is_some() {
            self.hire(Hands { worker: Arc::clone(self), desk, done: false }, None::<fn() -> Desk>);
        }
    }

    /// Resolves when the desk is gone.
    pub async fn gone(&self) {
        // The sender is in `self`, so this cannot fail.
        let _ = self.gone.subscribe().wait_for(|gone| *gone).await;
    }

    /// Finds a thread for the desk.
    fn hire(&self, mut hands: Hands, make: Option<impl FnOnce() -> Desk + Send + 'static>) {
        let span = self.span.clone();
        self.runtime.spawn_blocking(move || {
            let _span = span.enter();
            if let Some(make) = make {
                hands.desk = Some(Box::new(make()));
            }
            hands.work();
        });
    }

    /// The queue is consistent whenever the lock is released.
    fn queue(&self) -> MutexGuard<'_, Queue> {
        self.queue.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// A desk on a thread. If this is dropped without returning the desk, the desk is gone.
struct Hands {
    worker: Arc<Worker>,
    desk: Option<Box<Desk>>,
    /// Whether the desk was returned or passed on.
    done: bool,
}

impl Hands {
    fn work(mut self) {
        let begun = Instant::now();
        while let Some(job) = self.next() {
            self.worker.counts.jobs.fetch_sub(1, Ordering::Relaxed);
            let now = self.worker.clock.now();
            let Some(desk) = &mut self.desk else { return };
            if !perform(desk, job, now) {
                return;
            }
            if begun.elapsed() > TURN {
                return self.pass_on();
            }
        }
    }

    /// The next job. Without one, the desk becomes idle.
    fn next(&mut self) -> Option<Job> {
        let mut queue = self.worker.queue();
        let job = queue.jobs.pop_front();
        if job.is_none()
            && let Some(desk) = self.desk.take()
        {
            queue.desk = Place::Free(desk);
            self.done = true;
        }
        job
    }

    /// Passes the desk to another thread, behind those that already wait.
    fn pass_on(mut self) {
        self.done = true;
        let (worker, desk) = (Arc::clone(&self.worker), self.desk.take());
        worker.hire(Hands { worker: Arc::clone(&worker), desk, done: false }, None::<fn() -> Desk>);
    }
}

impl Drop for Hands {
    fn drop(&mut self) {
        if self.done {
            return;
        }
        if std::thread::panicking() {
            tracing::error!("the desk has failed");
        }
        // It holds the store: only when it is gone can nothing be written any more.
        drop(self.desk.take());
        let mut queue = self.worker.queue();
        queue.desk = Place::Gone;
        let jobs = std::mem::take(&mut queue.jobs);
        drop(queue);
        self.worker.counts.jobs.fetch_sub(jobs.len(), Ordering::Relaxed);
        drop(jobs);
        self.worker.gone.send_replace(true);
    }
}

/// Runs a job. `false` if it was the last one.
fn perform(desk: &mut Desk, job: Job, now: u64) -> bool {
    // The task that asked may be gone. The job's effect stays.
    let _ = match job {
        Job::Resume(back) => back.send(desk.resume(now)).is_ok(),
        Job::Update(incoming, back) => back.send(desk.update(*incoming, now)).is_ok(),
        Job::Admin(query, yes, back) => back.send(desk.admin(query, yes, now)).is_ok(),
        Job::Pondering(pondering, back) => back.send(desk.pondering(pondering, now)).is_ok(),
        Job::Thought(thought, back) => back.send(desk.thought(thought, now)).is_ok(),
        Job::Hinted(thought, asked, back) => back.send(desk.hinted(thought, asked, now)).is_ok(),
        Job::Looked(looked, back) => back.send(desk.looked(looked, now)).is_ok(),
        Job::Tick(back) => back.send(desk.tick(now)).is_ok(),
        Job::Abreast(yes, back) => {
            desk.hold(if yes { Hold::Off } else { Hold::On });
            back.send(desk.tick(now)).is_ok()
        }
        Job::Prepare(entry, back) => back.send(desk.prepare(entry, now)).is_ok(),
        Job::Delivered(entry, how, back) => back.send(desk.delivered(entry, how, now)).is_ok(),
        Job::Look(id, user, back) => back.send(desk.seen_by(id, user, now)).is_ok(),
        Job::Member(query, told, back) => {
            desk.member(query, told, now);
            back.send(()).is_ok()
        }
        Job::Last(back) => back.send(desk.last()).is_ok(),
        Job::Close(back) => {
            let _ = back.send(desk.last());
            return false;
        }
    };
    true
}

#[cfg(test)]
mod tests {
    use super::super::entropy;
    use super::*;
    use crate::bot::Registry;
    use crate::bot::desk::Me;
    use crate::store::Store;
    use crate::store::memory::MemoryStore;

    fn worker(make: impl FnOnce() -> Desk + Send + 'static) -> Arc<Worker> {
        Worker::start(Clock::given(|| 0), Arc::default(), make)
    }

    #[tokio::test]
    async fn a_desk_does_all_jobs_and_lets_go_of_the_store() {
        let store: Arc<dyn Store> = Arc::new(MemoryStore::new());
        let own = Arc::clone(&store);
        let me = Me { username: "bot".to_owned(), reads_all: false, inline: false };
        let worker = worker(move || Desk::new(own, Registry::default(), me, entropy()));
        for round in 0..200 {
            let answers = [(); 3].map(|()| {
                let (back, answer) = oneshot::channel();
                worker.order(Job::Last(back));
                answer
            });
            for answer in answers {
                assert_eq!(answer.await, Ok(0), "round {round}");
            }
        }
        let (back, last) = oneshot::channel();
        worker.order(Job::Close(back));
        assert_eq!(last.await, Ok(0));
        worker.gone().await;
        assert_eq!(Arc::strong_count(&store), 1);
        let (back, late) = oneshot::channel();
        worker.order(Job::Last(back));
        assert!(late.await.is_err(), "it is closed");
        assert_eq!(worker.counts.jobs.load(Ordering::Relaxed), 0);
    }

    #[tokio::test]
    async fn a_desk_that_fails_is_gone_and_whoever_asks_notices() {
        let worker = worker(|| panic!("a desk of glass"));
        let (back, answer) = oneshot::channel();
        worker.order(Job::Last(back));
        assert!(answer.await.is_err());
        worker.gone().await;
        assert_eq!(worker.counts.jobs.load(Ordering::Relaxed), 0);
    }
}
