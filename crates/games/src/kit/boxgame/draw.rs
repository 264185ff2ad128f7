//! Draws the sheet of a box game, with the dice below it.

use super::{BoxGame, Boxed, Fill, Next, Player, points};
use crate::game::scene::{Align, Ink, Pt, Says, Scene, pt};
use crate::game::{Seat, Text};
use crate::kit::dicegame::{Board, DiceGame};
use crate::kit::hand::Hand;
use crate::kit::roster::least;
use crate::kit::scores::{Entry, ScoreSheet};

/// Dice per row.
const ROW: usize = 5;
/// Side of a die, least and greatest side of a die in earlier throws, and the gap between rows of each.
const SIDE: f32 = 2.0;
const SMALL: (f32, f32) = (1.25, 1.6);
const FREE: (f32, f32) = (0.5, 0.55);
/// Height of the line that names the thrower, of its letters in least heights, and of the letters above dice that have
/// them, which rise into that line; the latter above small dice.
const SAID: f32 = 2.3;
const TURN: f32 = 1.4;
const LETTERS: f32 = 1.5;
const SMALL_LETTERS: f32 = 1.2;
/// Height of the line above an earlier throw, whose words keep off the strokes below the latest dice, of its letters in
/// least heights, and the gap between two of these throws.
const BEFORE: f32 = 2.4;
const EARLIER: f32 = 1.35;
const GAP: f32 = 0.8;
/// Height of a line that says what strokes or brackets mean, of its letters in least heights, and of the space below
/// everything.
const KEY: f32 = 1.5;
const WORDS: f32 = 1.3;
const END: f32 = 0.7;

/// The table as a viewer sees it.
struct Shown {
    /// The owner of the dice; `None` if they have none.
    seat: Option<Seat>,
    /// The hands, the latest one last.
    hands: Vec<Hand>,
    /// Throws so far in this turn.
    throws: u32,
    turn: usize,
    /// How many turns each player has.
    turns: usize,
    /// Whether the match is over, so that nobody throws any more.
    over: bool,
    /// Whether the owner has won at once.
    won: bool,
    /// Whether the owner has to choose, so that open boxes show what the dice would score, and whether any box does.
    chooses: bool,
    scores: bool,
    /// Side of a die in earlier throws.
    small: f32,
}

impl Shown {
    /// The messages that say what strokes below dice mean, if there are any, and brackets, or why there are none.
    fn keys(&self) -> Vec<&'static str> {
        let kept = (self.over || self.chooses) && self.hands.iter().any(|hand| !hand.kept().is_empty());
        let key = if self.scores { "dice-sheet-key" } else { "dice-sheet-key-none" };
        let keys = [("dice-sheet-kept", kept), (key, (self.chooses || self.scores) && !self.over)];
        keys.into_iter().filter(|(_, says)| *says).map(|(key, _)| key).collect()
    }
}

impl<G: BoxGame> Boxed<G> {
    /// Draws the sheet and the dice. The dice have the same room after each throw, so the page does not grow.
    pub(super) fn drawn(&self, board: &Board<Boxed<G>>) -> Scene {
        let mut shown = self.shown(board);
        self.lay(board, &mut shown);
        let lines = self.lines(&board.rules);
        let mut sheet = self.covered(board, &shown);
        sheet.part(self.0.section() + lines.iter().filter(|line| line.is_none()).count());
        shown.scores = self.price(board, &shown, &mut sheet);
        self.leave(board, &lines, &mut sheet);
        let (_, down) = sheet.extent();
        let mut high = down;
        // A page is never narrower than half its height, and a wider one has larger dice of earlier throws.
        for _ in 0..2 {
            shown.small = small(sheet.extent().0);
            high = down + (SAID + self.room(&shown)).ceil();
            sheet.widen((high / 2.0).ceil());
        }
        let (across, _) = sheet.extent();
        let mut scene = Scene::new(across, high);
        let bonus = || Text::new(format!("{}-box-bonus", self.info().id));
        let head = |row: usize| self.0.name(row);
        let heads: Vec<Says> = lines.iter().map(|line| Says::Words(line.map_or_else(bonus, head))).collect();
        let latest = latest(board).into_iter().filter_map(|(row, seat)| Some((line(&lines, row)?, seat)));
        sheet.draw(&mut scene, pt(0.0, 0.0), &heads, &latest.collect::<Vec<_>>());
        shown.scores |= self.draw_common(board, &shown, (&lines, &sheet), &mut scene);
        self.draw_towards(board, &sheet, &mut scene);
        self.draw_throws(&shown, &mut scene, down);
        scene
    }

