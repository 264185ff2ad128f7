//! The picture: the path of the ball, and the nodes where it may go next.

use super::sheet::Sheet;
use crate::game::scene::Scene;
use crate::game::{Drawn, Text};
use crate::kit::pitch::{Node, Spot, page};

impl Drawn for Sheet {
    fn scene(&self) -> Scene {
        let field = &self.field;
        let mut scene = page::empty(field.pitch);
        if self.winner().is_none() {
            page::legend(&mut scene, field.pitch, ["footballbounce-sheet-arrow", "footballbounce-sheet-ring"]);
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

    fn scores(&self) -> Option<Vec<i64>> {
        (self.terms.goals > 1).then(|| self.goals.map(i64::from).to_vec())
    }
}
