//! Mexico: you read two dice as one number, the higher die first. Twenty-one beats all. The first player of a round
//! throws up to three times, and the others at most as often as that player did. The lowest number costs a life.
//!
//! We added our own rules where the original ones are silent. A twenty-one is kept at once, since nothing is better.
//! Players who share the lowest number play it out among themselves, and the player who played last goes first. If a
//! player leaves such a round and only one is left in it, nobody loses a life.
//!
//! `plan` has the computer's play.

mod plan;

use std::cmp::{Ordering, Reverse};

use crate::game::scene::{Ink, Item, Nib, Pt, pt};
use crate::game::{
    Counts, Dice, Family, Info, Nth, OptDef, OptKind, OptValues, Outcome, Reject, Scene, SearchCtx, Seat, Seats, Table,
    Text, Weight,
};
use crate::kit::dicegame::{After, Board, Choice, DICE, Lot, RollHold, Rolled, WORDS, say_more, some};
use crate::kit::lives::Lives;
use crate::kit::reading::{ORDER, TOP, number, rank};
use crate::kit::roster::{Cell, Foot, Head, Line, Mark, Roster};
use crate::kit::rounds::{Bout, Verdict};

#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Mexico;

static INFO: Info = Info {
    options: &[
        OptDef::new("lives", OptKind::Int { min: 1, max: 9, step: 1, default: Some(3) }).offering(&["1", "3", "5"]),
        DICE,
    ],
    words: WORDS,
    ..Info::of("mexico", Counts::from_to(2, 50), Family::COMBINATIONS, Weight::Quarter)
};

/// The most throws in a turn.
const THROWS: usize = 3;
/// Height of the lives in a column, and the distance between dice.
const LIVES: f32 = 2.0;
const PITCH: f32 = 2.0;
/// How far dice are above the middle of their rows, so that a wash keeps off the rule below.
const RAISED: f32 = 0.25;
/// How many of a hundred decisions each level makes against its plan.
const SLIPS: [u32; 5] = [85, 60, 38, 18, 0];

/// The shared part of the position.
#[derive(Clone, PartialEq, Debug)]
pub struct Common {
    bout: Bout,
    lives: Lives,
    /// The most throws in this round.
    limit: usize,
    /// The players who lost a life in the round on the table, once it is over.
    lost: Option<Seat>,
}

type Sheet = Board<Rolled<Mexico>>;

impl Sheet {
    /// The last throw of a seat in this round.
    fn shows(&self, seat: Seat) -> Option<&[u8]> {
        self.player(seat).throws.last().map(Vec::as_slice)
    }

    fn alive(&self) -> Seats {
        self.common.lives.holders().iter().filter(|seat| self.round.present().has(*seat)).collect()
    }

    /// The lowest number among those who have played in this round.
    fn worst(&self) -> Option<usize> {
        self.common
            .bout
            .done()
            .iter()
            .filter(|seat| self.common.bout.has(*seat))
            .filter_map(|seat| self.shows(seat))
            .map(rank)
            .min()
    }

    /// The numbers that a seat has to beat.
    fn line(&self, seat: Seat) -> plan::Line {
        let Common { bout, limit, .. } = &self.common;
        let others = bout.order().iter().filter(|other| **other != seat && !bout.done().has(**other)).count();
        // At most fifty.
        plan::Line { opens: self.is_fresh(), limit: *limit, worst: self.worst(), others: others as i32 }
    }

    /// Ends the round: a player loses a life, or the players with the same number play it out.
    fn judge(&mut self, told: &mut Vec<Text>) {
        let (alive, shown) =
            (self.alive(), self.players.iter().map(|player| player.throws.last().map(|t| Reverse(rank(t)))));
        let shown: Vec<_> = shown.collect();
        self.common.limit = THROWS;
        match self.common.bout.end(alive, |seat| shown[seat.index()]) {
            Verdict::Won(loser) => {
                self.common.lives.lose(Seats::one(loser));
                self.common.lost = Some(loser);
                let left = self.common.lives.left(loser);
                let had = number(self.shows(loser).unwrap_or_default());
                told.push(Text::new("mexico-lost").with("seat", loser).with("lives", left).with("number", had));
                let alive = self.alive();
                self.common.bout.reopen(alive, loser);
            }
            Verdict::Tied(seats) => told.push(some("mexico-tie", seats)),
            Verdict::Nobody => {}
        }
    }

