//! Texts: the language for each reader, and messages that are missing, unused or short of an argument.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use kletka::bot::words::{self, Lang, Reader, ftl};
use kletka::game::{Seat, Text};
use kletka::games::GAMES;
use kletka_sandbox::{Keyboard, SandboxConfig};

use super::house::{ANNA, BORIS, House, VERA};

#[tokio::test(flavor = "multi_thread")]
async fn a_chat_speaks_like_the_one_who_came_first() {
    let house = House::open().await;
    let (olga, second) = house.sandbox.act(|world| {
        let olga = world.add_user(21, "Ольга", Some("olga"), "ru-RU");
        (olga, world.add_group("Тетрадь", &[olga, ANNA]))
    });
    house.sandbox.act(|world| world.say(olga, second, "/help@kletka_bot"));
    house.told_in(second, "Чтобы начать, назови игру").await;
    house.sandbox.act(|world| world.say(ANNA, second, "/pig@kletka_bot"));
    let lobby = house.told_in(second, "Кто с нами?").await;
    // Toasts use the language of the user who sees them.
    assert_eq!(house.press(ANNA, &lobby, "Я в игре").await, "You’re already in.");
    assert_eq!(house.press(olga, &lobby, "Начать").await, "Это может только тот, кто зовёт играть.");
    house.ask(ANNA, "/help@kletka_bot", "To start a game, name it").await;
    house.whisper(olga, "/start");
    house.told_in(olga, "Привет!").await;
    house.proofread();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_match_in_russian() {
    let house = House::with(SandboxConfig::default(), "ru").await;
    house.say(ANNA, "/play@kletka_bot крестики-нолики @boris size=6");
    let lobby = house.told("зовёт сыграть в «Крестики-нолики», №1: @boris.").await;
    assert_eq!(house.press(VERA, &lobby, "Принять").await, "Этот вызов не тебе.");
    house.press(BORIS, &lobby, "Принять").await;
    let board = house.picture(&["поставь крестик"]).await;
    let hint = match &board.keyboard {
        Some(Keyboard::ForceReply { placeholder, .. }) => placeholder.clone(),
        other => panic!("no hint but {other:?}"),
    };
    assert_eq!(hint.as_deref(), Some("а4"));
    assert!(board.text.contains("Ответь на эту картинку своим ходом, например а4."), "{}", board.text);
    let first = house.asked(&board);
    let second = ANNA + BORIS - first;
    let words = board.photo().and_then(|photo| photo.description.as_deref());
    assert!(words.is_some_and(|words| words.contains("\n  а б в г д е\n1 . . ")), "in the letters of the board");
    house.reply(first, board.id, "Д4");
    let board = house.picture(&[": д4", "поставь нолик"]).await;
    house.reply(second, board.id, "д4");
    house.told("Клетка д4 занята, выбери пустую.").await;
    house.reply(second, board.id, "ю9");
    house.told("Клетки ю9 на поле нет: последняя — е6.").await;
    house.reply(second, board.id, "d4");
    house.told("На этом поле другие буквы: а б в г д").await;
    house.reply(second, board.id, "в3 г3");
    house.told("Напиши одну клетку, например б2.").await;
    house.reply(first, board.id, "б2");
    house.told("Сейчас не твой ход, ходит").await;
    house.reply(second, board.id, "в3");
    house.picture(&[": в3"]).await;
    let list = house.ask(VERA, "/matches@kletka_bot", "Партии:").await;
    assert!(list.text.contains("№1 Крестики-нолики (Anna — Boris), ходит: "), "{}", list.text);
    house.proofread();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_sea_battle_in_russian() {
    let house = House::with(SandboxConfig::default(), "ru").await;
    for user in [ANNA, BORIS] {
        house.whisper(user, "/start");
        house.told_in(user, "Привет!").await;
    }
    house.say(ANNA, "/seabattle@kletka_bot @boris size=8 fleet=3,2,1");
    let lobby = house.told("сыграть в «Морской бой»").await;
    house.press(BORIS, &lobby, "Принять").await;
    let board = house.picture(&["расставьте корабли: пишите"]).await;
    assert!(board.text.contains("Это тайна: нажмите кнопку под картинкой.") && board.button("В личке").is_some());
    house.picture_in(ANNA, &["Расставь корабли: пиши", "Просто напиши, например "]).await;
    for user in [ANNA, BORIS] {
        house.whisper(user, "готово");
        house.told_in(user, "Не хватает ещё 3 кораблей, их длины: 3, 2, 1.").await;
        house.whisper(user, "а1-а3");
        house.whisper(user, "а1-б4");
        house.told_in(user, "От а1 до б4 по прямой не пройти").await;
        house.whisper(user, "в1-в2");
        house.whisper(user, "готов");
        house.told_in(user, "Не хватает ещё 1 корабля, его длина: 1.").await;
        house.whisper(user, "з8");
        house.picture_in(user, &["Все корабли на месте. Скажи «готов»"]).await;
        house.whisper(user, "готов!");
        house.picture_in(user, &["флот вышел в море"]).await;
    }
    let board = house.picture(&["стреляй, назови клетку"]).await;
    let shooter = house.asked(&board);
    for (cell, told) in [
        ("а1", "а1 — ранил!"),
        ("а2", "а2 — ранил!"),
        ("а3", "а3 — убил трёхпалубный!"),
        ("з8", "з8 — убил однопалубный!"),
    ] {
        house.say(shooter, &format!("/m@kletka_bot {cell}"));
        house.picture(&[told]).await;
    }
    house.say(shooter, "/m@kletka_bot б1");
    house.told("б1 — рядом с убитым кораблём, там пусто.").await;
    house.say(shooter, "/m@kletka_bot е5");
    house.picture(&["е5 — мимо."]).await;
    house.proofread();
}

#[test]
fn numbers_take_the_right_words() {
    let say = |lang, key: &'static str, points: i64| {
        let reader = Reader { lang, ..Reader::default() };
        let text = Text::new(key).with("seat", Seat(0)).with("points", points).with("total", 9).with("count", points);
        let text = text.with("dice", "5 + 2").with("score", 4);
        words::say(
            &text.with("least", points).with("names", "A").with("length", points).with("counts", "4, 6"),
            reader,
            &["Anna".to_owned()],
        )
    };
    for (points, noun) in
        [(1, "1 очко"), (2, "2 очка"), (5, "5 очков"), (11, "11 очков"), (21, "21 очко"), (104, "104 очка")]
    {
        for key in ["pig-banked", "pig-bust", "pig-reached", "pig-ask-choice"] {
            let said = say(Lang::of(Some("ru")), key, points);
            assert!(
                said.contains(&format!("{noun} "))
                    || said.contains(&format!("{noun}."))
                    || said.contains(&format!("{noun},")),
                "{said}"
            );
        }
    }
    assert!(say(Lang::of(Some("ru")), "lobby-joined", 1).contains("1 игрок:"));
    assert!(say(Lang::of(Some("ru")), "lobby-joined", 2).contains("2 игрока:"));
    assert!(say(Lang::of(Some("ru")), "lobby-joined", 5).contains("5 игроков:"));
    assert!(say(Lang::of(Some("ru")), "matches-more", 22).contains("22 партии"));
    assert!(say(Lang::of(Some("ru")), "toast-too-few", 2).contains("Нужны ещё 2 игрока"));
    assert!(say(Lang::of(Some("ru")), "seabattle-reject-spent", 3).contains("3 клетки"));
    assert!(say(Lang::ENGLISH, "pig-banked", 1).contains("1 point "));
    assert!(say(Lang::ENGLISH, "pig-banked", 2).contains("2 points "));
    assert!(say(Lang::ENGLISH, "matches-more", 1).contains("one more"));
}

#[tokio::test(flavor = "multi_thread")]
async fn the_menu_of_commands_is_declared_for_each_place_and_language() {
    let house = House::open().await;
    for scope in ["all_private_chats", "all_group_chats"] {
        for (language, about) in [("", "choose a game"), ("ru", "выбрать игру")] {
            let scope = format!("{{\"type\":\"{scope}\"}}");
            let declared = |world: &kletka_sandbox::World| world.commands(&scope, language).map(<[_]>::to_vec);
            let commands = house.sandbox.wait_for(declared, super::house::PATIENCE).await.expect("it is declared");
            let names: Vec<&str> = commands.iter().filter_map(|command| command["command"].as_str()).collect();
            assert!(names.contains(&"m") && names.contains(&"rules") && names.contains(&"settings"), "{names:?}");
            // As many games as the messenger allows, the first of the registry.
            let ids: Vec<&str> = GAMES.iter().map(|game| game.info().id).collect();
            let games: Vec<&str> = names.iter().copied().filter(|name| ids.contains(name)).collect();
            assert_eq!(games, ids[..games.len()]);
            assert!(names.len() == 30 || games.len() == ids.len(), "{names:?}");
            assert!(commands.iter().all(|c| c["description"].as_str().is_some_and(|text| text.chars().count() > 2)));
            assert!(commands[0]["description"].as_str().is_some_and(|text| text.contains(about)), "{:?}", commands[0]);
        }
    }
    // The bot understands its own suggestions.
    let commands =
        house.sandbox.look(|world| world.commands("{\"type\":\"all_group_chats\"}", "ru").map(<[_]>::to_vec));
    for command in commands.expect("it was there") {
        let asked = house.say(VERA, &format!("/{}@kletka_bot", command["command"].as_str().expect("a name")));
        let answer = house.find(house.group, "an answer", |m| m.id > asked && m.from == super::house::BOT).await;
        assert!(!answer.text.contains("I don’t know"), "{}", answer.text);
    }
    house.proofread();
}

// ---- The files of messages ----

fn files(folder: &str, ending: &str) -> Vec<PathBuf> {
    fn walk(folder: &Path, ending: &str, found: &mut Vec<PathBuf>) {
        for entry in fs::read_dir(folder).expect("a folder of the project").flatten() {
            let path = entry.path();
            if path.is_dir() {
                walk(&path, ending, found);
            } else if path.to_string_lossy().ends_with(ending) {
                found.push(path);
            }
        }
    }
    let mut found = Vec::new();
    walk(&Path::new(env!("CARGO_MANIFEST_DIR")).join(folder), ending, &mut found);
    found.sort();
    found
}

/// The messages of a language, by key.
fn messages(lang: &str) -> BTreeMap<String, String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("locales").join(lang);
    let mut messages: BTreeMap<String, String> = BTreeMap::new();
    for text in ftl::texts(&folder).expect("a language is a folder").values() {
        for message in ftl::messages(text) {
            let before = messages.insert(message.key.to_owned(), message.pattern.to_owned());
            assert!(before.is_none(), "{} stands twice", message.key);
        }
    }
    assert!(messages.len() > 150, "the files are read");
    messages
}

