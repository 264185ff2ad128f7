//! Lessons: short matches that show how a game is played, each with a position that explains most and notes on it.
//!
//! A lesson is a file of the folder `lessons`: `pig.txt` for a game, `katego.city.txt` for a variant with its own
//! rules. A game of words has a lesson for each dictionary: `balda@en.txt` for the English one, `balda.txt` for the
//! first of them. It begins with a record. The picture follows: the number of the position, and the places of the notes
//! on it.
//!
//! ```text
//! game dots size=7x6
//! seats Anna | Boris
//! 1 b3
//! 2 c3
//! …
//! == picture 7
//! 1 c3
//! 2 (3.5, 0.5)
//! ```
//!
//! `== picture 7` is the position after seven lines, as everybody sees it; `== picture 7 seen by 1` as the first seat
//! does. Each line below it puts the number of a note at a place of the board, or at a point in units of the drawing
//! (the upper left corner is (0, 0)). A note may have several such lines. Its words are the message `dots-lesson-1`, or
//! `katego-city-lesson-1`: at most [`LETTERS`] letters in each language.

mod fault;
mod page;
mod reader;
mod room;

include!(concat!(env!("OUT_DIR"), "/lessons.rs"));

pub use fault::LessonError;

use crate::game::scene::{Pt, Scene};
use crate::game::{AnyGame, Info, Place, Text, Viewer};
use crate::play::Match;

/// Most notes of a picture; more would be a text again.
pub const NOTES: u8 = 5;

/// Most letters of a note, which must fit on one line under the drawing and be readable on a telephone.
pub const LETTERS: usize = 44;

/// The position of a note's number.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Anchor {
    /// At a place of the board.
    Place(Place),
    /// At a point of the drawing.
    Point(Pt),
}

/// A lesson: a match, a position in it, and notes.
///
/// ```
/// use kletka_games::lesson::Lesson;
/// let text = "game tictactoe\nseats Anna | Boris\n1 b2\n2 a1\n1 c1\n2 a3\n== picture 3\n1 b2\n2 (0.5, 0.5)\n";
/// let lesson = Lesson::read("tictactoe", text).expect("a lesson");
/// assert_eq!((lesson.after(), lesson.notes()), (3, 2));
/// assert_eq!(lesson.note(1).key, "tictactoe-lesson-1");
/// let (played, plain) = (lesson.position(), lesson.position().position().scene(lesson.viewer()));
/// assert_eq!((played.ply(), lesson.played().ply()), (3, 4));
/// assert!(lesson.scene().height > plain.height, "the notes stand below the drawing");
/// ```
#[derive(Clone, Debug)]
pub struct Lesson {
    /// The variant, unless the lesson is for the whole game.
    variant: Option<String>,
    played: Match,
    shown: Match,
    who: Viewer,
    anchors: Vec<(u8, Anchor)>,
}

impl Lesson {
    /// Reads a lesson. `name` is the file name without the extension.
    ///
    /// # Errors
    /// If it does not begin with a record, the record does not play, or it has no picture with notes in order.
    pub fn read(name: &str, text: &str) -> Result<Lesson, LessonError> {
        reader::read(name, text)
    }

    /// The lesson of a game, or of a variant with its own rules, for readers of a language. The lesson of the default
    /// variant is that of the game.
    ///
    /// ```
    /// use kletka_games::games::find;
    /// use kletka_games::lesson::Lesson;
    /// let katego = find("katego").expect("a game");
    /// let of = |variant| Lesson::find(katego, variant, "en").map(|lesson| lesson.note(1).key.into_owned());
    /// assert_eq!(of(None).as_deref(), Some("katego-lesson-1"));
    /// assert_eq!(of(Some("base")), of(None));
    /// assert_eq!(of(Some("city")).as_deref(), Some("katego-city-lesson-1"));
    /// ```
    pub fn find(game: &dyn AnyGame, variant: Option<&str>, language: &str) -> Option<Lesson> {
        let name = name(game.info(), variant);
        let text = |name: &str| LESSONS.iter().find(|(known, _)| *known == name).map(|(_, text)| *text);
        let text = text(&format!("{name}@{language}")).or_else(|| text(&name))?;
        Lesson::read(&name, text).ok()
    }

    /// The whole match, to its last line.
    pub fn played(&self) -> &Match {
        &self.played
    }

    /// The match up to the position in the picture.
    pub fn position(&self) -> &Match {
        &self.shown
    }

    /// The number of lines of the record before the position in the picture.
    pub fn after(&self) -> usize {
        self.shown.lines().len()
    }

    /// The viewer of the picture.
    pub fn viewer(&self) -> Viewer {
        self.who
    }

    /// The number of notes.
    pub fn notes(&self) -> u8 {
        self.anchors.iter().map(|(number, _)| *number).max().unwrap_or(0)
    }

    /// The text of a note; notes count from 1.
    pub fn note(&self, number: u8) -> Text {
        let id = self.played.header().game.info().id;
        match &self.variant {
            Some(variant) => Text::new(format!("{id}-{variant}-lesson-{number}")),
            None => Text::new(format!("{id}-lesson-{number}")),
        }
    }

    /// The picture: the drawing with the numbers of the notes on it, and their texts below.
    pub fn scene(&self) -> Scene {
        let words: Vec<Text> = (1..=self.notes()).map(|number| self.note(number)).collect();
        page::annotated(self.plain(), &self.anchors, words)
    }

    /// The point of each number on the drawing; `None` for a place that it does not show.
    pub fn points(&self) -> Vec<Option<Pt>> {
        let scene = self.plain();
        self.anchors.iter().map(|(_, anchor)| page::point(&scene, *anchor)).collect()
    }

    fn plain(&self) -> Scene {
        self.shown.position().scene(self.who)
    }
}

/// The name of a lesson's file, without the extension.
///
/// ```
/// use kletka_games::games::find;
/// use kletka_games::lesson::name;
/// let katego = find("katego").expect("a game").info();
/// let names = [None, Some("base"), Some("city")].map(|variant| name(katego, variant));
/// assert_eq!(names, ["katego", "katego", "katego.city"]);
/// ```
pub fn name(info: &Info, variant: Option<&str>) -> String {
    let ruled = info.options.iter().find(|def| def.ruled);
    let usual = ruled.and_then(|def| Some(def.kind.words().first()?.0));
    match variant.filter(|word| usual != Some(word)) {
        Some(word) => format!("{}.{word}", info.id),
        None => info.id.to_owned(),
    }
}

/// The names of all lessons that a game needs: its own, then those of its variants.
///
/// ```
/// use kletka_games::games::find;
/// use kletka_games::lesson::wanted;
/// let of = |id| wanted(find(id).expect("a game").info());
/// assert_eq!(of("pig"), ["pig"]);
/// assert_eq!(of("katego")[..2], ["katego", "katego.big"]);
/// ```
pub fn wanted(info: &Info) -> Vec<String> {
    let ruled = info.options.iter().filter(|def| def.ruled);
    let words = ruled.flat_map(|def| def.kind.words().into_iter().skip(1));
    [name(info, None)].into_iter().chain(words.map(|(word, _)| name(info, Some(word)))).collect()
}
