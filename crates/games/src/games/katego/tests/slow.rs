//! The entries of random matches, recorded from outside and counted again, variant by variant, by the rules.

use std::collections::BTreeMap;

use super::*;

/// A value in a cell: the row, the writer, the number of the column, the value; `None` for a dash.
type Line = (u8, u8, i64, Option<i64>);

/// The record of a match.
#[derive(Default)]
struct Log {
    lines: Vec<Line>,
    /// How often dice fell for each seat, and how many.
    throws: BTreeMap<u8, i64>,
    dice: BTreeMap<u8, i64>,
    turns: BTreeMap<u8, i64>,
}

/// The new entries of a match, without the zeros of players who are out.
fn watch(settings: &str, seats: u8, seed: u8) -> (Log, Played) {
    let (mut log, mut before): (Log, Option<Table>) = (Log::default(), None);
    let played = wander(settings, seats, seed, |table, chosen| {
        if let (Some(old), Some((by, text))) = (&before, chosen) {
            for seat in (0..seats).map(Seat) {
                for column in 0..table.rules.columns {
                    let (was, is) = (old.cell(seat, column).len(), table.cell(seat, column));
                    let number = table.rules.number(column).into();
                    for mark in is.iter().skip(was).filter(|mark| **mark != Mark::Value(0)) {
                        let value = if *mark == Mark::Dash { None } else { Some(mark.value().into()) };
                        log.lines.push((seat.0, by.0, number, value));
                    }
                }
            }
            if text.starts_with("column") || text.starts_with("dash") || text == "pass" {
                *log.turns.entry(by.0).or_default() += 1;
            }
            if let Some(count) = text.strip_prefix("throw ") {
                *log.dice.entry(by.0).or_default() += count.parse::<i64>().expect("a count");
            }
            if text == "throw" {
                *log.throws.entry(by.0).or_default() += 1;
            }
        }
        before = Some(table.clone());
    });
    (log, played)
}

/// The owner of the single highest of some values.
fn single(values: &[(u8, i64)]) -> Option<u8> {
    let most = values.iter().map(|(_, value)| *value).max().filter(|most| *most > 0)?;
    let best: Vec<u8> = values.iter().filter(|(_, value)| *value == most).map(|(who, _)| *who).collect();
    if best.len() == 1 { Some(best[0]) } else { None }
}

/// The values of a row in a column.
fn cell(log: &Log, row: u8, column: i64) -> Vec<i64> {
    log.lines.iter().filter(|line| line.0 == row && line.2 == column).map(|line| line.3.unwrap_or(0)).collect()
}

/// The owners of a column: players, or pairs by their first player.
fn owner(id: &str, log: &Log, seats: u8, column: i64) -> Vec<u8> {
    let players: Vec<u8> = (0..seats).collect();
    let pairs: Vec<u8> = (0..seats / 2).collect();
    let half = seats / 2;
    let both = |pair: u8| [cell(log, pair, column), cell(log, pair + half, column)].concat();
    let all =
        |who: &[u8], make: &dyn Fn(u8) -> i64| single(&who.iter().map(|seat| (*seat, make(*seat))).collect::<Vec<_>>());
    let sum = |seat: u8| cell(log, seat, column).iter().sum();
    let winner = match id {
        "super" => all(&players, &|seat| match cell(log, seat, column)[..] {
            [one, two] => one * two,
            _ => 0,
        }),
        "progressive" | "golf" => log.lines.iter().rfind(|line| line.2 == column).map(|line| line.0),
        "city" => log.lines.iter().rfind(|line| line.2 == column).map(|line| line.0),
        "quench" => {
            let values: Vec<i64> = log.lines.iter().filter(|line| line.2 == column).filter_map(|line| line.3).collect();
            let equal = (1..values.len()).any(|n| values[..n].contains(&values[n]));
            if equal { None } else { all(&players, &sum) }
        }
        "pairs" | "olympic" => all(&pairs, &|pair| {
            let others: Vec<i64> =
                pairs.iter().filter(|other| **other != pair).flat_map(|other| both(*other)).collect();
            both(pair).into_iter().filter(|value| half < 3 || !others.contains(value)).sum()
        }),
        "pairquench" => all(&pairs, &|pair| both(pair).iter().sum()).filter(|best| {
            let equal = |pair: u8| both(pair)[0] == both(pair)[1];
            equal(*best) || !pairs.iter().any(|other| other != best && equal(*other))
        }),
        "capture" => {
            let caught = pairs.iter().copied().find(|pair| matches!(both(*pair)[..], [one, two] if one == two));
            caught.or_else(|| all(&pairs, &|pair| both(pair).iter().sum()))
        }
        "rivals" => return [all(&[0, 1], &sum), all(&[2, 3], &sum)].into_iter().flatten().collect(),
        _ => all(&players, &sum),
    };
    winner.into_iter().collect()
}

