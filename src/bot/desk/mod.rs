//! The desk. It takes one input at a time, writes each as one transaction, and returns effects.
//!
//! The desk is the only writer, so matches need no locks. The caller carries out the effects once the transaction is
//! durable. These files resolve the user and the match of an input, and decide the order of things. The table decides
//! what happens to a match.

mod alone;
mod away;
mod catalogue;
mod command;
mod commands;
mod completed;
mod cup;
mod daily;
mod duplicates;
mod guests;
mod hint;
mod inline;
mod lessons;
mod matches;
mod meaning;
mod menus;
mod messages;
mod more;
mod moves;
mod notes;
mod opening;
mod presses;
mod privacy;
mod questions;
mod reactions;
mod refusals;
mod resolve;
mod rules;
mod run;
mod search;
mod settings;
mod stats;
mod suggested;
mod summons;
mod top;
mod touches;
mod upkeep;
mod viewport;

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
use super::context::seal::{App, Invites};
use super::context::work::{Cache, Stored, UsualLook, Work};
use super::table::{
    alarms, computers, cups, days, deadlines, endings, hints, leavers, lookback, play, results, rounds,
};
use crate::store::schema::{EntryId, MatchId, RowCache, Stage, Tx};
use crate::store::{Seq, Store};
use upkeep::Removal;

pub use super::boards::board::Look;
pub use super::context::effects::{
    Act, AdminQuery, AdminThen, Class, Effects, Hint, LookBack, Pondering, Push, Think, Thought, Whom,
};
pub use super::context::members::Told;
pub use super::context::work::{Entropy, Me};
pub use super::table::computers::LONG;
pub use super::table::lookback::{Failed, Looked};
pub use commands::is_quiet;
pub use completed::{Completed, completed};
pub use suggested::suggested;
pub use touches::{MemberQuery, Unseen};

/// A prepared call, and the transaction that must be durable before it is sent.
pub struct Ready {
    /// The call. `None`: there is nothing to send any more.
    pub call: Option<Call>,
    /// The last transaction whose effects the call may show.
    pub after: Seq,
}

/// Whether timers are on hold, because moves sent in time may still be at the messenger.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Hold {
    /// Timers go off normally.
    Off,
    /// Timers wait until that time: milliseconds since 1970.
    Until(u64),
    /// Timers wait until further notice.
    On,
}

/// How long a message counts toward the pace of its chat, in milliseconds.
const PACED: u64 = 60_000;

/// The most timers that go off in one tick. The rest follow in the next.
const ALARMS: usize = 256;

/// A day in milliseconds.
const DAY: u64 = 24 * 60 * 60 * 1000;

/// How many matches are examined at a time after the set of games has changed.
const LOOKS: usize = 1000;

/// The desk: the single writer that turns inputs into effects.
pub struct Desk {
    store: Arc<dyn Store>,
    games: Registry,
    cache: Cache,
    /// Cached rows that steps have read and written.
    rows: RowCache,
    seq: Seq,
    hold: Hold,
    /// Matches not examined yet by this set of games.
    asleep: Option<Vec<MatchId>>,
    /// When ended matches are removed. `None`: never.
    removal: Option<Removal>,
    /// The latest time at which it looked at its timers.
    latest: u64,
}

impl Desk {
    /// Creates a desk over a store, offering these games.
    pub fn new(store: Arc<dyn Store>, games: Registry, me: Me, entropy: Entropy) -> Desk {
        let seq = *store.durable().borrow();
        let cache = Cache::new(me, entropy);
        Desk {
            store,
            games,
            cache,
            rows: RowCache::default(),
            seq,
            hold: Hold::Off,
            asleep: None,
            removal: None,
            latest: 0,
        }
    }

    /// Runs one step. If it panics (a bug), or no store accepts its writes, nothing is written, and the memory is
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

    /// Like [`step`](Self::step), for steps that return only effects. If `first` fails, `second` closes the matter,
    /// since the cause of `first` would otherwise ask for it again forever.
    fn step_or(&mut self, now: u64, first: impl FnOnce(&mut Work<'_>), second: impl FnOnce(&mut Work<'_>)) -> Effects {
        let done = self.step(now, first).or_else(|| self.step(now, second));
        done.map_or_else(|| Effects { seq: self.seq, ..Effects::default() }, |((), fx)| fx)
    }

    /// Drops everything derived from the store, and reads the outbox again. Computers at work continue.
    fn forget(&mut self) {
        self.cache.stored = Stored::read(&Tx::new(&*self.store), &self.cache.sent);
    }

