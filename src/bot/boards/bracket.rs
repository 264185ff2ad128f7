//! The bracket of a knockout as a drawing: round after round from left to right, as one draws it with a ruler.

use kletka_people::cup::{Entrant, Tie};

use super::lettered::{Lettered, Named};
use crate::bot::context::reader::Reader;
use crate::bot::context::work::Work;
use crate::game::Scene;
use crate::game::scene::{Align, Ink, Nib, Pt, Says, pt};
use crate::paint::handwritten;
use crate::store::schema::CupRow;

/// The most people in the first column that is drawn: of large cups, only the later rounds are legible.
const FIRST: usize = 16;

/// In squares: from line to line, the width of a column, and of its name; how large letters are.
const DOWN: f32 = 2.0;
const WIDE: f32 = 9.0;
const NAME: f32 = 8.0;
const SIZE: f32 = 1.4;

/// The rounds of a knockout that are drawn, and the names in them; `None` for other cups.
pub fn drawn(work: &Work<'_>, row: &CupRow, reader: Reader) -> Option<(Scene, Lettered)> {
    let mut rounds = row.cup.bracket();
    rounds.retain(|ties| 2 * ties.len() <= FIRST);
    let first = rounds.first().filter(|ties| !ties.is_empty())?;
    let mut scene = Scene::new(WIDE * (rounds.len() + 1) as f32, DOWN * (2 * first.len()) as f32);
    let people = people(&rounds);
    let named = |one: &Entrant| Named::in_cup(work, row, *one, reader);
    let named: Vec<Named> = people.iter().map(named).collect();
    let lettered = Lettered::fitting(&named, (NAME, SIZE), reader);
    let name_of = |one: Entrant| {
        let at = people.iter().position(|other| *other == one)?;
        lettered.names.get(at).cloned()
    };
    for (column, ties) in rounds.iter().enumerate() {
        let apart = DOWN * (1 << column) as f32;
        for (n, tie) in ties.iter().enumerate() {
            let [upper, lower] = [2 * n, 2 * n + 1].map(|side| apart * (side as f32 + 0.5));
            let left = WIDE * column as f32;
            for (side, y) in tie.sides.into_iter().zip([upper, lower]) {
                let out = tie.winner.is_some() && tie.winner != side;
                let name = side.and_then(name_of);
                slot(&mut scene, pt(left, y), name, if out { Fate::Out } else { Fate::In });
            }
            scene.stroke([pt(left + WIDE, upper), pt(left + WIDE, lower)], Ink::Pencil, Nib::Fine);
            // The last column has nobody's next match, so that the line of who goes on is drawn here.
            if column + 1 == rounds.len() {
                let name = tie.winner.and_then(name_of);
                let fate = if ties.len() == 1 { Fate::Winner } else { Fate::In };
                slot(&mut scene, pt(left + WIDE, (upper + lower) / 2.0), name, fate);
            }
        }
    }
    Some((scene, lettered))
}

/// Everybody in the rounds.
fn people(rounds: &[Vec<Tie>]) -> Vec<Entrant> {
    let mut people: Vec<Entrant> = rounds.iter().flatten().flat_map(|tie| tie.sides).flatten().collect();
    people.sort_unstable();
    people.dedup();
    people
}

/// An entrant's fate.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Fate {
    In,
    Out,
    Winner,
}

/// A line with a name on it, crossed out if the entrant is out.
fn slot(scene: &mut Scene, at: Pt, name: Option<String>, fate: Fate) {
    scene.stroke([at, pt(at.x + WIDE, at.y)], Ink::Pencil, Nib::Fine);
    let Some(name) = name else { return };
    let (start, y) = (at.x + 0.4, at.y - DOWN * 0.4);
    let ink = if fate == Fate::Winner { Ink::Latest(0) } else { Ink::Pencil };
    let end = start + handwritten(&name, SIZE);
    scene.hand(pt(start, y), Says::Plain(name), SIZE, Align::Left, ink);
    if fate == Fate::Out {
        scene.stroke([pt(start, y), pt(end, y)], Ink::Pencil, Nib::Fine);
    }
}
