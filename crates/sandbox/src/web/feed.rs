//! A person's live view, as server-sent events.
//!
//! `state` is the frame (chats, people, commands, switches). The page gets all of it whenever it has changed.
//! `completions` are words to type, in the person's language. `news` are messages and similar things. Each has a
//! number. A browser that lost the connection names the last number it has seen, so it gets what it missed, and nothing
//! twice.

use std::collections::VecDeque;
use std::convert::Infallible;
use std::time::Duration;

use axum::Json;
use axum::extract::{Query, State};
use axum::http::{HeaderMap, StatusCode};
use axum::response::sse::{Event, KeepAlive, Sse};
use axum::response::{IntoResponse, Response};
use futures_util::stream;
use serde::Deserialize;
use tokio::sync::{OwnedSemaphorePermit, watch};

use super::page::Page;
use super::{alone, view};

/// The interval of keep-alive comments on a silent connection.
const ALIVE: Duration = Duration::from_secs(15);

/// The person who looks.
#[derive(Deserialize)]
pub struct Who {
    #[serde(rename = "as")]
    user: i64,
}

/// One page that receives events.
struct Watcher {
    page: Page,
    user: i64,
    /// The newest change that was sent; `None`: nothing yet.
    seen: Option<u64>,
    state: String,
    /// The language in which completions were sent.
    language: Option<String>,
    ready: VecDeque<Event>,
    changes: watch::Receiver<u64>,
    _place: OwnedSemaphorePermit,
}

/// `GET /events?as=ID`.
pub async fn events(State(page): State<Page>, Query(who): Query<Who>, headers: HeaderMap) -> Response {
    if !page.shared.look(|world| view::person(world, who.user)) {
        return (StatusCode::NOT_FOUND, "no such person\n").into_response();
    }
    let Ok(place) = page.free.clone().try_acquire_owned() else {
        return (StatusCode::SERVICE_UNAVAILABLE, "too many pages are open\n").into_response();
    };
    let last = headers.get("last-event-id").and_then(|id| id.to_str().ok());
    let seen = last.and_then(|id| id.strip_prefix(&*page.run)?.strip_prefix('-')?.parse().ok());
    let changes = page.shared.subscribe();
    let (user, ready) = (who.user, VecDeque::new());
    let watcher = Watcher { page, user, seen, state: String::new(), language: None, ready, changes, _place: place };
    let events = stream::unfold(watcher, |mut watcher| async move {
        let event = watcher.next().await?;
        Some((Ok::<_, Infallible>(event), watcher))
    });
    Sse::new(events).keep_alive(KeepAlive::new().interval(ALIVE)).into_response()
}

/// The query for older messages.
#[derive(Deserialize)]
pub struct Before {
    #[serde(rename = "as")]
    user: i64,
    chat: i64,
    topic: Option<i32>,
    before: i32,
}

/// `GET /older?as=ID&chat=ID&before=ID`, perhaps with `topic=ID`.
pub async fn older(State(page): State<Page>, Query(wanted): Query<Before>) -> Response {
    let found = page.shared.look(|world| {
        let chat = world.chats.get(&wanted.chat).filter(|chat| view::visible(chat, wanted.user))?;
        Some(view::older(world, chat, wanted.topic, wanted.before, wanted.user))
    });
    found.map_or_else(|| StatusCode::NOT_FOUND.into_response(), |found| Json(found).into_response())
}

impl Watcher {
    async fn next(&mut self) -> Option<Event> {
        loop {
            if let Some(event) = self.ready.pop_front() {
                return Some(event);
            }
            self.changes.borrow_and_update();
            self.gather();
            if self.ready.is_empty() {
                self.changes.changed().await.ok()?;
            }
        }
    }

    /// Collects the changes since the last time.
    fn gather(&mut self) {
        let wanted = *self.page.shared.wanted().borrow();
        let (user, seen) = (self.user, self.seen);
        let (state, news, revision, said) = self.page.shared.look(|world| {
            let language = view::language(world, user);
            let is_new = self.language.as_deref() != Some(language);
            (
                view::state(world, user, wanted).to_string(),
                view::news(world, user, seen, alone::news(world, user, seen)),
                world.revision,
                is_new.then(|| (language.to_owned(), view::completions(world, language))),
            )
        });
        if let Some((language, completions)) = said {
            self.ready.push_back(Event::default().event("completions").data(completions.to_string()));
            self.language = Some(language);
        }
        if state != self.state {
            self.ready.push_back(Event::default().event("state").data(&state));
            self.state = state;
        }
        if let Some(news) = news {
            let id = format!("{}-{revision}", self.page.run);
            self.ready.push_back(Event::default().event("news").id(id).data(news.to_string()));
        }
        self.seen = Some(revision);
    }
}
