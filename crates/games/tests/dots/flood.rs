//! The field on which areas may be left open. Tests each of its rules with a picture (as in `positions`), and that it
//! plays like the fast field if every area is painted.

use kletka_games::game::Seat;
use kletka_games::games::dots::field::{Chain, Effect, Field, Node, Refusal, Rules};
use kletka_games::games::dots::flood::{Area, FloodField, Unpaintable};

use super::support::slow::Spot;
use super::support::{Lot, some};

/// Sets up a picture of live dots in reading order. Areas that they close are left open.
fn sheet(rows: &[&str]) -> FloodField {
    let mut field = FloodField::new(rows[0].len() as u8, rows.len() as u8, Rules::default());
    for (y, row) in (0..).zip(rows) {
        for (x, dot) in (0..).zip(row.bytes()).filter(|(_, dot)| *dot != b'.') {
            let seat = Seat(u8::from(dot == b'o'));
            assert!(field.put(seat, at(&field, (x, y))).is_ok());
            field.leave_all();
        }
    }
    field
}

fn at(field: &FloodField, (x, y): Spot) -> Node {
    field.node(x as u8, y as u8).expect("on the sheet")
}

fn put(field: &mut FloodField, seat: u8, spot: Spot) -> Result<Effect, Refusal> {
    field.put(Seat(seat), at(field, spot))
}

/// Asserts the look of the sheet: as in `positions`, with `:` for an empty node of an area that was left.
fn looks(field: &FloodField, rows: &[&str]) {
    let mut is = String::new();
    for node in field.nodes() {
        let place = field.place(node);
        let left = [0, 1].iter().any(|&seat| field.left(Seat(seat)).iter().any(|area| area.nodes.contains(&node)));
        is.push(match (place.dot, place.area.is_some() && place.area != place.dot) {
            (Some(Seat(0)), false) => 'x',
            (Some(Seat(0)), true) => '%',
            (Some(_), false) => 'o',
            (Some(_), true) => '0',
            (None, true) => '-',
            (None, false) if place.house.is_some() => '_',
            (None, false) if left => ':',
            (None, false) => '.',
        });
        if usize::from(field.place_of(node).0) + 1 == rows[0].len() {
            is.push('\n');
        }
    }
    let picture: String = rows.iter().map(|row| format!("{row}\n")).collect();
    assert!(is == picture, "is\n{is}should be\n{picture}");
}

fn score(field: &FloodField) -> (u16, u16) {
    (field.score(Seat(0)), field.score(Seat(1)))
}

const NOTHING: Effect = Effect { captured: 0, freed: 0, lost: false };

/// The player who closes an area must decide, and nothing is captured before the answer.
///
/// ```text
/// .xx.      .xx.      .xx.
/// xo.x  →   xo:x  →   x0-x
/// .x*.      .xx.      .xx.
/// ```
#[test]
fn closing_asks_and_painting_captures() {
    let mut field = sheet(&[".xx.", "xo.x", ".x.."]);
    assert_eq!(put(&mut field, 0, (2, 2)), Ok(NOTHING));
    looks(&field, &[".xx.", "xo:x", ".xx."]);
    let [area] = field.undecided() else { panic!("{:?}", field.undecided()) };
    assert_eq!((area.seat, area.chain.len()), (Seat(0), 6));
    assert_eq!(area.nodes, [at(&field, (1, 1)), at(&field, (2, 1))]);
    assert_eq!(field.paint_all(), Effect { captured: 1, ..NOTHING });
    looks(&field, &[".xx.", "x0-x", ".xx."]);
    assert_eq!((score(&field), field.undecided().len(), field.chains().len()), ((1, 0), 0, 1));
    assert_eq!((field.paint_all(), field.leave_all()), (NOTHING, NOTHING));
}

