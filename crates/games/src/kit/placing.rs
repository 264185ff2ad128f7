//! Secret placing before a battle. Two seats set up their own yards at the same time, piece by piece or by *random*,
//! *clear* and *ready*.
//!
//! A game says what a [`Yard`] is. The code here has the moves, their words and buttons, the readiness of the seats,
//! and the messages to everyone. A game `<id>` supplies these sentences: `<id>-do-place`, `-do-random`, `-do-clear` and
//! `-do-ready` label the moves; `<id>-ready` is for everyone; `<id>-complete` is for a player who has placed all
//! pieces.

use crate::game::{Chance, Input, Reject, Seat, Seats, StepCtx, Tap, Text};

/// The words of the moves, for [`Info::words`](crate::game::Info::words).
pub const WORDS: &[&str] = &[RANDOM, CLEAR, READY];

/// Places all pieces at random.
pub const RANDOM: &str = "random";
/// Takes all pieces back.
pub const CLEAR: &str = "clear";
/// All pieces are placed.
pub const READY: &str = "ready";

/// A move while a seat places its pieces.
#[derive(Clone, PartialEq, Debug)]
pub enum Placing<P> {
    /// Places these pieces. Takes back a piece that is already exactly there.
    Put(Vec<P>),
    /// Places all pieces again at random.
    Random,
    /// Takes all pieces back.
    Clear,
    /// All pieces are placed.
    Ready,
}

impl<P> Placing<P> {
    /// Reads a move by the form of a text; `pieces` reads the pieces to place.
    pub fn read<'a>(input: &Input<'a>, pieces: impl FnOnce(&Input<'a>) -> Option<Vec<P>>) -> Option<Placing<P>> {
        match input.word() {
            Some(RANDOM) => Some(Placing::Random),
            Some(CLEAR) => Some(Placing::Clear),
            Some(READY) => Some(Placing::Ready),
            _ => pieces(input).map(Placing::Put),
        }
    }

    /// The canonical text of the move.
    pub fn write(&self, piece: impl Fn(&P) -> String) -> String {
        match self {
            Placing::Put(pieces) => pieces.iter().map(piece).collect::<Vec<_>>().join(", "),
            Placing::Random => RANDOM.to_owned(),
            Placing::Clear => CLEAR.to_owned(),
            Placing::Ready => READY.to_owned(),
        }
    }

    /// The text of a button. Everybody may read a caption, so the text for a placed piece does not say where.
    pub fn label(&self, id: &str) -> Text {
        let done = match self {
            Placing::Put(_) => "place",
            Placing::Random => RANDOM,
            Placing::Clear => CLEAR,
            Placing::Ready => READY,
        };
        Text::new(format!("{id}-do-{done}"))
    }

    /// The computer's move. It places nothing by hand: it takes a random yard and keeps it.
    pub fn thought(complete: bool) -> Placing<P> {
        if complete { Placing::Ready } else { Placing::Random }
    }
}

/// The moves that need no place, for lists and buttons.
pub fn plain<P>(empty: bool, complete: bool) -> Vec<Placing<P>> {
    let clear = (!empty).then_some(Placing::Clear);
    let ready = complete.then_some(Placing::Ready);
    std::iter::once(Placing::Random).chain(clear).chain(ready).collect()
}

/// The same moves as buttons, with *ready* in a row of its own.
pub fn taps<P, M>(empty: bool, complete: bool, m: impl Fn(Placing<P>) -> M) -> Vec<Vec<Tap<M>>> {
    let (ready, others): (Vec<_>, Vec<_>) =
        plain(empty, complete).into_iter().partition(|placing| matches!(placing, Placing::Ready));
    let rows = [others, ready].into_iter().filter(|row| !row.is_empty());
    rows.map(|row| row.into_iter().map(|placing| Tap::Move(m(placing))).collect()).collect()
}

/// Which of the two seats have placed all pieces.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Ready([bool; 2]);

impl Ready {
    /// Whether a seat is ready.
    pub fn has(self, seat: Seat) -> bool {
        self.0[seat.index()]
    }

