//! The desk. It takes one thing after another, writes each as one transaction, and returns effects.
//!
//! The desk is the only writer, so matches need no locks. The caller carries out the effects once the transaction is
//! durable. These files find out which user and which match something is about, and in which order things happen. The
//! table decides what happens to a match.

mod alone;
mod catalogue;
mod command;
mod commands;
mod completed;
mod cup;
mod daily;
mod duplicates;
mod hint;
mod inline;
mod lessons;
mod viewport;
mod matches;
mod meaning;
mod resolve;
mod menus;
mod messages;
mod moves;
mod notes;
mod opening;
mod presses;
mod privacy;
mod questions;
mod reactions;
mod refusals;
mod rules;
mod run;
mod search;
mod settings;
mod stats;
mod suggested;
mod top;

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;

use super::boards::call::{Call, Delivery};
use super::boards::{delivered, entries};
use super::chats::{directory, migration, months};
use super::context::budget::Budget;
use super::context::doubts::Doubts;
use super::context::incoming::{Incoming, Kind};
use super::context::limits::Limits;
use super::context::registry::Registry;
use super::context::work::{Cache, Stored, UsualLook, Work};
use super::table::erasing::{self, Came};
use super::table::{alarms, computers, cups, days, deadlines, endings, hints, leavers, lookback, play, results};
use crate::store::schema::{EntryId, MatchId, RowCache, Stage, Tx};
use crate::store::{Seq, Store};

pub use super::context::effects::{
    Act, AdminQuery, AdminThen, Class, Effects, Hint, Look, Pondering, Push, Think, Thought, Whom,
};
pub use super::context::work::{Entropy, Me};
pub use super::table::computers::LONG;
pub use super::table::lookback::Looked;
pub use commands::is_quiet;
pub use completed::{Completed, completed};
pub use suggested::suggested;

/// A call made ready, and the transaction that must be durable before it is sent.
pub struct Ready {
    /// The call; `None`: there is nothing to send any more.
    pub call: Option<Call>,
    /// The last transaction whose effects it may show.
    pub after: Seq,
}

/// Whether timers wait, because moves that were sent in time may still be at the messenger.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Hold {
    /// They go off.
    Off,
    /// Until that time: milliseconds since 1970.
    Until(u64),
    /// Until something else is said.
    On,
}

/// How long what was written in a chat matters to the pace there, in milliseconds.
const PACED: u64 = 60_000;

/// The most timers that go off at one look at them; the rest follows at the next.
const ALARMS: usize = 256;

/// How many matches are looked at in a step that removes those that ended long ago.
const REMOVED: usize = 100;

/// A day in milliseconds.
const DAY: u64 = 24 * 60 * 60 * 1000;

/// How many matches other games look at at a time.
const LOOKS: usize = 1000;

/// The desk.
pub struct Desk {
    store: Arc<dyn Store>,
    games: Registry,
    cache: Cache,
    /// Rows that steps have read and written.
    rows: RowCache,
    seq: Seq,
    hold: Hold,
    /// Matches that these games have not looked at yet.
    asleep: Option<Vec<MatchId>>,
    /// When matches that have ended are removed.
    removal: Option<Removal>,
}

/// When matches that have ended are removed.
struct Removal {
    /// How long after their ends, in milliseconds.
    after: u64,
    /// Which match is looked at next.
    next: MatchId,
    /// When that is, in milliseconds since 1970.
    due: u64,
}

impl Desk {
    /// A desk over a store, where these games are played.
    pub fn new(store: Arc<dyn Store>, games: Registry, me: Me, entropy: Entropy) -> Desk {
        let seq = *store.durable().borrow();
        let cache = Cache::new(me, entropy);
        Desk { store, games, cache, rows: RowCache::default(), seq, hold: Hold::Off, asleep: None, removal: None }
    }