/// An area that was left stays in play for both players: enemy dots in it live. It can be painted later, with
/// everything in it.
///
/// ```text
/// .xxx.      .xxx.      .xxx.
/// xo::x  →   xoo:x  →   x00-x
/// .xxx.      .xxx.      .xxx.
/// ```
#[test]
fn left_areas_stay_in_play_until_painted() {
    let mut field = sheet(&[".xxx.", "xo..x", ".xxx."]);
    looks(&field, &[".xxx.", "xo::x", ".xxx."]);
    assert_eq!((field.unpainted(Seat(0)), field.unpainted(Seat(1))), (2, 0));
    assert_eq!(put(&mut field, 1, (2, 1)), Ok(NOTHING));
    looks(&field, &[".xxx.", "xoo:x", ".xxx."]);
    assert_eq!((field.unpainted(Seat(0)), field.left(Seat(0)).len(), score(&field)), (1, 1, (0, 0)));
    let node = at(&field, (3, 1));
    assert_eq!(field.paint(Seat(0), node), Ok(Effect { captured: 2, ..NOTHING }));
    looks(&field, &[".xxx.", "x00-x", ".xxx."]);
    assert_eq!((field.unpainted(Seat(0)), field.left(Seat(0)).len(), score(&field)), (0, 0, (2, 0)));
    assert_eq!(field.chains().iter().map(|chain| (chain.turn, chain.nodes.len())).collect::<Vec<_>>(), [(9, 8)]);
}

/// Without an answer before the next dot, the area is painted.
#[test]
fn next_dot_paints_what_is_undecided() {
    let mut field = sheet(&[".xx..", "xo.x.", ".x..."]);
    assert_eq!(put(&mut field, 0, (2, 2)), Ok(NOTHING));
    assert_eq!(put(&mut field, 1, (2, 1)), Err(Refusal::Area));
    assert_eq!(put(&mut field, 1, (4, 2)), Ok(NOTHING));
    looks(&field, &[".xx..", "x0-x.", ".xx.o"]);
}

/// A player can only paint a closed area of their own that was left, and only while an enemy dot lives in it.
///
/// ```text
/// .xxxx.      .xxxx.
/// x.x..x      x:x::x
/// xox..x  →   x0x::x     of the area that was left only the small one is closed by the new dot
/// x.*..x      x:x::x
/// .xxxx.      .xxxx.
/// ```
#[test]
fn painting_needs_a_live_enemy_dot() {
    let mut field = sheet(&[".xxxx.", "x.x..x", "xox..x", "x....x", ".xxxx."]);
    let inside = at(&field, (3, 2));
    for (seat, spot) in [(0, (0, 0)), (0, (2, 2)), (1, (3, 2))] {
        let node = at(&field, spot);
        assert_eq!(field.paint(Seat(seat), node), Err(Unpaintable::NotLeft), "{spot:?}");
    }
    assert_eq!(put(&mut field, 0, (2, 3)), Ok(NOTHING));
    assert_eq!(field.undecided().iter().map(|area| area.nodes.len()).collect::<Vec<_>>(), [3]);
    assert_eq!(field.paint_all(), Effect { captured: 1, ..NOTHING });
    looks(&field, &[".xxxx.", "x-x::x", "x0x::x", "x-x::x", ".xxxx."]);
    assert_eq!(field.paint(Seat(0), inside), Err(Unpaintable::NoEnemy));
    assert_eq!(field.unpainted(Seat(0)), 6);
}

/// An area whose wall is captured is open, and forgotten.
///
/// ```text
/// .xxo.      .xxo.
/// xo:xo  →   xoo%o     seat 1 puts two dots: the one inside, then the one below
/// .xx..      .xxo.
/// ```
#[test]
fn an_opened_area_is_forgotten() {
    let mut field = sheet(&[".xxo.", "xo.xo", ".xx.."]);
    looks(&field, &[".xxo.", "xo:xo", ".xx.."]);
    assert_eq!(put(&mut field, 1, (2, 1)), Ok(NOTHING));
    assert_eq!(put(&mut field, 1, (3, 2)), Ok(NOTHING));
    assert_eq!(field.paint_all(), Effect { captured: 1, ..NOTHING });
    looks(&field, &[".xxo.", "xoo%o", ".xxo."]);
    let node = at(&field, (1, 1));
    assert_eq!(field.paint(Seat(0), node), Err(Unpaintable::NotLeft));
    assert_eq!((field.left(Seat(0)).len(), score(&field)), (0, (0, 1)));
}

