//! Several bots in one process: a failure of one does not affect the others.

use std::fs;
use std::path::PathBuf;
use std::time::{Duration, Instant};

use kletka::store::schema::Stage;
use kletka_sandbox::{Sandbox, World};

use crate::bot::{Bot, Home, PATIENCE, newest_call};
use crate::check::{self, kept};
use crate::health::page;
use crate::kills::{Crowd, settle};
use crate::ports::free;
use crate::switchboard::Switchboard;

/// How many pictures must have followed attempts at each table after each change.
const GOING_ON: usize = 2;
/// How long each request of a slow bot takes.
const SLOW: Duration = Duration::from_secs(2);
/// A token that must not appear anywhere.
pub const SECRET: &str = "zzTokenOfSeveral";

/// A name, and its token.
pub fn token(n: usize) -> String {
    format!("{}:AA-{SECRET}{n}", 5_000 + n)
}

/// The file with the bots of those names.
fn tokens(home: &Home, names: &[&str]) -> PathBuf {
    let file = home.path("tokens");
    let lines = names.iter().enumerate().map(|(n, name)| format!("{name} {}\n", token(n)));
    fs::write(&file, format!("# the bots\n\n{}", lines.collect::<String>())).expect("it can be written");
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        fs::set_permissions(&file, fs::Permissions::from_mode(0o600)).expect("it is ours");
    }
    file
}

fn start(home: &Home, board: &Switchboard, more: &[(&str, &str)]) -> Bot {
    let file = home.path("tokens").display().to_string();
    let own = [("KLETKA_API_URL", board.url.as_str()), ("KLETKA_TOKENS", file.as_str()), ("TELOXIDE_TOKEN", "")];
    home.start_with(&[&own, more].concat())
}

/// Waits for a line of the log with all of these words.
pub fn said(home: &Home, words: &[&str]) {
    let give_up = Instant::now() + PATIENCE;
    while !home.printed().lines().any(|line| words.iter().all(|word| line.contains(word))) {
        assert!(Instant::now() < give_up, "{words:?} is not in {}", home.printed());
        std::thread::sleep(Duration::from_millis(5));
    }
}

/// Somebody writes to the bot, and it answers with a picture.
pub async fn greets(sandbox: &Sandbox, user: i64) {
    sandbox.add_user(user, "Vera", Some("vera"), "en");
    let before = sandbox.look(|world: &World| newest_call(world, "SendPhoto"));
    sandbox.start_private(user, "");
    let sent = |world: &World| newest_call(world, "SendPhoto") > before;
    // Also a slow one, for which each call takes seconds, on a machine that is busy with other tests.
    sandbox.wait(sent, 4 * PATIENCE).await.expect("it greets");
}

/// The directory of a stand-in's bot has everything that people did there, once, and nothing else.
fn all_is_there(home: &Home, name: &str, crowd: &Crowd) {
    let last = kept(&home.data().join(name));
    assert_eq!(last.matches.len(), crowd.tables.len(), "{name} has one match for each of its challenges");
    assert!(last.matches.values().all(|(row, _)| row.stage == Stage::Live));
    crowd.tables.iter().for_each(|table| check::table(table, &last));
}

/// No token shows, and the log has what went wrong by the name of the bot alone.
pub fn nothing_shows(home: &Home) {
    assert!(!home.printed().contains(SECRET), "a token was logged");
    assert!(!home.printed().contains("panicked"), "{}", home.printed());
}

