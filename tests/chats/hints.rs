//! Hints: the computer suggests a move to whoever asks, and nobody else reads it.

use kletka_sandbox::{Ephemeral, Fault, Message, On, SandboxConfig, World};

use super::house::{ANNA, BORIS, BOT, House, PATIENCE, VERA, labels, mover};

/// The beginning of a hint's messages.
const HINT: &str = "№1, a hint: “";

/// The move that a message suggests.
fn suggested(message: &Message) -> String {
    let rest = message.text.split_once('“').expect("a move").1;
    rest.split_once('”').expect("a move").0.to_owned()
}

/// Waits for a hint that a person alone reads in the group.
async fn reads(house: &House, user: i64) -> Ephemeral {
    let newest = |world: &World| {
        let shown = world.ephemerals(house.group, user);
        shown.iter().rev().find(|e| e.message.from == BOT && e.message.text.starts_with(HINT)).cloned()
    };
    house.sandbox.wait_for(newest, PATIENCE).await.expect("a hint for one person")
}

/// Whether anybody has read a hint in the group, or this person elsewhere.
fn has_read(house: &House, user: i64) -> bool {
    let alone: Vec<Message> = house
        .sandbox
        .look(|world| world.ephemerals(house.group, user).iter().map(|shown| shown.message.clone()).collect());
    let all = [house.group, user].into_iter().flat_map(|chat| house.sandbox.messages(chat)).chain(alone);
    all.into_iter().any(|message| message.from == BOT && !message.deleted && message.text.contains("hint: “"))
}

