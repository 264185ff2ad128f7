//! The kinds of lines that a mark makes. The rules need rows and open threes, the computer all of them.
//!
//! The names are those of five in a row: a *four* is one mark short of a row, whatever its length, a *three* two marks.

use crate::kit;

/// The length that wins.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Goal {
    /// How many marks in a row.
    pub line: u16,
    /// Whether more than that do not count.
    pub exact: bool,
}

impl Goal {
    /// Whether a run of this many marks wins.
    pub fn is_met(self, run: u32) -> bool {
        let line = u32::from(self.line);
        if self.exact { run == line } else { run >= line }
    }
}

/// The kind of line that a mark makes, the least first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default, Debug)]
#[repr(u8)]
pub enum Kind {
    /// Nothing that could become a row.
    #[default]
    Nothing,
    /// The beginning of a row that can be stopped at once.
    One,
    /// The beginning of an open two.
    OpenOne,
    /// Two marks, of which one more makes a three.
    Two,
    /// Two marks, of which one more makes an open three.
    OpenTwo,
    /// Three marks, of which one more makes a four.
    Three,
    /// Three marks, of which one more makes an open four.
    OpenThree,
    /// One cell completes a row.
    Four,
    /// Two cells complete rows, which are not both ends of one run: `x.xxx.x`.
    TwoFours,
    /// A run of which both ends win.
    OpenFour,
    Row,
}

impl Kind {
    /// How many there are.
    pub const COUNT: usize = Kind::Row as usize + 1;

    /// All kinds by their numbers.
    pub const ALL: [Kind; Kind::COUNT] = [
        Kind::Nothing,
        Kind::One,
        Kind::OpenOne,
        Kind::Two,
        Kind::OpenTwo,
        Kind::Three,
        Kind::OpenThree,
        Kind::Four,
        Kind::TwoFours,
        Kind::OpenFour,
        Kind::Row,
    ];

    /// The kind of a line that one more mark turns into this one.
    pub fn before(self) -> Kind {
        match self {
            Kind::Row => Kind::Four,
            Kind::OpenFour => Kind::OpenThree,
            Kind::TwoFours | Kind::Four => Kind::Three,
            Kind::OpenThree => Kind::OpenTwo,
            Kind::Three => Kind::Two,
            Kind::OpenTwo => Kind::OpenOne,
            Kind::Two => Kind::One,
            Kind::OpenOne | Kind::One | Kind::Nothing => Kind::Nothing,
        }
    }
}

/// The stretch of a line round a new mark: one bit a cell, as many to each side as a row is long, so that it can be
/// seen whether a row through the mark would be too long. The mark is bit [`Goal::line`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Stretch {
    /// The length that wins.
    pub goal: Goal,
    /// Cells with own marks, the new one among them.
    pub own: u32,
    /// Empty cells.
    pub free: u32,
}

impl Stretch {
    /// The bit of the new mark.
    fn middle(self) -> u32 {
        u32::from(self.goal.line)
    }

    /// The run of marks through a cell: its first bit and its length.
    fn run(own: u32, at: u32) -> (u32, u32) {
        let above = (own >> (at + 1)).trailing_ones();
        let below = if at == 0 { 0 } else { (own << (32 - at)).leading_ones() };
        (at - below, above + below + 1)
    }

    /// Whether the mark makes a row.
    pub fn is_row(self) -> bool {
        self.goal.is_met(Stretch::run(self.own, self.middle()).1)
    }

    /// The empty cells where one more mark makes a row through the mark.
    fn ends(self) -> u32 {
        let completes = |end: &u32| {
            let (first, count) = Stretch::run(self.own | 1 << end, *end);
            self.goal.is_met(count) && (first..first + count).contains(&self.middle())
        };
        bits(self.free).filter(completes).fold(0, |ends, end| ends | 1 << end)
    }

    /// Whether the mark is in a run of which both ends win.
    fn is_open_four(self, ends: u32) -> bool {
        let (first, count) = Stretch::run(self.own, self.middle());
        let reaches = |bit: u32| ends >> bit & 1 != 0;
        count + 1 == u32::from(self.goal.line) && first > 0 && reaches(first - 1) && reaches(first + count)
    }

    /// The same with one more own mark on an empty cell.
    pub fn with(self, bit: u32) -> Stretch {
        Stretch { own: self.own | 1 << bit, free: self.free & !(1 << bit), ..self }
    }

