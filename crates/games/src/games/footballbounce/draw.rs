//! The picture: the path of the ball, and the nodes where it may go next.

use super::sheet::Sheet;
use crate::game::scene::{Ink, Item, Nib, Scene, pt};
use crate::game::{Drawn, Seat, Text};
use crate::kit::pitch::{Node, Spot, page};
use crate::kit::signs;

impl Drawn for Sheet {
    fn scene(&self) -> Scene {
        let field = &self.field;
        let mut scene = page::empty(field.pitch);
        if self.winner().is_none() {
            page::legend(&mut scene, field.pitch, ["footballbounce-sheet-arrow", "footballbounce-sheet-open"]);
        }
        let is_on = self.winner().is_none();
        let next: Vec<Node> = field.ways().filter(|_| is_on).map(|way| field.ball.to(way)).collect();
        page::trail(&mut scene, field.pitch, &self.trail, true, &next);
        if let Some(winner) = self.winner()
            && field.ways().next().is_none()
            && matches!(field.pitch.spot(field.ball), Spot::Inside | Spot::Wall)
        {
            // Not every end is a goal.
            let says = Text::new("footballbounce-sheet-stuck").with("seat", winner.other());
            page::remark(&mut scene, field.pitch, says);
        }
        page::posts(&mut scene, field.pitch);
        page::ball(&mut scene, page::at(field.ball));
        scene
    }

    /// The links in letters, without those of earlier rounds.
    fn board(&self) -> String {
        let drawn = if self.fresh { Default::default() } else { self.trail.clone() };
        page::text(self.terms.pitch, &drawn, self.field.ball)
    }

    fn mark(&self, seat: Seat) -> Option<Text> {
        signs::way(seat)
    }

    fn scores(&self) -> Option<Vec<i64>> {
        (self.terms.goals > 1).then(|| self.goals.map(i64::from).to_vec())
    }
}

/// A pitch between two goals, and a ball that has bounced off its walls.
pub fn emblem() -> Scene {
    let mut scene = Scene::new(8.0, 8.0);
    let walls =
        [(3.0, 1.0), (1.0, 1.0), (1.0, 7.0), (3.0, 7.0), (3.0, 7.8), (5.0, 7.8), (5.0, 7.0), (7.0, 7.0), (7.0, 1.0)];
    let walls = walls.into_iter().chain([(5.0, 1.0), (5.0, 0.2), (3.0, 0.2), (3.0, 1.0)]);
    scene.stroke(walls.map(|(x, y)| pt(x, y)).collect::<Vec<_>>(), Ink::Pencil, Nib::Bold);
    let run = |points: &[(f32, f32)]| points.iter().map(|(x, y)| pt(*x, *y)).collect::<Vec<_>>();
    scene.stroke(run(&[(4.0, 4.0), (4.0, 5.5), (2.5, 7.0), (1.0, 5.5)]), Ink::Seat(0), Nib::Bold);
    scene.stroke(run(&[(1.0, 5.5), (2.5, 4.0), (4.0, 2.5), (5.5, 2.5)]), Ink::Seat(1), Nib::Bold);
    scene.add(Item::Bead { at: pt(5.5, 2.5), r: 0.55, ink: Ink::Grid });
    scene
}
