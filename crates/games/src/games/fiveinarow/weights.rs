//! The worth of cells by the two best kinds of lines that a side makes there: the best one is the row of a table, the
//! second one the column.
//!
//! The tables were fitted to the results of matches of the computer against itself (logistic regression): 256 more make
//! a win *e* times as likely as a loss, compared to before. A cell that could become nothing or a first mark alone
//! counts nothing, so cells far from all marks do not matter.

use super::rows::Kind;

/// The value of being to move.
pub const TEMPO: i32 = 44;

/// For the mover. An open four or more has won already.
const MOVER: [[i16; Kind::COUNT]; Kind::COUNT] = [
    [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    [1, -6, 0, -3, 0, 0, 0, 0, 0, 0, 0],
    [52, 4, 1, 4, 13, 0, 0, 0, 0, 0, 0],
    [0, -14, 8, -7, 17, 38, 0, 0, 0, 0, 0],
    [-35, -2, 33, 18, 62, 68, 129, 0, 0, 0, 0],
    [40, 99, 54, 46, 135, 143, 706, 112, 0, 0, 0],
    [-9, -4, 1, -3, 19, 48, 367, 0, 0, 0, 0],
    [-9, -4, 1, -3, 19, 48, 367, 0, 0, 0, 0],
    [-9, -4, 1, -3, 19, 48, 367, 0, 0, 0, 0],
];

/// For the other side.
const OTHER: [[i16; Kind::COUNT]; Kind::COUNT] = [
    [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    [1, 6, -4, -4, 0, 0, 0, 0, 0, 0, 0],
    [38, 2, 1, 2, 10, 0, 0, 0, 0, 0, 0],
    [58, -13, 9, -2, 16, 37, 0, 0, 0, 0, 0],
    [-9, -25, 21, 15, 49, 43, 77, 0, 0, 0, 0],
    [-21, 93, 52, 65, 122, 142, 276, 43, 0, 0, 0],
    [69, 63, 74, 61, 87, 139, 205, 39, 73, 0, 0],
    [156, 109, 138, 196, 229, 229, 284, 126, 164, 394, 0],
    [-5, -13, -1, 1, 19, 53, 132, -34, 0, 228, 0],
];

/// The weight of a kind in the order of moves.
const WORTH: [i16; Kind::COUNT] = [0, 1, 3, 6, 16, 20, 60, 70, 400, 450, 1200];

/// One of the tables by classes: the best kind is in the upper half of the byte.
const fn classes(table: &[[i16; Kind::COUNT]; Kind::COUNT]) -> [i16; 256] {
    let mut classes = [0; 256];
    let mut class = 0;
    while class < classes.len() {
        let (best, second) = (class >> 4, class & 15);
        if best < Kind::COUNT && second < Kind::COUNT {
            classes[class] = table[best][second];
        }
        class += 1;
    }
    classes
}

/// The weight of a class for the mover.
pub const ATTACK: [i16; 256] = classes(&MOVER);
/// The weight of a class for the other side.
pub const DEFEND: [i16; 256] = classes(&OTHER);
/// The weight of a class in the order of moves.
pub const URGENCY: [i16; 256] = {
    let mut table = [[0; Kind::COUNT]; Kind::COUNT];
    let mut best = 0;
    while best < Kind::COUNT {
        let mut second = 0;
        while second <= best {
            table[best][second] = WORTH[best] + WORTH[second];
            second += 1;
        }
        best += 1;
    }
    classes(&table)
};
