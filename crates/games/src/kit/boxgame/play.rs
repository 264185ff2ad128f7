//! Makes a dice game out of a box game.

use super::{BoxGame, Choice, Fill, Next, Part, Player, Sight, THROWS, points};
use crate::base::faces;
use crate::game::{
    Info, Input, Moves, Nth, OptValues, Outcome, Reader, Reject, Scene, SearchCtx, Seat, Seats, Table, Tap, Text, Why,
};
use crate::kit::dicegame::{Board, Dice, DiceGame, Stage, Way, listed};
use crate::kit::hand::Hand;
use crate::kit::scores::{Entry, ScoreSheet};

/// Boxes per row of buttons.
pub(super) const ABREAST: usize = 3;
/// The words of the boxes for single faces.
const FACES: [&str; 6] = ["ones", "twos", "threes", "fours", "fives", "sixes"];
/// Dice kept in an example.
const EXAMPLE: usize = 2;
/// How many throws a computer of each level considers before it names one.
const NAMES: [usize; 5] = [1, 3, 9, 27, 81];

/// A game of boxes, made into a game of dice.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Boxed<G>(pub G);

impl<G: BoxGame> Boxed<G> {
    /// The lines of the sheet: the rows in play, and `None` for the bonus below the first part.
    pub(super) fn lines(&self, rules: &G::Rules) -> Vec<Option<usize>> {
        let mut lines: Vec<Option<usize>> = self.0.rows(rules).into_iter().map(Some).collect();
        if self.0.bonus(rules, &[]).is_some() {
            lines.insert(self.0.section(), None);
        }
        lines
    }

    /// All sheets side by side.
    pub(super) fn sheet(&self, board: &Board<Boxed<G>>) -> ScoreSheet {
        let (rules, lines) = (&board.rules, self.lines(&board.rules));
        let entry = |player: &Player, line: &Option<usize>| match line {
            Some(row) => player.column.get(*row).copied().unwrap_or_default(),
            None => self.0.bonus(rules, &player.column).unwrap_or_default(),
        };
        let column = |player: &Player| lines.iter().map(|line| entry(player, line)).collect();
        ScoreSheet::of(board.players.iter().map(column).collect())
    }

    /// A player's total of all boxes, with the bonus.
    fn sum(&self, rules: &G::Rules, player: &Player) -> i64 {
        let bonus = self.0.bonus(rules, &player.column);
        player.column.iter().copied().chain(bonus).map(|entry| i64::from(points(entry))).sum()
    }

    /// A die as a player sees it.
    fn sight(&self, board: &Board<Boxed<G>>, seat: Seat, die: usize) -> Sight {
        let hand = board.players.get(seat.index()).and_then(|player| player.hand.as_ref());
        match hand.and_then(|hand| Some((hand.is_kept(die), *hand.faces().get(die)?))) {
            Some((true, face)) => Sight::Kept(face),
            Some((false, face)) => Sight::Loose(face),
            None => Sight::Number,
        }
    }

    /// The message about a tapped die. If dice are kept in secret, the message says how the die lies after the tap.
    fn tapped(&self, board: &Board<Boxed<G>>, seat: Seat, die: usize) -> Sight {
        match self.sight(board, seat, die) {
            Sight::Loose(face) if board.round.is_common() => Sight::Kept(face),
            Sight::Kept(face) if board.round.is_common() => Sight::Loose(face),
            sight => sight,
        }
    }

    /// A fill as its player knows it, with the score of its boxes. A box that was picked before is not in it, but says
    /// which of two hands is left.
    fn known(&self, board: &Board<Boxed<G>>, seat: Seat, fill: Fill) -> Choice {
        let player = board.players.get(seat.index());
        let picked = player.and_then(|player| player.picked);
        let part = match picked {
            _ if fill.rows.len() == self.0.at_once() => Part::Whole,
            None => Part::First,
            Some(row) if fill.rows == [row] => Part::Back,
            Some(_) => Part::Whole,
        };
        let whole = player.map_or_else(|| fill.clone(), |player| self.whole(player, &fill));
        let entries = player.and_then(|player| {
            let hand = player.hand.as_ref()?;
            self.0.entries(&board.rules, hand, player.is_first(), &whole).ok()
        });
        // The entries of the fill follow that of the picked box.
        let points = entries.map(|entries| entries.into_iter().rev().take(fill.rows.len()).map(points).sum());
        Choice::Fill { fill, points, part }
    }

