//! A viewer's knowledge, for any game.

use std::any::Any;
use std::fmt;

/// The view of one viewer in any game. Views of different games are never equal.
///
/// ```
/// use kletka_games::game::{Input, Seat, Viewer};
/// use kletka_games::games::GAMES;
/// use kletka_games::play::{Match, record};
/// let text = "game seabattle size=8 fleet=2\nseats Anna | Boris\nfirst 1\n";
/// let (header, lines) = record::read(text, GAMES).expect("a record");
/// let mut game = Match::replay(header, lines).expect("nothing to refuse");
/// let seen = |game: &Match, who| game.position().seen(who);
/// let (public, own) = (seen(&game, Viewer::Public), seen(&game, Viewer::Seat(Seat(0))));
/// game.play(Seat(0), &Input::canonical("a1-a2"), 0).expect("a ship fits there");
/// assert!(seen(&game, Viewer::Public) == public && seen(&game, Viewer::Seat(Seat(0))) != own);
/// ```
pub struct Seen(Box<dyn AnyView>);

trait AnyView: Any + Send {
    fn same(&self, other: &dyn AnyView) -> bool;
    fn show(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result;
    fn copied(&self) -> Box<dyn AnyView>;
}

impl<V: Any + Send + Clone + PartialEq + fmt::Debug> AnyView for V {
    fn same(&self, other: &dyn AnyView) -> bool {
        (other as &dyn Any).downcast_ref::<V>() == Some(self)
    }

    fn show(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.fmt(f)
    }

    fn copied(&self) -> Box<dyn AnyView> {
        Box::new(self.clone())
    }
}

impl Seen {
    pub(super) fn of<V: Any + Send + Clone + PartialEq + fmt::Debug>(view: V) -> Seen {
        Seen(Box::new(view))
    }
}

impl PartialEq for Seen {
    fn eq(&self, other: &Seen) -> bool {
        self.0.same(&*other.0)
    }
}

impl Clone for Seen {
    fn clone(&self) -> Seen {
        // Calling it on the box itself would make a view of the box.
        Seen((*self.0).copied())
    }
}

impl fmt::Debug for Seen {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        (*self.0).show(f)
    }
}
