//! The look of pages: compares small pictures with golden ones, and checks properties of every picture.
//!
//! You rewrite a golden picture on purpose, and one at a time: `KLETKA_GOLDEN=dice cargo test --test pixels`. Look at
//! it before you commit it.

use std::path::PathBuf;

use kletka_games::base::Labels;
use kletka_games::game::scene::{Align, Face, Ink, Item, Nib, Pt, Says, pt};
use kletka_games::game::{Scene, Seat, Text};
use kletka_paint::{Heading, LONG_SIDE, Page, Picture, Theme, picture, picture_within, png};
use proptest::prelude::*;

/// The long side of golden pictures in pixels.
const SMALL: u32 = 360;

fn say(says: &Says) -> String {
    match says {
        Says::Column(col) => Labels::Latin.column(*col),
        Says::Row(row) => (u32::from(*row) + 1).to_string(),
        Says::Name(Seat(seat)) => {
            ["Анна", "Bob", "Жюли 🦊"].get(usize::from(*seat)).copied().unwrap_or("🐙").to_owned()
        }
        Says::Words(text) => text.key.to_string(),
        Says::Plain(text) => text.clone(),
    }
}

fn heading(text: &str, ink: Ink) -> Heading {
    Heading { text: text.to_owned(), ink }
}

fn square(x: f32, y: f32, w: f32, h: f32) -> Vec<Pt> {
    vec![pt(x, y), pt(x + w, y), pt(x + w, y + h), pt(x, y + h)]
}

fn small(scene: &Scene, title: &[Heading], theme: Theme) -> Picture {
    picture_within(&Page { scene, title, theme, say: &say }, SMALL)
}

/// Compares with `tests/pixels/<name>.png`. Allows small differences: another processor or release of a library may
/// round text and curves differently.
fn golden(name: &str, picture: &Picture) {
    let file = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/pixels").join(format!("{name}.png"));
    if std::env::var("KLETKA_GOLDEN").is_ok_and(|wanted| wanted == name) {
        std::fs::write(&file, picture.png()).unwrap_or_else(|e| panic!("{}: {e}", file.display()));
    }
    let golden = image::open(&file).unwrap_or_else(|e| panic!("{}: {e}", file.display())).into_rgb8();
    assert_eq!((picture.width, picture.height), golden.dimensions(), "{name}: another size");
    let (mut sum, mut far) = (0u64, 0u64);
    for (x, y, pixel) in golden.enumerate_pixels() {
        let colour = picture.colour(x, y).expect("two pictures of one size");
        let apart: u64 = pixel.0.iter().zip(colour).map(|(a, b)| u64::from(a.abs_diff(b))).sum();
        sum += apart;
        far += u64::from(apart > 90);
    }
    let pixels = u64::from(picture.width) * u64::from(picture.height);
    let mean = sum as f64 / pixels as f64 / 3.0;
    assert!(mean < 0.35 && far * 500 < pixels, "{name}: mean difference {mean:.2}, {far} pixels far off");
}

fn strokes() -> Scene {
    let mut scene = Scene::new(12.0, 8.0);
    for (row, ink) in
        [Ink::Seat(0), Ink::Seat(1), Ink::Grid, Ink::Pencil, Ink::Accent, Ink::Shade].into_iter().enumerate()
    {
        let y = row as f32 * 1.3 + 0.5;
        for (col, nib) in [Nib::Fine, Nib::Pen, Nib::Bold].into_iter().enumerate() {
            let x = col as f32 * 4.0 + 0.3;
            scene.stroke([pt(x, y), pt(x + 1.5, y), pt(x + 2.0, y + 0.8), pt(x + 3.2, y)], ink, nib);
        }
    }
    scene
}

fn board() -> Scene {
    let mut scene = Scene::new(10.0, 8.0);
    scene.add(Item::Grid { at: pt(1.0, 1.0), cols: 8, rows: 6, step: 1.0 });
    scene.coordinates(pt(1.5, 1.5), 8, 6, 1.0, 0.9, 0.8);
    for (n, (col, row)) in [(1, 1), (2, 3), (5, 2), (6, 4), (3, 4)].into_iter().enumerate() {
        let at = pt(f32::from(col as u8) + 1.5, f32::from(row as u8) + 1.5);
        match n % 2 {
            0 => scene.add(Item::Cross { at, r: 0.3, ink: Ink::Seat(0), nib: Nib::Bold }),
            _ => scene.add(Item::Ring { at, r: 0.32, ink: Ink::Seat(1), nib: Nib::Bold }),
        }
    }
    scene.add(Item::Ring { at: pt(4.5, 5.5), r: 0.5, ink: Ink::Accent, nib: Nib::Pen });
    scene
}