    /// A fill together with the box that was picked before.
    pub(super) fn whole(&self, player: &Player, fill: &Fill) -> Fill {
        let picked = player.picked.filter(|row| fill.rows.len() < self.0.at_once() && !fill.rows.contains(row));
        Fill { rows: picked.into_iter().chain(fill.rows.iter().copied()).collect(), faces: fill.faces.clone() }
    }

    /// The faces of some dice with their signs.
    fn signed(&self, hand: &Hand, wanted: impl Fn(usize) -> bool) -> String {
        let dice = hand.faces().iter().enumerate().filter(|(die, _)| wanted(*die));
        dice.map(|(die, face)| format!("{}{face}", self.0.sign(die))).collect::<Vec<_>>().join(" ")
    }

    /// The message about a throw: what fell and, if some dice were kept, what lies there now.
    fn threw(&self, before: Option<&Hand>, hand: &Hand) -> Text {
        let loose = |die: usize| !hand.is_kept(die);
        let key = match before {
            None => "dice-threw",
            Some(_) if hand.kept().is_empty() => "dice-rethrew-all",
            Some(_) => "dice-rethrew",
        };
        let text = Text::new(key).with("faces", self.signed(hand, loose)).with("hand", self.signed(hand, |_| true));
        text.with("again", before.map_or_else(String::new, |before| self.signed(before, loose)))
    }

    fn syntax(&self) -> Reject {
        Reject::syntax(Text::new("dice-box-syntax"))
    }

    /// Reads boxes, and perhaps faces after them. `word`: the first box, if it was a word.
    fn fill(&self, word: Option<&str>, mut read: Reader<'_, '_>) -> Result<Fill, Reject> {
        let mut rows = Vec::new();
        if let Some(word) = word {
            rows.push(self.row(word).ok_or_else(|| self.syntax())?);
        }
        while rows.len() < self.0.at_once() && !read.end() {
            let row = match read.word() {
                Some(word) => self.row(word),
                None => self.numbered(&mut read),
            };
            rows.push(row.ok_or_else(|| self.syntax())?);
        }
        let faces = if read.end() { Vec::new() } else { self.faces(read.rest())? };
        let twice = (1..rows.len()).any(|n| rows[..n].contains(&rows[n]));
        // Faces say which hand is the first of two, so the text must name both boxes.
        let half = rows.len() < self.0.at_once() && !faces.is_empty();
        if rows.is_empty() || twice || half { Err(self.syntax()) } else { Ok(Fill { rows, faces }) }
    }

    fn row(&self, word: &str) -> Option<usize> {
        self.0.boxes().iter().position(|name| *name == word)
    }

    /// Reads a box that is named by numbers: `5` for the fives, `3+2` for a full house, `2+2` for two pairs. These are
    /// not words of the game, since real dice may have fallen that way.
    fn numbered(&self, read: &mut Reader<'_, '_>) -> Option<usize> {
        let number = read.number()?;
        if read.sign(&['+']).is_none() {
            return self.row(FACES.get(usize::try_from(number).ok()?.checked_sub(1)?)?);
        }
        match (number, read.number()?) {
            (3, 2) => self.row("full"),
            (2, 2) => self.row("pairs"),
            _ => None,
        }
    }

    /// Reads faces of at most as many dice as there are.
    fn faces(&self, text: &str) -> Result<Vec<u8>, Reject> {
        let text = text.trim_end_matches(['.', '!']);
        let read = faces::read(text, 6).filter(|faces| faces.len() <= self.0.dice());
        let mut faces = read.ok_or_else(|| self.syntax())?;
        faces.sort_unstable();
        Ok(faces)
    }

