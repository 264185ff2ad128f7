//! Numbers with one decimal, as people type them for points between the squares. They count tenths, so they are exact.

use std::fmt;

use super::geometry::Point;

/// A number with one decimal.
///
/// ```
/// use kletka_games::kit::tenths::Tenths;
///
/// assert_eq!(Tenths::read("3,5"), Some(Tenths(35)));
/// assert_eq!(Tenths(-5).to_string(), "-0.5");
/// assert_eq!(Tenths(120).to_string(), "12");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default, Debug)]
pub struct Tenths(pub i32);

impl Tenths {
    /// Reads a number with at most four digits before the decimal point and at most one after it: `3`, `3.5`, `3,5`. No
    /// sheet needs more, so typed numbers cannot overflow a calculation.
    ///
    /// ```
    /// use kletka_games::kit::tenths::Tenths;
    ///
    /// assert_eq!(Tenths::read("-0.5"), Some(Tenths(-5)));
    /// assert_eq!(Tenths::read("3.55"), None);
    /// ```
    pub fn read(text: &str) -> Option<Tenths> {
        let (sign, digits) = text.strip_prefix(['-', '−']).map_or((1, text), |digits| (-1, digits));
        let (whole, part) = digits.split_once(['.', ',']).unwrap_or((digits, "0"));
        let number = |text: &str, most: usize| {
            let all = (1..=most).contains(&text.len()) && text.bytes().all(|c| c.is_ascii_digit());
            all.then(|| text.parse::<i32>().ok()).flatten()
        };
        Some(Tenths(sign * (number(whole, 4)? * 10 + number(part, 1)?)))
    }

    /// Reads a point, across and down, in tenths: `7.3 12.8`, `7,3 12,8`, `7.3, 12.8`, `7.3; 12.8`.
    ///
    /// ```
    /// use kletka_games::kit::geometry::Point;
    /// use kletka_games::kit::tenths::Tenths;
    ///
    /// assert_eq!(Tenths::read_point("7,3 12.8"), Some(Point::new(73, 128)));
    /// assert_eq!(Tenths::read_point("7.3"), None);
    /// ```
    pub fn read_point(text: &str) -> Option<Point> {
        let words: Vec<&str> = text.trim().trim_end_matches(['.', '!']).split_whitespace().collect();
        let [x, y] = words.as_slice() else { return None };
        Some(Point::new(Tenths::read(x.trim_end_matches([',', ';']))?.0, Tenths::read(y)?.0))
    }

    /// The text of a point in tenths for records: `7.3 12.8`.
    ///
    /// ```
    /// use kletka_games::kit::geometry::Point;
    /// use kletka_games::kit::tenths::Tenths;
    ///
    /// assert_eq!(Tenths::write_point(Point::new(73, 120)), "7.3 12");
    /// ```
    pub fn write_point(point: Point) -> String {
        format!("{} {}", Tenths(point.x), Tenths(point.y))
    }

    /// The number in units of a drawing.
    ///
    /// ```
    /// assert_eq!(kletka_games::kit::tenths::Tenths(35).units(), 3.5);
    /// ```
    pub fn units(self) -> f32 {
        self.0 as f32 / 10.0
    }
}

/// Writes a decimal point, and leaves out a decimal of 0.
impl fmt::Display for Tenths {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sign = if self.0 < 0 { "-" } else { "" };
        let (whole, part) = (self.0.unsigned_abs() / 10, self.0.unsigned_abs() % 10);
        write!(f, "{sign}{whole}")?;
        if part > 0 { write!(f, ".{part}") } else { Ok(()) }
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    #[test]
    fn what_is_no_such_number_is_refused() {
        for text in ["", ".", "3.", ".5", "3.5.1", "--3", "+3", "3.55", "12345", "a", "3 5", "３", "1e3", "-"] {
            assert_eq!(Tenths::read(text), None, "{text:?}");
        }
        for text in ["", "1", "1 2 3", "1,2", "a b", "1;2"] {
            assert_eq!(Tenths::read_point(text), None, "{text:?}");
        }
        assert_eq!(Tenths::read("9999.9"), Some(Tenths(99_999)));
        assert_eq!(Tenths::read_point(" 7.3,  12.8! "), Some(Point::new(73, 128)));
    }

    proptest! {
        #[test]
        fn what_is_written_is_read(x in -99_999..=99_999, y in -99_999..=99_999) {
            prop_assert_eq!(Tenths::read(&Tenths(x).to_string()), Some(Tenths(x)));
            let point = Point::new(x, y);
            prop_assert_eq!(Tenths::read_point(&Tenths::write_point(point)), Some(point));
        }

        #[test]
        fn any_text_is_read_without_a_panic(text in ".*") {
            if let Some(number) = Tenths::read(&text) {
                prop_assert!(number.0.abs() < 100_000);
            }
        }
    }
}
