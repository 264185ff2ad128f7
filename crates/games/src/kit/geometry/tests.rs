//! Compares the exact geometry with slow and obvious versions.

use proptest::prelude::*;

use super::*;

fn point(most: i32) -> impl Strategy<Value = Point> {
    (-most..=most, -most..=most).prop_map(|(x, y)| Point::new(x, y))
}

fn segment(most: i32) -> impl Strategy<Value = Segment> {
    (point(most), point(most)).prop_map(|(a, b)| Segment::new(a, b))
}

fn simple(most: i32, corners: usize) -> impl Strategy<Value = Polygon> {
    prop::collection::vec(point(most), 3..=corners)
        .prop_map(Polygon::new)
        .prop_filter("a simple polygon", Polygon::is_simple)
}

/// Solves both as equations, point = a + t(b - a) with t from 0 to 1, by Cramer's rule in fractions.
fn slow_meeting(one: Segment, two: Segment) -> Meeting {
    let ((ax, ay), (bx, by)) = (vector(one.a, one.b), vector(two.a, two.b));
    let (cx, cy) = vector(one.a, two.a);
    let det = ax * -by + bx * ay;
    if det == 0 {
        return slow_parallel(one, two);
    }
    let sign = det.signum();
    let (t, u, det) = (sign * (cx * -by + bx * cy), sign * (ax * cy - ay * cx), det.abs());
    if !(0..=det).contains(&t) || !(0..=det).contains(&u) {
        return Meeting::Apart;
    }
    let ends = |n: i64| n == 0 || n == det;
    match (ends(t), ends(u)) {
        (true, true) => Meeting::Shares,
        (false, false) => Meeting::Crosses,
        _ => Meeting::Touches,
    }
}

/// Whether a point, given in 24ths, lies on a segment.
fn slow_holds(s: Segment, x: i64, y: i64) -> bool {
    let ((dx, dy), (px, py)) = (vector(s.a, s.b), (x - 24 * i64::from(s.a.x), y - 24 * i64::from(s.a.y)));
    let within = |p: i64, d: i64| (24 * d.min(0)..=24 * d.max(0)).contains(&p);
    dx * py == dy * px && within(px, dx) && within(py, dy)
}

/// For parallel segments with coordinates up to 3: finds all points of a fine grid that lie on both.
fn slow_parallel(one: Segment, two: Segment) -> Meeting {
    let fine = (-72..=72).flat_map(|x| (-72..=72).map(move |y| (x, y)));
    let common: Vec<(i64, i64)> = fine.filter(|&(x, y)| slow_holds(one, x, y) && slow_holds(two, x, y)).collect();
    let is_end = |s: Segment, (x, y): (i64, i64)| {
        [s.a, s.b].iter().any(|p| (24 * i64::from(p.x), 24 * i64::from(p.y)) == (x, y))
    };
    match common.as_slice() {
        [] => Meeting::Apart,
        [only] if is_end(one, *only) && is_end(two, *only) => Meeting::Shares,
        [_] => Meeting::Touches,
        _ => Meeting::Overlaps,
    }
}

/// Counts the crossings of a ray so flat that it meets no corner of a small polygon.
fn slow_side(polygon: &Polygon, p: Point) -> Side {
    if polygon.sides().any(|side| slow_holds(side, 24 * i64::from(p.x), 24 * i64::from(p.y))) {
        return Side::Edge;
    }
    let ray = Segment::new(p, p.by(1009, 1));
    let crossed = polygon.sides().filter(|side| slow_meeting(*side, ray) == Meeting::Crosses).count();
    if crossed % 2 == 1 { Side::Inside } else { Side::Outside }
}

fn grid(most: i32) -> impl Iterator<Item = Point> {
    (-most..=most).flat_map(move |x| (-most..=most).map(move |y| Point::new(x, y)))
}

fn enlarged(polygon: &Polygon, by: i32) -> Polygon {
    Polygon::new(polygon.corners().iter().map(|p| Point::new(by * p.x, by * p.y)).collect::<Vec<_>>())
}

#[test]
fn quotients_are_rounded_to_the_larger_half_and_end_where_numbers_do() {
    assert_eq!([-3, -2, -1, 0, 1, 2, 3].map(|value| nearest(value, 2)), [-1, -1, 0, 0, 1, 1, 2]);
    assert_eq!((nearest(-(1 << 40), 1), nearest(1 << 40, 1)), (i32::MIN, i32::MAX));
}

