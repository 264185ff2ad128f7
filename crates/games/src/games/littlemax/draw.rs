//! The picture: the players with their chips, the chain of numbers said so far, and the cup.

use super::sheet::{End, Phase, Said, Sheet, View};
use crate::game::scene::{Align, Ink, Item, Nib, Pt, Says, Scene, pt};
use crate::game::{Drawn, Seat, Text};
use crate::kit::reading::{ORDER, TOP, number};
use crate::kit::roster::{Cell, Foot, Head, Line, Mark, Roster, least};

/// Height of the chips in a column.
const CHIPS: f32 = 2.0;
/// Least width of a column.
const COLUMN: f32 = 5.0;
/// Height of a line of numbers in the columns of their players, and of the word above the first one. Without columns:
/// the width and the height of a number with its name above it, and how far above it the name is.
const ROW: f32 = 2.0;
const SAID: f32 = 1.8;
const LINK: f32 = 4.5;
const HIGH: f32 = 4.0;
const NAME: f32 = 1.7;
/// Height of the cup below the chain, with a line of words below it, and the side of a die.
const TABLE: f32 = 5.0;
const WORDS: f32 = 1.6;
const SIDE: f32 = 2.0;
/// Height of the end of a chain, and of the words above it.
const PAST: f32 = 8.0;
const BEFORE: f32 = 2.0;
/// The number to beat and the number said are larger than other words.
const MORE: f32 = 1.5;
const SPOKEN: f32 = 1.2;
/// Side of the wash of a lost chip, in radii: its stroke stays inside.
const WASH: f32 = 2.7;
/// The cup beside the dice is smaller than the one in the emblem.
const CUP: f32 = 0.75;

impl Drawn for View {
    /// The cup stands right below the players and their numbers. The end of a chain has the same layout as long as it
    /// is the latest, and later below the new cup.
    fn scene(&self) -> Scene {
        let sheet = &self.sheet;
        let roster = Roster { own: self.own, ..roster(sheet) };
        let (width, top) = roster.extent();
        let ended = sheet.end.filter(|end| end.dice.is_some()).zip(sheet.chain.last().copied());
        let before = sheet.before.filter(|(_, end)| sheet.chain.is_empty() && end.dice.is_some());
        let links = match roster.is_columns() {
            _ if ended.is_some() => Vec::new(),
            true => in_columns(sheet, width),
            false => in_lines(sheet, width),
        };
        let said = if links.is_empty() { 0.0 } else { SAID };
        let chain = said + links.last().map_or(0.0, |last| last.y + ROW);
        let cup = if ended.is_some() { 0.0 } else { TABLE + stake(sheet).map_or(0.0, |_| WORDS) };
        let past = if ended.is_some() || before.is_some() { BEFORE + PAST } else { 0.0 };
        let mut scene = Scene::new(width, top + chain + cup + past);
        roster.draw(&mut scene, pt(0.0, 0.0), &mut |scene, line, top, wide| chips(scene, sheet, line.seat, top, wide));
        links.first().into_iter().for_each(|_| heading(&mut scene, "littlemax-sheet-chain", top));
        for (n, at) in links.iter().enumerate() {
            let at = pt(at.x, at.y + top + said);
            if !roster.is_columns() {
                named(&mut scene, sheet.chain[n].seat, at, links.get(n + 1).is_some_and(|next| next.x > at.x));
            }
            link(&mut scene, sheet, n, at);
        }
        let (below, middle) = (top + chain + cup, width / 2.0);
        if let Some((end, said)) = ended {
            heading(&mut scene, "littlemax-sheet-last", below);
            lifted(&mut scene, said, end, pt(middle, below + BEFORE));
            return scene;
        }
        self.draw_cup(&mut scene, pt(middle, top + chain));
        if let Some((said, end)) = before {
            scene.stroke([pt(0.0, below), pt(width, below)], Ink::Pencil, Nib::Fine);
            heading(&mut scene, "littlemax-sheet-before", below);
            lifted(&mut scene, said, end, pt(middle, below + BEFORE));
        }
        scene
    }

    /// The players with their chips, the numbers said, and the dice if the viewer knows them.
    fn board(&self) -> String {
        let sheet = &self.sheet;
        let mut lines = vec![roster(sheet).text("")];
        let said: Vec<String> =
            sheet.chain.iter().map(|Said { seat, place }| format!("{}: {}", seat.0 + 1, ORDER[*place])).collect();
        if !said.is_empty() {
            lines.push(format!("said {}", said.join(", ")));
        }
        match (sheet.end, self.cup, sheet.keeper()) {
            (Some(End { dice: Some([a, b]), .. }), ..) => lines.push(format!("lifted {a} {b}")),
            (Some(_), ..) => lines.push("not lifted".to_owned()),
            (None, Some([a, b]), _) => lines.push(format!("cup {a} {b}")),
            (None, None, Some(_)) => lines.push("cup ? ?".to_owned()),
            (None, None, None) => {}
        }
        lines.join("\n")
    }

    fn scores(&self) -> Option<Vec<i64>> {
        Some(self.sheet.scores())
    }
}

