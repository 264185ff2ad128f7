//! The picture: the lines, and the nodes where the ball may go. Below it are the penalties, if there are any.

use super::View;
use super::field::Link;
use super::sheet::{Phase, Sheet};
use super::shootout::{Shootout, Shot, Side};
use crate::base::Place;
use crate::game::scene::{Align, Ink, Item, Nib, Pt, Says, Scene, pt};
use crate::game::{Drawn, Seat, Text};
use crate::kit::pitch::{Node, Spot, page};
use crate::kit::roster::{self, Hand, Mark};
use crate::kit::{grid, signs};

/// Lines of writing that penalties take below the pitch, how many more at the end, and the left edge of all of them.
const BLOCK: f32 = 5.0;
const ENDED: f32 = 0.8;
const EDGE: f32 = 0.3;
/// Room for an arrow, a name and the goals before the penalties of a seat, at writing one square high.
const SIGNS: f32 = 6.0;
/// Half the height of a keeper, clear of the lines of the goal.
const KEEPER: f32 = 0.4;

impl Drawn for View {
    fn scene(&self) -> Scene {
        let sheet = &self.sheet;
        let shootout = shootout(sheet);
        let pitch = sheet.terms.pitch;
        let mut scene = match shootout {
            // The result below keeps off the legend.
            Some(_) => page::bare(pitch, (BLOCK + sheet.winner().map_or(0.0, |_| ENDED)) * page::line(pitch)),
            None => page::empty(pitch),
        };
        if shootout.is_none() {
            moves(&mut scene, sheet);
        } else {
            // The lines of play no longer count. The goal of the next shot, at the end of the last one.
            let shooter = sheet.latest.filter(|_| sheet.winner().is_some()).map_or(sheet.mover, |shot| shot.seat);
            sides(&mut scene, sheet, shooter);
        }
        if let Some(shot) = sheet.latest {
            penalty(&mut scene, sheet, shot);
        }
        let mut ball = page::at(sheet.field.ball);
        let spot = if shootout.is_some() { sheet.spot(sheet.mover) } else { sheet.field.ball };
        scene.focus.splice(0..0, spot.place());
        match &sheet.phase {
            _ if sheet.winner().is_some() => {
                if let Some(shot) = sheet.latest {
                    ball = aim(sheet, shot.seat, shot.aim);
                }
            }
            Phase::Move => {}
            Phase::Kick => rays(&mut scene, sheet),
            Phase::Penalties(_) => ball = page::at(sheet.spot(sheet.mover)),
        }
        page::posts(&mut scene, pitch);
        page::ball(&mut scene, ball);
        if let Some(shootout) = shootout {
            tally(&mut scene, self, shootout);
        }
        scene
    }

    /// The nodes in letters: `x` and `o` for the lines of seat 0 and seat 1, `@` the ball, `#` posts, `+` the border.
    /// Then the penalties: `+` went in, `-` did not, and the chosen sides, as far as the viewer may know them.
    fn board(&self) -> String {
        let sheet = &self.sheet;
        let pitch = sheet.terms.pitch;
        let drawn = |node: Node| {
            let mut runs = sheet.trail.runs().filter(|_| !sheet.fresh);
            runs.find_map(|(seat, nodes)| nodes.contains(&node).then_some(seat))
        };
        let sign = |place: Place| {
            let node = Node::of(place).unwrap_or(pitch.centre());
            match (drawn(node), pitch.spot(node)) {
                _ if node == sheet.field.ball => '@',
                (Some(Seat(0)), _) => 'x',
                (Some(_), _) => 'o',
                (None, Spot::Post(_)) => '#',
                (None, Spot::Wall) => '+',
                (None, _) => '.',
            }
        };
        let side = |n: i8| u16::from(n.unsigned_abs()) + 1;
        let mut text = grid::text(side(pitch.cols), side(pitch.rows), sign);
        for (n, seat) in shootout(sheet).iter().flat_map(|_| [(0, Seat(0)), (1, Seat(1))]) {
            let shots = shootout(sheet).into_iter().flat_map(|shootout| shootout.of(seat).map(|shot| shot.scores()));
            let signs: String = shots.map(|scores| if scores { " +" } else { " -" }).collect();
            let chosen = match (self.chosen[n], self.ready[n]) {
                (Some(side), _) => format!(" {}", side.word()),
                (None, true) => " ?".to_owned(),
                (None, false) => String::new(),
            };
            text += &format!("\n{}:{signs}{chosen}", ["x", "o"][n]);
        }
        text
    }

