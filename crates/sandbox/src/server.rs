//! The HTTP server: connections that can be cut, paths, faults, answers.

use std::io;
use std::pin::Pin;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::task::{Context, Poll};
use std::time::{Duration, SystemTime};

use axum::Router;
use axum::extract::connect_info::{ConnectInfo, Connected};
use axum::extract::{DefaultBodyLimit, Request, State};
use axum::http::header::{CONTENT_TYPE, DATE};
use axum::http::{HeaderValue, StatusCode, Uri};
use axum::response::{IntoResponse, Response};
use axum::serve::{IncomingStream, Listener};
use serde_json::{Value, json};
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::{TcpListener, TcpStream};

use super::api;
use super::calls::{Call, Outcome};
use super::delivery;
use super::faults::Fault;
use super::fetched;
use super::limits;
use super::params::Params;
use super::refusal::ApiError;
use super::shared::Shared;
use super::world::World;

/// A connection that can be cut without an answer.
pub(super) struct CuttableStream {
    stream: TcpStream,
    cut: Arc<AtomicBool>,
}

/// Creates [`CuttableStream`]s.
pub(super) struct CuttableListener(pub TcpListener);

/// Cuts the connection of a request.
#[derive(Clone)]
pub(super) struct CutFlag(Arc<AtomicBool>);

impl Listener for CuttableListener {
    type Io = CuttableStream;
    type Addr = std::net::SocketAddr;

    async fn accept(&mut self) -> (CuttableStream, Self::Addr) {
        let (stream, address) = Listener::accept(&mut self.0).await;
        // Small answers must not wait for more data. A connection still works without the option.
        let _slower_at_worst = stream.set_nodelay(true);
        (CuttableStream { stream, cut: Arc::default() }, address)
    }

    fn local_addr(&self) -> io::Result<Self::Addr> {
        self.0.local_addr()
    }
}

impl Connected<IncomingStream<'_, CuttableListener>> for CutFlag {
    fn connect_info(stream: IncomingStream<'_, CuttableListener>) -> CutFlag {
        CutFlag(stream.io().cut.clone())
    }
}

impl AsyncRead for CuttableStream {
    fn poll_read(mut self: Pin<&mut Self>, cx: &mut Context<'_>, buf: &mut ReadBuf<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_read(cx, buf)
    }
}

impl AsyncWrite for CuttableStream {
    fn poll_write(mut self: Pin<&mut Self>, cx: &mut Context<'_>, buf: &[u8]) -> Poll<io::Result<usize>> {
        if self.cut.load(Ordering::Acquire) {
            return Poll::Ready(Err(io::ErrorKind::BrokenPipe.into()));
        }
        Pin::new(&mut self.stream).poll_write(cx, buf)
    }

    fn poll_flush(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_flush(cx)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(cx)
    }
}

/// Serves requests until it is dropped.
pub(super) async fn serve(listener: TcpListener, shared: Arc<Shared>) -> io::Result<()> {
    let router =
        Router::new().fallback(answer).layer(DefaultBodyLimit::max(limits::UPLOAD_BYTES)).with_state(shared.clone());
    let service = router.into_make_service_with_connect_info::<CutFlag>();
    tokio::select! {
        served = axum::serve(CuttableListener(listener), service) => served,
        () = delivery::deliver(shared) => Ok(()),
    }
}

/// The request in a path.
enum Asked {
    Method(String),
    File(String),
    Unauthorized,
    Unknown,
}

fn asked(uri: &Uri, token: &str) -> Asked {
    // Clients may escape the colon of the token and the slashes in a file's path.
    let path = uri.path().replace("%3A", ":").replace("%3a", ":").replace("%2F", "/").replace("%2f", "/");
    let (rest, file) = match path.strip_prefix("/file/bot") {
        Some(rest) => (Some(rest), true),
        None => (path.strip_prefix("/bot"), false),
    };
    match rest.and_then(|r| r.split_once('/')) {
        None => Asked::Unknown,
        Some((given, _)) if given != token => Asked::Unauthorized,
        Some((_, name)) if file => Asked::File(name.to_owned()),
        Some((_, name)) => Asked::Method(name.trim_end_matches('/').to_owned()),
    }
}

async fn answer(
    State(shared): State<Arc<Shared>>,
    ConnectInfo(cut_flag): ConnectInfo<CutFlag>,
    request: Request,
) -> Response {
    let mut response = respond(&shared, &cut_flag, request).await;
    let ahead = shared.look(|world| world.config.date_ahead);
    if ahead != 0 {
        response.headers_mut().insert(DATE, date(ahead));
    }
    response
}

/// The date of an answer, so many seconds ahead of the real time.
fn date(ahead: i64) -> HeaderValue {
    let by = Duration::from_secs(ahead.unsigned_abs());
    let now = SystemTime::now();
    let date = if ahead > 0 { now.checked_add(by) } else { now.checked_sub(by) };
    HeaderValue::from_str(&httpdate::fmt_http_date(date.unwrap_or(now))).unwrap_or(HeaderValue::from_static("-"))
}

