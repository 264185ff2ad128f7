//! The threads that paint: one per processor, all with a lower priority than the desk.
//!
//! Most of the bot's computation is painting. After a move, you want a response first and the picture next. So these
//! threads are *nice*: when the desk, the committer or the network needs a processor, it gets one at once. More threads
//! than processors would only delay each picture.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::{io, thread};

use tokio::sync::oneshot;

/// The nice value of the threads, of 19. They get a third of a processor that another thread wants as well.
#[cfg(target_os = "linux")]
const NICE: i32 = 5;

type Job = Box<dyn FnOnce() + Send>;

/// Threads that paint the jobs they are given, in order. They end when nobody can send them jobs.
pub(super) struct Painters {
    jobs: Sender<Job>,
}

impl Painters {
    /// Starts this many threads, at least one.
    ///
    /// # Errors
    /// If the system cannot start a thread.
    pub fn new(threads: usize) -> io::Result<Painters> {
        let (jobs, waiting) = channel();
        let waiting = Arc::new(Mutex::new(waiting));
        for _ in 0..threads.max(1) {
            let waiting = Arc::clone(&waiting);
            thread::Builder::new().name("painter".to_owned()).spawn(move || work(&waiting))?;
        }
        Ok(Painters { jobs })
    }

    /// Has a thread paint something.
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
        self.jobs.send(Box::new(job)).map_err(|_| "no painter is left".to_owned())?;
        painted.await.map_err(|_| "the painter panicked".to_owned())?
    }
}

/// The loop of a thread.
fn work(waiting: &Mutex<Receiver<Job>>) {
    step_back();
    loop {
        // The lock is held while the thread waits, but not while it paints.
        let job = waiting.lock().unwrap_or_else(PoisonError::into_inner).recv();
        let Ok(job) = job else { return };
        // If a picture cannot be painted, the thread must survive. Nothing of the job outlives it.
        let _ = catch_unwind(AssertUnwindSafe(job));
    }
}

/// Lowers the priority of this thread. Only Linux has a priority per thread. If it is refused, painting works as
/// before.
fn step_back() {
    #[cfg(target_os = "linux")]
    if let Err(error) = rustix::process::setpriority_process(None, NICE) {
        tracing::debug!(%error, "a painter keeps its priority");
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
