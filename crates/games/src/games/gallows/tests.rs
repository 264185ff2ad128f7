use super::*;
use crate::base::{Draw, Labels};
use crate::game::{Deadline, Level, Memo, Outcome, Seats, Seed};
use crate::games::tests::{begun, play, refused};
use crate::kit::words::Words;
use crate::play::{Line, Match};

const TWO: &str = "Anna | Boris";
const FOUR: &str = "Anna | Boris | Vera | Gleb";

fn board(game: &Match, who: Viewer) -> String {
    game.position().board(who)
}

/// Plays a guess of a seat.
fn guess(game: &mut Match, seat: u8, m: &str) -> Result<(), Reject> {
    game.play(Seat(seat), &Input::canonical(m), 0).map(drop)
}

fn why(settings: &str, moves: &[&str], last: &str) -> String {
    refused(begun("gallows", settings, FOUR), moves, last).text.key.into_owned()
}

#[test]
fn the_first_and_the_last_letter_are_shown_unless_nobody_wants_them() {
    let mut game = begun("gallows", "lang=ru", TWO);
    play(&mut game, &["корона"]).expect("a word");
    assert_eq!(board(&game, Viewer::Public), "К _ _ _ _ А\n0/9");
    assert_eq!(board(&game, Viewer::Seat(Seat(0))), "К О Р О Н А\n0/9", "the setter knows it");
    let mut game = begun("gallows", "lang=ru ends=off", TWO);
    play(&mut game, &["корона"]).expect("a word");
    assert_eq!(board(&game, Viewer::Seat(Seat(1))), "_ _ _ _ _ _\n0/9");
}

#[test]
fn a_letter_shows_everywhere_and_a_miss_costs_a_stroke() {
    let mut game = begun("gallows", "lang=ru", TWO);
    play(&mut game, &["корона", "о", "м"]).expect("legal moves");
    assert_eq!(board(&game, Viewer::Public), "К О _ О _ А\nО М\n1/9");
    let mut game = begun("gallows", "lang=ru", TWO);
    play(&mut game, &["какао", "к", "а"]).expect("legal moves");
    assert_eq!(game.outcome(), Some(Outcome::won(Seat(1), 2)), "both were shown by their letters");
}

/// The word is корона, and к stands at its beginning alone.
#[test]
fn a_letter_that_is_shown_at_an_end_is_in_the_word_and_costs_nothing() {
    for (rules, key, strokes) in [("gallows", "gallows-ends", 0), ("gallows/1", "gallows-missed", 1)] {
        let mut game = begun(rules, "lang=ru", TWO);
        play(&mut game, &["корона"]).expect("a word");
        let step = game.play(Seat(1), &Input::canonical("к"), 0).expect("a letter");
        assert_eq!(step.events.first().map(|event| &*event.text.key), Some(key));
        assert_eq!(board(&game, Viewer::Public), format!("К _ _ _ _ А\nК\n{strokes}/9"));
        assert_eq!(game.play(Seat(1), &Input::canonical("к"), 0).expect_err("again").text.key, "gallows-reject-again");
        guess(&mut game, 1, "н").expect("a letter inside");
        guess(&mut game, 1, "а").expect("a letter of the other end");
        let strokes = 2 * strokes;
        assert_eq!(board(&game, Viewer::Public), format!("К _ _ _ Н А\nК Н А\n{strokes}/9"));
    }
    let mut game = begun("gallows", "lang=ru ends=off", TWO);
    play(&mut game, &["корона", "к"]).expect("where no end is shown it is found");
    assert_eq!(board(&game, Viewer::Public), "К _ _ _ _ _\nК\n0/9");
}

#[test]
fn letters_are_those_of_the_language() {
    let mut game = begun("gallows", "lang=de ends=off", TWO);
    play(&mut game, &["Gefäß", "Ä", "ß"]).expect("ß is written ss");
    assert_eq!(board(&game, Viewer::Public), "_ _ _ Ä S S\nÄ S\n0/9");
    play(&mut game, &["GEFÄSS"]).expect("the word");
    assert_eq!(game.outcome(), Some(Outcome::won(Seat(1), 2)));
    let mut game = begun("gallows", "lang=tr ends=off", TWO);
    play(&mut game, &["IŞIK", "I", "i"]).expect("two letters");
    assert_eq!(board(&game, Viewer::Public), "I _ I _\nI İ\n1/9");
    let rows = game.position().buttons(Viewer::Seat(Seat(1)), Seat(1));
    assert_eq!(rows.iter().map(Vec::len).collect::<Vec<_>>(), [8, 8, 8, 5]);
    let labels = rows.iter().flatten().map(|button| button.label.args.first().map(|(_, arg)| arg.clone()));
    assert_eq!(labels.filter(Option::is_some).count(), 27, "two are marks");
    let read = |text| game.position().read(Seat(1), &Input::canonical(text)).expect("a word").label().clone();
    assert_eq!(read("izin").args[0].1, "İZİN".into());
    play(&mut game, &["IŞIK"]).expect("the word");
    assert_eq!(game.outcome(), Some(Outcome::won(Seat(1), 2)));
}

