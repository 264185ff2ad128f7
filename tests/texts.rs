//! Everything people read in a chat, for every game in random play: you can type examples exactly as shown, and a chat
//! with letters of its own contains no English.

#[path = "../crates/games/tests/common/mod.rs"]
mod common;
#[path = "texts/files.rs"]
mod files;

use std::collections::BTreeMap;
use std::path::Path;

use common::{Setting, Ways, each_game, wander};
use kletka::base::Labels;
use kletka::bot::words::{Lang, Printed, Reader, Vocabulary, letter, say};
use kletka::game::scene::Item;
use kletka::game::{
    Chance, Event, Info, Input, Manner, OptValue, Parsed, Position, Seat, Secrecy, Seed, StepCtx, Text, Turn, Viewer,
};
use kletka::games::GAMES;
use kletka::play::Match;

/// Readers at a step of a walk, in both letterings: English and Russian, and one of the other languages in turn.
fn readers(step: usize) -> impl Iterator<Item = Reader> {
    let usual = [Lang::ENGLISH, russian()];
    let others: Vec<Lang> = Lang::all().filter(|lang| lang.is_complete() && !usual.contains(lang)).collect();
    let other = others.get(step % others.len().max(1)).copied();
    let both = |lang: Lang| {
        let own = if lang.letters() == Labels::Latin { Labels::Cyrillic } else { lang.letters() };
        [Labels::Latin, own].map(|labels| Reader { lang, labels, several: false })
    };
    usual.into_iter().chain(other).flat_map(both)
}

fn russian() -> Lang {
    Lang::of(Some("ru"))
}

/// The complete languages that are not written in Latin letters, as their chats read them.
fn other_scripts() -> Vec<Reader> {
    let own = Lang::all().filter(|lang| lang.letters() != Labels::Latin && lang.is_complete());
    own.map(|lang| Reader { lang, labels: lang.letters(), several: false }).collect()
}

/// Whether a language has no words of its own for a game of words: its texts show English ones.
fn borrows(lang: Lang, info: &Info) -> bool {
    info.options.iter().any(|def| def.spoken && def.kind.parse(lang.code()).is_none())
}

/// Whether its players write words in Latin letters.
fn is_latin(setting: &Setting) -> bool {
    let Some(OptValue::Choice(tag)) = setting.options.value("lang") else { return false };
    Lang::tagged(tag).is_none_or(|lang| lang.letters() == Labels::Latin)
}

/// The first Latin word of several letters in a text, except commands, abbreviations and the names of games.
fn latin(text: &str) -> Option<&str> {
    let words = text.split(|c: char| !c.is_ascii_alphabetic()).filter(|word| word.len() > 1);
    words.into_iter().find(|word| {
        let at = word.as_ptr() as usize - text.as_ptr() as usize;
        let command = text[..at].ends_with('/') || text[..at].ends_with('@');
        let short = word.chars().all(|c| c.is_ascii_uppercase());
        !command && !short && GAMES.iter().all(|game| game.info().id != *word)
    })
}

fn played(position: &dyn Position, seat: Seat, input: &Input<'_>, chance: Chance) -> Result<Parsed, String> {
    let mut ctx = StepCtx::new(chance, 0);
    let read = position.read(seat, input).map_err(|reject| format!("{reject:?}"))?;
    if let Some(fell) = read.by_hand() {
        ctx.chance = Chance::given(fell);
    }
    position.copy().play(seat, input, &mut ctx).map_err(|reject| format!("{reject:?}"))
}

/// A picture or a question shows an example of what to type. You can type exactly that.
#[test]
fn an_example_is_played_as_it_is_read() {
    each_game(|setting| {
        wander(setting, Ways::Lapses, |live, step| {
            if !setting.looks_closely(step) {
                return;
            }
            let position = live.position();
            for ask in live.turn().asks().iter().filter(|ask| ask.typed) {
                let manner = if ask.secrecy == Secrecy::Open { Manner::Addressed } else { Manner::Private };
                let Some(seat) = ask.seats.iter().next() else { continue };
                for reader in readers(step) {
                    let words = Vocabulary(setting.game.info(), reader.lang);
                    let text = words.example(position, seat, reader).expect("what is typed has an example");
                    let input = Input::typed(&text, reader.labels, manner).by(&words);
                    let made = played(position, seat, &input, setting.chance(step as u64, 8));
                    assert!(made.is_ok(), "{reader:?}: `{text}` is refused: {made:?}");
                    let own = reader.lang == russian() && reader.labels == reader.lang.letters();
                    let foreign = (own && !is_latin(setting)).then(|| latin(&text)).flatten();
                    assert_eq!(foreign, None, "{text}");
                }
            }
        });
    });
}