/// The points of everybody.
fn count(id: &str, log: &Log, seats: u8, columns: &[(i64, i64)]) -> Vec<i64> {
    let mut points = vec![0; usize::from(seats)];
    for (number, worth) in columns {
        if id == "podium" {
            let of: Vec<(u8, i64)> =
                log.lines.iter().filter(|line| line.2 == *number).map(|line| (line.0, line.3.unwrap_or(0))).collect();
            let down: Vec<(u8, i64)> = of.iter().map(|(who, value)| (*who, 100 - value)).collect();
            single(&of).into_iter().for_each(|who| points[usize::from(who)] += worth);
            let several = of.iter().any(|(who, _)| *who != of[0].0);
            single(&down).filter(|_| several).into_iter().for_each(|who| points[usize::from(who)] -= worth);
            continue;
        }
        for who in owner(id, log, seats, *number) {
            points[usize::from(who)] += worth;
        }
    }
    if ["pairs", "olympic", "pairquench", "capture", "rivals"].contains(&id) {
        let half = usize::from(seats / 2);
        let sums: Vec<i64> = (0..half).map(|pair| points[pair] + points[pair + half]).collect();
        return sums.iter().chain(&sums).copied().collect();
    }
    points
}

#[cfg(thorough)]
#[test]
fn random_matches_are_counted_alike() {
    for variant in VARIANTS.iter().filter(|variant| variant.course == super::super::variants::Course::Table) {
        for seats in counts(variant.id) {
            for seed in 0..25 {
                let settings = format!("variant={} columns={}", variant.id, seats.max(2 + seed % 7));
                let (log, played) = watch(&settings, seats, seed);
                let rules = played.table().rules;
                let columns: Vec<(i64, i64)> =
                    (0..rules.columns).map(|n| (i64::from(rules.number(n)), rules.points(n))).collect();
                let scores = played.outcome().scores.expect("it counts");
                assert_eq!(scores, count(variant.id, &log, seats, &columns), "{settings} {seats} {seed}");
                is_lawful(variant.id, &log, &played, &settings);
            }
        }
    }
}

