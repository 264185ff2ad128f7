//! Matches where the bot is not: in the chat of two friends, and in groups that nobody has added it to.

use kletka_sandbox::{Feedback, Message, SandboxConfig};

use super::house::{ANNA, BORIS, House, PATIENCE, VERA, labels};

/// Anna and Boris have a chat of their own. All three are in a group without the bot.
pub struct Away {
    pub house: House,
    pub pair: i64,
    pub foreign: i64,
}

/// People with a bot in inline mode, in a language.
pub async fn away(language: &str) -> Away {
    let config = SandboxConfig { inline: true, ..SandboxConfig::default() };
    let house = House::with(config, language).await;
    let pair = house.sandbox.act(|world| world.add_pair(ANNA, BORIS));
    let foreign = house.sandbox.act(|world| world.add_foreign_group("Next door", &[ANNA, BORIS, VERA]));
    Away { house, pair, foreign }
}

impl Away {
    /// Somebody types behind the bot's name and posts the first line.
    pub async fn posts(&self, user: i64, chat: i64, text: &str) -> Message {
        let query = self.house.sandbox.type_inline(user, chat, None, text);
        let rows = self.house.sandbox.wait_for(|world| world.suggested(query), PATIENCE).await;
        assert!(rows.is_ok_and(|rows| !rows.is_empty()), "{text}");
        let id = self.house.sandbox.choose(query, 0);
        self.house.sandbox.message(chat, id).expect("what was posted")
    }

    /// The card once it is as wanted.
    pub async fn card(&self, card: &Message, what: &str, fits: impl Fn(&Message) -> bool) -> Message {
        let shown = |world: &kletka_sandbox::World| world.message(card.chat, card.id).filter(|card| fits(card));
        let seen = self.house.sandbox.wait_for(shown, PATIENCE).await;
        seen.unwrap_or_else(|_| panic!("no {what}: {:?}", self.house.sandbox.message(card.chat, card.id)))
    }
}

/// The player who is asked for a move below a card: the last line that begins with a name.
pub fn asked(card: &Message) -> i64 {
    let people = [(ANNA, "Anna: "), (BORIS, "Boris: "), (VERA, "Vera: ")];
    let player = |line: &str| people.iter().find(|(_, name)| line.starts_with(name)).map(|(user, _)| *user);
    let asked = card.text.lines().rev().find_map(player);
    asked.unwrap_or_else(|| panic!("nobody is asked: {:?}", card.text))
}

