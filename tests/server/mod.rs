//! A PostgreSQL for tests: in a directory of its own, on sockets alone, without privileges, and gone with the test.

#![allow(dead_code, reason = "each test program uses a part of it")]

use std::fs;
use std::io::Read;
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdin, Command, Output, Stdio};
use std::sync::OnceLock;
use std::thread;
use std::time::{Duration, Instant};

use tempfile::TempDir;

/// The time limit for a server to follow a command.
const PATIENCE: Duration = Duration::from_secs(60);
/// Runs the server until the standard input ends, however the test ends. A killed server can be started again.
const RUN: &str = r#""$0" "$@" & server=$!; read -r _; kill -QUIT $server 2>/dev/null; wait $server"#;

/// A server that runs. One that is dropped ends.
pub struct Server {
    place: TempDir,
    shell: Child,
    /// When it is dropped, the server ends.
    line: Option<ChildStdin>,
}

/// The directory of the programs, if they are installed.
fn programs() -> Option<&'static Path> {
    static PLACE: OnceLock<Option<PathBuf>> = OnceLock::new();
    let find = || {
        let installed = fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
        let mut places: Vec<PathBuf> = installed.map(|version| version.path().join("bin")).collect();
        // The newest first, and then those found in PATH.
        places.sort_by(|a, b| b.cmp(a));
        places.extend(std::env::split_paths(&std::env::var_os("PATH").unwrap_or_default()));
        let all = |place: &PathBuf| ["initdb", "psql", "pg_basebackup"].iter().all(|name| place.join(name).exists());
        let found = places.into_iter().find(all);
        if found.is_none() {
            println!("skipped: PostgreSQL is not installed (Debian: postgresql)");
        }
        found
    };
    PLACE.get_or_init(find).as_deref()
}

/// A program of PostgreSQL, without the privileges of root, which it does not run with.
fn program(name: &str) -> Command {
    unprivileged(&programs().expect("it was found before").join(name))
}

fn unprivileged(path: &Path) -> Command {
    if !is_root() {
        return Command::new(path);
    }
    let mut command = Command::new("runuser");
    command.args(["-u", "nobody", "--"]).arg(path);
    command
}

fn is_root() -> bool {
    let id = Command::new("id").arg("-u").output().expect("there is an id");
    id.stdout.trim_ascii() == b"0"
}

fn done(command: &mut Command) -> Output {
    let output = command.stdin(Stdio::null()).output().expect("it starts");
    let text = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{command:?}: {text}");
    output
}

/// A directory that the server may write.
fn place() -> TempDir {
    let place = tempfile::tempdir().expect("there is room on the disk");
    if is_root() {
        done(Command::new("chown").arg("nobody").arg(place.path()));
    }
    place
}

impl Server {
    /// A new server; `None` where there is no PostgreSQL.
    pub fn start() -> Option<Server> {
        programs()?;
        let place = place();
        let data = place.path().join("data");
        let arguments = ["-A", "trust", "-U", "kletka", "-E", "UTF8", "--locale=C", "--no-sync"];
        done(program("initdb").args(arguments).arg("-D").arg(&data).current_dir("/"));
        Some(Server::on(place))
    }

    /// Another one that follows this one; they are named `standby` and replicate as is said there.
    pub fn standby(&self) -> Server {
        let place = place();
        let mut copy = program("pg_basebackup");
        copy.arg("-D").arg(place.path().join("data")).arg("-d").arg(self.conninfo("standby"));
        done(copy.args(["-R", "--no-sync", "-c", "fast"]).current_dir("/"));
        Server::on(place)
    }

    fn conninfo(&self, name: &str) -> String {
        format!("host={} user=kletka dbname=postgres application_name={name}", self.place.path().display())
    }

    /// Runs the server in that directory.
    fn on(place: TempDir) -> Server {
        let (shell, line) = run(place.path());
        let server = Server { place, shell, line: Some(line) };
        server.wait_until_it_answers();
        server
    }

    fn wait_until_it_answers(&self) {
        let give_up = Instant::now() + PATIENCE;
        while let Err(why) = self.try_sql("postgres", "SELECT 1") {
            assert!(Instant::now() < give_up, "the server does not answer: {why}, {}", self.log());
            // It tells nobody when it is there.
            thread::sleep(Duration::from_millis(20));
        }
    }

    /// The server's output.
    pub fn log(&self) -> String {
        fs::read_to_string(self.place.path().join("log")).unwrap_or_default()
    }

    /// The directory of its socket.
    pub fn socket(&self) -> &Path {
        self.place.path()
    }

    /// Creates a database on it. Returns its address.
    pub fn database(&self, name: &str) -> String {
        self.sql("postgres", &format!("CREATE DATABASE {name}"));
        address(&[self.socket()], name)
    }

    /// Executes a statement. Returns its rows.
    pub fn sql(&self, database: &str, statement: &str) -> String {
        self.try_sql(database, statement).unwrap_or_else(|why| panic!("{statement} fails: {why}"))
    }