#[test]
fn a_wrong_word_costs_a_stroke_even_one_that_cannot_be() {
    let mut game = begun("gallows", "lang=ru", TWO);
    play(&mut game, &["корона", "м"]).expect("a miss");
    for (word, strokes) in [("колода", 2), ("ворона", 3), ("камера", 4), ("кот", 5), ("колокольчик", 6)]
    {
        guess(&mut game, 1, word).expect("a wrong word");
        let board = board(&game, Viewer::Public);
        assert!(board.ends_with(&format!("{strokes}/9")), "{word}: {board}");
    }
    guess(&mut game, 1, "корона").expect("the word");
    assert_eq!(game.outcome(), Some(Outcome::won(Seat(1), 2)));
}

#[test]
fn what_was_tried_costs_nothing() {
    let set = ["корона", "м"];
    assert_eq!(why("lang=ru", &set, "м"), "gallows-reject-again");
    assert_eq!(why("lang=ru", &set, "достопримечательность"), "gallows-reject-long", "nobody could set it");
    assert_eq!(why("lang=ru", &["корона", "колода"], "колода"), "gallows-reject-wrong");
}

#[test]
fn a_word_is_one_of_the_dictionary_with_four_to_sixteen_letters() {
    assert_eq!(why("lang=ru", &[], "кот"), "gallows-reject-length");
    assert_eq!(why("lang=ru", &[], "достопримечательность"), "gallows-reject-length");
    assert_eq!(why("lang=ru", &[], "абырвалг"), "gallows-reject-unknown");
    let mut game = begun("gallows", "lang=ru allow=any", TWO);
    play(&mut game, &["абырвалг"]).expect("any word");
    assert_eq!(board(&game, Viewer::Public), "А _ _ _ _ _ _ Г\n0/9");
}

#[test]
fn words_and_letters_are_understood_as_people_type_them() {
    let mut game = begun("gallows", "lang=ru", TWO);
    let typed = |text: &'static str, manner| Input::typed(text, Labels::Cyrillic, manner);
    game.play(Seat(0), &typed("Ёжик.", Manner::Private), 0).expect("a word");
    game.play(Seat(1), &typed("Ж!", Manner::Addressed), 0).expect("a letter");
    assert_eq!(board(&game, Viewer::Public), "Е Ж _ К\nЖ\n0/9");
    for said in ["ёлка", "ежок"] {
        let talk = game.play(Seat(1), &typed(said, Manner::Overheard), 0).expect_err("it cannot be the word");
        assert_eq!(talk.why, crate::game::Why::Syntax, "so it is talk");
    }
    game.play(Seat(1), &typed("word ёлка", Manner::Overheard), 0).expect("it is named as a word");
    assert_eq!(board(&game, Viewer::Public), "Е Ж _ К\nЖ\nЕЛКА\n1/9");
    game.play(Seat(1), &typed("ёжик", Manner::Overheard), 0).expect("it can");
    assert_eq!(game.outcome(), Some(Outcome::won(Seat(1), 2)));
}

#[test]
fn no_open_letter_is_suggested() {
    let mut game = begun("gallows", "lang=ru", TWO);
    play(&mut game, &["аптека"]).expect("a word");
    assert_eq!(game.position().example(Seat(1)).as_deref(), Some("б"));
}

#[test]
fn the_finished_drawing_wins_for_the_setter() {
    let mut game = begun("gallows", "lives=4", TWO);
    play(&mut game, &["crown", "z", "x", "q"]).expect("three strokes");
    assert_eq!(board(&game, Viewer::Public), "C _ _ _ N\nZ X Q\n8/9");
    let Turn::Act(asks) = game.turn() else { panic!("one stroke is left") };
    assert_eq!(asks[0].text, Text::new("gallows-ask-guess").with("left", 1_u8));
    play(&mut game, &["j"]).expect("the last stroke");
    assert_eq!(game.outcome(), Some(Outcome::won(Seat(0), 2)));
    assert_eq!(board(&game, Viewer::Public), "C R O W N\nZ X Q J\n9/9", "the word is told");
}

