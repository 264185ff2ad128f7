//! The published positions: scores, legal nodes, chains and grounding figures.

use crate::support::Pair;
use crate::support::json::Json;
use kletka::game::Seat;
use kletka::games::dots::field::Rules;

fn vectors() -> Vec<Json> {
    let all = Json::read(include_str!("dots.json"));
    all.get("vectors").map(|v| v.list().to_vec()).unwrap_or_default()
}

/// The rules that a vector is played by; `None` for variants that are no matter of the field.
fn rules(vector: &Json) -> Option<Rules> {
    match vector.get("applies_to").map(Json::text) {
        None => Some(Rules::default()),
        Some(text) if text.contains("AnySurrounding") => Some(Rules { any: true, border: false }),
        Some(_) => None,
    }
}

fn check(pair: &Pair, name: &str, expected: &Json) {
    let field = &pair.fast;
    let is = |key: &str, value: i32| {
        if let Some(wanted) = expected.get(key) {
            assert_eq!(wanted.number(), value, "{name}: {key}\n{field:?}");
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
    if let Some(Json::Bool(over)) = expected.get("game_over_by_grounding") {
        let all_grounded = l0 == 0 && l1 == 0;
        assert_eq!(*over, all_grounded || field.margin(Seat(0)) > 0 || field.margin(Seat(1)) > 0, "{name}");
    }
    for (key, legal) in [("legal", true), ("illegal", false)] {
        for spot in expected.get(key).map(Json::list).unwrap_or_default() {
            let xy = spot.numbers();
            assert_eq!(field.legal(pair.node((xy[0], xy[1]))), legal, "{name}: {key} {xy:?}\n{field:?}");
        }
    }
}

#[test]
fn every_vector_holds() {
    let (mut standard, mut variants) = (0, 0);
    for vector in vectors() {
        let Some(rules) = rules(&vector) else { continue };
        let side = |key: &str| vector.get(key).map(|n| n.number() as u8).expect("a size");
        let name = vector.get("name").map(Json::text).expect("a name");
        let mut pair = Pair::new(side("width"), side("height"), rules);
        let stops = vector.get("checkpoints").map(Json::list).unwrap_or_default();
        let contours = vector.get("contours").map(Json::list).unwrap_or_default();
        for (done, put) in vector.get("moves").map(Json::list).expect("moves").iter().enumerate() {
            let put = put.numbers();
            pair.put(put[0] as usize, (put[1], put[2]));
            let here = |stop: &&Json| stop.get("after").map(Json::number) == Some(done as i32 + 1);
            stops.iter().filter(here).for_each(|stop| check(&pair, name, stop));
            for stop in contours.iter().filter(here) {
                let by = stop.get("by").map(Json::number).expect("by") as usize;
                let chains = stop.get("contours").expect("contours").list().iter().map(|contour| {
                    let mut spots: Vec<_> = contour.list().iter().map(Json::numbers).map(|xy| (xy[0], xy[1])).collect();
                    spots.pop();
                    if clockwise(&spots) < 0 {
                        spots.reverse();
                    }
                    (by, spots)
                });
                pair.compare_chains(chains.collect());
            }
        }
        check(&pair, name, vector.get("expected").expect("expected"));
        if vector.get("applies_to").is_some() { variants += 1 } else { standard += 1 }
    }
    assert_eq!((standard, variants), (93, 1));
}

fn clockwise(spots: &[(i32, i32)]) -> i32 {
    let next = spots.iter().cycle().skip(1);
    spots.iter().zip(next).map(|(a, b)| a.0 * b.1 - b.0 * a.1).sum()
}
