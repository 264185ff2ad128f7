//! The base game and the simple variants.

use serde_json::Value;

use super::*;

/// T-20: shared highest entries burn a column, and equal ones below the highest do not matter.
#[test]
fn the_example_of_the_book() {
    // Columns 9 and 12 of four rows. The others do not matter.
    let entries = [(6, 9), (8, 9), (8, 9), (10, 9), (7, 12), (11, 12), (5, 12), (11, 12)];
    let played = play("", 4, &entries, sum);
    assert_eq!((played.verdict(9), played.verdict(12)), (won(&[D]), Verdict::Burnt));
    assert_eq!(score::points(played.table()), [0, 0, 0, 9]);
    assert_eq!(played.verdict(1), Verdict::Open);
}

/// T-21, whole: the players fill their rows from the left.
#[test]
fn a_whole_match_of_three() {
    let known: Value = serde_json::from_str(include_str!("../../../../tests/katego.json")).expect("a list");
    let row = |seat: usize| -> Vec<u8> {
        let row = known[0]["rows"][seat].as_array().expect("a row");
        row.iter().map(|value| value.as_u64().expect("a value") as u8).collect()
    };
    let entries: Vec<(u8, u8)> =
        (0..12).flat_map(|column| (0..3).map(move |seat| (row(seat)[column as usize], column + 1))).collect();
    let played = play("", 3, &entries, sum);
    let burnt: Vec<u8> = (1..=12).filter(|column| played.verdict(*column) == Verdict::Burnt).collect();
    assert_eq!((burnt, played.outcome().scores), (vec![5, 6, 7, 12], Some(vec![19, 12, 17])));
    assert_eq!(played.outcome().places, [1, 3, 2]);
}

#[test]
fn as_many_columns_as_the_players_want() {
    let columns = |settings: &str, seats: u8| {
        let mut values = options(settings);
        GAME.options(&mut values, seats).expect("a table");
        values.int("columns")
    };
    assert_eq!([2, 6, 7, 9, 10, 12].map(|seats| columns("", seats)), [12, 12, 15, 15, 18, 18]);
    assert_eq!((columns("table=knizia", 3), columns("columns=5", 3)), (11, 5));
    let played = play("table=knizia", 2, &[(7, 2), (8, 2)], sum);
    assert_eq!((score::points(played.table()), played.refuses("k1")), (vec![0, 2], "katego-columns".to_owned()));
    assert_eq!(played.refuses("k2"), "katego-full");
}

#[test]
fn who_cannot_play_is_told_how_many_can() {
    let refused = |settings: &str, seats: u8| GAME.options(&mut options(settings), seats).err().map(|r| r.text.key);
    for (settings, good, bad) in [
        ("variant=firtree", 2, 3),
        ("variant=pairs", 6, 5),
        ("variant=capture", 8, 10),
        ("variant=rivals", 4, 6),
        ("variant=olympic", 4, 2),
    ] {
        assert_eq!((refused(settings, good), refused(settings, bad)), (None, Some("katego-seats".into())));
    }
    assert_eq!(refused("variant=auction table=knizia", 3), Some("katego-own-numbers".into()));
    assert_eq!(refused("variant=city together=on", 3), Some("katego-not-together".into()));
    assert_eq!(refused("variant=big named=on", 3), Some("katego-few-values".into()));
    assert_eq!(refused("variant=diceless columns=18", 2), None);
}

/// T-22: the sum of two entries counts.
#[test]
fn big_katego_adds_two_entries() {
    // 1 + 12 comes from 12 + 1, which no two dice show.
    let table = ended(
        "variant=big",
        3,
        &[(A, 5, &[9, 4]), (B, 5, &[7, 7]), (C, 5, &[12, 1]), (A, 6, &[9, 5]), (B, 6, &[8, 6])],
    );
    assert_eq!((verdict(&table, 5), verdict(&table, 6)), (won(&[B]), Verdict::Burnt));
    let played = play("variant=big columns=2", 2, &[(7, 2), (8, 2), (7, 2), (5, 2)], sum);
    assert_eq!((played.verdict(2), score::points(played.table())), (won(&[A]), vec![2, 0]));
    assert_eq!(played.refuses("k2"), "katego-full");
}

#[test]
fn products_are_written() {
    let played = play("variant=product columns=2", 2, &[(12, 2), (36, 2), (5, 1), (1, 1)], product);
    assert_eq!(played.outcome().scores, Some(vec![1, 2]));
}

/// T-23: the product of two cells counts.
#[test]
fn super_katego_multiplies() {
    let of = |own: [u8; 2]| ended("variant=super", 2, &[(A, 7, &own), (B, 7, &[6, 6])]);
    assert_eq!((verdict(&of([9, 4]), 7), verdict(&of([9, 5]), 7)), (Verdict::Burnt, won(&[A])));
}

