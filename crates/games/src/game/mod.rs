//! The contract that every game obeys. Nothing here does I/O.
//!
//! Read [`Game`] first: a game is facts, options, a state, the text of its moves, its rules, a view for each viewer and
//! a drawing. [`erased`] turns any game into the [`AnyGame`] and [`Position`] that the rest of the house works with.

pub mod erased;
pub mod info;
pub mod input;
pub mod mind;
pub mod options;
pub mod scene;
pub mod sgf;
pub mod turn;

use std::fmt::Debug;

pub use crate::base::{Arg, Chance, Counts, Draw, Labels, Place, Seat, Seats, Seed, Text, Viewer};
pub use erased::{AnyGame, Button, Parsed, Position, Seen};
pub use info::{Family, Hidden, Info, Table};
pub use input::{Input, Lexicon, Manner, Reader};
pub use mind::{Deadline, Level, Memo, SearchCtx};
pub use options::{OptDef, OptKind, OptValue, OptValues, Preset};
pub use scene::Scene;
pub use turn::{Ask, Need, Outcome, Reject, Secrecy, Turn, Why};

/// Who hears of an event.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Audience {
    /// Everybody.
    All,
    /// Everybody; and a secret has opened by it, so nothing is taken back across it.
    Reveal,
    /// These seats alone, in private.
    Only(Seats),
    /// Everybody at the table but these seats, in private.
    Except(Seats),
}

/// Something that happened in a step and is worth a sentence.
#[derive(Clone, PartialEq, Debug)]
pub struct Event {
    /// Who hears of it.
    pub to: Audience,
    /// The sentence.
    pub text: Text,
}

/// What one step may use of the world.
#[derive(Debug)]
pub struct StepCtx {
    /// The chance of this step.
    pub chance: Chance,
    /// Milliseconds since the match began. A game knows no other clock.
    pub at: u64,
    /// When the picture that asked for this step was taken by the messenger, in the same count; where that is not
    /// known, when the turn began. What counts for a game of reaction lies between the two.
    pub shown: u64,
    /// What happened, in order.
    pub events: Vec<Event>,
}

impl StepCtx {
    /// A step at that time with that chance, shown at that same time.
    ///
    /// ```
    /// use kletka_games::game::{Chance, StepCtx, Text};
    /// let mut ctx = StepCtx::new(Chance::given(&[4]), 12_000);
    /// let face = ctx.chance.die(6);
    /// ctx.tell(Text::new("toy-thrown").with("face", face));
    /// assert_eq!((face, ctx.events.len()), (4, 1));
    /// ```
    pub fn new(chance: Chance, at: u64) -> StepCtx {
        StepCtx { chance, at, shown: at, events: Vec::new() }
    }

    /// Tells everybody.
    pub fn tell(&mut self, text: Text) {
        self.events.push(Event { to: Audience::All, text });
    }

    /// Tells everybody what was secret until now.
    pub fn reveal(&mut self, text: Text) {
        self.events.push(Event { to: Audience::Reveal, text });
    }

    /// Tells one seat in private.
    pub fn whisper(&mut self, seat: Seat, text: Text) {
        self.events.push(Event { to: Audience::Only(Seats::one(seat)), text });
    }
}

/// The legal moves of a seat.
#[derive(Clone, PartialEq, Debug)]
pub enum Moves<M> {
    /// All of them.
    Listed(Vec<M>),
    /// Too many to list (words, fleets); [`Game::sample`] still gives one.
    Unlisted,
}

/// A button of a game. One that only shows keeps a grid of buttons in shape where a cell is taken.
#[derive(Clone, PartialEq, Debug)]
pub enum Tap<M> {
    /// Plays a move.
    Move(M),
    /// Shows something and plays nothing.
    Mark(Text),
}

impl<M> From<M> for Tap<M> {
    fn from(m: M) -> Tap<M> {
        Tap::Move(m)
    }
}

