use kletka_people::rating::Rating;

use super::*;
use crate::base::Chance;
use crate::store::memory::MemoryStore;
use crate::store::{Entry, Store};

const GAMES: [&str; 3] = ["dots", "pig", "pigs"];

fn seat(who: Player, place: u8) -> ResultSeat {
    ResultSeat { who, also: Vec::new(), place, before: None, after: None }
}

fn between(id: u64, one: UserId, other: UserId, places: [u8; 2]) -> ResultRow {
    let seats = vec![seat(Player::User(one), places[0]), seat(Player::User(other), places[1])];
    ResultRow {
        id,
        ended: id * 3_600_000,
        day: u32::try_from(id / 24).expect("few"),
        month: u32::try_from(id / 720).expect("few"),
        clock: String::new(),
        quarters: 4,
        seats,
        unrated: None,
        voided: false,
        former: false,
    }
}

/// All rows of results.
fn rows(store: &MemoryStore) -> Vec<Entry> {
    [RESULT, TALLY, HISTORY, PAIR, MONTH].iter().flat_map(|kind| store.scan(&[*kind])).collect()
}

fn committed<T>(store: &MemoryStore, act: impl FnOnce(&mut Tx<'_>) -> T) -> T {
    let mut tx = Tx::new(store);
    let done = act(&mut tx);
    tx.commit().expect("the batch is small");
    done
}

/// A random match: usually of two, sometimes of many, with computers, partners, or alone.
fn random(id: u64, rng: &mut Chance) -> ResultRow {
    let mut row = between(id, 1, 2, [1, 2]);
    let count = [1, 2, 2, 2, 2, 2, 3, 8][rng.index(8)];
    row.seats = (0..count)
        .map(|_| match rng.index(12) {
            0 => seat(Player::Computer(1 + rng.index(5) as u8), 0),
            _ => seat(Player::User(1 + rng.index(9) as i64), 0),
        })
        .collect();
    let most = row.seats.len();
    for seat in &mut row.seats {
        seat.place = 1 + rng.index(most) as u8;
        if rng.index(20) == 0 {
            seat.also.push(Player::User(77));
        }
    }
    row.quarters = [1, 2, 4][rng.index(3)];
    row.unrated = (rng.index(10) == 0).then_some(Unrated::Casual);
    row
}

/// Folding all results again gives the rows written match by match, with some results removed in between.
#[test]
fn folding_all_results_gives_the_same_bytes() {
    for seed in 0..12_u64 {
        let mut rng = Chance::fixed(seed);
        let store = MemoryStore::new();
        let mut known = Vec::new();
        for id in 1..=150_u64 {
            let (chat, game) = (1 + rng.index(2) as u64, GAMES[rng.index(3)]);
            let n = committed(&store, |tx| tx.add_result(chat, game, &mut random(id, &mut rng)));
            known.push((chat, game, n));
            if rng.index(7) == 0 {
                let (chat, game, n) = known[rng.index(known.len())];
                committed(&store, |tx| tx.void_result(chat, game, n));
            }
        }
        let before = rows(&store);
        let all = Tx::new(&store).all_with_results();
        let distinct: std::collections::BTreeSet<_> = known.iter().map(|(chat, game, _)| (*chat, *game)).collect();
        assert_eq!(all.len(), distinct.len());
        for (chat, game) in &all {
            let differ = committed(&store, |tx| tx.fold_results(*chat, game));
            assert_eq!(differ, 0, "seed {seed}: {game} in {chat}");
        }
        assert_eq!(rows(&store), before);
        // Lost derived rows come back.
        for (key, _) in before.iter().filter(|(key, _)| key[0] != RESULT) {
            committed(&store, |tx| tx.unset(key.clone()));
        }
        for (chat, game) in &all {
            committed(&store, |tx| tx.fold_results(*chat, game));
        }
        assert_eq!(rows(&store), before, "seed {seed}");
    }
}

#[test]
fn a_win_moves_two_ratings_and_is_remembered() {
    let store = MemoryStore::new();
    let mut row = between(17, 8, 3, [1, 2]);
    let n = committed(&store, |tx| tx.add_result(5, "dots", &mut row));
    let tx = Tx::new(&store);
    assert_eq!(tx.result(5, "dots", n), Some(row.clone()));
    let points = |rating: Option<Rating>| rating.map(Rating::points);
    assert_eq!((points(row.seats[0].before), points(row.seats[0].after)), (Some(1500), Some(1662)));
    assert_eq!(points(row.seats[1].after), Some(1338));
    let tally = tx.tally(5, "dots", 8).expect("it was played");
    assert_eq!((tally.score, tally.rated, tally.longest), ([1, 0, 0], 1, 1));
    assert_eq!(tx.between(5, "dots", 3, 8), Some(([0, 1], 0)));
    assert_eq!(tx.between(5, "dots", 8, 3), Some(([1, 0], 0)));
    assert_eq!(tx.between(5, "pig", 8, 3), None);
    let month = tx.month(5, 0);
    assert_eq!(month.iter().map(|(user, row)| (*user, row["dots"].points)).collect::<Vec<_>>(), [(3, 0), (8, 1000)]);
    assert_eq!(tx.history(5, "dots", 3).latest[0].change, Some(-162));
    assert_eq!((tx.chats_with_results_of(8), tx.games_with_results(5)), (vec![5], vec!["dots".to_owned()]));
}

#[test]
fn the_sixth_match_of_two_on_a_day_is_not_rated() {
    let store = MemoryStore::new();
    let play = |id: u64, day: u32| {
        let mut row = ResultRow { day, ..between(id, 1, 2, [1, 2]) };
        committed(&store, |tx| tx.add_result(5, "dots", &mut row));
        row.unrated
    };
    let all: Vec<_> = (1..=6).map(|id| play(id, 3)).collect();
    assert_eq!(all, [None, None, None, None, None, Some(Unrated::Often)]);
    assert_eq!(play(7, 4), None, "tomorrow is another day");
}

#[test]
fn casual_and_short_matches_enter_no_table_and_use_up_no_day() {
    let store = MemoryStore::new();
    let play = |id: u64, unrated: Option<Unrated>| {
        let mut row = ResultRow { unrated, ..between(id, 1, 2, [1, 2]) };
        committed(&store, |tx| tx.add_result(5, "dots", &mut row));
        row.unrated
    };
    for id in 1..=6 {
        play(id, Some(if id % 2 == 0 { Unrated::Casual } else { Unrated::Short }));
    }
    let score = |user| Tx::new(&store).tally(5, "dots", user).expect("it was played").score;
    assert_eq!([score(1), score(2)], [[0, 0, 0]; 2]);
    let all: Vec<_> = (7..=12).map(|id| play(id, None)).collect();
    assert_eq!(all, [None, None, None, None, None, Some(Unrated::Often)], "five rated ones a day, whatever was before");
    assert_eq!(score(1), [6, 0, 0]);
}

#[test]
fn what_moves_no_rating_says_why() {
    let store = MemoryStore::new();
    let reason = |seats: Vec<ResultSeat>| {
        let mut row = ResultRow { seats, ..between(1, 1, 2, [1, 2]) };
        committed(&store, |tx| tx.add_result(9, "dots", &mut row));
        assert!(row.seats.iter().all(|seat| seat.before.is_none()));
        row.unrated
    };
    let user = |user| seat(Player::User(user), 1);
    assert_eq!(reason(vec![user(1)]), Some(Unrated::Alone));
    assert_eq!(reason(vec![user(1), seat(Player::Computer(3), 2)]), Some(Unrated::Computer));
    assert_eq!(reason(vec![user(1), user(1)]), Some(Unrated::Twice));
    let shared = ResultSeat { also: vec![Player::User(4)], ..user(2) };
    assert_eq!(reason(vec![user(1), shared]), Some(Unrated::Shared));
    let tally = Tx::new(&store).tally(9, "dots", 1).expect("it was played");
    assert_eq!(
        (tally.rated, tally.computers[2], tally.alone),
        (0, Against { played: 1, won: 1 }, Against { played: 1, won: 1 })
    );
    assert_eq!(Tx::new(&store).tally(9, "dots", 4).map(|tally| tally.score), Some([0, 1, 0]), "partners play as well");
}

#[test]
fn the_line_of_a_rating_stays_short_and_keeps_its_end() {
    let mut history = HistoryRow::default();
    let latest = LatestRow { id: 1, how: 0, place: 1, of: 2, other: None, change: None };
    for n in 0..1000 {
        history.push(LatestRow { id: n, ..latest }, Some((n, n as i32)));
        assert!(history.line.len() <= 64 && history.line.last() == Some(&(n, n as i32)));
    }
    assert_eq!(history.line[0], (0, 0));
    assert!(history.line.len() > 32, "it is halved and no more: {:?}", history.line);
    assert_eq!(history.latest.iter().map(|one| one.id).collect::<Vec<_>>(), (990..1000).collect::<Vec<_>>());
}

#[test]
fn an_annulled_match_has_never_been() {
    let (store, other) = (MemoryStore::new(), MemoryStore::new());
    let first = committed(&store, |tx| tx.add_result(5, "dots", &mut between(1, 8, 3, [1, 2])));
    for store in [&store, &other] {
        committed(store, |tx| tx.add_result(5, "dots", &mut between(2, 8, 3, [2, 1])));
    }
    let known = |store: &MemoryStore| {
        let tx = Tx::new(store);
        let tallies = [8, 3].map(|user| tx.tally(5, "dots", user).expect("it was played"));
        (tallies, tx.between(5, "dots", 3, 8), tx.month(5, 0))
    };
    assert_ne!(known(&store), known(&other));
    committed(&store, |tx| tx.void_result(5, "dots", first));
    assert_eq!(known(&store), known(&other));
    assert!(Tx::new(&store).result(5, "dots", first).is_some_and(|row| row.voided), "the result says so");
}

#[test]
fn of_somebody_nameless_the_ratings_of_then_are_known() {
    let store = MemoryStore::new();
    committed(&store, |tx| tx.add_result(5, "dots", &mut between(1, 8, 3, [1, 2])));
    let n = committed(&store, |tx| tx.add_result(5, "dots", &mut between(2, 8, 3, [1, 2])));
    let before = Tx::new(&store).result(5, "dots", n).expect("it was entered");
    committed(&store, |tx| tx.replace_in_results(5, "dots", Player::User(8), Player::Nameless(1)));
    let tx = Tx::new(&store);
    let after = tx.result(5, "dots", n).expect("it is still there");
    assert_eq!(after.seats[0], ResultSeat { who: Player::Nameless(1), ..before.seats[0].clone() });
    assert_eq!(tx.tally(5, "dots", 8), None);
    let won = tx.tally(5, "dots", 3).expect("it was played");
    assert_eq!((won.score, won.rating), ([0, 0, 2], before.seats[1].after), "and those of the other stay");
}

#[test]
fn a_computer_is_no_person_and_a_draw_with_it_no_win() {
    let store = MemoryStore::new();
    for places in [[1, 1], [2, 1], [1, 2]] {
        let mut row = between(1, 8, 8, places);
        row.seats[1].who = Player::Computer(3);
        committed(&store, |tx| tx.add_result(5, "dots", &mut row));
    }
    let tally = Tx::new(&store).tally(5, "dots", 8).expect("it was played");
    assert_eq!((tally.computers[2], tally.score), (Against { played: 3, won: 1 }, [0, 0, 0]));
}

#[test]
fn whoever_solves_something_alone_has_won() {
    let store = MemoryStore::new();
    for place in [1, 2] {
        let mut row = between(1, 8, 8, [place, place]);
        row.seats.pop();
        committed(&store, |tx| tx.add_result(5, "dots", &mut row));
    }
    let history = Tx::new(&store).history(5, "dots", 8);
    assert_eq!(history.latest.iter().map(|one| one.how).collect::<Vec<_>>(), [0, 2]);
}

#[test]
fn points_are_the_share_of_the_others_that_were_beaten() {
    let points = |places: &[u8]| {
        let mut row = between(1, 8, 3, [1, 2]);
        row.seats = (1..).zip(places).map(|(user, place)| seat(Player::User(user), *place)).collect();
        (0..places.len()).map(|seat| row.points(seat)).collect::<Vec<_>>()
    };
    assert_eq!(points(&[2, 1]), [0, 1000]);
    assert_eq!(points(&[2, 1, 3]), [500, 1000, 0]);
    assert_eq!(points(&[1, 3, 1, 3, 3]), [875, 250, 875, 250, 250]);
}
