//! The page: each player has a house with its number on a plate.

use super::{Digits, PLACES, Player, Sheet};
use crate::game::scene::{Align, Ink, Item, Nib, Pt, Says, Scene, corners, pt};
use crate::game::{Seat, Text};
use crate::kit::roster::{Cell, Foot, Head, Line, Mark, Roster, least};

/// Width of a column, height of a house with the space below it, and of the die there. If there is room, a house is
/// larger by a factor that keeps the lines below it on those of the paper.
const COLUMN: f32 = 6.0;
const HOUSE: f32 = 5.35;
const LARGE: f32 = (HOUSE + 2.0) / HOUSE;
const DIE: f32 = 2.0;
/// Half the side of the box round the die.
const FALLEN: f32 = 0.86;
/// Height of the line below it with the number before.
const WAS: f32 = 1.65;
/// Width and height of a digit's box, its upper edge on the house, height of the digit, and of the sentence below the
/// table.
const BOX: f32 = 1.4;
const TALL: f32 = 1.7;
const PLATE: f32 = 2.7;
const DIGIT: f32 = 1.9;
const SAID: f32 = 2.0;

/// The digits as people write them: `6 – 2`.
fn written(digits: &Digits) -> String {
    let digit = |digit: &Option<u8>| digit.map_or("–".to_owned(), |digit| digit.to_string());
    digits.iter().map(digit).collect::<Vec<_>>().join(" ")
}

/// The mark of a player. A player who has to write is awaited. A player with a full number has no secret.
fn mark(sheet: &Sheet, seat: Seat) -> Mark {
    match sheet.mark(seat) {
        Mark::Chosen if sheet.player(seat).is_full() && sheet.round.waiting.is_empty() => Mark::Idle,
        mark => mark,
    }
}

fn roster(sheet: &Sheet) -> Roster {
    let places = sheet.round.party.ranked(|seat| sheet.player(seat).points);
    let line = |seat: Seat| {
        let player = sheet.player(seat);
        let wins = Text::new("dice-sheet-wins").with("count", player.points);
        let note = player.die.map_or(String::new(), |die| format!("  {die}"));
        Line {
            seat,
            mark: mark(sheet, seat),
            place: places.get(seat.index()).copied(),
            cells: vec![
                Cell { words: Some(wins), ..Cell::own(player.points) },
                Cell::pencil(written(&player.digits)),
                Cell::pencil(player.before.map_or(String::new(), |before| before.to_string())),
            ],
            note,
        }
    };
    let points = Head::new("points", ("dice-sheet-points", 2.8), Foot::High(1.5));
    let number = Head::new("number", ("housenumbers-sheet-number", 3.6), Foot::Absent);
    let before = Head::new("before", ("housenumbers-sheet-before", 2.8), Foot::Absent);
    Roster {
        heads: vec![points, number, before],
        lines: sheet.seats().iter().map(line).collect(),
        column: COLUMN,
        body: HOUSE * scale(sheet) + DIE + WAS,
        own: sheet.round.own,
    }
}

/// The scale of houses: large if there are two of them or a single one.
fn scale(sheet: &Sheet) -> f32 {
    if (3..=4).contains(&sheet.seats().len()) { 1.0 } else { LARGE }
}

/// The drawing. With many players, it shows the house of the player who writes. With one throw for everybody, it shows
/// the die.
pub fn scene(sheet: &Sheet) -> Scene {
    let roster = roster(sheet);
    let (width, height) = roster.extent();
    let below = if roster.is_columns() { 0.0 } else { HOUSE * scale(sheet) + DIE + WAS };
    let mut scene = Scene::new(width, height + SAID + below);
    roster.draw(&mut scene, pt(0.0, 0.0), &mut |scene, line, top, _| column(scene, sheet, line.seat, top));
    let key = if sheet.rules.lowest { "housenumbers-sheet-lowest" } else { "housenumbers-sheet" };
    let says = Text::new(key).with("round", sheet.common.number()).with("rounds", sheet.common.of());
    let size = (1.2 * least(width)).max(1.1);
    scene.hand(pt(0.5, height + SAID / 2.0), Says::Words(says), size, Align::Left, Ink::Pencil);
    if !roster.is_columns() {
        let top = pt(width / 2.0, height + SAID);
        if sheet.round.is_common() {
            let die = sheet.round.fallen.first().copied();
            die.into_iter().for_each(|die| fallen(&mut scene, die, pt(top.x, top.y + 1.0)));
        } else {
            column(&mut scene, sheet, sheet.round.mover(), top);
            let at = pt(1.0, top.y + HOUSE * scale(sheet) - 1.0);
            scene.name(at, sheet.round.mover(), size, Align::Left, width / 2.0 - 4.6);
        }
    }
    scene
}

