//! Settings: who may change them, and their effects on a match.

use kletka_sandbox::{Fault, Keyboard, Message, On, Rank, SandboxConfig};

use super::house::{ANNA, BORIS, BOT, House, PATIENCE, VERA};

/// Opens `/settings` in a chat, unfolds the setting `label` and presses `value`.
async fn set(house: &House, user: i64, chat: i64, data: (&str, &str)) -> String {
    let asked = house.sandbox.act(|world| world.say(user, chat, "/settings@kletka_bot"));
    let (name, value) = data;
    let menu = house.find(chat, "the settings", |m| m.id > asked && m.button(&format!("s:{name}:")).is_some()).await;
    house.press(user, &menu, &format!("s:{name}:")).await;
    let data = format!("s:{name}:{value}");
    let choices = house.find(chat, "the choices", |m| m.id == menu.id && m.button(&data).is_some()).await;
    let told = house.press(user, &choices, &data).await;
    if told == "Saved." || told == "Записано." {
        house.find(chat, "the settings again", |m| m.id == menu.id && m.button(&format!("s:{name}:")).is_some()).await;
    }
    told
}

#[tokio::test(flavor = "multi_thread")]
async fn in_a_group_only_administrators_change_settings() {
    let house = House::open().await;
    assert_eq!(
        set(&house, BORIS, house.group, ("lang", "ru")).await,
        "Only group administrators can change the settings."
    );
    assert_eq!(set(&house, ANNA, house.group, ("lang", "ru")).await, "Saved.");
    let menu = house.told("Настройки этого чата").await;
    assert!(menu.button("Язык: Русский").is_some(), "{:?}", menu.buttons());
    house.sandbox.set_rank(house.group, ANNA, Rank::Member);
    let told = set(&house, ANNA, house.group, ("lang", "en")).await;
    assert_eq!(told, "Only group administrators can change the settings.", "who was an administrator is none");
    house.sandbox.set_rank(house.group, ANNA, Rank::Admin);
    house.sandbox.fail(Fault::TooMany(40), On::method("getChatMember"), 1);
    let told = set(&house, ANNA, house.group, ("lang", "en")).await;
    assert_eq!(told, "I could not find out whether you are an administrator. Try again.");
    let asked = house.say(VERA, "/matches@kletka_bot");
    house.find(house.group, "the same language", |m| m.id > asked && m.text.contains("Партий здесь нет")).await;
    house.proofread();
}

#[tokio::test(flavor = "multi_thread")]
async fn the_choices_show_what_is_set_and_lead_back() {
    let house = House::open().await;
    let menu = house.ask(BORIS, "/settings@kletka_bot", "Settings of this chat").await;
    let labels = |m: &Message| m.buttons().iter().map(|b| b.text.clone()).collect::<Vec<_>>();
    let start = [
        "Language: English",
        "Letters on boards: by language",
        "Boards: new picture, old one removed",
        "Large sheets: by size",
        "Look: notebook",
        "Quiet hours: none",
        "Time zone: UTC+0",
        "The puzzles of the day: only when asked for",
        "The table of the month: is announced",
        "Colours of buttons: whose move, and what is final",
        "Time left: at the moment you look",
        "Secrets: here, seen by one",
        "Answers to one person: seen by one",
        "👍, 👎 and 🤔: count as answers",
    ];
    assert_eq!(labels(&menu), start);
    house.press(BORIS, &menu, "Look: notebook").await;
    let choices = house.told("Look").await;
    assert_eq!(choices.id, menu.id, "the menu changes in place");
    assert_eq!(labels(&choices), ["✓ notebook", "dark", "high contrast", "« Back"]);
    house.press(BORIS, &choices, "« Back").await;
    let back = house.told("Settings of this chat").await;
    assert_eq!((back.id, labels(&back)), (menu.id, start.map(str::to_owned).to_vec()));
    assert_eq!(house.press_data(ANNA, &back, "s:theme:pink").await, "That button is out of date.");
    house.proofread();
}