    /// Writes the remaining points of shared boxes, or that everybody fills them once.
    fn leave(&self, board: &Board<Boxed<G>>, lines: &[Option<usize>], sheet: &mut ScoreSheet) {
        let left = |row: usize| self.0.left(&board.rules, &board.players, row);
        let left: Vec<Option<i32>> = lines.iter().map(|line| line.and_then(left)).collect();
        if left.iter().any(Option::is_some) {
            let once = || Says::Words(Text::new("dice-sheet-once"));
            let says = |left: Option<i32>| left.map_or_else(once, |left| Says::Plain(left.to_string()));
            sheet.leave(left.into_iter().map(says).collect());
        }
    }

    /// Rows of dice, and the height of the latest throw with letters and of the small earlier ones below it.
    fn rows(&self) -> usize {
        self.0.dice().div_ceil(ROW)
    }

    /// Height of the dice with the words below them. A throw for everybody has none before it.
    fn room(&self, shown: &Shown) -> f32 {
        let letters = if self.0.letter(0).is_some() { LETTERS } else { 0.0 };
        let before = self.before(shown.small);
        let below = match shown.seat {
            None if shown.over => 0.0,
            None => KEY + END,
            Some(_) if !shown.over => before + 2.0 * KEY + END,
            Some(_) if shown.hands.len() > 1 => before + KEY * shown.keys().len() as f32 + END,
            Some(_) if shown.keys().is_empty() => END,
            Some(_) => KEY * (0.25 + shown.keys().len() as f32) + END,
        };
        letters + self.high(SIDE, FREE.0) + below
    }

    /// Height of earlier throws with dice of this side, and of the words and letters above them.
    fn before(&self, side: f32) -> f32 {
        let letters = if self.0.letter(0).is_some() { SMALL_LETTERS } else { 0.0 };
        BEFORE + letters + self.high(side, FREE.1)
    }

    /// Height of the rows of a throw with dice of this side, and this gap between the rows.
    fn high(&self, side: f32, free: f32) -> f32 {
        let rows = self.rows() as f32;
        Hand::pitch(side) * rows + free * (rows - 1.0)
    }

    /// All sheets, as far as the viewer knows them. If there are many, the owner of the dice on the table is in front,
    /// and at the end the leader.
    fn covered(&self, board: &Board<Boxed<G>>, shown: &Shown) -> ScoreSheet {
        let mut sheet = self.sheet(board);
        let best = sheet.seats().iter().max_by_key(|seat| (sheet.total(*seat), 255 - seat.0));
        let front = if board.round.over { best } else { shown.seat };
        front.into_iter().for_each(|seat| sheet.show(seat));
        if board.round.over {
            sheet.rank(board.game.outcome(board).places);
        }
        board.round.own.into_iter().for_each(|seat| sheet.looked_at_by(seat));
        for seat in board.round.covered.iter() {
            sheet.cover(seat, board.round.present().has(seat) && !board.round.waiting.has(seat));
        }
        sheet
    }

    /// The dice that a viewer sees: those of the mover, or the viewer's own. Otherwise the throw for everybody.
    fn shown(&self, board: &Board<Boxed<G>>) -> Shown {
        let own = board.round.present().iter().find(|seat| !board.round.covered.has(*seat));
        let seat = if board.round.is_common() { own.filter(|_| !board.round.over) } else { Some(board.round.mover()) };
        let player = seat.and_then(|seat| board.players.get(seat.index()));
        let turn = player.map_or(board.round.number as usize, turn);
        let hands = match player {
            Some(player) => player.before.iter().chain(&player.hand).cloned().collect(),
            None if board.round.fallen.len() == self.0.dice() => vec![Hand::showing(&board.round.fallen, 6)],
            None => Vec::new(),
        };
        Shown {
            seat,
            hands,
            throws: board.round.throws,
            turn,
            turns: self.0.turns(&board.rules),
            over: board.round.over,
            won: player.is_some_and(|player| player.won),
            chooses: player.is_some_and(|player| player.next == Next::Choose),
            scores: false,
            small: SMALL.0,
        }
    }

    /// At the end, puts the latest dice in the order of the boxes that they went into.
    fn lay(&self, board: &Board<Boxed<G>>, shown: &mut Shown) {
        let player = shown.seat.and_then(|seat| board.players.get(seat.index())).filter(|_| shown.over);
        let laid = player.and_then(|player| self.0.laid(&board.rules, player));
        if let Some((latest, laid)) = shown.hands.last_mut().zip(laid) {
            *latest = laid;
        }
    }

