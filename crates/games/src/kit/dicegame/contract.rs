//! The contract of a dice game, and the table as the game sees it.

use std::fmt::Debug;

use crate::game::{
    Dice, Info, Input, Moves, Nth, OptDef, OptKind, OptValue, OptValues, Outcome, Reject, Scene, SearchCtx, Seat,
    Seats, Table, Tap, Text,
};
use crate::kit::party::Party;
use crate::kit::roster::Mark;
use crate::kit::taps;

/// Option: one throw for everybody.
pub const TOGETHER: OptDef = OptDef::new("together", OptKind::Flag { default: false }).shared("dice");
/// Option: the players name throws instead of making them.
pub const NAMED: OptDef = OptDef::new("named", OptKind::Flag { default: false }).shared("dice");
/// Option: the bot's dice, or real ones.
pub const DICE: OptDef = OptDef::new("dice", OptKind::Choice(&["bot", "real"])).shared("dice");

/// The stage of a seat's turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stage {
    /// A throw is next. With one throw for everybody, all seats at this stage want the same dice.
    Throw(Dice),
    /// A throw for this seat alone is next, even with one throw for everybody. Such throws come before common ones.
    Own(Dice),
    /// The seat must choose.
    Choose,
    /// The turn is over.
    Done,
}

/// How dice come to the players.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Way {
    /// Players throw for themselves, in turn.
    Turns,
    /// One throw for everybody.
    Together,
    /// One throw for everybody; the seats take turns to name it.
    Named,
}

impl Way {
    /// The way that the options [`TOGETHER`] and [`NAMED`] ask for, if the game has them.
    pub fn asked(values: &OptValues) -> Way {
        let flag = |def: &OptDef| matches!(values.value(def.key), Some(OptValue::Flag(true)));
        match (flag(&NAMED), flag(&TOGETHER)) {
            (true, _) => Way::Named,
            (false, true) => Way::Together,
            (false, false) => Way::Turns,
        }
    }
}

/// The public facts about the course of a match.
#[derive(Clone, PartialEq, Debug)]
pub struct Round {
    /// The version of the game's rules.
    pub rules: u16,
    /// How dice come to the players.
    pub way: Way,
    /// Whether the players throw real dice.
    pub real: bool,
    /// The players and, in turn, the mover.
    pub party: Party,
    /// The faces of the latest throw.
    pub fallen: Vec<u8>,
    /// The last seat that threw, if players take turns.
    pub thrower: Option<Seat>,
    /// Throws so far in this turn or, with common throws, in this round.
    pub throws: u32,
    /// Common throws since the match began.
    pub common: u32,
    /// The number of the turn, or of the round with common throws, counted from 1.
    pub number: u32,
    /// Whether the match is over.
    pub over: bool,
    /// In a view of common throws: the viewer's seat, if players see more of themselves than of others.
    pub own: Option<Seat>,
    /// In a view: the seats whose present state is hidden.
    pub covered: Seats,
    /// In a view: the seats that have still to choose.
    pub waiting: Seats,
    /// In a view: the dice that the match waits for, and the seat that throws or names them.
    pub wanted: Option<(Seat, Dice)>,
}

impl Round {
    /// The seats that have not left.
    pub fn present(&self) -> Seats {
        self.party.present()
    }

    /// The mover, if players take turns. Otherwise the seat that throws or names next.
    pub fn mover(&self) -> Seat {
        self.party.mover()
    }

    /// Whether all players act at the same time.
    pub fn is_common(&self) -> bool {
        self.way != Way::Turns
    }
}

/// The whole table, as a dice game sees it. A view has only what the viewer may know.
#[derive(Clone, PartialEq, Debug)]
pub struct Board<G: DiceGame> {
    /// The game that is played.
    pub game: G,
    /// The rules of the match.
    pub rules: G::Rules,
    /// The game's data about the table, which belongs to no player.
    pub common: G::Common,
    /// The players, by seat.
    pub players: Vec<G::Player>,
    /// The course of the match.
    pub round: Round,
}

impl<G: DiceGame> Board<G> {
    /// All seats, including those that have left.
    pub fn seats(&self) -> Seats {
        self.round.party.seats()
    }

    /// The player on a seat.
    pub fn player(&self, seat: Seat) -> &G::Player {
        &self.players[seat.index()]
    }

