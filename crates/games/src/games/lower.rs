//! Lower: both players choose a number at once. The lower number scores for its owner. If the other one is higher by
//! exactly one, its owner takes both.
//!
//! We added our own rules where the original ones are silent. The numbers are those of a die, equal numbers score
//! nothing, and the first player with thirty points wins.

use crate::game::scene::{Ink, pt};
use crate::game::{Counts, Family, Hidden, Info, OptDef, OptKind, OptValues, Scene, Seat, Text, Weight};
use crate::kit::outguess::{self, Gauge, Outguess, Round, Terms};

#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Lower;

static INFO: Info = Info {
    options: &[OptDef::new("goal", OptKind::Int { min: 10, max: 60, step: 5, default: Some(30) })
        .offering(&["20", "30", "50"])],
    hidden: Hidden::Choices,
    ..Info::of("lower", Counts::only(2), Family::BLUFF, Weight::Half)
};

/// The highest number to choose, as on a die.
const MOST: u8 = 6;

impl Outguess for Lower {
    const SLIPS: [u32; 5] = [92, 66, 41, 20, 0];

    fn info(&self) -> &'static Info {
        &INFO
    }

    fn terms(&self, values: &mut OptValues) -> Terms {
        // The definition bounds it.
        Terms { most: MOST, goal: values.int("goal") as u32 }
    }

    fn points(&self, [one, two]: [u8; 2]) -> [u32; 2] {
        let (low, both) = (one.min(two).into(), u32::from(one + two));
        match (one.cmp(&two), one.abs_diff(two)) {
            (std::cmp::Ordering::Equal, _) => [0, 0],
            (std::cmp::Ordering::Less, 1) => [0, both],
            (std::cmp::Ordering::Less, _) => [low, 0],
            (std::cmp::Ordering::Greater, 1) => [both, 0],
            (std::cmp::Ordering::Greater, _) => [0, low],
        }
    }

    fn standing(&self, points: [u32; 2]) -> [u32; 2] {
        points
    }

    fn slip(&self, terms: Terms) -> u8 {
        // It scores only against the number one less.
        terms.most
    }

    fn gauge(&self) -> Gauge {
        Gauge::Race
    }

    fn told(&self, Round { choices: [one, two], points }: Round) -> Text {
        let gets = points.iter().position(|points| *points > 0);
        let text = match gets {
            None => Text::new("lower-equal").with("number", one),
            Some(_) if one.abs_diff(two) == 1 => Text::new("lower-both"),
            Some(_) => Text::new("lower-round"),
        };
        let text = text.with("first", Seat(0)).with("one", one).with("second", Seat(1)).with("two", two);
        match gets {
            // The number is 0 or 1, so the cast cuts nothing.
            Some(seat) => text.with("seat", Seat(seat as u8)).with("points", points[seat]),
            None => text,
        }
    }

    fn ask(&self, terms: Terms) -> Text {
        Text::new("lower-ask").with("most", terms.most)
    }

    fn rule(&self) -> Text {
        Text::new("lower-sheet")
    }

    fn refusal(&self, terms: Terms) -> Text {
        Text::new("lower-reject").with("most", terms.most)
    }

    fn emblem(&self) -> Scene {
        let mut scene = Scene::new(8.0, 8.0);
        outguess::dice(&mut scene, [2, 5]);
        outguess::arrow(&mut scene, pt(2.2, 3.2), Ink::Seat(0));
        scene
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::{Input, Viewer};
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

    fn points(game: &Match) -> Vec<i64> {
        game.position().scores(Viewer::Public).expect("points are counted")
    }

    #[test]
    fn the_lower_number_scores_unless_the_other_is_just_above_it() {
        assert_eq!(
            [[2, 5], [4, 5], [5, 4], [3, 3], [6, 1]].map(|choices| Lower.points(choices)),
            [[2, 0], [0, 9], [9, 0], [0, 0], [0, 1]]
        );
        assert_eq!(points(&after("lower", &[[2, 5], [4, 5], [3, 3]])), [2, 9]);
    }

    #[test]
    fn thirty_points_win_or_as_many_as_are_set() {
        let long = [[5, 6]; 3];
        assert!(after("lower", &long[..2]).outcome().is_none());
        let won = after("lower", &long).outcome().expect("33 points");
        assert_eq!((won.places, won.scores), (vec![2, 1], Some(vec![0, 33])));
        assert_eq!(after("lower goal=20", &long[..2]).outcome().map(|won| won.places), Some(vec![2, 1]));
    }

    #[test]
    fn a_choice_is_secret_until_both_have_chosen() {
        let mut game = after("lower", &[]);
        let step = game.play(Seat(1), &Input::canonical("4"), 0).expect("a number");
        assert!(step.events.is_empty() && game.position().board(Viewer::Seat(Seat(1))).ends_with("chosen no : yes"));
        assert!(game.position().board(Viewer::Revealed).ends_with("chosen no : 4"));
        let refused = game.play(Seat(0), &Input::canonical("7"), 0).expect_err("no die shows it");
        assert_eq!(refused.text.key, "lower-reject");
        let told = game.play(Seat(0), &Input::canonical("5"), 0).expect("a number").events;
        assert_eq!(told.iter().map(|event| event.text.key.as_ref()).collect::<Vec<_>>(), ["lower-both"]);
    }
}
