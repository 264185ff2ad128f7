//! The puzzles of the day: the same for everybody, played alone in private, with a table in the group.

use super::house::{ANNA, BORIS, House, VERA, labels};
use kletka::game::{Seed, Viewer};
use kletka::play::fair::Secret;
use kletka::play::{Match, record};
use kletka::store::schema::{MatchRow, Tx};
use kletka_sandbox::Message;

/// The deep-link payload of a button.
fn payload(message: &Message, label: &str) -> String {
    let url = message.button(label).and_then(|button| button.url.clone()).expect("a link");
    url.split_once("?start=").map(|(_, payload)| payload.to_owned()).expect("a deep link")
}

/// The bot's number, derived from the stored match.
fn number_of_the_bot(row: &MatchRow) -> String {
    let secret: [u8; 32] = hex::decode(&row.secret).expect("hexadecimal").try_into().expect("32 bytes");
    let Seed(seed) = Secret(secret).seed(&["daily".to_owned()]);
    let text = format!("game bulls {}\nseats Anna\nfirst 1\n", row.options);
    let (mut header, _) = record::read(&text, kletka::games::GAMES).expect("a record");
    header.seed = Some(Seed(seed));
    let begun = Match::begin(header).expect("it can be played");
    let board = begun.position().board(Viewer::Revealed);
    board
        .lines()
        .find_map(|line| line.split_whitespace().find(|word| word.len() == 4 && word.parse::<u16>().is_ok()))
        .expect("a number")
        .to_owned()
}

/// The latest match of a user.
async fn match_of(house: &House, user: i64) -> MatchRow {
    let find = |tx: &Tx<'_>| tx.matches_of(user).last().and_then(|id| tx.match_row(*id));
    house.settled().await;
    house.look(|tx| find(tx).expect("a match"))
}

#[tokio::test(flavor = "multi_thread")]
async fn everybody_solves_the_same_puzzle_alone_and_the_group_sees_how_well() {
    let mut house = House::open().await;
    house.say(VERA, "/daily@kletka_bot");
    let shown = house.told("🧩 Puzzles of the day №").await;
    assert_eq!(labels(&shown).len(), 3, "{:?}", labels(&shown));
    let link = payload(&shown, "Bulls and cows");
    assert!(link.len() <= 64 && link.chars().all(|c| c.is_ascii_alphanumeric() || c == '-' || c == '_'), "{link}");

    house.whisper(ANNA, &format!("/start {link}"));
    house.find(ANNA, "a board", |m| m.photo().is_some()).await;
    let anna = match_of(&house, ANNA).await;
    house.whisper(BORIS, &format!("/start {link}"));
    house.find(BORIS, "a board", |m| m.photo().is_some()).await;
    let boris = match_of(&house, BORIS).await;
    let number = number_of_the_bot(&anna);
    assert_eq!(number, number_of_the_bot(&boris), "the same for everybody");
    // Nobody can read the number while somebody may still guess it, and guesses cannot be taken back.
    assert!(!house.sandbox.messages(ANNA).iter().any(|m| m.text.contains(&number)));
    let wrong = if number == "0123" { "4567" } else { "0123" };
    house.whisper(ANNA, wrong);
    house.find(ANNA, "an answer", |m| m.text.contains(wrong)).await;
    for (said, answer) in [("/undo", "In a puzzle of the day no move"), ("/cancel", "cannot be called off")] {
        house.whisper(ANNA, said);
        house.told_in(ANNA, answer).await;
    }
    house.stop().await;
    house.start().await;
    house.whisper(ANNA, &number);
    let ended = house.find(ANNA, "the end", |m| m.text.contains("Kletka ")).await;
    assert!(ended.text.contains("●●●● · 2 guesses") && !ended.text.lines().last().expect("a line").contains(&number));
    let share = ended.button("Share the result").and_then(|button| button.url.clone()).expect("a link");
    assert!(share.starts_with("https://t.me/share/url?url=https://t.me/kletka_bot&text=Kletka%20"), "{share}");
    let table = house.told("1. Anna: 2 guesses").await;
    assert_eq!(table.id, shown.id, "the message of the day is edited");
    assert!(table.text.contains("■") && !table.text.contains(&number), "{}", table.text);

    house.whisper(BORIS, "/resign");
    house.told("–. Boris: not solved").await;
    house.whisper(BORIS, &format!("/start {link}"));
    house.told_in(BORIS, "You have had that one today: Kletka ").await;
    house.proofread();
}

