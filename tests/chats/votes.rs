//! The chat plays one side: its members vote, and the decision is carried out.

use kletka::games::GAMES;
use kletka::play::{Match, record};
use kletka_sandbox::{Body, Message, Rank, SandboxConfig};

use super::house::{ANNA, BORIS, BOT, House, VERA};

/// A match against the computer. Returns the first board on which the chat is asked. The computer answers near existing
/// marks, so a test that continues puts its next cross far away, out of reach of any answer.
async fn against_computer(house: &House, terms: &str) -> Message {
    house.say(ANNA, &format!("/fiveinarow@kletka_bot bot:1 {terms}"));
    turn(house, 0).await
}

/// A match against Boris, who begins if the lot says so.
async fn against_boris(house: &House, terms: &str) -> Message {
    let first = house.match_of(ANNA, &format!("/fiveinarow@kletka_bot @boris {terms}"), BORIS).await;
    if first.text.contains("The chat: put") {
        return first;
    }
    house.reply(BORIS, first.id, "h8");
    turn(house, first.id).await
}

/// The next board on which the chat is asked.
async fn turn(house: &House, after: i32) -> Message {
    let asks = |m: &Message| m.id > after && m.photo().is_some() && m.text.contains("The chat: put a");
    house.find(house.group, "a board that asks the chat", asks).await
}

/// The message of a vote that contains all these parts.
async fn vote(house: &House, parts: &[&str]) -> Message {
    let fits = |m: &Message| {
        let vote = m.text.contains("· The chat ") || m.text.contains("· The vote ") || m.text.contains("· This vote ");
        m.from == BOT && vote && parts.iter().all(|part| m.text.contains(part))
    };
    let found = house.find(house.group, &format!("a vote with {parts:?}"), fits).await;
    house.settled().await;
    found
}

