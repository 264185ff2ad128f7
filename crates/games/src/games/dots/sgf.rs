//! Dots in SGF, as the servers of the game write it.
//!
//! A place is two letters, column and row from the upper left: `a` to `z`, then `A` and so on. If a move captures, its
//! chains stand behind its dot, each closed and beginning with that dot: `B[bc.bccbbaabbc]`. The rules say what a dot
//! captures, so the reader does not trust the chains. They tell two things: where the rules of a file capture something
//! that is not captured here, and, if nobody must capture, whether a player did. A chain has the colour of its dots. So
//! it may belong to the other side, in whose house a dot was lost.
//!
//! `B[]` grounds. No property says that a player has stopped: the other player simply goes on alone.
//!
//! The rules in `RU` are those of <http://eidokropki.reaktywni.pl/sgf-for-kropki-rules2.html>. `AddTurn` is another
//! turn after a capture. `MustSurr` means that areas must be captured at once, `MinArea` that they are as small as
//! possible, `Stop` that a player may stop. `InstantWin` is the number of dots that wins at once. `BaseMode`, of
//! another program, is 1 if empty areas are captured as well.

use super::paper::Paper;
use super::sheet::{Phase, Sheet};
use super::start::{self, Start};
use super::{Dots, Move, SUDDEN_MAX};
use crate::base::Place;
use crate::game::sgf::{Beginning, Dialect, Played, Property, Unread, values};
use crate::game::{Chance, Seat, Text};
use crate::kit::geometry::{Point, Polygon, Side};

/// The number of the game.
const NUMBER: u16 = 40;

/// The size when a file says none: the official sheet.
const SIZE: (u8, u8) = (39, 32);

/// Least and greatest width and height.
const SIDES: std::ops::RangeInclusive<u8> = 5..=39;

/// The properties of the seats.
const COLOURS: [&str; 2] = ["B", "W"];

/// The rules that are on or off, with their names today and once, and the settings that 0 and 1 stand for.
const RULES: &[(&[&str], [&str; 2])] = &[
    (&["Punish"], ["", ""]),
    (&["Holes"], ["", ""]),
    (&["AddTurn", "additionalturn"], ["extra=off", "extra=on"]),
    (&["MustSurr", "mustsurround"], ["territory=on", ""]),
    (&["MinArea", "minimalarea"], ["", ""]),
    (&["BaseMode"], ["capture=enemy", "capture=any"]),
    (&["Pass", "passmove"], ["", ""]),
    (&["Stop"], ["", ""]),
    (&["LastSafe", "lastdotsafe"], ["", ""]),
    (&["ScoreTerr"], ["", "territory=on"]),
];

/// The rule with a number: so many dots win at once.
const SUDDEN: &str = "InstantWin";

/// Rules that we lack and that change what a dot captures.
const LACKING: [&str; 2] = ["Punish", "LastSafe"];

/// How much of a rule is shown that has a strange value, in characters.
const GIVEN_MAX: usize = 40;

