//! The files of the page, and the files of the chats.

use std::hash::{DefaultHasher, Hash, Hasher};

use axum::body::Bytes;
use axum::extract::{Path, State};
use axum::http::header::{CACHE_CONTROL, CONTENT_DISPOSITION, CONTENT_TYPE, ETAG, IF_NONE_MATCH};
use axum::http::{HeaderMap, HeaderValue, StatusCode, Uri};
use axum::response::{IntoResponse, Response};

use super::page::Page;
use crate::image;
use crate::message::Media;

/// Files of the page: path, type, content.
macro_rules! assets {
    ($($path:literal: $kind:literal, $file:literal;)*) => {
        const ASSETS: &[(&str, &str, &[u8])] = &[
            $(($path, $kind, include_bytes!(concat!("../../", $file)))),*
        ];
    };
}

assets! {
    "/": "text/html; charset=utf-8", "page/index.html";
    "/style.css": "text/css; charset=utf-8", "page/style.css";
    "/icon.svg": "image/svg+xml", "page/icon.svg";
    "/caveat.woff2": "font/woff2", "../../assets/fonts/Caveat-Bold.woff2";
    "/app.js": "text/javascript; charset=utf-8", "page/app.js";
    "/board.css": "text/css; charset=utf-8", "../../assets/board/board.css";
    "/board.js": "text/javascript; charset=utf-8", "../../assets/board/board.js";
    "/chats.js": "text/javascript; charset=utf-8", "page/chats.js";
    "/completions.js": "text/javascript; charset=utf-8", "page/completions.js";
    "/composer.js": "text/javascript; charset=utf-8", "page/composer.js";
    "/dom.js": "text/javascript; charset=utf-8", "../../assets/board/dom.js";
    "/drafts.js": "text/javascript; charset=utf-8", "page/drafts.js";
    "/finger.js": "text/javascript; charset=utf-8", "../../assets/board/finger.js";
    "/glass.js": "text/javascript; charset=utf-8", "../../assets/board/glass.js";
    "/link.js": "text/javascript; charset=utf-8", "page/link.js";
    "/log.js": "text/javascript; charset=utf-8", "page/log.js";
    "/message.js": "text/javascript; charset=utf-8", "page/message.js";
    "/model.js": "text/javascript; charset=utf-8", "page/model.js";
    "/notes.js": "text/javascript; charset=utf-8", "page/notes.js";
    "/panel.js": "text/javascript; charset=utf-8", "page/panel.js";
    "/places.js": "text/javascript; charset=utf-8", "../../assets/board/places.js";
    "/poll.js": "text/javascript; charset=utf-8", "page/poll.js";
    "/stream.js": "text/javascript; charset=utf-8", "page/stream.js";
    "/worker.js": "text/javascript; charset=utf-8", "page/worker.js";
    "/words.js": "text/javascript; charset=utf-8", "page/words.js";
}

/// A file of the page. A browser that has it only asks whether it has changed.
pub async fn asset(uri: Uri, headers: HeaderMap) -> Response {
    let Some((_, kind, content)) = ASSETS.iter().find(|(path, ..)| *path == uri.path()) else {
        return StatusCode::NOT_FOUND.into_response();
    };
    let tag = tag(content);
    let same = has(&headers, &tag);
    // The next version of the program has other files at the same addresses. A font does not change within a day.
    let keep = if *kind == "font/woff2" { "public, max-age=86400" } else { "no-cache" };
    let named = [(CONTENT_TYPE, (*kind).to_owned()), (CACHE_CONTROL, keep.to_owned()), (ETAG, tag)];
    match same {
        true => (StatusCode::NOT_MODIFIED, named).into_response(),
        false => (named, Bytes::from_static(content)).into_response(),
    }
}

/// The `ETag` of a content. It is the same in every run of the program.
fn tag(content: &[u8]) -> String {
    let mut hasher = DefaultHasher::new();
    content.hash(&mut hasher);
    format!("\"{:016x}\"", hasher.finish())
}

/// Whether the browser already has the content with that tag.
fn has(headers: &HeaderMap, tag: &str) -> bool {
    let had = headers.get(IF_NONE_MATCH).and_then(|tags| tags.to_str().ok());
    had.is_some_and(|tags| tags.split(',').any(|one| one.trim().trim_start_matches("W/") == tag))
}

/// A file of a chat. A browser that has it only asks whether it has changed: a sandbox that is restarted without a
/// directory uses the same ids for other files.
pub async fn stored(State(page): State<Page>, Path(id): Path<String>, headers: HeaderMap) -> Response {
    let found = page.shared.look(|world| {
        let stored = world.files.get(&id)?;
        Some((stored.media.clone(), stored.bytes.clone()?))
    });
    let Some((media, bytes)) = found else { return StatusCode::NOT_FOUND.into_response() };
    let tag = tag(&bytes);
    let same = has(&headers, &tag);
    let named = [(CACHE_CONTROL, "private, no-cache".to_owned()), (ETAG, tag)];
    if same {
        return (StatusCode::NOT_MODIFIED, named).into_response();
    }
    let shown = image::kind(&bytes);
    let mut response = (named, bytes).into_response();
    let headers = response.headers_mut();
    headers.insert(CONTENT_TYPE, HeaderValue::from_static(shown.unwrap_or("application/octet-stream")));
    // Only pictures are shown; a file could be a page with a script.
    if shown.is_none() {
        headers.insert(CONTENT_DISPOSITION, attachment(&media));
    }
    response
}

/// The file name for downloads. Only plain letters are written as they are, other characters as escaped UTF-8.
fn attachment(media: &Media) -> HeaderValue {
    let plain = |b: u8| b.is_ascii_alphanumeric() || matches!(b, b'.' | b'-' | b'_');
    let name = media.name.as_deref().unwrap_or("file").bytes();
    let name: String = name.map(|b| if plain(b) { char::from(b).to_string() } else { format!("%{b:02X}") }).collect();
    let value = HeaderValue::try_from(format!("attachment; filename*=UTF-8''{name}"));
    value.unwrap_or(HeaderValue::from_static("attachment"))
}
