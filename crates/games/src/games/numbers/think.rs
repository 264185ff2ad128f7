//! The computer. It looks for the way through the pairs that leaves the fewest digits. Level 5 also looks for the way
//! after which the most can be crossed out once the rest is written on. Then the computer plays the moves that it has
//! found.

use std::collections::HashSet;
use std::hash::{DefaultHasher, Hash, Hasher};

use super::place;
use super::sheet::{Move, Sheet};
use crate::game::{Deadline, SearchCtx};

/// How a level plays.
struct Skill {
    /// How many sheets it keeps per step. 0: it takes any pair.
    width: usize,
    /// How many of the ends found it looks beyond.
    beyond: usize,
    /// How many of a hundred moves it makes without looking.
    slip: u32,
}

/// A sheet begins like every other, so without slips each level would play one and the same race again and again, and
/// luck would have decided which level wins it.
const SKILLS: [Skill; 5] = [
    Skill { width: 0, beyond: 0, slip: 0 },
    Skill { width: 2, beyond: 0, slip: 45 },
    Skill { width: 2, beyond: 0, slip: 24 },
    Skill { width: 16, beyond: 0, slip: 2 },
    Skill { width: 80, beyond: 12, slip: 0 },
];

/// The moves to play, and the sheet they were found for.
struct Plan {
    sheet: Sheet,
    /// In reverse order: the next move is the last element.
    moves: Vec<Move>,
}

pub fn think(sheet: &Sheet, stuck: bool, ctx: &mut SearchCtx<'_>) -> Option<Move> {
    let &Skill { width, beyond, slip } = ctx.level.of(&SKILLS);
    let moves = sheet.moves(stuck);
    if ctx.slips(slip) {
        return ctx.chance.pick(&moves).copied();
    }
    let kept = ctx.memo.take::<Plan>().filter(|plan| plan.sheet == *sheet && !plan.moves.is_empty());
    if kept.is_none() && width == 0 {
        let pairs: Vec<Move> = moves.iter().copied().filter(|m| *m != Move::More).collect();
        return ctx.chance.pick(if pairs.is_empty() { &moves } else { &pairs }).copied();
    }
    let mut plan =
        kept.unwrap_or_else(|| Plan { sheet: sheet.clone(), moves: found(sheet, width, beyond, &ctx.until) });
    // The time was up before the first pair: any move will do.
    let m = plan.moves.pop().or_else(|| moves.first().copied())?;
    plan.sheet.play(m, stuck).ok()?;
    let heap = plan.sheet.heap() + plan.moves.capacity() * size_of::<Move>();
    ctx.memo.keep(plan, heap);
    Some(m)
}

/// The moves that lead to the best end, in reverse order.
fn found(sheet: &Sheet, width: usize, beyond: usize, until: &Deadline) -> Vec<Move> {
    let ends = ends(sheet, width, until);
    let left = |way: &Way| {
        let mut after = way.sheet.clone();
        after.refill();
        ends_left(&after, width / 8, until)
    };
    let best = match ends.iter().find(|way| way.sheet.cleared()) {
        Some(way) => Some(way),
        None => ends.iter().take(beyond.max(1)).min_by_key(|way| if beyond > 0 { left(way) } else { way.sheet.left }),
    };
    let mut moves: Vec<Move> = best.iter().flat_map(|way| &way.strikes).copied().collect();
    if best.is_none_or(|way| !way.sheet.cleared() && way.sheet.may_refill(true)) {
        moves.push(Move::More);
    }
    moves.reverse();
    moves
}

/// The fewest digits that can be left.
fn ends_left(sheet: &Sheet, width: usize, until: &Deadline) -> usize {
    ends(sheet, width.max(1), until).iter().map(|way| way.sheet.left).min().unwrap_or(sheet.left)
}

/// A sheet that can be reached, and the strikes that lead to it.
struct Way {
    sheet: Sheet,
    strikes: Vec<Move>,
    pairs: Vec<(usize, usize)>,
}

impl Way {
    fn new(sheet: Sheet, strikes: Vec<Move>) -> Way {
        let pairs = sheet.pairs().collect();
        Way { sheet, strikes, pairs }
    }

    /// This way with one more pair. `None`: its sheet was reached before.
    fn after(&self, (one, two): (usize, usize), seen: &mut HashSet<u64>) -> Option<Way> {
        let mut sheet = self.sheet.clone();
        sheet.strike(one, two);
        if !seen.insert(key(&sheet)) {
            return None;
        }
        let mut strikes = self.strikes.clone();
        strikes.push(Move::Strike(place(one), place(two)));
        Some(Way::new(sheet, strikes))
    }
}

/// The sheets where the pairs run out, the emptiest first. This is a beam search: of the sheets after the same number
/// of strikes, it follows those with the most pairs. When time is up, it returns the sheets reached by then.
fn ends(sheet: &Sheet, width: usize, until: &Deadline) -> Vec<Way> {
    let mut front = vec![Way::new(sheet.clone(), Vec::new())];
    let mut ends = Vec::new();
    loop {
        let (open, done): (Vec<Way>, Vec<Way>) = front.into_iter().partition(|way| !way.pairs.is_empty());
        ends.extend(done);
        let mut next = Vec::new();
        let mut seen = HashSet::new();
        for way in &open {
            if until.passed() {
                ends.extend(open);
                ends.sort_by_key(|way| way.sheet.left);
                return ends;
            }
            next.extend(way.pairs.iter().filter_map(|pair| way.after(*pair, &mut seen)));
        }
        if next.is_empty() {
            ends.sort_by_key(|way| way.sheet.left);
            return ends;
        }
        next.sort_by_key(|way| std::cmp::Reverse(way.pairs.len()));
        next.truncate(width);
        front = next;
    }
}

fn key(sheet: &Sheet) -> u64 {
    let mut hasher = DefaultHasher::new();
    (0..sheet.cells()).filter(|cell| sheet.digit(*cell).is_some()).for_each(|cell| cell.hash(&mut hasher));
    hasher.finish()
}