/// The most places of a set-up or of a chain that are looked at: no sheet has more nodes.
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
        settings.extend(settings_of(values(root, "RU").next().unwrap_or_default())?);
        let refused = || Text::new("dots-sgf-start");
        let blue = places(values(root, "AB")).ok_or_else(refused)?;
        let red = places(values(root, "AW")).ok_or_else(refused)?;
        let (word, deal) = recognise(&blue, &red, (width, height)).ok_or_else(refused)?;
        settings.push(format!("start={word}"));
        Ok(Beginning { settings, deal })
    }

    fn value(&self, m: &Move, end: &Sheet) -> Option<String> {
        let place = match m {
            Move::Dot(place) => place,
            Move::Ground => return Some(String::new()),
            Move::Stop | Move::Done | Move::Paint(_) | Move::Leave => return None,
        };
        let mut value = letters(*place);
        for chain in end.paper.closed_by(*place) {
            value.push('.');
            value.extend(chain.iter().chain(chain.first()).map(|place| letters(*place)));
        }
        Some(value)
    }

    fn read(&self, value: &str) -> Option<Move> {
        let dot = value.split('.').next().unwrap_or_default().trim();
        if value.trim().is_empty() { Some(Move::Ground) } else { place(dot).map(Move::Dot) }
    }

    fn moves(&self, sheet: &Sheet, played: &Played<'_>) -> Result<Vec<(Seat, Move)>, Unread> {
        let Played { root, seat, value, before, last } = *played;
        let (dot, told) = (self.read(value), chains(value));
        let chains = &told.chains;
        if dot.is_none() && (chains.is_empty() || !value.trim_start().starts_with('.')) {
            return Err(Unread::Form);
        }
        if dot == Some(Move::Ground) && rule(root, "Pass") == Some(1) {
            return Err(Unread::Rules(Text::new("dots-sgf-pass")));
        }
        let (decided, now) = decide(sheet, seat, dot, before);
        let mut moves: Vec<(Seat, Move)> = decided.into_iter().map(|m| (sheet.mover, m)).collect();
        let stops = now.phase == Phase::Play && last && rule(root, "Stop") != Some(0);
        if dot.is_some() && now.mover != seat && stops {
            moves.push((now.mover, Move::Stop));
        }
        let painted = now.paintable(seat).into_iter().filter(|m| match m {
            Move::Paint(Some(place)) => chains.iter().any(|chain| chain.holds(*place)),
            _ => false,
        });
        // A dot inside an area shows that the area was still open.
        let open = |m: &Move| after(&now, seat, &[*m].into_iter().chain(dot).collect::<Vec<_>>()).is_some();
        let own: Vec<Move> = painted.filter(open).chain(dot).collect();
        let lacking = LACKING.iter().find(|name| rule(root, name) == Some(1));
        match (after(&now, seat, &own), lacking) {
            (Some(after), _) if !told.holds(&now, &after, dot) => {
                return Err(Unread::Rules(Text::new("dots-sgf-chain")));
            }
            (Some(after), Some(rule)) if told.silent() && changed(&now, &after, dot) => {
                return Err(Unread::Rules(Text::new("dots-sgf-lacking").with("rule", format!("{rule}=1"))));
            }
            _ => {}
        }
        moves.extend(own.into_iter().map(|m| (seat, m)));
        Ok(moves)
    }

    fn close(&self, sheet: &Sheet, result: &str) -> Option<Move> {
        let sheet = sheet.painted().unwrap_or_else(|| sheet.clone());
        if result.eq_ignore_ascii_case(&format!("{}+G", COLOURS[sheet.mover.index() & 1])) {
            return (sheet.phase == Phase::Play).then_some(Move::Ground);
        }
        let [blue, red] = sheet.scores()[..] else { return None };
        let stopped = matches!(sheet.phase, Phase::Stopped { .. });
        (stopped && lead(result) == Some((blue - red) as f64)).then_some(Move::Done)
    }
}

/// By how much the first seat is ahead according to a result by points: `B+8`, `W+3.0`, `0`, `Draw`.
fn lead(result: &str) -> Option<f64> {
    if result == "0" || result.eq_ignore_ascii_case("draw") {
        return Some(0.0);
    }
    let (winner, by) = result.split_once('+')?;
    let by: f64 = by.trim().parse().ok()?;
    let winner = winner.trim().get(..1)?.to_ascii_uppercase();
    [1.0, -1.0].iter().zip(COLOURS).find(|(_, colour)| *colour == winner).map(|(sign, _)| sign * by)
}

/// What a file says of an area that was closed just now and may be left open: that it is captured by a move of its own
/// without a dot, that it was captured when it was closed, which the chains there show, or nothing, and then it is
/// left. With the position as it is thereafter; with the next dot it counts as captured.
fn decide(sheet: &Sheet, seat: Seat, dot: Option<Move>, before: Option<&str>) -> (Option<Move>, Sheet) {
    let Some(painted) = sheet.painted() else { return (None, sheet.clone()) };
    if dot.is_none() && seat == sheet.mover {
        (Some(Move::Paint(None)), painted)
    } else if before.is_some_and(|value| chains(value).chains.is_empty()) {
        (Some(Move::Leave), sheet.unpainted())
    } else {
        (None, painted)
    }
}

