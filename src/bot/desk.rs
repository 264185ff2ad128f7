//! The desk: one thing after another comes in, is written down as one transaction, and leaves effects.
//!
//! It is the only writer, so matches need no locks. What it returns is to be done once its transaction is durable.

use std::collections::HashMap;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::time::Duration;

use super::call::{Answer, Call, Delivery};
use super::incoming::{Incoming, Kind};
use crate::game::{Level, Position, Seat};
use crate::play::Match;
use crate::store::kept::{ChatId, Due, EntryId, EntryRow, MatchId, Peer, Tx, UserId};
use crate::store::{Seq, Store};

/// Who the bot is.
#[derive(Clone, Debug)]
pub struct Me {
    /// Without `@`.
    pub username: String,
    /// Whether it reads all messages of groups (privacy mode is off).
    pub reads_all: bool,
}

/// Where secrets come from: 32 unpredictable bytes a call.
pub type Entropy = Box<dyn FnMut() -> [u8; 32] + Send>;

/// How many live positions are kept in memory; beyond that they are replayed when needed.
const CACHED: usize = 4096;

/// What is to be done once everything up to `seq` is on disk.
#[derive(Default)]
pub struct Effects {
    /// The number of the last transaction.
    pub seq: Seq,
    /// Toasts for presses.
    pub answers: Vec<Answer>,
    /// New entries of the outbox.
    pub push: Vec<Push>,
    /// Computers to start.
    pub think: Vec<Think>,
    /// A question whose answer comes back through [`Desk::admin`].
    pub ask: Option<AdminQuery>,
}

/// An entry of the outbox and the lane it travels in.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Push {
    /// The chat.
    pub chat: ChatId,
    /// Whether the chat is a group.
    pub group: bool,
    /// The entry.
    pub entry: EntryId,
}

/// A computer's turn.
pub struct Think {
    /// The match.
    pub id: MatchId,
    /// Length of its log.
    pub version: usize,
    /// The computer's seat.
    pub seat: Seat,
    /// Its strength.
    pub level: Level,
    /// How long it may think at most; `None`: as its strength has it.
    pub limit: Option<Duration>,
    /// A copy of the position.
    pub position: Box<dyn Position>,
    /// Where its chance comes from (not the match's).
    pub seed: [u8; 32],
}

/// What a computer has decided.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Thought {
    /// The match.
    pub id: MatchId,
    /// Length of its log when the thinking began.
    pub version: usize,
    /// The computer's seat.
    pub seat: Seat,
    /// Its move; `None`: it found none and gives up.
    pub text: Option<String>,
}

/// Whether a user is an administrator of a chat, asked at the moment it matters.
#[derive(Clone, PartialEq, Debug)]
pub struct AdminQuery {
    /// The chat, as the messenger knows it.
    pub peer: Peer,
    /// The user.
    pub user: UserId,
    /// What the answer decides.
    pub then: AdminThen,
}

/// What a [`AdminQuery`] decides.
#[derive(Clone, PartialEq, Debug)]
pub enum AdminThen {
    /// A match is called off.
    Cancel {
        /// The match.
        id: MatchId,
        /// The chat where it was asked.
        chat: ChatId,
        /// The topic there.
        topic: Option<i32>,
        /// The message that asks.
        message: i32,
    },
    /// Settings are changed by a command.
    Write {
        /// The chat where it was asked.
        chat: ChatId,
        /// The topic there.
        topic: Option<i32>,
        /// The message that asks.
        message: i32,
        /// Names and values.
        sets: Vec<(String, String)>,
    },
    /// A setting is changed by a button.
    Set {
        /// The press.
        press: Box<super::incoming::Press>,
        /// Which setting.
        key: String,
        /// Its value.
        value: String,
    },
}

/// A call made ready, and the transaction that must be durable before it is sent.
pub struct Ready {
    /// The call; `None`: nothing is owed any more.
    pub call: Option<Call>,
    /// The last transaction whose effects it may show.
    pub after: Seq,
}

/// An entry of the outbox that was made ready.
#[derive(Clone, Copy, Default)]
pub(super) struct Sent {
    /// The messenger's id of the chat that it went to: the message it leaves is known by its number only there.
    pub peer: Peer,
    /// Length of the log that a board or a film shows.
    pub version: usize,
    /// Whether a board has buttons.
    pub keyed: bool,
}

