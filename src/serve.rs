//! Runs the bot: configuration → store → bot → wait for a signal.

use std::process::ExitCode;

use crate::cli::args::Run;
use crate::cli::fail;

/// Runs the bot until a signal ends it.
pub fn serve(run: &Run) -> ExitCode {
    if run.token.is_some() {
        return fail("this build cannot run the bot");
    }
    fail("there is no token: talk to @BotFather in Telegram, send /newbot, and set TELOXIDE_TOKEN to what it answers")
}
