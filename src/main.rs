//! The program: reads the command line and hands over.

use std::process::ExitCode;

use kletka::cli::args::{Args, Command};
use kletka::cli::{fail, games, replay};

fn main() -> ExitCode {
    let args = match Args::read() {
        Ok(args) => args,
        Err(code) => return code,
    };
    match args.command.unwrap_or(Command::Run(args.run)) {
        Command::Run(run) => match run.check() {
            Ok(run) => kletka::serve(&run),
            Err(why) => fail(why),
        },
        Command::Replay { file, png, board } => replay::run(&file, png.as_deref(), board),
        Command::Games { json } => games::run(json),
        Command::Backup { .. } => fail("this build cannot make backups"),
        Command::Repair { .. } => fail("this build cannot repair data"),
    }
}
