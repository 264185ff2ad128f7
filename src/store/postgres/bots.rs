//! The bots of a database: each a row with a name, its number, and its token, which is sealed. No token is known here.

use super::Refused;
use super::address::Address;
use super::answers::{Failure, Listed};
use super::session::Session;

/// Why the rows could not be used.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Unlisted {
    /// The database cannot be reached, or has no time; later it may.
    #[error(transparent)]
    Away(Refused),
    /// The database refuses, and will again.
    #[error(transparent)]
    Refused(Refused),
}

/// The rows.
pub struct Bots {
    session: Session,
    at: String,
}

impl Bots {
    /// Reaches the database, and makes its tables what this program needs.
    ///
    /// # Errors
    /// As for all that follow: when the database cannot be reached, or refuses.
    pub fn of(address: &Address) -> Result<Bots, Unlisted> {
        let mut bots = Bots::at(address)?;
        bots.reach()?;
        Ok(bots)
    }

    /// Asks nothing of the database before that is to be reached.
    ///
    /// # Errors
    /// When the system refuses what this needs.
    pub fn at(address: &Address) -> Result<Bots, Unlisted> {
        let at = address.to_string();
        match Session::new(address.clone()) {
            Ok(session) => Ok(Bots { session, at }),
            Err(error) => Err(unlisted(&at, &Failure::Never(error.to_string()))),
        }
    }

    /// Reaches the database, and makes its tables what this program needs. May be tried again.
    ///
    /// # Errors
    /// As for [`of`](Self::of).
    pub fn reach(&mut self) -> Result<(), Unlisted> {
        self.session.raise().map_err(|failure| unlisted(&self.at, &failure))
    }

    /// All of them, by name.
    ///
    /// # Errors
    /// As for [`of`](Self::of).
    pub fn all(&mut self) -> Result<Vec<Listed>, Unlisted> {
        self.session.bots().map_err(|failure| unlisted(&self.at, &failure))
    }

    /// Adds a bot, or gives one that is there a new token. `false`, and nothing has happened: another bot has the name,
    /// or the number has another name.
    ///
    /// # Errors
    /// As for [`of`](Self::of).
    pub fn put(&mut self, bot: &Listed) -> Result<bool, Unlisted> {
        self.session.put_bot(bot).map_err(|failure| unlisted(&self.at, &failure))
    }

    /// Takes a bot off. `false`: there was none of that name. What it keeps stays.
    ///
    /// # Errors
    /// As for [`of`](Self::of).
    pub fn remove(&mut self, name: &str) -> Result<bool, Unlisted> {
        self.session.remove_bot(name).map_err(|failure| unlisted(&self.at, &failure))
    }

    /// Replaces the seals of all bots, each with the one that it has; all or none. `false`: the bots are others by now.
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
