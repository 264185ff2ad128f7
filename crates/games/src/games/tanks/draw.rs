//! The picture: a blank sheet with its fold, the tanks, and each shot on both halves. Rulers run along the outer edges
//! of one half only: the players should judge by eye where the fold carries a shot.

use super::field::{Effect, FOLD, HALF, HIGH, Hull, Phase, Shot, Tank, View, WIDE, destroyed, half, landing, left};
use crate::game::scene::{Align, Ink, Item, Nib, Pt, Says, Scene, Sheet, corners, pt};
use crate::game::{Drawn, Seat, Text};
use crate::kit::geometry::Point;
use crate::kit::roster::least;
use crate::kit::signs;

/// The margins beside the sheet and above it, with room for the rulers and the names.
const EDGE: f32 = 3.0;
const BESIDE: f32 = 2.0;
const HEAD: f32 = 6.0;
/// The margin below the sheet, with room for a ruler, and with two lines of the legend below that.
const RULED: f32 = 4.0;
const FOOT: f32 = 8.5;
/// Height of the names and the counts behind them, of the legend, and of the numbers on the rulers. They are large
/// because squares are small on such a wide page.
const NAMES: f32 = 3.0;
const HAND: f32 = 2.4;
const PRINT: f32 = 2.4;
/// From the sheet to the first line of the legend, and from there to the second one.
const LEGEND: f32 = 4.2;
const LINE: f32 = 2.8;
/// The size of the sheet on the page.
const SHEET: (f32, f32) = (WIDE as f32 / 10.0, HIGH as f32 / 10.0);
/// The end of the name in the line above a half, as a share: the words after it may be as long. Free room beside a
/// name, in which it may be highlighted.
const NAMED: f32 = 0.54;
const BESIDE_NAME: f32 = 1.6;
/// Units between two numbers on a ruler.
const MARK: i32 = 5;
/// Length of a dash of the fold, and of the gap after it.
const DASH: f32 = 0.7;
/// Tanks side by side that wait on a half that is placed unseen: few enough to keep off the fold. How far they are
/// apart, also from those in the next line, their scale, and the height of the words above them.
const ABREAST: usize = 3;
const RANK: (f32, f32) = (5.7, 4.8);
const WAITING: f32 = 1.3;
const PLACING: f32 = 3.0;
/// Half the height of the bar where the latest shot was drawn, which is seen above and below a tank, and of an earlier
/// one.
const AIM: f32 = 1.5;
const AIMED: f32 = 0.8;
/// How much of such a bar is open.
const OPEN: f32 = 0.5;
/// Radius of the burst where the latest shot landed, and of an earlier one.
const LANDED: f32 = 0.8;
/// Bare paper round the burst of the latest shot.
const RIM: f32 = 0.12;
/// How far the wash of the latest shot reaches beyond its bar, its burst and a tank that it hit.
const LIT: f32 = 0.4;
const EARLIER: f32 = 0.65;
/// The strokes of a burst, as directions: none is level or upright, like a line of flight or the bar of an aim.
const RAYS: [(f32, f32); 3] = [(0.94, 0.34), (0.17, 0.98), (-0.77, 0.64)];
/// How far the strokes through a wreck reach beyond it, as a factor. That through a tank that is knocked out does not:
/// the star of the shot may be beside it.
const STRUCK: f32 = 1.3;
/// How far tracks reach beyond the body of a tank, to the sides and up and down. The body has the true measures; a shot
/// at the tracks hits near by, so they stay within that distance.
const TRACKS: (f32, f32) = (0.4, 0.26);
/// How far a gun reaches beyond its tank.
const GUN: f32 = 1.3;

/// The upper left corner of the sheet.
const CORNER: Pt = Pt { x: EDGE, y: HEAD };