#[test]
fn all_small_segments_meet_as_their_equations_say() {
    let line = Segment::new(Point::new(-1, 0), Point::new(1, 1));
    for one in [line, Segment::new(Point::new(-1, -1), Point::new(1, 1)), Segment::new(Point::new(0, 0), line.a)] {
        for two in grid(2).flat_map(|a| grid(2).map(move |b| Segment::new(a, b))) {
            assert_eq!(one.meets(two), slow_meeting(one, two), "{one:?} {two:?}");
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(crate::amount(256, 48)))]

    #[test]
    fn segments_meet_as_their_equations_say(one in segment(3), two in segment(3)) {
        prop_assert_eq!(one.meets(two), slow_meeting(one, two));
        prop_assert_eq!(two.meets(one), one.meets(two));
    }

    #[test]
    fn large_segments_meet_as_their_equations_say(one in segment(100_000), two in segment(100_000)) {
        prop_assume!(cross(one.a, one.b, two.a) != 0);
        prop_assert_eq!(one.meets(two), slow_meeting(one, two));
        let turned = Segment::new(two.b, two.a);
        prop_assert_eq!(one.meets(turned), one.meets(two));
    }

    #[test]
    fn a_hit_lies_on_both(one in segment(50), two in segment(50)) {
        // Whole crossings: the segments are as many times larger as Cramer's rule divides by.
        let (u, v) = (vector(one.a, one.b), vector(two.a, two.b));
        let det = i32::try_from((u.0 * v.1 - u.1 * v.0).abs()).unwrap().max(1);
        let large = |s: Segment| {
            let times = |p: Point| Point::new(p.x * det, p.y * det);
            Segment::new(times(s.a), times(s.b))
        };
        let (one, two) = (large(one), large(two));
        prop_assert_eq!(one.hit(two).is_some(), one.meets(two) != Meeting::Apart);
        if let Some(hit) = one.hit(two) {
            let at = one.at(hit);
            prop_assert!(one.holds(at) && two.holds(at), "{:?}", at);
            prop_assert!((Along::START..=Along::END).contains(&hit));
        }
    }

    #[test]
    fn near_is_the_distance_to_the_nearest_of_all_points(line in segment(6), p in point(9), r in 0u32..12) {
        // The foot of a perpendicular is a whole number of steps along, when there are as many as the squared length.
        let steps = line.a.square_to(line.b).max(1);
        let ((dx, dy), (px, py)) = (vector(line.a, line.b), vector(line.a, p));
        let slow = (0..=steps).any(|k| {
            let (x, y) = (steps * px - k * dx, steps * py - k * dy);
            x * x + y * y <= i64::from(r).pow(2) * steps.pow(2)
        });
        prop_assert_eq!(line.near(p, r), slow);
    }

    #[test]
    fn a_mirror_image_is_the_nearest_point_to_the_exact_one(p in point(100_000), line in segment(100_000)) {
        prop_assume!(line.a != line.b);
        let image = p.mirrored(line.a, line.b);
        // The way to the exact image stands upright on the line, and its middle lies on it.
        let (dx, dy) = vector(line.a, line.b);
        let length = i128::from(dx).pow(2) + i128::from(dy).pow(2);
        let height = i128::from(cross(line.a, line.b, p));
        let exact = |own: i32, upright: i64| length * i128::from(own) + 2 * height * i128::from(upright);
        for (got, exact) in [(image.x, exact(p.x, dy)), (image.y, exact(p.y, -dx))] {
            let off = 2 * (i128::from(got) * length - exact);
            prop_assert!(-length < off && off <= length, "{:?}", image);
        }
        prop_assert_eq!(p.mirrored(line.b, line.a), image);
    }

    #[test]
    fn mirrors_along_the_axes_and_diagonals_are_exact(p in point(100_000), a in point(1000), to in 0usize..4) {
        let (x, y) = [(7, 0), (0, 7), (7, 7), (7, -7)][to];
        let image = p.mirrored(a, a.by(x, y));
        prop_assert_eq!(image.mirrored(a, a.by(x, y)), p);
        let other = match bend(a, a.by(x, y), p) {
            Bend::Clockwise => Bend::Counter,
            Bend::Straight => Bend::Straight,
            Bend::Counter => Bend::Clockwise,
        };
        prop_assert_eq!((a.square_to(image), bend(a, a.by(x, y), image)), (a.square_to(p), other));
    }

    #[test]
    fn points_lie_where_rays_say(corners in prop::collection::vec(point(4), 1..8)) {
        let polygon = Polygon::new(corners);
        for p in grid(5) {
            prop_assert_eq!(polygon.side(p), slow_side(&polygon, p), "{:?}", p);
        }
    }

    #[test]
    fn the_area_of_a_simple_polygon_follows_from_the_points_in_it(polygon in simple(4, 7)) {
        // Pick's theorem.
        let count = |side| grid(4).filter(|p| polygon.side(*p) == side).count() as i64;
        prop_assert_eq!(polygon.doubled_area().abs(), 2 * count(Side::Inside) + count(Side::Edge) - 2);
        let turned: Vec<Point> = polygon.corners().iter().rev().copied().collect();
        prop_assert_eq!(Polygon::new(turned).doubled_area(), -polygon.doubled_area());
    }

    #[test]
    fn polygons_lie_as_the_points_in_them_say(one in simple(3, 6), two in simple(3, 6)) {
        let lie = one.lie(&two);
        // The relation seen from the other polygon, which walks along the other curve.
        let mirror = match lie { Lie::Within => Lie::Around, Lie::Around => Lie::Within, same => same };
        prop_assert_eq!(two.lie(&one), mirror);
        let apart = one.sides().all(|a| two.sides().all(|b| slow_meeting(a, b) == Meeting::Apart));
        prop_assert_eq!(apart, !matches!(lie, Lie::Touches | Lie::Crosses));
        // Samples at a twelfth of a node. Every point found is real, though a tiny corner may stay unseen.
        let (large_one, large_two) = (enlarged(&one, 12), enlarged(&two, 12));
        let (mut both, mut first, mut second) = (false, false, false);
        for p in grid(36) {
            match (large_one.side(p), large_two.side(p)) {
                (Side::Inside, Side::Inside) => both = true,
                (Side::Inside, Side::Outside) => first = true,
                (Side::Outside, Side::Inside) => second = true,
                _ => {}
            }
        }
        match lie {
            Lie::Apart => prop_assert!(!both),
            Lie::Within => prop_assert!(both && !first),
            Lie::Around => prop_assert!(both && !second),
            Lie::Touches => prop_assert!(!(both && first && second)),
            Lie::Crosses => {}
        }
    }

    #[test]
    fn a_circle_is_entered_where_its_edge_is(
        from in point(100_000), to in point(100_000), centre in point(50_000), r in 1u32..60_000,
    ) {
        let (circle, line) = (Circle { centre, r }, Segment::new(from, to));
        let Some(entry) = circle.entry(line) else { return Ok(()) };
        let at = line.at(entry);
        // Rounding moves the point by less than one unit, and the late result by one at most.
        prop_assert!(at.near(centre, r + 2));
        prop_assert!(circle.side(from) != Side::Outside || !at.near(centre, r.saturating_sub(3)));
        prop_assert!(circle.side(from) == Side::Outside || entry == Along::START);
    }

    #[test]
    fn points_round_a_centre_keep_their_distance(centre in point(1000), r in 1..5000, angle in -3600..3600) {
        let p = centre.polar(r, angle);
        prop_assert!(centre.near(p, r as u32 + 2) && !centre.near(p, (r as u32).saturating_sub(3)), "{:?}", p);
    }
}

