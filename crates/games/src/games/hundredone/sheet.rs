//! The sheet: each player's throws of this round, added up as on paper. Many players get a list, with the throws below
//! it.

use super::{Choice, MOST, Player, Sheet, THROWS};
use crate::game::scene::{Align, Ink, Item, Nib, Pt, Says, Scene, corners, pt};
use crate::game::{Seat, Text};
use crate::kit::dicegame::DiceGame;
use crate::kit::roster::{Cell, Foot, Head, Line, Mark, Roster, least};

/// Least width of a column, height of a line in it, and height of the sum and the earlier rounds below the lines.
const COLUMN: f32 = 6.0;
const STEP: f32 = 2.0;
const SUMS: f32 = 4.0;
/// Side of a die, and half the side of its wash, which keeps off the rule above.
const DIE: f32 = 1.5;
const WASH: f32 = 0.95;
/// How far the lines are below the rule.
const DOWN: f32 = 0.25;
/// The middle of the dice and the right edge of the numbers, from the middle of the column.
const LEFT: f32 = -1.0;
const RIGHT: f32 = 1.75;
/// The middle of the sum and of the words below it, from the stroke above them. Height of the words in least heights,
/// their room, and width of a digit in heights.
const SUM: f32 = 1.0;
const SAYS: f32 = 2.65;
const RESULT: f32 = 1.5;
const ROOM: f32 = COLUMN - 0.5;
const DIGIT: f32 = 0.42;
/// Height of the sentence below the table, and of the throws under a list.
const SAID: f32 = 2.0;
const THROWN: f32 = 2.0;

pub fn scene(board: &Sheet) -> Scene {
    let roster = roster(board);
    let (width, table) = roster.extent();
    let lists = !roster.is_columns();
    let mut scene = Scene::new(width, table + SAID + if lists { THROWN } else { 0.0 });
    let mut body = |scene: &mut Scene, line: &Line, top: Pt, _| column(scene, board, line.seat, top);
    roster.draw(&mut scene, pt(0.0, 0.0), &mut body);
    let series = &board.common;
    let says = Text::new("hundredone-sheet").with("round", series.number()).with("rounds", series.of());
    let says = says.with("most", MOST);
    let size = least(width).max(1.1);
    scene.hand(pt(0.5, table + SAID / 2.0), Says::Words(says), size, Align::Left, Ink::Pencil);
    if lists {
        throws(&mut scene, board, table + SAID);
    }
    scene
}

/// The players with their points and the sum of this round.
fn roster(board: &Sheet) -> Roster {
    let points = Head::new("points", ("dice-sheet-points", 2.8), Foot::High(1.6));
    let now = Head::new("now", ("dice-sheet-now", 2.8), Foot::Absent);
    let places = board.game.outcome(board).places;
    let line = |seat: Seat| {
        let player = board.player(seat);
        let sum = if player.lines.is_empty() { String::new() } else { player.sum().to_string() };
        let words = Text::new("nearest-sheet-own").with("points", player.points);
        let cells = vec![Cell { words: Some(words), ..Cell::own(player.points) }, Cell::pencil(sum)];
        Line { seat, mark: board.mark(seat), place: places.get(seat.index()).copied(), cells, note: note(player) }
    };
    let roster = Roster {
        heads: vec![points, now],
        lines: board.seats().iter().map(line).collect(),
        column: COLUMN,
        body: STEP * THROWS as f32 + SUMS,
        own: board.round.own,
    };
    roster.alone()
}

/// The note behind a player on the text board: the written throws, and one that is not written yet.
fn note(player: &Player) -> String {
    let lines = player.lines.iter().map(|line| format!(" {}", line.worth())).collect::<String>();
    let thrown = player.thrown.map_or_else(String::new, |face| format!(" ({face})"));
    format!(" {lines}{thrown}")
}

fn plain(text: impl ToString) -> Says {
    Says::Plain(text.to_string())
}

/// The throws that a player has written down, with the die beside each. Below them are the sum and the earlier rounds.
fn column(scene: &mut Scene, board: &Sheet, seat: Seat, top: Pt) {
    let player = board.player(seat);
    let size = (1.3 * least(scene.width)).max(1.5);
    // The units are in one column.
    let (left, right) = (top.x + LEFT, top.x + RIGHT);
    let at = |line: usize| top.y + DOWN + STEP * (line as f32 + 0.5);
    let fresh = |n: usize| n + 1 == player.lines.len() && player.thrown.is_none() && is_latest(board, seat);
    for (n, Choice { face, tens }) in player.lines.iter().copied().enumerate() {
        let y = at(n);
        scene.add(Item::Die { at: pt(left, y), side: DIE, face, ink: Ink::Pencil });
        let worth = Choice { face, tens }.worth();
        scene.hand(pt(right, y), plain(worth), size, Align::Right, Ink::of(seat, fresh(n)));
    }
    if let Some(face) = player.thrown {
        thrown(scene, (face, board.mark(seat) == Mark::Chosen), (pt(left, at(player.lines.len())), right), seat);
    }
    // The places of the throws to come.
    for n in player.lines.len() + usize::from(player.thrown.is_some())..THROWS {
        scene.frame(left - DIE / 2.0, at(n) - DIE / 2.0, DIE, DIE, Ink::Pencil, Nib::Fine);
    }
    total(scene, board, seat, (top.x, top.y + DOWN + STEP * THROWS as f32 + 0.2));
}

