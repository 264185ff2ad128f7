//! Games in which you throw as often as you dare, and must stop in time.

use std::fmt::Debug;

use super::contract::{Board, DiceGame, Stage, Way};
use super::runner::{CELL, Lot, Phase, Runner, draw_column, draw_lot, draw_row};
use super::table::{listed, some};
use crate::game::scene::{Align, Ink, Item, Nib, Pt, Says, corners, pt};
use crate::game::{
    Dice, Info, Input, Moves, Nth, OptValues, Outcome, Reject, Scene, SearchCtx, Seat, Seats, Table, Text,
};
use crate::kit::roster::{Cell, Head, Line, Mark, Roster, least};

/// The words for the moves of such a game.
pub const WORDS: &[&str] = &["roll", "hold"];
/// The words if nobody may stop, so that the dice decide everything.
pub const LUCK: &[&str] = Info::LUCK;

/// Least width of a name behind dice, and the gap before it.
const NAME: f32 = 6.0;
const BEHIND: f32 = 0.6;
/// Height of the sentence below the table, and in lists of the dice.
const SAID: f32 = 2.0;

/// After a throw: go on, or bank.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Choice {
    /// Throws once more.
    Roll,
    /// Ends the turn, and keeps its points.
    Hold,
}

/// How a turn goes on after a throw.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum After {
    /// The player may throw on or stop.
    Choose,
    /// The turn ends with its result.
    Stop,
    /// The turn is lost.
    Lose,
}

/// A game of throwing and stopping, defined by the effects of a throw and a stop. [`Rolled`] makes a dice game out of
/// it, with words, buttons and all ways of playing.
pub trait RollHold: Copy + PartialEq + Debug + Send + Sync + 'static {
    /// The rules of one match.
    type Rules: Clone + PartialEq + Debug + Send + Sync;
    /// Data that belongs to no player. All of it is public.
    type Common: Clone + PartialEq + Debug + Send + Sync;
    /// The game's data about one player, besides the turn.
    type Player: Clone + PartialEq + Debug + Send + Sync;
    /// As [`DiceGame::FEW_LEAD`].
    const FEW_LEAD: bool = false;

    /// The facts about the game. The words are [`WORDS`]; only choices are hidden.
    fn info(&self) -> &'static Info;

    /// As [`DiceGame::rules`].
    ///
    /// # Errors
    /// As [`Game::options`](crate::game::Game::options).
    fn rules(&self, values: &mut OptValues, seats: u8) -> Result<Self::Rules, Reject>;

    /// As [`DiceGame::way`].
    ///
    /// # Errors
    /// With [`Why::Options`](crate::game::Why::Options) if the game cannot be played that way.
    fn way(&self, _rules: &Self::Rules, asked: Way) -> Result<Way, Reject> {
        Ok(asked)
    }

    /// The dice of a seat's next throw. With one throw for everybody, they are the same for all who throw.
    fn dice(&self, board: &Board<Rolled<Self>>, seat: Seat) -> Dice;

    /// Whether a seat that could throw on may stop. A seat that may not stop has a single button, which throws, when it
    /// plays alone. With one throw for everybody it has nothing to choose.
    fn may_hold(&self, board: &Board<Rolled<Self>>, seat: Seat) -> bool {
        !board.player(seat).throws.is_empty()
    }

    /// The table before the first turn, and the game's data about each player.
    fn setup(&self, rules: &Self::Rules, table: Table) -> (Self::Common, Vec<Self::Player>);

    /// A seat's turn begins. Returns whether it plays: with one throw for everybody, some may sit a round out.
    fn begin(&self, _board: &mut Board<Rolled<Self>>, _seat: Seat) -> bool {
        true
    }

    /// A seat has thrown. The dice are already among its throws.
    fn rolled(&self, board: &mut Board<Rolled<Self>>, seat: Seat, faces: &[u8], told: &mut Vec<Text>) -> After;

    /// A seat stops of its own accord, after at least one throw.
    fn held(&self, _board: &mut Board<Rolled<Self>>, _seat: Seat, _told: &mut Vec<Text>) {}

    /// As [`DiceGame::opened`]. By default it tells who has stopped.
    fn opened(&self, board: &Board<Rolled<Self>>, told: &mut Vec<Text>) {
        let stopped = board.stopped();
        told.extend((!stopped.is_empty()).then(|| some("dice-stop", stopped)));
    }

    /// As [`DiceGame::settle`].
    fn settle(&self, _board: &mut Board<Rolled<Self>>, _seats: Seats, _told: &mut Vec<Text>) {}

    /// As [`DiceGame::next`].
    fn next(&self, _board: &Board<Rolled<Self>>, _seat: Seat) -> Option<Seat> {
        None
    }

    /// As [`DiceGame::round`].
    fn round(&self, board: &Board<Rolled<Self>>) -> Option<Nth> {
        board.round.is_common().then(|| Nth::open(board.round.number))
    }

    /// As [`DiceGame::is_over`].
    fn is_over(&self, board: &Board<Rolled<Self>>) -> bool;

    /// The points of each seat.
    fn scores(&self, board: &Board<Rolled<Self>>) -> Vec<i64>;

    /// As [`DiceGame::outcome`].
    fn outcome(&self, board: &Board<Rolled<Self>>) -> Outcome {
        board.round.party.by_score(self.scores(board))
    }

    /// As [`DiceGame::leave`].
    fn leave(&self, _board: &mut Board<Rolled<Self>>, _seat: Seat, _told: &mut Vec<Text>) {}

    /// The prompt for seats that must choose.
    fn ask(&self, board: &Board<Rolled<Self>>, seats: Seats) -> Text;

    /// The table with the latest throw, for any viewer.
    fn scene(&self, board: &Board<Rolled<Self>>) -> Scene;

    /// The same as plain text.
    fn board(&self, board: &Board<Rolled<Self>>) -> String;

    /// A small drawing that shows what the game looks like.
    fn emblem(&self) -> Option<Scene> {
        None
    }

    /// As [`DiceGame::absurd`].
    fn absurd(&self, _board: &Board<Rolled<Self>>, _seat: Seat, _choice: Choice) -> bool {
        false
    }

    /// Whether the computer throws on. Asked only if the seat may also stop.
    fn rolls(&self, _board: &Board<Rolled<Self>>, _seat: Seat, _ctx: &mut SearchCtx<'_>) -> bool {
        true
    }
}

