//! What thrown dice count.

/// How many dice there are.
pub const DICE: usize = 6;
/// All faces in one throw.
const STREET: u32 = 150;

/// How many dice show each face; the ones stand first.
fn counts(faces: &[u8]) -> [u32; 6] {
    std::array::from_fn(|n| faces.iter().filter(|face| usize::from(**face) == n + 1).count() as u32)
}

/// What so many dice of a face count that fell together; nothing where they count only with others. Six are not
/// counted: they win.
fn of_face(face: u32, dice: u32) -> Option<u32> {
    let single = match face {
        1 => Some(10),
        5 => Some(5),
        _ => None,
    };
    // Three ones and more count as tens.
    let value = if face == 1 { 10 } else { face };
    match dice {
        0 => Some(0),
        1 | 2 => single.map(|points| dice * points),
        3 => Some(10 * value),
        4 => Some(20 * value),
        _ => Some(100 * value),
    }
}

/// What dice of one throw count if they are set aside together; `None`: there are none, or some of them count nothing.
pub fn points(set: &[u8]) -> Option<u32> {
    let counts = counts(set);
    if counts == [1; 6] {
        return Some(STREET);
    }
    let sum: Option<u32> = (1..).zip(counts).map(|(face, dice)| of_face(face, dice)).sum();
    sum.filter(|_| !set.is_empty())
}

/// Whether six dice are equal.
pub fn wins(faces: &[u8]) -> bool {
    counts(faces).contains(&(DICE as u32))
}

/// All dice of a throw that count something, ascending.
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

/// The sets of a throw that can be set aside, each ascending: all that counts first, then those with fewer dice.
pub fn sets(thrown: &[u8]) -> Vec<Vec<u8>> {
    let all = best(thrown);
    let mut sets: Vec<Vec<u8>> = (1..1usize << all.len())
        .map(|bits| all.iter().enumerate().filter(|(n, _)| bits >> n & 1 == 1).map(|(_, face)| *face).collect())
        .filter(|set: &Vec<u8>| points(set).is_some())
        .collect();
    sets.sort_by_key(|set| (usize::MAX - set.len(), set.clone()));
    sets.dedup();
    sets
}

/// Of the sets with as many dice the one that counts most, the largest first.
pub fn worthwhile(thrown: &[u8]) -> Vec<Vec<u8>> {
    let mut sets = sets(thrown);
    sets.sort_by_key(|set| (usize::MAX - set.len(), u32::MAX - points(set).unwrap_or(0)));
    sets.dedup_by_key(|set| set.len());
    sets
}
