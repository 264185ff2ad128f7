//! Games in which you throw as often as you dare. The sum nearest to a number wins the round, and you are out of it
//! beyond that number. [`Near`] makes such a game out of a few facts.
//!
//! We chose these rules where the sources are silent. The best possible sum is kept at once, since every further throw
//! would lose it. The next player opens the next round, no matter who won. If all lose, nobody wins the round. With one
//! throw for everyone, all who are in have the same total, so you win a round by staying in longest.

use std::fmt::Debug;

use super::contract::Board;
use super::odds::{Front, Odds, Stakes};
use super::rollhold::{After, Choice, RollHold, Rolled};
use super::runner::{Ended, Phase, Runner, cross_column, draw_column};
use super::table::some;
use crate::game::scene::{Align, Ink, Item, Nib, Pt, Says, pt};
use crate::game::{Dice, Info, Nth, OptValues, Reject, Scene, SearchCtx, Seat, Seats, Table, Text};
use crate::kit::roster::{Cell, Foot, Head, Roster, least};
use crate::kit::rounds::{self, Bout, Verdict};

/// Height of the chips in a column, and the number of dice rows below them.
const CHIPS: f32 = 2.0;
const ROWS: usize = 2;
/// From this many chips on, a number says how many there are.
const MANY: u32 = 10;
/// The percentage of random decisions for each level.
const SLIPS: [u32; 5] = [90, 62, 38, 18, 0];

/// The rules of one match.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Terms {
    /// The number of chips that win, or of rounds to play.
    pub goal: u32,
    /// Whether the best possible sum wins the round at once, before the others have thrown.
    pub at_once: bool,
}

/// The facts about such a game.
pub trait Nearest: Copy + PartialEq + Debug + Send + Sync + 'static {
    /// The best sum, beyond which a player is out.
    const MOST: u32;

    /// The prize of a round.
    const STAKES: Stakes;

    /// The facts, as [`RollHold::info`].
    fn info(&self) -> &'static Info;

    /// The rules; the definitions of the options bound them.
    fn terms(&self, values: &OptValues) -> Terms;

    /// The sentence below the table in a round, counted from 1. It says how to win.
    fn says(&self, terms: &Terms, round: u32) -> Text;

    /// A small drawing that shows what the game looks like.
    fn emblem(&self) -> Scene;
}

/// Such a game, made into a game of throwing and stopping.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Near<G>(pub G);

/// The data that belongs to no player.
#[derive(Clone, PartialEq, Debug)]
pub struct Course {
    /// The players and turns of this round.
    pub bout: Bout,
    /// The end of the latest finished round, by seats.
    pub latest: Vec<Ended>,
}

type Sheet<G> = Board<Rolled<Near<G>>>;

impl<G: Nearest> Sheet<G> {
    /// A seat's sum in this round; `None` if it has lost it or has not played.
    fn counts(&self, seat: Seat) -> Option<u32> {
        let player = self.player(seat);
        (self.common.bout.done().has(seat) && player.phase == Phase::Held).then(|| player.sum())
    }

    /// The sum to beat.
    fn best(&self) -> Option<u32> {
        self.common.bout.order().iter().filter_map(|seat| self.counts(*seat)).max()
    }

    /// Whether a single player is left in the round, and wins it by a stop.
    fn is_sure(&self, seats: Seats) -> bool {
        let (present, bout) = (self.round.present(), &self.common.bout);
        let waits = |seat: &Seat| present.has(*seat) && !seats.has(*seat) && !bout.done().has(*seat);
        !self.round.is_common() && self.best().is_none() && !bout.order().iter().any(waits)
    }

    /// The total that a seat has to beat when it stops.
    fn front(&self, seat: Seat) -> Front {
        // With one throw for everybody, a player who stopped earlier has less than those still in.
        let (common, bout) = (self.round.is_common(), &self.common.bout);
        let plays = |other: Seat| if common { self.player(other).is_in() } else { !bout.done().has(other) };
        let others = bout.order().iter().filter(|other| **other != seat && plays(**other)).count();
        let best = self.best().unwrap_or(0);
        let level = bout.order().iter().filter(|other| self.counts(**other) == Some(best)).count();
        // At most fifty.
        Front { best, level: level as u32, others: others as u32 }
    }