/// A game of throwing and stopping, made into a game of dice.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Rolled<G>(pub G);

impl<G: RollHold> Board<Rolled<G>> {
    /// The game's data about a player.
    pub fn own(&self, seat: Seat) -> &G::Player {
        &self.player(seat).own
    }

    /// A page with the table of players and a sentence below it. `body` draws in the columns of the table. If the
    /// players are in lists instead, the latest throws are below the sentence.
    pub fn page(&self, roster: &Roster, says: Text, body: &mut dyn FnMut(&mut Scene, &Line, Pt, f32)) -> Scene {
        self.page_beside(0.0, roster, says, body)
    }

    /// The same with room of this width at the left of the columns, which the game fills. Lists have none.
    pub fn page_beside(
        &self,
        margin: f32,
        roster: &Roster,
        says: Text,
        body: &mut dyn FnMut(&mut Scene, &Line, Pt, f32),
    ) -> Scene {
        let margin = if roster.is_columns() { margin } else { 0.0 };
        let (wide, high) = roster.extent();
        let mut scene = self.footed((margin + wide, high), says);
        if !roster.is_columns() {
            self.throw_below(&mut scene, None);
        }
        roster.draw(&mut scene, pt(margin, 0.0), body);
        if margin > 0.0 {
            scene.stroke([pt(0.0, high), pt(margin, high)], Ink::Pencil, Nib::Ruler);
        }
        scene
    }

    /// A page with room for a table of this width and height, with a sentence below it.
    pub fn footed(&self, (width, table): (f32, f32), says: Text) -> Scene {
        let mut scene = Scene::new(width, table + SAID);
        scene.hand(pt(0.5, table + SAID / 2.0), Says::Words(says), said(width), Align::Left, Ink::Pencil);
        scene
    }

    /// Adds a row with the latest throws below everything, see [`draw_latest`](Board::draw_latest).
    pub fn throw_below(&self, scene: &mut Scene, did: Option<Text>) {
        let top = scene.height;
        scene.height += CELL;
        self.draw_latest(scene, pt(0.5, top), did);
    }

