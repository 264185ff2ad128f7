use super::*;

fn drawn(rows: usize, seats: u8) -> Scene {
    let mut sheet = ScoreSheet::new(rows, seats);
    for seat in sheet.seats().iter() {
        sheet.score(0, seat, 100 + i32::from(seat.0));
        sheet.strike(1, seat);
    }
    sheet.show(Seat(0));
    sheet.part(rows / 2);
    let heads: Vec<Says> = (0..rows).map(|row| Says::Plain(format!("box {row}"))).collect();
    let (width, height) = sheet.extent();
    let mut scene = Scene::new(width, height);
    sheet.draw(&mut scene, pt(0.0, 0.0), &heads, &[(0, Seat(seats - 1))]);
    scene
}

/// A sheet without names of its rows.
fn plain(sheet: &ScoreSheet) -> Scene {
    let (width, height) = sheet.extent();
    let mut scene = Scene::new(width, height);
    sheet.draw(&mut scene, pt(0.0, 0.0), &[], &[]);
    scene
}

/// The position of these words.
fn place(scene: &Scene, text: &str) -> Option<Pt> {
    says(scene).find(|(s, _)| **s == Says::Plain(text.to_owned())).map(|(_, at)| at)
}

fn says(scene: &Scene) -> impl Iterator<Item = (&Says, Pt)> {
    scene.items.iter().filter_map(|item| match item {
        Item::Label { says, at, .. } => Some((says, *at)),
        _ => None,
    })
}

fn names(scene: &Scene) -> impl Iterator<Item = (Seat, Pt)> {
    scene.items.iter().filter_map(|item| match item {
        Item::Name { seat, at, .. } => Some((*seat, *at)),
        _ => None,
    })
}

#[test]
fn every_sheet_is_drawn_within_its_extent() {
    for seats in 2..=50 {
        for rows in [2, 13, 18] {
            let scene = drawn(rows, seats);
            assert!(scene.width <= 26.0 && scene.height <= 38.0, "{seats} × {rows}");
            let inside = |p: &Pt| {
                (-0.001..=scene.width + 0.001).contains(&p.x) && (-0.001..=scene.height + 0.001).contains(&p.y)
            };
            for item in &scene.items {
                match item {
                    Item::Stroke { points, .. }
                    | Item::Fill { polygon: points, .. }
                    | Item::Blank { polygon: points } => {
                        assert!(points.iter().all(inside), "{seats} × {rows}: {item:?}");
                    }
                    Item::Label { at, .. } | Item::Name { at, .. } => {
                        assert!(inside(at), "{seats} × {rows}: {item:?}")
                    }
                    _ => panic!("nothing else is on a sheet"),
                }
            }
        }
    }
}

#[test]
fn every_player_stands_there_with_a_total_in_the_same_line_or_column() {
    for seats in [2, 3, 6, 7, 25, 50] {
        let scene = drawn(13, seats);
        for seat in (0..seats).map(Seat) {
            let name = names(&scene).find(|(named, _)| *named == seat).map(|(_, at)| at).expect("a name");
            let points = Says::Plain((100 + u32::from(seat.0)).to_string());
            // Numbers end to the right of the middle of their column, so that units stand below units.
            let right = UNITS * ScoreSheet::new(13, seats).size().max(1.1);
            let beside = |at: Pt| if seats > 6 { at.y - name.y } else { at.x - name.x - right };
            let found = says(&scene).filter(|(s, at)| **s == points && beside(*at).abs() < 0.01).count();
            assert_eq!(found, if seats > 6 { 1 } else { 2 }, "{seat:?} of {seats}");
        }
    }
}

#[test]
fn a_covered_column_has_a_tick_by_the_name_and_no_total() {
    for seats in [2, 3, 9] {
        let mut sheet = ScoreSheet::new(4, seats);
        let totals = |sheet: &ScoreSheet| {
            let scene = plain(sheet);
            let zeros = says(&scene).filter(|(s, _)| **s == Says::Plain("0".to_owned())).count();
            let is_cover = |item: &&Item| matches!(item, Item::Label { ink: Ink::Shade, .. });
            let is_ticked = |item: &&Item| matches!(item, Item::Name { seat: Seat(0), ticked: true, .. });
            let ticked = scene.items.iter().filter(is_ticked).count();
            (zeros, scene.items.iter().filter(is_cover).count(), ticked)
        };
        assert_eq!(totals(&sheet), (usize::from(seats), 0, 0));
        sheet.cover(Seat(0), true);
        sheet.cover(Seat(1), false);
        // In a list, the tick is where the total would be.
        let (covers, ticks) = if seats > 6 { (0, 0) } else { (2, 1) };
        assert_eq!(totals(&sheet), (usize::from(seats) - 2, covers, ticks));
    }
}

