//! Pinke: put a chip on an empty field, or take the chip from a full one. Sevens pile up, and a pair of ones or of
//! sixes sweeps the board.
//!
//! We added our own rules where the original ones are silent. A match has a limited number of rounds, since it would
//! last for hours otherwise. The player with the most chips then wins.

mod plan;

use crate::game::scene::{Align, Ink, Item, Nib, Says, corners, inset, pt};
use crate::game::{Counts, Info, Nth, OptDef, OptKind, OptValues, Scene, SearchCtx, Seat, Table, Text};
use crate::kit::chipgame::{ChipGame, Goal, Pool, Room, chip, usual};
use crate::kit::chips::Chips;
use crate::kit::dicegame::{After, DICE, WORDS, listed};

#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Pinke;

static INFO: Info = Info {
    options: &[
        OptDef::new("chips", OptKind::Int { min: 5, max: 40, step: 5, default: Some(20) }).offering(&["10", "20"]),
        OptDef::new("rounds", OptKind::Int { min: 5, max: 100, step: 5, default: Some(15) })
            .offering(&["10", "15", "30"]),
        DICE,
    ],
    words: WORDS,
    ..usual("pinke", Counts::from_to(2, 20))
};

/// The field on which chips stay, and the lowest and the highest field.
const STAYS: u32 = 7;
const FIRST: u32 = 3;
const LAST: u32 = 11;
/// Height of the sums in the fields, in least heights of letters.
const SUM: f32 = 1.4;
/// Side of a field, and the radius of a chip that lies alone on one.
const FIELD: f32 = 3.0;
const CHIP: f32 = 0.56;
/// The positions of a number and a chip on a field, with clear paper between them.
const NUMBER: (f32, f32) = (0.24, 0.78);
const LIES: (f32, f32) = (2.12, 2.12);
/// How many of a hundred times each level does the opposite of its plan.
const SLIPS: [u32; 5] = [85, 60, 38, 18, 0];

/// The options of a match.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Rules {
    /// Chips per player at the start.
    chips: u32,
    /// The most rounds of a match.
    rounds: u32,
}

/// The board in the middle.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Fields {
    /// The fields with a chip: bit 0 is the lowest field. The bit of the seven is never set.
    full: u16,
    /// Whether this turn has swept the board, and whether its latest throw did.
    swept: bool,
    again: bool,
    /// The number of the round, from 1, and the seat that began the first one.
    round: u32,
    first: Seat,
}

impl Fields {
    fn bit(sum: u32) -> u16 {
        1 << (sum - FIRST)
    }

    /// How many fields but the seven have a chip.
    fn count(self) -> u32 {
        self.full.count_ones()
    }
}

impl ChipGame for Pinke {
    const GOAL: Goal = Goal::LastIn;
    const HIGH: f32 = 11.0;
    type Rules = Rules;
    type Middle = Fields;

