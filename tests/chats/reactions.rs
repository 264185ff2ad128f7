//! Reactions: the bot's own, and those by which people vote.

use kletka::store::schema::Tx;
use kletka_sandbox::{ANONYMOUS, Fault, Feature, Message, On, SandboxConfig};

use super::house::{ANNA, BORIS, House, PATIENCE, VERA, labels, mover};

/// A match of six in a row, in a group where a person gets two answers a minute.
async fn tight() -> (House, Message) {
    let mut house = House::open().await;
    house.answer_at_most(2);
    house.stop().await;
    house.start().await;
    let board = house.accepted("/tictactoe @boris size=6 line=6").await;
    house.pass(61);
    (house, board)
}

/// A user replies to a board with illegal moves until their answers are used up. Returns the last message.
async fn refused(house: &House, user: i64, board: &Message) -> i32 {
    for cell in ["z1", "z2"] {
        let said = house.reply(user, board.id, cell);
        house.find(house.group, "an answer", |message| message.reply_to == Some(said)).await;
    }
    house.reply(user, board.id, "z3")
}

/// Waits for the bot's reaction to a message.
async fn reacted(house: &House, message: i32, emoji: Option<&str>) {
    let stands = |world: &kletka_sandbox::World| {
        world.message(house.group, message).is_some_and(|m| m.reaction.as_deref() == emoji)
    };
    house.sandbox.wait(stands, PATIENCE).await.expect("the reaction");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_move_is_doubted_where_there_are_no_words_left() {
    let (house, board) = tight().await;
    let (first, _) = mover(&board);
    let said = refused(&house, first, &board).await;
    reacted(&house, said, Some("🤔")).await;
    let calls = || house.sandbox.calls_of("setMessageReaction").len();
    house.correct(first, said, "z4");
    let next = house.reply(first, board.id, "z5");
    reacted(&house, next, Some("🤔")).await;
    assert_eq!(calls(), 2, "each message once");
    let more = house.reply(first, board.id, "z6");
    house.correct(first, said, "a1");
    reacted(&house, said, None).await;
    house.board(house.group, more).await;
    reacted(&house, more, None).await;
    assert_eq!(calls(), 3, "of doubts, too, there are so many a minute");
}

#[tokio::test(flavor = "multi_thread")]
async fn where_no_reaction_is_taken_there_is_silence() {
    for (code, text) in [(404, "Not Found: method not found"), (400, "Bad Request: REACTION_INVALID")] {
        let (house, board) = tight().await;
        let fault = Fault::Error { code, description: text.to_owned() };
        house.sandbox.fail(fault, On::method("setMessageReaction"), u32::MAX);
        let (first, _) = mover(&board);
        let said = refused(&house, first, &board).await;
        let failed = |world: &kletka_sandbox::World| !world.calls_of("setMessageReaction").is_empty();
        house.sandbox.wait(failed, PATIENCE).await.expect("it is tried");
        house.settled().await;
        let board = house.board(house.group, house.reply(first, board.id, "a1")).await;
        assert!(board.id > said, "{text}: the match goes on");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_group_may_want_no_reactions() {
    let (house, board) = tight().await;
    house.say(ANNA, "/settings@kletka_bot reactions=off");
    house.told("Saved").await;
    house.pass(61);
    let (first, _) = mover(&board);
    refused(&house, first, &board).await;
    house.board(house.group, house.reply(first, board.id, "a1")).await;
    house.settled().await;
    assert!(house.sandbox.calls_of("setMessageReaction").is_empty());
}

/// A user reacts to a message of the group.
fn react(house: &House, user: i64, message: &Message, emoji: &str) {
    house.sandbox.react(user, message.chat, message.id, Some(emoji));
}

/// A group with the bot as administrator, and a match with a draw offer: the user who offered, the other one, and the
/// offer.
async fn offered(house: &House, admin: bool) -> (i64, i64, Message) {
    if admin {
        house.sandbox.promote_bot(ANNA, house.group);
    }
    let board = house.accepted("/tictactoe @boris size=6 line=6").await;
    let (first, second) = mover(&board);
    house.say(first, "/draw@kletka_bot");
    let offer = house.find(house.group, "an offer", |m| m.button("Agree").is_some()).await;
    house.settled().await;
    (first, second, offer)
}

#[tokio::test(flavor = "multi_thread")]
async fn a_thumb_agrees_to_a_draw_for_good() {
    let house = House::open().await;
    let (first, second, offer) = offered(&house, true).await;
    assert!(offer.text.ends_with("\n👍 or 👎 on this message counts too."), "{}", offer.text);
    // The player who offered has agreed already, a stranger is not asked, and neither is an anonymous administrator.
    for other in [first, VERA, ANONYMOUS] {
        react(&house, other, &offer, "👍");
    }
    react(&house, second, &offer, "❤");
    house.silent(offer.id).await;
    assert_eq!(house.sandbox.message(house.group, offer.id).map(|m| m.text), Some(offer.text.clone()));
    react(&house, second, &offer, "👍");
    let over = house.told("A draw.").await;
    let closed = house.changed(&offer).await;
    assert!(closed.text.contains("agrees."), "{}", closed.text);
    assert_eq!(labels(&closed), ["✓ Agree"]);
    house.settled().await;
    // A vote that took effect stays.
    react(&house, second, &offer, "👎");
    house.sandbox.react(second, house.group, offer.id, None);
    house.silent(over.id).await;
    house.say(first, "/board@kletka_bot 1");
    house.find(house.group, "the same end", |m| m.id > over.id && m.text.contains("A draw.")).await;
    house.proofread();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_thumb_down_refuses_and_an_old_offer_is_nothing() {
    let house = House::with(SandboxConfig::default(), "ru").await;
    house.sandbox.promote_bot(ANNA, house.group);
    let board = house.match_of(ANNA, "/tictactoe@kletka_bot @boris size=6 line=6", BORIS).await;
    let (first, second) = mover(&board);
    house.say(first, "/draw@kletka_bot");
    let offer = house.find(house.group, "an offer", |m| m.button("Не против").is_some()).await;
    assert!(offer.text.ends_with("\n👍 или 👎 на этом сообщении тоже считается."), "{}", offer.text);
    house.settled().await;
    react(&house, second, &offer, "👎");
    let closed = house.changed(&offer).await;
    assert!(closed.text.contains("против"), "{}", closed.text);
    assert_eq!(labels(&closed), ["✓ Нет"]);
    react(&house, second, &offer, "👍");
    house.silent(offer.id).await;
    house.reply(first, board.id, "a1");
    let next = house.board(house.group, offer.id).await;
    assert_eq!(mover(&next).0, second, "the match goes on");
    house.proofread();
}

#[tokio::test(flavor = "multi_thread")]
async fn without_rights_or_with_an_older_server_the_button_is_the_way() {
    let older = SandboxConfig { lacks: vec![Feature::Reactions, Feature::Disabled], ..SandboxConfig::default() };
    for (config, admin, off) in
        [(SandboxConfig::default(), false, false), (older, true, false), (SandboxConfig::default(), true, true)]
    {
        let lacking = !config.lacks.is_empty();
        let house = House::with(config, "en").await;
        if off {
            house.say(ANNA, "/settings@kletka_bot reactions=off");
            house.told("Saved").await;
        }
        let (_, second, offer) = offered(&house, admin).await;
        assert_eq!(offer.text.contains("👍"), lacking, "{}", offer.text);
        react(&house, second, &offer, "👍");
        house.silent(offer.id).await;
        assert_eq!(house.press(second, &offer, "Agree").await, "");
        house.told("A draw.").await;
        let closed = house.changed(&offer).await;
        assert_eq!(labels(&closed).is_empty(), lacking, "{closed:?}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_word_is_taken_or_turned_down_by_a_thumb() {
    for (emoji, told) in [("👍", "FLARN counts."), ("👎", "FLARN does not count.")] {
        let house = House::open().await;
        house.sandbox.promote_bot(ANNA, house.group);
        let board = house.accepted("/balda @boris word=flare").await;
        let (first, second) = mover(&board);
        let said = house.reply(first, board.id, "d4 n flarn");
        let asks = house.board(house.group, said).await;
        assert!(asks.text.contains("👍 or 👎 on this message counts too."), "{}", asks.text);
        house.settled().await;
        // Reactions to the old board, or by the player who proposed the word, mean nothing.
        react(&house, first, &asks, "👍");
        house.silent(asks.id).await;
        react(&house, second, &asks, emoji);
        let next = house.board(house.group, asks.id).await;
        assert!(next.text.to_uppercase().contains(&told.to_uppercase()), "{}", next.text);
        house.settled().await;
        react(&house, second, &asks, "👎");
        house.silent(next.id).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_thumb_under_an_older_position_does_not_answer_the_next() {
    let house = House::open().await;
    house.sandbox.promote_bot(ANNA, house.group);
    let board = house.accepted("/balda @boris word=flare").await;
    let (first, second) = mover(&board);
    let asks = house.board(house.group, house.reply(first, board.id, "d4 n flarn")).await;
    house.settled().await;
    // The next pictures are late, so the old one is still the match's board while another word is asked about.
    house.sandbox.fail(Fault::TooMany(2), On::method("sendPhoto").in_chat(house.group), 1);
    house.press(second, &asks, "✅ It counts").await;
    house.reply(second, asks.id, "d2 k flark");
    let asked = |tx: &Tx<'_>| tx.lines(1).len() == 3;
    assert!(house.holds(asked).await, "the second word is offered");
    react(&house, first, &asks, "👍");
    house.idle().await;
    assert!(house.holds(asked).await, "a thumb for the first word says nothing of the second");
    let next = house.board(house.group, asks.id).await;
    house.settled().await;
    react(&house, first, &next, "👍");
    house.find(house.group, "the second word", |m| m.text.to_uppercase().contains("FLARK COUNTS")).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_thumb_down_objects_to_real_dice() {
    let house = House::open().await;
    house.sandbox.promote_bot(ANNA, house.group);
    let board = house.accepted("/pig @boris dice=real goal=30").await;
    let (first, second) = mover(&board);
    house.reply(first, board.id, "6 5");
    let board = house.board(house.group, board.id).await;
    assert!(board.text.contains("👎 on this picture objects as well."), "{}", board.text);
    house.settled().await;
    for (user, emoji) in [(first, "👎"), (second, "👍"), (VERA, "👎")] {
        react(&house, user, &board, emoji);
    }
    house.silent(board.id).await;
    react(&house, second, &board, "👎");
    let again = house.board(house.group, board.id).await;
    assert!(again.text.contains("objects: the dice are rolled again."), "{}", again.text);
}