    /// The seats that are still placing.
    pub fn waits_for(self) -> Seats {
        (0..2).map(Seat).filter(|seat| !self.has(*seat)).collect()
    }
}

/// The yard that one seat sets up.
///
/// ```
/// use kletka_games::game::{Chance, Reject, Seat, StepCtx, Text};
/// use kletka_games::kit::placing::{Placing, Ready, Yard, place};
///
/// /// Two flags on a line.
/// struct Flags(Vec<u32>);
///
/// impl Yard for Flags {
///     type Piece = u32;
///     fn toggle(&mut self, at: &u32) -> Result<(), Reject> {
///         match self.0.iter().position(|flag| flag == at) {
///             Some(n) => drop(self.0.remove(n)),
///             None => self.0.push(*at),
///         }
///         Ok(())
///     }
///     fn among(_at: &u32, why: Reject) -> Reject {
///         why
///     }
///     fn draw(&mut self, chance: &mut Chance) {
///         let at = chance.die(6);
///         self.0 = vec![at, at + 6];
///     }
///     fn clear(&mut self) {
///         self.0.clear();
///     }
///     fn missing(&self) -> Option<Reject> {
///         (self.0.len() < 2).then(|| Reject::illegal(Text::new("flags-reject-missing")))
///     }
/// }
///
/// let (mut yard, mut ready) = (Flags(Vec::new()), Ready::default());
/// let mut ctx = StepCtx::new(Chance::none(), 0);
/// let mut step = |m| place("flags", &mut yard, &mut ready, (Seat(0), &m), &mut ctx).ok();
/// assert_eq!(step(Placing::Put(vec![3, 5, 3])), Some(false), "the first one is taken back");
/// assert_eq!(step(Placing::Ready), None, "one is missing");
/// assert_eq!(step(Placing::Put(vec![9])), Some(false));
/// assert_eq!(step(Placing::Ready), Some(false), "the other seat is still at it");
/// assert!(ready.has(Seat(0)) && ready.waits_for().has(Seat(1)));
/// ```
pub trait Yard {
    /// A piece, as players name it.
    type Piece;

    /// Places a piece, or takes it back if it is already exactly there.
    ///
    /// # Errors
    /// Says why it cannot stand there.
    fn toggle(&mut self, piece: &Self::Piece) -> Result<(), Reject>;

    /// The refusal if one of several pieces cannot be placed.
    fn among(piece: &Self::Piece, why: Reject) -> Reject;

    /// Places all pieces at random. Only the seat knows the draws.
    fn draw(&mut self, chance: &mut Chance);

    /// Takes all pieces back.
    fn clear(&mut self);

    /// The refusal while pieces are missing; `None` if the yard is complete.
    fn missing(&self) -> Option<Reject>;
}

/// Plays a move of a seat in its yard. `true`: both seats are ready now, and the battle begins.
///
/// # Errors
/// Says why a piece cannot be placed, or what is missing.
pub fn place<Y: Yard>(
    id: &str,
    yard: &mut Y,
    ready: &mut Ready,
    (seat, m): (Seat, &Placing<Y::Piece>),
    ctx: &mut StepCtx,
) -> Result<bool, Reject> {
    match m {
        Placing::Put(pieces) => {
            for piece in pieces {
                let why = |reject| if pieces.len() == 1 { reject } else { Y::among(piece, reject) };
                yard.toggle(piece).map_err(why)?;
            }
        }
        Placing::Random => ctx.chance.hidden(Seats::one(seat), |chance| yard.draw(chance)),
        Placing::Clear => yard.clear(),
        Placing::Ready => {
            if let Some(missing) = yard.missing() {
                return Err(missing);
            }
            ready.0[seat.index()] = true;
            ctx.tell(Text::new(format!("{id}-ready")).with("seat", seat));
            return Ok(ready.waits_for().is_empty());
        }
    }
    if yard.missing().is_none() {
        ctx.whisper(seat, Text::new(format!("{id}-complete")));
    }
    Ok(false)
}
