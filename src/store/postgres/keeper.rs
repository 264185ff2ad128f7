//! The thread that acquires the bots of a process and renews their leases. One thread serves all bots: a renewal covers
//! the process, and a query for one bot covers all that need it.

use std::collections::{BTreeMap, HashSet};
use std::io;
use std::sync::Arc;
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender};
use std::thread;
use std::time::Duration;

use tokio::sync::oneshot;
use tracing::Span;

use super::answers::{Epoch, Failure, Standing, TokenId};
use super::backoff::Backoff;
use super::end::End;
use super::owner::{Act, Heard, Owner};
use super::post::{Place, Post, Wish};
use super::session::Session;
use crate::clock::steady;
use crate::store::or_fatal;

/// How often a standby logs that it waits.
const SAY: Duration = Duration::from_secs(600);
/// Work that is due within this time is batched.
const TOGETHER: Duration = Duration::from_millis(250);
/// How long the thread sleeps when nothing is due.
const LONG: Duration = Duration::from_secs(3_600);

/// A handle on the thread. When it is dropped, the thread ends once its orders are done. Nobody waits for that, since
/// the database may be unreachable. The bots stay ours until their leases expire.
pub(super) struct Keeper {
    orders: Sender<Order>,
}

enum Order {
    Join(Place, Box<Bot>),
    /// Removes a bot. If all of its writes are durable, it is released.
    Leave(Place, bool, Sender<()>),
}

/// The single answer to the caller that opens a store.
pub(super) type Answer = oneshot::Receiver<Result<Standing, Failure>>;

impl Keeper {
    pub(super) fn start(session: Session, me: String) -> io::Result<Keeper> {
        let (orders, inbox) = mpsc::channel();
        let table = Table { post: Post::new(session, me), bots: BTreeMap::new(), last: Duration::ZERO };
        let work = move || or_fatal(|| table.keep(&inbox));
        thread::Builder::new().name("lease".into()).spawn(work)?;
        Ok(Keeper { orders })
    }

    /// Waits for a bot, or refuses if another process owns it. `end` gets the lease, and the reason when the bot is
    /// lost.
    pub(super) fn join(&self, place: Place, (token, seed): (TokenId, u64), waits: bool, end: &Arc<End>) -> Answer {
        let (tell, answer) = oneshot::channel();
        let bot = Bot {
            token,
            waits,
            stage: Stage::Coming(Backoff::new(seed)),
            seed,
            due: Duration::ZERO,
            apart: false,
            end: Arc::clone(end),
            tell: Some(tell),
            epoch: None,
            other: None,
            said: None,
            span: Span::current(),
        };
        self.order(Order::Join(place, Box::new(bot)));
        answer
    }

    /// Removes a bot, and releases it if all of its writes are durable. The returned receiver gets a message when that
    /// is done.
    pub(super) fn leave(&self, place: Place, durable: bool) -> Receiver<()> {
        let (done, left) = mpsc::channel();
        self.order(Order::Leave(place, durable, done));
        left
    }

    fn order(&self, order: Order) {
        // If the thread has ended, there is nothing to release.
        let _ = self.orders.send(order);
    }
}

/// A bot that we own, or wait for.
struct Bot {
    token: TokenId,
    waits: bool,
    stage: Stage,
    seed: u64,
    /// When it needs attention next.
    due: Duration,
    apart: bool,
    end: Arc<End>,
    tell: Option<oneshot::Sender<Result<Standing, Failure>>>,
    /// Set once we own it.
    epoch: Option<Epoch>,
    /// The other process that owned the bot at the last poll.
    other: Option<String>,
    /// When it was last logged that another process owns the bot.
    said: Option<Duration>,
    span: Span,
}

enum Stage {
    /// It is not known yet whether the bot has a row in the database.
    Coming(Backoff),
    There(Owner),
    /// It is not ours, and never will be.
    Over,
}

impl Bot {
    /// Gives the bot up for good.
    fn over(&mut self, why: Failure) {
        (self.stage, self.due) = (Stage::Over, Duration::MAX);
        match self.tell.take() {
            // The caller may be gone.
            Some(tell) => drop(tell.send(Err(why))),
            None => self.end.come(&why.to_string()),
        }
    }

    /// Retries later: the bot's row could not be registered yet.
    fn comes_later(&mut self, failure: &Failure) {
        let Stage::Coming(backoff) = &mut self.stage else { return };
        match failure {
            Failure::Later(_) | Failure::Lost(_) if self.waits => self.due = steady() + backoff.pause(),
            _ => self.over(failure.clone()),
        }
    }

    /// Notes the bot's owner. If that is another process, logs so from time to time.
    fn note(&mut self, heard: &Heard, me: &str) {
        let Heard::Holder(holder) = heard else { return };
        let other = holder.as_ref().filter(|holder| !holder.gone).and_then(|holder| holder.owner.clone());
        self.other = other.filter(|owner| *owner != me);
        if let Some(owner) = &self.other
            && self.said.is_none_or(|said| steady() > said + SAY)
        {
            let _span = self.span.enter();
            tracing::info!(owner, "another process has the bot; standing by");
            self.said = Some(steady());
        }
    }

