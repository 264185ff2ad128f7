//! The desk's own work besides timers: it follows a clock that was ahead, and removes rows that nobody needs.

use super::{ALARMS, DAY, Desk, Effects, Hold};
use crate::bot::table::erasing::{self, Came};
use crate::bot::table::{days, deadlines, rounds};
use crate::store::schema::{MatchId, Tx};

/// How many matches a cleanup step examines.
const REMOVED: usize = 100;

/// The removal of ended matches.
pub(super) struct Removal {
    /// How long after the end of a match, in milliseconds.
    pub after: u64,
    /// The match to examine next.
    pub next: MatchId,
    /// When to examine it, in milliseconds since 1970.
    pub due: u64,
}

impl Desk {
    /// If the clock was ahead, timers set for times that are now far in the future fire at once, and each match is
    /// checked: nothing in it may be later than now.
    pub(super) fn keep_time(&mut self, now: u64) -> Effects {
        let mut fx = Effects { seq: self.seq, ..Effects::default() };
        if deadlines::is_ahead(self.latest, now) {
            tracing::warn!(seconds = (self.latest - now) / 1000, "the clock was ahead; all matches are brought back");
            self.asleep = Some(Tx::new(&*self.store).matches_alive());
            self.removal.iter_mut().for_each(|removal| removal.due = now);
            if matches!(self.hold, Hold::Until(_)) {
                self.hold = Hold::Off;
            }
            for id in Tx::new(&*self.store).cups_waiting() {
                fx.add(self.step_or(now, |work| rounds::brought_back(work, id), |_| {}));
            }
            for chat in Tx::new(&*self.store).days_waiting() {
                fx.add(self.step_or(now, |work| days::brought_back(work, chat), |_| {}));
            }
        }
        self.latest = now;
        fx
    }

    /// Continues erasing a user. At the end, the files are rewritten.
    pub(super) fn erase(&mut self, now: u64) -> Effects {
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

    /// Removes some of the matches that ended long ago. Every match is examined once a day.
    pub(super) fn remove_old(&mut self, now: u64) -> Effects {
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
}