    /// Judges a finished round.
    fn judge(&mut self, told: &mut Vec<Text>) {
        let sums: Vec<Option<u32>> = self.seats().iter().map(|seat| self.counts(seat)).collect();
        let (present, sum) = (self.round.present(), |seat: Seat| sums[seat.index()]);
        let verdict = match G::STAKES {
            Stakes::Chip { .. } => self.common.bout.end(present, sum),
            Stakes::Share => {
                let counting: Seats = present.iter().filter(|seat| sum(*seat).is_some()).collect();
                let leaders = rounds::leaders(counting, sum);
                self.common.bout.close(present, true);
                if leaders.is_empty() { Verdict::Nobody } else { Verdict::Tied(leaders) }
            }
        };
        let before: Vec<u32> = self.players.iter().map(|player| player.own).collect();
        told.push(match verdict {
            Verdict::Won(seat) => {
                *self.own_mut(seat) += 1;
                Text::new("nearest-chip").with("seat", seat).with("chips", *self.own(seat))
            }
            Verdict::Tied(seats) if G::STAKES == Stakes::Share => {
                seats.iter().for_each(|seat| *self.own_mut(seat) += 1);
                some("nearest-share", seats)
            }
            Verdict::Tied(seats) => some("nearest-tie", seats),
            Verdict::Nobody => Text::new("nearest-nobody"),
        });
        let ended = |(player, before): (&Runner<u32>, u32)| Ended {
            throws: player.throws.clone(),
            lost: player.phase == Phase::Lost,
            won: player.own > before,
        };
        self.common.latest = self.players.iter().zip(before).map(ended).collect();
    }
}

impl<G: Nearest> RollHold for Near<G> {
    type Rules = Terms;
    type Common = Course;
    /// Chips or points.
    type Player = u32;