#[tokio::test(flavor = "multi_thread")]
async fn bots_share_a_process_and_nothing_else() {
    let (board, home, status) = (Switchboard::start().await, Home::new(), free().to_string());
    let file = tokens(&home, &["anna", "boris", "slow", "gone"]).display().to_string();
    let sandboxes = [0, 1, 2, 3].map(|n| board.add(&token(n)));
    board.slow_down(&token(2), SLOW);
    board.revoke(&token(3));
    let mut crowds = [0, 1].map(|n| Crowd::gather(&sandboxes[n]));
    let bots = start(&home, &board, &[("KLETKA_STATUS", &status)]);
    said(&home, &["name=\"gone\"", "this bot has ended, the others go on", "does not know this bot token"]);
    for (crowd, sandbox) in crowds.iter().zip(&sandboxes) {
        crowd.goes_on(sandbox, GOING_ON).await;
    }
    greets(&sandboxes[2], 7).await;
    let well = page(&status, "/healthz");
    assert!(well.starts_with("HTTP/1.1 200") && well.contains("\nanna: ok; lease: held;"), "{well}");
    assert!(well.contains("\ngone: ended: the messenger does not know"), "{well}");
    let numbers = page(&status, "/metrics");
    assert!(numbers.contains("\nkletka_lease{bot=\"slow\"} 1\n"), "{numbers}");
    assert!(numbers.contains("\nkletka_ended{bot=\"gone\"} 1\n") && !numbers.contains(SECRET), "{numbers}");
    let output = home.run(&["health", "--tokens", &file]);
    let told = String::from_utf8_lossy(&output.stdout).into_owned();
    assert!(told.starts_with("well: 3 of the bots") && told.ends_with("running: gone\n"), "{told} {output:?}");

    // All die together, and go on together.
    bots.kill();
    assert_eq!(home.run(&["health", "--tokens", &file]).status.code(), Some(1));
    let bots = start(&home, &board, &[("KLETKA_STATUS", &status)]);
    for (crowd, sandbox) in crowds.iter().zip(&sandboxes) {
        crowd.goes_on(sandbox, GOING_ON).await;
    }
    for (crowd, sandbox) in crowds.iter_mut().zip(&sandboxes) {
        crowd.go_home().await;
        settle(sandbox, crowd).await;
    }
    // One is revoked while it runs: it ends alone.
    board.revoke(&token(1));
    said(&home, &["name=\"boris\"", "this bot has ended, the others go on", "no longer knows this bot token"]);
    greets(&sandboxes[0], 8).await;
    assert!(page(&status, "/healthz").contains("\nboris: ended: "), "it is said");
    bots.stop_well();
    all_is_there(&home, "anna", &crowds[0]);
    assert_eq!(kept(&home.data().join("anna")).entries, 0, "nothing waits to be sent");
    all_is_there(&home, "boris", &crowds[1]);
    assert!(kept(&home.data().join("slow")).matches.is_empty(), "nobody played there");
    nothing_shows(&home);
}

#[tokio::test(flavor = "multi_thread")]
async fn updates_find_their_bot_by_the_path() {
    let (board, home, web) = (Switchboard::start().await, Home::new(), free().to_string());
    tokens(&home, &["anna", "boris"]);
    let sandboxes = [0, 1].map(|n| board.add(&token(n)));
    let url = format!("http://{web}/hooks/");
    let more =
        [("KLETKA_WEBHOOK", url.as_str()), ("KLETKA_WEBHOOK_LISTEN", web.as_str()), ("KLETKA_WEBHOOK_SECRET", "open")];
    let bots = start(&home, &board, &more);
    for sandbox in &sandboxes {
        let takes = |world: &World| newest_call(world, "SetWebhook") > 0;
        let asked = sandbox.wait(takes, PATIENCE).await;
        asked.unwrap_or_else(|no| panic!("nobody asks for updates: {no}\n{}", home.printed()));
        greets(sandbox, 7).await;
    }
    // Whoever knows the address alone, or the secret that the bots' own come from, is nobody.
    let client = reqwest::Client::builder().no_proxy().build().expect("a client");
    let bring = async |path: &str| {
        let request = client.post(format!("http://{web}{path}")).header("X-Telegram-Bot-Api-Secret-Token", "open");
        request.body("{}").send().await.expect("it answers").status().as_u16()
    };
    assert_eq!([bring("/hooks/anna").await, bring("/hooks/").await, bring("/hooks/vera").await], [401, 404, 404]);
    // A bot that has ended lets its updates wait.
    board.revoke(&token(1));
    let asked = sandboxes[1].say(7, 7, "/help");
    said(&home, &["name=\"boris\"", "this bot has ended, the others go on"]);
    assert_eq!(bring("/hooks/boris").await, 503, "{asked}");
    greets(&sandboxes[0], 8).await;
    bots.stop_well();
    nothing_shows(&home);
}

/// The number of idle bots, for measurements.
const IDLE: &str = "KLETKA_IDLE_BOTS";
/// How long figures are taken.
const FIGURES: Duration = Duration::from_secs(20);