impl View {
    /// The cup, with the dice beside it or under it if the viewer knows them.
    fn draw_cup(&self, scene: &mut Scene, top: Pt) {
        let at = |x: f32, y: f32| pt(top.x + x, top.y + y);
        let dice = |scene: &mut Scene, middle: f32, dice: [u8; 2], ink: Ink| {
            for (n, face) in dice.into_iter().enumerate() {
                let at = at(middle + (n as f32 - 0.5) * 2.6, 2.7);
                scene.add(Item::Die { at, side: SIDE, face, ink });
            }
            let says = Says::Plain(number(&dice).to_string());
            scene.hand(at(middle + 4.2, 2.7), says, 2.4, Align::Centre, ink);
        };
        match (self.sheet.keeper(), self.cup) {
            (Some(keeper), Some(lies)) => {
                cup(scene, at(-4.0, 2.5), (0.5, CUP), Ink::Seat(keeper.0));
                dice(scene, 2.0, lies, Ink::Seat(keeper.0));
            }
            (Some(keeper), None) => {
                cup(scene, at(0.0, 2.5), (0.0, CUP), Ink::Seat(keeper.0));
                scene.hand(at(0.0, 2.7), Says::Plain("?".to_owned()), 1.8, Align::Centre, Ink::Seat(keeper.0));
            }
            (None, _) => cup(scene, at(0.0, 2.5), (0.0, CUP), Ink::Pencil),
        }
        if let Some((says, ink)) = stake(&self.sheet) {
            let size = least(scene.width).max(1.3) * if self.sheet.said().is_some() { MORE } else { 1.0 };
            scene.hand(at(0.0, TABLE + 0.4), Says::Words(says), size, Align::Centre, ink);
        }
    }
}

/// Writes the name of a number's player above it, and the arrow to the next number.
fn named(scene: &mut Scene, seat: Seat, at: Pt, goes_on: bool) {
    scene.name(pt(at.x, at.y - NAME), seat, least(scene.width).max(1.1), Align::Centre, LINK - 0.9);
    arrow(scene, at, goes_on);
}

/// The number to beat, the cost of not having looked under the cup, or who begins and how.
fn stake(sheet: &Sheet) -> Option<(Text, Ink)> {
    let mover = |key: &'static str| (Text::new(key).with("seat", sheet.mover()), Ink::Seat(sheet.mover().0));
    match (sheet.end, sheet.said(), sheet.phase) {
        (Some(end), ..) => Some(lost(end)),
        (_, Some(said), _) if said.place >= TOP => None,
        (_, Some(said), _) => Some((Text::new("littlemax-sheet-more").with("number", ORDER[said.place]), Ink::Pencil)),
        (_, None, Phase::Open) => Some(mover("littlemax-sheet-throws")),
        (_, None, _) => Some(mover("littlemax-sheet-says")),
    }
}

/// The cost of the end of a chain.
fn lost(end: End) -> (Text, Ink) {
    (Text::new("littlemax-sheet-lost").with("seat", end.loser).with("chips", end.chips), Ink::Seat(end.loser.0))
}

/// A cup upside down around a point, leaning by an angle in radians, and its size.
fn cup(scene: &mut Scene, middle: Pt, (lean, size): (f32, f32), ink: Ink) {
    let at = |x: f32, y: f32| {
        let (x, y) = (x * size, y * size);
        let (sin, cos) = (lean.sin(), lean.cos());
        pt(middle.x + x * cos + y * sin, middle.y - x * sin + y * cos)
    };
    let side = [at(-2.0, 2.0), at(-1.4, -2.0), at(1.4, -2.0), at(2.0, 2.0)];
    scene.stroke(side, ink, Nib::Bold);
    scene.stroke([at(-2.3, 2.0), at(2.3, 2.0)], ink, Nib::Bold);
    scene.stroke([at(-1.5, -1.3), at(1.5, -1.3)], ink, Nib::Fine);
}

/// The players with their chips. A player without chips, or one who has left, is struck out.
fn roster(sheet: &Sheet) -> Roster {
    let alive = sheet.alive();
    let line = |seat: Seat| {
        let latest = sheet.end.is_some_and(|end| end.loser == seat);
        let mark = match alive.has(seat) {
            false => Mark::Out,
            true if alive.len() == 1 => Mark::Won,
            true if seat == sheet.mover() => Mark::Awaited,
            true => Mark::Idle,
        };
        let cells = vec![Cell { latest, ..Cell::own(sheet.chips.left(seat)) }];
        Line { seat, mark, place: None, cells, note: String::new() }
    };
    Roster {
        heads: vec![Head::new("chips", ("littlemax-sheet-chips", 3.4), Foot::Absent)],
        lines: sheet.party.seats().iter().map(line).collect(),
        column: COLUMN,
        body: CHIPS,
        own: None,
    }
}

