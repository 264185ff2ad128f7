//! Looks at a database and changes nothing, for `kletka doctor`.

use std::time::Duration;

use super::Refused;
use super::address::Address;
use super::answers::{Tables, TokenId};
use super::session::Session;

/// What a database says of itself, and of bots.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Look {
    /// The version of the server.
    pub server: String,
    /// How long it took to answer, over a connection that was there.
    pub took: Duration,
    /// Whether this program can use its tables.
    pub tables: Tables,
    /// Which of the bots a process has.
    pub held: Vec<TokenId>,
}

/// Looks at a database.
///
/// # Errors
/// When it cannot be reached, or refuses.
pub fn look(address: &Address, bots: &[TokenId]) -> Result<Look, Refused> {
    let refused = |why: String| Refused { at: address.to_string(), why };
    let mut session = Session::new(address.clone()).map_err(|error| refused(error.to_string()))?;
    let (server, took, tables) = session.survey().map_err(|failure| refused(failure.to_string()))?;
    let held = match tables {
        Tables::Missing => Vec::new(),
        _ => {
            let holders = session.look(bots).map_err(|failure| refused(failure.to_string()))?;
            let mut held: Vec<_> = holders.into_iter().filter(|(_, holder)| !holder.gone).map(|(bot, _)| bot).collect();
            held.sort_unstable();
            held
        }
    };
    Ok(Look { server, took, tables, held })
}
