//! The sheet: each player's record turn by turn, and the dice below it.

use super::{Phase, Player, Sheet, score};
use crate::game::scene::{Align, Ink, Item, Nib, Pt, Says, Scene, pt};
use crate::game::{Seat, Text};
use crate::kit::dicegame::listed;
use crate::kit::roster::{Cell, Foot, Head, Line, Mark, Roster, least};
use crate::kit::rounds;

/// The fewest and the most turns in a column, the latest ones, the height of each, and what stays free below them.
const FEW: usize = 3;
const TURNS: usize = 6;
const STEP: f32 = 1.5;
const FREE: f32 = 0.4;
/// Height of the sentence below the table, of the dice, and of the legend of ticks; how far the middle of a tick is
/// below the dice.
const SAID: f32 = 2.0;
const ROW: f32 = 3.0;
const TICKED: f32 = 2.0;
const LOWER: f32 = 0.2;
/// Width of the number to reach, at the right of the sentence.
const GOAL: f32 = 4.0;
/// Side of a die, the distance between two dice, and the gap after those set aside.
const SIDE: f32 = 1.8;
const PITCH: f32 = 2.4;
const GAP: f32 = 0.8;

pub fn scene(board: &Sheet) -> Scene {
    let roster = roster(board);
    let (width, table) = roster.extent();
    let mut scene = Scene::new(width, table + SAID + ROW);
    let newest = newest(board);
    roster.draw(&mut scene, pt(0.0, 0.0), &mut |scene, line, top, _| {
        column(scene, board.player(line.seat), (line.seat, newest == Some(line.seat)), top);
    });
    let (who, player) = shown(board);
    let now = player.map_or(0, |player| player.now);
    let says = match who {
        _ if board.round.over => Text::new("dice-sheet-last"),
        Some(seat) => Text::new("thousand-sheet-turn").with("seat", seat).with("points", now),
        None => Text::new("thousand-sheet-all").with("throw", board.round.throws),
    };
    let ink = who.map_or(Ink::Pencil, |seat| Ink::Seat(seat.0));
    let (size, y) = (least(width).max(1.2), table + SAID / 2.0);
    scene.fitted(pt(0.5, y), Says::Words(says), (size, width - 1.0 - GOAL), Align::Left, ink);
    let goal = Says::Words(Text::new("outguess-sheet-goal").with("points", board.rules.goal));
    scene.fitted(pt(width - 0.5, y), goal, (size, GOAL - 0.5), Align::Right, Ink::Pencil);
    match player {
        Some(player) => dice(&mut scene, player, ink, table + SAID),
        None => {
            let all = Player { thrown: board.round.fallen.clone(), phase: Phase::Stopped, ..Player::new() };
            dice(&mut scene, &all, ink, table + SAID);
        }
    }
    scene
}

/// The dice to show: those of the mover or of the viewer, or otherwise the common ones.
fn shown(board: &Sheet) -> (Option<Seat>, Option<&Player>) {
    let seat = if board.round.is_common() { board.round.own } else { Some(board.round.mover()) };
    (seat, seat.map(|seat| board.player(seat)))
}

/// The player whose turn ended last, if only one did.
fn newest(board: &Sheet) -> Option<Seat> {
    let mover = board.round.mover();
    match board.player(mover).phase {
        _ if board.round.is_common() => None,
        Phase::Stopped | Phase::Bust => Some(mover),
        Phase::Throws | Phase::Chooses => rounds::order(board.round.present(), mover).last(),
    }
}

/// A player's latest turns. If `newest` is set, the last one has just ended.
fn column(scene: &mut Scene, player: &Player, (seat, newest): (Seat, bool), top: Pt) {
    let hidden = player.turns.len().saturating_sub(TURNS);
    for (n, turn) in player.turns.iter().enumerate().skip(hidden) {
        let at = pt(top.x, top.y + STEP * ((n - hidden) as f32 + 0.5));
        let latest = newest && n + 1 == player.turns.len();
        let ink = if turn.is_none() && !latest { Ink::Pencil } else { Ink::of(seat, latest) };
        let burnt = || Says::Words(Text::new("thousand-sheet-bust"));
        let says = turn.map_or_else(burnt, |points| Says::Plain(format!("+{points}")));
        scene.hand(at, says, least(scene.width).max(1.3), Align::Centre, ink);
    }
}

