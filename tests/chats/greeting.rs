//! The first thing that people see, and the help.

use kletka_sandbox::Message;

use super::house::{ANNA, BOT, House, VERA, labels};
use super::ninety;

/// A user's greeting in private.
async fn greeting(house: &House, user: i64) -> Message {
    house.sandbox.start_private(user, "");
    house.find(user, "a greeting", |m| m.from == BOT && m.photo().is_some() && m.text.contains("!")).await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_picture_two_sentences_and_four_buttons() {
    let house = House::open().await;
    let hello = greeting(&house, VERA).await;
    assert_eq!(hello.text.matches(['.', '!', '?']).count() - 1, 2, "two sentences behind the hello: {}", hello.text);
    assert!(!hello.text.contains('/') && !hello.text.contains('\n'), "{}", hello.text);
    assert_eq!(labels(&hello), ["👥 Play a friend | 🤖 Play the computer", "Games | 🌐 English"]);
    let (width, height) = hello.photo().map(|photo| (photo.width, photo.height)).expect("a picture");
    assert!(width <= 1280 && height <= 1280 && width.min(height) >= 640, "{width}×{height}");
    assert_eq!(house.said(VERA, VERA, hello.id).await.len(), 0, "nothing else");
    // Each button opens a new message: a picture cannot become a page of text.
    house.press(VERA, &hello, "👥 Play a friend").await;
    let friend = house.told_in(VERA, "write /dots @friend there").await;
    let link = friend.button("Add me to a group").and_then(|button| button.url.clone());
    assert_eq!(link.as_deref(), Some("https://t.me/kletka_bot?startgroup=play"));
    house.press(VERA, &hello, "🤖 Play the computer").await;
    let computer = house.told_in(VERA, "I play these. Which one?").await;
    house.press(VERA, &computer, "Dots").await;
    assert_eq!(labels(&house.changed(&computer).await)[0], "🤖 1 | 🤖 2 | 🤖 3 | 🤖 4 | 🤖 5");
    house.press(VERA, &hello, "Games").await;
    house.told_in(VERA, "What shall we play?").await;
    // The languages are a page of their own, each called by its own name.
    house.press(VERA, &hello, "🌐 English").await;
    let languages = house.told_in(VERA, "Language").await;
    assert!(labels(&languages)[0].contains("✓ English"), "{:?}", labels(&languages));
    house.press(VERA, &languages, "Русский").await;
    assert!(house.changed(&languages).await.button("Язык: Русский").is_some());
    // Buttons of former versions change the greeting in place.
    house.press_data(VERA, &hello, "g:ru").await;
    let russian = house.changed(&hello).await;
    assert!(russian.text.starts_with("Привет!") && russian.photo().is_some(), "{}", russian.text);
    assert_eq!(labels(&russian), ["👥 С другом | 🤖 С компьютером", "Игры | 🌐 Русский"]);
    house.press_data(VERA, &russian, "g:en").await;
    assert_eq!(house.changed(&russian).await.text, hello.text);
    house.proofread();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_group_is_greeted_as_well() {
    let house = House::open().await;
    let said = house.say(ANNA, "/start@kletka_bot play");
    let hello = house.board(house.group, said).await;
    assert_eq!(labels(&hello), ["👥 Play a friend | 🤖 Play the computer", "Games | 🌐 English"]);
    assert!(hello.text.starts_with("Hello!"), "{}", hello.text);
    assert_eq!(house.press_data(ANNA, &hello, "g:ru").await, "That button is out of date.");
    house.press(ANNA, &hello, "👥 Play a friend").await;
    house.told("What shall we play?").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_greeting_is_painted_once() {
    let house = House::playing(ninety::games(), Default::default(), "en").await;
    let (one, two) = (greeting(&house, ANNA).await, greeting(&house, VERA).await);
    let bytes = |message: &Message| message.media().and_then(|file| file.bytes.clone()).expect("kept");
    assert_eq!(bytes(&one), bytes(&two));
}

#[tokio::test(flavor = "multi_thread")]
async fn the_help_is_short_and_in_groups() {
    let house = House::open().await;
    let said = house.say(VERA, "/help@kletka_bot");
    let help = house.find(house.group, "help", |m| m.from == BOT && m.id > said).await;
    let lines: Vec<&str> = help.text.lines().collect();
    assert_eq!(lines.len(), 5, "{}", help.text);
    assert!(lines[1].contains("reply to the picture"), "{}", lines[1]);
    assert_eq!(lines[2], "Start: /play, /matches, /rules, /cup (tournament), /daily (puzzles of the day)");
    assert!(lines[3].starts_with("In a match: /m (a move), ") && lines[4].starts_with("More: /export"));
    assert!(help.text.chars().count() < 700, "{} characters", help.text.chars().count());
}
