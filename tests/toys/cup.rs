//! Dice under cups: everybody shakes two dice and looks at them alone, once or twice. Then all cups are lifted, and the
//! sum nearest to a number wins that nobody has known.
//!
//! With a slip, the game makes a mistake with a hidden draw. Each slip is different.

use kletka_games::game::scene::{Ink, Says, Scene};
use kletka_games::game::{
    Ask, Chance, Counts, Drawn, Game, Hidden, Info, Input, Moves, OptValues, Outcome, Reject, Seat, Seats, StepCtx,
    Table, Tap, Text, Turn, Viewer,
};

use super::{all, facts, sheet::Sheet};

pub struct Cup(pub Slip);

/// The kinds of mistakes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Slip {
    /// No mistake.
    None,
    /// Everybody sees the dice under each cup.
    View,
    /// An event tells them to everybody.
    Event,
    /// The next player's prompt reveals them.
    Ask,
    /// The game says that nobody knows them, but shows them to their player.
    Known,
    /// The game does not declare them as hidden.
    Unsaid,
    /// The game hides something, but declares that its matches hide nothing.
    Open,
    /// Nobody ever sees the number, not even at the end.
    Shut,
}

static INFO: Info =
    Info { words: &["shake", "stand"], hidden: Hidden::Views, ..facts("toycup", Counts::from_to(2, 6)) };

/// How often each player may shake, and the largest number.
const SHAKES: u8 = 2;
const MOST: u32 = 12;

#[derive(Clone, PartialEq, Debug)]
pub struct Cups {
    mover: Seat,
    /// How often each seat has shaken.
    shaken: Vec<u8>,
    /// The dice under each cup. In a view, those of the others are missing.
    dice: Vec<Option<[u8; 2]>>,
    /// The number, if it is known.
    number: Option<u32>,
    over: bool,
}

impl Cups {
    fn sum(&self, seat: Seat) -> u32 {
        self.dice[seat.index()].map_or(0, |dice| dice.iter().map(|face| u32::from(*face)).sum())
    }
    fn others(&self) -> impl Iterator<Item = Seat> {
        all(self.dice.len() as u8).filter(|seat| *seat != self.mover)
    }
}

impl Cup {
    fn shake(&self, cups: &mut Cups, seat: Seat, ctx: &mut StepCtx) {
        let throw = |chance: &mut Chance| [chance.die(6) as u8, chance.die(6) as u8];
        let dice = match self.0 {
            Slip::Unsaid => throw(&mut ctx.chance),
            Slip::Known => ctx.chance.hidden(Seats::NONE, throw),
            _ => ctx.chance.hidden(Seats::one(seat), throw),
        };
        cups.dice[seat.index()] = Some(dice);
        cups.shaken[seat.index()] += 1;
        let shaken = Text::new("toycup-shaken").with("seat", seat);
        let told = if self.0 == Slip::Event { shaken.with("sum", cups.sum(seat)) } else { shaken };
        ctx.tell(told);
    }

    /// Passes to the next player. After the last one, everything is revealed.
    fn pass(&self, cups: &mut Cups, ctx: &mut StepCtx) {
        cups.mover = Seat((cups.mover.0 + 1) % cups.dice.len() as u8);
        cups.over = cups.shaken[cups.mover.index()] > 0;
        if cups.over {
            ctx.reveal(Text::new("toycup-lifted").with("number", cups.number.unwrap_or_default()));
        }
    }
}

impl Game for Cup {
    type Options = ();
    type State = Cups;
    type Move = bool;
    type View = Cups;

    fn info(&self) -> &'static Info {
        &INFO
    }
    fn options(&self, _values: &mut OptValues, _seats: u8) -> Result<(), Reject> {
        Ok(())
    }
    fn setup(&self, (): &(), table: Table, ctx: &mut StepCtx) -> Cups {
        let number = ctx.chance.hidden(Seats::NONE, |chance| chance.range(2, MOST));
        let seats = usize::from(table.seats);
        let (shaken, dice) = (vec![0; seats], vec![None; seats]);
        Cups { mover: table.first, shaken, dice, number: Some(number), over: false }
    }
    fn turn(&self, cups: &Cups) -> Turn {
        if cups.over {
            let off = |seat| -i64::from(cups.number.unwrap_or_default().abs_diff(cups.sum(seat)));
            return Turn::Over(Outcome::by_score(all(cups.dice.len() as u8).map(off).collect()));
        }
        let ask = Text::new("toycup-ask");
        let known = || cups.others().map(|seat| cups.sum(seat)).sum::<u32>();
        Ask::one(cups.mover, if self.0 == Slip::Ask { ask.with("known", known()) } else { ask }).into()
    }
    fn hidden(&self, _cups: &Cups) -> Hidden {
        if self.0 == Slip::Open { Hidden::Nothing } else { INFO.hidden }
    }
    fn moves(&self, cups: &Cups, seat: Seat) -> Moves<bool> {
        let shaken = cups.shaken[seat.index()];
        let may = |shakes: &bool| if *shakes { shaken < SHAKES } else { shaken > 0 };
        Moves::Listed([true, false].into_iter().filter(|m| cups.mover == seat && !cups.over && may(m)).collect())
    }
    fn parse(&self, _cups: &Cups, _seat: Seat, input: &Input<'_>) -> Result<bool, Reject> {
        input.word().map(|word| word == "shake").ok_or_else(|| Reject::syntax(Text::new("toycup-not-now")))
    }
    fn write(&self, shakes: &bool) -> String {
        if *shakes { "shake" } else { "stand" }.to_owned()
    }
    fn label(&self, shakes: &bool) -> Text {
        Text::new(if *shakes { "toycup-shake" } else { "toycup-stand" })
    }
    fn apply(&self, cups: &mut Cups, seat: Seat, shakes: &bool, ctx: &mut StepCtx) -> Result<(), Reject> {
        if !matches!(self.moves(cups, seat), Moves::Listed(moves) if moves.contains(shakes)) {
            return Err(Reject::illegal(Text::new("toycup-not-now")));
        }
        match shakes {
            true => self.shake(cups, seat, ctx),
            false => self.pass(cups, ctx),
        }
        Ok(())
    }
    fn view(&self, cups: &Cups, who: Viewer) -> Cups {
        let open = cups.over || who == Viewer::Revealed;
        let sees = |seat: &Seat| open || who.is(*seat) || self.0 == Slip::View;
        let dice = all(cups.dice.len() as u8).map(|seat| cups.dice[seat.index()].filter(|_| sees(&seat))).collect();
        let number = cups.number.filter(|_| open && self.0 != Slip::Shut);
        Cups { mover: cups.mover, shaken: cups.shaken.clone(), dice, number, over: cups.over }
    }
    fn buttons(&self, cups: &Cups, seat: Seat) -> Vec<Vec<Tap<bool>>> {
        match self.moves(cups, seat) {
            Moves::Listed(moves) if !moves.is_empty() => vec![moves.into_iter().map(Tap::Move).collect()],
            _ => vec![],
        }
    }
}

impl Drawn for Cups {
    fn scene(&self) -> Scene {
        let number = self.number.map_or("?".to_owned(), |number| number.to_string());
        let sums: Vec<i64> = all(self.dice.len() as u8).map(|seat| self.sum(seat).into()).collect();
        Sheet::lines(sums.len()).head(Says::Plain(number), Ink::Latest(0)).points(&sums)
    }
    fn board(&self) -> String {
        format!("{:?} {:?} {:?}", self.number, self.shaken, self.dice)
    }
}