impl Drawn for View {
    fn scene(&self) -> Scene {
        let foot = if self.shots.is_empty() { RULED } else { FOOT };
        let mut scene = Scene::new(SHEET.0 + EDGE + BESIDE, SHEET.1 + HEAD + foot);
        paper(&mut scene, self.rules.grid);
        for seat in [Seat(0), Seat(1)] {
            if let Phase::Placing(ready) = self.phase
                && self.yard() != Some(seat)
            {
                cover(&mut scene, self, seat, ready.has(seat));
            }
            head(&mut scene, self, seat);
            let (across, down) = (half(seat), (0, HIGH));
            scene.sheets.push(Sheet { origin: CORNER, step: 1.0, across, down, seat });
        }
        if self.rules.grid {
            [Seat(0), Seat(1)].into_iter().for_each(|seat| rulers(&mut scene, seat));
        } else if let Some(seat) = self.ruled() {
            rulers(&mut scene, seat);
        }
        // Earlier shots are thin and give way to tanks, and the latest one is on top of everything.
        let (latest, before) = match self.shots.split_last() {
            Some((latest, before)) => (Some(latest), before),
            None => (None, &self.shots[..]),
        };
        before.iter().for_each(|shot| past(&mut scene, self, *shot));
        latest.into_iter().for_each(|shot| light(&mut scene, self, *shot));
        for seat in [Seat(0), Seat(1)] {
            self.tanks(seat).iter().for_each(|tank| draw(&mut scene, *tank, seat));
        }
        latest.into_iter().for_each(|shot| fired(&mut scene, *shot));
        if !self.shots.is_empty() {
            legend(&mut scene);
        }
        scene
    }

    /// The sheet in letters, one per unit: `T` a tank, `t` a knocked-out one, `#` a wreck, `o` a shot where it was
    /// drawn or landed, `|` the fold. Below it is the number of tanks left, or of those that the viewer has placed.
    fn board(&self) -> String {
        let mut rows = vec![vec!['.'; (WIDE / 10) as usize]; (HIGH / 10) as usize];
        let mut put = |at: Point, sign: char| {
            let row = usize::try_from(at.y.min(HIGH - 1) / 10).ok().and_then(|row| rows.get_mut(row));
            let cell = usize::try_from(at.x.min(WIDE - 1) / 10).ok().and_then(|col| row?.get_mut(col));
            cell.into_iter().for_each(|cell| *cell = sign);
        };
        for shot in &self.shots {
            put(shot.at, 'o');
            put(landing(shot.at), 'o');
        }
        for tank in [Seat(0), Seat(1)].into_iter().flat_map(|seat| self.tanks(seat)) {
            let sign = match tank.hull {
                Hull::Whole => 'T',
                Hull::Knocked => 't',
                Hull::Wreck => '#',
            };
            put(tank.at.by(-HALF.0 / 2, 0), sign);
            put(tank.at.by(HALF.0 / 2, 0), sign);
        }
        let line = |row: &Vec<char>| {
            let (one, two) = row.split_at(row.len() / 2);
            format!("{}|{}", one.iter().collect::<String>(), two.iter().collect::<String>())
        };
        let counts = match self.phase {
            Phase::Placing(_) => self.yard().map(|seat| format!("{} / {}", self.tanks(seat).len(), self.rules.tanks)),
            _ => Some(format!("{} : {}", left(self.tanks(Seat(0))), left(self.tanks(Seat(1))))),
        };
        rows.iter().map(line).chain(counts).collect::<Vec<_>>().join("\n")
    }

    fn mark(&self, seat: Seat) -> Option<Text> {
        signs::half(seat)
    }

    fn scores(&self) -> Option<Vec<i64>> {
        let known = [0, 1].map(|n| self.tanks(Seat(n)).to_vec());
        Some(destroyed(&known))
    }
}

/// The position of a point of the sheet on the page.
fn on_page(at: Point) -> Pt {
    let at = at.pt(10);
    pt(CORNER.x + at.x, CORNER.y + at.y)
}

/// A blank sheet of paper with a fold in the middle, and for children with squares to count.
fn paper(scene: &mut Scene, grid: bool) {
    let (right, low) = (CORNER.x + SHEET.0, CORNER.y + SHEET.1);
    let middle = CORNER.x + SHEET.0 / 2.0;
    scene.add(Item::Blank { polygon: corners(CORNER, pt(right, low)) });
    if grid {
        scene.add(Item::Grid { at: CORNER, cols: (WIDE / 10) as u16, rows: (HIGH / 10) as u16, step: 1.0 });
    }
    scene.frame(CORNER.x, CORNER.y, SHEET.0, SHEET.1, Ink::Grid, Nib::Pen);
    let dashes = (SHEET.1 / (2.0 * DASH)) as u16;
    for n in 0..dashes {
        let y = CORNER.y + f32::from(n) * 2.0 * DASH + DASH / 2.0;
        scene.stroke([pt(middle, y), pt(middle, y + DASH)], Ink::Pencil, Nib::Pen);
    }
}

