//! Dots in SGF, as the servers of the game write it.
//!
//! A place is two letters, column and row from the upper left, `a` to `z` and on with `A`. Behind the dot of a move
//! that captures stand its chains, each closed and beginning with that dot: `B[bc.bccbbaabbc]`. They are not read,
//! since what a dot captures follows from the rules.

use super::paper::Paper;
use super::sheet::Sheet;
use super::start::{self, Start};
use super::{Dots, Move};
use crate::base::Place;
use crate::game::sgf::{Beginning, Dialect, Property, values};
use crate::game::{Chance, Seat, Text};

/// The number of the game.
const NUMBER: u16 = 40;

/// The size when a file says none: the official sheet.
const SIZE: (u8, u8) = (39, 32);

/// Least and greatest width and height.
const SIDES: std::ops::RangeInclusive<u8> = 5..=39;

/// The most values of a set-up that are looked at: no sheet has more nodes.
const SETUP_MAX: usize = 39 * 39;

impl Dialect<Dots> for Dots {
    fn number(&self) -> u16 {
        NUMBER
    }

    fn root(&self, sheet: &Sheet) -> Vec<Property> {
        let (width, height) = (sheet.width(), sheet.height());
        let size = if width == height { width.to_string() } else { format!("{width}:{height}") };
        let mut root = vec![Property::new("SZ", size), Property::new("RU", rules(sheet))];
        for (name, seat) in [("AB", Seat(0)), ("AW", Seat(1))] {
            let dots = sheet.paper.record().into_iter().take(sheet.given).filter(|(owner, _)| *owner == seat);
            let dots: Vec<String> = dots.map(|(_, place)| letters(place)).collect();
            if !dots.is_empty() {
                root.push(Property::list(name, dots));
            }
        }
        root
    }

    fn beginning(&self, root: &[Property]) -> Result<Beginning, Text> {
        let (width, height) = size(root)?;
        let mut settings = vec![format!("size={width}x{height}"), "zone=off".to_owned()];
        settings.extend(settings_of(values(root, "RU").next().unwrap_or_default()));
        let refused = || Text::new("dots-sgf-start");
        let blue = places(values(root, "AB")).ok_or_else(refused)?;
        let red = places(values(root, "AW")).ok_or_else(refused)?;
        let (word, deal) = recognise(&blue, &red, (width, height)).ok_or_else(refused)?;
        settings.push(format!("start={word}"));
        Ok(Beginning { settings, deal })
    }

    fn value(&self, m: &Move, end: &Sheet) -> Option<String> {
        let Move::Dot(place) = m else { return None };
        let mut value = letters(*place);
        for chain in end.paper.closed_by(*place) {
            value.push('.');
            value.extend(chain.iter().chain(chain.first()).map(|place| letters(*place)));
        }
        Some(value)
    }

    fn read(&self, value: &str) -> Option<Move> {
        let dot = value.split('.').next().unwrap_or_default();
        place(dot.trim()).map(Move::Dot)
    }
}

/// The rules in the words of the servers.
fn rules(sheet: &Sheet) -> String {
    let terms = &sheet.terms;
    let flag = u16::from;
    let rules = [
        ("Punish", 0),
        ("Holes", 1),
        ("AddTurn", flag(terms.extra)),
        ("MustSurr", flag(!terms.field.any)),
        ("MinArea", 0),
        ("Pass", 0),
        ("Stop", 1),
        ("LastSafe", 0),
        ("ScoreTerr", flag(terms.territory)),
        ("InstantWin", terms.sudden),
    ];
    rules.map(|(rule, value)| format!("{rule}={value}")).join(",")
}

