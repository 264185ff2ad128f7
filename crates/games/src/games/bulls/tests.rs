use std::collections::BTreeMap;
use std::time::{Duration, Instant};

use proptest::prelude::*;

use super::code::Answer;
use super::*;
use crate::game::{AnyGame, Deadline, Drawn, Event, Level, Manner, Memo, Seed, Why};
use crate::games::tests::{self, play, refused, replayed};
use crate::play::Match;

const KNOWN: &str = include_str!("../../../tests/bulls.json");
const ONE: Seat = Seat(0);
const TWO: Seat = Seat(1);

fn begun(settings: &str) -> Match {
    tests::begun("bulls", settings, "Anna | Boris")
}

/// Both have thought of a number; seat 0 guesses first.
fn guessing(settings: &str, secrets: [&str; 2]) -> Match {
    let mut game = begun(settings);
    play(&mut game, &secrets).expect("numbers");
    game
}

fn code(text: &str) -> Code {
    Code::new(&text.bytes().map(|digit| digit - b'0').collect::<Vec<_>>())
}

fn key(settings: &str, last: &str) -> String {
    refused(begun(settings), &[], last).text.key.into_owned()
}

#[test]
fn known_answers_are_given() {
    let known: serde_json::Value = serde_json::from_str(KNOWN).expect("JSON");
    let told: Vec<(String, String, u8, u8)> = serde_json::from_value(known["feedback"].clone()).expect("answers");
    assert!(told.len() > 10);
    for (guess, secret, bulls, cows) in told {
        assert_eq!(code(&guess).against(code(&secret)), Answer { bulls, cows }, "{guess} {secret}");
    }
    let want: BTreeMap<String, usize> =
        serde_json::from_value(known["first_guess_class_sizes"].clone()).expect("sizes");
    let mut sizes = BTreeMap::new();
    Kind { digits: 4, repeat: false }.fitting(&[], &PLAIN, &mut |secret| {
        let Answer { bulls, cows } = code("0123").against(secret);
        *sizes.entry(format!("{bulls}.{cows}")).or_insert(0) += 1;
        true
    });
    assert_eq!(sizes, want);
}

/// The example of the rules: secret 6109, guess 0123.
#[test]
fn one_bull_and_one_cow() {
    let mut game = guessing("", ["5678", "6109"]);
    let step = game.play(ONE, &Input::canonical("0123"), 0).expect("a guess");
    let want = Text::new("bulls-answer").with("seat", ONE).with("guess", "0123").with("bulls", 1u8).with("cows", 1u8);
    assert_eq!(step.events, [Event { to: crate::game::Audience::Reveal, text: want }]);
    assert_eq!(game.position().board(Viewer::Public), "    ????            ????\n 1. 0123 1b1c");
    assert!(game.takeback(ONE).is_err(), "what was answered is not taken back");
}

#[test]
fn both_think_of_a_number_in_private_and_in_any_order() {
    let mut game = begun("");
    assert_eq!((game.turn().seats().len(), game.turn().is_secret(ONE)), (2, true));
    let open = game.play(TWO, &Input::canonical("0123").said(Manner::Addressed), 0).expect_err("in the group");
    assert_eq!(open.why, Why::WrongChat);
    game.play(TWO, &Input::canonical("0123").said(Manner::Private), 0).expect("a zero may come first");
    assert_eq!(game.turn().seats(), Seats::one(ONE));
    assert_eq!(game.play(TWO, &Input::canonical("4567"), 0).expect_err("has one").why, Why::NotYourTurn);
    game.play(ONE, &Input::canonical("9876"), 0).expect("a number");
    assert_eq!((game.turn().seats(), game.turn().is_secret(ONE)), (Seats::one(ONE), false), "who begins guesses");
}

#[test]
fn digits_differ_unless_they_may_repeat() {
    assert_eq!(key("", "1123"), "bulls-reject-repeat");
    assert_eq!(key("", "123"), "bulls-reject-count");
    assert_eq!(key("digits=3", "1234"), "bulls-reject-count");
    assert_eq!(key("digits=6 repeat=on", "00000"), "bulls-reject-count");
    play(&mut begun("repeat=on"), &["1123", "0000"]).expect("they may");
    play(&mut begun("digits=6"), &["012345", "987654"]).expect("six digits");
    let repeated = refused(guessing("", ["0123", "4567"]), &[], "1224");
    assert_eq!(repeated.text, Text::new("bulls-reject-repeat").with("digit", 2u32));
}

