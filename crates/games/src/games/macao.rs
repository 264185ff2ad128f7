//! Macao: throw one die as often as you dare. The player who comes nearest to nine takes a chip. Beyond nine you lose.
//!
//! Where the rules are silent, these are ours. Nine is kept at once, since every further throw would lose it. The next
//! player opens the next round, whoever has won. If all lose, nobody takes the chip, and players in a play-off try
//! again. With one throw for everyone, all who are in have the same total, so you win a round by staying in longest.

use crate::game::scene::{Align, Ink, Item, Nib, Pt, Says, pt};
use crate::game::{
    Counts, Dice, Family, Hidden, Info, OptDef, OptKind, OptValues, Reject, Scene, SearchCtx, Seat, Seats, Table, Text,
    Weight,
};
use crate::kit::dicegame::{After, Board, DICE, Phase, RollHold, Rolled, Runner, TOGETHER, WORDS, some};
use crate::kit::roster::{Cell, Foot, Head, Roster};
use crate::kit::rounds::{Bout, Verdict};

/// The registry's entry.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Macao;

static INFO: Info = Info {
    id: "macao",
    rules: 1,
    since: 1,
    seats: Counts::from_to(2, 50),
    family: Family::DICE,
    weight: Weight::Quarter,
    options: &[
        OptDef::new("chips", OptKind::Int { min: 1, max: 10, step: 1, default: Some(3) }).offering(&["1", "3", "5"]),
        OptDef::new("nine", OptKind::Flag { default: false }),
        TOGETHER,
        DICE,
    ],
    presets: &[],
    words: WORDS,
    hidden: Hidden::Choices,
    computer: true,
};

/// The best sum.
const NINE: u32 = 9;
/// Height of the chips in a column, and rows of dice below them.
const CHIPS: f32 = 2.0;
const ROWS: usize = 2;
/// How often of a hundred times each level stops or throws on by chance.
const SLIPS: [u32; 5] = [60, 35, 20, 10, 0];

/// The rules of one match.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Rules {
    /// So many chips win.
    chips: u32,
    /// Nine takes the chip at once, before the others have thrown.
    nine: bool,
}

type Sheet = Board<Rolled<Macao>>;

impl Sheet {
    /// What a seat has in this round, unless it has lost it or not played.
    fn counts(&self, seat: Seat) -> Option<u32> {
        let player = self.player(seat);
        (self.common.done().has(seat) && player.phase == Phase::Held).then(|| player.sum())
    }

    /// What has to be beaten.
    fn best(&self) -> Option<u32> {
        self.common.order().iter().filter_map(|seat| self.counts(*seat)).max()
    }

    /// The round is over.
    fn judge(&mut self, told: &mut Vec<Text>) {
        let sums: Vec<Option<u32>> = self.seats().iter().map(|seat| self.counts(seat)).collect();
        told.push(match self.common.end(self.round.present(), |seat| sums[seat.index()]) {
            Verdict::Won(seat) => {
                *self.own_mut(seat) += 1;
                Text::new("macao-chip").with("seat", seat).with("chips", *self.own(seat))
            }
            Verdict::Tied(seats) => some("macao-tie", seats),
            Verdict::Nobody => Text::new("macao-nobody"),
        });
    }

    /// How likely somebody beats a sum who must throw until they have more, and loses beyond nine.
    fn beaten(sum: u32, have: u32) -> f64 {
        let after = |face| match have + face {
            more if more > NINE => 0.0,
            more if more > sum => 1.0,
            less => Sheet::beaten(sum, less),
        };
        (1..=6).map(after).sum::<f64>() / 6.0
    }

    /// The chance to win the chip from a sum against `others` who play afterwards, by stopping and by the best play.
    fn chances(sum: u32, best: u32, others: i32) -> (f64, f64) {
        let even = if sum == best { 0.5 } else { 1.0 };
        let holds = if sum < best { 0.0 } else { even * (1.0 - Sheet::beaten(sum, 0)).powi(others) };
        let after = |face| if sum + face > NINE { 0.0 } else { Sheet::chances(sum + face, best, others).1 };
        let rolls = (1..=6).map(after).sum::<f64>() / 6.0;
        (holds, holds.max(rolls))
    }
}