    /// The player on a seat, to change.
    pub fn player_mut(&mut self, seat: Seat) -> &mut G::Player {
        &mut self.players[seat.index()]
    }

    /// The mark of a player in a view. A player who has chosen in secret is marked while others still choose.
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

/// A dice game, described as one player's way through a turn. Each method gets the whole [`Board`], since players may
/// affect each other. With one throw for everybody, a choice must change only its own player.
pub trait DiceGame: Copy + PartialEq + Debug + Send + Sync + 'static {
    /// The rules of one match.
    type Rules: Clone + PartialEq + Debug + Send + Sync;
    /// Data that belongs to no player. All of it is public.
    type Common: Clone + PartialEq + Debug + Send + Sync;
    /// One player: the sheet, and the dice of this turn.
    type Player: Clone + PartialEq + Debug + Send + Sync;
    /// Everything that a player decides in a turn, except to throw.
    type Choice: Clone + PartialEq + Debug + Send;
    /// Whether fewer points are better. Captions leave these points to the page.
    const FEW_LEAD: bool = false;

    /// The facts about the game. Its options include those of [`TOGETHER`], [`NAMED`] and [`DICE`] that fit, or others
    /// with the same keys. Values of `dice` that begin with `real` are for real dice. Its words include that for a
    /// [throw](DiceGame::throw_word) and, with [`NAMED`], `name`.
    fn info(&self) -> &'static Info;

    /// Checks option values, and fills in derived ones.
    ///
    /// # Errors
    /// As [`Game::options`](crate::game::Game::options).
    fn rules(&self, values: &mut OptValues, seats: u8) -> Result<Self::Rules, Reject>;

    /// The way to play, given the way that was asked for: a variant may allow only one.
    ///
    /// # Errors
    /// With [`Why::Options`](crate::game::Why::Options) if the game cannot be played that way.
    fn way(&self, _rules: &Self::Rules, asked: Way) -> Result<Way, Reject> {
        Ok(asked)
    }

    /// The most common throws that a match can have; `None` if there is no known limit.
    fn throws(&self, _rules: &Self::Rules) -> Option<u32> {
        None
    }

    /// Whether choices from common throws stay secret until the match ends, and not only until all have chosen.
    fn is_covered(&self, _rules: &Self::Rules) -> bool {
        false
    }

    /// Whether a player may see another's choices from earlier throws although sheets are covered.
    fn sees(&self, _board: &Board<Self>, _who: Seat, _other: Seat) -> bool {
        false
    }

    /// The table before the first turn, and each player.
    fn setup(&self, rules: &Self::Rules, table: Table) -> (Self::Common, Vec<Self::Player>);

    /// A turn of a seat begins.
    fn begin(&self, board: &mut Board<Self>, seat: Seat);

    /// The stage of a seat's turn.
    fn stage(&self, board: &Board<Self>, seat: Seat) -> Stage;

    /// A seat at [`Stage::Throw`] has thrown the dice that it wanted.
    fn fallen(&self, board: &mut Board<Self>, seat: Seat, faces: &[u8], told: &mut Vec<Text>);

    /// A seat at [`Stage::Choose`] chooses.
    ///
    /// # Errors
    /// With [`Why::Illegal`](crate::game::Why::Illegal), and with a message about the legal choices.
    fn choose(
        &self,
        board: &mut Board<Self>,
        seat: Seat,
        choice: &Self::Choice,
        told: &mut Vec<Text>,
    ) -> Result<(), Reject>;

    /// All have chosen from a common throw and everybody may know the choices. Called before the next throw.
    fn opened(&self, _board: &Board<Self>, _told: &mut Vec<Text>) {}

    /// The turns of these seats are over: of one, or of all at once.
    fn settle(&self, _board: &mut Board<Self>, _seats: Seats, _told: &mut Vec<Text>) {}

    /// The seat that has the turn after `seat`; `None`: the next one at the table.
    fn next(&self, _board: &Board<Self>, _seat: Seat) -> Option<Seat> {
        None
    }

    /// The round, if the game is played in rounds, as it is with throws for everybody.
    fn round(&self, board: &Board<Self>) -> Option<Nth> {
        board.round.is_common().then(|| Nth::open(board.round.number))
    }

