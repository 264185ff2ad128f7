//! Where connections of the webhook's server stand that have not proved to be the messenger's. They take no place from
//! those that have: they have little time, and when there are too many of them the oldest has to go.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, OnceLock, PoisonError};
use std::time::Duration;

use tokio::sync::{Notify, OwnedSemaphorePermit, Semaphore};
use tokio::time::{Instant, timeout};

/// How often it is said that the messenger has too many connections.
const COMPLAINT: Duration = Duration::from_secs(60);

pub(super) struct Anteroom {
    /// How long somebody may stand here.
    patience: Duration,
    /// How many may stand here.
    most: usize,
    /// Those who do, in the order in which they came.
    strangers: Mutex<BTreeMap<u64, Arc<Notify>>>,
    came: AtomicU64,
    /// The places of those that have proved to be the messenger's.
    places: Arc<Semaphore>,
    complained: Mutex<Option<Instant>>,
}

/// A connection.
pub(super) struct Guest {
    room: Arc<Anteroom>,
    number: u64,
    away: Arc<Notify>,
    /// The place of a connection that is known to be the messenger's.
    place: OnceLock<OwnedSemaphorePermit>,
}

impl Anteroom {
    pub fn new(patience: Duration, most: usize, places: usize) -> Arc<Anteroom> {
        Arc::new(Anteroom {
            patience,
            most,
            strangers: Mutex::default(),
            came: AtomicU64::new(0),
            places: Arc::new(Semaphore::new(places)),
            complained: Mutex::default(),
        })
    }

    /// Somebody comes. When there are too many, the oldest goes.
    pub fn enter(self: &Arc<Anteroom>) -> Arc<Guest> {
        let number = self.came.fetch_add(1, Ordering::Relaxed);
        let away = Arc::new(Notify::new());
        let mut strangers = self.strangers();
        strangers.insert(number, Arc::clone(&away));
        let oldest = if strangers.len() > self.most { strangers.pop_first() } else { None };
        drop(strangers);
        if let Some((_, oldest)) = oldest {
            oldest.notify_one();
        }
        Arc::new(Guest { room: Arc::clone(self), number, away, place: OnceLock::new() })
    }

    /// All who stand here go.
    pub fn clear(&self) {
        let strangers = std::mem::take(&mut *self.strangers());
        strangers.into_values().for_each(|stranger| stranger.notify_one());
    }

    /// Somebody stands here no more; `false`: that was so before.
    fn leave(&self, number: u64) -> bool {
        self.strangers().remove(&number).is_some()
    }

    /// Every step leaves the list as it should be, so a panic elsewhere does not spoil it.
    fn strangers(&self) -> MutexGuard<'_, BTreeMap<u64, Arc<Notify>>> {
        self.strangers.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn complain(&self) {
        let mut complained = self.complained.lock().unwrap_or_else(PoisonError::into_inner);
        if complained.is_none_or(|at| at.elapsed() >= COMPLAINT) {
            *complained = Some(Instant::now());
            tracing::warn!("the webhook has no connection free; updates wait until one is");
        }
    }
}

impl Guest {
    /// Whether the connection is known to be the messenger's.
    pub fn is_known(&self) -> bool {
        self.place.get().is_some()
    }

    /// A request has proved that it is the messenger's. Waits for a place among those; `false`: there was none, or the
    /// connection is to go anyway.
    pub async fn admit(&self, patience: Duration) -> bool {
        if self.is_known() {
            return true;
        }
        if !self.room.leave(self.number) {
            return false;
        }
        if self.room.places.available_permits() == 0 {
            self.room.complain();
        }
        match timeout(patience, Arc::clone(&self.room.places).acquire_owned()).await {
            Ok(Ok(place)) => self.place.set(place).is_ok(),
            _ => false,
        }
    }

    /// Resolves when the connection has to go, which never happens to one that has proved what it is.
    pub async fn sent_away(&self) {
        if timeout(self.room.patience, self.away.notified()).await.is_err() && !self.room.leave(self.number) {
            // It was known in time, or somebody else has sent it away at this very moment.
            self.away.notified().await;
        }
    }
}

impl Drop for Guest {
    fn drop(&mut self) {
        self.room.leave(self.number);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const HEAD: Duration = Duration::from_secs(3);
    const BODY: Duration = Duration::from_secs(10);

    /// Whether a connection is sent away within that time, and after how long.
    async fn gone(guest: &Guest, within: Duration) -> Option<Duration> {
        let began = Instant::now();
        timeout(within, guest.sent_away()).await.ok().map(|()| began.elapsed())
    }

    #[tokio::test(start_paused = true)]
    async fn who_proves_nothing_has_three_seconds() {
        let room = Anteroom::new(HEAD, 10, 10);
        let (stranger, known) = (room.enter(), room.enter());
        assert!(known.admit(BODY).await && known.is_known() && !stranger.is_known());
        let (late, never) = tokio::join!(gone(&stranger, BODY), gone(&known, BODY));
        assert_eq!((late, never), (Some(HEAD), None));
        assert!(!stranger.admit(BODY).await, "it is too late");
        assert!(known.admit(BODY).await, "once is enough");
    }

    #[tokio::test(start_paused = true)]
    async fn the_oldest_goes_when_there_are_too_many() {
        let room = Anteroom::new(HEAD, 2, 10);
        let known = room.enter();
        assert!(known.admit(BODY).await);
        let [first, second, third] = std::array::from_fn(|_| room.enter());
        assert_eq!(gone(&first, HEAD).await, Some(Duration::ZERO));
        assert!(!first.admit(BODY).await);
        assert!(second.admit(BODY).await, "there is room for two");
        let fourth = room.enter();
        assert_eq!(gone(&third, Duration::from_secs(1)).await, None, "nobody has come too many");
        drop(fourth);
        let _fifth = room.enter();
        assert_eq!(gone(&third, Duration::from_secs(1)).await, None, "who has hung up takes no room");
        let _sixth = room.enter();
        assert_eq!(gone(&third, Duration::from_secs(1)).await, Some(Duration::ZERO));
        assert_eq!(gone(&known, BODY).await, None);
    }

    #[tokio::test(start_paused = true)]
    async fn places_of_the_messenger_are_waited_for() {
        let room = Anteroom::new(HEAD, 10, 1);
        let [first, second, third] = std::array::from_fn(|_| room.enter());
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
        let room = Anteroom::new(HEAD, 10, 10);
        let (known, stranger) = (room.enter(), room.enter());
        assert!(known.admit(BODY).await);
        room.clear();
        assert_eq!(gone(&stranger, HEAD).await, Some(Duration::ZERO));
        assert_eq!(gone(&known, BODY).await, None);
    }
}
