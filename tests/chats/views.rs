//! Large sheets: the whole, or the part around the latest moves.

use kletka_sandbox::{Message, SandboxConfig};

use super::house::{ANNA, BORIS, House, VERA, labels, mover};

const NEAR: &str = "🔍 Latest moves";
const WHOLE: &str = "🗺 Whole sheet";

fn size(message: &Message) -> (u32, u32) {
    message.photo().map(|photo| (photo.width, photo.height)).expect("a picture")
}

/// The same message with another button.
async fn turned(house: &House, board: &Message, label: &str) -> Message {
    let fits = |m: &Message| m.id == board.id && m.button(label).is_some();
    house.find(board.chat, &format!("{label} under the same message"), fits).await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_button_switches_between_the_whole_sheet_and_the_latest_moves() {
    let house = House::open().await;
    let board = house.match_of(ANNA, "/dots@kletka_bot @boris size=39x32", BORIS).await;
    // A sheet this large first shows a part. Anybody may look at the rest.
    assert_eq!(labels(&board).last().map(String::as_str), Some(WHOLE));
    house.press(VERA, &board, WHOLE).await;
    let sheet = turned(&house, &board, NEAR).await;
    let whole = size(&sheet);
    house.press(VERA, &sheet, NEAR).await;
    let near = turned(&house, &sheet, WHOLE).await;
    // A sheet of 39 × 32 is wide. A part of 16 × 16 with its map has 24 × 19 squares.
    assert_ne!(size(&near), whole);
    let ratio = f64::from(size(&near).0) / f64::from(size(&near).1);
    assert!((1.1..1.35).contains(&ratio), "{ratio}");
    // The chosen view stays for the next moves.
    let (first, second) = mover(&board);
    house.reply(first, near.id, "p12");
    let next = house.picture(&[": p12"]).await;
    assert!(next.id > near.id && next.button(WHOLE).is_some() && size(&next) == size(&near), "{:?}", labels(&next));
    house.gone(&near).await;
    assert_eq!(house.press_data(VERA, &near, "v:1:whole").await, "That button is out of date.");
    house.press(second, &next, WHOLE).await;
    let back = turned(&house, &next, NEAR).await;
    assert_eq!(size(&back), whole);
    assert_eq!(back.text, next.text, "nothing that it has told is lost");
    // The end is shown whole, whatever was chosen.
    house.press(first, &back, NEAR).await;
    let near = turned(&house, &back, WHOLE).await;
    house.reply(second, near.id, "resign");
    let end = house.picture(&["🏆"]).await;
    let (wide, high) = size(&end);
    // With the result and its reason below, the page is taller than wide.
    assert!(10 * wide >= 8 * whole.0 && high > whole.1, "{whole:?}, and with the result {wide} × {high}");
    assert_eq!(labels(&end), ["Rematch", "Film | Card | Record"]);
    house.proofread();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_part_is_shown_at_a_word() {
    let house = House::with(SandboxConfig::default(), "en").await;
    let board = house.match_of(ANNA, "/dots@kletka_bot @boris size=39x32", BORIS).await;
    let (first, _) = mover(&board);
    let shown = async |text: &str| {
        let asked = house.say(VERA, text);
        house.find(house.group, "a new board", |m| m.id > asked && m.photo().is_some()).await
    };
    let whole = size(&shown("/board@kletka_bot whole").await);
    let near = shown("/board@kletka_bot near").await;
    assert_eq!(size(&near), size(&board), "so large a sheet is shown in part unless somebody wants more");
    let place = shown("/board@kletka_bot 1 k12").await;
    assert!(size(&near) != whole && size(&place) == size(&near));
    let wrong = house.ask(VERA, "/board@kletka_bot zz12", "is not on this sheet").await;
    assert_eq!(wrong.text, "zz12 is not on this sheet; its last corner is am32.");
    // A view around a place lasts until the next move.
    house.reply(first, place.id, "q10");
    assert_eq!(size(&house.picture(&[": q10"]).await), size(&near));
    assert_eq!(size(&shown("/board@kletka_bot please").await), size(&near), "politeness changes nothing");
    // The default of the chat.
    house.ask(ANNA, "/settings@kletka_bot view=whole", "Saved.").await;
    assert_eq!(size(&shown("/board@kletka_bot").await), whole);
    assert_eq!(size(&shown("/board@kletka_bot near").await), size(&near));
    // A sheet of 20 × 20 has only one view.
    let small = house.match_of(ANNA, "/dots@kletka_bot @boris size=20x20", BORIS).await;
    assert!(small.button(NEAR).is_none() && small.button(WHOLE).is_none(), "{:?}", labels(&small));
    house.proofread();
}
