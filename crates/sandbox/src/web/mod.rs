//! The web chat: a page that shows the world to people and lets them act. It has its own listener, beside the one for
//! the bot.
//!
//! - `GET /` and the files of the page, compiled into the program.
//! - `GET /events?as=ID`: what one person can see, live, as server-sent events (`feed`, `view`).
//! - `GET /older?as=ID&chat=ID&before=ID`: messages older than those with which `/events` begins (`feed`).
//! - `POST /act`: what a person does, and the switches (`acts`).
//! - `GET /file/ID`: pictures and other files.
//! - `/app/`: the page of the bot's Mini App, and what it asks the bot (`app`).
//! - `guard` refuses other pages.

mod acts;
mod alone;
mod app;
mod feed;
mod files;
mod guard;
mod page;
mod view;

use std::io;
use std::net::SocketAddr;
use std::sync::Arc;

use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::middleware::from_fn_with_state;
use axum::routing::{any, get, post};
use tokio::net::TcpListener;
use tokio::runtime::Handle;
use tokio::sync::Semaphore;

use page::Page;

use super::clock::Clock;
use super::shared::Shared;

/// The largest body of an action: the longest text in any script, and some room.
const ACT_BYTES: usize = 32 * 1024;
/// The most pages that can receive events at a time.
const PAGES: usize = 64;

/// Serves the page at an address as long as the runtime lives. Returns the address.
pub(super) fn show(shared: &Arc<Shared>, address: SocketAddr, runtime: &Handle) -> io::Result<SocketAddr> {
    let listener = std::net::TcpListener::bind(address)?;
    listener.set_nonblocking(true)?;
    let address = listener.local_addr()?;
    let listener = {
        let _inside = runtime.enter();
        TcpListener::from_std(listener)?
    };
    let run = Clock::new(None).now_ms().to_string().into();
    let page = Page { shared: Arc::clone(shared), address, run, free: Arc::new(Semaphore::new(PAGES)) };
    let served = axum::serve(listener, router(page));
    runtime.spawn(async move {
        if let Err(error) = served.await {
            tracing::error!(%error, "the page is not served any more");
        }
    });
    Ok(address)
}

fn router(page: Page) -> Router {
    Router::new()
        .route("/events", get(feed::events))
        .route("/older", get(feed::older))
        .route("/act", post(acts::act))
        .route("/file/{id}", get(files::stored))
        .route("/app/", any(app::passed))
        .route("/app/{file}", any(app::passed))
        .fallback(get(files::asset))
        .layer(DefaultBodyLimit::max(ACT_BYTES))
        .layer(from_fn_with_state(page.clone(), guard::guard))
        .with_state(page)
}