/// The settings that such rules stand for. Those that a match here does not know are passed over.
fn settings_of(rules: &str) -> impl Iterator<Item = String> {
    rules.split(',').filter_map(|rule| {
        let (rule, value) = rule.split_once('=')?;
        let value: u16 = value.trim().parse().ok()?;
        let on = if value == 0 { "off" } else { "on" };
        match rule.trim() {
            "AddTurn" => Some(format!("extra={on}")),
            "MustSurr" => Some(format!("capture={}", if value == 0 { "any" } else { "enemy" })),
            "ScoreTerr" => Some(format!("territory={on}")),
            "InstantWin" => Some(format!("sudden={value}")),
            _ => None,
        }
    })
}

/// The size that a root says.
fn size(root: &[Property]) -> Result<(u8, u8), Text> {
    let Some(size) = values(root, "SZ").next() else { return Ok(SIZE) };
    let (width, height) = size.split_once(':').unwrap_or((size, size));
    let side = |text: &str| text.trim().parse().ok().filter(|side| SIDES.contains(side));
    side(width).zip(side(height)).ok_or_else(|| {
        let given: String = size.chars().take(20).collect();
        Text::new("dots-sgf-size").with("given", given)
    })
}

/// The letters of a place on a sheet.
fn letters(place: Place) -> String {
    let letter = |n: u16| match u8::try_from(n).unwrap_or(u8::MAX) {
        n @ 0..26 => char::from(b'a' + n),
        n @ 26..52 => char::from(b'A' + n - 26),
        // No sheet has so many.
        _ => '?',
    };
    [letter(place.col), letter(place.row)].iter().collect()
}

/// The place of two letters.
fn place(letters: &str) -> Option<Place> {
    let number = |letter: u8| match letter {
        b'a'..=b'z' => Some(u16::from(letter - b'a')),
        b'A'..=b'Z' => Some(u16::from(letter - b'A') + 26),
        _ => None,
    };
    match letters.as_bytes() {
        [col, row] => Some(Place::new(number(*col)?, number(*row)?)),
        _ => None,
    }
}

/// The places of a set-up, in order. `aa:cc` is short for all of a rectangle.
fn places<'a>(values: impl Iterator<Item = &'a str>) -> Option<Vec<Place>> {
    let mut places = Vec::new();
    for value in values {
        let (from, to) = value.split_once(':').unwrap_or((value, value));
        let (from, to) = (place(from.trim())?, place(to.trim())?);
        places.extend((from.row..=to.row).flat_map(|row| (from.col..=to.col).map(move |col| Place::new(col, row))));
        if places.len() > SETUP_MAX {
            return None;
        }
    }
    Some(places)
}

/// The word of the option `start`, and the draws, that put exactly these dots.
fn recognise(blue: &[Place], red: &[Place], size: (u8, u8)) -> Option<(String, Vec<u32>)> {
    let given = |seat: Seat, places: &[Place]| places.iter().map(|place| (seat, *place)).collect::<Vec<_>>();
    let mut wanted = [given(Seat(0), blue), given(Seat(1), red)].concat();
    wanted.sort();
    let puts = |start: Start, draws: &[u32]| {
        let mut paper = Paper::new(size.0, size.1, Default::default(), false);
        start.put(&mut paper, size, false, &mut Chance::given(draws));
        let mut dots = paper.record();
        dots.sort();
        dots == wanted
    };
    for (word, start) in [("empty", Start::Empty), ("cross", Start::Cross), ("double-cross", Start::DoubleCross)] {
        if puts(start, &[]) {
            return Some((word.to_owned(), Vec::new()));
        }
    }
    // A cross begins with its upper left dot; the one to the lower right of it is no beginning of another.
    let begins = |place: &&Place| blue.contains(&Place::new(place.col + 1, place.row + 1));
    let crosses: Vec<Place> = blue.iter().filter(begins).copied().collect();
    let draws = start::draws(&crosses, size)?;
    let count = u8::try_from(crosses.len()).ok()?;
    let word = format!("crosses:{count}");
    (start::WORDS.contains(&word.as_str()) && puts(Start::Crosses(count), &draws)).then_some((word, draws))
}
