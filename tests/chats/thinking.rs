//! A slow computer: people see that it thinks, and their own move before its answer.

use std::sync::{Condvar, Mutex};

use kletka::bot::Registry;
use kletka::bot::words::{Lang, add};
use kletka::game::{
    Ask, Counts, Drawn, Family, Game, Info, Input, Moves, OptValues, Outcome, Reject, Scene, SearchCtx, Seat, StepCtx,
    Table, Text, Turn, Viewer, Weight,
};
use kletka_sandbox::{Message, SandboxConfig, World};

use super::house::{ANNA, House, PATIENCE};

/// A row of sticks, of which each player takes one. Its computer thinks until it is told to stop.
struct Brood;

static INFO: Info = Info { words: &["take"], ..Info::of("brood", Counts::only(2), Family::LINES, Weight::Full) };

/// How many more answers the computer may give.
static ANSWERS: Mutex<u32> = Mutex::new(0);
static TOLD: Condvar = Condvar::new();

fn let_answer(times: u32) {
    *ANSWERS.lock().expect("nobody fails with it") = times;
    TOLD.notify_all();
}

/// The number of sticks left.
#[derive(Clone, PartialEq, Debug)]
struct Row(u8);

impl Game for Brood {
    type Options = ();
    type State = (u8, Seat);
    type Move = ();
    type View = Row;

    fn info(&self) -> &'static Info {
        &INFO
    }
    fn options(&self, _values: &mut OptValues, _seats: u8) -> Result<(), Reject> {
        Ok(())
    }
    fn setup(&self, (): &(), table: Table, _ctx: &mut StepCtx) -> (u8, Seat) {
        (8, table.first)
    }
    fn turn(&self, &(left, mover): &(u8, Seat)) -> Turn {
        match left {
            0 => Turn::Over(Outcome::won(mover.other(), 2)),
            _ => Ask::one(mover, Text::new("brood-ask")).typed().into(),
        }
    }
    fn moves(&self, _row: &(u8, Seat), _seat: Seat) -> Moves<()> {
        Moves::Listed(vec![()])
    }
    fn parse(&self, _row: &(u8, Seat), _seat: Seat, input: &Input<'_>) -> Result<(), Reject> {
        (input.raw() == "take").then_some(()).ok_or_else(|| Reject::syntax(Text::new("brood-ask")))
    }
    fn write(&self, (): &()) -> String {
        "take".to_owned()
    }
    fn apply(&self, row: &mut (u8, Seat), seat: Seat, (): &(), _ctx: &mut StepCtx) -> Result<(), Reject> {
        *row = (row.0 - 1, seat.other());
        Ok(())
    }
    fn view(&self, row: &(u8, Seat), _who: Viewer) -> Row {
        Row(row.0)
    }
    fn think(&self, _row: &Row, _seat: Seat, _mind: &mut SearchCtx<'_>) -> Option<()> {
        let waits = ANSWERS.lock().expect("nobody fails with it");
        let (mut answers, told) = TOLD.wait_timeout_while(waits, PATIENCE, |left| *left == 0).expect("as above");
        *answers = answers.saturating_sub(1);
        (!told.timed_out()).then_some(())
    }
}

impl Drawn for Row {
    fn scene(&self) -> Scene {
        Scene::new(f32::from(self.0) + 1.0, 3.0)
    }

    fn board(&self) -> String {
        "|".repeat(self.0.into())
    }
}

/// How often the chat was told that the bot does this.
fn acts(house: &House, what: &str) -> usize {
    house.sandbox.calls_of("sendChatAction").iter().filter(|call| call.args.contains(what)).count()
}

/// The picture after a board.
async fn next(house: &House, board: &Message, part: &str) -> Message {
    let fits = |m: &Message| m.id > board.id && m.photo().is_some() && m.text.contains(part);
    house.find(ANNA, &format!("a picture with {part}"), fits).await
}

#[tokio::test(flavor = "multi_thread")]
async fn the_own_move_is_shown_before_a_computer_that_thinks_long_has_answered() {
    add(Lang::ENGLISH, "brood-name = Brood\nbrood-ask = take one").expect("it is Fluent");
    let house = House::playing(Registry(&[&Brood]), SandboxConfig::default(), "en").await;
    // If it begins, it moves at once.
    let_answer(1);
    house.whisper(ANNA, "/brood bot:5");
    let board = house.picture_in(ANNA, &["Take one"]).await;
    let_answer(0);
    assert_eq!(acts(&house, "typing"), 0, "of what takes no second nothing is said");
    house.whisper(ANNA, "take");
    let own = next(&house, &board, "Anna: take").await;
    assert_eq!(acts(&house, "typing"), 1);
    house.sandbox.wait(|world| world.calls_of("sendChatAction").len() == 2, PATIENCE).await.expect("it goes on");
    let_answer(1);
    let answered = next(&house, &own, "Kletka (level 5): take").await;
    assert!(!answered.text.contains("Anna: take"), "that was told: {}", answered.text);
    let announced = |world: &World| world.calls_of("sendChatAction").iter().any(|c| c.args.contains("upload_photo"));
    house.sandbox.wait(announced, PATIENCE).await.expect("its picture was announced");
    // A computer that was slow will be slow again, so nobody waits even for a second.
    let told = acts(&house, "typing");
    let_answer(0);
    house.whisper(ANNA, "take");
    let own = next(&house, &answered, "Anna: take").await;
    assert_eq!(acts(&house, "typing"), told, "the own move is shown at once");
    let_answer(1);
    next(&house, &own, "Kletka (level 5): take").await;
    // This time it was fast: one picture shows both moves.
    let_answer(1);
    let pictures = house.sandbox.pictures(ANNA).len();
    house.whisper(ANNA, "take");
    let both = house.picture_in(ANNA, &["Anna: take", "Kletka (level 5): take"]).await;
    assert!(both.id > own.id && house.sandbox.pictures(ANNA).len() == pictures + 1);
    house.settled().await;
}
