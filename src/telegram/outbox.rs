//! The pump: what is due leaves chat by chat, in order, at the messenger's pace. Nothing here knows teloxide, nor what
//! an entry is: entries are numbers of a [`Source`] that keeps them durably.
//!
//! - A *lane* is a chat, or all menus of commands together. Its entries leave in order and one at a time; lanes do not
//!   wait for one another.
//! - A call is prepared at the last moment and again after every wait, so what leaves is the newest state; a source
//!   that has nothing left to say for an entry gives `None`, and that is all there is to coalescing.
//! - The pump forgets: what it has not delivered at a stop or a kill is still with the source, which pushes it again.

use std::collections::{HashMap, VecDeque};
use std::future::Future;
use std::sync::Arc;
use std::time::Duration;

use tokio::sync::{mpsc, watch};
use tokio::task::{Id, JoinError, JoinSet};
use tokio::time::Instant;

use super::backoff::Backoff;
use super::pace::Gate;
pub use super::pace::{Pace, Rate};
use super::{rest, stopped};
use crate::bot::call::{Call, Delivery};

/// How long an entry is tried.
const PATIENCE: Duration = Duration::from_secs(48 * 3600);
/// How long what is in flight may take after the stop.
const FAREWELL: Duration = Duration::from_millis(3500);
/// How often a chat may move within one entry before the messenger is not believed any more.
const MOVES: u32 = 3;

/// Why a call has not gone through.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Trouble {
    /// It may go through later: after the time that the messenger has said, if it has.
    Later(Option<Duration>),
}

/// Sends calls.
pub trait Post: Send + Sync + 'static {
    /// Sends a call.
    ///
    /// # Errors
    /// When the same call may go through later.
    fn perform(&self, call: Call) -> impl Future<Output = Result<Delivery, Trouble>> + Send;
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
    pushes: mpsc::UnboundedSender<Push>,
}

#[derive(Debug)]
struct Push {
    lane: u64,
    entry: u64,
    group: bool,
}

/// What a task is about.
#[derive(Clone, Copy)]
struct Freight {
    lane: u64,
    /// The entry; `None` when only its failure is told.
    entry: Option<u64>,
}

impl Outbox {
    /// Starts the pump. On `stop` nothing new leaves any more; what is in flight has three and a half seconds.
    pub fn start(post: impl Post, source: impl Source, pace: Pace, stop: watch::Receiver<bool>) -> Outbox {
        let (pushes, due) = mpsc::unbounded_channel();
        let carrier = Arc::new(Carrier { post, source, gate: Gate::new(pace) });
        let pump = Pump { carrier, stop, lanes: HashMap::new(), running: HashMap::new(), tasks: JoinSet::new() };
        tokio::spawn(pump.run(due));
        Outbox { pushes }
    }

    /// Adds an entry to the end of a lane. `group`: whether the lane is a group (its pace differs). After the stop
    /// nothing happens.
    pub fn push(&self, lane: u64, entry: u64, group: bool) {
        let _ = self.pushes.send(Push { lane, entry, group });
    }

    /// Resolves when the pump has ended after the stop.
    pub async fn finished(&self) {
        self.pushes.closed().await;
    }
}

/// Decides which entry is carried when.
struct Pump<P, S> {
    carrier: Arc<Carrier<P, S>>,
    stop: watch::Receiver<bool>,
    /// What waits behind the entry in flight. A lane is here exactly while it has one.
    lanes: HashMap<u64, VecDeque<Push>>,
    /// What a task carries.
    running: HashMap<Id, Freight>,
    tasks: JoinSet<()>,
}

impl<P: Post, S: Source> Pump<P, S> {
    async fn run(mut self, mut due: mpsc::UnboundedReceiver<Push>) {
        loop {
            tokio::select! {
                biased;
                () = stopped(&mut self.stop) => break,
                Some(ended) = self.tasks.join_next_with_id() => self.next(ended),
                push = due.recv() => match push {
                    Some(push) => self.accept(push),
                    None if self.tasks.is_empty() => break,
                    // Nobody can push any more; what is left is still carried.
                    None => self.drain().await,
                },
            }
        }
        let settle = async { while self.tasks.join_next().await.is_some() {} };
        if tokio::time::timeout(FAREWELL, settle).await.is_err() {
            tracing::warn!("something was still in flight at the stop; it will be sent again");
        }
        // `due` goes only now: that is what `finished` waits for.
    }

    fn accept(&mut self, push: Push) {
        match self.lanes.get_mut(&push.lane) {
            Some(waiting) => waiting.push_back(push),
            None => {
                self.lanes.insert(push.lane, VecDeque::new());
                self.carry(push);
            }
        }
    }

