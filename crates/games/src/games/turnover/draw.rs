//! The picture: one player's dice above, the other player's below, and the middle between them. A die that its owner
//! has flipped and cannot flip now has a bent arrow below it.

use super::duel::{Duel, Last, Stage};
use crate::game::scene::{Align, Ink, Item, Nib, Pt, Says, Scene, corners, pt};
use crate::game::{Drawn, Seat, Text};

/// Width of the page, and height of a line with a name.
const WIDTH: f32 = 20.0;
const NAME: f32 = 2.0;
/// Height of the line that explains the arrow.
const LEGEND: f32 = 2.0;
/// Side of a die, the distance between dice in a line, so that a full one with its highlight is clear of the frame of
/// the middle, and the height of a line.
const SIDE: f32 = 2.5;
const STEP: f32 = 3.05;
const LINE: f32 = 4.0;
/// Dice per line.
const ABREAST: usize = 6;
/// The distance between the frame of the middle and its dice.
const INSET: f32 = 0.5;

/// The number of lines for this many dice.
fn lines(dice: usize) -> f32 {
    dice.div_ceil(ABREAST).max(1) as f32
}

impl Drawn for Duel {
    fn scene(&self) -> Scene {
        let [below, above] = [&self.hands[0], &self.hands[1]].map(|hand| lines(hand.len()) * LINE);
        let middle = NAME + if self.middle.is_empty() { 0.0 } else { lines(self.middle.len()) * LINE };
        let tops = [NAME, NAME + above + INSET, NAME + above + middle + 4.0 * INSET];
        let turned = self.hands.iter().flatten().any(|die| die.turned);
        let end = tops[2] + below + NAME;
        let mut scene = Scene::new(WIDTH, if turned { end + LEGEND } else { end });
        if turned {
            let says = Says::Words(Text::new("turnover-sheet-turned"));
            scene.hand(pt(INSET, end + LEGEND / 2.0), says, 1.3, Align::Left, Ink::Pencil);
        }
        player(&mut scene, self, Seat(1), NAME / 2.0 - 0.1);
        player(&mut scene, self, Seat(0), tops[2] + below + NAME / 2.0 + 0.1);
        let frame = pt(INSET, tops[1]);
        scene.frame(frame.x, frame.y, WIDTH - 2.0 * INSET, middle + INSET, Ink::Pencil, Nib::Pen);
        let (says, ink) = caption(self);
        let at = pt(WIDTH / 2.0, tops[1] + NAME / 2.0 + 0.2);
        scene.fitted(at, Says::Words(says), (1.4, WIDTH - 4.0 * INSET), Align::Centre, ink);
        for (number, face) in self.middle.iter().enumerate() {
            let at = spot(number, self.middle.len(), tops[1] + NAME);
            // The latest one keeps the ink of whoever has lost it.
            let by = loser(self).filter(|_| number + 1 == self.middle.len());
            die(&mut scene, at, *face, by.map_or(Ink::Pencil, |seat| Ink::Seat(seat.0)), by.is_some());
        }
        hand(&mut scene, self, Seat(1), tops[0]);
        hand(&mut scene, self, Seat(0), tops[2]);
        scene
    }

    /// The match in letters. A quote after a die means that it cannot be flipped now.
    fn board(&self) -> String {
        let faces = |seat: Seat| {
            let dice = self.hands[seat.index()].iter();
            dice.map(|die| format!(" {}{}", die.face, if die.turned { "'" } else { "" })).collect::<String>()
        };
        let middle: String = self.middle.iter().map(|face| format!(" {face}")).collect();
        let mut lines = vec![format!("seat 2:{}", faces(Seat(1))), format!("middle:{middle}")];
        lines.push(format!("seat 1:{}", faces(Seat(0))));
        lines.extend(match self.stage {
            Stage::Throw => Some(format!("seat {} throws", self.mover.0 + 1)),
            Stage::Take(limit) => Some(format!("seat {} takes less than {limit}", self.mover.0 + 1)),
            Stage::Act | Stage::Over => None,
        });
        if self.terms.points > 1 {
            lines.push(format!("{} : {}, to {}", self.won[0], self.won[1], self.terms.points));
        }
        lines.join("\n")
    }

    fn scores(&self) -> Option<Vec<i64>> {
        (self.terms.points > 1 || self.stage == Stage::Over).then(|| self.won.map(i64::from).to_vec())
    }
}

/// The player who has just lost the last die in the middle, if nothing has been taken or flipped since.
fn loser(duel: &Duel) -> Option<Seat> {
    match duel.last? {
        (seat, Last::Trashed) => Some(seat.other()),
        (seat, Last::Taken(0)) => Some(seat),
        _ => None,
    }
}

