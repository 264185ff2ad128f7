//! Crews: a few threads that work for any number of stores. A store has work now and then, and takes turns with the
//! others: one that has to continue goes behind those that wait. So a thousand idle stores have no thread, and a busy
//! one delays the others by no longer than its turn.

use std::collections::VecDeque;
use std::io;
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;

use super::or_fatal;

pub(super) struct Crew {
    name: &'static str,
    /// How many threads it may have. They start when there is work for them.
    most: usize,
    hall: Mutex<Hall>,
    wanted: Condvar,
}

/// The stores that wait, and the number of threads at work.
struct Hall {
    waiting: VecDeque<Arc<Task>>,
    threads: usize,
    idle: usize,
}

/// The result of a turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Turn {
    /// There is more to do.
    Again,
    /// There is nothing to do until the next call.
    Rest,
    /// There will never be anything to do.
    End,
}

type Work = Box<dyn FnMut() -> Turn + Send>;

/// The work of one store. Only one thread does it at a time.
pub(super) struct Task {
    crew: &'static Crew,
    stage: Mutex<Stage>,
    /// Signals the end.
    ended: Condvar,
    /// `None` after the end.
    work: Mutex<Option<Work>>,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Stage {
    Resting,
    Waiting,
    /// A turn is being done. `called`: there is something new to do that it may not have seen.
    Working {
        called: bool,
    },
    Ended,
}

impl Crew {
    /// A crew of that many threads, as soon as it needs them.
    pub(super) const fn new(name: &'static str, most: usize) -> Crew {
        let hall = Hall { waiting: VecDeque::new(), threads: 0, idle: 0 };
        Crew { name, most, hall: Mutex::new(hall), wanted: Condvar::new() }
    }

    /// Work for the crew, at rest. There is a thread for it from now on.
    pub(super) fn task(&'static self, work: impl FnMut() -> Turn + Send + 'static) -> io::Result<Arc<Task>> {
        let mut hall = self.hall();
        if hall.threads == 0 {
            self.hire(&mut hall)?;
        }
        drop(hall);
        let (stage, work) = (Mutex::new(Stage::Resting), Mutex::new(Some(Box::new(work) as Work)));
        Ok(Arc::new(Task { crew: self, stage, ended: Condvar::new(), work }))
    }

    /// Nothing is ever left half done under this lock, so a poisoned one is as good.
    fn hall(&self) -> MutexGuard<'_, Hall> {
        self.hall.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn hire(&'static self, hall: &mut Hall) -> io::Result<()> {
        thread::Builder::new().name(self.name.into()).spawn(|| or_fatal(|| self.work()))?;
        hall.threads += 1;
        Ok(())
    }

    fn enqueue(&'static self, task: Arc<Task>) {
        let mut hall = self.hall();
        hall.waiting.push_back(task);
        if hall.idle < hall.waiting.len() && hall.threads < self.most {
            // If the system has no thread for us, those that are there do the work.
            let _ = self.hire(&mut hall);
        }
        self.wanted.notify_one();
    }

    fn work(&self) {
        loop {
            let mut hall = self.hall();
            hall.idle += 1;
            let empty = |hall: &mut Hall| hall.waiting.is_empty();
            hall = self.wanted.wait_while(hall, empty).unwrap_or_else(PoisonError::into_inner);
            hall.idle -= 1;
            let task = hall.waiting.pop_front();
            drop(hall);
            task.iter().for_each(Task::turn);
        }
    }
}

impl Task {
    /// There is something to do.
    pub(super) fn call(self: &Arc<Task>) {
        let mut stage = self.stage();
        match *stage {
            Stage::Resting => *stage = Stage::Waiting,
            Stage::Working { .. } => {
                *stage = Stage::Working { called: true };
                return;
            }
            Stage::Waiting | Stage::Ended => return,
        }
        drop(stage);
        self.crew.enqueue(Arc::clone(self));
    }