#[tokio::test(flavor = "multi_thread")]
async fn a_hint_in_private_is_an_answer_that_plays_itself() {
    let house = House::open().await;
    house.whisper(ANNA, "/tictactoe bot:1");
    let board = house.picture_in(ANNA, &["№1"]).await;
    let asked = house.whisper(ANNA, "/hint");
    let hint = house.told_in(ANNA, HINT).await;
    assert_eq!((hint.reply_to, labels(&hint)), (Some(asked), vec!["▶ Play it".to_owned()]));
    let again = house.whisper(ANNA, "/hint");
    let same = house.find(ANNA, "the same hint", |m| m.reply_to == Some(again)).await;
    assert_eq!(suggested(&same), suggested(&hint), "one for a move");
    house.press(ANNA, &same, "▶ Play it").await;
    let told = format!("Anna: {}", suggested(&hint));
    let next = house.find(ANNA, &told, |m| m.id > board.id && m.photo().is_some() && m.text.contains(&told)).await;
    assert!(next.id > hint.id);
    house.gone(&same).await;
    assert_eq!(house.press(ANNA, &hint, "▶ Play it").await, "That button is out of date.");
    house.settled().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_hint_in_a_group_is_read_by_one_person() {
    let house = House::open().await;
    house.sandbox.promote_bot(VERA, house.group);
    let board = house.accepted("/tictactoe @boris casual").await;
    let (first, other) = mover(&board);
    house.say(first, "/hint@kletka_bot");
    let hint = reads(&house, first).await;
    let later = house.say(other, "/hint@kletka_bot");
    let told = |world: &World| {
        world.ephemerals(house.group, other).iter().any(|e| e.message.text == "I give hints when it is your turn.")
    };
    house.sandbox.wait(told, PATIENCE).await.expect("it is not their turn");
    house.settled().await;
    assert!(!has_read(&house, other) && !has_read(&house, VERA));
    house.silent(later).await;
    house.sandbox.act(|world| world.press_ephemeral(hint.person, hint.number, "▶ Play it"));
    house.picture(&[&suggested(&hint.message)]).await;
    let gone = |world: &World| !world.ephemerals(house.group, first).iter().any(|e| e.number == hint.number);
    house.sandbox.wait(gone, PATIENCE).await.expect("the hint goes");
    house.settled().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_ordinary_member_gives_hints_in_private_or_says_how_to_get_there() {
    let house = House::open().await;
    let board = house.accepted("/tictactoe @boris casual").await;
    let (first, _) = mover(&board);
    let asked = house.reply(first, board.id, "/hint");
    let told = house.answer(asked).await;
    assert!(told.text.contains("t.me/kletka_bot?start=m1"), "{}", told.text);
    house.sandbox.start_private(first, "");
    house.told_in(first, "Hello").await;
    house.reply(first, board.id, "/hint");
    let hint = house.told_in(first, HINT).await;
    // A message to the bot alone is answered in the same way.
    house.sandbox.act(|world| world.say_ephemeral(first, house.group, "/hint"));
    assert_eq!(suggested(&reads(&house, first).await.message), suggested(&hint));
    house.settled().await;
    let public = house.sandbox.messages(house.group);
    assert!(public.iter().all(|m| !m.text.contains("hint: “")), "everybody reads it");
}

/// A server that shows private messages to everybody, or accepts none: the hint comes in private.
#[tokio::test(flavor = "multi_thread")]
async fn where_nothing_is_shown_to_one_person_the_private_chat_serves() {
    for old in [true, false] {
        let config = SandboxConfig { ephemeral: !old, ..SandboxConfig::default() };
        let house = House::with(config, "en").await;
        house.sandbox.promote_bot(VERA, house.group);
        let board = house.accepted("/tictactoe @boris casual").await;
        let (first, other) = mover(&board);
        house.sandbox.start_private(first, "");
        house.told_in(first, "Hello").await;
        if !old {
            let no = Fault::Error { code: 400, description: "Bad Request: something new".to_owned() };
            // Once more without the colour of its button, which might have been the reason.
            house.sandbox.fail(no, On::method("sendmessage"), 2);
        }
        house.say(first, "/hint@kletka_bot");
        let hint = house.told_in(first, HINT).await;
        house.settled().await;
        assert!(!has_read(&house, other), "it goes where everybody has read it");
        let asked = house.say(first, "/hint@kletka_bot");
        let again = house.find(first, "the hint again", |m| m.id > hint.id && m.text == hint.text).await;
        house.silent(asked).await;
        assert_eq!(suggested(&again), suggested(&hint));
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn there_are_no_hints_where_a_rating_is_at_stake_unless_the_table_allows_them() {
    let house = House::open().await;
    house.sandbox.promote_bot(VERA, house.group);
    let refused = async |user: i64, why: &str| {
        house.say(user, "/hint@kletka_bot");
        let told = |world: &World| world.ephemerals(house.group, user).iter().any(|e| e.message.text == why);
        house.sandbox.wait(told, PATIENCE).await.unwrap_or_else(|_| panic!("{why}"));
    };
    let board = house.accepted("/tictactoe @boris").await;
    refused(mover(&board).0, "There are no hints in a rated match, unless its challenge says “hints=on”.").await;
    house.say(VERA, "/hint@kletka_bot 1");
    let stranger = |world: &World| {
        world.ephemerals(house.group, VERA).iter().any(|e| e.message.text == "You are not playing in №1.")
    };
    house.sandbox.wait(stranger, PATIENCE).await.expect("she does not play");
    house.reply(mover(&board).0, board.id, "resign");
    house.picture(&["resigns"]).await;
    let board = house.accepted("/tictactoe @boris casual hints=off").await;
    refused(mover(&board).0, "This match was agreed without hints.").await;
    house.reply(mover(&board).0, board.id, "resign");
    house.picture(&["№2", "resigns"]).await;
    house.say(ANNA, "/tictactoe@kletka_bot @boris hints=maybe");
    house
        .sandbox
        .wait(
            |world| {
                let wrong = "Hints can be on or off, not maybe.";
                world.ephemerals(house.group, ANNA).iter().any(|e| e.message.text == wrong)
            },
            PATIENCE,
        )
        .await
        .expect("a clear sentence");
    house.say(ANNA, "/tictactoe@kletka_bot @boris hints");
    let lobby = house.told("challenges").await;
    assert!(lobby.text.contains("Hints are allowed."), "{}", lobby.text);
    house.press(BORIS, &lobby, "Accept").await;
    let board = house.board(house.group, lobby.id).await;
    house.say(mover(&board).0, "/hint@kletka_bot");
    let user = mover(&board).0;
    let hint = |world: &World| world.ephemerals(house.group, user).iter().any(|e| e.message.text.contains("a hint: “"));
    house.sandbox.wait(hint, PATIENCE).await.expect("a hint");
    house.settled().await;
}

/// A secret set-up is suggested in the private chat alone, and the suggestion fits the player's own board.
#[tokio::test(flavor = "multi_thread")]
async fn a_hint_about_a_secret_is_read_in_the_private_chat_alone() {
    let house = House::opened().await;
    house.sandbox.promote_bot(VERA, house.group);
    house.accepted("/bulls @boris casual").await;
    let mut numbers = Vec::new();
    for (user, other) in [(ANNA, BORIS), (BORIS, ANNA)] {
        house.say(user, "/hint@kletka_bot");
        let hint = house.told_in(user, HINT).await;
        assert_eq!(suggested(&hint).len(), 4, "a secret number: {}", hint.text);
        numbers.push((user, other, hint));
    }
    house.settled().await;
    for (user, other, hint) in &numbers {
        let number = suggested(hint);
        let read = |m: &Message| m.from == BOT && m.text.contains(&number);
        assert!(!house.sandbox.messages(house.group).iter().any(read), "the group reads {number}");
        let alike = numbers.iter().all(|(_, _, hint)| suggested(hint) == number);
        assert!(alike || !house.sandbox.messages(*other).iter().any(read), "the other one reads {number}");
        let alone = house.sandbox.look(|world| world.ephemerals(house.group, *user));
        assert!(alone.iter().all(|shown| !shown.message.text.contains(&number)));
    }
    let keys: Vec<u8> = house.rows().into_iter().flat_map(|(_, row)| row).collect();
    let kept = suggested(&numbers[0].2);
    assert!(keys.windows(4).any(|part| part == kept.as_bytes()), "asked again, it is the same one");
    for (user, _, hint) in &numbers {
        assert!(house.press(*user, hint, "▶ Play it").await.is_empty());
    }
    let board = house.find(house.group, "a guess is asked for", |m| m.photo().is_some() && m.text.contains("guess"));
    assert!(!board.await.text.contains(&kept));
}

/// A hint in progress is lost with the process; asking again gets an answer.
#[tokio::test(flavor = "multi_thread")]
async fn after_a_restart_a_hint_is_the_same_or_is_found_again() {
    let mut house = House::open().await;
    house.whisper(ANNA, "/dots bot:1 size=8");
    let board = house.picture_in(ANNA, &["№1"]).await;
    house.whisper(ANNA, "/hint");
    house.stop().await;
    house.start().await;
    let asked = house.whisper(ANNA, "/hint");
    let hint = house.find(ANNA, "a hint", |m| m.id > asked && m.text.contains("hint: “")).await;
    assert!(hint.photo().is_some(), "dots show the houses with it");
    house.settled().await;
    house.stop().await;
    house.start().await;
    let asked = house.whisper(ANNA, "/hint");
    let again = house.find(ANNA, "a hint", |m| m.id > asked && m.text.contains("hint: “")).await;
    assert_eq!(suggested(&again), suggested(&hint));
    assert!(hint.id > board.id);
}

/// A hint names a move as its reader types it.
#[tokio::test(flavor = "multi_thread")]
async fn a_hint_is_said_in_the_letters_and_words_of_its_reader() {
    let house = House::with(SandboxConfig::default(), "ru").await;
    house.whisper(ANNA, "/tictactoe бот:1");
    house.picture_in(ANNA, &["№1"]).await;
    house.whisper(ANNA, "/hint");
    let hint = house.told_in(ANNA, "№1, подсказка: «").await;
    let cell = hint.text.split_once('«').and_then(|(_, rest)| rest.split_once('»')).expect("a move").0;
    assert!(cell.starts_with(['а', 'б', 'в']), "{}", hint.text);
    assert_eq!(labels(&hint), ["▶ Сходить так"]);
    house.whisper(ANNA, cell);
    house.find(ANNA, "the move", |m| m.id > hint.id && m.photo().is_some() && m.text.contains(cell)).await;
    house.proofread();
}

/// A pair of *Numbers* is advice: it follows the rules of hints. The houses of *Dots* are there for whoever looks.
#[tokio::test(flavor = "multi_thread")]
async fn what_a_game_advises_is_refused_where_hints_are() {
    let house = House::opened().await;
    for (begun, why) in [("/numbers hints=off", "without hints"), ("/daily numbers", "puzzle of the day")] {
        let said = house.whisper(ANNA, begun);
        house.board(ANNA, said).await;
        let asked = house.whisper(ANNA, "/hint");
        let told = house.find(ANNA, "a refusal", |m| m.id > asked && m.from == BOT).await;
        assert!(told.photo().is_none() && told.text.contains(why), "{}", told.text);
        house.whisper(ANNA, "resign");
        house.find(ANNA, "the end", |m| m.id > told.id && m.photo().is_some()).await;
    }
    let board = house.accepted("/dots @boris size=8").await;
    let (first, _) = mover(&board);
    house.say(first, "/hint@kletka_bot");
    let shown = house.find(first, "the houses", |m| m.from == BOT && m.photo().is_some()).await;
    assert!(!shown.text.contains("hint: “"), "{}", shown.text);
}
