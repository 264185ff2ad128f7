//! The picture: the way of the ball, and where it may go next.

use super::sheet::Sheet;
use crate::game::scene::Scene;
use crate::kit::pitch::page;

pub fn draw(sheet: &Sheet) -> Scene {
    let field = &sheet.field;
    let goals = (sheet.terms.goals > 1).then_some(sheet.goals);
    let mut scene = page::empty(field.pitch, goals, 0.0);
    page::trail(&mut scene, &sheet.trail, true);
    if sheet.winner().is_none() {
        for way in field.ways() {
            page::hint(&mut scene, field.ball.to(way), sheet.mover);
        }
    }
    page::ball(&mut scene, page::at(field.ball));
    scene
}

/// The links in letters; those of the round before are gone.
pub fn text(sheet: &Sheet) -> String {
    let drawn = if sheet.fresh { Default::default() } else { sheet.trail.clone() };
    page::text(sheet.terms.pitch, &drawn, sheet.field.ball)
}
