//! The contract of a dice game, and the table as the game sees it.

use std::fmt::Debug;

use crate::game::{
    Dice, Info, Input, Moves, OptDef, OptKind, OptValue, OptValues, Outcome, Reject, Scene, SearchCtx, Seat, Seats,
    Table, Tap, Text,
};
use crate::kit::party::Party;
use crate::kit::roster::Mark;

/// One throw for everybody.
pub const TOGETHER: OptDef = OptDef::new("together", OptKind::Flag { default: false }).shared("dice");
/// Throws are named instead of made.
pub const NAMED: OptDef = OptDef::new("named", OptKind::Flag { default: false }).shared("dice");
/// Whose dice fall: the bot's, or real ones.
pub const DICE: OptDef = OptDef::new("dice", OptKind::Choice(&["bot", "real"])).shared("dice");

/// Where a seat stands in its turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stage {
    /// Dice fall next. Where one throw is for everybody, all who throw at the same time want the same dice.
    Throw(Dice),
    /// Dice fall next for this seat alone, also where one throw is for everybody: such throws come before the others.
    Own(Dice),
    /// The seat must choose.
    Choose,
    /// Its turn is over.
    Done,
}

/// In which way dice come to the players.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Way {
    /// Players throw for themselves, in turn.
    Turns,
    /// One throw for everybody.
    Together,
    /// One throw for everybody, which the seats name in turn.
    Named,
}

impl Way {
    /// The way that the values of [`TOGETHER`] and [`NAMED`] ask for, where a game has these options.
    pub fn asked(values: &OptValues) -> Way {
        let flag = |def: &OptDef| matches!(values.value(def.key), Some(OptValue::Flag(true)));
        match (flag(&NAMED), flag(&TOGETHER)) {
            (true, _) => Way::Named,
            (false, true) => Way::Together,
            (false, false) => Way::Turns,
        }
    }
}

/// What everyone may know of the course of a match.
#[derive(Clone, PartialEq, Debug)]
pub struct Round {
    /// By which number of the game's rules the match is played.
    pub rules: u16,
    /// In which way it is played.
    pub way: Way,
    /// Whether the dice are real ones.
    pub real: bool,
    /// Who sits there, and in turn whose turn it is.
    pub party: Party,
    /// The faces of the latest throw.
    pub fallen: Vec<u8>,
    /// Who has thrown last, if they take turns.
    pub thrower: Option<Seat>,
    /// How many throws there were in this turn, or in this round of all.
    pub throws: u32,
    /// How many throws were for everybody since the match began.
    pub common: u32,
    /// The number of the turn, or of the round of all, from 1.
    pub number: u32,
    /// Whether it is over.
    pub over: bool,
    /// In a view of common throws: whose own it is, where players see more of themselves than everybody.
    pub own: Option<Seat>,
    /// In a view: whose present state it does not show.
    pub covered: Seats,
    /// In a view: who has still to choose.
    pub waiting: Seats,
    /// In a view: the dice that are waited for, and who throws or names them.
    pub wanted: Option<(Seat, Dice)>,
}

impl Round {
    /// The seats that have not left.
    pub fn present(&self) -> Seats {
        self.party.present()
    }

    /// Whose turn it is, if they take turns. Otherwise, who throws or names.
    pub fn mover(&self) -> Seat {
        self.party.mover()
    }

    /// Whether all act at the same time.
    pub fn is_common(&self) -> bool {
        self.way != Way::Turns
    }
}

/// All that lies on the table, as a game of dice sees it. In a view it has only what the viewer may know.
#[derive(Clone, PartialEq, Debug)]
pub struct Board<G: DiceGame> {
    /// The game.
    pub game: G,
    /// The rules of the match.
    pub rules: G::Rules,
    /// What belongs to nobody.
    pub common: G::Common,
    /// The players, by seat.
    pub players: Vec<G::Player>,
    /// The course of the match.
    pub round: Round,
}

impl<G: DiceGame> Board<G> {
    /// The seats, those that have left too.
    pub fn seats(&self) -> Seats {
        self.round.party.seats()
    }

    /// The player on a seat.
    pub fn player(&self, seat: Seat) -> &G::Player {
        &self.players[seat.index()]
    }

    /// The player on a seat, to be changed.
    pub fn player_mut(&mut self, seat: Seat) -> &mut G::Player {
        &mut self.players[seat.index()]
    }

