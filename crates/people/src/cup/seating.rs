//! Tables of many seats: their sizes, and who sits at each.

use super::value::{Entrant, Sizes};

/// The cost of a table with this many seats. Four to eight are good, five and six are best. Other sizes are for games
/// or numbers of people that allow nothing else.
fn cost(size: u8) -> u32 {
    let off = (2 * u32::from(size)).abs_diff(11);
    off * off + if (4..=8).contains(&size) { 0 } else { 10_000 }
}

/// The sizes of tables for this many people, the largest first. It seats as many people as possible, at the best sizes.
/// Empty if there are too few for any table.
#[must_use]
pub fn split(people: usize, sizes: Sizes) -> Vec<u8> {
    // The least cost of seating exactly this many, and the last table then.
    let mut best: Vec<Option<(u32, u8)>> = vec![Some((0, 0))];
    for seated in 1..=people {
        let with = |size: u8| {
            let (before, _) = best.get(seated.checked_sub(usize::from(size))?).copied().flatten()?;
            Some((before + cost(size), size))
        };
        let least = sizes.tables().filter_map(with).min();
        best.push(least);
    }
    let mut seated = (0..=people).rev().find(|&seated| best[seated].is_some()).unwrap_or_default();
    let mut tables = Vec::new();
    while let Some(&Some((_, size @ 1..))) = best.get(seated) {
        tables.push(size);
        seated -= usize::from(size);
    }
    tables.sort_by_key(|&size| std::cmp::Reverse(size));
    tables
}

/// The size of the final table for this many people: the best one; `None` if they are too few.
#[must_use]
pub fn last(people: usize, sizes: Sizes) -> Option<u8> {
    sizes.tables().filter(|&size| usize::from(size) <= people).min_by_key(|&size| cost(size))
}

/// Seats people at tables of these sizes, the strongest first.
///
/// Each person goes where they have met the fewest people, then where the fewest sit. Among equal tables they go in
/// turn from the first to the last and back, so that the tables are equally strong. `met` is how often two people have
/// met.
#[must_use]
pub fn seat(order: &[Entrant], sizes: &[u8], met: impl Fn(Entrant, Entrant) -> usize) -> Vec<Vec<Entrant>> {
    let mut tables: Vec<Vec<Entrant>> = vec![Vec::new(); sizes.len()];
    for &one in order {
        let unwelcome = |&table: &usize| {
            let sitting: &Vec<Entrant> = &tables[table];
            let known: usize = sitting.iter().map(|&other| met(one, other)).sum();
            let turn = if sitting.len().is_multiple_of(2) { table } else { sizes.len() - table };
            (known, sitting.len(), turn)
        };
        let with_room = (0..sizes.len()).filter(|&table| tables[table].len() < usize::from(sizes[table]));
        if let Some(table) = with_room.min_by_key(unwelcome) {
            tables[table].push(one);
        }
    }
    tables
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn people_are_split_evenly() {
        let any = Sizes::of(2..=10);
        assert_eq!(split(2, any), []);
        assert_eq!(split(3, any), [3]);
        assert_eq!(split(8, any), [4, 4]);
        assert_eq!(split(13, any), [7, 6]);
        assert_eq!(split(64, any).len(), 11);
        for people in 4..=64 {
            let tables = split(people, any);
            assert_eq!(tables.iter().map(|&size| usize::from(size)).sum::<usize>(), people);
            assert!(tables.iter().all(|size| (4..=8).contains(size)), "{people}: {tables:?}");
        }
    }

    #[test]
    fn sizes_of_the_game_are_kept() {
        assert_eq!(split(11, Sizes::of([4])), [4, 4]);
        assert_eq!(split(11, Sizes::of([3])), [3, 3, 3]);
        assert_eq!(split(10, Sizes::of([4, 6])), [6, 4]);
        assert_eq!(last(20, Sizes::of([4])), Some(4));
        assert_eq!(last(20, Sizes::of(2..=10)), Some(5));
        assert_eq!(last(3, Sizes::of([4])), None);
    }

    #[test]
    fn the_strongest_are_spread() {
        let order: Vec<Entrant> = (0..8).map(Entrant).collect();
        let tables = seat(&order, &[4, 4], |_, _| 0);
        assert_eq!(tables, [[0, 3, 4, 7].map(Entrant), [1, 2, 5, 6].map(Entrant)]);
        let met =
            |one: Entrant, other: Entrant| usize::from(tables.iter().any(|t| t.contains(&one) && t.contains(&other)));
        let again = seat(&order, &[4, 4], met);
        for table in &again {
            assert_eq!(table.iter().filter(|one| tables[0].contains(one)).count(), 2, "{again:?}");
        }
    }
}