/// All string literals of the program, without its own tests.
fn literals() -> BTreeSet<String> {
    let folders = ["src", "crates/games/src", "crates/paint/src"];
    let sources = folders.into_iter().flat_map(|folder| files(folder, ".rs"));
    let sources = sources.filter(|path| !path.to_string_lossy().ends_with("tests.rs"));
    let mut found = BTreeSet::new();
    for path in sources {
        let text = fs::read_to_string(&path).expect("a readable file");
        let program = text.split("#[cfg(test)]\nmod tests {").next().unwrap_or_default();
        for line in program.lines().filter(|line| !line.trim_start().starts_with("//")) {
            found.extend(line.split('"').skip(1).step_by(2).map(str::to_owned));
        }
    }
    found
}

/// Whether a key matches a literal with gaps. Each gap takes one word that is a literal too; the last gap may also take
/// several words that form one literal.
fn fits(key: &str, form: &str, literals: &BTreeSet<String>) -> bool {
    let form: Vec<&str> = form.split('-').collect();
    let key: Vec<&str> = key.splitn(form.len(), '-').collect();
    let gap = |piece: &str| piece.starts_with('{') && piece.ends_with('}');
    key.len() == form.len()
        && form.iter().any(|piece| !gap(piece) && piece.len() > 1)
        && key.iter().zip(&form).all(|(word, piece)| if gap(piece) { literals.contains(*word) } else { word == piece })
}