/// A house is not an area that was left. A dot in it is captured at once, unless it captures a part of the wall and its
/// player paints that area.
///
/// ```text
/// .xo.      .xo.            .xo.
/// x_xo  →   xo%o painted,   x0xo left: the house has closed over the dot
/// .xo.      .xo.            .xo.
/// ```
#[test]
fn a_dot_in_a_house_lives_by_painting() {
    let mut painted = sheet(&[".xo.", "x.xo", ".xo."]);
    looks(&painted, &[".xo.", "x_xo", ".xo."]);
    assert_eq!(put(&mut painted, 1, (1, 1)), Ok(NOTHING));
    let mut left = painted.clone();
    assert_eq!(painted.paint_all(), Effect { captured: 1, ..NOTHING });
    looks(&painted, &[".xo.", "xo%o", ".xo."]);
    assert_eq!(left.leave_all(), Effect { lost: true, ..NOTHING });
    looks(&left, &[".xo.", "x0xo", ".xo."]);
    assert_eq!((score(&painted), score(&left)), ((0, 1), (1, 0)));
    assert_ne!(painted, left);

    let mut house = sheet(&[".x.", "x.x", ".x."]);
    assert_eq!(put(&mut house, 1, (1, 1)), Ok(Effect { lost: true, ..NOTHING }));
    looks(&house, &[".x.", "x0x", ".x."]);
}

/// Painting frees dots that the enemy has captured inside.
///
/// ```text
/// ...x...      ...x...
/// ..xox..      ..x0x..
/// .xo%ox.  →   .x0x0x.     0 : 1 becomes 4 : 0
/// ..xox..      ..x0x..
/// ...x...      ...x...
/// ```
#[test]
fn painting_frees_what_was_captured_inside() {
    let mut field = sheet(&["...x...", "..xox..", ".xoxox.", "..x.x..", "...x..."]);
    assert_eq!(put(&mut field, 1, (3, 3)), Ok(NOTHING));
    assert_eq!(field.paint_all(), Effect { captured: 1, ..NOTHING });
    looks(&field, &["...x...", "..xox..", ".xo%ox.", "..xox..", "...x..."]);
    let node = at(&field, (3, 1));
    assert_eq!(field.paint(Seat(0), node), Ok(Effect { captured: 4, freed: 1, lost: false }));
    looks(&field, &["...x...", "..x0x..", ".x0x0x.", "..x0x..", "...x..."]);
    assert_eq!((score(&field), field.margin(Seat(0)), field.loose_dots(Seat(0)).count()), ((4, 0), 4, 0));
}

/// A chain, rotated to begin with its least node: the fields may begin it anywhere.
fn from_least(chain: &Chain) -> (Seat, usize, Vec<Node>) {
    let mut nodes = chain.nodes.clone();
    let least = (0..nodes.len()).min_by_key(|&nth| nodes[nth]).unwrap_or(0);
    nodes.rotate_left(least);
    (chain.seat, chain.turn, nodes)
}

