//! Beetle: a throw of one die draws a part of a beetle, if that part is wanted. The first whole beetle wins.
//!
//! The rules number the parts: one body, two head, three legs, four eyes, five feelers, six tail. `draw` has the
//! drawing.

mod draw;

use crate::game::{Counts, Dice, Family, Info, OptValues, Reject, Scene, Seat, Seats, Table, Text, Weight};
use crate::kit::dicegame::{After, Board, DICE, LUCK, RollHold, Rolled};

#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Beetle;

static INFO: Info = Info {
    options: &[DICE],
    words: LUCK,
    ..Info::of("beetle", Counts::from_to(2, 50), Family::CHILDREN, Weight::Quarter)
};

/// How many of each part a beetle has, by the face that draws it: body, head, legs, eyes, feelers, tail.
const WHOLE: [u8; 6] = [1, 1, 6, 2, 2, 1];
const ALL: u32 = 13;
/// The faces of body and head.
const BODY: u8 = 1;
const HEAD: u8 = 2;

/// The drawn parts of a beetle, by their faces.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Debug)]
pub struct Drawn([u8; 6]);

/// Why a throw draws nothing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Useless {
    /// The part needs another one, which this face draws.
    Needs(u8),
    /// The beetle has all parts of this kind.
    Enough,
}

impl Drawn {
    /// How many parts of a kind there are.
    fn of(&self, face: u8) -> u8 {
        self.0.get(usize::from(face).wrapping_sub(1)).copied().unwrap_or(0)
    }

    fn count(&self) -> u32 {
        self.0.iter().map(|count| u32::from(*count)).sum()
    }

    /// Draws the part of a face.
    fn add(&mut self, face: u8) -> Result<(), Useless> {
        let needs = match face {
            BODY => None,
            4 | 5 => Some(HEAD),
            _ => Some(BODY),
        };
        let kind = usize::from(face).wrapping_sub(1);
        if let Some(missing) = needs.filter(|needed| self.of(*needed) == 0) {
            // A head needs a body too, so a part that needs a head may need both.
            return Err(Useless::Needs(if self.of(BODY) == 0 { BODY } else { missing }));
        }
        match self.0.get_mut(kind) {
            Some(count) if *count < WHOLE[kind] => {
                *count += 1;
                Ok(())
            }
            _ => Err(Useless::Enough),
        }
    }
}

type Sheet = Board<Rolled<Beetle>>;

/// The name of the part of a face.
fn part(face: u8) -> Text {
    Text::new(
        ["beetle-body", "beetle-head", "beetle-leg", "beetle-eye", "beetle-feeler", "beetle-tail"]
            [usize::from(face).saturating_sub(1).min(5)],
    )
}

impl RollHold for Beetle {
    type Rules = ();
    /// Whether the latest throw has drawn something.
    type Common = bool;
    type Player = Drawn;