/// Whether a key is for words printed on some text board.
fn is_printed(key: &str, literals: &BTreeSet<String>) -> bool {
    let Some((_, phrase)) = key.split_once("-board-") else { return false };
    let spaced = |text: &str| format!(" {} ", text.replace(|c: char| !c.is_alphanumeric(), " "));
    literals.iter().any(|literal| spaced(literal).contains(&spaced(phrase)))
}

/// Messages for a whole group.
const TO_A_GROUP: [&str; 3] = ["greet-hello", "start-how-group", "vote-open"];

/// Whether a word addresses several people: *вы*, *ваш*, *напишите*, *хотите*.
fn speaks_to_several(word: &str) -> bool {
    let endings = ["йте", "ите", "ьте", "ете", "ёте"];
    let verb = word.strip_suffix("сь").unwrap_or(word);
    let pronoun = ["вы", "вас", "вам", "вами"].contains(&word) || word.starts_with("ваш");
    pronoun || endings.iter().any(|ending| verb.ends_with(ending)) && word != "ответе"
}

/// Whether a word addresses one person: *ты*, *твой*, *хочешь*.
fn speaks_to_one(word: &str) -> bool {
    let endings = ["ешь", "ёшь", "ишь"];
    let verb = word.strip_suffix("ся").unwrap_or(word);
    let pronoun = ["ты", "тебя", "тебе", "тобой"].contains(&word) || word.starts_with("тво");
    pronoun || endings.iter().any(|ending| verb.ends_with(ending)) && word != "лишь"
}

