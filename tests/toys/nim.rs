//! Nim: no chance, nothing hidden.

use kletka_games::game::{
    Ask, Counts, Drawn, Game, Info, Input, Moves, OptDef, OptKind, OptValue, OptValues, Outcome, Preset, Reject, Scene,
    Seat, StepCtx, Table, Text, Turn, Viewer,
};

use super::{info, numbers};

/// Two seats take one to three matches from a heap. You win if you take the last one.
pub struct Nim;

static NIM: Info = info(
    "nim",
    Counts::only(2),
    &[
        OptDef::new("heap", OptKind::Int { min: 1, max: 50, step: 1, default: Some(7) }),
        OptDef::new("most", OptKind::Choice(&["three", "two"])),
        OptDef::new("kinds", OptKind::List { min: 1, max: 9, most: 3 }),
    ],
    &[Preset { name: "short", sets: &[("heap", "3"), ("most", "two")] }],
);

#[derive(Clone, PartialEq, Debug)]
pub struct Heap {
    left: i64,
    most: u8,
    next: Seat,
}

impl Game for Nim {
    type Options = (i64, u8);
    type State = Heap;
    type Move = u8;
    type View = Heap;

    fn info(&self) -> &'static Info {
        &NIM
    }
    fn options(&self, values: &mut OptValues, _seats: u8) -> Result<(i64, u8), Reject> {
        if values.list("kinds").is_none() {
            values.set("kinds", OptValue::List(vec![1, 2]));
        }
        Ok((values.int("heap"), if values.choice("most") == "two" { 2 } else { 3 }))
    }
    fn setup(&self, &(left, most): &(i64, u8), table: Table, _ply: &mut StepCtx) -> Heap {
        Heap { left, most, next: table.first }
    }
    fn turn(&self, heap: &Heap) -> Turn {
        match heap.left {
            0 => Turn::Over(Outcome::won(heap.next.other(), 2)),
            _ => Ask::one(heap.next, Text::new("nim-ask")).typed().into(),
        }
    }
    fn moves(&self, heap: &Heap, seat: Seat) -> Moves<u8> {
        let mine = self.turn(heap).seats().has(seat);
        Moves::Listed((1..=heap.most).filter(|&n| mine && i64::from(n) <= heap.left).collect())
    }
    fn parse(&self, _heap: &Heap, _seat: Seat, input: &Input<'_>) -> Result<u8, Reject> {
        numbers(input, "take", 9)
    }
    fn write(&self, n: &u8) -> String {
        format!("take {n}")
    }
    fn apply(&self, heap: &mut Heap, seat: Seat, n: &u8, _ply: &mut StepCtx) -> Result<(), Reject> {
        if !matches!(self.moves(heap, seat), Moves::Listed(moves) if moves.contains(n)) {
            return Err(Reject::illegal(Text::new("nim-too-many")));
        }
        heap.left -= i64::from(*n);
        heap.next = seat.other();
        Ok(())
    }
    fn view(&self, heap: &Heap, _who: Viewer) -> Heap {
        heap.clone()
    }
}

impl Drawn for Heap {
    fn scene(&self) -> Scene {
        Scene::new(4.0, 4.0)
    }

    fn board(&self) -> String {
        "|".repeat(self.left as usize)
    }
}
