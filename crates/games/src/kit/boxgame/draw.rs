//! Draws the sheet of a box game, with the dice below it.

use super::{BoxGame, Boxed, Fill, Next, Player, THROWS, points};
use crate::game::scene::{Align, Face, Ink, Item, Nib, Pt, Says, Scene, pt};
use crate::game::{Seat, Text};
use crate::kit::dicegame::Board;
use crate::kit::hand::Hand;
use crate::kit::scores::{Entry, Heading, ScoreSheet};

/// Dice that lie in a row.
const ROW: usize = 5;
/// Their side, and what is between two throws.
const SIDE: f32 = 1.5;
const GAP: f32 = 1.0;
/// Height of the line that says who throws.
const SAID: f32 = 2.0;
/// Width of the number before a throw.
const NUMBER: f32 = 1.2;
/// Space above and below the sheet: it lies on the lines of the paper.
const EDGE: f32 = 1.0;

/// What lies on the table, as a viewer sees it.
struct Shown {
    /// Whose dice they are, where they are somebody's.
    seat: Option<Seat>,
    /// The hands, the latest one last.
    hands: Vec<Hand>,
    /// How often dice have fallen in this turn.
    throws: u32,
    /// The number of the turn.
    turn: usize,
}

/// Where the throws stand.
struct Places {
    width: f32,
    height: f32,
    /// How many stand side by side.
    abreast: usize,
}

impl Places {
    /// The room of one throw.
    fn of(dice: usize, across: f32) -> Places {
        let width = NUMBER + Hand::pitch(SIDE) * ROW as f32;
        let height = (Hand::pitch(SIDE) + 0.35) * dice.div_ceil(ROW) as f32;
        let all = usize::from(THROWS);
        let abreast = if across >= width * all as f32 { all } else { 1 };
        Places { width, height, abreast }
    }

    /// The room of that many throws.
    fn room(&self, throws: usize) -> (f32, f32) {
        let (columns, rows) = (throws.min(self.abreast), throws.div_ceil(self.abreast));
        (self.width * columns as f32, (self.height + GAP / 2.0) * rows as f32)
    }
}

impl<G: BoxGame> Boxed<G> {
    /// The drawing.
    pub(super) fn drawn(&self, board: &Board<Boxed<G>>) -> Scene {
        let sheet = self.covered(board);
        let (across, down) = sheet.extent();
        let places = Places::of(self.0.dice(), across);
        let shown = self.shown(board);
        let (width, height) = places.room(shown.hands.len().max(1));
        let mut scene = Scene::new(across.max(width).ceil(), down + SAID + height + 2.0 * EDGE);
        let heads: Vec<Heading> = (0..sheet.rows())
            .map(|row| Heading { full: Says::Words(self.0.name(row)), short: Says::Words(self.0.short(row)) })
            .collect();
        let corner = pt(((scene.width - across) / 2.0).floor(), EDGE);
        sheet.draw(&mut scene, corner, &heads, &latest(board));
        if let Some(top) = sheet.top_of(self.0.section()) {
            let y = corner.y + top;
            scene.stroke([pt(corner.x, y), pt(corner.x + across, y)], Ink::Pencil, Nib::Pen);
        }
        if let Some(seat) = shown.seat.filter(|_| !board.round.over) {
            self.draw_possible(board, seat, &sheet, &mut scene, (corner.x, corner.y));
        }
        self.draw_throws(&shown, &places, &mut scene, down + EDGE);
        scene
    }

    /// All sheets, as far as the viewer knows them.
    fn covered(&self, board: &Board<Boxed<G>>) -> ScoreSheet {
        let mut sheet = self.sheet(board);
        for seat in board.round.covered.iter() {
            sheet.cover(seat, board.round.present().has(seat) && !board.round.waiting.has(seat));
        }
        sheet
    }

    /// The dice that a viewer sees: those of whoever is on turn, or one's own; else what fell for everybody.
    fn shown(&self, board: &Board<Boxed<G>>) -> Shown {
        let own = board.round.present().iter().find(|seat| !board.round.covered.has(*seat));
        let seat = if board.round.is_common() { own.filter(|_| !board.round.over) } else { Some(board.round.mover()) };
        let player = seat.and_then(|seat| board.players.get(seat.index()));
        let turn = player.map_or(board.round.number as usize, |player| self.turn(player));
        let hands = match player {
            Some(player) => player.before.iter().chain(&player.hand).cloned().collect(),
            None if board.round.fallen.len() == self.0.dice() => vec![Hand::showing(&board.round.fallen, 6)],
            None => Vec::new(),
        };
        Shown { seat, hands, throws: board.round.throws, turn }
    }

    /// The number of a player's turn, or of the last one.
    fn turn(&self, player: &Player) -> usize {
        let filled = player.column.len() - player.open().count();
        filled / self.0.at_once() + usize::from(player.next != Next::Nothing)
    }