#[tokio::test(flavor = "multi_thread")]
async fn the_day_after_there_is_another_one_and_the_secret_is_shown() {
    let house = House::open().await;
    house.whisper(ANNA, "/start");
    house.whisper(ANNA, "/daily");
    let first = house.told_in(ANNA, "Today’s secret is fixed by ").await;
    let pledge = first.text.split("fixed by ").nth(1).and_then(|rest| rest.split(';').next()).expect("a pledge");
    house.press(ANNA, &first, "Numbers").await;
    house.find(ANNA, "a board", |m| m.photo().is_some()).await;
    let one = match_of(&house, ANNA).await;
    house.advance(24);
    house.whisper(ANNA, "/daily numbers");
    house.find(ANNA, "another board", |m| m.text.starts_with(&format!("№{} ", one.id + 1))).await;
    assert_ne!(one.secret, match_of(&house, ANNA).await.secret);
    house.whisper(ANNA, "/daily yesterday");
    let told = house.told_in(ANNA, "Secret of the day: ").await;
    assert!(told.text.contains(pledge), "{}", told.text);
    let day = told.text.split("Secret of the day: ").nth(1).and_then(|rest| rest.split('.').next()).expect("a secret");
    let day: [u8; 32] = hex::decode(day).expect("hexadecimal").try_into().expect("32 bytes");
    let date = told.text.split("two lines, ").nth(1).and_then(|rest| rest.split(' ').next()).expect("a date");
    assert_eq!(hex::encode(Secret(day).seed(&[date.to_owned(), "numbers".to_owned()]).0), one.secret);
    // You may continue yesterday's puzzle, but it enters no table.
    house.whisper(ANNA, &format!("/resign {}", one.id));
    house.find(ANNA, "the end", |m| m.text.contains("not solved")).await;
    house.proofread();
}

#[tokio::test(flavor = "multi_thread")]
async fn the_puzzles_come_at_nine_where_that_is_wanted() {
    let house = House::open().await;
    house.say(ANNA, "/settings@kletka_bot daily=on zone=+3");
    house.find(house.group, "the settings", |m| labels(m).iter().any(|label| label.contains("every morning"))).await;
    house.pass_until(5);
    house.idle().await;
    let head = |m: &Message| m.text.starts_with("🧩");
    assert!(!house.sandbox.messages(house.group).iter().any(head));
    house.advance(2);
    let first = house.told("🧩 Puzzles of the day №").await;
    house.advance(24);
    let second = house.find(house.group, "the next day", |m| m.id > first.id && head(m)).await;
    assert_ne!(first.text.lines().next(), second.text.lines().next());
    house.say(ANNA, "/settings@kletka_bot daily=off");
    house.find(house.group, "the settings", |m| labels(m).iter().any(|label| label.contains("only when"))).await;
    house.advance(24);
    house.idle().await;
    assert_eq!(house.sandbox.messages(house.group).iter().filter(|m| head(m)).count(), 2);
}

#[tokio::test(flavor = "multi_thread")]
async fn what_makes_no_sense_is_refused() {
    let house = House::open().await;
    for (said, answer) in [
        ("/daily@kletka_bot dots", "Puzzles of the day: "),
        ("/daily@kletka_bot yesterday", "Nobody asked for the puzzles yesterday."),
        ("/daily@kletka_bot nothingofthekind", "There is no game “nothingofthekind”"),
    ] {
        house.say(BORIS, said);
        house.told(answer).await;
    }
    house.whisper(ANNA, "/start");
    for link in
        ["daily-", "daily-bulls-1-2-3", "daily-bulls-1-99999999999-abc", "daily-dots-1-20000-abc", "daily-bulls"]
    {
        let said = house.whisper(ANNA, &format!("/start {link}"));
        house.find(ANNA, "a refusal", |m| m.id > said && m.text.contains("out of date")).await;
    }
    assert!(house.look(|tx| tx.matches_of(ANNA)).is_empty());
    house.proofread();
}