    fn info(&self) -> &'static Info {
        self.0.info()
    }

    fn rules(&self, values: &mut OptValues, _seats: u8) -> Result<Terms, Reject> {
        Ok(self.0.terms(values))
    }

    fn dice(&self, _board: &Sheet<G>, _seat: Seat) -> Dice {
        Dice::ordinary(1)
    }

    fn setup(&self, _terms: &Terms, table: Table) -> (Course, Vec<u32>) {
        let bout = Bout::new(Seats::first(table.seats), table.first);
        (Course { bout, latest: Vec::new() }, vec![0; usize::from(table.seats)])
    }

    fn begin(&self, board: &mut Sheet<G>, seat: Seat) -> bool {
        if board.common.bout.done().is_empty() {
            board.players.iter_mut().for_each(|player| player.throws.clear());
        }
        board.common.bout.has(seat)
    }

    fn rolled(&self, board: &mut Sheet<G>, seat: Seat, faces: &[u8], told: &mut Vec<Text>) -> After {
        let sum = board.player(seat).sum();
        let (key, after) = match sum {
            sum if sum == G::MOST => ("nearest-best", After::Stop),
            sum if sum > G::MOST => ("nearest-lost", After::Lose),
            _ => ("nearest-threw", After::Choose),
        };
        told.push(Text::new(key).with("seat", seat).with("face", faces[0]).with("sum", sum));
        after
    }

    fn held(&self, board: &mut Sheet<G>, seat: Seat, told: &mut Vec<Text>) {
        told.push(Text::new("nearest-stops").with("seat", seat).with("sum", board.player(seat).sum()));
    }

    fn settle(&self, board: &mut Sheet<G>, seats: Seats, told: &mut Vec<Text>) {
        let all = board.common.bout.played(seats);
        if all || (board.rules.at_once && board.best() == Some(G::MOST)) {
            board.judge(told);
        }
    }

    fn next(&self, board: &Sheet<G>, _seat: Seat) -> Option<Seat> {
        board.common.bout.next()
    }

    fn round(&self, board: &Sheet<G>) -> Option<Nth> {
        let number = board.common.bout.number();
        Some(match G::STAKES {
            Stakes::Chip { .. } => Nth::open(number),
            Stakes::Share => Nth::of(number, board.rules.goal),
        })
    }

    fn is_over(&self, board: &Sheet<G>) -> bool {
        let enough = match G::STAKES {
            Stakes::Chip { .. } => board.players.iter().any(|player| player.own >= board.rules.goal),
            Stakes::Share => board.common.bout.number() > board.rules.goal,
        };
        enough || board.round.present().len() < 2
    }

    fn scores(&self, board: &Sheet<G>) -> Vec<i64> {
        board.players.iter().map(|player| player.own.into()).collect()
    }

    fn leave(&self, board: &mut Sheet<G>, seat: Seat, told: &mut Vec<Text>) {
        if board.common.bout.leave(seat) && !board.round.is_common() {
            board.judge(told);
        }
    }

    fn ask(&self, board: &Sheet<G>, seats: Seats) -> Text {
        let sum = seats.iter().next().map_or(0, |seat| board.player(seat).sum());
        let key = match (board.round.is_common(), sum) {
            (true, _) => "nearest-ask-all",
            (false, 0) => "nearest-ask-roll",
            (false, _) => "nearest-ask",
        };
        let text = Text::new(key).with("sum", sum).with("best", board.best().unwrap_or(0));
        text.with("sure", if board.is_sure(seats) { "yes" } else { "no" })
    }

    fn rolls(&self, board: &Sheet<G>, seat: Seat, ctx: &mut SearchCtx<'_>) -> bool {
        if ctx.slips(*ctx.level.of(&SLIPS)) {
            return ctx.slips(50);
        }
        let mut odds = Odds::new(G::MOST, G::STAKES, board.round.present().len());
        odds.rolls(board.player(seat).sum(), board.front(seat))
    }

    /// A stop below the best sum loses the round, and a throw of the last player who is ahead can only lose it.
    fn absurd(&self, board: &Sheet<G>, seat: Seat, choice: Choice) -> bool {
        let (sum, front) = (board.player(seat).sum(), board.front(seat));
        !board.round.is_common()
            && match choice {
                Choice::Hold => sum < front.best,
                Choice::Roll => front.others == 0 && sum > front.best,
            }
    }

    fn scene(&self, board: &Sheet<G>) -> Scene {
        let old = !board.round.over && board.seats().iter().any(|seat| before(board, seat).is_some());
        let says = match board.common.bout.is_tied() {
            true => Text::new("nearest-sheet-tie"),
            false if old => Text::new("nearest-sheet-old"),
            // After the last round there is no other.
            false => self.0.says(&board.rules, board.common.bout.number() - u32::from(board.round.over)),
        };
        board.page(&roster(board), says, &mut |scene, line, top, wide| column(scene, board, line.seat, top, wide))
    }

    fn board(&self, board: &Sheet<G>) -> String {
        let at_once = if board.rules.at_once { ", best at once" } else { "" };
        let mut lines = vec![format!("goal {}{at_once}", board.rules.goal), roster(board).text("  dice")];
        lines.extend(board.common.bout.is_tied().then(|| "play off".to_owned()));
        lines.join("\n")
    }

    fn emblem(&self) -> Option<Scene> {
        Some(self.0.emblem())
    }
}

/// The players with their winnings, and their throws in this round.
fn roster<G: Nearest>(board: &Sheet<G>) -> Roster {
    let cells = |seat: Seat| {
        let player = board.player(seat);
        let lost = if player.phase == Phase::Lost { "!" } else { "" };
        let sum = if player.throws.is_empty() { String::new() } else { format!("{}{lost}", player.sum()) };
        let best = board.best().is_some_and(|best| board.counts(seat) == Some(best));
        let fate = match player.phase {
            Phase::Lost => Fate::Lost,
            _ if best => Fate::Best,
            _ => Fate::Plain,
        };
        let before = before(board, seat);
        let ended = before.or(board.common.latest.get(seat.index()).filter(|_| board.round.over));
        let fate = ended.map_or(fate, Fate::of);
        let words = made(&player.throws, fate).or_else(|| before.and_then(|ended| past(ended, board.round.over)));
        // A sum that was too high in the round before is as pale as its dice.
        let own = fate == Fate::Best || fate == Fate::Lost && (before.is_none() || board.round.over);
        vec![Cell::own(player.own), Cell { words, own, ..Cell::pencil(sum) }]
    };
    let won = match G::STAKES {
        Stakes::Chip { .. } => ("chips", "nearest-sheet-chips", Foot::Absent),
        Stakes::Share => ("points", "nearest-sheet-points", Foot::Absent),
    };
    let heads = [won, ("sum", "nearest-sheet-sum", Foot::High(1.5))];
    let heads = heads.map(|(text, key, foot)| Head::new(text, (key, 2.6), foot)).to_vec();
    board.listed(heads, (5.0, CHIPS + 2.0 * ROWS as f32 + 1.0), cells)
}