    /// The marks of the open three that the mark makes: those that with one more are an open four. A line in which it
    /// makes a four or a row holds no three.
    pub fn open_three(self) -> Option<u32> {
        if self.own.count_ones() + 2 < self.middle() || self.is_row() || self.ends() != 0 {
            return None;
        }
        bits(self.free).find_map(|more| {
            let next = self.with(more);
            let (first, count) = Stretch::run(next.own, self.middle());
            next.is_open_four(next.ends()).then_some((((1u32 << count) - 1) << first) & self.own)
        })
    }

    /// The kind that the mark makes. `before` returns the kind that it would make with one more mark on an empty cell.
    pub fn kind(self, mut before: impl FnMut(u32) -> Kind) -> Kind {
        if self.is_row() {
            return Kind::Row;
        }
        let ends = self.ends();
        match ends.count_ones() {
            0 => bits(self.free).map(|more| before(more).before()).max().unwrap_or_default(),
            1 => Kind::Four,
            _ if self.is_open_four(ends) => Kind::OpenFour,
            _ => Kind::TwoFours,
        }
    }
}

/// The numbers of the bits that are set.
pub fn bits(set: u32) -> impl Iterator<Item = u32> {
    // There are 32 of them.
    kit::bits::bits(set.into()).map(|bit| bit as u32)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A stretch in signs: `X` the new mark, `x` own ones, `.` empty cells, the rest is blocked.
    fn stretch(line: u16, exact: bool, text: &str) -> Stretch {
        let at = text.find('X').expect("the new mark");
        let mut stretch = Stretch { goal: Goal { line, exact }, own: 0, free: 0 };
        for (n, sign) in text.bytes().enumerate() {
            let Some(bit) = (usize::from(line) + n).checked_sub(at).filter(|bit| *bit <= 2 * usize::from(line)) else {
                continue;
            };
            stretch.own |= u32::from(sign.eq_ignore_ascii_case(&b'x')) << bit;
            stretch.free |= u32::from(sign == b'.') << bit;
        }
        stretch
    }

    fn kind(stretch: Stretch) -> Kind {
        stretch.kind(|more| kind(stretch.with(more)))
    }

    #[test]
    fn lines_are_what_players_call_them() {
        for (text, expected) in [
            ("xxXxx", Kind::Row),
            ("xxxXxx", Kind::Row),
            (".xxXx.", Kind::OpenFour),
            ("oxxXx.", Kind::Four),
            ("oxxXxo", Kind::Nothing),
            ("x.xXx.x", Kind::TwoFours),
            ("xx.xX", Kind::Four),
            ("..xXx..", Kind::OpenThree),
            (".xX.x.", Kind::OpenThree),
            ("o.xXx..", Kind::OpenThree),
            ("o.xXx.o", Kind::Three),
            ("oxxX..", Kind::Three),
            ("x.X.x", Kind::Three),
            ("...xX...", Kind::OpenTwo),
            ("oxX...", Kind::Two),
            ("....X....", Kind::OpenOne),
            ("oX....", Kind::One),
            ("oX...o", Kind::Nothing),
        ] {
            assert_eq!(kind(stretch(5, false, text)), expected, "{text}");
        }
    }

    #[test]
    fn longer_rows_count_unless_they_must_be_exact() {
        for (text, usual, exact) in [
            ("xxxXxx", Kind::Row, Kind::Nothing),
            ("x.xXxx..", Kind::OpenFour, Kind::Four),
            (".x.xxX.", Kind::Four, Kind::Four),
            ("x.xxX..", Kind::Four, Kind::Four),
            ("x..xxX..x", Kind::OpenThree, Kind::Three),
            ("x..xXx.x", Kind::Four, Kind::Four),
        ] {
            let kinds = [false, true].map(|exact| kind(stretch(5, exact, text)));
            assert_eq!(kinds, [usual, exact], "{text}");
        }
    }

    #[test]
    fn an_open_three_is_told_by_its_marks() {
        let three = |text| stretch(5, false, text).open_three().map(u32::count_ones);
        assert_eq!(three("..xXx.."), Some(3));
        assert_eq!(three(".x.xX."), Some(3));
        assert_eq!(three("..xXx.o"), Some(3));
        assert_eq!(three(".oxXx.."), None);
        assert_eq!(three("o.xXx.o"), None, "one more mark makes no open four");
        assert_eq!(three("x.Xxx.."), None, "that is a four");
        assert_eq!(three("...Xx..."), None);
        assert_eq!(stretch(4, false, "..Xx..").open_three().map(u32::count_ones), Some(2), "of four in a row");
        assert_eq!(stretch(6, false, "..xXxx..").open_three().map(u32::count_ones), Some(4), "of six in a row");
    }
}
