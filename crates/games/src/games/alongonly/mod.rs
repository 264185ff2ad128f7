//! Along but not across: two players fill one grid of five by five in turns, each with a throw of two dice. One of them
//! scores the rows, the other one the columns. In the next game they swap.

#[cfg(test)]
mod tests;

use crate::base::Place;
use crate::game::scene::{Align, Ink, Pt, Says, pt};
use crate::game::{
    Counts, Dice, Family, Info, Input, Moves, OptDef, OptKind, OptValues, Reject, Scene, SearchCtx, Seat, Seats, Table,
    Tap, Text, Weight,
};
use crate::kit::crisscross::{self, Goal, Grid, LARGE, Page, choice, digit, emblem, place_of, read, thrown, write};
use crate::kit::dicegame::{Board, DICE, DiceGame, Stage, listed};
use crate::kit::roster::{Cell, Foot, Head, Line, Roster, least};

#[derive(Clone, Copy, PartialEq, Debug)]
pub struct AlongOnly;

static INFO: Info = Info {
    options: &[
        OptDef::new("games", OptKind::Int { min: 1, max: 6, step: 1, default: Some(2) })
            .shared("crisscross")
            .offering(&["1", "2", "4"]),
        DICE,
    ],
    words: &["throw"],
    ..Info::of("alongonly", Counts::only(2), Family::CROSSING, Weight::Half)
};

/// Dice of a throw.
const THROW: Dice = Dice::ordinary(2);

/// The grids, and the seats that score their rows.
#[derive(Clone, PartialEq, Debug)]
pub struct Common {
    /// The grid of this game.
    grid: Grid,
    /// The cells that the second seat wrote, as bits.
    second: u32,
    /// The cell written last; `None` before the first.
    latest: Option<usize>,
    /// The seat that scores the rows: the one that begins.
    rows: Seat,
    /// The earlier grids, each with the seat that scored its rows.
    before: Vec<(Grid, Seat)>,
}

impl Common {
    /// The points of a seat in a grid.
    fn worth((grid, rows): &(Grid, Seat), seat: Seat) -> u32 {
        if *rows == seat { grid.rows() } else { grid.columns() }
    }

    /// The points of a seat in this game so far.
    fn now(&self, seat: Seat) -> u32 {
        Common::worth(&(self.grid, self.rows), seat)
    }