/// Asserts that both fields give the same information.
fn compare(fast: &Field, open: &FloodField) {
    for node in open.nodes() {
        assert_eq!(fast.place(node), open.place(node), "{:?}\n{fast:?}", open.place_of(node));
        assert_eq!(fast.legal(node), open.legal(node), "{:?}\n{fast:?}", open.place_of(node));
        assert_eq!(fast.live(Seat(0), node), open.live(Seat(0), node));
        assert_eq!(fast.place_of(node), open.place_of(node));
    }
    assert_eq!(fast.free(), open.moves().count());
    for seat in [Seat(0), Seat(1)] {
        assert_eq!((fast.score(seat), fast.loose(seat)), (open.score(seat), open.loose(seat)), "{fast:?}");
        assert_eq!((fast.margin(seat), open.unpainted(seat)), (open.margin(seat), 0));
    }
    assert!(fast.record().eq(open.record().iter().copied()));
}

#[test]
fn painting_all_equals_the_fast_field() {
    for seed in 0..some(400) {
        let mut lot = Lot::new(seed);
        let (width, height) = (4 + lot.below(7) as u8, 4 + lot.below(7) as u8);
        let rules = Rules { any: seed % 4 == 1, border: seed % 4 == 2 };
        let (mut fast, mut open) = (Field::<true>::new(width, height, rules), FloodField::new(width, height, rules));
        let mut nodes: Vec<Node> = open.nodes().collect();
        lot.shuffle(&mut nodes);
        for (nth, &node) in nodes.iter().enumerate() {
            let seat = Seat((nth % 2) as u8);
            let put = open.put(seat, node);
            let effect = if open.undecided().is_empty() { put } else { Ok(open.paint_all()) };
            assert_eq!(fast.put(seat, node), effect, "seed {seed}\n{fast:?}");
            compare(&fast, &open);
        }
        let mut chains =
            [fast.chains(), open.chains().to_vec()].map(|all| all.iter().map(from_least).collect::<Vec<_>>());
        chains.iter_mut().for_each(|chains| chains.sort());
        assert_eq!(chains[0], chains[1], "seed {seed}\n{fast:?}");
    }
}

/// Asserts the invariants of an area that was left.
fn is_closed(field: &FloodField, area: &Area) {
    assert!(area.chain.len() >= 4 && !area.nodes.is_empty());
    assert!(area.chain.iter().all(|&dot| field.live(area.seat, dot) && !area.nodes.contains(&dot)));
    for &node in &area.nodes {
        let place = field.place(node);
        assert!(place.house != Some(area.seat) && place.area != Some(area.seat) || place.dot == Some(area.seat));
    }
}

/// Games with random decisions. Live dots close the areas that were left. An area that was left and holds an enemy dot
/// can be painted at any time.
#[test]
fn decisions_by_lot() {
    let (mut left, mut painted) = (0, 0);
    for seed in 0..some(400) {
        let mut lot = Lot::new(seed);
        let mut field = FloodField::new(5 + lot.below(6) as u8, 5 + lot.below(6) as u8, Rules::default());
        let mut nodes: Vec<Node> = field.nodes().collect();
        lot.shuffle(&mut nodes);
        for (nth, &node) in nodes.iter().enumerate() {
            let seat = Seat((nth % 2) as u8);
            let legal = field.legal(node);
            assert_eq!(field.put(seat, node).is_ok(), legal);
            if lot.below(3) > 0 {
                field.leave_all()
            } else {
                field.paint_all()
            };
            let areas = field.left(seat);
            areas.iter().for_each(|area| is_closed(&field, area));
            left += areas.len();
            if let Some(area) = areas.first().filter(|_| lot.below(8) == 0) {
                let before = field.clone();
                let scores = score(&field);
                match field.paint(seat, area.nodes[0]) {
                    Ok(effect) => {
                        assert!(field.score(seat) == before.score(seat) + effect.captured && effect.captured > 0);
                        assert_eq!(field.score(seat.other()) + effect.freed, before.score(seat.other()));
                        painted += 1;
                    }
                    Err(why) => assert_eq!((why, scores, &before), (Unpaintable::NoEnemy, score(&field), &field)),
                }
            }
        }
    }
    assert!(left > some(1_000) as usize && painted > some(100), "{left} areas left, {painted} painted");
}