#[tokio::test(flavor = "multi_thread")]
async fn settings_are_typed_in_russian() {
    let house = House::with(SandboxConfig::default(), "ru").await;
    let typed = "/settings@kletka_bot вид=тёмный листы=рядом тихо=23-8 пояс=+3 картинки=все буквы=латинские";
    let menu = house.ask(ANNA, typed, "Записано.").await;
    for button in [
        "Вид: тёмный",
        "Большие листы: вокруг последних ходов",
        "Тихие часы: с 23:00 до 8:00",
        "Часовой пояс: UTC+3",
        "Картинки: остаются все",
        "Буквы на полях: a b c d",
    ] {
        assert!(menu.button(button).is_some(), "{button}: {:?}", menu.buttons());
    }
    house.ask(ANNA, "/settings@kletka_bot вид=розовый", "Здесь нельзя задать вид=розовый. Можно задать: язык=").await;
    let back = house.ask(ANNA, "/settings@kletka_bot тихо=нет язык=английский", "Saved.").await;
    assert!(back.button("Quiet hours: none").is_some(), "{:?}", back.buttons());
    house.proofread();
}

/// A match of three moves under a policy. Returns the three boards in their states at that time.
async fn three_boards(house: &House) -> Vec<Message> {
    let first = house.match_of(ANNA, "/tictactoe@kletka_bot @boris", BORIS).await;
    let mut boards = vec![first];
    for cell in ["b2", "a1"] {
        let board = boards.last().expect("at least one").clone();
        let mover = house.asked(&board);
        house.press(mover, &board, cell).await;
        boards.push(house.picture(&[&format!(": {cell}")]).await);
    }
    boards
}

#[tokio::test(flavor = "multi_thread")]
async fn replace_sends_a_new_board_and_removes_the_old_one() {
    let house = House::open().await;
    let boards = three_boards(&house).await;
    house.gone(&boards[0]).await;
    house.gone(&boards[1]).await;
    assert!(boards[1].id < boards[2].id);
}

#[tokio::test(flavor = "multi_thread")]
async fn edit_changes_the_board_in_place() {
    let house = House::open().await;
    assert_eq!(set(&house, ANNA, house.group, ("boards", "edit")).await, "Saved.");
    let boards = three_boards(&house).await;
    assert!(boards.iter().all(|board| board.id == boards[0].id), "one message for the whole match");
    assert_eq!(boards[2].buttons().len(), 9, "with its keyboard");
    assert_eq!(house.sandbox.calls_of("deleteMessage").len(), 0);
    // A user who has lost sight of it asks for a new one.
    let asked = house.say(VERA, "/board@kletka_bot");
    let fresh = house.find(house.group, "a new board", |m| m.id > asked && m.photo().is_some()).await;
    house.gone(&boards[0]).await;
    house.press(house.asked(&fresh), &fresh, "c3").await;
    assert_eq!(house.picture(&[": c3"]).await.id, fresh.id);
}

#[tokio::test(flavor = "multi_thread")]
async fn keep_leaves_all_boards() {
    let house = House::open().await;
    assert_eq!(set(&house, ANNA, house.group, ("boards", "keep")).await, "Saved.");
    let boards = three_boards(&house).await;
    house.said(VERA, house.group, 0).await;
    for board in &boards {
        assert!(house.sandbox.message(house.group, board.id).is_some_and(|m| !m.deleted), "all boards stay");
    }
    assert_eq!(house.sandbox.calls_of("deleteMessage").len(), 0);
    let told = house.press_data(ANNA, &boards[0], boards[0].buttons()[0].data.as_deref().expect("data")).await;
    assert!(told.contains("out of date"), "{told}");
    let keyless = |world: &kletka_sandbox::World| {
        boards[..2].iter().all(|old| world.message(house.group, old.id).is_some_and(|m| m.keyboard.is_none()))
    };
    house.sandbox.wait(keyless, PATIENCE).await.expect("buttons that do nothing any more are taken away");
}

