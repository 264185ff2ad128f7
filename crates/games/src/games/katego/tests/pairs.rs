//! Pairs, and variants with rows that others do not see.

use serde_json::Value;

use super::*;

/// T-26 and T-27: with three pairs equal entries of different pairs are left out, with two they are not.
#[test]
fn equal_entries_of_three_pairs_are_left_out() {
    let known: Value = serde_json::from_str(include_str!("../../../../tests/katego.json")).expect("a list");
    let entry = |pair: usize, n: usize| [known[1]["entries"][pair][n].as_u64().expect("a value") as u8];
    let marks: Vec<(Seat, [u8; 1])> =
        (0..6u8).map(|seat| (Seat(seat), entry(usize::from(seat % 3), usize::from(seat / 3)))).collect();
    let marks: Vec<(Seat, u8, &[u8])> = marks.iter().map(|(seat, value)| (*seat, 4, value.as_slice())).collect();
    let table = ended("variant=pairs", 6, &marks);
    assert_eq!(verdict(&table, 4), won(&[C, Seat(5)]), "6, 5 and 12");
    assert_eq!(score::points(&table), [0, 0, 4, 0, 0, 4]);
    let table = ended("variant=pairs", 4, &[(A, 4, &[9]), (C, 4, &[6]), (B, 4, &[9]), (D, 4, &[5])]);
    assert_eq!(verdict(&table, 4), won(&[A, C]));
}

#[test]
fn partners_sit_opposite_and_share_their_place() {
    let entries = [(9, 2), (8, 2), (3, 2), (3, 2), (2, 1), (9, 1), (2, 1), (4, 1)];
    let outcome = play("variant=pairs columns=2", 4, &entries, sum).outcome();
    assert_eq!((outcome.scores, outcome.places), (Some(vec![2, 1, 2, 1]), vec![1, 3, 1, 3]));
}

/// T-28: two equal entries put a column out, unless the leading pair has equal ones as well.
#[test]
fn quenching_in_pairs() {
    let of = |one: [u8; 2], two: [u8; 2]| {
        let marks: [(Seat, u8, &[u8]); 4] =
            [(A, 8, &one[..1]), (C, 8, &one[1..]), (B, 8, &two[..1]), (D, 8, &two[1..])];
        verdict(&ended("variant=pairquench", 4, &marks), 8)
    };
    assert_eq!(of([8, 7], [6, 6]), Verdict::Out);
    assert_eq!(of([8, 8], [6, 6]), won(&[A, C]));
    assert_eq!(of([8, 7], [6, 5]), won(&[A, C]));
    assert_eq!(of([8, 4], [6, 6]), Verdict::Burnt, "equal sums");
}

/// D-34: opponents at different tables get the same throws.
#[test]
fn rivals_write_the_same_throws_at_two_tables() {
    let mut played = begin("variant=rivals columns=2", 4, &sum(9));
    let turns = [(2, A, 9, 0), (2, D, 9, 5), (2, B, 5, 0), (1, C, 5, 3), (1, A, 3, 0), (1, D, 3, 8), (1, B, 8, 0)];
    for (column, seat, value, next) in turns {
        assert_eq!((played.mover(), played.table().player(seat).value), (seat, Some(value)));
        played.plays(&format!("k{column}"), &if next > 0 { sum(next) } else { Vec::new() });
    }
    // A and C are partners. A meets B at the one table, C meets D at the other.
    assert_eq!(played.plays("k2", &[]).outcome().scores, Some(vec![3, 3, 3, 3]), "2 + 1 against 1 + 2");
}

/// T-29: 40 and 30 against 35 and 41.
#[test]
fn pairs_of_rivals_add_their_results() {
    let mut marks: Vec<(Seat, u8, &[u8])> = Vec::new();
    for column in 1..=12 {
        let (a, b) = match column {
            7 | 10 | 11 | 12 => (9, 5),
            3 => (6, 6),
            _ => (4, 8),
        };
        let (c, d) = match column {
            7 | 11 | 12 => (9, 5),
            3 | 4 => (6, 6),
            _ => (4, 8),
        };
        for (seat, value) in [(A, a), (B, b), (C, c), (D, d)] {
            const VALUES: [[u8; 1]; 13] = [[0], [1], [2], [3], [4], [5], [6], [7], [8], [9], [10], [11], [12]];
            marks.push((seat, column, &VALUES[value]));
        }
    }
    assert_eq!(score::points(&ended("variant=rivals", 4, &marks)), [70, 76, 70, 76]);
}

