//! Lines below a drawing: how the match ended in large handwriting, and the source of the drawing in small one.

use super::{Align, Ink, Says, Scene, pt};
use crate::base::Text;

/// The page width in heights of the first line. This sets its size: people read it on a telephone at arm's length.
const SHARE: f32 = 11.0;

/// Height of a line with its gap, in heights of its letters.
const ROOM: f32 = 1.25;

/// The same for a line that continues the one above it.
const CLOSE: f32 = 1.2;

/// Size of the further lines, as a share of the first.
const LESS: f32 = 0.75;

/// The page width in heights of the smallest text that is readable on a telephone.
const SMALL: f32 = 22.0;

/// Total width of the margins of a page, in units.
const MARGINS: f32 = 2.5;

impl Scene {
    /// The drawing with lines below it, the first one the largest. It grows by whole units, so that everything stays on
    /// the squares of the paper.
    ///
    /// ```
    /// use kletka_games::game::Text;
    /// use kletka_games::game::scene::{Ink, Scene};
    /// let board = Scene::new(8.0, 7.5);
    /// let told = board.clone().footed(&[(Text::new("result-draw"), Ink::Pencil)]);
    /// assert_eq!((told.width, told.height), (8.0, 10.0));
    /// assert_eq!(told.items.len(), 1);
    /// assert_eq!(board.clone().footed(&[]), board);
    /// ```
    pub fn footed(mut self, lines: &[(Text, Ink)]) -> Scene {
        // A page is never narrower than half its height.
        let page = self.width.max(self.height / 2.0);
        let first = ((page + MARGINS) / SHARE).max(1.0);
        let mut edge = self.height.ceil();
        for (n, (text, ink)) in lines.iter().enumerate() {
            let size = if n == 0 { first } else { first * LESS };
            // Further lines belong to the first: they stand closer.
            let room = size * if n == 0 { ROOM } else { CLOSE };
            let (at, says) = (pt(self.width / 2.0, edge + room / 2.0), Says::Words(text.clone()));
            self.fitted(at, says, (size, page), Align::Centre, *ink);
            edge += room;
            self.height = edge.ceil();
        }
        self
    }

    /// The drawing with small handwriting at its lower edge, to the left and to the right.
    ///
    /// ```
    /// use kletka_games::game::scene::{Says, Scene};
    /// let says = |text: &str| Says::Plain(text.to_owned());
    /// let board = Scene::new(8.0, 8.0).signed(says("1.1.2026"), says("@kletka_bot"));
    /// assert_eq!((board.height, board.items.len()), (9.0, 2));
    /// ```
    pub fn signed(mut self, left: Says, right: Says) -> Scene {
        let size = (self.width + MARGINS) / SMALL;
        let (top, room) = (self.height.ceil(), (size * ROOM).ceil());
        let y = top + room / 2.0;
        self.hand(pt(0.0, y), left, size, Align::Left, Ink::Pencil);
        self.hand(pt(self.width, y), right, size, Align::Right, Ink::Pencil);
        self.height = top + room;
        self
    }
}
