//! The page: chips, dice, and the sum of each player.

use super::{ALL, LIMIT, Next, Player, Sheet, THROWS};
use crate::game::scene::{Align, Ink, Item, Nib, Pt, Says, Scene, corners, pt};
use crate::game::{Seat, Text};
use crate::kit::dicegame::{DiceGame, listed};
use crate::kit::roster::{Cell, Foot, Head, Line, Mark, Roster, least};

/// Width of a column, heights of its chips and of a row of its dice, and the distance between dice.
const COLUMN: f32 = 6.0;
const CHIPS: f32 = 2.0;
const DICE: f32 = 2.0;
const PITCH: f32 = 1.8;
/// The distance between three dice in a column that is at least this wide, and the side of a die in such distances.
const LARGE: f32 = 2.3;
const ROOMY: f32 = 9.0;
const SIDE: f32 = 0.81;
/// Height of the number of the throw below three dice.
const THROW: f32 = 2.0;
/// Height of the sentence below the table. The dice below lists have the same height.
const SAID: f32 = 2.0;

fn roster(sheet: &Sheet) -> Roster {
    let places = sheet.game.outcome(sheet).places;
    let line = |seat: Seat| {
        let (player, left) = (sheet.player(seat), sheet.common.chips.left(seat));
        let mark = match sheet.mark(seat) {
            _ if left == 0 => Mark::Out,
            Mark::Chosen if player.next == Next::Nothing && sheet.round.throws as usize > player.throws => Mark::Idle,
            mark => mark,
        };
        let dead = if player.is_dead() && player.next == Next::Nothing { "!" } else { "" };
        let sum = if player.dice.is_empty() { String::new() } else { format!("{}{dead}", player.sum()) };
        Line {
            seat,
            mark,
            place: places.get(seat.index()).copied(),
            cells: vec![
                Cell::own(left),
                Cell { words: said(sheet, seat), own: paid(sheet, seat), ..Cell::pencil(sum) },
            ],
            note: format!("  {}", listed(&player.dice)).trim_end().to_owned(),
        }
    };
    let heads = [("chips", "sixteen-sheet-chips", Foot::Absent), ("sum", "sixteen-sheet-sum", Foot::High(1.5))];
    let heads = heads.map(|(text, key, foot)| Head::new(text, (key, 3.0), foot)).to_vec();
    let lines = sheet.seats().iter().map(line).collect();
    Roster {
        heads,
        lines,
        column: COLUMN,
        body: CHIPS + if sheet.rules.three { DICE + THROW } else { 2.0 * DICE },
        own: sheet.round.own,
    }
}

/// Whether nobody has thrown since the round before ended, so that its dice are on the table.
fn is_past(sheet: &Sheet) -> bool {
    let waits = sheet.player(sheet.round.mover()).dice.is_empty() && !sheet.round.over;
    sheet.common.bout.done().is_empty() && waits && !sheet.round.is_common()
}

/// Whether a seat is dead in this round, or has just paid.
fn paid(sheet: &Sheet, seat: Seat) -> bool {
    let player = sheet.player(seat);
    sheet.common.paid.has(seat) || player.is_dead() && player.next == Next::Nothing
}

/// A player's result, in words.
fn said(sheet: &Sheet, seat: Seat) -> Option<Text> {
    let player = sheet.player(seat);
    let key = match player.is_dead() {
        true if player.next == Next::Nothing => "sixteen-sheet-dead",
        false if paid(sheet, seat) => "sixteen-sheet-lowest",
        _ if is_past(sheet) => "sixteen-sheet-past",
        _ => "sixteen-sheet-made",
    };
    (!player.dice.is_empty()).then(|| Text::new(key).with("sum", player.sum()))
}

/// The drawing. Below a list are the dice that everybody looks at.
pub fn scene(sheet: &Sheet) -> Scene {
    let roster = roster(sheet);
    let (width, height) = roster.extent();
    let below = if roster.is_columns() { 0.0 } else { 2.0 };
    let mut scene = Scene::new(width, height + SAID + below);
    roster.draw(&mut scene, pt(0.0, 0.0), &mut |scene, line, top, wide| column(scene, sheet, line.seat, top, wide));
    let size = (1.2 * least(width)).max(1.1);
    let says = Says::Words(Text::new("sixteen-sheet"));
    scene.hand(pt(0.5, height + SAID / 2.0), says, size, Align::Left, Ink::Pencil);
    if !roster.is_columns() {
        let y = height + SAID + 1.0;
        if sheet.round.is_common() {
            let most = sheet.players.iter().max_by_key(|player| player.throws);
            most.into_iter()
                .for_each(|player| row(&mut scene, &player.dice, (pt(0.5, y), PITCH), width - 1.0, (0, Ink::Pencil)));
        } else {
            let mover = sheet.round.mover();
            let before = sheet.player(mover).dice.is_empty();
            let seat = sheet.round.thrower.filter(|_| before).unwrap_or(mover);
            scene.name(pt(0.5, y), seat, size, Align::Left, 5.0);
            let player = sheet.player(seat);
            row(&mut scene, &player.dice, (pt(6.0, y), PITCH), width - 6.0, (fresh(sheet, player), Ink::Pencil));
        }
    }
    scene
}

/// The number of new dice, counted from the end.
fn fresh(sheet: &Sheet, player: &Player) -> usize {
    match player.throws {
        0 => 0,
        1 => player.dice.len(),
        _ if sheet.rules.three => 0,
        _ => 1,
    }
}