    /// Runs one step. A panic in it (a bug), or writes that no store takes, leave nothing written: what is in memory is
    /// rebuilt from the store.
    fn step<R>(&mut self, now: u64, work: impl FnOnce(&mut Work<'_>) -> R) -> Option<(R, Effects)> {
        let store = Arc::clone(&self.store);
        let games = self.games;
        let (cache, rows) = (&mut self.cache, &self.rows);
        let done = catch_unwind(AssertUnwindSafe(|| {
            let (begun, ended) = (Vec::new(), Vec::new());
            let tx = Tx::cached_by(&*store, rows);
            let mut step = Work { tx, fx: Effects::default(), now, games, begun, ended, cache };
            let result = work(&mut step);
            cups::after_endings(&mut step);
            suggested::begun(&mut step);
            (result, step.tx, step.fx)
        }));
        let kept = match done {
            Ok((result, tx, fx)) => tx.commit().map(|seq| (result, seq, fx)).map_err(|error| error.to_string()),
            Err(_) => Err("it panicked".to_owned()),
        };
        match kept {
            Ok((result, seq, mut fx)) => {
                self.seq = seq.unwrap_or(self.seq);
                fx.seq = self.seq;
                let started = fx.think.iter().map(|think| ((think.id, think.seat), think.version));
                self.cache.thinking.extend(started);
                self.cache.looking.extend(fx.looks.iter().map(|look| (look.asked.user, look.id)));
                self.cache.hinting.extend(fx.hints.iter().map(|hint| hint.asked.user));
                Some((result, fx))
            }
            Err(why) => {
                tracing::error!(%why, "a step failed; nothing of it is kept");
                self.forget();
                None
            }
        }
    }

    /// As [`step`](Self::step), for steps that only leave effects. When the first fails, the second closes the matter:
    /// whatever asked for the first would ask for it again for ever.
    fn step_or(&mut self, now: u64, first: impl FnOnce(&mut Work<'_>), second: impl FnOnce(&mut Work<'_>)) -> Effects {
        let done = self.step(now, first).or_else(|| self.step(now, second));
        done.map_or_else(|| Effects { seq: self.seq, ..Effects::default() }, |((), fx)| fx)
    }

    /// Throws away everything that follows from the store, and reads the outbox again. Computers at work go on.
    fn forget(&mut self) {
        self.cache.stored = Stored::read(&Tx::new(&*self.store), &self.cache.sent);
    }

    /// So many answers a minute one person gets in a group; without this as many as are asked for.
    pub fn limit_answers(&mut self, most: usize) {
        self.cache.budget = Budget::new(most);
        self.cache.doubts = Doubts::new(most);
    }

    /// So much of the bot one person may have, and matches are removed so many days after their ends. Without this
    /// there is no limit, and everything is kept.
    pub fn limit(&mut self, limits: Limits, keep: Option<u32>) {
        self.removal = keep.map(|days| Removal { after: u64::from(days) * DAY, next: 0, due: 0 });
        self.cache.limits = limits;
        self.cache.files = Budget::new(limits.files);
    }

    /// Chats that have not chosen a look get this one; without this a page of a notebook.
    pub fn usual_look(&mut self, look: UsualLook) {
        self.cache.usual_look = look;
    }

    /// After a start: everything that is still owed, and the computers whose turn it is. Matches that wait for people
    /// sleep on until somebody or their timer touches them, however many there are. Only other games (or another
    /// program) look once at each, some at a time: it may have to be closed.
    pub fn resume(&mut self, now: u64) -> Effects {
        self.forget();
        let owed = |work: &mut Work<'_>| {
            work.fx.wrote = work.tx.wrote_since(now.saturating_sub(PACED));
            work.tx.entries().iter().for_each(|(entry, row)| work.push(*entry, row));
        };
        let mut fx = self.step_or(now, owed, |_| {});
        self.enter_former(now);
        let tx = Tx::new(&*self.store);
        if tx.looked_by().is_some_and(|before| before == self.games.name()) {
            for id in tx.computers_turns() {
                // One at a time: a match that cannot be replayed does not keep the others from going on.
                fx.add(self.step_or(now, |work| wake(work, id), |_| {}));
            }
        } else {
            self.asleep = Some(tx.matches_alive());
        }
        fx.add(self.look(now));
        fx
    }

    /// Enters the results of matches that ended before results were kept, in the order of their ends; once, before
    /// anything else can end.
    fn enter_former(&mut self, now: u64) {
        let tx = Tx::new(&*self.store);
        if tx.former_entered() {
            return;
        }
        let over = |id: MatchId| tx.match_row(id).filter(|row| row.stage == Stage::Over).map(|row| (row.last, id));
        let mut former: Vec<(u64, MatchId)> = tx.all_matches().into_iter().filter_map(over).collect();
        former.sort_unstable();
        for (_, id) in former {
            self.step_or(now, |work| results::record_former(work, id), |_| {});
        }
        self.step_or(now, |work| work.tx.put_former_entered(), |_| {});
    }

