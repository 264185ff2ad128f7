//! How seats look on a page, measured on painted pixels: lettering is legible, strokes are visible, and no two signs
//! are alike, in every look.

use std::collections::HashMap;

use kletka_games::game::Seat;
use kletka_games::game::scene::{Align, Face, Ink, Item, Nib, Pt, Says, Scene, Sign, pt};
use kletka_paint::{Page, Picture, Theme, picture};

/// The looks, with the least contrast of lettering in each.
const LOOKS: [(Theme, f32); 3] = [(Theme::Paper, 4.5), (Theme::Dark, 4.5), (Theme::Contrast, 7.0)];

/// The least contrast of a stroke.
const SEEN: f32 = 3.0;

/// How many seats have a sign and an ink of their own.
const SEATS: u8 = 10;

/// The least share of the pixels of two signs that only one of them covers.
const UNLIKE: f32 = 0.25;

fn painted(scene: &Scene, theme: Theme) -> Picture {
    let say = |says: &Says| match says {
        Says::Name(_) => "Hamburg".to_owned(),
        Says::Plain(text) => text.clone(),
        _ => String::new(),
    };
    picture(&Page { scene, title: &[], theme, say: &say })
}

/// The pixels that an item changes on a page with these items below it: where they are, with their colours.
fn changed(below: &[Item], item: Item, theme: Theme) -> HashMap<(u32, u32), [u8; 3]> {
    let mut scene = Scene::new(18.0, 6.0);
    below.iter().cloned().for_each(|item| scene.add(item));
    let before = painted(&scene, theme);
    scene.add(item);
    let after = painted(&scene, theme);
    let all = (0..after.height).flat_map(|y| (0..after.width).map(move |x| (x, y)));
    let colours = all.filter_map(|(x, y)| Some(((x, y), before.colour(x, y)?, after.colour(x, y)?)));
    colours.filter(|(_, before, after)| before != after).map(|(at, _, after)| (at, after)).collect()
}

/// The commonest colour: that of the core of letters or of a stroke. Paler pixels are their edges.
fn core<'a>(colours: impl Iterator<Item = &'a [u8; 3]>) -> [u8; 3] {
    let mut counts: HashMap<[u8; 3], u32> = HashMap::new();
    colours.for_each(|colour| *counts.entry(*colour).or_default() += 1);
    counts.into_iter().max_by_key(|(colour, count)| (*count, *colour)).map(|(colour, _)| colour).expect("some ink")
}

/// The contrast of two colours (WCAG 2.1).
fn contrast(a: [u8; 3], b: [u8; 3]) -> f32 {
    let linear = |v: u8| {
        let v = f32::from(v) / 255.0;
        if v <= 0.04045 { v / 12.92 } else { ((v + 0.055) / 1.055).powf(2.4) }
    };
    let light = |c: [u8; 3]| 0.2126 * linear(c[0]) + 0.7152 * linear(c[1]) + 0.0722 * linear(c[2]) + 0.05;
    (light(a) / light(b)).max(light(b) / light(a))
}

fn sheet() -> Vec<Pt> {
    vec![pt(0.0, 0.0), pt(18.0, 0.0), pt(18.0, 6.0), pt(0.0, 6.0)]
}

/// Bare paper and highlighted paper.
fn grounds() -> [Item; 2] {
    [Item::Blank { polygon: sheet() }, Item::Fill { polygon: sheet(), ink: Ink::Accent }]
}

fn lettering(seat: u8) -> [Item; 3] {
    let (at, size, align, ink, room) = (pt(9.0, 3.0), 1.2, Align::Centre, Ink::Seat(seat), 12.0);
    let label = |face| Item::Label { at, says: Says::Plain("238 MB".to_owned()), size, align, ink, face, room };
    let name =
        Item::Name { at, seat: Seat(seat), size, align, room, awaited: false, won: false, out: false, ticked: false };
    [label(Face::Hand), label(Face::Print), name]
}

#[test]
fn lettering_of_all_seats_is_read() {
    for (theme, least) in LOOKS {
        for ground in grounds() {
            let below = core(changed(&[], ground.clone(), theme).values());
            for (seat, item) in (0..SEATS).flat_map(|seat| lettering(seat).map(|item| (seat, item))) {
                let ink = core(changed(std::slice::from_ref(&ground), item.clone(), theme).values());
                let held = contrast(ink, below);
                assert!(held >= least, "seat {seat}, {theme:?}: {ink:?} on {below:?} is {held}: {item:?}");
            }
        }
    }
}

#[test]
fn strokes_and_signs_of_all_seats_are_seen() {
    for (theme, _) in LOOKS {
        let ground = Item::Blank { polygon: sheet() };
        let paper = core(changed(&[], ground.clone(), theme).values());
        for seat in 0..SEATS {
            let (at, ink) = (pt(9.0, 3.0), Ink::Seat(seat));
            let stroke = |nib| Item::Stroke { points: vec![pt(2.0, 3.0), pt(16.0, 3.0)], ink, nib };
            let sign = Item::Sign { at, r: 0.3, seat: Seat(seat), latest: false };
            for item in [stroke(Nib::Fine), stroke(Nib::Pen), stroke(Nib::Bold), sign] {
                let ink = core(changed(std::slice::from_ref(&ground), item, theme).values());
                assert!(contrast(ink, paper) >= SEEN, "seat {seat}, {theme:?}: {ink:?} on {paper:?}");
            }
        }
    }
}

/// The share of the pixels of either sign that only one of them covers.
fn unlike(a: &HashMap<(u32, u32), [u8; 3]>, b: &HashMap<(u32, u32), [u8; 3]>) -> f32 {
    let both = a.keys().filter(|at| b.contains_key(at)).count() as f32;
    1.0 - both / (a.len() as f32 + b.len() as f32 - both)
}

#[test]
fn no_two_seats_have_the_same_sign_and_each_has_its_own_in_every_look() {
    // The smallest signs that games draw.
    for r in [0.24, 0.5] {
        let drawn = LOOKS.map(|(theme, _)| {
            let ground = [Item::Blank { polygon: sheet() }];
            let sign = |seat| Item::Sign { at: pt(9.0, 3.0), r, seat: Seat(seat), latest: false };
            (0..SEATS).map(|seat| changed(&ground, sign(seat), theme)).collect::<Vec<_>>()
        });
        for signs in &drawn {
            for (n, k) in (0..signs.len()).flat_map(|n| (0..n).map(move |k| (n, k))) {
                let apart = unlike(&signs[n], &signs[k]);
                assert!(apart >= UNLIKE, "{:?} and {:?}: {apart}", Sign::ALL[n], Sign::ALL[k]);
            }
        }
        for (seat, sign) in drawn[0].iter().enumerate() {
            drawn.iter().for_each(|look| assert!(unlike(sign, &look[seat]) < UNLIKE, "{:?}", Sign::ALL[seat]));
        }
    }
}
