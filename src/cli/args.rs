//! The options of the command line and of the environment.

use std::net::SocketAddr;
use std::path::PathBuf;

use clap::{Parser, Subcommand};

pub use super::given::{Chats, Hidden, Kept};
pub use super::languages::Languages;
#[cfg(feature = "postgres")]
pub use super::listing::Listing;
#[cfg(feature = "postgres")]
pub use super::moving::Moving;
pub use super::studies::{Duel, Perft, Think};
use super::tokens::{Source, is_token};
use crate::bot::Limits;

/// Advice for a missing token.
pub(crate) const NO_TOKEN: &str =
    "there is no token: talk to @BotFather in Telegram, send /newbot, and set TELOXIDE_TOKEN to what it answers";

/// The version, and in what is shipped the commit and its date: `build.rs`.
pub const VERSION: &str = env!("KLETKA_VERSION");

/// A Telegram bot for pencil-and-paper and dice games in group chats.
#[derive(Parser, Debug)]
#[command(name = "kletka", version = VERSION, args_conflicts_with_subcommands = true)]
pub struct Args {
    /// The command. Without one: run the bot, or the sandbox if there is no token and it is built in.
    #[command(subcommand)]
    pub command: Option<Command>,
    /// Options for running the bot without a command.
    #[command(flatten)]
    pub run: Run,
}

/// The commands of the program.
#[derive(Subcommand, Debug)]
pub enum Command {
    /// Run the bot (the default if there is a token).
    Run(Box<Run>),
    /// Try the bot in the browser: no token, no Telegram (the default without a token).
    ///
    /// Starts a stand-in for Telegram on this machine, the real bot connected to it, and a chat page on which you can
    /// be several people.
    #[cfg(feature = "sandbox")]
    Sandbox(Local),
    /// Replay the record of a match and print the result as JSON.
    ///
    /// Seats are numbered as in the record, from 1; `places` and `scores` list all seats in that order. A refused line
    /// changes nothing, and the next one is tried. Exit code: 0 all lines are legal, 1 some were refused, 2 the file is
    /// not a record and nothing was done.
    Replay {
        /// The record, or a match in SGF; `-` reads standard input.
        file: PathBuf,
        /// Also paint the final position, as spectators see it, into this PNG file.
        #[arg(long, value_name = "FILE")]
        png: Option<PathBuf>,
        /// Also paint the whole match, move by move, as spectators see it, into this GIF file.
        #[arg(long, value_name = "FILE")]
        gif: Option<PathBuf>,
        /// Also write the match as SGF into this file, if its game supports SGF.
        #[arg(long, value_name = "FILE")]
        sgf: Option<PathBuf>,
        /// Also print the final position as text, under `board`.
        #[arg(long)]
        board: bool,
        /// Print, instead of JSON, the position as text at the start, after each line and at the end, as the sections
        /// of a playthrough. A refused line then means exit code 2.
        #[arg(long, conflicts_with = "board")]
        boards: bool,
        /// Also list the legal moves of the seats to move at the end, under `moves`; `null` if there are too many to
        /// list.
        #[arg(long)]
        moves: bool,
    },
    /// Count the sequences of legal moves by length, from the start or from the end of a record.
    ///
    /// Each line has a length and the number of sequences of that length. Matches that end earlier are not counted.
    Perft(Perft),
    /// Print the move that the computer would make at the end of a record, as JSON.
    Think(Think),
    /// Let two computer opponents play against each other, and print the score with its 95 % interval.
    Duel(Duel),
    /// List the games with their options.
    Games {
        /// Print JSON.
        #[arg(long)]
        json: bool,
    },
    /// Tell how much of each language is written, or list what is missing and what is stale in one.
    ///
    /// A message is stale if the English one has changed since it was translated; it is said in English then.
    Languages(Languages),
    /// Copy all of the bot's data into a new directory.
    Backup {
        /// The directory of the copy.
        dir: PathBuf,
        /// The directory to copy, of the bot or of a sandbox.
        #[command(flatten)]
        kept: Kept,
    },
    /// Check whether a bot runs in a data directory and is healthy.
    ///
    /// A healthy bot has shown within the last half minute that it answers and that its work reaches the disk. Exit
    /// code: 0 if healthy; otherwise 1, and one sentence says what is wrong. Nothing is written. With `--tokens` each
    /// running bot must be healthy, and at least one must run.
    Health {
        /// The file with the bots, if there are several.
        #[arg(long, env = "KLETKA_TOKENS", value_name = "FILE")]
        tokens: Option<Source>,
        /// The directory to check, of the bot or of a sandbox.
        #[command(flatten)]
        kept: Kept,
    },
    /// Check everything that a bot needs: token, Telegram, webhook, disk, database, memory.
    ///
    /// Give it the options and the environment that the bot runs with. Each point is a line: `✓` it is right; `!` it is
    /// worth a look; `✗` it is wrong. The line says what to do. Exit code: 0, or 1 if something is wrong. Nothing is
    /// changed, and no update is lost or confirmed; the bot may run meanwhile. If another program fetches the same
    /// bot's updates, one of its requests is turned away, and it has to ask again.
    Doctor(Box<Checkup>),
    /// Compare a data directory with a database, move data from one to the other, or copy a database.
    #[cfg(feature = "postgres")]
    #[command(subcommand)]
    Store(Moving),
    /// List, add and remove the bots whose tokens are in a database, for `run --tokens database`.
    #[cfg(feature = "postgres")]
    #[command(subcommand)]
    Tokens(Listing),
    /// Repair a damaged data directory.
    ///
    /// If the journal is good, the database is rebuilt from it. Otherwise, what is good in both is combined, and one
    /// line is printed for each damaged place. The damaged files stay beside the new ones.
    Repair {
        /// The data directory to repair.
        dir: PathBuf,
    },
}