fn dots() -> Scene {
    let mut scene = Scene::new(13.0, 6.0);
    for seat in 0..12u8 {
        let x = 0.7 + f32::from(seat);
        scene.add(Item::Dot { at: pt(x, 1.0), r: 0.25, ink: Ink::Seat(seat) });
        scene.add(Item::Dot { at: pt(x + 0.1, 2.3), r: 0.42, ink: Ink::Seat(seat) });
    }
    scene.add(Item::Dot { at: pt(3.0, 4.5), r: 1.3, ink: Ink::Seat(1) });
    scene.add(Item::Dot { at: pt(6.0, 4.5), r: 0.05, ink: Ink::Pencil });
    scene.add(Item::Dot { at: pt(9.0, 4.5), r: 1.3, ink: Ink::Accent });
    scene
}

fn signs() -> Scene {
    let mut scene = Scene::new(13.0, 6.0);
    for seat in (0..10).map(Seat) {
        let x = 0.8 + 1.25 * f32::from(seat.0);
        scene.stroke([pt(x, 0.2), pt(x, 5.8)], Ink::Seat(seat.0), Nib::Pen);
        scene.sign(seat, pt(x, 1.0), 0.25);
        scene.sign(seat, pt(x, 2.6), 0.42);
        scene.add(Item::Sign { at: pt(x, 4.6), r: 0.42, seat, latest: true });
    }
    scene
}

fn areas() -> Scene {
    let mut scene = Scene::new(13.0, 9.0);
    for seat in 0..4u8 {
        let x = 0.3 + 3.2 * f32::from(seat);
        let polygon =
            vec![pt(x, 1.5), pt(x + 1.3, 0.2), pt(x + 2.6, 1.5), pt(x + 2.0, 3.4), pt(x + 1.3, 2.4), pt(x, 3.4)];
        scene.add(Item::Hatch { polygon: polygon.clone(), ink: Ink::Seat(seat) });
        scene.stroke([&polygon[..], &polygon[..1]].concat(), Ink::Seat(seat), Nib::Pen);
        scene.add(Item::Fill { polygon: square(x, 4.0, 2.5, 1.5), ink: Ink::Seat(seat) });
    }
    for (n, ink) in [Ink::Grid, Ink::Pencil, Ink::Accent, Ink::Shade].into_iter().enumerate() {
        let x = 0.3 + 3.2 * n as f32;
        scene.add(Item::Fill { polygon: square(x, 6.0, 2.5, 1.0), ink });
        scene.add(Item::Hatch { polygon: square(x, 7.4, 2.5, 1.0), ink });
    }
    scene
}

fn lettering() -> Scene {
    let mut scene = Scene::new(12.0, 8.0);
    scene.stroke([pt(6.0, 0.0), pt(6.0, 8.0)], Ink::Accent, Nib::Fine);
    for (row, align) in [Align::Left, Align::Centre, Align::Right].into_iter().enumerate() {
        let y = row as f32 * 2.4 + 0.8;
        scene.hand(pt(6.0, y), Says::Name(Seat(row as u8)), 1.3, align, Ink::Seat(row as u8));
        let says = Says::Plain("Ёж 12 → ✓".into());
        let (at, ink) = (pt(6.0, y + 1.2), Ink::Pencil);
        scene.print(at, says, 1.0, align, ink);
    }
    scene.hand(pt(9.5, 0.8), Says::Words(Text::new("far too long for what is left")), 1.2, Align::Left, Ink::Pencil);
    scene
}

fn dice() -> Scene {
    let mut scene = Scene::new(12.0, 4.0);
    for face in 0..=7u8 {
        let ink = if face % 2 == 0 { Ink::Grid } else { Ink::Seat(face) };
        scene.add(Item::Die { at: pt(0.8 + 1.45 * f32::from(face), 1.0), side: 1.2, face, ink });
    }
    scene.add(Item::Die { at: pt(6.0, 3.0), side: 1.8, face: 5, ink: Ink::Seat(0) });
    scene
}