    fn mark(&self, seat: Seat) -> Option<Text> {
        signs::crosses_and_way(seat)
    }

    /// The goals of the match. If one decides it, those of the penalties.
    fn scores(&self) -> Option<Vec<i64>> {
        let seats = [Seat(0), Seat(1)];
        let goals = |shootout: &Shootout| seats.map(|seat| shootout.goals(seat) as i64).to_vec();
        match self.sheet.terms.goals {
            ..=1 => shootout(&self.sheet).map(goals),
            _ => Some(self.sheet.goals.map(i64::from).to_vec()),
        }
    }
}

fn shootout(sheet: &Sheet) -> Option<&Shootout> {
    match &sheet.phase {
        Phase::Penalties(shootout) => Some(shootout),
        _ => None,
    }
}

/// The lines, and over them the nodes where the ball may go next.
fn moves(scene: &mut Scene, sheet: &Sheet) {
    let (pitch, is_on) = (sheet.terms.pitch, sheet.winner().is_none());
    if is_on {
        page::legend(scene, pitch, ["footballlong-sheet-arrow", "footballlong-sheet-open"]);
    }
    let ways = sheet.terms.stride.ways().iter().filter(|_| is_on && sheet.phase == Phase::Move);
    let open = ways.filter(|way| !matches!(sheet.field.link(sheet.mover, **way), Link::Shut(_)));
    let next: Vec<Node> = open.map(|way| sheet.field.ball.to(*way)).collect();
    page::trail(scene, pitch, &sheet.trail, sheet.latest.is_none(), &next);
}

/// The path of each free kick.
fn rays(scene: &mut Scene, sheet: &Sheet) {
    for (_, ray) in sheet.field.kicks(sheet.mover, sheet.terms.kick) {
        let nodes = [sheet.field.ball].into_iter().chain(ray.nodes.iter().copied());
        scene.stroke(nodes.map(page::at).collect::<Vec<_>>(), Ink::Pencil, Nib::Pen);
        if let Some(end) = ray.nodes.last() {
            page::hint(scene, sheet.terms.pitch, *end);
        }
    }
}

/// The position of a side of a goal, a little behind its line.
fn aim(sheet: &Sheet, seat: Seat, side: Side) -> Pt {
    let (left, right) = sheet.terms.pitch.posts();
    let line = page::at(Node::new(sheet.terms.pitch.centre().x, sheet.terms.pitch.line(seat)));
    let width = f32::from(right - left);
    let across = match side {
        Side::Left => -0.35,
        Side::Middle => 0.0,
        Side::Right => 0.35,
    };
    let behind = if seat == Seat(0) { -0.5 } else { 0.5 };
    pt(line.x + width * across, line.y + behind)
}

/// The goal at which a seat shoots, bare but for the lines between its three sides and where the next shot may go.
fn sides(scene: &mut Scene, sheet: &Sheet, seat: Seat) {
    let (middle, deep) = (aim(sheet, seat, Side::Middle), 0.5);
    page::goal(scene, sheet.terms.pitch, seat);
    for side in [Side::Left, Side::Right] {
        let x = (aim(sheet, seat, side).x + middle.x) / 2.0;
        scene.stroke([pt(x, middle.y - deep), pt(x, middle.y + deep)], Ink::Grid, Nib::Fine);
    }
    if sheet.winner().is_none() {
        targets(scene, sheet);
    }
}