    /// The points of a seat in all games.
    fn all(&self, seat: Seat) -> u32 {
        self.before.iter().map(|game| Common::worth(game, seat)).sum::<u32>() + self.now(seat)
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Player {
    /// The digit to write.
    digit: Option<u8>,
    /// Whether the player has written the digit of this turn.
    is_done: bool,
}

impl DiceGame for AlongOnly {
    /// How many games.
    type Rules = usize;
    type Common = Common;
    type Player = Player;
    type Choice = Place;

    fn info(&self) -> &'static Info {
        &INFO
    }

    fn rules(&self, values: &mut OptValues, _seats: u8) -> Result<usize, Reject> {
        // The definition bounds it.
        Ok(values.int("games") as usize)
    }

    fn setup(&self, _games: &usize, table: Table) -> (Common, Vec<Player>) {
        let common = Common { grid: Grid::default(), second: 0, latest: None, rows: table.first, before: Vec::new() };
        (common, vec![Player::default(); usize::from(table.seats)])
    }

    /// The player who began writes the last cell. So the other player begins the next game, and has the rows.
    fn begin(&self, board: &mut Board<Self>, seat: Seat) {
        *board.player_mut(seat) = Player::default();
        let common = &mut board.common;
        if common.grid.left() == 0 {
            common.before.push((common.grid, common.rows));
            (common.grid, common.second, common.latest, common.rows) = (Grid::default(), 0, None, seat);
        }
    }

    fn stage(&self, board: &Board<Self>, seat: Seat) -> Stage {
        match board.player(seat) {
            Player { digit: Some(_), .. } => Stage::Choose,
            Player { is_done: true, .. } => Stage::Done,
            Player { .. } => Stage::Throw(THROW),
        }
    }

    fn fallen(&self, board: &mut Board<Self>, seat: Seat, faces: &[u8], told: &mut Vec<Text>) {
        let digit = digit(faces);
        board.player_mut(seat).digit = Some(digit);
        let text = Text::new("crisscross-threw").with("seat", seat).with("faces", listed(faces));
        told.push(text.with("digit", digit));
    }

    fn choose(&self, board: &mut Board<Self>, seat: Seat, place: &Place, told: &mut Vec<Text>) -> Result<(), Reject> {
        let digit = board.player(seat).digit.unwrap_or(0);
        let cell = write(&mut board.common.grid, *place, digit)?;
        board.common.latest = Some(cell);
        board.common.second |= u32::from(seat == Seat(1)) << cell;
        *board.player_mut(seat) = Player { digit: None, is_done: true };
        told.push(Text::new("crisscross-wrote").with("seat", seat).with("digit", digit).with("place", *place));
        Ok(())
    }

    fn settle(&self, board: &mut Board<Self>, _seats: Seats, told: &mut Vec<Text>) {
        let Common { grid, rows, .. } = &board.common;
        if grid.left() == 0 {
            let text = Text::new("crisscross-game-over").with("rows", *rows).with("along", grid.rows());
            told.push(text.with("columns", rows.other()).with("across", grid.columns()));
        }
    }

    fn is_over(&self, board: &Board<Self>) -> bool {
        let Common { grid, before, .. } = &board.common;
        board.round.present().len() < 2 || (grid.left() == 0 && before.len() + 1 == board.rules)
    }

    fn scores(&self, board: &Board<Self>) -> Vec<i64> {
        board.seats().iter().map(|seat| i64::from(board.common.all(seat))).collect()
    }

    fn choices(&self, board: &Board<Self>, _seat: Seat) -> Moves<Place> {
        Moves::Listed(board.common.grid.open().map(place_of).collect())
    }

    fn parse(&self, _board: &Board<Self>, _seat: Seat, input: &Input<'_>) -> Result<Place, Reject> {
        read(input)
    }

    fn write(&self, place: &Place) -> String {
        place.to_string()
    }

    fn label(&self, place: &Place) -> Text {
        Text::new("crisscross-cell").with("place", *place)
    }

    fn ask(&self, board: &Board<Self>, seats: Seats) -> Text {
        let digit = seats.iter().next().and_then(|seat| board.player(seat).digit);
        Text::new("crisscross-ask").with("digit", digit.unwrap_or(0))
    }

    fn typed(&self) -> bool {
        true
    }

    fn scene(&self, board: &Board<Self>) -> Scene {
        scene(board)
    }

    fn board(&self, board: &Board<Self>) -> String {
        let common = &board.common;
        let mut parts = Vec::new();
        if board.rules > 1 {
            parts.push(format!("game {} / {}", common.before.len() + 1, board.rules));
        }
        parts.push(roster(board).text(""));
        parts.push(common.grid.text());
        if let faces @ [_, _] = board.round.fallen.as_slice() {
            parts.push(format!("throw {} = {}", listed(faces), digit(faces)));
        }
        parts.join("\n\n")
    }

    fn buttons(&self, board: &Board<Self>, _seat: Seat) -> Vec<Vec<Tap<Place>>> {
        crisscross::buttons(&board.common.grid)
    }

    fn emblem(&self) -> Option<Scene> {
        Some(emblem([4, 6, 1, 7, 7, 7, 3, 6, 0], [Ink::Seat(0), Ink::Seat(1)]))
    }

    fn think(&self, board: &Board<Self>, seat: Seat, ctx: &mut SearchCtx<'_>) -> Option<Place> {
        choice(&board.common.grid, Goal::Against, board.player(seat).digit?, ctx).map(place_of)
    }
}

/// Height of the dice below the grid, of the previous grid beside them with the number of the game, and of the line
/// below all that says what lines are worth.
const DICE_HIGH: f32 = 3.0;
const BEFORE: f32 = 7.0;
const WORTH: f32 = 2.0;
/// Width of the previous grid with the points of its lines.
const BEFORE_WIDE: f32 = 7.0;

/// The players with their scores, the grid, and the dice below it.
fn scene(board: &Board<AlongOnly>) -> Scene {
    let (common, roster) = (&board.common, roster(board));
    let (wide, head) = roster.extent();
    let side = Page::side(LARGE);
    let foot = if common.before.is_empty() { DICE_HIGH } else { BEFORE };
    let mut scene = Scene::new(side.max(wide), head + 1.0 + side + foot + WORTH);
    let left = ((scene.width - wide) / 2.0).floor();
    roster.draw(&mut scene, pt(left, 0.0), &mut |_, _, _, _| {});
    let inks = [Ink::Seat(common.rows.0), Ink::Seat(common.rows.other().0)];
    let page = Page { grid: &common.grid, at: pt(0.0, head + 1.0), cell: LARGE, latest: common.latest, inks };
    page.draw(&mut scene, |cell| Ink::Seat((common.second >> cell & 1) as u8));
    page.name_places(&mut scene);
    let top = head + 1.0 + side;
    let pen = board.round.thrower.map_or(Ink::Pencil, |seat| Ink::Seat(seat.0));
    thrown(&mut scene, &board.round.fallen, pt(1.0, top + DICE_HIGH / 2.0), pen);
    if board.rules > 1 {
        let says = Text::new("crisscross-sheet-game").with("game", common.before.len() + 1).with("games", board.rules);
        let (at, align) = match common.before.is_empty() {
            true => (pt(scene.width - 1.0, top + DICE_HIGH / 2.0), Align::Right),
            false => (pt(1.0, top + BEFORE - 2.0), Align::Left),
        };
        scene.hand(at, Says::Words(says), (1.25 * least(scene.width)).max(1.4), align, Ink::Pencil);
    }
    let (at, says) = (pt(1.0, scene.height - WORTH / 2.0), Says::Words(Text::new("alongonly-sheet-worth")));
    scene.hand(at, says, 1.45 * least(scene.width), Align::Left, Ink::Pencil);
    if let Some(game) = common.before.last() {
        let left = (scene.width - BEFORE_WIDE).floor();
        before(&mut scene, game, pt(left, top));
    }
    scene
}

/// A finished grid, small. Each line shows its points in the ink of the player who scored it.
fn before(scene: &mut Scene, (grid, rows): &(Grid, Seat), at: Pt) {
    let inks = [Ink::Seat(rows.0), Ink::Seat(rows.other().0)];
    Page { grid, at, cell: 1.0, latest: None, inks }.draw_bare(scene);
}

/// The players with their scores.
fn roster(board: &Board<AlongOnly>) -> Roster {
    let common = &board.common;
    let line = |seat: Seat| {
        let (now, rows) = (common.now(seat), common.rows == seat);
        let key = if rows { "crisscross-sheet-has-rows" } else { "crisscross-sheet-has-columns" };
        let words = Some(Text::new(key).with("points", now));
        let mut cells = vec![Cell { words, ..Cell::own(now) }];
        if board.rules > 1 {
            let all = common.all(seat);
            cells
                .push(Cell { words: Some(Text::new("crisscross-sheet-all").with("points", all)), ..Cell::pencil(all) });
        }
        let note = if rows { "  rows" } else { "  columns" };
        Line { seat, mark: board.mark(seat), place: None, cells, note: note.to_owned() }
    };
    let mut heads = vec![Head { text: Some("points"), list: None, foot: Foot::High(2.0) }];
    if board.rules > 1 {
        // The title of the page has the totals.
        heads.push(Head { text: Some("total"), list: None, foot: Foot::Absent });
    }
    Roster { heads, lines: board.seats().iter().map(line).collect(), column: 9.0, body: 0.0, own: None }
}