impl RollHold for Macao {
    type Rules = Rules;
    type Common = Bout;
    /// The chips.
    type Player = u32;

    fn info(&self) -> &'static Info {
        &INFO
    }

    fn rules(&self, values: &mut OptValues, _seats: u8) -> Result<Rules, Reject> {
        // The definition bounds it.
        Ok(Rules { chips: values.int("chips") as u32, nine: values.flag("nine") })
    }

    fn dice(&self, _board: &Sheet, _seat: Seat) -> Dice {
        Dice::ordinary(1)
    }

    fn setup(&self, _rules: &Rules, table: Table) -> (Bout, Vec<u32>) {
        (Bout::new(Seats::first(table.seats), table.first), vec![0; usize::from(table.seats)])
    }

    fn begin(&self, board: &mut Sheet, seat: Seat) -> bool {
        if board.common.done().is_empty() {
            board.players.iter_mut().for_each(|player| player.throws.clear());
        }
        board.common.has(seat)
    }

    fn rolled(&self, board: &mut Sheet, seat: Seat, faces: &[u8], told: &mut Vec<Text>) -> After {
        let sum = board.player(seat).sum();
        let (key, after) = match sum {
            NINE => ("macao-nine", After::Stop),
            sum if sum > NINE => ("macao-lost", After::Lose),
            _ => ("macao-threw", After::Choose),
        };
        told.push(Text::new(key).with("seat", seat).with("face", faces[0]).with("sum", sum));
        after
    }

    fn held(&self, board: &mut Sheet, seat: Seat, told: &mut Vec<Text>) {
        told.push(Text::new("macao-stops").with("seat", seat).with("sum", board.player(seat).sum()));
    }

    fn settle(&self, board: &mut Sheet, seats: Seats, told: &mut Vec<Text>) {
        let all = board.common.played(seats);
        if all || (board.rules.nine && board.best() == Some(NINE)) {
            board.judge(told);
        }
    }

    fn next(&self, board: &Sheet, _seat: Seat) -> Option<Seat> {
        board.common.next()
    }

    fn is_over(&self, board: &Sheet) -> bool {
        board.round.present().len() < 2 || board.players.iter().any(|player| player.own >= board.rules.chips)
    }

    fn scores(&self, board: &Sheet) -> Vec<i64> {
        board.players.iter().map(|player| player.own.into()).collect()
    }

    /// A five and a four are nine, and two chips.
    fn emblem(&self) -> Option<Scene> {
        let mut scene = Scene::new(8.0, 8.0);
        for (at, face) in [(pt(2.2, 2.3), 5), (pt(5.8, 2.5), 4)] {
            scene.add(Item::Die { at, side: 2.9, face, ink: Ink::Pencil });
        }
        scene.hand(pt(2.2, 6.1), Says::Plain(NINE.to_string()), 2.8, Align::Centre, Ink::Seat(0));
        for at in [pt(5.1, 6.2), pt(6.9, 6.2)] {
            scene.add(Item::Bead { at, r: 0.7, ink: Ink::Seat(1) });
        }
        Some(scene)
    }

    fn leave(&self, board: &mut Sheet, seat: Seat, told: &mut Vec<Text>) {
        if board.common.leave(seat) && !board.round.is_common() {
            board.judge(told);
        }
    }

    fn ask(&self, board: &Sheet, seats: Seats) -> Text {
        let sum = seats.iter().next().map_or(0, |seat| board.player(seat).sum());
        let key = match (board.round.is_common(), sum) {
            (true, _) => "macao-ask-all",
            (false, 0) => "macao-ask-roll",
            (false, _) => "macao-ask",
        };
        Text::new(key).with("sum", sum).with("best", board.best().unwrap_or(0))
    }

    fn rolls(&self, board: &Sheet, seat: Seat, ctx: &mut SearchCtx<'_>) -> bool {
        if ctx.slips(*ctx.level.of(&SLIPS)) {
            return ctx.slips(50);
        }
        // With one throw for everybody, who has stopped before has less than those who are in.
        let (common, bout) = (board.round.is_common(), &board.common);
        let plays = |other: Seat| if common { board.player(other).is_in() } else { !bout.done().has(other) };
        let others = bout.order().iter().filter(|other| **other != seat && plays(**other)).count();
        // At most fifty.
        let (holds, best) = Sheet::chances(board.player(seat).sum(), board.best().unwrap_or(0), others as i32);
        best > holds
    }

    fn scene(&self, board: &Sheet) -> Scene {
        let key = if board.common.is_tied() { "macao-sheet-tie" } else { "macao-sheet" };
        let says = Text::new(key).with("chips", board.rules.chips);
        board.page(&roster(board), says, &mut |scene, line, top, wide| column(scene, board, line.seat, top, wide))
    }

    fn board(&self, board: &Sheet) -> String {
        let nine = if board.rules.nine { ", nine at once" } else { "" };
        let tied = if board.common.is_tied() { "play off" } else { "" };
        let text = format!("goal {}{nine}\n{}\n{tied}", board.rules.chips, roster(board).text("  dice"));
        text.trim_end().to_owned()
    }
}

