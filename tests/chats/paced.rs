//! The messenger's rate limits: their effect on players, and the effect of people who flood.

#[path = "paced/stage.rs"]
mod stage;

use std::sync::Arc;
use std::time::Duration;

use kletka::play::Line;

use stage::{Sent, Stage, asked};

const GROUP: i64 = -1;
const ELSEWHERE: i64 = -2;
const FIRST: [i64; 2] = [11, 12];
const SECOND: [i64; 2] = [13, 14];
const STRANGER: i64 = 99;

async fn seconds(seconds: u64) {
    tokio::time::sleep(Duration::from_secs(seconds)).await;
}

/// The n-th cell to play on a board of six by six.
fn cell(n: usize) -> String {
    format!("{}{}", char::from(b'a' + (n % 6) as u8), n / 6 + 1)
}

/// The player to move makes a move. Returns the milliseconds until the picture arrives.
async fn moves(stage: &Stage, number: u64, board: &Sent, n: usize) -> u64 {
    let (at, said) = (stage.now(), stage.say(asked(board), board.chat, &cell(n), Some(board)));
    stage.board(board.chat, number, said).await.at - at
}

/// The number of answers to one person.
fn answers(stage: &Stage, said: i32) -> usize {
    stage.sent().iter().filter(|sent| sent.reply_to.is_some_and(|to| to >= said)).count()
}

