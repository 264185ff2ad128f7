//! Cups, from the invitation to the last table.

use super::house::{ANNA, BORIS, House, PATIENCE, VERA, labels, shoot};
use kletka_sandbox::{Message, SandboxConfig, World};

/// A group of `count` people. The first is an owner who may do everything.
fn crowd(house: &House, count: i64, language: &str) -> (i64, Vec<i64>) {
    let people: Vec<i64> = (101..101 + count).collect();
    let group = house.sandbox.act(|world| {
        for user in &people {
            world.add_user(*user, &format!("Player{user}"), Some(&format!("player{user}")), language);
        }
        world.add_group("A club", &people)
    });
    (group, people)
}

/// The current message of a round.
async fn round(house: &House, group: i64, marks: &[&str]) -> Message {
    let fits = |m: &Message| m.photo().is_some() && marks.iter().all(|mark| m.text.contains(mark));
    house.find(group, &format!("{marks:?}"), fits).await
}

/// The player to move resigns, in all waiting matches.
async fn give_up(house: &House, group: i64, count: usize, word: &str) {
    let waits = |m: &&Message| !m.deleted && m.photo().is_some() && m.text.starts_with('№') && m.buttons().len() > 8;
    let waiting = |world: &World| {
        let boards: Vec<Message> = world.messages(group).iter().filter(waits).cloned().collect();
        (boards.len() == count).then_some(boards)
    };
    let boards = house.sandbox.wait_for(waiting, PATIENCE).await;
    for board in boards.unwrap_or_else(|_| panic!("{count} boards in\n{}", house.sandbox.transcript(group))) {
        let user = board.mentioned()[0];
        house.sandbox.act(|world| world.reply(user, group, board.id, word));
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn sixteen_play_a_swiss_through_a_kill_in_each_round() {
    let mut house = House::with(SandboxConfig::default(), "ru").await;
    let (group, people) = crowd(&house, 16, "ru");
    house.sandbox.act(|world| world.say(people[0], group, "/cup@kletka_bot tictactoe"));
    let invited = house.told_in(group, "Турнир №1 · Крестики-нолики").await;
    assert_eq!(labels(&invited), ["Я в игре | Выйти", "Начать | Отменить"]);
    for user in &people[1..] {
        assert_eq!(house.press(*user, &invited, "Я в игре").await, "");
    }
    assert_eq!(house.press(people[3], &invited, "Я в игре").await, "Ты уже участвуешь.");
    assert_eq!(house.press(people[3], &invited, "Начать").await, "Это может тот, кто открыл турнир.");
    let all = house.find(group, "sixteen", |m| m.id == invited.id && m.text.contains("Уже 16 игроков")).await;
    house.press(people[0], &all, "Начать").await;
    for n in 1..=5 {
        let head = format!("тур {n} из 5");
        round(&house, group, &[&head]).await;
        house.stop().await;
        house.start().await;
        give_up(&house, group, 8, "сдаюсь").await;
        let told = round(&house, group, &[&head, " 0 : 1"]).await;
        house.settled().await;
        // The last round comes in a new message.
        let told = if n < 5 {
            house.sandbox.message(group, told.id)
        } else {
            Some(round(&house, group, &[&head, "🏆"]).await)
        };
        let told = told.expect("a message");
        assert_eq!(told.text.matches(" 0 : 1").count(), 8, "{}", told.text);
    }
    let last = round(&house, group, &["тур 5 из 5", "🏆"]).await;
    assert!(labels(&last).is_empty(), "{:?}", labels(&last));
    shoot(&last, "cup.png");
    let rounds = house.sandbox.messages(group);
    let rounds = rounds.iter().filter(|m| !m.deleted && m.photo().is_some() && m.text.starts_with("Турнир №1")).count();
    assert_eq!(rounds, 5, "one message a round");
    house.sandbox.act(|world| world.say(people[1], group, "/cup@kletka_bot"));
    house.told_in(group, "№1 Крестики-нолики: 🏆").await;
    house.proofread();
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_does_not_appear_is_out() {
    let house = House::open().await;
    house.say(ANNA, "/cup@kletka_bot tictactoe round=1d");
    let invited = house.told("Cup №1 · Tic-tac-toe").await;
    assert_eq!(
        house.press(ANNA, &invited, "Start").await,
        "Too few have joined: at least two people are needed, or a full table."
    );
    assert_eq!(house.press(BORIS, &invited, "Leave").await, "You are not in this cup.");
    house.press(BORIS, &invited, "Join").await;
    for _ in 0..2 {
        house.say(ANNA, "/cup@kletka_bot out @boris");
    }
    house.told("They are not in this cup.").await;
    house.press(VERA, &invited, "Join").await;
    house.press(ANNA, &invited, "Start").await;
    let first = round(&house, house.group, &["Cup №1", "round 1 of 1"]).await;
    assert!(first.text.contains("№1 "), "{}", first.text);
    let board = house.find(house.group, "the board", |m| m.text.starts_with("№1 · Tic")).await;
    let user = board.mentioned()[0];
    let undo = house.say(user, "/undo@kletka_bot");
    assert_eq!(house.answer(undo).await.text, "No move is taken back in a cup.");
    // Nobody appears: the player to move is out, and the other has won.
    house.advance(3 * 24);
    let told = round(&house, house.group, &["did not appear and is out", "wins the cup!"]).await;
    assert!(told.text.contains("№1 ") && told.text.contains("0 : 1"), "{}", told.text);
    assert!(!told.text.contains("Join brings"), "the cup is over: {}", told.text);
}

#[tokio::test(flavor = "multi_thread")]
async fn what_makes_no_sense_is_refused() {
    let house = House::open().await;
    for (said, answer) in [
        ("/cup@kletka_bot", "No cup here yet."),
        ("/cup@kletka_bot stop", "No cup is being played here."),
        ("/cup@kletka_bot nothingofthekind", "There is no game “nothingofthekind”"),
        ("/cup@kletka_bot dots round=3s", "A round lasts from 10 minutes to 60 days"),
        ("/cup@kletka_bot dots colour=red", "hints, round, knockout. Write"),
        ("/cup@kletka_bot pig knockout tables", "Cup №1"),
        ("/cup@kletka_bot dots vote=1d", "People meet in a cup, not chats: it has no vote."),
        ("/cup@kletka_bot 7", "There is no cup №7."),
        ("/cup@kletka_bot dots tables", "This game cannot be played as such a cup."),
        ("/cup@kletka_bot out @vera", "I don’t know anybody called vera"),
    ] {
        house.say(VERA, said);
        house.told(answer).await;
    }
    house.whisper(ANNA, "/start");
    house.whisper(ANNA, "/cup dots");
    house.told_in(ANNA, "Cups are played in groups.").await;
    house.say(BORIS, "/cup@kletka_bot stop");
    house.told("Only whoever opened the cup can do that, or an administrator of the group.").await;
    house.say(VERA, "/cup@kletka_bot stop");
    house.told("It was called off.").await;
    house.proofread();
}

#[tokio::test(flavor = "multi_thread")]
async fn an_administrator_puts_somebody_out_and_the_founder_may_leave() {
    let house = House::open().await;
    house.say(BORIS, "/cup@kletka_bot tictactoe");
    let invited = house.told("Cup №1 · Tic-tac-toe").await;
    house.press(ANNA, &invited, "Join").await;
    house.press(VERA, &invited, "Join").await;
    house.press(BORIS, &invited, "Leave").await;
    // Without its founder, any player may start it.
    assert_eq!(house.press(VERA, &invited, "Start").await, "");
    round(&house, house.group, &["round 1 of 1"]).await;
    house.say(ANNA, "/cup@kletka_bot out @#13");
    house.say(ANNA, "/cup@kletka_bot out");
    let end = round(&house, house.group, &["Cup №1"]).await;
    assert!(end.text.contains("№1 "), "{}", end.text);
}

#[tokio::test(flavor = "multi_thread")]
async fn seven_play_a_knockout_while_their_group_becomes_a_supergroup() {
    let mut house = House::open().await;
    let (group, people) = crowd(&house, 7, "en");
    house.sandbox.act(|world| world.say(people[0], group, "/cup@kletka_bot tictactoe knockout"));
    let invited = house.told_in(group, "Cup №1 · Tic-tac-toe").await;
    for user in &people[1..] {
        assert_eq!(house.press(*user, &invited, "Join").await, "");
    }
    house.press(people[0], &invited, "Start").await;
    round(&house, group, &["round 1 of 3"]).await;
    give_up(&house, group, 3, "I resign").await;
    round(&house, group, &["round 2 of 3"]).await;
    house.stop().await;
    let group = house.sandbox.act(|world| world.migrate(group));
    house.start().await;
    for number in [4, 5] {
        let asked = house.sandbox.act(|world| world.say(people[0], group, &format!("/board@kletka_bot {number}")));
        // The cup may show its table in between.
        let asks = |message: &Message| {
            message.id > asked && message.text.starts_with(&format!("№{number} ")) && !message.mentioned().is_empty()
        };
        let board = house.find(group, "the board of the match", asks).await;
        let user = board.mentioned()[0];
        house.sandbox.act(|world| world.reply(user, group, board.id, "I resign"));
    }
    let last = round(&house, group, &["round 3 of 3", "№6 "]).await;
    let shown = house.board(group, last.id).await;
    let user = shown.mentioned()[0];
    house.sandbox.act(|world| world.reply(user, group, shown.id, "I resign"));
    let last = round(&house, group, &["round 3 of 3", "wins the cup!"]).await;
    shoot(&last, "knockout.png");
}

/// A cup of Anna, who is an owner of the group, and Boris.
async fn of_two(house: &House, terms: &str) -> Message {
    house.say(ANNA, &format!("/cup@kletka_bot {terms}"));
    let invited = house.told("Cup №1 · Tic-tac-toe").await;
    house.press(BORIS, &invited, "Join").await;
    house.press(ANNA, &invited, "Start").await;
    round(house, house.group, &["Cup №1", "round 1 of 1"]).await
}

/// The board of a match that waits for somebody, and for whom.
async fn waits(house: &House, head: &str, not_for: i64) -> (Message, i64) {
    let fits = |m: &Message| m.text.starts_with(head) && m.mentioned().first().is_some_and(|user| *user != not_for);
    let board = house.find(house.group, head, fits).await;
    // The time of a move begins when the bot knows that its board has arrived.
    house.settled().await;
    let user = board.mentioned()[0];
    (board, user)
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_who_plays_in_a_cup_makes_its_matches_not_count() {
    let house = House::open().await;
    of_two(&house, "tictactoe knockout").await;
    let (board, first) = waits(&house, "№1 · Tic", 0).await;
    let second = ANNA + BORIS - first;
    for user in [BORIS, ANNA] {
        let cancel = house.say(user, "/cancel@kletka_bot 1");
        assert!(house.answer(cancel).await.text.starts_with("Whoever plays in a cup cannot call off its matches."));
    }
    let draw = house.say(BORIS, "/draw@kletka_bot 1");
    assert_eq!(house.answer(draw).await.text, "In a cup, agree to a draw once everybody has moved.");
    house.say(ANNA, "/cup@kletka_bot stop");
    house.told("The cup ends with this round anyway.").await;
    house.sandbox.act(|world| world.reply(first, house.group, board.id, "b2"));
    let (board, user) = waits(&house, "№1 · Tic", first).await;
    assert_eq!(user, second, "the match goes on");
    // All that a player can do is to lose.
    house.sandbox.act(|world| world.reply(second, house.group, board.id, "I resign"));
    round(&house, house.group, &["round 1 of 1", "№1 ", "wins the cup!"]).await;
    let cancel = house.say(ANNA, "/cancel@kletka_bot 1");
    assert!(house.answer(cancel).await.text.starts_with("Whoever plays in a cup cannot call off its matches."));
    house.proofread();
}

/// An administrator who does not play may call a match off: it is replayed.
#[tokio::test(flavor = "multi_thread")]
async fn an_administrator_who_does_not_play_calls_a_match_of_a_cup_off() {
    let house = House::open().await;
    house.say(BORIS, "/cup@kletka_bot tictactoe");
    let invited = house.told("Cup №1 · Tic-tac-toe").await;
    house.press(VERA, &invited, "Join").await;
    house.press(BORIS, &invited, "Start").await;
    waits(&house, "№1 · Tic", 0).await;
    house.say(ANNA, "/cancel@kletka_bot 1");
    round(&house, house.group, &["№1 is played again as №2."]).await;
    waits(&house, "№2 · Tic", 0).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_wins_by_passing_the_move_on_at_the_end_of_a_round() {
    let house = House::open().await;
    house.say(ANNA, "/cup@kletka_bot tictactoe round=1d clock=13h");
    house.told("that is too long for a round of 1 day").await;
    house.say(ANNA, "/cup@kletka_bot tictactoe round=1d clock=1h");
    house.find(house.group, "a refusal", |m| m.text.contains("1 h") && m.text.contains("too long for a round")).await;
    // At night no time runs out, so the round may end before the clocks do.
    house.ask(ANNA, "/settings@kletka_bot quiet=22-8", "Saved.").await;
    house.pass_until(12);
    let told = of_two(&house, "tictactoe round=1d").await;
    assert!(told.text.contains(" at ") && told.text.contains("UTC"), "{}", told.text);
    let (board, first) = waits(&house, "№1 · Tic", 0).await;
    house.advance(2);
    house.sandbox.act(|world| world.reply(first, house.group, board.id, "b2"));
    let (board, second) = waits(&house, "№1 · Tic", first).await;
    // Seventeen hours of twelve: the other one has most of theirs when the time of the round is over.
    house.advance(17);
    house.sandbox.act(|world| world.reply(second, house.group, board.id, "a1"));
    waits(&house, "№1 · Tic", second).await;
    house.advance(6);
    let waiting = round(&house, house.group, &["The time of the round is over", "thought for 12 hours"]).await;
    assert!(!waiting.text.contains("has time until"), "{}", waiting.text);
    let (board, _) = waits(&house, "№1 · Tic", second).await;
    house.sandbox.act(|world| world.reply(first, house.group, board.id, "a2"));
    let over = |m: &Message| m.text.starts_with("№1 · Tic") && m.text.contains("wins!");
    waits(&house, "№1 · Tic", first).await;
    house.pass(5);
    let board = house.find(house.group, "the end", over).await;
    let name = if first == ANNA { "Anna" } else { "Boris" };
    assert!(board.text.contains(&format!("{name} wins!")), "{}", board.text);
    let told = round(&house, house.group, &["round 1 of 1", &format!("🏆 {name} wins the cup!")]).await;
    assert!(told.text.contains("1 : 0") || told.text.contains("0 : 1"), "{}", told.text);
    house.proofread();
}

/// A player who leaves a cup loses the match in progress, and it says so.
#[tokio::test(flavor = "multi_thread")]
async fn who_leaves_a_round_robin_resigns_and_is_told_of() {
    let house = House::open().await;
    house.say(ANNA, "/cup@kletka_bot tictactoe");
    let invited = house.told("Cup №1 · Tic-tac-toe").await;
    house.press(BORIS, &invited, "Join").await;
    house.press(VERA, &invited, "Join").await;
    house.press(ANNA, &invited, "Start").await;
    let (_, first) = waits(&house, "№1 · Tic", 0).await;
    let shown = round(&house, house.group, &["round 1 of 3"]).await;
    house.press(first, &shown, "Leave").await;
    let over = |m: &Message| m.text.starts_with("№1 · Tic") && m.text.contains("wins!");
    let board = house.find(house.group, "the end", over).await;
    assert!(board.text.contains("resign") && !board.text.contains("Called off"), "{}", board.text);
    let next = round(&house, house.group, &["round 2 of 3"]).await;
    assert!(!next.text.contains("goes on without playing"), "{}", next.text);
    house.told("has left, so").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_cup_in_progress_is_always_listed_and_comes_again() {
    let house = House::open().await;
    let first = of_two(&house, "tictactoe").await;
    for n in 2..=12 {
        house.say(ANNA, "/cup@kletka_bot dots");
        house.told(&format!("Cup №{n} · Dots")).await;
        house.say(ANNA, &format!("/cup@kletka_bot stop {n}"));
        let off = |m: &Message| m.text.contains(&format!("Cup №{n} ")) && m.text.contains("It was called off.");
        house.find(house.group, "the end of a cup", off).await;
        house.pass(60);
    }
    let asked = house.say(ANNA, "/cup@kletka_bot");
    let list = house.answer(asked).await.text;
    assert!(list.contains("№1 Tic-tac-toe: round 1 of 1") && !list.contains("№3 "), "{list}");
    house.say(VERA, "/cup@kletka_bot 1");
    house.gone(&first).await;
    let again = round(&house, house.group, &["Cup №1", "round 1 of 1"]).await;
    assert!(again.id > first.id && labels(&again) == ["Join | Leave"], "{:?}", labels(&again));
    // Another one may go on only if it is known which could be stopped.
    for n in [13, 14] {
        house.say(ANNA, "/cup@kletka_bot dots");
        house.told(&format!("Cup №{n} · Dots")).await;
    }
    house.say(ANNA, "/cup@kletka_bot dots");
    let many = house.told("Only 3 cups at a time can go on here.").await.text;
    assert!(["№1 ", "№13 ", "№14 ", "/cup stop"].iter().all(|part| many.contains(part)), "{many}");
    house.proofread();
}

#[tokio::test(flavor = "multi_thread")]
async fn who_leaves_a_match_under_way_is_asked_and_the_end_is_told_anew() {
    let house = House::open().await;
    let shown = of_two(&house, "tictactoe").await;
    let mut other = 0;
    for to in ["b2", "a1", "c3", "a3"] {
        let (board, user) = waits(&house, "№1 · Tic", other).await;
        house.sandbox.act(|world| world.reply(user, house.group, board.id, to));
        other = user;
    }
    waits(&house, "№1 · Tic", other).await;
    assert_eq!(house.press(ANNA, &shown, "Leave").await, "Sure? Press the same button once more.");
    house.pass(120);
    assert_eq!(house.press(ANNA, &shown, "Leave").await, "Sure? Press the same button once more.", "it is long ago");
    assert_eq!(house.press(ANNA, &shown, "Leave").await, "");
    let end = round(&house, house.group, &["🏆 Boris wins the cup!", "The lots came from "]).await;
    assert!(end.id > shown.id && labels(&end).is_empty(), "{:?}", labels(&end));
    house.gone(&shown).await;
    let fair = house.say(BORIS, "/fair@kletka_bot 1");
    let fair = house.answer(fair).await.text;
    assert!(fair.contains("drawn when the cup began this match") && !fair.contains("challenge"), "{fair}");
    assert!(fair.contains("known when the secret was drawn:\ncup 1 1 1"), "{fair}");
    house.proofread();
}

/// A match at a table of three, and who is to move in it.
async fn a_table(house: &House) -> (Message, i64) {
    house.say(ANNA, "/cup@kletka_bot pig tables");
    let invited = house.told("Cup №1 · Pig").await;
    house.press(BORIS, &invited, "Join").await;
    house.press(VERA, &invited, "Join").await;
    house.press(ANNA, &invited, "Start").await;
    waits(house, "№1 · Pig", 0).await
}

/// The time of two of the three at a table runs out, so that one is left.
async fn two_are_late(house: &House) {
    let mut late = 0;
    for _ in 0..2 {
        (_, late) = waits(house, "№1 · Pig", late).await;
        house.advance(24);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_wins_a_cup_in_which_nobody_moves() {
    let house = House::open().await;
    a_table(&house).await;
    two_are_late(&house).await;
    let told = round(&house, house.group, &["Nobody wins the cup.", "The lots came from "]).await;
    assert_eq!(told.text.matches("did not appear and is out.").count(), 3, "{}", told.text);
    house.proofread();
}

#[tokio::test(flavor = "multi_thread")]
async fn who_is_silent_at_a_table_is_last_and_out() {
    let house = House::open().await;
    let (board, user) = a_table(&house).await;
    house.sandbox.act(|world| world.reply(user, house.group, board.id, "roll"));
    let rolled = house.board(house.group, board.id).await;
    if rolled.mentioned()[0] == user {
        house.sandbox.act(|world| world.reply(user, house.group, rolled.id, "hold"));
    }
    waits(&house, "№1 · Pig", user).await;
    two_are_late(&house).await;
    let name = [(ANNA, "Anna"), (BORIS, "Boris"), (VERA, "Vera")].into_iter().find(|(one, _)| *one == user);
    let name = name.expect("a player").1;
    let told = round(&house, house.group, &[&format!("🏆 {name} wins the cup!")]).await;
    assert_eq!(told.text.matches("did not appear and is out.").count(), 2, "{}", told.text);
    assert!(!told.text.contains(&format!("{name} did not appear")), "{}", told.text);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_muted_group_gets_the_rounds_and_the_end_of_its_cup_afterwards() {
    let house = House::open().await;
    house.say(ANNA, "/cup@kletka_bot tictactoe knockout");
    let invited = house.told("Cup №1 · Tic-tac-toe").await;
    house.press(BORIS, &invited, "Join").await;
    house.settled().await;
    house.sandbox.set_muted(house.group, true);
    house.press(ANNA, &invited, "Start").await;
    house.settled().await;
    house.sandbox.set_muted(house.group, false);
    house.say(VERA, "/matches@kletka_bot");
    let began = round(&house, house.group, &["Cup №1", "round 1 of 1"]).await;
    let (_, user) = waits(&house, "№1 · Tic", 0).await;
    house.sandbox.set_muted(house.group, true);
    house.say(user, "/resign@kletka_bot 1");
    house.settled().await;
    house.sandbox.set_muted(house.group, false);
    house.say(VERA, "/matches@kletka_bot");
    let ended = round(&house, house.group, &["round 1 of 1", "wins the cup!"]).await;
    house.settled().await;
    assert!(house.sandbox.message(house.group, began.id).is_some_and(|m| m.deleted || m.id == ended.id), "one message");
}