#[test]
fn russian_says_ty_to_one_and_vy_to_several() {
    let words = |text: &str| -> Vec<String> {
        text.to_lowercase().split(|c: char| !c.is_alphabetic()).map(str::to_owned).collect()
    };
    let typed = |key: &str| ["-word-", "-key-", "-is-"].iter().any(|kind| key.contains(kind));
    let mut both = 0;
    for (key, pattern) in messages("ru").into_iter().filter(|(key, _)| !typed(key)) {
        let mut several = TO_A_GROUP.contains(&key.as_str());
        for line in pattern.lines() {
            several = (several || line.contains("[yes]")) && !line.contains("[no]");
            both += usize::from(line.contains("[yes]"));
            let wrong = |word: &&String| if several { speaks_to_one(word) } else { speaks_to_several(word) };
            assert_eq!(words(line).iter().find(wrong), None, "{key}: {line}");
        }
    }
    assert!(both > 10, "questions to several are asked");
}

#[test]
fn russian_has_the_names_of_games_as_they_stand_behind_to_play() {
    let ru = messages("ru");
    for id in GAMES.iter().map(|game| game.info().id) {
        assert!(ru.contains_key(&format!("{id}-into")), "{id}");
    }
    for (id, into) in [("balda", "Балду"), ("dots", "Точки"), ("goldengeneral", "Золотого генерала")]
    {
        let reader = Reader { lang: Lang::of(Some("ru")), ..Reader::default() };
        assert_eq!(words::say(&Text::new(format!("{id}-into")), reader, &[]), into);
    }
}

#[test]
fn what_is_asked_of_several_is_said_to_several() {
    let said = |several, key: &'static str| {
        let reader = Reader { lang: Lang::of(Some("ru")), several, ..Reader::default() };
        let text = Text::new(key).with("throw", 2).with("seat", Seat(0));
        words::say(&text.with("people", if several { 2 } else { 1 }), reader, &[])
    };
    assert!(said(false, "dice-ask-boxes").contains("отметь кости, которые оставляешь, и брось"));
    assert!(said(true, "dice-ask-boxes").contains("отметьте кости, которые оставляете, и бросьте"));
    assert!(said(false, "news-resigned").ends_with("сдаётся."));
    assert!(said(true, "news-resigned").ends_with("сдаются."));
}

#[test]
fn of_many_people_the_others_are_counted() {
    let names =
        |count: usize| -> Vec<Text> { (0..count).map(|n| Text::new("name").with("name", format!("P{n}"))).collect() };
    let said = |count, lang| {
        let text = Text::new("ask-wait").with("players", names(count));
        words::say(&text, Reader { lang, ..Reader::default() }, &[])
    };
    assert_eq!(said(50, Lang::ENGLISH), "Waiting for P0, P1, P2, P3, P4, P5, P6, P7 and 42 more.");
    assert_eq!(said(50, Lang::of(Some("ru"))), "Ждём: P0, P1, P2, P3, P4, P5, P6, P7 и ещё 42.");
    assert!(said(9, Lang::ENGLISH).ends_with("P7, P8."), "nobody is one more");
    let options = Text::new("option-unknown").with("name", "x").with("known", vec![Text::new("table-key-bot"); 20]);
    assert!(!words::say(&options, Reader::default(), &[]).contains("more"), "what is no list of people stays whole");
}