    /// Sets the answers per minute that one person gets in a group. Without this call, there is no limit.
    pub fn limit_answers(&mut self, most: usize) {
        self.cache.budget = Budget::new(most);
        self.cache.doubts = Doubts::new(most);
    }

    /// Sets the limits for each person, and removes matches `keep` days after their end. Without this call, there is no
    /// limit and everything is kept.
    pub fn limit(&mut self, limits: Limits, keep: Option<u32>) {
        self.removal = keep.map(|days| Removal { after: u64::from(days) * DAY, next: 0, due: 0 });
        self.cache.limits = limits;
        self.cache.files = Budget::new(limits.files);
    }

    /// Sets the look of chats that have not chosen one. Without this call, it is a notebook page.
    pub fn usual_look(&mut self, look: UsualLook) {
        self.cache.usual_look = look;
    }

    /// Sets the key of invitations that people post.
    pub fn prove_invites(&mut self, invites: Invites) {
        self.cache.invites = invites;
    }

    /// Boards have a button that opens them in this app; without this there is none.
    pub fn show_app(&mut self, app: App) {
        self.cache.app = Some(app);
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
                // One at a time: a match that cannot be replayed must not stop the others.
                fx.add(self.step_or(now, |work| wake(work, id), |_| {}));
            }
        } else {
            self.asleep = Some(tx.matches_alive());
        }
        fx.add(self.look(now));
        fx
    }

    /// Records the results of matches that ended before results were stored, in the order of their ends. Runs once,
    /// before anything else can end.
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

    /// Examines a batch of the matches not examined yet by these games, oldest first.
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

    /// Handles an update. A repeated update changes nothing, and one that fails is not tried again.
    pub fn update(&mut self, incoming: Incoming, now: u64) -> Effects {
        let number = incoming.update;
        if let Kind::Inline(query) = incoming.kind {
            // An inline query changes nothing, so it may come twice, and its answer waits for no disk.
            return self.step_or(now, |work| inline::asked(work, query), |_| {});
        }
        if let Kind::Touched(touched) = incoming.kind {
            // It has no number of the messenger's; the version of its picture keeps it from being played twice.
            return self.step_or(now, |work| touches::touched(work, touched), |_| {});
        }
        if let Kind::Answered { id, message } = incoming.kind {
            // The messenger's answer has no number either. If it is lost, a button below the message does the same.
            return self.step_or(now, |work| summons::answered(work, id, &message), |_| {});
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
    pub fn admin(&mut self, query: AdminQuery, yes: Option<bool>, now: u64) -> Effects {
        self.step_or(now, |work| presses::admin(work, query, yes), |_| {})
    }

    /// Handles a computer's decision. If its move cannot be played, it resigns.
    pub fn thought(&mut self, thought: Thought, now: u64) -> Effects {
        // If a newer thought of that seat is running, this one is stale.
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

    /// Holds or releases timers.
    pub fn hold(&mut self, hold: Hold) {
        self.hold = hold;
    }

    /// Runs the timers due by now, in order, each as a step of its own: one that fails must not hold up the others. New
    /// timers that become due run too.
    pub fn tick(&mut self, now: u64) -> Effects {
        let mut fx = self.keep_time(now);
        fx.add(self.look(now));
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
            fx.add(self.step_or(now, |work| rounds::timer(work, id, at), |work| rounds::stop_timer(work, id, at)));
        }
        fx
    }

    /// Prepares an outbox entry for sending, from the current state.
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

    /// Records how sending an entry ended.
    pub fn delivered(&mut self, entry: EntryId, how: Delivery, now: u64) -> Effects {
        self.step_or(now, |work| delivered::delivered(work, entry, how), |work| work.drop_entry(entry))
    }

    /// The sequence number of the last transaction.
    pub fn last(&self) -> Seq {
        self.seq
    }
}

/// Examines a match after a start.
fn wake(work: &mut Work<'_>, id: MatchId) {
    let Some(row) = work.tx.match_row(id).filter(|row| !endings::outdated(work, row)) else { return };
    let row = deadlines::brought_back(work, row);
    if row.timer.is_none() {
        alarms::set_alarm(work, id);
    }
    computers::wake_computers(work, &row);
}

/// Routes one update to its handler.
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
        Kind::Chosen(chosen) => inline::chosen(work, chosen),
        Kind::Called(called) => guests::called(work, called),
        Kind::Inline(_) | Kind::Touched(_) | Kind::Answered { .. } | Kind::Other => {}
    }
}

#[cfg(test)]
mod tests;
