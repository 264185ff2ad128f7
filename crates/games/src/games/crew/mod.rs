//! Ship, captain, mate and crew: five dice, up to three throws. A six is the ship, then a five the captain, then a four
//! the mate. The other two dice are the crew, which counts only on a manned ship.
//!
//! The original rules leave some cases open. Here, dice that belong on board go there by themselves, since it never
//! helps to leave them. A crew of twelve stays, since nothing is better. `plan` has the computer's play.

mod plan;

use std::f32::consts::TAU;

use crate::game::scene::{Align, Ink, Item, Nib, Pt, Says, corners, pt};
use crate::game::{
    Counts, Dice, Family, Hidden, Info, OptDef, OptKind, OptValues, Scene, SearchCtx, Seat, Seats, Text, Weight,
};
use crate::kit::dicegame::{After, DICE, Scored, Sheet, TOGETHER, WORDS, Worth, listed};
use crate::kit::hand::Hand;
use crate::kit::roster::least;

#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Crew;

static INFO: Info = Info {
    options: &[
        OptDef::new("rounds", OptKind::Int { min: 1, max: 20, step: 1, default: Some(10) }).shared("dice"),
        TOGETHER,
        DICE,
    ],
    words: WORDS,
    hidden: Hidden::Choices,
    ..Info::of("crew", Counts::from_to(2, 50), Family::LUCK, Weight::Quarter)
};

/// The dice, the throws of a turn, and the best crew.
const ALL: usize = 5;
const THROWS: usize = 3;
const BEST: u32 = 12;
/// Ship, captain and mate, in the order in which they come on board.
const ABOARD: [u8; 3] = [6, 5, 4];
/// The waves below a ship, the points of each, and their height.
const WAVES: u8 = 4;
const WAVE: u8 = 8;
const RIPPLE: f32 = 0.12;
/// How many of a hundred times each level decides against its plan whether to throw on.
const SLIPS: [u32; 5] = [85, 60, 36, 16, 0];

/// The dice after some throws, with those on board kept. A throw has the loose dice, or all of them if one throw is for
/// everybody.
fn hand(throws: &[Vec<u8>]) -> Hand {
    let mut hand = Hand::showing(throws.first().map_or(&[], Vec::as_slice), 6);
    for (n, throw) in throws.iter().enumerate() {
        if n > 0 {
            hand.fall(throw);
        }
        while ABOARD.get(hand.kept().len()).is_some_and(|next| hand.keep_more(&[*next])) {}
    }
    hand
}

/// The crew, once ship, captain and mate are there.
fn crew(hand: &Hand) -> Option<u32> {
    let manned = hand.kept().len() == ABOARD.len();
    manned.then(|| hand.loose().iter().map(|face| u32::from(*face)).sum())
}

impl Scored for Crew {
    /// The number of rounds.
    type Rules = u32;