/// What the desk keeps in memory between steps; all of it can be rebuilt from the store.
pub(super) struct Cache {
    pub me: Me,
    pub entropy: Entropy,
    /// Live positions.
    pub matches: HashMap<MatchId, Match>,
    /// Boards that are owed and not made ready yet: several moves are shown by one picture.
    pub owed: HashMap<(MatchId, ChatId), EntryId>,
    /// Films that are owed, by match, chat and topic: whoever asks meanwhile will see the one that comes.
    pub films: HashMap<(MatchId, ChatId, Option<i32>), EntryId>,
    /// Entries that are on their way.
    pub sent: HashMap<EntryId, Sent>,
    /// Computers at work: the length of the log they think about. Those that a step starts are added once it is kept.
    pub thinking: HashMap<(MatchId, Seat), usize>,
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

/// The most timers that go off at one look at them; the rest follows at the next.
const ALARMS: usize = 256;

/// The desk.
pub struct Desk {
    store: Arc<dyn Store>,
    cache: Cache,
    seq: Seq,
    hold: Hold,
}

/// One step at the desk: reads, writes, effects.
pub(super) struct Work<'d> {
    pub tx: Tx<'d>,
    pub fx: Effects,
    /// Milliseconds since 1970.
    pub now: u64,
    pub cache: &'d mut Cache,
}

impl Desk {
    /// A desk over a store.
    pub fn new(store: Arc<dyn Store>, me: Me, entropy: Entropy) -> Desk {
        let seq = *store.durable().borrow();
        let cache = Cache {
            me,
            entropy,
            matches: HashMap::new(),
            owed: HashMap::new(),
            films: HashMap::new(),
            sent: HashMap::new(),
            thinking: HashMap::new(),
        };
        Desk { store, cache, seq, hold: Hold::Off }
    }

