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

impl Drawn for View {
    fn scene(&self) -> Scene {
        let sheet = &self.sheet;
        let goals = (sheet.terms.goals > 1).then_some(sheet.goals);
        let shootout = shootout(sheet);
        let more = if shootout.is_some() { 3.0 * page::line(sheet.terms.pitch) } else { 0.0 };
        let mut scene = page::empty(sheet.terms.pitch, goals, more);
        page::trail(&mut scene, &sheet.trail, sheet.latest.is_none());
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
            page::hint(scene, *end, sheet.mover);
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
    scene.add(Item::Cross { at: keeper, r: 0.35, ink, nib: Nib::Bold });
}

/// The penalties of each seat, the latest with a halo, and the legend. A frame marks a seat that has chosen.
fn tally(scene: &mut Scene, view: &View, shootout: &Shootout) {
    const EACH: usize = 5;
    let pitch = view.sheet.terms.pitch;
    let (high, r) = (page::line(pitch), 0.33 * page::writing(pitch));
    let most = EACH.max(shootout.shots.len().div_ceil(2) + 1);
    let each = ((scene.width - 5.0 * r) / most as f32).min(3.5 * r);
    let top = scene.height - 3.0 * high;
    for seat in [Seat(0), Seat(1)] {
        let (first, ink) = (pt(2.0 * r, top + high * (f32::from(seat.0) + 0.5)), Ink::Seat(seat.0));
        if view.ready[seat.index()] {
            let half = 1.35 * r;
            scene.frame(first.x - half, first.y - half, 2.0 * half, 2.0 * half, ink, Nib::Pen);
        }
        page::marked(scene, seat, first, 0.6 * r, ink);
        let shots: Vec<bool> = shootout.of(seat).map(|shot| shot.scores()).collect();
        for n in 0..EACH.max(shots.len()) {
            let is_latest = n + 1 == shots.len() && view.sheet.latest.is_some_and(|shot| shot.seat == seat);
            let at = pt(first.x + 1.5 * r + each * (n as f32 + 0.6), first.y);
            result(scene, at, r.min(0.45 * each), shots.get(n).copied(), Ink::of(seat, is_latest));
        }
    }
    legend(scene, pt(2.0 * r, top + 2.5 * high), page::writing(view.sheet.terms.pitch));
}

/// A penalty of the tally: in, kept, or still to come.
fn result(scene: &mut Scene, at: Pt, r: f32, scores: Option<bool>, ink: Ink) {
    match scores {
        Some(true) => scene.add(Item::Dot { at, r, ink }),
        Some(false) => scene.add(Item::Cross { at, r: 0.9 * r, ink, nib: Nib::Bold }),
        None => scene.add(Item::Ring { at, r: 0.9 * r, ink: Ink::Pencil, nib: Nib::Fine }),
    }
}

/// The legend of the tally.
fn legend(scene: &mut Scene, at: Pt, size: f32) {
    for (n, scores, key) in [(0.0, true, "footballlong-is-in"), (1.0, false, "footballlong-is-kept")] {
        let x = at.x + 0.42 * scene.width * n;
        result(scene, pt(x, at.y), 0.33 * size, Some(scores), Ink::Pencil);
        scene.hand(pt(x + 0.6 * size, at.y), Says::Words(Text::new(key)), size, Align::Left, Ink::Pencil);
    }
}
