//! A rival at any game: a player who looks one move ahead.
//!
//! It plays every listed move on a copy of the position. A move that wins at once is made. Of the others it takes the
//! one after which it is farthest ahead, less what the best answer gains, and it avoids those that let the opponent win
//! at once. Where points say nothing yet, a person still sees something: rows that grow, dots in contact, or the ball
//! near a goal. Those are in [`sight`]; elsewhere chance decides between moves that are equally good. A game that lists
//! no moves is asked for samples. It knows all words of a game with words, which no person does.

use kletka_games::game::{Chance, Input, Manner, Position, Seat, StepCtx, Turn, Viewer};
use kletka_games::play::Match;

/// The most moves that it plays on copies, the most that it compares by their answers, and the most answers to each.
const MOVES: usize = 800;
const CANDIDATES: usize = 60;
const ANSWERS: usize = 40;
/// How many samples stand for moves that are not listed.
const SAMPLES: usize = 60;
/// The worth of a win, and of a point.
const WON: i64 = 1 << 40;
const POINT: i64 = 1_000_000;
/// The worth of an own row that may still grow, and of the opponent's, by its marks.
const OWN: [i64; 6] = [0, 1, 8, 60, 300, 0];
const THEIRS: [i64; 6] = [0, 1, 6, 100, 2_000, 0];

/// A move, the position after it, and its worth.
struct Look {
    text: String,
    after: Box<dyn Position>,
    worth: i64,
}

pub fn answer(played: &Match, seat: Seat, chance: &mut Chance) -> Option<String> {
    let position = played.position();
    let mut looks: Vec<Look> =
        texts(position, seat, MOVES, chance).iter().filter_map(|text| look(played, position, seat, text)).collect();
    looks.sort_by_key(|look| -look.worth);
    // The moves that hurt after one of its own hurt after most others too, and its own there may prevent that.
    let mut feared = Vec::new();
    if let Some(first) = looks.first().filter(|first| first.worth < WON) {
        hurt(first, seat, MOVES, &mut feared, chance);
    }
    let mut best: Option<(i64, &str)> = None;
    for (place, look) in looks.iter().enumerate() {
        if place < CANDIDATES || feared.contains(&look.text) {
            let over = look.worth.abs() >= WON;
            let worth = look.worth + if over { 0 } else { hurt(look, seat, ANSWERS, &mut feared, chance) };
            if best.is_none_or(|(most, _)| worth > most) {
                best = Some((worth, &look.text));
            }
        }
    }
    best.map(|(_, text)| text.to_owned()).or_else(|| position.sample(seat, chance))
}

/// Legal moves in any order.
fn texts(position: &dyn Position, seat: Seat, most: usize, chance: &mut Chance) -> Vec<String> {
    let samples = |chance: &mut Chance| (0..SAMPLES).filter_map(|_| position.sample(seat, chance)).collect();
    let mut texts = position.moves(seat).unwrap_or_else(|| samples(chance));
    chance.shuffle(&mut texts);
    texts.truncate(most);
    texts
}

/// The position after a move; `None` if chance or a secret has a part in it.
fn after(position: &dyn Position, seat: Seat, text: &str) -> Option<Box<dyn Position>> {
    let m = position.read(seat, &Input::canonical(text)).ok()?;
    position.made(seat, &m, Manner::Recorded, &mut StepCtx::new(Chance::none(), 0)).ok()
}

fn look(played: &Match, position: &dyn Position, seat: Seat, text: &str) -> Option<Look> {
    let after = after(position, seat, text)?;
    let worth = lead(&*after, seat);
    let worth = if worth.abs() < WON { worth + sight(played, &*after, seat) } else { worth };
    Some(Look { text: text.to_owned(), after, worth })
}

/// By how much a seat is ahead.
fn lead(position: &dyn Position, seat: Seat) -> i64 {
    match position.turn() {
        Turn::Over(outcome) if outcome.is_draw() => 0,
        Turn::Over(outcome) if outcome.winners().any(|winner| winner == seat) => WON,
        Turn::Over(_) => -WON,
        Turn::Act(_) => {
            let scores = position.scores(Viewer::Seat(seat)).unwrap_or_default();
            let signed = scores.iter().enumerate().map(|(n, score)| if n == seat.index() { *score } else { -score });
            POINT * signed.sum::<i64>()
        }
    }
}