    /// Runs one step. A panic in it (a bug), or writes that no store takes, leave nothing written: what is in memory is
    /// rebuilt from the store.
    fn step<R>(&mut self, now: u64, work: impl FnOnce(&mut Work<'_>) -> R) -> Option<(R, Effects)> {
        let store = Arc::clone(&self.store);
        let cache = &mut self.cache;
        let done = catch_unwind(AssertUnwindSafe(|| {
            let mut step = Work { tx: Tx::new(&*store), fx: Effects::default(), now, cache };
            let result = work(&mut step);
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

    /// Throws away the positions in memory and reads again what is owed. Entries on their way were made ready before
    /// whatever follows, so they do not count as owed. Computers at work go on.
    fn forget(&mut self) {
        self.cache.matches.clear();
        self.cache.owed.clear();
        self.cache.films.clear();
        let tx = Tx::new(&*self.store);
        for (entry, row) in tx.entries() {
            match row.due {
                Due::Board { id, .. } if !self.cache.sent.contains_key(&entry) => {
                    self.cache.owed.insert((id, row.chat), entry);
                }
                Due::Film { id, topic, .. } => {
                    self.cache.films.insert((id, row.chat, topic), entry);
                }
                _ => {}
            }
        }
    }

    /// After a start: everything that is still owed, and the computers whose turn it is.
    pub fn resume(&mut self, now: u64) -> Effects {
        self.forget();
        let mut fx = self.step_or(
            now,
            |work| work.tx.entries().into_iter().for_each(|(entry, row)| work.push(row.chat, entry)),
            |_| {},
        );
        for id in Tx::new(&*self.store).matches_alive() {
            // One at a time: a match that cannot be replayed does not keep the others from going on.
            let wake = |work: &mut Work<'_>| {
                if let Some(row) = work.tx.match_row(id) {
                    work.set_alarm(id);
                    work.wake_computers(&row);
                }
            };
            fx.add(self.step_or(now, wake, |_| {}));
        }
        fx
    }

    /// An update. One that was handled before changes nothing, and one that cannot be handled is not handled again.
    pub fn update(&mut self, incoming: Incoming, now: u64) -> Effects {
        let number = incoming.update;
        let handle = |work: &mut Work<'_>| {
            if work.tx.first_time(number) {
                work.incoming(incoming.kind);
            }
        };
        let skip = |work: &mut Work<'_>| {
            work.tx.first_time(number);
        };
        self.step_or(now, handle, skip)
    }

    /// The answer to a question of [`Effects::ask`].
    pub fn admin(&mut self, query: AdminQuery, yes: bool, now: u64) -> Effects {
        self.step_or(now, |work| work.admin(query, yes), |_| {})
    }

    /// A computer has decided. When its move cannot be played, it gives up.
    pub fn thought(&mut self, thought: Thought, now: u64) -> Effects {
        // A newer thought of that seat may be under way: then this one is stale.
        if self.cache.thinking.get(&(thought.id, thought.seat)) != Some(&thought.version) {
            return Effects { seq: self.seq, ..Effects::default() };
        }
        self.cache.thinking.remove(&(thought.id, thought.seat));
        let none = Thought { text: None, ..thought.clone() };
        self.step_or(now, |work| work.thought(thought), |work| work.thought(none))
    }

    /// Lets timers wait, or lets them go off.
    pub fn hold(&mut self, hold: Hold) {
        self.hold = hold;
    }

    /// Timers that are due by now, in the order of their times and each as a step of its own: one that fails must not
    /// hold up the others. What follows from one and is due as well has its turn too.
    pub fn tick(&mut self, now: u64) -> Effects {
        let mut fx = Effects { seq: self.seq, ..Effects::default() };
        match self.hold {
            Hold::On => return fx,
            Hold::Until(until) if now < until => return fx,
            Hold::Off | Hold::Until(_) => {}
        }
        for _ in 0..ALARMS {
            let Some((at, id)) = Tx::new(&*self.store).due(now, 1).pop() else { break };
            fx.add(self.step_or(now, |work| work.timer(id, at), |work| work.stop_timer(id, at)));
        }
        fx
    }

    /// Makes an entry of the outbox ready to send, as things stand now.
    pub fn prepare(&mut self, entry: EntryId, now: u64) -> Ready {
        let prepared = self.step(now, |work| {
            let call = work.tx.entry(entry).and_then(|row| work.ready(entry, &row));
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
        self.step_or(now, |work| work.delivered(entry, how), |work| work.drop_entry(entry))
    }

    /// The number of the last transaction.
    pub fn last(&self) -> Seq {
        self.seq
    }
}

impl Effects {
    /// What is to be done besides.
    fn add(&mut self, more: Effects) {
        self.seq = self.seq.max(more.seq);
        self.answers.extend(more.answers);
        self.push.extend(more.push);
        self.think.extend(more.think);
        self.ask = self.ask.take().or(more.ask);
    }
}

impl Work<'_> {
    /// Routes one update.
    fn incoming(&mut self, kind: Kind) {
        match kind {
            Kind::Message(message) => self.message(message, false),
            Kind::Edited(message) => self.message(message, true),
            Kind::Press(press) => self.press(press),
            Kind::Membership { chat, by, now } => self.membership(&chat, &by, now),
            Kind::Migrated { from, to } => self.migrated(from, to),
            Kind::Reopened { chat, topic } => self.reopened(&chat, topic),
            Kind::Other => {}
        }
    }

    /// Adds an entry to the lane of its chat.
    pub fn push(&mut self, chat: ChatId, entry: EntryId) {
        let group = self.tx.chat(chat).is_none_or(|row| !row.private);
        self.fx.push.push(Push { chat, group, entry });
    }

    /// Owes something to a chat, unless nothing can be sent there.
    pub fn owe(&mut self, chat: ChatId, due: Due) -> Option<EntryId> {
        let row = self.tx.chat(chat)?;
        if row.closed.is_some() {
            return None;
        }
        let entry = self.tx.owe(&EntryRow { chat, due });
        self.fx.push.push(Push { chat, group: !row.private, entry });
        Some(entry)
    }

    /// An entry is owed no more, whatever became of it.
    pub fn drop_entry(&mut self, entry: EntryId) {
        self.tx.remove_entry(entry);
        self.cache.sent.remove(&entry);
        self.cache.owed.retain(|_, owed| *owed != entry);
        self.cache.films.retain(|_, owed| *owed != entry);
    }

    /// The live match of a row, from memory or by replay.
    pub fn live(&mut self, id: MatchId) -> Option<&mut Match> {
        if !self.cache.matches.contains_key(&id) {
            let row = self.tx.match_row(id)?;
            let live = super::rooms::replayed(&self.tx, &row)?;
            if self.cache.matches.len() >= CACHED {
                self.cache.matches.clear();
            }
            self.cache.matches.insert(id, live);
        }
        self.cache.matches.get_mut(&id)
    }

    /// Ends the waiting of a press, with or without words.
    pub fn toast(&mut self, press: &str, text: String, alert: bool) {
        let text = text.chars().take(200).collect();
        self.fx.answers.push(Answer { press: press.to_owned(), text, alert, url: None });
    }
}

#[cfg(test)]
#[path = "desk_tests.rs"]
mod tests;