/// The next penalty: dashes from the ball to the three sides of the goal, with a diamond in each.
fn targets(scene: &mut Scene, sheet: &Sheet) {
    const DASHES: u8 = 9;
    let from = page::at(sheet.spot(sheet.mover));
    for side in [Side::Left, Side::Middle, Side::Right] {
        let to = aim(sheet, sheet.mover, side);
        let on = |part: f32| pt(from.x + (to.x - from.x) * part, from.y + (to.y - from.y) * part);
        for dash in 1..DASHES {
            let part = |end: f32| (f32::from(dash) + end) / f32::from(DASHES);
            scene.stroke([on(part(0.0)), on(part(0.5))], Ink::Pencil, Nib::Pen);
        }
        page::diamond(scene, to, page::HINT);
    }
}

/// The latest penalty: the path of the ball, and the keeper.
fn penalty(scene: &mut Scene, sheet: &Sheet, shot: Shot) {
    let (from, to) = (page::at(sheet.spot(shot.seat)), aim(sheet, shot.seat, shot.aim));
    let ink = Ink::Latest(shot.seat.0);
    scene.stroke([from, to], ink, Nib::Bold);
    page::started(scene, shot.seat, from);
    keeps(scene, aim(sheet, shot.seat, shot.jump), KEEPER, Ink::Seat(shot.seat.other().0));
}

/// The keeper: a little man with his hands up, reaching `r` up and down. Without a clear head and trunk, a small one
/// looks like a cross.
fn keeps(scene: &mut Scene, at: Pt, r: f32, ink: Ink) {
    let on = |x: f32, y: f32| pt(at.x + r * x, at.y + r * y);
    let (neck, waist) = (on(0.0, -0.15), on(0.0, 0.4));
    scene.add(Item::Dot { at: on(0.0, -0.7), r: 0.32 * r, ink });
    scene.stroke([on(-0.95, -0.7), on(-0.65, -0.15), on(0.65, -0.15), on(0.95, -0.7)], ink, Nib::Bold);
    scene.stroke([neck, waist], ink, Nib::Bold);
    scene.stroke([on(-0.55, 1.0), waist, on(0.55, 1.0)], ink, Nib::Bold);
}

/// The penalties of each seat behind its name and its goals, the latest with a halo and the next one in ink. Above them
/// is who shoots and who keeps, the legend is below.
fn tally(scene: &mut Scene, view: &View, shootout: &Shootout) {
    const EACH: usize = 5;
    let (sheet, pitch) = (&view.sheet, view.sheet.terms.pitch);
    let (high, size, top) = (page::line(pitch), page::writing(pitch), page::below(pitch));
    let (left, most) = (SIGNS * size, EACH.max(shootout.shots.len().div_ceil(2) + 1));
    let each = ((scene.width - left) / most as f32).min(1.2 * size);
    let caption = match sheet.winner() {
        Some(_) => Text::new("footballlong-is-penalties"),
        None => Text::new("footballlong-is-shooting").with("seat", sheet.mover).with("other", sheet.mover.other()),
    };
    scene.hand(pt(EDGE, top + 0.5 * high), Says::Words(caption), size, Align::Left, Ink::Pencil);
    for seat in [Seat(0), Seat(1)] {
        let (y, ink) = (top + high * (f32::from(seat.0) + 2.0), Ink::Seat(seat.0));
        let shots: Vec<bool> = shootout.of(seat).map(|shot| shot.scores()).collect();
        shooter(scene, view, (seat, y), shootout.goals(seat));
        let is_next = sheet.winner().is_none() && sheet.mover == seat;
        for n in 0..EACH.max(shots.len() + usize::from(is_next)) {
            let is_latest = n + 1 == shots.len() && sheet.latest.is_some_and(|shot| shot.seat == seat);
            let ink = if is_latest { Ink::of(seat, true) } else { ink };
            let (at, r) = (pt(left + each * (n as f32 + 0.5), y), (0.33 * size).min(0.42 * each));
            match shots.get(n) {
                None if is_next && n == shots.len() => scene.add(Item::Ring { at, r, ink, nib: Nib::Bold }),
                scores => result(scene, at, r, scores.copied(), ink),
            }
        }
    }
    legend(scene, pt(EDGE, top + 4.6 * high), 0.85 * size);
}

