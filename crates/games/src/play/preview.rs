//! The effect of a move, computed beside the match while its player still types.

use super::Match;
use crate::game::{Audience, Hidden, Input, Position, Reject, Seat, Text, Viewer};

/// A possible move with its effect.
#[derive(Clone, PartialEq, Debug)]
pub struct Preview {
    /// The canonical text of the move.
    pub text: String,
    /// The messages that everybody would get, in order. Empty if they would tell something that nobody knows yet:
    /// random draws, hidden information, or things about to be revealed.
    pub news: Vec<Text>,
    /// The rise of the player's score, if it may be told and the game counts; 0 otherwise.
    pub gain: i64,
}

impl Match {
    /// The effect of a move. It plays nothing, and tells nothing that the match still hides.
    ///
    /// ```
    /// use kletka_games::game::{Input, Seat};
    /// use kletka_games::games::GAMES;
    /// use kletka_games::play::{Match, record};
    /// let text = "game boxes size=2x2\nseats Anna | Boris\nfirst 1\n1 a1-b1\n2 a1-a2\n1 b1-b2\n";
    /// let (header, lines) = record::read(text, GAMES).expect("a record");
    /// let game = Match::replay(header, lines).expect("nothing to refuse");
    /// let closing = Input::canonical("a2-b2");
    /// assert_eq!(game.preview(Seat(1), &closing, 0).expect("it is free").gain, 1);
    /// assert!(game.preview(Seat(0), &closing, 0).is_err(), "it is Boris' turn");
    /// assert_eq!(game.lines().len(), 3, "nothing was played");
    /// ```
    ///
    /// # Errors
    /// As [`play`](Match::play).
    pub fn preview(&self, seat: Seat, input: &Input<'_>, at: u64) -> Result<Preview, Reject> {
        let (text, ctx, after) = self.trial(seat, input, at)?;
        let open = self.position().hidden() == Hidden::Nothing
            && ctx.chance.drawn().is_empty()
            && ctx.events.iter().all(|event| event.to == Audience::All);
        let score = |position: &dyn Position| position.scores(Viewer::Public)?.get(seat.index()).copied();
        let gain = after.filter(|_| open).and_then(|after| Some(score(&*after)? - score(self.position())?));
        let news = ctx.events.into_iter().filter(|_| open).map(|event| event.text).collect();
        Ok(Preview { text, news, gain: gain.unwrap_or_default() })
    }
}
