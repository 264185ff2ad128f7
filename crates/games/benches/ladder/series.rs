//! A series of matches between two levels.

use std::collections::HashSet;
use std::time::Instant;

use kletka_games::game::{AnyGame, Chance, Deadline, Input, Level, Memo, Outcome, SearchCtx, Seat, Seed, Viewer};
use kletka_games::games::GAMES;
use kletka_games::play::{Header, Match, record};

use crate::openings::{self, Opening, Openings};
use crate::spent::spent;
use crate::wilson::wilson;

/// Pairs of matches after which a series may end because it is decided. There are few such moments, so that looking at
/// the result does not favour anybody.
const LOOKS: [u32; 9] = [10, 25, 50, 100, 200, 500, 1_000, 2_000, 8_000];

/// The processor time, in nanoseconds, after which a series goes on only to the end of its pair.
const COST: u64 = 240_000_000_000;

/// Work for each millisecond that a level may think. Fast searches visit a few hundred times as many positions.
const WORK: u64 = 20;

/// A match that takes more plies than this is a draw.
const PLIES: usize = 5_000;

/// A level against the one below, in a game or in a variant of it.
pub struct Rung {
    pub game: &'static dyn AnyGame,
    /// The option that selects the variant, as `key=value`; empty for the usual rules.
    pub variant: String,
    /// The upper level.
    pub level: u8,
}

/// The statistics of a series, as the upper level sees it.
#[derive(Default)]
pub struct Tally {
    /// Matches won, drawn, and lost.
    pub won: u32,
    pub drawn: u32,
    pub lost: u32,
    /// Matches of a game without chance that had the moves of an earlier one, and do not count.
    pub repeated: u32,
    seen: Option<HashSet<String>>,
    /// The lead in points of each pair, as a mean of its matches; empty if the game does not count.
    pub leads: Vec<f64>,
    /// Moves and processor time in nanoseconds: of the upper level, of the lower one.
    pub moves: [u64; 2],
    pub used: [u64; 2],
}

/// All rungs, in the order of the table.
pub fn rungs() -> Vec<Rung> {
    let games = GAMES.iter().copied().filter(|game| game.info().levels() > 1 && game.info().seats.has(2));
    games.flat_map(|game| variants(game).into_iter().flat_map(move |variant| ladder(game, &variant))).collect()
}

/// The usual rules and the variants of a game that can be played by two.
fn variants(game: &'static dyn AnyGame) -> Vec<String> {
    let ruled = game.info().options.iter().filter(|def| def.ruled);
    let words = ruled.flat_map(|def| {
        def.kind.words().into_iter().skip(1).map(|(word, _)| format!("{}={word}", def.key)).collect::<Vec<_>>()
    });
    let all = std::iter::once(String::new()).chain(words);
    all.filter(|variant| header(game, variant, 0, Seat(0)).is_some_and(|header| Match::begin(header).is_ok())).collect()
}

fn ladder(game: &'static dyn AnyGame, variant: &str) -> Vec<Rung> {
    (2..=5).map(|level| Rung { game, variant: variant.to_owned(), level }).collect()
}

/// The beginning of a match; `None` if the variant is not for two.
fn header(game: &'static dyn AnyGame, variant: &str, pair: u32, first: Seat) -> Option<Header> {
    let text = format!("game {} {variant}\nseats A | B\n", game.info().id);
    let (header, _) = record::read(&text, GAMES).ok()?;
    Some(Header { first: Some(first), seed: Some(seed([0, u64::from(pair)])), ..header })
}

fn seed(drawn: [u64; 2]) -> Seed {
    let mut seed = [7; 32];
    for (eight, n) in seed.chunks_exact_mut(8).zip(drawn) {
        eight.copy_from_slice(&n.to_le_bytes());
    }
    Seed(seed)
}

impl Rung {
    /// Plays the series: pairs of matches with the same chance or opening and the seats swapped. It ends when the
    /// result is decided, when it has cost too much, or after the last pair.
    pub fn play(&self) -> Tally {
        let header = self.header(0, Seat(0));
        let mut openings = Openings::of(&header);
        let chance = self.game.chance(&header.options, 2);
        let mut tally = Tally { seen: (!chance).then(HashSet::new), ..Tally::default() };
        for pair in 0..LOOKS[LOOKS.len() - 1] {
            let header = self.header(pair, Seat(0));
            let opening = openings.as_mut().map(|openings| openings.draw(&header, &seed([0, u64::from(pair)])));
            let leads = [0, 1].map(|second| self.one(pair, second, opening.as_ref(), &mut tally));
            if let [Some(a), Some(b)] = leads {
                tally.leads.push((a + b) / 2.0);
            }
            let looks = LOOKS.contains(&(pair + 1));
            if looks && tally.is_decided() || tally.used.iter().sum::<u64>() > COST {
                break;
            }
        }
        tally
    }

