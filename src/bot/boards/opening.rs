//! The title page of a film: the game, who played, and when. It does not reveal how it ended.

use crate::bot::context::reader::Reader;
use crate::bot::words::say;
use crate::game::emblem::emblem;
use crate::game::scene::{Align, Ink, Says, pt};
use crate::game::{Scene, Seat, Text, Viewer};
use crate::paint::{Heading, Shot};
use crate::play::Match;

/// How long it is shown, in hundredths of a second.
pub const OPENING: u16 = 150;

/// How much of the page the emblem takes at most, as a share of its height.
const DRAWN: f32 = 0.4;

/// How wide the page is in lines of text.
const SHARE: f32 = 9.0;

/// How many players are named. Of more it is said how many there are.
const NAMED: usize = 6;

/// The page, as large as the first position, so that the film need not be larger for it.
pub fn opening(played: &Match, day: Option<&Text>, reader: Reader) -> Shot {
    let game = played.header().game;
    let first = played.scene(played.viewer(Viewer::Public));
    let (width, height) = (first.width.max(4.0), first.height.max(4.0));
    let mut scene = Scene::new(width, height);
    let side = (height * DRAWN).min(width).floor().max(1.0);
    let mut drawing = Scene::new(side, side);
    drawing.put(&emblem(game), pt(0.0, 0.0), side);
    let corner = pt(((width - side) / 2.0).floor(), 0.0);
    scene.put(&drawing, corner, side);
    let names = played.header().names.len();
    let more = names.saturating_sub(NAMED);
    let lines = names.min(NAMED) + usize::from(more > 0) + usize::from(day.is_some());
    let step = (height - side) / (lines as f32 + 0.5);
    let size = (step * 0.9).min(width / SHARE);
    let mut at = pt(width / 2.0, side + step * 0.75);
    for seat in (0..names.min(NAMED) as u8).map(Seat) {
        scene.name(at, seat, size, Align::Centre, width);
        at.y += step;
    }
    let more = (more > 0).then(|| Text::new("names-more").with("count", more));
    for text in more.iter().chain(day) {
        scene.hand(at, Says::Words(text.clone()), size * 0.8, Align::Centre, Ink::Pencil);
        at.y += step;
    }
    let title = say(&Text::new(format!("{}-name", game.info().id)), reader, &[]);
    Shot { scene, title: vec![Heading { text: title, ink: Ink::Pencil }], stands: OPENING }
}