/// How the bot runs.
#[derive(clap::Args, Clone, Debug)]
pub struct Run {
    /// The bot's token from @BotFather. Prefer the variable: flags show up in the process list.
    #[arg(long, env = "TELOXIDE_TOKEN", hide_env_values = true)]
    pub token: Option<Hidden>,
    /// Run several bots instead of one: a file with a name and a token in each line. Each bot keeps its data in a
    /// directory of its name below the data directory, or in the same database. The word `database` means the bots of
    /// `kletka tokens`.
    #[arg(long, env = "KLETKA_TOKENS", value_name = "FILE")]
    pub tokens: Option<Source>,
    /// The key that opens the tokens in the database, 64 hexadecimal digits. Prefer the variable.
    #[arg(long, env = "KLETKA_TOKENS_KEY", value_name = "KEY", hide_env_values = true)]
    pub tokens_key: Option<Hidden>,
    /// Address of a Bot API server other than Telegram's own.
    #[arg(long, env = "KLETKA_API_URL", value_name = "URL")]
    pub api_url: Option<String>,
    /// The data directory.
    #[command(flatten)]
    pub kept: Kept,
    /// Keep the data in this database instead, `postgres://user:password@host/database`. Prefer the variable. Processes
    /// with the same token are then standbys for each other.
    #[arg(long, env = "KLETKA_STORE", value_name = "URL", hide_env_values = true)]
    pub store: Option<Hidden>,
    /// Start in a data directory that is empty or has lost its data. Otherwise the bot assumes that a volume is not
    /// mounted, and refuses.
    #[arg(long, env = "KLETKA_NEW")]
    pub new: bool,
    /// Send without waiting. Only for a Bot API server without rate limits.
    #[arg(long, env = "KLETKA_UNPACED")]
    pub unpaced: bool,
    /// The limits for each person: open challenges in a chat (`here`) and in all, matches in progress, computers
    /// thinking at once, and films, cards and records per minute.
    #[arg(long, env = "KLETKA_LIMITS", value_name = "NAME=N…", default_value_t)]
    pub limits: Limits,
    /// Remove ended matches after this many days; their results stay. By default, they are kept forever.
    #[arg(long, env = "KLETKA_KEEP", value_name = "DAYS", value_parser = clap::value_parser!(u32).range(1..))]
    pub keep: Option<u32>,
    /// What to log: error, warn, info, debug, trace, or finer (`info,kletka::store=debug`).
    #[arg(long, env = "KLETKA_LOG", value_name = "LEVEL", default_value = "info")]
    pub log: String,
    /// Public address to which Telegram sends updates. Without one, the bot polls.
    #[arg(long, env = "KLETKA_WEBHOOK", value_name = "URL")]
    pub webhook: Option<String>,
    /// Local address behind the public one, to which the proxy passes updates on.
    #[arg(long, env = "KLETKA_WEBHOOK_LISTEN", value_name = "ADDRESS:PORT", default_value = "127.0.0.1:8443")]
    pub webhook_listen: SocketAddr,
    /// Local address for monitoring: `/healthz` and `/metrics`.
    #[arg(long, env = "KLETKA_STATUS", value_name = "ADDRESS:PORT")]
    pub status: Option<SocketAddr>,
    /// Secret that Telegram sends with each update. Random at start-up by default.
    #[arg(long, env = "KLETKA_WEBHOOK_SECRET", value_name = "SECRET", hide_env_values = true)]
    pub webhook_secret: Option<Hidden>,
    /// Short name of the bot's Mini App, in which boards open. Its address at @BotFather is that of the webhook's
    /// server with the path `/app/`.
    #[arg(long, env = "KLETKA_APP", value_name = "NAME", requires = "webhook")]
    pub app: Option<String>,
    /// Chats in which the bot may post, such as -1001234567890,-1009876543210. Pictures for chats that it is not in go
    /// there first if there is no webhook, at most 20 a minute each.
    #[arg(long, env = "KLETKA_STAGING", value_name = "CHAT,…", allow_hyphen_values = true)]
    pub staging: Option<Chats>,
}

