//! The picture: the lines, and the nodes where the ball may go. Below it are the penalties, if there are any.

use super::View;
use super::field::Link;
use super::sheet::{Phase, Sheet};
use super::shootout::{Shootout, Shot, Side};
use crate::base::Place;
use crate::game::scene::{Align, Ink, Item, Nib, Pt, Says, Scene, pt};
use crate::game::{Drawn, Seat, Text};
use crate::kit::grid;
use crate::kit::pitch::{Node, Spot, page};

/// Lines of writing that penalties take below the pitch, and the left edge of all of them.
const BLOCK: f32 = 6.0;
const EDGE: f32 = 0.3;
/// Room for a name and its signs before the penalties of a seat, at writing one square high.
const SIGNS: f32 = 5.6;

impl Drawn for View {
    fn scene(&self) -> Scene {
        let sheet = &self.sheet;
        let shootout = shootout(sheet);
        let pitch = sheet.terms.pitch;
        let mut scene = match shootout {
            Some(_) => page::bare(pitch, BLOCK * page::line(pitch)),
            None => page::empty(pitch),
        };
        match shootout {
            Some(_) => faint(&mut scene, sheet),
            None => page::trail(&mut scene, &sheet.trail, sheet.latest.is_none()),
        }
        if let Some(shot) = sheet.latest {
            penalty(&mut scene, sheet, shot);
        }
        let mut ball = page::at(sheet.field.ball);
        match &sheet.phase {
            _ if sheet.winner().is_some() => {
                if let Some(shot) = sheet.latest {
                    ball = aim(sheet, shot.seat, shot.aim);
                }
            }
            Phase::Move => {
                for &way in sheet.terms.stride.ways() {
                    if !matches!(sheet.field.link(sheet.mover, way), Link::Shut(_)) {
                        page::hint(&mut scene, sheet.field.ball.to(way));
                    }
                }
            }
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
    /// Then the penalties: `o` went in, `x` did not, and the chosen sides, as far as the viewer may know them.
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
            let signs: String = shots.map(|scores| if scores { " o" } else { " x" }).collect();
            let chosen = match (self.chosen[n], self.ready[n]) {
                (Some(side), _) => format!(" {}", side.word()),
                (None, true) => " ?".to_owned(),
                (None, false) => String::new(),
            };
            text += &format!("\n{}:{signs}{chosen}", n + 1);
        }
        text
    }

    fn scores(&self) -> Option<Vec<i64>> {
        (self.sheet.terms.goals > 1).then(|| self.sheet.goals.map(i64::from).to_vec())
    }
}

fn shootout(sheet: &Sheet) -> Option<&Shootout> {
    match &sheet.phase {
        Phase::Penalties(shootout) => Some(shootout),
        _ => None,
    }
}

