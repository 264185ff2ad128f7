use super::*;
use crate::game::Seed;

/// The lists of a language.
struct Lists {
    lang: &'static str,
    nouns: String,
    /// Empty if the language has none.
    added: String,
    unchosen: String,
    /// Roots of unchosen words, each with the words that contain it by accident.
    roots: String,
}

/// The lists of every language; in quick runs of two.
fn every() -> impl Iterator<Item = Lists> {
    let read = |path: String| {
        let path = format!("{}/{path}.txt", env!("CARGO_MANIFEST_DIR"));
        std::fs::read_to_string(path)
    };
    let some = |lang: &&&str| crate::amount(true, matches!(**lang, "en" | "ru"));
    Words::LANGS.iter().filter(some).map(move |lang| {
        let list = |name| read(format!("../../assets/words/{lang}-{name}"));
        Lists {
            lang,
            nouns: list("nouns").expect("a list of nouns"),
            added: list("added").unwrap_or_default(),
            unchosen: list("unchosen").expect("a list of unchosen words"),
            roots: read(format!("tests/words/{lang}-roots")).expect("a list of roots"),
        }
    })
}

impl Lists {
    fn words(&self) -> &'static Words {
        Words::of(self.lang)
    }

    /// All words in the letters of the dictionary, each with its level.
    fn all(&self) -> Vec<(String, u8)> {
        [&*self.nouns, &*self.added].into_iter().flat_map(|list| listed(self.lang, list)).collect()
    }

    /// The words that the program never chooses, in the letters of the dictionary.
    fn unchosen(&self) -> Vec<String> {
        lines(&self.unchosen).map(|word| self.words().fold(word).expect("a word")).collect()
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
    lines(list).filter(|line| !line.contains(':')).filter_map(word).collect()
}

#[test]
fn every_word_of_the_lists_is_there_with_its_level_and_nothing_else() {
    for lists in every() {
        let (words, listed) = (lists.words(), lists.all());
        for (word, level) in &listed {
            assert_eq!(words.level(word), Level::new(*level), "{word}");
        }
        assert_eq!(words.map.len(), listed.len());
        assert!(!words.has("") && !words.has("ыыы") && !words.has("qqq"));
    }
}

#[test]
fn maps_stay_within_half_a_megabyte() {
    for lang in Words::LANGS {
        let bytes = Words::of(lang).map.as_fst().as_bytes().len();
        assert!(bytes <= 500_000, "{lang}: {bytes}");
    }
}

