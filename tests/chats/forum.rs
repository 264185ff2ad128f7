//! Forums: matches in a topic and in the general one, where the bot is no administrator and has privacy mode. Also
//! messages there to somebody whose private chat accepts none.

use kletka_sandbox::{Fault, Line, Message, On, SandboxConfig};

use super::house::{ANNA, BORIS, BOT, House, PATIENCE, labels, mover};
use super::moves::name;
use super::unseen::{Server, answers, asks, goes, nothing_told, reads};

/// Makes a forum the group of the house. Returns one of its topics.
fn forum(house: &mut House) -> i32 {
    house.group = house.sandbox.add_forum("Forum", &[ANNA, BORIS]);
    house.sandbox.open_topic(ANNA, house.group, "Paper").expect("it is a forum")
}

/// A user writes in a topic, perhaps as a reply.
fn write(house: &House, user: i64, topic: Option<i32>, reply_to: Option<i32>, text: &str) -> i32 {
    let line = Line::new(text);
    let line = reply_to.map_or(line.clone(), |message| line.reply_to(message));
    let line = topic.map_or(line.clone(), |topic| line.topic(topic));
    house.write(user, house.group, line)
}

/// Anna challenges Boris in a topic, and he accepts. Returns the first board.
async fn begin(house: &House, topic: Option<i32>, command: &str) -> Message {
    write(house, ANNA, topic, None, command);
    let lobby = house.find(house.group, "a challenge", |m| m.button("Accept").is_some()).await;
    house.press(BORIS, &lobby, "Accept").await;
    house.board(house.group, lobby.id).await
}

