//! The contract that every game obeys. Nothing here does I/O.
//!
//! Read [`Game`] first. A game consists of facts, options, a state, the text of its moves, its rules, a view for each
//! viewer and a drawing. [`erased`] turns any game into the [`AnyGame`] and [`Position`] that all other code uses.

mod drawn;
pub mod emblem;
pub mod erased;
mod gesture;
mod help;
pub mod info;
pub mod input;
pub mod mind;
mod nth;
pub mod options;
mod parsed;
mod part;
pub mod scene;
mod seen;
mod sense;
pub mod sgf;
mod step;
pub mod turn;

use std::fmt::Debug;

pub use crate::base::faces::Dice;
pub use crate::base::{Arg, Chance, Counts, Draw, Labels, Place, Points, Seat, Seats, Seed, Text, Viewer, is_blank};
pub use drawn::{Drawn, Feat};
pub use erased::{AnyGame, Button, Position};
pub use gesture::Gesture;
pub use help::Help;
pub use info::{Daily, Family, Hidden, Info, Table, Weight};
pub use input::{Input, Lexicon, Manner, Reader};
pub use mind::{Deadline, Level, Memo, SearchCtx, Skill, Unit};
pub use nth::Nth;
pub use options::{OptDef, OptKind, OptValue, OptValues, Preset};
pub use parsed::Parsed;
pub use scene::{Board, Scene};
pub use seen::Seen;
pub use step::{Audience, Event, StepCtx};
pub use turn::{Ask, Need, Outcome, Reject, Secrecy, Turn, Why};

/// The legal moves of a seat.
///
/// ```
/// use kletka_games::game::{Moves, Seat};
/// use kletka_games::games::GAMES;
/// use kletka_games::play::{Match, record};
/// // A fleet can stand in too many ways to list them; shots are few.
/// let listed = |text: &str| {
///     let (header, lines) = record::read(text, GAMES).expect("a record");
///     Match::replay(header, lines).expect("legal moves").position().moves(Seat(0)).map(|moves| moves.len())
/// };
/// assert_eq!(listed("game tictactoe\nseats Anna | Boris\n1 b2\n2 a1\n"), Some(7));
/// assert_eq!(Moves::Listed(vec![1u8, 2]), Moves::Listed((1..=2).collect()));
/// ```
#[derive(Clone, PartialEq, Debug)]
pub enum Moves<M> {
    /// All legal moves.
    Listed(Vec<M>),
    /// Too many to list (words, fleets); [`Game::sample`] still gives one.
    Unlisted,
}

/// A button of a game. One that only shows something keeps a grid of buttons in shape where a cell is taken.
///
/// ```
/// use kletka_games::game::{Tap, Text};
/// let cells = [None, Some('x'), None];
/// let row: Vec<Tap<usize>> = (0..).zip(cells).map(|(n, cell)| match cell {
///     None => Tap::Move(n),
///     Some(_) => Tap::Mark(Text::new("toy-cross")),
/// }).collect();
/// assert_eq!(row, [Tap::Move(0), Tap::Mark(Text::new("toy-cross")), 2.into()]);
/// ```
#[derive(Clone, PartialEq, Debug)]
pub enum Tap<M> {
    /// A legal move of the seat.
    Move(M),
    /// Shows something and plays no move.
    Mark(Text),
}

impl<M> From<M> for Tap<M> {
    fn from(m: M) -> Tap<M> {
        Tap::Move(m)
    }
}

/// Dice that a seat throws by hand, if the table plays with real dice. The mover types the faces, `3 5 5`, and the step
/// takes them as its chance. Games see nothing of what the bot does around it.
///
/// ```
/// use kletka_games::game::{ByHand, Dice};
/// let first = ByHand { dice: Dice::ordinary(5), m: "throw" };
/// assert_eq!((first.dice.count, first.m), (5, "throw"));
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ByHand<M> {
    /// The dice to throw.
    pub dice: Dice,
    /// The move that takes the faces out of the chance of its step, and draws nothing else.
    pub m: M,
}