#[test]
fn words_by_a_run_and_by_a_beginning_are_those_of_a_plain_search() {
    for lists in every() {
        let (words, mut listed) = (lists.words(), lists.all());
        listed.sort_by_key(|(word, _)| words.codes(word));
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

#[cfg(thorough)]
#[test]
fn what_is_drawn_is_known_to_the_level_and_hurts_nobody() {
    let mut chance = Chance::seeded(&Seed([3; 32]), 0);
    for lists in every() {
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
fn letters_are_counted_as_each_language_counts_them() {
    let counts = [("de", 29), ("en", 26), ("fr", 26), ("pl", 32), ("ru", 32), ("tr", 29)];
    for lang in Words::LANGS {
        let words = Words::of(lang);
        let count = counts.iter().find(|(own, _)| own == lang).map(|(_, count)| *count);
        assert!(count.is_none_or(|count| words.letters().chars().count() == count), "{lang}");
        // The games keep a bit for each.
        assert!(words.letters().chars().count() <= 32 && words.ghost().chars().count() == 5, "{lang}");
        assert_eq!(words.fold(&words.capitals(words.letters())).as_deref(), Some(words.letters()), "{lang}");
        assert_eq!(words.fold(words.ghost()).as_deref(), Some(words.ghost()), "{lang}");
    }
}

#[test]
fn letters_with_marks_are_read_as_each_language_writes_them() {
    let typed = [
        ("de", "Straße STRAẞE Käse FÜSSE", "strasse strasse käse füsse"),
        ("fr", "Cœur ÉLÈVE Garçon", "coeur eleve garcon"),
        ("pl", "ŻÓŁW łódź", "żółw łódź"),
        ("tr", "IŞIK İzin KAĞIT Kâğıt kız", "ışık izin kağıt kağıt kız"),
    ];
    for (lang, typed, read) in typed {
        let words = Words::of(lang);
        for (typed, read) in typed.split(' ').zip(read.split(' ')) {
            assert_eq!(words.fold(typed).as_deref(), Some(read));
            assert!(words.has(read) || read == "füsse", "{lang}: {read}");
        }
    }
    let letters = ["de", "tr", "tr", "en", "ru"].map(Words::of).into_iter().zip(['ß', 'I', 'İ', 'I', 'Ё']);
    let letters: Vec<_> = letters.map(|(words, typed)| words.letter(typed)).collect();
    assert_eq!(letters, ['s', 'ı', 'i', 'i', 'е'].map(Some));
    assert_eq!(
        [("en", 'ı'), ("en", 'ä'), ("fr", 'œ'), ("pl", 'q')].map(|(lang, typed)| Words::of(lang).letter(typed)),
        [None; 4]
    );
    assert_eq!(Words::of("de").fold("ß").as_deref(), Some("s"), "one letter is one letter");
}

#[test]
fn words_that_are_drawn_in_any_language_hurt_nobody() {
    let mut chance = Chance::seeded(&Seed([4; 32]), 0);
    for lang in Words::LANGS {
        let words = Words::of(lang);
        for level in (1..=5).filter_map(Level::new) {
            let word = words.draw(&mut chance, 3..=7, level);
            assert!(words.level(&word) <= Some(level) && !words.is_unchosen(&word), "{lang}: {word}");
        }
    }
}

#[test]
fn a_walk_finds_every_word_by_its_letters() {
    fn count(walk: Walk) -> usize {
        usize::from(walk.is_word()) + walk.onward().map(|(_, next)| count(next)).sum::<usize>()
    }
    for lang in Words::LANGS {
        assert_eq!(count(Words::of(lang).start()), Words::of(lang).map.len());
    }
}

#[test]
fn what_is_never_chosen_is_a_word_all_the_same() {
    for lists in every() {
        let (words, unchosen) = (lists.words(), lists.unchosen());
        assert!(unchosen.is_sorted_by(|a, b| a < b), "the list is sorted, and each word stands there once");
        for (word, _) in lists.all().into_iter().step_by(crate::amount(1, 10)) {
            let standing = words.standing(&word).expect("a word");
            assert_eq!(standing.choosable, unchosen.binary_search(&word).is_err(), "{word}");
            assert_eq!(words.is_unchosen(&word), !standing.choosable, "{word}");
        }
        assert!(unchosen.iter().all(|word| words.has(word)), "people may write them");
        assert!(unchosen.len() > 200, "{}", unchosen.len());
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

#[cfg(thorough)]
#[test]
fn no_word_with_a_coarse_root_is_chosen_unless_it_is_innocent_of_it() {
    for lists in every() {
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
        ("de", "marsch barsch georgier auspuff schlamperei geschwulst drogerie kotelett judentum schritt ziege"),
        ("fr", "pissenlit cornichon professeur droguerie salopette confesse melon fille bourse cacao verger"),
        ("pl", "duplikat podchody dowcip rzeźba gejsza narkoza wykonanie kundel sekstet żołądź ropa"),
        ("tr", "penisilin seksek hayvan domuz kelle kasık göğüs kurban ölüm"),
    ];
    for (lang, list) in innocent {
        for word in list.split(' ') {
            assert!(Words::of(lang).standing(word).is_some_and(|standing| standing.choosable), "{word}");
        }
    }
}

#[cfg(thorough)]
#[test]
fn the_additions_are_everyday_words_of_the_second_edition() {
    for lists in every() {
        let (first, second) = (Words::edition(lists.lang, Edition::First), lists.words());
        let added = listed(lists.lang, &lists.added);
        assert!(added.is_empty() || added.len() >= 300, "{}", added.len());
        for (word, level) in &added {
            assert!(*level <= 2 && second.has(word) && !first.has(word), "{word}");
            assert!(!first.beginning(word).contains(word) && second.beginning(word).contains(word), "{word}");
        }
        assert_eq!(first.containing("").len() + added.len(), second.containing("").len());
        assert!(listed(lists.lang, &lists.nouns).iter().all(|(word, _)| first.has(word)));
    }
    for (lang, list) in [
        ("en", "trousers jeans smartphone emoji friday january socks"),
        ("ru", "деньги носки туфли кроссовки пельмени смартфон джинсы каникулы"),
    ] {
        assert!(list.split(' ').all(|word| Words::of(lang).has(word)), "{lang}");
    }
}
