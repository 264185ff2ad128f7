//! The state that all requests of the page share.

use std::net::SocketAddr;
use std::sync::Arc;

use tokio::sync::Semaphore;

use crate::shared::Shared;

/// One listener of the page.
#[derive(Clone)]
pub struct Page {
    pub shared: Arc<Shared>,
    pub address: SocketAddr,
    /// Identifies this run: numbers of changes mean nothing in another one.
    pub run: Arc<str>,
    pub free: Arc<Semaphore>,
}
