//! How one of several processes comes to own a bot, and how it learns that it no longer does. As in the writer, nothing
//! here does I/O.
//!
//! Each process has a row with an expiry time by the database's clock, which it renews. A bot's row names its owner. A
//! standby polls the bot's row and takes over once the owner's lease has expired. A takeover raises the epoch, so
//! writes that the former owner still sends are refused.
//!
//! The owner computes the end of its lease from its own clock: the time *before* the renewal was sent, plus the lease's
//! length, minus a margin. It may continue only after it has read the bot's row once more *after* the renewal: in
//! between, another process may have seen the lease expire.

use std::time::Duration;

use super::answers::{Failure, Holder, Standing};
use super::backoff::Backoff;

/// How long a process counts as alive after each renewal, by the database's clock.
pub const TTL: Duration = Duration::from_secs(10);
/// The safety margin of the owner: the clocks may run at slightly different rates.
pub const MARGIN: Duration = Duration::from_secs(2);
/// The interval between renewals.
pub const RENEWAL: Duration = Duration::from_secs(3);
/// How often a standby polls whether the bot is free.
pub const GLANCE: Duration = Duration::from_millis(500);

/// A process that owns a bot, or is a standby for it.
#[derive(Debug)]
pub struct Owner {
    me: String,
    /// When the renewal that was last confirmed was sent.
    renewed: Option<Duration>,
    /// When the renewal in progress was sent.
    renewing: Duration,
    /// When to act next.
    next: Duration,
    /// The state of the row that it owns. `None`: it is a standby.
    own: Option<Standing>,
    /// The end of the lease, by its own clock.
    until: Duration,
    step: Step,
    backoff: Backoff,
}

#[derive(Clone, PartialEq, Eq, Debug)]
enum Step {
    Resting,
    Renewing,
    Looking,
    Taking,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Act {
    /// Renew the lease for another [`TTL`].
    Renew,
    /// Poll the bot's owner.
    Look,
    /// Take the bot over if its row is unchanged.
    Take(Holder),
    /// Wait until a time, by the own clock, then call [`Owner::wake`].
    Rest(Duration),
    /// The bot is ours, with this state. Continue with [`Owner::wake`].
    Own(Standing),
    /// Another process owns the bot.
    Lost(Holder),
    /// The database refuses for good.
    Broken(String),
}

/// The outcome of an action.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Heard {
    /// The lease was renewed.
    Renewed,
    /// The bot's owner. `None`: the bot is not in the database.
    Holder(Option<Holder>),
    /// The bot was taken, with this state. `None`: its row had changed.
    Taken(Option<Standing>),
    Failed(Failure),
}

impl Owner {
    /// A standby for a bot. Its name must be unique.
    pub fn new(me: String, seed: u64) -> Owner {
        Owner {
            me,
            renewed: None,
            renewing: Duration::ZERO,
            next: Duration::ZERO,
            own: None,
            until: Duration::ZERO,
            step: Step::Resting,
            backoff: Backoff::new(seed),
        }
    }

    /// The end of the lease, by its own clock.
    pub fn until(&self) -> Duration {
        self.until
    }

    /// The action that is due at a time.
    pub fn wake(&mut self, now: Duration) -> Act {
        if now < self.next {
            return Act::Rest(self.next);
        }
        if self.renewed.is_some_and(|at| now < at + RENEWAL) {
            return self.step(Step::Looking, Act::Look);
        }
        self.renewing = now;
        self.step(Step::Renewing, Act::Renew)
    }

    /// Takes the outcome of an action. Returns the next action.
    pub fn hear(&mut self, heard: Heard, now: Duration) -> Act {
        match (&self.step, heard) {
            (Step::Renewing, Heard::Renewed) => {
                self.renewed = Some(self.renewing);
                self.step(Step::Looking, Act::Look)
            }
            (Step::Looking, Heard::Holder(Some(holder))) => self.looked(holder, now),
            (Step::Taking, Heard::Taken(taken)) => self.taken(taken, now),
            (_, Heard::Failed(Failure::Lost(_) | Failure::Later(_))) => {
                let pause = self.backoff.pause();
                self.rest(now + pause)
            }
            (_, Heard::Failed(Failure::Never(why))) => Act::Broken(why),
            (_, Heard::Holder(None)) => Act::Broken("the bot is not in the database".to_owned()),
            (step, heard) => Act::Broken(format!("{heard:?} was heard in {step:?}")),
        }
    }

    fn looked(&mut self, holder: Holder, now: Duration) -> Act {
        self.backoff.reset();
        let counts = self.renewed.map(|at| at + TTL - MARGIN);
        match self.own {
            Some(own) if own.epoch != holder.at.epoch => Act::Lost(holder),
            Some(_) => {
                self.until = counts.unwrap_or_default();
                self.rest(self.renewed.unwrap_or(now) + RENEWAL)
            }
            // A process must be alive itself to take over.
            None if counts.is_none_or(|counts| now >= counts) => self.rest(now),
            None if holder.gone || holder.owner.as_ref().is_some_and(|owner| *owner == self.me) => {
                self.step(Step::Taking, Act::Take(holder))
            }
            None => self.rest(now + GLANCE),
        }
    }

    fn taken(&mut self, taken: Option<Standing>, now: Duration) -> Act {
        let Some(at) = taken else { return self.rest(now + GLANCE) };
        self.own = Some(at);
        self.until = self.renewed.map(|at| at + TTL - MARGIN).unwrap_or_default();
        self.next = self.renewed.unwrap_or(now) + RENEWAL;
        self.step(Step::Resting, Act::Own(at))
    }

    fn step(&mut self, step: Step, act: Act) -> Act {
        self.step = step;
        act
    }