/// The sum below a stroke at this height, struck out if it is too much, and the words below it. `x` is the middle of
/// the column.
fn total(scene: &mut Scene, board: &Sheet, seat: Seat, (x, line): (f32, f32)) {
    let (player, least) = (board.player(seat), least(scene.width));
    let (left, right, size) = (x + LEFT, x + RIGHT, 1.2 * (1.3 * least).max(1.5));
    scene.stroke([pt(left + 0.3, line), pt(right + 0.4, line)], Ink::Seat(seat.0), Nib::Pen);
    let (y, sum) = (line + SUM, player.sum().to_string());
    if player.is_out() {
        let at = pt(right - DIGIT * size * sum.len() as f32 / 2.0, y);
        scene.struck(at, &sum, size, Ink::Seat(seat.0));
    } else if !player.lines.is_empty() {
        scene.hand(pt(right, y), Says::Plain(sum), size, Align::Right, Ink::Seat(seat.0));
    }
    let at = pt(x, line + SAYS);
    if let Some(says) = result(player) {
        scene.fitted(at, Says::Words(says), ((RESULT * least).max(1.45), ROOM), Align::Centre, Ink::Pencil);
    } else if let Some(says) = earlier(board, player) {
        scene.fitted(at, Says::Words(says), ((1.2 * least).max(1.0), ROOM), Align::Centre, Ink::Pencil);
    }
}

/// The words below a finished sum: its worth.
fn result(player: &Player) -> Option<Text> {
    match player.is_out() {
        true => Some(Text::new("hundredone-sheet-out")),
        false if player.lines.len() < THROWS => None,
        false => Some(Text::new("hundredone-sheet-short").with("points", MOST - player.sum())),
    }
}

/// The sums of earlier rounds, if there are any.
fn earlier(board: &Sheet, player: &Player) -> Option<Text> {
    // The current round is above already.
    let rounds = board.common.number().saturating_sub(1) as usize;
    let sums = before(&player.results[..player.results.len().min(rounds)]);
    (!sums.is_empty()).then(|| Text::new("hundredone-sheet-before").with("sums", sums))
}

/// The latest die with its middle at a point, and a question mark at the right edge: it is not written yet. Whoever has
/// written it in secret has a tick there, as behind the name.
fn thrown(scene: &mut Scene, (face, chosen): (u8, bool), (at, right): (Pt, f32), seat: Seat) {
    let polygon = corners(pt(at.x - WASH, at.y - WASH), pt(at.x + WASH, at.y + WASH));
    scene.add(Item::Fill { polygon, ink: Ink::Accent });
    scene.add(Item::Die { at, side: DIE, face, ink: Ink::Pencil });
    match chosen {
        true => scene.tick(pt(right - 0.5, at.y), Ink::Seat(seat.0)),
        false => {
            let size = (1.3 * least(scene.width)).max(1.5);
            scene.hand(pt(right, at.y), plain("?"), size, Align::Right, Ink::Pencil);
        }
    }
}

/// The sums of the latest earlier rounds.
fn before(results: &[Option<u32>]) -> String {
    let hidden = results.len().saturating_sub(BEFORE);
    let sum = |result: &Option<u32>| result.map_or_else(|| "–".to_owned(), |sum| sum.to_string());
    let shown: Vec<String> = results[hidden..].iter().map(sum).collect();
    if hidden > 0 { format!("… {}", shown.join(" ")) } else { shown.join(" ") }
}

/// How many earlier rounds fit.
const BEFORE: usize = 3;

/// Whether the seat's latest line is the latest event.
fn is_latest(board: &Sheet, seat: Seat) -> bool {
    board.round.is_common() || board.round.thrower == Some(seat)
}

/// The throws of the round under a list: those of the mover, or those for everybody. A player who is not beyond a
/// hundred has all of the latter.
fn throws(scene: &mut Scene, board: &Sheet, top: f32) {
    let count = |player: &Player| player.lines.len() + usize::from(player.thrown.is_some());
    let longest = board.players.iter().max_by_key(|player| count(player));
    let mover = board.round.thrower.map(|seat| board.player(seat));
    let Some(player) = (if board.round.is_common() { longest } else { mover }) else { return };
    let faces: Vec<u8> = player.lines.iter().map(|line| line.face).chain(player.thrown).collect();
    for (n, face) in faces.iter().enumerate() {
        let low = pt(0.5 + 2.0 * n as f32, top);
        if n + 1 == faces.len() {
            scene.add(Item::Fill { polygon: corners(low, pt(low.x + 2.0, low.y + 2.0)), ink: Ink::Accent });
        }
        let at = pt(low.x + 1.0, low.y + 1.0);
        scene.add(Item::Die { at, side: 1.6, face: *face, ink: Ink::Pencil });
    }
}

/// The same as plain text: a line for each player with the points, the sum of this round, and its throws.
pub fn text(board: &Sheet) -> String {
    let series = &board.common;
    format!("round {}/{}\n{}", series.number(), series.of(), roster(board).text("  dice"))
}

/// A sum that makes a hundred.
pub fn emblem() -> Scene {
    let mut scene = Scene::new(8.0, 8.0);
    scene.add(Item::Die { at: pt(2.1, 2.4), side: 2.7, face: 6, ink: Ink::Pencil });
    for (y, text, size) in [(1.5, "60", 1.9), (3.5, "40", 1.9), (6.2, "100", 2.4)] {
        scene.hand(pt(7.2, y), plain(text), size, Align::Right, Ink::Seat(0));
    }
    scene.stroke([pt(3.6, 4.7), pt(7.4, 4.7)], Ink::Seat(0), Nib::Bold);
    scene
}