/// A half in which a player places tanks unseen: the player's task, and below it as many tanks as there will be.
fn cover(scene: &mut Scene, view: &View, seat: Seat, ready: bool) {
    let half = SHEET.0 / 2.0;
    let left = CORNER.x + half * f32::from(seat.0);
    let rows = view.rules.tanks.div_ceil(ABREAST) as f32;
    let middle = pt(left + half / 2.0, CORNER.y + (SHEET.1 - RANK.1 * rows) / 2.0);
    let says = Says::Words(Text::new(if ready { "tanks-sheet-placed" } else { "tanks-sheet-placing" }));
    scene.hand(middle, says, PLACING, Align::Centre, Ink::Seat(seat.0));
    for (n, first) in (0..view.rules.tanks).step_by(ABREAST).enumerate() {
        let abreast = ABREAST.min(view.rules.tanks - first);
        for place in 0..abreast {
            let across = place as f32 - (abreast as f32 - 1.0) / 2.0;
            let at = pt(middle.x + RANK.0 * across, middle.y + RANK.1 * (n as f32 + 1.0));
            shape(scene, at, seat, WAITING);
        }
    }
}

/// The legend of the signs on the sheet, below it and below the numbers of a ruler: tanks in the first line, shots in
/// the second. Each sign has its word after it.
fn legend(scene: &mut Scene) {
    let ink = Ink::Pencil;
    let keys = ["tanks-sheet-knocked", "tanks-sheet-wreck", "tanks-sheet-aim", "tanks-sheet-landed"];
    for (n, key) in keys.into_iter().enumerate() {
        let (line, column) = ((n / 2) as f32, (n % 2) as f32);
        let at = pt(CORNER.x + SHEET.0 / 2.0 * column + 4.5, CORNER.y + SHEET.1 + LEGEND + LINE * line);
        match n {
            0 => hit(scene, at, Hull::Knocked, (ink, ink)),
            1 => hit(scene, at, Hull::Wreck, (ink, ink)),
            2 => aim(scene, at, 0.9, ink, Nib::Pen),
            _ => burst(scene, at, LANDED, ink, Nib::Pen),
        }
        let size = HAND.max(least(scene.width));
        scene.hand(pt(at.x + 2.0, at.y), Says::Words(Text::new(key)), size, Align::Left, ink);
    }
}

/// The name above a half, and right behind it the number of tanks left, or of those that the viewer has placed.
fn head(scene: &mut Scene, view: &View, seat: Seat) {
    let half = SHEET.0 / 2.0;
    let on = |share: f32| pt(CORNER.x + half * (f32::from(seat.0) + share), NAMES / 2.0);
    if matches!(view.phase, Phase::Placing(_)) && view.yard() != Some(seat) {
        return scene.name(on(0.5), seat, NAMES, Align::Centre, half - BESIDE_NAME);
    }
    let at = on(NAMED);
    scene.name(at, seat, NAMES, Align::Right, half * NAMED - BESIDE_NAME / 2.0);
    let (ink, behind) = (Ink::Seat(seat.0), pt(at.x + 0.6, at.y));
    match view.phase {
        Phase::Placing(_) => {
            let says = format!("{} / {}", view.tanks(seat).len(), view.rules.tanks);
            scene.hand(behind, Says::Plain(says), NAMES, Align::Left, ink);
        }
        _ => {
            // How many of them are knocked out shows on the sheet. In words, two names would run into each other.
            let text = Text::new("tanks-left").with("count", left(view.tanks(seat)));
            let room = half * (1.0 - NAMED) - BESIDE_NAME / 2.0;
            scene.fitted(behind, Says::Words(text), (NAMES, room), Align::Left, ink);
        }
    }
}

/// Numbers along the three outer edges of a half. The marks are dots, since a stroke would look like a minus.
fn rulers(scene: &mut Scene, seat: Seat) {
    let mut mark = |at: Pt, (dx, dy): (f32, f32), align, number: i32| {
        scene.add(Item::Dot { at, r: 0.2, ink: Ink::Grid });
        // At the sides, a number begins or ends at the edge of the sheet.
        let at = pt(at.x + 0.7 * dx, at.y + dy * 1.5);
        let says = Says::Plain(number.to_string());
        scene.print(at, says, PRINT, align, Ink::Pencil);
    };
    let first = i32::from(seat.0) * FOLD / 10;
    for number in (first..=first + FOLD / 10).step_by(MARK as usize) {
        mark(on_page(Point::new(10 * number, 0)), (0.0, -1.0), Align::Centre, number);
        mark(on_page(Point::new(10 * number, HIGH)), (0.0, 1.0), Align::Centre, number);
    }
    // The number above the corner does for both rulers.
    for number in (MARK..=HIGH / 10).step_by(MARK as usize) {
        let (x, side, align) = if seat.0 == 0 { (0, -1.0, Align::Right) } else { (WIDE, 1.0, Align::Left) };
        mark(on_page(Point::new(x, 10 * number)), (side, 0.0), align, number);
    }
}

