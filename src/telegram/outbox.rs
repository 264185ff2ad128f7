//! The pump: entries leave at the messenger's pace, the most urgent first. Nothing here knows teloxide, or what an
//! entry is. Entries are numbers of a [`Source`], which stores them durably.
//!
//! - A *lane* is a chat, or all menus of commands together. Its entries leave one at a time: class by class, and in
//!   order within a class. A failed entry waits its time while others of its lane go on.
//! - When all lanes together must wait, the more urgent entry goes first there too, whichever came earlier.
//! - The pump prepares a call at the last moment, and again before every attempt, so the newest state leaves. If an
//!   entry has nothing left to say, the source gives `None`. This is all there is to coalescing.
//! - While the messenger is away, the pump tries only one entry after each pause, and prepares no other.
//! - The pump has no memory. What it has not delivered at a stop or a kill is still with the source, which pushes it
//!   again.

use std::collections::HashMap;
use std::future::Future;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use tokio::sync::{mpsc, watch};
use tokio::task::{Id, JoinError, JoinSet};
use tokio::time::Instant;

pub use super::availability::Way;
use super::backoff::Backoff;
use super::lanes::{LaneKey, Lanes, Waiting};
use super::pace::{Cost, Gate};
pub use super::pace::{Pace, Rate};
use super::stopped;
use crate::bot::call::{Call, Delivery};
use crate::bot::desk::Push;

/// How long an entry is tried.
const PATIENCE: Duration = Duration::from_secs(48 * 3600);
/// How long what is in flight may take after the stop.
const FAREWELL: Duration = Duration::from_millis(3500);
/// How long an entry rests at most that found the messenger away: others are tried meanwhile, and when one gets through
/// all shall leave soon.
const AWAY: Duration = Duration::from_secs(5);
/// How often a chat may move within one entry before the messenger is not believed any more.
const MOVES: u32 = 3;

/// Why a call has not gone through.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Trouble {
    /// It may go through later: after the time that the messenger has said, if it has.
    Later(Option<Duration>),
    /// The messenger is away, so it is nothing about this call.
    Away,
}

/// Sends calls.
pub trait Post: Send + Sync + 'static {
    /// Sends a call.
    ///
    /// # Errors
    /// When the same call may go through later.
    fn perform(&self, call: Call) -> impl Future<Output = Result<Delivery, Trouble>> + Send;

    /// Whether the messenger is away, and until when no call is worth a try then.
    fn way(&self) -> Way;
}

/// Knows what is due.
pub trait Source: Send + Sync + 'static {
    /// The call of an entry as it should leave now; `None` when there is nothing (left) to send for it, which ends the
    /// entry without [`delivered`](Self::delivered). It may be asked several times for the same entry and must give the
    /// same kind of call each time; only the last one leaves.
    fn prepare(&self, entry: u64) -> impl Future<Output = Option<Call>> + Send;

    /// How an entry ended. After [`Delivery::Moved`] the same entry is prepared again; after anything else it is over.
    /// The next entry of the lane waits until this has resolved.
    fn delivered(&self, entry: u64, how: Delivery) -> impl Future<Output = ()> + Send;
}

impl<T: Source> Source for Arc<T> {
    fn prepare(&self, entry: u64) -> impl Future<Output = Option<Call>> + Send {
        T::prepare(self, entry)
    }

    fn delivered(&self, entry: u64, how: Delivery) -> impl Future<Output = ()> + Send {
        T::delivered(self, entry, how)
    }
}

/// The way to the pump. Cheap to clone.
#[derive(Clone, Debug)]
pub struct Outbox {
    orders: mpsc::UnboundedSender<Order>,
    /// How many entries wait or are on their way.
    waiting: Arc<AtomicUsize>,
}

#[derive(Debug)]
enum Order {
    Push(Push),
    /// A lane was written to that long ago, before this pump was there.
    Wrote(u64, Duration),
}

impl Outbox {
    /// Starts the pump. On `stop` nothing new leaves any more; what is in flight has three and a half seconds.
    pub fn start(post: impl Post, source: impl Source, pace: Pace, stop: watch::Receiver<bool>) -> Outbox {
        let (orders, due) = mpsc::unbounded_channel();
        let way = post.way();
        let carrier = Arc::new(Carrier { post, source, gate: Gate::new(pace) });
        let (running, tasks, waiting) = (HashMap::new(), JoinSet::new(), Arc::new(AtomicUsize::new(0)));
        let count = Arc::clone(&waiting);
        let pump = Pump { carrier, stop, way, probe: None, lanes: Lanes::new(), running, tasks, count };
        tokio::spawn(pump.run(due));
        Outbox { orders, waiting }
    }