/// A game. See the module documentation, and CONTRIBUTING.md for a small one walked through.
pub trait Game: Sync + 'static {
    /// The configuration of a match.
    type Options: Clone + Send + Sync;
    /// All that undo must restore.
    type State: Clone + Send + Sync;
    /// A move, well-formed but not necessarily legal.
    type Move: Clone + PartialEq + Debug + Send;
    /// All that one viewer may know.
    type View: Clone + PartialEq + Debug + Send;

    /// The facts.
    fn info(&self) -> &'static Info;

    /// Checks option values together and fills in those that are derived from others.
    ///
    /// # Errors
    /// With [`Why::Options`] when no match can be played with them.
    fn options(&self, values: &mut OptValues, seats: u8) -> Result<Self::Options, Reject>;

    /// The position before the first move.
    fn setup(&self, options: &Self::Options, table: Table, ctx: &mut StepCtx) -> Self::State;

    /// Who may act, or how it ended.
    fn turn(&self, state: &Self::State) -> Turn;

    /// The legal moves of a seat; none when it may not act.
    fn moves(&self, state: &Self::State, seat: Seat) -> Moves<Self::Move>;

    /// Some legal move, drawn by `chance`: for tests and for weak opponents. `None` when the seat may not act.
    fn sample(&self, state: &Self::State, seat: Seat, chance: &mut Chance) -> Option<Self::Move> {
        match self.moves(state, seat) {
            Moves::Listed(moves) => chance.pick(&moves).cloned(),
            Moves::Unlisted => None,
        }
    }

    /// Reads a move: form only, no rules. The [`Input`] gives places, numbers, words and letters as they are asked for.
    ///
    /// # Errors
    /// [`Why::Syntax`] for what is no move of this game, [`Why::Ambiguous`] for what could be several.
    fn parse(&self, state: &Self::State, seat: Seat, input: &Input<'_>) -> Result<Self::Move, Reject>;

    /// The canonical text: what the record stores and what a button carries (at most 40 bytes for a move on a button).
    fn write(&self, m: &Self::Move) -> String;

    /// What a button or a caption says for the move.
    fn label(&self, m: &Self::Move) -> Text {
        Text::new("move").with("move", Arg::Move(self.write(m)))
    }

    /// Plays a move: checks all legality and changes the state. The caller has checked that the seat may act and keeps
    /// the old state when this fails.
    ///
    /// # Errors
    /// With [`Why::Illegal`] and what would be legal.
    fn apply(&self, state: &mut Self::State, seat: Seat, m: &Self::Move, ctx: &mut StepCtx) -> Result<(), Reject>;

    /// A deadline of the game ([`Ask::until`]) has passed.
    fn lapse(&self, _state: &mut Self::State, _ply: &mut StepCtx) {}

    /// A seat leaves for good. `true`: the others go on (or the state says that it is over); `false`: the match ends.
    fn leave(&self, _state: &mut Self::State, _seat: Seat, _ply: &mut StepCtx) -> bool {
        false
    }

    /// The outcome when all agree to end here; `None`: everybody shares the first place.
    fn agreed(&self, _state: &Self::State) -> Option<Outcome> {
        None
    }

    /// What a viewer may know, built from nothing: a white list. To [`Viewer::Revealed`] it shows everything that was
    /// hidden, in whatever position the table has ended the match; to the others it may do so once the match is over by
    /// its own rules.
    fn view(&self, state: &Self::State, who: Viewer) -> Self::View;

    /// The drawing of a view.
    fn scene(&self, view: &Self::View) -> Scene;

    /// The same as plain text: tests, screen readers, terminals. Latin letters, no trailing newline.
    fn board(&self, view: &Self::View) -> String;

    /// The score of each seat for the caption, where the game counts.
    fn scores(&self, _view: &Self::View) -> Option<Vec<i64>> {
        None
    }

    /// Buttons for a seat that may act, row by row, where tapping beats typing. At most 8 in a row.
    fn buttons(&self, _view: &Self::View, _seat: Seat) -> Vec<Vec<Tap<Self::Move>>> {
        Vec::new()
    }

    /// The drawing with what a player may ask for and sees alone: nothing that the view does not hold, only made
    /// visible. With it goes a sentence that says what is seen. `None`: the usual picture shows everything.
    fn hint(&self, _view: &Self::View, _seat: Seat) -> Option<(Scene, Text)> {
        None
    }

    /// How matches of this game are written in SGF; `None`: not at all.
    fn sgf(&self) -> Option<&dyn sgf::Dialect<Self>> {
        None
    }

    /// The computer's move. It sees a view, so it cannot cheat; it answers by the deadline. `None`: no opponent.
    fn think(&self, _view: &Self::View, _seat: Seat, _mind: &mut SearchCtx<'_>) -> Option<Self::Move> {
        None
    }
}
