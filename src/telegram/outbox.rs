//! The pump: it sends entries at the messenger's pace, the most urgent first. Nothing here uses teloxide, or knows what
//! an entry is. Entries are numbers of a [`Source`], which stores them durably.
//!
//! - A *lane* is a chat, or all menus of commands together. Its entries leave one at a time: class by class, and in
//!   order within a class. A failed entry waits its time while others of its lane go on.
//! - When all lanes together must wait, the more urgent entry goes first there too, whichever came earlier.
//! - The pump prepares a call at the last moment, and again before every attempt, so the newest state leaves. If an
//!   entry has nothing left to say, the source gives `None`. Coalescing needs nothing more.
//! - While the messenger is away, the pump tries only one entry after each pause, and prepares no other.
//! - The pump has no memory. After a stop or a kill, the source still has the entries that were not delivered, and
//!   pushes them
//!   again.

use std::collections::HashMap;
use std::future::Future;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use tokio::sync::{mpsc, watch};
use tokio::task::{Id, JoinError, JoinSet};
use tokio::time::Instant;
use tracing::Instrument;

pub use super::availability::Way;
use super::backoff::Backoff;
use super::lanes::{LaneKey, Lanes, Waiting};
use super::pace::{Cost, Gate};
pub use super::pace::{Pace, Rate};
use super::stopped;
use crate::bot::call::{Call, Delivery};
use crate::bot::desk::Push;

/// How long to retry an entry.
const PATIENCE: Duration = Duration::from_secs(48 * 3600);
/// How long calls in flight may take after the stop.
const FAREWELL: Duration = Duration::from_millis(3500);
/// The longest rest of an entry that found the messenger away. Others are tried meanwhile, and when one succeeds, all
/// should follow soon.
const AWAY: Duration = Duration::from_secs(5);
/// An attempt without an answer after this long may have succeeded all the same.
const SLOW: Duration = Duration::from_secs(10);
/// The pauses after such attempts, first and longest: each may show the same message once more.
const SLOW_PAUSES: (Duration, Duration) = (Duration::from_secs(30), Duration::from_secs(3600));
/// How often a chat may migrate during one entry before the bot stops believing it.
const MOVES: u32 = 3;

/// Why a call did not succeed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Trouble {
    /// It may succeed later: after the given time, if the messenger named one.
    Later(Option<Duration>),
    /// The messenger is away, so the call itself is not the reason.
    Away,
}

pub trait Post: Send + Sync + 'static {
    /// Sends a call.
    ///
    /// # Errors
    /// If the same call may succeed later.
    fn perform(&self, call: Call) -> impl Future<Output = Result<Delivery, Trouble>> + Send;

    /// Whether the messenger is away, and if so, until when no call is worth trying.
    fn way(&self) -> Way;
}

/// The source of entries.
pub trait Source: Send + Sync + 'static {
    /// The call of an entry, as it should be sent now. `None` if there is nothing (left) to send, which ends the entry
    /// without [`delivered`](Self::delivered). It may be called several times for the same entry, and must return the
    /// same kind of call each time; only the last one is sent.
    fn prepare(&self, entry: u64) -> impl Future<Output = Option<Call>> + Send;

    /// Called when an entry has ended. After [`Delivery::Moved`] and [`Delivery::Part`] the same entry is prepared
    /// again; otherwise it is done. The next entry of the lane waits until this resolves.
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

/// A handle of the pump. Cheap to clone.
#[derive(Clone, Debug)]
pub struct Outbox {
    orders: mpsc::UnboundedSender<Order>,
    /// How many entries wait or are in flight.
    waiting: Arc<AtomicUsize>,
}

#[derive(Debug)]
enum Order {
    Push(Push),
    /// A lane was written to that long ago, before this pump started.
    Wrote(u64, Duration),
}

impl Outbox {
    /// Starts the pump. After `stop`, it sends nothing new; calls in flight get three and a half seconds.
    pub fn start(post: impl Post, source: impl Source, pace: Pace, stop: watch::Receiver<bool>) -> Outbox {
        let (orders, due) = mpsc::unbounded_channel();
        let way = post.way();
        let carrier = Arc::new(Carrier { post, source, gate: Gate::new(pace) });
        let (running, tasks, waiting) = (HashMap::new(), JoinSet::new(), Arc::new(AtomicUsize::new(0)));
        let count = Arc::clone(&waiting);
        let pump = Pump { carrier, stop, way, probe: None, lanes: Lanes::new(), running, tasks, count };
        tokio::spawn(pump.run(due).in_current_span());
        Outbox { orders, waiting }
    }

    /// Adds an entry to its lane. If it already waits there, it takes the new urgency if that is higher. Does nothing
    /// after the stop.
    pub fn push(&self, push: Push) {
        let _ = self.orders.send(Order::Push(push));
    }