/// The dice set aside, in their player's ink, then those on the table. Those that score have a tick, and words below
/// say how much that is.
fn dice(scene: &mut Scene, player: &Player, ink: Ink, top: f32) {
    let all = (score::DICE - 1) as f32 * PITCH + GAP;
    let mut x = (scene.width - all) / 2.0;
    for face in &player.aside {
        scene.add(Item::Die { at: pt(x, top + ROW / 2.0), side: SIDE, face: *face, ink });
        let ends = [pt(x - SIDE / 2.0, top + ROW - 0.25), pt(x + SIDE / 2.0, top + ROW - 0.25)];
        scene.stroke(ends, ink, Nib::Pen);
        x += PITCH;
    }
    x += if player.aside.is_empty() { 0.0 } else { GAP };
    let scoring = if player.phase == Phase::Chooses { score::best(&player.thrown) } else { Vec::new() };
    let mut counting = scoring.clone();
    for face in &player.thrown {
        let at = pt(x, top + ROW / 2.0);
        if let Some(n) = counting.iter().position(|other| other == face) {
            counting.remove(n);
            tick(scene, pt(x, top + ROW + LOWER), ink);
        }
        scene.add(Item::Die { at, side: SIDE, face: *face, ink: Ink::Pencil });
        x += PITCH;
    }
    if let Some(points) = score::points(&scoring) {
        let y = top + ROW + 0.6 * TICKED;
        let says = Says::Words(Text::new("thousand-sheet-ticked").with("points", points));
        tick(scene, pt(1.0, y), ink);
        scene.hand(pt(1.7, y), says, least(scene.width).max(1.2), Align::Left, Ink::Pencil);
        scene.height += TICKED;
    }
}

/// The tick of a die that scores.
fn tick(scene: &mut Scene, Pt { x, y }: Pt, ink: Ink) {
    scene.stroke([pt(x - 0.4, y - 0.05), pt(x - 0.1, y + 0.25), pt(x + 0.45, y - 0.4)], ink, Nib::Bold);
}

/// The players with their points, and the points of the present turn.
fn roster(board: &Sheet) -> Roster {
    let line = |seat: Seat| {
        let player = board.player(seat);
        let at_risk = matches!(player.phase, Phase::Throws | Phase::Chooses) && player.now > 0;
        let turns: Vec<String> =
            player.turns.iter().map(|turn| turn.map_or("-".to_owned(), |p| p.to_string())).collect();
        Line {
            seat,
            // A player who has stopped, or has lost the turn before, has no secret to tick off.
            mark: match board.mark(seat) {
                Mark::Chosen if matches!(player.phase, Phase::Stopped | Phase::Bust) => Mark::Idle,
                mark => mark,
            },
            place: None,
            cells: vec![
                Cell::own(player.points()),
                Cell::pencil(if at_risk { format!("+{}", player.now) } else { String::new() }),
            ],
            note: format!("  {}", turns.join(" ")),
        }
    };
    let now = Head::new("turn", ("thousand-sheet-now", 3.2), Foot::Absent);
    let heads = vec![Head::new("points", ("thousand-sheet-points", 3.2), Foot::High(2.0)), now];
    let lines = board.seats().iter().map(line).collect();
    let most = board.players.iter().map(|player| player.turns.len()).max().unwrap_or(0);
    // To the next line of the paper.
    let body = (STEP * most.clamp(FEW, TURNS) as f32 + FREE).ceil();
    Roster { heads, lines, column: 4.0, body, own: board.round.own }
}

/// The sheet as plain text. Dice set aside are in brackets.
pub fn text(board: &Sheet) -> String {
    let (_, player) = shown(board);
    let dice = player.map_or_else(
        || listed(&board.round.fallen),
        |player| match player.aside.is_empty() {
            true => listed(&player.thrown),
            false => format!("[{}] {}", listed(&player.aside), listed(&player.thrown)),
        },
    );
    format!("goal {}\n{}\ndice {dice}", board.rules.goal, roster(board).text("  turns")).trim_end().to_owned()
}

/// Six dice, and the number to reach.
pub fn emblem() -> Scene {
    let mut scene = Scene::new(8.0, 8.0);
    for n in 0..3u8 {
        let x = 1.4 + 2.6 * f32::from(n);
        scene.add(Item::Die { at: pt(x, 1.5), side: 2.1, face: 1, ink: Ink::Seat(0) });
        scene.add(Item::Die { at: pt(x, 6.5), side: 2.1, face: [5, 3, 2][usize::from(n)], ink: Ink::Pencil });
    }
    scene.hand(pt(4.0, 4.0), Says::Plain("1000".to_owned()), 2.0, Align::Centre, Ink::Seat(1));
    scene
}
