//! The limits for each person.

use kletka::bot::Limits;
use kletka_sandbox::SandboxConfig;

use super::house::{ANNA, BORIS, House};

#[tokio::test(flavor = "multi_thread")]
async fn challenges_that_wait_are_few() {
    let mut house = House::open().await;
    house.limit(Limits::default());
    house.stop().await;
    house.start().await;
    for n in 1..=5 {
        house.ask(ANNA, "/pig@kletka_bot @boris", &format!("№{n}")).await;
    }
    let said = house.say(ANNA, "/pig@kletka_bot @vera");
    let told = "5 challenges of yours are waiting here already. Withdraw one first, or wait until somebody joins.";
    assert_eq!(house.answer(said).await.text, told);
    // Others are not affected, and withdrawing a challenge makes room.
    house.ask(BORIS, "/pig@kletka_bot @anna", "№6").await;
    house.say(ANNA, "/cancel@kletka_bot 1");
    house.ask(ANNA, "/pig@kletka_bot @boris", "№7").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn matches_at_once_are_few_and_files_within_a_minute() {
    let mut house = House::with(SandboxConfig::default(), "ru").await;
    house.limit(Limits { matches: 2, files: 2, ..Limits::default() });
    house.stop().await;
    house.start().await;
    for _ in 0..2 {
        house.match_of(ANNA, "/tictactoe@kletka_bot @boris", BORIS).await;
    }
    let said = house.say(ANNA, "/tictactoe@kletka_bot @vera");
    let told =
        "Ты уже играешь 2 партии, больше на одного человека мне не удержать. Сначала доиграй одну; список — /matches.";
    assert_eq!(house.answer(said).await.text, told);
    for _ in 0..2 {
        let said = house.say(BORIS, "/export@kletka_bot 1");
        house.find(house.group, "the record", |message| message.reply_to == Some(said)).await;
    }
    let said = house.say(BORIS, "/replay@kletka_bot 1");
    assert_eq!(house.answer(said).await.text, "За минуту уже 2 файла. Попробуй через минуту.");
    house.pass(61);
    let said = house.say(BORIS, "/export@kletka_bot 1");
    house.find(house.group, "the record", |message| message.reply_to == Some(said)).await;
}