/// Texts found in chats of other scripts that are not written in them: the place, and the text.
struct Foreign {
    readers: Vec<Reader>,
    found: BTreeMap<String, String>,
}

impl Foreign {
    fn read(&mut self, what: &str, say: impl Fn(Reader) -> String) {
        for reader in &self.readers {
            let text = say(*reader);
            if latin(&text).is_some() {
                self.found.entry(format!("{:?}: {what}", reader.lang)).or_insert(text);
            }
        }
    }

    fn hear(&mut self, text: &Text, names: &[String]) {
        self.read(&text.key, |reader| say(text, reader, names));
    }

    fn look(&mut self, setting: &Setting, position: &dyn Position, who: Viewer, names: &[String]) {
        let info = setting.game.info();
        let board = Printed { info, position, who, names };
        self.read(&format!("the board of {}", info.id), |reader| board.read(None, reader));
        for item in position.scene(who).items {
            if let Item::Label { says, .. } = item {
                self.read(&format!("the picture of {}", info.id), |reader| letter(&says, reader, names));
            }
        }
    }

    /// Checks the answer when a seat types a text here.
    fn answered(&mut self, position: &dyn Position, seat: Seat, input: &Input<'_>, names: &[String]) {
        if let Ok(parsed) = position.read(seat, input) {
            self.hear(parsed.label(), names);
        }
        let mut ctx = StepCtx::new(Chance::seeded(&Seed([3; 32]), 0), 0);
        match position.copy().play(seat, input, &mut ctx) {
            Ok(_) => self.told(&ctx.events, names),
            Err(reject) => self.hear(&reject.text, names),
        }
    }

    fn told(&mut self, events: &[Event], names: &[String]) {
        events.iter().for_each(|event| self.hear(&event.text, names));
    }

    /// Checks everything that a chat shows of a match in its current state.
    fn follow(&mut self, setting: &Setting, live: &Match, step: usize, names: &[String]) {
        let (position, turn) = (live.position(), live.turn());
        self.told(live.opening(), names);
        turn.asks().iter().for_each(|ask| self.hear(&ask.text, names));
        for who in [Viewer::Public, Viewer::Seat(Seat(0)), Viewer::Revealed] {
            self.look(setting, position, live.viewer(who), names);
        }
        let Turn::Act(_) = turn else { return };
        for seat in [Seat(0), Seat(1)].into_iter().take(setting.seats.into()) {
            position.hint(seat).iter().for_each(|help| self.hear(help.text(), names));
            let buttons = position.buttons(Viewer::Seat(seat), seat).into_iter().flatten();
            buttons.for_each(|button| self.hear(&button.label, names));
            for text in ["привет", "яя999", "а1", "а1-а2", "0", "1", "щ", "к2 к кк", "1.5 2"] {
                let input = Input::typed(text, Labels::Cyrillic, Manner::Private);
                self.answered(position, seat, &input.by(&Vocabulary(setting.game.info(), russian())), names);
            }
            let listed = position.moves(seat).unwrap_or_default().into_iter().take(12);
            let samples = (0..3).filter_map(|n| position.sample(seat, &mut setting.chance(step as u64, 9 + n)));
            for text in listed.chain(samples) {
                self.answered(position, seat, &Input::canonical(&text), names);
            }
        }
    }
}

#[test]
fn a_chat_of_another_script_reads_nothing_else() {
    let mut foreign = Foreign { readers: Vec::new(), found: BTreeMap::new() };
    each_game(|setting| {
        let names: Vec<String> = (1..=setting.seats).map(|n| format!("Игрок {n}")).collect();
        let all = other_scripts();
        foreign.readers = all.into_iter().filter(|reader| !borrows(reader.lang, setting.game.info())).collect();
        for part in ["name", "about", "rules"] {
            foreign.hear(&Text::new(format!("{}-{part}", setting.game.info().id)), &names);
        }
        if !is_latin(setting) {
            wander(setting, Ways::Leaving, |live, step| {
                if setting.looks_closely(step) {
                    foreign.follow(setting, live, step, &names);
                }
            });
        }
    });
    let found: Vec<String> = foreign.found.iter().map(|(what, text)| format!("{what}: {text}")).collect();
    assert!(found.is_empty(), "{} texts are foreign:\n{}", found.len(), found.join("\n"));
}

