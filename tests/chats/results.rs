//! Results of ended matches: ratings, tables, personal statistics.

use super::house::{ANNA, BORIS, House, PATIENCE, VERA, labels, mover, shoot};
use kletka_sandbox::{Fault, On};

/// A match of tic-tac-toe won by the first player. Returns the last caption.
async fn won(house: &House) -> String {
    let board = house.match_of(ANNA, "/tictactoe@kletka_bot @boris", BORIS).await;
    let (first, second) = mover(&board);
    let mut last = board.id;
    for (user, text) in [(first, "a1"), (second, "b1"), (first, "a2"), (second, "b2"), (first, "a3")] {
        let answer = house.reply(user, last, text);
        last = house.board(house.group, answer).await.id;
    }
    house.board(house.group, last - 1).await.text
}

#[tokio::test(flavor = "multi_thread")]
async fn three_matches_make_a_table() {
    let mut house = House::open().await;
    let asked = house.say(VERA, "/top@kletka_bot");
    assert!(house.answer(asked).await.text.starts_with("Nothing has been decided here yet."));
    let asked = house.say(VERA, "/top@kletka_bot tictactoe");
    let empty = house.answer(asked).await;
    assert!(empty.text.contains("No rated match here yet. /tictactoe @friend begins one."));
    for n in 0..3 {
        let caption = won(&house).await;
        assert!(caption.contains("\nRated: Anna ") && caption.contains(", Boris "), "{caption}");
        assert_eq!(caption.contains("Between you"), n > 0, "{caption}");
        if n == 0 {
            let asked = house.say(VERA, "/top@kletka_bot tic-tac-toe");
            assert!(house.answer(asked).await.text.contains("You appear in the table after 3 rated matches"));
        }
    }
    house.stop().await;
    house.start().await;
    let asked = house.say(VERA, "/top@kletka_bot");
    let all = house.answer(asked).await;
    assert!(all.text.starts_with("Who is best here\nTic-tac-toe: "), "{}", all.text);
    assert_eq!(labels(&all), ["Tic-tac-toe", "This month | Cups"]);
    house.press(VERA, &all, "Tic-tac-toe").await;
    let table = house.find(house.group, "the table", |m| m.id == all.id && m.text.contains("ratings")).await;
    let lines: Vec<&str> = table.text.lines().collect();
    assert_eq!(lines[0], "Tic-tac-toe: ratings");
    assert!(lines[1].starts_with("1. ") && lines[2].starts_with("2. ") && lines.len() == 3, "{}", table.text);
    assert_eq!(labels(&table), ["Picture", "This month | All games"]);
    house.press(VERA, &table, "Picture").await;
    let picture = house.find(house.group, "a picture", |m| m.id > table.id && m.photo().is_some()).await;
    assert_eq!(picture.text, "Tic-tac-toe: ratings");
    shoot(&picture, "top.png");
    house.press(VERA, &table, "This month").await;
    let month = house.find(house.group, "the month", |m| m.id == all.id && m.text.contains("This month")).await;
    assert!(month.text.contains("· 3 matches"), "{}", month.text);
    house.proofread();
}

