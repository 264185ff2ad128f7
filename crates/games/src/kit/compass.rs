//! The eight directions of squared paper, and paths. People type a path as places, as directions, or as both.

use crate::base::Place;
use crate::game::Reader;

/// One of the eight directions, clockwise from the north, which is up.
///
/// ```
/// use kletka_games::kit::compass::Way;
/// assert_eq!((Way::Ne.step(), Way::Ne.back(), Way::Ne.word()), ((1, -1), Way::Sw, "ne"));
/// assert_eq!((Way::Ne.upset(), Way::Ne.mirrored(), Way::N.upset()), (Way::Se, Way::Nw, Way::S));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Way {
    /// Up.
    N,
    /// Up and to the right.
    Ne,
    /// To the right.
    E,
    /// Down and to the right.
    Se,
    /// Down.
    S,
    /// Down and to the left.
    Sw,
    /// To the left.
    W,
    /// Up and to the left.
    Nw,
}

/// The words for the directions in a record, clockwise from the north.
pub const WORDS: [&str; 8] = ["n", "ne", "e", "se", "s", "sw", "w", "nw"];

/// The directions around the ball, as rows of buttons.
pub const ROSE: [[Option<Way>; 3]; 3] = [
    [Some(Way::Nw), Some(Way::N), Some(Way::Ne)],
    [Some(Way::W), None, Some(Way::E)],
    [Some(Way::Sw), Some(Way::S), Some(Way::Se)],
];

/// Arrows as keyboards have them. Some telephones send the second kind, with a mark that turns it into a picture.
const ARROWS: [[char; 2]; 8] =
    [['↑', '⬆'], ['↗', '⬈'], ['→', '➡'], ['↘', '⬊'], ['↓', '⬇'], ['↙', '⬋'], ['←', '⬅'], ['↖', '⬉']];
/// The mark that turns the sign before it into a picture.
const PICTURE: char = '\u{fe0f}';

impl Way {
    /// All directions, clockwise from the north.
    pub const ALL: [Way; 8] = [Way::N, Way::Ne, Way::E, Way::Se, Way::S, Way::Sw, Way::W, Way::Nw];

    /// The directions along the lines of the paper.
    pub const STRAIGHT: [Way; 4] = [Way::N, Way::E, Way::S, Way::W];

    /// Its number, 0 to 7 clockwise from the north.
    pub fn number(self) -> usize {
        self as usize
    }

    /// The direction `eighths` of a turn further clockwise.
    #[must_use]
    pub fn turned(self, eighths: usize) -> Way {
        Way::ALL[(self.number() + eighths) % 8]
    }

    /// The opposite direction.
    #[must_use]
    pub fn back(self) -> Way {
        self.turned(4)
    }

    /// One link in this direction: steps to the right and down.
    pub fn step(self) -> (i8, i8) {
        const STEPS: [(i8, i8); 8] = [(0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1)];
        STEPS[self.number()]
    }

    /// The direction of a link with these steps to the right and down; `None` if it is not a single link.
    pub fn of(step: (i8, i8)) -> Option<Way> {
        Way::ALL.into_iter().find(|way| way.step() == step)
    }

    /// Whether the direction is diagonal.
    pub fn slants(self) -> bool {
        self.number() % 2 == 1
    }

    /// The direction with up and down exchanged, as a wall above or below reflects it.
    #[must_use]
    pub fn upset(self) -> Way {
        Way::ALL[(12 - self.number()) % 8]
    }

    /// The direction with left and right exchanged, as a wall at the side reflects it.
    #[must_use]
    pub fn mirrored(self) -> Way {
        Way::ALL[(8 - self.number()) % 8]
    }

    /// The word for it in a record.
    pub fn word(self) -> &'static str {
        WORDS[self.number()]
    }

    /// The arrow that people see for it.
    pub fn arrow(self) -> char {
        ARROWS[self.number()][0]
    }

    /// Reads a direction: an arrow, or the game's word for it in any language.
    pub fn read(read: &mut Reader<'_, '_>) -> Option<Way> {
        let arrows: [char; 16] = std::array::from_fn(|n| ARROWS[n / 2][n % 2]);
        if let Some(sign) = read.sign(&arrows) {
            read.sign(&[PICTURE]);
            return Way::ALL.into_iter().find(|way| ARROWS[way.number()].contains(&sign));
        }
        let mut ahead = read.clone();
        let word = ahead.word()?;
        let way = Way::ALL.into_iter().find(|way| way.word() == word)?;
        *read = ahead;
        Some(way)
    }
}