    /// Waits for the end.
    pub(super) fn join(&self) {
        let goes_on = |stage: &mut Stage| *stage != Stage::Ended;
        drop(self.ended.wait_while(self.stage(), goes_on).unwrap_or_else(PoisonError::into_inner));
    }

    fn stage(&self) -> MutexGuard<'_, Stage> {
        self.stage.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn turn(self: &Arc<Task>) {
        *self.stage() = Stage::Working { called: false };
        let mut work = self.work.lock().unwrap_or_else(PoisonError::into_inner);
        let turn = work.as_mut().map_or(Turn::End, |work| work());
        if turn == Turn::End {
            // The work must be dropped before anybody is told.
            *work = None;
        }
        drop(work);
        let mut stage = self.stage();
        *stage = match (turn, *stage) {
            (Turn::End, _) => Stage::Ended,
            (Turn::Again, _) | (Turn::Rest, Stage::Working { called: true }) => Stage::Waiting,
            (Turn::Rest, _) => Stage::Resting,
        };
        let again = *stage == Stage::Waiting;
        drop(stage);
        if again {
            self.crew.enqueue(Arc::clone(self));
        } else {
            self.ended.notify_all();
        }
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;
    use std::sync::mpsc;

    use super::*;

    #[test]
    fn a_few_threads_do_the_work_of_many() {
        static CREW: Crew = Crew::new("crew of a test", 3);
        let (tell, told) = mpsc::channel();
        let tasks: Vec<_> = (0..200)
            .map(|n| {
                let (tell, mut turns) = (tell.clone(), 0);
                let work = move || {
                    turns += 1;
                    tell.send((n, turns, thread::current().id())).unwrap();
                    if turns < 3 { Turn::Again } else { Turn::End }
                };
                CREW.task(work).unwrap()
            })
            .collect();
        drop(tell);
        tasks.iter().for_each(|task| task.call());
        tasks.iter().for_each(|task| task.join());
        let turns: Vec<_> = told.iter().collect();
        assert_eq!(turns.len(), 600, "each has ended, and with it what it had to tell with");
        assert!(turns.iter().map(|turn| format!("{:?}", turn.2)).collect::<BTreeSet<_>>().len() <= 3);
        tasks[0].call();
        tasks[0].join();
    }

    #[test]
    fn a_call_during_a_turn_is_not_lost() {
        static CREW: Crew = Crew::new("crew of a test", 1);
        let (begun, begins) = mpsc::channel();
        let (go, may) = mpsc::channel();
        let work = move || {
            begun.send(()).unwrap();
            may.recv().unwrap()
        };
        let task = CREW.task(work).unwrap();
        task.call();
        begins.recv().unwrap();
        (0..5).for_each(|_| task.call());
        go.send(Turn::Rest).unwrap();
        begins.recv().unwrap();
        go.send(Turn::Rest).unwrap();
        task.call();
        begins.recv().unwrap();
        go.send(Turn::End).unwrap();
        task.join();
        assert!(begins.recv().is_err(), "five calls were one turn");
    }

    #[test]
    fn who_goes_on_goes_behind_those_who_wait() {
        static CREW: Crew = Crew::new("crew of a test", 1);
        let (tell, told) = mpsc::channel();
        let (go, may) = mpsc::channel();
        let gate = CREW.task(move || may.recv().unwrap()).unwrap();
        gate.call();
        let of = |name: &'static str, most: usize| {
            let (tell, mut turns) = (tell.clone(), 0);
            let work = move || {
                turns += 1;
                tell.send(name).unwrap();
                if turns < most { Turn::Again } else { Turn::End }
            };
            CREW.task(work).unwrap()
        };
        let tasks = [of("busy", 3), of("calm", 1)];
        tasks.iter().for_each(|task| task.call());
        go.send(Turn::End).unwrap();
        tasks.iter().for_each(|task| task.join());
        assert_eq!(told.try_iter().collect::<Vec<_>>(), ["busy", "calm", "busy", "busy"]);
    }
}