    /// Sets the points that the dice would score in the open boxes. Returns whether they would score in any.
    fn price(&self, board: &Board<Boxed<G>>, shown: &Shown, sheet: &mut ScoreSheet) -> bool {
        let Some(seat) = shown.seat.filter(|_| shown.chooses && !shown.over) else { return false };
        let (lines, player, mut any) = (self.lines(&board.rules), &board.players[seat.index()], false);
        for row in player.open() {
            let place = line(&lines, row);
            // A picked box says what it gives, even nothing: it would only look empty.
            let nothing = (player.picked == Some(row)).then_some(0);
            if let Some((line, points)) = place.zip(self.possible(&board.rules, player, row).or(nothing)) {
                sheet.price(line, seat, points);
                any = true;
            }
        }
        any
    }

    /// If all sheets are face down, writes what the first throw would score, which is the same for everybody. Later on,
    /// each player keeps other dice. Returns whether it would score anything.
    fn draw_common(
        &self,
        board: &Board<Boxed<G>>,
        shown: &Shown,
        (lines, sheet): (&[Option<usize>], &ScoreSheet),
        scene: &mut Scene,
    ) -> bool {
        let [hand] = shown.hands.as_slice() else { return false };
        if shown.seat.is_some() || shown.over || shown.throws != 1 || !sheet.is_closed() || sheet.top_of(0).is_none() {
            return false;
        }
        let entry = |row: usize| self.0.entries(&board.rules, hand, true, &Fill::row(row)).ok()?.last().copied();
        let scored = lines.iter().enumerate().filter_map(|(n, line)| Some((n, entry((*line)?)?)));
        let scored: Vec<(usize, Entry)> = scored.filter(|(_, entry)| *entry != Entry::Struck).collect();
        scored.iter().for_each(|(n, entry)| sheet.draw_common(scene, *n, points(*entry)));
        !scored.is_empty()
    }

    /// Writes how much of the sum for the bonus each player has, as long as it is open.
    fn draw_towards(&self, board: &Board<Boxed<G>>, sheet: &ScoreSheet, scene: &mut Scene) {
        let Some(row) = self.lines(&board.rules).iter().position(Option::is_none) else { return };
        let known = board.seats().iter().filter(|seat| !board.round.covered.has(*seat));
        for seat in known.filter(|seat| sheet.entry(row, *seat) == Entry::Open) {
            let sum = self.0.towards(&board.players[seat.index()].column).filter(|(sum, _)| *sum > 0);
            sum.into_iter().for_each(|sum| sheet.draw_towards(scene, row, seat, sum));
        }
    }

    /// Explains below all dice, from `top` on, the strokes below them, and brackets.
    fn draw_key(&self, shown: &Shown, scene: &mut Scene, top: f32) {
        let size = (WORDS * least(scene.width.max(scene.height / 2.0))).max(1.1);
        for (n, key) in shown.keys().into_iter().enumerate() {
            let at = pt(scene.width / 2.0, top + KEY * (n as f32 + 0.5));
            scene.hand(at, Says::Words(Text::new(key)), size, Align::Centre, Ink::Pencil);
        }
    }

    /// The points that a box could have now; `None` if it would be struck out.
    fn possible(&self, rules: &G::Rules, player: &Player, row: usize) -> Option<i32> {
        let fill = self.whole(player, &Fill::row(row));
        let entries = self.0.entries(rules, player.hand.as_ref()?, player.is_first(), &fill).ok()?;
        let entry = entries.last().filter(|entry| **entry != Entry::Struck)?;
        Some(points(*entry))
    }

    /// Names the thrower and draws the dice: the latest throw large, the earlier ones small below it, side by side.
    fn draw_throws(&self, shown: &Shown, scene: &mut Scene, top: f32) {
        let said = match shown.seat {
            Some(seat) if shown.won => Text::new("dice-sheet-won").with("seat", seat),
            Some(seat) if shown.over => Text::new("dice-sheet-last-of").with("seat", seat),
            None if shown.over => Text::new("dice-sheet-last"),
            Some(seat) => Text::new("dice-sheet-throw").with("seat", seat),
            None => Text::new("dice-sheet-common"),
        };
        let turn = Says::Words(said.with("throw", shown.throws).with("turn", shown.turn).with("turns", shown.turns));
        let ink = shown.seat.map_or(Ink::Pencil, |seat| Ink::Seat(seat.0));
        let size = (TURN * least(scene.width)).max(1.3);
        scene.hand(pt(scene.width / 2.0, top + 0.58 * SAID), turn, size, Align::Centre, ink);
        let Some((latest, before)) = shown.hands.split_last() else { return };
        let left = (scene.width - Hand::pitch(SIDE) * ROW as f32) / 2.0;
        let y = self.draw_letters(scene, pt(left, top + SAID), (SIDE, LETTERS), 1.3);
        self.draw_hand(latest, scene, pt(left, y), (SIDE, FREE.0));
        let below = y + self.high(SIDE, FREE.0);
        self.draw_before((before, shown.small), scene, below);
        // Strokes below large dice reach further down.
        let before = if before.is_empty() { KEY / 4.0 } else { self.before(shown.small) };
        self.draw_key(shown, scene, below + before + KEY / 2.0);
    }

