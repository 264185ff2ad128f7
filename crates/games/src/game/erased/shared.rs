//! What all games have in common when a move is read and played, compiled once for all of them.

use super::Position;
use crate::game::parsed::{Parsed, is_numbers, letters, wrong_dice};
use crate::game::{Chance, Dice, Draw, Input, Manner, Reject, Seat, Secrecy, StepCtx, Text, Turn, Viewer, Why};

/// What reading a move needs of a game besides its [`Position`].
pub(super) trait Reader: Position {
    /// The move that a text stands for.
    fn parsed_of(&self, seat: Seat, input: &Input<'_>) -> Result<Parsed, Reject>;

    /// The dice that the seat throws by hand now, and the move that takes their faces.
    fn by_hand(&self, seat: Seat) -> Option<(Dice, Parsed)>;
}

/// Reads a move, for all games.
pub(super) fn read(live: &dyn Reader, seat: Seat, input: &Input<'_>) -> Result<Parsed, Reject> {
    if let Some(thrown) = thrown(live, seat, input)? {
        return Ok(thrown);
    }
    live.parsed_of(seat, input).map_err(|reject| match input.stray() {
        // Records are Latin. Other text in them is simply not a move.
        Some(_) if reject.why == Why::Syntax && input.manner() != Manner::Recorded => {
            letters(&live.scene(Viewer::Seat(seat)), input)
        }
        _ => reject,
    })
}

/// Reads a throw of real dice; `Ok(None)` if the text is not one. Reads faces from any seat, so that another seat hears
/// whose throw it is.
fn thrown(live: &dyn Reader, seat: Seat, input: &Input<'_>) -> Result<Option<Parsed>, Reject> {
    let recorded = input.manner() == Manner::Recorded;
    let own = live.by_hand(seat);
    let is_own = own.is_some();
    // Records need no such answer, and a replay should not ask for the turn at every line.
    let others = || live.turn().seats().iter().find_map(|seat| live.by_hand(seat));
    let Some((dice, m)) = own.or_else(|| if recorded { None } else { others() }) else { return Ok(None) };
    let faces = dice.read(input.raw()).filter(|faces| dice.show(faces) && !recorded);
    if let Some(faces) = faces {
        let hand = faces.into_iter().map(|face| Draw::Number(face.into())).collect();
        return Ok(Some(Parsed { hand: Some(hand), ..m }));
    }
    if !is_own {
        return Ok(None);
    }
    let is_numbers = !recorded && is_numbers(input.raw());
    match live.parsed_of(seat, input) {
        Ok(said) if said.text == m.text && recorded => Ok(Some(Parsed { hand: Some(Vec::new()), ..m })),
        Ok(said) if said.text == m.text => Err(Reject::illegal(Text::new("reject-by-hand").with("dice", dice.count))),
        Err(_) if is_numbers => Err(wrong_dice(dice)),
        // It is the seat's only move.
        Ok(_) if is_numbers && live.moves(seat).is_some_and(|moves| moves == [m.text]) => Err(wrong_dice(dice)),
        _ => Ok(None),
    }
}

/// A move of a seat has been applied: whether it stands. If not, what was told of it goes.
pub(super) fn settled(played: Result<(), Reject>, told: usize, ctx: &mut StepCtx) -> Result<(), Reject> {
    let impossible = played.is_ok() && ctx.chance.fault();
    let played = if impossible { Err(Reject::new(Why::Draws, Text::new("reject-draws"))) } else { played };
    if played.is_err() {
        ctx.events.truncate(told);
    }
    played
}

/// A move of another game.
pub(super) fn foreign() -> Reject {
    Reject::syntax(Text::new("reject-line"))
}

/// Checks the seat and the privacy of a well-formed move: the match goes on, and an ask must include the seat and
/// accept a move made in this manner.
pub(super) fn admit(turn: &Turn, seat: Seat, manner: Manner) -> Result<(), Reject> {
    if let Turn::Over(_) = turn {
        return Err(over());
    }
    let mut own = turn.asks().iter().filter(|ask| ask.seats.has(seat)).peekable();
    if own.peek().is_none() {
        let waited = turn.seats();
        let text = match waited.iter().next() {
            Some(other) if waited.len() == 1 => Text::new("reject-turn").with("seat", other),
            _ => Text::new("reject-turn-others"),
        };
        return Err(Reject::new(Why::NotYourTurn, text));
    }
    let alone = matches!(manner, Manner::Private | Manner::Recorded);
    let takes = |secrecy| match secrecy {
        Secrecy::Open => true,
        Secrecy::Private => alone,
        Secrecy::Sealed => alone || manner == Manner::Pressed,
    };
    let mut key = "reject-private";
    for ask in own {
        if takes(ask.secrecy) {
            return Ok(());
        }
        if ask.secrecy == Secrecy::Sealed {
            key = "reject-sealed";
        }
    }
    Err(Reject::new(Why::WrongChat, Text::new(key)))
}

/// Some faces of these dice, as one types them.
pub(super) fn shown(dice: Dice) -> String {
    let faces = dice.throw(&mut Chance::fixed(0));
    faces.iter().map(u8::to_string).collect::<Vec<_>>().join(" ")
}

pub(super) fn over() -> Reject {
    Reject::new(Why::Over, Text::new("reject-over"))
}
