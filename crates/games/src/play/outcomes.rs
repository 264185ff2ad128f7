//! Outcomes that do not follow from the rules of a game: a player has left, or all have agreed to end the match.

use super::Match;
use crate::game::{Outcome, Points, Position, StepCtx, Viewer};

impl Match {
    /// Players who stayed share the first place. The first to leave is last.
    pub(super) fn outcome_of_leaving(&self) -> Outcome {
        let mut places = vec![1; usize::from(self.seats())];
        for (place, seat) in (2..=self.seats().max(2)).rev().zip(&self.gone) {
            places[seat.index()] = place;
        }
        Outcome { places, scores: None }
    }

    /// The outcome by the game's own decision when all agree to end a match in this position. By default, all share the
    /// first place, with their points if these are public. Whoever left before has no share in it.
    pub(super) fn outcome_of_agreeing(&self, position: &mut dyn Position, ctx: &mut StepCtx) -> Outcome {
        let mut outcome = position.agreed(ctx).unwrap_or_else(|| {
            let seats = self.seats();
            let outcome = if seats == 1 { Outcome::alone(false) } else { Outcome::drawn(seats) };
            match position.scores(Viewer::Public) {
                Some(scores) => outcome.with_scores(scores),
                None => outcome,
            }
        });
        if !self.gone.is_empty() {
            outcome.places = self.outcome_of_leaving().places;
        }
        outcome
    }

    /// The score of the outcome, with the parts of points that the position knows.
    pub fn points(&self) -> Option<Vec<Points>> {
        let scores = self.outcome()?.scores?;
        let exact = self.position.points(Viewer::Revealed);
        let exact = exact.filter(|exact| exact.iter().map(|points| points.whole()).eq(scores.iter().copied()));
        Some(exact.unwrap_or_else(|| scores.into_iter().map(Points::from).collect()))
    }
}