    /// Adds an entry to its lane; one that waits there becomes as urgent as is said now, if that is more. After the
    /// stop nothing happens.
    pub fn push(&self, push: Push) {
        let _ = self.orders.send(Order::Push(push));
    }

    /// A lane was written to that long ago by another life of the bot.
    pub fn wrote(&self, lane: u64, ago: Duration) {
        let _ = self.orders.send(Order::Wrote(lane, ago));
    }

    /// How many entries wait or are on their way.
    pub fn waiting(&self) -> usize {
        self.waiting.load(Ordering::Relaxed)
    }

    /// Resolves when the pump has ended after the stop.
    pub async fn finished(&self) {
        self.orders.closed().await;
    }
}

/// What a task carries: the lane, and the entry where more than its failure is told.
type Freight = (LaneKey, Option<u64>);

/// Decides which entry is carried when.
struct Pump<P, S> {
    carrier: Arc<Carrier<P, S>>,
    stop: watch::Receiver<bool>,
    way: Way,
    /// The one that is tried while the messenger is away.
    probe: Option<Id>,
    lanes: Lanes<Story>,
    running: HashMap<Id, Freight>,
    tasks: JoinSet<Ending>,
    count: Arc<AtomicUsize>,
}

/// How an attempt has ended for its lane.
#[derive(Default)]
struct Ending {
    /// The entry, when it is to be tried again.
    again: Option<Waiting<Story>>,
    /// When the lane may be used again, where the messenger has said so.
    opens: Option<Instant>,
}

impl<P: Post, S: Source> Pump<P, S> {
    async fn run(mut self, mut due: mpsc::UnboundedReceiver<Order>) {
        let mut open = true;
        while open || !self.lanes.is_empty() {
            self.carry_what_may_leave();
            self.count.store(self.lanes.count(), Ordering::Relaxed);
            let wakes = self.wakes();
            tokio::select! {
                biased;
                () = stopped(&mut self.stop) => break,
                Some(ended) = self.tasks.join_next_with_id() => self.landed(ended),
                order = due.recv(), if open => match order {
                    Some(order) => self.accept(order, &mut due),
                    // Nobody can push any more; what is left is still carried.
                    None => open = false,
                },
                Ok(()) = self.way.changed() => {}
                () = tokio::time::sleep_until(wakes.unwrap_or_else(Instant::now)), if wakes.is_some() => {}
            }
        }
        let settle = async { while self.tasks.join_next().await.is_some() {} };
        if tokio::time::timeout(FAREWELL, settle).await.is_err() {
            tracing::warn!("something was still in flight at the stop; it will be sent again");
        }
        // `due` goes only now: that is what `finished` waits for.
    }

    /// Takes an order and all that have come with it, so that the most urgent of them goes first.
    fn accept(&mut self, order: Order, due: &mut mpsc::UnboundedReceiver<Order>) {
        let gate = &self.carrier.gate;
        let mut next = Some(order);
        while let Some(order) = next {
            match order {
                Order::Push(push) => self.lanes.push(push, gate),
                Order::Wrote(lane, ago) => gate.wrote(lane, ago),
            }
            next = due.try_recv().ok();
        }
    }

    /// When something may leave if nothing happens before.
    fn wakes(&self) -> Option<Instant> {
        let queue = self.lanes.is_ready().then(|| Instant::now() + self.carrier.gate.queue());
        let next = queue.into_iter().chain(self.lanes.wakes()).min();
        match *self.way.borrow() {
            None => next,
            Some(at) => next.filter(|_| self.probe.is_none()).map(|next| next.max(at)),
        }
    }

    /// Whether the messenger is there, or one entry is to find that out.
    fn may_try(&self) -> bool {
        self.way.borrow().is_none_or(|at| self.probe.is_none() && at <= Instant::now())
    }

