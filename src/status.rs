//! What the bot says of itself to those who watch over it: `/healthz` in words, `/metrics` in numbers, as Prometheus
//! reads them. Nothing of it is about a person or a chat. It is served where the operator says, to whoever can reach
//! that.

use std::fmt::{Display, Write};
use std::future::Future;
use std::pin::Pin;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use tokio::net::TcpListener;

use crate::http::{self, Answer, Asked};

/// What a running bot tells of itself.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Report {
    /// Whether it may speak for the bot now.
    pub lease: bool,
    /// How long it took until all that it had done was durable; `None`: too long.
    pub lag: Option<Duration>,
    /// How many transactions have become durable since it began.
    pub commits: u64,
    /// How many transactions are not durable yet.
    pub waiting: u64,
    /// How many updates it has taken.
    pub updates: u64,
    /// How many jobs wait for the desk.
    pub desk: usize,
    /// How many entries of the outbox wait, or are on their way.
    pub outbox: usize,
    /// How many computers think, or wait for a processor.
    pub thinking: usize,
    /// How many computers have thought, and for how long in all.
    pub thoughts: u64,
    /// See `thoughts`.
    pub thought: Duration,
    /// How requests to the messenger have ended: method, outcome, how many.
    pub requests: Vec<(&'static str, String, u64)>,
}

/// Asks a running bot.
pub type Probe = Arc<dyn Fn() -> Pin<Box<dyn Future<Output = Report> + Send>> + Send + Sync>;

/// Where a bot can be asked while it runs. Cheap to clone.
#[derive(Clone, Default)]
pub struct Panel(Arc<Mutex<Option<Probe>>>);

impl Panel {
    fn probe(&self) -> MutexGuard<'_, Option<Probe>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The bot runs, or no longer does.
    pub fn set(&self, probe: Option<Probe>) {
        *self.probe() = probe;
    }

    /// What the bot says; `None`: none runs here.
    async fn ask(&self) -> Option<Report> {
        let probe = self.probe().clone();
        Some(probe?().await)
    }
}

/// Answers those who ask, for ever.
pub async fn serve(listener: TcpListener, panel: Panel) {
    let answer = move |asked: Asked| {
        let panel = panel.clone();
        async move { answer(&asked, &panel).await }
    };
    http::serve(listener, answer).await;
}

async fn answer(asked: &Asked, panel: &Panel) -> Answer {
    let plain = |code, text: &str| Answer { code, text: text.to_owned() };
    match asked.path.as_str() {
        _ if !asked.reads => plain(405, "only GET\n"),
        "/healthz" => health(panel.ask().await.as_ref()),
        "/metrics" => Answer { code: 200, text: metrics(panel.ask().await.as_ref()) },
        _ => plain(404, "there are /healthz and /metrics\n"),
    }
}

/// 200: all is well, also where another process has the bot. 503: something is not as it should be.
fn health(report: Option<&Report>) -> Answer {
    let Some(report) = report else {
        return Answer { code: 200, text: "ok: standing by, or starting\nlease: not held\n".to_owned() };
    };
    let lag = report.lag.map_or("no answer yet".to_owned(), |lag| format!("{} ms", lag.as_millis()));
    let (code, word) = match report {
        Report { lease: false, .. } => (503, "the lease has run out"),
        Report { lag: None, .. } => (503, "what the bot does takes too long to become durable"),
        _ => (200, "ok"),
    };
    let lease = if report.lease { "held" } else { "not held" };
    let text = format!(
        "{word}\nlease: {lease}\ncommits: {} waiting, {lag}\ndesk: {} waiting\noutbox: {} waiting\nthinking: {}\n",
        report.waiting, report.desk, report.outbox, report.thinking
    );
    Answer { code, text }
}