/// The house of a player, with the die in front of it.
fn column(scene: &mut Scene, sheet: &Sheet, seat: Seat, top: Pt) {
    let player = sheet.player(seat);
    // The others wrote earlier.
    let writes = sheet.round.is_common() || sheet.round.thrower.is_none_or(|thrower| thrower == seat);
    house(scene, player, (Ink::Seat(seat.0), writes), (top, scale(sheet)));
    let common =
        sheet.round.fallen.first().filter(|_| sheet.round.is_common() && !sheet.rules.blind && !player.is_full());
    if let Some(die) = player.die.or(common.copied()) {
        fallen(scene, die, pt(top.x, top.y + HOUSE * scale(sheet) + FALLEN));
    }
}

fn fallen(scene: &mut Scene, die: u8, at: Pt) {
    let polygon = corners(pt(at.x - FALLEN, at.y - FALLEN), pt(at.x + FALLEN, at.y + FALLEN));
    scene.add(Item::Fill { polygon, ink: Ink::Accent });
    scene.add(Item::Die { at, side: 1.5, face: die, ink: Ink::Pencil });
}

/// A gable, a chimney, and the plate with its three digits, all at this scale. The number before is below. If `writes`
/// is set, the latest digit is washed.
fn house(scene: &mut Scene, player: &Player, (ink, writes): (Ink, bool), (top, scale): (Pt, f32)) {
    let at = |x: f32, y: f32| pt(top.x + scale * x, top.y + scale * y);
    let walls = [at(-2.2, 2.2), at(-2.2, 4.8), at(2.2, 4.8), at(2.2, 2.2)];
    scene.stroke(walls, Ink::Pencil, Nib::Pen);
    scene.stroke([at(-2.45, 2.35), at(0.0, 0.4), at(2.45, 2.35)], ink, Nib::Bold);
    scene.stroke([at(1.1, 1.2), at(1.1, 0.4), at(1.7, 0.4), at(1.7, 1.7)], Ink::Pencil, Nib::Pen);
    if let Some(before) = player.before {
        let says = Says::Words(Text::new("housenumbers-sheet-was").with("number", before));
        let at = pt(top.x, top.y + HOUSE * scale + DIE + WAS / 2.0 - 0.2);
        scene.hand(at, says, 1.6 * least(scene.width), Align::Centre, Ink::Pencil);
    }
    for (n, digit) in player.digits.iter().enumerate() {
        let left = BOX * (n as f32 - PLACES as f32 / 2.0);
        let (low, high) = (at(left, PLATE), at(left + BOX, PLATE + TALL));
        if writes && player.latest == Some(n) {
            scene.add(Item::Fill { polygon: corners(low, high), ink: Ink::Accent });
        }
        scene.frame(low.x, low.y, high.x - low.x, high.y - low.y, Ink::Pencil, Nib::Fine);
        if let Some(digit) = digit {
            let says = Says::Plain(digit.to_string());
            scene.hand(at(left + BOX / 2.0, PLATE + TALL / 2.0), says, DIGIT * scale, Align::Centre, ink);
        }
    }
}

/// The same as text.
pub fn text(sheet: &Sheet) -> String {
    let lowest = if sheet.rules.lowest { ", lowest" } else { "" };
    let (number, of) = (sheet.common.number(), sheet.common.of());
    format!("round {number}/{of}{lowest}\n{}", roster(sheet).text("  die"))
}

/// A house with the number 632.
pub fn emblem() -> Scene {
    let mut scene = Scene::new(6.0, 6.0);
    let player = Player { digits: [Some(6), Some(3), Some(2)], ..Player::default() };
    house(&mut scene, &player, (Ink::Seat(1), false), (pt(3.0, 0.4), 1.0));
    scene
}
