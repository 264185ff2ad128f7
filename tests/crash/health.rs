//! Health as reported to monitoring.

use std::fs::File;
use std::io::{Read, Write};
use std::net::TcpStream;
use std::process::Command;
use std::time::{Duration, Instant, SystemTime};

use crate::bot::{Bot, Home, PATIENCE, messenger};

impl Home {
    /// The exit code of `kletka health`, and its message.
    fn health(&self) -> (Option<i32>, String) {
        let output = self.run(&["health"]);
        let said = [output.stdout, output.stderr].concat();
        (output.status.code(), String::from_utf8_lossy(&said).into_owned())
    }

    /// Waits until it is healthy. A heartbeat may be seconds away, and each look is a process.
    fn recovers(&self) {
        let give_up = Instant::now() + PATIENCE;
        while self.health().0 != Some(0) {
            assert!(Instant::now() < give_up, "{:?}", self.health());
            std::thread::sleep(Duration::from_millis(50));
        }
    }
}

/// Sends a running bot a signal.
pub fn signal(bot: &Bot, name: &str) {
    let sent = Command::new("kill").args([name, &bot.pid().to_string()]).status().expect("there is a kill");
    assert!(sent.success(), "it runs");
}

/// Asks a server of this machine for a page. Returns the whole answer.
pub fn page(at: &str, path: &str) -> String {
    let mut stream = TcpStream::connect(at).expect("somebody listens there");
    write!(stream, "GET {path} HTTP/1.1\r\nHost: kletka\r\n\r\n").expect("it can be asked");
    let mut text = String::new();
    stream.read_to_string(&mut text).expect("it answers");
    text
}

/// The address at which a bot says that it serves its status.
fn asked_at(home: &Home) -> String {
    let give_up = Instant::now() + PATIENCE;
    loop {
        let printed = home.printed();
        let said = printed.lines().find_map(|line| line.split_once("can be asked for at=").map(|(_, at)| at.trim()));
        if let Some(at) = said {
            return at.to_owned();
        }
        assert!(Instant::now() < give_up, "{printed}");
        std::thread::sleep(Duration::from_millis(5));
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn who_watches_over_it_can_ask() {
    let (sandbox, home) = (messenger(), Home::new());
    sandbox.add_user(7, "Vera", Some("vera"), "en");
    let bot = home.start_with(&[("KLETKA_API_URL", &sandbox.url()), ("KLETKA_STATUS", "127.0.0.1:0")]);
    let at = asked_at(&home);
    home.recovers();
    sandbox.start_private(7, "");
    let sent = |world: &kletka_sandbox::World| crate::bot::newest_call(world, "SendPhoto") > 0;
    sandbox.wait(sent, PATIENCE).await.expect("it greets");
    let well = page(&at, "/healthz");
    assert!(well.starts_with("HTTP/1.1 200") && well.contains("\nlease: held\n"), "{well}");
    let numbers = page(&at, "/metrics");
    assert!(numbers.contains("\nkletka_lease 1\n") && numbers.contains("\nkletka_updates_total 1\n"), "{numbers}");
    assert!(numbers.contains("method=\"DeleteWebhook\",outcome=\"ok\""), "{numbers}");
    assert!(!numbers.contains(crate::bot::SECRET) && !numbers.contains("vera"), "{numbers}");
    assert!(page(&at, "/").starts_with("HTTP/1.1 404"));
    bot.stop_well();
}

#[tokio::test(flavor = "multi_thread")]
async fn its_health_is_told() {
    let (sandbox, home) = (messenger(), Home::new());
    let data = home.data().display().to_string();
    assert_eq!(home.health(), (Some(1), format!("kletka: no bot runs in {data}\n")));
    let bot = home.start(&sandbox);
    home.recovers();
    assert_eq!(home.health(), (Some(0), format!("the bot in {data} is well\n")));
    // It holds the lock and shows no sign of life. A heartbeat in progress when it was stopped may come after ours.
    signal(&bot, "-STOP");
    let heartbeat = File::options().write(true).open(home.data().join("heartbeat")).expect("it is there");
    while home.health().0 == Some(0) {
        heartbeat.set_modified(SystemTime::now() - Duration::from_secs(3_600)).expect("it can be set");
    }
    let said = home.health();
    assert!(
        said.0 == Some(1) && said.1.starts_with(&format!("kletka: the bot in {data} has not answered for 36")),
        "{said:?}"
    );
    signal(&bot, "-CONT");
    home.recovers();
    bot.kill();
    assert_eq!(home.health(), (Some(1), format!("kletka: no bot runs in {data}\n")));
}
