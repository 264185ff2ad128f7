//! Buttons for moves that a game itself has no buttons for, below a card: what people write there does not reach the
//! bot. A small board has a button on each place, a larger one its letters and its numbers.

use std::collections::BTreeSet;

use super::BoardMessage;
use crate::base::{Labels, Window};
use crate::bot::boards::call::{Hue, Key, KeyDoes};
use crate::bot::boards::headline::takes_text;
use crate::bot::context::callback::Callback;
use crate::bot::table::views::users_on;
use crate::game::{Ask, Gesture, Place, Position, Seat, Secrecy, Viewer};
use crate::play::Match;
use crate::store::schema::MatchRow;

/// The most buttons in a row.
const ABREAST: usize = 8;

/// The most buttons on places, and the most letters and numbers together.
const CELLS: usize = 64;
const HALVES: usize = 84;

/// The most places of a move by buttons on places, and by letters and numbers: others are quicker to type.
const PLACES: u16 = 5;
const PAIRS: u16 = 3;

/// What an empty place looks like in the letters of a board, and on a button.
const EMPTY: [char; 2] = ['.', '·'];

/// The ways to answer an ask below a card, besides the buttons of the game.
#[derive(Clone, PartialEq, Debug)]
pub struct Ways {
    /// The places that get buttons.
    pub lattice: Option<Lattice>,
    /// Whether some moves can only be typed.
    pub typed: bool,
}

/// The places of a board as people press them.
#[derive(Clone, PartialEq, Debug)]
pub struct Lattice {
    /// Columns and rows, in order.
    cols: Vec<u16>,
    rows: Vec<u16>,
    /// Whether a move may need several places.
    pub several: bool,
    /// Whether each place has a button of its own. Otherwise there are letters and numbers.
    pub cells: bool,
    /// The places of legal moves, if everybody may know them.
    legal: Option<BTreeSet<Place>>,
}

/// The ways to answer each ask of a match, in their order, as everybody may know them. `None` where no person is asked.
pub fn all_ways(live: &Match, row: &MatchRow) -> Vec<Option<Ways>> {
    let who = live.viewer(Viewer::Public);
    let first = |ask: &Ask| users_on(row, ask.seats).first().map(|seat| Seat(*seat));
    let answered = |ask: &Ask| first(ask).map(|seat| ways(live.position(), who, seat, ask));
    live.turn().asks().iter().map(answered).collect()
}

/// The ways to answer an ask, as a viewer may know them.
fn ways(position: &dyn Position, who: Viewer, seat: Seat, ask: &Ask) -> Ways {
    let none = Ways { lattice: None, typed: false };
    if ask.secrecy == Secrecy::Private {
        return none;
    }
    let shown: Vec<String> = position.buttons(who, seat).into_iter().flatten().filter_map(|key| key.text).collect();
    let open = position.seen(Viewer::Seat(seat)) == position.seen(who);
    if !open && !shown.is_empty() {
        // Which moves have no button may be a secret.
        return none;
    }
    let left = position.moves(seat).map(|moves| moves.into_iter().filter(|text| !shown.contains(text)).collect());
    let left: Option<Vec<String>> = left;
    if left.as_ref().is_some_and(Vec::is_empty) {
        return none;
    }
    let lattice = lattice(position, (who, seat), left.as_deref(), open);
    let holds = |text: &String| lattice.as_ref().is_some_and(|lattice| lattice.holds(text));
    let all = left.as_ref().map_or(lattice.is_some(), |left| left.iter().all(holds));
    Ways { lattice, typed: takes_text(ask) && !all }
}

/// The places for moves of so many places, unless they are quicker to type. `open`: everybody may know which are legal.
fn lattice(
    position: &dyn Position,
    (who, seat): (Viewer, Seat),
    left: Option<&[String]>,
    open: bool,
) -> Option<Lattice> {
    let Gesture::Places { least, most, from: None, .. } = position.gesture(who, seat)? else { return None };
    // If any number of places may be a move, nobody can tell when it is complete.
    if left.is_none() && least != most {
        return None;
    }
    let scene = position.scene(who);
    let (mut cols, mut rows) = (BTreeSet::new(), BTreeSet::new());
    for board in scene.touched_by(Some(seat)) {
        cols.extend(board.col..board.col + board.cols);
        rows.extend(board.rows.iter().copied());
    }
    let cells = cols.len() <= ABREAST && cols.len() * rows.len() <= CELLS && most <= PLACES;
    let halves = cols.len() + rows.len() <= HALVES && most <= PAIRS;
    let paths = left.filter(|_| open).into_iter().flatten().filter_map(|text| Place::read_path(text));
    let legal = (left.is_some() && open).then(|| paths.flatten().collect());
    let lattice =
        Lattice { cols: cols.into_iter().collect(), rows: rows.into_iter().collect(), several: most > 1, cells, legal };
    (!lattice.cols.is_empty() && (cells || halves)).then_some(lattice)
}