/// More people of the group.
fn crowd(house: &House, count: i64) -> Vec<i64> {
    let people = (0..count).map(|n| {
        house.sandbox.act(|world| {
            let user = world.add_user(100 + n, &format!("P{n}"), None, "en");
            world.set_rank(house.group, user, Rank::Member);
            user
        })
    });
    people.collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn the_move_that_leads_is_made_when_the_time_is_over() {
    let house = House::open().await;
    let board = against_computer(&house, "vote=10m").await;
    assert!(board.text.contains("the vote closes 10 minutes after the first reply"), "{}", board.text);
    house.pass(3600);
    house.silent(board.id).await;
    house.reply(ANNA, board.id, "a1");
    let open = vote(&house, &["a1 1 (Anna). Closes "]).await;
    assert!(open.text.ends_with("Answer with a move; you may change it."), "{}", open.text);
    // Replies to the vote itself count as well, and people may change their minds.
    house.reply(BORIS, open.id, "b1");
    vote(&house, &["a1 1 (Anna), b1 1 (Boris)."]).await;
    house.reply(VERA, open.id, "a1");
    vote(&house, &["a1 2 (Anna, Vera), b1 1 (Boris)."]).await;
    house.reply(BORIS, board.id, "c1");
    vote(&house, &["a1 2 (Anna, Vera), c1 1 (Boris)."]).await;
    house.pass(590);
    house.silent(open.id).await;
    house.pass(12);
    let next = house.picture(&["Votes: a1 2, c1 1.", "The chat: a1"]).await;
    assert!(next.id > board.id);
    let closed = vote(&house, &["The chat has voted: a1 2 (Anna, Vera), c1 1 (Boris)."]).await;
    assert_eq!(closed.id, open.id, "it is one message, edited");
    house.proofread();
}

#[tokio::test(flavor = "multi_thread")]
async fn an_illegal_vote_is_refused_at_once() {
    let house = House::open().await;
    let board = against_computer(&house, "vote=10m").await;
    let wrong = house.reply(ANNA, board.id, "z99");
    let answer = house.find(house.group, "a refusal", |m| m.from == BOT && m.reply_to == Some(wrong)).await;
    assert!(!answer.text.contains("vote"), "{}", answer.text);
    // The edited message is a ballot, and edited again it is another one.
    house.correct(ANNA, wrong, "a1");
    let open = vote(&house, &["a1 1 (Anna)."]).await;
    house.correct(ANNA, wrong, "b1");
    vote(&house, &["b1 1 (Anna)."]).await;
    // Chatter is not a vote: only replies are.
    house.say(BORIS, "a1");
    house.reply(BORIS, open.id, "why not a1?");
    house.silent(open.id).await;
    house.pass(602);
    house.picture(&["Votes: b1 1."]).await;
    // A message that has been played plays no more.
    let board = turn(&house, board.id).await;
    house.correct(ANNA, wrong, "c1");
    house.silent(board.id).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_vote_closes_early_once_more_than_half_agree() {
    let house = House::open().await;
    let board = against_computer(&house, "vote=1h").await;
    for (user, text) in [(ANNA, "a1"), (BORIS, "b1"), (VERA, "b1")] {
        house.reply(user, board.id, text);
    }
    vote(&house, &["b1 2 (Boris, Vera), a1 1 (Anna)."]).await;
    house.pass(3602);
    let board = turn(&house, board.id).await;
    assert!(board.text.contains("Votes: b1 2, a1 1."), "{}", board.text);
    house.reply(ANNA, board.id, "m1");
    vote(&house, &["m1 1 (Anna)."]).await;
    house.reply(VERA, board.id, "m1");
    let board = house.picture(&["Votes: m1 2.", "The chat: m1"]).await;
    // Now there are two voters, and both together are more than half.
    house.settled().await;
    let board = turn(&house, board.id - 1).await;
    house.reply(VERA, board.id, "a13");
    vote(&house, &["a13 1 (Vera)."]).await;
    house.reply(ANNA, board.id, "b13");
    vote(&house, &["a13 1 (Vera), b13 1 (Anna)."]).await;
    house.pass(3602);
    house.picture(&["Votes: a13 1, b13 1.", "The chat: a13"]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn two_teams_of_ten_vote_at_once() {
    let house = House::open().await;
    let people = crowd(&house, 20);
    let (one, two) = people.split_at(10);
    let first = against_computer(&house, "vote=10m").await;
    house.say(ANNA, "/fiveinarow@kletka_bot bot:1 vote=10m");
    let second = turn(&house, first.id).await;
    assert!(first.text.contains("№1") && second.text.contains("№2"), "{} {}", first.text, second.text);
    let before = house.calls_so_far();
    for (n, (a, b)) in one.iter().zip(two).enumerate() {
        house.reply(*a, first.id, if n < 6 { "a1" } else { "b1" });
        house.reply(*b, second.id, if n % 2 == 0 { "c1" } else { "d1" });
    }
    let (all, half) = ("a1 6 (P0, P1, P2, P3, P4, P5), b1 4 (P6, P7, P8, P9).", "c1 5 (P10, P12, P14, P16, P18), d1 5");
    let a = vote(&house, &["№1", all]).await;
    let b = vote(&house, &["№2", half]).await;
    house.settled().await;
    let tally = house.tally(house.group, ANNA, before).await;
    assert_eq!(tally.get("sendmessage"), Some(&2), "{tally:?}");
    house.pass(602);
    house.picture(&["№1", "Votes: a1 6, b1 4."]).await;
    house.picture(&["№2", "Votes: c1 5, d1 5."]).await;
    assert_eq!(vote(&house, &["№1", "has voted"]).await.id, a.id);
    assert_eq!(vote(&house, &["№2", "has voted"]).await.id, b.id);
    house.proofread();
}

#[tokio::test(flavor = "multi_thread")]
async fn sixty_percent_give_up() {
    let house = House::open().await;
    let people = crowd(&house, 5);
    let board = against_computer(&house, "vote=10m").await;
    house.reply(people[0], board.id, "I resign");
    vote(&house, &["giving up 1 (P0)."]).await;
    house.reply(people[1], board.id, "a1");
    house.reply(people[2], board.id, "b1");
    house.reply(people[3], board.id, "/resign@kletka_bot");
    house.reply(people[4], board.id, "a1");
    vote(&house, &["a1 2 (P1, P4)", "b1 1 (P2)", "giving up 2 (P0, P3)"]).await;
    house.pass(602);
    let board = turn(&house, board.id).await;
    assert!(board.text.contains("The chat: a1"), "40 % are not enough: {}", board.text);
    for (n, user) in people.iter().enumerate().take(2) {
        house.reply(*user, board.id, "resign");
        vote(&house, &[&format!("giving up {}", n + 1)]).await;
    }
    house.say(people[2], "/resign@kletka_bot 1");
    let end = house.picture(&["The chat resigns.", "wins"]).await;
    assert!(end.text.contains("Not rated: the chat played together."), "{}", end.text);
    // Any member of the chat may ask for a rematch.
    house.press(people[4], &end, "Rematch").await;
    let board = turn(&house, end.id).await;
    assert!(board.text.contains("№2"), "{}", board.text);
    house.proofread();
}

#[tokio::test(flavor = "multi_thread")]
async fn the_chat_offers_a_draw_and_accepts_one() {
    let house = House::open().await;
    let people = crowd(&house, 3);
    let board = against_computer(&house, "vote=10m").await;
    let asked = house.reply(ANNA, board.id, "draw?");
    assert_eq!(house.answer(asked).await.text, "The computer plays on.");
    house.say(ANNA, "/cancel@kletka_bot 1");
    house.picture(&["Called off"]).await;

    let board = against_boris(&house, "vote=10m").await;
    house.reply(people[0], board.id, "draw");
    house.reply(people[1], board.id, "draw");
    house.reply(people[0], board.id, "a1");
    house.reply(people[2], board.id, "b1");
    vote(&house, &["a1 1 (P0), b1 1 (P2), a draw 2 (P1, P0)."]).await;
    house.pass(602);
    let board = house.picture(&["Votes: a1 1, b1 1, a draw 2.", "The chat: a1"]).await;
    let offer = house.told("The chat offers a draw in №2.").await;
    assert_eq!(house.asked(&offer), BORIS);
    assert_eq!(house.press(people[0], &offer, "Agree").await, "You have said yes already. Now it waits for an answer.");
    assert_eq!(house.press(BORIS, &offer, "Refuse").await, "");
    house.settled().await;
    // Boris thinks again.
    house.reply(BORIS, board.id, "draw?");
    let offer = house.told("Boris offers a draw in №2.").await;
    let told = "Whoever is against it just votes for a move.";
    assert_eq!(house.press(people[0], &offer, "Refuse").await, told);
    assert_eq!(house.press(people[0], &offer, "Agree").await, "");
    vote(&house, &["a draw 1 (P0)."]).await;
    assert_eq!(house.press(people[1], &offer, "Agree").await, "");
    let end = house.picture(&["Agreed", "A draw."]).await;
    assert!(end.text.contains("Not rated: the chat played together."), "{}", end.text);
    house.proofread();
}

/// Only a vote that decides something says how many there are to ask next time.
#[tokio::test(flavor = "multi_thread")]
async fn a_vote_that_decides_nothing_leaves_the_quorum_as_it_was() {
    let house = House::open().await;
    let people = crowd(&house, 4);
    let board = against_boris(&house, "vote=10m").await;
    for user in &people {
        house.reply(*user, board.id, "a1");
    }
    vote(&house, &["a1 4 ("]).await;
    house.pass(602);
    let board = house.picture(&["Votes: a1 4.", "The chat: a1", "Boris: put"]).await;
    house.reply(BORIS, board.id, "i8");
    let board = turn(&house, board.id).await;
    house.reply(people[0], board.id, "resign");
    house.reply(people[1], board.id, "draw");
    vote(&house, &["giving up 1", "a draw 1"]).await;
    house.pass(602);
    vote(&house, &["decides nothing: ", "giving up 1"]).await;
    // Two of the four who voted before are not more than half; three are.
    house.reply(people[0], board.id, "b1");
    house.reply(people[1], board.id, "b1");
    let open = vote(&house, &["b1 2 (", "Closes"]).await;
    house.silent(open.id).await;
    house.reply(people[2], board.id, "b1");
    house.picture(&["Votes: b1 3.", "The chat: b1"]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn in_a_consultation_the_first_move_counts() {
    let house = House::open().await;
    let board = against_computer(&house, "vote=first").await;
    assert!(board.text.contains("Anybody here may reply: the first move counts."), "{}", board.text);
    house.reply(VERA, board.id, "a1");
    let board = turn(&house, board.id).await;
    assert!(board.text.contains("The chat: a1"), "{}", board.text);
    house.reply(BORIS, board.id, "m1");
    let board = turn(&house, board.id).await;
    // A person who wants to resign has to convince the others. Players who move on do not agree.
    house.reply(BORIS, board.id, "resign");
    let open = vote(&house, &["giving up 1 (Boris)."]).await;
    house.reply(ANNA, board.id, "a13");
    let next = turn(&house, board.id).await;
    assert!(next.text.contains("The chat: a13"), "{}", next.text);
    // The vote's message says so, or it is deleted if its number was not known yet.
    let off = |world: &kletka_sandbox::World| {
        let message = world.message(open.chat, open.id);
        message.is_none_or(|message| message.deleted || message.text.contains("This vote is off"))
    };
    house.sandbox.wait(off, super::house::PATIENCE).await.expect("the vote is over");
}

#[tokio::test(flavor = "multi_thread")]
async fn somebody_plays_against_the_chat() {
    let house = House::open().await;
    house.say(BORIS, "/fiveinarow@kletka_bot @boris vote=1d");
    let board = house.board(house.group, 0).await;
    let board = if board.text.contains("Boris: put") {
        house.reply(ANNA, board.id, "a1");
        house.told("Not your turn: Boris is to move.").await;
        house.reply(BORIS, board.id, "h8");
        turn(&house, board.id).await
    } else {
        board
    };
    let own = house.reply(BORIS, board.id, "a1");
    let answer = house.find(house.group, "a refusal", |m| m.reply_to == Some(own)).await;
    assert_eq!(answer.text, "Not your turn: the chat is to move.");
    house.reply(ANNA, board.id, "b1");
    let open = vote(&house, &["b1 1 (Anna). Closes on "]).await;
    house.settled().await;
    // A step of the opponent cancels the vote.
    house.reply(BORIS, board.id, "resign");
    house.picture(&["Boris resigns."]).await;
    assert_eq!(vote(&house, &["This vote is off"]).await.id, open.id);
    house.proofread();
}

#[tokio::test(flavor = "multi_thread")]
async fn the_chat_lets_a_move_be_taken_back() {
    let house = House::open().await;
    let board = against_boris(&house, "vote=10m").await;
    house.reply(ANNA, board.id, "a1");
    house.reply(VERA, board.id, "a1");
    vote(&house, &["a1 2"]).await;
    house.pass(602);
    let board = house.picture(&["The chat: a1", "Boris: put"]).await;
    let no = house.reply(ANNA, board.id, "undo");
    assert_eq!(house.answer(no).await.text, "The chat takes no moves back.");
    house.reply(BORIS, board.id, "i8");
    let board = turn(&house, board.id).await;
    house.reply(VERA, board.id, "b1");
    vote(&house, &["b1 1 (Vera)."]).await;
    house.reply(BORIS, board.id, "undo");
    let offer = house.told("Boris asks to take a move back").await;
    house.press(ANNA, &offer, "Agree").await;
    vote(&house, &["b1 1 (Vera), taking the move back 1 (Anna)."]).await;
    house.press(VERA, &offer, "Agree").await;
    house.picture(&["Boris has taken a move back.", "Boris: put"]).await;
    vote(&house, &["has voted: b1 1 (Vera), taking the move back 2 (Vera, Anna)."]).await;
    house.proofread();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_vote_outlives_a_restart_and_a_move_of_the_group() {
    let mut house = House::open().await;
    let board = against_computer(&house, "vote=10m").await;
    house.reply(ANNA, board.id, "a1");
    let open = vote(&house, &["a1 1 (Anna)."]).await;
    house.settled().await;
    house.stop().await;
    house.start().await;
    house.reply(VERA, open.id, "a1");
    let open = vote(&house, &["a1 2 (Anna, Vera)."]).await;
    house.settled().await;
    let new = house.sandbox.migrate(house.group);
    house.group = new;
    let again = house.find(new, "the vote", |m| m.from == BOT && m.text.contains("a1 2 (Anna, Vera).")).await;
    assert_eq!(again.chat, new);
    assert_ne!(again.chat, open.chat);
    house.settled().await;
    house.stop().await;
    house.pass(602);
    house.start().await;
    house.picture(&["Votes: a1 2.", "The chat: a1"]).await;
    house.find(new, "its end", |m| m.id == again.id && m.text.contains("has voted")).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_record_tells_the_counts() {
    let house = House::open().await;
    let board = against_computer(&house, "vote=10m").await;
    house.reply(ANNA, board.id, "a1");
    house.reply(VERA, board.id, "b1");
    vote(&house, &["a1 1 (Anna), b1 1 (Vera)."]).await;
    house.pass(602);
    let board = turn(&house, board.id).await;
    house.say(VERA, "/export@kletka_bot 1");
    let is_record = |m: &Message| m.id > board.id && matches!(m.body, Body::Document(_));
    let file = house.find(house.group, "the record", is_record).await;
    let Body::Document(file) = &file.body else { panic!("{file:?}") };
    let bytes = file.bytes.as_ref().expect("it was uploaded");
    let text = String::from_utf8(bytes.to_vec()).expect("a text");
    let comment = text.lines().position(|line| line == "# votes: a1 1, b1 1").expect(&text);
    assert!(text.lines().nth(comment + 1).is_some_and(|line| line.starts_with("1 a1 @ ")), "{text}");
    assert!(text.contains("seats The chat | Kletka (level 1)"), "{text}");
    let (header, lines) = record::read(&text, GAMES).expect("comments are skipped");
    assert!(Match::replay(header, lines).is_ok());
}

#[tokio::test(flavor = "multi_thread")]
async fn what_cannot_be_voted_on_is_refused_with_the_reason() {
    let house = House::open().await;
    for (command, answer) in [
        ("/fiveinarow@kletka_bot bot vote=0", "How long a vote lasts can be from 10s to 7d"),
        ("/fiveinarow@kletka_bot bot vote=x", "but not x."),
        ("/fiveinarow@kletka_bot bot vote=30d", "but not 30d."),
        ("/fiveinarow@kletka_bot bot vote=10m clock=1m", "leave out “clock”"),
        ("/fiveinarow@kletka_bot vote=10m", "Say against whom the chat plays"),
        ("/seabattle@kletka_bot bot vote=10m", "There are secrets in the game"),
    ] {
        let said = house.say(ANNA, command);
        let told = house.answer(said).await;
        assert!(told.text.contains(answer), "{command}: {}", told.text);
    }
    house.whisper(ANNA, "/fiveinarow bot vote=10m");
    house.told_in(ANNA, "Votes need a group").await;
    // There are no votes in private, and strangers see nothing of a match that way.
    against_computer(&house, "vote=10m").await;
    house.whisper(VERA, "/m 1 a1");
    house.told_in(VERA, "№1").await;
    house.proofread();
}

#[tokio::test(flavor = "multi_thread")]
async fn russian_counts_have_their_forms() {
    let house = House::with(SandboxConfig::default(), "ru").await;
    let people = crowd(&house, 8);
    house.say(ANNA, "/fiveinarow@kletka_bot бот:1 голосование=10м");
    let asks = |m: &Message| m.photo().is_some() && m.text.contains("Чат: ");
    let board = house.find(house.group, "a board that asks the chat", asks).await;
    assert!(board.text.contains("Время на голосование с первого ответа: 10 минут."), "{}", board.text);
    for (n, user) in people.iter().enumerate() {
        house.reply(*user, board.id, ["а1", "а1", "а1", "а1", "а1", "б1", "б1", "в1"][n]);
    }
    let told = "· Чат голосует: а1 – 5 голосов (P0, P1, P2, P3, P4), б1 – 2 голоса (P5, P6), в1 – 1 голос (P7). Итог ";
    let open = house.told(told).await;
    house.settled().await;
    assert!(open.text.ends_with("Голосуют ходом в ответ, передумать можно."), "{}", open.text);
    house.pass(602);
    house.picture(&["Голоса: а1 – 5 голосов, б1 – 2 голоса, в1 – 1 голос."]).await;
    house.proofread();
}