/// What to check.
#[derive(clap::Args, Clone, Debug)]
pub struct Checkup {
    /// The bot.
    #[command(flatten)]
    pub run: Run,
    /// How many seconds to wait for another program that fetches the bot's updates; 0: do not ask.
    #[arg(long, value_name = "SECONDS", default_value = "15", value_parser = clap::value_parser!(u32).range(..=50))]
    pub listen: u32,
}

/// Options for running the sandbox.
#[cfg(feature = "sandbox")]
#[derive(clap::Args, Clone, Debug)]
pub struct Local {
    /// Port of the chat page; 0 for any free one.
    #[arg(long, env = "KLETKA_SANDBOX_PORT", value_name = "PORT", default_value = "8090")]
    pub port: u16,
    /// Address of the chat page. Anyone who can reach it can act as anyone in the chat.
    #[arg(long, value_name = "ADDRESS", default_value = "127.0.0.1")]
    pub listen: std::net::IpAddr,
    /// Directory for chats and matches. Without one, they are lost when the sandbox stops.
    #[arg(long, value_name = "DIR")]
    pub data: Option<PathBuf>,
    /// What to log, as for the bot.
    #[arg(long, value_name = "LEVEL", default_value = "warn")]
    pub log: String,
    /// The limits for each person, as for the bot.
    #[arg(long, env = "KLETKA_LIMITS", value_name = "NAME=N…", default_value_t)]
    pub limits: Limits,
}

/// The parser's error message on one line, without usage and hints.
pub(super) fn sentence(complaint: &str) -> String {
    let lines: Vec<_> = complaint.lines().map(str::trim).take_while(|line| !line.is_empty()).collect();
    let line = lines.join(" ");
    format!("{}; see --help", line.strip_prefix("error: ").unwrap_or(&line))
}

impl Run {
    /// Whether these options speak of a bot: of its token, or of the address of its messenger.
    pub(super) fn names_a_bot(&self) -> bool {
        let said = |text: &Option<String>| text.as_ref().is_some_and(|text| !text.trim().is_empty());
        let secret = |secret: &Option<Hidden>| secret.as_ref().is_some_and(|secret| !secret.is_blank());
        secret(&self.token)
            || secret(&self.webhook_secret)
            || Source::given(&self.tokens).is_some()
            || said(&self.api_url)
            || said(&self.webhook)
    }

