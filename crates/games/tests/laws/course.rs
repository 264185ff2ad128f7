//! Random matches on which laws are held. To walk one costs more than to look at it, so all laws look at the same.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

use kletka_games::game::{AnyGame, Event, Position, Seat, Seats, Turn, Viewer};
use kletka_games::play::Match;

use crate::common::{Setting, Ways, amount, at, caught, follow, settings};
use crate::{all, some_seats};

/// What a law sees: a match at one of its positions, the last one included.
pub struct Moment<'a> {
    /// The setting of the match.
    pub setting: &'a Setting,
    /// The match so far.
    pub live: &'a Match,
    /// How many steps were made.
    pub step: usize,
    /// What the latest step told, or the set-up.
    pub events: &'a [Event],
    /// What is asked now.
    pub turn: &'a Turn,
    /// What was asked before the latest step.
    pub before: Option<&'a Turn>,
    /// The seats that were asked something so far.
    pub asked: Seats,
}

impl<'a> Moment<'a> {
    /// The position.
    pub fn position(&self) -> &'a dyn Position {
        self.live.position()
    }

    /// Whether costly checks look at this one.
    pub fn is_close(&self) -> bool {
        self.setting.looks_closely(self.step)
    }

    /// Whether the match is over.
    pub fn is_over(&self) -> bool {
        self.live.ending().is_some()
    }

    /// The seats to which costly checks are held.
    pub fn some_seats(&self) -> impl Iterator<Item = Seat> + use<> {
        some_seats(self.setting.seats)
    }

    /// Those that may act, a few of them where there are many.
    pub fn acting(&self) -> impl Iterator<Item = Seat> + use<> {
        self.turn.may().within(self.some_seats().collect()).iter()
    }

    /// Everybody who may look, but for seats to which costly checks are not held.
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

/// A law: it panics where it is broken.
pub type Law = fn(&Moment<'_>);

/// The ids in a list of games; a game that there is not ends the test.
pub fn chosen(named: &str) -> BTreeSet<String> {
    let ids: Vec<&str> = all().map(|game| game.info().id).collect();
    let chosen: BTreeSet<String> = named.split(',').map(|id| id.trim().to_owned()).collect();
    let unknown: Vec<&String> = chosen.iter().filter(|id| !ids.contains(&id.as_str())).collect();
    assert!(unknown.is_empty(), "KLETKA_LAWS names {unknown:?}; the games are {}", ids.join(", "));
    chosen
}

/// Walks a random match and holds laws over it. Gives the name of each that is broken, and how; nothing more is asked
/// of that one then.
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

/// Holds laws over games in many settings. Gives for each game and law that it breaks the shortest account of that.
pub fn hold(games: Vec<&'static dyn AnyGame>, laws: &[(Ways, &[(&'static str, Law)])]) -> Vec<String> {
    let settings: Vec<Setting> = games.into_iter().flat_map(settings).collect();
    let next = AtomicUsize::new(0);
    let number = |n: usize| settings.get(n).map(|setting| (n, setting));
    let work = || {
        let mut broken = Vec::new();
        while let Some((n, setting)) = number(next.fetch_add(1, Ordering::Relaxed)) {
            // The quick run walks all three ways in every second setting, and in the others that with the most laws.
            let is_whole = n % amount(1, 2) == 0;
            for (ways, laws) in laws.iter().filter(|(ways, _)| is_whole || *ways == Ways::Lapses) {
                let id = setting.game.info().id;
                broken.extend(walk(setting, *ways, laws).into_iter().map(|(law, said)| ((id, law), said)));
            }
        }
        broken
    };
    let hands = thread::available_parallelism().map_or(1, usize::from);
    let broken: Vec<_> = thread::scope(|scope| {
        let hands: Vec<_> = (0..hands).map(|_| scope.spawn(work)).collect();
        hands.into_iter().flat_map(|hand| hand.join().expect("what a law says is caught")).collect()
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
