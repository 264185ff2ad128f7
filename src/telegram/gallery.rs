//! Pictures for inline messages, which accept no uploads: the messenger fetches each from an address of the bot's own
//! web server. It does so at once and keeps what it got, failures included. So each picture has a name of its own, and
//! is served before the name is told.
//!
//! Nobody can guess a name. The pictures of the last minutes are in memory. All are files for thirty days, if the bot
//! has a data directory.

mod folder;

use std::collections::hash_map::RandomState;
use std::collections::{HashMap, VecDeque};
use std::hash::BuildHasher;
use std::path::PathBuf;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, SystemTime};

use axum::body::{Body, Bytes};
use axum::http::{HeaderValue, Method, Response, StatusCode, header};
use tokio::time::Instant;

use crate::bot::seal::Names;
use folder::Folder;

/// The part of an address between that of the bot and the name.
pub(super) const ROOT: &str = "/p/";

/// The most bytes of pictures in memory.
const MEMORY: usize = 64 * 1024 * 1024;
/// How long no picture gets an address after the messenger could not fetch one from two.
const REST: Duration = Duration::from_secs(60);

/// The end of every name.
const ENDING: &str = ".png";

/// The headers of a picture: it never changes, and no search engine needs it.
const HEADERS: [(&str, &str); 4] = [
    ("content-type", "image/png"),
    ("cache-control", "public, max-age=2592000, immutable"),
    ("x-content-type-options", "nosniff"),
    ("x-robots-tag", "noindex"),
];

/// The pictures that the messenger can fetch.
pub(super) struct Gallery {
    /// The address of the bot, without a slash at its end.
    base: String,
    names: Names,
    /// Makes the names of this run differ from those of all others.
    run: u64,
    count: AtomicU64,
    shelf: Mutex<Shelf>,
    folder: Option<Arc<Folder>>,
    rests: Mutex<Option<Instant>>,
    /// Whether the messenger has ever fetched a picture.
    fetched: AtomicBool,
}

/// The newest pictures, oldest first.
#[derive(Default)]
struct Shelf {
    pictures: HashMap<String, Bytes>,
    order: VecDeque<String>,
    size: usize,
}

impl Gallery {
    /// An empty gallery. `url`: the public address of the bot. `dir`: where pictures are kept beyond memory.
    pub fn new(url: &str, names: Names, dir: Option<PathBuf>) -> Gallery {
        let base = url.split(['?', '#']).next().unwrap_or_default().trim_end_matches('/').to_owned();
        let (run, count) = (RandomState::new().hash_one(SystemTime::now()), AtomicU64::new(0));
        let folder = dir.map(|dir| Arc::new(Folder::new(dir)));
        Gallery {
            base,
            names,
            run,
            count,
            shelf: Mutex::default(),
            folder,
            rests: Mutex::default(),
            fetched: AtomicBool::new(false),
        }
    }

    /// Serves a picture from now on. Returns its address.
    pub fn hang(&self, png: Bytes) -> String {
        let (run, count) = (self.run.to_be_bytes(), self.count.fetch_add(1, Ordering::Relaxed).to_be_bytes());
        let name = self.names.name(&[&run[..], &count, &png].concat()) + ENDING;
        locked(&self.shelf).add(name.clone(), png.clone(), MEMORY);
        if let Some(folder) = self.folder.clone() {
            let name = name.clone();
            tokio::task::spawn_blocking(move || folder.write(&name, &png, SystemTime::now()));
        }
        format!("{}{ROOT}{name}", self.base)
    }

    /// Whether pictures get addresses now.
    pub fn is_open(&self) -> bool {
        locked(&self.rests).is_none_or(|until| until <= Instant::now())
    }

    /// Notes that the messenger has fetched a picture.
    pub fn fetched(&self) {
        self.fetched.store(true, Ordering::Relaxed);
    }

    /// Notes that the messenger could fetch nothing.
    pub fn rest(&self) {
        *locked(&self.rests) = Some(Instant::now() + REST);
    }

    /// When a picture may get an address again. `None`: the messenger has never fetched any.
    pub fn opens(&self) -> Option<Duration> {
        let rests = locked(&self.rests).map_or(Duration::ZERO, |until| until.saturating_duration_since(Instant::now()));
        self.fetched.load(Ordering::Relaxed).then_some(rests)
    }

    /// A picture by its name. `None`: there is none.
    pub async fn find(&self, name: &str) -> Option<Bytes> {
        if !is_name(name) {
            return None;
        }
        let near = locked(&self.shelf).pictures.get(name).cloned();
        match (near, self.folder.clone()) {
            (None, Some(folder)) => {
                let name = name.to_owned();
                tokio::task::spawn_blocking(move || folder.read(&name)).await.ok()?.map(Bytes::from)
            }
            (near, _) => near,
        }
    }
}

impl Shelf {
    /// Adds a picture, and removes the oldest ones beyond `most` bytes.
    fn add(&mut self, name: String, png: Bytes, most: usize) {
        self.size += png.len();
        self.order.push_back(name.clone());
        self.pictures.insert(name, png);
        while self.size > most {
            let Some(oldest) = self.order.pop_front() else { return };
            self.size -= self.pictures.remove(&oldest).map_or(0, |png| png.len());
        }
    }
}

/// Whether a text has the form of a name. No other reaches the disk.
fn is_name(text: &str) -> bool {
    let letters = text.strip_suffix(ENDING).unwrap_or_default();
    letters.len() == 32 && letters.bytes().all(|c| matches!(c, b'0'..=b'9' | b'a'..=b'f'))
}

/// The name in a path, behind that of the bot.
pub(super) fn asked<'a>(path: &'a str, bot: &str) -> Option<&'a str> {
    path.strip_prefix(bot.trim_end_matches('/'))?.strip_prefix(ROOT)
}

/// Whether a request can be for a picture.
pub(super) fn reads(method: &Method) -> bool {
    matches!(*method, Method::GET | Method::HEAD)
}

/// The response with a picture.
pub(super) fn shown(png: Option<Bytes>) -> Response<Body> {
    let Some(png) = png else {
        let mut response = Response::new(Body::empty());
        *response.status_mut() = StatusCode::NOT_FOUND;
        return response;
    };
    let mut response = Response::new(Body::from(png));
    for (name, value) in HEADERS {
        response.headers_mut().insert(name, HeaderValue::from_static(value));
    }
    response.headers_mut().insert(header::CONNECTION, HeaderValue::from_static("close"));
    response
}

/// The state is consistent after every step, so a panic elsewhere does not corrupt it.
fn locked<T>(lock: &Mutex<T>) -> MutexGuard<'_, T> {
    lock.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
#[path = "gallery_tests.rs"]
mod tests;
