//! The game of the goose: a spiral of sixty-three squares, one throw a turn, and geese that carry a piece on.
//!
//! The original rules leave some cases open. Here, a piece that goes backwards from the last square and meets a goose
//! goes on backwards. A piece that another one has sent elsewhere does nothing there. A piece in the well or the prison
//! comes out after three turns if nobody has come.
//!
//! `path` has the effect of a throw, `draw` the board.

mod draw;
mod path;

use crate::game::{
    Counts, Dice, Family, Info, OptDef, OptKind, OptValues, Reject, Scene, Seat, Seats, Table, Text, Weight,
};
use crate::kit::dicegame::{After, Board, DICE, LUCK, RollHold, Rolled, listed};
use path::{HOME, Path};

#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Goose;

static INFO: Info = Info {
    options: &[OptDef::new("pair", OptKind::Flag { default: false }), DICE],
    words: LUCK,
    ..Info::of("goose", Counts::from_to(2, 10), Family::RACES, Weight::Quarter)
};

type Sheet = Board<Rolled<Goose>>;

impl RollHold for Goose {
    /// The number of dice in a throw.
    type Rules = usize;
    type Common = Path;
    /// Whether the player has thrown before.
    type Player = bool;

    fn info(&self) -> &'static Info {
        &INFO
    }

    fn rules(&self, values: &mut OptValues, _seats: u8) -> Result<usize, Reject> {
        Ok(if values.flag("pair") { 2 } else { 1 })
    }

    fn dice(&self, sheet: &Sheet, _seat: Seat) -> Dice {
        Dice::ordinary(sheet.rules)
    }

    fn may_hold(&self, _sheet: &Sheet, _seat: Seat) -> bool {
        false
    }

    fn setup(&self, _dice: &usize, table: Table) -> (Path, Vec<bool>) {
        (Path::new(table.seats), vec![false; usize::from(table.seats)])
    }

    fn begin(&self, sheet: &mut Sheet, seat: Seat) -> bool {
        sheet.common.comes(seat)
    }

    fn rolled(&self, sheet: &mut Sheet, seat: Seat, faces: &[u8], told: &mut Vec<Text>) -> After {
        let (from, present) = (sheet.common.at(seat), sheet.round.present());
        let stops = path::route(from, faces, !*sheet.own(seat));
        *sheet.own_mut(seat) = true;
        let met = sheet.common.go(seat, &stops, present);
        let stops: Vec<Text> = stops.into_iter().map(|stop| stop.text()).collect();
        told.push(Text::new("goose-threw").with("seat", seat).with("faces", listed(faces)).with("stops", stops));
        if let Some(other) = met {
            told.push(Text::new("goose-met").with("seat", other).with("square", from));
        }
        After::Stop
    }

    /// Names the players who have missed a turn, so that everybody knows why the next one throws.
    fn settle(&self, sheet: &mut Sheet, seats: Seats, told: &mut Vec<Text>) {
        let missed = seats.iter().filter(|seat| sheet.player(*seat).throws.is_empty());
        told.extend(missed.map(|seat| {
            Text::new("goose-missed").with("seat", seat).with("left", u32::from(sheet.common.waits(seat)))
        }));
    }

    fn is_over(&self, sheet: &Sheet) -> bool {
        let home = |seat| sheet.common.at(seat) == HOME;
        sheet.round.present().len() < 2 || sheet.seats().iter().any(home)
    }

    fn scores(&self, sheet: &Sheet) -> Vec<i64> {
        sheet.seats().iter().map(|seat| sheet.common.at(seat).into()).collect()
    }

    fn ask(&self, sheet: &Sheet, _seats: Seats) -> Text {
        // One or two.
        Text::new("dice-ask-forced").with("dice", sheet.rules as u32)
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
    use crate::game::Viewer;
    use crate::games::tests::trial;

    #[test]
    fn the_bridge_leads_on_and_an_occupied_square_is_swapped() {
        let mut game = trial::seated("goose", "", "Anna | Boris");
        assert_eq!(trial::play(&mut game, &["6"]), ["goose-threw"]);
        assert_eq!(trial::scores(&game), [12, 0]);
        trial::play(&mut game, &["6"]);
        assert_eq!(trial::scores(&game), [0, 12], "Boris sends Anna to where he came from");
        let mut game = trial::seated("goose", "", "Anna | Boris");
        trial::play(&mut game, &["4", "3"]);
        assert_eq!(trial::play(&mut game, &["3", "4"]), ["goose-threw", "goose-threw", "goose-met"]);
        assert_eq!(trial::scores(&game), [3, 7]);
    }

    /// After five throws, Anna is in the well and Boris on 22.
    fn in_the_well() -> crate::play::Match {
        let mut game = trial::seated("goose", "pair=on", "Anna | Boris");
        trial::play(&mut game, &["6 4", "6 2", "6 5", "4 4", "4 6", "3 3"]);
        assert_eq!((trial::scores(&game), trial::asked(&game)), (vec![31, 22], vec![1]));
        game
    }

    #[test]
    fn the_well_holds_a_piece_for_three_turns_or_until_another_one_comes() {
        let mut game = in_the_well();
        trial::play(&mut game, &["1 1", "1 1", "4 3"]);
        assert_eq!((trial::scores(&game), trial::asked(&game)), (vec![31, 33], vec![0]), "three turns are missed");
        let mut game = in_the_well();
        let told = trial::play(&mut game, &["4 5"]);
        assert_eq!(told.last().map(String::as_str), Some("goose-met"));
        assert_eq!((trial::scores(&game), trial::asked(&game)), (vec![22, 31], vec![0]), "he takes her place");
    }

    #[test]
    fn the_inn_costs_two_turns() {
        let mut game = trial::seated("goose", "pair=on", "Anna | Boris");
        let told = trial::play(&mut game, &["6 2", "1 1", "6 5", "1 2"]);
        assert_eq!(told.last().map(String::as_str), Some("goose-missed"), "Anna rests on 19");
        assert_eq!((trial::scores(&game), trial::asked(&game)), (vec![19, 8], vec![1]));
        assert!(game.position().board(Viewer::Public).contains("rests 1"));
        trial::play(&mut game, &["1 3"]);
        assert_eq!(trial::asked(&game), [1], "and once more");
        trial::play(&mut game, &["1 2"]);
        assert_eq!(trial::asked(&game), [0]);
    }

    #[test]
    fn the_last_square_must_be_hit() {
        let mut game = trial::seated("goose", "pair=on", "Anna | Boris");
        trial::play(&mut game, &["5 4", "1 2", "4 3", "1 3"]);
        assert_eq!(trial::scores(&game), [60, 7]);
        trial::play(&mut game, &["4 1", "1 2"]);
        assert_eq!((trial::scores(&game), game.outcome()), (vec![61, 10], None));
        trial::play(&mut game, &["1 1"]);
        assert_eq!(game.outcome().map(|outcome| outcome.places), Some(vec![1, 2]));
    }

    #[test]
    fn who_is_met_from_the_start_goes_back_to_the_start() {
        for (language, start) in [("en", "to the start"), ("ru", "на старт")] {
            let path = format!("{}/../../locales/{language}/goose.ftl", env!("CARGO_MANIFEST_DIR"));
            let texts = std::fs::read_to_string(path).expect("the texts");
            let met = texts.split("goose-met =").nth(1).expect("a message");
            assert!(met.lines().nth(1).is_some_and(|line| line.contains("[0]") && line.contains(start)), "{language}");
        }
    }
}
