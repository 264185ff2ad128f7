use super::*;
use crate::game::Seed;

macro_rules! list {
    ($name:literal) => {
        include_str!(concat!("../../../../../assets/words/", $name, ".txt"))
    };
}

/// The lists of a language.
struct Lists {
    lang: &'static str,
    nouns: &'static str,
    added: &'static str,
    unchosen: &'static str,
    /// Roots of unchosen words, each with the words that contain it by accident.
    roots: &'static str,
}

const LISTS: [Lists; 2] = [
    Lists {
        lang: "en",
        nouns: list!("en-nouns"),
        added: list!("en-added"),
        unchosen: list!("en-unchosen"),
        roots: include_str!("../../../tests/words/en-roots.txt"),
    },
    Lists {
        lang: "ru",
        nouns: list!("ru-nouns"),
        added: list!("ru-added"),
        unchosen: list!("ru-unchosen"),
        roots: include_str!("../../../tests/words/ru-roots.txt"),
    },
];

impl Lists {
    fn words(&self) -> &'static Words {
        Words::of(self.lang)
    }

    /// All words in the letters of the dictionary, each with its level.
    fn all(&self) -> Vec<(String, u8)> {
        [self.nouns, self.added].into_iter().flat_map(|list| listed(self.lang, list)).collect()
    }

    /// The words that the program never chooses, in the letters of the dictionary.
    fn unchosen(&self) -> Vec<String> {
        lines(self.unchosen).map(|word| self.words().fold(word).expect("a word")).collect()
    }
}

/// The lines of a list without its comments.
fn lines(list: &str) -> impl Iterator<Item = &str> {
    list.lines().filter(|line| !line.starts_with('#'))
}

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
    lines(list).filter_map(word).collect()
}

#[test]
fn every_word_of_the_lists_is_there_with_its_level_and_nothing_else() {
    for lists in LISTS {
        let (words, listed) = (lists.words(), lists.all());
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
    for lists in LISTS {
        let (words, mut listed) = (lists.words(), lists.all());
        listed.sort();
        let runs = if lists.lang == "ru" {
            ["кот", "ъе", "лл", "ананас", "щщ"]
        } else {
            ["cat", "aa", "nana", "ship", "zzz"]
        };
        for run in runs.into_iter().take(crate::amount(5, 2)) {
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

#[cfg(feature = "slow-tests")]
#[test]
fn what_is_drawn_is_known_to_the_level_and_hurts_nobody() {
    let mut chance = Chance::seeded(&Seed([3; 32]), 0);
    for lists in LISTS {
        let (words, mut seen) = (lists.words(), std::collections::BTreeSet::new());
        let unchosen = lists.unchosen();
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

#[test]
fn what_is_never_chosen_is_a_word_all_the_same() {
    for lists in LISTS {
        let (words, unchosen) = (lists.words(), lists.unchosen());
        assert!(unchosen.is_sorted_by(|a, b| a < b), "the list is sorted, and each word stands there once");
        for (word, _) in lists.all().into_iter().step_by(crate::amount(1, 10)) {
            let standing = words.standing(&word).expect("a word");
            assert_eq!(standing.choosable, unchosen.binary_search(&word).is_err(), "{word}");
            assert_eq!(words.is_unchosen(&word), !standing.choosable, "{word}");
        }
        assert!(unchosen.iter().all(|word| words.has(word)), "people may write them");
        assert!(unchosen.len() > 500, "{}", unchosen.len());
    }
}

/// Whether a word has a root: `^` is the beginning of a word, `$` its end.
fn has_root(word: &str, root: &str) -> bool {
    let letters = root.trim_start_matches('^').trim_end_matches('$');
    match (root.starts_with('^'), root.ends_with('$')) {
        (true, true) => word == letters,
        (true, false) => word.starts_with(letters),
        (false, true) => word.ends_with(letters),
        (false, false) => word.contains(letters),
    }
}

#[cfg(feature = "slow-tests")]
#[test]
fn no_word_with_a_coarse_root_is_chosen_unless_it_is_innocent_of_it() {
    for lists in LISTS {
        let (words, all) = (lists.words(), lists.all());
        // A root begins a line, and its innocent words may need several.
        let roots = lists.roots.replace("\n ", " ");
        for line in lines(&roots) {
            let (root, innocent) = line.split_once(':').expect("a root and a colon");
            let innocent: Vec<&str> = innocent.split_whitespace().collect();
            let with: Vec<&str> = all.iter().map(|(word, _)| &**word).filter(|word| has_root(word, root)).collect();
            assert!(with.len() > innocent.len(), "{root}: no word has it");
            for word in &with {
                assert_eq!(words.is_unchosen(word), !innocent.contains(word), "{root}: {word}");
            }
            assert!(innocent.iter().all(|word| with.contains(word)), "{line}");
        }
    }
}

#[test]
fn innocent_words_stay_choosable() {
    let innocent = [
        ("en", "assassin cocktail peacock cockpit classic bass grass pass therapist woodpecker scrap titmouse shuttle"),
        ("ru", "хулиган эбонит скипидар сабля потребление команда колебание рубль страховка мандарин героиня мудрец"),
    ];
    for (lang, list) in innocent {
        for word in list.split(' ') {
            assert!(Words::of(lang).standing(word).is_some_and(|standing| standing.choosable), "{word}");
        }
    }
}

#[cfg(feature = "slow-tests")]
#[test]
fn the_additions_are_everyday_words_of_the_second_edition() {
    for lists in LISTS {
        let (first, second) = (Words::edition(lists.lang, Edition::First), lists.words());
        let added = listed(lists.lang, lists.added);
        assert!(added.len() >= 300, "{}", added.len());
        for (word, level) in &added {
            assert!(*level <= 2 && second.has(word) && !first.has(word), "{word}");
            assert!(!first.beginning(word).contains(word) && second.beginning(word).contains(word), "{word}");
        }
        assert_eq!(first.containing("").len() + added.len(), second.containing("").len());
        assert!(listed(lists.lang, lists.nouns).iter().all(|(word, _)| first.has(word)));
    }
    for (lang, list) in [
        ("en", "trousers jeans smartphone emoji friday january socks"),
        ("ru", "деньги носки туфли кроссовки пельмени смартфон джинсы каникулы"),
    ] {
        assert!(list.split(' ').all(|word| Words::of(lang).has(word)), "{lang}");
    }
}
