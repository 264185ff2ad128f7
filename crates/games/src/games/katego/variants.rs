//! The variants as data: a few properties for each of them.

use crate::game::Counts;
use crate::kit::dicegame::Way;

/// The course of a variant: the prizes, and how they are won.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Course {
    /// A table of rows. Players throw values and write them into columns.
    Table,
    /// One column after the other. In each, the players outbid one another with single dice.
    Ladder,
    /// Columns 4, 5, 6 and so on, each for the player who reaches its number.
    Row(Prize),
}

/// The right to throw for a column of the one row.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Prize {
    /// All in turn. The first player to reach it has it.
    First,
    /// The player who bids most dice throws once.
    Bid,
    /// The same, but the throw may take any free column that it reaches.
    Choice,
}

/// The value of a throw.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Value {
    /// The sum of all dice.
    Sum,
    /// The product of both dice.
    Product,
    /// The product of the one thrown die and a number that grows from tour to tour.
    Tour,
}

/// The value of a side's entries in a column.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Counting {
    Sum,
    Product,
    Highest,
    /// The single highest of all entries brings the column's points. The single lowest costs them.
    Podium,
}

/// The order of the entries in a row.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Run {
    /// Any order.
    Free,
    /// They fall from left to right.
    Falling,
    /// The entries of the player who begins fall, those of the other player rise.
    Crossed,
}

/// The rule that closes a column before it is full.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Closing {
    /// No such rule.
    Never,
    /// A value that is there already closes it. Nobody gets it.
    Equal,
    /// The same value of two partners closes it. They get it.
    Partners,
}

/// The ways in which throws may come to the players.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ways {
    Turns,
    /// The host chooses.
    Any,
    /// One throw for everybody.
    Together,
    /// Named throws for everybody.
    Named,
}

#[derive(Debug)]
pub struct Variant {
    /// The word of the variant as an option.
    pub id: &'static str,
    /// The possible numbers of players.
    pub seats: Counts,
    /// The course of the variant.
    pub course: Course,
    /// Whether players who sit opposite each other are partners.
    pub pairs: bool,
    /// Whether neighbours share a table, and opponents at two tables get the same throws.
    pub twins: bool,
    /// The value of a throw.
    pub value: Value,
    /// How many entries each row has in a column. With 0, all write in one table, as often as they like.
    pub entries: usize,
    /// Whether players may write in the rows of others.
    pub anywhere: bool,
    /// Throws that a player has for the whole match, and those that come with each turn. Every throw costs one.
    pub throws: (u32, u32),
    /// Dice that a player has for the whole match, if the variant spends dice; otherwise 0.
    pub stock: u32,
    /// The order of the entries in a row.
    pub run: Run,
    /// Whether an entry must be higher than the one before it in the column, no matter whose that is.
    pub rising: bool,
    /// Whether players may give up a cell.
    pub dashes: bool,
    /// Whether a player may write nothing.
    pub declines: bool,
    /// The rule that closes a column.
    pub closing: Closing,
    /// The value of a side's entries.
    pub counting: Counting,
    /// Whether equal entries of different pairs are left out, with three pairs and more.
    pub ignores: bool,
    /// Whether a pair with two equal entries takes the column away from one with two different ones.
    pub guarded: bool,
    /// Whether the columns in the middle bring most.
    pub tent: bool,
    /// The ways in which it may be played.
    pub ways: Ways,
    /// Whether players see the rows of opponents if rows are covered.
    pub open: bool,
}

impl Variant {
    /// The possible numbers of players when throws come in that way.
    pub fn counts(&self, way: Way) -> Counts {
        let common = self.ways == Ways::Any && way != Way::Turns;
        if common && !self.pairs { MANY } else { self.seats }
    }
}

/// The most dice in one throw.
pub const MOST_DICE: u32 = 10;

/// If all write at the same time, nobody waits long for a turn, no matter how many play.
const MANY: Counts = Counts::from_to(2, 50);
const PAIRS: Counts = Counts::of(&[4, 6, 8]);
const EACH: (u32, u32) = (0, 1);

