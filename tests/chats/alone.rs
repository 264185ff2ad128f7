//! Private messages in groups: failures, and quiet answers.

use kletka_sandbox::{Fault, Message, On, World};

use super::house::{ANNA, BORIS, BOT, House, PATIENCE, VERA, labels};
use super::unseen::{Server, answers, asks, keyed, reads, sees};

/// A message that the app has forgotten is sent again, and a refused edit loses nothing.
#[tokio::test(flavor = "multi_thread")]
async fn what_is_refused_or_gone_leads_on() {
    let house = House::open().await;
    let board = house.accepted("/bulls @boris").await;
    house.reply(ANNA, board.id, "1234");
    house.told("everybody can read it here: tap the button").await;
    let question = asks(&house, ANNA, "✏ Set my number").await;
    let gone = || Fault::Error { code: 400, description: "Bad Request: ephemeral message not found".to_owned() };
    house.sandbox.fail(gone(), On::method("editephemeralmessagetext"), 1);
    answers(&house, &question, "4821");
    let kept = reads(&house, ANNA, &["Kept: 4821"]).await;
    assert_ne!(kept.number, question.number, "a new message in the place of the one that is gone");
    let question = asks(&house, BORIS, "✏ Set my number").await;
    let no = || Fault::Error { code: 400, description: "Bad Request: something new".to_owned() };
    house.sandbox.fail(no(), On::method("editephemeralmessagetext"), 1);
    answers(&house, &question, "9045");
    let board = house.picture(&["guess the number"]).await;
    let usual = house.find(house.group, "the usual button", |m| m.button("Open my board").is_some()).await;
    assert_eq!(usual.id, board.id, "for a day nothing of the kind is tried");
    house.advance(25);
    house.reply(house.asked(&board), board.id, "1234");
    keyed(&house, "👁 My board").await;
}

/// An administrator bot asks without a press.
#[tokio::test(flavor = "multi_thread")]
async fn an_administrator_asks_by_itself() {
    let house = House::open().await;
    house.sandbox.promote_bot(VERA, house.group);
    house.accepted("/bulls @boris").await;
    for (user, number) in [(ANNA, "4821"), (BORIS, "9045")] {
        let question = sees(&house, user, "a question", |m| m.button("In private").is_some()).await;
        answers(&house, &question, "11");
        reads(&house, user, &["Reply to this message, for example "]).await;
        answers(&house, &question, number);
        reads(&house, user, &["Kept", number]).await;
    }
    house.picture(&["guess the number"]).await;
}

/// A chat can switch it off.
#[tokio::test(flavor = "multi_thread")]
async fn a_group_can_do_without() {
    let house = House::open().await;
    house.sandbox.set_rank(house.group, VERA, kletka_sandbox::Rank::Admin);
    house.say(VERA, "/settings@kletka_bot secrets=off answers=off");
    house.told("Saved").await;
    let board = house.accepted("/bulls @boris").await;
    assert_eq!(labels(&board), ["Open my board"]);
    assert!(board.text.contains("send it to me in private"), "{}", board.text);
    house.reply(ANNA, board.id, "1234");
    house.told("send it to me in our private chat").await;
}

/// Nobody else needs to read the answer to a personal request.
#[tokio::test(flavor = "multi_thread")]
async fn an_administrator_answers_so_that_one_person_reads_it() {
    let house = House::open().await;
    house.sandbox.promote_bot(VERA, house.group);
    let board = house.accepted("/tictactoe @boris").await;
    for (asked, answer) in
        [("/matches", "№1"), ("/help", "/play"), ("/rules pig", "Pig"), ("/stats", "You have not finished a match")]
    {
        let (name, rest) = asked.split_once(' ').unwrap_or((asked, ""));
        house.say(VERA, &format!("{name}@kletka_bot {rest}"));
        reads(&house, VERA, &[answer]).await;
    }
    house.say(VERA, "/export@kletka_bot");
    sees(&house, VERA, "a file", |m| m.media().is_some_and(|file| file.name.is_some())).await;
    let (first, _) = super::house::mover(&board);
    house.reply(first, board.id, "b9");
    let refused = sees(&house, first, "a refusal", |m| !m.deleted).await;
    house.settled().await;
    let later: Vec<Message> = house.sandbox.messages(house.group).into_iter().filter(|m| m.id > board.id).collect();
    assert!(later.iter().all(|m| m.from != BOT), "everybody reads {later:?}");
    house.reply(first, board.id, "b2");
    let gone = |world: &World| !world.ephemerals(house.group, first).iter().any(|e| e.number == refused.number);
    house.sandbox.wait(gone, PATIENCE).await.expect("the refusal goes with the next move");
}

/// An ordinary member bot may answer privately only if nobody else has read the question.
#[tokio::test(flavor = "multi_thread")]
async fn a_command_that_nobody_else_reads_is_answered_likewise() {
    let house = House::open().await;
    let said = house.say(VERA, "/rules@kletka_bot pig");
    house.board(house.group, said).await;
    house.sandbox.act(|world| world.say_ephemeral(VERA, house.group, "/rules pig"));
    sees(&house, VERA, "the rules", |m| m.text.contains("Pig")).await;
    house.sandbox.act(|world| world.say_ephemeral(VERA, house.group, "4821"));
    reads(&house, VERA, &["No match here is waiting for a secret of yours"]).await;
    house.settled().await;
    let rules = house.sandbox.messages(house.group).into_iter().filter(|m| m.from == BOT && m.photo().is_some());
    assert_eq!(rules.count(), 1, "once for everybody");
}

/// If that does not work, everybody reads the answer, as before.
#[tokio::test(flavor = "multi_thread")]
async fn an_answer_that_cannot_be_quiet_is_read_by_everybody() {
    for server in [Server::Old, Server::Breaks] {
        let house = server.house().await;
        house.sandbox.promote_bot(VERA, house.group);
        house.accepted("/tictactoe @boris").await;
        if server == Server::Breaks {
            let no = Fault::Error { code: 400, description: "Bad Request: something new".to_owned() };
            house.sandbox.fail(no, On::method("sendmessage"), 1);
        }
        for _ in 0..2 {
            let said = house.say(VERA, "/matches@kletka_bot");
            house.find(house.group, "an answer", |m| m.from == BOT && m.id > said && m.text.contains("№1")).await;
        }
        house.settled().await;
        assert!(house.sandbox.look(|world| world.ephemerals(house.group, VERA)).is_empty(), "{server:?}");
        house.advance(25);
        house.say(VERA, "/matches@kletka_bot");
        if server == Server::Breaks {
            reads(&house, VERA, &["№1"]).await;
        }
    }
}