    /// What the dice would score in the boxes that are open, in pencil.
    fn draw_possible(
        &self,
        board: &Board<Boxed<G>>,
        seat: Seat,
        sheet: &ScoreSheet,
        scene: &mut Scene,
        (left, top): (f32, f32),
    ) {
        let Some(player) = board.players.get(seat.index()).filter(|player| player.next == Next::Choose) else {
            return;
        };
        for row in player.open() {
            let at = sheet.middle(row, seat);
            if let Some(points) = self.possible(&board.rules, player, row) {
                let says = Says::Plain(points.to_string());
                let at = pt(left + at.x, top + at.y);
                let (size, align, face) = (1.0, Align::Centre, Face::Print);
                scene.add(Item::Label { at, says, size, align, ink: Ink::Pencil, face });
            }
        }
    }

    /// What a box could have now; nothing where it would be struck out.
    fn possible(&self, rules: &G::Rules, player: &Player, row: usize) -> Option<i32> {
        let fill = self.whole(player, &Fill::row(row));
        let entries = self.0.entries(rules, player.hand.as_ref()?, player.is_first(), &fill).ok()?;
        let entry = entries.last().filter(|entry| **entry != Entry::Struck)?;
        Some(points(*entry))
    }

    /// Who throws, and how the dice lay after each throw of the turn.
    fn draw_throws(&self, shown: &Shown, places: &Places, scene: &mut Scene, top: f32) {
        let left = (scene.width - places.room(shown.hands.len()).0) / 2.0;
        let said = match shown.seat {
            Some(seat) => Text::new("dice-sheet-throw").with("seat", seat),
            None => Text::new("dice-sheet-common"),
        };
        let turn = said.with("throw", shown.throws).with("turn", shown.turn);
        let ink = shown.seat.map_or(Ink::Pencil, |seat| Ink::Seat(seat.0));
        scene.hand(pt(scene.width / 2.0, top + SAID / 2.0), Says::Words(turn), 1.1, Align::Centre, ink);
        let number = |n: usize| if shown.seat.is_some() { n + 1 } else { shown.throws as usize };
        for (n, hand) in shown.hands.iter().enumerate() {
            let (column, row) = (n % places.abreast, n / places.abreast);
            let x = left + places.width * column as f32;
            let y = top + SAID + (places.height + GAP / 2.0) * row as f32;
            let is_latest = n + 1 == shown.hands.len();
            let (says, ink) = (Says::Plain(format!("{}.", number(n))), Ink::Pencil);
            let middle = y + places.height / 2.0;
            let (size, align, face) = (1.1, Align::Left, Face::Print);
            scene.add(Item::Label { at: pt(x, middle), says, size, align, ink, face });
            self.draw_hand(hand, scene, pt(x + NUMBER, y), is_latest);
        }
    }

    /// Dice in rows of five, in their inks while they count.
    fn draw_hand(&self, hand: &Hand, scene: &mut Scene, corner: Pt, is_latest: bool) {
        let pitch = Hand::pitch(SIDE);
        for die in 0..hand.faces().len() {
            let (column, row) = (die % ROW, die / ROW);
            let at = pt(corner.x + pitch * (column as f32 + 0.5), corner.y + pitch / 2.0 + (pitch + 0.35) * row as f32);
            let side = if is_latest { SIDE } else { 0.75 * SIDE };
            hand.draw_die(scene, die, at, side, self.0.ink(die));
        }
    }

    /// The same as text: the sheet, and below it the dice.
    pub(super) fn text(&self, board: &Board<Boxed<G>>) -> String {
        let shown = self.shown(board);
        let who = shown.seat.map_or_else(|| "all".to_owned(), |seat| format!("seat {}", seat.0 + 1));
        let hands: Vec<String> = shown.hands.iter().map(Hand::to_string).collect();
        let dice = if hands.is_empty() { "-".to_owned() } else { hands.join(" / ") };
        let picked = shown.seat.and_then(|seat| board.players.get(seat.index())?.picked);
        let picked =
            picked.and_then(|row| self.0.boxes().get(row)).map(|word| format!(", {word} and")).unwrap_or_default();
        format!("{}\nturn {}, {who}: {dice}{picked}", self.covered(board).text(self.0.boxes()), shown.turn)
    }
}

/// The boxes that were filled last, as far as they are known: one's own, and those of whoever was on turn before. The
/// first of two that is picked stands with them.
fn latest<G: BoxGame>(board: &Board<Boxed<G>>) -> Vec<(usize, Seat)> {
    let known = board.seats().iter().filter(|seat| !board.round.covered.has(*seat));
    let known = known.filter(|seat| board.round.is_common() || Some(*seat) == last_filled(board));
    let filled = known.flat_map(|seat| board.players[seat.index()].latest.iter().map(move |row| (*row, seat)));
    let picked = board.seats().iter().filter_map(|seat| board.players[seat.index()].picked.map(|row| (row, seat)));
    filled.chain(picked).collect()
}

/// In turn: the seat that filled a box last. This is the mover if the turn is over, otherwise the seat before it.
fn last_filled<G: BoxGame>(board: &Board<Boxed<G>>) -> Option<Seat> {
    let mover = board.round.mover();
    if board.round.over {
        return Some(mover);
    }
    let present = board.round.present();
    present.iter().find(|seat| present.after(*seat) == Some(mover))
}
