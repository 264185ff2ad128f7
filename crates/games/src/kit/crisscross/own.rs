//! The course of a game in which all players write the digits of the same throws, each on a grid of their own.

use std::fmt::Debug;

use super::grid::{CELLS, CENTRE, Grid, SIDE, cell_at, digit, line, place_of};
use super::page::{self, Shown};
use super::player::{Player, points};
use super::search::{self, Goal};
use crate::base::Place;
use crate::game::{
    Dice, Info, Input, Moves, OptDef, OptKind, OptValues, Outcome, Reject, Scene, SearchCtx, Seat, Seats, Table, Tap,
    Text,
};
use crate::kit::dicegame::{Board, DiceGame, Stage, Way};

/// Whether each player first fills the centre with a throw of their own.
pub const CENTRED: OptDef = OptDef::new("centre", OptKind::Flag { default: false }).shared("crisscross");

/// Dice of a throw.
const DICE: Dice = Dice::ordinary(2);
/// Up to this many throws for the centre are announced one by one.
const TOLD: u32 = 8;

/// The parts of such a game that differ.
pub trait GridGame: Copy + PartialEq + Debug + Send + Sync + 'static {
    /// The facts about the game. The options include [`CENTRED`] and [`DICE`](crate::kit::dicegame::DICE), the word is
    /// `throw`.
    fn info(&self) -> &'static Info;

    /// How rows and columns make the points of a grid.
    fn goal(&self) -> Goal;

    /// A small drawing that shows what the game looks like.
    fn emblem(&self) -> Scene;
}

/// A grid game, made into a dice game.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Grids<G>(pub G);

/// The table of such a game.
pub type Sheets<G> = Board<Grids<G>>;

/// The rules of one match.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Rules {
    /// Whether each player first fills the centre.
    pub centre: bool,
}

/// Reads a cell by its form, without a look at the grid.
///
/// # Errors
/// If the text is not a place.
pub fn read(input: &Input<'_>) -> Result<Place, Reject> {
    let syntax = || Reject::syntax(Text::new("crisscross-reject-syntax").with("place", place_of(CENTRE)));
    input.place().ok_or_else(syntax)
}

/// Writes a digit into the cell at a place.
///
/// # Errors
/// If the place is not an empty cell; the message says what is there.
pub fn write(grid: &mut Grid, place: Place, digit: u8) -> Result<usize, Reject> {
    let Some(cell) = cell_at(place) else {
        let last = place_of(CELLS - 1);
        let text = Text::new("crisscross-reject-outside").with("place", place).with("last", last);
        return Err(Reject::illegal(text));
    };
    if let Some(there) = grid.digit(cell) {
        let text = Text::new("crisscross-reject-taken").with("place", place).with("digit", there);
        return Err(Reject::illegal(text));
    }
    grid.write(cell, digit);
    Ok(cell)
}

/// The cells of a grid as five rows of buttons: the empty cells, and the digits of the others.
pub fn buttons(grid: &Grid) -> Vec<Vec<Tap<Place>>> {
    taps(|cell| match grid.digit(cell) {
        None => Tap::Move(place_of(cell)),
        Some(digit) => Tap::Mark(Text::new("crisscross-digit").with("digit", digit)),
    })
}

fn taps(tap: impl Fn(usize) -> Tap<Place>) -> Vec<Vec<Tap<Place>>> {
    let taps: Vec<Tap<Place>> = (0..CELLS).map(tap).collect();
    taps.chunks(SIDE).map(<[Tap<Place>]>::to_vec).collect()
}

impl<G: GridGame> Grids<G> {
    /// The board as a viewer sees it.
    fn shown<'a>(&self, board: &'a Sheets<G>) -> Shown<'a> {
        Shown {
            players: &board.players,
            marks: board.seats().iter().map(|seat| board.mark(seat)).collect(),
            round: &board.round,
            goal: self.0.goal(),
            throws: self.throws(&board.rules).unwrap_or(0),
        }
    }
}

impl<G: GridGame> DiceGame for Grids<G> {
    type Rules = Rules;
    type Common = ();
    type Player = Player;
    type Choice = Place;