/// A game. See the module documentation, and docs/adding-a-game.md for a walk through a small game.
///
/// ```
/// use kletka_games::game::scene::{Align, Ink, Says, pt};
/// use kletka_games::game::{
///     Ask, Counts, Drawn, Family, Game, Info, Input, Moves, OptValues, Outcome, Reject, Scene, Seat, StepCtx, Table,
///     Text, Turn, Viewer, Weight,
/// };
/// use kletka_games::play::{Match, record};
///
/// /// Count to ten in turn, one or two at a time; whoever says ten has won.
/// struct Ten;
///
/// static INFO: Info = Info {
///     computer: false,
///     ..Info::of("ten", Counts::only(2), Family::NUMBERS, Weight::Full)
/// };
/// #[derive(Clone, PartialEq, Debug)]
/// struct Count {
///     said: u8,
///     mover: Seat,
/// }
///
/// impl Game for Ten {
///     type Options = ();
///     type State = Count;
///     type Move = u8;
///     type View = Count;
///
///     fn info(&self) -> &'static Info {
///         &INFO
///     }
///
///     fn options(&self, _values: &mut OptValues, _seats: u8) -> Result<(), Reject> {
///         Ok(())
///     }
///
///     fn setup(&self, _options: &(), table: Table, _ctx: &mut StepCtx) -> Count {
///         Count { said: 0, mover: table.first }
///     }
///
///     fn turn(&self, count: &Count) -> Turn {
///         match count.said {
///             10 => Turn::Over(Outcome::won(count.mover.other(), 2)),
///             _ => Ask::one(count.mover, Text::new("ten-ask")).typed().into(),
///         }
///     }
///
///     fn moves(&self, count: &Count, seat: Seat) -> Moves<u8> {
///         let most = if seat == count.mover { (10 - count.said).min(2) } else { 0 };
///         Moves::Listed((1..=most).collect())
///     }
///
///     fn parse(&self, _count: &Count, _seat: Seat, input: &Input<'_>) -> Result<u8, Reject> {
///         let number = input.number().and_then(|number| u8::try_from(number).ok());
///         number.ok_or_else(|| Reject::syntax(Text::new("ten-reject-syntax")))
///     }
///
///     fn write(&self, steps: &u8) -> String {
///         steps.to_string()
///     }
///
///     fn apply(&self, count: &mut Count, seat: Seat, steps: &u8, _ctx: &mut StepCtx) -> Result<(), Reject> {
///         if !(1..=(10 - count.said).min(2)).contains(steps) {
///             return Err(Reject::illegal(Text::new("ten-reject-steps")));
///         }
///         *count = Count { said: count.said + steps, mover: seat.other() };
///         Ok(())
///     }
///
///     fn view(&self, count: &Count, _who: Viewer) -> Count {
///         count.clone()
///     }
/// }
///
/// impl Drawn for Count {
///     fn scene(&self) -> Scene {
///         let mut scene = Scene::new(4.0, 2.0);
///         let (said, ink) = (Says::Plain(self.said.to_string()), Ink::Seat(self.mover.other().0));
///         scene.hand(pt(2.0, 1.0), said, 1.5, Align::Centre, ink);
///         scene
///     }
///
///     fn board(&self) -> String {
///         self.said.to_string()
///     }
/// }
///
/// let text = "game ten\nseats Anna | Boris\n1 2\n2 2\n1 2\n2 2\n1 2\n";
/// let (header, lines) = record::read(text, &[&Ten]).expect("a record");
/// let played = Match::replay(header, lines).expect("legal moves");
/// assert_eq!(played.outcome(), Some(Outcome::won(Seat(0), 2)));
/// assert_eq!(played.position().board(Viewer::Public), "10");
/// ```
pub trait Game: Sync + 'static {
    /// The configuration of a match.
    type Options: Clone + Send + Sync;
    /// Everything that an undo must restore.
    type State: Clone + Send + Sync;
    /// A move: well-formed, but not necessarily legal.
    type Move: Clone + PartialEq + Debug + Send;
    /// Everything that one viewer may know. It draws itself.
    type View: Drawn + Clone + PartialEq + Debug + Send;

    /// The facts about the game.
    fn info(&self) -> &'static Info;

    /// Checks option values together and fills in those that derive from others.
    ///
    /// # Errors
    /// With [`Why::Options`] if no match can be played with them.
    fn options(&self, values: &mut OptValues, seats: u8) -> Result<Self::Options, Reject>;

    /// Whether chance decides more than the first player. If so, a challenge shows the commitment that fixes it.
    fn chance(&self, _options: &Self::Options) -> bool {
        true
    }

    /// The position before the first move.
    fn setup(&self, options: &Self::Options, table: Table, ctx: &mut StepCtx) -> Self::State;

    /// The seats that may act, or the outcome.
    fn turn(&self, state: &Self::State) -> Turn;

    /// The legal moves of a seat; none if it may not act.
    fn moves(&self, state: &Self::State, seat: Seat) -> Moves<Self::Move>;

    /// Some legal move, drawn by `chance`: for tests and for weak opponents. `None` if the seat may not act.
    fn sample(&self, state: &Self::State, seat: Seat, chance: &mut Chance) -> Option<Self::Move> {
        match self.moves(state, seat) {
            Moves::Listed(moves) => chance.pick(&moves).cloned(),
            Moves::Unlisted => None,
        }
    }

    /// A move that the seat could make now, as an example of how to type one ([`Ask::typed`]). The same position always
    /// gives the same one. Everybody reads the example of an open ask, so hidden information must not decide it.
    ///
    /// ```
    /// use kletka_games::game::Seat;
    /// use kletka_games::games::GAMES;
    /// use kletka_games::play::{Match, record};
    /// let (header, lines) = record::read("game tictactoe\nseats Anna | Boris\n1 b2\n", GAMES).expect("a record");
    /// let played = Match::replay(header, lines).expect("a legal move");
    /// let example = played.position().example(Seat(1)).expect("the seat is asked");
    /// assert!(played.position().moves(Seat(1)).is_some_and(|moves| moves.contains(&example)));
    /// ```
    fn example(&self, state: &Self::State, seat: Seat) -> Option<Self::Move> {
        match self.moves(state, seat) {
            // The first moves usually lie in a corner.
            Moves::Listed(moves) => {
                let grave = |m: &Self::Move| self.grave(state, seat, m);
                // If every move is grave, there is no better one.
                let (all, calm) = (moves.iter().all(grave), |m: &Self::Move| !grave(m));
                let fit: Vec<Self::Move> = moves.into_iter().filter(|m| all || calm(m)).collect();
                let middle = fit.len() / 2;
                fit.into_iter().nth(middle)
            }
            Moves::Unlisted => self.sample(state, seat, &mut Chance::fixed(0)),
        }
    }

    /// Reads a move: form only, no rules. Ask the [`Input`] for places, numbers, words and letters.
    ///
    /// # Errors
    /// [`Why::Syntax`] if the text is not a move of this game, [`Why::Ambiguous`] if it could be several.
    fn parse(&self, state: &Self::State, seat: Seat, input: &Input<'_>) -> Result<Self::Move, Reject>;

    /// The canonical text. Records store it and buttons carry it (at most 40 bytes for a move on a button).
    fn write(&self, m: &Self::Move) -> String;

    /// The text of the move on a button or in a caption.
    fn label(&self, m: &Self::Move) -> Text {
        Text::new("move").with("move", Arg::Move(self.write(m)))
    }

    /// The same in a position, for games whose words depend on an option: which letters are capitals depends on the
    /// language. Whoever sees the move sees this text, so it tells no secret of the position.
    fn label_in(&self, _state: &Self::State, m: &Self::Move) -> Text {
        self.label(m)
    }

    /// Whether the move gives something away for good that no slip should. The bot asks the seat to confirm it, except
    /// in a blitz. It never asks about a secret move or about the only possible move.
    fn grave(&self, _state: &Self::State, _seat: Seat, _m: &Self::Move) -> bool {
        false
    }

    /// Whether the move only prepares another one of the same seat, as keeping a die does. A keyboard shown before it
    /// stays valid.
    fn prepares(&self, _m: &Self::Move) -> bool {
        false
    }

    /// The dice that the seat must throw by hand now, if the match is played with real dice. The bot throws for
    /// computers and for players who are late.
    fn by_hand(&self, _state: &Self::State, _seat: Seat) -> Option<ByHand<Self::Move>> {
        None
    }

    /// The level of secrecy while this match goes on. Never higher than [`Info::hidden`].
    fn hidden(&self, _state: &Self::State) -> Hidden {
        self.info().hidden
    }

    /// Plays a move: checks all legality and changes the state. The caller has checked that the seat may act, and keeps
    /// the old state if this fails.
    ///
    /// # Errors
    /// With [`Why::Illegal`], and with a message about the legal moves.
    fn apply(&self, state: &mut Self::State, seat: Seat, m: &Self::Move, ctx: &mut StepCtx) -> Result<(), Reject>;

    /// A deadline of the game ([`Ask::until`]) has passed.
    fn lapse(&self, _state: &mut Self::State, _ctx: &mut StepCtx) {}

    /// A seat leaves for good. Returns `true` if the others go on (or the state says that it is over), `false` if the
    /// match ends.
    fn leave(&self, _state: &mut Self::State, _seat: Seat, _ctx: &mut StepCtx) -> bool {
        false
    }

    /// All have agreed to end the match here: the outcome, and in the state whatever the end changes of the score;
    /// `None`: everybody shares the first place. Tells what decides it besides the score.
    fn agreed(&self, _state: &mut Self::State, _ctx: &mut StepCtx) -> Option<Outcome> {
        None
    }

    /// The view of one viewer, built from nothing: an allow list.
    ///
    /// Until the position is over, it shows nobody what others have chosen in secret or what was [drawn
    /// hidden](Chance::hidden) from the viewer, unless the game has [revealed](StepCtx::reveal) it. If the table has
    /// ended the match, everybody looks as [`Viewer::Revealed`], who sees everything in any position. If the position
    /// itself is over, everybody has the picture, the board and the scores of [`Viewer::Revealed`]. Only what the
    /// set-up has dealt to one player alone may stay that player's own.
    fn view(&self, state: &Self::State, who: Viewer) -> Self::View;

    /// The round, if the game is played in rounds: everybody has one turn in each, all choose at once, or somebody wins
    /// or loses it. The title counts rounds then, instead of moves.
    fn round(&self, _view: &Self::View) -> Option<Nth> {
        None
    }

    /// Buttons for a seat that may act, row by row, for moves that are easier to tap than to type. At most 8 in a row.
    fn buttons(&self, _view: &Self::View, _seat: Seat) -> Vec<Vec<Tap<Self::Move>>> {
        Vec::new()
    }

    /// The gesture on the board that makes a seat's move, for a seat that may act. `None` if moves are typed or
    /// pressed. Everybody who sees the view reads it.
    fn gesture(&self, _view: &Self::View, _seat: Seat) -> Option<Gesture> {
        None
    }

    /// A seat's private things that its own view shows and the common one does not, as a short sentence: the dice of a
    /// hand, a covered row. It confirms a press in a group, whose picture shows nobody's own: a sealed press always, an
    /// open one if it has changed what the seat has. `None` if a sentence cannot say it.
    fn holds(&self, _view: &Self::View, _seat: Seat) -> Option<Text> {
        None
    }

    /// The help that a player may ask for in private. It follows from what the view already holds; its kind says
    /// whether it only makes that visible or suggests a move. `None`: the usual picture shows everything.
    fn hint(&self, _view: &Self::View, _seat: Seat) -> Option<Help> {
        None
    }

    /// A small drawing of the game, at most [`EMBLEM`](emblem::EMBLEM) units each way, for pages that show many games.
    /// `None`: a position after some random moves, reduced.
    fn emblem(&self) -> Option<Scene> {
        None
    }

    /// The SGF format for matches of this game; `None` if it does not support SGF.
    fn sgf(&self) -> Option<&dyn sgf::Dialect<Self>> {
        None
    }

    /// The unit of the values of the computer's search, if these can be compared from move to move. `None`: it gives no
    /// values, or chance decides between two moves.
    fn unit(&self) -> Option<Unit> {
        None
    }

    /// Whether a move throws away what is certain although the match goes on: it surely loses a round, or risks one
    /// that is surely won. No computer makes such a move where it has another. Moves that end the match are not asked.
    fn absurd(&self, _view: &Self::View, _seat: Seat, _m: &Self::Move) -> bool {
        false
    }

    /// The computer's move. It sees a view, so it cannot cheat. It must return by the deadline. `None`: no opponent.
    fn think(&self, _view: &Self::View, _seat: Seat, _mind: &mut SearchCtx<'_>) -> Option<Self::Move> {
        None
    }
}
