//! The variants as data: a few properties for each of them.

use crate::game::Counts;
use crate::kit::dicegame::Way;

/// What the players fight over, and how.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Course {
    /// A table of rows: values are thrown and written into columns.
    Table,
    /// One column after the other; in each the players outbid one another with single dice.
    Ladder,
    /// Columns 4, 5, 6 and so on, each for whoever reaches its number.
    Row(Prize),
}

/// Who may throw for a column of the one row.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Prize {
    /// All in turn: the first to reach it.
    First,
    /// The player who bids most dice, once.
    Bid,
    /// The same, and the throw may take any free column that it reaches.
    Choice,
}

/// What is written after a throw.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Value {
    /// The sum of all dice.
    Sum,
    /// The product of both dice.
    Product,
    /// The product of the one die that is thrown and a number that grows from tour to tour.
    Tour,
}

/// What a side makes of its entries in a column.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Counting {
    /// Their sum.
    Sum,
    /// Their product.
    Product,
    /// The highest.
    Highest,
    /// The single highest of all entries brings the column's points, the single lowest costs them.
    Podium,
}

/// How the entries of a row must run.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Run {
    /// As they like.
    Free,
    /// They fall from left to right.
    Falling,
    /// Those of whoever begins fall, those of the other one rise.
    Crossed,
}

/// When a column closes before it is full.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Closing {
    /// Never.
    Never,
    /// With a value that stands there already: nobody gets it.
    Equal,
    /// With the same value of two partners: they get it.
    Partners,
}

/// In which ways throws may come to the players.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ways {
    /// In turn.
    Turns,
    /// As the host likes.
    Any,
    /// One throw for everybody.
    Together,
    /// Named throws for everybody.
    Named,
}

/// A variant.
#[derive(Debug)]
pub struct Variant {
    /// Its word as an option.
    pub id: &'static str,
    /// How many may play.
    pub seats: Counts,
    /// What they fight over.
    pub course: Course,
    /// Whether those who sit opposite each other are partners.
    pub pairs: bool,
    /// Whether neighbours share a table, and opponents at two tables get the same throws.
    pub twins: bool,
    /// What is written.
    pub value: Value,
    /// How many entries each row has in a column; 0: all write in one table, as often as they like.
    pub entries: usize,
    /// Whether one may write in the rows of others.
    pub anywhere: bool,
    /// Throws that a player has for the whole match, and those that come with each turn. Every throw costs one.
    pub throws: (u32, u32),
    /// Dice that a player has for the whole match, where dice are spent; else 0.
    pub stock: u32,
    /// How the entries of a row run.
    pub run: Run,
    /// Whether an entry must be higher than the one before it in the column, whosever that is.
    pub rising: bool,
    /// Whether a cell may be given up.
    pub dashes: bool,
    /// Whether a player may write nothing.
    pub declines: bool,
    /// What closes a column.
    pub closing: Closing,
    /// What a side makes of its entries.
    pub counting: Counting,
    /// Whether equal entries of different pairs are left out, with three pairs and more.
    pub ignores: bool,
    /// Whether a pair with two equal entries takes the column away from one with two different ones.
    pub guarded: bool,
    /// Whether the columns in the middle bring most.
    pub tent: bool,
    /// In which ways it may be played.
    pub ways: Ways,
    /// Whether the rows of opponents are seen where rows are covered.
    pub open: bool,
}

impl Variant {
    /// How many may play it in that way.
    pub fn counts(&self, way: Way) -> Counts {
        let common = self.ways == Ways::Any && way != Way::Turns;
        if common && !self.pairs { MANY } else { self.seats }
    }
}

/// Most dice of one throw.
pub const MOST_DICE: u32 = 10;

/// Where all write at the same time nobody waits long for a turn, however many they are.
const MANY: Counts = Counts::from_to(2, 50);
const PAIRS: Counts = Counts::of(&[4, 6, 8]);
const EACH: (u32, u32) = (0, 1);

/// The base game, of which all others are mixtures.
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

/// All variants, in the order in which the book has them.
pub static VARIANTS: &[Variant] = LIST;

/// Their words.
pub static IDS: [&str; LIST.len()] = {
    let mut ids = [""; LIST.len()];
    let mut n = 0;
    while n < LIST.len() {
        ids[n] = LIST[n].id;
        n += 1;
    }
    ids
};

/// The variant of that word; the base game where there is none.
pub fn of(id: &str) -> &'static Variant {
    VARIANTS.iter().find(|variant| variant.id == id).unwrap_or(&VARIANTS[0])
}