    fn info(&self) -> &'static Info {
        self.0.info()
    }

    fn rules(&self, values: &mut OptValues, _seats: u8) -> Result<Rules, Reject> {
        Ok(Rules { centre: values.flag("centre") })
    }

    fn way(&self, _rules: &Rules, _asked: Way) -> Result<Way, Reject> {
        Ok(Way::Together)
    }

    fn throws(&self, rules: &Rules) -> Option<u32> {
        // A grid has 25 cells.
        Some(CELLS as u32 - u32::from(rules.centre))
    }

    fn setup(&self, _rules: &Rules, table: Table) -> ((), Vec<Player>) {
        ((), vec![Player::default(); usize::from(table.seats)])
    }

    fn begin(&self, board: &mut Sheets<G>, seat: Seat) {
        board.player_mut(seat).is_done = false;
    }

    fn stage(&self, board: &Sheets<G>, seat: Seat) -> Stage {
        let player = board.player(seat);
        match player.digit {
            _ if board.rules.centre && player.grid.digit(CENTRE).is_none() => Stage::Own(DICE),
            Some(_) => Stage::Choose,
            None if player.is_done || player.grid.left() == 0 => Stage::Done,
            None => Stage::Throw(DICE),
        }
    }

    fn fallen(&self, board: &mut Sheets<G>, seat: Seat, faces: &[u8], told: &mut Vec<Text>) {
        let (digit, many) = (digit(faces), board.seats().len() > TOLD);
        if self.stage(board, seat) != Stage::Own(DICE) {
            board.player_mut(seat).digit = Some(digit);
            return;
        }
        let player = board.player_mut(seat);
        player.grid.write(CENTRE, digit);
        player.latest = Some(CENTRE);
        if !many {
            told.push(Text::new("crisscross-centre").with("seat", seat).with("digit", digit));
        }
    }

    fn choose(&self, board: &mut Sheets<G>, seat: Seat, place: &Place, _told: &mut Vec<Text>) -> Result<(), Reject> {
        let player = board.player_mut(seat);
        let cell = write(&mut player.grid, *place, player.digit.unwrap_or(0))?;
        (player.digit, player.latest, player.is_done) = (None, Some(cell), true);
        Ok(())
    }

    fn is_over(&self, board: &Sheets<G>) -> bool {
        let present = board.round.present();
        let left = board.seats().len() > 1 && present.len() < 2;
        left || present.iter().all(|seat| board.player(seat).grid.left() == 0)
    }

    fn scores(&self, board: &Sheets<G>) -> Vec<i64> {
        board.players.iter().map(|player| points(self.0.goal(), &player.grid)).collect()
    }

    fn outcome(&self, board: &Sheets<G>) -> Outcome {
        let scores = self.scores(board);
        if scores.len() == 1 {
            return Outcome::alone(true).with_scores(scores);
        }
        board.round.party.by_score(scores)
    }

    fn choices(&self, board: &Sheets<G>, seat: Seat) -> Moves<Place> {
        Moves::Listed(board.player(seat).grid.open().map(place_of).collect())
    }

    fn parse(&self, _board: &Sheets<G>, _seat: Seat, input: &Input<'_>) -> Result<Place, Reject> {
        read(input)
    }

    fn write(&self, place: &Place) -> String {
        place.to_string()
    }

    fn label(&self, place: &Place) -> Text {
        Text::new("crisscross-cell").with("place", *place)
    }

    fn ask(&self, board: &Sheets<G>, seats: Seats) -> Text {
        let digit = seats.iter().next().and_then(|seat| board.player(seat).digit);
        Text::new("crisscross-ask-all").with("digit", digit.unwrap_or(0))
    }

    fn typed(&self) -> bool {
        true
    }

    fn scene(&self, board: &Sheets<G>) -> Scene {
        page::scene(&self.shown(board))
    }

    fn board(&self, board: &Sheets<G>) -> String {
        page::text(&self.shown(board))
    }

    /// The player's own grid, row by row, and its score.
    fn holds(&self, board: &Sheets<G>, seat: Seat) -> Option<Text> {
        let grid = board.player(seat).grid;
        let sign = |cell: usize| grid.digit(cell).map_or("·".to_owned(), |digit| digit.to_string());
        let rows: Vec<String> = (0..SIDE).map(|row| line(row).map(sign).concat()).collect();
        let text = Text::new("crisscross-holds").with("grid", rows.join(" "));
        Some(text.with("rows", grid.rows()).with("columns", grid.columns()))
    }

    /// The player's own cells, with the digits in them. In a group all players press the same buttons: the cells that
    /// are empty for at least one of them.
    fn buttons(&self, board: &Sheets<G>, seat: Seat) -> Vec<Vec<Tap<Place>>> {
        if board.round.own == Some(seat) || board.seats().len() == 1 {
            return buttons(&board.player(seat).grid);
        }
        let empty = |seat: Seat, cell| board.player(seat).grid.digit(cell).is_none();
        taps(|cell| match board.round.waiting.iter().any(|seat| empty(seat, cell)) {
            true => Tap::Move(place_of(cell)),
            false => Tap::Mark(Text::new("crisscross-shut")),
        })
    }

    fn emblem(&self) -> Option<Scene> {
        Some(self.0.emblem())
    }

    fn think(&self, board: &Sheets<G>, seat: Seat, ctx: &mut SearchCtx<'_>) -> Option<Place> {
        let player = board.player(seat);
        search::choice(&player.grid, self.0.goal(), player.digit?, ctx).map(place_of)
    }
}
