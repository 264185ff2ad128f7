//! Clocks, reminders and quiet hours: the effects of time on a match, even while the bot is away.

use kletka_sandbox::{Message, SandboxConfig};

use super::house::{ANNA, BORIS, BOT, House, PATIENCE, VERA, mover};

const MINUTE: u64 = 60;
const HOUR: u64 = 60 * MINUTE;
const DAY: u64 = 24 * HOUR;

pub fn name(user: i64) -> &'static str {
    if user == ANNA { "Anna" } else { "Boris" }
}

/// Starts a match on a board of six by six, which nobody wins by chance, with those settings. Returns the player to
/// move, too.
pub async fn begin(house: &House, settings: &str) -> (Message, i64, i64) {
    let board = house.accepted(&format!("/tictactoe @boris size=6 line=6 {settings}")).await;
    let (first, second) = mover(&board);
    (board, first, second)
}

/// A player replies to a board with a move. Returns the next board.
pub async fn play(house: &House, user: i64, board: &Message, cell: &str) -> Message {
    let said = house.reply(user, board.id, cell);
    let next = house.board(house.group, said).await;
    assert!(next.text.contains(&format!("{}: {cell}", name(user))), "{}", next.text);
    next
}

/// How many messages of the bot in the group contain a text.
fn count(house: &House, text: &str) -> usize {
    house.sandbox.messages(house.group).iter().filter(|m| m.from == BOT && m.text.contains(text)).count()
}

/// Checks that nothing has happened after a message, by itself or otherwise.
async fn nothing(house: &House, since: i32) {
    house.idle().await;
    house.silent(since).await;
}