/// A tank seen from above, with its gun towards the fold, or its wreck.
fn draw(scene: &mut Scene, tank: Tank, seat: Seat) {
    let (at, ink) = (on_page(tank.at), Ink::Seat(seat.0));
    if tank.hull != Hull::Whole {
        return hit(scene, at, tank.hull, (ink, Ink::Seat(seat.other().0)));
    }
    let polygon = hull(at);
    scene.add(Item::Blank { polygon: polygon.clone() });
    scene.add(Item::Fill { polygon: polygon.clone(), ink });
    scene.add(Item::Hatch { polygon, ink });
    shape(scene, at, seat, 1.0);
}

/// The tank that the latest shot hit: of those in the state that it left behind, the nearest one.
fn target(view: &View, shot: Shot) -> Option<Tank> {
    let (landed, left) = match shot.effect {
        Effect::Miss => return None,
        Effect::Knocked => (landing(shot.at), Hull::Knocked),
        Effect::Finished | Effect::Direct => (landing(shot.at), Hull::Wreck),
    };
    let tanks = view.tanks(shot.by.other()).iter().filter(|tank| tank.hull == left);
    tanks.min_by_key(|tank| tank.at.square_to(landed)).copied()
}

/// The wash behind the latest shot, at its start and where it landed, with the bar of its aim, below the tanks. A halo
/// round its strokes would make them so thick that they hide the tank that was hit.
fn light(scene: &mut Scene, view: &View, shot: Shot) {
    let (from, to, ink) = (on_page(shot.at), on_page(landing(shot.at)), Ink::Accent);
    scene.strip((pt(from.x, from.y - AIM), pt(from.x, from.y + AIM)), LIT, ink);
    // Through a tank, the bar would look like damage.
    aim(scene, from, AIM, Ink::Seat(shot.by.0), Nib::Bold);
    match target(view, shot).map(|tank| hull(on_page(tank.at))) {
        Some(hull) => {
            let (wide, burst) = (STRUCK - 1.0 + LIT, if shot.effect == Effect::Direct { 0.0 } else { LANDED + LIT });
            let low = pt((hull[0].x - wide).min(to.x - burst), (hull[0].y - wide).min(to.y - burst));
            let high = pt((hull[2].x + wide).max(to.x + burst), (hull[2].y + wide).max(to.y + burst));
            scene.add(Item::Fill { polygon: corners(low, high), ink });
        }
        None => scene.lit(to, LANDED + LIT),
    }
}

/// The corners of a tank without its gun.
fn hull(at: Pt) -> Vec<Pt> {
    let (w, h) = (HALF.0 as f32 / 10.0, HALF.1 as f32 / 10.0);
    corners(pt(at.x - w, at.y - h), pt(at.x + w, at.y + h))
}

/// A tank that was hit, in its ink and the enemy's. A knocked-out one has lost its gun, and is hatched and struck once.
/// A wreck is filled and crossed out.
fn hit(scene: &mut Scene, at: Pt, state: Hull, (ink, enemy): (Ink, Ink)) {
    let (w, h) = (HALF.0 as f32 / 10.0, HALF.1 as f32 / 10.0);
    let polygon = hull(at);
    scene.add(Item::Blank { polygon: polygon.clone() });
    match state {
        Hull::Knocked => scene.add(Item::Hatch { polygon, ink }),
        _ => scene.add(Item::Fill { polygon, ink }),
    }
    scene.frame(at.x - w, at.y - h, 2.0 * w, 2.0 * h, ink, Nib::Pen);
    tracks(scene, at, ink, 1.0);
    if state == Hull::Knocked {
        return scene.stroke([pt(at.x - w, at.y + h), pt(at.x + w, at.y - h)], enemy, Nib::Bold);
    }
    let (w, h) = (STRUCK * w, STRUCK * h);
    let [low, high] = [pt(at.x - w, at.y + h), pt(at.x + w, at.y - h)];
    scene.stroke([low, high, at, pt(low.x, high.y), pt(high.x, low.y)], enemy, Nib::Bold);
}

