//! The picture: the path of the ball, and the nodes where it may go next.

use super::sheet::Sheet;
use crate::game::Drawn;
use crate::game::scene::Scene;
use crate::kit::pitch::page;

impl Drawn for Sheet {
    fn scene(&self) -> Scene {
        let field = &self.field;
        let mut scene = page::empty(field.pitch);
        page::trail(&mut scene, &self.trail, true);
        page::posts(&mut scene, field.pitch);
        if self.winner().is_none() {
            for way in field.ways() {
                page::hint(&mut scene, field.ball.to(way), self.mover);
            }
        }
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