    fn write_into(&self, board: &mut Board<Self>, seat: Seat, fill: &Fill, told: &mut Vec<Text>) -> Result<(), Reject> {
        let alone = board.round.way == Way::Turns;
        let player = &board.players[seat.index()];
        let Some(hand) = &player.hand else { return Err(Reject::illegal(Text::new("dice-not-now"))) };
        let first = player.is_first();
        let entries = self.0.entries(&board.rules, hand, first, fill)?;
        let wins = alone && self.0.wins(hand, first, fill);
        let player = board.player_mut(seat);
        for (&row, &entry) in fill.rows.iter().zip(&entries) {
            player.column[row] = match player.column[row] {
                // A box that may be filled again adds up.
                Entry::Scored(before) => Entry::Scored(before + points(entry)),
                Entry::Open | Entry::Struck => entry,
            };
            player.free &= !(1 << row);
            let text = Text::new(if entry == Entry::Struck { "dice-struck" } else { "dice-wrote" });
            told.push(text.with("seat", seat).with("box", self.0.name(row)).with("points", points(entry)));
        }
        if wins {
            told.push(Text::new("dice-wins").with("seat", seat));
        }
        player.won = wins;
        player.turns += 1;
        (player.next, player.picked, player.latest) = (Next::Nothing, None, fill.rows.clone());
        self.0.written(&board.rules, &mut board.players, seat, told);
        Ok(())
    }

    /// Fills boxes, or picks the first of two.
    fn fills(&self, board: &mut Board<Self>, seat: Seat, fill: &Fill, told: &mut Vec<Text>) -> Result<(), Reject> {
        let player = board.player_mut(seat);
        if fill.rows.iter().any(|row| !player.is_open(*row)) {
            let open: Vec<Text> = player.open().map(|row| self.0.name(row)).collect();
            return Err(Reject::illegal(Text::new("dice-box-filled").with("open", open)));
        }
        let whole = self.whole(player, fill);
        if whole.rows.len() == self.0.at_once() {
            return self.write_into(board, seat, &whole, told);
        }
        // Picking the same box again puts it back.
        let picked = fill.rows.first().copied();
        player.picked = picked.filter(|_| player.picked != picked);
        Ok(())
    }
}

/// Throws the dice that are not kept.
fn throw(player: &mut Player) -> Result<(), Reject> {
    if player.hand.as_ref().is_none_or(|hand| hand.loose().is_empty()) {
        return Err(Reject::illegal(Text::new("dice-all-kept")));
    }
    (player.next, player.picked) = (Next::Throw, None);
    Ok(())
}

fn not_there(faces: &[u8]) -> Reject {
    Reject::illegal(Text::new("dice-not-there").with("faces", listed(faces)))
}

impl<G: BoxGame> DiceGame for Boxed<G> {
    type Rules = G::Rules;
    type Common = ();
    type Player = Player;
    type Choice = Choice;

