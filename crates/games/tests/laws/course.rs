//! Random matches for checking laws. Walking a match costs more than looking at it, so all laws look at the same ones.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

use kletka_games::game::{AnyGame, Event, Position, Seat, Seats, Turn, Viewer};
use kletka_games::play::Match;

use crate::common::{Setting, Ways, amount, at, caught, follow, settings};
use crate::{all, some_seats};

/// A match at one of its positions, including the last one: the input of a law.
pub struct Moment<'a> {
    /// The setting of the match.
    pub setting: &'a Setting,
    /// The match so far.
    pub live: &'a Match,
    /// The number of steps so far.
    pub step: usize,
    /// The events of the latest step, or of the set-up.
    pub events: &'a [Event],
    pub turn: &'a Turn,
    /// The turn before the latest step.
    pub before: Option<&'a Turn>,
    /// The seats that have had a prompt so far.
    pub asked: Seats,
}

impl<'a> Moment<'a> {
    pub fn position(&self) -> &'a dyn Position {
        self.live.position()
    }

    /// Whether costly checks look at this position.
    pub fn is_close(&self) -> bool {
        self.setting.looks_closely(self.step)
    }

    /// Whether the match is over.
    pub fn is_over(&self) -> bool {
        self.live.ending().is_some()
    }

    /// The seats that costly checks look at.
    pub fn some_seats(&self) -> impl Iterator<Item = Seat> + use<> {
        some_seats(self.setting.seats)
    }

    /// The seats that may act; only a few of them if there are many.
    pub fn acting(&self) -> impl Iterator<Item = Seat> + use<> {
        self.turn.may().within(self.some_seats().collect()).iter()
    }

    /// All viewers, except seats that costly checks leave out.
    pub fn some_viewers(&self) -> impl Iterator<Item = Viewer> + use<> {
        self.some_seats().map(Viewer::Seat).chain([Viewer::Public, Viewer::Revealed])
    }

    /// Moves of a list, few enough for costly checks.
    pub fn some(&self, moves: Vec<String>) -> impl Iterator<Item = String> {
        self.setting.some(moves, self.step)
    }

    /// The time of the latest line.
    pub fn now(&self) -> u64 {
        self.live.lines().last().and_then(|line| line.at).unwrap_or(0)
    }
}

/// A law. It panics if it is broken.
pub type Law = fn(&Moment<'_>);

/// The ids in a list of games. An unknown game ends the test.
pub fn chosen(named: &str) -> BTreeSet<String> {
    let ids: Vec<&str> = all().map(|game| game.info().id).collect();
    let chosen: BTreeSet<String> = named.split(',').map(|id| id.trim().to_owned()).collect();
    let unknown: Vec<&String> = chosen.iter().filter(|id| !ids.contains(&id.as_str())).collect();
    assert!(unknown.is_empty(), "KLETKA_LAWS names {unknown:?}; the games are {}", ids.join(", "));
    chosen
}

/// Walks a random match and checks laws. Returns the name of each broken law with its message, and does not check that
/// law any further.
pub fn walk(setting: &Setting, ways: Ways, laws: &[(&'static str, Law)]) -> Vec<(&'static str, String)> {
    let (mut laws, mut broken) = (laws.to_vec(), Vec::new());
    let (mut before, mut asked) = (None, Seats::NONE);
    let walked = caught(|| {
        follow(setting, ways, |live, step, events| {
            let turn = live.turn();
            asked = asked.and(turn.may());
            let moment = Moment { setting, live, step, events, turn: &turn, before: before.as_ref(), asked };
            laws.retain(|(name, law)| {
                let held = caught(|| at(setting, live, || law(&moment)));
                held.map_err(|said| broken.push((*name, said))).is_ok()
            });
            before = Some(turn);
        });
    });
    broken.extend(walked.err().map(|said| ("a match can be played", said)));
    broken
}

/// Checks laws over games in many settings. Returns the shortest message for each game and law that it breaks.
pub fn hold(games: Vec<&'static dyn AnyGame>, laws: &[(Ways, &[(&'static str, Law)])]) -> Vec<String> {
    let settings: Vec<Setting> = games.into_iter().flat_map(settings).collect();
    let broken = share(&settings.iter().enumerate().collect::<Vec<_>>(), |(n, setting)| {
        // The quick run walks all three ways in every second setting, otherwise only that with the most laws.
        let is_whole = n % amount(1, 2) == 0;
        let id = setting.game.info().id;
        let ways = laws.iter().filter(|(ways, _)| is_whole || *ways == Ways::Lapses);
        let broken = ways.flat_map(|(ways, laws)| walk(setting, *ways, laws));
        broken.map(|(law, said)| ((id, law), said)).collect()
    });
    let mut shortest: BTreeMap<(&str, &str), String> = BTreeMap::new();
    for (which, said) in broken {
        let known = shortest.entry(which).or_insert_with(|| said.clone());
        if said.len() < known.len() {
            *known = said;
        }
    }
    shortest.into_iter().map(|((id, law), said)| format!("{id} breaks {law}: {said}")).collect()
}

/// Does some work for each of many things, with all hands. Returns everything that comes of it.
pub fn share<T: Sync, R: Send>(all: &[T], work: impl Fn(&T) -> Vec<R> + Sync) -> Vec<R> {
    let next = AtomicUsize::new(0);
    let busy = || {
        let mut results = Vec::new();
        while let Some(one) = all.get(next.fetch_add(1, Ordering::Relaxed)) {
            results.extend(work(one));
        }
        results
    };
    let hands = thread::available_parallelism().map_or(1, usize::from);
    thread::scope(|scope| {
        let hands: Vec<_> = (0..hands).map(|_| scope.spawn(busy)).collect();
        hands.into_iter().flat_map(|hand| hand.join().expect("what a law says is caught")).collect()
    })
}
