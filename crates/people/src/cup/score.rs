//! The points of a match. Points are counted in halves: a win in a match of two is 2, a draw 1.

/// The points of the places at a table of many, in halves: 6, 5, 3 and 1 point, nothing from the fifth place on.
const PRIZES: [u16; 4] = [12, 10, 6, 2];

/// Half points for a bye in a Swiss: a win.
pub const BYE: u16 = 2;
/// Half points for a bye at tables: a third place.
pub const BYE_FROM_TABLES: u16 = PRIZES[2];
/// Half points for joining late.
pub const LATE: u16 = 1;

/// Converts any place numbers to places from 1, with gaps after ties. Seats that gave up or did not appear share the
/// last place, no matter what place was reported.
#[must_use]
pub fn places(raw: &[u8], gone: &[bool]) -> Vec<u8> {
    let key = |seat: usize| match gone.get(seat) {
        Some(true) => (true, 0),
        _ => (false, raw[seat]),
    };
    (0..raw.len()).map(|seat| 1 + (0..raw.len()).filter(|&other| key(other) < key(seat)).count() as u8).collect()
}

/// The half points of a seat, by the places from [`places`]. A seat that is gone gets none.
///
/// `prizes` is for tables of many: those who tie share the points of their places, rounded down to half points.
/// Otherwise it is a match of two.
#[must_use]
pub fn points(places: &[u8], gone: &[bool], seat: usize, prizes: bool) -> u16 {
    let stays = |seat: usize| !gone.get(seat).copied().unwrap_or_default();
    let Some(&place) = places.get(seat).filter(|_| stays(seat)) else { return 0 };
    let tied = (0..places.len()).filter(|&other| places[other] == place && stays(other)).count();
    match (prizes, place, tied) {
        (true, _, _) => {
            let first = usize::from(place.max(1)) - 1;
            PRIZES.iter().skip(first).take(tied).sum::<u16>() / tied as u16
        }
        (false, 1, 1) => 2,
        (false, 1, _) => 1,
        (false, _, _) => 0,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn those_who_are_gone_stand_last() {
        assert_eq!(places(&[5, 2, 2, 9], &[false; 4]), [3, 1, 1, 4]);
        assert_eq!(places(&[1, 2, 3, 1], &[true, false, false, true]), [3, 1, 2, 3]);
    }

    #[test]
    fn two_share_a_point() {
        let both = |places: &[u8], gone: &[bool]| [0, 1].map(|seat| points(places, gone, seat, false));
        assert_eq!(both(&[1, 2], &[false; 2]), [2, 0]);
        assert_eq!(both(&[1, 1], &[false; 2]), [1, 1]);
        assert_eq!(both(&[1, 2], &[false, true]), [2, 0]);
        assert_eq!(both(&[1, 1], &[true, true]), [0, 0], "nobody appeared");
    }

    #[test]
    fn tables_share_prizes() {
        let all = |places: &[u8], gone: &[bool]| {
            (0..places.len()).map(|seat| points(places, gone, seat, true)).collect::<Vec<_>>()
        };
        assert_eq!(all(&[2, 1, 3, 5, 4], &[]), [10, 12, 6, 0, 2]);
        assert_eq!(all(&[1, 1, 3, 4], &[]), [11, 11, 6, 2]);
        assert_eq!(all(&[1, 1, 1, 4], &[false, false, false, true]), [9, 9, 9, 0]);
    }
}
