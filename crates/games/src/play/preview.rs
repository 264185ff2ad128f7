//! What a move would do, worked out beside the match while its player still types.

use super::Match;
use crate::game::{Audience, Hidden, Input, Position, Reject, Seat, Text, Viewer};

/// A move that could be made.
#[derive(Clone, PartialEq, Debug)]
pub struct Preview {
    /// Its canonical text.
    pub text: String,
    /// What everybody would be told of it, in order. Empty where that would tell what nobody knows yet: what chance
    /// draws, what is hidden, and what is about to be revealed.
    pub news: Vec<Text>,
    /// By how much the player's score rises, where that can be told and the game counts; 0 otherwise.
    pub gain: i64,
}

impl Match {
    /// What a move would do. Nothing is played, and nothing is told that the match still keeps.
    ///
    /// ```
    /// use kletka_games::game::{Input, Seat};
    /// use kletka_games::games::GAMES;
    /// use kletka_games::play::{Match, record};
    /// let (header, lines) = record::read("game pig\nseats Anna | Boris\nfirst 1\n", GAMES).expect("a record");
    /// let game = Match::replay(header, lines).expect("nothing to refuse");
    /// let roll = game.preview(Seat(0), &Input::canonical("roll"), 0).expect("Anna may throw");
    /// assert!(roll.news.is_empty(), "nobody knows what will fall");
    /// assert!(game.preview(Seat(1), &Input::canonical("roll"), 0).is_err(), "it is Anna's turn");
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
