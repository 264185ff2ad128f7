//! The program: reads the command line and runs the command.

use std::fmt::Display;
use std::process::ExitCode;

use kletka::cli::args::Command;
use kletka::cli::chosen::chosen;
use kletka::cli::replay::{self, Wanted};
use kletka::cli::{duel, fail, fail_with, games, languages, print, study};

fn main() -> ExitCode {
    let command = match chosen() {
        Ok(command) => command,
        Err(code) => return code,
    };
    match command {
        Command::Run(run) => match run.check() {
            Ok(run) => kletka::serve(&run),
            Err(why) => fail(why),
        },
        #[cfg(feature = "sandbox")]
        Command::Sandbox(local) => kletka::local(&local),
        Command::Replay { file, png, gif, sgf, board, boards, moves } => {
            let (png, gif, sgf) = (png.as_deref(), gif.as_deref(), sgf.as_deref());
            let wanted = Wanted { png, gif, sgf, board, boards, moves };
            replay::run(&file, &wanted)
        }
        Command::Perft(what) => study::perft(&what),
        Command::Think(what) => study::think(&what),
        Command::Duel(with) => duel::run(&with),
        Command::Games { json } => games::run(json),
        Command::Languages(asked) => languages::run(&asked),
        Command::Backup { dir, kept } => done(kletka::backup(&kept.data, &dir)),
        Command::Health { tokens, kept } => match kletka::health(&tokens, &kept.data) {
            Ok(well) => print(&well, ExitCode::SUCCESS),
            Err(sick) => fail_with(1, sick),
        },
        Command::Doctor(checkup) => match checkup.run.clone().check() {
            Ok(run) => kletka::doctor(&run, checkup.listen),
            Err(why) => fail(why),
        },
        #[cfg(feature = "postgres")]
        Command::Store(moving) => done(kletka::transfer_data(&moving)),
        #[cfg(feature = "postgres")]
        Command::Tokens(listing) => done(kletka::list_tokens(&listing)),
        Command::Repair { dir } => done(kletka::repair(&dir)),
    }
}

/// Prints what was done, or one sentence on why it failed.
fn done(result: Result<impl Display, impl Display>) -> ExitCode {
    match result {
        Ok(report) => print(&report.to_string(), ExitCode::SUCCESS),
        Err(error) => fail(error),
    }
}