    /// Looks at some of the matches that these games have not looked at yet, the oldest first.
    fn look(&mut self, now: u64) -> Effects {
        let mut fx = Effects { seq: self.seq, ..Effects::default() };
        let Some(mut asleep) = self.asleep.take() else { return fx };
        let rest = asleep.split_off(asleep.len().min(LOOKS));
        for id in asleep {
            fx.add(self.step_or(now, |work| wake(work, id), |_| {}));
        }
        if rest.is_empty() {
            let games = self.games.name();
            fx.add(self.step_or(now, |work| work.tx.put_looked_by(&games), |_| {}));
        } else {
            self.asleep = Some(rest);
        }
        fx
    }

    /// An update. One that was handled before changes nothing, and one that cannot be handled is not handled again.
    pub fn update(&mut self, incoming: Incoming, now: u64) -> Effects {
        let number = incoming.update;
        if let Kind::Inline(query) = incoming.kind {
            // It changes nothing, so it may come twice, and its answer waits for no disk.
            return self.step_or(now, |work| inline::asked(work, query), |_| {});
        }
        let handle = |work: &mut Work<'_>| {
            if work.tx.first_time(number) {
                route(work, incoming.kind);
            }
        };
        let skip = |work: &mut Work<'_>| {
            work.tx.first_time(number);
        };
        self.step_or(now, handle, skip)
    }

    /// The answer to a question of [`Effects::ask`].
    pub fn admin(&mut self, query: AdminQuery, yes: bool, now: u64) -> Effects {
        self.step_or(now, |work| presses::admin(work, query, yes), |_| {})
    }

    /// A computer has decided. When its move cannot be played, it gives up.
    pub fn thought(&mut self, thought: Thought, now: u64) -> Effects {
        // A newer thought of that seat may be under way: then this one is stale.
        if self.cache.thinking.get(&(thought.id, thought.seat)) != Some(&thought.version) {
            return Effects { seq: self.seq, ..Effects::default() };
        }
        self.cache.thinking.remove(&(thought.id, thought.seat));
        let none = Thought { text: None, ..thought.clone() };
        self.step_or(now, |work| play::thought(work, thought), |work| play::thought(work, none))
    }

    /// A hint has been found for somebody.
    pub fn hinted(&mut self, thought: Thought, asked: Whom, now: u64) -> Effects {
        self.cache.hinting.remove(&asked.user);
        self.step_or(now, |work| hints::found(work, thought, asked), |_| {})
    }

    /// The bot has looked back at a match whose log had that length.
    pub fn looked(&mut self, look: Looked, now: u64) -> Effects {
        self.cache.looking.remove(&look.asked.user);
        self.step_or(now, |work| lookback::found(work, look), |_| {})
    }

    /// A computer still thinks. The bot says so to those who wait.
    pub fn pondering(&mut self, pondering: Pondering, now: u64) -> Effects {
        self.step_or(now, |work| computers::ponder(work, pondering), |_| {})
    }

    /// Lets timers wait, or lets them go off.
    pub fn hold(&mut self, hold: Hold) {
        self.hold = hold;
    }

    /// Timers that are due by now, in the order of their times and each as a step of its own: one that fails must not
    /// hold up the others. What follows from one and is due as well has its turn too.
    pub fn tick(&mut self, now: u64) -> Effects {
        let mut fx = self.look(now);
        match self.hold {
            Hold::On => return fx,
            Hold::Until(until) if now < until => return fx,
            Hold::Off | Hold::Until(_) => {}
        }
        for _ in 0..ALARMS {
            let Some((at, id)) = Tx::new(&*self.store).due(now, 1).pop() else { break };
            fx.add(self.step_or(
                now,
                |work| deadlines::timer(work, id, at),
                |work| deadlines::stop_timer(work, id, at),
            ));
        }
        fx.add(self.erase(now));
        fx.add(self.remove_old(now));
        for _ in 0..ALARMS {
            let Some((at, chat)) = Tx::new(&*self.store).month_due(now) else { break };
            fx.add(self.step_or(now, |work| months::timer(work, chat, at), |work| months::stop_timer(work, chat, at)));
        }
        for _ in 0..ALARMS {
            let Some((at, chat)) = Tx::new(&*self.store).day_due(now) else { break };
            fx.add(self.step_or(now, |work| days::timer(work, chat, at), |work| days::stop_timer(work, chat, at)));
        }
        for _ in 0..ALARMS {
            let Some((at, id)) = Tx::new(&*self.store).cup_due(now) else { break };
            fx.add(self.step_or(now, |work| cups::timer(work, id, at), |work| cups::stop_timer(work, id, at)));
        }
        fx
    }

    /// Goes on with whoever is being erased. At the end the files are written anew.
    fn erase(&mut self, now: u64) -> Effects {
        let mut fx = Effects { seq: self.seq, ..Effects::default() };
        if Tx::new(&*self.store).erasing().is_none() {
            return fx;
        }
        for _ in 0..ALARMS {
            let Some((came, more)) = self.step(now, erasing::step) else { break };
            fx.add(more);
            match came {
                Some(Came::Further) => {}
                Some(Came::Done) => self.store.rewrite(),
                Some(Came::Waits) | None => break,
            }
        }
        fx
    }

    /// Removes some of the matches that ended long ago; once a day all are looked at.
    fn remove_old(&mut self, now: u64) -> Effects {
        let none = Effects { seq: self.seq, ..Effects::default() };
        let Some(removal) = self.removal.as_ref().filter(|removal| removal.due <= now) else { return none };
        let (from, before) = (removal.next, now.saturating_sub(removal.after));
        let done = self.step(now, |work| {
            let ids = work.tx.matches_from(from, REMOVED);
            for id in &ids {
                if work.tx.remove_ended(*id, before) {
                    work.cache.stored.matches.remove(id);
                }
            }
            ids.last().filter(|_| ids.len() == REMOVED).map(|last| last + 1)
        });
        let (next, fx) = done.unwrap_or((None, none));
        if let Some(removal) = &mut self.removal {
            (removal.next, removal.due) = next.map_or((0, now + DAY), |next| (next, now));
        }
        fx
    }

    /// Makes an entry of the outbox ready to send, as things stand now.
    pub fn prepare(&mut self, entry: EntryId, now: u64) -> Ready {
        let prepared = self.step(now, |work| {
            let call = work.tx.entry(entry).and_then(|row| entries::ready(work, entry, &row));
            if call.is_none() {
                work.drop_entry(entry);
            }
            call
        });
        if prepared.is_none() {
            // It would fail again after every start.
            self.step_or(now, |work| work.drop_entry(entry), |_| {});
        }
        let call = prepared.and_then(|(call, _)| call);
        Ready { call, after: self.seq }
    }

    /// How the sending of an entry ended.
    pub fn delivered(&mut self, entry: EntryId, how: Delivery, now: u64) -> Effects {
        self.step_or(now, |work| delivered::delivered(work, entry, how), |work| work.drop_entry(entry))
    }

    /// The number of the last transaction.
    pub fn last(&self) -> Seq {
        self.seq
    }
}

