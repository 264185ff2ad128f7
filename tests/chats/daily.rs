//! The puzzles of the day: the same for everybody, played alone in private, with a table in the group.

use super::house::{ANNA, BORIS, BOT, House, PATIENCE, VERA, labels};
use kletka::game::{Seed, Viewer};
use kletka::play::fair::Secret;
use kletka::play::{Match, record};
use kletka::store::schema::{MatchRow, Tx};
use kletka_sandbox::{Fault, Message, On};

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

/// The number of puzzles of a game that were begun, whoever plays them by now.
fn begun(house: &House, game: &str) -> usize {
    let of_day = |tx: &Tx<'_>, id| tx.match_row(id).is_some_and(|row| row.daily.is_some() && row.game == game);
    house.look(|tx| tx.all_matches().into_iter().filter(|id| of_day(tx, *id)).count())
}

/// The data of the button of a game below a list of puzzles.
fn data(list: &Message, game: &str) -> Option<String> {
    let all = list.buttons().into_iter().filter_map(|button| button.data.clone());
    all.into_iter().find(|data| data.starts_with("a:") && data.ends_with(game))
}

/// How often the bot has edited texts in a chat.
fn edits(house: &House, chat: i64) -> usize {
    let edits = house.sandbox.calls_of("editMessageText");
    edits.iter().filter(|call| call.chat == Some(chat)).count()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_message_of_a_day_ends_with_it() {
    for language in ["en", "ru"] {
        let mut house = House::with(kletka_sandbox::SandboxConfig::default(), language).await;
        house.whisper(ANNA, "/daily");
        house.say(VERA, "/daily@kletka_bot");
        let head = |m: &Message| m.from == BOT && m.text.starts_with("🧩") && !labels(m).is_empty();
        let before = [house.find(ANNA, "the puzzles", head).await, house.find(house.group, "the puzzles", head).await];
        house.settled().await;
        // The bot is away when the day ends, and for some days more.
        house.stop().await;
        house.advance(72);
        house.start().await;
        for message in &before {
            let past = house.changed(message).await;
            let (was, next) = if language == "en" {
                ("This was the day of ", "New ones at")
            } else {
                ("Это были", "Новые")
            };
            assert!(past.text.contains(was) && !past.text.contains(next), "{}", past.text);
            assert!(past.text.contains("/daily") && labels(&past).is_empty(), "{}", past.text);
        }
        house.settled().await;
        house.stop().await;
        house.start().await;
        house.advance(48);
        house.idle().await;
        house.settled().await;
        assert_eq!([edits(&house, ANNA), edits(&house, house.group)], [1, 1]);
        house.proofread();
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_day_that_ended_while_the_chat_was_closed_ends_there_when_it_is_open() {
    let house = House::open().await;
    house.whisper(ANNA, "/daily");
    let list = house.told_in(ANNA, "New ones at").await;
    house.settled().await;
    house.sandbox.block(ANNA);
    assert!(
        house
            .holds(|tx| tx.chat_of_peer(ANNA).and_then(|chat| tx.chat(chat)).is_some_and(|row| row.closed.is_some()))
            .await
    );
    house.advance(24);
    house.idle().await;
    house.sandbox.unblock(ANNA);
    let past = house.changed(&list).await;
    assert!(past.text.contains("This was the day of ") && labels(&past).is_empty(), "{}", past.text);
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_left_of_a_day_opens_no_other_days_puzzle() {
    let house = House::open().await;
    house.say(VERA, "/daily@kletka_bot");
    let shown = house.told("🧩 Puzzles of the day №").await;
    let link = payload(&shown, "Bulls and cows");
    house.whisper(ANNA, "/daily");
    let list = house.told_in(ANNA, "New ones at").await;
    let [bulls, numbers] = ["bulls", "numbers"].map(|game| data(&list, game).expect("a button"));
    house.press_data(ANNA, &list, &numbers).await;
    house.find(ANNA, "a board", |m| m.photo().is_some()).await;
    house.advance(24);
    let past = house.changed(&list).await;
    // By the button, by that of a former version, which named no day, and by the link.
    for old in [bulls.as_str(), "a:bulls"] {
        let said = house.press_data(ANNA, &past, old).await;
        assert_eq!(said, "That day is over. /daily shows today’s puzzles.");
        let today = house.find(ANNA, "today's puzzles", |m| m.id > past.id && m.text.contains("New ones at")).await;
        assert_ne!(data(&today, "bulls"), Some(bulls.clone()), "it offers those of today");
        // Until the list is known to be there, asking again sends no other.
        house.settled().await;
    }
    let said = house.whisper(ANNA, &format!("/start {link}"));
    house.find(ANNA, "a refusal", |m| m.id > said && m.text.starts_with("That day is over.")).await;
    house.find(ANNA, "today's puzzles", |m| m.id > said && m.text.contains("New ones at")).await;
    assert_eq!(begun(&house, "bulls"), 0);
    // What was begun is still the player's.
    let newest = house.sandbox.messages(ANNA).last().map_or(0, |m| m.id);
    house.press_data(ANNA, &past, &numbers).await;
    house.find(ANNA, "the board", |m| m.id > newest && m.photo().is_some()).await;
    assert_eq!(begun(&house, "numbers"), 1);
    house.settled().await;
    let edits = house.sandbox.calls_of("editMessageText");
    let ends = edits.iter().filter(|call| (call.chat, call.message) == (Some(ANNA), Some(list.id))).count();
    assert_eq!(ends, 1, "and the day ends once");
    house.proofread();
}

#[tokio::test(flavor = "multi_thread")]
async fn the_puzzles_sent_twice_stand_once() {
    let house = House::opened().await;
    house.sandbox.fail(Fault::DropAfter, On::method("sendMessage").in_chat(ANNA), 1);
    house.whisper(ANNA, "/daily");
    let is_list = |m: &Message| m.from == BOT && m.text.starts_with("🧩");
    let lists = house.sandbox.wait_for(
        |world| {
            let lists: Vec<Message> = world.messages(ANNA).iter().filter(|m| is_list(m)).cloned().collect();
            (lists.len() == 2).then_some(lists)
        },
        PATIENCE,
    );
    let lists = lists.await.expect("it is sent again");
    house.settled().await;
    house.press(ANNA, &lists[0], "Numbers").await;
    house.gone(&lists[0]).await;
    assert!(house.sandbox.messages(ANNA).iter().any(|m| m.id == lists[1].id && !m.deleted));
}

/// Tries to begin a puzzle once more, by all that opens one, and on two devices at once.
async fn tries_again(house: &House, link: &str, button: &str) {
    let since = house.whisper(ANNA, &format!("/start {link}"));
    house.whisper(ANNA, "/daily bulls");
    house.whisper(ANNA, "/daily");
    house.said(ANNA, ANNA, since).await;
    house.settled().await;
    let list = house.find(ANNA, "the puzzles", |m| m.from == BOT && m.text.starts_with("🧩")).await;
    let presses = [(); 2].map(|()| house.sandbox.press_data(ANNA, ANNA, list.id, button));
    for press in presses {
        house.sandbox.toast(&press, PATIENCE).await.expect("a press is answered");
    }
    house.settled().await;
    assert_eq!(begun(house, "bulls"), 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_gets_a_second_try_on_the_same_day() {
    let house = House::open().await;
    house.say(VERA, "/daily@kletka_bot");
    let link = payload(&house.told("🧩 Puzzles of the day №").await, "Bulls and cows");
    house.whisper(ANNA, "/daily");
    let list = house.told_in(ANNA, "New ones at").await;
    let button = data(&list, "bulls").expect("a button");
    house.whisper(ANNA, &format!("/start {link}"));
    house.find(ANNA, "a board", |m| m.photo().is_some()).await;
    tries_again(&house, &link, &button).await;
    for done in
        ["/cancel", "/undo", "/settings zone=+14", "/settings lang=ru", "/settings lang=en", "/settings zone=-12"]
    {
        house.whisper(ANNA, done);
        tries_again(&house, &link, &button).await;
    }
    house.sandbox.block(ANNA);
    house.sandbox.unblock(ANNA);
    house.sandbox.leave(ANNA, house.group);
    tries_again(&house, &link, &button).await;
    house.sandbox.join(ANNA, house.group);
    house.whisper(ANNA, "/resign");
    tries_again(&house, &link, &button).await;
    house.sandbox.block(ANNA);
    house.sandbox.unblock(ANNA);
    tries_again(&house, &link, &button).await;

    // Not even by being erased, which leaves nothing but a mark without a name, until the day is over.
    house.whisper(ANNA, "/privacy");
    let told = house.told_in(ANNA, "What I keep").await;
    house.press(ANNA, &told, "Erase me").await;
    let sure = house.told_in(ANNA, "This cannot be undone.").await;
    house.press(ANNA, &sure, "Yes, erase me").await;
    house.told_in(ANNA, "Done: nothing with your name").await;
    house.settled().await;
    house.pass(5);
    assert!(house.holds(|tx| tx.erasing().is_none()).await);
    let again = house.whisper(ANNA, &format!("/start {link}"));
    house.find(ANNA, "a refusal", |m| m.id > again && m.text == "You have had that one today.").await;
    tries_again(&house, &link, &button).await;
    let list = house.find(ANNA, "the puzzles", |m| m.from == BOT && m.text.starts_with("🧩")).await;
    assert_eq!((data(&list, "bulls"), data(&list, "numbers").is_some()), (None, true));
    let spent = |tx: &Tx<'_>| (20_000..40_000).filter_map(|day| tx.day(day)).map(|day| day.spent.len()).sum::<usize>();
    assert_eq!(house.look(spent), 1);
    house.advance(24);
    house.idle().await;
    assert_eq!(house.look(spent), 0);
    house.whisper(ANNA, "/daily bulls");
    assert!(house.holds(|tx| !tx.matches_of(ANNA).is_empty()).await, "there is another one on the next day");
    house.proofread();
}
