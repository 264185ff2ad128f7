//! Which command to run. A start without one runs the bot, or the sandbox if there is no token and it is built in.

use std::ffi::OsString;
use std::process::ExitCode;

#[cfg(feature = "sandbox")]
use clap::Parser;
use clap::error::ErrorKind;
use clap::{CommandFactory, FromArgMatches};

#[cfg(not(feature = "sandbox"))]
use super::args::NO_TOKEN;
use super::args::{Args, Command, sentence};
use super::fail;

/// The command that this process's command line and environment ask for.
///
/// # Errors
/// The exit code, after printing help or version, or one sentence on what is wrong.
pub fn chosen() -> Result<Command, ExitCode> {
    let words: Vec<OsString> = std::env::args_os().collect();
    let matches = match Args::command().try_get_matches_from(&words) {
        Ok(matches) => matches,
        Err(error) => return unknown(&words, &error),
    };
    let args = Args::from_arg_matches(&matches).map_err(|error| complain(&error))?;
    match args.command {
        Some(command) => Ok(command),
        None if args.run.names_a_bot() => Ok(Command::Run(Box::new(args.run))),
        None => instead(&words, &matches),
    }
}

/// Prints help or version, or the error.
fn complain(error: &clap::Error) -> ExitCode {
    match error.kind() {
        ErrorKind::DisplayHelp | ErrorKind::DisplayVersion => match error.print() {
            Ok(()) => ExitCode::SUCCESS,
            Err(error) => fail(format!("cannot write: {error}")),
        },
        _ => fail(sentence(&error.to_string())),
    }
}

#[cfg(not(feature = "sandbox"))]
fn unknown(_words: &[OsString], error: &clap::Error) -> Result<Command, ExitCode> {
    Err(complain(error))
}

#[cfg(not(feature = "sandbox"))]
fn instead(_words: &[OsString], _matches: &clap::ArgMatches) -> Result<Command, ExitCode> {
    Err(fail(format!("{NO_TOKEN}; to try the bot without one, build it with the feature `sandbox`")))
}

#[cfg(feature = "sandbox")]
use plain::{instead, unknown};

/// A plain start of the sandbox: it takes the bot's options that it can use, and refuses the others.
#[cfg(feature = "sandbox")]
mod plain {
    use clap::error::{ContextKind, ContextValue};
    use clap::parser::ValueSource;
    use clap::{Arg, ArgMatches};

    use super::*;
    use crate::cli::args::{Local, NO_TOKEN};

    /// The sandbox's options alone.
    #[derive(Parser)]
    struct Bare {
        #[command(flatten)]
        local: Local,
    }

    /// Why no sandbox starts.
    enum Refusal {
        /// An option, or a variable of the environment, that a bot alone can use.
        OfTheBot(String),
        /// The sandbox's options are wrong.
        Parser(clap::Error),
    }

    /// Handles an option that the bot does not have: without a token it may be one of the sandbox.
    pub(super) fn unknown(words: &[OsString], error: &clap::Error) -> Result<Command, ExitCode> {
        let alone = Args::command().try_get_matches_from(words.get(..1).unwrap_or_default());
        match alone {
            Ok(set) if error.kind() == ErrorKind::UnknownArgument && !names_a_bot(&set) => match read(words, &set) {
                Err(Refusal::Parser(other)) if other.kind() == ErrorKind::UnknownArgument => Err(complain(error)),
                read => read.map_err(refuse),
            },
            _ => Err(complain(error)),
        }
    }

    /// The sandbox, for a start with options that the bot has, too.
    pub(super) fn instead(words: &[OsString], matches: &ArgMatches) -> Result<Command, ExitCode> {
        read(words, matches).map_err(refuse)
    }

    fn names_a_bot(set: &ArgMatches) -> bool {
        Args::from_arg_matches(set).is_ok_and(|args| args.run.names_a_bot())
    }

    /// Reads the command line as the sandbox's. `set`: the bot's options from the environment.
    fn read(words: &[OsString], set: &ArgMatches) -> Result<Command, Refusal> {
        let bare = Bare::command();
        let shared = |arg: &Arg| bare.get_arguments().any(|one| one.get_id() == arg.get_id());
        let bot = Args::command();
        let unused = bot.get_arguments().find(|arg| !shared(arg) && is_set(set, arg.get_id().as_str()));
        if let Some(name) = unused.and_then(Arg::get_env) {
            return Err(Refusal::OfTheBot(name.to_string_lossy().into_owned()));
        }
        // `kletka sandbox` does not read these, so that it never gets into the data of a bot by mistake.
        let bare = bare.mut_arg("data", |arg| arg.env("KLETKA_DATA")).mut_arg("log", |arg| arg.env("KLETKA_LOG"));
        let parsed = bare.try_get_matches_from(words).and_then(|matches| Bare::from_arg_matches(&matches));
        let bare = parsed.map_err(|error| foreign(&error).map_or(Refusal::Parser(error), Refusal::OfTheBot))?;
        Ok(Command::Sandbox(bare.local))
    }

    /// Whether the environment sets an option; a blank value counts as missing.
    fn is_set(set: &ArgMatches, id: &str) -> bool {
        let said = |value: &std::ffi::OsStr| !value.to_string_lossy().trim().is_empty();
        set.value_source(id) == Some(ValueSource::EnvVariable)
            && set.get_raw(id).is_some_and(|mut values| values.any(said))
    }

    /// The option of the bot that a complaint of the sandbox's parser is about.
    fn foreign(error: &clap::Error) -> Option<String> {
        let Some(ContextValue::String(option)) = error.get(ContextKind::InvalidArg) else { return None };
        let long = option.strip_prefix("--")?;
        Args::command().get_arguments().any(|arg| arg.get_long() == Some(long)).then(|| option.clone())
    }

    fn refuse(why: Refusal) -> ExitCode {
        match why {
            Refusal::OfTheBot(option) => {
                fail(format!("the sandbox has no use for `{option}`, and for the bot {NO_TOKEN}"))
            }
            Refusal::Parser(error) => complain(&error),
        }
    }
}
