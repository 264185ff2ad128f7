//! The thread that gets the bot and keeps the lease on it.

use std::io;
use std::sync::Arc;
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender};
use std::thread::{self, JoinHandle};
use std::time::Duration;

use super::answers::{Epoch, Failure, Holder, Standing};
use super::end::End;
use super::owner::{Act, Heard, Owner};
use super::session::Session;
use crate::store::lease::now;
use crate::store::or_fatal;

/// How long the farewell may take. It takes milliseconds unless the machine is very busy, and a supervisor is waiting.
const FAREWELL: Duration = Duration::from_secs(2);
/// How often who waits says so.
const SAY: Duration = Duration::from_secs(600);
/// How often it is said that the database does not answer.
const COMPLAINT: Duration = Duration::from_secs(60);

/// A handle on the thread. Dropping it ends the thread, and the bot stays ours until the lease has run out.
pub(super) struct Keeper {
    orders: Sender<Order>,
    thread: Option<JoinHandle<()>>,
}

enum Order {
    /// All is durable: the bot is free.
    Release,
}

impl Keeper {
    /// Waits until the bot is ours, if it is to; gives where it stands then. `end` has the
    /// lease, and hears why the bot is no longer ours.
    pub(super) fn take(
        session: Session,
        (me, seed): (String, u64),
        waits: bool,
        end: &Arc<End>,
    ) -> Result<(Keeper, Standing), Failure> {
        let never = |error: io::Error| Failure::Never(error.to_string());
        let mut post = Post { session, me: me.clone(), other: None, said: None, complained: None };
        post.begin(waits)?;
        let mut owner = Owner::new(me, seed);
        let at = loop {
            match post.turn(&mut owner) {
                Turn::Rest(_) if !waits && post.other.is_some() => {
                    let other = post.other.unwrap_or_default();
                    return Err(Failure::Never(format!("a bot runs there ({other}); stop it first")));
                }
                Turn::Rest(until) => thread::sleep(until.saturating_sub(now())),
                Turn::Own(at) => break at,
                Turn::End(why) => return Err(Failure::Never(why)),
            }
        };
        end.lasts(owner.until());
        let (orders, inbox) = mpsc::channel();
        let end = Arc::clone(end);
        let work = move || {
            if let Err(why) = keep(&mut post, &mut owner, at.epoch, &end, &inbox) {
                end.come(&why);
            }
        };
        let thread = thread::Builder::new().name("lease".into()).spawn(|| or_fatal(work)).map_err(never)?;
        Ok((Keeper { orders, thread: Some(thread) }, at))
    }

    /// Sets the bot free. All must be durable.
    pub(super) fn release(&self) {
        // A thread that has ended has nothing to set free.
        let _ = self.orders.send(Order::Release);
    }
}

impl Drop for Keeper {
    fn drop(&mut self) {
        let (closed, _) = mpsc::channel();
        drop(std::mem::replace(&mut self.orders, closed));
        if let Some(thread) = self.thread.take() {
            // A panic there has ended the process already.
            thread.join().ok();
        }
    }
}

/// Keeps the lease until the end.
///
/// # Errors
/// Why the bot is no longer ours.
fn keep(post: &mut Post, owner: &mut Owner, epoch: Epoch, end: &End, inbox: &Receiver<Order>) -> Result<(), String> {
    while !end.has_come() {
        let turn = post.turn(owner);
        end.lasts(owner.until());
        let rest = match turn {
            Turn::Rest(until) => until.saturating_sub(now()),
            Turn::Own(_) => Duration::ZERO,
            Turn::End(why) => return Err(why),
        };
        match inbox.recv_timeout(rest) {
            Err(RecvTimeoutError::Timeout) => {}
            Err(RecvTimeoutError::Disconnected) => return Ok(()),
            Ok(Order::Release) => {
                end.lasts(Duration::ZERO);
                if let Err(failure) = post.session.release(&post.me, epoch, FAREWELL) {
                    tracing::warn!(%failure, "another process can take over only when the lease has run out");
                }
                return Ok(());
            }
        }
    }
    Ok(())
}

/// What an owner's turn has come to.
enum Turn {
    Rest(Duration),
    Own(Standing),
    End(String),
}

/// Does what an owner wants.
struct Post {
    session: Session,
    me: String,
    /// The other process that had the bot when it was looked at last.
    other: Option<String>,
    /// When it was said last that another process has the bot.
    said: Option<Duration>,
    /// When it was said last that the database does not answer.
    complained: Option<Duration>,
}

impl Post {
    /// Has the bot stand in the database, as soon as that is there. A process that does not wait gives up at once.
    fn begin(&mut self, waits: bool) -> Result<(), Failure> {
        let mut backoff = super::backoff::Backoff::new(now().subsec_nanos().into());
        let mut told = false;
        loop {
            match self.session.prepare() {
                Ok(()) => return Ok(()),
                Err(Failure::Never(why)) => return Err(Failure::Never(why)),
                Err(failure) if !waits => return Err(failure),
                Err(failure) if !told => {
                    tracing::warn!(%failure, "the database cannot be reached; trying again");
                    told = true;
                }
                Err(_) => {}
            }
            thread::sleep(backoff.pause());
        }
    }

    /// Goes on until there is time to rest.
    fn turn(&mut self, owner: &mut Owner) -> Turn {
        let mut act = owner.wake(now());
        loop {
            let heard = match act {
                Act::Renew => self.session.renew(&self.me).map(|()| Heard::Renewed),
                Act::Look => self.session.look().map(|holder| {
                    self.note(holder.as_ref());
                    Heard::Holder(holder)
                }),
                Act::Take(seen) => self.session.take(&self.me, &seen).map(Heard::Taken),
                Act::Rest(until) => return Turn::Rest(until),
                Act::Own(at) => return Turn::Own(at),
                Act::Lost(holder) => {
                    let by = holder.owner.unwrap_or_default();
                    return Turn::End(format!("another process ({by}) has taken over the bot"));
                }
                Act::Broken(why) => return Turn::End(format!("the database: {why}")),
            };
            let heard = heard.unwrap_or_else(|failure| self.complain(failure));
            act = owner.hear(heard, now());
        }
    }

    /// Says now and then that the database does not answer.
    fn complain(&mut self, failure: Failure) -> Heard {
        if self.complained.is_none_or(|said| now() > said + COMPLAINT) {
            tracing::warn!(%failure, "the lease could not be seen to; trying again");
            self.complained = Some(now());
        }
        Heard::Failed(failure)
    }

    /// Notes whose the bot is, and says now and then that it is another's.
    fn note(&mut self, holder: Option<&Holder>) {
        let other = holder.filter(|holder| !holder.gone).and_then(|holder| holder.owner.clone());
        self.other = other.filter(|owner| *owner != self.me);
        if let Some(owner) = &self.other
            && self.said.is_none_or(|said| now() > said + SAY)
        {
            tracing::info!(owner, "another process has the bot; standing by");
            self.said = Some(now());
        }
    }
}