#[test]
fn anybody_at_the_table_guesses_at_any_time() {
    let mut game = begun("gallows", "", FOUR);
    play(&mut game, &["crown"]).expect("a word");
    assert_eq!(game.turn().may(), Seats::first(4).without(Seat(0)));
    for (seat, letter) in [(3, "o"), (1, "z"), (3, "w")] {
        guess(&mut game, seat, letter).expect("nobody has to wait");
    }
    assert!(guess(&mut game, 0, "r").is_err(), "the setter does not guess");
    guess(&mut game, 2, "crown").expect("the whole word");
    assert_eq!(game.outcome(), Some(Outcome::won(Seat(2), 4)));
}

#[test]
fn who_finds_a_word_sets_the_next_and_most_words_win() {
    let mut game = begun("gallows", "words=3 lives=4", FOUR);
    play(&mut game, &["crown"]).expect("a word");
    guess(&mut game, 2, "crown").expect("found");
    assert_eq!(game.turn().seats(), Seats::one(Seat(2)), "who has found it sets the next");
    assert_eq!(board(&game, Viewer::Public), "C R O W N\n5/9");
    guess(&mut game, 2, "house").expect("a word");
    for letter in ["z", "x", "q", "j"] {
        guess(&mut game, 0, letter).expect("a miss");
    }
    assert_eq!(game.turn().seats(), Seats::one(Seat(3)), "nobody has found it: it goes round");
    guess(&mut game, 3, "table").expect("a word");
    guess(&mut game, 0, "table").expect("found");
    assert_eq!(game.outcome(), Some(Outcome::by_score(vec![1, 0, 2, 0])));
}

#[test]
fn the_bot_sets_a_word_for_all_and_for_one_alone() {
    let mut game = begun("gallows", "setter=bot words=2", "Anna | Boris\ndeal crown");
    assert_eq!(game.turn().may(), Seats::first(2), "everybody guesses");
    guess(&mut game, 1, "e").expect("a miss");
    let found = Line { draws: vec![Draw::Word("house".to_owned())], ..line(1, "crown") };
    game.enter(&found).expect("the word, and the next one");
    assert_eq!(board(&game, Viewer::Public), "H _ _ _ E\n0/9");
    guess(&mut game, 0, "house").expect("the word");
    assert_eq!(game.outcome(), Some(Outcome::by_score(vec![1, 1])));
    for (last, solved) in [("crown", true), ("j", false)] {
        let mut alone = begun("gallows", "lives=4", "Anna\ndeal crown");
        play(&mut alone, &["z", "x", "q", last]).expect("guesses");
        assert_eq!(alone.outcome(), Some(Outcome::alone(solved)));
    }
}

fn line(seat: u8, m: &str) -> Line {
    format!("{} {m}", seat + 1).parse().expect("a line")
}

#[test]
fn the_bot_sets_words_that_everybody_knows() {
    let mut chance = Chance::seeded(&Seed([9; 32]), 0);
    for lang in Words::LANGS {
        let terms = Terms { bot: true, lang, ends: true, lives: LIVES, any: false, words: 1 };
        let table = Table { seats: 2, first: Seat(0), rules: riddle::RULES };
        let drawn = |_| Riddle::new(terms.clone(), table, &mut chance).word;
        for word in (0..20).map(drawn).collect::<Vec<_>>() {
            let level = Words::of(lang).level(&String::from_iter(&word)).expect("a word of the dictionary");
            assert!(level <= COMMON && LENGTHS.contains(&word.len()), "{word:?}");
        }
    }
}

#[test]
fn a_word_without_its_setter_is_called_off() {
    let mut game = begun("gallows", "", FOUR);
    play(&mut game, &["crown"]).expect("a word");
    game.resign(Seat(0), 0).expect("the setter goes");
    assert_eq!(game.turn().seats(), Seats::one(Seat(1)), "the next one sets a word");
    guess(&mut game, 1, "house").expect("a word");
    game.resign(Seat(3), 0).expect("a guesser goes");
    guess(&mut game, 2, "house").expect("found");
    assert_eq!(game.outcome().map(|outcome| outcome.places), Some(vec![4, 2, 1, 3]), "who left first is last");
}

/// All that a viewer sees of a match with that word.
fn seen(word: &str, who: Viewer) -> String {
    let mut game = begun("gallows", "", FOUR);
    play(&mut game, &[word, "o", "z"]).expect("legal moves");
    let position = game.position();
    let buttons = position.buttons(who, Seat(1));
    format!("{} {:?} {:?} {buttons:?}", position.board(who), position.scene(who), game.turn())
}

#[test]
fn nobody_but_the_setter_sees_which_of_two_words_it_is() {
    for who in [Viewer::Public, Viewer::Seat(Seat(1)), Viewer::Seat(Seat(3))] {
        assert_eq!(seen("crown", who), seen("clown", who));
    }
    assert_ne!(seen("crown", Viewer::Seat(Seat(0))), seen("clown", Viewer::Seat(Seat(0))));
}