fn versus() -> Vec<Heading> {
    vec![heading("Анна 3", Ink::Seat(0)), heading(" : ", Ink::Grid), heading("2 Bob", Ink::Seat(1))]
}

#[test]
fn strokes_of_all_weights_and_inks() {
    golden("strokes", &small(&strokes(), &[], Theme::Paper));
}

#[test]
fn strokes_in_contrast_do_not_waver() {
    golden("strokes-contrast", &small(&strokes(), &[], Theme::Contrast));
}

#[test]
fn a_board_with_marks() {
    golden("board", &small(&board(), &versus(), Theme::Paper));
}

#[test]
fn a_board_at_night() {
    golden("board-dark", &small(&board(), &versus(), Theme::Dark));
}

#[test]
fn a_board_in_contrast() {
    golden("board-contrast", &small(&board(), &versus(), Theme::Contrast));
}

#[test]
fn dots_of_all_seats() {
    golden("dots", &small(&dots(), &[], Theme::Paper));
}

#[test]
fn signs_of_ten_seats() {
    golden("signs", &small(&signs(), &[], Theme::Paper));
}

#[test]
fn signs_are_the_same_in_contrast() {
    golden("signs-contrast", &small(&signs(), &[], Theme::Contrast));
}

#[test]
fn hatched_and_washed_areas() {
    golden("areas", &small(&areas(), &[], Theme::Paper));
}

#[test]
fn lettering_in_all_alignments() {
    golden("lettering", &small(&lettering(), &[], Theme::Paper));
}

#[test]
fn dice_of_all_faces() {
    golden("dice", &small(&dice(), &[], Theme::Paper));
}

#[test]
fn a_long_title_is_cut() {
    let title = [
        heading("Константин Константинопольский", Ink::Seat(0)),
        heading(" — ", Ink::Grid),
        heading("Maximiliane von Hohenstein", Ink::Seat(1)),
        heading(", ход 7", Ink::Grid),
    ];
    golden("long-title", &small(&Scene::new(6.0, 2.0), &title, Theme::Paper));
}

#[test]
fn a_tiny_board_on_a_decent_page() {
    let mut scene = Scene::new(3.0, 3.0);
    scene.add(Item::Grid { at: pt(0.0, 0.0), cols: 3, rows: 3, step: 1.0 });
    scene.add(Item::Fill { polygon: square(1.0, 1.0, 1.0, 1.0), ink: Ink::Accent });
    scene.add(Item::Cross { at: pt(1.5, 1.5), r: 0.3, ink: Ink::Seat(0), nib: Nib::Bold });
    golden("tiny", &small(&scene, &versus(), Theme::Paper));
}

/// The side of a square in pixels: the position of the first printed line in the first row of pixels.
fn unit(picture: &Picture) -> u32 {
    let line = |x: &u32| picture.colour(*x, 0) != picture.colour(0, 0);
    let first = (0..picture.width).find(line).expect("a page has lines");
    first + ((first..).take_while(line).count() / 2) as u32
}

/// The colours of a rectangle in units of the drawing, for a page of 12×9 units.
fn part(picture: &Picture, x: f32, y: f32, w: f32, h: f32) -> Vec<Option<[u8; 3]>> {
    // There is one square of margin to the left and above.
    let unit = unit(picture) as f32;
    let px = |units: f32| ((units + 1.0) * unit) as u32;
    (px(y)..px(y + h))
        .flat_map(|row| (px(x)..px(x + w)).map(move |col| (col, row)))
        .map(|(c, r)| picture.colour(c, r))
        .collect()
}