/// Looks at a match after a start.
fn wake(work: &mut Work<'_>, id: MatchId) {
    let Some(row) = work.tx.match_row(id).filter(|row| !endings::outdated(work, row)) else { return };
    if row.timer.is_none() {
        alarms::set_alarm(work, id);
    }
    computers::wake_computers(work, &row);
}

/// Routes one update.
fn route(work: &mut Work<'_>, kind: Kind) {
    match kind {
        Kind::Message(message) => messages::message(work, message, false),
        Kind::Edited(message) => messages::message(work, message, true),
        Kind::Press(press) => presses::press(work, press),
        Kind::Reaction(reaction) => reactions::reaction(work, reaction),
        Kind::Membership { chat, by, now } => {
            directory::membership(work, &chat, &by, now);
            if chat.private {
                leavers::shut(work, chat.peer);
            }
        }
        Kind::Left { chat, who } => leavers::left(work, &chat, &who),
        Kind::Joined { chat, who } => {
            let known = work.tx.chat_of_peer(chat.peer);
            known.into_iter().for_each(|id| who.iter().for_each(|who| leavers::back(work, id, who.id)));
        }
        Kind::Migrated { from, to } => migration::migrated(work, from, to),
        Kind::Reopened { chat, topic } => directory::reopened(work, &chat, topic),
        Kind::Inline(_) | Kind::Other => {}
    }
}

#[cfg(test)]
mod tests;
