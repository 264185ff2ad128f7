//! Express: make two sums of five dice, mark them, and reject the fifth die. Each player has a list. The dice are for
//! all.
//!
//! `rules` has the list and its points, `think` the computer's play, `sheet` the drawing.

mod playouts;
mod rules;
mod sheet;
#[cfg(test)]
mod tests;
mod think;

use crate::game::{
    Counts, Dice, Family, Hidden, Info, Input, Moves, OptDef, OptKind, OptValues, Reject, Scene, SearchCtx, Seat,
    Seats, Table, Tap, Text, Weight,
};
use crate::kit::dicegame::{Board, DICE, DiceGame, NAMED, Stage, TOGETHER, Way, listed};
use crate::kit::pairs;
use rules::{Player, Take};

#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Express;

static INFO: Info = Info {
    options: &[OptDef { kind: OptKind::Flag { default: true }, ..TOGETHER }, NAMED, DICE],
    words: &["throw", "name", "take", "out"],
    hidden: Hidden::Views,
    ..Info::of("express", Counts::from_to(2, 50), Family::POWER, Weight::Half)
};

/// The dice of a throw.
const FIVE: Dice = Dice::ordinary(5);
/// Named throws end after this many, since nobody needs to name a die that is rejected.
const NAMES: u32 = 30;
/// The takes of up to this many players are told when all have chosen.
const SAID: usize = 8;
/// Buttons in a row.
const ABREAST: usize = 3;

type Sheet = Board<Express>;

impl Sheet {
    /// Whether a seat still plays: it is present and its list is not finished.
    fn is_in(&self, seat: Seat) -> bool {
        self.round.present().has(seat) && !self.player(seat).is_done()
    }
}

impl DiceGame for Express {
    type Rules = ();
    type Common = ();
    type Player = Player;
    type Choice = Take;

