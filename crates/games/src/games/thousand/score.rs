//! The values of thrown dice.

/// The number of dice.
pub const DICE: usize = 6;
/// The value of all six faces in one throw.
const STREET: u32 = 150;

/// The number of dice with each face. Index 0 is for ones.
fn counts(faces: &[u8]) -> [u32; 6] {
    std::array::from_fn(|n| faces.iter().filter(|face| usize::from(**face) == n + 1).count() as u32)
}

/// The value of this many dice with the same face in one throw. `None`: they score only together with others. Six are
/// not counted, since they win.
fn of_face(face: u32, dice: u32) -> Option<u32> {
    let single = match face {
        1 => Some(10),
        5 => Some(5),
        _ => None,
    };
    // Three or more ones count as tens.
    let value = if face == 1 { 10 } else { face };
    match dice {
        0 => Some(0),
        1 | 2 => single.map(|points| dice * points),
        3 => Some(10 * value),
        4 => Some(20 * value),
        _ => Some(100 * value),
    }
}

/// The value of dice set aside from one throw. `None`: there are none, or some of them do not score.
pub fn points(set: &[u8]) -> Option<u32> {
    let counts = counts(set);
    if counts == [1; 6] {
        return Some(STREET);
    }
    let sum: Option<u32> = (1..).zip(counts).map(|(face, dice)| of_face(face, dice)).sum();
    sum.filter(|_| !set.is_empty())
}

/// Whether all six dice are equal.
pub fn wins(faces: &[u8]) -> bool {
    counts(faces).contains(&(DICE as u32))
}

/// All scoring dice of a throw, ascending.
pub fn best(thrown: &[u8]) -> Vec<u8> {
    let counts = counts(thrown);
    let counting = |face: u8| counts == [1; 6] || matches!(face, 1 | 5) || counts[usize::from(face) - 1] >= 3;
    let mut set: Vec<u8> = thrown.iter().copied().filter(|face| counting(*face)).collect();
    set.sort_unstable();
    set
}

/// Whether a throw has these dice.
pub fn has(thrown: &[u8], set: &[u8]) -> bool {
    counts(thrown).iter().zip(counts(set)).all(|(have, want)| *have >= want)
}

/// All sets that can be set aside from a throw. Each is ascending. The set of all scoring dice comes first, then sets
/// with fewer dice.
pub fn sets(thrown: &[u8]) -> Vec<Vec<u8>> {
    let all = best(thrown);
    let mut sets: Vec<Vec<u8>> = (1..1usize << all.len())
        .map(|bits| all.iter().enumerate().filter(|(n, _)| bits >> n & 1 == 1).map(|(_, face)| *face).collect())
        .filter(|set: &Vec<u8>| points(set).is_some())
        .collect();
    sets.sort_unstable_by_key(|set| (usize::MAX - set.len(), set.clone()));
    sets.dedup();
    sets
}

/// For each size, the set with the highest value. The largest set comes first.
pub fn worthwhile(thrown: &[u8]) -> Vec<Vec<u8>> {
    let mut sets = sets(thrown);
    sets.sort_by_key(|set| (usize::MAX - set.len(), u32::MAX - points(set).unwrap_or(0)));
    sets.dedup_by_key(|set| set.len());
    sets
}
