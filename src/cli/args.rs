//! The options of the command line and of the environment.

use std::fmt;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::process::ExitCode;
use std::str::FromStr;
use std::time::Duration;

use clap::error::ErrorKind;
use clap::{Parser, Subcommand};

use super::fail;
use crate::bot::Limits;

/// What to do about a token that was not given.
pub(crate) const NO_TOKEN: &str =
    "there is no token: talk to @BotFather in Telegram, send /newbot, and set TELOXIDE_TOKEN to what it answers";

/// A Telegram bot for pencil-and-paper and dice games in group chats.
#[derive(Parser, Debug)]
#[command(name = "kletka", version, args_conflicts_with_subcommands = true)]
pub struct Args {
    /// What to do; nothing said: run the bot, or without a token the sandbox, if it is built in.
    #[command(subcommand)]
    pub command: Option<Command>,
    /// How to run the bot when no command is given.
    #[command(flatten)]
    pub run: Run,
}

/// The commands.
#[derive(Subcommand, Debug)]
pub enum Command {
    /// Run the bot (also what happens when no command is given and there is a token).
    Run(Run),
    /// Try the bot in the browser: no token, no Telegram (also what happens without a command and a token).
    ///
    /// Starts a stand-in of Telegram on this machine, the real bot against it, and a web chat in which one can be
    /// several people.
    #[cfg(feature = "sandbox")]
    Sandbox(Local),
    /// Replay the record of a match and print what became of it as JSON.
    ///
    /// Seats are numbers as in the record, from 1, wherever they stand; `places` and `scores` list all seats in that
    /// order. A refused line changes nothing, and the next one is tried. Exit code: 0 all lines are legal, 1 some were
    /// refused, 2 the file is no record and nothing was done.
    Replay {
        /// The record, or a match in SGF; `-` reads the standard input.
        file: PathBuf,
        /// Also paint the final position, as everybody may see it, into this PNG file.
        #[arg(long, value_name = "FILE")]
        png: Option<PathBuf>,
        /// Also paint the whole match, move by move, as everybody may see it, into this GIF file.
        #[arg(long, value_name = "FILE")]
        gif: Option<PathBuf>,
        /// Also write the match in SGF into this file, if its game has that.
        #[arg(long, value_name = "FILE")]
        sgf: Option<PathBuf>,
        /// Also print the final position as text, under `board`.
        #[arg(long)]
        board: bool,
        /// Print, instead of JSON, the position as text at the start, after each line and at the end, as the sections
        /// of a playthrough; a refused line then means exit code 2.
        #[arg(long, conflicts_with = "board")]
        boards: bool,
        /// Also list the legal moves of those who may act at the end, under `moves`; `null`: too many to list.
        #[arg(long)]
        moves: bool,
    },
    /// Count the sequences of legal moves by length, from the start or from the end of a record.
    ///
    /// Each line has a length and how many sequences of that length there are; what has ended earlier is not among
    /// them.
    Perft(Perft),
    /// Print the move that the computer would make at the end of a record, as JSON.
    Think(Think),
    /// Let two computer opponents play against each other, and print the score with its 95 % interval.
    Duel(Duel),
    /// List the games with their options.
    Games {
        /// As JSON.
        #[arg(long)]
        json: bool,
    },
    /// Copy everything that the bot keeps into a new directory.
    Backup {
        /// Where the copy goes.
        dir: PathBuf,
        /// What is copied: the directory of the bot, or that of a sandbox.
        #[command(flatten)]
        kept: Kept,
    },
    /// Tell whether a bot runs in a data directory and is well.
    ///
    /// It is well when it has shown within the last half minute that it answers and that what it does reaches the disk.
    /// Exit code: 0 all is well; otherwise 1, and one sentence says what is wrong. Nothing is written.
    Health {
        /// Where it runs: the directory of the bot, or that of a sandbox.
        #[command(flatten)]
        kept: Kept,
    },
    /// Rebuild a data directory from its move journal.
    Repair {
        /// The data directory.
        dir: PathBuf,
    },
}