/// The base game. All other variants are mixtures of it.
const BASE: Variant = Variant {
    id: "base",
    seats: Counts::from_to(2, 12),
    course: Course::Table,
    pairs: false,
    twins: false,
    value: Value::Sum,
    entries: 1,
    anywhere: false,
    throws: EACH,
    stock: 0,
    run: Run::Free,
    rising: false,
    dashes: false,
    declines: false,
    closing: Closing::Never,
    counting: Counting::Sum,
    ignores: false,
    guarded: false,
    tent: false,
    ways: Ways::Turns,
    open: false,
};

const POWER: Variant = Variant { id: "power", throws: (10, 1), run: Run::Falling, dashes: true, ..BASE };
const PAIRED: Variant = Variant { id: "pairs", seats: PAIRS, pairs: true, ignores: true, ways: Ways::Any, ..BASE };
const FOUR: Counts = Counts::only(4);
const STOCK: Variant = Variant { id: "skittles", stock: 30, ..BASE };
const LINE: Variant = Variant { id: "skirmish", course: Course::Row(Prize::First), ..STOCK };
const COMMON: Variant = Variant { id: "progressive", entries: 0, rising: true, counting: Counting::Highest, ..BASE };

const LIST: &[Variant] = &[
    Variant { ways: Ways::Any, ..BASE },
    // Simple ones.
    Variant { id: "big", entries: 2, ways: Ways::Any, ..BASE },
    Variant { id: "product", value: Value::Product, ways: Ways::Any, ..BASE },
    Variant { id: "super", entries: 2, anywhere: true, counting: Counting::Product, ..BASE },
    Variant { id: "quench", value: Value::Product, closing: Closing::Equal, ..BASE },
    POWER,
    Variant { id: "firtree", seats: Counts::only(2), run: Run::Crossed, tent: true, ..POWER },
    // Pairs.
    PAIRED,
    Variant { id: "pairquench", ignores: false, guarded: true, ..PAIRED },
    Variant { id: "rivals", seats: FOUR, pairs: true, twins: true, ..BASE },
    Variant { id: "capture", seats: PAIRS, pairs: true, value: Value::Product, closing: Closing::Partners, ..BASE },
    Variant { id: "olympic", seats: FOUR, ways: Ways::Together, open: true, ..PAIRED },
    // Psychological ones.
    Variant { id: "psychological", seats: MANY, ways: Ways::Together, ..BASE },
    Variant { id: "diceless", seats: MANY, ways: Ways::Named, ..BASE },
    // With a limited number of throws.
    Variant { id: "spare", throws: (5, 1), ..BASE },
    Variant { id: "saving", throws: (0, 2), ..BASE },
    Variant { id: "limited", throws: (20, 0), ..BASE },
    Variant { id: "city", throws: (15, 0), value: Value::Product, rising: true, ..BASE },
    Variant { id: "village", throws: (30, 0), value: Value::Tour, ..BASE },
    // With a limited number of dice.
    STOCK,
    Variant { id: "ladder", course: Course::Ladder, ..STOCK },
    // In one row.
    LINE,
    Variant { id: "trade", course: Course::Row(Prize::Bid), ..LINE },
    Variant { id: "auction", course: Course::Row(Prize::Choice), ..LINE },
    // In one table for all.
    COMMON,
    Variant { id: "podium", rising: false, declines: true, counting: Counting::Podium, ..COMMON },
    Variant { id: "golf", stock: 50, ..COMMON },
];

/// All variants, in the order of the book.
pub static VARIANTS: &[Variant] = LIST;

/// The words of all variants.
pub static IDS: [&str; LIST.len()] = {
    let mut ids = [""; LIST.len()];
    let mut n = 0;
    while n < LIST.len() {
        ids[n] = LIST[n].id;
        n += 1;
    }
    ids
};

/// The variant with that word; the base game if there is none.
pub fn of(id: &str) -> &'static Variant {
    VARIANTS.iter().find(|variant| variant.id == id).unwrap_or(&VARIANTS[0])
}