    /// The options, checked. A blank value (as from an unset variable in a compose file) counts as missing.
    ///
    /// # Errors
    /// One sentence on what is wrong. It never shows a secret.
    pub fn check(mut self) -> Result<Run, String> {
        self.token = self.token.filter(|token| !token.is_blank());
        self.tokens = Source::given(&self.tokens);
        self.tokens_key = self.tokens_key.filter(|key| !key.is_blank());
        self.webhook_secret = self.webhook_secret.filter(|secret| !secret.is_blank());
        self.store = self.store.filter(|store| !store.is_blank());
        self.api_url = self.api_url.map(|url| url.trim().to_owned()).filter(|url| !url.is_empty());
        self.webhook = self.webhook.map(|url| url.trim().to_owned()).filter(|url| !url.is_empty());
        if self.token.as_ref().is_some_and(|token| !is_token(token.reveal())) {
            return Err("the token does not look like one (123456:letters-and-digits)".to_owned());
        }
        if self.tokens.is_some() {
            self.check_several()?;
        }
        if let Some(url) = &self.api_url {
            check_url("--api-url", url, &["https://", "http://"])?;
        }
        if let Some(url) = &self.webhook {
            // Only a private Bot API server sends updates without encryption.
            let schemes: &[_] = if self.api_url.is_some() { &["https://", "http://"] } else { &["https://"] };
            check_url("--webhook", url, schemes)?;
        }
        let short = |c: char| c.is_ascii_alphanumeric() || matches!(c, '_' | '-');
        let odd = |secret: &Hidden| secret.reveal().len() > 256 || !secret.reveal().chars().all(short);
        if self.webhook_secret.as_ref().is_some_and(odd) {
            return Err("the webhook secret may only have letters, digits, _ and -, at most 256 of them".to_owned());
        }
        Ok(self)
    }

    /// Checks what several bots cannot have.
    fn check_several(&self) -> Result<(), String> {
        if self.token.is_some() {
            return Err("give either one token or `--tokens`, not both".to_owned());
        }
        if self.tokens == Some(Source::Database) && (self.store.is_none() || self.tokens_key.is_none()) {
            return Err("`--tokens database` needs KLETKA_STORE, where the bots are, and KLETKA_TOKENS_KEY, their key"
                .to_owned());
        }
        if self.app.is_some() {
            return Err("`--app` needs a process with one bot; leave it out beside `--tokens`".to_owned());
        }
        if self.webhook.as_ref().is_some_and(|url| url.contains(['?', '#'])) {
            return Err(
                "beside `--tokens` the address of `--webhook` ends in a path: each bot adds its name".to_owned()
            );
        }
        Ok(())
    }
}

/// Checks that an address has one of the schemes and a host. Connecting to it reveals the rest.
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
    fn several_bots_are_given_instead_of_one() {
        assert!(run(&["--tokens", "bots"]).unwrap().tokens.is_some());
        assert_eq!(run(&["--tokens", ""]).unwrap().tokens, None, "blank is not given");
        for (more, told) in [
            (&["--token", "1:AA"][..], "give either one token or `--tokens`"),
            (&["--webhook", "https://a.b/c", "--app", "board"], "`--app` needs a process with one bot"),
            (&["--webhook", "https://a.b/c?d"], "beside `--tokens` the address of `--webhook`"),
        ] {
            let error = run(&[&["--tokens", "bots"], more].concat()).unwrap_err();
            assert!(error.starts_with(told), "{error}");
        }
        let error = run(&["--tokens", "database"]).unwrap_err();
        assert!(error.starts_with("`--tokens database` needs KLETKA_STORE, where the bots are, and"), "{error}");
    }

    #[test]
    fn staging_chats_are_numbers() {
        let chats = |text: &str| run(&["--staging", text]).map(|run| run.staging.unwrap_or_default().0);
        assert_eq!(chats("-1001234567890, -1002").unwrap(), [-1_001_234_567_890, -1002]);
        assert!(chats("").unwrap().is_empty(), "blank is not given");
        assert!(chats("-100,mine").unwrap_err().contains("the id of a chat is a number, not `mine`"));
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