/// The contour of a tank at this scale, with its gun towards the fold.
fn shape(scene: &mut Scene, at: Pt, seat: Seat, scale: f32) {
    let (ink, ahead) = (Ink::Seat(seat.0), if seat.0 == 0 { scale } else { -scale });
    let (w, h) = (HALF.0 as f32 / 10.0, HALF.1 as f32 / 10.0);
    scene.frame(at.x - scale * w, at.y - scale * h, 2.0 * scale * w, 2.0 * scale * h, ink, Nib::Pen);
    tracks(scene, at, ink, scale);
    scene.stroke([pt(at.x + w * ahead, at.y), pt(at.x + (w + GUN) * ahead, at.y)], ink, Nib::Bold);
}

/// The tracks of a tank at this scale, above and below its body.
fn tracks(scene: &mut Scene, at: Pt, ink: Ink, scale: f32) {
    let (w, h) = (HALF.0 as f32 / 10.0 + TRACKS.0, HALF.1 as f32 / 10.0 + TRACKS.1);
    for y in [at.y - scale * h, at.y + scale * h] {
        scene.stroke([pt(at.x - scale * w, y), pt(at.x + scale * w, y)], ink, Nib::Bold);
    }
}

/// The latest shot: a burst where it landed, and a line across the fold to there from where it was drawn.
fn fired(scene: &mut Scene, shot: Shot) {
    let (from, to, ink) = (on_page(shot.at), on_page(landing(shot.at)), Ink::Seat(shot.by.0));
    // A shot lands at the height where it was drawn.
    scene.stroke([from, to], ink, Nib::Fine);
    // A direct hit shows as the cross of its wreck: a star would hide that.
    if shot.effect != Effect::Direct {
        // On bare paper, so that its rays do not run into the stroke through a tank.
        scene.bare(to, LANDED + RIM);
        burst(scene, to, LANDED, ink, Nib::Pen);
    }
}

/// The start of a shot: an upright bar that is open in its middle. Closed, it would look like damage of a tank.
fn aim(scene: &mut Scene, at: Pt, half: f32, ink: Ink, nib: Nib) {
    for side in [-1.0, 1.0] {
        scene.stroke([pt(at.x, at.y + side * half), pt(at.x, at.y + side * OPEN * half)], ink, nib);
    }
}

/// The end of a shot: a star. A tank that was hit has one or two strokes, and no hole looks like either.
fn burst(scene: &mut Scene, at: Pt, r: f32, ink: Ink, nib: Nib) {
    let ray = |(x, y): (f32, f32)| [pt(at.x - r * x, at.y - r * y), at, pt(at.x + r * x, at.y + r * y), at];
    scene.stroke(RAYS.map(ray).concat(), ink, nib);
}

/// An earlier shot, except where a tank is. A tank itself shows that it was hit.
fn past(scene: &mut Scene, view: &View, shot: Shot) {
    let (from, landed, ink) = (shot.at, landing(shot.at), Ink::Seat(shot.by.0));
    if is_free(view, from) {
        aim(scene, on_page(from), AIMED, ink, Nib::Pen);
    }
    if shot.effect == Effect::Miss && is_free(view, landed) {
        burst(scene, on_page(landed), EARLIER, ink, Nib::Pen);
    }
}

/// Whether the mark of a shot touches no tank and no gun.
fn is_free(view: &View, at: Point) -> bool {
    let (x, y) = (HALF.0 + ((GUN + EARLIER) * 10.0) as i32, HALF.1 + ((TRACKS.1 + EARLIER) * 10.0) as i32);
    let mut tanks = [Seat(0), Seat(1)].into_iter().flat_map(|seat| view.tanks(seat));
    tanks.all(|tank| (tank.at.x - at.x).abs() > x || (tank.at.y - at.y).abs() > y)
}

/// A corner of a battle.
pub fn emblem() -> Scene {
    let mut scene = Scene::new(8.0, 8.0);
    let at = |x: i32, y: i32| Point::new(x - 30, y - 50);
    for (seat, x, y, hull) in
        [(0, 18, 15, Hull::Whole), (0, 15, 58, Hull::Knocked), (1, 63, 22, Hull::Wreck), (1, 60, 58, Hull::Whole)]
    {
        draw(&mut scene, Tank { at: at(x, y), hull }, Seat(seat));
    }
    for n in 0..5u8 {
        let y = 0.3 + 1.6 * f32::from(n);
        scene.stroke([pt(4.0, y), pt(4.0, y + 0.9)], Ink::Pencil, Nib::Pen);
    }
    scene.add(Item::Dot { at: pt(1.7, 2.2), r: 0.2, ink: Ink::Seat(0) });
    scene
}