    fn header(&self, pair: u32, first: Seat) -> Header {
        header(self.game, &self.variant, pair, first).expect("it was begun before")
    }

    /// The first or second match of a pair. The second time the other level moves first: it has the first seat if there
    /// is an opening, since some boards look different from each seat. Returns the lead of the upper level in points,
    /// if the game counts and the match does.
    fn one(&self, pair: u32, second: u8, opening: Option<&Opening>, tally: &mut Tally) -> Option<f64> {
        let first = if opening.is_some() { Seat(0) } else { Seat(second) };
        let swapped = opening.is_some() && second == 1;
        let mut played = Match::begin(self.header(pair, first)).expect("it was begun before");
        opening.map_or(Ok(()), |opening| openings::enter(&mut played, opening)).expect("it was drawn here");
        let mut memories = [Memo::default(), Memo::default()];
        for ply in 0..PLIES {
            let Some(seat) = played.turn().seats().iter().next() else { break };
            let side = seat.index() ^ usize::from(swapped);
            let level = Level::new(self.level - side as u8).expect("levels 1 to 5");
            let mut chance = Chance::seeded(&seed([u64::from(pair) * 2 + u64::from(second) + 1, ply as u64]), 0);
            let begun = Instant::now();
            let before = spent(begun);
            let work = u64::try_from(level.patience().as_millis()).expect("seconds") * WORK;
            let mut ctx = SearchCtx::new(level, &mut chance, Deadline::after_work(work), &mut memories[side]);
            let text = played.position().think(seat, &mut ctx).expect("a computer has a move");
            tally.moves[side] += 1;
            tally.used[side] += spent(begun).saturating_sub(before);
            played.play(seat, &Input::canonical(&text), 0).expect("its move is legal");
        }
        tally.add(&played, swapped)
    }
}

impl Tally {
    /// Counts a match that is new. Returns the lead in points, if the game counts.
    fn add(&mut self, played: &Match, swapped: bool) -> Option<f64> {
        let text = || format!("{swapped} {}", record::write(played.header(), played.lines(), false));
        if self.seen.as_mut().is_some_and(|seen| !seen.insert(text())) {
            self.repeated += 1;
            return None;
        }
        let scores = played.position().scores(Viewer::Revealed);
        let outcome = played.outcome().unwrap_or_else(|| Outcome { scores, ..Outcome::drawn(2) });
        let outcome = openings::by_sides(outcome, swapped);
        match outcome.places[0].cmp(&outcome.places[1]) {
            std::cmp::Ordering::Less => self.won += 1,
            std::cmp::Ordering::Equal => self.drawn += 1,
            std::cmp::Ordering::Greater => self.lost += 1,
        }
        let lead = |scores: &Vec<i64>| scores.first().zip(scores.get(1)).map(|(a, b)| (a - b) as f64);
        outcome.scores.as_ref().and_then(lead)
    }

    /// The share of decided matches that the upper level has won.
    pub fn share(&self) -> f64 {
        f64::from(self.won) / f64::from((self.won + self.lost).max(1))
    }

    /// The 95 % interval of the share.
    pub fn wilson(&self) -> (f64, f64) {
        wilson(self.share(), f64::from(self.won + self.lost))
    }

    /// The mean lead in points and its standard error, over pairs, since the matches of a pair share their chance.
    pub fn lead(&self) -> Option<(f64, f64)> {
        let count = self.leads.len() as f64;
        let mean = self.leads.iter().sum::<f64>() / count;
        let spread = self.leads.iter().map(|lead| (lead - mean).powi(2)).sum::<f64>() / (count - 1.0);
        (count > 1.0).then(|| (mean, (spread / count).sqrt()))
    }

    /// Whether more matches would hardly change the verdict.
    fn is_decided(&self) -> bool {
        let (low, high) = self.wilson();
        low > 0.55 || high < 0.5
    }
}
