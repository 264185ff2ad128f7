//! The lease statements for all bots of a process. Requests of one kind are batched in one statement.

use std::collections::{BTreeMap, HashMap};
use std::time::Duration;

use super::answers::{Epoch, Failure, Holder, TokenId};
use super::owner::{Act, Heard};
use super::session::Session;
use crate::clock::steady;

/// The time limits for releasing bots: first over the connection in use, then over a fresh one, since the old one may
/// have been cut. It takes milliseconds unless the machine is very busy, and a supervisor is waiting.
const FAREWELL: [Duration; 2] = [Duration::from_millis(500), Duration::from_millis(1_500)];
/// How long no further release is tried after one without an answer.
const DEAF: Duration = Duration::from_secs(1);
/// How often it is logged that the database does not answer.
const COMPLAINT: Duration = Duration::from_secs(60);
/// The most bots that are taken over in one statement.
const TOGETHER: usize = 128;
/// The time per round for taking over bots one by one: there may be hundreds, or one whose row is locked.
const APART: Duration = Duration::from_secs(1);

/// A bot's number in the table of leases.
pub(super) type Place = u64;

/// An action that an owner wants, and for which bot.
pub(super) struct Wish {
    pub(super) place: Place,
    pub(super) token: TokenId,
    /// Whether to take it over in a statement of its own, since a batch with it has failed. A locked row then delays
    /// nobody else.
    pub(super) apart: bool,
    pub(super) act: Act,
}

/// Sends lease statements to the database.
pub(super) struct Post {
    session: Session,
    me: String,
    raised: bool,
    /// Whether this process's row exists.
    known: bool,
    /// When it was last logged that the database does not answer.
    complained: Option<Duration>,
    /// When a release got no answer.
    unheard: Option<Duration>,
}

impl Post {
    pub(super) fn new(session: Session, me: String) -> Post {
        Post { session, me, raised: false, known: false, complained: None, unheard: None }
    }

    pub(super) fn me(&self) -> &str {
        &self.me
    }

    /// Registers bots in the database, once the tables are ready. `waits`: whether some may wait for that.
    pub(super) fn register(&mut self, tokens: &[TokenId], waits: bool) -> Result<(), Failure> {
        let raised = if self.raised { Ok(()) } else { self.session.raise() };
        self.raised = raised.is_ok();
        let registered = raised.and_then(|()| self.session.register(tokens));
        match &registered {
            Err(failure @ (Failure::Later(_) | Failure::Lost(_))) if waits => {
                self.complain(failure, "the database cannot be reached; trying again");
            }
            _ => {}
        }
        registered
    }

    /// Releases bots. `last`: whether the process has no others.
    pub(super) fn release(&mut self, bots: &[(TokenId, Epoch)], last: bool) {
        let forgets = last && self.known;
        if bots.is_empty() && !forgets || self.unheard.is_some_and(|at| steady() < at + DEAF) {
            return;
        }
        let [first, again] = FAREWELL;
        let mut say = |patience| self.session.release((&self.me, forgets), bots, patience);
        // Sending it twice has no further effect.
        let said = match say(first) {
            Err(Failure::Lost(_) | Failure::Later(_)) => say(again),
            said => said,
        };
        match said {
            Ok(()) => self.known &= !forgets,
            Err(failure) => {
                self.unheard = Some(steady());
                tracing::warn!(%failure, "another process can take over only when the lease has run out");
            }
        }
    }

    /// Performs actions of owners and returns their outcomes. Rests and final states do not get here.
    pub(super) fn answer(&mut self, wishes: Vec<Wish>) -> Vec<(Place, Heard)> {
        let (mut renewing, mut looking, mut taking) = (Vec::new(), Vec::new(), Vec::new());
        for wish in wishes {
            match wish.act {
                Act::Renew => renewing.push(wish.place),
                Act::Look => looking.push((wish.place, wish.token)),
                Act::Take(seen) => taking.push((wish.place, wish.token, wish.apart, seen)),
                Act::Rest(_) | Act::Own(_) | Act::Lost(_) | Act::Broken(_) => {}
            }
        }
        let mut heard = self.renew(&renewing);
        heard.extend(self.look(&looking));
        heard.extend(self.take(taking));
        heard
    }

    fn renew(&mut self, places: &[Place]) -> Vec<(Place, Heard)> {
        if places.is_empty() {
            return Vec::new();
        }
        let answer = self.session.renew(&self.me);
        self.known = true;
        let heard = self.heard(answer).map_or_else(|failed| failed, |()| Heard::Renewed);
        places.iter().map(|place| (*place, heard.clone())).collect()
    }

    fn look(&mut self, bots: &[(Place, TokenId)]) -> Vec<(Place, Heard)> {
        if bots.is_empty() {
            return Vec::new();
        }
        let tokens: Vec<TokenId> = bots.iter().map(|(_, token)| *token).collect();
        let answer = self.session.look(&tokens);
        match self.heard(answer) {
            Ok(mut holders) => {
                bots.iter().map(|(place, token)| (*place, Heard::Holder(holders.remove(token)))).collect()
            }
            Err(failed) => bots.iter().map(|(place, _)| (*place, failed.clone())).collect(),
        }
    }

    /// Takes bots over: batched by former owner, and a few one by one.
    fn take(&mut self, bots: Vec<(Place, TokenId, bool, Holder)>) -> Vec<(Place, Heard)> {
        let (apart, together): (Vec<_>, Vec<_>) = bots.into_iter().partition(|(_, _, apart, _)| *apart);
        let mut owners: BTreeMap<Option<String>, Vec<_>> = BTreeMap::new();
        for (place, token, _, seen) in together {
            owners.entry(seen.owner).or_default().push((place, token, seen.at.epoch));
        }
        let mut heard = Vec::new();
        for (owner, bots) in &owners {
            bots.chunks(TOGETHER).for_each(|some| heard.extend(self.take_some(owner.as_deref(), some)));
        }
        let end = steady() + APART;
        for (place, token, _, seen) in apart {
            if steady() < end {
                heard.extend(self.take_some(seen.owner.as_deref(), &[(place, token, seen.at.epoch)]));
            } else {
                // The owner polls again, and then it may succeed.
                heard.push((place, Heard::Taken(None)));
            }
        }
        heard
    }

    fn take_some(&mut self, owner: Option<&str>, bots: &[(Place, TokenId, Epoch)]) -> Vec<(Place, Heard)> {
        let seen: Vec<(TokenId, Epoch)> = bots.iter().map(|(_, token, epoch)| (*token, *epoch)).collect();
        let answer = self.session.take(&self.me, owner, &seen);
        let taken: Result<HashMap<_, _>, Heard> = self.heard(answer);
        let heard = |token| match &taken {
            Ok(taken) => Heard::Taken(taken.get(token).copied()),
            Err(failed) => failed.clone(),
        };
        bots.iter().map(|(place, token, _)| (*place, heard(token))).collect()
    }

    fn heard<T>(&mut self, answer: Result<T, Failure>) -> Result<T, Heard> {
        answer.map_err(|failure| {
            self.complain(&failure, "the lease could not be seen to; trying again");
            Heard::Failed(failure)
        })
    }

    /// Logs from time to time that the database does not answer.
    fn complain(&mut self, failure: &Failure, what: &str) {
        if self.complained.is_none_or(|said| steady() > said + COMPLAINT) {
            tracing::warn!(%failure, "{what}");
            self.complained = Some(steady());
        }
    }
}