#[test]
fn repeated_digits_are_counted_once_each() {
    let answer = |guess, secret| {
        let Answer { bulls, cows } = code(guess).against(code(secret));
        (bulls, cows)
    };
    assert_eq!(answer("1122", "1212"), (2, 2));
    assert_eq!(answer("1111", "1222"), (1, 0));
    assert_eq!(answer("0001", "1000"), (2, 2));
}

#[test]
fn who_guesses_second_wins_at_once() {
    let mut game = guessing("", ["0123", "4567"]);
    play(&mut game, &["4568", "0123"]).expect("guesses");
    assert_eq!(game.turn(), Turn::Over(Outcome::won(TWO, 2)));
}

#[test]
fn who_began_and_guesses_leaves_the_other_one_guess() {
    let first = |last: &str| {
        let mut game = guessing("", ["0123", "4567"]);
        play(&mut game, &["4567"]).expect("right");
        let ask = game.turn().asks()[0].clone();
        assert_eq!((ask.seats, &*ask.text.key), (Seats::one(TWO), "bulls-ask-last"));
        play(&mut game, &[last]).expect("the last guess");
        game.turn()
    };
    assert_eq!(first("0132"), Turn::Over(Outcome::won(ONE, 2)));
    assert_eq!(first("0123"), Turn::Over(Outcome::drawn(2)), "both right is a draw");
}

#[test]
fn the_lot_says_who_guesses_first() {
    let game = replayed("game bulls\nseats Anna | Boris\nfirst 2\n1 0123\n2 4567\n2 0123\n1 4567\n");
    assert_eq!(game.turn(), Turn::Over(Outcome::drawn(2)));
}

#[test]
fn one_alone_guesses_the_number_of_the_bot() {
    let mut game = replayed("game bulls solo=on\nseats Anna\ndeal 0 0 0 0 0 0 0 0 0\n1 0123\n");
    assert_eq!(game.position().board(Viewer::Seat(ONE)).lines().next(), Some("    ????"));
    let secret = game.position().board(Viewer::Revealed)[4..8].to_owned();
    play(&mut game, &[&secret]).expect("right");
    assert_eq!(game.turn(), Turn::Over(Outcome::alone(true)));
    let check = |settings: &[&str], seats| {
        let mut values = OptValues::defaults(INFO.options);
        settings.iter().for_each(|text| values.take(INFO.options, &[], text).expect("a setting"));
        Bulls.check(&mut values, seats).is_ok()
    };
    assert_eq!([check(&[], 1), check(&["solo"], 1), check(&["solo"], 2), check(&[], 3)], [true, true, false, false]);
    assert!(begun("").opening().is_empty());
}

#[test]
fn numbers_are_typed_in_several_ways_and_talk_is_talk() {
    let game = guessing("", ["0123", "4567"]);
    let read = |text: &str, manner| {
        game.position().read(ONE, &Input::canonical(text).said(manner)).map(|m| m.text().to_owned())
    };
    for text in ["0132", "01 32", "0 1 3 2!", "０１３２", " 0132."] {
        assert_eq!(read(text, Manner::Overheard).as_deref(), Ok("0132"), "{text}");
    }
    for text in ["12", "2026!", "1 2 3", "-123", "0a12", "+79161234567", ""] {
        let why = read(text, Manner::Overheard).map_err(|reject| reject.why);
        assert_eq!(why.is_err(), text != "2026!", "{text}");
    }
    assert_eq!(read("12", Manner::Addressed).as_deref(), Ok("12"), "a refusal says how many digits are wanted");
}

/// All that a viewer sees.
fn shown(state: &State, who: Viewer) -> (String, String, Scene, Turn) {
    let view = Bulls.view(state, who);
    let buttons = (0..2).map(|n| Bulls.buttons(&view, Seat(n)).len()).sum::<usize>();
    assert_eq!(buttons, 0);
    (format!("{view:?}"), view.board(), view.scene(), Bulls.turn(state))
}

