//! Outcomes that do not follow from the rules of a game: a player has left, or all have agreed to end the match.

use super::Match;
use crate::game::{Outcome, StepCtx, Viewer};

impl Match {
    /// Players who stayed share the first place. Of those who left, the first is last.
    pub(super) fn outcome_of_leaving(&self) -> Outcome {
        let mut places = vec![1; usize::from(self.seats())];
        for (place, seat) in (2..=self.seats().max(2)).rev().zip(&self.gone) {
            places[seat.index()] = place;
        }
        Outcome { places, scores: None }
    }

    /// The outcome by the game's own decision. By default, all share the first place, with their points if these are
    /// public.
    pub(super) fn outcome_of_agreeing(&self, ctx: &mut StepCtx) -> Outcome {
        self.position.agreed(ctx).unwrap_or_else(|| {
            let outcome = if self.seats() == 1 { Outcome::alone(false) } else { Outcome::drawn(self.seats()) };
            match self.position.scores(Viewer::Public) {
                Some(scores) => outcome.with_scores(scores),
                None => outcome,
            }
        })
    }
}