    fn carry_what_may_leave(&mut self) {
        self.lanes.rouse(&self.carrier.gate);
        while self.may_try() && self.carrier.gate.queue().is_zero() {
            let Some((key, waiting, cost)) = self.lanes.next(&self.carrier.gate) else { return };
            let Push { lane, group, entry, .. } = waiting.push;
            let cost = if waiting.story.paid { Cost::Free } else { cost };
            self.carrier.gate.take(lane, group, cost);
            let carrier = Arc::clone(&self.carrier);
            let stop = self.stop.clone();
            let task = self.tasks.spawn(async move { carrier.carry(waiting, cost, &stop).await });
            self.probe = self.way.borrow().map(|_| task.id());
            self.running.insert(task.id(), (key, Some(entry)));
        }
    }

    /// A task has ended; the next entry of its lane may go on its way.
    fn landed(&mut self, ended: Result<(Id, Ending), JoinError>) {
        let id = match &ended {
            Ok((id, _)) => *id,
            Err(error) => error.id(),
        };
        self.probe.take_if(|probe| *probe == id);
        let Some((key, entry)) = self.running.remove(&id) else { return };
        let ending = match (ended, entry) {
            (Ok((_, ending)), _) => ending,
            (Err(error), Some(entry)) => {
                tracing::error!(%error, "an entry of the outbox could not be carried");
                return self.give_up(key, entry);
            }
            (Err(_), None) => Ending::default(),
        };
        self.lanes.landed(key, ending.again, ending.opens, &self.carrier.gate);
    }

    /// An entry that makes a task panic would do so after every start, so the pump tells the source that it is over.
    fn give_up(&mut self, key: LaneKey, entry: u64) {
        let carrier = Arc::clone(&self.carrier);
        let how = Delivery::Refused("it could not be carried".to_owned());
        let task = self.tasks.spawn(async move {
            carrier.source.delivered(entry, how).await;
            Ending::default()
        });
        self.running.insert(task.id(), (key, None));
    }
}

/// Carries one entry.
struct Carrier<P, S> {
    post: P,
    source: S,
    gate: Gate,
}

/// What the attempts at one entry have behind them.
struct Story {
    began: Instant,
    backoff: Backoff,
    moves: u32,
    /// Whether the place of a message in its chat was taken: an entry pays once, however often it is tried.
    paid: bool,
}

impl Default for Story {
    fn default() -> Story {
        let backoff = Backoff::new(Duration::from_millis(200), Duration::from_secs(30));
        Story { began: Instant::now(), backoff, moves: 0, paid: false }
    }
}

impl<P: Post, S: Source> Carrier<P, S> {
    /// One attempt.
    async fn carry(&self, mut waiting: Waiting<Story>, cost: Cost, stop: &watch::Receiver<bool>) -> Ending {
        let Push { lane, group, entry, .. } = waiting.push;
        let Some(call) = self.source.prepare(entry).await else {
            self.gate.give_back(lane, group, cost);
            return Ending::default();
        };
        waiting.story.paid = true;
        if *stop.borrow() {
            return Ending::default();
        }
        match self.post.perform(call).await {
            Ok(Delivery::Moved(id)) => self.moved(waiting, id).await,
            Ok(how) => {
                self.source.delivered(entry, how).await;
                Ending::default()
            }
            Err(Trouble::Later(wait)) => self.later(waiting, wait).await,
            Err(Trouble::Away) => {
                waiting.from = Instant::now() + waiting.story.backoff.pause().min(AWAY);
                Ending { again: Some(waiting), opens: None }
            }
        }
    }

    async fn moved(&self, mut waiting: Waiting<Story>, id: i64) -> Ending {
        waiting.story.moves += 1;
        if waiting.story.moves > MOVES {
            return self.refused(waiting.push.entry, "the chat keeps moving").await;
        }
        self.source.delivered(waiting.push.entry, Delivery::Moved(id)).await;
        Ending { again: Some(waiting), opens: None }
    }

    async fn later(&self, mut waiting: Waiting<Story>, wait: Option<Duration>) -> Ending {
        if waiting.story.began.elapsed() >= PATIENCE {
            return self.refused(waiting.push.entry, "tried for two days without success").await;
        }
        let now = Instant::now();
        waiting.from = now + wait.unwrap_or_else(|| waiting.story.backoff.pause());
        Ending { again: Some(waiting), opens: wait.map(|wait| now + wait) }
    }

    async fn refused(&self, entry: u64, why: &str) -> Ending {
        self.source.delivered(entry, Delivery::Refused(why.to_owned())).await;
        Ending::default()
    }
}

#[cfg(test)]
#[path = "outbox_tests.rs"]
mod tests;