    /// Whether the dice on the table are those of the round before.
    fn is_past(&self) -> bool {
        self.is_fresh() && self.round.throws == 0 && !self.round.over
    }

    /// Whether nobody has finished a turn in this round.
    fn is_fresh(&self) -> bool {
        self.common.bout.done().is_empty()
    }
}

impl RollHold for Mexico {
    /// Lives per player.
    type Rules = u32;
    type Common = Common;
    type Player = ();

    fn info(&self) -> &'static Info {
        &INFO
    }

    fn rules(&self, values: &mut OptValues, _seats: u8) -> Result<u32, Reject> {
        // The definition bounds it.
        Ok(values.int("lives") as u32)
    }

    fn dice(&self, _sheet: &Sheet, _seat: Seat) -> Dice {
        Dice::ordinary(2)
    }

    fn setup(&self, lives: &u32, table: Table) -> (Common, Vec<()>) {
        let bout = Bout::new(Seats::first(table.seats), table.first);
        let lives = Lives::new(table.seats, *lives);
        (Common { bout, lives, limit: THROWS, lost: None }, vec![(); usize::from(table.seats)])
    }

    fn rolled(&self, sheet: &mut Sheet, seat: Seat, faces: &[u8], told: &mut Vec<Text>) -> After {
        let count = sheet.player(seat).throws.len();
        if sheet.is_fresh() && count == 1 {
            sheet.common.lost = None;
            let others = sheet.seats().without(seat);
            others.iter().for_each(|other| sheet.player_mut(other).throws.clear());
        }
        let key = if rank(faces) == TOP { "mexico-mexico" } else { "mexico-threw" };
        told.push(Text::new(key).with("seat", seat).with("number", number(faces)));
        if rank(faces) == TOP || count >= sheet.common.limit { After::Stop } else { After::Choose }
    }

    fn held(&self, sheet: &mut Sheet, seat: Seat, told: &mut Vec<Text>) {
        let number = number(sheet.shows(seat).unwrap_or_default());
        told.push(Text::new("mexico-stops").with("seat", seat).with("number", number));
    }

    fn settle(&self, sheet: &mut Sheet, seats: Seats, told: &mut Vec<Text>) {
        if sheet.is_fresh() {
            let opened = seats.iter().next().map_or(THROWS, |seat| sheet.player(seat).throws.len());
            sheet.common.limit = opened;
        }
        if sheet.common.bout.played(seats) {
            sheet.judge(told);
        }
    }

    fn next(&self, sheet: &Sheet, _seat: Seat) -> Option<Seat> {
        sheet.common.bout.next()
    }

    fn round(&self, sheet: &Sheet) -> Option<Nth> {
        Some(Nth::open(sheet.common.bout.number()))
    }

    fn is_over(&self, sheet: &Sheet) -> bool {
        sheet.alive().len() < 2
    }

    fn scores(&self, sheet: &Sheet) -> Vec<i64> {
        sheet.seats().iter().map(|seat| sheet.common.lives.left(seat).into()).collect()
    }

    fn outcome(&self, sheet: &Sheet) -> Outcome {
        let places = sheet.round.party.ranked(|seat| sheet.common.lives.standing(seat));
        Outcome { places, scores: Some(self.scores(sheet)) }
    }

    fn leave(&self, sheet: &mut Sheet, seat: Seat, told: &mut Vec<Text>) {
        let all = sheet.common.bout.leave(seat);
        sheet.common.lives.forfeit(seat);
        if sheet.alive().len() < 2 {
            // It is over, and costs whoever is left nothing.
        } else if sheet.common.bout.is_tied() && sheet.common.bout.order().len() == 1 {
            let opener = sheet.common.bout.order()[0];
            let alive = sheet.alive();
            sheet.common.bout.reopen(alive, opener);
            sheet.common.limit = THROWS;
        } else if all {
            sheet.judge(told);
        }
    }

    fn ask(&self, sheet: &Sheet, seats: Seats) -> Text {
        let mover = seats.iter().next().unwrap_or(sheet.round.mover());
        let left = sheet.common.limit.saturating_sub(sheet.player(mover).throws.len());
        let worst = sheet.worst().map_or(0, |worst| ORDER[worst]);
        let key = if sheet.shows(mover).is_some() { "mexico-ask" } else { "mexico-ask-roll" };
        Text::new(key).with("left", left).with("worst", worst)
    }

    fn rolls(&self, sheet: &Sheet, seat: Seat, ctx: &mut SearchCtx<'_>) -> bool {
        let slips = ctx.slips(*ctx.level.of(&SLIPS));
        let Some(shown) = sheet.shows(seat).map(rank) else { return true };
        plan::Plan::get().rolls(sheet.line(seat), sheet.player(seat).throws.len(), shown) != slips
    }

    /// Whoever has more than somebody else is safe. The last player of a round who stops below all others is not.
    fn absurd(&self, sheet: &Sheet, seat: Seat, choice: Choice) -> bool {
        let line = sheet.line(seat);
        let stands = sheet.shows(seat).map(rank).zip(line.worst).map(|(shown, worst)| shown.cmp(&worst));
        match choice {
            Choice::Roll => stands == Some(Ordering::Greater),
            Choice::Hold => stands == Some(Ordering::Less) && line.others == 0,
        }
    }

    fn scene(&self, sheet: &Sheet) -> Scene {
        let key = match sheet.common.bout.is_tied() {
            true => "mexico-sheet-tie",
            false if sheet.is_past() && sheet.players.iter().any(|player| !player.throws.is_empty()) => {
                "mexico-sheet-old"
            }
            false => "mexico-sheet",
        };
        let says = Text::new(key).with("throws", sheet.common.limit);
        let laid = laid(sheet);
        let body = &mut |scene: &mut Scene, line: &Line, top, wide| column(scene, &laid, line.seat, top, wide);
        let roster = roster(sheet);
        let mut scene = laid.page(&roster, says, body);
        if roster.is_columns() && sheet.seats().iter().any(|seat| shown(sheet, seat) > 1) {
            say_more(&mut scene, Text::new("mexico-sheet-small"));
        }
        scene
    }

    fn board(&self, sheet: &Sheet) -> String {
        let tied = if sheet.common.bout.is_tied() { "\nplay off" } else { "" };
        format!("throws {}\n{}{tied}", sheet.common.limit, roster(sheet).text("  dice"))
    }

    /// A two and a one, which beat everything.
    fn emblem(&self) -> Option<Scene> {
        let mut scene = Scene::new(8.0, 8.0);
        for (at, face) in [(pt(2.2, 5.4), 2), (pt(5.8, 5.6), 1)] {
            scene.add(Item::Die { at, side: 2.9, face, ink: Ink::Pencil });
        }
        // A hat with a wide brim.
        let brim = [pt(0.7, 3.0), pt(1.6, 3.5), pt(4.0, 3.7), pt(6.4, 3.5), pt(7.3, 3.0)];
        scene.stroke(brim, Ink::Seat(1), Nib::Bold);
        let crown = [pt(2.4, 3.5), pt(3.0, 1.2), pt(4.0, 0.6), pt(5.0, 1.2), pt(5.6, 3.5)];
        scene.stroke(crown, Ink::Seat(1), Nib::Bold);
        Some(scene)
    }
}

