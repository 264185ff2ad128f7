//! The page: a spider for each player, with the sums at the ends of its threads.

use std::f32::consts::TAU;

use super::{Player, SUMS, Sheet};
use crate::game::scene::{Align, Ink, Item, Nib, Pt, Says, Scene, corners, pt};
use crate::game::{Seat, Text};
use crate::kit::dicegame::listed;
use crate::kit::roster::{Cell, Foot, Head, Line, Roster, least};

/// Width of a column, and of one of four; heights of a web and of the throws below it.
const COLUMN: f32 = 8.0;
const NARROW: f32 = 6.0;
const WEB: f32 = 8.0;
const DICE: f32 = 3.0;
/// Room beside the middle of a sum, how far a sum of two digits is outside, and how far the web is to the right: its
/// sums at the left are wider.
const BESIDE: f32 = 0.95;
const OUTSIDE: f32 = 0.1;
const ASIDE: f32 = 0.25;
/// Height of the sums in a narrow column, as a share of the radius on which they stand.
const CLOSE: f32 = 0.65;
/// The radii of the web's rings as shares of that of the sums. The threads end at the outer one.
const RINGS: [f32; 2] = [0.41, 0.69];
/// Radius of the bare paper under a spider, where the threads begin.
const LEGS: f32 = 1.05;
/// Side of a die of the last throw and of the one before, and width of the arrow between them. Width of the cell of two
/// dice and its height, in sides of a die. Free space above it.
const DIE: f32 = 1.8;
const BEFORE: f32 = 1.0;
const THEN: f32 = 0.9;
const PAIR: f32 = 2.3;
const HIGH: f32 = 1.25;
const FREE: f32 = 0.35;
/// Height of the sentence below the table.
const SAID: f32 = 2.0;

fn roster(sheet: &Sheet) -> Roster {
    let places = sheet.round.party.ranked(|seat| sheet.player(seat).crossed.count_ones());
    let line = |seat: Seat| {
        let player = sheet.player(seat);
        let open: Vec<u8> = player.open().collect();
        let throws: Vec<String> = player.throws.iter().map(|throw| listed(throw)).collect();
        let dice = if throws.is_empty() { String::new() } else { format!(": {}", throws.join(", ")) };
        let of_all = Text::new("spider-sheet-of");
        let of_all = of_all.with("count", player.crossed.count_ones()).with("all", SUMS.len());
        Line {
            seat,
            mark: sheet.mark(seat),
            place: places.get(seat.index()).copied(),
            cells: vec![Cell { words: Some(of_all), ..Cell::own(player.crossed.count_ones()) }],
            note: format!("  {}{dice}", listed(&open)).trim_end().to_owned(),
        }
    };
    Roster {
        heads: vec![Head::new("crossed", ("spider-sheet-crossed", 4.4), Foot::High(1.6))],
        lines: sheet.seats().iter().map(line).collect(),
        column: if sheet.seats().len() == 4 { NARROW } else { COLUMN },
        body: WEB + DICE,
        own: sheet.round.own,
    }
}

/// The drawing. With many players it has only the web of the player who throws or has thrown.
pub fn scene(sheet: &Sheet) -> Scene {
    let roster = roster(sheet);
    let (width, height) = roster.extent();
    let below = if roster.is_columns() { 0.0 } else { WEB };
    let mut scene = Scene::new(width, height + SAID + below);
    roster.draw(&mut scene, pt(0.0, 0.0), &mut |scene, line, top, wide| {
        let player = sheet.player(line.seat);
        let radius = wide.min(WEB) / 2.0 - BESIDE;
        web(scene, player, line.seat, (pt(top.x + ASIDE, top.y + WEB / 2.0), radius));
        // Old dice of the others would draw the eyes from the latest ones.
        if sheet.round.thrower.is_none_or(|thrower| thrower == line.seat) {
            dice(scene, player, (pt(top.x, top.y + WEB), wide), sheet.round.thrower == Some(line.seat));
        }
    });
    let size = (1.2 * least(width)).max(1.1);
    let says = Says::Words(Text::new("spider-sheet"));
    scene.hand(pt(0.5, height + SAID / 2.0), says, size, Align::Left, Ink::Pencil);
    if !roster.is_columns() {
        let mover = sheet.round.mover();
        let before = sheet.player(mover).throws.is_empty();
        let seat = sheet.round.thrower.filter(|_| before).unwrap_or(mover);
        let (player, middle) = (sheet.player(seat), height + SAID + WEB / 2.0);
        // The name and the dice stand right before the web.
        let left = width - WEB;
        web(&mut scene, player, seat, (pt(left + WEB / 2.0, middle), WEB / 2.0 - BESIDE));
        scene.name(pt(left, middle - 2.6), seat, 1.2 * size, Align::Right, left - 0.5);
        dice(&mut scene, player, (pt(left - COLUMN / 2.0, middle - 1.4), COLUMN), true);
    }
    scene
}

