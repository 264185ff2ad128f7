//! Moving pictures: after each frame, a player shows exactly the pixels of a whole painted page.

use gif::{ColorOutput, DecodeOptions};
use kletka_games::game::Scene;
use kletka_games::game::scene::{Align, Face, Ink, Item, Nib, Says, pt};
use kletka_paint::{FILM_SIDE, Film, Heading, Page, Picture, Shot, Theme, picture_within};

/// A film as a player shows it: the size, the pixels after each frame (`None`: never painted), and the duration of
/// each.
struct Shown {
    size: (u32, u32),
    frames: Vec<(Vec<Option<u8>>, u16)>,
    /// The number of pixels in each frame.
    sizes: Vec<usize>,
    /// How often it comes again.
    repeat: gif::Repeat,
}

fn played(bytes: &[u8]) -> Shown {
    let mut options = DecodeOptions::new();
    options.set_color_output(ColorOutput::Indexed);
    let mut reader = options.read_info(bytes).expect("a GIF");
    let (width, height) = (usize::from(reader.width()), usize::from(reader.height()));
    let mut page = vec![None; width * height];
    let (mut frames, mut sizes) = (Vec::new(), Vec::new());
    while let Some(frame) = reader.read_next_frame().expect("a whole frame") {
        let across = usize::from(frame.width);
        for (n, index) in frame.buffer.iter().enumerate().filter(|(_, index)| Some(**index) != frame.transparent) {
            let (x, y) = (usize::from(frame.left) + n % across, usize::from(frame.top) + n / across);
            page[y * width + x] = Some(*index);
        }
        frames.push((page.clone(), frame.delay));
        sizes.push(frame.buffer.len());
    }
    let repeat = reader.repeat();
    Shown { size: (width as u32, height as u32), frames, sizes, repeat }
}

fn say(says: &Says) -> String {
    match says {
        Says::Plain(text) => text.clone(),
        Says::Column(n) | Says::Row(n) => n.to_string(),
        other => format!("{other:?}"),
    }
}

fn gif(shots: &[Shot], theme: Theme) -> Vec<u8> {
    Film { shots, theme, say: &say, rounds: None }.gif()
}

/// The page of a shot, painted as a whole.
fn whole(shot: &Shot, theme: Theme) -> Picture {
    picture_within(&Page { scene: &shot.scene, title: &shot.title, theme, say: &say }, FILM_SIDE)
}

/// Checks each frame of a film. All its scenes have one size and look different.
fn check(shots: &[Shot], theme: Theme) {
    let shown = played(&gif(shots, theme));
    assert_eq!(shown.frames.len(), shots.len());
    for (n, (shot, (pixels, stands))) in shots.iter().zip(&shown.frames).enumerate() {
        let page = whole(shot, theme);
        assert_eq!((page.width, page.height, shot.stands), (shown.size.0, shown.size.1, *stands));
        let off = pixels.iter().zip(&page.pixels).filter(|(shown, painted)| **shown != Some(**painted)).count();
        assert_eq!(off, 0, "frame {n} of {theme:?} has {off} wrong pixels");
    }
}

/// A small generator of repeatable numbers below `n`.
struct Numbers(u64);

impl Numbers {
    fn below(&mut self, n: u64) -> u64 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) % n
    }

    /// A coordinate, sometimes beyond the page, and much finer than a pixel.
    fn coordinate(&mut self) -> f32 {
        self.below(16_000) as f32 / 1000.0 - 2.0
    }

    /// An item of any kind, large enough to overlap others.
    fn item(&mut self) -> Item {
        let (x, y, r) = (self.coordinate(), self.coordinate(), 0.2 + self.below(300) as f32 / 100.0);
        let (at, nib) = (pt(x, y), [Nib::Fine, Nib::Pen, Nib::Bold][self.below(3) as usize]);
        let ink = [Ink::Seat(0), Ink::Seat(1), Ink::Grid, Ink::Accent, Ink::Shade][self.below(5) as usize];
        let polygon = vec![at, pt(self.coordinate(), y + r), pt(x + r, self.coordinate())];
        match self.below(11) {
            0 => Item::Stroke { points: polygon, ink, nib },
            1 => Item::Ring { at, r, ink, nib },
            2 => Item::Cross { at, r, ink, nib },
            3 => Item::Hatch { polygon, ink },
            4 => Item::Fill { polygon, ink },
            5 => Item::Die { at, side: r, face: 1 + self.below(6) as u8, ink },
            6 => Item::Grid { at, cols: 3, rows: 2, step: r },
            7 => {
                let (says, face) = (Says::Plain(format!("Йa {}", self.below(99))), Face::Hand);
                Item::Label { at, says, size: r, align: Align::Centre, ink, face, room: f32::INFINITY }
            }
            8 => Item::Dot { at: pt(f32::NAN, y), r, ink },
            9 => Item::Blank { polygon },
            _ => Item::Dot { at, r: r / 3.0, ink },
        }
    }
}