    /// Has statements executed meanwhile.
    pub fn begin(&self, database: &str, statements: &str) -> Child {
        let mut psql = self.psql(database, statements);
        psql.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null()).spawn().expect("it starts")
    }

    fn psql(&self, database: &str, statement: &str) -> Command {
        let mut psql = Command::new(programs().expect("it was found before").join("psql"));
        psql.arg("-h").arg(self.socket()).args(["-U", "kletka", "-d", database, "-qAtX", "-c", statement]);
        psql
    }

    fn try_sql(&self, database: &str, statement: &str) -> Result<String, String> {
        let mut psql = self.psql(database, statement);
        let output = psql.stdin(Stdio::null()).output().map_err(|error| error.to_string())?;
        let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).trim().to_owned();
        if output.status.success() { Ok(text(&output.stdout)) } else { Err(text(&output.stderr)) }
    }

    fn pid(&self) -> String {
        let file = self.place.path().join("data/postmaster.pid");
        let text = fs::read_to_string(file).expect("a server that runs says so");
        text.lines().next().expect("its number").to_owned()
    }

    /// `kill -9` of the server and all that belongs to it, as when its machine dies.
    pub fn kill(&self) {
        // A server that is stopped has no new children.
        signal("STOP", &self.pid());
        let (pid, children) = self.processes();
        let all = || children.iter().chain([&pid]);
        all().for_each(|pid| signal("KILL", pid));
        let give_up = Instant::now() + PATIENCE;
        // A server does not start while anything of the former one is there. Nobody is told when it is gone.
        while children.iter().any(|child| is_there(child)) {
            assert!(Instant::now() < give_up, "it does not end");
            thread::sleep(Duration::from_millis(5));
        }
    }

    /// Stops or continues the processes of the server.
    pub fn signal_all(&self, name: &str) {
        let (pid, children) = self.processes();
        children.iter().chain([&pid]).for_each(|pid| signal(name, pid));
    }

    fn processes(&self) -> (String, Vec<String>) {
        let pid = self.pid();
        let children = Command::new("ps").args(["--ppid", &pid, "-o", "pid="]).output().expect("there is a ps");
        let children = String::from_utf8_lossy(&children.stdout).split_whitespace().map(str::to_owned).collect();
        (pid, children)
    }

    /// Starts the killed server again.
    pub fn start_again(&mut self) {
        self.end();
        let (shell, line) = run(self.place.path());
        (self.shell, self.line) = (shell, Some(line));
        self.wait_until_it_answers();
    }

    /// A standby becomes a primary.
    pub fn promote(&self) {
        done(program("pg_ctl").args(["promote", "-w", "-D"]).arg(self.place.path().join("data")).current_dir("/"));
    }

    fn end(&mut self) {
        drop(self.line.take());
        // It has ended with its line, or before.
        let _ = self.shell.wait();
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        self.end();
    }
}

fn run(place: &Path) -> (Child, ChildStdin) {
    // No test cuts the power; measurements may set this.
    let fsync = format!("fsync={}", std::env::var("KLETKA_FSYNC").as_deref().unwrap_or("off"));
    let settings = ["listen_addresses=", &fsync, "max_connections=200", "shared_buffers=16MB", "wal_keep_size=64MB"];
    let log = fs::File::options().create(true).append(true).open(place.join("log")).expect("it can be written");
    let mut shell = unprivileged("sh".as_ref());
    shell.args(["-c", RUN]).arg(programs().expect("it was found before").join("postgres"));
    shell.arg("-D").arg(place.join("data")).arg("-k").arg(place).current_dir("/");
    for setting in settings {
        shell.args(["-c", setting]);
    }
    let output = || Stdio::from(log.try_clone().expect("a handle can be copied"));
    let mut child = shell.stdin(Stdio::piped()).stdout(output()).stderr(output()).spawn().expect("it starts");
    let line = child.stdin.take().expect("it has a line");
    (child, line)
}

/// Whether a process has not ended. One that nobody has asked for its end yet has.
fn is_there(pid: &str) -> bool {
    fs::read_to_string(format!("/proc/{pid}/stat")).is_ok_and(|stat| !stat.contains(") Z "))
}

/// Sends a signal to a process.
pub fn signal(name: &str, pid: &str) {
    // It may have ended by itself.
    let _ = Command::new("kill").args([&format!("-{name}"), pid]).output();
}

/// The address of a database that is on one of these sockets.
pub fn address(sockets: &[&Path], database: &str) -> String {
    let hosts: Vec<String> = sockets.iter().map(|socket| socket.display().to_string().replace('/', "%2F")).collect();
    format!("postgres://kletka@{}/{database}?connect_timeout=2", hosts.join(","))
}

/// Reads all that a process still prints.
pub fn rest(mut from: impl Read) -> String {
    let mut text = String::new();
    from.read_to_string(&mut text).expect("it can be read");
    text
}
