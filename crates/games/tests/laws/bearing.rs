//! Whatever can be typed is borne: a game reads, writes and labels each move that its syntax admits before its rules
//! have looked at it, so no value may be too large, too small or off the board.

use std::collections::BTreeSet;

use kletka_games::game::{Input, Labels, Manner, Seat, Viewer};
use kletka_games::play::Match;

use crate::common::{Setting, Ways, Words, amount, at, caught, is_thorough, settings, walk, wander};
use crate::{course, games, no_chance, some_seats};

/// The parts of a list; a stroke stands between two of them.
fn each(list: &'static str) -> impl Iterator<Item = &'static str> {
    list.split('|')
}

/// Numbers that hardly fit anywhere, and those near the sizes of boards and dice.
const NUMBERS: &str = "-1|0|1|2|3|4|5|6|7|8|9|10|11|12|13|21|31|40|66|67|99|100|127|128|200|255|256|257|999|65535|65536|\
    4294967296|9223372036854775807|99999999999999999999";

/// Places on the board, at its edges and far away, points, and lines between places.
const PLACES: &str = "a0|a1|b2|c3|h8|j10|z9|a99|zz1|zzz9|a65535|a65536|zzzzzz99999|я9|a1-a1|a1-a2|a1-b2|a1-zz99|zz99-a1|\
    b2 n|0.0 0.1|9999.9 9999.9|-0.5 7|-9999.9 -9999.9";

/// Letters and words. Some grow when they are made large or small.
const LETTERS: &str = "a|x|z|я|ё|ß|ﬁ|İ|crank|крона|qqqqqqqqqq";

/// Numbers side by side, places side by side, and sums.
const LISTS: &str = "0 0|1 1|2 12|12 12|13 13|6 6|7 7|255 255|1 0|-1 -1|1 2 3|6 6 6|1 1 1 1|1 2 3 4 5|6 6 6 6 6|\
    9 9 9 9 9|1 2 3 4 5 6|6 6 6 6 6 6 6 6 6 6|1,2,3|3+3|1-2|1/0|1/(1-1)|\
    9*9*9*9*9*9*9*9*9*9*9*9*9*9*9*9*9*9*9*9*9*9|-(-(-1))|1:1|=";

/// The pieces repeated until a message is full.
const REPEATED: &str = "9|1 |6,|a|a1 |a1-|zz99 |n |(|-|1+|1*(";

/// The length of the longest message. Quick runs type shorter ones.
fn longest() -> usize {
    amount(4_096, 500)
}

/// How many moves of a position are changed in some part.
const CHANGED: usize = 6;

/// Everything that is typed without regard to the position: each argument alone, and behind each word of the game.
fn typed(words: &'static [&'static str]) -> Vec<String> {
    let arguments: Vec<&str> =
        words.iter().copied().chain([NUMBERS, PLACES, LETTERS, LISTS].into_iter().flat_map(each)).collect();
    let behind = |word: &&str| arguments.iter().map(|other| format!("{word} {other}")).collect::<Vec<_>>();
    let mut all: Vec<String> = words.iter().flat_map(behind).collect();
    all.extend(arguments.iter().map(|argument| (*argument).to_owned()));
    all
}

/// Messages of full length: something that is repeated, alone and behind each word of the game.
fn full(words: &[&str]) -> Vec<String> {
    let parts = each(REPEATED).map(str::to_owned).chain(words.iter().map(|word| format!("{word} ")));
    let full: Vec<String> = parts.map(|part| part.repeat(longest() / part.len())).collect();
    let behind = words.iter().flat_map(|word| full.iter().map(move |full| format!("{word} {full}")));
    behind.collect::<Vec<_>>().into_iter().step_by(amount(1, 9)).chain(full).collect()
}

/// The parts of a text: runs of digits, runs of letters, and single signs.
fn parts(text: &str) -> Vec<String> {
    let kind = |c: &char| if c.is_ascii_digit() { 0 } else { 1 + u8::from(c.is_alphabetic()) };
    let text: Vec<char> = text.chars().collect();
    let runs = text.chunk_by(|one, next| kind(one) != 1 && kind(one) == kind(next));
    runs.map(|run| run.iter().collect()).collect()
}

