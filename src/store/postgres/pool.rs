//! A few connections for the rows of all bots of a process. A bot has at most one statement in progress, on whichever
//! connection is free. So its batches keep their order, and no bot waits for longer than another bot's statement takes.

use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};

use super::address::Address;
use super::answers::Failure;
use super::session::Session;

/// The connections. They are opened on demand.
pub(super) struct Pool {
    address: Address,
    most: usize,
    idle: Mutex<Idle>,
    back: Condvar,
}

struct Idle {
    /// The idle connections. The latest used is taken first, so quiet bots need few.
    sessions: Vec<Session>,
    /// How many are in use.
    out: usize,
}

impl Pool {
    /// A pool of at most `most` connections.
    pub(super) fn new(address: Address, most: usize) -> Pool {
        let idle = Mutex::new(Idle { sessions: Vec::new(), out: 0 });
        Pool { address, most, idle, back: Condvar::new() }
    }

    /// Runs work on a connection, as soon as one is free.
    pub(super) fn with<T>(&self, work: impl FnOnce(&mut Session) -> Result<T, Failure>) -> Result<T, Failure> {
        let busy = |idle: &mut Idle| idle.sessions.is_empty() && idle.out >= self.most;
        let mut idle = self.back.wait_while(self.idle(), busy).unwrap_or_else(PoisonError::into_inner);
        let known = idle.sessions.pop();
        idle.out += 1;
        drop(idle);
        let (session, outcome) = match known.map_or_else(|| Session::new(self.address.clone()), Ok) {
            Ok(mut session) => {
                let outcome = work(&mut session);
                (Some(session), outcome)
            }
            Err(error) => (None, Err(Failure::Later(error.to_string()))),
        };
        let mut idle = self.idle();
        // If one has broken, the server may be gone, and each of the others would have to find that out.
        let suspects = matches!(outcome, Err(Failure::Lost(_))).then(|| std::mem::take(&mut idle.sessions));
        idle.sessions.extend(session);
        idle.out -= 1;
        drop(idle);
        drop(suspects);
        self.back.notify_one();
        outcome
    }

    /// The pool is consistent whenever the lock is released.
    fn idle(&self) -> MutexGuard<'_, Idle> {
        self.idle.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Barrier;
    use std::sync::atomic::{AtomicUsize, Ordering};
    use std::thread;

    use super::*;

    #[test]
    fn no_more_are_in_use_than_there_may_be() {
        let address = "postgres://nobody@127.0.0.1:1/nowhere?sslmode=disable".parse().unwrap();
        let (pool, both) = (Pool::new(address, 2), Barrier::new(2));
        let (now, most) = (AtomicUsize::new(0), AtomicUsize::new(0));
        thread::scope(|scope| {
            for _ in 0..2 {
                scope.spawn(|| pool.with(|_| Ok(both.wait())).unwrap());
            }
            for n in 0..20 {
                let (pool, now, most) = (&pool, &now, &most);
                scope.spawn(move || {
                    let outcome = pool.with(|_| {
                        most.fetch_max(now.fetch_add(1, Ordering::SeqCst) + 1, Ordering::SeqCst);
                        thread::yield_now();
                        now.fetch_sub(1, Ordering::SeqCst);
                        if n % 3 == 0 { Err(Failure::Lost(String::new())) } else { Ok(()) }
                    });
                    assert_eq!(outcome.is_ok(), n % 3 != 0);
                });
            }
        });
        assert!((1..=2).contains(&most.load(Ordering::SeqCst)));
        assert!(pool.idle().out == 0 && (1..=2).contains(&pool.idle().sessions.len()));
    }
}