    fn info(&self) -> &'static Info {
        &INFO
    }

    fn rules(&self, _values: &mut OptValues, _seats: u8) -> Result<(), Reject> {
        Ok(())
    }

    fn dice(&self, _sheet: &Sheet, _seat: Seat) -> Dice {
        Dice::ordinary(1)
    }

    fn may_hold(&self, _sheet: &Sheet, _seat: Seat) -> bool {
        false
    }

    fn setup(&self, _rules: &(), table: Table) -> (bool, Vec<Drawn>) {
        (false, vec![Drawn::default(); usize::from(table.seats)])
    }

    fn rolled(&self, sheet: &mut Sheet, seat: Seat, faces: &[u8], told: &mut Vec<Text>) -> After {
        let face = faces.first().copied().unwrap_or(BODY);
        let added = sheet.own_mut(seat).add(face);
        sheet.common = added.is_ok();
        let (key, named) = match added {
            Ok(()) if sheet.own(seat).count() == ALL => ("beetle-whole", face),
            Ok(()) => ("beetle-drawn", face),
            Err(Useless::Needs(needed)) => ("beetle-needs", needed),
            Err(Useless::Enough) => ("beetle-enough", face),
        };
        told.push(Text::new(key).with("seat", seat).with("face", face).with("part", part(named)));
        After::Stop
    }

    fn is_over(&self, sheet: &Sheet) -> bool {
        let whole = |seat: Seat| sheet.own(seat).count() == ALL;
        sheet.round.present().len() < 2 || sheet.seats().iter().any(whole)
    }

    fn scores(&self, sheet: &Sheet) -> Vec<i64> {
        sheet.seats().iter().map(|seat| sheet.own(seat).count().into()).collect()
    }

    fn ask(&self, sheet: &Sheet, seats: Seats) -> Text {
        let drawn = seats.iter().next().map(|seat| *sheet.own(seat)).unwrap_or_default();
        let needs = [BODY, HEAD].into_iter().find(|face| drawn.of(*face) == 0);
        match needs {
            Some(face) => Text::new("beetle-ask-first").with("face", face).with("part", part(face)),
            None => Text::new("beetle-ask").with("left", ALL.saturating_sub(drawn.count())),
        }
    }

    fn scene(&self, sheet: &Sheet) -> Scene {
        draw::scene(sheet)
    }

    fn board(&self, sheet: &Sheet) -> String {
        draw::text(sheet)
    }

    fn emblem(&self) -> Option<Scene> {
        Some(draw::emblem())
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashMap;

    use super::*;
    use crate::games::tests::trial;

    #[test]
    fn the_body_comes_first_and_then_the_head() {
        let mut game = trial::seated("beetle", "", "Anna | Boris");
        let told = trial::play(&mut game, &["3", "5", "1", "4", "3", "1", "4", "2", "1", "4", "2", "3"]);
        let needs = "beetle-needs";
        assert_eq!(told[..6], [needs, needs, "beetle-drawn", needs, "beetle-drawn", "beetle-drawn"]);
        assert_eq!(told[6..], [needs, "beetle-drawn", "beetle-enough", "beetle-drawn", "beetle-drawn", "beetle-drawn"]);
        assert_eq!(trial::scores(&game), [3, 4]);
    }

    #[test]
    fn thirteen_parts_make_a_beetle() {
        let mut game = trial::seated("beetle", "", "Anna | Boris");
        for face in ["1", "2", "3", "3", "3", "3", "3", "3", "4", "4", "5", "5"] {
            trial::play(&mut game, &[face, "6"]);
        }
        assert_eq!((trial::scores(&game), game.outcome()), (vec![12, 0], None));
        assert_eq!(trial::play(&mut game, &["6"]), ["beetle-whole"]);
        assert_eq!(game.outcome().map(|outcome| outcome.places), Some(vec![1, 2]));
    }

    /// The mean number of throws for a beetle, computed backwards from the missing parts and forwards through all ways.
    /// The second also tells how often the first of two players finishes first.
    #[test]
    fn a_beetle_takes_its_time_and_the_first_player_has_a_little_more() {
        fn mean(drawn: Drawn, known: &mut HashMap<Drawn, f64>) -> f64 {
            if drawn.count() == ALL {
                return 0.0;
            }
            if let Some(mean) = known.get(&drawn) {
                return *mean;
            }
            let (mut sum, mut useful) = (6.0, 0.0);
            for face in 1..=6 {
                let mut next = drawn;
                if next.add(face).is_ok() {
                    (sum, useful) = (sum + mean(next, known), useful + 1.0);
                }
            }
            known.insert(drawn, sum / useful);
            sum / useful
        }
        let mean = mean(Drawn::default(), &mut HashMap::new());
        let mut there = HashMap::from([(Drawn::default(), 1.0)]);
        let (mut forwards, mut left, mut first) = (0.0, 1.0, 0.0);
        while left > 1e-10 {
            forwards += left;
            let mut next = HashMap::new();
            for (drawn, chance) in there {
                for face in 1..=6 {
                    let mut after = drawn;
                    let _useless = after.add(face);
                    *next.entry(after).or_insert(0.0) += chance / 6.0;
                }
            }
            let done = next.remove(&Drawn([1, 1, 6, 2, 2, 1])).unwrap_or(0.0);
            (first, left) = (first + done * left, left - done);
            there = next;
        }
        assert!((mean - forwards).abs() < 1e-6 && (mean - THROWS).abs() < 1e-3, "{mean} {forwards}");
        assert!((first - FIRST).abs() < 1e-5, "{first}");
    }

    const THROWS: f64 = 44.252_838;
    const FIRST: f64 = 0.511_395;
}