fn drawn(kind: Kind, chance: &mut Chance) -> State {
    let rules = Rules { kind, alone: false };
    let table = Table { seats: 2, first: ONE, rules: 1 };
    let mut ctx = StepCtx::new(Chance::none(), 0);
    let mut state = Bulls.setup(&rules, table, &mut ctx);
    for seat in [ONE, TWO] {
        let m = Bulls.sample(&state, seat, chance).expect("a number");
        Bulls.apply(&mut state, seat, &m, &mut ctx).expect("legal");
    }
    state
}

/// Two matches that differ only in a number that fits all answers look the same to everybody but its owner.
#[test]
fn nothing_shows_that_no_answer_has_told() {
    let mut compared = 0;
    for seed in 0..40 {
        let mut chance = Chance::seeded(&Seed([seed; 32]), 1);
        let kind = Kind { digits: 3 + usize::from(seed % 4), repeat: seed % 2 == 0 };
        let mut state = drawn(kind, &mut chance);
        while let Phase::Guessing(seat) | Phase::Last(seat) = state.phase {
            for hidden in [ONE, TWO] {
                let mut order = PLAIN;
                chance.shuffle(&mut order);
                let mut twin = state.clone();
                kind.fitting(&state.sheets[hidden.other().index()], &order, &mut |code| {
                    twin.secrets[hidden.index()] = Some(code);
                    false
                });
                for who in [Viewer::Public, Viewer::Seat(hidden.other())] {
                    assert_eq!(shown(&state, who), shown(&twin, who), "{who:?}");
                }
                compared += usize::from(twin.secrets != state.secrets);
            }
            let m = Bulls.sample(&state, seat, &mut chance).expect("a guess");
            Bulls.apply(&mut state, seat, &m, &mut StepCtx::new(Chance::none(), 0)).expect("legal");
        }
    }
    assert!(compared > 200, "only {compared} pairs differed");
}

#[test]
fn a_number_shows_to_its_owner_alone_and_to_all_at_the_end() {
    let mut game = begun("");
    play(&mut game, &["6109"]).expect("a number");
    let board = |game: &Match, who| game.position().board(who);
    assert!(board(&game, Viewer::Seat(ONE)).contains("6109"));
    assert_eq!([Viewer::Public, Viewer::Seat(TWO)].map(|who| board(&game, who)), ["    ----            ????"; 2]);
    let label = game.position().read(TWO, &Input::canonical("4567")).expect("a number").label().clone();
    assert_eq!(label, Text::new("bulls-do-secret"), "a caption does not tell it");
    play(&mut game, &["4567", "0123", "6109"]).expect("guessed");
    assert_eq!(board(&game, Viewer::Public), board(&game, Viewer::Revealed));
    assert!(board(&game, Viewer::Public).starts_with("    4567            6109"));
}

/// A view in which a seat has had these answers.
fn asked(kind: Kind, clues: &[Clue]) -> View {
    let mut state = drawn(kind, &mut Chance::seeded(&Seed([1; 32]), 1));
    state.sheets[0] = clues.to_vec();
    state.view(Viewer::Seat(ONE))
}

fn thought(kind: Kind, clues: &[Clue], level: u8, seed: u8) -> Code {
    let (mut chance, mut memo) = (Chance::seeded(&Seed([seed; 32]), clues.len() as u64), Memo::default());
    let level = Level::new(level).expect("a level");
    let mut ctx = SearchCtx::new(level, &mut chance, Deadline::never(), &mut memo);
    match Bulls.think(&asked(kind, clues), ONE, &mut ctx) {
        Some(Move::Guess(digits)) => Code::new(&digits),
        other => panic!("{other:?}"),
    }
}

/// How many guesses each of these numbers takes. Matches that go the same way share their thinking.
fn guesses(kind: Kind, secrets: &[Code], clues: &mut Vec<Clue>, counts: &mut BTreeMap<usize, usize>) {
    let code = thought(kind, clues, 5, 3);
    let mut parts: BTreeMap<usize, (Answer, Vec<Code>)> = BTreeMap::new();
    for secret in secrets {
        let answer = code.against(*secret);
        parts.entry(answer.index()).or_insert_with(|| (answer, Vec::new())).1.push(*secret);
    }
    for (answer, part) in parts.into_values() {
        if usize::from(answer.bulls) == kind.digits {
            *counts.entry(clues.len() + 1).or_default() += 1;
            continue;
        }
        clues.push(Clue { code, answer });
        assert!(clues.len() < 20, "it gets nowhere");
        guesses(kind, &part, clues, counts);
        clues.pop();
    }
}

