//! Fists: secret and simultaneous.

use kletka_games::game::{
    Ask, Counts, Drawn, Game, Info, Input, Moves, OptValues, Outcome, Reject, Scene, Seat, Seats, StepCtx, Table, Text,
    Turn, Viewer,
};

use super::{info, numbers};

/// Two or three seats show some fingers, in secret. When all have shown, the most fingers win.
pub struct Fists;

static FISTS: Info = info("fists", Counts::from_to(2, 3), &[], &[]);

/// Which seats have shown.
#[derive(Clone, PartialEq, Debug)]
pub struct Hands(Vec<bool>);

impl Game for Fists {
    type Options = ();
    type State = Vec<Option<u8>>;
    type Move = u8;
    type View = Hands;

    fn info(&self) -> &'static Info {
        &FISTS
    }
    fn options(&self, _values: &mut OptValues, _seats: u8) -> Result<(), Reject> {
        Ok(())
    }
    fn setup(&self, (): &(), table: Table, _ply: &mut StepCtx) -> Vec<Option<u8>> {
        vec![None; usize::from(table.seats)]
    }
    fn turn(&self, hands: &Vec<Option<u8>>) -> Turn {
        let open = (0..).map(Seat).zip(hands).filter(|(_, hand)| hand.is_none()).map(|(seat, _)| seat);
        let seats: Seats = open.collect();
        if seats.is_empty() {
            return Turn::Over(Outcome::by_score(hands.iter().flatten().map(|&n| i64::from(n)).collect()));
        }
        Ask::of(seats, Text::new("fists-ask")).private().typed().into()
    }
    fn moves(&self, hands: &Vec<Option<u8>>, seat: Seat) -> Moves<u8> {
        Moves::Listed(if self.turn(hands).seats().has(seat) { (1..=5).collect() } else { Vec::new() })
    }
    fn parse(&self, _hands: &Vec<Option<u8>>, _seat: Seat, input: &Input<'_>) -> Result<u8, Reject> {
        numbers(input, "show", 9)
    }
    fn write(&self, n: &u8) -> String {
        // A deliberate mistake: a text that a record would read differently.
        if *n == 9 { "show ; 9".to_owned() } else { format!("show {n}") }
    }
    fn apply(&self, hands: &mut Vec<Option<u8>>, seat: Seat, n: &u8, ctx: &mut StepCtx) -> Result<(), Reject> {
        hands[seat.index()] = Some(*n);
        if hands.iter().all(Option::is_some) {
            ctx.reveal(Text::new("fists-open"));
        }
        Ok(())
    }
    fn view(&self, hands: &Vec<Option<u8>>, _who: Viewer) -> Hands {
        Hands(hands.iter().map(Option::is_some).collect())
    }
}

impl Drawn for Hands {
    fn scene(&self) -> Scene {
        Scene::new(4.0, 4.0)
    }

    fn board(&self) -> String {
        format!("{:?}", self.0)
    }
}