#[tokio::test(flavor = "multi_thread")]
async fn letters_and_look_show_on_the_next_board() {
    let house = House::open().await;
    house.say(ANNA, "/tictactoe@kletka_bot bot:1 size=6");
    let latin = house.picture(&["put a"]).await;
    let hint = |m: &Message| match &m.keyboard {
        Some(Keyboard::ForceReply { placeholder, selective }) => (placeholder.clone(), *selective),
        other => panic!("no hint but {other:?}"),
    };
    let (Some(example), true) = hint(&latin) else { panic!("no example for the one who is asked") };
    let (column, row) = example.split_at(1);
    let letter = "абвгде".chars().nth("abcdef".find(column).expect("a column")).expect("as many");
    let same = format!("{letter}{row}");
    assert_eq!(set(&house, ANNA, house.group, ("labels", "cyrillic")).await, "Saved.");
    let asked = house.say(VERA, "/board@kletka_bot");
    let cyrillic = house.find(house.group, "a new board", |m| m.id > asked && m.photo().is_some()).await;
    assert_eq!(hint(&cyrillic), (Some(same.clone()), true));
    assert!(cyrillic.text.contains(&format!("for example {same}")), "{}", cyrillic.text);
    let bytes = |m: &Message| m.photo().and_then(|photo| photo.bytes.clone()).expect("kept");
    assert_ne!(bytes(&latin), bytes(&cyrillic), "the letters on the picture are others");
    assert_eq!(set(&house, ANNA, house.group, ("theme", "dark")).await, "Saved.");
    let asked = house.say(VERA, "/board@kletka_bot");
    let dark = house.find(house.group, "a dark board", |m| m.id > asked && m.photo().is_some()).await;
    assert_ne!(bytes(&dark), bytes(&cyrillic));
    house.reply(ANNA, dark.id, "d2");
    let refused = house.told("This board has other letters").await;
    assert!(refused.text.contains("а б в г д"), "{}", refused.text);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_chat_without_a_look_of_its_own_has_the_usual_one() {
    let house = House::open().await;
    house.say(ANNA, "/tictactoe@kletka_bot bot:1");
    let by_day = house.picture(&["put a"]).await;
    let bytes = |m: &Message| m.photo().and_then(|photo| photo.bytes.clone()).expect("kept");
    let shown = async || {
        let asked = house.say(VERA, "/board@kletka_bot");
        bytes(&house.board(house.group, asked).await)
    };
    assert!(shown().await == bytes(&by_day), "the same position looks the same");
    house.whisper(ANNA, "/start");
    let hello = house.told_in(ANNA, "Hello!").await;

    // Nobody has chosen a look: boards and greetings are dark, and the settings say so.
    house.darken();
    assert!(shown().await != bytes(&by_day));
    house.whisper(BORIS, "/start");
    assert!(bytes(&house.told_in(BORIS, "Hello!").await) != bytes(&hello));
    let menu = house.ask(VERA, "/settings@kletka_bot", "Settings of this chat").await;
    house.press(VERA, &menu, "Look: dark").await;
    let choices = house.find(house.group, "the choices", |m| m.id == menu.id && m.text.contains("Look")).await;
    assert!(choices.button("✓ dark").is_some(), "{:?}", choices.buttons());

    // A chosen look stays, even if it was once the default.
    assert_eq!(set(&house, ANNA, house.group, ("theme", "paper")).await, "Saved.");
    assert!(shown().await == bytes(&by_day));
    house.proofread();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_private_chat_has_its_own_settings() {
    let house = House::with(SandboxConfig::default(), "en").await;
    house.whisper(BORIS, "/play tictactoe bot:1");
    house.picture_in(BORIS, &["Put a"]).await;
    assert_eq!(set(&house, BORIS, BORIS, ("lang", "ru")).await, "Записано.");
    assert_eq!(house.sandbox.calls_of("getChatMember").len(), 0, "everybody rules at home");
    assert_eq!(set(&house, BORIS, BORIS, ("boards", "edit")).await, "Записано.");
    house.whisper(BORIS, "/board");
    let board = house.picture_in(BORIS, &["Поставь"]).await;
    let label = board
        .buttons()
        .iter()
        .find(|b| b.data.as_ref().is_some_and(|d| d.starts_with("m:")))
        .expect("a cell")
        .text
        .clone();
    house.press(BORIS, &board, &label).await;
    let next = house.picture_in(BORIS, &["Boris: "]).await;
    assert_eq!(next.id, board.id, "the picture changes in place");
    // A toast is in the language of the presser, a group's text in its own.
    let lobby = house.ask(ANNA, "/pig@kletka_bot", "Who’s in?").await;
    assert_eq!(house.press(VERA, &lobby, "Start").await, "Only whoever made the challenge can do that.");
    assert_eq!(house.press(BORIS, &lobby, "Start").await, "Это может только тот, кто зовёт играть.");
    assert!(house.sandbox.messages(BORIS).iter().all(|m| m.from != BOT || !m.text.is_empty()));
    house.proofread();
}