/// The name of a shooter at a height behind the goal it attacks, with a tick if it has chosen, and the goals of the
/// series.
fn shooter(scene: &mut Scene, view: &View, (seat, y): (Seat, f32), goals: usize) {
    let size = page::writing(view.sheet.terms.pitch);
    page::arrow(scene, view.sheet.terms.pitch, seat, pt(EDGE + 0.25 * size, y), 0.35 * size);
    let mark = if view.ready[seat.index()] { Mark::Chosen } else { Mark::Idle };
    let hand = Hand { size, align: Align::Left, room: 3.5 * size };
    roster::name(scene, seat, mark, pt(EDGE + 0.9 * size, y), hand);
    let goals = Says::Plain(goals.to_string());
    scene.hand(pt((SIGNS - 0.4) * size, y), goals, 1.1 * size, Align::Right, Ink::Seat(seat.0));
}

/// A penalty of the tally: in, kept, or still to come.
fn result(scene: &mut Scene, at: Pt, r: f32, scores: Option<bool>, ink: Ink) {
    match scores {
        Some(true) => scene.add(Item::Dot { at, r, ink }),
        Some(false) => scene.add(Item::Cross { at, r: 0.9 * r, ink, nib: Nib::Bold }),
        None => scene.add(Item::Ring { at, r: 0.9 * r, ink: Ink::Pencil, nib: Nib::Fine }),
    }
}

/// The legend of the tally. The goals of both seats stand there, which may differ in shape.
fn legend(scene: &mut Scene, at: Pt, size: f32) {
    let (r, tall) = (0.28 * size, 0.46 * size);
    let says = |scene: &mut Scene, x: f32, key: &'static str| {
        scene.hand(pt(x, at.y), Says::Words(Text::new(key)), size, Align::Left, Ink::Pencil);
    };
    let (kept, keeper) = (at.x + 0.36 * scene.width, at.x + 0.64 * scene.width);
    result(scene, pt(at.x + r, at.y), r, Some(true), Ink::Seat(0));
    result(scene, pt(at.x + 3.7 * r, at.y), r, Some(true), Ink::Seat(1));
    says(scene, at.x + 5.6 * r, "footballlong-is-in");
    result(scene, pt(kept + r, at.y), r, Some(false), Ink::Pencil);
    says(scene, kept + 2.9 * r, "footballlong-is-kept");
    keeps(scene, pt(keeper + tall, at.y), tall, Ink::Pencil);
    says(scene, keeper + 2.4 * tall, "footballlong-is-keeper");
}

/// A pitch that lies, and long links towards one of its goals.
pub fn emblem() -> Scene {
    let mut scene = Scene::new(8.0, 8.0);
    let walls =
        [(1.0, 3.0), (1.0, 1.5), (7.0, 1.5), (7.0, 3.0), (7.8, 3.0), (7.8, 5.0), (7.0, 5.0), (7.0, 6.5), (1.0, 6.5)];
    let walls = walls.into_iter().chain([(1.0, 5.0), (0.2, 5.0), (0.2, 3.0), (1.0, 3.0)]);
    scene.stroke(walls.map(|(x, y)| pt(x, y)).collect::<Vec<_>>(), Ink::Pencil, Nib::Bold);
    scene.stroke([pt(4.0, 1.5), pt(4.0, 6.5)], Ink::Pencil, Nib::Fine);
    scene.stroke([pt(4.0, 4.0), pt(2.5, 2.5), pt(2.5, 5.5)], Ink::Seat(0), Nib::Bold);
    scene.stroke([pt(2.5, 5.5), pt(5.5, 5.5), pt(5.5, 3.5)], Ink::Seat(1), Nib::Bold);
    scene.add(Item::Bead { at: pt(5.5, 3.5), r: 0.55, ink: Ink::Grid });
    scene
}
