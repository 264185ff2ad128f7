//! What the bots of a process share of a database: a few connections for their commits, and the thread of their leases.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use rand_core::{OsRng, TryRngCore};

use super::address::Address;
use super::answers::{Failure, Refused, Standing, TokenId};
use super::end::End;
use super::keeper::{Answer, Keeper};
use super::pool::Pool;
use super::session::Session;

/// How many commits may be under way at a time. With 16 clients a server commits nearly as much as
/// with 64, and several processes stay below the hundred connections that it takes by default.
const AT_A_TIME: usize = 16;
/// How long leases wait for a row. It is one of a bot that is to be taken over, while other leases are to be renewed.
const ROW: Duration = Duration::from_secs(1);

/// What the bots of a process share of a database. Cheap to clone.
#[derive(Clone)]
pub struct Hub(Arc<Shared>);

struct Shared {
    address: Address,
    pool: Arc<Pool>,
    keeper: Keeper,
    places: AtomicU64,
}

impl Hub {
    /// Nothing is asked of the database before there is a bot.
    ///
    /// # Errors
    /// When the system has no thread for it.
    pub fn new(address: &Address) -> Result<Hub, Refused> {
        let begun = name().and_then(|me| {
            let session = Session::new(address.clone()).map_err(|error| error.to_string())?;
            Keeper::start(session.hasty(ROW), me).map_err(|error| error.to_string())
        });
        let keeper = begun.map_err(|why| Refused { at: address.to_string(), why })?;
        let (address, pool) = (address.clone(), Arc::new(Pool::new(address.clone(), AT_A_TIME)));
        Ok(Hub(Arc::new(Shared { address, pool, keeper, places: AtomicU64::new(0) })))
    }

    /// Waits for one of several bots. When another process takes it over, only this bot ends.
    ///
    /// # Errors
    /// When the system has no random numbers.
    pub fn among(&self, token: TokenId) -> Result<Waiting, Refused> {
        self.bot(token, true, false)
    }

    /// Waits for the only bot. When another process takes it over, this one ends.
    ///
    /// # Errors
    /// As for [`among`](Self::among).
    pub fn only(&self, token: TokenId) -> Result<Waiting, Refused> {
        self.bot(token, true, true)
    }

    /// Takes a bot that no process has.
    pub(super) fn unused(&self, token: TokenId) -> Result<Waiting, Refused> {
        self.bot(token, false, true)
    }

    fn bot(&self, token: TokenId, waits: bool, alone: bool) -> Result<Waiting, Refused> {
        let seed = random().map_err(|why| Refused { at: self.0.address.to_string(), why })?;
        let (place, end) = (self.0.places.fetch_add(1, Ordering::Relaxed), Arc::new(End::new(alone)));
        let answer = self.0.keeper.join(place, (token, seed), waits, &end);
        Ok(Waiting { seat: Seat { hub: self.clone(), place, token, seed, durable: true, left: false }, end, answer })
    }
}

/// A bot that is waited for. Dropping it gives that up.
pub struct Waiting {
    seat: Seat,
    end: Arc<End>,
    answer: Answer,
}

impl Waiting {
    /// Resolves when the bot is ours.
    ///
    /// # Errors
    /// When the database refuses.
    pub async fn taken(self) -> Result<Taken, Refused> {
        let Waiting { seat, end, answer } = self;
        taken(seat, end, answer.await.ok())
    }

    /// Blocks until then.
    pub(super) fn wait(self) -> Result<Taken, Refused> {
        let Waiting { seat, end, answer } = self;
        taken(seat, end, answer.blocking_recv().ok())
    }
}

/// What the thread of the leases has answered; `None`: it has ended.
fn taken(seat: Seat, end: Arc<End>, answer: Option<Result<Standing, Failure>>) -> Result<Taken, Refused> {
    let gone = || Err(Failure::Never("the thread of the leases has ended".to_owned()));
    match answer.unwrap_or_else(gone) {
        Ok(at) => Ok(Taken { seat, end, at }),
        Err(failure) => Err(refused(&seat.address(), &failure)),
    }
}

/// A bot that is ours, and whose rows are still in the database alone. Dropping it sets the bot free.
pub struct Taken {
    pub(super) seat: Seat,
    pub(super) end: Arc<End>,
    pub(super) at: Standing,
}

/// A bot's place among those that the process has, or waits for.
pub(super) struct Seat {
    hub: Hub,
    place: u64,
    token: TokenId,
    seed: u64,
    /// Whether all that was written for the bot is durable.
    durable: bool,
    left: bool,
}

impl Seat {
    pub(super) fn token(&self) -> TokenId {
        self.token
    }

    pub(super) fn address(&self) -> Address {
        self.hub.0.address.clone()
    }

    /// A number that no other has.
    pub(super) fn seed(&self) -> u64 {
        self.seed
    }

    pub(super) fn pool(&self) -> Arc<Pool> {
        Arc::clone(&self.hub.0.pool)
    }

    /// From now on something may be written.
    pub(super) fn is_used(&mut self) {
        self.durable = false;
    }

    /// Sets the bot free, all of which must be durable, and waits until that has been said.
    pub(super) fn release(&mut self) {
        self.left = true;
        // A thread that has ended has nothing to say.
        let _ = self.hub.0.keeper.leave(self.place, true).recv();
    }
}

impl Drop for Seat {
    fn drop(&mut self) {
        if !self.left {
            drop(self.hub.0.keeper.leave(self.place, self.durable));
        }
    }
}

/// What keeps a bot's store at an address from being opened.
pub(super) fn refused(address: &Address, failure: &Failure) -> Refused {
    Refused { at: address.to_string(), why: failure.to_string() }
}

/// The name of this process, which no other has.
fn name() -> Result<String, String> {
    let number = random()?;
    let host = std::fs::read_to_string("/etc/hostname").unwrap_or_default();
    let host = host.trim().chars().take(60).collect::<String>();
    Ok(format!("{host}/{}/{number:016x}", std::process::id()))
}

/// A number that is as good as never drawn twice.
fn random() -> Result<u64, String> {
    let mut bytes = [0; 8];
    OsRng.try_fill_bytes(&mut bytes).map_err(|error| error.to_string())?;
    Ok(u64::from_be_bytes(bytes))
}
