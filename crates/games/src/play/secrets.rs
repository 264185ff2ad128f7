//! The secrets of a match in progress, and who sees them.

use super::{Match, record};
use crate::game::{Hidden, Scene, Viewer};

impl Match {
    /// The role in which `who` views the position now. Once the match has ended, by its rules or by a table word,
    /// nothing is hidden from anybody.
    ///
    /// ```
    /// use kletka_games::game::{Seat, Viewer};
    /// use kletka_games::games::GAMES;
    /// use kletka_games::play::{Match, record};
    /// let (header, lines) = record::read("game seabattle\nseats Anna | Boris\nfirst 1\n", GAMES).expect("a record");
    /// let mut game = Match::replay(header, lines).expect("nothing to refuse");
    /// assert_eq!(game.viewer(Viewer::Public), Viewer::Public);
    /// game.resign(Seat(1), 0).expect("it goes on");
    /// assert_eq!(game.viewer(Viewer::Public), Viewer::Revealed);
    /// ```
    pub fn viewer(&self, who: Viewer) -> Viewer {
        if self.end.is_some() { Viewer::Revealed } else { who }
    }

    /// The drawing for a viewer. It marks the names of the players to move or the first name of each winner, also after
    /// a resignation, of which the position knows nothing.
    ///
    /// ```
    /// use kletka_games::game::scene::Item;
    /// use kletka_games::game::{Seat, Viewer};
    /// use kletka_games::games::GAMES;
    /// use kletka_games::play::{Match, record};
    ///
    /// let (header, lines) = record::read("game pig\nseats Anna | Boris\nfirst 1\n", GAMES).expect("a record");
    /// let mut game = Match::replay(header, lines).expect("nothing to refuse");
    /// game.resign(Seat(0), 0).expect("it goes on");
    /// let scene = game.scene(Viewer::Public);
    /// let marks = scene.items.iter().filter_map(|item| match item {
    ///     Item::Name { seat, awaited, won, .. } => Some((seat.0, *awaited, *won)),
    ///     _ => None,
    /// });
    /// let marks: Vec<_> = marks.collect();
    /// assert!(marks.iter().all(|&(_, awaited, _)| !awaited));
    /// let crowned: Vec<_> = marks.iter().filter(|&&(_, _, won)| won).collect();
    /// assert_eq!(crowned, [&(1, false, true)], "once, however often the name stands on the sheet");
    /// ```
    pub fn scene(&self, who: Viewer) -> Scene {
        let turn = self.turn();
        self.position().scene(who).awaiting(turn.awaited()).crowning(turn.winners())
    }

    /// Whether the match hides something, so that nothing that tells its course from the beginning may leave it: no
    /// record, no film. If players see boards of their own, this is so until the end. Otherwise it is so while
    /// something is chosen in secret or drawn hidden ([`Chance::hidden`](crate::game::Chance::hidden)) and has not been
    /// revealed.
    ///
    /// ```
    /// use kletka_games::game::Seat;
    /// use kletka_games::games::GAMES;
    /// use kletka_games::play::{Match, record};
    /// let begun = |text: &str| {
    ///     let (header, lines) = record::read(text, GAMES).expect("a record");
    ///     Match::replay(header, lines).expect("nothing to refuse")
    /// };
    /// assert!(!begun("game pig\nseats Anna | Boris\nfirst 1\n").is_closed(), "dice that everybody sees");
    /// let mut game = begun("game gallows setter=bot lang=en\nseats Anna | Boris\nfirst 1\ndeal crown\n");
    /// assert!(game.is_closed());
    /// game.resign(Seat(0), 0).and_then(|_| game.resign(Seat(1), 0)).expect("it goes on");
    /// assert!(!game.is_closed(), "the end opens everything");
    /// ```
    pub fn is_closed(&self) -> bool {
        let differ = || self.position.seen(Viewer::Public) != self.position.seen(Viewer::Revealed);
        match self.position.hidden() {
            _ if self.end.is_some() => false,
            Hidden::Views => true,
            Hidden::Choices => differ(),
            Hidden::Nothing => self.covered && differ(),
        }
    }

    /// The record, if it may leave the match now: `None` while the match [is closed](Self::is_closed). It contains the
    /// seed only if that is wanted and the match has ended.
    ///
    /// ```
    /// use kletka_games::game::{Input, Seat};
    /// use kletka_games::games::GAMES;
    /// use kletka_games::play::{Match, record};
    /// let text = "game bulls\nseats Anna\nfirst 1\ndeal 3 1 2 5 4 0 1 2 0\n";
    /// let (header, lines) = record::read(text, GAMES).expect("a record");
    /// let mut game = Match::replay(header, lines).expect("nothing to refuse");
    /// assert_eq!(game.record(true), None, "it would tell the number of the bot");
    /// game.resign(Seat(0), 0).expect("it goes on");
    /// assert!(game.record(true).is_some_and(|text| text.contains("deal 3 1 2 5")));
    /// ```
    pub fn record(&self, with_seed: bool) -> Option<String> {
        (!self.is_closed()).then(|| record::write(&self.header, &self.lines, with_seed && self.end.is_some()))
    }
}
