//! Connections to a server that have not authenticated, or have not sent a request yet. They take no slots from those
//! that have. They get little time, and if there are too many, the oldest is closed.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, OnceLock, PoisonError};
use std::time::Duration;

use tokio::sync::{Notify, OwnedSemaphorePermit, Semaphore};
use tokio::time::{Instant, timeout};

/// The interval between log lines about too many connections.
const COMPLAINT: Duration = Duration::from_secs(60);

pub(crate) struct Unauthenticated {
    /// How long a connection may stay unauthenticated.
    patience: Duration,
    /// The most unauthenticated connections.
    most: usize,
    /// The connections, in order of arrival.
    waiting: Mutex<BTreeMap<u64, Arc<Notify>>>,
    came: AtomicU64,
    /// The slots for authenticated connections.
    places: Arc<Semaphore>,
    complained: Mutex<Option<Instant>>,
}

pub(crate) struct Connection {
    list: Arc<Unauthenticated>,
    number: u64,
    away: Arc<Notify>,
    /// The slot of an authenticated connection.
    place: OnceLock<OwnedSemaphorePermit>,
}

impl Unauthenticated {
    pub fn new(patience: Duration, most: usize, places: usize) -> Arc<Unauthenticated> {
        Arc::new(Unauthenticated {
            patience,
            most,
            waiting: Mutex::default(),
            came: AtomicU64::new(0),
            places: Arc::new(Semaphore::new(places)),
            complained: Mutex::default(),
        })
    }

    /// Adds a connection. If there are too many, the oldest is closed.
    pub fn enter(self: &Arc<Unauthenticated>) -> Arc<Connection> {
        let number = self.came.fetch_add(1, Ordering::Relaxed);
        let away = Arc::new(Notify::new());
        let mut waiting = self.waiting();
        waiting.insert(number, Arc::clone(&away));
        let oldest = if waiting.len() > self.most { waiting.pop_first() } else { None };
        drop(waiting);
        if let Some((_, oldest)) = oldest {
            oldest.notify_one();
        }
        Arc::new(Connection { list: Arc::clone(self), number, away, place: OnceLock::new() })
    }

    /// Closes all of them.
    pub fn clear(&self) {
        let waiting = std::mem::take(&mut *self.waiting());
        waiting.into_values().for_each(|unknown| unknown.notify_one());
    }

    /// Removes a connection. `false` if it was removed before.
    fn leave(&self, number: u64) -> bool {
        self.waiting().remove(&number).is_some()
    }

    /// The list is consistent after every step, so a panic elsewhere does not corrupt it.
    fn waiting(&self) -> MutexGuard<'_, BTreeMap<u64, Arc<Notify>>> {
        self.waiting.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn complain(&self) {
        let mut complained = self.complained.lock().unwrap_or_else(PoisonError::into_inner);
        if complained.is_none_or(|at| at.elapsed() >= COMPLAINT) {
            *complained = Some(Instant::now());
            tracing::warn!("a server has no connection free; requests wait until one is");
        }
    }
}

impl Connection {
    /// Whether the connection is authenticated.
    pub fn is_known(&self) -> bool {
        self.place.get().is_some()
    }

    /// Authenticates a connection by one of its requests. Waits for a slot. `false` if there was none, or if the
    /// connection must close anyway.
    pub async fn admit(&self, patience: Duration) -> bool {
        if self.is_known() {
            return true;
        }
        if !self.list.leave(self.number) {
            return false;
        }
        if self.list.places.available_permits() == 0 {
            self.list.complain();
        }
        match timeout(patience, Arc::clone(&self.list.places).acquire_owned()).await {
            Ok(Ok(place)) => self.place.set(place).is_ok(),
            _ => false,
        }
    }

    /// Resolves when the connection must close, which never happens to an authenticated one.
    pub async fn sent_away(&self) {
        if timeout(self.list.patience, self.away.notified()).await.is_err() && !self.list.leave(self.number) {
            // It was authenticated in time, or another thread is closing it right now.
            self.away.notified().await;
        }
    }
}

impl Drop for Connection {
    fn drop(&mut self) {
        self.list.leave(self.number);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const HEAD: Duration = Duration::from_secs(3);
    const BODY: Duration = Duration::from_secs(10);

    /// Whether a connection is closed within a time, and after how long.
    async fn gone(connection: &Connection, within: Duration) -> Option<Duration> {
        let began = Instant::now();
        timeout(within, connection.sent_away()).await.ok().map(|()| began.elapsed())
    }

    #[tokio::test(start_paused = true)]
    async fn who_proves_nothing_has_three_seconds() {
        let list = Unauthenticated::new(HEAD, 10, 10);
        let (unknown, known) = (list.enter(), list.enter());
        assert!(known.admit(BODY).await && known.is_known() && !unknown.is_known());
        let (late, never) = tokio::join!(gone(&unknown, BODY), gone(&known, BODY));
        assert_eq!((late, never), (Some(HEAD), None));
        assert!(!unknown.admit(BODY).await, "it is too late");
        assert!(known.admit(BODY).await, "once is enough");
    }

    #[tokio::test(start_paused = true)]
    async fn the_oldest_goes_when_there_are_too_many() {
        let list = Unauthenticated::new(HEAD, 2, 10);
        let known = list.enter();
        assert!(known.admit(BODY).await);
        let [first, second, third] = std::array::from_fn(|_| list.enter());
        assert_eq!(gone(&first, HEAD).await, Some(Duration::ZERO));
        assert!(!first.admit(BODY).await);
        assert!(second.admit(BODY).await, "there is list for two");
        let fourth = list.enter();
        assert_eq!(gone(&third, Duration::from_secs(1)).await, None, "nobody has come too many");
        drop(fourth);
        let _fifth = list.enter();
        assert_eq!(gone(&third, Duration::from_secs(1)).await, None, "who has hung up takes no list");
        let _sixth = list.enter();
        assert_eq!(gone(&third, Duration::from_secs(1)).await, Some(Duration::ZERO));
        assert_eq!(gone(&known, BODY).await, None);
    }

    #[tokio::test(start_paused = true)]
    async fn places_of_the_messenger_are_waited_for() {
        let list = Unauthenticated::new(HEAD, 10, 1);
        let [first, second, third] = std::array::from_fn(|_| list.enter());
        assert!(first.admit(BODY).await);
        let began = Instant::now();
        assert!(!second.admit(BODY).await);
        assert_eq!(began.elapsed(), BODY);
        let frees = async {
            tokio::time::sleep(HEAD / 3).await;
            drop(first);
        };
        assert!(tokio::join!(third.admit(BODY), frees).0, "a place has become free");
        assert_eq!(began.elapsed(), BODY + HEAD / 3);
    }

    #[tokio::test(start_paused = true)]
    async fn at_the_stop_all_strangers_go() {
        let list = Unauthenticated::new(HEAD, 10, 10);
        let (known, unknown) = (list.enter(), list.enter());
        assert!(known.admit(BODY).await);
        list.clear();
        assert_eq!(gone(&unknown, HEAD).await, Some(Duration::ZERO));
        assert_eq!(gone(&known, BODY).await, None);
    }
}
