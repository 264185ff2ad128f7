//! Groups that permit only some kinds of messages, and groups that have just met the bot.

use kletka_sandbox::{BotStanding, EntityKind, Matter, Message};

use super::house::{ANNA, BORIS, BOT, House, VERA, labels, mover, texts};

const WHY: &str = "This group permits no photos, so here is the board in letters:\n";

fn forbid(house: &House, matters: &[Matter]) {
    matters.iter().for_each(|matter| house.sandbox.set_permitted(house.group, *matter, false));
}

/// The monospaced text of a message.
fn monospaced(message: &Message) -> Option<String> {
    let pre = message.entities.iter().find(|entity| matches!(entity.kind, EntityKind::Pre(_)))?;
    let units: Vec<u16> = message.text.encode_utf16().collect();
    String::from_utf16(&units[pre.offset..pre.offset + pre.length]).ok()
}

/// The text board that follows a message.
async fn letters(house: &House, after: i32) -> Message {
    house.find(house.group, "a board in letters", |m| m.from == BOT && m.id > after && monospaced(m).is_some()).await
}

/// A board below the line that says who has the crosses.
fn board_of(cells: &str, crosses: i64) -> String {
    let [anna, boris] = if crosses == ANNA { ['x', 'o'] } else { ['o', 'x'] };
    format!("{anna} = Anna, {boris} = Boris\n{cells}")
}

#[tokio::test(flavor = "multi_thread")]
async fn without_photos_the_board_is_written() {
    let house = House::open().await;
    forbid(&house, &[Matter::Photo, Matter::Animation]);
    let said = house.say(ANNA, "/tictactoe@kletka_bot @boris");
    let lobby = house.told("challenges").await;
    house.press(BORIS, &lobby, "Accept").await;
    let mut board = letters(&house, said).await;
    let (first, second) = mover(&board);
    assert!(board.text.starts_with(WHY), "{}", board.text);
    assert_eq!(monospaced(&board).as_deref(), Some(&*board_of("  a b c\n1 . . .\n2 . . .\n3 . . .", first)));
    assert!(board.text.contains("\n№1 · Tic-tac-toe · Anna — Boris\n"), "the caption follows: {}", board.text);
    assert_eq!(board.buttons().len(), 9, "with its keyboard");
    house.press(first, &board, "b2").await;
    let next = letters(&house, board.id).await;
    house.gone(&board).await;
    assert_eq!(monospaced(&next).as_deref(), Some(&*board_of("  a b c\n1 . . .\n2 . x .\n3 . . .", first)));
    board = next;
    let typed = house.reply(second, board.id, "a1");
    board = letters(&house, typed).await;
    let tried = house.sandbox.calls_of("sendPhoto").len();
    assert_eq!(tried, 1, "photos are tried once");
    // If only a picture can show the content, the bot says so. A refusal keeps its text.
    let film = house.say(VERA, "/replay@kletka_bot 1");
    let answered = |to: i32| move |m: &Message| m.reply_to == Some(to);
    let told = house.find(house.group, "a sentence", answered(film)).await;
    assert_eq!(told.text, "I cannot show the film here: this group permits no GIFs.");
    let wrong = house.reply(first, board.id, "a1");
    let told = house.find(house.group, "a refusal", answered(wrong)).await;
    assert_eq!(told.text, "a1 is taken. Choose an empty cell.");
    // A user who asks for the board again when photos are permitted gets a picture, and so does everybody after that.
    house.sandbox.set_permitted(house.group, Matter::Photo, true);
    let asked = house.say(VERA, "/board@kletka_bot");
    let picture = house.board(house.group, asked).await;
    house.gone(&board).await;
    house.press(first, &picture, "c3").await;
    house.picture(&[": c3"]).await;
    house.settled().await;
    house.proofread();
}