/// The path of each free kick.
fn rays(scene: &mut Scene, sheet: &Sheet) {
    for (_, ray) in sheet.field.kicks(sheet.mover, sheet.terms.kick) {
        let nodes = [sheet.field.ball].into_iter().chain(ray.nodes.iter().copied());
        scene.stroke(nodes.map(page::at).collect::<Vec<_>>(), Ink::Pencil, Nib::Fine);
        if let Some(end) = ray.nodes.last() {
            page::hint(scene, *end);
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

/// The latest penalty: the path of the ball, and a cross for the keeper.
fn penalty(scene: &mut Scene, sheet: &Sheet, shot: Shot) {
    let (from, to) = (page::at(sheet.spot(shot.seat)), aim(sheet, shot.seat, shot.aim));
    let ink = Ink::Latest(shot.seat.0);
    scene.stroke([from, to], ink, Nib::Bold);
    page::sign(scene, shot.seat, from, ink);
    page::sign(scene, shot.seat, to, ink);
    let keeper = aim(sheet, shot.seat, shot.jump);
    let ink = Ink::Seat(shot.seat.other().0);
    keeps(scene, keeper, 0.35, ink);
}

/// The keeper: a bar with hands up. A cross means a penalty that did not go in.
fn keeps(scene: &mut Scene, at: Pt, r: f32, ink: Ink) {
    let bar = [pt(at.x - r, at.y - r), pt(at.x - r, at.y), pt(at.x + r, at.y), pt(at.x + r, at.y - r)];
    scene.stroke(bar, ink, Nib::Bold);
    scene.stroke([at, pt(at.x, at.y + r)], ink, Nib::Bold);
}

/// The lines of play during penalties: they no longer count.
fn faint(scene: &mut Scene, sheet: &Sheet) {
    for (seat, nodes) in sheet.trail.runs() {
        scene.stroke(nodes.iter().map(|node| page::at(*node)).collect::<Vec<_>>(), Ink::Seat(seat.0), Nib::Fine);
    }
}

/// The penalties of each seat behind its name and its goals, the latest with a halo. A caption is above them, the
/// legend below. A frame marks a seat that has chosen.
fn tally(scene: &mut Scene, view: &View, shootout: &Shootout) {
    const EACH: usize = 5;
    let pitch = view.sheet.terms.pitch;
    let (high, size, top) = (page::line(pitch), page::writing(pitch), page::below(pitch));
    let (left, most) = (SIGNS * size, EACH.max(shootout.shots.len().div_ceil(2) + 1));
    let each = ((scene.width - left) / most as f32).min(1.2 * size);
    let caption = Says::Words(Text::new("footballlong-is-penalties"));
    scene.hand(pt(EDGE, top + 0.5 * high), caption, size, Align::Left, Ink::Pencil);
    for seat in [Seat(0), Seat(1)] {
        let (y, ink) = (top + high * (f32::from(seat.0) + 1.5), Ink::Seat(seat.0));
        let shots: Vec<bool> = shootout.of(seat).map(|shot| shot.scores()).collect();
        shooter(scene, view, (seat, y), shots.iter().filter(|scores| **scores).count());
        for n in 0..EACH.max(shots.len()) {
            let is_latest = n + 1 == shots.len() && view.sheet.latest.is_some_and(|shot| shot.seat == seat);
            let ink = if is_latest { Ink::of(seat, true) } else { ink };
            let at = pt(left + each * (n as f32 + 0.5), y);
            result(scene, at, (0.33 * size).min(0.42 * each), shots.get(n).copied(), ink);
        }
    }
    legend(scene, pt(EDGE, top + 4.0 * high), (size, high));
}

/// The name of a shooter at a height, with the mark of the seat, the goal it attacks, and the goals of the series.
fn shooter(scene: &mut Scene, view: &View, (seat, y): (Seat, f32), goals: usize) {
    let pitch = view.sheet.terms.pitch;
    let (size, ink) = (page::writing(pitch), Ink::Seat(seat.0));
    scene.name(pt(EDGE, y), seat, size, Align::Left, 2.6 * size);
    let mark = pt(EDGE + 3.1 * size, y);
    if view.ready[seat.index()] {
        let half = 0.4 * size;
        scene.frame(mark.x - half, mark.y - half, 2.0 * half, 2.0 * half, ink, Nib::Pen);
    }
    page::marked(scene, seat, mark, 0.2 * size, ink);
    page::arrow(scene, pitch, seat, pt(mark.x + 0.85 * size, y), 0.3 * size);
    scene.hand(pt(mark.x + 1.7 * size, y), Says::Plain(goals.to_string()), 1.1 * size, Align::Centre, ink);
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
fn legend(scene: &mut Scene, at: Pt, (size, high): (f32, f32)) {
    let r = 0.28 * size;
    let says = |scene: &mut Scene, x: f32, y: f32, key: &'static str| {
        scene.hand(pt(x, y), Says::Words(Text::new(key)), size, Align::Left, Ink::Pencil);
    };
    result(scene, pt(at.x + r, at.y), r, Some(true), Ink::Seat(0));
    result(scene, pt(at.x + 3.4 * r, at.y), r, Some(true), Ink::Seat(1));
    says(scene, at.x + 5.4 * r, at.y, "footballlong-is-in");
    let kept = at.x + 0.5 * scene.width;
    result(scene, pt(kept + r, at.y), r, Some(false), Ink::Pencil);
    says(scene, kept + 3.0 * r, at.y, "footballlong-is-kept");
    keeps(scene, pt(at.x + r, at.y + high), r, Ink::Pencil);
    says(scene, at.x + 3.0 * r, at.y + high, "footballlong-is-keeper");
}
