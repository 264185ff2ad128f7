//! A match that becomes a moving picture: which positions it shows, and how long it shows each.

use std::sync::{Arc, OnceLock};

use super::headline::title;
use super::opening::opening;
use crate::bot::context::reader::Reader;
use crate::bot::words::letter;
use crate::game::{Reject, Text, Viewer};
use crate::lesson::Lesson;
use crate::paint::{Film, Shot, Theme};
use crate::play::Match;

/// The most pictures of a film. Of longer matches some plies are left out, at even distances.
const SHOTS: usize = 250;

/// How long the first position is shown, in hundredths of a second.
const FIRST: u16 = 100;

/// How long the last one is shown: long enough to read it before the film starts again.
const LAST: u16 = 300;

/// How long each one in between is shown in a short match.
const EACH: usize = 50;

/// The total time of all in between: longer matches run faster.
const UNHURRIED: usize = 1_200;

/// How much each more than that adds to it.
const MORE: usize = 10;

/// The limits for a lesson: the most positions; the total time for all but the last, and the most for one of them, so
/// that each can be read; and the number of repetitions, so that it does not move beside the rules for ever.
const LESSON_SHOTS: usize = 15;
const LESSON: usize = 1_700;
const UNHURRIED_LESSON: usize = 160;
const LESSON_ROUNDS: u16 = 2;

/// A match to be made a film, for one reader.
pub struct Reel {
    played: Match,
    who: Viewer,
    theme: Theme,
    reader: Reader,
    names: Vec<String>,
    /// The cache for the film of a lesson.
    kept: Option<Arc<OnceLock<Vec<u8>>>>,
    /// The day of its end, if known.
    day: Option<Text>,
}

impl Reel {
    /// Takes the match so far. `names` are those of [`lettered`](super::lettered::lettered).
    pub fn new(played: Match, theme: Theme, reader: Reader, names: Vec<String>) -> Reel {
        let who = played.viewer(Viewer::Public);
        Reel { played, who, theme, reader, names, kept: None, day: None }
    }

    /// The match of a lesson in at most twenty seconds, from the viewpoint of its picture. It is painted once and
    /// cached.
    pub fn lesson(
        lesson: &Lesson,
        theme: Theme,
        reader: Reader,
        names: Vec<String>,
        kept: Arc<OnceLock<Vec<u8>>>,
    ) -> Reel {
        let played = lesson.played().clone();
        let who = played.viewer(lesson.viewer());
        Reel { played, who, theme, reader, names, kept: Some(kept), day: None }
    }

    /// The same with the day on its title page.
    pub fn on(self, day: Text) -> Reel {
        Reel { day: Some(day), ..self }
    }

    /// The film as GIF. If the match has ended, it begins with a title page, and everything is open from the first
    /// picture on; until then, it shows the public view.
    ///
    /// # Errors
    /// When the match does not replay, which would be a mistake in its game.
    pub fn gif(&self) -> Result<Vec<u8>, Reject> {
        let Some(kept) = &self.kept else { return self.painted() };
        if let Some(gif) = kept.get() {
            return Ok(gif.clone());
        }
        let gif = self.painted()?;
        Ok(kept.get_or_init(|| gif).clone())
    }

    fn painted(&self) -> Result<Vec<u8>, Reject> {
        let last = self.played.ply();
        let shown = shown(last, if self.kept.is_some() { LESSON_SHOTS } else { SHOTS });
        let ended = self.played.ending().is_some();
        // A lesson is told by its picture.
        let opening = (ended && self.kept.is_none()).then(|| opening(&self.played, self.day.as_ref(), self.reader));
        let (mut shots, mut ply) = (opening.into_iter().collect::<Vec<Shot>>(), 0);
        self.played.retell(|played| {
            if shown.binary_search(&ply).is_ok() {
                let shot = self.shot(played, self.stands(shown.len(), ply == 0, ply == last));
                // Invisible plies (a secret move, a request at the table) take no time.
                match shots.last_mut().filter(|before| before.scene == shot.scene && before.title == shot.title) {
                    Some(before) => before.stands = before.stands.max(shot.stands),
                    None => shots.push(shot),
                }
            }
            ply += 1;
        })?;
        let (theme, rounds) = (self.theme, self.kept.as_ref().map(|_| LESSON_ROUNDS));
        let film = Film { shots: &shots, theme, say: &|says| letter(says, self.reader, &self.names), rounds };
        Ok(film.gif())
    }

    fn shot(&self, played: &Match, stands: u16) -> Shot {
        let title = title(played, self.who, None, &self.names, self.reader);
        Shot { scene: played.scene(self.who), title, stands }
    }

    /// How long a picture is shown. A lesson takes its time, but never more than twenty seconds.
    fn stands(&self, shots: usize, first: bool, last: bool) -> u16 {
        match self.kept {
            Some(_) => lesson_stands(shots, last),
            None => stands(shots, first, last),
        }
    }
}

/// The plies that a film of a match of `last` plies shows, in order, at most `most`: the first position and the last
/// one are among them.
fn shown(last: usize, most: usize) -> Vec<usize> {
    let steps = last.min(most - 1);
    (0..=steps).map(|step| step * last / steps.max(1)).collect()
}

/// How long a picture is shown in a lesson of `shots` pictures.
fn lesson_stands(shots: usize, last: bool) -> u16 {
    if last {
        return LAST;
    }
    // At most `LESSON`.
    (LESSON / shots.saturating_sub(1).max(1)).min(UNHURRIED_LESSON) as u16
}

/// How long a picture is shown in a film of `shots` pictures.
fn stands(shots: usize, first: bool, last: bool) -> u16 {
    let between = shots.saturating_sub(2).max(1);
    let whole = (between * EACH).min(UNHURRIED + between.saturating_sub(UNHURRIED / EACH) * MORE);
    match (first, last) {
        (_, true) => LAST,
        (true, false) => FIRST,
        // At most `EACH`.
        (false, false) => (whole / between) as u16,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_matches_are_sampled_evenly() {
        assert_eq!(shown(0, SHOTS), [0]);
        assert_eq!(shown(3, SHOTS), [0, 1, 2, 3]);
        assert_eq!(shown(SHOTS - 1, SHOTS).len(), SHOTS);
        for last in [SHOTS, 1_000, 65_535] {
            let shown = shown(last, SHOTS);
            assert_eq!((shown.len(), shown[0], shown[SHOTS - 1]), (SHOTS, 0, last));
            let least = last / (SHOTS - 1);
            assert!(shown.windows(2).all(|pair| (least..=least + 1).contains(&(pair[1] - pair[0]))));
        }
    }

    #[test]
    fn a_lesson_shows_each_position_long_enough_and_lasts_twenty_seconds_at_most() {
        for last in 0..100 {
            let shots = shown(last, LESSON_SHOTS).len();
            let each: Vec<u16> = (1..=shots).map(|n| lesson_stands(shots, n == shots)).collect();
            assert!(each.iter().all(|stands| *stands >= 120), "{each:?}");
            assert!(each.iter().sum::<u16>() <= 2_000, "{each:?}");
        }
    }

    #[test]
    fn a_film_is_neither_hurried_nor_long() {
        let total =
            |shots: usize| -> usize { (0..shots).map(|n| usize::from(stands(shots, n == 0, n + 1 == shots))).sum() };
        assert_eq!(total(1), usize::from(LAST));
        assert_eq!(total(10), 400 + 8 * 50, "half a second each");
        assert!((1..SHOTS).all(|shots| total(shots + 1) + 250 > total(shots)));
        assert!((26..=SHOTS).all(|shots| (1_200..=4_000).contains(&total(shots))));
    }
}