async fn respond(shared: &Arc<Shared>, cut_flag: &CutFlag, request: Request) -> Response {
    match asked(request.uri(), &shared.token) {
        Asked::Unauthorized => refusal(&ApiError::new(401, "Unauthorized")),
        Asked::Unknown => refusal(&ApiError::new(404, "Not Found")),
        Asked::File(path) => {
            let file = path.strip_prefix("files/").and_then(|id| shared.look(|w| w.file(id)));
            file.map_or_else(|| refusal(&ApiError::new(404, "Not Found")), IntoResponse::into_response)
        }
        Asked::Method(method) => match Params::read(request).await {
            Ok(params) => call(shared, cut_flag, &method, &params).await,
            Err(error) => refusal(&error),
        },
    }
}

/// Carries out a call, or the fault that is due for it.
async fn call(shared: &Arc<Shared>, cut_flag: &CutFlag, method: &str, params: &Params) -> Response {
    let lower = method.to_ascii_lowercase();
    let fault = shared.quietly(|w| w.faults.take(&lower, place(w, params).0));
    let error = match fault {
        None => return reply(carry_out(shared, method, &lower, params, Outcome::Done).await),
        Some(Fault::DropAfter) => {
            // The fault loses the result.
            let _unheard = carry_out(shared, method, &lower, params, Outcome::DoneUnheard).await;
            return cut_flag.cut(Duration::ZERO).await;
        }
        Some(Fault::DropBefore) => {
            note(shared, method, params, Outcome::Lost);
            return cut_flag.cut(Duration::ZERO).await;
        }
        Some(Fault::Hang(time)) => {
            note(shared, method, params, Outcome::Lost);
            return cut_flag.cut(time).await;
        }
        Some(Fault::TooMany(seconds)) => ApiError::too_many(seconds),
        Some(Fault::Internal) => ApiError::new(500, "Internal Server Error"),
        Some(Fault::BadGateway) => ApiError::new(502, "Bad Gateway"),
        Some(Fault::Error { code, description }) => ApiError::new(code, &description),
    };
    note(shared, method, params, refused(&error));
    if error.code == 502 {
        let page = "<html>\r\n<head><title>502 Bad Gateway</title></head>\r\n<body>\r\n<center><h1>502 Bad Gateway</h1>\
                    </center>\r\n<hr><center>nginx</center>\r\n</body>\r\n</html>\r\n";
        return (StatusCode::BAD_GATEWAY, [(CONTENT_TYPE, "text/html")], page).into_response();
    }
    refusal(&error)
}

/// Carries out a call and logs it in the same step.
async fn carry_out(
    shared: &Arc<Shared>,
    method: &str,
    lower: &str,
    params: &Params,
    done: Outcome,
) -> Result<Value, ApiError> {
    if lower == "getupdates" {
        return api::polling::updates(shared, params).await;
    }
    fetched::fetch(shared, lower, params).await;
    shared.act(|world| {
        let result = api::call(world, lower, params);
        let outcome = result.as_ref().map_or_else(refused, |_| done);
        let made = result.as_ref().ok().and_then(|r| r["message_id"].as_i64());
        let entry = entry(world, method, params, made, outcome);
        world.calls.note(entry);
        result
    })
}

fn note(shared: &Shared, method: &str, params: &Params, outcome: Outcome) {
    if method.eq_ignore_ascii_case("getUpdates") {
        return;
    }
    shared.act(|world| {
        let entry = entry(world, method, params, None, outcome);
        world.calls.note(entry);
    });
}

fn entry(world: &World, method: &str, params: &Params, made: Option<i64>, outcome: Outcome) -> Call {
    let (chat, named) = place(world, params);
    let message = made.or(named);
    Call {
        number: 0,
        at: world.clock.now_ms(),
        method: method.to_owned(),
        chat,
        message: message.and_then(|id| i32::try_from(id).ok()),
        args: params.summary(world.config.whole_calls),
        outcome,
    }
}

/// Chat and message that a call names, perhaps by the id of a card.
fn place(world: &World, params: &Params) -> (Option<i64>, Option<i64>) {
    let card = params.text("inline_message_id").and_then(|id| world.card(&id));
    match card {
        Some((chat, message)) => (Some(chat), Some(message.into())),
        None => (params.int("chat_id"), params.int("message_id")),
    }
}

fn refused(error: &ApiError) -> Outcome {
    Outcome::Refused { code: error.code, description: error.description.clone() }
}

impl CutFlag {
    /// Waits, then closes the connection. The response is never sent.
    async fn cut(&self, after: Duration) -> Response {
        tokio::time::sleep(after).await;
        self.0.store(true, Ordering::Release);
        StatusCode::INTERNAL_SERVER_ERROR.into_response()
    }
}

fn reply(result: Result<Value, ApiError>) -> Response {
    match result {
        Ok(result) => document(StatusCode::OK, &json!({ "ok": true, "result": result })),
        Err(error) => refusal(&error),
    }
}

fn refusal(error: &ApiError) -> Response {
    document(StatusCode::from_u16(error.code).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR), &error.json())
}

fn document(status: StatusCode, json: &Value) -> Response {
    (status, [(CONTENT_TYPE, "application/json")], json.to_string()).into_response()
}