    fn info(&self) -> &'static Info {
        &INFO
    }

    fn rules(&self, values: &OptValues) -> Rules {
        // The definitions bound them.
        Rules { chips: values.int("chips") as u32, rounds: values.int("rounds") as u32 }
    }

    fn deal(&self, rules: &Rules, table: Table) -> (Chips, Fields) {
        let fields = Fields { full: 0, swept: false, again: false, round: 1, first: table.first };
        (Chips::new(table.seats, rules.chips, 0), fields)
    }

    fn dice(&self) -> u8 {
        2
    }

    fn thrown(&self, pool: &mut Pool<Self>, seat: Seat, faces: &[u8], told: &mut Vec<Text>) -> After {
        if pool.player(seat).throws.len() == 1 {
            pool.common.middle.swept = false;
        }
        let sum: u32 = faces.iter().map(|face| u32::from(*face)).sum();
        let swept = pool.common.middle.swept;
        pool.common.middle.again = false;
        let (key, count, after) = match sum {
            STAYS => ("pinke-seven", pool.pay(seat, 1), After::Stop),
            FIRST..=LAST => {
                pool.common.middle.full ^= Fields::bit(sum);
                match pool.common.middle.full & Fields::bit(sum) {
                    0 => ("pinke-take", pool.take(seat, 1), After::Choose),
                    _ => ("pinke-put", pool.pay(seat, 1), After::Stop),
                }
            }
            _ if swept => ("pinke-flood", flood(pool, seat), After::Stop),
            _ => {
                let fields = &mut pool.common.middle;
                (fields.full, fields.swept, fields.again) = (0, true, true);
                ("pinke-sweep", pool.take(seat, u32::MAX), After::Choose)
            }
        };
        let chips = crate::kit::chipgame::chips(count);
        told.push(Text::new(key).with("seat", seat).with("faces", listed(faces)).with("sum", sum).with("chips", chips));
        after
    }

    /// After a sweep you must throw again.
    fn may_hold(&self, pool: &Pool<Self>, _seat: Seat) -> bool {
        !pool.common.middle.again
    }

    fn held(&self, _pool: &mut Pool<Self>, seat: Seat, told: &mut Vec<Text>) {
        told.push(Text::new("pinke-holds").with("seat", seat));
    }

    /// The next round begins when the turn comes back to the seat that began.
    fn settled(&self, pool: &mut Pool<Self>, seat: Seat, _told: &mut Vec<Text>) {
        let seats = pool.seats().len() as u8;
        let from = |other: Seat| (other.0 + seats - pool.common.middle.first.0) % seats.max(1);
        if pool.follower(seat).is_none_or(|next| from(next) <= from(seat)) {
            pool.common.middle.round += 1;
        }
    }

    fn round(&self, pool: &Pool<Pinke>) -> Option<Nth> {
        Some(Nth::of(pool.common.middle.round, pool.rules.rounds))
    }

    fn is_over(&self, pool: &Pool<Self>) -> bool {
        pool.common.middle.round > pool.rules.rounds
    }

    fn ask(&self, pool: &Pool<Self>, seat: Seat) -> Text {
        let begins = pool.player(seat).throws.is_empty();
        let key = if begins || pool.common.middle.again { "pinke-ask-throw" } else { "pinke-ask" };
        Text::new(key).with("fields", pool.common.middle.count() + u32::from(sevens(pool) > 0))
    }

    /// Whoever has just thrown reads what to do next: the page alone does not show that the turn goes on.
    fn says(&self, pool: &Pool<Self>) -> Text {
        let (round, rounds) = (pool.common.middle.round, pool.rules.rounds);
        let goes_on = pool.choosing().iter().any(|seat| !pool.player(seat).throws.is_empty());
        let key = match (goes_on, pool.common.middle.again) {
            (false, _) => "pinke-sheet",
            (true, false) => "pinke-sheet-more",
            (true, true) => "pinke-sheet-again",
        };
        Text::new(key).with("round", round.min(rounds)).with("rounds", rounds)
    }

    fn happened(&self, pool: &Pool<Self>) -> Option<Text> {
        let sum = played(pool);
        let (key, count) = match (sum, pool.put_and_taken()) {
            (0, _) | (_, (0, 0)) => return None,
            (STAYS, (put, _)) => ("pinke-sheet-seven", put),
            (FIRST..=LAST, (0, taken)) => ("pinke-sheet-takes", taken),
            (FIRST..=LAST, (put, _)) => ("pinke-sheet-puts", put),
            (_, (0, taken)) => ("pinke-sheet-sweeps", taken),
            (_, (put, _)) => ("pinke-sheet-floods", put),
        };
        Some(Text::new(key).with("sum", sum).with("count", count))
    }

    /// Nine fields in a square, with the seven in the middle.
    fn draw(&self, pool: &Pool<Self>, scene: &mut Scene, room: Room) {
        // On the lines of the paper.
        let corner = pt((room.centre.x - 1.5 * FIELD).floor(), (room.centre.y - 1.5 * FIELD).floor());
        let end = pt(corner.x + 3.0 * FIELD, corner.y + 3.0 * FIELD);
        scene.add(Item::Blank { polygon: corners(corner, end) });
        for sum in FIRST..=LAST {
            let (row, column) = ((sum - FIRST) / 3, (sum - FIRST) % 3);
            let low = pt(corner.x + FIELD * column as f32, corner.y + FIELD * row as f32);
            let high = pt(low.x + FIELD, low.y + FIELD);
            if sum == STAYS {
                scene.add(Item::Hatch { polygon: corners(low, high), ink: Ink::Shade });
            }
            if played(pool) == sum {
                scene.add(Item::Fill { polygon: inset(low, high, 0.1), ink: Ink::Accent });
            }
            scene.frame(low.x, low.y, FIELD, FIELD, Ink::Pencil, Nib::Ruler);
            let number = pt(low.x + NUMBER.0, low.y + NUMBER.1);
            scene.hand(number, Says::Plain(sum.to_string()), SUM * room.hand, Align::Left, Ink::Pencil);
            let chips = match sum {
                STAYS => sevens(pool),
                _ => u32::from(pool.common.middle.full & Fields::bit(sum) != 0),
            };
            let at = pt(low.x + LIES.0, low.y + LIES.1);
            match chips {
                0 => {}
                1 => chip(scene, at, CHIP),
                _ => {
                    room.chip(scene, pt(at.x - 1.27, at.y));
                    let says = Says::Plain(format!("×{chips}"));
                    scene.hand(pt(at.x - 0.62, at.y), says, room.hand, Align::Left, Ink::Pencil);
                }
            }
        }
    }

    fn text(&self, pool: &Pool<Self>) -> String {
        let full = |sum: &u32| *sum != STAYS && pool.common.middle.full & Fields::bit(*sum) != 0;
        let fields: Vec<String> = (FIRST..=LAST).filter(full).map(|sum| sum.to_string()).collect();
        [format!("fields {}", fields.join(" ")), format!("sevens {}", sevens(pool))].join("\n")
    }

    fn rolls(&self, pool: &Pool<Self>, _seat: Seat, ctx: &mut SearchCtx<'_>) -> bool {
        let fields = pool.common.middle;
        let planned = plan::rolls(fields.full, sevens(pool), fields.swept);
        planned != ctx.slips(*ctx.level.of(&SLIPS))
    }

    /// The board, with the seven in the middle.
    fn emblem(&self) -> Scene {
        let mut scene = Scene::new(8.0, 8.0);
        for row in 0..3u8 {
            for column in 0..3u8 {
                let (x, y) = (0.5 + 2.3 * f32::from(column), 0.5 + 2.3 * f32::from(row));
                scene.frame(x, y, 2.3, 2.3, Ink::Pencil, Nib::Pen);
                let (at, n) = (pt(x + 1.15, y + 1.15), 3 * row + column);
                match n {
                    4 => scene.hand(at, Says::Plain("7".to_owned()), 2.2, Align::Centre, Ink::Seat(0)),
                    0 | 5 | 7 => scene.add(Item::Bead { at, r: 0.7, ink: Ink::Seat(1) }),
                    _ => {}
                }
            }
        }
        scene
    }
}