    fn info(&self) -> &'static Info {
        &INFO
    }

    fn rules(&self, values: &OptValues) -> u32 {
        // The definition bounds it.
        values.int("rounds") as u32
    }

    fn rounds(&self, rounds: &u32) -> u32 {
        *rounds
    }

    fn worth(&self) -> Worth {
        Worth::Sum
    }

    fn dice(&self, sheet: &Sheet<Self>, seat: Seat) -> Dice {
        let throws = &sheet.player(seat).throws;
        let all = sheet.round.is_common() || throws.is_empty();
        Dice::ordinary(if all { ALL } else { hand(throws).loose().len() })
    }

    fn may_hold(&self, sheet: &Sheet<Self>, seat: Seat) -> bool {
        crew(&hand(&sheet.player(seat).throws)).is_some()
    }

    fn after(&self, sheet: &Sheet<Self>, seat: Seat) -> After {
        let throws = &sheet.player(seat).throws;
        match crew(&hand(throws)) {
            Some(BEST) => After::Stop,
            _ if throws.len() == THROWS => After::Stop,
            _ => After::Choose,
        }
    }

    fn result(&self, sheet: &Sheet<Self>, seat: Seat) -> u32 {
        crew(&hand(&sheet.player(seat).throws)).unwrap_or(0)
    }

    fn tell(&self, sheet: &Sheet<Self>, seat: Seat, faces: &[u8]) -> Text {
        let hand = hand(&sheet.player(seat).throws);
        let throws = sheet.player(seat).throws.len();
        let key = match (self.after(sheet, seat), crew(&hand)) {
            (After::Choose, _) => ["crew-adrift", "crew-ship", "crew-captain", "crew-manned"][hand.kept().len()],
            (_, Some(_)) => "crew-scored",
            (_, None) => "crew-nothing",
        };
        let text = Text::new(key).with("seat", seat).with("faces", listed(faces)).with("throw", throws);
        text.with("sum", crew(&hand).unwrap_or(0))
    }

    fn ask(&self, sheet: &Sheet<Self>, seats: Seats) -> Text {
        let Some(seat) = seats.iter().next() else { return Text::new("dice-ask-forced").with("dice", ALL) };
        let throws = &sheet.player(seat).throws;
        let left = THROWS - throws.len().min(THROWS);
        match crew(&hand(throws)) {
            _ if sheet.round.is_common() => Text::new("crew-ask-all").with("left", left),
            Some(sum) => Text::new("crew-ask").with("sum", sum).with("left", left),
            None => Text::new("dice-ask-forced").with("dice", self.dice(sheet, seat).count),
        }
    }

    fn rolls(&self, sheet: &Sheet<Self>, seat: Seat, ctx: &mut SearchCtx<'_>) -> bool {
        let slips = ctx.slips(*ctx.level.of(&SLIPS));
        plan::rolls(sheet, seat) != slips
    }

    fn emblem(&self) -> Option<Scene> {
        let mut scene = Scene::new(8.0, 8.0);
        for (x, face) in [(2.3, 6), (4.0, 5), (5.7, 4)] {
            scene.add(Item::Die { at: pt(x, 4.1), side: 1.5, face, ink: Ink::Pencil });
        }
        hull(&mut scene, pt(4.0, 5.0), 7.0, 2.0, Ink::Seat(0));
        scene.stroke([pt(4.0, 3.2), pt(4.0, 0.6), pt(6.4, 1.4), pt(4.0, 2.2)], Ink::Seat(1), Nib::Bold);
        Some(scene)
    }

    fn says(&self, sheet: &Sheet<Self>) -> Text {
        let series = &sheet.common;
        Text::new("crew-sheet").with("round", series.number()).with("rounds", series.of())
    }

    fn body(&self, _sheet: &Sheet<Self>) -> (f32, f32) {
        (6.0, 7.0)
    }

    /// The ship with the dice on board, and places for those that it lacks. Below the water lies the crew, or the dice
    /// that are still loose, in one row. Under them stands the number of the throw while the turn runs.
    fn draw(&self, scene: &mut Scene, sheet: &Sheet<Self>, seat: Seat, top: Pt, wide: f32) {
        let throws = &sheet.player(seat).throws;
        let hand = hand(throws);
        let (aboard, small) = (hand.kept().len(), least(scene.width).max(1.0));
        for (n, face) in ABOARD.into_iter().enumerate() {
            let at = pt(top.x + 1.6 * (n as f32 - 1.0), top.y + 1.2);
            if n < aboard {
                scene.add(Item::Die { at, side: 1.3, face, ink: Ink::Seat(seat.0) });
            } else {
                scene.frame(at.x - 0.65, at.y - 0.65, 1.3, 1.3, Ink::Pencil, Nib::Fine);
                let says = Says::Plain(face.to_string());
                scene.hand(at, says, 1.3 * small, Align::Centre, Ink::Pencil);
            }
        }
        hull(scene, pt(top.x, top.y + 2.1), 5.0, 1.4, if aboard > 0 { Ink::Seat(seat.0) } else { Ink::Pencil });
        let loose = hand.loose();
        waves(scene, pt(top.x, top.y + 3.75), wide - 0.8);
        let low = thrown(scene, &loose, pt(top.x, top.y + 4.2), wide, sheet.is_latest(seat));
        if !throws.is_empty() && sheet.player(seat).is_in() {
            let says = Text::new("dice-sheet-throws").with("throw", throws.len()).with("throws", THROWS);
            let at = pt(top.x, low + 0.65);
            scene.fitted(at, Says::Words(says), (1.2 * small, wide - 0.6), Align::Centre, Ink::Pencil);
        }
    }
}