/// The players and settings of a duel.
#[derive(clap::Args, Clone, Debug)]
pub struct Duel {
    /// The game.
    pub game: String,
    /// Its options, as under a challenge: `size=20x20 start=cross`.
    pub settings: Vec<String>,
    /// Level of side A, 1 to 5.
    #[arg(long, value_name = "LEVEL", default_value_t = 5)]
    pub a: u8,
    /// Level of side B, 1 to 5.
    #[arg(long, value_name = "LEVEL", default_value_t = 3)]
    pub b: u8,
    /// How many matches; each start is played twice, with the first move changed.
    #[arg(long, default_value_t = 20, value_parser = clap::value_parser!(u32).range(1..))]
    pub games: u32,
    /// By what the thinking time of every level is multiplied.
    #[arg(long, value_name = "FACTOR", default_value_t = 1.0, value_parser = factor)]
    pub scale: f64,
    /// The same thinking time for either side, like `2s` or `300ms`, instead of what its level has.
    #[arg(long, value_name = "TIME", value_parser = time, conflicts_with = "scale")]
    pub time: Option<Duration>,
    /// How many nodes (positions, dots of random games) either side may search for a move, instead of a time: nothing
    /// then depends on what else the machine does.
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    #[arg(conflicts_with_all = ["scale", "time"])]
    pub effort: Option<u64>,
    /// Number of the first start; the same number gives the same starts.
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
    /// A program that plays side B, with its arguments, in quotes; not for games with secrets.
    #[arg(long, value_name = "PROGRAM ARGS", conflicts_with = "b")]
    pub engine: Option<String>,
    /// How many seconds the program has for a move.
    #[arg(long, default_value_t = 5.0, value_parser = factor)]
    pub seconds: f64,
    /// How much longer it is waited for its first answer in a match, since it was started just before.
    #[arg(long, value_name = "TIME", default_value = "60s", value_parser = time)]
    pub start: Duration,
}

/// What is counted.
#[derive(clap::Args, Clone, Debug)]
pub struct Perft {
    /// The game.
    pub game: String,
    /// Its options, as under a challenge: `size=20x20 start=cross`.
    pub settings: Vec<String>,
    /// How many play; two, if nothing is said and two can.
    #[arg(long, value_name = "N")]
    pub seats: Option<u8>,
    /// Count from the end of this record on; its header says seats and options.
    #[arg(long, value_name = "RECORD", conflicts_with_all = ["seats", "seed", "settings"])]
    pub after: Option<PathBuf>,
    /// The longest sequences that are counted.
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=64))]
    pub depth: u32,
    /// Draw the set-up, the seat that begins and all chance from this number; nothing said: from 0, and the first seat
    /// begins.
    #[arg(long, value_name = "N")]
    pub seed: Option<u64>,
    /// Print how many sequences of the full length begin with each move instead.
    #[arg(long)]
    pub divide: bool,
}

/// The computer that thinks, and the position.
#[derive(clap::Args, Clone, Debug)]
pub struct Think {
    /// The record, or a match in SGF; `-` reads the standard input.
    pub record: PathBuf,
    /// The level, 1 to 5.
    #[arg(long, value_name = "LEVEL", default_value_t = 5)]
    pub level: u8,
    /// How long it may think, like `2s` or `300ms`; what the level has, if nothing is said.
    #[arg(long, value_name = "TIME", value_parser = time)]
    pub time: Option<Duration>,
    /// How many nodes (positions, dots of random games) it may search, instead of a time: the same effort and seed
    /// always give the same move.
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..), conflicts_with = "time")]
    pub effort: Option<u64>,
    /// Say also how both sides would go on, each as that level plays, and what the position is worth in words.
    #[arg(long)]
    pub explain: bool,
    /// Answer `resigned` where it would give the match up.
    #[arg(long)]
    pub resigns: bool,
    /// The number of its chance: the same gives the same move, as far as time allows.
    #[arg(long, value_name = "N", default_value_t = 0)]
    pub seed: u64,
}