/// The players with their chips, and what they have thrown in this round.
fn roster(board: &Sheet) -> Roster {
    let cells = |seat: Seat| {
        let player = board.player(seat);
        let lost = if player.phase == Phase::Lost { "!" } else { "" };
        let sum = if player.throws.is_empty() { String::new() } else { format!("{}{lost}", player.sum()) };
        vec![Cell::own(player.own), Cell { words: made(player), ..Cell::pencil(sum) }]
    };
    let heads = [("chips", "macao-sheet-chips", Foot::Absent), ("sum", "macao-sheet-sum", Foot::High(1.1))];
    let heads = heads.map(|(text, key, foot)| Head::new(text, (key, 2.6), foot)).to_vec();
    board.listed(heads, (5.0, CHIPS + 2.0 * ROWS as f32), cells)
}

/// What a player has made in this round, in words.
fn made(player: &Runner<u32>) -> Option<Text> {
    let key = match player.phase {
        _ if player.throws.is_empty() => return None,
        Phase::Lost => "macao-sheet-lost",
        _ => "macao-sheet-made",
    };
    Some(Text::new(key).with("sum", player.sum()))
}

/// The chips of a player, those that are missing in pencil, and the dice of this round.
fn column(scene: &mut Scene, board: &Sheet, seat: Seat, top: Pt, wide: f32) {
    let (player, goal) = (board.player(seat), board.rules.chips);
    let apart = ((wide - 0.6) / goal as f32).min(1.0);
    let left = top.x - apart * (goal as f32 - 1.0) / 2.0;
    for chip in 0..goal.max(player.own) {
        let (at, r) = (pt(left + apart * chip as f32, top.y + CHIPS / 2.0), apart * 0.36);
        scene.add(match chip < player.own {
            true => Item::Dot { at, r, ink: Ink::Seat(seat.0) },
            false => Item::Ring { at, r, ink: Ink::Pencil, nib: Nib::Fine },
        });
    }
    board.draw_dice(scene, seat, pt(top.x, top.y + CHIPS), wide, (NINE as usize, ROWS));
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::{Outcome, Viewer};
    use crate::kit::dicegame::trial::{self, asked, play, scores as chips};
    use crate::play::Match;

    fn begin(settings: &str) -> Match {
        trial::begin("macao", settings)
    }

    #[test]
    fn the_nearest_to_nine_takes_a_chip_and_the_next_one_opens() {
        let mut game = begin("");
        play(&mut game, &["4", "3", "hold", "5", "6"]);
        assert!(game.position().board(Viewer::Public).contains("11!  5 6"), "beyond nine it is lost");
        let told = play(&mut game, &["3", "5", "hold"]);
        assert_eq!((told.last().map(String::as_str), chips(&game)), (Some("macao-chip"), vec![0, 0, 1]));
        assert_eq!(asked(&game), [1], "Boris opens");
        assert_eq!(play(&mut game, &["4", "5"]), ["macao-threw", "macao-nine"], "nobody throws beyond nine");
        assert_eq!(asked(&game), [2]);
    }

    #[test]
    fn those_who_are_level_play_off_the_last_one_first() {
        let mut game = begin("");
        play(&mut game, &["6", "hold", "6", "hold", "5", "hold"]);
        assert_eq!((asked(&game), chips(&game)), (vec![1], vec![0; 3]));
        assert!(game.position().board(Viewer::Public).ends_with("play off"));
        play(&mut game, &["6", "6", "5", "5"]);
        assert_eq!(asked(&game), [0], "both have lost it: they try again, and now Anna was the last");
        play(&mut game, &["6", "hold", "5", "hold"]);
        assert_eq!((chips(&game), asked(&game)), (vec![1, 0, 0], vec![1]));
    }

    #[test]
    fn nobody_takes_the_chip_where_all_have_lost() {
        let mut game = begin("");
        let told = play(&mut game, &["6", "6", "6", "4", "5", "5"]);
        assert_eq!(
            (told.last().map(String::as_str), chips(&game), asked(&game)),
            (Some("macao-nobody"), vec![0; 3], vec![1])
        );
    }

    #[test]
    fn nine_takes_the_chip_at_once_where_that_is_played() {
        let mut game = begin("nine=on chips=1");
        play(&mut game, &["6", "3"]);
        assert_eq!(game.outcome(), Some(Outcome { places: vec![1, 2, 2], scores: Some(vec![1, 0, 0]) }));
    }

    #[test]
    fn with_one_throw_for_all_whoever_stays_in_longest_wins() {
        let mut game = begin("together=on");
        play(&mut game, &["4", "hold", "roll", "roll"]);
        assert_eq!(chips(&game), [0; 3]);
        // Boris and Vera have seven; she stays in and loses it.
        play(&mut game, &["3", "hold", "roll", "6"]);
        assert_eq!(chips(&game), [0, 1, 0]);
        play(&mut game, &["5", "roll", "roll", "roll", "4"]);
        assert_eq!(asked(&game).len(), 1, "all have nine and play off: somebody throws");
        assert!(game.position().board(Viewer::Public).ends_with("play off"));
    }

    #[test]
    fn a_play_off_goes_on_without_who_leaves() {
        let mut game = begin("");
        play(&mut game, &["6", "hold", "6", "hold", "5", "hold"]);
        game.resign(Seat(0), 0).expect("Anna goes");
        play(&mut game, &["6", "6"]);
        assert_eq!(chips(&game), [0, 1, 0], "Boris is the only one left of it");
        let mut game = begin("");
        play(&mut game, &["6", "hold", "5", "hold", "4"]);
        game.resign(Seat(2), 0).expect("Vera goes in her turn, the last of the round");
        assert_eq!((chips(&game), asked(&game)), (vec![1, 0, 0], vec![1]));
    }

    #[test]
    fn the_computer_knows_the_chances() {
        // To have more than eight one must hit nine; to have more than nine is impossible.
        assert_eq!(Sheet::beaten(9, 0), 0.0);
        assert_eq!(Sheet::beaten(8, 8), 1.0 / 6.0);
        let stops = |sum, best, others| {
            let (holds, all) = Sheet::chances(sum, best, others);
            holds >= all
        };
        assert!(stops(7, 0, 0) && !stops(7, 8, 0), "less than the best is nothing");
        assert!(!stops(4, 0, 3) && stops(8, 0, 3));
    }
}
