//! Macao: throw one die as often as you dare. The player who comes nearest to nine takes a chip. Beyond nine you lose.

use crate::game::scene::{Align, Ink, Item, Says, pt};
use crate::game::{Counts, Family, Hidden, Info, OptDef, OptKind, OptValues, Scene, Text, Weight};
use crate::kit::dicegame::{DICE, Nearest, Stakes, TOGETHER, Terms, WORDS};

#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Macao;

static INFO: Info = Info {
    options: &[
        OptDef::new("chips", OptKind::Int { min: 1, max: 10, step: 1, default: Some(3) }).offering(&["1", "3", "5"]),
        OptDef::new("nine", OptKind::Flag { default: false }),
        TOGETHER,
        DICE,
    ],
    words: WORDS,
    hidden: Hidden::Choices,
    ..Info::of("macao", Counts::from_to(2, 50), Family::STOPPING, Weight::Quarter)
};

impl Nearest for Macao {
    const MOST: u32 = 9;
    const STAKES: Stakes = Stakes::Chip { opens: 0.435_339_768_5 };

    fn info(&self) -> &'static Info {
        &INFO
    }

    fn terms(&self, values: &OptValues) -> Terms {
        Terms { goal: values.int("chips") as u32, at_once: values.flag("nine") }
    }

    fn says(&self, terms: &Terms, _round: u32) -> Text {
        Text::new("macao-sheet").with("chips", terms.goal)
    }

    /// A five and a four are nine, and two chips.
    fn emblem(&self) -> Scene {
        let mut scene = Scene::new(8.0, 8.0);
        for (at, face) in [(pt(2.2, 2.3), 5), (pt(5.8, 2.5), 4)] {
            scene.add(Item::Die { at, side: 2.9, face, ink: Ink::Pencil });
        }
        scene.hand(pt(2.2, 6.1), Says::Plain("9".to_owned()), 2.8, Align::Centre, Ink::Seat(0));
        for at in [pt(5.1, 6.2), pt(6.9, 6.2)] {
            scene.add(Item::Bead { at, r: 0.7, ink: Ink::Seat(1) });
        }
        scene
    }
}

#[cfg(test)]
mod tests {
    use crate::game::{Outcome, Seat, Viewer};
    use crate::games::tests::thoughts;
    use crate::games::tests::trial::{self, asked, play, scores as chips};
    use crate::play::Match;

    fn begin(settings: &str) -> Match {
        trial::begin("macao", settings)
    }

    #[test]
    fn the_example_of_the_rules_is_nine_against_seven() {
        let mut game = trial::seated("macao", "", "Anna | Boris");
        let told = play(&mut game, &["4", "3", "hold", "5", "4"]);
        assert_eq!((told.last().map(String::as_str), chips(&game)), (Some("nearest-chip"), vec![0, 1]));
        assert_eq!(asked(&game), [1], "the next player opens");
    }

    #[test]
    fn the_nearest_to_nine_takes_a_chip_and_the_next_one_opens() {
        let mut game = begin("");
        play(&mut game, &["4", "3", "hold", "5", "6"]);
        assert!(game.position().board(Viewer::Public).contains("11!  5 6"), "beyond nine it is lost");
        let told = play(&mut game, &["3", "5", "hold"]);
        assert_eq!((told.last().map(String::as_str), chips(&game)), (Some("nearest-chip"), vec![0, 0, 1]));
        assert_eq!(asked(&game), [1], "Boris opens");
        assert_eq!(play(&mut game, &["4", "5"]), ["nearest-threw", "nearest-best"], "nobody throws beyond nine");
        assert_eq!(asked(&game), [2]);
    }

    #[test]
    fn those_who_are_level_play_off_the_last_one_first() {
        let mut game = begin("");
        play(&mut game, &["6", "hold", "6", "hold", "5", "hold"]);
        assert_eq!((asked(&game), chips(&game)), (vec![1], vec![0; 3]));
        assert!(game.position().board(Viewer::Public).ends_with("play off"));
        play(&mut game, &["6", "6", "5", "5"]);
        assert_eq!(asked(&game), [0], "both have lost it: they try again, and now Anna was the last");
        play(&mut game, &["6", "hold", "5", "hold"]);
        assert_eq!((chips(&game), asked(&game)), (vec![1, 0, 0], vec![1]));
    }

    #[test]
    fn nobody_takes_the_chip_where_all_have_lost() {
        let mut game = begin("");
        let told = play(&mut game, &["6", "6", "6", "4", "5", "5"]);
        assert_eq!(
            (told.last().map(String::as_str), chips(&game), asked(&game)),
            (Some("nearest-nobody"), vec![0; 3], vec![1])
        );
    }

    #[test]
    fn nine_takes_the_chip_at_once_where_that_is_played() {
        let mut game = begin("nine=on chips=1");
        play(&mut game, &["6", "3"]);
        assert_eq!(game.outcome(), Some(Outcome { places: vec![1, 2, 2], scores: Some(vec![1, 0, 0]) }));
    }

    #[test]
    fn with_one_throw_for_all_whoever_stays_in_longest_wins() {
        let mut game = begin("together=on");
        play(&mut game, &["4", "hold", "roll", "roll"]);
        assert_eq!(chips(&game), [0; 3]);
        // Boris and Vera have seven; she stays in and loses it.
        play(&mut game, &["3", "hold", "roll", "6"]);
        assert_eq!(chips(&game), [0, 1, 0]);
        play(&mut game, &["5", "roll", "roll", "roll", "4"]);
        assert_eq!(asked(&game).len(), 1, "all have nine and play off: somebody throws");
        assert!(game.position().board(Viewer::Public).ends_with("play off"));
    }

    #[test]
    fn a_play_off_goes_on_without_who_leaves() {
        let mut game = begin("");
        play(&mut game, &["6", "hold", "6", "hold", "5", "hold"]);
        game.resign(Seat(0), 0).expect("Anna goes");
        play(&mut game, &["6", "6"]);
        assert_eq!(chips(&game), [0, 1, 0], "Boris is the only one left of it");
        let mut game = begin("");
        play(&mut game, &["6", "hold", "5", "hold", "4"]);
        game.resign(Seat(2), 0).expect("Vera goes in her turn, the last of the round");
        assert_eq!((chips(&game), asked(&game)), (vec![1, 0, 0], vec![1]));
    }

    #[test]
    fn no_computer_throws_a_won_chip_away_or_stops_where_it_is_lost() {
        let thinks = |moves: &[&str]| {
            let mut game = trial::seated("macao", "", "Anna | Boris");
            play(&mut game, moves);
            thoughts(&game, 1..=5).into_iter().collect::<Vec<_>>()
        };
        assert_eq!(thinks(&["6", "hold", "5", "3"]), ["hold"], "8 against 6");
        assert_eq!(thinks(&["6", "6", "2"]), ["hold"], "Anna is out");
        assert_eq!(thinks(&["6", "2", "hold", "6", "1"]), ["roll"], "7 against 8");
    }
}