#[test]
fn a_mark_looks_the_same_in_the_next_picture() {
    let marks = |scene: &mut Scene| {
        scene.stroke([pt(1.0, 1.0), pt(4.0, 1.5)], Ink::Seat(0), Nib::Pen);
        scene.add(Item::Dot { at: pt(2.0, 2.5), r: 0.3, ink: Ink::Seat(1) });
        scene.add(Item::Ring { at: pt(3.5, 3.0), r: 0.4, ink: Ink::Accent, nib: Nib::Pen });
        scene.add(Item::Cross { at: pt(1.0, 3.5), r: 0.3, ink: Ink::Seat(1), nib: Nib::Bold });
        scene.add(Item::Hatch { polygon: square(1.0, 4.5, 2.0, 1.5), ink: Ink::Seat(0) });
        scene.add(Item::Die { at: pt(4.0, 5.0), side: 0.9, face: 3, ink: Ink::Grid });
    };
    let mut before = Scene::new(12.0, 9.0);
    marks(&mut before);
    let mut after = Scene::new(12.0, 9.0);
    after.add(Item::Grid { at: pt(6.0, 1.0), cols: 5, rows: 5, step: 1.0 });
    after.add(Item::Dot { at: pt(8.0, 3.0), r: 0.4, ink: Ink::Seat(3) });
    marks(&mut after);
    after.stroke([pt(6.0, 7.0), pt(11.0, 8.0)], Ink::Seat(2), Nib::Bold);
    for theme in [Theme::Paper, Theme::Dark, Theme::Contrast] {
        let pictures = [&before, &after].map(|scene| small(scene, &[], theme));
        let [one, two] = pictures.each_ref().map(|picture| part(picture, 0.0, 0.0, 5.5, 7.0));
        assert!(one == two, "{theme:?}");
        assert!(part(&pictures[0], 5.5, 0.0, 6.0, 9.0) != part(&pictures[1], 5.5, 0.0, 6.0, 9.0));
    }
}

#[test]
fn pages_fit_the_messenger() {
    for (w, h) in [(3.0, 3.0), (25.0, 12.0), (40.0, 33.0), (64.0, 64.0), (1.0, 60.0), (60.0, 1.0), (1e6, 2.0)] {
        let scene = Scene::new(w, h);
        let painted = picture(&Page { scene: &scene, title: &versus(), theme: Theme::Paper, say: &say });
        let (long, short) = (painted.width.max(painted.height), painted.width.min(painted.height));
        assert!((LONG_SIDE / 2..=LONG_SIDE).contains(&long) && long <= short * 20, "{w}×{h}: {long}×{short}");
        assert_eq!(painted.pixels.len(), painted.width as usize * painted.height as usize);
    }
}

#[test]
fn a_png_is_indexed_and_small() {
    let bytes = png(&Page { scene: &board(), title: &versus(), theme: Theme::Paper, say: &say });
    let reader = png::Decoder::new(std::io::Cursor::new(&bytes)).read_info().unwrap();
    assert_eq!(reader.info().color_type, png::ColorType::Indexed);
    assert!(bytes.len() < 100_000, "{} bytes", bytes.len());
}

#[test]
fn a_name_is_set_without_what_no_font_has() {
    let scene = Scene::new(6.0, 2.0);
    let titled = |name: &str| small(&scene, &[heading(name, Ink::Seat(0))], Theme::Paper).pixels;
    let plain = titled("Anna");
    for name in ["Anna🦊", "🦊Anna", "An\u{200d}na", "\u{202e}Anna", "𝐀𝐧𝐧𝐚", "Ａｎｎａ", "Anna\u{0}\u{7}"]
    {
        assert!(titled(name) == plain, "{name:?}");
    }
    assert!(titled("🦊") != titled(""), "a name that cannot be written still leaves a mark");
    assert!(titled("שלום") == titled("~"));
}

#[test]
fn an_accent_counts_however_it_is_written() {
    let scene = Scene::new(6.0, 2.0);
    let titled = |name: &str| small(&scene, &[heading(name, Ink::Seat(0))], Theme::Paper).pixels;
    for (apart, whole, bare) in [("Rene\u{301}", "René", "Rene"), ("Ju\u{308}rgen", "Jürgen", "Jurgen")] {
        assert!(titled(apart) == titled(whole) && titled(whole) != titled(bare), "{whole}");
    }
}