/// A time in seconds or milliseconds, up to a day.
fn time(text: &str) -> Result<Duration, String> {
    let (number, unit) = match (text.strip_suffix("ms"), text.strip_suffix('s')) {
        (Some(number), _) => (number, 0.001),
        (None, number) => (number.unwrap_or(text), 1.0),
    };
    let seconds = number.parse::<f64>().ok().map(|n| n * unit).filter(|n| *n > 0.0 && *n <= 86_400.0);
    let seconds = seconds.ok_or_else(|| "a time like 2s or 300ms is needed, up to a day".to_owned())?;
    Ok(Duration::from_secs_f64(seconds))
}

/// A positive number that is no more than a day has seconds.
fn factor(text: &str) -> Result<f64, String> {
    let number = text.parse().ok().filter(|n: &f64| *n > 0.0 && *n <= 86_400.0);
    number.ok_or_else(|| "a number above 0 and up to 86400 is needed".to_owned())
}

/// Where things are kept.
#[derive(clap::Args, Clone, Debug)]
pub struct Kept {
    /// Directory of everything that the bot keeps.
    #[arg(long, env = "KLETKA_DATA", value_name = "DIR", default_value = "./kletka-data")]
    pub data: PathBuf,
}

/// How the bot runs.
#[derive(clap::Args, Clone, Debug)]
pub struct Run {
    /// Token of the bot, from @BotFather; better given in the environment than here.
    #[arg(long, env = "TELOXIDE_TOKEN", hide_env_values = true)]
    pub token: Option<Hidden>,
    /// Address of the Bot API, when it is not Telegram's own.
    #[arg(long, env = "KLETKA_API_URL", value_name = "URL")]
    pub api_url: Option<String>,
    /// Where things are kept.
    #[command(flatten)]
    pub kept: Kept,
    /// Begin in a data directory that is empty or has lost its data; without this it is taken for a volume that is not
    /// mounted.
    #[arg(long, env = "KLETKA_NEW")]
    pub new: bool,
    /// Send as fast as the server takes it; only for a Bot API server that sets no limits.
    #[arg(long, env = "KLETKA_UNPACED")]
    pub unpaced: bool,
    /// How much of the bot one person may have: challenges that wait in a chat (`here`) and in all, matches that go on,
    /// computers that think at once, films, cards and records a minute.
    #[arg(long, env = "KLETKA_LIMITS", value_name = "NAME=N…", default_value_t)]
    pub limits: Limits,
    /// After so many days matches that have ended are removed; their results stay. Without this they are kept for ever.
    #[arg(long, env = "KLETKA_KEEP", value_name = "DAYS", value_parser = clap::value_parser!(u32).range(1..))]
    pub keep: Option<u32>,
    /// What is logged: error, warn, info, debug, trace, or finer (`info,kletka::store=debug`).
    #[arg(long, env = "KLETKA_LOG", value_name = "LEVEL", default_value = "info")]
    pub log: String,
    /// Public address to which Telegram sends updates; without one they are fetched.
    #[arg(long, env = "KLETKA_WEBHOOK", value_name = "URL")]
    pub webhook: Option<String>,
    /// Local address at which updates arrive, behind the public one.
    #[arg(long, env = "KLETKA_WEBHOOK_LISTEN", value_name = "ADDRESS:PORT", default_value = "127.0.0.1:8443")]
    pub webhook_listen: SocketAddr,
    /// Secret that Telegram shows with each update; drawn at start-up when not given.
    #[arg(long, env = "KLETKA_WEBHOOK_SECRET", value_name = "SECRET", hide_env_values = true)]
    pub webhook_secret: Option<Hidden>,
}

/// How the sandbox runs.
#[cfg(feature = "sandbox")]
#[derive(clap::Args, Clone, Debug)]
pub struct Local {
    /// Port of the web chat; 0: any that is free.
    #[arg(long, env = "KLETKA_SANDBOX_PORT", value_name = "PORT", default_value = "8090")]
    pub port: u16,
    /// Address of the web chat. Whoever can reach it can be anybody there.
    #[arg(long, value_name = "ADDRESS", default_value = "127.0.0.1")]
    pub listen: std::net::IpAddr,
    /// Directory in which chats and matches are kept; without one they are gone at the end.
    #[arg(long, value_name = "DIR")]
    pub data: Option<PathBuf>,
    /// What is logged, as for the bot.
    #[arg(long, value_name = "LEVEL", default_value = "warn")]
    pub log: String,
}

