//! The format version of records, and limits on their size.

/// The version of the format.
pub const FORMAT: u32 = 1;

/// The longest line of a record in bytes.
pub const LINE_MAX: usize = 4096;

/// The most lines that a log may have.
pub const LINES_MAX: usize = 100_000;

/// The latest time of a line in milliseconds: the largest whole number that every JSON reader keeps exactly. Games can
/// add to a time without overflow.
pub const TIME_MAX: u64 = (1 << 53) - 1;
