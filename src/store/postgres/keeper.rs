//! The thread that gets the bots of a process and keeps the leases on them. There is one for all of them: a renewal is
//! for the process, and what is asked for one bot is asked for all that want to know it.

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

/// How often who waits says so.
const SAY: Duration = Duration::from_secs(600);
/// What is due within this time is done together.
const TOGETHER: Duration = Duration::from_millis(250);
/// How long the thread rests when nothing is due.
const LONG: Duration = Duration::from_secs(3_600);

/// A handle on the thread. When it is dropped, the thread ends as soon as it has done what was ordered; nobody waits
/// for that, since the database may be away. The bots stay ours until the leases have run out.
pub(super) struct Keeper {
    orders: Sender<Order>,
}

enum Order {
    Join(Place, Box<Bot>),
    /// A bot goes. If all of it is durable, it is free.
    Leave(Place, bool, Sender<()>),
}

/// What whoever opens a store is told, once.
pub(super) type Answer = oneshot::Receiver<Result<Standing, Failure>>;

impl Keeper {
    pub(super) fn start(session: Session, me: String) -> io::Result<Keeper> {
        let (orders, inbox) = mpsc::channel();
        let table = Table { post: Post::new(session, me), bots: BTreeMap::new(), last: Duration::ZERO };
        let work = move || or_fatal(|| table.keep(&inbox));
        thread::Builder::new().name("lease".into()).spawn(work)?;
        Ok(Keeper { orders })
    }

    /// Waits for a bot, or refuses where another process has it. `end` has the lease, and hears why the bot is no
    /// longer ours.
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

    /// A bot goes, and is set free if all of it is durable. What this gives has something when that has been said.
    pub(super) fn leave(&self, place: Place, durable: bool) -> Receiver<()> {
        let (done, left) = mpsc::channel();
        self.order(Order::Leave(place, durable, done));
        left
    }

    fn order(&self, order: Order) {
        // A thread that has ended has nothing to set free.
        let _ = self.orders.send(order);
    }
}

/// A bot that is ours, or for which we wait.
struct Bot {
    token: TokenId,
    waits: bool,
    stage: Stage,
    seed: u64,
    /// When there is something to do for it.
    due: Duration,
    apart: bool,
    end: Arc<End>,
    tell: Option<oneshot::Sender<Result<Standing, Failure>>>,
    /// Once it is ours.
    epoch: Option<Epoch>,
    /// The other process that had the bot when it was looked at last.
    other: Option<String>,
    /// When it was said last that another process has the bot.
    said: Option<Duration>,
    span: Span,
}

enum Stage {
    /// It is not known yet whether it stands in the database.
    Coming(Backoff),
    There(Owner),
    /// It is not ours, and will not be.
    Over,
}

impl Bot {
    /// It is not ours, and will not be.
    fn over(&mut self, why: Failure) {
        (self.stage, self.due) = (Stage::Over, Duration::MAX);
        match self.tell.take() {
            // Nobody may be left who wants it.
            Some(tell) => drop(tell.send(Err(why))),
            None => self.end.come(&why.to_string()),
        }
    }

    /// It cannot be asked yet whether the bot is there.
    fn comes_later(&mut self, failure: &Failure) {
        let Stage::Coming(backoff) = &mut self.stage else { return };
        match failure {
            Failure::Later(_) | Failure::Lost(_) if self.waits => self.due = steady() + backoff.pause(),
            _ => self.over(failure.clone()),
        }
    }

    /// Notes whose the bot is, and says now and then that it is another's.
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

    /// Goes as far as it can without the database; gives what is to be asked there.
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
                // Whoever wanted it may have gone, and then says so.
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

/// All bots that are ours, or for which we wait.
struct Table {
    post: Post,
    bots: BTreeMap<Place, Bot>,
    /// When something was done last.
    last: Duration,
}

impl Table {
    /// Does what is due, until nobody is left who could order anything.
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
                    // Nothing leaves any more before another process can have it.
                    bot.end.lasts(Duration::ZERO);
                    free.extend(ours.map(|epoch| (bot.token, epoch)));
                }
            }
        }
        if !left.is_empty() {
            self.post.release(&free, self.bots.is_empty());
        }
        // Who does not wait for it has gone.
        for done in left {
            let _ = done.send(());
        }
    }

    /// Has those stand in the database that are new. A bot that we have already comes when that one has left.
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

    /// Has owners go on until all of them rest.
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

    /// Tells an owner what it wanted to know; gives what it wants next.
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