/// The sum of the latest throw; 0 before the first one.
fn played(pool: &Pool<Pinke>) -> u32 {
    pool.round.fallen.iter().map(|face| u32::from(*face)).sum()
}

/// How many chips lie on the seven.
fn sevens(pool: &Pool<Pinke>) -> u32 {
    pool.pot().saturating_sub(pool.common.middle.count())
}

/// A seat puts a chip on every field, from the lowest on, until it has none. The board must be empty. Returns how many
/// chips it has put.
fn flood(pool: &mut Pool<Pinke>, seat: Seat) -> u32 {
    let fields: Vec<u32> = (FIRST..=LAST).collect();
    let mut paid = 0;
    for sum in fields {
        if pool.common.chips.stack(seat) <= paid {
            break;
        }
        paid += 1;
        if sum != STAYS {
            pool.common.middle.full |= Fields::bit(sum);
        }
    }
    pool.pay(seat, paid)
}

#[cfg(test)]
mod tests {
    use crate::game::Viewer;
    use crate::games::tests::trial;
    use crate::play::Match;

    fn board(game: &Match) -> String {
        let board = game.position().board(Viewer::Public);
        board.lines().take(2).collect::<Vec<_>>().join("; ")
    }

    #[test]
    fn an_empty_field_gets_a_chip_and_a_full_one_gives_it() {
        let mut game = trial::begin("pinke", "");
        assert_eq!(trial::play(&mut game, &["3 2", "4 3", "4 1"]), ["pinke-put", "pinke-seven", "pinke-take"]);
        assert_eq!((board(&game).as_str(), trial::scores(&game)), ("fields ; sevens 1", vec![19, 19, 21]));
        assert_eq!(trial::asked(&game), [2], "Vera throws on or stops");
        assert_eq!(trial::play(&mut game, &["hold", "5 5"]), ["pinke-holds", "pinke-put"]);
        assert_eq!(trial::refused(&mut game, "hold"), "dice-roll-first");
    }

    #[test]
    fn a_sweep_takes_all_and_a_second_one_fills_the_board() {
        let mut game = trial::begin("pinke", "");
        trial::play(&mut game, &["3 2", "4 3", "6 6"]);
        assert_eq!((trial::scores(&game), trial::asked(&game)), (vec![19, 19, 22], vec![2]));
        assert_eq!(trial::refused(&mut game, "hold"), "dice-roll-must");
        assert_eq!(trial::play(&mut game, &["1 1"]), ["pinke-flood"]);
        assert_eq!(trial::scores(&game), [19, 19, 13]);
        assert_eq!(board(&game), "fields 3 4 5 6 8 9 10 11; sevens 1");
        assert_eq!(trial::play(&mut game, &["1 1", "2 1"]), ["pinke-sweep", "pinke-put"], "the next turn sweeps anew");
    }

    #[test]
    fn a_match_ends_after_its_rounds_and_most_chips_win() {
        let mut game = trial::seated("pinke", "rounds=5", "Anna | Boris");
        for _ in 0..4 {
            trial::play(&mut game, &["4 3", "4 3"]);
        }
        trial::play(&mut game, &["4 3"]);
        assert_eq!(game.outcome(), None);
        trial::play(&mut game, &["6 6", "4 3"]);
        let outcome = game.outcome().map(|outcome| (outcome.places, outcome.scores));
        assert_eq!(outcome, Some((vec![2, 1], Some(vec![15, 24]))));
    }
}
