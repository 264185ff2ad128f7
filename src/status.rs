//! Health and metrics for monitoring: `/healthz` as text, `/metrics` for Prometheus. None of it is about a person or a
//! chat. It is served on a configured address, to anybody who can reach that.

use std::fmt::{Display, Write};
use std::future::Future;
use std::pin::Pin;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use tokio::net::TcpListener;

use crate::http::{self, Answer, Asked};

/// The report of a running bot.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Report {
    /// Whether the bot's lease holds now.
    pub lease: bool,
    /// How long it took until everything done so far was durable. `None`: it timed out.
    pub lag: Option<Duration>,
    /// The number of transactions that have become durable since the start.
    pub commits: u64,
    /// The number of transactions that are not durable yet.
    pub waiting: u64,
    /// The number of updates handled.
    pub updates: u64,
    /// The number of jobs that wait for the desk.
    pub desk: usize,
    /// The number of entries in the outbox, waiting or in flight.
    pub outbox: usize,
    /// The number of computers that think, or wait for a processor.
    pub thinking: usize,
    /// The number of completed thoughts.
    pub thoughts: u64,
    /// The total duration of `thoughts`.
    pub thought: Duration,
    /// Requests to the messenger: method, outcome, count.
    pub requests: Vec<(&'static str, String, u64)>,
}

/// Asks a running bot.
pub type Probe = Arc<dyn Fn() -> Pin<Box<dyn Future<Output = Report> + Send>> + Send + Sync>;

/// Reports the state of one bot. Cheap to clone.
#[derive(Clone, Default)]
pub struct Panel(Arc<Mutex<State>>);

/// The state of a bot.
#[derive(Clone, Default)]
enum State {
    /// It is starting, or it is a standby.
    #[default]
    Waits,
    Runs(Probe),
    /// It has ended by itself, for this reason.
    Ended(String),
}

/// A bot's own report, or its state if it does not run.
enum Said {
    Waits,
    Reports(Report),
    Ended(String),
}

impl Panel {
    fn state(&self) -> MutexGuard<'_, State> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Sets the state to running, with a probe for reports.
    pub fn runs(&self, probe: Probe) {
        *self.state() = State::Runs(probe);
    }

    /// Sets the state to waiting: the bot is starting, or it is a standby.
    pub fn waits(&self) {
        *self.state() = State::Waits;
    }

    /// Sets the state to ended by itself, with the reason.
    pub fn ended(&self, why: String) {
        *self.state() = State::Ended(why);
    }

    /// The current report or state.
    async fn ask(&self) -> Said {
        let state = self.state().clone();
        match state {
            State::Waits => Said::Waits,
            State::Runs(probe) => Said::Reports(probe().await),
            State::Ended(why) => Said::Ended(why),
        }
    }
}

/// The bots of a process with their names. A single bot needs no name.
#[derive(Clone, Default)]
pub struct Panels(Arc<Vec<(Option<String>, Panel)>>);

/// The reports of all bots, with their names.
type All = Vec<(Option<String>, Said)>;

impl Panels {
    /// The only bot of a process.
    pub fn one(panel: Panel) -> Panels {
        Panels(Arc::new(vec![(None, panel)]))
    }

    /// Several bots with their names.
    pub fn of(named: impl IntoIterator<Item = (String, Panel)>) -> Panels {
        Panels(Arc::new(named.into_iter().map(|(name, panel)| (Some(name), panel)).collect()))
    }

    /// The reports of all bots. They are asked concurrently, so a slow one delays nobody else.
    async fn ask(&self) -> All {
        let ask = |(name, panel): &'_ (Option<String>, Panel)| {
            let (name, panel) = (name.clone(), panel.clone());
            (name, tokio::spawn(async move { panel.ask().await }))
        };
        let asked: Vec<_> = self.0.iter().map(ask).collect();
        let mut all = Vec::with_capacity(asked.len());
        for (name, said) in asked {
            all.push((name, said.await.unwrap_or(Said::Waits)));
        }
        all
    }
}

/// Serves requests for ever.
pub async fn serve(listener: TcpListener, panels: Panels) {
    let answer = move |asked: Asked| {
        let panels = panels.clone();
        async move { answer(&asked, &panels).await }
    };
    http::serve(listener, answer).await;
}

async fn answer(asked: &Asked, panels: &Panels) -> Answer {
    let plain = |code, text: &str| Answer { code, text: text.to_owned() };
    match asked.path.as_str() {
        _ if !asked.reads => plain(405, "only GET\n"),
        "/healthz" => health(&panels.ask().await),
        "/metrics" => Answer { code: 200, text: metrics(&panels.ask().await) },
        _ => plain(404, "there are /healthz and /metrics\n"),
    }
}

