//! The computer's play: it writes where the list promises most, and looks a throw ahead.

use super::Choice;
use super::ladder::{LINES, Ladder, THROWS, longest, numbers, promise};
use crate::game::SearchCtx;

/// How a level values a list.
#[derive(Clone, Copy)]
enum Skill {
    /// By its longest run so far.
    Run,
    Promise,
    /// By its promise after the best answer to each throw.
    Ahead,
}

/// The skill of each level, and how many of a hundred choices it makes at random.
const SKILLS: [(Skill, u32); 5] =
    [(Skill::Run, 30), (Skill::Promise, 45), (Skill::Promise, 20), (Skill::Promise, 0), (Skill::Ahead, 0)];

/// All choices for a throw.
pub fn choices(ladder: &Ladder, faces: &[u8]) -> Vec<Choice> {
    let open = |line: &u8| ladder[usize::from(*line - 1)].is_none();
    let lines: Vec<u8> = (1..=LINES as u8).filter(open).collect();
    let of = |number: u8| lines.iter().map(move |line| Choice { number, line: *line });
    numbers(faces).into_iter().flat_map(of).collect()
}

/// The list with a number written.
pub fn with(ladder: &Ladder, choice: Choice) -> Ladder {
    let mut ladder = *ladder;
    ladder[usize::from(choice.line - 1)] = Some(choice.number);
    ladder
}

/// The value of a list after a throw: the best promise that a choice leaves.
fn after(ladder: &Ladder, faces: &[u8]) -> f32 {
    choices(ladder, faces).into_iter().map(|choice| promise(&with(ladder, choice))).fold(0.0, f32::max)
}

/// The mean value of a list before a throw, if the list after it counts as its promise.
pub fn ahead(ladder: &Ladder) -> f32 {
    match ladder.iter().all(Option::is_some) {
        true => longest(ladder).1 as f32,
        false => THROWS.iter().map(|(faces, ways)| ways * after(ladder, faces)).sum::<f32>() / 36.0,
    }
}

pub fn choice(ladder: &Ladder, faces: &[u8], ctx: &mut SearchCtx<'_>) -> Option<Choice> {
    let (skill, slips) = *ctx.level.of(&SKILLS);
    let choices = choices(ladder, faces);
    if ctx.slips(slips) {
        return ctx.chance.pick(&choices).copied();
    }
    let value = |choice: &Choice| {
        let ladder = with(ladder, *choice);
        match skill {
            Skill::Run => longest(&ladder).1 as f32,
            Skill::Promise => promise(&ladder),
            Skill::Ahead => ahead(&ladder),
        }
    };
    let valued: Vec<(f32, Choice)> = choices.into_iter().map(|choice| (value(&choice), choice)).collect();
    let best = valued.iter().map(|(value, _)| *value).fold(f32::MIN, f32::max);
    let equal: Vec<Choice> =
        valued.into_iter().filter(|(value, _)| best - value < 1e-6).map(|(_, choice)| choice).collect();
    ctx.chance.pick(&equal).copied()
}

/// The throw that helps this list most, for a player who names throws.
pub fn name(ladder: &Ladder) -> Vec<u8> {
    let best = THROWS.iter().max_by(|a, b| after(ladder, &a.0).total_cmp(&after(ladder, &b.0)));
    best.map_or(Vec::new(), |(faces, _)| faces.to_vec())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::{Chance, Deadline, Level, Memo, Seed};

    /// The mean result of the best play, by trying everything.
    fn brute(ladder: &Ladder) -> f64 {
        if ladder.iter().all(Option::is_some) {
            return longest(ladder).1 as f64;
        }
        let mut sum = 0.0;
        for (a, b) in (1..=6).flat_map(|a| (1..=6).map(move |b| (a, b))) {
            let after = choices(ladder, &[a, b]).into_iter().map(|choice| brute(&with(ladder, choice)));
            sum += after.fold(0.0, f64::max);
        }
        sum / 36.0
    }

    #[test]
    fn the_last_two_throws_are_played_exactly() {
        let (mut chance, mut memo) = (Chance::seeded(&Seed([8; 32]), 0), Memo::default());
        for n in 0..60 {
            let mut number = || 10 * chance.die(6) as u8 + chance.die(6) as u8;
            let mut ladder: Ladder = std::array::from_fn(|_| Some(number()));
            ladder.sort_unstable();
            (ladder[n % LINES], ladder[(n * 7 + 3) % LINES]) = (None, None);
            let faces = [1 + (n % 6) as u8, 1 + (n / 6 % 6) as u8];
            let mut thoughts = Chance::fixed(0);
            let level = Level::new(5).expect("a level");
            let mut ctx = SearchCtx::new(level, &mut thoughts, Deadline::never(), &mut memo);
            let found = choice(&ladder, &faces, &mut ctx).expect("a line is empty");
            let value = |choice: Choice| brute(&with(&ladder, choice));
            let best = choices(&ladder, &faces).into_iter().map(value).fold(0.0, f64::max);
            assert!((value(found) - best).abs() < 1e-4, "{ladder:?} {faces:?}: {found:?}");
        }
    }
}