/// A user writes one text after another, ten per second. Returns the id of the first message.
async fn flood(stage: &Stage, user: i64, texts: impl IntoIterator<Item = String>) -> i32 {
    let mut first = None;
    for text in texts {
        let said = stage.say(user, GROUP, &text, None);
        first = first.or(Some(said));
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    first.expect("something was said")
}

#[tokio::test(start_paused = true)]
async fn who_asks_for_the_rules_again_and_again_delays_no_board() {
    let stage = Stage::open();
    let board = stage.begun(GROUP, FIRST, 1, "").await;
    seconds(60).await;
    let said = flood(&stage, STRANGER, (0..25).map(|_| "/rules@kletka_bot pig".to_owned())).await;
    let late = moves(&stage, 1, &board, 0).await;
    assert!(late <= 5_000, "{late} ms");
    seconds(60).await;
    let count = answers(&stage, said);
    assert!((1..=6).contains(&count), "{count} answers to one person");
    assert_eq!(stage.refused(), 0);
}

#[tokio::test(start_paused = true)]
async fn who_challenges_again_and_again_delays_no_board() {
    let stage = Stage::open();
    let board = stage.begun(GROUP, FIRST, 1, "").await;
    seconds(60).await;
    let mixed = ["/tictactoe@kletka_bot bot", "/play@kletka_bot dots @u12", "/board@kletka_bot 1"];
    let texts = ["/pig@kletka_bot @u11"].into_iter().chain(mixed.into_iter().cycle().take(24));
    let said = flood(&stage, STRANGER, texts.map(str::to_owned)).await;
    let late = moves(&stage, 1, &board, 0).await;
    assert!(late <= 5_000, "{late} ms");
    seconds(60).await;
    let count = stage.sent().iter().filter(|sent| sent.id > said).count();
    assert!((3..=9).contains(&count), "{count} messages");
    assert_eq!(stage.refused(), 0);
}

#[tokio::test(start_paused = true)]
async fn who_mistypes_again_and_again_delays_no_board() {
    let stage = Stage::open();
    let board = stage.begun(GROUP, FIRST, 1, "").await;
    seconds(60).await;
    let said = flood(&stage, asked(&board), (0..25).map(|n| format!("/m@kletka_bot z{n}"))).await;
    let late = moves(&stage, 1, &board, 0).await;
    assert!(late <= 5_000, "{late} ms");
    seconds(60).await;
    let count = answers(&stage, said);
    assert!((1..=6).contains(&count), "{count} refusals");
    assert_eq!(stage.refused(), 0);
}

/// Many people ask for things in the group without end.
async fn crowd(stage: Arc<Stage>, people: i64) {
    for n in 0.. {
        let text = ["/rules@kletka_bot zzz", "/help@kletka_bot", "/m@kletka_bot z9"][n % 3];
        stage.say(STRANGER + n as i64 % people, GROUP, text, None);
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
}

#[tokio::test(start_paused = true)]
async fn a_crowd_that_floods_delays_no_board_by_more_than_five_seconds() {
    let stage = Stage::open();
    let mut board = stage.begun(GROUP, FIRST, 1, "").await;
    let flood = tokio::spawn(crowd(Arc::clone(&stage), 50));
    seconds(60).await;
    let began = stage.now();
    // Both move as soon as they see a board, so every free place is theirs or costs them time.
    let mut late = Vec::new();
    for n in 0..30 {
        late.push(moves(&stage, 1, &board, n).await);
        board = stage.board(GROUP, 1, board.id).await;
    }
    flood.abort();
    assert!(late.iter().all(|late| *late <= 5_000), "{late:?} ms");
    let answered = |sent: &&Sent| sent.at >= began && sent.reply_to.is_some() && !sent.photo;
    let answers = stage.sent().iter().filter(answered).count();
    assert!(answers >= 3, "only {answers} were answered meanwhile");
    assert_eq!(stage.refused(), 0);
}

#[tokio::test(start_paused = true)]
async fn who_floods_two_hundred_groups_delays_no_other() {
    let stage = Stage::open();
    let board = stage.begun(GROUP, FIRST, 1, "").await;
    seconds(60).await;
    for group in 0..200 {
        for _ in 0..5 {
            stage.say(STRANGER + group % 7, -100 - group, "/help@kletka_bot", None);
        }
    }
    let late = moves(&stage, 1, &board, 0).await;
    assert!(late <= 2_000, "{late} ms");
    seconds(60).await;
    assert_eq!(stage.refused(), 0);
}

#[tokio::test(start_paused = true)]
async fn a_picture_that_hangs_holds_up_its_chat_for_a_minute_and_no_other() {
    let stage = Stage::open();
    let first = stage.begun(GROUP, FIRST, 1, "").await;
    let second = stage.begun(GROUP, SECOND, 2, "").await;
    let third = stage.begun(ELSEWHERE, FIRST, 3, "").await;
    seconds(60).await;
    stage.hang(GROUP);
    let (late, beside, elsewhere) =
        tokio::join!(moves(&stage, 1, &first, 0), moves(&stage, 2, &second, 0), moves(&stage, 3, &third, 0));
    assert!(elsewhere <= 200, "{elsewhere} ms");
    assert!(beside <= 60_500, "{beside} ms");
    // It may have arrived, so it is not repeated at once.
    assert!((90_000..=91_000).contains(&late), "{late} ms");
}

#[tokio::test(start_paused = true)]
async fn the_first_board_of_a_match_comes_before_the_challenge_changes() {
    let stage = Stage::open();
    stage.begun(GROUP, FIRST, 1, "").await;
    let sent = stage.sent();
    let at = |fits: &dyn Fn(&Sent) -> bool| sent.iter().position(fits);
    let (board, begun) = (at(&|sent| sent.photo), at(&|sent| sent.text.contains("The match has begun")));
    assert!(board.is_some_and(|board| begun.is_none_or(|begun| board < begun)), "{board:?} {begun:?}");
}

#[tokio::test(start_paused = true)]
async fn the_pace_is_kept_across_restarts() {
    let stage = Stage::open();
    let mut board = stage.begun(GROUP, FIRST, 1, "").await;
    for n in 0..30 {
        let late = moves(&stage, 1, &board, n).await;
        assert!(late <= 5_000, "{late} ms");
        board = stage.board(GROUP, 1, board.id).await;
        if n % 3 == 0 {
            stage.restart().await;
        }
    }
    assert_eq!(stage.refused(), 0);
}

/// Two people play `count` moves of blitz, each one second after the picture.
async fn blitz(stage: Arc<Stage>, players: [i64; 2], number: u64, count: usize) -> Vec<Sent> {
    let mut boards = vec![stage.begun(GROUP, players, number, "clock=blitz").await];
    for n in 0..count {
        let board = boards[n].clone();
        seconds(1).await;
        let said = stage.say(asked(&board), GROUP, &cell(n), Some(&board));
        boards.push(stage.board(GROUP, number, said).await);
    }
    boards
}

#[tokio::test(start_paused = true)]
async fn two_blitzes_in_a_group_take_no_time_from_their_players() {
    let stage = Stage::open();
    let first = tokio::spawn(blitz(Arc::clone(&stage), FIRST, 1, 24));
    stage.board(GROUP, 1, 0).await;
    let second = tokio::spawn(blitz(Arc::clone(&stage), SECOND, 2, 24));
    let crowd = stage.find("a warning", |sent| sent.text.contains("Another match is being played here")).await;
    assert!(crowd.text.contains("clock=1m") && crowd.text.contains("?start=m2"), "{}", crowd.text);
    let (at, said) = (stage.now(), stage.say(STRANGER, GROUP, "/pig@kletka_bot @u11", None));
    let offer = stage.find("a challenge", |sent| sent.id > said && sent.text.contains("challenges")).await;
    assert!(!first.is_finished() && !second.is_finished(), "while they are played");
    let (offered, said) = (offer.at - at, stage.say(STRANGER, GROUP, "/rules@kletka_bot pig", None));
    let at = stage.now();
    let answered = stage.find("an answer", |sent| sent.reply_to == Some(said)).await.at - at;
    // The two matches wait for each other, and all other messages wait for both.
    assert!(offered <= 75_000 && answered <= 60_000, "a challenge after {offered} ms, an answer after {answered} ms");
    for (number, boards) in [(1, first.await), (2, second.await)] {
        let boards = boards.expect("nobody gives up");
        assert!(boards.iter().all(|board| !board.text.contains("is late")), "{boards:#?}");
        let lines: Vec<Line> = stage.lines(number).iter().map(|line| line.parse().expect("a line")).collect();
        // A player who has no more moves to make is late, and that is nobody's fault.
        let lines = &lines[..24];
        let taken = |line: &Line| line.at.zip(line.shown).map_or(u64::MAX, |(at, shown)| at - shown);
        let most = lines.iter().map(taken).max();
        assert!(most <= Some(1_500), "{most:?} ms of somebody's time were taken by the house");
    }
    assert_eq!(stage.refused(), 0);
}