#[test]
fn a_button_never_becomes_news() {
    let told = |key: &'static str, label: Text, lang| {
        let text = Text::new(key).with("seat", Seat(0)).with("people", 1).with("move", label);
        words::say(&text, Reader { lang, ..Reader::default() }, &["Вера".to_owned()])
    };
    let again = || Text::new("katego-again");
    assert_eq!(told("news-move", again(), Lang::of(Some("ru"))), "Вера бросает ещё раз.");
    let late = "Вера не успевает, ход делает жребий. Вера бросает ещё раз.";
    assert_eq!(told("news-blitz", again(), Lang::of(Some("ru"))), late);
    let place = Text::new("katego-column").with("column", 7);
    assert_eq!(told("news-move", place, Lang::ENGLISH), "Вера: 7");
    let lowered = Text::new("digitwar-lower").with("place", 5).with("to", 5);
    assert_eq!(told("news-move", lowered, Lang::ENGLISH), "Вера: place 5 is now 5");
}

#[test]
fn every_message_that_the_program_names_is_there() {
    let (known, literals) = (messages("en"), literals());
    let families: BTreeSet<&str> =
        known.keys().filter_map(|key| key.split_once('-').map(|(family, _)| family)).collect();
    let is_key = |text: &str| {
        let word = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit();
        text.contains('-') && text.split('-').all(|part| !part.is_empty() && part.chars().all(word))
    };
    let mut checked = 0;
    for literal in literals.iter().filter(|text| is_key(text)) {
        let family = literal.split('-').next().unwrap_or_default();
        if families.contains(family) {
            assert!(known.contains_key(literal), "{literal} is no message");
            checked += 1;
        }
    }
    assert!(checked > 150, "only {checked} keys were found in the sources");
}

#[test]
fn values_that_are_tapped_are_possible() {
    for info in GAMES.iter().map(|game| game.info()) {
        for def in info.options {
            assert!(def.offer.iter().all(|value| def.kind.parse(value).is_some()), "{} {}", info.id, def.key);
        }
    }
}

#[test]
fn no_message_is_dead() {
    let literals = literals();
    let forms: Vec<&String> = literals.iter().filter(|text| text.contains('{') && text.contains('-')).collect();
    let all = messages("en");
    // A message may be a part of others.
    let is_part = |key: &str| all.values().any(|pattern| pattern.contains(&format!("{{ {key} }}")));
    let dead: Vec<&String> = all
        .keys()
        .filter(|key| {
            // The texts for news and for questions about a move are used if its label is.
            let key = key.strip_suffix("-news").or_else(|| key.strip_suffix("-sure")).unwrap_or(key);
            !literals.contains(key)
                && !is_part(key)
                && !is_printed(key, &literals)
                && !forms.iter().any(|form| fits(key, form, &literals))
        })
        .collect();
    assert!(dead.is_empty(), "nothing says {dead:?}");
}

#[test]
fn a_word_of_a_game_is_no_word_of_the_table() {
    let words = |prefix: &str, lang: &str| -> BTreeSet<String> {
        let all = messages(lang)
            .into_iter()
            .filter(|(key, _)| key.starts_with(prefix) || prefix == "-" && key.contains("-word-"));
        let typed = all.flat_map(|(_, words)| words.split('|').map(|word| word.trim().to_owned()).collect::<Vec<_>>());
        // A single letter is a move only together with something else.
        typed.filter(|word| word.chars().nth(1).is_some()).collect()
    };
    for lang in ["en", "ru"] {
        for other in ["en", "ru"] {
            let both: Vec<String> = words("word-", lang).intersection(&words("-", other)).cloned().collect();
            assert!(both.is_empty(), "{both:?} would mean two things");
        }
    }
}