/// The computer finds words of its own level, with nine strokes nearly all of them.
#[test]
fn the_best_computer_finds_nearly_every_word() {
    let (mut chance, mut memo, mut found) = (Chance::seeded(&Seed([1; 32]), 0), Memo::default(), 0);
    let words = crate::amount(40, 10);
    for n in 0..words {
        let lang = if n % 2 == 0 { "ru" } else { "en" };
        let word = Words::of(lang).draw(&mut chance, 6..=9, Level::DEFAULT);
        let mut game = begun("gallows", &format!("lang={lang}"), TWO);
        play(&mut game, &[&word]).expect("a word");
        while game.outcome().is_none() {
            let mut ctx = SearchCtx::new(Level::BEST, &mut chance, Deadline::never(), &mut memo);
            let m = game.position().think(Seat(1), &mut ctx).expect("a guess");
            guess(&mut game, 1, &m).expect("a legal guess");
        }
        found += u32::from(game.outcome() == Some(Outcome::won(Seat(1), 2)));
    }
    assert!(found * 10 >= words * 9, "{found} of {words}");
}

#[test]
fn the_candidates_are_those_of_a_plain_search() {
    let signs: Vec<char> = "ко_о_а".chars().collect();
    let pattern = think::Pattern { words: Words::of("ru"), signs: &signs, tried: &['о', 'е', 'т'] };
    let fast: Vec<String> = pattern.candidates(Level::BEST).into_iter().map(String::from_iter).collect();
    let fits = |word: &String| {
        let letters: Vec<char> = word.chars().collect();
        letters.len() == 6
            && letters.iter().zip("ко_о_а".chars()).all(|(letter, sign)| match sign {
                '_' => !['о', 'е', 'т'].contains(letter),
                _ => *letter == sign,
            })
    };
    let mut plain: Vec<String> = Words::of("ru").beginning("ко").into_iter().filter(fits).collect();
    plain.retain(|word| !Words::of("ru").is_unchosen(word));
    assert_eq!(fast, plain);
    assert!(plain.contains(&"корона".to_owned()));
}

#[cfg(thorough)]
#[test]
fn the_program_sets_and_names_no_word_that_is_never_chosen() {
    let (mut chance, mut memo) = (Chance::seeded(&Seed([2; 32]), 0), Memo::default());
    for lang in ["en", "ru"] {
        let words = Words::of(lang);
        let unchosen = words.containing("").into_iter().filter(|(_, standing)| !standing.choosable);
        let unchosen: Vec<String> = unchosen.map(|(word, _)| word).filter(|word| word.chars().count() == 5).collect();
        for (n, word) in unchosen.iter().step_by(4).enumerate() {
            let mut game = begun("gallows", &format!("lang={lang}"), TWO);
            let level = Level::new(1 + (n % 5) as u8).expect("a level");
            let mut ctx = SearchCtx::new(level, &mut chance, Deadline::never(), &mut memo);
            let set = game.position().think(Seat(0), &mut ctx).expect("a word");
            assert!(words.has(&set) && !words.is_unchosen(&set), "{set}");
            play(&mut game, &[word]).expect("people may set it");
            while game.outcome().is_none() {
                let mut ctx = SearchCtx::new(level, &mut chance, Deadline::never(), &mut memo);
                let m = game.position().think(Seat(1), &mut ctx).expect("a guess");
                assert!(!words.is_unchosen(&m), "{m}");
                guess(&mut game, 1, &m).expect("a legal guess");
            }
        }
        for _ in 0..200 {
            let word = words.draw(&mut chance, 4..=16, Level::BEST);
            assert!(!words.is_unchosen(&word), "{word}");
        }
    }
}

#[test]
fn what_is_achieved_alone_gives_nothing_away() {
    let mut game = begun("gallows", "", "Anna\ndeal crown");
    play(&mut game, &["z", "o", "x"]).expect("guesses");
    assert_eq!(game.position().feat(), None);
    play(&mut game, &["crown"]).expect("the word");
    let feat = game.position().feat().expect("it is found");
    assert_eq!((feat.worth, feat.signs.as_str()), (-2_003, "○●○"));
    assert_eq!(feat.text, Text::new("gallows-feat").with("strokes", 2));
}

#[test]
fn before_the_first_stroke_the_gallows_are_pale() {
    use crate::game::scene::{Ink, Item};

    let scene = crate::games::tests::seeded("gallows", "", "Anna", 1).position().scene(Viewer::Public);
    let pale = |item: &&Item| matches!(item, Item::Stroke { ink: Ink::Shade, .. });
    assert_eq!(scene.items.iter().filter(pale).count(), 6);
}
