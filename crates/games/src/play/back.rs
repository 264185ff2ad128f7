//! A match as it was at an earlier line.

use std::sync::OnceLock;

use super::marks::{Mark, Marks};
use super::{Line, Match};
use crate::game::Reject;

impl Mark {
    fn of(game: &Match) -> Mark {
        let (position, gone, clocks) = (game.position.copy(), game.gone.clone(), game.clocks.clone());
        Mark { position, gone, clock: game.clock, clocks }
    }
}

impl Match {
    /// The n-th line in force, with its time.
    pub(super) fn in_force(&self, n: usize) -> Line {
        let force = &self.force[n];
        Line { at: Some(force.at), ..self.lines[force.line].clone() }
    }

    /// The match when `keep` of its lines were in force. Its log may lack the lines before the mark from which it was
    /// played.
    pub(super) fn back_to(&mut self, keep: usize) -> Result<Match, Reject> {
        self.marks.cut(keep);
        let mut game = self.at_mark()?;
        if game.ply() == keep {
            return Ok(game);
        }
        for n in game.ply()..keep {
            game.enter(&self.in_force(n))?;
            if Marks::is_due(keep - game.ply()) {
                self.marks.add(game.ply(), Mark::of(&game));
            }
        }
        self.marks.thin(keep);
        Ok(game)
    }

    /// The match at its latest mark, or at its beginning.
    fn at_mark(&self) -> Result<Match, Reject> {
        let Some((before, mark)) = self.marks.last() else { return Match::begin(self.header.clone()) };
        Ok(Match {
            header: self.header.clone(),
            lines: Vec::new(),
            force: Vec::new(),
            position: mark.position.copy(),
            asks: OnceLock::new(),
            opening: Vec::new(),
            gone: mark.gone.clone(),
            clock: mark.clock,
            clocks: mark.clocks.clone(),
            end: None,
            covered: self.covered,
            before: *before,
            marks: Marks::default(),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::{Input, Place, Seat, Viewer};
    use crate::games::GAMES;
    use crate::play::record;

    fn long(plies: usize) -> Match {
        let text = "game dots size=39x32 start=empty zone=off\nseats Anna | Boris\nfirst 1\n";
        let (header, _) = record::read(text, GAMES).expect("a record");
        let mut game = Match::begin(header).expect("two can play it");
        for n in 0..plies {
            step(&mut game, n);
        }
        game
    }

    /// Puts a dot on every other place, so that nothing is ever enclosed.
    fn step(game: &mut Match, n: usize) {
        let place = Place::new((n % 19 * 2) as u16, (n / 19 % 16 * 2) as u16).to_string();
        let seat = game.turn().seats().iter().next().expect("it goes on");
        game.play(seat, &Input::canonical(&place), n as u64).unwrap_or_else(|no| panic!("{place}: {no:?}"));
    }

    fn back(game: &mut Match) {
        let seat = if game.ply() % 2 == 1 { Seat(0) } else { Seat(1) };
        let keep = game.takeback(seat).expect("an own move");
        game.undo(seat, keep, 0).expect("the number is of this moment");
    }

    #[test]
    fn few_positions_are_kept_and_they_are_right() {
        let mut game = long(200);
        assert!(game.marks.plies().is_empty(), "nothing was taken back");
        let mut boards = Vec::new();
        game.retell(|then| boards.push(then.position().board(Viewer::Public))).expect("its own lines");
        let mut replayed = 0;
        for ply in (0..200).rev() {
            let known = game.marks.plies().into_iter().filter(|mark| *mark <= ply).max();
            replayed += ply - known.unwrap_or(0);
            back(&mut game);
            assert_eq!(game.position().board(Viewer::Public), boards[ply], "{ply}");
            let marks = game.marks.plies();
            assert!(marks.len() <= 10 && marks.iter().all(|mark| *mark <= ply), "{marks:?} at {ply}");
        }
        assert!(replayed <= 5 * 200, "from the start each time, 19,900 plies are played again: {replayed}");
    }
}