/// The sandbox's settings alone, as they are without any words.
#[cfg(feature = "sandbox")]
#[derive(Parser)]
struct Bare {
    #[command(flatten)]
    local: Local,
}

/// A value that neither logs nor error messages may show.
#[derive(Clone, PartialEq, Eq)]
pub struct Hidden(String);

impl Hidden {
    /// The value itself.
    pub fn reveal(&self) -> &str {
        &self.0
    }
}

impl fmt::Debug for Hidden {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Hidden(…)")
    }
}

impl FromStr for Hidden {
    type Err = std::convert::Infallible;

    /// Takes anything: a parser's complaint would show the value, so [`Run::check`] looks at it later.
    fn from_str(text: &str) -> Result<Hidden, Self::Err> {
        Ok(Hidden(text.trim().to_owned()))
    }
}

impl Args {
    /// Reads command line and environment of this process.
    ///
    /// # Errors
    /// The code to exit with: help and version have been printed then, or one sentence on what is wrong.
    pub fn read() -> Result<Args, ExitCode> {
        Args::try_parse().map_err(|error| complain(&error))
    }
}

/// Prints help or version, or says what is wrong.
fn complain(error: &clap::Error) -> ExitCode {
    match error.kind() {
        ErrorKind::DisplayHelp | ErrorKind::DisplayVersion => match error.print() {
            Ok(()) => ExitCode::SUCCESS,
            Err(error) => fail(format!("cannot write: {error}")),
        },
        _ => fail(sentence(&error.to_string())),
    }
}

/// The complaint of the parser on one line, without usage and hints.
fn sentence(complaint: &str) -> String {
    let lines: Vec<_> = complaint.lines().map(str::trim).take_while(|line| !line.is_empty()).collect();
    let line = lines.join(" ");
    format!("{}; see --help", line.strip_prefix("error: ").unwrap_or(&line))
}

impl Run {
    /// The command if none was given: the bot, or the sandbox if no token is set and it is built in.
    ///
    /// # Errors
    /// The code to exit with, after one sentence on what is wrong.
    pub fn or_local(self) -> Result<Command, ExitCode> {
        let blank = |text: &Option<String>| text.as_ref().is_none_or(|text| text.trim().is_empty());
        let unsaid = |secret: &Option<Hidden>| secret.as_ref().is_none_or(|secret| secret.0.is_empty());
        let silent = unsaid(&self.token) && unsaid(&self.webhook_secret);
        if !silent || !blank(&self.api_url) || !blank(&self.webhook) {
            return Ok(Command::Run(self));
        }
        Run::instead()
    }

    #[cfg(feature = "sandbox")]
    fn instead() -> Result<Command, ExitCode> {
        let bare = Bare::try_parse_from(["kletka"]).map_err(|error| complain(&error))?;
        Ok(Command::Sandbox(bare.local))
    }

    #[cfg(not(feature = "sandbox"))]
    fn instead() -> Result<Command, ExitCode> {
        Err(fail(format!("{NO_TOKEN}; to try the bot without one, build it with the feature `sandbox`")))
    }

    /// The same, checked; what is blank (as an unset variable of a compose file is) counts as not given.
    ///
    /// # Errors
    /// One sentence on what is wrong. It never shows a secret.
    pub fn check(mut self) -> Result<Run, String> {
        self.token = self.token.filter(|token| !token.0.is_empty());
        self.webhook_secret = self.webhook_secret.filter(|secret| !secret.0.is_empty());
        self.api_url = self.api_url.map(|url| url.trim().to_owned()).filter(|url| !url.is_empty());
        self.webhook = self.webhook.map(|url| url.trim().to_owned()).filter(|url| !url.is_empty());
        if self.token.as_ref().is_some_and(|token| !is_token(&token.0)) {
            return Err("the token does not look like one (123456:letters-and-digits)".to_owned());
        }
        if let Some(url) = &self.api_url {
            check_url("--api-url", url, &["https://", "http://"])?;
        }
        if let Some(url) = &self.webhook {
            // Only a Bot API server of one's own sends updates without encryption.
            let schemes: &[_] = if self.api_url.is_some() { &["https://", "http://"] } else { &["https://"] };
            check_url("--webhook", url, schemes)?;
        }
        let short = |c: char| c.is_ascii_alphanumeric() || matches!(c, '_' | '-');
        if self.webhook_secret.as_ref().is_some_and(|secret| secret.0.len() > 256 || !secret.0.chars().all(short)) {
            return Err("the webhook secret may only have letters, digits, _ and -, at most 256 of them".to_owned());
        }
        Ok(self)
    }
}