#[test]
fn a_name_keeps_within_its_room() {
    let blue = |room: f32| {
        let mut scene = Scene::new(12.0, 3.0);
        scene.name(pt(6.0, 1.5), Seat(3), 1.1, Align::Centre, room);
        let say = |_: &Says| "Александра Константиновна".to_owned();
        let page = picture(&Page { scene: &scene, title: &[], theme: Theme::Paper, say: &say });
        let inked = |x: u32| (0..page.height).any(|y| page.colour(x, y) == Some([116, 47, 169]));
        let cols: Vec<u32> = (0..page.width).filter(|x| inked(*x)).collect();
        let unit = unit(&page) as f32;
        (cols[cols.len() - 1] - cols[0]) as f32 / unit
    };
    for room in [2.0, 4.4, 5.4] {
        assert!((room * 0.6..room + 0.2).contains(&blue(room)), "{} of {room}", blue(room));
    }
    assert!(blue(11.0) > 6.0);
}

fn coordinate() -> impl Strategy<Value = f32> {
    prop_oneof![
        8 => -3.0f32..20.0,
        1 => any::<f32>(),
        1 => prop::sample::select(vec![
            f32::NAN, f32::INFINITY, f32::NEG_INFINITY, 0.0, -0.0, 1e9, f32::MAX, f32::MIN_POSITIVE,
        ]),
    ]
}

fn point() -> impl Strategy<Value = Pt> {
    (coordinate(), coordinate()).prop_map(|(x, y)| pt(x, y))
}

fn ink() -> impl Strategy<Value = Ink> {
    prop_oneof![
        any::<u8>().prop_map(Ink::Seat),
        prop::sample::select(vec![Ink::Grid, Ink::Pencil, Ink::Accent, Ink::Shade])
    ]
}

fn nib() -> impl Strategy<Value = Nib> {
    prop::sample::select(vec![Nib::Fine, Nib::Pen, Nib::Bold, Nib::Ruler])
}

fn item() -> impl Strategy<Value = Item> {
    let points = || prop::collection::vec(point(), 0..6);
    let face = prop::sample::select(vec![Face::Print, Face::Hand]);
    let align = prop::sample::select(vec![Align::Left, Align::Centre, Align::Right]);
    let says = prop_oneof![
        any::<u16>().prop_map(Says::Column),
        any::<u16>().prop_map(Says::Row),
        any::<u8>().prop_map(|n| Says::Name(Seat(n))),
        ".{0,40}".prop_map(Says::Plain),
    ];
    prop_oneof![
        (point(), 0u16..40, any::<u16>(), coordinate()).prop_map(|(at, cols, rows, step)| Item::Grid {
            at,
            cols,
            rows: rows % 50,
            step
        }),
        (points(), ink(), nib()).prop_map(|(points, ink, nib)| Item::Stroke { points, ink, nib }),
        (point(), coordinate(), ink()).prop_map(|(at, r, ink)| Item::Dot { at, r, ink }),
        (point(), coordinate(), ink(), nib()).prop_map(|(at, r, ink, nib)| Item::Ring { at, r, ink, nib }),
        (point(), coordinate(), ink(), nib()).prop_map(|(at, r, ink, nib)| Item::Cross { at, r, ink, nib }),
        (points(), ink()).prop_map(|(polygon, ink)| Item::Hatch { polygon, ink }),
        (points(), ink()).prop_map(|(polygon, ink)| Item::Fill { polygon, ink }),
        points().prop_map(|polygon| Item::Blank { polygon }),
        (point(), says, (coordinate(), coordinate()), align, ink(), face).prop_map(
            |(at, says, (size, room), align, ink, face)| Item::Label { at, says, size, align, ink, face, room }
        ),
        (point(), coordinate(), any::<u8>(), ink()).prop_map(|(at, side, face, ink)| Item::Die { at, side, face, ink }),
    ]
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 96, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn any_scene_gives_a_page(
        width in coordinate(),
        height in coordinate(),
        items in prop::collection::vec(item(), 0..12),
        title in prop::collection::vec((".{0,60}", ink()), 0..4),
        theme in prop::sample::select(vec![Theme::Paper, Theme::Dark, Theme::Contrast]),
        long_side in 0u32..300,
    ) {
        let scene = Scene { items, ..Scene::new(width, height) };
        let title: Vec<Heading> = title.into_iter().map(|(text, ink)| Heading { text, ink }).collect();
        let picture = picture_within(&Page { scene: &scene, title: &title, theme, say: &say }, long_side);
        prop_assert!(picture.width.max(picture.height) <= long_side.max(64));
        prop_assert!(!picture.png().is_empty());
    }
}