/// One step of a typed path.
///
/// ```
/// use kletka_games::base::Place;
/// use kletka_games::kit::compass::{Step, Way};
/// let path = [Step::To(Place::new(4, 5)), Step::Go(Way::Ne)];
/// assert_eq!(path.map(|step| step.to_string()), ["e6", "ne"]);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Step {
    /// A typed place, instead of a direction.
    To(Place),
    /// One link in a direction.
    Go(Way),
}

impl std::fmt::Display for Step {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Step::To(place) => place.fmt(f),
            Step::Go(way) => f.write_str(way.word()),
        }
    }
}

/// Reads the rest of a text as a path: places and directions in any mixture, at least one of them.
pub fn path(read: &mut Reader<'_, '_>) -> Option<Vec<Step>> {
    let mut steps = Vec::new();
    while !read.end() {
        let step = match read.place() {
            Some(place) => Step::To(place),
            None => Step::Go(Way::read(read)?),
        };
        steps.push(step);
    }
    (!steps.is_empty()).then_some(steps)
}

/// The canonical text of a path, as the record stores it.
pub fn written(steps: &[Step]) -> String {
    steps.iter().map(Step::to_string).collect::<Vec<_>>().join(" ")
}

/// A path as people see it, with arrows for directions.
///
/// ```
/// use kletka_games::base::Place;
/// use kletka_games::kit::compass::{Step, Way, shown};
/// assert_eq!(shown(&[Step::To(Place::new(4, 5)), Step::Go(Way::Ne)]), "e6 ↗");
/// ```
pub fn shown(steps: &[Step]) -> String {
    let sign = |step: &Step| match step {
        Step::To(place) => place.to_string(),
        Step::Go(way) => way.arrow().to_string(),
    };
    steps.iter().map(sign).collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::{Input, Labels, Lexicon, Manner};

    struct Russian;

    impl Lexicon for Russian {
        fn canonical(&self, text: &str) -> Option<&'static str> {
            let words = ["с", "св", "в", "юв", "ю", "юз", "з", "сз"];
            let russian = words.iter().position(|word| *word == text);
            let n = russian.or_else(|| WORDS.iter().position(|word| *word == text))?;
            Some(WORDS[n])
        }
    }

    fn typed(text: &str, labels: Labels) -> Option<String> {
        let input = Input::typed(text, labels, Manner::Addressed).by(&Russian);
        path(&mut input.reader()).map(|steps| written(&steps))
    }

    #[test]
    fn paths_are_typed_in_many_ways() {
        let latin = |text| typed(text, Labels::Latin);
        for text in
            ["n ne e", "N NE E!", "n, ne, e", "n-ne-e", "↑ ↗ →", "↑↗→", "⬆️↗️➡️", "⬆️ ne →", "с св в", "С, СВ, В."]
        {
            assert_eq!(latin(text).as_deref(), Some("n ne e"), "{text}");
        }
        for text in ["e6 f7 g8", "e6-f7-g8", "e6f7g8", "E6, f7, 8g"] {
            assert_eq!(latin(text).as_deref(), Some("e6 f7 g8"), "{text}");
        }
        assert_eq!(latin("n e4 nw").as_deref(), Some("n e4 nw"));
        for text in ["", "hello", "n n hello", "up", "7", "n 7 7"] {
            assert_eq!(latin(text), None, "{text}");
        }
    }

    #[test]
    fn letters_of_a_cyrillic_board_are_places_where_a_number_follows() {
        let cyrillic = |text| typed(text, Labels::Cyrillic);
        assert_eq!(cyrillic("в3 в св").as_deref(), Some("c3 e ne"));
        assert_eq!(cyrillic("с в ю з").as_deref(), Some("n e s w"));
        assert_eq!(cyrillic("юв сз юз").as_deref(), Some("se nw sw"));
    }

    #[test]
    fn directions_turn_and_reflect() {
        for way in Way::ALL {
            let (x, y) = way.step();
            assert_eq!(way.back().step(), (-x, -y));
            assert_eq!((way.upset().step(), way.mirrored().step()), ((x, -y), (-x, y)));
            assert_eq!((Way::of((x, y)), way.slants()), (Some(way), x != 0 && y != 0));
        }
        assert_eq!((Way::of((0, 0)), Way::of((2, 1))), (None, None));
    }
}