/// Checks that the entries obey the rules.
fn is_lawful(id: &str, log: &Log, played: &Played, settings: &str) {
    let table = played.table();
    let columns = table.rules.columns as i64;
    for seat in 0..table.rules.seats {
        let row: Vec<i64> =
            (1..=columns).flat_map(|column| cell(log, seat, column)).filter(|value| *value > 0).collect();
        let falls = row.windows(2).all(|two| two[0] > two[1]);
        let rises = row.windows(2).all(|two| two[0] < two[1]);
        assert!(id != "power" || falls, "{settings}: {row:?}");
        assert!(id != "firtree" || if Seat(seat) == table.common.first { falls } else { rises }, "{settings}: {row:?}");
        let again = log.throws.get(&seat).copied().unwrap_or(0);
        let turns = log.turns.get(&seat).copied().unwrap_or(0);
        let most = match id {
            "power" | "firtree" => 10,
            "spare" => 5,
            "saving" => turns,
            "limited" => 20 - turns,
            "city" => 15 - turns,
            "village" => 30 - turns,
            _ => 0,
        };
        assert!(again <= most, "{settings}: {again} throws again in {turns} turns");
        let spent = log.dice.get(&seat).copied().unwrap_or(0);
        let stock = if id == "golf" { 50 } else { 30 };
        assert!(spent <= stock && (spent > 0) == ["skittles", "golf"].contains(&id), "{settings}: {spent} dice");
        let own = log.lines.iter().filter(|line| line.1 == seat).count() as i64;
        let full = if ["big", "super"].contains(&id) { 2 * columns } else { columns };
        assert!(own <= full, "{settings}: {own} entries");
        assert!(
            own == full || !["base", "big", "super", "product", "power", "firtree"].contains(&id),
            "{settings}: {own}"
        );
    }
    if ["city", "progressive", "golf"].contains(&id) {
        for column in 1..=columns {
            let values: Vec<_> = log.lines.iter().filter(|line| line.2 == column).map(|line| line.3).collect();
            assert!(values.is_sorted_by(|a, b| a < b), "{settings}: {values:?}");
        }
    }
}

/// Every column of the ladder and of the one row has at most one owner, and dice never come from nowhere.
#[test]
fn columns_that_are_fought_for_are_won_once() {
    for id in ["ladder", "skirmish", "trade", "auction"] {
        for seats in [2, 3, 5] {
            for seed in 0..40 {
                let settings = format!("variant={id} columns={}", 2 + seed % 11);
                let (_, played) = watch(&settings, seats, seed);
                let (table, scores) = (played.table(), played.outcome().scores.expect("it counts"));
                let won: i64 = (0..table.rules.columns)
                    .filter(|column| {
                        matches!(table.common.closed[*column], Some(super::super::table::Closed::Taken(_)))
                    })
                    .map(|column| table.rules.points(column))
                    .sum();
                assert_eq!(scores.iter().sum::<i64>(), won, "{settings}");
                assert!(table.players.iter().all(|player| player.dice <= 30));
            }
        }
    }
}

/// If a player leaves in the middle, the others finish the match, and come before that player.
#[test]
fn the_others_go_on_when_somebody_leaves() {
    for variant in VARIANTS.iter().filter(|variant| variant.seats.most() > 2) {
        let seats = variant.seats.at_least(3);
        for seed in 0..12 {
            let setting = format!("variant={} columns=4", variant.id);
            let rules = GAME.options(&mut options(&setting), seats).expect("options that can be played");
            let mut chance = Chance::seeded(&Seed([seed; 32]), 5);
            let mut ctx = StepCtx::new(Chance::seeded(&Seed([seed; 32]), 0), 0);
            let mut state = GAME.setup(&rules, Seating { seats, first: A, rules: INFO.rules }, &mut ctx);
            let gone = Seat(seed % seats);
            for ply in 1..3_000 {
                let mut ctx = StepCtx::new(Chance::seeded(&Seed([seed; 32]), ply), 0);
                if ply == u64::from(seed) * 2 + 3 {
                    GAME.leave(&mut state, gone, &mut ctx);
                    continue;
                }
                let Some(seat) = GAME.turn(&state).seats().iter().next() else { break };
                assert!(ply <= u64::from(seed) * 2 + 3 || seat != gone, "{setting}");
                let m = GAME.sample(&state, seat, &mut chance).expect("who is asked has a move");
                GAME.apply(&mut state, seat, &m, &mut ctx).expect("a sample is legal");
            }
            let Turn::Over(outcome) = GAME.turn(&state) else { panic!("{setting} {seed} goes on") };
            let left = !state.board().round.present().has(gone);
            assert!(!left || outcome.places[gone.index()] == seats, "{setting}: {outcome:?}");
        }
    }
}
