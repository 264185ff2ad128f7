//! The list of bots in a database: each is a row with a name, a number, and a sealed token. This module never sees a
//! token in the clear.

use super::Refused;
use super::address::Address;
use super::answers::{Failure, Listed};
use super::session::Session;

/// Why the list could not be used.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Unlisted {
    /// The database cannot be reached, or is too busy. A retry may succeed.
    #[error(transparent)]
    Away(Refused),
    /// The database refuses, and will refuse again.
    #[error(transparent)]
    Refused(Refused),
}

/// The list of bots.
pub struct Bots {
    session: Session,
    at: String,
}

impl Bots {
    /// Connects and upgrades the tables.
    ///
    /// # Errors
    /// As for all methods that follow: when the database cannot be reached, or refuses.
    pub fn of(address: &Address) -> Result<Bots, Unlisted> {
        let mut bots = Bots::at(address)?;
        bots.reach()?;
        Ok(bots)
    }

    /// Prepares a connection without connecting.
    ///
    /// # Errors
    /// When the system refuses the resources.
    pub fn at(address: &Address) -> Result<Bots, Unlisted> {
        let at = address.to_string();
        match Session::new(address.clone()) {
            Ok(session) => Ok(Bots { session, at }),
            Err(error) => Err(unlisted(&at, &Failure::Never(error.to_string()))),
        }
    }

    /// Connects and upgrades the tables. Can be retried.
    ///
    /// # Errors
    /// As for [`of`](Self::of).
    pub fn reach(&mut self) -> Result<(), Unlisted> {
        self.session.raise().map_err(|failure| unlisted(&self.at, &failure))
    }

    /// All bots, by name.
    ///
    /// # Errors
    /// As for [`of`](Self::of).
    pub fn all(&mut self) -> Result<Vec<Listed>, Unlisted> {
        self.session.bots().map_err(|failure| unlisted(&self.at, &failure))
    }

    /// Adds a bot, or replaces the token of one that is listed. `false` without any effect if another bot has the name,
    /// or if the number has another name.
    ///
    /// # Errors
    /// As for [`of`](Self::of).
    pub fn put(&mut self, bot: &Listed) -> Result<bool, Unlisted> {
        self.session.put_bot(bot).map_err(|failure| unlisted(&self.at, &failure))
    }

    /// Removes a bot from the list. `false` if there was none with that name. Its stored data stays.
    ///
    /// # Errors
    /// As for [`of`](Self::of).
    pub fn remove(&mut self, name: &str) -> Result<bool, Unlisted> {
        self.session.remove_bot(name).map_err(|failure| unlisted(&self.at, &failure))
    }

    /// Replaces the sealed tokens of all bots, or of none. Takes each bot with its current seal. `false` if the list
    /// has changed meanwhile.
    ///
    /// # Errors
    /// As for [`of`](Self::of).
    pub fn reseal(&mut self, all: &[(Listed, Vec<u8>)]) -> Result<bool, Unlisted> {
        self.session.reseal(all).map_err(|failure| unlisted(&self.at, &failure))
    }
}

fn unlisted(at: &str, failure: &Failure) -> Unlisted {
    let refused = Refused { at: at.to_owned(), why: failure.to_string() };
    match failure {
        Failure::Never(_) => Unlisted::Refused(refused),
        Failure::Lost(_) | Failure::Later(_) => Unlisted::Away(refused),
    }
}