/// Scenes that differ by a few changes anywhere, and titles that change now and then.
fn story(seed: u64, length: u16) -> Vec<Shot> {
    let mut numbers = Numbers(seed);
    let mut items: Vec<Item> = (0..25).map(|_| numbers.item()).collect();
    let mut story = Vec::new();
    for n in 0..length {
        for _ in 0..numbers.below(4) {
            let at = numbers.below(items.len() as u64) as usize;
            match numbers.below(4) {
                0 => drop(items.remove(at)),
                1 => items.swap(at, 0),
                _ => items.insert(at, numbers.item()),
            }
        }
        // Something always differs, so that no frame is left out.
        items.push(Item::Dot { at: pt(0.3 + f32::from(n) * 0.5, 11.5), r: 0.15, ink: Ink::Seat(0) });
        let title = vec![Heading { text: format!("Анна {} : 3 Bob", n / 3), ink: Ink::Seat((n / 5 % 2) as u8) }];
        let mut scene = Scene::new(13.0, 12.0);
        scene.items.clone_from(&items);
        story.push(Shot { scene, title, stands: 7 + n });
    }
    story
}

#[test]
fn frames_compose_to_whole_pages() {
    for (seed, theme) in [(1, Theme::Paper), (2, Theme::Dark), (3, Theme::Contrast), (4, Theme::Paper)] {
        check(&story(seed, 20), theme);
    }
}

#[test]
fn only_what_has_changed_is_in_a_frame() {
    let mut scene = Scene::new(12.0, 12.0);
    scene.add(Item::Grid { at: pt(1.0, 1.0), cols: 10, rows: 10, step: 1.0 });
    let mut shots = Vec::new();
    for n in 0..10u8 {
        scene.add(Item::Dot { at: pt(1.5 + f32::from(n), 5.5), r: 0.3, ink: Ink::Seat(n % 2) });
        shots.push(Shot { scene: scene.clone(), title: Vec::new(), stands: 50 });
    }
    check(&shots, Theme::Paper);
    let shown = played(&gif(&shots, Theme::Paper));
    let page = (shown.size.0 * shown.size.1) as usize;
    assert_eq!(shown.sizes[0], page, "the first frame is whole");
    assert!(shown.sizes[1..].iter().all(|size| *size < page / 100), "{:?}", shown.sizes);
    assert_eq!(shown.repeat, gif::Repeat::Infinite);
}

#[test]
fn what_looks_the_same_stands_longer() {
    let shot = |dots: u8, stands| {
        let mut scene = Scene::new(5.0, 5.0);
        (0..dots).for_each(|n| scene.add(Item::Dot { at: pt(f32::from(n), 1.0), r: 0.3, ink: Ink::Seat(0) }));
        // It changes the scene, but not its look.
        scene.add(Item::Dot { at: pt(f32::NAN, 1.0), r: 0.3, ink: Ink::Seat(0) });
        Shot { scene, title: Vec::new(), stands }
    };
    let delays = |shots: &[Shot]| played(&gif(shots, Theme::Paper)).frames.iter().map(|(_, d)| *d).collect::<Vec<_>>();
    assert_eq!(delays(&[shot(0, 5), shot(0, 6), shot(1, 7), shot(1, 8), shot(1, 9), shot(0, 10)]), [11, 24, 10]);
    assert_eq!(delays(&[shot(1, 60_000), shot(1, 60_000)]), [u16::MAX]);
    assert_eq!(delays(&[]), [0; 0]);
}

#[test]
fn drawings_of_several_sizes_share_a_page() {
    let shot = |width: f32, height: f32| {
        let mut scene = Scene::new(width, height);
        scene.frame(0.0, 0.0, width, height, Ink::Grid, Nib::Pen);
        Shot { scene, title: Vec::new(), stands: 5 }
    };
    let shown = played(&gif(&[shot(4.0, 9.0), shot(10.0, 3.0)], Theme::Paper));
    for ((pixels, _), mut same) in shown.frames.iter().zip([shot(4.0, 9.0), shot(10.0, 3.0)]) {
        (same.scene.width, same.scene.height) = (10.0, 9.0);
        let page = whole(&same, Theme::Paper);
        assert_eq!(shown.size, (page.width, page.height));
        assert!(pixels.iter().zip(&page.pixels).all(|(shown, painted)| *shown == Some(*painted)));
    }
    assert!(shown.size.0.max(shown.size.1) <= FILM_SIDE);
}

#[test]
fn a_film_may_stop_after_some_rounds() {
    let shots = [Shot { scene: Scene::new(4.0, 4.0), title: Vec::new(), stands: 50 }];
    let twice = Film { shots: &shots, theme: Theme::Paper, say: &say, rounds: Some(2) }.gif();
    assert_eq!(played(&twice).repeat, gif::Repeat::Finite(1), "once more after the first time");
}
