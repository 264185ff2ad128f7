//! Whether it runs and is well, as it is told to those who watch over it.

use std::fs::File;
use std::process::Command;
use std::time::{Duration, Instant, SystemTime};

use crate::bot::{Bot, Home, PATIENCE, messenger};

impl Home {
    /// The exit code of `kletka health`, and what it says.
    fn health(&self) -> (Option<i32>, String) {
        let output = self.run(&["health"]);
        let said = [output.stdout, output.stderr].concat();
        (output.status.code(), String::from_utf8_lossy(&said).into_owned())
    }

    /// Waits until it is well.
    fn recovers(&self) {
        let give_up = Instant::now() + PATIENCE;
        while self.health().0 != Some(0) {
            assert!(Instant::now() < give_up, "{:?}", self.health());
        }
    }
}

/// Sends a running bot a signal.
pub fn signal(bot: &Bot, name: &str) {
    let sent = Command::new("kill").args([name, &bot.pid().to_string()]).status().expect("there is a kill");
    assert!(sent.success(), "it runs");
}

#[tokio::test(flavor = "multi_thread")]
async fn its_health_is_told() {
    let (sandbox, home) = (messenger(), Home::new());
    let data = home.data().display().to_string();
    assert_eq!(home.health(), (Some(1), format!("kletka: no bot runs in {data}\n")));
    let bot = home.start(&sandbox);
    home.recovers();
    assert_eq!(home.health(), (Some(0), format!("the bot in {data} is well\n")));
    // It holds the lock and shows nothing. A sign that was under way when it was held may come after ours.
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