/// The chips of a player. Lost chips are hollow and struck out, and the latest of these are highlighted.
fn chips(scene: &mut Scene, sheet: &Sheet, seat: Seat, top: Pt, wide: f32) {
    let left = sheet.chips.left(seat);
    let apart = ((wide - 0.8) / sheet.all as f32).min(1.6);
    let end = sheet.end.or(sheet.before.map(|(_, end)| end));
    let lost = end.filter(|end| end.loser == seat).map_or(0, |end| end.chips);
    for n in 0..sheet.all {
        let at = pt(top.x + apart * (n as f32 - (sheet.all as f32 - 1.0) / 2.0), top.y + CHIPS / 2.0);
        let r = (apart * 0.4).min(0.55);
        if n < left {
            scene.add(Item::Dot { at, r, ink: Ink::Seat(seat.0) });
        } else {
            if n < left + lost {
                scene.wash(at, WASH * r, Ink::Accent);
            }
            let ink = Ink::Seat(seat.0);
            // A bead has the shape of the seat's chips in looks that tell them apart by shape.
            scene.add(Item::Bead { at, r: 0.9 * r, ink });
            scene.stroke([pt(at.x - 0.9 * r, at.y + 0.9 * r), pt(at.x + 0.9 * r, at.y - 0.9 * r)], ink, Nib::Pen);
        }
    }
}

/// The positions of the chain's numbers: each in its player's column. A new line starts when the turn has gone round.
fn in_columns(sheet: &Sheet, width: f32) -> Vec<Pt> {
    let column = width / sheet.party.seats().len() as f32;
    let (mut y, mut before) = (1.5, None);
    let place = |said: &Said| {
        if before.is_some_and(|before| said.seat <= before) {
            y += ROW;
        }
        before = Some(said.seat);
        pt(column * (f32::from(said.seat.0) + 0.5), y)
    };
    sheet.chain.iter().map(place).collect()
}

/// The positions when there are no columns: one number after the other, with room for the names.
fn in_lines(sheet: &Sheet, width: f32) -> Vec<Pt> {
    let across = (width / LINK) as usize;
    let place = |n: usize| {
        let (col, row) = ((n % across) as f32, (n / across) as f32);
        pt(LINK * (col + 0.5) - 0.4, HIGH * row + 1.0 + NAME + 0.5)
    };
    (0..sheet.chain.len()).map(place).collect()
}

/// A heading in words.
fn heading(scene: &mut Scene, key: &'static str, y: f32) {
    let says = Says::Words(Text::new(key));
    let at = pt(scene.width / 2.0, y + 1.2);
    scene.hand(at, says, 1.25 * least(scene.width), Align::Centre, Ink::Pencil);
}

/// The end of a chain below a point: the last number, the player who doubted it, the dice under the cup, and the cost.
fn lifted(scene: &mut Scene, Said { seat, place }: Said, end: End, top: Pt) {
    let Some(dice) = end.dice else { return };
    let at = |x: f32, y: f32| pt(top.x + x, top.y + y);
    let size = (1.25 * least(scene.width)).max(1.2);
    let said = Text::new("littlemax-sheet-said").with("seat", seat).with("number", ORDER[place]);
    scene.hand(at(0.0, 1.0), Says::Words(said), SPOKEN * size, Align::Centre, Ink::Seat(seat.0));
    let doubt = Text::new("littlemax-sheet-doubt").with("seat", end.doubter);
    scene.hand(at(0.0, 2.6), Says::Words(doubt), size, Align::Centre, Ink::Seat(end.doubter.0));
    for (n, face) in dice.into_iter().enumerate() {
        scene.add(Item::Die { at: at(-3.6 + 2.1 * n as f32, 4.4), side: 1.7, face, ink: Ink::Pencil });
    }
    let lay = Text::new("littlemax-sheet-lay").with("number", number(&dice));
    scene.hand(at(0.0, 4.4), Says::Words(lay), size, Align::Left, Ink::Pencil);
    let (says, ink) = lost(end);
    scene.hand(at(0.0, 6.2), Says::Words(says), size, Align::Centre, ink);
}

/// A number of the chain.
fn link(scene: &mut Scene, sheet: &Sheet, n: usize, middle: Pt) {
    let (Said { seat, place }, last) = (sheet.chain[n], n + 1 == sheet.chain.len());
    let says = Says::Plain(ORDER[place].to_string());
    scene.hand(middle, says, 2.2, Align::Centre, Ink::of(seat, last));
}

/// An arrow from a number to the next one, if that stands to its right.
fn arrow(scene: &mut Scene, middle: Pt, goes_on: bool) {
    if goes_on {
        let (from, to) = (pt(middle.x + 1.7, middle.y), pt(middle.x + 2.9, middle.y));
        scene.stroke([from, to], Ink::Pencil, Nib::Fine);
        scene.stroke([pt(to.x - 0.4, to.y - 0.3), to, pt(to.x - 0.4, to.y + 0.3)], Ink::Pencil, Nib::Fine);
    }
}

/// A cup with a two and a one beside it.
pub fn emblem() -> Scene {
    let mut scene = Scene::new(8.0, 8.0);
    cup(&mut scene, pt(3.0, 2.9), (0.35, 1.0), Ink::Seat(0));
    for (at, face) in [(pt(3.6, 6.5), 2), (pt(6.4, 6.3), 1)] {
        scene.add(Item::Die { at, side: 2.0, face, ink: Ink::Seat(1) });
    }
    scene
}