    /// Draws the earlier throws of a turn, each below its number.
    fn draw_before(&self, (before, side): (&[Hand], f32), scene: &mut Scene, top: f32) {
        let old = Hand::pitch(side) * ROW as f32;
        let count = before.len() as f32;
        let first = (scene.width - old * count - GAP * (count - 1.0)) / 2.0;
        for (n, hand) in before.iter().enumerate() {
            let left = first + (old + GAP) * n as f32;
            let says = Says::Words(Text::new("dice-sheet-earlier").with("throw", n + 1));
            let at = pt(left + old / 2.0, top + 0.62 * BEFORE);
            scene.hand(at, says, EARLIER * least(scene.width), Align::Centre, Ink::Pencil);
            let size = 1.05 * least(scene.width);
            let y = self.draw_letters(scene, pt(left, top + BEFORE), (side, SMALL_LETTERS), size);
            self.draw_hand(hand, scene, pt(left, y), (side, FREE.1));
        }
    }

    /// Draws the letters above dice of this side, in a line this high, if they have letters. Returns the top of the
    /// dice.
    fn draw_letters(&self, scene: &mut Scene, corner: Pt, (side, high): (f32, f32), size: f32) -> f32 {
        let mut low = corner.y;
        for (die, letter) in (0..ROW).filter_map(|die| self.0.letter(die).map(|letter| (die, letter))) {
            let at = pt(corner.x + Hand::pitch(side) * (die as f32 + 0.5), corner.y + 0.5 * high);
            scene.hand(at, Says::Words(letter), size, Align::Centre, self.0.ink(die));
            low = corner.y + high;
        }
        low
    }

    /// Draws dice of this side in rows of five, with this gap between the rows.
    fn draw_hand(&self, hand: &Hand, scene: &mut Scene, corner: Pt, (side, free): (f32, f32)) {
        let pitch = Hand::pitch(side);
        for die in 0..hand.faces().len() {
            let (column, row) = (die % ROW, die / ROW);
            let at = pt(corner.x + pitch * (column as f32 + 0.5), corner.y + pitch / 2.0 + (pitch + free) * row as f32);
            hand.draw_die(scene, die, at, side, self.0.ink(die));
        }
    }

    /// The same as text: the sheet, and the dice below it.
    pub(super) fn text(&self, board: &Board<Boxed<G>>) -> String {
        let shown = self.shown(board);
        let who = shown.seat.map_or_else(|| "all".to_owned(), |seat| format!("seat {}", seat.0 + 1));
        let hands: Vec<String> = shown.hands.iter().map(Hand::to_string).collect();
        let dice = if hands.is_empty() { "-".to_owned() } else { hands.join(" / ") };
        let picked = shown.seat.and_then(|seat| board.players.get(seat.index())?.picked);
        let picked =
            picked.and_then(|row| self.0.boxes().get(row)).map(|word| format!(", {word} and")).unwrap_or_default();
        let lines = self.lines(&board.rules);
        let heads: Vec<&str> = lines.iter().map(|line| line.map_or("bonus", |row| self.0.word(row))).collect();
        format!("{}\nturn {}, {who}: {dice}{picked}", self.covered(board, &shown).text(&heads), shown.turn)
    }
}

/// Side of a die in earlier throws on a page of this width. Two of these throws stand side by side.
fn small(across: f32) -> f32 {
    let (least, most) = SMALL;
    ((across - GAP - 1.0) / (2.0 * Hand::pitch(1.0) * ROW as f32)).clamp(least, most)
}

/// The number of a player's current turn, or of the last one.
fn turn(player: &Player) -> usize {
    player.turns + usize::from(player.next != Next::Nothing)
}

/// The line of the sheet with this row.
fn line(lines: &[Option<usize>], row: usize) -> Option<usize> {
    lines.iter().position(|line| *line == Some(row))
}

/// The boxes that were filled last, as far as they are known: the viewer's own, and those of the previous mover. They
/// include a picked first box of two.
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
