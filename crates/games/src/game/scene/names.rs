//! The names of the players on a drawing.

use super::{Align, Item, Pt, Scene};
use crate::base::{Seat, Seats};

impl Scene {
    /// Adds the name of a player, at most `room` units wide.
    pub fn name(&mut self, at: Pt, seat: Seat, size: f32, align: Align, room: f32) {
        self.add(Item::Name { at, seat, size, align, room, awaited: false, won: false, out: false, ticked: false });
    }

    /// Adds the name of a player who has left or is knocked out.
    pub fn struck_name(&mut self, at: Pt, seat: Seat, size: f32, align: Align, room: f32) {
        self.add(Item::Name { at, seat, size, align, room, awaited: false, won: false, out: true, ticked: false });
    }

    /// Adds the name of a player who has done what all do at once.
    pub fn ticked_name(&mut self, at: Pt, seat: Seat, size: f32, align: Align, room: f32) {
        self.add(Item::Name { at, seat, size, align, room, awaited: false, won: false, out: false, ticked: true });
    }

    /// The drawing with the names of these players highlighted, for whom the bot waits. If a page has a name more than
    /// once, the uppermost is highlighted: further down it names the owner of dice or words.
    ///
    /// ```
    /// use kletka_games::game::scene::{Align, Item, Scene, pt};
    /// use kletka_games::game::{Seat, Seats};
    /// let mut scene = Scene::new(8.0, 4.0);
    /// scene.name(pt(0.0, 3.0), Seat(1), 0.8, Align::Left, 4.0);
    /// scene.name(pt(0.0, 1.0), Seat(1), 0.8, Align::Left, 4.0);
    /// let scene = scene.awaiting(Seats::one(Seat(1)));
    /// assert!(matches!(scene.items[..], [Item::Name { awaited: false, .. }, Item::Name { awaited: true, .. }]));
    /// ```
    pub fn awaiting(self, seats: Seats) -> Scene {
        self.marked(seats, |item| match item {
            Item::Name { awaited, .. } => Some(awaited),
            _ => None,
        })
    }

    /// The drawing with the names of the winners underlined, each once, as [`Scene::awaiting`] does.
    ///
    /// ```
    /// use kletka_games::game::scene::{Align, Item, Scene, pt};
    /// use kletka_games::game::{Seat, Seats};
    /// let mut scene = Scene::new(8.0, 4.0);
    /// scene.name(pt(0.0, 3.0), Seat(1), 0.8, Align::Left, 4.0);
    /// scene.name(pt(0.0, 1.0), Seat(1), 0.8, Align::Left, 4.0);
    /// let scene = scene.crowning(Seats::one(Seat(1)));
    /// assert!(matches!(scene.items[..], [Item::Name { won: false, .. }, Item::Name { won: true, .. }]));
    /// ```
    pub fn crowning(self, seats: Seats) -> Scene {
        self.marked(seats, |item| match item {
            Item::Name { won, .. } => Some(won),
            _ => None,
        })
    }

    /// The drawing with this mark at each player's uppermost name, and at no other.
    fn marked(mut self, seats: Seats, mark: fn(&mut Item) -> Option<&mut bool>) -> Scene {
        let names = self.items.iter().enumerate().filter_map(|(n, item)| match item {
            Item::Name { at, seat, .. } if seats.has(*seat) => Some((n, at.y, *seat)),
            _ => None,
        });
        let names: Vec<(usize, f32, Seat)> = names.collect();
        let upper = |seat: Seat| {
            let own = names.iter().filter(|(_, _, owner)| *owner == seat);
            own.min_by(|a, b| a.1.total_cmp(&b.1)).map(|(n, _, _)| *n)
        };
        let uppermost: Vec<usize> = seats.iter().filter_map(upper).collect();
        for (n, item) in self.items.iter_mut().enumerate() {
            if let Some(mark) = mark(item) {
                *mark = uppermost.contains(&n);
            }
        }
        self
    }
}