    /// Draws the throws of the mover in a row from a corner, and after them the name, perhaps with their effect. With
    /// common throws it shows those of a player who is still in and so has all of them, without a name.
    pub fn draw_latest(&self, scene: &mut Scene, corner: Pt, did: Option<Text>) {
        // Until the first throw of a turn, the page shows the throws of the last one.
        let mover = self.round.mover();
        let before = self.player(mover).throws.is_empty();
        let mover = self.round.thrower.filter(|_| before).unwrap_or(mover);
        let thrower = match self.round.is_common() {
            true => self.players.iter().max_by_key(|player| player.throws.len()),
            false => self.players.get(mover.index()),
        };
        // The throws of a turn are gone when the next one of the same seat begins, but the dice still lie there.
        let fallen = [self.round.fallen.clone()];
        let throws = thrower.map_or(&[][..], |thrower| &thrower.throws);
        let throws = if throws.is_empty() && !fallen[0].is_empty() { &fallen } else { throws };
        let wide = scene.width - corner.x - if self.round.is_common() { 0.0 } else { NAME };
        let size = said(scene.width);
        let end = draw_row(scene, throws, corner, (wide, size));
        if throws.is_empty() || self.round.is_common() {
            return;
        }
        let threw = Text::new("dice-sheet-threw").with("seat", mover);
        let says = did.map_or(threw, |did| Text::new("dice-sheet-did").with("seat", mover).with("did", did));
        // Words and no name: a highlighted name means whose turn it is, not who threw.
        let at = pt(end + BEHIND, corner.y + CELL / 2.0);
        scene.hand(at, Says::Words(says), size, Align::Left, Ink::Seat(mover.0));
    }

    /// The table of players with their cells. The text board also has their dice at the end of the line. `column` is
    /// the least width of a column, `body` the height of the drawing in it.
    pub fn listed(&self, heads: Vec<Head>, (column, body): (f32, f32), cells: impl Fn(Seat) -> Vec<Cell>) -> Roster {
        let places = self.game.outcome(self).places;
        let line = |seat: Seat| {
            let throws = &self.player(seat).throws;
            let gap = if throws.iter().any(|throw| throw.len() > 1) { ", " } else { " " };
            let throws: Vec<String> = throws.iter().map(|throw| listed(throw)).collect();
            let note = format!("  {}", throws.join(gap)).trim_end().to_owned();
            let place = places.get(seat.index()).copied();
            Line { seat, mark: self.stands(seat), place, cells: cells(seat), note }
        };
        Roster { heads, lines: self.seats().iter().map(line).collect(), column, body, own: self.round.own }
    }

    /// Whether the latest throw belongs to this seat.
    pub fn is_latest(&self, seat: Seat) -> bool {
        match self.round.is_common() {
            true => self.player(seat).throws.len() == self.round.throws as usize,
            false => self.round.thrower == Some(seat),
        }
    }

    /// Draws the dice of a seat in its column, half a square below the point `top`, so that a wash keeps off the rule
    /// there. `size`: the most dice across, and the most rows. Until the seat throws, its last dice are pale.
    pub fn draw_dice(&self, scene: &mut Scene, seat: Seat, top: Pt, wide: f32, size: (usize, usize)) {
        let top = pt(top.x, top.y + 0.5);
        let (throws, past) = self.player(seat).shown();
        let ink = if past { Ink::Shade } else { Ink::Pencil };
        draw_column(scene, throws, top, wide, size, (self.is_latest(seat) && !past, ink));
    }