    /// Tells the pump that an earlier run of the bot wrote to a lane that long ago.
    pub fn wrote(&self, lane: u64, ago: Duration) {
        let _ = self.orders.send(Order::Wrote(lane, ago));
    }

    /// How many entries wait or are in flight.
    pub fn waiting(&self) -> usize {
        self.waiting.load(Ordering::Relaxed)
    }

    /// Resolves when the pump has ended after the stop.
    pub async fn finished(&self) {
        self.orders.closed().await;
    }
}

/// The subject of a task: the lane, and the entry unless the task only reports its failure.
type Freight = (LaneKey, Option<u64>);

/// Decides which entry is sent when.
struct Pump<P, S> {
    carrier: Arc<Carrier<P, S>>,
    stop: watch::Receiver<bool>,
    way: Way,
    /// The single attempt while the messenger is away.
    probe: Option<Id>,
    lanes: Lanes<Story>,
    running: HashMap<Id, Freight>,
    tasks: JoinSet<Ending>,
    count: Arc<AtomicUsize>,
}

/// The result of an attempt for its lane.
#[derive(Default)]
struct Ending {
    /// The entry, if it must be tried again.
    again: Option<Waiting<Story>>,
    /// When the lane may be used again, if the messenger said so.
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
                    // No pushes can come any more. Send what is left.
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
        // Only now `due` is dropped, which is what `finished` waits for.
    }

    /// Takes an order and all others that are waiting, so that the most urgent entry goes first.
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

    /// When something may be ready, if nothing happens before.
    fn wakes(&self) -> Option<Instant> {
        let queue = self.lanes.is_ready().then(|| Instant::now() + self.carrier.gate.queue());
        let next = queue.into_iter().chain(self.lanes.wakes()).min();
        match *self.way.borrow() {
            None => next,
            Some(at) => next.filter(|_| self.probe.is_none()).map(|next| next.max(at)),
        }
    }

    /// Whether the messenger is available, or an entry should be sent to find out.
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
            let task = self.tasks.spawn(async move { carrier.carry(waiting, cost, &stop).await }.in_current_span());
            self.probe = self.way.borrow().map(|_| task.id());
            self.running.insert(task.id(), (key, Some(entry)));
        }
    }

    /// Handles the end of a task. The next entry of its lane may be sent.
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

    /// An entry that makes a task panic would do so after every start. The pump tells the source that it is done.
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

struct Carrier<P, S> {
    post: P,
    source: S,
    gate: Gate,
}

/// State kept between the attempts at an entry.
struct Story {
    began: Instant,
    backoff: Backoff,
    /// The pauses after attempts that have waited long for an answer.
    slow: Backoff,
    moves: u32,
    /// Whether it has paid for its place in the chat: an entry pays once, however often it is tried.
    paid: bool,
}

impl Default for Story {
    fn default() -> Story {
        let backoff = Backoff::new(Duration::from_millis(200), Duration::from_secs(30));
        let slow = Backoff::new(SLOW_PAUSES.0, SLOW_PAUSES.1);
        Story { began: Instant::now(), backoff, slow, moves: 0, paid: false }
    }
}

impl Story {
    /// The pause after an attempt without an answer, which took so long.
    fn pause(&mut self, took: Duration) -> Duration {
        if took < SLOW { self.backoff.pause() } else { self.slow.pause() }
    }
}

impl<P: Post, S: Source> Carrier<P, S> {
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
        let asked = Instant::now();
        match self.post.perform(call).await {
            Ok(Delivery::Moved(id)) => self.moved(waiting, id).await,
            Ok(Delivery::Part(wait)) => self.shown_in_part(waiting, wait).await,
            Ok(how) => {
                self.source.delivered(entry, how).await;
                Ending::default()
            }
            Err(Trouble::Later(wait)) => self.later(waiting, wait, asked.elapsed()).await,
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

    /// The picture follows, in a place of its own.
    async fn shown_in_part(&self, mut waiting: Waiting<Story>, wait: Duration) -> Ending {
        let entry = waiting.push.entry;
        if waiting.story.began.elapsed() >= PATIENCE {
            return self.refused(entry, "there was no room for its picture in two days").await;
        }
        self.source.delivered(entry, Delivery::Part(wait)).await;
        (waiting.story.paid, waiting.from) = (false, Instant::now() + wait);
        Ending { again: Some(waiting), opens: None }
    }

    async fn later(&self, mut waiting: Waiting<Story>, wait: Option<Duration>, took: Duration) -> Ending {
        if waiting.story.began.elapsed() >= PATIENCE {
            return self.refused(waiting.push.entry, "tried for two days without success").await;
        }
        let now = Instant::now();
        waiting.from = now + wait.unwrap_or_else(|| waiting.story.pause(took));
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
