use super::*;
use crate::game::Seed;

macro_rules! list {
    ($name:literal) => {
        include_str!(concat!("../../../../../assets/words/", $name, ".txt"))
    };
}

/// A language, its words, and those that are not chosen.
const LISTS: [(&str, &str, &str); 2] =
    [("en", list!("en-nouns"), list!("en-unchosen")), ("ru", list!("ru-nouns"), list!("ru-unchosen"))];

/// The words of a list in the letters of the dictionary, each with its level.
fn listed(lang: &str, list: &str) -> Vec<(String, u8)> {
    let mut level = 0;
    let word = |line: &str| match line.parse() {
        Ok(number) => {
            level = number;
            None
        }
        Err(_) => Some((Words::of(lang).fold(line).expect("a word"), level)),
    };
    list.lines().filter_map(word).collect()
}

#[test]
fn every_word_of_the_lists_is_there_with_its_level_and_nothing_else() {
    for (lang, list, _) in LISTS {
        let (words, listed) = (Words::of(lang), listed(lang, list));
        for (word, level) in &listed {
            assert_eq!(words.level(word), Level::new(*level), "{word}");
        }
        assert_eq!(words.map.len(), listed.len());
        assert!(!words.has("") && !words.has("ыыы") && !words.has("qqq"));
    }
}

#[test]
fn both_maps_stay_within_a_megabyte_and_a_half() {
    let bytes = [Words::of("en"), Words::of("ru")].map(|words| words.map.as_fst().as_bytes().len());
    assert!(bytes.iter().sum::<usize>() <= 1_500_000, "{bytes:?}");
}

#[test]
fn words_by_a_run_and_by_a_beginning_are_those_of_a_plain_search() {
    for (lang, list, _) in LISTS {
        let (words, mut listed) = (Words::of(lang), listed(lang, list));
        listed.sort();
        let runs = if lang == "ru" {
            ["кот", "ъе", "лл", "ананас", "щщ"]
        } else {
            ["cat", "aa", "nana", "ship", "zzz"]
        };
        for run in runs {
            let plain = |fits: fn(&str, &str) -> bool| -> Vec<String> {
                listed.iter().filter(|(word, _)| fits(word, run)).map(|(word, _)| word.clone()).collect()
            };
            let found: Vec<String> = words.containing(run).into_iter().map(|(word, _)| word).collect();
            assert_eq!(found, plain(|word, run| word.contains(run)), "{run}");
            assert_eq!(words.beginning(run), plain(|word, run| word.starts_with(run)), "{run}");
        }
        assert_eq!((words.containing("1"), words.beginning("1")), (vec![], vec![]));
    }
}

#[test]
fn what_is_drawn_is_known_to_the_level_and_hurts_nobody() {
    let mut chance = Chance::seeded(&Seed([3; 32]), 0);
    for (lang, _, unchosen) in LISTS {
        let (words, mut seen) = (Words::of(lang), std::collections::BTreeSet::new());
        let unchosen: Vec<String> = unchosen.lines().map(|word| words.fold(word).expect("a word")).collect();
        assert!(unchosen.iter().all(|word| words.has(word)), "people may write them");
        let level = Level::new(2).expect("a level");
        for _ in 0..60 {
            let word = words.draw(&mut chance, 4..=7, level);
            assert!((4..=7).contains(&word.chars().count()) && words.level(&word) <= Some(level), "{word}");
            assert!(!unchosen.contains(&word), "{word}");
            seen.insert(word);
        }
        assert!(seen.len() > 50, "{}", seen.len());
        assert_eq!(words.draw(&mut chance, 40..=50, level), "", "no word is so long");
    }
}

#[test]
fn words_are_understood_as_people_type_them() {
    let (russian, english) = (Words::of("ru"), Words::of("en"));
    let read = |words: &Words, typed: &str| words.fold(typed);
    assert_eq!(read(russian, "КОРОНА."), Some("корона".to_owned()));
    assert_eq!(read(russian, "- ёжик -"), Some("ежик".to_owned()));
    // A Latin a and o among Cyrillic letters.
    assert_eq!(read(russian, "кoронa"), Some("корона".to_owned()));
    assert_eq!(read(english, "“Сrоwn”"), Some("crown".to_owned()));
    for wrong in ["", "...", "два слова", "кот2", "по-русски"] {
        assert_eq!(read(russian, wrong), None, "{wrong}");
    }
    assert_eq!((russian.letter('Ё'), russian.letter('q'), english.letter('И')), (Some('е'), None, None));
}

#[test]
fn a_walk_finds_every_word_by_its_letters() {
    fn count(walk: Walk) -> usize {
        usize::from(walk.is_word()) + walk.onward().map(|(_, next)| count(next)).sum::<usize>()
    }
    for lang in ["en", "ru"] {
        assert_eq!(count(Words::of(lang).start()), Words::of(lang).map.len());
    }
}
