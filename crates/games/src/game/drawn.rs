//! The picture and the text of a view.

use super::{Points, Scene, Seat, Text};

/// A player's achievement in a puzzle of the day.
///
/// ```
/// use kletka_games::game::{Drawn, Feat, Scene, Text};
///
/// struct Points(i64);
///
/// impl Drawn for Points {
///     fn scene(&self) -> Scene {
///         Scene::new(1.0, 1.0)
///     }
///
///     fn board(&self) -> String {
///         self.0.to_string()
///     }
///
///     fn scores(&self) -> Option<Vec<i64>> {
///         Some(vec![self.0])
///     }
/// }
///
/// let text = Text::new("daily-points").with("points", 7);
/// assert_eq!(Points(7).feat(), Some(Feat { worth: 7, text, signs: String::new() }));
/// ```
#[derive(Clone, PartialEq, Debug)]
pub struct Feat {
    /// The value by which achievements are compared: more is better. Comparable only within one game.
    pub worth: i64,
    /// The achievement in words: `5 guesses`.
    pub text: Text,
    /// The course of the match, in signs that give away nothing of the solution: `●○ ●●○ ●●●●`. May be empty.
    pub signs: String,
}

/// The picture and the text of a view. The trait is separate from [`Game`](super::Game), so a game needs no code that
/// only hands its views on.
///
/// ```
/// use kletka_games::game::scene::{Ink, Nib, Scene, pt};
/// use kletka_games::game::Drawn;
///
/// /// Tallies, a stroke each.
/// struct Tally(u8);
///
/// impl Drawn for Tally {
///     fn scene(&self) -> Scene {
///         let mut scene = Scene::new(f32::from(self.0) + 1.0, 3.0);
///         let strokes = (1..=self.0).map(|n| [pt(n.into(), 1.0), pt(n.into(), 2.0)]);
///         strokes.for_each(|stroke| scene.stroke(stroke, Ink::Pencil, Nib::Pen));
///         scene
///     }
///
///     fn board(&self) -> String {
///         "|".repeat(self.0.into())
///     }
/// }
///
/// assert_eq!((Tally(3).board().as_str(), Tally(3).scene().items.len(), Tally(3).scores()), ("|||", 3, None));
/// ```
pub trait Drawn {
    /// The drawing for this viewer.
    fn scene(&self) -> Scene;

    /// The same as plain text, for tests, screen readers and terminals: Latin letters, no trailing newline. Readers in
    /// a chat get its words in their language, from the messages `<id>-board-<phrase>`.
    fn board(&self) -> String;

    /// What stands for a seat on the text board, so that readers learn whose row, sign or half is whose: by default its
    /// number. `None`: nothing there belongs to anybody.
    fn mark(&self, seat: Seat) -> Option<Text> {
        Some(Text::new("mark-number").with("number", seat.0 + 1))
    }

    /// The score of each seat for the caption, which names whoever has most first. `None` if the game does not count,
    /// or if those who have fewer are ahead; [`Outcome::scores`](super::Outcome::scores) tells these as well.
    fn scores(&self) -> Option<Vec<i64>> {
        None
    }

    /// The same exactly, if the game counts parts of points.
    fn points(&self) -> Option<Vec<Points>> {
        Some(self.scores()?.into_iter().map(Points::from).collect())
    }

    /// The first seat's achievement in a match that ended by the rules, if the game is a puzzle of the day
    /// ([`Info::daily`](super::Info::daily)). `None`: the puzzle is not solved. By default it is the score.
    fn feat(&self) -> Option<Feat> {
        let scores = self.scores()?;
        let (own, others) = scores.split_first()?;
        let text = match others {
            [] => Text::new("daily-points"),
            [other, ..] => Text::new("daily-score").with("other", *other),
        };
        Some(Feat { worth: *own, text: text.with("points", *own), signs: String::new() })
    }
}
