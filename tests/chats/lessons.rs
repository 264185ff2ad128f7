//! Lessons: the picture with notes, its film, and the options by a button.

use kletka_sandbox::{Body, Matter, Message};

use super::house::{ANNA, BORIS, BOT, House, VERA, labels};

/// The duration of a film in hundredths of a second, and its size in bytes.
fn film(message: &Message) -> (usize, usize) {
    let Body::Animation(media) = &message.body else { panic!("{message:?} is no film") };
    let bytes = media.bytes.clone().expect("kept");
    let mut reader = gif::DecodeOptions::new().read_info(&bytes[..]).expect("a GIF");
    let mut lasts = 0;
    while let Some(frame) = reader.read_next_frame().expect("a whole GIF") {
        lasts += usize::from(frame.delay);
    }
    (lasts, bytes.len())
}

/// The bot's answer to a message, or to a press below it.
async fn answer(house: &House, to: i32, text: &str) -> Message {
    house.find(house.group, text, |m| m.from == BOT && m.reply_to == Some(to) && m.text.contains(text)).await
}

#[tokio::test(flavor = "multi_thread")]
async fn rules_are_a_picture_with_the_film_and_the_options_at_a_tap() {
    let house = House::open().await;
    let said = house.say(VERA, "/rules@kletka_bot pig");
    let rules = answer(&house, said, "On your turn roll the dice").await;
    assert!(rules.photo().is_some() && rules.text.starts_with("Pig\n"), "{}", rules.text);
    assert_eq!(labels(&rules), ["Film | Options"]);
    house.press(BORIS, &rules, "Film").await;
    let shown = answer(&house, rules.id, "Pig: a match as a film").await;
    let (lasts, bytes) = film(&shown);
    assert!((800..=2_000).contains(&lasts), "{lasts} hundredths of a second");
    assert!(bytes <= 400_000, "{bytes} bytes");
    house.press(ANNA, &rules, "Options").await;
    let options = answer(&house, rules.id, "Options:").await;
    assert!(options.photo().is_none() && !options.text.contains("On your turn roll"), "{}", options.text);
    house.settled().await;
    house.proofread();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_variant_has_a_picture_of_its_own() {
    let house = House::open().await;
    let said = house.say(VERA, "/rules@kletka_bot katego");
    let rules = answer(&house, said, "On your turn two dice fall").await;
    assert!(rules.photo().is_some());
    house.press(BORIS, &rules, "city").await;
    let city = house.told("You have 15 rolls").await;
    assert!(city.photo().is_some() && city.id > rules.id, "{}", city.text);
    assert_eq!(labels(&city), ["Film | Katego"]);
    house.press(BORIS, &city, "Film").await;
    film(&answer(&house, city.id, "Katego: city: a match as a film").await);
    house.proofread();
}

#[tokio::test(flavor = "multi_thread")]
async fn from_the_catalogue_the_picture_comes_below_the_list() {
    let house = House::open().await;
    house.say(VERA, "/rules@kletka_bot");
    let families = house.told("Rules of which game?").await;
    house.press(VERA, &families, "Dice").await;
    let parts = house.changed(&families).await;
    house.press(VERA, &parts, "Stop in time").await;
    let dice = house.changed(&parts).await;
    house.press(VERA, &dice, "Pig").await;
    let rules = house.told("On your turn roll the dice").await;
    assert!(rules.photo().is_some() && rules.id > dice.id, "{}", rules.text);
    house.proofread();
}

#[tokio::test(flavor = "multi_thread")]
async fn without_photos_rules_are_a_text() {
    let house = House::open().await;
    [Matter::Photo, Matter::Animation].into_iter().for_each(|m| house.sandbox.set_permitted(house.group, m, false));
    // The bot does not know that yet, so it tries a picture. From then on it sends the full text.
    let said = house.say(VERA, "/rules@kletka_bot pig");
    let rules = answer(&house, said, "On your turn roll the dice").await;
    assert!(rules.photo().is_none());
    house.press(ANNA, &rules, "Film").await;
    answer(&house, rules.id, "this group permits no GIFs").await;
    let said = house.say(VERA, "/rules@kletka_bot pig");
    let rules = answer(&house, said, "On your turn roll the dice").await;
    assert!(rules.photo().is_none() && rules.text.contains("Options:"), "{}", rules.text);
    assert_eq!(house.sandbox.calls_of("sendPhoto").len(), 1, "photos are tried once");
    house.proofread();
}