/// The last throw of a turn and, in a wide column, an arrow from the one before it. If `latest` is set, the last one is
/// washed.
fn dice(scene: &mut Scene, player: &Player, (top, wide): (Pt, f32), latest: bool) {
    let most = if wide < COLUMN { 1 } else { 2 };
    let shown = &player.throws[player.throws.len().saturating_sub(most)..];
    let sides = |n: usize| if n + 1 == shown.len() { DIE } else { BEFORE };
    let wide: f32 = (0..shown.len()).map(|n| PAIR * sides(n)).sum();
    let mut left = top.x - (wide + THEN * shown.len().saturating_sub(1) as f32) / 2.0;
    let middle = top.y + FREE + HIGH * DIE / 2.0;
    for (n, throw) in shown.iter().enumerate() {
        let (side, half) = (sides(n), HIGH * sides(n) / 2.0);
        if n > 0 {
            let at = pt(left + THEN / 2.0, middle);
            scene.hand(at, Says::Plain("→".to_owned()), 1.6, Align::Centre, Ink::Pencil);
            left += THEN;
        }
        if latest && n + 1 == shown.len() {
            let polygon = corners(pt(left, middle - half), pt(left + PAIR * side, middle + half));
            scene.add(Item::Fill { polygon, ink: Ink::Accent });
        }
        for (die, face) in throw.iter().enumerate() {
            let at = pt(left + PAIR * side * (0.27 + 0.46 * die as f32), middle);
            scene.add(Item::Die { at, side, face: *face, ink: Ink::Pencil });
        }
        left += PAIR * side;
    }
}

/// A web of ten threads with a spider in the middle. Open sums are in ink. The thread of a crossed sum is in ink, and
/// the sum is in pencil on a pale stroke, so that you can still read it.
fn web(scene: &mut Scene, player: &Player, seat: Seat, (middle, radius): (Pt, f32)) {
    let ink = Ink::Seat(seat.0);
    let at = |n: usize, r: f32| {
        let angle = TAU * (n as f32 + 0.5) / SUMS.len() as f32;
        pt(middle.x + r * angle.sin(), middle.y - r * angle.cos())
    };
    for ring in RINGS {
        let points: Vec<Pt> = (0..=SUMS.len()).map(|n| at(n, ring * radius)).collect();
        scene.stroke(points, Ink::Pencil, Nib::Fine);
    }
    let least = least(scene.width);
    let size = (1.75 * least).max(1.6).min(CLOSE * radius).max(1.05 * least);
    for (n, sum) in SUMS.into_iter().enumerate() {
        let (end, has) = (at(n, radius), player.has(sum));
        let (thread, nib) = if has { (ink, Nib::Bold) } else { (Ink::Pencil, Nib::Fine) };
        scene.stroke([at(n, LEGS), at(n, RINGS[1] * radius)], thread, nib);
        let digits = sum.to_string();
        let out = OUTSIDE * (digits.len() - 1) as f32;
        let end = pt(end.x + out.copysign(end.x - middle.x), end.y);
        if player.latest & super::bit(sum) != 0 {
            let polygon = corners(pt(end.x - 0.75, end.y - 0.65), pt(end.x + 0.75, end.y + 0.65));
            scene.add(Item::Fill { polygon, ink: Ink::Accent });
        }
        match has {
            true => scene.struck_by(end, &digits, size, (Ink::Shade, Nib::Bold)),
            false => scene.hand(end, Says::Plain(digits), size, Align::Centre, ink),
        }
    }
    scene.bare(middle, LEGS);
    spider(scene, middle, ink);
}

/// A body, a head and eight legs.
fn spider(scene: &mut Scene, middle: Pt, ink: Ink) {
    let at = |x: f32, y: f32| pt(middle.x + x, middle.y + y);
    for side in [-1.0, 1.0] {
        for n in 0..4 {
            let y = -0.35 + 0.2 * n as f32;
            let bend = 0.25 * (n as f32 - 1.5);
            let leg =
                [at(0.25 * side, y * 0.6), at(0.7 * side, y + bend - 0.15), at(0.95 * side, y + 2.0 * bend + 0.1)];
            scene.stroke(leg, ink, Nib::Fine);
        }
    }
    scene.add(Item::Dot { at: at(0.0, 0.2), r: 0.42, ink });
    scene.add(Item::Dot { at: at(0.0, -0.35), r: 0.25, ink });
}

/// The page as text: the number of crossed sums, the open ones, and the dice of the turn.
pub fn text(sheet: &Sheet) -> String {
    roster(sheet).text("  open: dice")
}

/// A spider in its web.
pub fn emblem() -> Scene {
    let mut scene = Scene::new(8.0, 8.0);
    let player = Player { crossed: 0b10_0101_0011, ..Player::default() };
    web(&mut scene, &player, Seat(3), (pt(4.0, 4.0), 3.2));
    scene
}
