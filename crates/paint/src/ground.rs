//! The shared beginning of pages with the same size and look: grids, coordinates, a legend. It is painted once and then
//! copied.
//!
//! Nobody declares which items these are. The painter only remembers the first page of a kind. The items that the next
//! page shares with it, from the first item on, become their *ground*. If a page departs from the ground early, it
//! shortens the ground. So the ground soon has just the items that all pages share. A page with little in common gets
//! its own ground. If there are too many grounds, the least recently used ones go.
//!
//! The pixels are the same as if the whole page had been painted. A ground is used only if all its items come first and
//! say the same words, and only if the title, which is written before them, does not touch them.

use std::sync::{Arc, Mutex, PoisonError};

use super::brush::{Canvas, Frame};
use super::{Page, Theme};
use kletka_games::game::scene::{Item, Says};

/// Bytes of pixels to keep: about thirty pages, one for each game.
const KEPT: usize = 32 << 20;

/// Pages to remember, with or without pixels.
const REMEMBERED: usize = 64;

/// The least number of items in a ground: painting fewer is as fast as copying.
const LEAST: usize = 4;

/// The most items to compare. Items that are always there come first, and there are fewer of them.
const MOST: usize = 1024;

/// The properties that pages share before their first item: extent in units, as bits, whether there is a title, and
/// look.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct Kind {
    extent: (u32, u32),
    titled: bool,
    long_side: u32,
    theme: Theme,
}

impl Kind {
    /// The kind of a page.
    pub fn of(page: &Page<'_>, long_side: u32) -> Kind {
        let extent = (page.scene.width.to_bits(), page.scene.height.to_bits());
        Kind { extent, titled: !page.title.is_empty(), long_side, theme: page.theme }
    }
}

/// An item and its words.
type Said = (Item, Option<String>);

/// The common first items of pages of one kind.
pub(super) struct Ground {
    kind: Kind,
    items: Vec<Said>,
    /// The pixels of the items on the empty page; `None` after only one such page.
    painted: Option<Painted>,
}

/// A ground as pixels.
struct Painted {
    pixels: Vec<u8>,
    /// The part of the page that the items touch.
    reach: Option<Frame>,
}

/// The plan for painting a page.
pub(super) enum Plan {
    /// Begin with this ground.
    Begin(Arc<Ground>),
    /// Paint this many of its items first, and keep the pixels as a ground.
    Keep(usize),
    /// Paint the page as a whole: it shares its beginning with no other.
    Paint,
}

impl Ground {
    /// The ground of a page's first items. The canvas has only these.
    pub fn new(kind: Kind, page: &Page<'_>, items: usize, canvas: &mut Canvas) -> Ground {
        let painted = Some(Painted { pixels: canvas.pixels().to_vec(), reach: canvas.measured() });
        Ground { kind, items: begins(page, items), painted }
    }

    /// The number of items in the ground.
    pub fn len(&self) -> usize {
        self.items.len()
    }

    /// A copy of its pixels.
    pub fn pixels(&self) -> Vec<u8> {
        self.painted.as_ref().map_or_else(Vec::new, |painted| painted.pixels.clone())
    }

    /// Whether its items touch a frame.
    pub fn meets(&self, frame: &Frame) -> bool {
        let reach = self.painted.as_ref().and_then(|painted| painted.reach.as_ref());
        reach.is_some_and(|reach| reach.within(frame).is_some())
    }

    /// How many items at the beginning a page has in common with the ground.
    fn shared(&self, page: &Page<'_>) -> usize {
        let same = |(item, said): &(&Item, &Said)| **item == said.0 && says(page, item) == said.1;
        page.scene.items.iter().zip(&self.items).take_while(same).count()
    }

    fn bytes(&self) -> usize {
        self.painted.as_ref().map_or(0, |painted| painted.pixels.len())
    }
}

/// The first items of a page with their words.
fn begins(page: &Page<'_>, items: usize) -> Vec<Said> {
    page.scene.items.iter().take(items).map(|item| (item.clone(), says(page, item))).collect()
}

fn says(page: &Page<'_>, item: &Item) -> Option<String> {
    match item {
        Item::Label { says, .. } => Some((page.say)(says)),
        Item::Name { seat, .. } => Some((page.say)(&Says::Name(*seat))),
        _ => None,
    }
}

/// The known grounds, the most recently used ones at the end.
pub(super) struct Grounds(Mutex<Vec<Arc<Ground>>>);

impl Grounds {
    /// An empty list of grounds.
    pub const fn new() -> Grounds {
        Grounds(Mutex::new(Vec::new()))
    }

    /// The plan for painting a page.
    pub fn plan(&self, kind: Kind, page: &Page<'_>) -> Plan {
        let known: Vec<Arc<Ground>> = self.with(|grounds| grounds.iter().filter(|g| g.kind == kind).cloned().collect());
        let nearest = known.into_iter().map(|ground| (ground.shared(page), ground)).max_by_key(|(shared, _)| *shared);
        match nearest {
            Some((shared, ground)) if ground.painted.is_some() && shared == ground.len() => {
                self.put(Arc::clone(&ground), Some(&ground));
                Plan::Begin(ground)
            }
            // A remembered page is complete, so it may have little in common with the new one.
            Some((shared, ground)) if shared >= LEAST && (ground.painted.is_none() || shared >= ground.len() / 2) => {
                self.with(|grounds| grounds.retain(|other| !Arc::ptr_eq(other, &ground)));
                Plan::Keep(shared)
            }
            _ => {
                let items = begins(page, MOST);
                if items.len() >= LEAST {
                    self.put(Arc::new(Ground { kind, items, painted: None }), None);
                }
                Plan::Paint
            }
        }
    }

