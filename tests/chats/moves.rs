use super::house::*;
#[tokio::test(flavor = "multi_thread")]
async fn explore() {
    let house = House::open().await;
    house.say(ANNA, "/play@kletka_bot");
    let m = house.told("What shall").await;
    house.press(ANNA, &m, "Rows and lines").await;
    let m = house.changed(&m).await;
    house.press(ANNA, &m, "Tic-tac-toe").await;
    let m = house.changed(&m).await;
    println!("{}", house.sandbox.transcript(house.group));
    house.press(ANNA, &m, "Rules").await;
    house.press(ANNA, &m, "Whoever joins").await;
    let b = house.accepted("/tictactoe @boris size=6").await;
    house.reply(ANNA, b.id, "hello");
    house.say(ANNA, "/play@kletka_bot chess");
    house.say(ANNA, "/play@kletka_bot морской");
    house.say(ANNA, "/play@kletka_bot tictactoe @anna");
    house.say(ANNA, "/play@kletka_bot tictactoe @kletka_bot");
    house.say(ANNA, "/play@kletka_bot tictactoe @boris @vera");
    house.say(ANNA, "/play@kletka_bot tictactoe @boris siez=4");
    house.say(ANNA, "/play@kletka_bot tictactoe @boris size=44");
    house.say(ANNA, "/play@kletka_bot tictactoe @boris line=4");
    house.say(ANNA, "/play@kletka_bot seabattle @boris");
    house.say(ANNA, "/play@kletka_bot pig");
    house.say(ANNA, "/play@kletka_bot tictactoe bot:5");
    house.said(VERA, house.group, 0).await;
    let b = house.told("№5").await;
    println!("{b:?}");
    house.whisper(ANNA, "/start");
    house.whisper(ANNA, "/play tictactoe @boris");
    house.whisper(ANNA, "/play tictactoe bot");
    house.said(ANNA, ANNA, 0).await;
    house.whisper(ANNA, "e9");
    house.said(ANNA, ANNA, 0).await;
    println!("{}", house.sandbox.transcript(house.group));
    println!("{}", house.sandbox.transcript(ANNA));
}