/// The numbers that answer the first guess with two cows: a quarter of all, and the hardest. The bench `bulls` counts
/// all of them.
#[cfg(thorough)]
#[test]
fn the_best_level_needs_few_guesses() {
    let kind = Kind { digits: 4, repeat: false };
    let first = Clue { code: thought(kind, &[], 5, 3), answer: Answer { bulls: 0, cows: 2 } };
    let (mut part, mut counts) = (Vec::new(), BTreeMap::new());
    kind.fitting(&[first], &PLAIN, &mut |code| {
        part.push(code);
        true
    });
    assert_eq!(part.len(), 1260);
    guesses(kind, &part, &mut vec![first], &mut counts);
    let sum: usize = counts.iter().map(|(guesses, count)| guesses * count).sum();
    assert_eq!(counts.values().sum::<usize>(), 1260);
    assert!(counts.keys().max() <= Some(&7) && sum <= 6_850, "{counts:?}");
}

#[cfg(thorough)]
#[test]
fn guesses_fit_all_answers_at_the_levels_that_do_not_slip() {
    let kind = Kind { digits: 5, repeat: true };
    let secret = Code::new(&[5, 0, 5, 9, 1]);
    for level in [4, 5] {
        let mut clues: Vec<Clue> = Vec::new();
        for _ in 0..12 {
            let code = thought(kind, &clues, level, level);
            assert!(kind.holds(code));
            clues.push(Clue { code, answer: code.against(secret) });
            if code == secret {
                break;
            }
        }
        assert_eq!(clues.last().map(|clue| clue.code), Some(secret), "level {level}: {clues:?}");
    }
}

#[test]
fn higher_levels_need_fewer_guesses() {
    let kind = Kind { digits: 4, repeat: false };
    let needs = |level: u8| -> usize {
        let one = |seed: u8| {
            let secret = think::any(kind, &mut Chance::seeded(&Seed([seed; 32]), 5));
            let mut clues: Vec<Clue> = Vec::new();
            while clues.last().is_none_or(|clue| clue.code != secret) {
                let code = thought(kind, &clues, level, seed);
                clues.push(Clue { code, answer: code.against(secret) });
            }
            clues.len()
        };
        (0..40).map(one).sum()
    };
    let [one, two, three, four] = [1, 2, 3, 4].map(needs);
    assert!(one > two + 40 && two > three + 20 && three > four + 5, "{one} {two} {three} {four}");
}

/// With only one answer known, six digits that may repeat leave hundreds of thousands of numbers.
#[test]
fn it_answers_in_time_where_numbers_are_many() {
    let kind = Kind { digits: 6, repeat: true };
    let clue = Clue { code: Code::new(&[0, 0, 1, 2, 3, 4]), answer: Answer { bulls: 0, cows: 2 } };
    for clues in [&[][..], &[clue]] {
        let begun = Instant::now();
        assert!(kind.holds(thought(kind, clues, 5, 1)));
        assert!(begun.elapsed() < Duration::from_secs(10), "{:?}", begun.elapsed());
    }
}

proptest! {
    #[test]
    fn any_text_is_read_without_a_panic(text in "\\PC*") {
        let game = guessing("", ["0123", "4567"]);
        if let Ok(read) = game.position().read(ONE, &Input::canonical(&text)) {
            prop_assert_eq!(game.position().read(ONE, &Input::canonical(read.text())), Ok(read));
        }
    }
}

#[test]
fn what_is_achieved_alone_gives_nothing_away() {
    let secret = code("6109");
    let clue = |guess: &&str| Clue { code: code(guess), answer: code(guess).against(secret) };
    let guessed = |guesses: &[&str]| View {
        kind: Kind { digits: 4, repeat: false },
        seats: 1,
        phase: Phase::Guessing(ONE),
        chosen: [false, true],
        secrets: [None, None],
        sheets: [guesses.iter().map(clue).collect(), Vec::new()],
        latest: Some(ONE),
    };
    assert_eq!(guessed(&["0123", "4578"]).feat(), None);
    let feat = guessed(&["0123", "4578", "6019", "6109"]).feat().expect("it is found");
    assert_eq!((feat.worth, feat.text), (-4, Text::new("bulls-feat").with("guesses", 4_usize)));
    assert_eq!(feat.signs, "●○ – ●●○○ ●●●●");
}
