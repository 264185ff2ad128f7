//! Reads lessons.

use super::{Anchor, Lesson, LessonError, NOTES};
use crate::game::scene::pt;
use crate::game::{Place, Seat, Viewer};
use crate::games::GAMES;
use crate::play::record;
use crate::play::{Header, Line, Match};

/// The separator between the record and the picture.
const HEAD: &str = "\n== ";

/// Reads the lesson with this name.
pub fn read(name: &str, text: &str) -> Result<Lesson, LessonError> {
    let (log, section) = text.split_once(HEAD).ok_or(LessonError::NoPicture)?;
    let (header, lines) = record::read(log, GAMES)?;
    let id = header.game.info().id;
    let variant = match name.split_once('.') {
        Some((game, variant)) if game == id => Some(variant),
        None if name == id => None,
        _ => return Err(LessonError::Game(id)),
    };
    let (head, notes) = section.split_once('\n').unwrap_or((section, ""));
    let played = replay(header, &lines)?;
    let seats = played.header().names.len();
    let wrong = || LessonError::Picture(head.trim().to_owned(), lines.len());
    let (after, seat) = picture(head).ok_or_else(wrong)?;
    let shown = lines.get(..after).filter(|_| seat.is_none_or(|seat| seat.index() < seats)).ok_or_else(wrong)?;
    // Use the header of the whole match, which knows the first player; a shortened log may not.
    let shown = replay(played.header().clone(), shown)?;
    let who = shown.viewer(seat.map_or(Viewer::Public, Viewer::Seat));
    Ok(Lesson { variant: variant.map(str::to_owned), played, shown, who, anchors: anchors(notes)? })
}

fn replay(header: Header, lines: &[Line]) -> Result<Match, LessonError> {
    Match::replay(header, lines.to_vec()).map_err(|(n, reject)| LessonError::Refused {
        line: n + 1,
        text: lines.get(n).map(Line::to_string).unwrap_or_default(),
        why: reject.text.key.into_owned(),
    })
}

/// The number of lines before the position, and the seat that sees it.
fn picture(head: &str) -> Option<(usize, Option<Seat>)> {
    let words: Vec<&str> = head.split_whitespace().collect();
    match words.as_slice() {
        ["picture", after] => Some((after.parse().ok()?, None)),
        ["picture", after, "seen", "by", seat] => {
            let seat = seat.parse::<u8>().ok()?.checked_sub(1)?;
            Some((after.parse().ok()?, Some(Seat(seat))))
        }
        _ => None,
    }
}

/// The notes with their anchors; text after a `#` is a comment.
fn anchors(text: &str) -> Result<Vec<(u8, Anchor)>, LessonError> {
    let (mut anchors, mut latest) = (Vec::new(), 0);
    for line in text.lines().map(|line| line.split('#').next().unwrap_or_default().trim()) {
        if line.is_empty() {
            continue;
        }
        let (number, anchor) = note(line).ok_or_else(|| LessonError::Note(line.to_owned()))?;
        if ![latest, latest + 1].contains(&number) || !(1..=NOTES).contains(&number) {
            return Err(LessonError::Order(number));
        }
        latest = number;
        anchors.push((number, anchor));
    }
    Ok(anchors)
}

/// Reads a note: `1 c4` or `2 (3.5, 12)`.
fn note(line: &str) -> Option<(u8, Anchor)> {
    let (number, at) = line.split_once(' ')?;
    let point = at.trim().strip_prefix('(').and_then(|rest| rest.strip_suffix(')'));
    let anchor = match point {
        Some(inner) => {
            let (x, y) = inner.split_once(',')?;
            Anchor::Point(pt(x.trim().parse().ok()?, y.trim().parse().ok()?))
        }
        None => Anchor::Place(Place::read(at.trim())?),
    };
    Some((number.parse().ok()?, anchor))
}

#[cfg(test)]
mod tests {
    use super::*;

    const LOG: &str = "game tictactoe\nseats Anna | Boris\n1 b2\n2 a1\n";

    fn told(rest: &str) -> String {
        read("tictactoe", &format!("{LOG}{rest}")).map_or_else(|error| error.to_string(), |_| "a lesson".to_owned())
    }

    #[test]
    fn what_is_wrong_is_said() {
        for (rest, what) in [
            ("\n== picture 2\n1 b2 # the middle\n\n1 a1\n2 (0.5, 1)\n", "a lesson"),
            ("== picture 0 seen by 2\n", "a lesson"),
            ("", "no `== picture N`"),
            ("1 b2\n== picture 2\n", "move 3 (`1 b2`) is refused: tictactoe-"),
            ("x\n== picture 2\n", "line 5: `x` is neither"),
            ("== picture 3\n", "`== picture 3` is not"),
            ("== picture 1 seen by 3\n", "`== picture 1 seen by 3` is not"),
            ("== end\n", "`== end` is not"),
            ("== picture 2\n1 nowhere\n", "`1 nowhere` is no note"),
            ("== picture 2\n1 (2)\n", "`1 (2)` is no note"),
            ("== picture 2\n2 a1\n", "note 2 is out of order"),
            ("== picture 2\n1 a1\n2 b2\n1 a1\n", "note 1 is out of order"),
            ("== picture 2\n0 a1\n", "note 0 is out of order"),
        ] {
            assert!(told(rest).starts_with(what), "{rest:?}: {}", told(rest));
        }
        assert_eq!(read("pig", &format!("{LOG}== picture 2\n")).err(), Some(LessonError::Game("tictactoe")));
    }
}