/// A line of a message: its file, the key, and its text outside of placeables.
struct Line {
    file: String,
    key: String,
    said: String,
}

impl Line {
    /// Whether people type it, or choose it from a list of settings: it may hold other words for the same thing.
    fn is_typed(&self) -> bool {
        matches!(self.key.split('-').nth(1), Some("word" | "key" | "is" | "preset" | "names" | "also"))
    }

    /// The words of it, in lower case.
    fn words(&self) -> Vec<String> {
        let said = self.said.to_lowercase();
        said.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty()).map(str::to_owned).collect()
    }
}

/// All messages of a language, line by line.
fn lines(lang: &str) -> Vec<Line> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("locales").join(lang);
    let mut found = Vec::new();
    let files = std::fs::read_dir(folder).expect("there are words").flatten();
    let written = files.filter(|file| file.path().extension().is_some_and(|ending| ending == "ftl"));
    for file in written.filter(|file| file.file_name() != "language.ftl") {
        let text = std::fs::read_to_string(file.path()).expect("a text");
        let file = file.path().file_stem().expect("a name").to_string_lossy().into_owned();
        let mut key = String::new();
        for line in text.lines().filter(|line| !line.starts_with('#')) {
            let begins = line.starts_with(|c: char| c.is_ascii_lowercase());
            let (name, said) = line.split_once('=').filter(|_| begins).unwrap_or(("", line));
            if begins {
                key = name.trim().to_owned();
            }
            found.push(Line { file: file.clone(), key: key.clone(), said: outside(said) });
        }
    }
    assert!(found.len() > 4_000, "the files of {lang} are read");
    found
}

/// Fails with all lines in which something was found.
fn none_with(lang: &str, mut wrong: impl FnMut(&Line) -> Option<String>) {
    let found: Vec<String> = lines(lang)
        .iter()
        .filter_map(|line| Some(format!("{}: `{}` in {}", line.key, wrong(line)?, line.said.trim())))
        .collect();
    assert!(found.is_empty(), "{} lines:\n{}", found.len(), found.join("\n"));
}

/// The messages themselves, outside of placeables, except what people may type in other languages.
#[test]
fn the_words_of_chats_of_another_script_are_written_in_it() {
    for reader in other_scripts() {
        let borrowed =
            |line: &Line| GAMES.iter().any(|game| game.info().id == line.file && borrows(reader.lang, game.info()));
        none_with(reader.lang.code(), |line| {
            let word = latin(&line.said).filter(|word| !line.is_typed() && !NAMES.contains(word) && !borrowed(line));
            word.map(str::to_owned)
        });
    }
}

/// Dice are rolled in English. *Throw* and *toss* are only understood.
#[test]
fn dice_are_rolled() {
    let other = ["throw", "throws", "threw", "thrown", "throwing", "thrower", "toss", "tosses", "tossed"];
    none_with("en", |line| line.words().into_iter().find(|word| !line.is_typed() && other.contains(&word.as_str())));
    for id in GAMES.iter().map(|game| game.info()).filter(|info| info.words.contains(&"throw")) {
        let words = Vocabulary(id, Lang::ENGLISH);
        assert_eq!(
            words.typed("throw", Reader::default()),
            "roll",
            "{}: the first word is the one the bot uses",
            id.id
        );
    }
}

/// A game is what one chooses from the catalogue; what one plays of it is a match, and its parts are rounds.
#[test]
fn a_match_is_not_called_a_game() {
    let others = ["core", "people", "play"];
    none_with("en", |line| {
        let asked = !line.is_typed() && !others.contains(&line.file.as_str());
        line.words().into_iter().find(|word| asked && ["game", "games"].contains(&word.as_str()))
    });
}

/// A round of all players is a *раунд*. A *круг* is a lap of the race or the shape on which points lie.
#[test]
fn russian_rounds_have_one_name() {
    let forms = |stem: &str, ends: &[&str]| ends.iter().map(|end| format!("{stem}{end}")).collect::<Vec<_>>();
    let circles = forms("круг", &["", "а", "у", "ом", "е", "и", "ов", "ам", "ами", "ах"]);
    let kons = forms("кон", &["", "а", "у", "ом", "е", "ы", "ов"]);
    none_with("ru", |line| {
        let round = ["race", "segments"].contains(&line.file.as_str());
        let other = |word: &String| kons.contains(word) || !round && circles.contains(word);
        line.words().into_iter().find(|word| !line.is_typed() && other(word))
    });
}

