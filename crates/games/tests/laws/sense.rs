//! Computers finish a match that they have won, and lose none in one move where they need not.

use std::collections::VecDeque;

use kletka_games::game::{
    Chance, Deadline, Hidden, Input, Level, Manner, Memo, Position, SearchCtx, Seat, Seed, StepCtx, Turn, Viewer,
};

use crate::common::{Setting, amount, is_thorough};
use crate::games;

/// How many positions before the end of a random match are checked: most that can be decided are there.
const LATE: usize = 12;
/// A random match has at most this many moves.
const LONG: usize = 600;
/// The work limit of a search. Certain results are seen without one.
const WORK: u64 = 50;

/// The certain results of a seat's moves.
struct Sure {
    /// Whether one of them wins at once.
    wins: bool,
    /// Whether some of them lose at once, and others do not.
    threatened: bool,
}

impl Sure {
    /// Plays each listed move on a copy. A move that draws is not sure, nor is one beside secrets. One that only
    /// prepares another one saves nobody.
    fn of(position: &dyn Position, seat: Seat) -> Option<Sure> {
        let moves = position.moves(seat).filter(|_| position.hidden() == Hidden::Nothing)?;
        let acts = |text: &&String| position.read(seat, &Input::canonical(text)).is_ok_and(|m| !m.prepares());
        let all: Vec<Option<bool>> = moves.iter().filter(acts).map(|text| wins(position, seat, text)).collect();
        let those = |end| all.iter().filter(|sure| **sure == Some(end)).count();
        let (wins, losses) = (those(true), those(false));
        Some(Sure { wins: wins > 0, threatened: losses > 0 && losses < all.len() })
    }
}

/// Whether a move ends the match at once with a win of the mover, or with a loss. `None`: with neither.
fn wins(position: &dyn Position, seat: Seat, text: &str) -> Option<bool> {
    let mut ctx = StepCtx::new(Chance::none(), 0);
    let m = position.read(seat, &Input::canonical(text)).ok()?;
    let next = position.made(seat, &m, Manner::Recorded, &mut ctx).ok()?;
    match next.turn() {
        Turn::Over(outcome) if !outcome.is_draw() => Some(outcome.winners().any(|winner| winner == seat)),
        _ => None,
    }
}

/// The late positions of a random match, the latest first.
fn late(setting: &Setting) -> VecDeque<Box<dyn Position>> {
    let (mut position, _) = setting.start(setting.chance(0, 3)).expect("it can begin");
    let mut late = VecDeque::new();
    for step in 1..LONG as u64 {
        let turn = position.turn();
        let seats: Vec<Seat> = turn.seats().iter().collect();
        let mut chance = setting.chance(step, 4);
        let Some(seat) = chance.pick(&seats).copied() else { break };
        let text = position.sample(seat, &mut chance).expect("who is asked has a move");
        late.push_front(position.copy());
        late.truncate(LATE);
        let played = position.play(seat, &Input::canonical(&text), &mut StepCtx::new(setting.chance(step, 5), 0));
        assert!(played.is_ok(), "{setting:?}: `{text}` is refused");
    }
    late
}

/// The computer's move with this much luck.
fn thought(position: &dyn Position, seat: Seat, level: Level, luck: u64) -> String {
    let (mut chance, mut memo) = (Chance::seeded(&Seed([3; 32]), luck), Memo::default());
    let mut mind = SearchCtx::new(level, &mut chance, Deadline::after_work(WORK), &mut memo);
    position.think(seat, &mut mind).expect("an opponent has a move at every level")
}

/// How a computer's moves turned out where something was sure.
#[derive(Default)]
struct Seen {
    /// The positions with a move that wins at once.
    wins: usize,
    /// The positions where some moves lose at once, and others do not.
    threats: usize,
}

/// Each level's choice in a position. Weak levels are asked several times, since they do not always slip; in
/// quick runs only once.
fn look(position: &dyn Position, setting: &Setting, seen: &mut Seen) {
    for seat in position.turn().seats().iter() {
        let Some(sure) = Sure::of(position, seat) else { continue };
        if !sure.wins && !sure.threatened {
            continue;
        }
        let strong = 3 + u64::from(setting.seed) % 3;
        // A weaker level may not know the word that wins.
        let least = if setting.game.info().options.iter().any(|def| def.spoken) { 5 } else { 1 };
        let asked = (least..=5).filter(|level| *level < 3 || is_thorough() || *level == strong);
        let often = |level| if level < 3 { amount(3, 1) } else { 1 };
        for (level, luck) in asked.flat_map(|level| (0..often(level)).map(move |luck| (level, luck))) {
            let text = thought(position, seat, Level::new(level as u8).expect("a level"), luck);
            let said = || format!("{setting:?}, level {level}: `{text}` of\n{}", position.board(Viewer::Public));
            // It may be a move that is not listed, such as several links in one.
            let end = wins(position, seat, &text);
            assert!(!sure.wins || end == Some(true), "it does not win: {}", said());
            assert!(!sure.threatened || end != Some(false), "it loses at once: {}", said());
        }
        seen.wins += usize::from(sure.wins);
        seen.threats += usize::from(sure.threatened);
    }
}

/// With a move that wins at once every level makes one, and with a move that does not lose at once none loses.
#[test]
fn no_computer_passes_by_a_win_or_loses_in_one_move() {
    let mut all = Seen::default();
    for game in games().filter(|game| game.info().computer) {
        let (info, mut seen) = (game.info(), Seen::default());
        for seed in 0..amount(12, 3) {
            let several = Some(info.seats.most().min(4)).filter(|count| seed % 3 == 2 && info.seats.has(*count));
            let setting = Setting::random(game, several.unwrap_or(info.seats.least()), seed);
            for position in late(&setting) {
                if seen.wins + seen.threats < amount(20, 4) {
                    look(&*position, &setting, &mut seen);
                }
            }
        }
        all = Seen { wins: all.wins + seen.wins, threats: all.threats + seen.threats };
    }
    let chosen = std::env::var_os("KLETKA_LAWS").is_some();
    assert!(chosen || all.wins > 60 && all.threats > 10, "hardly anything was sure: {} and {}", all.wins, all.threats);
}