/// The dice of a throw in one row, down from the middle of its upper edge, clear of the water. The latest throw is
/// washed. Returns their lower edge.
fn thrown(scene: &mut Scene, loose: &[u8], top: Pt, wide: f32, latest: bool) -> f32 {
    // Dice are smaller only if none is on board yet.
    let pitch = ((wide - 0.7) / loose.len().max(ALL - 1) as f32).min(1.5);
    let (half, bottom) = (pitch * loose.len() as f32 / 2.0, top.y + pitch);
    if latest && !loose.is_empty() {
        scene.add(Item::Fill {
            polygon: corners(pt(top.x - half - 0.1, top.y - 0.1), pt(top.x + half + 0.1, bottom + 0.1)),
            ink: Ink::Accent,
        });
    }
    for (n, face) in loose.iter().enumerate() {
        let at = pt(top.x - half + pitch * (n as f32 + 0.5), top.y + pitch / 2.0);
        scene.add(Item::Die { at, side: 0.87 * pitch, face: *face, ink: Ink::Pencil });
    }
    bottom
}

/// The water below a ship, this wide around the middle of its surface.
fn waves(scene: &mut Scene, middle: Pt, wide: f32) {
    let points = (0..=WAVE * WAVES).map(|n| {
        let along = f32::from(n) / f32::from(WAVE);
        pt(middle.x + wide * (along / f32::from(WAVES) - 0.5), middle.y - RIPPLE * (TAU * along).cos())
    });
    scene.stroke(points.collect::<Vec<_>>(), Ink::Pencil, Nib::Fine);
}

/// The hull of a ship below the middle of its deck, `long` and `high`.
fn hull(scene: &mut Scene, deck: Pt, long: f32, high: f32, ink: Ink) {
    let at = |x: f32, y: f32| pt(deck.x + x * long, deck.y + y * high);
    scene.stroke([at(-0.5, 0.0), at(0.5, 0.0), at(0.32, 1.0), at(-0.36, 1.0), at(-0.5, 0.0)], ink, Nib::Bold);
}

#[cfg(test)]
mod tests {
    use crate::games::tests::trial;

    #[test]
    fn they_come_on_board_in_their_order() {
        let mut game = trial::begin("crew", "");
        let told = trial::play(&mut game, &["6 4 4 3 2"]);
        assert_eq!(told, ["crew-ship"], "a four without a captain stays ashore");
        assert_eq!(trial::refused(&mut game, "hold"), "dice-roll-must");
        assert_eq!(trial::play(&mut game, &["5 4 1 1"]), ["crew-manned"], "captain and mate in one throw");
        assert_eq!(trial::refused(&mut game, "6 3 1"), "reject-wrong-dice", "two dice are the crew");
        trial::play(&mut game, &["6 3"]);
        assert_eq!((trial::scores(&game), trial::asked(&game)), (vec![9, 0, 0], vec![1]));
    }

    #[test]
    fn a_ship_without_a_mate_brings_nothing_and_a_full_crew_stays() {
        let mut game = trial::begin("crew", "rounds=1");
        trial::play(&mut game, &["5 5 4 4 3", "6 5 1 1 2", "6 6 3"]);
        assert_eq!((trial::scores(&game), trial::asked(&game)), (vec![0; 3], vec![1]));
        assert_eq!(trial::play(&mut game, &["6 5 4 6 6"]), ["crew-scored"]);
        trial::play(&mut game, &["6 5 4 1 2", "hold"]);
        assert_eq!(game.outcome().map(|outcome| outcome.places), Some(vec![3, 1, 2]));
    }

    #[test]
    fn with_one_throw_for_all_what_is_on_board_takes_no_notice() {
        let mut game = trial::seated("crew", "rounds=1 together=on", "Anna | Boris");
        trial::play(&mut game, &["6 1 1 5 4"]);
        assert_eq!(trial::asked(&game), [0, 1]);
        trial::play(&mut game, &["hold", "roll", "1 6 3 1 1"]);
        trial::play(&mut game, &["hold"]);
        assert_eq!(trial::scores(&game), [2, 9]);
    }
}