/// Checks that all messages of the bot in the forum are in one topic.
async fn all_in(house: &House, topic: Option<i32>) {
    house.settled().await;
    let said = house.sandbox.messages(house.group).into_iter().filter(|m| m.from == BOT && !m.deleted);
    for message in said {
        assert_eq!(message.topic, topic, "{}", message.text);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn secrets_are_asked_and_answered_in_the_topic_of_their_match() {
    const KEY: &str = "✏ Set my number";
    let all = [Server::Knows, Server::Old].into_iter().flat_map(|server| [(server, false), (server, true)]);
    for (server, general) in all {
        let mut house = server.house().await;
        let paper = forum(&mut house);
        let topic = (!general).then_some(paper);
        begin(&house, topic, "/bulls@kletka_bot @boris").await;
        for (user, number) in [(ANNA, "4821"), (BORIS, "9045")] {
            if server == Server::Knows {
                let question = asks(&house, user, KEY).await;
                answers(&house, &question, "1123");
                let refused = reads(&house, user, &["differ"]).await;
                answers(&house, &refused, number);
                reads(&house, user, &["Kept: ", number]).await;
            } else {
                goes(&house, user, KEY, false).await;
                house.whisper(user, number);
            }
        }
        let board = house.picture(&["guess the number"]).await;
        let first = house.asked(&board);
        write(&house, first, topic, Some(board.id), if first == ANNA { "9045" } else { "4821" });
        let board = house.picture(&["that’s it!"]).await;
        let second = house.asked(&board);
        // A player who may not move is told so there, too.
        let early = write(&house, first, topic, Some(board.id), "1234");
        let told = house.find(house.group, "a refusal", |m| m.reply_to == Some(early) && m.from == BOT).await;
        assert!(told.text.contains("Not your turn"), "{}", told.text);
        write(&house, second, topic, None, "/m@kletka_bot 1234");
        house.picture(&["wins!"]).await;
        all_in(&house, topic).await;
        nothing_told(&house, server, &["1123"]).await;
        house.proofread();
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn an_open_game_is_played_in_a_topic_by_replies_commands_and_lines_that_fill_in() {
    for general in [false, true] {
        let config = SandboxConfig { inline: true, privacy: true, ..SandboxConfig::default() };
        let mut house = House::with(config, "en").await;
        let paper = forum(&mut house);
        let topic = (!general).then_some(paper);
        let board = begin(&house, topic, "/boxes@kletka_bot @boris size=3x3").await;
        let (first, second) = mover(&board);
        let said = write(&house, first, topic, Some(board.id), "a1-b1");
        let board = house.board(house.group, said).await;
        assert!(board.text.contains(&format!("{}: a1-b1", name(first))), "{}", board.text);
        let query = house.sandbox.type_inline(second, house.group, topic, "№1 b1-c1");
        house.sandbox.wait_for(|world| world.suggested(query), PATIENCE).await.expect("an answer");
        let said = house.sandbox.choose(query, 0);
        let board = house.board(house.group, said).await;
        assert!(board.text.contains(&format!("{}: b1-c1", name(second))), "{}", board.text);
        let said = write(&house, first, topic, None, "/m@kletka_bot c1-d1");
        house.board(house.group, said).await;
        write(&house, second, topic, None, "/resign@kletka_bot");
        house.picture(&["resigns", "wins"]).await;
        all_in(&house, topic).await;
        house.proofread();
    }
}

/// A hint about a secret goes to the private chat. If that accepts no messages, the player is told so in the topic,
/// once for each request, and the group learns nothing.
#[tokio::test(flavor = "multi_thread")]
async fn whoever_cannot_be_written_to_in_private_reads_so_where_they_asked() {
    let mut house = House::opened().await;
    let topic = Some(forum(&mut house));
    begin(&house, topic, "/bulls@kletka_bot @boris casual").await;
    for (user, number) in [(ANNA, "4821"), (BORIS, "9045")] {
        house.whisper(user, number);
        house.find(user, "the own board", |m| m.text.contains(number) || m.photo().is_some()).await;
    }
    let board = house.picture(&["guess the number"]).await;
    let (user, _) = mover(&board);
    house.settled().await;
    let blocked = Fault::Error { code: 403, description: "Forbidden: bot was blocked by the user".to_owned() };
    house.sandbox.fail(blocked, On::chat(user), 1);
    write(&house, user, topic, Some(board.id), "/hint");
    let told = house.told("for your eyes only").await;
    assert_eq!((told.mentioned(), labels(&told)), (vec![user], vec!["Open my board".to_owned()]));
    assert!(told.text.contains("ask again") && told.topic == topic, "{}", told.text);
    let asked = write(&house, user, topic, Some(board.id), "/hint");
    let again = house.find(house.group, "an answer", |m| m.reply_to == Some(asked) && m.from == BOT).await;
    assert!(again.text.contains("t.me/kletka_bot?start=m1"), "{}", again.text);
    house.settled().await;
    let about = |m: &Message| m.from == BOT && m.text.contains("for your eyes only");
    let said: Vec<Message> = house.sandbox.messages(house.group).into_iter().filter(about).collect();
    assert_eq!(said.len(), 2, "one for each time: {said:?}");
    all_in(&house, topic).await;
    let group = house.sandbox.transcript(house.group);
    assert!(!group.contains("4821") && !group.contains("9045") && !group.contains("hint: “"), "{group}");
    // Once the chat is open, the hint comes.
    house.sandbox.start_private(user, "m1");
    house.find(user, "the own board", |m| m.photo().is_some()).await;
    write(&house, user, topic, Some(board.id), "/hint");
    house.told_in(user, "a hint: “").await;
    house.proofread();
}

/// A secret is asked in the group, but the messenger stops showing messages to one person, and there is no private
/// chat: each answer that is refused is followed by a sentence that says where to go on.
#[tokio::test(flavor = "multi_thread")]
async fn a_refused_secret_without_a_private_chat_is_never_met_with_silence() {
    const KEY: &str = "✏ Set my number";
    let mut house = Server::Breaks.house().await;
    let topic = Some(forum(&mut house));
    begin(&house, topic, "/bulls@kletka_bot @boris").await;
    let question = asks(&house, ANNA, KEY).await;
    Server::Breaks.middle(&house);
    for times in 1..=2 {
        house.sandbox.act(|world| world.say_ephemeral(question.person, house.group, "1123"));
        let count = |world: &kletka_sandbox::World| {
            let said = world.messages(house.group).into_iter();
            (said.filter(|m| m.text.contains("can’t ask you for it here")).count() == times).then_some(())
        };
        let said = house.sandbox.wait_for(count, PATIENCE).await;
        assert!(said.is_ok(), "{times}: {}", house.sandbox.transcript(house.group));
    }
    all_in(&house, topic).await;
    let group = house.sandbox.transcript(house.group);
    assert!(!group.contains("1123"), "{group}");
    house.proofread();
}
