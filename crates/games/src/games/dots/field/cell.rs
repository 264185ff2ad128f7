//! What the field keeps about one node, as bits. Every bit that belongs to a seat is one of a pair: `X << seat`.

/// A live dot of seat 0 (`<< 1`: of seat 1): it forms chains.
pub const LIVE: u16 = 1;
/// A dot of seat 0 (`<< 1`: of seat 1) that the other side has captured.
pub const DEAD: u16 = 1 << 2;
/// The node lies inside an area captured by seat 0 (`<< 1`: by seat 1).
pub const AREA: u16 = 1 << 4;
/// The node is free and lies in a house of seat 0 (`<< 1`: of seat 1).
pub const HOUSE: u16 = 1 << 6;
/// The node belongs to seat 0 (`<< 1`: to seat 1) and hangs on the edge of the sheet. The frame round the sheet has
/// both bits, so that an outermost dot finds a grounded neighbour there without a question about the edge.
pub const GROUND: u16 = 1 << 8;
/// No dot may ever be put here: the frame round the sheet, and the outermost nodes of a sheet with a border.
pub const BARRED: u16 = 1 << 10;
/// Working mark of a chain that is being traced and of an area that is being filled; never left standing.
pub const MARK: u16 = 1 << 11;

/// The bits of both seats of a pair.
pub const fn both(bit: u16) -> u16 {
    bit | bit << 1
}

/// Any dot, live or captured.
pub const DOT: u16 = both(LIVE) | both(DEAD);
/// All that forbids putting a dot.
pub const TAKEN: u16 = DOT | both(AREA) | BARRED;
