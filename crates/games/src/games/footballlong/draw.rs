//! The picture: where lines have been, and where the ball may go. Below it are the penalties, if there are any.

use super::View;
use super::field::Link;
use super::sheet::{Phase, Sheet};
use super::shootout::{Shootout, Shot, Side};
use crate::base::Place;
use crate::game::scene::{Ink, Item, Nib, Pt, Scene, pt};
use crate::game::{Drawn, Seat};
use crate::kit::grid;
use crate::kit::pitch::{Node, Spot, page};

/// How high the line of penalties of one seat is.
const ROW: f32 = 1.1;

impl Drawn for View {
    fn scene(&self) -> Scene {
        let sheet = &self.sheet;
        let goals = (sheet.terms.goals > 1).then_some(sheet.goals);
        let shootout = shootout(sheet);
        let more = if shootout.is_some() { 2.0 * ROW + 0.4 } else { 0.0 };
        let mut scene = page::empty(sheet.terms.pitch, goals, more);
        page::trail(&mut scene, &sheet.trail, sheet.latest.is_none());
        if let Some(shot) = sheet.latest {
            penalty(&mut scene, sheet, shot);
        }
        let mut ball = page::at(sheet.field.ball);
        match &sheet.phase {
            _ if sheet.winner().is_some() => {}
            Phase::Move => {
                for &way in sheet.terms.stride.ways() {
                    if !matches!(sheet.field.link(sheet.mover, way), Link::Shut(_)) {
                        page::hint(&mut scene, sheet.field.ball.to(way), sheet.mover);
                    }
                }
            }
            Phase::Kick => rays(&mut scene, sheet),
            Phase::Penalties(_) => ball = page::at(sheet.spot(sheet.mover)),
        }
        page::ball(&mut scene, ball);
        if let Some(shootout) = shootout {
            tally(&mut scene, self, shootout);
        }
        scene
    }

    /// The nodes in letters: `x` and `o` where seat 0 and seat 1 have drawn, `@` the ball, `#` posts, `+` the border.
    /// Then the penalties: `o` went in, `x` did not, and what was chosen, as far as the viewer may know.
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

/// Where each free kick would go.
fn rays(scene: &mut Scene, sheet: &Sheet) {
    for (_, ray) in sheet.field.kicks(sheet.mover, sheet.terms.kick) {
        let nodes = [sheet.field.ball].into_iter().chain(ray.nodes.iter().copied());
        scene.stroke(nodes.map(page::at).collect::<Vec<_>>(), Ink::Pencil, Nib::Fine);
        if let Some(end) = ray.nodes.last() {
            page::hint(scene, *end, sheet.mover);
        }
    }
}

/// Where a side of a goal lies, a little behind its line.
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

/// The latest penalty: the ball's way, and a cross where the keeper was.
fn penalty(scene: &mut Scene, sheet: &Sheet, shot: Shot) {
    let to = aim(sheet, shot.seat, shot.aim);
    scene.stroke([page::at(sheet.spot(shot.seat)), to], Ink::Accent, Nib::Bold);
    let keeper = aim(sheet, shot.seat, shot.jump);
    let ink = Ink::Seat(shot.seat.other().0);
    scene.add(Item::Cross { at: keeper, r: 0.3, ink, nib: Nib::Bold });
    if shot.scores() {
        scene.add(Item::Dot { at: to, r: 0.2, ink: Ink::Accent });
    }
}

/// What each has shot: dots went in, crosses did not, rings are still to come. A frame tells who has chosen.
fn tally(scene: &mut Scene, view: &View, shootout: &Shootout) {
    const EACH: usize = 5;
    let most = EACH.max(shootout.shots.len().div_ceil(2) + 1);
    let room = (scene.width - 2.5) / most as f32;
    for seat in [Seat(0), Seat(1)] {
        let ink = Ink::Seat(seat.0);
        let y = scene.height - 2.0 * ROW + ROW * f32::from(seat.0) + 0.3;
        if view.ready[seat.index()] {
            scene.frame(0.3, y - 0.35, 0.7, 0.7, ink, Nib::Pen);
        }
        page::sign(scene, seat, pt(0.65, y), ink);
        let shots: Vec<bool> = shootout.of(seat).map(|shot| shot.scores()).collect();
        for n in 0..EACH.max(shots.len()) {
            let at = pt(1.7 + n as f32 * room.min(1.2), y);
            match shots.get(n) {
                Some(true) => scene.add(Item::Dot { at, r: 0.32, ink }),
                Some(false) => scene.add(Item::Cross { at, r: 0.28, ink, nib: Nib::Bold }),
                None => scene.add(Item::Ring { at, r: 0.3, ink: Ink::Pencil, nib: Nib::Fine }),
            }
        }
    }
}