/// 200: all is well. That includes standbys, and one of several bots that has ended by itself: a restart of the others
/// would not bring it back. 503: something is wrong.
fn health(all: &[(Option<String>, Said)]) -> Answer {
    let conditions = all.iter().map(|(name, said)| (name, condition(said)));
    match conditions.collect::<Vec<_>>().as_slice() {
        [(None, alone)] => Answer { code: alone.code, text: format!("{}\n{}\n", alone.word, alone.rest.join("\n")) },
        several => {
            let ill = several.iter().filter(|(_, bot)| bot.code != 200).count();
            let first =
                if ill == 0 { "ok".to_owned() } else { format!("{ill} of {} bots are not well", several.len()) };
            let line = |(name, bot): &(&Option<String>, Condition)| {
                format!("{}: {}; {}\n", name.as_deref().unwrap_or_default(), bot.word, bot.rest.join("; "))
            };
            let lines: String = several.iter().map(line).collect();
            Answer { code: if ill == 0 { 200 } else { 503 }, text: format!("{first}\n{lines}") }
        }
    }
}

/// The condition of a bot.
struct Condition {
    code: u16,
    word: String,
    rest: Vec<String>,
}

fn condition(said: &Said) -> Condition {
    let of = |code, word: &str, rest: Vec<String>| Condition { code, word: word.to_owned(), rest };
    let report = match said {
        Said::Waits => return of(200, "ok: standing by, or starting", vec!["lease: not held".to_owned()]),
        Said::Ended(why) => return of(200, &format!("ended: {why}"), vec!["lease: not held".to_owned()]),
        Said::Reports(report) => report,
    };
    let lag = report.lag.map_or("no answer yet".to_owned(), |lag| format!("{} ms", lag.as_millis()));
    let (code, word) = match report {
        Report { lease: false, .. } => (503, "the lease has run out"),
        Report { lag: None, .. } => (503, "what the bot does takes too long to become durable"),
        _ => (200, "ok"),
    };
    let rest = vec![
        format!("lease: {}", if report.lease { "held" } else { "not held" }),
        format!("commits: {} waiting, {lag}", report.waiting),
        format!("desk: {} waiting", report.desk),
        format!("outbox: {} waiting", report.outbox),
        format!("thinking: {}", report.thinking),
    ];
    of(code, word, rest)
}

/// All metrics. A bot that does not run has only its state.
fn metrics(all: &[(Option<String>, Said)]) -> String {
    let mut page = Page::default();
    let lease = |said: &Said| u8::from(matches!(said, Said::Reports(report) if report.lease));
    page.head("kletka_lease", "gauge", "Whether this process has the bot.");
    all.iter().for_each(|(bot, said)| page.line("kletka_lease", bot.as_deref(), &[], lease(said)));
    page.head("kletka_ended", "gauge", "Whether the bot has ended by itself, as one whose token was revoked.");
    let ended = |said: &Said| u8::from(matches!(said, Said::Ended(_)));
    all.iter().for_each(|(bot, said)| page.line("kletka_ended", bot.as_deref(), &[], ended(said)));
    let reports = all.iter().filter_map(|(bot, said)| match said {
        Said::Reports(report) => Some((bot.as_deref(), report)),
        Said::Waits | Said::Ended(_) => None,
    });
    let reports: Vec<(Option<&str>, &Report)> = reports.collect();
    if !reports.is_empty() {
        numbers(&mut page, &reports);
    }
    page.0
}

/// The metrics of the bots that run.
fn numbers(page: &mut Page, reports: &[(Option<&str>, &Report)]) {
    let each = || reports.iter().copied();
    page.head("kletka_updates_total", "counter", "Updates taken.");
    each().for_each(|(bot, report)| page.line("kletka_updates_total", bot, &[], report.updates));
    page.head("kletka_commits_total", "counter", "Transactions that have become durable.");
    each().for_each(|(bot, report)| page.line("kletka_commits_total", bot, &[], report.commits));
    page.head("kletka_commit_lag_seconds", "gauge", "How long it took just now until everything was durable.");
    for (bot, lag) in each().filter_map(|(bot, report)| Some((bot, report.lag?))) {
        page.line("kletka_commit_lag_seconds", bot, &[], lag.as_secs_f64());
    }
    page.head("kletka_queue", "gauge", "What waits.");
    for (bot, report) in each() {
        let queues = [
            ("commits", report.waiting),
            ("desk", report.desk as u64),
            ("outbox", report.outbox as u64),
            ("thinking", report.thinking as u64),
        ];
        queues.iter().for_each(|(of, count)| page.line("kletka_queue", bot, &[("of", of)], count));
    }
    page.head("kletka_thinking_seconds", "summary", "How long computers have thought.");
    for (bot, report) in each() {
        page.line("kletka_thinking_seconds_sum", bot, &[], report.thought.as_secs_f64());
        page.line("kletka_thinking_seconds_count", bot, &[], report.thoughts);
    }
    page.head("kletka_requests_total", "counter", "Requests to the messenger, by method and outcome.");
    for (bot, report) in each() {
        for (method, outcome, count) in &report.requests {
            page.line("kletka_requests_total", bot, &[("method", method), ("outcome", outcome)], count);
        }
    }
}

