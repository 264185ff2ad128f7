//! Twenty-one: throw one die as often as you dare. The player who comes nearest to 21 scores a point. Beyond 21 you are
//! out of the round. Players with the same number all score a point.

use crate::game::scene::{Align, Ink, Item, Says, pt};
use crate::game::{Counts, Family, Hidden, Info, OptDef, OptKind, OptValues, Scene, Text, Weight};
use crate::kit::dicegame::{DICE, Nearest, Stakes, TOGETHER, Terms, WORDS};

#[derive(Clone, Copy, PartialEq, Debug)]
pub struct TwentyOne;

static INFO: Info = Info {
    options: &[
        OptDef::new("rounds", OptKind::Int { min: 1, max: 20, step: 1, default: Some(5) }).offering(&["3", "5", "10"]),
        TOGETHER,
        DICE,
    ],
    words: WORDS,
    hidden: Hidden::Choices,
    ..Info::of("twentyone", Counts::from_to(2, 50), Family::STOPPING, Weight::Quarter)
};

impl Nearest for TwentyOne {
    const MOST: u32 = 21;
    const STAKES: Stakes = Stakes::Share;

    fn info(&self) -> &'static Info {
        &INFO
    }

    fn terms(&self, values: &OptValues) -> Terms {
        Terms { goal: values.int("rounds") as u32, at_once: false }
    }

    fn says(&self, terms: &Terms, round: u32) -> Text {
        Text::new("twentyone-sheet").with("round", round).with("rounds", terms.goal)
    }

    /// The number, and dice in the air.
    fn emblem(&self) -> Scene {
        let mut scene = Scene::new(8.0, 8.0);
        scene.hand(pt(4.0, 2.6), Says::Plain("21".to_owned()), 4.0, Align::Centre, Ink::Seat(0));
        for (at, face) in [(pt(2.2, 6.0), 6), (pt(5.8, 5.8), 3)] {
            scene.add(Item::Die { at, side: 2.7, face, ink: Ink::Pencil });
        }
        scene
    }
}

#[cfg(test)]
mod tests {
    use crate::game::{Arg, Viewer};
    use crate::games::tests::thoughts;
    use crate::games::tests::trial::{asked, asks, begin, play, scores, seated};
    use crate::play::Match;

    /// The example from the rules: 6 5 4 3 make 18, and 6 6 4 6 make 22, which is out.
    #[test]
    fn beyond_twenty_one_you_are_out_and_those_who_are_level_share() {
        let mut game = begin("twentyone", "");
        play(&mut game, &["6", "5", "4", "3", "hold", "6", "6", "4", "6"]);
        assert!(game.position().board(Viewer::Public).contains("22!"));
        play(&mut game, &["6", "6", "6", "hold"]);
        assert_eq!(scores(&game), [1, 0, 1]);
        assert_eq!(asked(&game), [1], "the next player opens the next round");
    }

    #[test]
    fn a_stop_is_sure_to_win_once_all_others_are_out() {
        let mut game = begin("twentyone", "");
        let sure = |game: &Match| asks(game, "sure");
        play(&mut game, &["6", "6", "6", "6", "6", "6", "6"]);
        assert_eq!(sure(&game), Some(Arg::from("no")), "Vera has not played");
        play(&mut game, &["6", "4"]);
        assert_eq!(sure(&game), Some(Arg::from("yes")));
        play(&mut game, &["hold"]);
        assert_eq!(scores(&game), [0, 0, 1]);
    }

    #[test]
    fn most_points_after_the_last_round_win() {
        let mut game = begin("twentyone", "rounds=2");
        play(&mut game, &["6", "hold", "5", "hold", "4", "hold", "6", "6", "6", "3", "3", "hold", "2", "hold"]);
        assert_eq!(scores(&game), [1, 1, 0]);
        assert_eq!(game.outcome().map(|outcome| outcome.places), Some(vec![1, 1, 3]));
    }

    #[test]
    fn no_computer_throws_a_won_round_away_or_stops_where_it_is_lost() {
        let after = |moves: &[&str]| {
            let mut game = seated("twentyone", "", "Anna | Boris");
            play(&mut game, moves);
            thoughts(&game, 1..=5).into_iter().collect::<Vec<_>>()
        };
        assert_eq!(after(&["6", "6", "3", "hold", "6", "6", "6", "2"]), ["hold"], "20 against 15");
        assert_eq!(after(&["6", "6", "6", "hold", "6", "6", "5"]), ["roll"], "17 against 18");
        assert_eq!(after(&["6", "6", "6", "6", "1"]), ["hold"], "Anna is out");
        assert!(after(&["6", "6", "3", "hold", "6", "6", "3"]).contains(&"hold".to_owned()), "a weak one shares it");
        let mut game = seated("twentyone", "", "Anna | Boris");
        play(&mut game, &["6", "6", "3", "hold", "6", "6", "3"]);
        assert_eq!(thoughts(&game, 5..=5).into_iter().collect::<Vec<_>>(), ["roll"], "a throw of it cannot lose");
    }
}