/// The round before, as it ended for a seat. It is on the page until somebody throws.
fn before<G: Nearest>(board: &Sheet<G>, seat: Seat) -> Option<&Ended> {
    let waits = board.players.iter().all(|player| player.throws.is_empty());
    board.common.latest.get(seat.index()).filter(|_| waits)
}

/// The fate of a sum.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Fate {
    /// Nothing in particular.
    Plain,
    /// Nobody who has finished has a better one.
    Best,
    /// It is too much.
    Lost,
}

impl Fate {
    fn of(ended: &Ended) -> Fate {
        match (ended.lost, ended.won) {
            (true, _) => Fate::Lost,
            (false, true) => Fate::Best,
            (false, false) => Fate::Plain,
        }
    }
}

/// The result of the round before, in words that nobody takes for a number to beat. Not all throw in a play-off.
fn past(ended: &Ended, over: bool) -> Option<Text> {
    let fate = Fate::of(ended);
    if ended.throws.is_empty() {
        return Some(Text::new("nearest-sheet-none"));
    }
    let key = match fate {
        Fate::Plain | Fate::Best if !over => "nearest-sheet-past",
        _ => return made(&ended.throws, fate),
    };
    made(&ended.throws, fate).map(|text| Text { key: key.into(), ..text })
}

/// A result, in words.
fn made(throws: &[Vec<u8>], fate: Fate) -> Option<Text> {
    let sum: u32 = throws.iter().flatten().map(|face| u32::from(*face)).sum();
    let key = match fate {
        Fate::Plain | Fate::Best => "nearest-sheet-made",
        Fate::Lost => "nearest-sheet-lost",
    };
    (!throws.is_empty()).then(|| Text::new(key).with("sum", sum))
}

/// Draws a player's winnings, the missing chips in pencil, and the dice of this round.
fn column<G: Nearest>(scene: &mut Scene, board: &Sheet<G>, seat: Seat, top: Pt, wide: f32) {
    let (player, goal) = (board.player(seat), board.rules.goal);
    let (ended, over) = (before(board, seat), board.round.over);
    let won = over && board.common.latest.get(seat.index()).is_some_and(|ended| ended.won);
    let ink = Ink::of(seat, won || ended.is_some_and(|ended| ended.won));
    if let Some(ended) = ended {
        let old = (false, if over { Ink::Pencil } else { Ink::Shade });
        draw_column(scene, &ended.throws, pt(top.x, top.y + CHIPS), wide, (G::MOST as usize, ROWS), old);
    }
    board.draw_dice(scene, seat, pt(top.x, top.y + CHIPS), wide, (G::MOST as usize, ROWS));
    let size = (wide, (G::MOST as usize, ROWS));
    match ended {
        Some(ended) if ended.lost => {
            let top = pt(top.x, top.y + CHIPS);
            cross_column(scene, &ended.throws, top, size, (Ink::Seat(seat.0), Nib::Pen));
        }
        None if player.phase == Phase::Lost => {
            let top = pt(top.x, top.y + CHIPS + 0.5);
            cross_column(scene, &player.throws, top, size, (Ink::Seat(seat.0), Nib::Pen));
        }
        _ => {}
    }
    if G::STAKES == Stakes::Share {
        let says = Says::Words(Text::new("nearest-sheet-own").with("points", player.own));
        scene.hand(pt(top.x, top.y + CHIPS / 2.0), says, 1.5 * least(scene.width), Align::Centre, ink);
        return;
    }
    let shown = goal.max(player.own).min(MANY);
    let apart = ((wide - 0.6) / shown.max(1) as f32).min(1.0);
    let left = top.x - apart * (shown.max(1) as f32 - 1.0) / 2.0;
    for chip in 0..shown {
        let (at, r) = (pt(left + apart * chip as f32, top.y + CHIPS / 2.0), apart * 0.36);
        scene.add(match chip < player.own {
            true => Item::Dot { at, r, ink: if chip + 1 == player.own { ink } else { Ink::Seat(seat.0) } },
            false => Item::Bead { at, r, ink: Ink::Seat(seat.0) },
        });
    }
}