    /// Whether the match is over. Asked when a turn has ended or somebody has left.
    fn is_over(&self, board: &Board<Self>) -> bool;

    /// The points of each seat.
    fn scores(&self, board: &Board<Self>) -> Vec<i64>;

    /// The result: most points first, with leavers behind all others.
    fn outcome(&self, board: &Board<Self>) -> Outcome {
        board.round.party.by_score(self.scores(board))
    }

    /// A seat has left. It is no longer in [`Round::present`].
    fn leave(&self, _board: &mut Board<Self>, _seat: Seat, _told: &mut Vec<Text>) {}

    /// The choices of a seat at [`Stage::Choose`].
    fn choices(&self, board: &Board<Self>, seat: Seat) -> Moves<Self::Choice>;

    /// The choice that throws dice at once, and those dice, if there is one. With real dice, people type the faces
    /// instead.
    fn throwing(&self, _board: &Board<Self>, _seat: Seat) -> Option<(Self::Choice, Dice)> {
        None
    }

    /// The word for a throw that waits for a player.
    fn throw_word(&self) -> &'static str {
        "throw"
    }

    /// Reads a choice by its form, without a look at the position.
    ///
    /// # Errors
    /// As [`Game::parse`](crate::game::Game::parse).
    fn parse(&self, board: &Board<Self>, seat: Seat, input: &Input<'_>) -> Result<Self::Choice, Reject>;

    /// The canonical text of a choice.
    fn write(&self, choice: &Self::Choice) -> String;

    /// The text of a choice on a button or in a caption.
    fn label(&self, choice: &Self::Choice) -> Text;

    /// Whether the choice only prepares another one, as keeping a die does.
    fn prepares(&self, _choice: &Self::Choice) -> bool {
        false
    }

    /// Whether these faces may be named. They belong to the right dice.
    ///
    /// # Errors
    /// With [`Why::Illegal`](crate::game::Why::Illegal), and with a message about the faces that can be named.
    fn may_name(&self, _board: &Board<Self>, _faces: &[u8]) -> Result<(), Reject> {
        Ok(())
    }

    /// The prompt for the seats that must choose: one seat, or several at the same time.
    fn ask(&self, board: &Board<Self>, seats: Seats) -> Text;

    /// Whether people also type choices, and see an example of how to.
    fn typed(&self) -> bool {
        false
    }

    /// A choice that the seat could make now, as an example of how to type one.
    fn example(&self, board: &Board<Self>, seat: Seat) -> Option<Self::Choice> {
        match self.choices(board, seat) {
            Moves::Listed(mut choices) => {
                let middle = choices.len() / 2;
                (middle < choices.len()).then(|| choices.swap_remove(middle))
            }
            Moves::Unlisted => None,
        }
    }

    /// The drawing. For [`Round::covered`] players the board has only what everybody may know.
    fn scene(&self, board: &Board<Self>) -> Scene;

    /// The same as plain text.
    fn board(&self, board: &Board<Self>) -> String;

    /// A short sentence about the seat's own dice, for its view. Asked with common throws, where the picture shows
    /// nobody's own.
    fn holds(&self, _board: &Board<Self>, _seat: Seat) -> Option<Text> {
        None
    }

    /// Buttons for a seat that must choose, by default for all its choices if they are few. For a
    /// [covered](Round::covered) seat, all that it could have.
    fn buttons(&self, board: &Board<Self>, seat: Seat) -> Vec<Vec<Tap<Self::Choice>>> {
        taps::few(self.choices(board, seat))
    }

    /// A small drawing that shows what the game looks like.
    fn emblem(&self) -> Option<Scene> {
        None
    }

    /// As [`Game::absurd`](crate::game::Game::absurd), of a choice that the seat has.
    fn absurd(&self, _board: &Board<Self>, _seat: Seat, _choice: &Self::Choice) -> bool {
        false
    }

    /// The choice of the computer at this level, in the time of `ctx`.
    fn think(&self, board: &Board<Self>, seat: Seat, ctx: &mut SearchCtx<'_>) -> Option<Self::Choice>;

    /// The throw that the computer names, if throws are named: some dice that it may name.
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

/// How often a computer tries to find a throw that it may name.
pub const NAMES: usize = 500;