    fn rest(&mut self, until: Duration) -> Act {
        self.next = until;
        self.step(Step::Resting, Act::Rest(until))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(epoch: i64) -> Standing {
        Standing { epoch, seq: 5 }
    }

    fn holder(owner: Option<&str>, gone: bool, epoch: i64) -> Holder {
        Holder { owner: owner.map(str::to_owned), gone, at: at(epoch) }
    }

    fn seen(owner: Option<&str>, gone: bool, epoch: i64) -> Heard {
        Heard::Holder(Some(holder(owner, gone, epoch)))
    }

    const fn seconds(n: u64) -> Duration {
        Duration::from_secs(n)
    }

    /// A process that has owned the bot since second 100, in epoch 2.
    fn owner() -> Owner {
        let mut owner = Owner::new("me".to_owned(), 1);
        assert_eq!(owner.wake(seconds(100)), Act::Renew);
        assert_eq!(owner.hear(Heard::Renewed, seconds(101)), Act::Look);
        assert_eq!(owner.hear(seen(None, true, 1), seconds(101)), Act::Take(holder(None, true, 1)));
        assert_eq!(owner.hear(Heard::Taken(Some(at(2))), seconds(102)), Act::Own(at(2)));
        assert_eq!(owner.until(), seconds(108), "counted from before the renewal");
        owner
    }

    #[test]
    fn who_waits_takes_only_what_is_free() {
        let mut owner = Owner::new("me".to_owned(), 1);
        owner.wake(seconds(100));
        owner.hear(Heard::Renewed, seconds(100));
        let again = seconds(100) + GLANCE;
        assert_eq!(owner.hear(seen(Some("other"), false, 1), seconds(100)), Act::Rest(again));
        assert_eq!(owner.wake(again), Act::Look);
        assert_eq!(owner.hear(seen(Some("other"), true, 1), again), Act::Take(holder(Some("other"), true, 1)));
        assert_eq!(owner.hear(Heard::Taken(None), again), Act::Rest(again + GLANCE), "a third one was quicker");
        assert_eq!(owner.until(), Duration::ZERO);
    }

    #[test]
    fn who_is_late_itself_takes_nothing() {
        let mut owner = Owner::new("me".to_owned(), 1);
        owner.wake(seconds(100));
        owner.hear(Heard::Renewed, seconds(109));
        assert_eq!(owner.hear(seen(None, true, 1), seconds(109)), Act::Rest(seconds(109)));
        assert_eq!(owner.wake(seconds(109)), Act::Renew);
    }

    #[test]
    fn a_lease_grows_only_behind_a_look_that_follows_a_renewal() {
        let mut owner = owner();
        assert_eq!(owner.wake(seconds(102)), Act::Rest(seconds(103)));
        assert_eq!(owner.wake(seconds(103)), Act::Renew);
        assert_eq!(owner.hear(Heard::Renewed, seconds(104)), Act::Look);
        assert_eq!(owner.until(), seconds(108));
        assert_eq!(owner.hear(seen(Some("me"), false, 2), seconds(105)), Act::Rest(seconds(106)));
        assert_eq!(owner.until(), seconds(111));
    }

    #[test]
    fn while_nothing_is_answered_the_lease_runs_out() {
        let mut owner = owner();
        let mut now = seconds(103);
        for _ in 0..30 {
            assert_eq!(owner.wake(now), Act::Renew);
            let Act::Rest(next) = owner.hear(Heard::Failed(Failure::Lost(String::new())), now) else { panic!() };
            now = next;
        }
        assert_eq!(owner.until(), seconds(108));
    }

    #[test]
    fn after_an_answer_the_pauses_begin_short_again() {
        let mut owner = owner();
        let mut failed = |now: Duration| {
            owner.wake(now);
            let Act::Rest(next) = owner.hear(Heard::Failed(Failure::Lost(String::new())), now) else { panic!() };
            (next - now, owner.wake(next))
        };
        let first = failed(seconds(103)).0;
        let longest = (104..120).map(|second| failed(seconds(second)).0).max().expect("some");
        assert!(longest > first * 20, "{first:?}, {longest:?}");
        owner.hear(Heard::Renewed, seconds(121));
        owner.hear(seen(Some("me"), false, 2), seconds(121));
        owner.wake(seconds(130));
        let Act::Rest(next) = owner.hear(Heard::Failed(Failure::Lost(String::new())), seconds(130)) else { panic!() };
        assert!(next - seconds(130) <= first * 2, "{:?}", next - seconds(130));
    }

    #[test]
    fn what_was_taken_over_is_lost() {
        let mut owner = owner();
        owner.wake(seconds(103));
        owner.hear(Heard::Renewed, seconds(103));
        let holder = holder(Some("other"), false, 3);
        assert_eq!(owner.hear(Heard::Holder(Some(holder.clone())), seconds(103)), Act::Lost(holder));
        assert_eq!(owner.until(), seconds(108), "it grows no more");
    }

    #[test]
    fn a_takeover_whose_answer_was_lost_is_made_again() {
        let mut owner = Owner::new("me".to_owned(), 1);
        owner.wake(seconds(100));
        owner.hear(Heard::Renewed, seconds(100));
        owner.hear(seen(None, true, 1), seconds(100));
        let lost = owner.hear(Heard::Failed(Failure::Lost(String::new())), seconds(100));
        let Act::Rest(next) = lost else { panic!("{lost:?}") };
        assert_eq!(owner.wake(next), Act::Look);
        // Only an answer proves that the database has it.
        assert_eq!(owner.hear(seen(Some("me"), false, 2), next), Act::Take(holder(Some("me"), false, 2)));
        assert_eq!(owner.hear(Heard::Taken(Some(at(3))), next), Act::Own(at(3)));
    }
}