#[tokio::test(flavor = "multi_thread")]
async fn somebody_is_told_what_they_have_done() {
    let house = House::open().await;
    let asked = house.say(ANNA, "/stats@kletka_bot");
    assert!(house.answer(asked).await.text.starts_with("You have not finished a match here yet."));
    let first = won(&house).await;
    won(&house).await;
    let asked = house.say(ANNA, "/stats@kletka_bot @boris");
    let told = house.answer(asked).await;
    assert!(told.text.starts_with("Boris\nTic-tac-toe: "), "{}", told.text);
    assert!(told.text.contains("\nLatest matches: ") && told.text.contains("\nYou and Boris: Tic-tac-toe "), "{first}");
    house.press(VERA, &told, "Picture").await;
    let picture = house.find(house.group, "a picture", |m| m.id > told.id && m.photo().is_some()).await;
    assert_eq!(picture.text, "Boris");
    shoot(&picture, "stats.png");
    let asked = house.say(ANNA, "/stats@kletka_bot @nobody_at_all");
    assert!(house.answer(asked).await.text.starts_with("I don’t know anybody called nobody_at_all."));
    // In private, it covers all chats in which the user has played.
    house.whisper(ANNA, "/start");
    house.whisper(ANNA, "/stats");
    let own = house.told_in(ANNA, "Tic-tac-toe: ").await;
    assert!(own.text.lines().next().is_some_and(|line| line.ends_with(':')), "{}", own.text);
    house.press(ANNA, &own, "Picture: Squared paper").await;
    house.find(ANNA, "a picture", |m| m.id > own.id && m.photo().is_some() && m.text == "Anna").await;
    house.whisper(ANNA, "/stats @boris");
    house.told_in(ANNA, "Ask about others in the group").await;
    house.whisper(ANNA, "/top");
    house.told_in(ANNA, "Tables belong to groups").await;
    house.proofread();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_friendly_match_moves_nothing() {
    let house = House::open().await;
    let said = house.say(ANNA, "/tictactoe@kletka_bot @boris casual");
    let lobby = house.find(house.group, "a challenge", |m| m.id > said && m.button("Accept").is_some()).await;
    assert!(lobby.text.contains("It does not count for ratings."), "{}", lobby.text);
    house.press(BORIS, &lobby, "Accept").await;
    let board = house.board(house.group, lobby.id).await;
    let (first, second) = mover(&board);
    let mut last = board.id;
    for (user, text) in [(first, "a1"), (second, "b1"), (first, "a2"), (second, "b2"), (first, "a3")] {
        let answer = house.reply(user, last, text);
        last = house.board(house.group, answer).await.id;
    }
    let end = house.board(house.group, last - 1).await;
    assert!(end.text.ends_with("Not rated, as agreed."), "{}", end.text);
    house.say(ANNA, "/cancel@kletka_bot 1");
    let told = house.told("№1 no longer counts.").await;
    assert_eq!(told.text, "№1 no longer counts.", "no rating has moved, so none is told");
    let asked = house.say(ANNA, "/tictactoe@kletka_bot @boris casual=maybe");
    assert!(house.answer(asked).await.text.contains("“casual” is on or off, not “maybe”."));
}

#[tokio::test(flavor = "multi_thread")]
async fn an_administrator_makes_a_result_void_within_a_day() {
    let house = House::open().await;
    let first = won(&house).await;
    won(&house).await;
    assert!(first.contains("+162"), "{first}");
    house.say(BORIS, "/cancel@kletka_bot 1");
    house.told("Only the players").await;
    house.say(ANNA, "/cancel@kletka_bot 1");
    house.told("№1 no longer counts. Anna 1").await;
    let asked = house.say(ANNA, "/stats@kletka_bot @boris");
    let told = house.answer(asked).await;
    let score = told.text.lines().find(|line| line.starts_with("You and Boris")).unwrap_or_default();
    assert!(score.ends_with("1 : 0") || score.ends_with("0 : 1"), "{}", told.text);
    let again = house.say(ANNA, "/cancel@kletka_bot 1");
    assert_eq!(house.answer(again).await.text, "This match is over.");
    house.advance(25);
    let late = house.say(ANNA, "/cancel@kletka_bot 2");
    assert_eq!(house.answer(late).await.text, "This match is over.");
}

/// Goes to a day in the next month.
fn next_month(house: &House) {
    // Far enough to be in the next month, whatever day it is. The announcement was due on its first day.
    house.advance(32 * 24);
}

#[tokio::test(flavor = "multi_thread")]
async fn the_table_of_a_month_is_announced_once_where_people_have_played() {
    let house = House::open().await;
    for _ in 0..5 {
        won(&house).await;
    }
    next_month(&house);
    let told = house.told("🏆 The table of ").await;
    assert!(told.text.contains("\n1. ") && told.text.contains("5 matches"), "{}", told.text);
    next_month(&house);
    house.idle().await;
    let all = house.sandbox.messages(house.group);
    assert_eq!(all.iter().filter(|m| m.text.starts_with("🏆 The table of ")).count(), 1);
    house.proofread();
}

/// The tables of months in the group that were not deleted, oldest first.
fn months_tables(world: &kletka_sandbox::World, group: i64) -> Vec<kletka_sandbox::Message> {
    let is_table = |m: &&kletka_sandbox::Message| !m.deleted && m.text.starts_with("🏆 The table of ");
    world.messages(group).iter().filter(is_table).cloned().collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn of_a_table_of_the_month_sent_twice_the_first_goes() {
    let house = House::open().await;
    for (round, pressed) in [true, false].into_iter().enumerate() {
        for _ in 0..5 {
            won(&house).await;
        }
        house.settled().await;
        // The messenger has taken it, but the bot does not learn that, as when it is killed before it writes it down.
        house.sandbox.fail(Fault::DropAfter, On::method("sendMessage").in_chat(house.group), 1);
        next_month(&house);
        let twice = |world: &kletka_sandbox::World| {
            Some(months_tables(world, house.group)).filter(|tables| tables.len() == round + 2)
        };
        let tables = house.sandbox.wait_for(twice, PATIENCE).await.expect("it is sent again");
        house.settled().await;
        let (first, second) = (&tables[round], &tables[round + 1]);
        if pressed {
            let said = house.sandbox.messages(house.group).last().map_or(0, |message| message.id);
            house.press(VERA, first, "Picture").await;
            let picture = house.board(house.group, said).await;
            assert!(picture.text.ends_with(", all games"), "{}", picture.text);
        } else {
            house.reply(VERA, first.id, "Well played!");
        }
        house.gone(first).await;
        assert!(house.sandbox.look(|world| months_tables(world, house.group)).iter().any(|m| m.id == second.id));
        // A press on the one that stays changes nothing.
        house.press(VERA, second, "Picture").await;
        house.settled().await;
        assert_eq!(house.sandbox.look(|world| months_tables(world, house.group)).len(), round + 1);
    }
    house.proofread();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_month_with_few_matches_is_not_announced_nor_one_that_nobody_wants() {
    let house = House::open().await;
    won(&house).await;
    next_month(&house);
    house.idle().await;
    for _ in 0..5 {
        won(&house).await;
    }
    house.say(ANNA, "/settings@kletka_bot month=off");
    let set = |m: &kletka_sandbox::Message| labels(m).iter().any(|label| label.contains("is not announced"));
    house.find(house.group, "the settings", set).await;
    next_month(&house);
    house.idle().await;
    assert!(
        house
            .sandbox
            .messages(house.group)
            .iter()
            .all(|m| !m.text.contains("The table of January") && !m.text.starts_with("🏆 The table"))
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn after_the_time_that_matches_are_kept_only_their_results_stay() {
    let mut house = House::open().await;
    won(&house).await;
    won(&house).await;
    house.match_of(ANNA, "/tictactoe@kletka_bot @boris", BORIS).await;
    let board = house.find(house.group, "the first board", |m| m.text.starts_with("№1 ") && m.photo().is_some()).await;
    house.stop().await;
    house.keep(30);
    house.start().await;
    house.advance(29 * 24);
    house.idle().await;
    assert_eq!(house.look(|tx| tx.matches_from(0, 9)), [1, 2, 3]);
    house.advance(2 * 24);
    assert!(house.holds(|tx| tx.matches_from(0, 9) == [3]).await, "matches that have ended go");
    assert_eq!(house.press(BORIS, &board, "Record").await, "There is no match №1.");
    house.say(ANNA, "/stats@kletka_bot");
    house.told("Latest matches: ").await;
}