    /// Adds a ground, and removes the one that it replaces.
    pub fn put(&self, ground: Arc<Ground>, instead: Option<&Arc<Ground>>) {
        self.with(|grounds| {
            grounds.retain(|other| !instead.is_some_and(|instead| Arc::ptr_eq(other, instead)));
            grounds.push(ground);
            let mut bytes: usize = grounds.iter().map(|ground| ground.bytes()).sum();
            let mut gone = 0;
            while bytes > KEPT || grounds.len() - gone > REMEMBERED {
                bytes -= grounds[gone].bytes();
                gone += 1;
            }
            grounds.drain(..gone);
        });
    }

    /// Forgets a ground.
    pub fn drop(&self, ground: &Arc<Ground>) {
        self.with(|grounds| grounds.retain(|other| !Arc::ptr_eq(other, ground)));
    }

    fn with<T>(&self, work: impl FnOnce(&mut Vec<Arc<Ground>>) -> T) -> T {
        // A panic elsewhere cannot leave the list half changed, so a poisoned lock can be used.
        work(&mut self.0.lock().unwrap_or_else(PoisonError::into_inner))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Heading, LONG_SIDE, painted};
    use kletka_games::game::Scene;
    use kletka_games::game::scene::{Ink, pt};

    /// A sheet with coordinates and some dots. For another `game`, the first dots are in other places.
    fn scene(game: u8, dots: u8) -> Scene {
        let mut scene = Scene::new(12.0, 9.0);
        scene.add(Item::Grid { at: pt(1.0, 1.0), cols: 10, rows: 7, step: 1.0 });
        scene.coordinates(pt(1.5, 1.5), 10, 7, 1.0, 1.0, 0.6);
        for dot in 0..dots {
            let (x, y) = (f32::from(dot % 9 + 2), f32::from((dot + game) % 6 + 2));
            scene.add(Item::Dot { at: pt(x, y), r: 0.2, ink: Ink::Seat(dot % 2) });
        }
        scene
    }

    /// Paints a page twice, with and without the grounds, and compares. Returns the number of items in the ground.
    fn agrees(grounds: &Grounds, scene: &Scene, theme: Theme, letters: &[u8; 10]) -> usize {
        let say = |says: &Says| match says {
            Says::Column(n) => char::from(letters[usize::from(*n) % 10]).to_string(),
            Says::Row(n) => (n + 1).to_string(),
            _ => "word".to_owned(),
        };
        let title = [Heading { text: "№3 · A title".to_owned(), ink: Ink::Pencil }];
        let page = Page { scene, title: &title, theme, say: &say };
        let (with, without) = (painted(&page, LONG_SIDE, Some(grounds)), painted(&page, LONG_SIDE, None));
        let last = grounds.with(|all| all.last().cloned());
        let begun = last.filter(|ground| ground.painted.is_some()).map_or(0, |ground| ground.len());
        assert!(with.pixels == without.pixels && with.height == without.height, "with {begun} items as its ground");
        begun
    }

    #[test]
    fn pages_on_a_ground_are_the_pages_without() {
        let (grounds, latin, others) = (Grounds::new(), b"abcdefghij", b"zyxwvutsrq");
        let printed = scene(0, 0).items.len();
        for dots in 0..20 {
            let begun = agrees(&grounds, &scene(0, dots), Theme::Paper, latin);
            assert_eq!(begun, if dots == 0 { 0 } else { printed });
        }
        // Another match of the same size has the same ground, another look and other letters have their own.
        assert_eq!(agrees(&grounds, &scene(3, 12), Theme::Paper, latin), printed);
        for (theme, letters) in [(Theme::Dark, latin), (Theme::Paper, others)] {
            assert!(agrees(&grounds, &scene(3, 9), theme, letters) < printed);
            agrees(&grounds, &scene(0, 10), theme, letters);
            assert_eq!(agrees(&grounds, &scene(1, 11), theme, letters), printed);
        }
    }

    #[test]
    fn a_ground_shrinks_to_what_all_pages_share() {
        let grounds = Grounds::new();
        let printed = scene(0, 0).items.len();
        let begun = [(0, 5), (0, 6), (0, 7), (3, 7), (0, 8)]
            .map(|(game, dots)| agrees(&grounds, &scene(game, dots), Theme::Paper, b"abcdefghij"));
        assert_eq!(begun, [0, printed + 5, printed + 5, printed, printed]);
    }

    #[test]
    fn what_the_title_touches_is_painted_after_it() {
        let grounds = Grounds::new();
        for dots in 0..4u8 {
            let mut scene = scene(0, 0);
            let across = vec![pt(0.0, -1.0), pt(12.0, -1.0), pt(12.0, 1.0), pt(0.0, 1.0)];
            scene.items.insert(0, Item::Blank { polygon: across });
            scene.add(Item::Dot { at: pt(2.0, f32::from(dots) + 2.0), r: 0.2, ink: Ink::Seat(0) });
            agrees(&grounds, &scene, Theme::Contrast, b"abcdefghij");
        }
    }

    #[test]
    fn no_more_is_kept_than_there_is_room_for() {
        let grounds = Grounds::new();
        for cols in 0..80u16 {
            for _ in 0..2 {
                let mut scene = Scene::new(f32::from(cols) + 10.0, 30.0);
                scene.coordinates(pt(1.5, 1.5), 5, 5, 1.0, 1.0, 0.6);
                agrees(&grounds, &scene, Theme::Paper, b"abcdefghij");
            }
        }
        let (count, bytes) = grounds.with(|all| (all.len(), all.iter().map(|ground| ground.bytes()).sum::<usize>()));
        assert!(count <= REMEMBERED && bytes <= KEPT && bytes > KEPT / 2, "{count} with {bytes} bytes");
    }
}