/// A page in the Prometheus text format.
#[derive(Default)]
struct Page(String);

impl Page {
    fn head(&mut self, name: &str, kind: &str, help: &str) {
        // Writing to a string cannot fail.
        let _ = writeln!(self.0, "# HELP {name} {help}\n# TYPE {name} {kind}");
    }

    fn line(&mut self, name: &str, bot: Option<&str>, labels: &[(&str, &str)], value: impl Display) {
        let bot = bot.map(|bot| ("bot", bot));
        let labels: Vec<String> = bot.iter().chain(labels).map(|(key, value)| format!("{key}=\"{value}\"")).collect();
        let labels = if labels.is_empty() { String::new() } else { format!("{{{}}}", labels.join(",")) };
        let _ = writeln!(self.0, "{name}{labels} {value}");
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

    fn alone(said: Said) -> All {
        vec![(None, said)]
    }

    #[test]
    fn health_is_a_code_and_a_sentence() {
        let health = |said| health(&alone(said));
        assert_eq!(health(Said::Waits).code, 200, "who stands by is well");
        let well = health(Said::Reports(report()));
        assert_eq!((well.code, well.text.lines().next()), (200, Some("ok")));
        assert!(well.text.contains("\ncommits: 2 waiting, 12 ms\n") && well.text.contains("\noutbox: 5 waiting\n"));
        for ill in [Report { lease: false, ..report() }, Report { lag: None, ..report() }] {
            assert_eq!(health(Said::Reports(ill.clone())).code, 503, "{ill:?}");
        }
    }

    #[test]
    fn numbers_are_as_prometheus_reads_them() {
        let page = metrics(&alone(Said::Reports(report())));
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
        assert!(metrics(&alone(Said::Waits)).lines().any(|line| line == "kletka_lease 0"));
    }

    #[test]
    fn several_bots_are_told_apart_by_their_names() {
        let ill = Report { lag: None, ..report() };
        let mut all = vec![
            (Some("anna".to_owned()), Said::Reports(report())),
            (Some("boris".to_owned()), Said::Ended("the messenger no longer knows this bot token".to_owned())),
            (Some("vera".to_owned()), Said::Waits),
        ];
        let well = health(&all);
        assert_eq!((well.code, well.text.lines().next()), (200, Some("ok")));
        assert!(well.text.contains("\nanna: ok; lease: held; commits: 2 waiting, 12 ms;"), "{}", well.text);
        assert!(well.text.contains("\nboris: ended: the messenger no longer knows"), "{}", well.text);
        let page = metrics(&all);
        for line in [
            "kletka_lease{bot=\"anna\"} 1",
            "kletka_lease{bot=\"vera\"} 0",
            "kletka_ended{bot=\"boris\"} 1",
            "kletka_queue{bot=\"anna\",of=\"outbox\"} 5",
        ] {
            assert!(page.lines().any(|known| known == line), "{line} is not in {page}");
        }
        assert_eq!(page.matches("# TYPE kletka_lease ").count(), 1, "each is described once");
        all.push((Some("zoe".to_owned()), Said::Reports(ill)));
        let sick = health(&all);
        assert_eq!((sick.code, sick.text.lines().next()), (503, Some("1 of 4 bots are not well")));
    }

    #[tokio::test]
    async fn only_two_pages_can_be_read() {
        let ask = async |reads, path: &str| {
            let panels = Panels::one(Panel::default());
            answer(&Asked { reads, path: path.to_owned() }, &panels).await
        };
        assert_eq!(ask(true, "/healthz").await.code, 200);
        assert_eq!(ask(true, "/metrics").await.code, 200);
        assert_eq!(ask(true, "/").await.code, 404);
        assert_eq!(ask(false, "/metrics").await.code, 405);
    }
}
