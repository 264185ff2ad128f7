//! The contract that every game obeys. Nothing here does I/O.
//!
//! Read [`Game`] first: a game is facts, options, a state, the text of its moves, its rules, a view for each viewer and
//! a drawing. [`erased`] turns any game into the [`AnyGame`] and [`Position`] that the rest of the house works with.

pub mod erased;
pub mod input;
pub mod options;
mod part;
pub mod scene;
pub mod sgf;
pub mod turn;

use std::any::Any;
use std::fmt::{self, Debug};
use std::time::{Duration, Instant};

pub use crate::base::{Arg, Chance, Counts, Draw, Labels, Place, Seat, Seats, Seed, Text, Viewer};
pub use erased::{AnyGame, Button, Parsed, Position, Seen};
pub use input::{Input, Lexicon, Manner, Reader};
pub use options::{OptDef, OptKind, OptValue, OptValues, Preset};
pub use scene::Scene;
pub use turn::{Ask, Need, Outcome, Reject, Secrecy, Turn, Why};

/// The family under which a game stands in the catalogue; its name is the message `family-<key>`.
#[derive(PartialEq, Eq, Debug)]
pub struct Family {
    /// Its lowercase key.
    pub key: &'static str,
}

impl Family {
    /// Squared paper, and what is surrounded on it.
    pub const SHEETS: &'static Family = &Family { key: "sheets" };
    /// Rows and lines of marks.
    pub const LINES: &'static Family = &Family { key: "lines" };
    /// Hidden forces and shots.
    pub const BATTLES: &'static Family = &Family { key: "battles" };
    /// Pen strokes and paths: football, races, golf.
    pub const STROKES: &'static Family = &Family { key: "strokes" };
    /// Words and letters.
    pub const WORDS: &'static Family = &Family { key: "words" };
    /// Numbers.
    pub const NUMBERS: &'static Family = &Family { key: "numbers" };
    /// Dice.
    pub const DICE: &'static Family = &Family { key: "dice" };
    /// Games for one.
    pub const ALONE: &'static Family = &Family { key: "alone" };

    /// All families in the order that users see.
    pub const ALL: &'static [&'static Family] = &[
        Family::SHEETS,
        Family::LINES,
        Family::BATTLES,
        Family::STROKES,
        Family::WORDS,
        Family::NUMBERS,
        Family::DICE,
        Family::ALONE,
    ];
}

/// What a game hides while it is played, so that its record stays closed until the end.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Hidden {
    /// Nothing.
    Nothing,
    /// What has been chosen by a press; who plays sees no more than everybody, so nobody needs a picture of one's own.
    Choices,
    /// More: a player sees a picture of one's own.
    Views,
}

/// The facts of a game.
#[derive(Debug)]
pub struct Info {
    /// One lowercase ASCII word: file, command, message prefix, record.
    pub id: &'static str,
    /// The number of its rules: raised when an old log would replay differently.
    pub rules: u16,
    /// The oldest number of rules by which it can still be played ([`Table::rules`]); the newest where it knows one.
    pub since: u16,
    /// How many may play.
    pub seats: Counts,
    /// Where it stands in the catalogue.
    pub family: &'static Family,
    /// What the host may configure.
    pub options: &'static [OptDef],
    /// Named bundles of settings.
    pub presets: &'static [Preset],
    /// The words among its moves, canonical. What people may type for each stands in the message `<id>-word-<word>`,
    /// alternatives separated by `|`.
    pub words: &'static [&'static str],
    /// What it hides while the match goes on.
    pub hidden: Hidden,
    /// Whether there is a computer opponent.
    pub computer: bool,
}

/// What the table decided before the set-up.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Table {
    /// How many sit down.
    pub seats: u8,
    /// Who begins: drawn by lot, or the other one in a rematch.
    pub first: Seat,
    /// The number of the rules that the match is played by, between [`Info::since`] and [`Info::rules`].
    pub rules: u16,
}

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
    /// When the picture that asked for this step was taken by the messenger, in the same count; where that is not known,
    /// when the turn began. What counts for a game of reaction lies between the two.
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

/// Strength of a computer opponent: 1 loses to a beginner, 5 is the best there is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Level(u8);

impl Level {
    /// The level when nothing is said.
    pub const DEFAULT: Level = Level(3);

    /// Level 1 to 5, `None` for any other number.
    pub fn new(level: u8) -> Option<Level> {
        (1..=5).contains(&level).then_some(Level(level))
    }

    /// The number.
    pub fn number(self) -> u8 {
        self.0
    }

    /// How long a computer of that strength may think about a move at most. Games whose search ends by itself take less.
    pub fn patience(self) -> Duration {
        Duration::from_millis(match self.0 {
            1 | 2 => 100,
            3 => 250,
            4 => 2000,
            _ => 10_000,
        })
    }
}

/// When a search must answer.
#[derive(Clone, Copy, Debug)]
pub struct Deadline(Option<Instant>);

impl Deadline {
    /// That long from now.
    pub fn after(time: Duration) -> Deadline {
        Deadline(Instant::now().checked_add(time))
    }

    /// Never: the search ends by itself.
    pub fn never() -> Deadline {
        Deadline(None)
    }

    /// An earlier one for a first step, which may take that share of the time that is left now.
    pub fn share(&self, part: f64) -> Deadline {
        let now = Instant::now();
        Deadline(self.0.map(|until| now + until.saturating_duration_since(now).mul_f64(part.clamp(0.0, 1.0))))
    }

    /// Whether it is time to answer.
    pub fn passed(&self) -> bool {
        self.0.is_some_and(|until| Instant::now() >= until)
    }
}

/// What a computer opponent keeps from one of its moves in a match to the next, such as the part of a search tree that
/// still stands. It may be lost at any time, and the next move must then be as legal as with it.
#[derive(Default)]
pub struct Memo(Option<Box<dyn Any + Send>>);

impl Memo {
    /// Takes out what was kept, when it is of that type.
    pub fn take<T: Any + Send>(&mut self) -> Option<T> {
        self.0.take()?.downcast().ok().map(|kept| *kept)
    }

    /// Whether nothing is kept.
    pub fn is_empty(&self) -> bool {
        self.0.is_none()
    }

    /// Keeps something for the next move.
    pub fn keep<T: Any + Send>(&mut self, kept: T) {
        self.0 = Some(Box::new(kept));
    }
}

impl fmt::Debug for Memo {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(if self.is_empty() { "Memo(empty)" } else { "Memo(kept)" })
    }
}

/// With what a computer opponent thinks about one move.
#[derive(Debug)]
pub struct SearchCtx<'a> {
    /// How strong it is.
    pub level: Level,
    /// Its own chance, which is not the match's.
    pub chance: &'a mut Chance,
    /// When it must answer.
    pub until: Deadline,
    /// What it kept from its move before.
    pub memo: &'a mut Memo,
    /// How long after the question the answer may be seen at the earliest: a computer that reacts at once is no fun in a
    /// game of reaction. Nothing, unless the game says otherwise.
    pub delay: Duration,
}

impl<'a> SearchCtx<'a> {
    /// What a computer of that level has to think about one move.
    pub fn new(level: Level, chance: &'a mut Chance, until: Deadline, memo: &'a mut Memo) -> SearchCtx<'a> {
        SearchCtx { level, chance, until, memo, delay: Duration::ZERO }
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
