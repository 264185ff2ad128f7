//! A match from the challenge to the last picture.

use super::house::{ANNA, BORIS, House, VERA};

#[tokio::test(flavor = "multi_thread")]
async fn tictactoe_from_challenge_to_rematch() {
    let house = House::open().await;
    house.say(ANNA, "/play@kletka_bot tictactoe @boris");
    let lobby = house.told("challenges").await;
    assert_eq!(house.press(VERA, &lobby, "Accept").await, "This challenge is for somebody else.");
    house.press(BORIS, &lobby, "Accept").await;
    let board = house.told("№1").await;
    println!("{}", house.sandbox.transcript(house.group));
    println!("{board:?}");
}
