//! The sheet: each player's record turn by turn, and the dice below it.

use super::{Phase, Player, Sheet, score};
use crate::game::scene::{Align, Ink, Item, Nib, Pt, Says, Scene, corners, pt};
use crate::game::{Seat, Text};
use crate::kit::dicegame::listed;
use crate::kit::roster::{Cell, Foot, Head, Line, Mark, Roster, least};

/// The most turns in a column, the latest ones, and the height of each.
const TURNS: usize = 6;
const STEP: f32 = 1.5;
/// Height of the sentence below the table, and of the dice.
const SAID: f32 = 2.0;
const ROW: f32 = 3.0;
/// Side of a die, the distance between two dice, and the gap after those set aside.
const SIDE: f32 = 1.8;
const PITCH: f32 = 2.4;
const GAP: f32 = 0.8;

/// The picture.
pub fn scene(board: &Sheet) -> Scene {
    let roster = roster(board);
    let (width, table) = roster.extent();
    let mut scene = Scene::new(width, table + SAID + ROW);
    roster.draw(&mut scene, pt(0.0, 0.0), &mut |scene, line, top, _| column(scene, board.player(line.seat), line, top));
    let (who, player) = shown(board);
    let now = player.map_or(0, |player| player.now);
    let says = match who {
        _ if board.round.over => Text::new("dice-sheet-last"),
        Some(seat) => Text::new("thousand-sheet-turn").with("seat", seat).with("points", now),
        None => Text::new("thousand-sheet-all").with("throw", board.round.throws),
    };
    let ink = who.map_or(Ink::Pencil, |seat| Ink::Seat(seat.0));
    scene.hand(pt(0.5, table + SAID / 2.0), Says::Words(says), least(width).max(1.2), Align::Left, ink);
    let goal = Says::Words(Text::new("outguess-sheet-goal").with("points", board.rules.goal));
    scene.hand(pt(width - 0.5, table + SAID / 2.0), goal, least(width).max(1.2), Align::Right, Ink::Pencil);
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

/// A player's latest turns.
fn column(scene: &mut Scene, player: &Player, line: &Line, top: Pt) {
    let hidden = player.turns.len().saturating_sub(TURNS);
    for (n, turn) in player.turns.iter().skip(hidden).enumerate() {
        let at = pt(top.x, top.y + STEP * (n as f32 + 0.5));
        match turn {
            Some(points) => {
                let says = Says::Plain(format!("+{points}"));
                scene.hand(at, says, least(scene.width).max(1.3), Align::Centre, Ink::Seat(line.seat.0));
            }
            None => {
                let says = Says::Plain("0".to_owned());
                scene.hand(at, says, least(scene.width).max(1.3), Align::Centre, Ink::Pencil);
            }
        }
    }
}

/// The dice set aside, in their player's ink, then those on the table. Scoring dice are washed.
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
    let mut counting = if player.phase == Phase::Chooses { score::best(&player.thrown) } else { Vec::new() };
    for face in &player.thrown {
        let at = pt(x, top + ROW / 2.0);
        if let Some(n) = counting.iter().position(|other| other == face) {
            counting.remove(n);
            let r = PITCH / 2.0;
            let polygon = corners(pt(at.x - r, at.y - r), pt(at.x + r, at.y + r));
            scene.add(Item::Fill { polygon, ink: Ink::Accent });
        }
        scene.add(Item::Die { at, side: SIDE, face: *face, ink: Ink::Pencil });
        x += PITCH;
    }
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
    Roster { heads, lines, column: 4.0, body: STEP * TURNS as f32, own: board.round.own }
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