/// The players with their lives and their numbers.
fn roster(sheet: &Sheet) -> Roster {
    let cells = |seat: Seat| {
        let shows = sheet.shows(seat).map(number);
        vec![
            Cell::own(sheet.common.lives.left(seat)),
            Cell {
                words: words(sheet, seat),
                own: !sheet.is_past(),
                ..Cell::own(shows.map_or(String::new(), |shows| shows.to_string()))
            },
        ]
    };
    let heads = [("lives", "mexico-sheet-lives", Foot::Absent), ("shows", "mexico-sheet-shows", Foot::High(1.6))];
    let heads = heads.map(|(text, key, foot)| Head::new(text, (key, 3.2), foot)).to_vec();
    // The table is as high as the longest turn on it.
    let rows = |seat: Seat| shown(sheet, seat);
    let rows = sheet.seats().iter().map(rows).max().unwrap_or(1).max(1);
    let mut roster = sheet.listed(heads, (5.0, (LIVES + PITCH * rows as f32).ceil()), cells);
    for line in &mut roster.lines {
        if sheet.common.lives.left(line.seat) == 0 && sheet.round.present().has(line.seat) {
            line.mark = Mark::Out;
        }
    }
    roster
}

/// The words at the foot of a column if the number alone would say too little: it is that of the round before, or the
/// player is out.
fn words(sheet: &Sheet, seat: Seat) -> Option<Text> {
    let shown = sheet.player(seat).shown().0.last().map(|throw| number(throw));
    let (past, out) = (sheet.is_past(), sheet.common.lives.left(seat) == 0);
    match shown {
        Some(number) if past => Some(Text::new("mexico-sheet-past").with("number", number)),
        Some(number) if out => Some(Text::new("mexico-sheet-fell").with("number", number)),
        _ => out.then(|| Text::new("dice-sheet-out")),
    }
}