/// Changes a setting of the group by a command.
async fn set(house: &House, settings: &str) {
    house.ask(ANNA, &format!("/settings@kletka_bot {settings}"), "Saved.").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_left_stands_under_the_board() {
    let house = House::open().await;
    let said = house.say(ANNA, "/tictactoe@kletka_bot @boris size=6 line=6 clock=60m+2h");
    let lobby = house.told("challenges").await;
    assert!(lobby.text.contains("\nClock: 1 hour a move, then 2 hours in reserve."), "{}", lobby.text);
    house.press(BORIS, &lobby, "Accept").await;
    let board = house.board(house.group, said).await;
    let (first, second) = mover(&board);
    let (one, two) = (name(first), name(second));
    assert!(board.text.contains(&format!("⏳ {one} 1 h + 2 h, {two} 2 h")), "{}", board.text);
    // An hour does not count, the twenty minutes do.
    house.pass(HOUR + 20 * MINUTE);
    let board = play(&house, first, &board, "a1").await;
    assert!(board.text.contains(&format!("⏳ {two} 1 h + 2 h, {one} 1 h 40 min")), "{}", board.text);
    house.pass(30 * MINUTE);
    let board = play(&house, second, &board, "b1").await;
    assert!(board.text.contains(&format!("⏳ {one} 1 h + 1 h 40 min, {two} 2 h")), "{}", board.text);
    house.proofread();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_fallen_flag_loses_and_the_rematch_has_the_same_clock() {
    let house = House::open().await;
    let (board, first, second) = begin(&house, "clock=10s+20s").await;
    play(&house, first, &board, "a1").await;
    house.pass(35);
    let end = house.picture(&["has run out of time."]).await;
    assert!(end.text.contains(&format!("{} has run out of time.", name(second))), "{}", end.text);
    assert!(end.text.ends_with(&format!("🏆 {} wins!\nNot rated: too short.", name(first))), "{}", end.text);
    let late = house.reply(second, end.id, "b1");
    assert_eq!(house.answer(late).await.text, "Too late: your time in №1 had run out.");
    house.press(first, &end, "Rematch").await;
    let again = house.told("№2").await;
    assert!(again.text.contains("Clock: 10 seconds a move, then 20 seconds in reserve."), "{}", again.text);
    house.press(second, &again, "Accept").await;
    house.picture(&["№2", "0:10 + 0:20"]).await;
    house.proofread();
}

#[tokio::test(flavor = "multi_thread")]
async fn in_a_blitz_chance_moves_for_who_is_late() {
    let house = House::open().await;
    let (board, first, second) = begin(&house, "clock=blitz").await;
    assert!(board.text.contains("\n⏳ 5 s"), "{}", board.text);
    // Only the bot's clock runs on: a message sent now is from before the deadline, but arrives too late.
    house.stop_clock();
    house.lag(14);
    let next = house.picture(&["was too slow, so a random move was made: "]).await;
    assert!(next.text.contains(&format!("{} was too slow", name(first))), "{}", next.text);
    assert_eq!(next.mentioned(), [second]);
    let late = house.reply(first, next.id, "f6");
    assert_eq!(house.answer(late).await.text, "Too late: your time was up, and a move was made at random.");
    house.proofread();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_blitz_without_players_is_called_off() {
    let mut house = House::open().await;
    let (mut board, ..) = begin(&house, "clock=blitz").await;
    house.stop().await;
    house.advance(10);
    house.start().await;
    // A player cannot know of a prompt made while the bot was away: only the first turn has run out by now.
    for _ in 1..10 {
        board = house.board(house.group, board.id).await;
        assert!(board.text.contains("was too slow") && board.text.ends_with("⏳ 5 s"), "{}", board.text);
        house.settled().await;
        house.pass(7);
    }
    let end = house.picture(&["Ten turns in a row were made at random", "Called off"]).await;
    house.settled().await;
    let pictures = house.sandbox.pictures(house.group);
    assert_eq!(pictures.len(), 11, "one for each turn, and the last for the end as well");
    assert!(end.button("Rematch").is_some());
    house.proofread();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_move_in_time_counts_although_the_bot_was_away() {
    let mut house = House::open().await;
    let (board, first, second) = begin(&house, "clock=30s").await;
    house.stop().await;
    house.reply(first, board.id, "a1");
    house.advance(1);
    house.start().await;
    // The move counts. The opponent has only now seen it, and has the full time.
    let board = house.picture(&[&format!("{}: a1", name(first))]).await;
    assert!(board.text.ends_with(&format!("⏳ {} 0:30", name(second))), "{}", board.text);
    house.settled().await;
    house.pass(35);
    let end = house.picture(&["has run out of time."]).await;
    assert!(end.text.contains(&format!("{} has run out", name(second))), "{}", end.text);
    assert!(end.text.ends_with(&format!("🏆 {} wins!\nNot rated: too short.", name(first))), "{}", end.text);
    house.settled().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_move_after_the_deadline_does_not_count_although_the_bot_was_away() {
    let mut house = House::open().await;
    let (board, first, second) = begin(&house, "clock=30s").await;
    house.stop().await;
    house.advance(1);
    let late = house.reply(first, board.id, "a1");
    house.start().await;
    let told = house.told("Too late: your time in №1 had run out.").await;
    assert_eq!(told.reply_to, Some(late));
    let end = house.picture(&["has run out of time."]).await;
    assert!(end.text.ends_with(&format!("🏆 {} wins!\nNot rated: too short.", name(second))), "{}", end.text);
}

#[tokio::test(flavor = "multi_thread")]
async fn talk_after_the_deadline_is_not_answered() {
    let mut house = House::open().await;
    let (board, first, _) = begin(&house, "clock=30s").await;
    house.stop().await;
    house.advance(1);
    let talk = house.reply(first, board.id, "what a pity");
    house.start().await;
    house.picture(&["has run out of time."]).await;
    let said = house.said(VERA, house.group, talk).await;
    assert!(said.iter().all(|message| message.reply_to != Some(talk)), "{said:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_press_after_the_deadline_is_told_so() {
    let house = House::open().await;
    let board = house.accepted("/tictactoe @boris clock=10s").await;
    house.settled().await;
    let (first, second) = mover(&board);
    // Whether the timers run between the deadline and the press or not, the answer is the same.
    house.pass(12);
    let told = house.press_data(first, &board, &board.buttons()[0].data.clone().expect("a cell")).await;
    assert_eq!(told, "Too late: your time in №1 had run out.");
    house.picture(&[&format!("🏆 {} wins!", name(second))]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_move_back_brings_no_time_back() {
    let house = House::open().await;
    let (board, first, second) = begin(&house, "clock=1h+3h").await;
    house.pass(2 * HOUR);
    let board = play(&house, first, &board, "a1").await;
    house.reply(first, board.id, "undo");
    let offer = house.told("asks to take a move back").await;
    house.press(second, &offer, "Agree").await;
    let board = house.picture(&["has taken a move back"]).await;
    assert_eq!(board.mentioned(), [first]);
    assert!(board.text.contains(&format!("⏳ {} 1 h + 2 h, {} 3 h", name(first), name(second))), "{}", board.text);
}

#[tokio::test(flavor = "multi_thread")]
async fn fleets_are_placed_on_the_clock() {
    let house = House::open().await;
    for user in [ANNA, BORIS] {
        house.sandbox.start_private(user, "");
        house.told_in(user, "Hello").await;
    }
    let first = house.accepted("/seabattle @boris clock=1m").await;
    assert!(first.text.contains("⏳ Anna 1:00, Boris 1:00"), "{}", first.text);
    house.whisper(ANNA, "random");
    house.whisper(ANNA, "ready");
    house.told("Anna is ready").await;
    // Time counts from each player's own board, which may come after that of the group.
    house.settled().await;
    house.pass(MINUTE + 5);
    let end = house.picture(&["Boris has run out of time."]).await;
    assert!(end.text.ends_with("🏆 Anna wins!\nNot rated: too short."), "{}", end.text);
    // If nobody has done anything, nobody has lost.
    house.accepted("/seabattle @boris clock=1m").await;
    house.settled().await;
    house.pass(MINUTE + 5);
    house.picture(&["№2", "Time has run out for everybody.", "Called off"]).await;
    house.proofread();
}

#[tokio::test(flavor = "multi_thread")]
async fn of_several_players_the_others_go_on() {
    let house = House::open().await;
    house.say(ANNA, "/pig@kletka_bot dice=1 clock=20s");
    let lobby = house.told("Who’s in?").await;
    house.press(BORIS, &lobby, "Join").await;
    house.press(VERA, &lobby, "Join").await;
    house.press(ANNA, &lobby, "Start").await;
    let board = house.board(house.group, lobby.id).await;
    let late = board.mentioned();
    house.pass(25);
    let next = house.picture(&["has run out of time."]).await;
    let asked = next.mentioned();
    assert!(asked.len() == 1 && asked != late, "{}", next.text);
    assert!(next.button("🎲 Roll").is_some());
    house.proofread();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_computer_keeps_within_its_time() {
    let house = House::open().await;
    house.say(ANNA, "/tictactoe@kletka_bot bot:5 size=6 line=6 clock=1s");
    let board = house.picture(&["Anna: put a", "⏳ Anna 0:01"]).await;
    let said = house.reply(ANNA, board.id, "f6");
    let next = house.find(house.group, "an answer", |m| m.id > said && m.photo().is_some()).await;
    assert!(next.text.contains("Kletka (level 5): "), "{}", next.text);
    house.pass(4);
    let end = house.picture(&["Anna has run out of time."]).await;
    assert!(end.text.ends_with("🏆 Kletka (level 5) wins!\nNot rated: a computer played."), "{}", end.text);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_slow_player_is_reminded_once() {
    let house = House::open().await;
    let (board, first, second) = begin(&house, "clock=5h+5h").await;
    house.pass(7 * HOUR);
    let board = play(&house, first, &board, "a1").await;
    house.pass(7 * HOUR);
    nothing(&house, board.id).await;
    house.pass(HOUR + MINUTE);
    let told = house.told("your time is running out").await;
    assert_eq!((told.mentioned(), told.reply_to), (vec![second], Some(board.id)));
    assert!(
        told.text.contains("№1 Tic-tac-toe (Anna — Boris): ") && told.text.contains("Left for this move: 1 h 59 min.")
    );
    house.pass(HOUR);
    let board = play(&house, second, &board, "b1").await;
    assert!(board.text.contains(&format!("{} 5 h + 3 h", name(first))), "{}", board.text);
    assert_eq!(count(&house, "your time is running out"), 1);
    house.pass(8 * HOUR + MINUTE);
    house.picture(&[&format!("{} has run out of time.", name(first))]).await;
    house.proofread();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_week_of_silence_is_a_resignation() {
    let house = House::open().await;
    let (board, first, second) = begin(&house, "").await;
    let board = play(&house, first, &board, "a1").await;
    house.pass(47 * HOUR);
    nothing(&house, board.id).await;
    house.pass(2 * HOUR);
    let told = house.told("it is your move. A week of silence").await;
    assert_eq!(told.mentioned(), [second]);
    house.pass(4 * DAY);
    nothing(&house, told.id).await;
    house.pass(DAY);
    let end = house.picture(&["has not moved for a week"]).await;
    assert!(end.text.contains(&format!("{} has not moved", name(second))), "{}", end.text);
    assert!(end.text.ends_with(&format!("🏆 {} wins!\nNot rated: too short.", name(first))), "{}", end.text);
    assert_eq!(count(&house, "it is your move"), 1);
    house.proofread();
}

#[tokio::test(flavor = "multi_thread")]
async fn where_nobody_has_ever_played_the_match_is_called_off() {
    let mut house = House::open().await;
    begin(&house, "").await;
    // Nobody loses without a reminder, however long the bot was away.
    house.stop().await;
    house.pass(30 * DAY);
    house.start().await;
    let told = house.told("it is your move. After a week without a move the match is called off.").await;
    nothing(&house, told.id).await;
    house.pass(DAY + MINUTE);
    house.picture(&["Nobody has moved for a week.", "Called off"]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_is_reminded_at_night() {
    let house = House::open().await;
    set(&house, "quiet=23-8 zone=+3").await;
    let menu = house.told("Settings of this chat").await;
    assert!(menu.button("Quiet hours: 23:00 to 8:00").is_some() && menu.button("Time zone: UTC+3").is_some());
    // Two days after one in the morning it is one in the morning.
    house.pass_until(22);
    let (board, ..) = begin(&house, "").await;
    house.pass(2 * DAY + HOUR);
    nothing(&house, board.id).await;
    house.pass(6 * HOUR + MINUTE);
    house.told("it is your move").await;
    house.proofread();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_slow_clock_waits_for_the_morning() {
    let house = House::open().await;
    set(&house, "quiet=23-8 zone=utc").await;
    house.pass_until(22);
    let (board, first, second) = begin(&house, "clock=2h").await;
    nothing(&house, board.id).await;
    // The deadline would be at midnight. The reminder comes before the night.
    house.pass(59 * MINUTE + 30);
    let told = house.told("your time is running out").await;
    assert!(told.text.contains("Left for this move: 9 h."), "until the morning: {}", told.text);
    house.pass(8 * HOUR);
    nothing(&house, told.id).await;
    let board = play(&house, first, &board, "a1").await;
    assert_eq!(board.mentioned(), [second]);
    house.pass(2 * HOUR + 2 * MINUTE);
    house.picture(&[&format!("{} has run out of time.", name(second))]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_turn_that_begins_as_the_night_does_has_no_reminder() {
    let house = House::open().await;
    set(&house, "quiet=23-8 zone=utc").await;
    house.pass_until(22);
    house.pass(59 * MINUTE + 30);
    let (board, ..) = begin(&house, "clock=2h").await;
    nothing(&house, board.id).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_must_be_said_at_night_is_said_without_a_sound() {
    let house = House::open().await;
    set(&house, "quiet=23-8").await;
    house.pass_until(23);
    let (board, first, _) = begin(&house, "clock=10m").await;
    play(&house, first, &board, "a1").await;
    let quiet = |house: &House| {
        let photos = house.sandbox.calls_of("sendPhoto");
        photos.iter().map(|call| call.args.contains("disable_notification")).collect::<Vec<_>>()
    };
    assert_eq!(quiet(&house), [false, false], "people who play at night want to hear it");
    house.pass(11 * MINUTE);
    house.picture(&["has run out of time."]).await;
    assert_eq!(quiet(&house), [false, false, true]);
    assert_eq!(count(&house, "running out"), 0);
}

#[tokio::test(flavor = "multi_thread")]
async fn settings_are_typed_by_administrators() {
    let house = House::open().await;
    house.ask(BORIS, "/settings@kletka_bot quiet=23-8", "Only group administrators can change the settings.").await;
    house.ask(ANNA, "/settings@kletka_bot quiet=7", "quiet=7 cannot be set here. What can be set: lang=").await;
    house.ask(ANNA, "/settings@kletka_bot zone=+3 colour=red", "colour=red cannot be set here.").await;
    for (sets, labels) in [
        ("zone=-3:30 boards=keep", ["Quiet hours: none", "Time zone: UTC-3:30", "Boards: all pictures stay"]),
        (
            "zone=berlin quiet=22-7",
            ["Quiet hours: 22:00 to 7:00", "Time zone: Europe/Berlin", "Boards: all pictures stay"],
        ),
    ] {
        set(&house, sets).await;
        house.find(house.group, sets, |menu| labels.iter().all(|label| menu.button(label).is_some())).await;
    }
    house.ask(ANNA, "/settings@kletka_bot zone=Atlantis", "zone=atlantis cannot be set here.").await;
    house.whisper(BORIS, "/settings quiet=0-10");
    house.told_in(BORIS, "Saved.").await;
    house.proofread();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_clock_is_an_option_of_every_game() {
    let house = House::open().await;
    let wrong = house.ask(ANNA, "/pig@kletka_bot clock=soon", "The clock cannot be soon.").await;
    assert!(wrong.text.contains("clock=10s+1m"), "{}", wrong.text);
    house.ask(ANNA, "/pig@kletka_bot clock=31d", "The clock cannot be 31d.").await;
    house.ask(ANNA, "/pig@kletka_bot clok=1m", "Did you mean clock?").await;
    let rules = house.ask(VERA, "/rules@kletka_bot pig", "On your turn roll").await;
    house.press(VERA, &rules, "Options").await;
    let options = house.told("clock (10s+1m, 12h+2d, blitz, off)").await;
    assert_eq!(options.text.matches("Options:").count(), 1);
    let plain = house.ask(ANNA, "/pig@kletka_bot clock=off", "Who’s in?").await;
    assert!(!plain.text.contains("Clock"), "{}", plain.text);
    house.proofread();
}

#[tokio::test(flavor = "multi_thread")]
async fn clocks_in_russian() {
    let house = House::with(SandboxConfig::default(), "ru").await;
    let said = house.say(ANNA, "/tictactoe@kletka_bot @boris size=6 line=6 clock=10м+1ч");
    let lobby = house.told("зовёт сыграть").await;
    assert!(lobby.text.contains("\nЧасы: 10 минут на ход и ещё 1 час в запасе на всю партию."), "{}", lobby.text);
    house.press(BORIS, &lobby, "Принять").await;
    let board = house.board(house.group, said).await;
    let (first, _) = mover(&board);
    assert!(board.text.contains(&format!("⏳ {} 10:00 + 1 ч", name(first))), "{}", board.text);
    house.pass(57 * MINUTE);
    let told = house.told("время на исходе. На этот ход осталось 13:0").await;
    assert_eq!(told.mentioned(), [first]);
    house.pass(14 * MINUTE);
    let end = house.picture(&[&format!("{}: время вышло.", name(first)), "Победа"]).await;
    let late = house.reply(first, end.id, "а1");
    let told = house.find(house.group, "an answer", |m| m.reply_to == Some(late)).await;
    assert_eq!(told.text, "Поздно: в партии №1 твоё время вышло.");
    let rules = house.ask(VERA, "/rules@kletka_bot pig", "В свой ход").await;
    house.press(VERA, &rules, "Настройки").await;
    let options = house.told("часы (10с+1м, 12ч+2д, блиц, нет)").await;
    assert!(options.text.contains("время на ход и запас на всю партию"), "{}", options.text);
    house.sandbox.wait(|world| !world.messages(house.group).is_empty(), PATIENCE).await.expect("there are some");
    house.proofread();
}
