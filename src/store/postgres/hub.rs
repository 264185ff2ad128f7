//! The database resources that the bots of a process share: a few connections for commits, and the thread that renews
//! leases.

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

/// The most concurrent commits. With 16 clients a server commits nearly as fast as with 64, and several processes stay
/// below the hundred connections that it accepts by default.
const AT_A_TIME: usize = 16;
/// How long a lease statement waits for a locked row. The row may belong to a bot that is to be taken over, while other
/// leases need renewal.
const ROW: Duration = Duration::from_secs(1);

/// The database resources that the bots of a process share. Cheap to clone.
#[derive(Clone)]
pub struct Hub(Arc<Shared>);

struct Shared {
    address: Address,
    pool: Arc<Pool>,
    keeper: Keeper,
    places: AtomicU64,
}

impl Hub {
    /// Does not connect until there is a bot.
    ///
    /// # Errors
    /// When the system cannot start the thread.
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

    /// Waits for the only bot. When another process takes it over, this process ends.
    ///
    /// # Errors
    /// As for [`among`](Self::among).
    pub fn only(&self, token: TokenId) -> Result<Waiting, Refused> {
        self.bot(token, true, true)
    }

    /// Takes a bot that no process owns.
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

/// A standby for a bot. Dropping it stops waiting.
pub struct Waiting {
    seat: Seat,
    end: Arc<End>,
    answer: Answer,
}

impl Waiting {
    /// Resolves when this process owns the bot.
    ///
    /// # Errors
    /// When the database refuses.
    pub async fn taken(self) -> Result<Taken, Refused> {
        let Waiting { seat, end, answer } = self;
        taken(seat, end, answer.await.ok())
    }

    /// Blocks until this process owns the bot.
    pub(super) fn wait(self) -> Result<Taken, Refused> {
        let Waiting { seat, end, answer } = self;
        taken(seat, end, answer.blocking_recv().ok())
    }
}

/// The result of the lease thread's answer. `None`: the thread has ended.
fn taken(seat: Seat, end: Arc<End>, answer: Option<Result<Standing, Failure>>) -> Result<Taken, Refused> {
    let gone = || Err(Failure::Never("the thread of the leases has ended".to_owned()));
    match answer.unwrap_or_else(gone) {
        Ok(at) => Ok(Taken { seat, end, at }),
        Err(failure) => Err(refused(&seat.address(), &failure)),
    }
}

/// A bot that this process owns, with its rows not loaded yet. Dropping it releases the bot.
pub struct Taken {
    pub(super) seat: Seat,
    pub(super) end: Arc<End>,
    pub(super) at: Standing,
}

/// A bot's entry in the table of the lease thread.
pub(super) struct Seat {
    hub: Hub,
    place: u64,
    token: TokenId,
    seed: u64,
    /// Whether everything written for the bot is durable.
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

    /// A seed that differs from all others.
    pub(super) fn seed(&self) -> u64 {
        self.seed
    }

    pub(super) fn pool(&self) -> Arc<Pool> {
        Arc::clone(&self.hub.0.pool)
    }

    /// Marks that something may be written from now on.
    pub(super) fn is_used(&mut self) {
        self.durable = false;
    }

    /// Releases the bot, whose writes must all be durable, and waits until the database knows.
    pub(super) fn release(&mut self) {
        self.left = true;
        // If the thread has ended, there is no answer.
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

/// Turns a failure at an address into a refusal to open.
pub(super) fn refused(address: &Address, failure: &Failure) -> Refused {
    Refused { at: address.to_string(), why: failure.to_string() }
}

/// A unique name for this process.
fn name() -> Result<String, String> {
    let number = random()?;
    let host = std::fs::read_to_string("/etc/hostname").unwrap_or_default();
    let host = host.trim().chars().take(60).collect::<String>();
    Ok(format!("{host}/{}/{number:016x}", std::process::id()))
}

/// A random number, unlikely to repeat.
fn random() -> Result<u64, String> {
    let mut bytes = [0; 8];
    OsRng.try_fill_bytes(&mut bytes).map_err(|error| error.to_string())?;
    Ok(u64::from_be_bytes(bytes))
}