/// All numbers. Where no bot runs there is only that.
fn metrics(report: Option<&Report>) -> String {
    let mut page = Page::default();
    page.one("kletka_lease", "gauge", "Whether this process has the bot.", u8::from(report.is_some_and(|r| r.lease)));
    let Some(report) = report else { return page.0 };
    page.one("kletka_updates_total", "counter", "Updates taken.", report.updates);
    page.one("kletka_commits_total", "counter", "Transactions that have become durable.", report.commits);
    if let Some(lag) = report.lag {
        let help = "How long it took just now until everything was durable.";
        page.one("kletka_commit_lag_seconds", "gauge", help, lag.as_secs_f64());
    }
    page.head("kletka_queue", "gauge", "What waits.");
    let queues = [
        ("commits", report.waiting),
        ("desk", report.desk as u64),
        ("outbox", report.outbox as u64),
        ("thinking", report.thinking as u64),
    ];
    for (of, count) in queues {
        page.line("kletka_queue", &[("of", of)], count);
    }
    page.head("kletka_thinking_seconds", "summary", "How long computers have thought.");
    page.line("kletka_thinking_seconds_sum", &[], report.thought.as_secs_f64());
    page.line("kletka_thinking_seconds_count", &[], report.thoughts);
    page.head("kletka_requests_total", "counter", "Requests to the messenger, by method and outcome.");
    for (method, outcome, count) in &report.requests {
        page.line("kletka_requests_total", &[("method", method), ("outcome", outcome)], count);
    }
    page.0
}

/// A page as Prometheus reads it.
#[derive(Default)]
struct Page(String);

impl Page {
    fn head(&mut self, name: &str, kind: &str, help: &str) {
        // A text takes whatever is written.
        let _ = writeln!(self.0, "# HELP {name} {help}\n# TYPE {name} {kind}");
    }

    fn line(&mut self, name: &str, labels: &[(&str, &str)], value: impl Display) {
        let labels: Vec<String> = labels.iter().map(|(key, value)| format!("{key}=\"{value}\"")).collect();
        let labels = if labels.is_empty() { String::new() } else { format!("{{{}}}", labels.join(",")) };
        let _ = writeln!(self.0, "{name}{labels} {value}");
    }

    fn one(&mut self, name: &str, kind: &str, help: &str, value: impl Display) {
        self.head(name, kind, help);
        self.line(name, &[], value);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn report() -> Report {
        Report {
            lease: true,
            lag: Some(Duration::from_millis(12)),
            commits: 40,
            waiting: 2,
            updates: 30,
            outbox: 5,
            thoughts: 3,
            thought: Duration::from_millis(1_500),
            requests: vec![("SendPhoto", "ok".to_owned(), 7), ("SendPhoto", "429".to_owned(), 1)],
            ..Report::default()
        }
    }

    #[test]
    fn health_is_a_code_and_a_sentence() {
        assert_eq!(health(None).code, 200, "who stands by is well");
        let well = health(Some(&report()));
        assert_eq!((well.code, well.text.lines().next()), (200, Some("ok")));
        assert!(well.text.contains("\ncommits: 2 waiting, 12 ms\n") && well.text.contains("\noutbox: 5 waiting\n"));
        for ill in [Report { lease: false, ..report() }, Report { lag: None, ..report() }] {
            assert_eq!(health(Some(&ill)).code, 503, "{ill:?}");
        }
    }

    #[test]
    fn numbers_are_as_prometheus_reads_them() {
        let page = metrics(Some(&report()));
        for line in [
            "# TYPE kletka_updates_total counter",
            "kletka_lease 1",
            "kletka_updates_total 30",
            "kletka_commit_lag_seconds 0.012",
            "kletka_queue{of=\"outbox\"} 5",
            "kletka_thinking_seconds_sum 1.5",
            "kletka_requests_total{method=\"SendPhoto\",outcome=\"429\"} 1",
        ] {
            assert!(page.lines().any(|known| known == line), "{line} is not in {page}");
        }
        for line in page.lines().filter(|line| !line.starts_with('#')) {
            let (name, value) = line.rsplit_once(' ').unwrap();
            assert!(name.starts_with("kletka_") && value.parse::<f64>().is_ok(), "{line}");
        }
        assert_eq!(metrics(None).lines().last(), Some("kletka_lease 0"));
    }

    #[tokio::test]
    async fn only_two_pages_can_be_read() {
        let ask = async |reads, path: &str| answer(&Asked { reads, path: path.to_owned() }, &Panel::default()).await;
        assert_eq!(ask(true, "/healthz").await.code, 200);
        assert_eq!(ask(true, "/metrics").await.code, 200);
        assert_eq!(ask(true, "/").await.code, 404);
        assert_eq!(ask(false, "/metrics").await.code, 405);
    }
}