/// The sheet after the moves of a seat, everything closed captured; `None` when one of them is not legal, which is told
/// when it is tried.
fn after(now: &Sheet, seat: Seat, own: &[Move]) -> Option<Paper> {
    let mut paper = now.paper.clone();
    for m in own {
        match m {
            Move::Paint(Some(place)) => drop(paper.paint(seat, *place).ok()?),
            Move::Dot(place) => drop(paper.put(seat, paper.node(*place)?).ok()?),
            _ => {}
        }
    }
    paper.paint_all();
    Some(paper)
}

/// Whether anything was captured between two positions, by a dot at the end.
fn changed(before: &Sheet, after: &Paper, dot: Option<Move>) -> bool {
    let scores = |paper: &Paper| [Seat(0), Seat(1)].map(|seat| paper.score(seat));
    let closed = |place| !after.closed_by(place).is_empty();
    scores(&before.paper) != scores(after) || matches!(dot, Some(Move::Dot(place)) if closed(place))
}

/// What stands behind a dot.
#[derive(Default)]
struct Chains {
    chains: Vec<Closed>,
    /// Whether something there is no chain. It still says that the dot has captured.
    strange: bool,
}

/// A chain.
struct Closed {
    /// Where it begins. The dot there has its colour.
    first: Place,
    line: Polygon,
}

impl Chains {
    /// Whether nothing stands there.
    fn silent(&self) -> bool {
        self.chains.is_empty() && !self.strange
    }

    /// Whether what they say was captured is captured, between two positions with that dot put.
    fn holds(&self, before: &Sheet, after: &Paper, dot: Option<Move>) -> bool {
        let all = || (0..before.height()).flat_map(|row| (0..before.width()).map(move |col| Place::new(col, row)));
        let whole = |chain: &Closed| {
            let owner = after.on(chain.first).dot;
            owner.is_some() && all().all(|place| !chain.holds(place) || after.on(place).area == owner)
        };
        self.chains.iter().all(whole) && (!self.strange || changed(before, after, dot))
    }
}

impl Closed {
    /// Whether a place lies inside.
    fn holds(&self, place: Place) -> bool {
        self.line.side(point(place)) == Side::Inside
    }
}

/// The chains behind a dot: at least four places, each beside the one before it, the last one again the first.
fn chains(value: &str) -> Chains {
    let chain = |letters: &str| -> Option<Closed> {
        let two = |two: &[u8]| place(std::str::from_utf8(two).ok()?);
        let places: Vec<Place> = letters.as_bytes().chunks(2).take(SETUP_MAX + 2).map(two).collect::<Option<_>>()?;
        let beside = |two: &[Place]| two[0].col.abs_diff(two[1].col).max(two[0].row.abs_diff(two[1].row)) == 1;
        let closed = places.first() == places.last() && places.windows(2).all(beside);
        let first = *places.first()?;
        (closed && (5..=SETUP_MAX + 1).contains(&places.len())).then(|| Closed { first, line: polygon(&places) })
    };
    let mut all = Chains::default();
    for letters in value.split('.').skip(1).map(str::trim).filter(|letters| !letters.is_empty()) {
        match chain(letters) {
            Some(chain) => all.chains.push(chain),
            None => all.strange = true,
        }
    }
    all
}

fn polygon(places: &[Place]) -> Polygon {
    Polygon::new(places.iter().copied().map(point).collect::<Vec<_>>())
}

fn point(place: Place) -> Point {
    Point::new(i32::from(place.col), i32::from(place.row))
}

/// The rules in the words of the servers.
fn rules(sheet: &Sheet) -> String {
    let terms = &sheet.terms;
    let flag = u16::from;
    let rules = [
        ("Punish", 0),
        ("Holes", 1),
        ("AddTurn", flag(terms.extra)),
        ("MustSurr", flag(!terms.territory)),
        ("MinArea", 1),
        ("BaseMode", flag(terms.field.any)),
        ("Pass", 0),
        ("Stop", 1),
        ("LastSafe", 0),
        ("ScoreTerr", flag(terms.territory)),
        (SUDDEN, terms.sudden),
    ];
    // Programs that know nothing of it have no such rule.
    let written = rules.iter().filter(|(rule, value)| *rule != "BaseMode" || *value > 0);
    written.map(|(rule, value)| format!("{rule}={value}")).collect::<Vec<_>>().join(",")
}