    /// Draws each throw of a seat in a row of its own, down from the point `top`. Dice are as far apart as the longest
    /// row allows with `pitch`, or in a shorter one up to `loose`. Rows are `high` apart. Only the latest `rows` throws
    /// are drawn. `lot` gives the state of a die by the number of the throw and its own. Until the seat throws, its
    /// [last](Runner::shown) dice are there, and pale.
    pub fn draw_throws(
        &self,
        scene: &mut Scene,
        seat: Seat,
        top: Pt,
        ((pitch, loose, high), rows): ((f32, f32, f32), usize),
        lot: &dyn Fn(usize, usize) -> Lot,
    ) {
        let (throws, past) = self.player(seat).shown();
        let lot = |throw: usize, die: usize| match lot(throw, die) {
            Lot::Kept | Lot::Stayed if past => Lot::Stayed,
            _ if past => Lot::Before,
            lot => lot,
        };
        let shown = &throws[throws.len().saturating_sub(rows)..];
        let room = pitch * throws.iter().map(Vec::len).max().unwrap_or(0) as f32;
        for (row, throw) in shown.iter().enumerate() {
            let pitch = (room / throw.len().max(1) as f32).clamp(pitch, loose);
            let low = pt(top.x - room / 2.0, top.y + high * row as f32);
            let first = throws.len() - shown.len() + row;
            if row + 1 == shown.len() && self.is_latest(seat) && !matches!(lot(first, 0), Lot::Before | Lot::Stayed) {
                let polygon = corners(low, pt(low.x + pitch * throw.len() as f32, low.y + high));
                scene.add(Item::Fill { polygon, ink: Ink::Accent });
            }
            for (die, face) in throw.iter().enumerate() {
                let at = pt(low.x + pitch * (die as f32 + 0.5), low.y + high / 2.0);
                draw_lot(scene, lot(first, die), *face, (at, pitch), Ink::Seat(seat.0));
            }
        }
    }

    /// With one throw for everybody: the seats that stopped after the latest throw.
    pub fn stopped(&self) -> Seats {
        let throws = self.round.throws as usize;
        let now = |seat: &Seat| {
            let player = self.player(*seat);
            throws > 0 && player.phase == Phase::Held && player.throws.len() == throws
        };
        self.round.present().iter().filter(now).collect()
    }

    /// A player's mark in a view. Players who stopped or lost earlier have no secret choice, so they get no tick.
    pub fn stands(&self, seat: Seat) -> Mark {
        match self.mark(seat) {
            Mark::Chosen if !self.player(seat).is_in() => Mark::Idle,
            mark => mark,
        }
    }

    /// The game's data about a player, to change.
    pub fn own_mut(&mut self, seat: Seat) -> &mut G::Player {
        &mut self.player_mut(seat).own
    }
}

/// Adds a sentence below that of a page.
pub fn say_more(scene: &mut Scene, says: Text) {
    scene.hand(pt(0.5, scene.height + 0.4), Says::Words(says), said(scene.width), Align::Left, Ink::Pencil);
    scene.height += 1.5;
}

/// Height of handwriting below a table of this width.
fn said(width: f32) -> f32 {
    (1.2 * least(width)).max(1.1)
}

impl<G: RollHold> DiceGame for Rolled<G> {
    type Rules = G::Rules;
    type Common = G::Common;
    type Player = Runner<G::Player>;
    type Choice = Choice;
    const FEW_LEAD: bool = G::FEW_LEAD;

