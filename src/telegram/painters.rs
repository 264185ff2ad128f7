//! The threads that paint: one per processor, all with a lower priority than the desk.
//!
//! Most of the bot's computation is painting. After a move, you want a response first and the picture next. So these
//! threads are *nice*: when the desk, the committer or the network needs a processor, it gets one at once. More threads
//! than processors would only delay each picture.
//!
//! Several bots in one process share the threads. Each has a lane of its own, and the lanes take turns: whoever wants a
//! hundred pictures delays each picture of the others by one.

use std::collections::VecDeque;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::{io, thread};

use tokio::sync::oneshot;

/// The nice value of the threads, of 19. They get a third of a processor that another thread wants as well.
#[cfg(target_os = "linux")]
const NICE: i32 = 5;

type Job = Box<dyn FnOnce() + Send>;

/// A lane of jobs to threads that paint them in order. The threads end when the last lane does.
pub(super) struct Painters {
    queue: Arc<Queue>,
    lane: u64,
}

/// The queue of jobs.
#[derive(Default)]
struct Queue {
    waiting: Mutex<Waiting>,
    changed: Condvar,
}

#[derive(Default)]
struct Waiting {
    /// The lanes with jobs. The first one is next.
    turns: VecDeque<(u64, VecDeque<Job>)>,
    /// How many lanes exist, and how many have ever existed.
    lanes: usize,
    opened: u64,
}

impl Painters {
    /// Starts this many threads, at least one.
    ///
    /// # Errors
    /// If the system cannot start a thread.
    pub fn new(threads: usize) -> io::Result<Painters> {
        let painters = Painters::opened(&Arc::default());
        for _ in 0..threads.max(1) {
            let queue = Arc::clone(&painters.queue);
            thread::Builder::new().name("painter".to_owned()).spawn(move || work(&queue))?;
        }
        Ok(painters)
    }

    /// Another lane to the same threads.
    pub fn lane(&self) -> Painters {
        Painters::opened(&self.queue)
    }

    fn opened(queue: &Arc<Queue>) -> Painters {
        let mut waiting = queue.waiting();
        waiting.lanes += 1;
        waiting.opened += 1;
        Painters { queue: Arc::clone(queue), lane: waiting.opened }
    }

    /// Paints on one of the threads.
    ///
    /// # Errors
    /// The error of the painting function, or that it panicked.
    pub async fn paint<T, F>(&self, paint: F) -> Result<T, String>
    where
        T: Send + 'static,
        F: FnOnce() -> Result<T, String> + Send + 'static,
    {
        let (done, painted) = oneshot::channel();
        let job = move || {
            // The task that wanted it may be gone.
            let _ = done.send(paint());
        };
        self.queue.push(self.lane, Box::new(job));
        painted.await.map_err(|_| "the painter panicked".to_owned())?
    }
}

impl Drop for Painters {
    fn drop(&mut self) {
        self.queue.waiting().lanes -= 1;
        self.queue.changed.notify_all();
    }
}

impl Queue {
    /// The queue is consistent whenever the lock is released.
    fn waiting(&self) -> MutexGuard<'_, Waiting> {
        self.waiting.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn push(&self, lane: u64, job: Job) {
        let mut waiting = self.waiting();
        match waiting.turns.iter_mut().find(|(of, _)| *of == lane) {
            Some((_, jobs)) => jobs.push_back(job),
            None => waiting.turns.push_back((lane, VecDeque::from([job]))),
        }
        self.changed.notify_one();
    }

    /// The next job, as soon as there is one. `None`: there will be no more.
    fn next(&self) -> Option<Job> {
        let idle = |waiting: &mut Waiting| waiting.turns.is_empty() && waiting.lanes > 0;
        let waiting = self.changed.wait_while(self.waiting(), idle);
        let mut waiting = waiting.unwrap_or_else(PoisonError::into_inner);
        let (lane, mut jobs) = waiting.turns.pop_front()?;
        let job = jobs.pop_front();
        if !jobs.is_empty() {
            waiting.turns.push_back((lane, jobs));
        }
        job
    }
}

/// The loop of a thread.
fn work(queue: &Queue) {
    step_back();
    while let Some(job) = queue.next() {
        // If a picture cannot be painted, the thread must survive. Nothing of the job outlives it.
        let _ = catch_unwind(AssertUnwindSafe(job));
    }
}

/// Lowers the priority of this thread. Only Linux has a priority per thread. If it is refused, painting works as
/// before.
fn step_back() {
    #[cfg(target_os = "linux")]
    {
        let own = rustix::process::getpriority_process(None);
        if let Err(error) = own.and_then(|own| rustix::process::setpriority_process(None, (own + NICE).min(19))) {
            tracing::debug!(%error, "a painter keeps its priority");
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_panic_costs_one_picture_and_no_thread() {
        let painters = Painters::new(1).unwrap();
        assert_eq!(painters.paint(|| Ok(1)).await, Ok(1));
        assert_eq!(painters.paint(|| Err::<u8, _>("no ink".to_owned())).await, Err("no ink".to_owned()));
        let lost: Result<u8, String> = painters.paint(|| panic!("the pen broke")).await;
        assert_eq!(lost, Err("the painter panicked".to_owned()));
        assert_eq!(painters.paint(|| Ok(2)).await, Ok(2));
    }

    #[tokio::test]
    async fn lanes_take_turns() {
        let busy = Painters::new(1).unwrap();
        let other = busy.lane();
        let (shut, gate) = std::sync::mpsc::channel::<()>();
        let (order, gate) = (Arc::new(Mutex::new(Vec::new())), Arc::new(Mutex::new(gate)));
        let job = |name: &'static str| {
            let (order, gate) = (Arc::clone(&order), Arc::clone(&gate));
            move || {
                // It opens when the other end is dropped.
                let _ = gate.lock().unwrap().recv();
                order.lock().unwrap().push(name);
                Ok(())
            }
        };
        let first =
            [busy.paint(job("busy")), busy.paint(job("busy")), busy.paint(job("busy")), busy.paint(job("busy"))];
        let mut first = Box::pin(async move {
            let [a, b, c, d] = first;
            tokio::join!(a, b, c, d)
        });
        // Polled once, so that the job is queued.
        assert!(std::future::poll_fn(|at| std::task::Poll::Ready(first.as_mut().poll(at).is_pending())).await);
        let mut second = Box::pin(other.paint(job("other")));
        assert!(std::future::poll_fn(|at| std::task::Poll::Ready(second.as_mut().poll(at).is_pending())).await);
        drop(shut);
        let _ = tokio::join!(first, second);
        let order = order.lock().unwrap();
        let at = order.iter().position(|name| *name == "other").unwrap();
        assert!(order.len() == 5 && at <= 2, "{order:?}");
    }

    #[cfg(target_os = "linux")]
    #[tokio::test]
    async fn painters_are_nicer_than_the_thread_that_asks() {
        let nice = || rustix::process::getpriority_process(None).map_err(|error| error.to_string());
        let painters = Painters::new(2).unwrap();
        let own = nice().unwrap();
        for _ in 0..4 {
            assert_eq!(painters.paint(nice).await, Ok((own + NICE).min(19)));
        }
        assert_eq!(nice().unwrap(), own);
    }
}