/// The number of the bot, a colon, and a word.
fn is_token(text: &str) -> bool {
    text.split_once(':').is_some_and(|(bot, word)| {
        let digits = !bot.is_empty() && bot.chars().all(|c| c.is_ascii_digit());
        let letters = |c: char| c.is_ascii_alphanumeric() || matches!(c, '_' | '-');
        digits && !word.is_empty() && word.chars().all(letters)
    })
}

/// Checks that an address has one of the schemes and a host; whoever connects to it learns the rest.
fn check_url(option: &str, url: &str, schemes: &[&str]) -> Result<(), String> {
    let rest = schemes.iter().find_map(|scheme| url.strip_prefix(scheme));
    let host = rest.map(|rest| rest.split(['/', '?', '#']).next().unwrap_or(""));
    if host.is_some_and(|host| !host.is_empty() && !host.starts_with(':')) && !url.contains(char::is_whitespace) {
        return Ok(());
    }
    Err(format!("`{option}` must be an address that begins with {}, not `{url}`", schemes.join(" or ")))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn run(words: &[&str]) -> Result<Run, String> {
        let words = std::iter::once("kletka").chain(words.iter().copied());
        Args::try_parse_from(words).map_err(|error| sentence(&error.to_string()))?.run.check()
    }

    #[test]
    fn the_definition_is_sound() {
        use clap::CommandFactory;
        Args::command().debug_assert();
    }

    #[test]
    fn addresses_are_checked() {
        let urls = |api: &str, hook: &str| run(&["--api-url", api, "--webhook", hook]).map(|_| ());
        assert_eq!(urls("", "https://example.org/hook"), Ok(()));
        assert_eq!(urls("http://localhost:8081", "http://bot:8443"), Ok(()));
        for (api, hook, told) in [
            ("", "http://example.org", "`--webhook` must be an address that begins with https://, not"),
            ("localhost:8081", "", "`--api-url` must be an address that begins with https:// or http://, not"),
            ("https://", "", "`--api-url` must"),
            ("https:///path", "", "`--api-url` must"),
            ("https://:80", "", "`--api-url` must"),
            ("https://a b", "", "`--api-url` must"),
        ] {
            let error = urls(api, hook).unwrap_err();
            assert!(error.starts_with(told), "{error}");
        }
    }

    #[test]
    fn secrets_are_checked_and_never_shown() {
        let token = "110201543:AAHdqTcvCH1vGWJxfSeofSAs0K5PALDsaw";
        let good = run(&["--token", token, "--webhook-secret", "s3cret-word"]).unwrap();
        let shown = format!("{good:?}");
        assert!(!shown.contains("AAHdq") && !shown.contains("s3cret"), "{shown}");
        for words in [["--token", "s3cret"], ["--token", "x:s3cret"], ["--webhook-secret", "s3cret!"]] {
            let error = run(&words).unwrap_err();
            assert!(!error.contains("s3cret"), "{error}");
        }
        assert_eq!(run(&["--token", " "]).unwrap().token, None, "blank is not given");
    }

    #[test]
    fn complaints_are_one_line() {
        for words in [&["--webhook-listen", "here"][..], &["--data"], &["replay"], &["sing"], &["--loud"]] {
            let error = run(words).unwrap_err();
            assert!(!error.contains('\n') && !error.contains("Usage"), "{error}");
        }
    }
}