/// What the best answer changes for the mover. Adds the answers that cost the mover something to those feared.
fn hurt(look: &Look, seat: Seat, most: usize, feared: &mut Vec<String>, chance: &mut Chance) -> i64 {
    let turn = look.after.turn();
    let Some(other) = turn.seats().iter().next().filter(|other| *other != seat) else { return 0 };
    let before = lead(&*look.after, seat);
    let mut least = i64::MAX;
    let texts = texts(&*look.after, other, most, chance);
    let known: Vec<String> = feared.iter().filter(|text| !texts.contains(text)).cloned().collect();
    for text in known.into_iter().chain(texts) {
        let Some(next) = after(&*look.after, other, &text) else { continue };
        let change = lead(&*next, seat) - before;
        if change < 0 && feared.len() < ANSWERS && !feared.contains(&text) {
            feared.push(text);
        }
        least = least.min(change);
    }
    if least == i64::MAX { 0 } else { least }
}

/// What a person sees at a glance.
fn sight(played: &Match, position: &dyn Position, seat: Seat) -> i64 {
    let board = || position.board(Viewer::Public);
    match played.header().game.info().id {
        "fiveinarow" => rows(&board(), 5),
        "dots" => contacts(&board()),
        "footballbounce" => ball(&board(), 'o', seat),
        "footballlong" => ball(&board(), '@', seat),
        _ => 0,
    }
}

/// The worth of the rows of a board for the player who has just moved. Crosses begin.
fn rows(board: &str, length: usize) -> i64 {
    let cells = cells(board);
    let count = |sign| cells.iter().flatten().filter(|cell| **cell == sign).count();
    let (own, other) = if count('x') > count('o') { ('x', 'o') } else { ('o', 'x') };
    let mut worth = 0;
    for (row, col) in (0..cells.len()).flat_map(|row| (0..cells[row].len()).map(move |col| (row, col))) {
        for (down, right) in [(0, 1), (1, 0), (1, 1), (1, -1)] {
            let sign = |n: usize| cells.get(row + n * down)?.get(col.checked_add_signed(right * n as isize)?);
            let all = |wanted: char| (0..length).filter(|n| sign(*n) == Some(&wanted)).count();
            let (mine, theirs, free) = (all(own), all(other), all('.'));
            worth += match (mine, theirs) {
                _ if mine + theirs + free < length => 0,
                (mine, 0) => OWN[mine.min(5)],
                (0, theirs) => -THEIRS[theirs.min(5)],
                _ => 0,
            };
        }
    }
    worth
}

/// How many dots are beside one of the other player.
fn contacts(board: &str) -> i64 {
    let cells = cells(board);
    let sign = |row: usize, col: usize| cells.get(row).and_then(|line| line.get(col)).copied().unwrap_or('.');
    let around = |n: usize| n.saturating_sub(1)..=n + 1;
    let meets = |row: usize, col: usize| match sign(row, col) {
        'x' => around(row).any(|row| around(col).any(|col| sign(row, col) == 'o')),
        'o' => around(row).any(|row| around(col).any(|col| sign(row, col) == 'x')),
        _ => false,
    };
    cells.iter().enumerate().map(|(row, line)| (0..line.len()).filter(|col| meets(row, *col)).count() as i64).sum()
}

/// The signs of a board, without its letters and numbers.
fn cells(board: &str) -> Vec<Vec<char>> {
    let signs = |line: &str| line.split_whitespace().skip(1).filter_map(|cell| cell.chars().next()).collect();
    board.lines().skip(1).map(signs).collect()
}

/// How far the ball is up the board for the first seat, and down for the second.
fn ball(board: &str, sign: char, seat: Seat) -> i64 {
    let line = |line: &str| line.split_once(' ').is_some_and(|(_, cells)| cells.contains(sign));
    let down = board.lines().skip(1).position(line).unwrap_or_default() as i64;
    if seat == Seat(0) { -down } else { down }
}