    /// Advances as far as possible without the database. Returns the next query to it.
    fn go(&mut self, act: Act) -> Option<Act> {
        if let Stage::There(owner) = &self.stage {
            self.end.lasts(owner.until());
        }
        match act {
            Act::Rest(_) if !self.waits && self.other.is_some() => {
                let other = self.other.take().unwrap_or_default();
                self.over(Failure::Never(format!("a bot runs there ({other}); stop it first")));
            }
            Act::Rest(until) => self.due = until,
            Act::Own(at) => {
                (self.epoch, self.due) = (Some(at.epoch), Duration::ZERO);
                // If the caller is gone, it reports that itself.
                self.tell.take().map(|tell| tell.send(Ok(at)));
            }
            Act::Lost(holder) => {
                let by = holder.owner.unwrap_or_default();
                self.over(Failure::Never(format!("another process ({by}) has taken over the bot")));
            }
            Act::Broken(why) if self.tell.is_some() => self.over(Failure::Never(why)),
            Act::Broken(why) => self.over(Failure::Never(format!("the database: {why}"))),
            act @ (Act::Renew | Act::Look | Act::Take(_)) => return Some(act),
        }
        None
    }
}

/// All bots that we own, or wait for.
struct Table {
    post: Post,
    bots: BTreeMap<Place, Bot>,
    /// When something was last done.
    last: Duration,
}

impl Table {
    /// Does what is due, until no handle is left.
    fn keep(mut self, inbox: &Receiver<Order>) {
        loop {
            let mut orders = Vec::new();
            match inbox.recv_timeout(self.rest()) {
                Ok(order) => orders.push(order),
                Err(RecvTimeoutError::Timeout) => {}
                Err(RecvTimeoutError::Disconnected) => return,
            }
            orders.extend(inbox.try_iter());
            self.obey(orders);
            self.come();
            self.play();
            self.last = steady();
        }
    }

    fn rest(&self) -> Duration {
        let due = self.bots.values().map(|bot| bot.due).min();
        due.map_or(LONG, |due| due.max(self.last + TOGETHER).saturating_sub(steady()).min(LONG))
    }

    fn obey(&mut self, orders: Vec<Order>) {
        let (mut free, mut left) = (Vec::new(), Vec::new());
        for order in orders {
            match order {
                Order::Join(place, bot) => drop(self.bots.insert(place, *bot)),
                Order::Leave(place, durable, done) => {
                    left.push(done);
                    let Some(bot) = self.bots.remove(&place) else { continue };
                    let ours = bot.epoch.filter(|_| durable && !bot.end.has_come());
                    // Stop sending before another process can own the bot.
                    bot.end.lasts(Duration::ZERO);
                    free.extend(ours.map(|epoch| (bot.token, epoch)));
                }
            }
        }
        if !left.is_empty() {
            self.post.release(&free, self.bots.is_empty());
        }
        // If the caller is gone, nobody waits for it.
        for done in left {
            let _ = done.send(());
        }
    }

    /// Registers new bots in the database. A bot that we already have is registered again only after that one has left.
    fn come(&mut self) {
        let now = steady();
        let is_new = |bot: &Bot| matches!(bot.stage, Stage::Coming(_));
        let mut taken: HashSet<TokenId> = self.bots.values().filter(|bot| !is_new(bot)).map(|bot| bot.token).collect();
        let due = |bot: &Bot| is_new(bot) && bot.due <= now;
        let new: Vec<(Place, TokenId)> =
            self.bots.iter().filter(|(_, bot)| due(bot)).map(|(n, b)| (*n, b.token)).collect();
        let new: Vec<(Place, TokenId)> = new.into_iter().filter(|(_, token)| taken.insert(*token)).collect();
        if new.is_empty() {
            return;
        }
        let tokens: Vec<TokenId> = new.iter().map(|(_, token)| *token).collect();
        let waits = new.iter().any(|(place, _)| self.bots.get(place).is_some_and(|bot| bot.waits));
        let registered = self.post.register(&tokens, waits);
        for (place, _) in &new {
            let Some(bot) = self.bots.get_mut(place) else { continue };
            match &registered {
                Ok(()) => {
                    bot.stage = Stage::There(Owner::new(self.post.me().to_owned(), bot.seed));
                    bot.due = Duration::ZERO;
                }
                Err(failure) => bot.comes_later(failure),
            }
        }
    }

    /// Advances the owners until all of them rest.
    fn play(&mut self) {
        let (woken, mut wishes) = (steady(), Vec::new());
        for (place, bot) in &mut self.bots {
            let Stage::There(owner) = &mut bot.stage else { continue };
            if bot.end.has_come() {
                bot.due = Duration::MAX;
            }
            if bot.due > woken {
                continue;
            }
            let act = owner.wake(woken);
            let (token, apart) = (bot.token, bot.apart);
            wishes.extend(bot.go(act).map(|act| Wish { place: *place, token, apart, act }));
        }
        while !wishes.is_empty() {
            let taking: HashSet<Place> =
                wishes.iter().filter(|wish| matches!(wish.act, Act::Take(_))).map(|wish| wish.place).collect();
            for (place, heard) in self.post.answer(std::mem::take(&mut wishes)) {
                wishes.extend(self.tell(place, heard, taking.contains(&place)));
            }
        }
    }

    /// Passes an answer to an owner. Returns its next query.
    fn tell(&mut self, place: Place, heard: Heard, took: bool) -> Option<Wish> {
        let bot = self.bots.get_mut(&place)?;
        bot.note(&heard, self.post.me());
        bot.apart |= took && matches!(heard, Heard::Failed(Failure::Later(_)));
        let Stage::There(owner) = &mut bot.stage else { return None };
        let act = owner.hear(heard, steady());
        let (token, apart) = (bot.token, bot.apart);
        bot.go(act).map(|act| Wish { place, token, apart, act })
    }
}