/// T-30: the same product of both partners takes a column at once.
#[test]
fn capturing() {
    let played = play("variant=capture", 4, &[(12, 11), (6, 11), (12, 11)], product);
    assert_eq!(played.verdict(11), won(&[A, C]));
    assert_eq!(
        (score::points(played.table()), played.refuses("k11")),
        (vec![11, 0, 11, 0], "katego-closed".to_owned())
    );
    assert!(played.told.iter().any(|text| text.key == "katego-captured"));
    let plain = play("variant=capture columns=2", 4, &[(12, 2), (6, 2), (10, 2), (20, 2)], product);
    assert_eq!(plain.verdict(2), won(&[B, D]), "22 against 26");
}

/// D-36: players see the rows of their opponents, but not the partner's.
#[test]
fn olympic_pairs_see_their_opponents_alone() {
    let mut played = begin("variant=olympic columns=3", 4, &sum(7));
    assert_eq!(played.asked().len(), 4);
    for (seat, column) in [(A, 1), (B, 2), (C, 3)] {
        played.says(seat, &format!("k{column}"), &[]).expect("a free column");
    }
    let row = |played: &Played, who: Viewer, seat: Seat| -> Vec<usize> {
        let table = GAME.view(&played.state, who);
        (0..3).filter(|column| !table.cell(seat, *column).is_empty()).collect()
    };
    assert_eq!(row(&played, Viewer::Seat(A), A), [0]);
    assert_eq!(row(&played, Viewer::Seat(A), B), [0usize; 0], "all write at the same time");
    played.says(D, "k1", &sum(5)).expect("a free column");
    assert_eq!((row(&played, Viewer::Seat(A), B), row(&played, Viewer::Seat(A), D)), (vec![1], vec![0]));
    assert_eq!(row(&played, Viewer::Seat(A), C), [0usize; 0], "the partner's row");
    assert_eq!(row(&played, Viewer::Public, B), [0usize; 0]);
}

#[test]
fn psychological_rows_are_covered_until_the_end() {
    let mut played = begin("variant=psychological columns=2", 3, &sum(7));
    for (seat, column) in [(B, 1), (A, 2)] {
        played.says(seat, &format!("k{column}"), &[]).expect("a free column");
    }
    let of = |played: &Played, who: Viewer| GAME.view(&played.state, who);
    assert_eq!(of(&played, Viewer::Public).players.iter().filter(|player| player.latest.is_some()).count(), 0);
    assert_eq!(of(&played, Viewer::Public).scores(), None);
    assert_eq!(of(&played, Viewer::Seat(A)).cell(B, 0), []);
    assert_eq!(of(&played, Viewer::Seat(A)).cell(A, 1), [Mark::Value(7)]);
    played.says(C, "k1", &sum(9)).expect("a free column");
    assert_eq!(played.refuses("k2"), "katego-full");
    played.says(A, "k1", &[]).and_then(|()| played.says(B, "k2", &[])).expect("free columns");
    played.says(C, "k2", &[]).expect("a free column");
    assert_eq!(played.outcome().scores, Some(vec![1, 0, 0]), "9 7 7 and 7 9 9");
    assert_eq!(of(&played, Viewer::Public).cell(A, 1), [Mark::Value(7)]);
}

/// D-37: nobody names a value twice.
#[test]
fn without_dice_each_value_is_named_once_by_each() {
    let mut played = begin("variant=diceless columns=4", 2, &[]);
    assert_eq!((played.mover(), played.asked().len()), (A, 1));
    assert_eq!(played.refuses("name 3"), "dice-name-count");
    played.plays("name 3 4", &[]);
    for seat in [A, B] {
        played.says(seat, "k4", &[]).expect("a free column");
    }
    assert_eq!(played.mover(), B);
    played.plays("2 5", &[]);
    for seat in [A, B] {
        played.says(seat, "k3", &[]).expect("a free column");
    }
    assert_eq!((played.mover(), played.refuses("name 6 1")), (A, "katego-named".to_owned()));
    played.plays("name 6 2", &[]);
}