#[test]
fn the_middle_of_a_box_is_where_its_entry_stands() {
    for seats in [2, 6, 7, 50] {
        let scene = drawn(13, seats);
        let mut sheet = ScoreSheet::new(13, seats);
        sheet.part(6);
        for seat in (0..if seats > 6 { 1 } else { seats }).map(Seat) {
            let points = Says::Plain((100 + u32::from(seat.0)).to_string());
            let middle = sheet.middle(0, seat);
            let size = if seats > 6 { sheet.size() } else { sheet.size().max(1.1) };
            let edge = middle.x + UNITS * size;
            let near = |at: Pt| (at.x - edge).abs() < 0.01 && (at.y - middle.y).abs() < 0.01;
            assert!(says(&scene).any(|(s, at)| *s == points && near(at)), "{seat:?} of {seats}");
        }
    }
}

#[test]
fn a_wash_lies_below_what_is_written() {
    for seats in [2, 7] {
        let scene = drawn(13, seats);
        let washed = scene.items.iter().position(|item| matches!(item, Item::Fill { .. })).expect("a latest box");
        let points = Says::Plain((99 + u32::from(seats)).to_string());
        let written = |item: &Item| matches!(item, Item::Label { says, .. } if *says == points);
        assert!(scene.items.iter().position(written).expect("its points") > washed);
    }
}

#[test]
fn low_rows_keep_off_the_rules() {
    let scene = drawn(13, 2);
    let level = |item: &Item| match item {
        Item::Stroke { points, ink, nib: Nib::Ruler } if points[0].y == points[1].y => Some((points[0].y, *ink)),
        _ => None,
    };
    let rules: Vec<(f32, Ink)> = scene.items.iter().filter_map(level).collect();
    let pale = rules.iter().filter(|(_, ink)| *ink == Ink::Shade).count();
    assert_eq!((pale, rules.len() - pale), (12, 4), "between thirteen rows, and around their parts");
    for (_, at) in says(&scene) {
        assert!(rules.iter().all(|(y, _)| (y - at.y).abs() >= LOW[0] / 2.0 - 0.01), "{at:?}");
    }
}

#[test]
fn what_a_filled_box_could_get_stands_beside_its_entry() {
    for (rows, seats) in [(10, 2), (10, 7), (13, 2)] {
        let mut sheet = ScoreSheet::new(rows, seats);
        sheet.score(0, Seat(0), 16);
        sheet.show(Seat(0));
        sheet.price(0, Seat(0), 8);
        sheet.price(1, Seat(0), 5);
        let scene = plain(&sheet);
        let place = |text: &str| place(&scene, text);
        let (entry, price) = (place("16").expect("an entry"), place("(8)").expect("its price"));
        assert!(place("(5)").is_some() && (entry.x != price.x || entry.y != price.y), "{rows} × {seats}");
    }
}

#[test]
fn columns_of_shared_boxes_have_room_for_a_price_in_the_line_of_its_entry() {
    for seats in [2, 3] {
        let mut sheet = ScoreSheet::new(10, seats);
        sheet.leave(vec![Says::Plain("36".to_owned()); 10]);
        sheet.score(0, Seat(0), 16);
        sheet.score(1, Seat(0), 20);
        sheet.price(0, Seat(0), 8);
        let scene = plain(&sheet);
        let place = |text: &str| place(&scene, text);
        let (entry, other, price) = (place("16"), place("20"), place("(8)").expect("a price"));
        let entry = entry.expect("an entry");
        assert_eq!((entry.x, entry.y), (other.expect("another entry").x, price.y));
        let edge = sheet.middle(0, Seat(0)).x + sheet.column_width() / 2.0;
        assert!(price.x > entry.x && edge - price.x >= 1.8, "{seats}");
    }
}

#[test]
fn long_sheets_have_rows_of_eighteen_pixels_on_a_telephone() {
    for seats in 2..=6 {
        for rows in [13, 15, 16, 18] {
            let sheet = ScoreSheet::new(rows, seats);
            // A page is five squares wider than its drawing, and at least 20 wide for the dice below such a sheet.
            let squares = sheet.extent().0.max(15.0) + 5.0;
            let high = (sheet.top(1) - sheet.top(0)) * 360.0 / squares;
            assert!(high >= 18.0, "{rows} rows of {seats}: {high} px");
        }
    }
}

#[test]
fn a_long_total_keeps_to_its_column() {
    let mut sheet = ScoreSheet::new(15, 6);
    for seat in sheet.seats().iter() {
        sheet.score(0, seat, -142);
    }
    let scene = plain(&sheet);
    let totals = scene.items.iter().filter_map(|item| match item {
        Item::Label { says, at, size, .. } if *says == Says::Plain("−142".to_owned()) && at.y > sheet.foot() => {
            Some((at.x - DIGIT * size * 4.0, at.x))
        }
        _ => None,
    });
    let totals: Vec<(f32, f32)> = totals.collect();
    assert_eq!(totals.len(), 6);
    for (n, (left, right)) in totals.into_iter().enumerate() {
        let edge = sheet.boxes() + sheet.column_width() * n as f32;
        assert!(left > edge + 0.2 && right < edge + sheet.column_width() - 0.2, "{n}: {left} to {right}");
    }
}
