//! Everything people read in a chat, for every game in random play: you can type examples exactly as shown, and Russian
//! chats contain nothing but Russian.

#[path = "../crates/games/tests/common/mod.rs"]
mod common;

use std::collections::BTreeMap;
use std::path::Path;

use common::{Setting, Ways, each_game, wander};
use kletka::base::Labels;
use kletka::bot::words::{Lang, Reader, Vocabulary, letter, printed, say};
use kletka::game::scene::Item;
use kletka::game::{
    Chance, Event, Input, Manner, OptValue, Parsed, Position, Seat, Secrecy, Seed, StepCtx, Text, Turn, Viewer,
};
use kletka::games::GAMES;
use kletka::play::Match;

/// Readers for each language and each lettering.
fn readers() -> impl Iterator<Item = Reader> {
    let both = [Labels::Latin, Labels::Cyrillic];
    Lang::ALL.into_iter().flat_map(move |lang| both.map(|labels| Reader { lang, labels, several: false }))
}

const RUSSIAN: Reader = Reader { lang: Lang::Ru, labels: Labels::Cyrillic, several: false };

/// Whether its players write English words.
fn is_english(setting: &Setting) -> bool {
    matches!(setting.options.value("lang"), Some(OptValue::Choice(lang)) if *lang == "en")
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
        let words = Vocabulary(setting.game.info());
        wander(setting, Ways::Lapses, |live, step| {
            if !setting.looks_closely(step) {
                return;
            }
            let position = live.position();
            for ask in live.turn().asks().iter().filter(|ask| ask.typed) {
                let manner = if ask.secrecy == Secrecy::Open { Manner::Addressed } else { Manner::Private };
                let Some(seat) = ask.seats.iter().next() else { continue };
                for reader in readers() {
                    let text = words.example(position, seat, reader).expect("what is typed has an example");
                    let input = Input::typed(&text, reader.labels, manner).by(&words);
                    let made = played(position, seat, &input, setting.chance(step as u64, 8));
                    assert!(made.is_ok(), "{reader:?}: `{text}` is refused: {made:?}");
                    let foreign = (reader == RUSSIAN && !is_english(setting)).then(|| latin(&text)).flatten();
                    assert_eq!(foreign, None, "{text}");
                }
            }
        });
    });
}

/// Texts found in a Russian chat that are not Russian: the place, and the text.
#[derive(Default)]
struct Foreign(BTreeMap<String, String>);

impl Foreign {
    fn read(&mut self, what: impl Into<String>, text: &str) {
        if latin(text).is_some() {
            self.0.entry(what.into()).or_insert_with(|| text.to_owned());
        }
    }

    fn hear(&mut self, text: &Text, names: &[String]) {
        self.read(text.key.clone(), &say(text, RUSSIAN, names));
    }

    fn look(&mut self, setting: &Setting, position: &dyn Position, who: Viewer, names: &[String]) {
        let info = setting.game.info();
        self.read(format!("the board of {}", info.id), &printed(info, &position.board(who), None, RUSSIAN));
        for item in position.scene(who).items {
            if let Item::Label { says, .. } = item {
                self.read(format!("the picture of {}", info.id), &letter(&says, RUSSIAN, names));
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
            position.hint(seat).iter().for_each(|(_, text)| self.hear(text, names));
            let buttons = position.buttons(Viewer::Seat(seat), seat).into_iter().flatten();
            buttons.for_each(|button| self.hear(&button.label, names));
            for text in ["привет", "яя999", "а1", "а1-а2", "0", "1", "щ", "к2 к кк", "1.5 2"] {
                let input = Input::typed(text, Labels::Cyrillic, Manner::Private);
                self.answered(position, seat, &input.by(&Vocabulary(setting.game.info())), names);
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
fn a_russian_chat_reads_nothing_but_russian() {
    let mut foreign = Foreign::default();
    each_game(|setting| {
        let names: Vec<String> = (1..=setting.seats).map(|n| format!("Игрок {n}")).collect();
        for part in ["name", "about", "rules"] {
            foreign.hear(&Text::new(format!("{}-{part}", setting.game.info().id)), &names);
        }
        if !is_english(setting) {
            wander(setting, Ways::Leaving, |live, step| {
                if setting.looks_closely(step) {
                    foreign.follow(setting, live, step, &names);
                }
            });
        }
    });
    let found: Vec<String> = foreign.0.iter().map(|(what, text)| format!("{what}: {text}")).collect();
    assert!(found.is_empty(), "{} texts are not Russian:\n{}", found.len(), found.join("\n"));
}

/// The messages themselves, outside of placeables, except what people may type in other languages.
#[test]
fn the_words_of_russian_chats_are_russian() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("locales/ru");
    let mut found = Vec::new();
    for file in std::fs::read_dir(folder).expect("there are words").flatten() {
        let text = std::fs::read_to_string(file.path()).expect("a text");
        let mut typed = false;
        for line in text.lines().filter(|line| !line.starts_with('#')) {
            if let Some((key, _)) = line.split_once(" =").filter(|(key, _)| !key.starts_with([' ', '['])) {
                typed = matches!(key.split('-').nth(1), Some("word" | "key" | "is" | "preset" | "names"));
            }
            let said = match line.split_once(" =") {
                Some((key, said)) if !key.starts_with([' ', '[']) => said,
                _ => line,
            };
            let said = outside(said);
            if let Some(word) = latin(&said).filter(|word| !typed && !NAMES.contains(word)) {
                found.push(format!("{}: `{word}` in {line}", file.file_name().to_string_lossy()));
            }
        }
    }
    assert!(found.is_empty(), "{}", found.join("\n"));
}

/// Names that are the same in every language.
const NAMES: [&str; 6] = ["Telegram", "English", "InstantWin", "Kletka", "ChaCha", "Python"];

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