/// A number of the process, as the system has it.
#[cfg(target_os = "linux")]
fn of_process(bots: &Bot, name: &str) -> u64 {
    let status = fs::read_to_string(format!("/proc/{}/status", bots.pid())).expect("it runs");
    let line = status.lines().find_map(|line| line.strip_prefix(name)).expect("the system says so");
    line.split_whitespace().find_map(|word| word.parse().ok()).expect("a number")
}

/// Bots that nobody uses have few threads, and those that are busy do not feel them.
#[cfg(target_os = "linux")]
#[tokio::test(flavor = "multi_thread")]
async fn idle_bots_cost_little() {
    let wanted = std::env::var(IDLE).ok().and_then(|text| text.parse().ok());
    let (idle, busy) = wanted.map_or((30, 2), |idle| (idle, 10));
    let (board, home, status) = (Switchboard::start().await, Home::new(), free().to_string());
    let names: Vec<String> = (0..busy + idle).map(|n| format!("bot-{n}")).collect();
    tokens(&home, &names.iter().map(String::as_str).collect::<Vec<_>>());
    (busy..busy + idle).for_each(|n| board.add_quiet(&token(n)));
    let sandboxes: Vec<_> = (0..busy).map(|n| board.add(&token(n))).collect();
    let begun = Instant::now();
    let bots = start(&home, &board, &[("KLETKA_STATUS", &status)]);
    let running = || std::net::TcpStream::connect(&status).is_ok().then(|| page(&status, "/metrics"));
    let has = |line: &str| line.starts_with("kletka_lease{") && line.ends_with(" 1");
    while running().is_none_or(|page| page.lines().filter(|line| has(line)).count() < names.len()) {
        assert!(begun.elapsed() < 10 * PATIENCE, "{}", home.printed());
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    println!("{} bots began in {:?}", busy + idle, begun.elapsed());
    let crowds: Vec<_> = sandboxes.iter().map(Crowd::gather).collect();
    for (crowd, sandbox) in crowds.iter().zip(&sandboxes) {
        crowd.goes_on(sandbox, GOING_ON).await;
    }
    let sum = || crowds.iter().flat_map(Crowd::progress).sum::<usize>();
    if wanted.is_some() {
        crowds.iter().for_each(|crowd| _ = crowd.leash(usize::MAX));
        let (before, begun) = (sum(), Instant::now());
        tokio::time::sleep(FIGURES).await;
        println!("{:.0} moves a second", (sum() - before) as f64 / begun.elapsed().as_secs_f64());
    }
    let (threads, memory) = (of_process(&bots, "Threads:"), of_process(&bots, "VmRSS:"));
    println!("{threads} threads, {memory} KiB");
    // However many bots there are: desks, computers, painters, those of the stores, and those of sled.
    assert!(threads <= 250, "{threads}");
    drop(crowds);
    let (ended, took) = bots.stop();
    println!("stopped in {took:?}");
    assert_eq!(ended.code(), Some(0), "{}", home.printed());
    nothing_shows(&home);
}

#[test]
fn what_cannot_be_run_is_said_in_a_sentence() {
    let home = Home::new();
    let file = tokens(&home, &["anna", "boris"]).display().to_string();
    let fails = |words: &[&str], told: &str| {
        let output = home.run(words);
        let said = String::from_utf8_lossy(&output.stderr).into_owned();
        assert!(output.status.code() == Some(2) && said.contains(told) && said.lines().count() == 1, "{said}");
        assert!(!said.contains(SECRET), "{said}");
    };
    fails(&["run", "--tokens", "/nowhere/tokens"], "cannot read /nowhere/tokens");
    fails(&["run", "--tokens", &file, "--token", &token(0)], "not both");
    fs::create_dir(home.data()).expect("there is room");
    fails(&["run", "--log", "error", "--tokens", &file], "is empty. If a volume belongs there");
    fs::write(home.data().join("journal"), "").expect("there is room");
    fails(&["run", "--log", "error", "--tokens", &file], "has the data of a single bot");
    fs::write(&file, format!("anna {}\nAnna {}\n", token(0), token(1))).expect("it is ours");
    fails(&["run", "--tokens", &file], "line 2: a name has small letters");
}
