//! In a chat, pages are shown much smaller than they are painted. Tests how the lines of the paper look then, and how
//! large the coordinates are.

use kletka_games::base::{Labels, Place, Window};
use kletka_games::game::Scene;
use kletka_games::game::scene::{Ink, Item, Says, pt};
use kletka_paint::{Heading, LONG_SIDE, Page, Picture, Theme, picture_within};

/// Widths at which messengers show a picture, in pixels.
const SHOWN: [u32; 3] = [360, 440, 800];

const THEMES: [Theme; 3] = [Theme::Paper, Theme::Dark, Theme::Contrast];

fn say(says: &Says) -> String {
    match says {
        Says::Column(col) => Labels::Latin.column(*col),
        Says::Row(row) => (row + 1).to_string(),
        _ => String::new(),
    }
}

fn painted(scene: &Scene, theme: Theme, long_side: u32) -> Picture {
    let title = [Heading { text: "Anna 3 : 2 Boris".into(), ink: Ink::Seat(0) }];
    picture_within(&Page { scene, title: &title, theme, say: &say }, long_side)
}

/// A sheet of nodes with its coordinates, as in dots.
fn sheet(cols: u16, rows: u16) -> Scene {
    let mut scene = Scene::new(f32::from(cols) + 1.0, f32::from(rows) + 1.0);
    scene.coordinates(pt(1.0, 1.0), cols, rows, 1.0, 0.75, 0.58);
    scene
}

/// The difference of a line's pixels from the paper.
fn inked(picture: &Picture, along: impl Iterator<Item = (u32, u32)>) -> Vec<f32> {
    let paper = picture.palette[0];
    let apart = |a: [u8; 3]| a.iter().zip(paper).map(|(a, b)| f32::from(a.abs_diff(b))).sum();
    along.map(|(x, y)| picture.colour(x, y).map_or(0.0, apart)).collect()
}

/// Pixels reduced by `scale`: each is the mean of those it covers.
fn reduced(pixels: &[f32], scale: f32) -> Vec<f32> {
    let sums: Vec<f32> = [0.0]
        .into_iter()
        .chain(pixels.iter().scan(0.0, |sum, v| {
            *sum += v;
            Some(*sum)
        }))
        .collect();
    let up_to = |x: f32| {
        let whole = (x as usize).min(pixels.len());
        sums[whole] + pixels.get(whole).map_or(0.0, |v| v * (x - whole as f32))
    };
    let end = (pixels.len() as f32 * scale) as usize;
    (0..end).map(|n| (up_to((n + 1) as f32 / scale) - up_to(n as f32 / scale)) * scale).collect()
}

/// The greatest value near each line of the paper. The lines were `unit` pixels apart before the reduction.
fn lines(pixels: &[f32], unit: f32, scale: f32) -> Vec<f32> {
    let count = (pixels.len() as f32 / (unit * scale)) as usize;
    (1..count)
        .map(|n| {
            let (from, to) = ((n as f32 - 0.4) * unit * scale, (n as f32 + 0.4) * unit * scale);
            (from.round() as usize..=to.round() as usize).filter_map(|x| pixels.get(x)).fold(0.0, |a: f32, b| a.max(*b))
        })
        .collect()
}

/// The side of a square and the thickness of its lines, in pixels.
fn squares(row: &[f32]) -> (usize, usize) {
    let first = row.iter().position(|v| *v > 0.0).expect("a page has lines");
    let thick = row[first..].iter().take_while(|v| **v > 0.0).count();
    (first + thick / 2, thick)
}

/// Checks a strip above and to the left of everything, which only the lines of the paper cross.
fn check(picture: &Picture, named: &str) {
    let row = inked(picture, (0..picture.width).map(|x| (x, 0)));
    let column = inked(picture, (0..picture.height).map(|y| (0, y)));
    let (unit, thick) = squares(&row);
    assert!(thick * 5 <= unit, "{named}: lines of {thick} px are too thick for squares of {unit}");
    for shown in SHOWN {
        let scale = shown as f32 / picture.width as f32;
        for (along, last) in [(&row, picture.width - unit as u32), (&column, picture.height)] {
            let strengths = lines(&reduced(&along[..last as usize], scale), unit as f32, scale);
            // The lines are thin and pale, so a line that falls between two pixels is at most half as strong.
            let even = strengths.windows(2).all(|pair| pair[0].min(pair[1]) >= 0.45 * pair[0].max(pair[1]));
            assert!(even, "{named}, squares of {unit} px, shown {shown} px wide: {strengths:?}");
        }
    }
}

#[test]
fn no_line_of_the_paper_is_weaker_than_its_neighbours() {
    for (cols, rows) in
        [(5, 5), (8, 8), (12, 12), (15, 15), (20, 20), (25, 25), (30, 22), (39, 32), (40, 20), (20, 40), (50, 50)]
    {
        for theme in THEMES {
            check(&painted(&sheet(cols, rows), theme, LONG_SIDE), &format!("{theme:?} {cols} × {rows}"));
        }
    }
    for side in 3..=64u8 {
        check(&painted(&Scene::new(f32::from(side), f32::from(side)), Theme::Paper, LONG_SIDE), &format!("{side}"));
    }
}

#[test]
fn pages_are_not_wasted() {
    for (cols, rows, least) in [(10, 10, 60), (20, 20, 45), (25, 25, 34), (30, 22, 34), (39, 32, 27), (39, 20, 27)] {
        let page = painted(&sheet(cols, rows), Theme::Paper, LONG_SIDE);
        let (unit, _) = squares(&inked(&page, (0..page.width).map(|x| (x, 0))));
        assert!(unit >= least, "{cols} × {rows}: squares of {unit} px");
    }
}

#[test]
fn coordinates_of_boards_up_to_twenty_are_legible_on_a_phone() {
    let part = sheet(39, 32).part(Window::board(39, 32).around(Place::new(30, 9), 16, 16));
    let whole = [5, 10, 15, 20].map(|side| sheet(side, side));
    for mut scene in whole.into_iter().chain(part) {
        let side = scene.height;
        let labelled = painted(&scene, Theme::Paper, LONG_SIDE);
        // A digit of known height in the same place shows how large they are.
        let least = 9.0 * labelled.width as f32 / 360.0;
        let (unit, _) = squares(&inked(&labelled, (0..labelled.width).map(|x| (x, 0))));
        for item in &mut scene.items {
            if let Item::Label { says, size, .. } = item {
                *says = Says::Plain(say(says));
                *size = least / unit as f32;
            }
        }
        let named = |picture: &Picture| {
            let dark = |pixel: &u8| picture.palette[usize::from(*pixel)][1] < 120;
            picture.pixels.iter().filter(|pixel| dark(pixel)).count()
        };
        let exact = painted(&scene, Theme::Paper, LONG_SIDE);
        assert!(named(&labelled) >= named(&exact), "{side}: {} and {}", named(&labelled), named(&exact));
    }
}
