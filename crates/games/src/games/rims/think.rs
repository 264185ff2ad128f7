//! The computer. It solves the heaps to the end, and then looks for a rim that splits them that way. It tries many rims
//! and takes the best of the legal ones.

use std::collections::HashMap;

use super::heaps::{Heaps, SURE, Split, sorted};
use super::routes::Net;
use super::sheet::{Line, Points, Sheet};
use super::trace::{self, Aim};
use crate::base::{Chance, Seed};
use crate::game::{Deadline, SearchCtx, Skill};

/// How hard a level looks.
struct Effort {
    /// The most free points with which it solves the heaps.
    counted: u32,
    /// How many rims it tries.
    tries: u64,
    /// How many rims it searches by routes if none of the tries is right.
    routes: u64,
}

/// Levels 1 to 5.
const SKILLS: [Skill<Effort>; 5] = [
    Skill { slip: 70, how: Effort { counted: 2, tries: 60, routes: 0 } },
    Skill { slip: 40, how: Effort { counted: 5, tries: 100, routes: 0 } },
    Skill { slip: 15, how: Effort { counted: 8, tries: 300, routes: 0 } },
    Skill { slip: 4, how: Effort { counted: 12, tries: 1000, routes: 20 } },
    Skill { slip: 0, how: Effort { counted: 24, tries: 6000, routes: 150 } },
];

/// With this many winning rims, the search stops.
const ENOUGH: usize = 8;
/// How many tries there are between two looks at the clock.
const CLOCK: u64 = 16;

/// The worth of a rim: how far the result is from the wish, then the risk. Less is better.
type Worth = (u8, u32);

pub fn think(sheet: &Sheet, ctx: &mut SearchCtx<'_>) -> Option<Line> {
    let Some(effort) = ctx.skill(&SKILLS).filter(|_| !ctx.until.passed()) else {
        return trace::some(sheet, ctx.chance);
    };
    let counts = sheet.free().count_ones() <= effort.counted;
    let mut heaps = Heaps::new(sheet.terms, sheet.party.present().len() as u8, ctx.until.share(0.5));
    let worth = worths(sheet, &mut heaps, counts);
    let best = *worth.values().min()?;
    if counts && !heaps.stopped {
        ctx.evaluation = Some(if heaps.wins_by(best.0) { 1.0 } else { -1.0 });
    }
    search(sheet, &worth, best, effort, ctx)
}

/// The worth of each split. All are equal if the heaps are not solved.
fn worths(sheet: &Sheet, heaps: &mut Heaps, counts: bool) -> HashMap<Split, Worth> {
    let sizes = sorted(sheet.regions().into_iter().map(|region| region.count_ones() as u8).collect());
    let splits = heaps.splits(&sizes);
    let careful = sheet.party.present().len() == 2;
    let worth = |split: Split| {
        if !counts {
            return (split, (0, 0));
        }
        let last = heaps.after(&sizes, split);
        let after = split.after(&sizes);
        let doubt = match heaps.wins(last) {
            _ if !careful => 0,
            true => SURE - heaps.sure(&after),
            // If nothing wins, the opponent may at least make a mistake.
            false => heaps.hope(&after),
        };
        (split, (heaps.rank(last), doubt))
    };
    splits.into_iter().map(worth).collect()
}

/// The state of a search.
struct Search<'a> {
    sheet: &'a Sheet,
    regions: Vec<Points>,
    worth: &'a HashMap<Split, Worth>,
    best: Worth,
    until: Deadline,
    seed: Seed,
    /// The legal rims found, with their worth.
    found: Vec<(Worth, Line)>,
}

