//! The published positions: scores, legal nodes, chains and grounding figures.

use serde_json::Value;

use kletka_games::game::Seat;
use kletka_games::games::dots::field::Rules;

use super::support::Pair;
use super::support::slow::Spot;

/// The items of a list; none if there is no list.
fn list<'a>(value: &'a Value, key: &str) -> &'a [Value] {
    value.get(key).and_then(Value::as_array).map(Vec::as_slice).unwrap_or_default()
}

fn number(value: &Value) -> i32 {
    value.as_i64().and_then(|number| number.try_into().ok()).unwrap_or_else(|| panic!("{value} is no number"))
}

/// A list of numbers of a known length.
fn numbers<const N: usize>(value: &Value) -> [i32; N] {
    let all: Vec<i32> = value.as_array().into_iter().flatten().map(number).collect();
    all.try_into().unwrap_or_else(|_| panic!("{value} is no list of {N} numbers"))
}

fn spot(value: &Value) -> Spot {
    let [x, y] = numbers(value);
    (x, y)
}

/// The rules of a vector; `None` for variants that do not concern the field.
fn rules(vector: &Value) -> Option<Rules> {
    match vector["applies_to"].as_str() {
        None => Some(Rules::default()),
        Some(text) if text.contains("AnySurrounding") => Some(Rules { any: true, border: false }),
        Some(_) => None,
    }
}

fn check(pair: &Pair, name: &str, expected: &Value) {
    let field = &pair.fast;
    let is = |key: &str, value: i32| {
        if let Some(wanted) = expected.get(key) {
            assert_eq!(number(wanted), value, "{name}: {key}\n{field:?}");
        }
    };
    let [c0, c1] = [0, 1].map(|seat| i32::from(field.score(Seat(seat))));
    let [l0, l1] = [0, 1].map(|seat| i32::from(field.loose(Seat(seat))));
    is("captured_by_0", c0);
    is("captured_by_1", c1);
    is("ungrounded_0", l0);
    is("ungrounded_1", l1);
    is("score0_if_0_grounds", c0 - c1 - l0);
    is("score0_if_1_grounds", c0 - c1 + l1);
    is("last_chain_len", field.last_chains().iter().map(|chain| chain.nodes.len() as i32).sum());
    assert_eq!(field.margin(Seat(0)), c0 - c1 - l0);
    if let Some(over) = expected["game_over_by_grounding"].as_bool() {
        let all_grounded = l0 == 0 && l1 == 0;
        assert_eq!(over, all_grounded || field.margin(Seat(0)) > 0 || field.margin(Seat(1)) > 0, "{name}");
    }
    for (key, legal) in [("legal", true), ("illegal", false)] {
        for place in list(expected, key).iter().map(spot) {
            assert_eq!(field.legal(pair.node(place)), legal, "{name}: {key} {place:?}\n{field:?}");
        }
    }
}

/// Plays a vector, and checks it on the way and at its end.
fn replay(vector: &Value, rules: Rules) {
    let [width, height] = ["width", "height"].map(|side| number(&vector[side]) as u8);
    let name = vector["name"].as_str().expect("a name");
    let mut pair = Pair::new(width, height, rules);
    for (done, put) in list(vector, "moves").iter().enumerate() {
        let [seat, x, y] = numbers(put);
        pair.put(seat as usize, (x, y));
        let here = |stop: &&Value| number(&stop["after"]) == done as i32 + 1;
        list(vector, "checkpoints").iter().filter(here).for_each(|stop| check(&pair, name, stop));
        for stop in list(vector, "contours").iter().filter(here) {
            let by = number(&stop["by"]) as usize;
            pair.compare_chains(list(stop, "contours").iter().map(|contour| (by, chain(contour))).collect());
        }
    }
    check(&pair, name, &vector["expected"]);
}

/// A chain in the form of the fields: clockwise, and without the repeated first dot at the end.
fn chain(contour: &Value) -> Vec<Spot> {
    let mut spots: Vec<Spot> = contour.as_array().into_iter().flatten().map(spot).collect();
    spots.pop();
    let next = spots.iter().cycle().skip(1);
    if spots.iter().zip(next).map(|(a, b)| a.0 * b.1 - b.0 * a.1).sum::<i32>() < 0 {
        spots.reverse();
    }
    spots
}

#[test]
fn every_vector_holds() {
    let all: Value = serde_json::from_str(include_str!("dots.json")).expect("the vectors are JSON");
    let (mut standard, mut variants) = (0, 0);
    for vector in list(&all, "vectors") {
        let Some(rules) = rules(vector) else { continue };
        replay(vector, rules);
        if vector.get("applies_to").is_some() { variants += 1 } else { standard += 1 }
    }
    assert_eq!((standard, variants), (93, 1));
}
