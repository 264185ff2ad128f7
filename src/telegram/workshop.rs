//! Resources that the bots of a process share: connections, the time, and the threads that paint.

use super::painters::Painters;
use super::wire::{Client, ConnectError, Wire};
use crate::clock::Clock;

/// Resources that the bots of a process share.
pub struct Workshop {
    client: Client,
    api_url: Option<String>,
    clock: Clock,
    painters: Painters,
    /// Paints films: one takes as long as dozens of boards, which must not wait for it.
    projector: Painters,
}

impl Workshop {
    /// A workshop for bots of Telegram, or of another Bot API server.
    ///
    /// # Errors
    /// If the system refuses the resources.
    pub fn new(api_url: Option<&str>, clock: Clock) -> Result<Workshop, ConnectError> {
        let client = Client::new(api_url)?;
        let painters = |threads| Painters::new(threads).map_err(|error| ConnectError::Threads(error.to_string()));
        let processors = std::thread::available_parallelism().map_or(1, usize::from);
        let (painters, projector) = (painters(processors)?, painters(1)?);
        Ok(Workshop { client, api_url: api_url.map(str::to_owned), clock, painters, projector })
    }

    /// The wire for a bot's requests.
    pub(super) fn wire(&self, token: &str) -> Result<Wire, ConnectError> {
        Wire::new(&self.client, token, self.api_url.as_deref(), self.clock.clone())
    }

    /// The painters for a bot's pictures and for its films.
    pub(super) fn painters(&self) -> (Painters, Painters) {
        (self.painters.lane(), self.projector.lane())
    }
}
