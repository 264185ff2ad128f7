//! The webhooks of several bots at one local address. Each bot has a path of its own, and a secret of its own.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use axum::body::Body;
use axum::http::{HeaderValue, Request, StatusCode, header};
use tokio::net::TcpListener;
use tokio::sync::{mpsc, watch};
use tokio::time::timeout;

use super::door::{Answering, Door, FAREWELL, LIMITS, Limits, bare, listen};
use super::gallery;
use crate::http::unauthenticated::Connection;

/// The most connections of the messenger, for all bots.
const CONNECTIONS: usize = 1_024;

/// The bots that take updates here. Cheap to clone.
#[derive(Clone)]
pub struct Hall(Arc<Doors>);

struct Doors(Mutex<HashMap<String, Option<Entrance>>>);

/// A bot's handler. Each response in progress holds a clone of the sender.
#[derive(Clone)]
struct Entrance {
    door: Arc<dyn Door>,
    line: mpsc::Sender<()>,
}

/// A bot's place in the hall.
pub(super) struct Place {
    hall: Hall,
    path: String,
    answering: mpsc::Receiver<()>,
}

impl Hall {
    /// A hall for bots with these paths. While a bot does not take updates, the messenger is told to deliver them
    /// again.
    pub fn new(paths: impl IntoIterator<Item = String>) -> Hall {
        Hall(Arc::new(Doors(Mutex::new(paths.into_iter().map(|path| (path, None)).collect()))))
    }

    /// Serves requests until the stop.
    pub async fn serve(self, listener: TcpListener, stop: watch::Receiver<bool>) {
        listen(listener, self.0, Limits { connections: CONNECTIONS, ..LIMITS }, stop).await;
    }

    /// Registers a bot's handler at a path.
    pub(super) fn enter(&self, path: &str, door: Arc<dyn Door>) -> Place {
        let (line, answering) = mpsc::channel(1);
        self.0.doors().insert(path.to_owned(), Some(Entrance { door, line }));
        Place { hall: self.clone(), path: path.to_owned(), answering }
    }
}

impl Place {
    /// Takes no more updates, and finishes those in progress.
    pub async fn leave(mut self) {
        self.close();
        // Nothing is ever sent: this returns when the last response is finished.
        if timeout(FAREWELL, self.answering.recv()).await.is_err() {
            tracing::warn!("an update was still being taken at the stop; it will come again");
        }
    }

    fn close(&self) {
        self.hall.0.doors().insert(self.path.clone(), None);
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        self.close();
    }
}

impl Doors {
    /// The bot that a path belongs to: its own, or that of one of its pictures.
    fn entrance(&self, path: &str) -> Option<Option<Entrance>> {
        let doors = self.doors();
        let bot = || path.rsplit_once(gallery::ROOT).and_then(|(bot, _)| doors.get(bot));
        doors.get(path).or_else(bot).cloned()
    }

    /// The map is consistent whenever the lock is released.
    fn doors(&self) -> MutexGuard<'_, HashMap<String, Option<Entrance>>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Door for Doors {
    fn answer<'a>(&'a self, connection: &'a Connection, request: Request<Body>) -> Answering<'a> {
        let entrance = self.entrance(request.uri().path());
        Box::pin(async move {
            let status = match entrance {
                Some(Some(Entrance { door, line })) => {
                    let answer = door.answer(connection, request).await;
                    drop(line);
                    return answer;
                }
                Some(None) => StatusCode::SERVICE_UNAVAILABLE,
                None => StatusCode::NOT_FOUND,
            };
            let mut answer = bare(status);
            if !connection.is_known() {
                answer.headers_mut().insert(header::CONNECTION, HeaderValue::from_static("close"));
            }
            answer
        })
    }
}