    /// How it stands with a player, in a view. Who has chosen in secret is marked as long as others have not.
    pub fn mark(&self, seat: Seat) -> Mark {
        let Round { over, covered, waiting, wanted, .. } = &self.round;
        let throws = wanted.is_some_and(|(thrower, _)| thrower == seat);
        match seat {
            _ if !self.round.present().has(seat) => Mark::Out,
            _ if *over && self.game.outcome(self).places.get(seat.index()) == Some(&1) => Mark::Won,
            _ if *over => Mark::Idle,
            _ if throws || waiting.has(seat) => Mark::Awaited,
            _ if covered.has(seat) => Mark::Chosen,
            _ => Mark::Idle,
        }
    }
}

/// A game of dice, as the way of one player through a turn. Each method gets the whole [`Board`], since players may
/// stand in each other's way; with one throw for everybody a choice must change nothing but its own player.
pub trait DiceGame: Copy + PartialEq + Debug + Send + Sync + 'static {
    /// The rules of one match.
    type Rules: Clone + PartialEq + Debug + Send + Sync;
    /// What belongs to nobody, all of it public.
    type Common: Clone + PartialEq + Debug + Send + Sync;
    /// One player: the sheet, and what lies before them in this turn.
    type Player: Clone + PartialEq + Debug + Send + Sync;
    /// What can be chosen.
    type Choice: Clone + PartialEq + Debug + Send;

    /// The facts. Among the options stand those of [`TOGETHER`], [`NAMED`] and [`DICE`] that fit, or others with their
    /// keys; of `dice` all values are for real dice that begin so. Among the words stand that for a
    /// [throw](DiceGame::throw_word) and, with [`NAMED`], `name`.
    fn info(&self) -> &'static Info;

    /// Checks option values, and fills in those that are derived.
    ///
    /// # Errors
    /// As [`Game::options`](crate::game::Game::options).
    fn rules(&self, values: &mut OptValues, seats: u8) -> Result<Self::Rules, Reject>;

    /// In which way it is played, where that was asked for: a variant may know only one.
    ///
    /// # Errors
    /// With [`Why::Options`](crate::game::Why::Options) when it cannot be played so.
    fn way(&self, _rules: &Self::Rules, asked: Way) -> Result<Way, Reject> {
        Ok(asked)
    }

    /// How many throws a match has at most that are for everybody; `None` where nobody knows.
    fn throws(&self, _rules: &Self::Rules) -> Option<u32> {
        None
    }

    /// Whether what was chosen from common throws stays secret until the match ends, and not only until all have
    /// chosen.
    fn is_covered(&self, _rules: &Self::Rules) -> bool {
        false
    }

    /// Whether a player may see what another has chosen in earlier throws though sheets are covered.
    fn sees(&self, _board: &Board<Self>, _who: Seat, _other: Seat) -> bool {
        false
    }

    /// What lies on the table before the first turn, and each player.
    fn setup(&self, rules: &Self::Rules, table: Table) -> (Self::Common, Vec<Self::Player>);

    /// A turn of a seat begins.
    fn begin(&self, board: &mut Board<Self>, seat: Seat);

    /// Where a seat stands in its turn.
    fn stage(&self, board: &Board<Self>, seat: Seat) -> Stage;

    /// Dice have fallen for a seat at [`Stage::Throw`]: as many as it wanted.
    fn fallen(&self, board: &mut Board<Self>, seat: Seat, faces: &[u8], told: &mut Vec<Text>);

    /// A seat at [`Stage::Choose`] chooses.
    ///
    /// # Errors
    /// With [`Why::Illegal`](crate::game::Why::Illegal) and what would be legal.
    fn choose(
        &self,
        board: &mut Board<Self>,
        seat: Seat,
        choice: &Self::Choice,
        told: &mut Vec<Text>,
    ) -> Result<(), Reject>;

    /// All have chosen from a throw for everybody, and everybody may know what: before the next dice fall.
    fn opened(&self, _board: &Board<Self>, _told: &mut Vec<Text>) {}

    /// The turns of these seats are over: of one, or of all at once.
    fn settle(&self, _board: &mut Board<Self>, _seats: Seats, _told: &mut Vec<Text>) {}

    /// Whose turn comes after that of a seat; `None`: that of the next one at the table.
    fn next(&self, _board: &Board<Self>, _seat: Seat) -> Option<Seat> {
        None
    }

    /// Whether the match is over: asked when turns have ended or somebody has left.
    fn is_over(&self, board: &Board<Self>) -> bool;

    /// The points of each seat.
    fn scores(&self, board: &Board<Self>) -> Vec<i64>;

    /// How it ended: most points first, who has left behind all others.
    fn outcome(&self, board: &Board<Self>) -> Outcome {
        board.round.party.by_score(self.scores(board))
    }

    /// A seat has left; it stands in [`Round::present`] no more.
    fn leave(&self, _board: &mut Board<Self>, _seat: Seat, _told: &mut Vec<Text>) {}

    /// The choices of a seat at [`Stage::Choose`].
    fn choices(&self, board: &Board<Self>, seat: Seat) -> Moves<Self::Choice>;

    /// The choice that throws dice at once, and which, where there is one: with real dice their faces are typed
    /// instead.
    fn throwing(&self, _board: &Board<Self>, _seat: Seat) -> Option<(Self::Choice, Dice)> {
        None
    }

    /// The word for a throw that waits for somebody to make it.
    fn throw_word(&self) -> &'static str {
        "throw"
    }

    /// Reads a choice by its form.
    ///
    /// # Errors
    /// As [`Game::parse`](crate::game::Game::parse).
    fn parse(&self, board: &Board<Self>, seat: Seat, input: &Input<'_>) -> Result<Self::Choice, Reject>;

    /// The canonical text of a choice.
    fn write(&self, choice: &Self::Choice) -> String;

    /// What a button or a caption says for it.
    fn label(&self, choice: &Self::Choice) -> Text;

    /// Whether it only prepares another choice, as keeping a die does.
    fn prepares(&self, _choice: &Self::Choice) -> bool {
        false
    }

    /// Whether a throw may be named; it has the right dice.
    ///
    /// # Errors
    /// With [`Why::Illegal`](crate::game::Why::Illegal) and what could be named.
    fn may_name(&self, _board: &Board<Self>, _faces: &[u8]) -> Result<(), Reject> {
        Ok(())
    }

    /// The prompt for seats that must choose: for one, or for all at the same time.
    fn ask(&self, board: &Board<Self>, seats: Seats) -> Text;

    /// Whether people type it as well as tap it, and see an example of that.
    fn typed(&self) -> bool {
        false
    }

    /// A choice that the seat could make now, to show how one is typed.
    fn example(&self, board: &Board<Self>, seat: Seat) -> Option<Self::Choice> {
        match self.choices(board, seat) {
            Moves::Listed(mut choices) => {
                let middle = choices.len() / 2;
                (middle < choices.len()).then(|| choices.swap_remove(middle))
            }
            Moves::Unlisted => None,
        }
    }

    /// The drawing. Of [`Round::covered`] players the board has only what everybody may know.
    fn scene(&self, board: &Board<Self>) -> Scene;

    /// The same as plain text.
    fn board(&self, board: &Board<Self>) -> String;

    /// What lies before a seat in its own view, as a short sentence; asked where throws are common, and their picture
    /// shows nobody's own.
    fn holds(&self, _board: &Board<Self>, _seat: Seat) -> Option<Text> {
        None
    }

    /// Buttons for a seat that must choose. If it is [covered](Round::covered), these are all that it could have.
    fn buttons(&self, board: &Board<Self>, seat: Seat) -> Vec<Vec<Tap<Self::Choice>>>;

    /// A drawing of what the game looks like.
    fn emblem(&self) -> Option<Scene> {
        None
    }

    /// The computer's choice.
    fn think(&self, board: &Board<Self>, seat: Seat, ctx: &mut SearchCtx<'_>) -> Option<Self::Choice>;

    /// What the computer names, where throws are named: some dice that it may name.
    fn name(&self, board: &Board<Self>, _seat: Seat, dice: Dice, ctx: &mut SearchCtx<'_>) -> Vec<u8> {
        let mut faces = Vec::new();
        for _ in 0..NAMES {
            faces = dice.throw(ctx.chance);
            if self.may_name(board, &faces).is_ok() {
                break;
            }
        }
        faces
    }
}

/// How often a computer tries to name something that it may.
pub const NAMES: usize = 500;
