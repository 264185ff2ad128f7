//! The time to paint a page and encode it as PNG, and the size of the PNG; the same for a match as a film.

#![allow(missing_docs, reason = "the macros of criterion make public functions without any")]

use std::hint::black_box;

use criterion::{Criterion, criterion_group, criterion_main};
use kletka_games::base::Labels;
use kletka_games::game::Scene;
use kletka_games::game::scene::{Ink, Item, Nib, Pt, Says, pt};
use kletka_paint::{Film, Heading, Page, Shot, Theme, picture, png};

/// A small generator of repeatable numbers below `n` (the multiplier is Knuth's MMIX one).
struct Numbers(u64);

impl Numbers {
    fn below(&mut self, n: u64) -> u64 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) % n
    }
}

/// Two 10×10 grids with ships, hits and misses.
fn sea_battle() -> Scene {
    let mut scene = Scene::new(25.0, 12.0);
    let mut numbers = Numbers(7);
    for (seat, left) in [(0u8, 1.0), (1, 14.0)] {
        scene.add(Item::Grid { at: pt(left, 1.0), cols: 10, rows: 10, step: 1.0 });
        scene.coordinates(pt(left + 0.5, 1.5), 10, 10, 1.0, 1.0, 0.7);
        for (x, y, w, h) in [(0.0, 0.0, 4.0, 1.0), (6.0, 2.0, 1.0, 3.0), (2.0, 4.0, 2.0, 1.0), (8.0, 8.0, 1.0, 1.0)] {
            scene.frame(left + x, 1.0 + y, w, h, Ink::Seat(seat), Nib::Bold);
            let (x, y) = (left + x, 1.0 + y);
            let polygon = vec![pt(x, y), pt(x + w, y), pt(x + w, y + h), pt(x, y + h)];
            scene.add(Item::Hatch { polygon, ink: Ink::Seat(seat) });
        }
        for shot in 0..40 {
            let at = pt(left + 0.5 + numbers.below(10) as f32, 1.5 + numbers.below(10) as f32);
            if shot % 3 == 0 {
                scene.add(Item::Cross { at, r: 0.32, ink: Ink::Seat(1 - seat), nib: Nib::Bold });
            } else {
                scene.add(Item::Dot { at, r: 0.13, ink: Ink::Seat(1 - seat) });
            }
        }
    }
    scene
}

/// A sheet of 39×32 nodes with dots and captured areas, 142 coordinates, and a ring round the latest dot.
fn dots(dots: usize, areas: u8) -> Scene {
    let mut scene = Scene::new(40.0, 33.0);
    scene.coordinates(pt(1.0, 1.0), 39, 32, 1.0, 0.75, 0.62);
    let mut numbers = Numbers(3);
    for area in 0..areas {
        let (x, y) = (3.0 + f32::from(area % 5) * 8.0, 3.0 + f32::from(area / 5) * 8.0);
        let r = 1.0 + f32::from(area % 3);
        let corners: Vec<Pt> = vec![pt(x - r, y), pt(x, y - r), pt(x + r, y), pt(x, y + r), pt(x - r, y)];
        let ink = Ink::Seat(area % 2);
        scene.add(Item::Hatch { polygon: corners[..4].to_vec(), ink });
        scene.stroke(corners, ink, Nib::Pen);
    }
    let mut nodes: Vec<(u16, u16)> = (0..39).flat_map(|col| (0..32).map(move |row| (col, row))).collect();
    for dot in 0..dots {
        let other = dot + numbers.below((nodes.len() - dot) as u64) as usize;
        nodes.swap(dot, other);
        let (col, row) = nodes[dot];
        let at = pt(1.0 + f32::from(col), 1.0 + f32::from(row));
        scene.add(Item::Dot { at, r: 0.22, ink: Ink::Seat((dot % 2) as u8) });
        if dot + 1 == dots {
            scene.add(Item::Ring { at, r: 0.45, ink: Ink::Accent, nib: Nib::Pen });
        }
    }
    scene
}

/// A match of 200 dots; every tenth one captures an area and changes the score in the title.
fn moves() -> Vec<Shot> {
    let shot = |dot: usize| {
        let areas = (dot / 10) as u8;
        let score = format!(" {} : {} ", areas.div_ceil(2), areas / 2);
        let title = [("Алиса", Ink::Seat(0)), (&score, Ink::Pencil), ("Bob", Ink::Seat(1))];
        let title = title.map(|(text, ink)| Heading { text: text.into(), ink }).to_vec();
        Shot { scene: dots(dot, areas), title, stands: 16 }
    };
    (0..=200).map(shot).collect()
}

fn say(says: &Says) -> String {
    match says {
        Says::Column(col) => Labels::Latin.column(*col),
        Says::Row(row) => (row + 1).to_string(),
        Says::Plain(text) => text.clone(),
        Says::Name(_) | Says::Words(_) => String::new(),
    }
}

fn bench(c: &mut Criterion) {
    let title = [("Алиса 12", Ink::Seat(0)), (" : ", Ink::Grid), ("9 Bob", Ink::Seat(1)), (" — ход 57", Ink::Grid)];
    let title = title.map(|(text, ink)| Heading { text: text.into(), ink });
    for (name, scene) in [("sea battle", sea_battle()), ("dots 39×32", dots(600, 20))] {
        for theme in [Theme::Paper, Theme::Contrast] {
            let page = Page { scene: &scene, title: &title, theme, say: &say };
            let painted = picture(&page);
            println!("{name} {theme:?}: {} × {}, {} KB", painted.width, painted.height, painted.png().len() / 1024);
            c.bench_function(&format!("{name} {theme:?}: paint"), |b| b.iter(|| picture(black_box(&page))));
            c.bench_function(&format!("{name} {theme:?}: paint and encode"), |b| b.iter(|| png(black_box(&page))));
        }
    }
    let shots = moves();
    let film = Film { shots: &shots, theme: Theme::Paper, say: &say, rounds: None };
    println!("200 dots as a film: {} KB", film.gif().len() / 1024);
    c.bench_function("200 dots as a film", |b| b.iter(|| black_box(&film).gif()));
}

criterion_group!(benches, bench);
criterion_main!(benches);
