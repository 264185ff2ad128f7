//! `kletka duel`: two opponents play a number of matches, and the result estimates the difference in strength.

use std::collections::HashSet;
use std::io::Write;
use std::process::ExitCode;
use std::time::{Duration, Instant};

use super::args::Duel;
use super::engine::{Engine, GIVEN_MAX};
use super::openings::{self, Opening, Openings};
use super::{cpu, fail, print};
use crate::bot::words::{Lang, Reader, say};
use crate::game::{
    AnyGame, Chance, Deadline, Hidden, Input, Level, Memo, OptValues, Outcome, Reject, SearchCtx, Seat, Seed, StepCtx,
    Table, Viewer,
};
use crate::games;
use crate::play::{Header, Match, record};

/// A match that takes more plies than this counts as a draw.
const PLIES: usize = 20_000;

/// The player of a side.
enum Side {
    /// One of our computers.
    Level(Level),
    Engine(Box<Engine>),
}

/// The statistics after some matches.
#[derive(Default)]
struct Tally {
    /// Matches won, drawn, and lost, without repeats.
    won: u32,
    drawn: u32,
    lost: u32,
    /// The matches so far, in games without chance. There a match with the moves of an earlier one tells nothing new.
    seen: Option<HashSet<String>>,
    /// The number of different openings, where they are drawn.
    starts: Option<usize>,
    /// The total score difference, for games with scores.
    lead: i64,
    /// The time of each move, per side.
    spent: [Vec<Duration>; 2],
    /// The total processor time, per side.
    used: [Duration; 2],
}

impl Side {
    /// The processor time used so far.
    fn used(&self) -> Duration {
        match self {
            Side::Level(_) => cpu::of_this_thread(),
            Side::Engine(engine) => engine.used(),
        }
    }

    /// Decides on an action: a move, resignation, or nothing if it fails to act in time.
    fn think(&mut self, duel: &Duel, played: &Match, seat: Seat, seed: &Seed, memory: &mut Memo) -> Action {
        match self {
            Side::Level(level) => {
                let mut chance = Chance::seeded(seed, 0);
                let time = duel.time.unwrap_or(level.patience().mul_f64(duel.scale));
                let until = duel.effort.map_or_else(|| Deadline::after(time), Deadline::after_work);
                let ctx = SearchCtx::new(*level, &mut chance, until, memory);
                let mut ctx = SearchCtx { resigns: level.resigns(), ..ctx };
                let text = played.position().think(seat, &mut ctx);
                let found = text.map_or_else(|| Action::Nothing("it finds none".to_owned()), Action::Move);
                if ctx.resigned { Action::GivesUp } else { found }
            }
            Side::Engine(engine) => {
                let text = engine.think(played, seat, Duration::from_secs_f64(duel.seconds));
                text.map_or_else(Action::Nothing, Action::Move)
            }
        }
    }
}

enum Action {
    Move(String),
    GivesUp,
    /// No move, and why.
    Nothing(String),
}

/// Plays the matches and prints a line after each. Exit code 2: nothing could be played.
pub fn run(duel: &Duel) -> ExitCode {
    match prepared(duel) {
        Ok((game, options, mut sides)) => match play_all(duel, game, &options, &mut sides) {
            Ok(tally) => print(&tally.summary(duel), ExitCode::SUCCESS),
            Err(why) => fail(why),
        },
        Err(why) => fail(why),
    }
}