/// Dice in a row from a point on, at this distance, in this ink, with the last `fresh` ones washed. If there are too
/// many, only the last ones are shown.
fn row(scene: &mut Scene, dice: &[u8], (left, pitch): (Pt, f32), wide: f32, (fresh, ink): (usize, Ink)) {
    let room = (wide / pitch) as usize;
    let shown = &dice[dice.len().saturating_sub(room)..];
    let old = shown.len().saturating_sub(fresh);
    if old < shown.len() {
        let edge = |n: usize, y: f32| pt(left.x + pitch * n as f32, y);
        let polygon = corners(edge(old, left.y - pitch / 2.0), edge(shown.len(), left.y + pitch / 2.0));
        scene.add(Item::Fill { polygon, ink: Ink::Accent });
    }
    for (n, face) in shown.iter().enumerate() {
        let at = pt(left.x + pitch * (n as f32 + 0.5), left.y);
        scene.add(Item::Die { at, side: SIDE * pitch, face: *face, ink });
    }
}

/// The words among a player's dice or below them, and their distance from the top: that the player is out, or how often
/// the mover has thrown.
fn below(sheet: &Sheet, seat: Seat) -> Option<(f32, Text)> {
    let player = sheet.player(seat);
    let chooses = player.throws > 0 && player.next == Next::Choose && !sheet.round.is_common();
    match () {
        () if sheet.common.chips.left(seat) == 0 && player.dice.is_empty() => {
            Some((DICE / 2.0, Text::new("dice-sheet-out")))
        }
        () if sheet.rules.three && chooses => {
            let says = Text::new("dice-sheet-throws").with("throw", player.throws).with("throws", THROWS);
            Some((DICE + 0.5 * THROW - 0.1, says))
        }
        () => None,
    }
}

/// A player's chips, with paid ones crossed and one just paid washed, and the dice. The dead are crossed out.
fn column(scene: &mut Scene, sheet: &Sheet, seat: Seat, top: Pt, wide: f32) {
    let (player, left, all) = (sheet.player(seat), sheet.common.chips.left(seat), sheet.rules.chips);
    // Chips keep off the lines beside the column.
    let apart = ((wide - 1.0) / all as f32).min(1.2);
    for n in 0..all {
        let at = pt(top.x + apart * (n as f32 - (all as f32 - 1.0) / 2.0), top.y + CHIPS / 2.0);
        let r = 0.4 * apart;
        if n == left && sheet.common.paid.has(seat) {
            scene.wash(at, 2.4 * r, Ink::Accent);
        }
        scene.add(match n < left {
            true => Item::Bead { at, r, ink: Ink::Seat(seat.0) },
            false => Item::Cross { at, r: 0.85 * r, ink: Ink::Pencil, nib: Nib::Bold },
        });
    }
    let across = if sheet.rules.three { ALL } else { ((wide - 0.3) / PITCH) as usize };
    let pitch = if sheet.rules.three && wide >= ROOMY { LARGE } else { PITCH };
    let shown = &player.dice[player.dice.len().saturating_sub(2 * across)..];
    let latest = sheet.round.is_common() || sheet.round.thrower == Some(seat);
    let fresh = if latest && !is_past(sheet) { fresh(sheet, player) } else { 0 };
    let ink = if is_past(sheet) { Ink::Shade } else { Ink::Pencil };
    // A wash keeps off the rule below.
    let corner = pt(top.x - pitch * across as f32 / 2.0, top.y + CHIPS - 0.1);
    for (n, dice) in shown.chunks(across.max(1)).enumerate() {
        let here = if (n + 1) * across >= shown.len() { fresh } else { 0 };
        let left = pt(corner.x, corner.y + pitch * (n as f32 + 0.5));
        row(scene, dice, (left, pitch), pitch * across as f32 + 0.1, (here, ink));
    }
    if let Some((high, says)) = below(sheet, seat) {
        let (at, size) = (pt(top.x, top.y + CHIPS + high), 1.35 * least(scene.width));
        scene.fitted(at, Says::Words(says), (size, wide - 0.6), Align::Centre, Ink::Pencil);
    }
    if player.sum() > LIMIT && player.next == Next::Nothing {
        let far = pt(corner.x + pitch * across as f32, corner.y + pitch);
        scene.stroke([corner, far], Ink::Seat(seat.0), Nib::Bold);
        scene.stroke([pt(far.x, corner.y), pt(corner.x, far.y)], Ink::Seat(seat.0), Nib::Bold);
    }
}

/// The page as text.
pub fn text(sheet: &Sheet) -> String {
    let dice = if sheet.rules.three { "three" } else { "one" };
    format!("{dice}\n{}", roster(sheet).text("  dice"))
}

/// Three dice that make sixteen.
pub fn emblem() -> Scene {
    let mut scene = Scene::new(8.0, 8.0);
    for (at, face) in [(pt(2.2, 2.3), 5), (pt(5.7, 2.5), 5), (pt(2.4, 5.8), 6)] {
        scene.add(Item::Die { at, side: 2.6, face, ink: Ink::Pencil });
    }
    scene.hand(pt(5.8, 5.9), Says::Plain("16".to_owned()), 2.6, Align::Centre, Ink::Seat(1));
    scene.stroke([pt(4.4, 6.8), pt(7.2, 5.0)], Ink::Seat(1), Nib::Bold);
    scene
}