#[test]
fn curves_that_pass_at_a_corner_cross() {
    let square = Polygon::rectangle(Point::new(0, 0), Point::new(4, 4));
    let corners =
        |corners: &[(i32, i32)]| Polygon::new(corners.iter().map(|&(x, y)| Point::new(x, y)).collect::<Vec<_>>());
    for (other, lie) in [
        // Sides pass through corners, or a corner through the middle of a side.
        (corners(&[(2, 2), (6, 6), (9, 2), (6, -2)]), Lie::Crosses),
        (corners(&[(2, 2), (4, 1), (6, 2), (4, 3)]), Lie::Crosses),
        // From within and from without, up to a side.
        (corners(&[(2, 1), (4, 2), (2, 3)]), Lie::Touches),
        (corners(&[(6, 1), (4, 2), (6, 3)]), Lie::Touches),
        // Along a side, then in, or out, or both.
        (corners(&[(0, 0), (4, 0), (2, 2)]), Lie::Touches),
        (corners(&[(0, 0), (4, 0), (2, -2)]), Lie::Touches),
        (corners(&[(1, -1), (1, 0), (3, 0), (3, 1), (5, -1)]), Lie::Crosses),
        (square.clone(), Lie::Touches),
    ] {
        assert!(other.is_simple());
        assert_eq!((square.lie(&other), other.lie(&square)), (lie, lie), "{other:?}");
    }
}

#[test]
fn curves_that_touch_themselves_are_not_simple() {
    for corners in [
        vec![(0, 0), (4, 0)],
        vec![(0, 0), (4, 0), (8, 0)],
        vec![(0, 0), (0, 0), (4, 0), (0, 4)],
        vec![(0, 0), (4, 0), (4, 4), (2, 0)],
        vec![(0, 0), (2, 2), (4, 0), (4, 4), (2, 2), (0, 4)],
        vec![],
    ] {
        let polygon = Polygon::new(corners.iter().map(|&(x, y)| Point::new(x, y)).collect::<Vec<_>>());
        assert!(!polygon.is_simple(), "{corners:?}");
        assert_eq!(polygon.side(Point::new(9, 9)), Side::Outside);
    }
}

#[test]
fn the_largest_coordinates_do_not_overflow() {
    let far = 10_000_000;
    let corners = [(-far, -far), (far, -far), (far, far), (-far, far)].map(|(x, y)| Point::new(x, y));
    let square = Polygon::new(corners);
    assert!(square.is_simple() && square.doubled_area() == 8 * i64::from(far).pow(2));
    let diagonal = Segment::new(corners[0], corners[2]);
    assert_eq!(diagonal.meets(Segment::new(corners[1], corners[3])), Meeting::Crosses);
    assert!(diagonal.near(corners[1], 3 * far as u32) && !diagonal.near(corners[1], far as u32));
    assert_eq!(square.lie(&square), Lie::Touches);
    assert_eq!(corners[1].mirrored(corners[0], corners[2]), corners[3]);
    let circle = Circle { centre: corners[2], r: far as u32 };
    assert!(circle.entry(diagonal).is_some_and(|entry| entry > Along::START));
}
