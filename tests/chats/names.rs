//! Names of games, options and computers: understood in both languages, shown in the reader's.

use kletka_sandbox::{Message, SandboxConfig};

use super::house::{ANNA, BORIS, House, labels, pledged, shoot};

/// People whose names the fonts of pictures have not, and one whose name shows nothing.
const STRANGERS: [(i64, &str, Option<&str>); 4] =
    [(101, "محمد", Some("mo")), (102, "王伟", None), (103, "🦊🦊", None), (104, "\u{2800}", None)];

/// The people behind the substitutes in a picture, as its caption says.
fn meant<'a>(caption: &'a str, begins: &str, is: &str) -> Vec<(&'a str, &'a str)> {
    let line = caption.lines().last().and_then(|line| line.strip_prefix(begins));
    line.into_iter().flat_map(|line| line.split(", ")).filter_map(|one| one.split_once(is)).collect()
}

/// The bot's answer to a text in a chat, once there is exactly one.
async fn answer(house: &House, chat: i64, text: &str) -> Message {
    let since = house.sandbox.act(|world| world.say(ANNA, chat, text));
    let said = house.said(ANNA, chat, since).await;
    let [answer] = said.as_slice() else { panic!("{} answers in\n{}", said.len(), house.sandbox.transcript(chat)) };
    answer.clone()
}