/// The same table with the higher die of each throw first, as the number is read.
fn laid(sheet: &Sheet) -> Sheet {
    let mut sheet = sheet.clone();
    let lay = |throws: &mut Vec<Vec<u8>>| throws.iter_mut().for_each(|throw| throw.sort_unstable_by(|a, b| b.cmp(a)));
    for player in &mut sheet.players {
        lay(&mut player.throws);
        lay(&mut player.before);
    }
    sheet
}

/// How many throws of a seat are on the page. Of the round before, only the one that counted is.
fn shown(sheet: &Sheet, seat: Seat) -> usize {
    sheet.player(seat).shown().0.len().min(if sheet.is_past() { 1 } else { THROWS })
}

/// A player's column: the lives, lost ones in pencil, then a row for each throw. The last row counts.
fn column(scene: &mut Scene, sheet: &Sheet, seat: Seat, top: Pt, wide: f32) {
    let (lives, all) = (sheet.common.lives.left(seat), sheet.rules);
    let apart = ((wide - 0.8) / all as f32).min(1.4);
    for n in 0..all {
        let at = pt(top.x + apart * (n as f32 - (all as f32 - 1.0) / 2.0), top.y + LIVES / 2.0);
        let r = (apart * 0.4).min(0.5);
        match n < lives {
            true => scene.add(Item::Dot { at, r, ink: Ink::Seat(seat.0) }),
            false => {
                if n == lives && sheet.common.lost == Some(seat) {
                    scene.wash(at, 2.6 * r, Ink::Accent);
                }
                scene.add(Item::Cross { at, r: 0.85 * r, ink: Ink::Pencil, nib: Nib::Bold });
            }
        }
    }
    let throws = &sheet.player(seat).throws;
    let lot = |n: usize, _| match n + 1 < throws.len() {
        _ if sheet.is_past() => Lot::Before,
        true => Lot::Past,
        false => Lot::Plain,
    };
    let rows = shown(sheet, seat);
    sheet.draw_throws(scene, seat, pt(top.x, top.y + LIVES - RAISED), ((PITCH, PITCH, PITCH), rows), &lot);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::Viewer;
    use crate::games::tests::{thoughts, trial};

    #[test]
    fn twenty_one_beats_pairs_and_pairs_beat_the_rest() {
        let ranks = [[2, 1], [6, 6], [1, 1], [5, 6], [4, 6], [1, 3]].map(|throw| rank(&throw));
        assert!(ranks.windows(2).all(|pair| pair[0] > pair[1]), "{ranks:?}");
    }

    #[test]
    fn the_others_throw_as_often_as_the_first_one_at_most() {
        let mut game = trial::begin("mexico", "");
        trial::play(&mut game, &["3 5", "6 5", "hold", "1 1", "hold"]);
        let told = trial::play(&mut game, &["4 2", "3 1"]);
        assert_eq!(told, ["mexico-threw", "mexico-threw", "mexico-lost"], "the second throw was the last one");
        assert_eq!((trial::scores(&game), trial::asked(&game)), (vec![3, 3, 2], vec![2]), "the loser opens");
    }

    #[test]
    fn the_last_throw_counts_and_twenty_one_stays() {
        let mut game = trial::begin("mexico", "lives=1");
        assert_eq!(trial::refused(&mut game, "hold"), "dice-roll-first");
        trial::play(&mut game, &["6 6", "5 4", "3 1"]);
        assert_eq!(trial::play(&mut game, &["2 1"]), ["mexico-mexico"]);
        trial::play(&mut game, &["3 2", "hold"]);
        assert_eq!(
            (trial::scores(&game), trial::asked(&game)),
            (vec![0, 1, 1], vec![1]),
            "31 is out, the next one opens"
        );
        assert!(game.position().board(Viewer::Public).contains("    1     0    31  6 6, 5 4, 3 1  left"));
        trial::play(&mut game, &["4 3", "hold", "5 3"]);
        assert_eq!(game.outcome().map(|outcome| outcome.places), Some(vec![3, 2, 1]));
    }

    #[test]
    fn those_who_are_lowest_together_play_it_out() {
        let mut game = trial::begin("mexico", "");
        let told = trial::play(&mut game, &["3 1", "hold", "4 4", "1 3"]);
        assert_eq!((told.last().map(String::as_str), trial::asked(&game)), (Some("mexico-tie"), vec![2]));
        trial::play(&mut game, &["6 1", "6 2", "hold", "6 1", "6 1"]);
        assert_eq!((trial::scores(&game), trial::asked(&game)), (vec![2, 3, 3], vec![0]));
        let mut game = trial::begin("mexico", "");
        trial::play(&mut game, &["3 1", "hold", "4 4", "1 3"]);
        game.resign(Seat(0), 0).expect("Anna goes");
        assert_eq!((trial::scores(&game), trial::asked(&game)), (vec![0, 3, 3], vec![2]), "nobody else loses a life");
    }

    #[test]
    fn the_higher_die_of_each_throw_lies_first() {
        let mut game = trial::begin("mexico", "");
        trial::play(&mut game, &["3 1", "2 5"]);
        let items = game.position().scene(Viewer::Public).items;
        let faces = items.iter().filter_map(|item| match item {
            Item::Die { face, .. } => Some(*face),
            _ => None,
        });
        assert_eq!(faces.collect::<Vec<_>>(), [3, 1, 5, 2]);
        assert!(game.position().board(Viewer::Public).contains("3 1, 2 5"), "the text has them as they fell");
    }

    #[test]
    fn no_computer_throws_again_where_it_is_safe_or_stops_where_it_is_not() {
        let thinks = |moves: &[&str]| {
            let mut game = trial::begin("mexico", "");
            trial::play(&mut game, moves);
            thoughts(&game, 1..=5).into_iter().collect::<Vec<_>>()
        };
        assert_eq!(thinks(&["4 1", "5 2", "4 3", "5 4"]), ["hold"], "54 against 43");
        assert_eq!(thinks(&["4 1", "5 4", "hold", "6 6", "hold", "5 2"]), ["roll"], "52 against 54 and 66");
    }

    #[test]
    fn who_is_left_alone_loses_nothing() {
        let mut game = trial::seated("mexico", "lives=1", "Anna | Boris");
        trial::play(&mut game, &["5 3", "hold"]);
        let told = game.resign(Seat(1), 0).expect("Boris goes").events;
        assert!(told.is_empty(), "{told:?}");
        assert_eq!(game.outcome(), Some(Outcome { places: vec![1, 2], scores: Some(vec![1, 0]) }));
    }
}