impl Search<'_> {
    fn add(&mut self, line: Option<Line>) {
        let valued = line.and_then(|line| valued(self.sheet, &self.regions, self.worth, line));
        self.found.extend(valued);
    }

    /// Whether the search goes on after this many tries.
    fn goes_on(&self, n: u64) -> bool {
        let good = self.found.iter().filter(|(worth, _)| worth.0 == self.best.0);
        good.count() < ENOUGH && !(n.is_multiple_of(CLOCK) && self.until.passed())
    }

    /// Tries rims for the best aims. If none is right, searches rims by routes.
    fn run(&mut self, aims: &[Aim], tries: u64, routes: u64) {
        for n in (0..tries).take_while(|_| !aims.is_empty()) {
            if !self.goes_on(n) {
                return;
            }
            // A separate generator, so that these draws are not recorded.
            let mut chance = Chance::seeded(&self.seed, n);
            // Prefer the better aims, which come first.
            let aim = aims[chance.index(aims.len()).min(chance.index(aims.len()))];
            self.add(trace::attempt(self.sheet, aim, &mut chance));
        }
        let mut nets: HashMap<Points, Option<Net>> = HashMap::new();
        for n in (tries..tries + routes).take_while(|_| !aims.is_empty()) {
            if self.found.iter().any(|(worth, _)| worth.0 == self.best.0) || self.until.passed() {
                return;
            }
            let mut chance = Chance::seeded(&self.seed, n);
            let aim = aims[chance.index(aims.len())];
            let net = nets.entry(aim.region).or_insert_with(|| Net::new(self.sheet, aim.region));
            self.add(net.as_ref().and_then(|net| net.rim(aim, &mut chance)));
        }
    }
}

/// Searches for the best worth, and takes the best rim found.
fn search(
    sheet: &Sheet,
    worth: &HashMap<Split, Worth>,
    best: Worth,
    effort: &Effort,
    ctx: &mut SearchCtx<'_>,
) -> Option<Line> {
    let regions = sheet.regions();
    let aims = aims(&regions, worth, best);
    let seed = Seed(std::array::from_fn(|_| ctx.chance.range(0, 255) as u8));
    let mut search = Search { sheet, regions, worth, best, until: ctx.until, seed, found: Vec::new() };
    search.run(&aims, effort.tries, effort.routes);
    // Draw a loop only if no larger rim is as good.
    let larger = search.found.iter().map(|(worth, _)| *worth).min();
    sheet.places(sheet.free()).for_each(|place| search.add(Some(Line(vec![place]))));
    search.found.retain(|(worth, line)| line.0.len() > 1 || larger.is_none_or(|larger| *worth < larger));
    let least = search.found.iter().map(|(worth, _)| *worth).min()?;
    let good: Vec<Line> = search.found.into_iter().filter(|(worth, _)| *worth == least).map(|(_, line)| line).collect();
    ctx.chance.pick(&good).cloned()
}

/// The aims to try: all winning splits, the surest first, with either part of the region inside.
fn aims(regions: &[Points], worth: &HashMap<Split, Worth>, best: Worth) -> Vec<Aim> {
    let good = worth.iter().filter(|(_, worth)| worth.0 == best.0);
    let mut splits: Vec<(Worth, Split)> = good.map(|(split, worth)| (*worth, *split)).collect();
    splits.sort_unstable();
    let mut aims = Vec::new();
    for (_, split) in splits {
        for region in regions.iter().copied().filter(|region| region.count_ones() == u32::from(split.of)) {
            for inside in [split.less, split.of - split.on - split.less] {
                aims.push(Aim { region, on: split.on.into(), inside: inside.into() });
            }
        }
    }
    aims
}

/// A rim with its worth, if it is legal.
fn valued(sheet: &Sheet, regions: &[Points], worth: &HashMap<Split, Worth>, line: Line) -> Option<(Worth, Line)> {
    let (curve, held) = sheet.judge(&line).ok()?;
    let region = regions.iter().copied().find(|region| region & held != 0)?;
    let (of, on) = (region.count_ones(), held.count_ones());
    let inside = sheet.inside(&curve, region & !held).count_ones();
    let less = inside.min(of - on - inside);
    // There are at most 24 of each.
    let split = Split { of: of as u8, on: on as u8, less: less as u8 };
    Some((*worth.get(&split)?, line))
}