impl Lattice {
    /// All places, row by row.
    fn places(&self) -> impl Iterator<Item = Vec<Place>> {
        self.rows.iter().map(|row| self.cols.iter().map(|col| Place::new(*col, *row)).collect())
    }

    /// Whether a move can be pressed.
    fn holds(&self, text: &str) -> bool {
        let there = |place: &Place| self.cols.contains(&place.col) && self.rows.contains(&place.row);
        Place::read_path(text).is_some_and(|path| path.iter().all(there))
    }

    fn is_legal(&self, place: Place) -> bool {
        self.legal.as_ref().is_none_or(|legal| legal.contains(&place))
    }
}

/// What stands on a place of a board in letters; `None` if the board does not tell.
fn sign(board: &str, place: Place) -> Option<char> {
    let part = Labels::Latin.board(board, Some(Window { from: place, cols: 1, rows: 1 }));
    let (head, row) = part.split_once('\n')?;
    let stands = row.split_whitespace().nth(1).filter(|_| head.trim() == Labels::Latin.column(place.col));
    let mut signs = stands?.chars();
    signs.next().filter(|_| signs.next().is_none())
}

/// The same items in as few rows as possible, all of about the same length.
fn balanced(keys: Vec<Key>) -> Vec<Vec<Key>> {
    let across = keys.len().div_ceil(keys.len().div_ceil(ABREAST).max(1)).max(1);
    keys.chunks(across).map(<[Key]>::to_vec).collect()
}

impl BoardMessage<'_> {
    /// The ways to answer an ask below a card, for those who are asked. `None` if no person is.
    pub(super) fn ways(&self, ask: &Ask) -> Option<&Ways> {
        let at = self.turn.asks().iter().position(|one| one == ask)?;
        self.card.ways.get(at)?.as_ref()
    }

    /// The buttons on the places of a board, or its letters and numbers.
    pub(super) fn place_keys(&self, position: &dyn Position, ask: &Ask, hue: Option<Hue>) -> Vec<Vec<Key>> {
        let Some(lattice) = self.ways(ask).and_then(|ways| ways.lattice.as_ref()) else { return Vec::new() };
        if lattice.cells {
            let board = position.board(self.who);
            let key = |place: Place| self.cell_key(lattice, place, sign(&board, place), hue);
            return lattice.places().map(|row| row.into_iter().filter_map(key).collect()).collect();
        }
        let half = |label: String, text: String| {
            let press = self.half(text)?;
            Some(Key { hue, ..Key::new(label, press) })
        };
        let labels = self.reader.labels;
        let letter = |col: &u16| half(labels.column(*col), Labels::Latin.column(*col));
        let number = |row: &u16| half((row + 1).to_string(), (row + 1).to_string());
        let letters = balanced(lattice.cols.iter().filter_map(letter).collect());
        letters.into_iter().chain(balanced(lattice.rows.iter().filter_map(number).collect())).collect()
    }

    /// The button on a place: what stands there, or its name if the board does not tell.
    fn cell_key(&self, lattice: &Lattice, place: Place, sign: Option<char>, hue: Option<Hue>) -> Option<Key> {
        let label = match sign {
            Some(sign) if EMPTY.contains(&sign) => EMPTY[1].to_string(),
            Some(sign) => sign.to_string(),
            None => self.reader.labels.place(place),
        };
        if !lattice.is_legal(place) {
            return Some(Key::new(label, KeyDoes::Mark(Callback::Idle.write()?)));
        }
        let (id, version, text) = (self.row.id, self.version, place.to_string());
        let does = match lattice.several {
            true => self.half(text)?,
            false => KeyDoes::Press(Callback::Move { id, version, text }.write()?),
        };
        Some(Key { hue, ..Key::new(label, does) })
    }

    /// The effect of a button that is a part of a move.
    fn half(&self, text: String) -> Option<KeyDoes> {
        let (id, version) = (self.row.id, self.version);
        Some(KeyDoes::Press(Callback::Half { id, version, text }.write()?))
    }
}

#[cfg(test)]
#[path = "cells_tests.rs"]
mod tests;