/// Places, times and counts are written as people type them who write other letters: *а4*, *1д*, *х2*.
#[test]
fn texts_of_another_script_name_no_latin_places() {
    let mixed_in = |line: &Line| {
        let mixed = |word: &&str| {
            let letters: Vec<char> = word.chars().filter(|c| !c.is_ascii_digit()).collect();
            letters.len() == 1 && letters[0].is_ascii_alphabetic() && word.len() > 1
        };
        let found = line.said.split(|c: char| !c.is_alphanumeric()).find(mixed);
        // A size: both letters of it mean the same.
        let size = |word: &str| word.split_once('x').is_some_and(|(a, b)| !a.is_empty() && !b.is_empty());
        found.filter(|word| !line.is_typed() && !size(word)).map(str::to_owned)
    };
    other_scripts().iter().for_each(|reader| none_with(reader.lang.code(), mixed_in));
}

/// One kind of apostrophe, and one possessive: *Boris’s*, whoever it is, as a name that is filled in gets it.
#[test]
fn apostrophes_and_possessives_are_of_one_kind() {
    for lang in Lang::all().filter(|lang| lang.is_complete()) {
        let other = |line: &Line| !line.is_typed() && line.said.contains(['\'', '`', '´']);
        none_with(lang.code(), |line| other(line).then(|| "another apostrophe".to_owned()));
    }
    let names = say(&Text::new("lesson-players"), Reader::default(), &[]);
    let names: Vec<&str> = names.split('|').map(str::trim).collect();
    none_with("en", |line| {
        let bare = |(at, _): &(usize, &str)| {
            let (before, after) = (&line.said[..*at], &line.said[at + '’'.len_utf8()..]);
            let word = before.rsplit(|c: char| !c.is_alphanumeric()).next().unwrap_or_default();
            // A placeable leaves nothing before its apostrophe.
            let owner = word.is_empty() || names.contains(&word);
            owner && !after.starts_with('s')
        };
        line.said.match_indices('’').find(bare).map(|_| "’ without s".to_owned())
    });
}

/// In English an option is called by the key of its record first, as the manual calls it, and so are its suggestions.
#[test]
fn an_option_is_first_called_by_its_key() {
    for info in GAMES.iter().map(|game| game.info()) {
        for def in info.options {
            let names = say(&Text::new(format!("{}-key-{}", info.names(def.key), def.key)), Reader::default(), &[]);
            let name = if def.key == "throws" { "rolls" } else { def.key };
            assert_eq!(names.split('|').next().map(str::trim), Some(name), "{}", info.id);
        }
    }
}

/// A button that says only words is one that people copy: typed, it is the same move.
#[test]
fn a_button_of_words_may_be_typed() {
    let mut unread = BTreeMap::new();
    each_game(|setting| {
        let names: Vec<String> = (1..=setting.seats).map(|n| format!("P{n}")).collect();
        wander(setting, Ways::Lapses, |live, step| {
            let position = live.position();
            for seat in live.turn().seats().iter().filter(|_| setting.looks_closely(step)) {
                for button in position.buttons(Viewer::Seat(seat), seat).into_iter().flatten() {
                    let Some(plays) = &button.text else { continue };
                    for reader in readers(step) {
                        let words = Vocabulary(setting.game.info(), reader.lang);
                        let caption = say(&button.label, reader, &names);
                        let typed = caption.trim_start_matches(|c: char| !c.is_alphanumeric());
                        if !typed.chars().all(|c| c.is_alphabetic() || " ,".contains(c)) || typed.chars().count() < 3 {
                            continue;
                        }
                        let input = Input::typed(typed, reader.labels, Manner::Private).by(&words);
                        if !position.read(seat, &input).is_ok_and(|parsed| parsed.text() == plays) {
                            let button = (button.label.key.clone(), format!("{:?}", reader.lang));
                            unread.entry(button).or_insert(format!("“{typed}” is not “{plays}”"));
                        }
                    }
                }
            }
        });
    });
    assert!(unread.is_empty(), "{} buttons: {unread:#?}", unread.len());
}

/// Names that are the same in every language.
const NAMES: [&str; 10] =
    ["Telegram", "Enter", "Escape", "English", "InstantWin", "Kletka", "ChaCha", "Python", "Europe", "Moscow"];

/// A line of a message without its placeables and the names of its variants.
fn outside(line: &str) -> String {
    let (mut out, mut depth) = (String::new(), 0);
    for c in line.chars() {
        match c {
            '{' | '[' => depth += 1,
            '}' | ']' if depth > 0 => depth -= 1,
            _ if depth == 0 => out.push(c),
            _ => {}
        }
    }
    out
}
