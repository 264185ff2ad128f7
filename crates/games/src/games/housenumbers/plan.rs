//! The computer's play. It is exact for a round of two who throw in turn. With more players, it treats each who is
//! still to play as if that one were the only rival to keep off. With one throw for everybody, it plays for the mean
//! number.

use std::sync::OnceLock;

use super::{Digits, PLACES, Sheet};
use crate::game::Seat;

/// Digits 0 (none) to 6 in three places: how many states there are.
const STATES: usize = 343;
const FACES: u8 = 6;

/// The index of digits in a table.
fn index(digits: &Digits) -> usize {
    digits.iter().fold(0, |index, digit| 7 * index + usize::from(digit.unwrap_or(0)))
}

fn digits(index: usize) -> Digits {
    let digit = |n: usize| Some((n % 7) as u8).filter(|digit| *digit > 0);
    [digit(index / 49), digit(index / 7), digit(index)]
}

/// The number, if all digits are there.
fn number(digits: &Digits) -> Option<u32> {
    digits.iter().try_fold(0, |number, digit| Some(10 * number + u32::from((*digit)?)))
}

fn open(digits: &Digits) -> impl Iterator<Item = usize> {
    (0..PLACES).filter(|place| digits[*place].is_none())
}

/// The values of all states before the next die falls.
pub struct Plan {
    worth: Vec<f64>,
    blind: bool,
}

impl Plan {
    /// Builds the plan from the value of each number.
    pub fn new(blind: bool, of: impl Fn(u32) -> f64) -> Plan {
        let mut plan = Plan { worth: vec![0.0; STATES], blind };
        for missing in 0..=PLACES {
            for state in 0..STATES {
                let lies = digits(state);
                if open(&lies).count() == missing {
                    plan.worth[state] = match number(&lies) {
                        Some(number) => of(number),
                        None => plan.next(&lies),
                    };
                }
            }
        }
        plan
    }

    /// The value of digits.
    pub fn of(&self, digits: &Digits) -> f64 {
        self.worth[index(digits)]
    }

    fn with(&self, lies: &Digits, place: usize, face: u8) -> f64 {
        let mut lies = *lies;
        lies[place] = Some(face);
        self.of(&lies)
    }

    /// The mean over the next die in that place.
    fn mean(&self, lies: &Digits, place: usize) -> f64 {
        (1..=FACES).map(|face| self.with(lies, place, face)).sum::<f64>() / f64::from(FACES)
    }

    fn next(&self, lies: &Digits) -> f64 {
        if self.blind {
            return open(lies).map(|place| self.mean(lies, place)).fold(0.0, f64::max);
        }
        let best = |face| open(lies).map(|place| self.with(lies, place, face)).fold(0.0, f64::max);
        (1..=FACES).map(best).sum::<f64>() / f64::from(FACES)
    }

    /// The best place for the die that has fallen, or for the next one.
    pub fn place(&self, lies: &Digits, die: Option<u8>) -> Option<usize> {
        let worth = |place: usize| die.map_or_else(|| self.mean(lies, place), |face| self.with(lies, place, face));
        open(lies).max_by(|a, b| worth(*a).total_cmp(&worth(*b)))
    }
}

/// The value of a number against another one: 1, a half if they are equal, or 0.
fn against(own: u32, other: u32) -> f64 {
    match own.cmp(&other) {
        std::cmp::Ordering::Greater => 1.0,
        std::cmp::Ordering::Equal => 0.5,
        std::cmp::Ordering::Less => 0.0,
    }
}

/// The chance that the next player beats each number, with equal ones as half. Computed once for open and once for
/// blind play.
pub fn replies(blind: bool) -> &'static [f64] {
    static REPLIES: [OnceLock<Vec<f64>>; 2] = [OnceLock::new(), OnceLock::new()];
    let reply = |state: usize| {
        number(&digits(state)).map_or(0.0, |other| Plan::new(blind, |own| against(own, other)).of(&Digits::default()))
    };
    REPLIES[usize::from(blind)].get_or_init(|| (0..STATES).map(reply).collect())
}

/// The number with each digit on the other side of a die. Low digits become high.
fn turned(number: u32) -> u32 {
    777 - number
}

fn whole(number: u32) -> usize {
    let digit = |n: u32| Some((n % 10) as u8);
    index(&[digit(number / 100), digit(number / 10), digit(number)])
}

/// The plan for the highest number, for a player who has to beat `best`. After this player come `others` more.
pub fn round(blind: bool, best: Option<u32>, others: i32) -> Plan {
    let replies = replies(blind);
    Plan::new(blind, |own| {
        let beats = best.map_or(1.0, |best| against(own, best));
        beats * (1.0 - replies[whole(own)]).powi(others)
    })
}

pub fn place(sheet: &Sheet, seat: Seat) -> Option<usize> {
    let (player, rules) = (sheet.player(seat), sheet.rules);
    // The lowest number is the highest on the other sides of the dice.
    let turn = |face: u8| if rules.lowest { 7 - face } else { face };
    let lies = player.digits.map(|digit| digit.map(turn));
    let plan = if sheet.round.is_common() {
        Plan::new(rules.blind, f64::from)
    } else {
        let best = sheet.best().map(|best| if rules.lowest { turned(best) } else { best });
        let bout = sheet.common.bout();
        let others = bout.order().iter().filter(|other| **other != seat && !bout.done().has(**other)).count();
        // At most fifty.
        round(rules.blind, best, others as i32)
    };
    plan.place(&lies, player.die.map(turn))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The value of the best play, by going through all throws and places in order.
    fn tried(lies: Digits, blind: bool, of: &dyn Fn(u32) -> f64) -> f64 {
        if let [Some(a), Some(b), Some(c)] = lies {
            return of(u32::from(a) * 100 + u32::from(b) * 10 + u32::from(c));
        }
        let put = |place: usize, face: u8| {
            let mut lies = lies;
            lies[place] = Some(face);
            tried(lies, blind, of)
        };
        let free = || (0..PLACES).filter(|place| lies[*place].is_none());
        if blind {
            return free().map(|place| (1..=6).map(|face| put(place, face)).sum::<f64>() / 6.0).fold(0.0, f64::max);
        }
        (1..=6).map(|face| free().map(|place| put(place, face)).fold(0.0, f64::max)).sum::<f64>() / 6.0
    }

    #[test]
    fn the_first_player_of_a_round_has_less_than_half() {
        for (blind, first) in [(false, FIRST), (true, BLIND)] {
            let mut replies = std::collections::BTreeMap::new();
            for n in 0..216 {
                let other = 111 + n / 36 * 100 + n / 6 % 6 * 10 + n % 6;
                let wins = |own: u32| f64::from(u8::from(own > other)) + f64::from(u8::from(own == other)) / 2.0;
                replies.insert(other, tried(Digits::default(), blind, &wins));
            }
            let brute = tried(Digits::default(), blind, &|own| 1.0 - replies[&own]);
            let value = round(blind, None, 1).of(&Digits::default());
            assert!((value - brute).abs() < 1e-9 && (value - first).abs() < 1e-5, "{value} {brute}");
        }
    }

    const FIRST: f64 = 0.455_043;
    /// Blind, each digit is equally likely at any place, whatever you choose.
    const BLIND: f64 = 0.5;

    #[test]
    fn what_is_low_is_high_on_the_other_side() {
        assert_eq!((turned(111), turned(632)), (666, 145));
        assert_eq!(digits(whole(632)), [Some(6), Some(3), Some(2)]);
    }
}