/// A move with one of its parts changed, left out or repeated.
fn changed(text: &str) -> Vec<String> {
    let parts = parts(text);
    let with = |n: usize, part: &str| [&parts[..n], &[part.to_owned()], &parts[n + 1..]].concat().concat();
    let mut all = vec![format!("{text} {text}"), format!("{text} ").repeat(40), format!("{text}-{text}")];
    for (n, part) in parts.iter().enumerate() {
        let others = if part.starts_with(|c: char| c.is_ascii_digit()) { NUMBERS } else { LETTERS };
        all.extend(each(others).chain(["", "-", " "]).map(|other| with(n, other)));
        all.push(with(n, &part.repeat(2)));
        all.push(with(n, &format!("{part} {part} {part}")));
    }
    all
}

/// Everything that may be asked about a move that was read, and that it is the same move when its text is read again.
fn bears(live: &Match, seat: Seat, input: &Input<'_>, known: &mut BTreeSet<String>) {
    let position = live.position();
    let Ok(parsed) = position.read(seat, input) else { return };
    let (text, at) = (parsed.text(), live.lines().last().and_then(|line| line.at).unwrap_or(0));
    let again = position.read(seat, &Input::canonical(text));
    let same = again.as_ref().is_ok_and(|again| (again.text(), again.label()) == (text, parsed.label()));
    assert!(same || parsed.by_hand().is_some(), "`{text}` is {again:?} when it is read again");
    if !known.insert(text.to_owned()) {
        return;
    }
    let spoken = Input::canonical(text).said(Manner::Addressed);
    let _ = (live.preview(seat, &spoken, at), live.grave(seat, &spoken, at));
    let _ = position.made(seat, &parsed, Manner::Recorded, &mut no_chance());
}

/// Positions of a match in which this is typed: the first one, the second one, one in the middle and the last one.
fn moments(setting: &Setting) -> Vec<Match> {
    let steps = walk(setting, |_, _| {}).lines().len();
    let mut all = Vec::new();
    let last = wander(setting, Ways::Moves, |live, step| {
        if [0, 1, steps / 2].contains(&step) {
            all.push(live.clone());
        }
    });
    all.push(last);
    all
}

/// Everything that is shown without typing.
fn shows(live: &Match, seat: Seat) {
    let position = live.position();
    for who in [Viewer::Public, Viewer::Revealed, Viewer::Seat(seat)] {
        let _ = (position.buttons(who, seat), position.gesture(who, seat));
    }
    let _ = (position.holds(seat), position.example(seat), position.moves(seat));
    // Some games need a plan for it, which takes seconds.
    let _ = amount(true, false).then(|| position.hint(seat));
}

/// Types everything at a position: in quick runs a third of it, at each moment another one.
fn bears_all(setting: &Setting, live: &Match, lexicon: &Words, nth: usize) {
    let position = live.position();
    let words = setting.game.info().words;
    let mut all = typed(words);
    // How much is read of a long text hardly depends on the position.
    all.extend(if nth == 0 || is_thorough() { full(words) } else { Vec::new() });
    for seat in some_seats(setting.seats) {
        shows(live, seat);
        let listed = position.moves(seat).unwrap_or_default();
        let apart = listed.len().div_ceil(CHANGED).max(1);
        let sample = position.sample(seat, &mut setting.chance(nth as u64, 5));
        all.extend(listed.into_iter().step_by(apart).chain(sample).flat_map(|text| changed(&text)));
    }
    let apart = amount(1, 3);
    for seat in some_seats(setting.seats) {
        let mut known = BTreeSet::new();
        for text in all.iter().skip(nth % apart).step_by(apart) {
            let inputs = [
                Input::canonical(text),
                Input::typed(text, Labels::Cyrillic, Manner::Private).by(lexicon),
                Input::typed(text, Labels::Latin, Manner::Overheard).by(lexicon),
            ];
            for input in inputs {
                let said = caught(|| bears(live, seat, &input, &mut known));
                let short: String = text.chars().take(60).collect();
                said.unwrap_or_else(|said| panic!("{seat:?} types `{short}`: {said}"));
            }
        }
    }
}

#[test]
fn whatever_can_be_typed_is_borne() {
    // Reading hardly depends on the options: in thorough runs every third setting, the plain one among them.
    let most = if is_thorough() { usize::MAX } else { 1 };
    let settings: Vec<Setting> = games().flat_map(|game| settings(game).into_iter().step_by(3).take(most)).collect();
    let broken = course::share(&settings, |setting| {
        let lexicon = Words::of(setting.game.info());
        let moments = moments(setting);
        let all = moments.iter().enumerate();
        all.filter_map(|(nth, live)| caught(|| at(setting, live, || bears_all(setting, live, &lexicon, nth))).err())
            .collect()
    });
    assert!(broken.is_empty(), "{}", broken.join("\n"));
}
