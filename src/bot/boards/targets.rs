//! The map of a board's picture for a page that shows it: the positions of its places, their names, and how a move is
//! made. It travels in the file, so that every page with the picture has it.

use serde_json::{Value, json};

use super::call::Finger;
use crate::base::Place;
use crate::game::scene::Sheet;
use crate::game::{Board, Gesture, Labels, Scene};
use crate::paint::Lie;

/// The keyword of it in a PNG.
pub const KEYWORD: &str = "Targets";

/// The map as JSON. It reveals nothing that the picture does not show.
pub fn targets(finger: &Finger, scene: &Scene, lie: Lie) -> String {
    let mut told = json!({ "match": finger.id });
    if let Some(gesture) = &finger.gesture {
        let boards = scene.touched_by(finger.seat).map(|one| board(one, lie, finger.labels));
        told["size"] = json!([lie.width, lie.height]);
        told["boards"] = boards.collect();
        if let Some(own) = scene.sheets.iter().find(|sheet| finger.seat == Some(sheet.seat)) {
            told["sheet"] = sheet(own, lie);
        }
        told["move"] = made_of(gesture, finger.labels);
        if let (Gesture::Places { beyond, .. }, Some(first)) = (gesture, scene.touched_by(finger.seat).next())
            && !beyond.is_empty()
        {
            told["move"]["beyond"] = beyond.iter().map(|node| steps_beyond(*node, first)).collect();
        }
    }
    told.to_string()
}

/// A board: the middle of its first place and the distance of neighbours, in pixels, and the labels at its edges.
fn board(board: &Board, lie: Lie, labels: Labels) -> Value {
    let (x, y) = lie.at(board.first);
    let cols: Vec<String> = (board.col..board.col + board.cols).map(|col| labels.column(col)).collect();
    let rows: Vec<u32> = board.rows.iter().map(|row| u32::from(*row) + 1).collect();
    let [x, y, step] = [x, y, board.step * lie.unit as f32].map(pixels);
    json!({ "x": x, "y": y, "step": step, "cols": cols, "rows": rows })
}

/// A node beyond a board, in columns and rows from its first place.
fn steps_beyond((right, down): (i16, i16), board: &Board) -> [i32; 2] {
    let row = board.rows.first().copied().unwrap_or(0);
    [i32::from(right) - i32::from(board.col), i32::from(down) - i32::from(row)]
}

/// A sheet: the position of its point `0 0` and the length of a unit, in pixels, and its first and last tenths each
/// way.
fn sheet(sheet: &Sheet, lie: Lie) -> Value {
    let (x, y) = lie.at(sheet.origin);
    let [x, y, step] = [x, y, sheet.step * lie.unit as f32].map(pixels);
    json!({ "x": x, "y": y, "step": step, "across": sheet.across, "down": sheet.down })
}

/// Pixels to a hundredth, which is exact enough, and shorter.
fn pixels(px: f32) -> f64 {
    (f64::from(px) * 100.0).round() / 100.0
}

/// The parts of a move, in the printed letters.
fn made_of(gesture: &Gesture, labels: Labels) -> Value {
    let name = |place: &Place| labels.place(*place);
    match gesture {
        Gesture::Places { least, most, between, from, .. } => {
            let from = from.as_ref().map(name);
            json!({ "of": "places", "least": least, "most": most, "between": between, "from": from })
        }
        Gesture::Points { most, pieces, half } => {
            json!({ "of": "points", "most": most, "pieces": pieces, "half": half })
        }
        Gesture::Letter => json!({ "of": "letter" }),
        Gesture::Word { letters } => {
            let letters = letters.iter().map(|(place, letter)| (name(place), json!(letter)));
            json!({ "of": "word", "letters": letters.collect::<serde_json::Map<String, Value>>() })
        }
        Gesture::Fleet { ships, missing } => {
            let ships: Vec<[String; 2]> = ships.iter().map(|(one, two)| [name(one), name(two)]).collect();
            json!({ "of": "fleet", "ships": ships, "missing": missing })
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::Seat;
    use crate::game::scene::pt;

    const LIE: Lie = Lie { width: 640, height: 480, origin: (20, 40), unit: 10 };

    fn told(gesture: Option<Gesture>, labels: Labels) -> Value {
        let mut scene = Scene::new(8.0, 16.0);
        for (seat, y) in [(Seat(0), 1.5), (Seat(1), 8.5)] {
            scene.coordinates(pt(1.5, y), 4, 2, 1.0, 1.0, 0.5);
            scene.played_by(seat);
        }
        let finger = Finger { id: 17, gesture, seat: Some(Seat(1)), labels };
        serde_json::from_str(&targets(&finger, &scene, LIE)).unwrap()
    }

    #[test]
    fn places_have_the_letters_that_are_printed_and_lie_where_they_are_painted() {
        let told = told(Some(Gesture::path(Place::new(3, 1), 4)), Labels::Cyrillic);
        let board = json!({ "x": 35.0, "y": 125.0, "step": 10.0, "cols": ["а", "б", "в", "г"], "rows": [1, 2] });
        let made_of = json!({ "of": "places", "least": 1, "most": 4, "between": " ", "from": "г2" });
        assert_eq!(told, json!({ "match": 17, "size": [640, 480], "boards": [board], "move": made_of }));
    }

    #[test]
    fn what_stands_on_the_board_is_told_by_its_places() {
        let places = [Place::new(0, 0), Place::new(0, 1)];
        let word = told(Some(Gesture::Word { letters: vec![(places[1], 'ж')] }), Labels::Cyrillic);
        assert_eq!(word["move"], json!({ "of": "word", "letters": { "а2": "ж" } }));
        let fleet = Gesture::Fleet { ships: vec![(places[0], places[1])], missing: vec![3, 1] };
        let fleet = told(Some(fleet), Labels::Latin);
        assert_eq!(fleet["move"], json!({ "of": "fleet", "ships": [["a1", "a2"]], "missing": [3, 1] }));
    }

    #[test]
    fn a_sheet_of_points_is_told_in_tenths_and_only_the_own_half() {
        let mut scene = Scene::new(41.0, 36.0);
        for (seat, across) in [(Seat(0), (0, 200)), (Seat(1), (200, 400))] {
            scene.sheets.push(Sheet { origin: pt(1.0, 5.0), step: 1.0, across, down: (0, 280), seat });
        }
        let gesture = Gesture::Points { most: 10, pieces: vec![(273, 128)], half: Some((10, 7)) };
        let finger = Finger { id: 17, gesture: Some(gesture), seat: Some(Seat(1)), labels: Labels::Latin };
        let told: Value = serde_json::from_str(&targets(&finger, &scene, LIE)).unwrap();
        let sheet = json!({ "x": 30.0, "y": 90.0, "step": 10.0, "across": [200, 400], "down": [0, 280] });
        let made_of = json!({ "of": "points", "most": 10, "pieces": [[273, 128]], "half": [10, 7] });
        assert_eq!((&told["sheet"], &told["move"], &told["boards"]), (&sheet, &made_of, &json!([])));
    }

    #[test]
    fn what_lies_beyond_the_board_has_columns_and_rows() {
        let path = Gesture::path(Place::new(3, 1), 4).out_to([(3, -1), (3, 2)]);
        assert_eq!(told(Some(path), Labels::Latin)["move"]["beyond"], json!([[3, -1], [3, 2]]));
    }

    #[test]
    fn where_nobody_moves_so_only_the_match_is_told() {
        assert_eq!(told(None, Labels::Latin), json!({ "match": 17 }));
    }
}