#[tokio::test(flavor = "multi_thread")]
async fn without_photos_people_are_greeted_and_refusals_go_with_the_next_move() {
    let house = House::open().await;
    forbid(&house, &[Matter::Photo]);
    house.say(ANNA, "/start@kletka_bot");
    let hello = house.told("Hello!").await;
    assert!(hello.photo().is_none() && hello.button("Games").is_some(), "{:?}", labels(&hello));
    // This refusal would normally be a picture with ringed places.
    let said = house.say(ANNA, "/barriers@kletka_bot @boris");
    let lobby = house.told("challenges").await;
    house.press(BORIS, &lobby, "Accept").await;
    let board = letters(&house, said).await;
    let (first, second) = mover(&board);
    let typed = house.reply(first, board.id, "b2-b3");
    let board = letters(&house, typed).await;
    house.sandbox.set_permitted(house.group, Matter::Photo, true);
    house.say(VERA, "/board@kletka_bot");
    let board = house.board(house.group, board.id).await;
    house.settled().await;
    forbid(&house, &[Matter::Photo]);
    let wrong = house.reply(second, board.id, "b3-b4");
    let refusal = house.find(house.group, "a refusal", |m| m.reply_to == Some(wrong)).await;
    assert!(refusal.text.contains("b3") && refusal.photo().is_none(), "{}", refusal.text);
    house.reply(second, board.id, "e5-e6");
    house.gone(&refusal).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_large_sheet_fits_into_a_text() {
    let house = House::open().await;
    forbid(&house, &[Matter::Photo]);
    house.say(ANNA, "/settings@kletka_bot labels=cyrillic");
    house.told("Saved.").await;
    let said = house.say(ANNA, "/dots@kletka_bot @boris size=39x32");
    let lobby = house.told("challenges").await;
    house.press(BORIS, &lobby, "Accept").await;
    let board = letters(&house, said).await;
    assert_eq!(monospaced(&board).expect("letters").lines().count(), 1 + 17, "a part of it: {}", board.text);
    house.settled().await;
    house.press(ANNA, &board, "🗺 Whole sheet").await;
    let whole = house.changed(&board).await;
    assert!(whole.text.chars().count() <= 4096);
    let lines: Vec<String> = monospaced(&whole).expect("letters").lines().map(str::to_owned).collect();
    assert_eq!(lines[0], "x = Anna, o = Boris");
    assert!(lines[1].contains(" а б в г "), "the letters of the chat: {}", lines[1]);
    assert_eq!(lines.len(), 1 + 33, "all of it");
    assert!(whole.button("🔍 Latest moves").is_some(), "{:?}", labels(&whole));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_group_that_permits_nothing_gets_nothing_and_the_match_goes_on_when_it_does() {
    let house = House::open().await;
    let board = house.accepted("/tictactoe @boris clock=10m").await;
    let (first, second) = mover(&board);
    house.sandbox.set_muted(house.group, true);
    let before = house.sandbox.messages(house.group).len();
    house.press(first, &board, "b2").await;
    house.settled().await;
    let tried = house.sandbox.calls_of("sendPhoto").len() + house.sandbox.calls_of("sendMessage").len();
    // An hour passes, but nobody's clock runs.
    for _ in 0..6 {
        house.pass(601);
        house.idle().await;
        house.settled().await;
    }
    assert_eq!(house.sandbox.messages(house.group).len(), before, "nothing is said");
    let retried = house.sandbox.calls_of("sendPhoto").len() + house.sandbox.calls_of("sendMessage").len() - tried;
    assert!((2..=12).contains(&retried), "{retried} attempts in an hour");
    house.sandbox.set_muted(house.group, false);
    house.pass(601);
    let next = house.board(house.group, board.id).await;
    assert!(next.text.contains(": b2\n") && next.photo().is_some(), "{}", next.text);
    house.press(second, &next, "a1").await;
    house.picture(&[": a1"]).await;
    house.settled().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_group_is_greeted_once() {
    let house = House::open().await;
    let greetings = |house: &House, chat| {
        let all = house.sandbox.messages(chat);
        all.into_iter().filter(|m| m.from == BOT && m.text.starts_with("Hello!")).collect::<Vec<_>>()
    };
    let club = house.sandbox.add_supergroup("Club", &[ANNA, BORIS]);
    house.sandbox.set_bot(club, BotStanding::Absent);
    house.sandbox.add_bot(ANNA, club);
    let hello = house.told_in(club, "Hello!").await;
    let about = "I read only commands and answers to my own messages here, unless you make me an administrator";
    assert!(hello.text.lines().count() == 2 && hello.text.contains(about), "{}", hello.text);
    assert_eq!(labels(&hello), ["Games | 🌐 English"]);
    house.sandbox.promote_bot(ANNA, club);
    house.sandbox.kick_bot(ANNA, club);
    house.sandbox.add_bot(BORIS, club);
    house.said(ANNA, club, hello.id).await;
    assert_eq!(greetings(&house, club).len(), 1, "{:?}", texts(&greetings(&house, club)));
    house.press(ANNA, &hello, "Games").await;
    house.told_in(club, "What shall we play?").await;
    // A group that has long known the bot, and makes it an administrator now.
    house.sandbox.promote_bot(ANNA, house.group);
    let hello = house.told("Hello!").await;
    assert!(hello.text.ends_with("I read everything that is written here, so a plain “e4” is enough for a move."));
    house.sandbox.demote_bot(ANNA, house.group);
    house.sandbox.promote_bot(ANNA, house.group);
    house.said(ANNA, house.group, hello.id).await;
    assert_eq!(greetings(&house, house.group).len(), 1);
}

/// Tic-tac-toe until one move before its end: the board, who wins with a3, and the other one.
async fn nearly_won(house: &House) -> (Message, i64, i64) {
    let mut board = house.accepted("/tictactoe @boris").await;
    let (first, second) = mover(&board);
    for (user, place) in [(first, "b2"), (second, "a1"), (first, "c1"), (second, "b1")] {
        house.press(user, &board, place).await;
        board = house.picture(&[&format!(": {place}\n")]).await;
        house.settled().await;
    }
    (board, first, second)
}

#[tokio::test(flavor = "multi_thread")]
async fn a_result_that_a_muted_group_missed_comes_once() {
    let house = House::open().await;
    let (board, first, second) = nearly_won(&house).await;
    house.sandbox.set_muted(house.group, true);
    house.press(first, &board, "a3").await;
    house.settled().await;
    house.sandbox.set_muted(house.group, false);
    house.say(VERA, "/matches@kletka_bot");
    let last = house.picture(&["🏆", "wins!"]).await;
    house.gone(&board).await;
    house.settled().await;
    let heard = house.say(second, "/matches@kletka_bot");
    house.answer(heard).await;
    house.settled().await;
    let later = house.sandbox.messages(house.group).into_iter().filter(|m| m.id > last.id && m.photo().is_some());
    assert_eq!(later.count(), 0, "{}", house.sandbox.transcript(house.group));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_press_in_a_muted_group_is_answered_by_the_move() {
    let house = House::open().await;
    let one = house.accepted("/tictactoe @boris").await;
    let other = house.accepted("/tictactoe @boris").await;
    house.settled().await;
    house.sandbox.set_muted(house.group, true);
    assert_eq!(house.press(mover(&one).0, &one, "b2").await, "", "the bot does not know it yet");
    house.settled().await;
    let first = mover(&other).0;
    let name = if first == ANNA { "Anna" } else { "Boris" };
    assert_eq!(house.press(first, &other, "b2").await, format!("{name}: b2"));
    house.settled().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_result_waits_until_the_bot_is_back() {
    let house = House::open().await;
    house.accepted("/tictactoe @boris clock=10m").await;
    house.settled().await;
    house.sandbox.kick_bot(ANNA, house.group);
    house.pass(3601);
    house.idle().await;
    house.settled().await;
    house.sandbox.add_bot(ANNA, house.group);
    house.picture(&["🏆", "wins!"]).await;
    house.settled().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn without_texts_boards_go_on_and_nothing_comes_twice() {
    let house = House::open().await;
    let board = house.accepted("/tictactoe @boris").await;
    let (first, second) = mover(&board);
    house.settled().await;
    forbid(&house, &[Matter::Text]);
    let challenge = house.say(ANNA, "/dots@kletka_bot @boris");
    for asked in ["/matches@kletka_bot", "/m@kletka_bot 1 zz", "/help@kletka_bot", "hello"] {
        house.say(second, asked);
        house.settled().await;
    }
    let came = house.sandbox.messages(house.group).into_iter().filter(|m| m.from == BOT && m.id > challenge);
    assert_eq!(came.count(), 0, "{}", house.sandbox.transcript(house.group));
    assert!(house.sandbox.message(house.group, board.id).is_some_and(|board| !board.deleted));
    house.press(first, &board, "b2").await;
    let next = house.board(house.group, board.id).await;
    assert!(next.text.contains(": b2\n") && next.photo().is_some(), "{}", next.text);
    house.gone(&board).await;
    // The challenge comes as soon as an answer shows that texts are permitted again.
    house.settled().await;
    house.sandbox.set_permitted(house.group, Matter::Text, true);
    house.say(VERA, "/matches@kletka_bot");
    house.told("challenges").await;
    house.settled().await;
}