#[tokio::test(flavor = "multi_thread")]
async fn two_friends_play_tic_tac_toe_in_their_own_chat() {
    for (language, join, begun) in [("en", "Join", "The match has begun."), ("ru", "Присоединиться", "Партия уже")]
    {
        let mut away = away(language).await;
        let card = away.posts(ANNA, away.pair, "tictactoe").await;
        assert!(card.text.contains("Anna"), "{}", card.text);
        let join = labels(&card).first().cloned().unwrap_or_else(|| join.to_owned());
        let join = join.split(" | ").next().unwrap_or_default().to_owned();
        away.house.press(BORIS, &card, &join).await;
        let mut board = away.card(&card, "a board", |card| card.text.contains('№')).await;
        // Whoever presses the old button is told what has happened.
        let late = card.button(&join).and_then(|key| key.data.clone()).expect("a button");
        let said = away.house.press_data(ANNA, &card, &late).await;
        assert!(said.starts_with(begun), "{said}");
        for n in 0..9 {
            let mover = asked(&board);
            let cells = board.buttons();
            let Some(cell) = cells.iter().find(|key| key.data.as_ref().is_some_and(|data| data.starts_with("m:")))
            else {
                break;
            };
            let data = cell.data.clone().expect("a move");
            if n == 2 {
                // A restart in the middle: the next press finds everything.
                away.house.stop().await;
                away.house.start().await;
            }
            away.house.press_data(mover, &board, &data).await;
            let before = board.text.clone();
            board = away.card(&card, "the next board", |card| card.text != before).await;
            if !board.text.contains(": ") || board.text.contains('🏆') {
                break;
            }
        }
        assert!(
            board.text.contains('🏆') || board.text.contains("draw") || board.text.contains("Ничья"),
            "{}",
            board.text
        );
        away.house.settled().await;
        // Everything happened in the one message.
        let told = away.house.sandbox.look(|world| world.messages(away.pair).len());
        assert_eq!(told, 1);
        // The messenger takes no uploads there, and refuses what is wrong otherwise.
        assert!(away.house.sandbox.look(|world| world.calls().iter().all(kletka_sandbox::Call::done)));
        // The messenger does not say what that chat is called.
        away.house.whisper(ANNA, "/stats");
        away.house.told_in(ANNA, if language == "en" { "In another chat:" } else { "В другом чате:" }).await;
        away.house.proofread();
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn five_people_play_pig_where_the_bot_is_not() {
    let away = away("en").await;
    let card = away.posts(ANNA, away.foreign, "pig").await;
    for user in [BORIS, VERA] {
        away.house.press(user, &card, "Join").await;
    }
    let waits = away.card(&card, "everybody", |card| card.text.contains("Vera") && card.text.contains("Boris")).await;
    let said = away.house.press(BORIS, &waits, "Start").await;
    assert!(said.contains("Only"), "{said}");
    away.house.press(ANNA, &waits, "Start").await;
    let board = away.card(&card, "a board", |card| card.button("🎲 Roll").is_some()).await;
    let mover = asked(&board);
    let stranger = [ANNA, BORIS, VERA].into_iter().find(|user| *user != mover).expect("another");
    let said = away.house.press(stranger, &board, "🎲 Roll").await;
    assert!(!said.is_empty());
    away.house.press(mover, &board, "🎲 Roll").await;
    away.card(&card, "a throw", |card| card.text != board.text).await;
    away.house.proofread();
}

/// The messenger tells what people choose never, sometimes or always. A typed move is played once in each case.
#[tokio::test(flavor = "multi_thread")]
async fn a_typed_move_is_played_once() {
    for feedback in [Feedback::Off, Feedback::Half, Feedback::On] {
        let away = away("en").await;
        away.house.sandbox.act(|world| world.set_feedback(feedback));
        let card = away.posts(ANNA, away.pair, "boxes 3x3").await;
        away.house.press(BORIS, &card, "Join").await;
        let waits = away.card(&card, "a start", |card| card.button("Start").is_some()).await;
        away.house.press(ANNA, &waits, "Start").await;
        let mut board = away.card(&card, "a board", |card| card.text.contains("· Anna")).await;
        for cell in ["a1-b1", "b1-c1", "c1-d1"] {
            let line = away.posts(asked(&board), away.pair, &format!("№1 {cell}")).await;
            let play = format!("▶ Play {cell}");
            away.house.press(asked(&board), &line, &play).await;
            let before = board.text.clone();
            board = away.card(&card, cell, |card| card.text != before && card.text.contains(cell)).await;
        }
        let row = away.house.look(|tx| tx.lines(1));
        assert_eq!(row.len(), 3, "{feedback:?}: {row:?}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_forwarded_card_is_dead_and_a_posted_one_twice_is_two_matches() {
    let away = away("en").await;
    let one = away.posts(ANNA, away.pair, "tictactoe").await;
    let two = away.posts(ANNA, away.pair, "tictactoe").await;
    let copy = away.house.sandbox.act(|world| world.forward(ANNA, away.pair, one.id, away.foreign));
    let copy = away.house.sandbox.message(away.foreign, copy).expect("a copy");
    assert!(copy.buttons().iter().all(|key| key.data.is_none()));
    for card in [&one, &two] {
        away.house.press(BORIS, card, "Join").await;
        away.card(card, "a board", |card| card.text.contains('№')).await;
    }
    assert_eq!(away.house.look(|tx| tx.all_matches()), [1, 2]);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_guest_invites_to_the_game_that_somebody_names() {
    let config = SandboxConfig { inline: true, guests: true, ..SandboxConfig::default() };
    let house = House::with(config, "en").await;
    let pair = house.sandbox.act(|world| world.add_pair(ANNA, BORIS));
    let away = Away { house, pair, foreign: 0 };
    // The messenger keeps no calls for a bot that has not asked for them yet.
    away.house.whisper(ANNA, "/start");
    away.house.told_in(ANNA, "Hello!").await;
    away.house.sandbox.say(ANNA, pair, "@kletka_bot");
    let how =
        |world: &kletka_sandbox::World| world.last_card(pair).filter(|card| card.text.contains("@kletka_bot dots"));
    away.house.sandbox.wait_for(how, PATIENCE).await.expect("what to type");
    away.house.sandbox.say(ANNA, pair, "@kletka_bot tictactoe");
    let invites = |world: &kletka_sandbox::World| world.last_card(pair).filter(|card| card.text.contains("Who’s in?"));
    let card = away.house.sandbox.wait_for(invites, PATIENCE).await.expect("an invitation");
    assert_eq!(card.text, "Anna starts Tic-tac-toe. Who’s in?");
    away.house.press(BORIS, &card, "Join").await;
    let board = away.card(&card, "a board", |card| card.text.contains('№')).await;
    // A reply with a move is answered by the next board, and the old one says so.
    let mover = asked(&board);
    away.house.sandbox.reply(mover, pair, board.id, "b2");
    let below = |world: &kletka_sandbox::World| {
        let last = world.last_card(pair)?;
        let says = |id: i32, text: &str| world.message(pair, id).is_some_and(|card| card.text.contains(text));
        (last.id != card.id && says(last.id, ": b2") && says(card.id, "goes on below")).then_some(last)
    };
    let next = away.house.sandbox.wait_for(below, PATIENCE).await.expect("a board below");
    assert!(away.house.sandbox.message(pair, card.id).is_some_and(|old| old.buttons().is_empty()));
    // It is not that player's turn any more, and the answer says so.
    away.house.sandbox.reply(mover, pair, next.id, "c3");
    let refused =
        |world: &kletka_sandbox::World| world.last_card(pair).filter(|card| card.text.contains("Not your turn"));
    away.house.sandbox.wait_for(refused, PATIENCE).await.expect("a refusal");
}