    fn info(&self) -> &'static Info {
        &INFO
    }

    fn rules(&self, _values: &mut OptValues, _seats: u8) -> Result<(), Reject> {
        Ok(())
    }

    fn throws(&self, _rules: &()) -> Option<u32> {
        Some(NAMES)
    }

    fn setup(&self, _rules: &(), table: Table) -> ((), Vec<Player>) {
        ((), vec![Player::default(); usize::from(table.seats)])
    }

    fn begin(&self, board: &mut Sheet, seat: Seat) {
        let player = board.player_mut(seat);
        player.throws = !player.is_done();
        if !player.throws {
            player.latest = None;
        }
    }

    fn stage(&self, board: &Sheet, seat: Seat) -> Stage {
        let player = board.player(seat);
        match player.thrown {
            _ if player.throws => Stage::Throw(FIVE),
            Some(_) => Stage::Choose,
            None => Stage::Done,
        }
    }

    fn fallen(&self, board: &mut Sheet, seat: Seat, faces: &[u8], told: &mut Vec<Text>) {
        let player = board.player_mut(seat);
        (player.throws, player.thrown) = (false, faces.try_into().ok());
        told.push(Text::new("express-threw").with("seat", seat).with("faces", listed(faces)));
    }

    fn choose(&self, board: &mut Sheet, seat: Seat, take: &Take, told: &mut Vec<Text>) -> Result<(), Reject> {
        let player = board.player_mut(seat);
        let Some(dice) = player.thrown else { return Err(Reject::illegal(Text::new("dice-not-now"))) };
        if !pairs::of_five(dice).contains(&(take.out, take.sums)) {
            return Err(Reject::illegal(Text::new("express-reject-dice").with("faces", listed(&dice))));
        }
        if !player.may_reject(&dice, take.out) {
            let rejects: Vec<u8> = player.rejects.iter().map(|(face, _)| *face).collect();
            return Err(Reject::illegal(Text::new("express-reject-out").with("faces", listed(&rejects))));
        }
        player.take(*take);
        told.push(took("express-takes", *take).with("seat", seat));
        if player.is_done() {
            let points = player.points();
            told.push(Text::new("express-done").with("seat", seat).with("points", points));
        }
        Ok(())
    }

    /// Many takes would be a long message: then the sheets say enough.
    fn opened(&self, board: &Sheet, told: &mut Vec<Text>) {
        let taken = |seat: Seat| Some((seat, board.player(seat).latest?));
        let taken: Vec<_> = board.round.present().iter().filter_map(taken).collect();
        let said = taken.len() <= SAID;
        told.extend(taken.iter().filter(|_| said).map(|(seat, take)| took("express-takes", *take).with("seat", *seat)));
        for (seat, _) in taken.iter().filter(|(seat, _)| board.player(*seat).is_done()) {
            let points = board.player(*seat).points();
            told.push(Text::new("express-done").with("seat", *seat).with("points", points));
        }
    }

    fn next(&self, board: &Sheet, seat: Seat) -> Option<Seat> {
        let present = board.round.present();
        let mut next = present.after(seat)?;
        while !board.is_in(next) && next != seat {
            next = present.after(next)?;
        }
        Some(next)
    }

    fn is_over(&self, board: &Sheet) -> bool {
        let present = board.round.present();
        let named_out = board.round.way == Way::Named && board.round.common >= NAMES;
        present.len() < 2 || named_out || !present.iter().any(|seat| board.is_in(seat))
    }

    fn scores(&self, board: &Sheet) -> Vec<i64> {
        board.players.iter().map(|player| player.points().into()).collect()
    }

    fn choices(&self, board: &Sheet, seat: Seat) -> Moves<Take> {
        let player = board.player(seat);
        let dice = player.thrown.filter(|_| !player.throws);
        Moves::Listed(dice.map(|dice| player.takes(dice)).unwrap_or_default())
    }

    /// Two sums and the face of the fifth die, with the word before it or without.
    fn parse(&self, _board: &Sheet, _seat: Seat, input: &Input<'_>) -> Result<Take, Reject> {
        let syntax = || Reject::syntax(Text::new("express-reject-syntax"));
        let mut read = input.reader();
        match read.word() {
            Some("take") | None => {}
            Some(_) => return Err(syntax()),
        }
        let mut numbers = Vec::new();
        while !read.end() {
            if numbers.len() == 2 && read.word() == Some("out") {
                continue;
            }
            read.sign(&['&', '+', ',', 'и']);
            let number = read.number().and_then(|number| u8::try_from(number).ok());
            numbers.push(number.filter(|_| numbers.len() < 3).ok_or_else(syntax)?);
        }
        let &[a, b, out] = numbers.as_slice() else { return Err(syntax()) };
        let fits = pairs::index(a).is_some() && pairs::index(b).is_some() && (1..=6).contains(&out);
        if fits { Ok(Take { sums: [a.min(b), a.max(b)], out }) } else { Err(syntax()) }
    }

    fn write(&self, take: &Take) -> String {
        format!("take {} {} out {}", take.sums[0], take.sums[1], take.out)
    }

    fn label(&self, take: &Take) -> Text {
        took("express-take", *take)
    }

    fn ask(&self, board: &Sheet, _seats: Seats) -> Text {
        Text::new("express-ask").with("faces", listed(&board.round.fallen))
    }

    fn typed(&self) -> bool {
        true
    }

    fn scene(&self, board: &Sheet) -> Scene {
        sheet::scene(board)
    }

    fn board(&self, board: &Sheet) -> String {
        sheet::text(board)
    }

    fn holds(&self, board: &Sheet, seat: Seat) -> Option<Text> {
        let player = board.player(seat);
        let rejects = player.rejects.iter().map(|(face, marks)| format!("{face} ({marks})")).collect::<Vec<_>>();
        let rejects = if rejects.is_empty() { "none".to_owned() } else { rejects.join(", ") };
        Some(Text::new("express-holds").with("points", player.points()).with("rejects", rejects))
    }

    fn buttons(&self, board: &Sheet, seat: Seat) -> Vec<Vec<Tap<Take>>> {
        let Moves::Listed(takes) = self.choices(board, seat) else { return Vec::new() };
        let taps: Vec<Tap<Take>> = takes.into_iter().map(Tap::Move).collect();
        taps.chunks(ABREAST).map(<[_]>::to_vec).collect()
    }

    fn emblem(&self) -> Option<Scene> {
        Some(sheet::emblem())
    }

    fn think(&self, board: &Sheet, seat: Seat, ctx: &mut SearchCtx<'_>) -> Option<Take> {
        think::choice(board.player(seat), ctx)
    }
}

/// A message about a take.
fn took(key: &'static str, take: Take) -> Text {
    Text::new(key).with("low", take.sums[0]).with("high", take.sums[1]).with("out", take.out)
}