#[test]
fn a_match_of_super_katego() {
    let mut played = begin("variant=super columns=2", 2, &sum(2));
    // A spoils the cells of B, who answers.
    played.plays("k2 b", &sum(3)).plays("2 1", &sum(12)).plays("k2 a", &sum(11));
    assert_eq!(played.refuses("k2 a"), "katego-full");
    assert_eq!(played.refuses("k2 c"), "katego-moves");
    played.plays("2b", &sum(5));
    assert_eq!(played.verdict(2), won(&[A]), "36 against 22");
    // Without a letter the buttons set the row: first the player's own one.
    played.plays("k1", &sum(6)).plays("row 1", &[]).plays("k1", &sum(7)).plays("k1 2", &sum(8)).plays("k1", &[]);
    assert_eq!(played.table().cell(A, 0), [Mark::Value(5), Mark::Value(6)]);
    assert_eq!(played.outcome().scores, Some(vec![2, 1]), "30 against 56 in the first column");
}

/// T-24: a product that is in the column already puts it out at once.
#[test]
fn quenching() {
    let mut played = play("variant=quench columns=3", 3, &[(12, 3), (6, 3), (6, 2)], product);
    assert_eq!(played.verdict(3), Verdict::Open);
    // A has 12 and B 6 in column 3. A seven of the dice is 12 as a product.
    assert_eq!(played.refuses("k3"), "katego-full");
    played.plays("k1", &product(4)).plays("k1", &product(12)).plays("k3", &product(9));
    assert_eq!((played.verdict(3), played.refuses("k3")), (Verdict::Out, "katego-closed".to_owned()));
    // C has only column 1 left, and all others only column 2.
    played.plays("k2", &product(8)).plays("k2", &product(12));
    let scores = played.plays("k1", &[]).outcome().scores;
    assert_eq!(scores, Some(vec![2, 0, 0]), "column 1 is out as well");
}

/// T-25: a row of power katego falls, and dashes are passed over.
#[test]
fn a_row_that_falls() {
    let table = ended("variant=power", 2, &[(A, 3, &[9]), (A, 5, &[0]), (A, 7, &[6])]);
    let fits = |value: u8| -> Vec<usize> { (0..12).filter(|c| table.fits(A, *c, value)).map(|c| c + 1).collect() };
    assert_eq!(fits(8), [4, 6], "between nine and six, where no dash stands");
    assert_eq!((fits(9), fits(6)), (vec![], vec![]));
    assert_eq!((fits(12), fits(2)), (vec![1, 2], vec![8, 9, 10, 11, 12]));
}

#[test]
fn spare_throws_and_dashes() {
    let mut played = begin("variant=power columns=3", 2, &sum(7));
    assert_eq!(played.table().player(A).throws, 10);
    played.plays("throw", &sum(5)).plays("k2", &sum(9));
    assert_eq!(played.table().player(A).throws, 9);
    played.plays("dash 3", &sum(5));
    assert_eq!(played.table().player(B).throws, 10, "a turn of one throw costs no spare one");
    assert_eq!((played.refuses("k1"), played.refuses("k3")), ("katego-falls".to_owned(), "katego-falls".to_owned()));
    assert_eq!(played.refuses("k2"), "katego-full");
    played.plays("dash 1", &sum(2)).plays("k2", &sum(4)).plays("k3", &sum(3)).plays("k1", &[]);
    assert_eq!(played.outcome().scores, Some(vec![5, 1]), "3 against a dash, 5 against 2, 4 against a dash");
}

#[test]
fn the_fir_tree() {
    let mut played = begin("variant=firtree columns=4", 2, &sum(7));
    let points: Vec<i64> = (0..12).map(|column| ended("variant=firtree", 2, &[]).rules.points(column)).collect();
    assert_eq!((points.iter().sum::<i64>(), points), (42, vec![1, 2, 3, 4, 5, 6, 6, 5, 4, 3, 2, 1]));
    played.plays("k2", &sum(7)).plays("k2", &sum(8));
    assert_eq!(played.refuses("k3"), "katego-falls", "who begins has a row that falls");
    played.plays("k1", &sum(8));
    assert_eq!(played.refuses("k1"), "katego-rises", "the other one's rises");
    played.plays("k3", &sum(2)).plays("k4", &sum(9)).plays("k4", &sum(3)).plays("k3", &sum(6)).plays("k1", &[]);
    assert_eq!(played.outcome().scores, Some(vec![1, 3]), "8 to 6, 7 to 7, 3 to 8, 2 to 9");
}