    fn carry(&mut self, push: Push) {
        let freight = Freight { lane: push.lane, entry: Some(push.entry) };
        let carrier = Arc::clone(&self.carrier);
        let stop = self.stop.clone();
        let task = self.tasks.spawn(async move { carrier.carry(push, stop).await });
        self.running.insert(task.id(), freight);
    }

    /// A task has ended; the next entry of its lane goes on its way.
    fn next(&mut self, ended: Result<(Id, ()), JoinError>) {
        let id = match &ended {
            Ok((id, ())) => *id,
            Err(error) => error.id(),
        };
        let Some(Freight { lane, entry }) = self.running.remove(&id) else { return };
        if let (Err(error), Some(entry)) = (ended, entry) {
            tracing::error!(%error, "an entry of the outbox could not be carried");
            return self.give_up(lane, entry);
        }
        match self.lanes.get_mut(&lane).and_then(VecDeque::pop_front) {
            Some(push) => self.carry(push),
            None => drop(self.lanes.remove(&lane)),
        }
    }

    /// What has made a task panic would do so after every start: the source is told that it is over.
    fn give_up(&mut self, lane: u64, entry: u64) {
        let carrier = Arc::clone(&self.carrier);
        let how = Delivery::Refused("it could not be carried".to_owned());
        let task = self.tasks.spawn(async move { carrier.source.delivered(entry, how).await });
        self.running.insert(task.id(), Freight { lane, entry: None });
    }

    async fn drain(&mut self) {
        tokio::select! {
            biased;
            () = stopped(&mut self.stop) => {}
            Some(ended) = self.tasks.join_next_with_id() => self.next(ended),
        }
    }
}

/// Carries one entry.
struct Carrier<P, S> {
    post: P,
    source: S,
    gate: Gate,
}

/// What came of an attempt.
enum Attempt {
    /// The entry is over.
    Over,
    /// Once more after a pause.
    Again(Duration),
    /// It is time to stop.
    Stopped,
}

/// What the attempts at one entry have behind them.
struct Story {
    began: Instant,
    backoff: Backoff,
    moves: u32,
    /// Whether the place of a message in its chat was claimed: an entry pays once, however often it is tried.
    claimed: bool,
}

impl<P: Post, S: Source> Carrier<P, S> {
    async fn carry(&self, push: Push, mut stop: watch::Receiver<bool>) {
        let mut story = Story {
            began: Instant::now(),
            backoff: Backoff::new(Duration::from_millis(200), Duration::from_secs(30)),
            moves: 0,
            claimed: false,
        };
        loop {
            match self.attempt(&push, &mut story, &mut stop).await {
                Attempt::Again(pause) => {
                    if rest(pause, &mut stop).await {
                        return;
                    }
                }
                Attempt::Over | Attempt::Stopped => return,
            }
        }
    }

    async fn attempt(&self, push: &Push, story: &mut Story, stop: &mut watch::Receiver<bool>) -> Attempt {
        if rest(self.gate.queue(), stop).await {
            return Attempt::Stopped;
        }
        let Some(call) = self.source.prepare(push.entry).await else {
            self.gate.give_back();
            return Attempt::Over;
        };
        if !story.claimed && counts(&call) {
            if let Err(wait) = self.gate.claim(push.lane, push.group) {
                self.gate.give_back();
                return Attempt::Again(wait);
            }
            story.claimed = true;
        }
        if *stop.borrow() {
            return Attempt::Stopped;
        }
        match self.post.perform(call).await {
            Ok(Delivery::Moved(id)) => self.moved(push.entry, id, story).await,
            Ok(how) => {
                self.source.delivered(push.entry, how).await;
                Attempt::Over
            }
            Err(Trouble::Later(wait)) => self.later(push.entry, wait, story).await,
        }
    }

    async fn moved(&self, entry: u64, id: i64, story: &mut Story) -> Attempt {
        story.moves += 1;
        if story.moves > MOVES {
            self.source.delivered(entry, Delivery::Refused("the chat keeps moving".to_owned())).await;
            return Attempt::Over;
        }
        self.source.delivered(entry, Delivery::Moved(id)).await;
        Attempt::Again(Duration::ZERO)
    }

    async fn later(&self, entry: u64, wait: Option<Duration>, story: &mut Story) -> Attempt {
        if story.began.elapsed() >= PATIENCE {
            let why = "tried for two days without success".to_owned();
            self.source.delivered(entry, Delivery::Refused(why)).await;
            return Attempt::Over;
        }
        Attempt::Again(wait.unwrap_or_else(|| story.backoff.pause()))
    }
}

/// Whether a call counts toward the limits of its chat. What writes nothing in it does not.
fn counts(call: &Call) -> bool {
    !matches!(call, Call::Delete { .. } | Call::Unkey { .. } | Call::Menu { .. })
}

#[cfg(test)]
#[path = "outbox_tests.rs"]
mod tests;