/// The rules of a file, with what they are said to be. In old files one that stands alone is on; a number is not.
fn tags(rules: &str) -> impl Iterator<Item = (&str, &str)> {
    let alone = |rule: &str| if rule.trim().eq_ignore_ascii_case(SUDDEN) { "" } else { "1" };
    let said = rules.split(',').map(move |rule| rule.split_once('=').unwrap_or((rule, alone(rule))));
    said.map(|(tag, value)| (tag.trim(), value.trim()))
}

/// The number that the root gives for a rule.
fn rule(root: &[Property], name: &str) -> Option<u32> {
    let rules = values(root, "RU").next()?;
    tags(rules).find(|(tag, _)| tag.eq_ignore_ascii_case(name)).and_then(|(_, value)| value.parse().ok())
}

/// The settings that such rules stand for. Those that a match here does not know are passed over: most matches never
/// come to where they matter.
///
/// # Errors
/// A rule that has no such value.
fn settings_of(rules: &str) -> Result<Vec<String>, Text> {
    let mut settings = Vec::new();
    for (tag, value) in tags(rules) {
        let known = RULES.iter().find(|(names, _)| names.iter().any(|name| name.eq_ignore_ascii_case(tag)));
        let number = !value.is_empty() && value.bytes().all(|b| b.is_ascii_digit());
        let setting = match (known, value) {
            (Some((_, [off, _])), "0") => (*off).to_owned(),
            (Some((_, [_, on])), "1") => (*on).to_owned(),
            (None, _) if !tag.eq_ignore_ascii_case(SUDDEN) => continue,
            (None, _) if value.parse().is_ok_and(|most: i64| most <= SUDDEN_MAX) => format!("sudden={value}"),
            (None, _) if number => {
                let given: String = value.chars().take(GIVEN_MAX).collect();
                return Err(Text::new("dots-sgf-sudden").with("given", given).with("most", SUDDEN_MAX));
            }
            _ => {
                let given: String = format!("{tag}={value}").chars().take(GIVEN_MAX).collect();
                return Err(Text::new("dots-sgf-rule").with("given", given));
            }
        };
        settings.extend(Some(setting).filter(|setting| !setting.is_empty()));
    }
    // A program for learning opponents writes its rules without commas.
    settings.extend(rules.contains("dotsCaptureEmptyBase1").then(|| "capture=any".to_owned()));
    Ok(settings)
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
    wanted.sort_unstable();
    let puts = |start: Start, draws: &[u32]| {
        let mut paper = Paper::new(size.0, size.1, Default::default(), false);
        start.put(&mut paper, size, false, &mut Chance::given(draws));
        let mut dots = paper.record();
        dots.sort_unstable();
        dots == wanted
    };
    for (word, start) in [("empty", Start::Empty), ("cross", Start::Cross), ("double-cross", Start::DoubleCross)] {
        if puts(start, &[]) {
            return Some((word.to_owned(), Vec::new()));
        }
    }
    // A cross begins with its upper left dot; the one to the lower right of it is no beginning of another.
    let begins = |of: &[Place], place: &Place| of.contains(&Place::new(place.col + 1, place.row + 1));
    let of = |dots: &[Place], turned: bool| -> Vec<(Place, bool)> {
        dots.iter().filter(|place| begins(dots, place)).map(|place| (*place, turned)).collect()
    };
    let crosses = [of(blue, false), of(red, true)].concat();
    let draws = start::draws(&crosses, size)?;
    let count = u8::try_from(crosses.len()).ok()?;
    let (name, start) = match crosses.iter().any(|(_, turned)| *turned) {
        true => ("turned", Start::Turned(count)),
        false => ("crosses", Start::Crosses(count)),
    };
    let word = format!("{name}:{count}");
    (start::WORDS.contains(&word.as_str()) && puts(start, &draws)).then_some((word, draws))
}
