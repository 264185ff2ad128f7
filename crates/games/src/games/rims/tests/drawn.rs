//! The drawing agrees with the judgement.

use super::super::{curve, sheet::node};
use super::*;
use crate::game::scene::{Ink, Item, Pt, pt};
use crate::kit::geometry::Side;

fn cross(a: Pt, b: Pt, c: Pt) -> f64 {
    let (ax, ay, bx, by) = (f64::from(a.x), f64::from(a.y), f64::from(b.x), f64::from(b.y));
    (bx - ax) * (f64::from(c.y) - ay) - (by - ay) * (f64::from(c.x) - ax)
}

fn meet((a, b): (Pt, Pt), (c, d): (Pt, Pt)) -> bool {
    let apart = |one: f64, two: f64| one * two > 0.0;
    let clear = |p: f32, q: f32, r: f32, s: f32| p.max(q) < r.min(s) || r.max(s) < p.min(q);
    !clear(a.x, b.x, c.x, d.x)
        && !clear(a.y, b.y, c.y, d.y)
        && !apart(cross(a, b, c), cross(a, b, d))
        && !apart(cross(c, d, a), cross(c, d, b))
}

fn pieces(curve: &[Pt]) -> Vec<(Pt, Pt)> {
    curve.windows(2).map(|ends| (ends[0], ends[1])).collect()
}

/// The side of a drawn curve on which a point lies.
fn side(p: Pt, curve: &[Pt]) -> Side {
    if curve.iter().any(|q| (q.x - p.x).hypot(q.y - p.y) < 1e-4) {
        return Side::Edge;
    }
    let crossed = pieces(curve).into_iter().filter(|(a, b)| {
        let down = b.y > p.y;
        (a.y > p.y) != down && (cross(*a, *b, p) > 0.0) == down
    });
    if crossed.count() % 2 == 1 { Side::Inside } else { Side::Outside }
}

/// Checks the drawing of a whole sheet.
fn check(sheet: &Sheet) {
    let curves = curve::curves(sheet);
    let drawn: Vec<Vec<(Pt, Pt)>> = curves.iter().map(|curve| pieces(curve)).collect();
    for (n, (rim, curve)) in sheet.rims.iter().zip(&curves).enumerate() {
        assert_eq!(curve.first(), curve.last());
        for point in sheet.points.iter() {
            let at = pt(point.col.into(), point.row.into());
            assert_eq!(side(at, curve), rim.curve.side(node(*point)), "{point} and {}\n{}", rim.line, sheet.board());
        }
        let own = &drawn[n];
        for (m, one) in own.iter().enumerate() {
            let others = own[..m].iter().enumerate().filter(|(k, _)| k + 1 != m && (*k, m) != (0, own.len() - 1));
            assert!(
                !others.into_iter().any(|(_, two)| meet(*one, *two)),
                "{} meets itself\n{}",
                rim.line,
                sheet.board()
            );
        }
        for (other, curve) in sheet.rims.iter().zip(&drawn).take(n) {
            let meets = own.iter().any(|one| curve.iter().any(|two| meet(*one, *two)));
            assert!(!meets, "{} meets {}\n{}", rim.line, other.line, sheet.board());
        }
    }
}

#[cfg(thorough)]
#[test]
fn curves_neither_touch_nor_cross_and_part_the_points_as_the_sides_do() {
    for round in 0..300u32 {
        let mut chance = Chance::seeded(&Seed([(round % 200) as u8; 32]), 9);
        let mut sheet = strewn(8 + (round % 17) as u8, 1 + (round % 6) as u8, (round % 199) as u8);
        while !sheet.is_over() {
            let line = Rims.sample(&sheet, sheet.party.mover(), &mut chance).expect("a rim");
            sheet.play(&line).expect("a legal rim");
            if round % 20 == 0 {
                check(&sheet);
            }
        }
        check(&sheet);
    }
}

#[test]
fn curves_keep_apart_in_the_narrowest_places() {
    check(&after(of("d3 c8 m4", 4), &["c8 a1 t14", "m4 d2 b1 s13", "d3"]));
    check(&after(of("c3 i7 e5", 4), &["c3 s14 c14", "i7 t14 t13", "e5"]));
    // Teeth, spikes, a way back close to the way there, and the whole edge.
    check(&after(of("b2 g7", 4), &["b2 c12 d2 e12 f2 g12 h2 i12 j2 j13 a13", "g7"]));
    check(&after(of("b2 g7", 4), &["b2 t1 b3", "g7 t3 g8"]));
    check(&after(of("b2 g7", 4), &["g7 t1 g8 t2 t14 a14", "b2"]));
    check(&after(of("b2 g7 c5", 4), &["b2 a1 t1 t14 a14", "g7 b3 b13 s13 s2 c2"]));
}

#[test]
fn what_stands_in_the_picture_are_those_curves() {
    let sheet = after(of("c3 d5 h8 m8", 4), &["c3 g3 g9 c9", "h8"]);
    let scene = sheet.scene();
    let is_curve = |item: &&Item| matches!(item, Item::Stroke { points, .. } if points.len() > 8);
    let strokes: Vec<&Item> = scene.items.iter().filter(is_curve).collect();
    assert_eq!(strokes.len(), 2);
    for (curve, stroke) in curve::curves(&sheet).iter().zip(strokes) {
        let Item::Stroke { points, .. } = stroke else { continue };
        assert!(
            points.iter().zip(curve).all(|(a, b)| (a.x - b.x - 2.0).abs() < 1e-4 && (a.y - b.y - 2.0).abs() < 1e-4)
        );
    }
    let latest = scene.items.iter().filter(|item| matches!(item, Item::Fill { ink: Ink::Accent, .. })).count();
    assert_eq!(latest, 1);
}