    fn info(&self) -> &'static Info {
        self.0.info()
    }

    fn rules(&self, values: &mut OptValues, seats: u8) -> Result<G::Rules, Reject> {
        let rules = self.0.rules(values)?;
        // There must be a throw for every player to name.
        let named = Way::asked(values) == Way::Named;
        if named && usize::from(seats) > self.0.turns(&rules) {
            return Err(Reject::new(Why::Options, Text::new("dice-named-many")));
        }
        Ok(rules)
    }

    fn way(&self, rules: &G::Rules, asked: Way) -> Result<Way, Reject> {
        self.0.way(rules, asked)
    }

    fn is_covered(&self, _rules: &G::Rules) -> bool {
        true
    }

    fn setup(&self, rules: &G::Rules, table: Table) -> ((), Vec<Player>) {
        let player = Player::new(self.0.boxes().len(), &self.0.rows(rules));
        ((), vec![player; usize::from(table.seats)])
    }

    fn begin(&self, board: &mut Board<Self>, seat: Seat) {
        let player = board.player_mut(seat);
        player.before.clear();
        // Other players may have closed boxes.
        let next = if player.free == 0 { Next::Nothing } else { Next::Throw };
        (player.hand, player.throws, player.next) = (None, 0, next);
    }

    fn stage(&self, board: &Board<Self>, seat: Seat) -> Stage {
        let player = board.player(seat);
        let loose = || player.hand.as_ref().map_or(self.0.dice(), |hand| hand.loose().len());
        match player.next {
            // With one throw for everybody, each player takes from it the dice that are not kept.
            Next::Throw => Stage::Throw(Dice::ordinary(if board.round.is_common() { self.0.dice() } else { loose() })),
            Next::Choose => Stage::Choose,
            Next::Nothing => Stage::Done,
        }
    }

    fn fallen(&self, board: &mut Board<Self>, seat: Seat, faces: &[u8], told: &mut Vec<Text>) {
        let player = board.player_mut(seat);
        let before = player.hand.clone();
        let hand = player.hand.get_or_insert_with(|| Hand::showing(faces, 6));
        if let Some(before) = before.clone() {
            player.before.push(before);
            hand.fall(faces);
        }
        told.push(self.threw(before.as_ref(), hand).with("seat", seat));
        player.throws += 1;
        player.next = Next::Choose;
    }

    fn choose(&self, board: &mut Board<Self>, seat: Seat, choice: &Choice, told: &mut Vec<Text>) -> Result<(), Reject> {
        let player = board.player_mut(seat);
        if !matches!(choice, Choice::Fill { .. }) && player.throws >= THROWS {
            return Err(Reject::illegal(Text::new("dice-no-throw-left")));
        }
        let Some(hand) = &mut player.hand else { return Err(Reject::illegal(Text::new("dice-not-now"))) };
        match choice {
            Choice::Toggle { die, .. } if hand.toggle(*die) => Ok(()),
            Choice::Toggle { .. } => Err(self.syntax()),
            Choice::Keep(faces) if self.0.keep(hand, faces) => Ok(()),
            Choice::Keep(faces) => Err(not_there(faces)),
            Choice::Throw => throw(player),
            Choice::Again(faces) => match hand.without(faces) {
                Some(kept) if self.0.keep(hand, &kept) => throw(player),
                _ => Err(not_there(faces)),
            },
            Choice::Fill { fill, .. } => self.fills(board, seat, fill, told),
        }
    }

    fn round(&self, board: &Board<Self>) -> Option<Nth> {
        // Of covered sheets nobody knows how many turns they have had.
        let own = || board.player(board.round.mover()).turns as u32 + 1;
        let now = if board.round.is_common() { board.round.number } else { own() };
        Some(Nth::of(now, self.0.turns(&board.rules) as u32))
    }

    fn is_over(&self, board: &Board<Self>) -> bool {
        let turns = self.0.turns(&board.rules);
        let full = |seat: Seat| board.player(seat).free == 0 || board.player(seat).turns >= turns;
        board.players.iter().any(|player| player.won) || board.round.present().iter().all(full)
    }

    fn scores(&self, board: &Board<Self>) -> Vec<i64> {
        board.players.iter().map(|player| self.sum(&board.rules, player)).collect()
    }

    fn outcome(&self, board: &Board<Self>) -> Outcome {
        let scores = self.scores(board);
        let places = board.round.party.ranked(|seat| (board.player(seat).won, scores[seat.index()]));
        Outcome { places, scores: Some(scores) }
    }

    fn choices(&self, board: &Board<Self>, seat: Seat) -> Moves<Choice> {
        let player = board.player(seat);
        let Some(hand) = player.hand.as_ref().filter(|_| player.next == Next::Choose) else {
            return Moves::Listed(Vec::new());
        };
        let again = player.throws < THROWS;
        let toggles = (0..self.0.dice()).map(|die| Choice::Toggle { die, sight: self.sight(board, seat, die) });
        let throws = (again && !hand.loose().is_empty()).then_some(Choice::Throw);
        let open = |fill: &Fill| fill.rows.iter().all(|row| player.is_open(*row));
        let rows = self.0.rows(&board.rules).into_iter().map(Fill::row).chain(self.0.others(hand));
        let fills = rows.filter(open).map(|fill| self.known(board, seat, fill));
        Moves::Listed(toggles.filter(|_| again).chain(throws).chain(fills).collect())
    }

    fn throwing(&self, board: &Board<Self>, seat: Seat) -> Option<(Choice, Dice)> {
        let player = board.player(seat);
        let loose = player.hand.as_ref()?.loose().len();
        (player.throws < THROWS && loose > 0).then(|| (Choice::Throw, Dice::ordinary(loose)))
    }

    fn parse(&self, board: &Board<Self>, seat: Seat, input: &Input<'_>) -> Result<Choice, Reject> {
        let mut read = input.reader();
        let word = read.word();
        let (rest, end) = (read.rest(), read.end());
        match word.unwrap_or_default() {
            "throw" if end => Ok(Choice::Throw),
            "keep" if end => Ok(Choice::Keep(Vec::new())),
            "keep" => self.faces(rest).map(Choice::Keep),
            "again" => self.faces(rest).map(Choice::Again),
            "die" => {
                let number = read.number().filter(|_| read.end()).and_then(|number| usize::try_from(number).ok());
                let die = number.filter(|number| (1..=self.0.dice()).contains(number)).ok_or_else(|| self.syntax())?;
                Ok(Choice::Toggle { die: die - 1, sight: self.tapped(board, seat, die - 1) })
            }
            _ => self.fill(word, read).map(|fill| self.known(board, seat, fill)),
        }
    }

    fn write(&self, choice: &Choice) -> String {
        match choice {
            Choice::Toggle { die, .. } => format!("die {}", die + 1),
            Choice::Keep(faces) => format!("keep {}", listed(faces)).trim().to_owned(),
            Choice::Throw => "throw".to_owned(),
            Choice::Again(faces) => format!("again {}", listed(faces)),
            Choice::Fill { fill, .. } => {
                let words: Vec<&str> = fill.rows.iter().filter_map(|row| self.0.boxes().get(*row).copied()).collect();
                format!("{} {}", words.join(" "), listed(&fill.faces)).trim().to_owned()
            }
        }
    }

    fn label(&self, choice: &Choice) -> Text {
        match choice {
            Choice::Toggle { die, sight } => match sight {
                Sight::Number => Text::new("dice-die").with("die", format!("{}{}", self.0.sign(*die), die + 1)),
                Sight::Loose(face) => Text::new("dice-loose").with("face", format!("{}{face}", self.0.sign(*die))),
                Sight::Kept(face) => Text::new("dice-kept").with("face", format!("{}{face}", self.0.sign(*die))),
            },
            Choice::Keep(faces) if faces.is_empty() => Text::new("dice-keep-none"),
            Choice::Keep(faces) => Text::new("dice-keep").with("faces", listed(faces)),
            Choice::Throw => Text::new("dice-rethrow"),
            Choice::Again(faces) => Text::new("dice-again").with("faces", listed(faces)),
            Choice::Fill { fill, points, part } => {
                let names: Vec<Text> = fill.rows.iter().map(|row| self.0.name(*row)).collect();
                match (part, points) {
                    (Part::Back, _) => Text::new("dice-box-back").with("box", names),
                    (_, None) => Text::new("dice-box").with("box", names),
                    (_, Some(points)) => Text::new("dice-box-points").with("box", names).with("points", *points),
                }
            }
        }
    }

    fn prepares(&self, choice: &Choice) -> bool {
        matches!(choice, Choice::Toggle { .. } | Choice::Keep(_) | Choice::Fill { part: Part::First | Part::Back, .. })
    }

    fn ask(&self, board: &Board<Self>, _seats: Seats) -> Text {
        let player = board.players.get(board.round.mover().index()).filter(|_| !board.round.is_common());
        if let Some(row) = player.and_then(|player| player.picked) {
            return Text::new("dice-ask-second").with("box", self.0.name(row));
        }
        let key = if board.round.throws < u32::from(THROWS) { "dice-ask-boxes" } else { "dice-ask-fill" };
        Text::new(key).with("throw", board.round.throws)
    }

    fn typed(&self) -> bool {
        true
    }

    /// Keeping some dice, while there are throws left. Boxes are tapped, so they need no example.
    fn example(&self, board: &Board<Self>, seat: Seat) -> Option<Choice> {
        let player = board.players.get(seat.index())?;
        let Moves::Listed(choices) = self.choices(board, seat) else { return None };
        match player.hand.as_ref().filter(|_| choices.contains(&Choice::Throw)) {
            Some(hand) => Some(Choice::Keep(hand.sorted().split_off(self.0.dice().saturating_sub(EXAMPLE)))),
            None => choices.into_iter().find(|choice| matches!(choice, Choice::Fill { .. })),
        }
    }

    fn scene(&self, board: &Board<Self>) -> Scene {
        self.drawn(board)
    }

    fn board(&self, board: &Board<Self>) -> String {
        self.text(board)
    }

    /// The dice in order, kept ones in brackets.
    fn holds(&self, board: &Board<Self>, seat: Seat) -> Option<Text> {
        let hand = board.player(seat).hand.as_ref()?;
        let dice = hand.faces().iter().enumerate().map(|(die, face)| match (self.0.sign(die), hand.is_kept(die)) {
            (sign, true) => format!("[{sign}{face}]"),
            (sign, false) => format!("{sign}{face}"),
        });
        Some(Text::new("dice-holds").with("faces", dice.collect::<Vec<_>>().join(" ")))
    }

    fn buttons(&self, board: &Board<Self>, seat: Seat) -> Vec<Vec<Tap<Choice>>> {
        let covered = board.round.covered.has(seat);
        let choices = if covered { self.any_choice(board) } else { self.choices(board, seat) };
        let Moves::Listed(choices) = choices else { return Vec::new() };
        let is_toggle = |choice: &Choice| matches!(choice, Choice::Toggle { .. });
        // You type rare choices, such as the lower one of two pairs.
        let is_box = |choice: &Choice| matches!(choice, Choice::Fill { fill, .. } if fill.faces.is_empty());
        let those = |wanted: &dyn Fn(&Choice) -> bool, abreast: usize| -> Vec<Vec<Tap<Choice>>> {
            let taps: Vec<Tap<Choice>> = choices.iter().filter(|c| wanted(c)).cloned().map(Tap::Move).collect();
            taps.chunks(abreast).map(<[_]>::to_vec).collect()
        };
        let throws = those(&|choice| *choice == Choice::Throw, 1);
        [those(&is_toggle, 5), throws, those(&is_box, ABREAST)].concat()
    }

    fn emblem(&self) -> Option<Scene> {
        self.0.emblem()
    }

    fn think(&self, board: &Board<Self>, seat: Seat, ctx: &mut SearchCtx<'_>) -> Option<Choice> {
        let player = board.players.get(seat.index()).filter(|player| player.next == Next::Choose)?;
        self.0.think(&board.rules, player, ctx)
    }

    fn name(&self, board: &Board<Self>, seat: Seat, _dice: Dice, ctx: &mut SearchCtx<'_>) -> Vec<u8> {
        let Some(player) = board.players.get(seat.index()) else { return vec![1; self.0.dice()] };
        let thought = (0..*ctx.level.of(&NAMES)).map(|_| {
            let faces: Vec<u8> = (0..self.0.dice()).map(|_| ctx.chance.die(6) as u8).collect();
            let mut then = player.clone();
            let hand = then.hand.get_or_insert_with(|| Hand::showing(&faces, 6));
            hand.fall(&faces);
            then.throws += 1;
            (self.0.worth(&board.rules, &then), faces)
        });
        thought.max_by(|a, b| a.0.total_cmp(&b.0)).map_or_else(|| vec![1; self.0.dice()], |(_, faces)| faces)
    }
}

impl<G: BoxGame> Boxed<G> {
    /// All possible choices of a player whose dice and sheet are unknown.
    fn any_choice(&self, board: &Board<Self>) -> Moves<Choice> {
        let again = board.round.throws < u32::from(THROWS);
        let toggles = (0..self.0.dice()).map(|die| Choice::Toggle { die, sight: Sight::Number });
        let part = if self.0.at_once() > 1 { Part::First } else { Part::Whole };
        let fills =
            self.0.rows(&board.rules).into_iter().map(|row| Choice::Fill { fill: Fill::row(row), points: None, part });
        Moves::Listed(toggles.filter(|_| again).chain(again.then_some(Choice::Throw)).chain(fills).collect())
    }
}
