//! The real program as a process.

use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, ExitStatus, Output, Stdio};
use std::time::{Duration, Instant};

use kletka_sandbox::{Sandbox, SandboxConfig};

/// A token whose letters appear nowhere else, so that a search for them finds nothing else.
pub const TOKEN: &str = "4242:AAcrash-Qx7_zzTokenOfTheCrashTest";
/// The part of it that must never be printed.
pub const SECRET: &str = "zzTokenOfTheCrashTest";
/// How long anything may take that happens by itself.
pub const PATIENCE: Duration = Duration::from_secs(60);

/// A place for the data of one bot, and for everything it prints.
pub struct Home {
    dir: tempfile::TempDir,
}

impl Home {
    pub fn new() -> Home {
        Home { dir: tempfile::tempdir().expect("there is room on the disk") }
    }

    pub fn data(&self) -> PathBuf {
        self.path("data")
    }

    pub fn path(&self, name: &str) -> PathBuf {
        self.dir.path().join(name)
    }

    /// Everything printed so far.
    pub fn printed(&self) -> String {
        fs::read_to_string(self.path("printed")).unwrap_or_default()
    }

    /// Runs a command of the program to its end.
    pub fn run(&self, words: &[&str]) -> Output {
        self.run_with(words, &[], "")
    }

    /// The same with more in its environment, and with something to read.
    pub fn run_with(&self, words: &[&str], more: &[(&str, &str)], input: &str) -> Output {
        let file = self.path("input");
        fs::write(&file, input).expect("there is room on the disk");
        let input = File::open(&file).expect("it was written");
        let mut command = program(&self.data());
        let output = command.args(words).envs(more.iter().copied()).stdin(input).output().expect("the program starts");
        for text in [&output.stdout, &output.stderr] {
            assert!(!String::from_utf8_lossy(text).contains(SECRET), "the token was printed by {words:?}");
        }
        output
    }

    pub fn start(&self, sandbox: &Sandbox) -> Bot {
        self.start_with(&[("KLETKA_API_URL", &sandbox.url())])
    }

    /// Runs the bot to its end with a limit on file sizes in blocks, as on a full disk.
    pub fn start_on_a_full_disk(&self, sandbox: &Sandbox, blocks: u64) -> Output {
        let mut shell = Command::new("sh");
        shell.args(["-c", "trap '' XFSZ; ulimit -f \"$1\"; exec \"$0\" run"]).arg(crate::program::program());
        shell.arg(blocks.to_string()).env_clear().env("KLETKA_DATA", self.data()).env("KLETKA_LOG", "error");
        shell.env("PATH", std::env::var_os("PATH").unwrap_or_default()).env("TELOXIDE_TOKEN", TOKEN);
        shell.env("KLETKA_API_URL", sandbox.url()).stdin(Stdio::null()).output().expect("there is a shell")
    }

    /// Starts the bot with more in its environment.
    pub fn start_with(&self, more: &[(&str, &str)]) -> Bot {
        let printed = || {
            let file = File::options().create(true).append(true).open(self.path("printed"));
            Stdio::from(file.expect("the file can be written"))
        };
        let mut command = program(&self.data());
        command.env("TELOXIDE_TOKEN", TOKEN).env("KLETKA_UNPACED", "true");
        command.envs(more.iter().copied()).stdout(printed()).stderr(printed());
        Bot(command.spawn().expect("the program starts"))
    }
}

/// The program with only its data directory in the environment.
fn program(data: &Path) -> Command {
    let mut command = Command::new(crate::program::program());
    command.env_clear().env("KLETKA_DATA", data).stdin(Stdio::null());
    command
}

/// A messenger that knows the token. It keeps only the newest calls, since tests look at them often.
pub fn messenger() -> Sandbox {
    let config = SandboxConfig { token: TOKEN.to_owned(), keep_calls: 40, keep_photos: 10_000, ..Default::default() };
    Sandbox::start(config).expect("the loopback interface has a free port")
}

/// The number of the newest call of a method.
pub fn newest_call(world: &kletka_sandbox::World, method: &str) -> u64 {
    let calls = world.calls();
    calls.iter().rev().find(|call| call.method.eq_ignore_ascii_case(method)).map_or(0, |call| call.number)
}

/// A running bot. Dropping it kills it.
pub struct Bot(Child);

impl Bot {
    /// The process id.
    pub fn pid(&self) -> u32 {
        self.0.id()
    }

    /// `kill -9`.
    pub fn kill(mut self) {
        assert_eq!(self.0.try_wait().expect("it is our child"), None, "it has ended by itself");
        self.0.kill().expect("it can be killed");
        self.0.wait().expect("it ends");
    }

    /// SIGTERM. Returns the exit status and the time it took.
    pub fn stop(mut self) -> (ExitStatus, Duration) {
        let begun = Instant::now();
        let pid = self.0.id().to_string();
        let sent = Command::new("kill").args(["-TERM", &pid]).status().expect("there is a kill");
        assert!(sent.success(), "it runs");
        let status = self.wait(Duration::from_secs(10));
        (status, begun.elapsed())
    }

    /// Waits for the bot to end by itself.
    pub fn wait(&mut self, patience: Duration) -> ExitStatus {
        let give_up = Instant::now() + patience;
        loop {
            if let Some(status) = self.0.try_wait().expect("it is our child") {
                return status;
            }
            assert!(Instant::now() < give_up, "it does not end");
            // There is no event to wait for: a process reports its end only when asked.
            std::thread::sleep(Duration::from_millis(5));
        }
    }

    /// Stops it, and checks that it ends properly.
    pub fn stop_well(self) {
        let (status, took) = self.stop();
        assert_eq!(status.code(), Some(0));
        assert!(took < Duration::from_secs(5), "it took {took:?}");
    }
}

impl Drop for Bot {
    fn drop(&mut self) {
        // It may have ended already, which is fine.
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}
