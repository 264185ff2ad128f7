//! `kletka doctor`: looks at everything that a bot needs, and says of each point how it stands. It takes no lock, and
//! asks the messenger and the database only what changes nothing there. To learn how fast the disk is it writes a file
//! that has lost its name before it has content.

#[cfg(feature = "postgres")]
mod database;
mod disk;
mod machine;
mod messenger;

use std::path::{Path, PathBuf};
use std::process::ExitCode;

use tokio::runtime::Runtime;

use crate::cli::args::{Hidden, NO_TOKEN, Run};
use crate::cli::fail;
use crate::cli::sheet::{Mark, Point, Sheet};
use crate::cli::tokens::{self, Named, Source};
use crate::serve::{self, address_of};
use crate::store::health::{Sick, health};

/// A bot to look at.
struct Patient {
    /// Its name, if it is one of several.
    name: Option<String>,
    token: Hidden,
    dir: PathBuf,
    /// The address of its webhook.
    webhook: Option<String>,
}

/// Looks at everything, and prints a line a point. `listen`: how long to wait for another program that fetches the
/// bot's updates, in seconds.
pub fn doctor(run: &Run, listen: u32) -> ExitCode {
    // The points say all there is to say.
    match serve::runtime("off") {
        Ok(runtime) => serve::finish(runtime, |runtime| look(runtime, run, listen)),
        Err(why) => fail(why),
    }
}

fn look(runtime: &Runtime, run: &Run, listen: u32) -> ExitCode {
    let mut sheet = Sheet::default();
    let patients = patients(run, &mut sheet);
    let shared = shared(run, &patients);
    for (n, patient) in patients.iter().enumerate() {
        sheet.about(patient.name.as_deref());
        let runs = match &shared {
            Some(shared) => shared.running.contains(&n),
            None => !matches!(health(&patient.dir), Err(Sick::Gone(_))),
        };
        let visit = messenger::Visit {
            token: &patient.token,
            api_url: run.api_url.as_deref(),
            webhook: patient.webhook.as_deref(),
            app: run.app.as_deref(),
            staging: run.staging.as_ref().map_or(&[], |chats| &chats.0),
            runs,
            listen,
        };
        runtime.block_on(visit.pay(&mut sheet));
        if shared.is_none() && patient.name.is_some() {
            sheet.add(&disk::home(&patient.dir, run.new));
        }
    }
    sheet.about(None);
    match shared {
        Some(shared) => shared.points.iter().for_each(|point| sheet.add(point)),
        None => directory(&run.kept.data, run, &mut sheet),
    }
    machine::points().iter().for_each(|point| sheet.add(point));
    sheet.code()
}

/// The bots that would run. A point says why there is none.
fn patients(run: &Run, sheet: &mut Sheet) -> Vec<Patient> {
    let several = match (&run.tokens, &run.token) {
        (Some(Source::File(file)), _) => tokens::read(file).map(|tokens| (tokens.bots, tokens.open)),
        (Some(Source::Database), _) => serve::listed_now(run).map(|bots| (bots, false)),
        (None, Some(token)) => {
            let (dir, webhook) = (run.kept.data.clone(), run.webhook.clone());
            return vec![Patient { name: None, token: token.clone(), dir, webhook }];
        }
        (None, None) => Err(NO_TOKEN.to_owned()),
    };
    match several {
        Ok((bots, open)) => {
            if open {
                let text = "others can read the file of `--tokens`; let only its owner do that (chmod 600)";
                sheet.add(&Point::look("tokens", text));
            }
            bots.into_iter().map(|bot| patient(run, bot)).collect()
        }
        Err(why) => {
            sheet.add(&Point::wrong("token", why));
            Vec::new()
        }
    }
}

fn patient(run: &Run, bot: Named) -> Patient {
    let webhook = run.webhook.as_ref().map(|url| address_of(url, &bot.name));
    Patient { dir: run.kept.data.join(&bot.name), name: Some(bot.name), token: bot.token, webhook }
}

/// The data directory of a bot, or that of all of them.
fn directory(dir: &Path, run: &Run, sheet: &mut Sheet) {
    let home = disk::home(dir, run.new);
    let usable = home.mark != Mark::Wrong;
    sheet.add(&home);
    let more = [disk::volume(dir), disk::free(dir), usable.then(|| disk::sync(dir)).flatten()];
    more.iter().flatten().for_each(|point| sheet.add(point));
}

/// What the database says, where things are kept in one.
struct Shared {
    points: Vec<Point>,
    /// The bots of the list that a process has.
    running: Vec<usize>,
}

#[cfg(feature = "postgres")]
fn shared(run: &Run, patients: &[Patient]) -> Option<Shared> {
    let store = run.store.as_ref()?;
    let numbers: Vec<i64> = patients.iter().map(|patient| serve::number(&patient.token)).collect();
    let (point, held) = database::point(store, &numbers);
    let running = (0..patients.len()).filter(|n| held.contains(&numbers[*n])).collect();
    Some(Shared { points: vec![point], running })
}

#[cfg(not(feature = "postgres"))]
fn shared(run: &Run, _: &[Patient]) -> Option<Shared> {
    run.store.as_ref()?;
    Some(Shared { points: vec![Point::wrong("database", serve::NO_DATABASE)], running: Vec::new() })
}
