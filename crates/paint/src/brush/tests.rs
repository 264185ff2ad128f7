use super::*;
use crate::Theme;
use crate::look::Touch;
use crate::palette::Palette;
use kletka_games::game::scene::Ink;
use std::f32::consts::PI;

fn spot(x: f32, y: f32) -> Spot {
    Spot { x, y }
}

fn canvas() -> Canvas {
    Canvas::new(60, vec![0; 60 * 40])
}

/// Black ink.
fn black() -> &'static Tint {
    Palette::of(Theme::Contrast).tint(Ink::Seat(10), Touch::Full)
}

/// The inked area in pixels.
fn area(mut canvas: Canvas) -> f32 {
    canvas.ink(black());
    let colours = &Palette::of(Theme::Contrast).colours;
    canvas.finish().iter().map(|p| f32::from(255 - colours[usize::from(*p)][0]) / 235.0).sum()
}

#[test]
fn areas_are_right() {
    let mut one = canvas();
    one.capsule(spot(20.3, 15.8), spot(20.3, 15.8), 8.0);
    assert!((area(one) - PI * 64.0).abs() < 3.0);

    let mut one = canvas();
    one.capsule(spot(10.0, 10.0), spot(40.0, 30.0), 2.0);
    let exact = 4.0 * 30f32.hypot(20.0) + PI * 4.0;
    assert!((area(one) - exact).abs() < 3.0);

    let mut one = canvas();
    one.fill(&[spot(10.25, 5.25), spot(30.75, 5.25), spot(30.75, 25.5), spot(10.25, 25.5)], black());
    assert!((area(one) - 20.5 * 20.25).abs() < 3.0);

    let mut one = canvas();
    one.fill(&[spot(10.0, 5.0), spot(50.0, 20.0), spot(12.0, 31.0)], black());
    let exact = ((40.0 * 26.0) - (2.0 * 15.0)) / 2.0;
    assert!((area(one) - exact).abs() < 3.0);
}

#[test]
fn a_rim_is_what_a_narrower_stroke_leaves_uncovered() {
    let crossing = |r: f32| {
        let mut one = canvas();
        one.capsule(spot(10.0, 10.0), spot(45.0, 30.0), r);
        one.capsule(spot(12.0, 30.0), spot(44.0, 9.0), r);
        one
    };
    let mut rim = crossing(6.0);
    rim.ink_rimmed(&Tint::paper(), 2.0, black());
    assert!((area(crossing(6.0)) - area(crossing(4.0)) - area(rim)).abs() < 6.0);
}

#[test]
fn a_row_is_the_same_alone_as_below_others() {
    // Sides begin and end between rows and within them.
    let steps =
        [(2.5, 1.0), (30.0, 1.0), (30.0, 7.25), (18.75, 7.25), (18.75, 12.0), (9.0, 20.5), (9.0, 26.0), (2.5, 26.0)];
    let corners = steps.map(|(x, y)| spot(x, y));
    let rows = |rows: Range<u32>| {
        let mut levels = Vec::new();
        scan(&corners, &Frame { cols: 0..40, rows }, |_, row| levels.push(row.to_vec()));
        levels
    };
    let (all, alone): (_, Vec<_>) = (rows(0..30), (0..30).flat_map(|row| rows(row..row + 1)).collect());
    assert_eq!(all, alone);
    let covered = |row: usize| all[row].iter().map(|level| f32::from(*level) / f32::from(FULL)).sum::<f32>();
    for (row, exact) in [(0, 0.0), (1, 27.5), (6, 27.5), (8, 16.25), (25, 6.5), (26, 0.0)] {
        assert!((covered(row) - exact).abs() < 1.0 / f32::from(FULL), "row {row}: {}", covered(row));
    }
}

#[test]
fn levels_are_rounded() {
    for level in 0..=FULL {
        let exact = f32::from(level);
        for near in [(exact - 0.49).max(0.0), exact, (exact + 0.49).min(f32::from(FULL))] {
            assert_eq!(rounded(near), level);
        }
    }
}

#[test]
fn overlapping_parts_of_a_stroke_do_not_add_up() {
    let mut once = canvas();
    once.capsule(spot(5.0, 9.7), spot(50.0, 9.7), 1.3);
    let mut twice = canvas();
    twice.capsule(spot(5.0, 9.7), spot(50.0, 9.7), 1.3);
    twice.capsule(spot(5.0, 9.7), spot(50.0, 9.7), 1.3);
    assert_eq!(area(once), area(twice));
}

#[test]
fn a_stencil_is_what_a_polygon_is() {
    let corners = [spot(3.5, 2.0), spot(20.0, 8.0), spot(9.0, 30.0)];
    let mut direct = canvas();
    direct.fill(&corners, black());
    let mut stamped = canvas();
    stamped.stamp(&stencil(&corners, 24, 32), 0, 0, black());
    assert!(direct.finish() == stamped.finish());
}

#[test]
fn a_line_over_the_edge_is_the_same_inside() {
    let (a, b) = (spot(-20.0, 8.2), spot(70.0, 31.0));
    let mut narrow = canvas();
    narrow.capsule(a, b, 3.0);
    narrow.ink(black());
    // On a wide canvas there is room for the whole line, thirty pixels further right.
    let mut wide = Canvas::new(120, vec![0; 120 * 40]);
    wide.capsule(spot(a.x + 30.0, a.y), spot(b.x + 30.0, b.y), 3.0);
    wide.ink(black());
    let (narrow, wide) = (narrow.finish(), wide.finish());
    assert!(narrow.chunks(60).zip(wide.chunks(120)).all(|(narrow, wide)| *narrow == wide[30..90]));
    assert!(narrow.iter().any(|p| *p != 0));
}

#[test]
fn what_lies_outside_is_cut_off() {
    let mut canvas = canvas();
    for v in [f32::NAN, f32::INFINITY, f32::NEG_INFINITY, 1e9, -1e9, 0.0, 39.99, 60.0] {
        for w in [0.0, 30.0, v] {
            canvas.capsule(spot(v, w), spot(w, v), 2.0);
            canvas.capsule(spot(w, w), spot(v, v), v);
            canvas.fill(&[spot(v, w), spot(w, v), spot(v, v), spot(3.0, 3.0)], black());
        }
    }
    canvas.fill(&[], black());
    canvas.fill(&[spot(3.0, 3.0)], black());
    canvas.line(&[]);
    let stencil = GrayImage::from_pixel(9, 9, image::Luma([FULL]));
    for (x, y) in [(-4, -4), (-9, 0), (58, 38), (60, 40), (1000, -1000)] {
        canvas.stamp(&stencil, x, y, black());
    }
    canvas.ink(black());
}