    fn info(&self) -> &'static Info {
        self.0.info()
    }

    fn rules(&self, values: &mut OptValues, seats: u8) -> Result<G::Rules, Reject> {
        self.0.rules(values, seats)
    }

    fn way(&self, rules: &G::Rules, asked: Way) -> Result<Way, Reject> {
        self.0.way(rules, asked)
    }

    fn setup(&self, rules: &G::Rules, table: Table) -> (G::Common, Vec<Self::Player>) {
        let (common, players) = self.0.setup(rules, table);
        let runner = |own| Runner { phase: Phase::Held, throws: Vec::new(), before: Vec::new(), own };
        (common, players.into_iter().map(runner).collect())
    }

    fn begin(&self, board: &mut Board<Self>, seat: Seat) {
        let plays = self.0.begin(board, seat);
        let phase = match (plays, board.round.is_common()) {
            (false, _) => Phase::Held,
            (true, true) => Phase::Throws,
            (true, false) => Phase::Chooses,
        };
        let player = board.player_mut(seat);
        player.phase = phase;
        player.before = std::mem::take(&mut player.throws);
    }

    fn stage(&self, board: &Board<Self>, seat: Seat) -> Stage {
        match board.player(seat).phase {
            Phase::Throws => Stage::Throw(self.0.dice(board, seat)),
            Phase::Chooses => Stage::Choose,
            Phase::Held | Phase::Lost => Stage::Done,
        }
    }

    fn fallen(&self, board: &mut Board<Self>, seat: Seat, faces: &[u8], told: &mut Vec<Text>) {
        board.player_mut(seat).throws.push(faces.to_vec());
        let after = self.0.rolled(board, seat, faces, told);
        let alone = board.round.is_common() && !self.0.may_hold(board, seat);
        board.player_mut(seat).phase = match after {
            After::Choose if alone => Phase::Throws,
            After::Choose => Phase::Chooses,
            After::Stop => Phase::Held,
            After::Lose => Phase::Lost,
        };
    }

    fn choose(&self, board: &mut Board<Self>, seat: Seat, choice: &Choice, told: &mut Vec<Text>) -> Result<(), Reject> {
        match choice {
            Choice::Roll => board.player_mut(seat).phase = Phase::Throws,
            Choice::Hold if !self.0.may_hold(board, seat) => {
                let first = board.player(seat).throws.is_empty();
                return Err(Reject::illegal(Text::new(if first { "dice-roll-first" } else { "dice-roll-must" })));
            }
            Choice::Hold => {
                board.player_mut(seat).phase = Phase::Held;
                self.0.held(board, seat, told);
            }
        }
        Ok(())
    }

    fn opened(&self, board: &Board<Self>, told: &mut Vec<Text>) {
        self.0.opened(board, told);
    }

    fn settle(&self, board: &mut Board<Self>, seats: Seats, told: &mut Vec<Text>) {
        self.0.settle(board, seats, told);
    }

    fn next(&self, board: &Board<Self>, seat: Seat) -> Option<Seat> {
        self.0.next(board, seat)
    }

    fn round(&self, board: &Board<Self>) -> Option<Nth> {
        self.0.round(board)
    }

    fn is_over(&self, board: &Board<Self>) -> bool {
        self.0.is_over(board)
    }

    fn scores(&self, board: &Board<Self>) -> Vec<i64> {
        self.0.scores(board)
    }

    fn outcome(&self, board: &Board<Self>) -> Outcome {
        self.0.outcome(board)
    }

    fn leave(&self, board: &mut Board<Self>, seat: Seat, told: &mut Vec<Text>) {
        self.0.leave(board, seat, told);
    }

    fn choices(&self, board: &Board<Self>, seat: Seat) -> Moves<Choice> {
        Moves::Listed(match board.player(seat).phase {
            Phase::Chooses if self.0.may_hold(board, seat) => vec![Choice::Roll, Choice::Hold],
            Phase::Chooses => vec![Choice::Roll],
            _ => Vec::new(),
        })
    }

    fn throwing(&self, board: &Board<Self>, seat: Seat) -> Option<(Choice, Dice)> {
        (!board.round.is_common()).then(|| (Choice::Roll, self.0.dice(board, seat)))
    }

    fn throw_word(&self) -> &'static str {
        "roll"
    }

    fn parse(&self, _board: &Board<Self>, _seat: Seat, input: &Input<'_>) -> Result<Choice, Reject> {
        match input.word() {
            Some("roll") => Ok(Choice::Roll),
            Some("hold") => Ok(Choice::Hold),
            _ if self.info().words == LUCK => Err(Reject::syntax(Text::new("dice-roll-only"))),
            _ => Err(Reject::syntax(Text::new("dice-roll-or-hold"))),
        }
    }

    fn write(&self, choice: &Choice) -> String {
        if *choice == Choice::Roll { "roll" } else { "hold" }.to_owned()
    }

    fn label(&self, choice: &Choice) -> Text {
        Text::new(if *choice == Choice::Roll { "dice-roll" } else { "dice-hold" })
    }

    fn ask(&self, board: &Board<Self>, seats: Seats) -> Text {
        self.0.ask(board, seats)
    }

    fn scene(&self, board: &Board<Self>) -> Scene {
        self.0.scene(board)
    }

    fn board(&self, board: &Board<Self>) -> String {
        self.0.board(board)
    }

    fn emblem(&self) -> Option<Scene> {
        self.0.emblem()
    }

    fn absurd(&self, board: &Board<Self>, seat: Seat, choice: &Choice) -> bool {
        self.0.absurd(board, seat, *choice)
    }

    fn think(&self, board: &Board<Self>, seat: Seat, ctx: &mut SearchCtx<'_>) -> Option<Choice> {
        let rolls = !self.0.may_hold(board, seat) || self.0.rolls(board, seat, ctx);
        Some(if rolls { Choice::Roll } else { Choice::Hold })
    }
}