#[tokio::test(flavor = "multi_thread")]
async fn settings_are_typed_in_the_language_of_the_chat_and_in_english() {
    for (language, terms) in
        [("en", "Terms: sheet 39 × 32, a cross at the start."), ("ru", "Условия: лист 39 × 32, в начале скрест.")]
    {
        let house = House::with(SandboxConfig::default(), language).await;
        let russian = language == "ru";
        let typed = [
            "/dots@kletka_bot @boris size=39x32 start=cross",
            "/play@kletka_bot dots official @boris cross",
            "/play@kletka_bot точки @boris official cross",
            "/dots@kletka_bot @boris лист=39х32 начало=скрест",
            "/play@kletka_bot точки @boris официальный скрест",
        ];
        for typed in &typed[..if russian { 5 } else { 3 }] {
            let lobby = answer(&house, house.group, typed).await;
            let lines: Vec<&str> = lobby.text.lines().collect();
            assert_eq!((lines.len(), lines[1]), (2, terms), "{typed}: no line of chance, {}", lobby.text);
        }
        // Defaults are not mentioned, and a name may be two words.
        let usual = ["@boris", "@boris sheet=20x20 territory=off", "@boris лист=20 территория=нет часы=нет"];
        for typed in &usual[..if russian { 3 } else { 2 }] {
            let lobby = answer(&house, house.group, &format!("/dots@kletka_bot {typed}")).await;
            assert_eq!(lobby.text.lines().count(), 1, "{}", lobby.text);
        }
        let lobby = answer(&house, house.group, "/dots@kletka_bot start=two crosses @boris").await;
        assert!(lobby.text.contains(["two crosses at the start.", "в начале двойной скрест."][usize::from(russian)]));
        house.proofread();
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn chance_is_spoken_of_where_there_is_some() {
    let house = House::open().await;
    for (typed, chance) in [
        ("/pig@kletka_bot @boris", true),
        ("/seabattle@kletka_bot @boris", true),
        ("/dots@kletka_bot @boris crosses:2", true),
        ("/dots@kletka_bot @boris", false),
        ("/tictactoe@kletka_bot @boris", false),
        ("/tictactoe@kletka_bot @boris clock=blitz", true),
    ] {
        let lobby = answer(&house, house.group, typed).await;
        assert_eq!(pledged(&lobby).is_some(), chance, "{}", lobby.text);
    }
    // One die makes a shorter match, which is not mentioned; the requested goal is.
    let lobby = answer(&house, house.group, "/pig@kletka_bot @boris dice=1").await;
    assert!(lobby.text.ends_with("\nTerms: one die."), "{}", lobby.text);
    let lobby = answer(&house, house.group, "/pig@kletka_bot @boris points=50").await;
    assert!(lobby.text.ends_with("\nTerms: first to 50."), "{}", lobby.text);
}

#[tokio::test(flavor = "multi_thread")]
async fn suggestions_are_near_and_in_the_language_of_the_chat() {
    let house = House::with(SandboxConfig::default(), "ru").await;
    for (typed, told) in [
        ("/play@kletka_bot марской", "Игры «марской» нет. Может быть, Морской бой (/seabattle), Макао (/macao)?"),
        ("/play@kletka_bot шашки", "Игры «шашки» нет. Все игры: /play"),
        ("/dots@kletka_bot террытория=да", "Настройки «террытория» здесь нет. Может быть, территория?"),
        ("/dots@kletka_bot оффициальный", "Настройки «оффициальный» здесь нет. Может быть, официальный?"),
        (
            "/pig@kletka_bot wxyz",
            "Настройки «wxyz» здесь нет. Есть такие: цель, кости, сгорает, обгон, вместе, часы, сдаётся, подсказки. \
             Значение пишут сразу после знака «=».",
        ),
        ("/dots@kletka_bot лист=99", "размер не может быть 99. Можно так: 5x5…39x39."),
        ("/dots@kletka_bot захват=всё", "захват не может быть всё. Можно так: чужие, любые."),
        ("/dots@kletka_bot зона=может", "зона не может быть может. Можно так: да, нет."),
    ] {
        assert_eq!(answer(&house, house.group, typed).await.text, told);
    }
    let rules = answer(&house, house.group, "/rules@kletka_bot точки").await;
    house.press(ANNA, &rules, "Настройки").await;
    let rules = house.told("\nНастройки:\n").await;
    for line in [
        "\nначало (пусто, скрест, двойной скрест, скресты:1…8, повёрнутые скресты:1…8): ",
        "\nофициальный: лист 39 × 32\n",
    ] {
        assert!(rules.text.contains(line), "{}", rules.text);
    }
    let lobby = answer(&house, house.group, "/play@kletka_bot крестики-нолики @boris поле=6 ряд=4").await;
    assert!(lobby.text.contains("«Крестики-нолики»") && lobby.text.contains("поле 6 × 6, 4 в ряд."), "{}", lobby.text);
    house.proofread();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_word_behind_the_move_command_is_a_command() {
    let house = House::with(SandboxConfig::default(), "ru").await;
    let said = house.say(ANNA, "/tictactoe@kletka_bot @boris");
    let lobby = house.told("зовёт сыграть").await;
    house.press(BORIS, &lobby, "Принять").await;
    let board = house.board(house.group, said).await;
    house.say(ANNA, "/m@kletka_bot ничья");
    house.told("Anna предлагает ничью в партии №1.").await;
    house.say(BORIS, "/m@kletka_bot 1 покажи");
    house.board(house.group, board.id).await;
    let end = house.say(BORIS, "/m@kletka_bot 1 сдаюсь");
    let end = house.board(house.group, end).await;
    assert!(end.text.contains("Победа: Anna!"), "{}", end.text);
}

#[tokio::test(flavor = "multi_thread")]
async fn the_computer_has_a_name_and_a_level() {
    for (language, typed, name) in [("en", "bot:3", "Kletka (level 3)"), ("ru", "бот:3", "Клетка (уровень 3)")]
    {
        let house = House::with(SandboxConfig::default(), language).await;
        let said = house.say(ANNA, &format!("/pig@kletka_bot {typed} goal=1000"));
        let board = house.board(house.group, said).await;
        assert!(board.text.contains(&format!(" {name} 🎲\n")), "{}", board.text);
        let list = answer(&house, house.group, "/matches@kletka_bot").await;
        assert!(list.text.contains(&format!("(Anna — {name})")), "{}", list.text);
        house.proofread();
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn in_private_a_game_offers_the_levels_of_the_computer() {
    let house = House::open().await;
    for command in ["/dots", "/pig", "/play tictactoe"] {
        let page = answer(&house, ANNA, command).await;
        assert!(page.text.ends_with("\nHow strong shall I play? 1 is easy, 5 is my best."), "{}", page.text);
        assert_eq!(labels(&page), ["🤖 1 | 🤖 2 | 🤖 3 | 🤖 4 | 🤖 5", "Rules | « Back"]);
    }
    // The given settings hold for the match. The record comes as SGF, too.
    let is_record = |m: &Message| m.media().and_then(|file| file.name.as_deref()).is_some_and(|n| n.ends_with(".txt"));
    let page = answer(&house, ANNA, "/dots quick cross clock=1h").await;
    house.press(ANNA, &page, "🤖 2").await;
    let board = house.board(ANNA, page.id).await;
    assert!(board.text.contains("Anna 0 : 0 Kletka (level 2)\n"), "{}", board.text);
    house.gone(&page).await;
    let record = house.sandbox.act(|world| world.say(ANNA, ANNA, "/export"));
    let export = house.find(ANNA, "a record", |m| m.id > record && is_record(m)).await;
    house.settled().await;
    let bytes = export.media().and_then(|file| file.bytes.clone()).expect("kept");
    let text = String::from_utf8(bytes.to_vec()).expect("text");
    assert!(text.contains("size=12x12 start=cross") && text.contains("Anna | Kletka (level 2)"), "{text}");
    assert_eq!(answer(&house, ANNA, "/dots size=99").await.text, "size cannot be 99. It can be 5x5…39x39.");
}

#[tokio::test(flavor = "multi_thread")]
async fn names_in_other_scripts_are_told_apart_in_pictures() {
    for (language, choice, join, begins, is, player) in [
        ("en", "", "Join", "In the picture: ", " is ", "player "),
        ("ru", " knockout", "Я в игре", "На картинке: ", " — это ", "игрок "),
    ] {
        let house = House::with(SandboxConfig::default(), language).await;
        let group = house.sandbox.act(|world| {
            for (user, name, username) in STRANGERS {
                world.add_user(user, name, username, language);
            }
            world.add_group("A club", &STRANGERS.map(|(user, ..)| user))
        });
        house.sandbox.act(|world| world.say(101, group, &format!("/cup@kletka_bot tictactoe{choice}")));
        let invited = house.find(group, "the invitation", |m| m.button(join).is_some()).await;
        for user in [102, 103, 104] {
            house.press(user, &invited, join).await;
        }
        let start = ["Start", "Начать"][usize::from(language == "ru")];
        let all =
            house.find(group, "everybody", |m| m.id == invited.id && m.text.contains(&format!("{player}4"))).await;
        assert!(all.text.contains("محمد, 王伟, 🦊🦊, "), "{}", all.text);
        house.press(101, &all, start).await;
        // The table or the bracket: three are told, with different names.
        let picture = house
            .find(group, "the cup", |m| m.photo().is_some() && m.text.contains(begins) && !m.text.starts_with('№'))
            .await;
        shoot(&picture, &format!("names-cup-{language}.png"));
        let told = meant(&picture.text, begins, is);
        let mut names: Vec<&str> = told.iter().map(|(_, name)| *name).collect();
        names.sort_unstable();
        assert_eq!(names, ["محمد", "王伟", "🦊🦊"], "{}", picture.text);
        assert!(told.contains(&("mo", "محمد")), "{}", picture.text);
        // By the order in which they joined: that stays the same in each round.
        let mut others: Vec<&str> = told.iter().map(|(shown, _)| *shown).filter(|shown| *shown != "mo").collect();
        others.sort_unstable();
        assert_eq!(others, [2, 3].map(|n| format!("{player}{n}")), "{}", picture.text);
        // A board: a seat for a row, and whoever has no name is so called in text and picture.
        let board = house
            .find(group, "a board", |m| m.photo().is_some() && m.text.starts_with('№') && m.text.contains("王伟"))
            .await;
        shoot(&board, &format!("names-board-{language}.png"));
        let told = meant(&board.text, begins, is);
        let seat = told.iter().find(|(_, name)| *name == "王伟").map(|(shown, _)| *shown);
        let first = board.text.lines().next().is_some_and(|line| line.ends_with("王伟"));
        assert_eq!(seat, Some(format!("{player}{}", 1 + u8::from(first)).as_str()), "{}", board.text);
        let loser = board.mentioned()[0];
        house
            .sandbox
            .act(|world| world.reply(loser, group, board.id, ["resign", "сдаюсь"][usize::from(language == "ru")]));
        house.find(group, "the end", |m| m.id > board.id && m.photo().is_some() && m.text.contains(begins)).await;
        house.settled().await;
        for message in house.sandbox.messages(group).iter().filter(|m| m.from != 104) {
            assert!(!message.text.contains(['\u{2800}', '#']), "{}", message.text);
        }
        let since = house.sandbox.act(|world| world.say(102, group, "/stats@kletka_bot"));
        let stats = house.find(group, "statistics", |m| m.id > since && !labels(m).is_empty()).await;
        let label = labels(&stats)[0].split(" | ").next().unwrap_or_default().to_owned();
        house.press(102, &stats, &label).await;
        let drawn = house.find(group, "a picture", |m| m.id > stats.id && m.photo().is_some()).await;
        assert_eq!(drawn.text, format!("王伟\n{begins}{player}1{is}王伟"));
    }
}