/// The line above the dice in the middle: the dice to take, or the latest event.
fn caption(duel: &Duel) -> (Text, Ink) {
    let by = |key, seat: Seat| (Text::new(key).with("seat", seat), Ink::Seat(seat.0));
    match (duel.stage, duel.last, duel.middle.last()) {
        (Stage::Take(limit), ..) => (Text::new("turnover-sheet-take").with("limit", limit), Ink::Seat(duel.mover.0)),
        (_, _, None) => (Text::new("turnover-sheet-empty"), Ink::Pencil),
        (_, Some((seat, Last::Trashed)), Some(face)) => {
            let (says, ink) = by("turnover-sheet-trashed", seat);
            (says.with("face", *face), ink)
        }
        (_, Some((seat, Last::Taken(0))), Some(face)) => {
            let text = Text::new("turnover-sheet-none").with("seat", seat).with("other", seat.other());
            (text.with("face", *face), Ink::Pencil)
        }
        _ => (Text::new("turnover-sheet-middle"), Ink::Pencil),
    }
}

/// The middle of a die in a group of this size, below `top`.
fn spot(number: usize, of: usize, top: f32) -> Pt {
    let (line, column) = (number / ABREAST, number % ABREAST);
    let abreast = (of - line * ABREAST).min(ABREAST);
    let left = (WIDTH - STEP * (abreast as f32 - 1.0)) / 2.0;
    pt(left + STEP * column as f32, top + LINE * line as f32 + LINE / 2.0 - 0.3)
}

/// A player's name, and the pips if the match has several rounds.
fn player(scene: &mut Scene, duel: &Duel, seat: Seat, y: f32) {
    scene.name(pt(INSET, y), seat, 1.6, Align::Left, WIDTH - 11.0);
    let won = duel.won[seat.index()];
    let says = match duel.terms.points {
        1 => {
            let hand = &duel.hands[seat.index()];
            let sum: u32 = hand.iter().map(|die| u32::from(die.face)).sum();
            Says::Words(Text::new("turnover-sheet-hand").with("count", hand.len()).with("sum", sum))
        }
        points if duel.stage == Stage::Over && won >= points => Says::Plain(won.to_string()),
        points => Says::Words(Text::new("turnover-sheet-points").with("won", won).with("points", points)),
    };
    scene.hand(pt(WIDTH - INSET, y), says, 1.6, Align::Right, Ink::Seat(seat.0));
}

fn hand(scene: &mut Scene, duel: &Duel, seat: Seat, top: f32) {
    let hand = &duel.hands[seat.index()];
    for (number, shown) in hand.iter().enumerate() {
        let at = spot(number, hand.len(), top);
        let latest = duel.last.is_some_and(|(by, last)| {
            let changed = match last {
                Last::Flipped(flipped) => number == flipped,
                Last::Taken(count) => number + count >= hand.len(),
                Last::Trashed => false,
            };
            by == seat && changed
        });
        die(scene, at, shown.face, Ink::Seat(seat.0), latest);
        if shown.turned {
            turned(scene, at, Ink::Seat(seat.0));
        }
    }
}

/// A die. The latest one to move has a highlight behind it.
fn die(scene: &mut Scene, at: Pt, face: u8, ink: Ink, latest: bool) {
    if latest {
        let half = SIDE / 2.0 + 0.3;
        let polygon = corners(pt(at.x - half, at.y - half), pt(at.x + half, at.y + half));
        scene.add(Item::Fill { polygon, ink: Ink::Accent });
    }
    scene.add(Item::Die { at, side: SIDE, face, ink });
}

/// A bent arrow below a flipped die.
fn turned(scene: &mut Scene, at: Pt, ink: Ink) {
    let y = at.y + SIDE / 2.0 + 0.55;
    let bow = (0..=8).map(|n| {
        let along = n as f32 / 4.0 - 1.0;
        pt(at.x + along * 0.9, y + 0.5 * (1.0 - along * along))
    });
    scene.stroke(bow.collect::<Vec<_>>(), ink, Nib::Pen);
    let tip = pt(at.x + 0.9, y);
    scene.stroke([pt(tip.x - 0.55, tip.y + 0.05), tip, pt(tip.x + 0.1, tip.y + 0.55)], ink, Nib::Pen);
}

/// A die that is turned upside down.
pub fn emblem() -> Scene {
    let mut scene = Scene::new(8.0, 8.0);
    scene.add(Item::Die { at: pt(2.0, 3.4), side: 2.8, face: 2, ink: Ink::Seat(0) });
    scene.add(Item::Die { at: pt(6.0, 3.4), side: 2.8, face: 5, ink: Ink::Seat(1) });
    let bow = |n: i32| {
        let along = n as f32 / 5.0 - 1.0;
        pt(4.0 + along * 2.2, 5.4 + 1.4 * (1.0 - along * along))
    };
    scene.stroke((0..=10).map(bow).collect::<Vec<_>>(), Ink::Pencil, Nib::Bold);
    scene.stroke([pt(5.3, 5.5), pt(6.2, 5.4), pt(6.3, 6.4)], Ink::Pencil, Nib::Bold);
    scene
}