type Prepared = (&'static dyn AnyGame, OptValues, [Side; 2]);

/// Whether a match with these options has secrets.
fn hides(game: &'static dyn AnyGame, options: &OptValues) -> bool {
    let table = Table { seats: 2, first: Seat(0), rules: game.info().rules };
    let mut ctx = StepCtx::new(Chance::seeded(&Seed([0; 32]), 0), 0);
    game.start(&mut options.clone(), table, &mut ctx).is_ok_and(|live| live.hidden() != Hidden::Nothing)
}

fn prepared(duel: &Duel) -> Result<Prepared, String> {
    let game = games::find(&duel.game).ok_or_else(|| format!("there is no game `{}`", duel.game))?;
    let info = game.info();
    if !info.computer {
        return Err(format!("`{}` has no computer opponent", info.id));
    }
    if !info.seats.has(2) {
        return Err(format!("`{}` is not for two", info.id));
    }
    let english = |text| say(&text, Reader::default(), &[]);
    let mut options = crate::bot::options(game, &duel.settings, Lang::default()).map_err(english)?;
    game.check(&mut options, 2).map_err(|reject| english(reject.text))?;
    let level = |n: u8| Level::new(n).map(Side::Level).ok_or_else(|| format!("levels are 1 to 5, not {n}"));
    let other = match &duel.engine {
        // The program receives all moves of a match, including the other side's secret ones.
        Some(_) if hides(game, &options) => {
            return Err(format!("`{}` has secrets, which an engine would learn", info.id));
        }
        Some(command) => Side::Engine(Box::new(Engine::new(command, duel.start)?)),
        None => level(duel.b)?,
    };
    Ok((game, options, [level(duel.a)?, other]))
}

/// How a match of a duel begins.
struct Start {
    header: Header,
    opening: Opening,
    /// Whether A has the second seat.
    swapped: bool,
}

impl Start {
    /// The side of a seat, or the seat of a side.
    fn across(&self, n: usize) -> usize {
        n ^ usize::from(self.swapped)
    }
}

fn play_all(
    duel: &Duel,
    game: &'static dyn AnyGame,
    options: &OptValues,
    sides: &mut [Side; 2],
) -> Result<Tally, String> {
    let mut openings = Openings::of(&header(game, options, Seed([0; 32])));
    let mut tally = Tally { seen: (!game.chance(options, 2)).then(HashSet::new), ..Tally::default() };
    let mut opening = Opening::new();
    for number in 0..duel.games {
        // Each start is played twice. The second time, the sides change their seats if it is an opening, since some
        // boards look different from each seat. Where chance deals, the other seat moves first.
        let (second, seed) = (number % 2 == 1, start_seed(duel.seed.wrapping_add(u64::from(number / 2))));
        let mut header = header(game, options, seed);
        match &mut openings {
            Some(openings) if !second => {
                opening = openings.draw(&header, &seed);
                tally.starts = Some(openings.used.len());
            }
            Some(_) => header.names.reverse(),
            None => header.first = Some(Seat(u8::from(second))),
        }
        let start = Start { header, opening: opening.clone(), swapped: second && openings.is_some() };
        let mut played = Match::begin(start.header.clone()).map_err(told)?;
        let outcome = play_one(duel, (&mut played, &start), number, sides, &mut tally)?;
        if tally.is_new(&played) {
            tally.add(&openings::by_sides(outcome, start.swapped));
        }
        if print(&tally.line(number + 1), ExitCode::SUCCESS) != ExitCode::SUCCESS {
            break;
        }
    }
    Ok(tally)
}

/// The seed of a start.
fn start_seed(number: u64) -> Seed {
    let mut seed = [0; 32];
    seed[..8].copy_from_slice(&number.to_le_bytes());
    Seed(seed)
}

/// The beginning of a match in which A has the first seat and moves first.
fn header(game: &'static dyn AnyGame, options: &OptValues, seed: Seed) -> Header {
    Header {
        game,
        rules: game.info().rules,
        options: options.clone(),
        names: vec!["A".to_owned(), "B".to_owned()],
        first: Some(Seat(0)),
        seed: Some(seed),
        deal: Vec::new(),
        clock: Default::default(),
    }
}

/// A refusal in English.
fn told(reject: Reject) -> String {
    say(&reject.text, Reader::default(), &[])
}

/// The seed for one of a computer's decisions.
fn seed_of(drawn: [u64; 3]) -> Seed {
    let mut seed = [1; 32];
    for (eight, n) in seed.chunks_exact_mut(8).zip(drawn) {
        eight.copy_from_slice(&n.to_le_bytes());
    }
    Seed(seed)
}

/// Plays one match. A side without a move, or with an illegal one, loses.
fn play_one(
    duel: &Duel,
    (played, start): (&mut Match, &Start),
    number: u32,
    sides: &mut [Side; 2],
    tally: &mut Tally,
) -> Result<Outcome, String> {
    let mut memories = [Memo::default(), Memo::default()];
    if let Side::Engine(engine) = &mut sides[1] {
        engine.begin(played, Seat(start.across(1) as u8))?;
    }
    openings::enter(played, &start.opening).map_err(told)?;
    for ply in 0..PLIES {
        let Some(seat) = played.turn().seats().iter().next() else { break };
        let seed = seed_of([duel.seed, u64::from(number), ply as u64]);
        let n = start.across(seat.index());
        let side = &mut sides[n];
        let (begun, before) = (Instant::now(), side.used());
        let action = side.think(duel, played, seat, &seed, &mut memories[n]);
        tally.spent[n].push(begun.elapsed());
        tally.used[n] += side.used().saturating_sub(before);
        let done = match action {
            Action::Move(text) => enter(played, seat, &text),
            Action::GivesUp => {
                return Ok(Outcome { scores: played.position().scores(Viewer::Revealed), ..Outcome::lost(seat, 2) });
            }
            Action::Nothing(why) => Err(why),
        };
        if let Err(why) = done {
            let side = ["A", "B"][n];
            let told =
                format!("kletka: match {}: side {side} gives no legal move in time and loses: {why}", number + 1);
            // Even if nobody reads this, the score counts it.
            let _ = writeln!(std::io::stderr(), "{told}");
            return Ok(Outcome::lost(seat, 2));
        }
    }
    Ok(played.outcome().unwrap_or_else(|| Outcome::drawn(2)))
}

/// Plays a move.
///
/// # Errors
/// Why it was refused.
fn enter(played: &mut Match, seat: Seat, text: &str) -> Result<(), String> {
    let done = played.play(seat, &Input::canonical(text), 0);
    let why = |reject: Reject| say(&reject.text, Reader::default(), &played.header().names);
    let given = || text.chars().take(GIVEN_MAX).collect::<String>();
    done.map(drop).map_err(|reject| format!("`{}` is refused. {}", given().escape_debug(), why(reject)))
}

impl Tally {
    /// Whether a match is no repeat of an earlier one, with the same sides in the same seats.
    fn is_new(&mut self, played: &Match) -> bool {
        let text = || record::write(played.header(), played.lines(), false);
        self.seen.as_mut().is_none_or(|seen| seen.insert(text()))
    }

    fn add(&mut self, outcome: &Outcome) {
        match outcome.places[0].cmp(&outcome.places[1]) {
            std::cmp::Ordering::Less => self.won += 1,
            std::cmp::Ordering::Equal => self.drawn += 1,
            std::cmp::Ordering::Greater => self.lost += 1,
        }
        if let Some([a, b]) = outcome.scores.as_deref() {
            self.lead += a - b;
        }
    }

    /// How many matches count.
    fn played(&self) -> u32 {
        self.won + self.drawn + self.lost
    }

    /// The share of points that A has scored.
    fn share(&self) -> f64 {
        (f64::from(self.won) + f64::from(self.drawn) / 2.0) / f64::from(self.played().max(1))
    }

    fn line(&self, number: u32) -> String {
        let (low, high) = wilson(self.share(), f64::from(self.played()));
        let lead = self.lead as f64 / f64::from(self.played().max(1));
        // A side that has scored everything is stronger by nobody knows how much, but hardly by less than this.
        let elo = match self.share() {
            share if share >= 1.0 => format!("at least {}", elo(low)),
            share if share <= 0.0 => format!("at most {}", elo(high)),
            share => format!("{} ({} to {})", elo(share), elo(low), elo(high)),
        };
        let distinct = self.seen.as_ref().map_or(String::new(), |seen| format!("; {} distinct", seen.len()));
        format!(
            "{number}: A won {}, drawn {}, B won {}; A {:.3} ({low:.3} to {high:.3}); Elo {elo}; \
             A ahead by {lead:+.1}{distinct}",
            self.won,
            self.drawn,
            self.lost,
            self.share(),
        )
    }

    fn summary(&self, duel: &Duel) -> String {
        let other = if duel.engine.is_some() { "the engine".to_owned() } else { format!("level {}", duel.b) };
        let given = match (duel.effort, duel.time) {
            (Some(nodes), _) => format!("{nodes} nodes a move"),
            (None, Some(time)) => format!("{time:?} a move"),
            (None, None) => format!("{} of the time", duel.scale),
        };
        let [a, b] = [0, 1].map(|side| {
            let spent = &self.spent[side];
            let used = self.used[side].div_f64(spent.len().max(1) as f64);
            format!("{:.1?} a move, on average {used:.1?} of a processor", median(spent))
        });
        let few = self.starts.filter(|starts| *starts < duel.games.div_ceil(2) as usize);
        let few = few.map_or(String::new(), |starts| format!("; there are only {starts} distinct starts"));
        format!("{} at {given}: level {} (A, {a}) against {other} (B, {b}){few}", duel.game, duel.a)
    }
}

/// The Elo difference for a share of points that is neither all nor nothing.
fn elo(share: f64) -> String {
    // Adding zero turns a negative zero into a positive one.
    let lead = (-400.0 * (1.0 / share - 1.0).log10()).round() + 0.0;
    format!("{lead:+.0}")
}

fn median(times: &[Duration]) -> Duration {
    let mut times = times.to_vec();
    times.sort();
    times.get(times.len() / 2).copied().unwrap_or_default()
}

/// The 95 % confidence interval of a share after this many matches (E. B. Wilson, 1927).
fn wilson(share: f64, count: f64) -> (f64, f64) {
    const Z: f64 = 1.96;
    if count < 1.0 {
        return (0.0, 1.0);
    }
    let middle = share + Z * Z / (2.0 * count);
    let reach = Z * (share * (1.0 - share) / count + Z * Z / (4.0 * count * count)).sqrt();
    let whole = 1.0 + Z * Z / count;
    // Rounding may leave a little less than nothing.
    (((middle - reach) / whole).max(0.0), (middle + reach) / whole)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_interval_is_wilsons() {
        // A textbook example: 8 of 10.
        let (low, high) = wilson(0.8, 10.0);
        assert!((low - 0.490).abs() < 0.001 && (high - 0.943).abs() < 0.001, "{low} {high}");
        assert_eq!(wilson(0.5, 0.0), (0.0, 1.0));
        let (low, high) = wilson(1.0, 20.0);
        assert!(low > 0.83 && high > 0.999);
    }

    #[test]
    fn matches_are_tallied() {
        let mut tally = Tally::default();
        tally.add(&Outcome::by_score(vec![7, 3]));
        tally.add(&Outcome::drawn(2));
        tally.add(&Outcome::lost(Seat(0), 2));
        assert_eq!((tally.won, tally.drawn, tally.lost, tally.lead), (1, 1, 1, 4));
        assert!((tally.share() - 0.5).abs() < 1e-9);
        assert!(tally.line(3).starts_with("3: A won 1, drawn 1, B won 1; A 0.500"), "{}", tally.line(3));
        assert!(tally.line(3).contains("; Elo +0 (-"), "{}", tally.line(3));
        assert_eq!(elo(0.75), "+191");
    }

    /// A match of tic-tac-toe of these sides after these moves.
    fn played(names: [&str; 2], moves: &[&str]) -> Match {
        let game = games::find("tictactoe").expect("a game");
        let mut header = header(game, &OptValues::defaults(game.info().options), start_seed(1));
        header.names = names.map(str::to_owned).to_vec();
        let mut played = Match::begin(header).expect("a match");
        openings::enter(&mut played, &moves.iter().map(|text| (*text).to_owned()).collect()).expect("legal moves");
        played
    }

    #[test]
    fn a_repeat_does_not_count() {
        let mut tally = Tally { seen: Some(HashSet::new()), ..Tally::default() };
        let mut new = |names, moves: &[&str]| tally.is_new(&played(names, moves));
        assert!(new(["A", "B"], &["b2", "a1"]) && !new(["A", "B"], &["b2", "a1"]));
        assert!(new(["B", "A"], &["b2", "a1"]), "the sides have changed their seats");
        assert!(new(["A", "B"], &["b2", "a2"]));
        tally.add(&Outcome::drawn(2));
        assert!(tally.line(4).ends_with("; A ahead by +0.0; 3 distinct"), "{}", tally.line(4));
        let mut chance = Tally::default();
        assert!((0..2).all(|_| chance.is_new(&played(["A", "B"], &["b2", "a1"]))), "chance made it twice");
        assert!(!chance.line(2).contains("distinct"));
    }

    #[test]
    fn the_second_match_from_an_opening_is_told_by_sides() {
        let start = |swapped| Start { header: played(["A", "B"], &[]).header().clone(), opening: Vec::new(), swapped };
        let outcome = Outcome::by_score(vec![7, 3]);
        assert_eq!((start(true).across(0), start(false).across(0)), (1, 0));
        assert_eq!(openings::by_sides(outcome.clone(), true), Outcome::by_score(vec![3, 7]));
        assert_eq!(openings::by_sides(outcome.clone(), false), outcome);
    }

    #[test]
    fn a_clean_sheet_says_the_least_difference_and_no_infinite_one() {
        let told = |places: [u8; 2]| {
            let mut tally = Tally::default();
            (0..20).for_each(|_| tally.add(&Outcome { places: places.to_vec(), scores: None }));
            tally.line(20)
        };
        // Wilson's interval for 20 of 20 begins at 0.839.
        assert!(told([1, 2]).contains("; A 1.000 (0.839 to 1.000); Elo at least +287; A ahead"), "{}", told([1, 2]));
        assert!(told([2, 1]).contains("; A 0.000 (0.000 to 0.161); Elo at most -287; A ahead"), "{}", told([2, 1]));
        assert!(told([1, 1]).contains("; Elo +0 ("), "{}", told([1, 1]));
    }
}
