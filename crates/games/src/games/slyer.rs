//! Slyer: both players choose a number at once and score it, but a number that is lower by exactly one takes both. The
//! first player with a lead of eleven wins.
//!
//! We added a rule where the original ones are silent: the numbers go up to five, or to six with a die.

use crate::game::scene::{Ink, pt};
use crate::game::{Counts, Family, Hidden, Info, OptDef, OptKind, OptValues, Scene, Seat, Text, Weight};
use crate::kit::outguess::{self, Gauge, Outguess, Round, Terms};

#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Slyer;

static INFO: Info = Info {
    options: &[OptDef::new("numbers", OptKind::Int { min: 5, max: 6, step: 1, default: Some(5) })],
    hidden: Hidden::Choices,
    ..Info::of("slyer", Counts::only(2), Family::BLUFF, Weight::Half)
};

/// The lead that wins.
const LEAD: u32 = 11;

impl Outguess for Slyer {
    const SLIPS: [u32; 5] = [92, 76, 54, 29, 0];

    fn info(&self) -> &'static Info {
        &INFO
    }

    fn terms(&self, values: &mut OptValues) -> Terms {
        // The definition bounds it.
        Terms { most: values.int("numbers") as u8, goal: LEAD }
    }

    fn points(&self, [one, two]: [u8; 2]) -> [u32; 2] {
        let both = u32::from(one + two);
        match (one, two) {
            _ if one + 1 == two => [both, 0],
            _ if two + 1 == one => [0, both],
            _ => [one.into(), two.into()],
        }
    }

    /// Only the lead counts.
    fn standing(&self, points: [u32; 2]) -> [u32; 2] {
        let level = points[0].min(points[1]);
        points.map(|points| points - level)
    }

    fn slip(&self, _terms: Terms) -> u8 {
        // Nothing takes it, and it is worth the least.
        1
    }

    fn gauge(&self) -> Gauge {
        Gauge::Tug
    }

    fn told(&self, Round { choices: [one, two], points }: Round) -> Text {
        let text = match points.iter().position(|points| *points == 0) {
            // The number is 0 or 1, so the cast cuts nothing.
            Some(seat) => {
                let sly = Seat(seat as u8).other();
                Text::new("slyer-both").with("seat", sly).with("points", points[sly.index()])
            }
            None => Text::new("slyer-round"),
        };
        text.with("first", Seat(0)).with("one", one).with("second", Seat(1)).with("two", two)
    }

    fn ask(&self, terms: Terms) -> Text {
        Text::new("slyer-ask").with("most", terms.most)
    }

    fn rule(&self) -> Text {
        Text::new("slyer-sheet")
    }

    fn refusal(&self, terms: Terms) -> Text {
        Text::new("slyer-reject").with("most", terms.most)
    }

    fn emblem(&self) -> Scene {
        let mut scene = Scene::new(8.0, 8.0);
        outguess::dice(&mut scene, [3, 4]);
        outguess::arrow(&mut scene, pt(2.2, 3.2), Ink::Seat(0));
        outguess::arrow(&mut scene, pt(5.8, 3.2), Ink::Seat(0));
        scene
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::Input;
    use crate::play::{Match, record};

    /// A match of Anna and Boris after these pairs of choices.
    fn after(text: &str, choices: &[[u8; 2]]) -> Match {
        let (header, _) =
            record::read(&format!("game {text}\nseats Anna | Boris\n"), crate::games::GAMES).expect("one");
        let mut game = Match::begin(header).expect("a match");
        for [one, two] in choices {
            game.play(Seat(0), &Input::canonical(&one.to_string()), 0).expect("a number");
            game.play(Seat(1), &Input::canonical(&two.to_string()), 0).expect("a number");
        }
        game
    }

    #[test]
    fn each_scores_the_own_number_unless_one_is_just_below_the_other() {
        let mut sums = [[0, 0]; 3];
        let rounds = [[3, 3], [1, 4], [2, 3]].map(|choices| Slyer.points(choices));
        for n in 0..3 {
            sums[n] = [0, 1].map(|seat| rounds[..=n].iter().map(|round| round[seat]).sum());
        }
        assert_eq!(sums, [[3, 3], [4, 7], [9, 7]]);
        assert_eq!([[5, 4], [4, 4]].map(|choices| Slyer.points(choices)), [[0, 9], [4, 4]]);
    }

    #[test]
    fn a_lead_of_eleven_wins_and_not_the_points() {
        let level = [[5, 5]; 4];
        assert!(after("slyer", &level).outcome().is_none(), "20 : 20");
        assert!(after("slyer", &[[4, 5], [3, 2], [4, 1], [5, 2]]).outcome().is_none(), "18 : 8");
        let won = after("slyer", &[[4, 5], [4, 1]]).outcome().expect("13 : 1");
        assert_eq!((won.places, won.scores), (vec![1, 2], Some(vec![13, 1])));
    }

    #[test]
    fn a_six_is_chosen_only_where_it_is_agreed() {
        let six =
            |game: &mut Match| game.play(Seat(0), &Input::canonical("6"), 0).map(|_| ()).map_err(|no| no.text.key);
        assert_eq!(six(&mut after("slyer", &[])), Err("slyer-reject".into()));
        assert_eq!(six(&mut after("slyer numbers=6", &[])), Ok(()));
    }

    #[test]
    fn the_sign_of_earlier_rounds_keeps_off_the_numbers_of_the_line() {
        use crate::game::Viewer;
        use crate::game::scene::{Item, Says};

        let items = after("slyer", &[[2, 2]; 7]).position().scene(Viewer::Public).items;
        let numbers = items.iter().filter_map(|item| match item {
            Item::Label { at, says: Says::Plain(says), .. } if says == "0" && at.x == 11.0 => Some(at.y),
            _ => None,
        });
        let dots = items.iter().filter_map(|item| match item {
            Item::Dot { at, r, .. } if *r < 0.2 => Some(at.y),
            _ => None,
        });
        let (number, dot) = (numbers.fold(0.0, f32::max), dots.fold(f32::MAX, f32::min));
        assert!(dot < f32::MAX && dot - number > 1.0, "{number} {dot}");
    }
}
