//! Names of games, options and computers: understood in both languages, shown in the reader's.

use kletka_sandbox::{Message, SandboxConfig};

use super::house::{ANNA, BORIS, House, labels};

/// The bot's answer to a text in a chat, once there is exactly one.
async fn answer(house: &House, chat: i64, text: &str) -> Message {
    let since = house.sandbox.act(|world| world.say(ANNA, chat, text));
    let said = house.said(ANNA, chat, since).await;
    let [answer] = said.as_slice() else { panic!("{} answers in\n{}", said.len(), house.sandbox.transcript(chat)) };
    answer.clone()
}

#[tokio::test(flavor = "multi_thread")]
async fn settings_are_typed_in_either_language() {
    for (language, terms) in
        [("en", "Terms: sheet 39 × 32, a cross at the start."), ("ru", "Условия: лист 39 × 32, в начале скрест.")]
    {
        let house = House::with(SandboxConfig::default(), language).await;
        for typed in [
            "/dots@kletka_bot @boris size=39x32 start=cross",
            "/dots@kletka_bot @boris лист=39х32 начало=скрест",
            "/play@kletka_bot точки @boris официальный скрест",
            "/play@kletka_bot dots official @boris cross",
        ] {
            let lobby = answer(&house, house.group, typed).await;
            let lines: Vec<&str> = lobby.text.lines().collect();
            assert_eq!((lines.len(), lines[1]), (2, terms), "{typed}: no line of chance, {}", lobby.text);
        }
        // Defaults are not mentioned, and a name may be two words.
        for typed in ["@boris", "@boris sheet=20x20 territory=off", "@boris лист=20 территория=нет часы=нет"]
        {
            let lobby = answer(&house, house.group, &format!("/dots@kletka_bot {typed}")).await;
            assert_eq!(lobby.text.lines().count(), 1, "{}", lobby.text);
        }
        let lobby = answer(&house, house.group, "/dots@kletka_bot start=two crosses @boris").await;
        assert!(
            lobby
                .text
                .contains(["two crosses at the start.", "в начале двойной скрест."][usize::from(language == "ru")])
        );
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
        let pledge = lobby.text.lines().last().and_then(|line| line.strip_prefix("Luck, fixed in advance: "));
        assert_eq!(pledge.is_some(), chance, "{}", lobby.text);
        if let Some(pledge) = pledge.and_then(|line| line.strip_suffix(" (/fair)")) {
            assert!(pledge.len() == 16 && pledge.bytes().all(|b| b.is_ascii_hexdigit()), "{pledge}");
        }
    }
    // One die makes a shorter match, which is not mentioned; the requested goal is.
    let lobby = answer(&house, house.group, "/pig@kletka_bot @boris dice=1").await;
    assert!(lobby.text.contains("\nTerms: one die.\n"), "{}", lobby.text);
    let lobby = answer(&house, house.group, "/pig@kletka_bot @boris points=50").await;
    assert!(lobby.text.contains("\nTerms: first to 50.\n"), "{}", lobby.text);
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
    house.press(ANNA, &rules, "Дальше и настройки").await;
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
    for (language, name) in [("en", "Kletka (level 3)"), ("ru", "Клетка (уровень 3)")] {
        let house = House::with(SandboxConfig::default(), language).await;
        let said = house.say(ANNA, "/pig@kletka_bot бот:3 goal=1000");
        let board = house.board(house.group, said).await;
        assert!(board.text.contains(&format!(" {name}\n")), "{}", board.text);
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
    let page = answer(&house, ANNA, "/dots quick cross часы=1h").await;
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
