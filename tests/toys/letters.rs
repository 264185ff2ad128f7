//! Letters of a word that the host may choose, one after the other, on a sheet of odd sides. By its first rules, a
//! wrong letter cost the latest one.

use kletka_games::game::options::Alphabet;
use kletka_games::game::scene::Scene;
use kletka_games::game::{
    Ask, Counts, Drawn, Family, Game, Info, Input, Moves, OptDef, OptKind, OptValue, OptValues, Outcome, Place, Reject,
    Seat, StepCtx, Table, Text, Turn, Viewer, Weight,
};
use kletka_games::kit::grid;

use super::{facts, sheet::Sheet};

pub struct Letters;

static INFO: Info = Info {
    rules: 3,
    since: 2,
    family: Family::WORDS,
    weight: Weight::Full,
    options: &[
        OptDef::new("size", OptKind::Size { least: 3, most: (9, 7), step: 2, default: (5, 5) }),
        OptDef::new("lang", OptKind::Choice(&["en", "ru"])).speaking(),
        OptDef::new("word", OptKind::Text { length: (2, 8), alphabet: Alphabet::Any }),
    ],
    ..facts("toyletters", Counts::from_to(2, 4))
};

/// The latest rules by which a wrong letter costs one.
const STRICT: u16 = 2;

#[derive(Clone, PartialEq, Debug)]
pub struct Sheets {
    size: (u16, u16),
    strict: bool,
    word: Vec<char>,
    cells: Vec<char>,
    taken: Vec<(Place, Seat)>,
    /// How many letters of the word each seat has.
    points: Vec<i64>,
    mover: Seat,
}

impl Sheets {
    fn letter(&self, place: Place) -> char {
        self.cells[usize::from(place.row * self.size.0 + place.col)]
    }
    fn free(&self) -> Vec<Place> {
        let taken = |place: &Place| self.taken.iter().any(|(other, _)| other == place);
        grid::places(self.size.0, self.size.1).filter(|place| !taken(place)).collect()
    }
    fn is_over(&self) -> bool {
        self.taken.len() == self.cells.len() || self.points.contains(&(self.word.len() as i64))
    }
}

impl Game for Letters {
    type Options = ((u8, u8), Vec<char>);
    type State = Sheets;
    type Move = Place;
    type View = Sheets;

    fn info(&self) -> &'static Info {
        &INFO
    }
    fn options(&self, values: &mut OptValues, _seats: u8) -> Result<Self::Options, Reject> {
        let drawn = if values.choice("lang") == "ru" { "крона" } else { "crown" };
        let word = values.text("word").unwrap_or(drawn).to_lowercase();
        values.set("word", OptValue::Text(word));
        Ok((values.size("size"), values.text("word").unwrap_or_default().chars().collect()))
    }
    fn setup(&self, ((cols, rows), word): &Self::Options, table: Table, ctx: &mut StepCtx) -> Sheets {
        let size = (u16::from(*cols), u16::from(*rows));
        let cells = (0..size.0 * size.1).map(|_| word[ctx.chance.index(word.len())]).collect();
        let (strict, points) = (table.rules <= STRICT, vec![0; table.seats.into()]);
        Sheets { size, strict, word: word.clone(), cells, taken: vec![], points, mover: table.first }
    }
    fn turn(&self, sheet: &Sheets) -> Turn {
        if sheet.is_over() {
            return Turn::Over(Outcome::by_score(sheet.points.clone()));
        }
        let wanted = sheet.word[sheet.points[sheet.mover.index()] as usize].to_string();
        Ask::one(sheet.mover, Text::new("toyletters-ask").with("letter", wanted)).typed().into()
    }
    fn moves(&self, sheet: &Sheets, seat: Seat) -> Moves<Place> {
        Moves::Listed(if self.turn(sheet).may().has(seat) { sheet.free() } else { vec![] })
    }
    fn parse(&self, _sheet: &Sheets, _seat: Seat, input: &Input<'_>) -> Result<Place, Reject> {
        input.place().ok_or_else(|| Reject::syntax(Text::new("toyletters-syntax")))
    }
    fn write(&self, place: &Place) -> String {
        place.to_string()
    }
    fn apply(&self, sheet: &mut Sheets, seat: Seat, place: &Place, ctx: &mut StepCtx) -> Result<(), Reject> {
        if !sheet.free().contains(place) {
            return Err(Reject::illegal(Text::new("toyletters-taken").with("place", *place)));
        }
        let (letter, strict) = (sheet.letter(*place), sheet.strict);
        let points = &mut sheet.points[seat.index()];
        match letter == sheet.word[*points as usize] {
            true => *points += 1,
            false if strict => *points = (*points - 1).max(0),
            false => {}
        }
        ctx.tell(Text::new("toyletters-has").with("seat", seat).with("count", *points));
        sheet.taken.push((*place, seat));
        sheet.mover = Seat((seat.0 + 1) % sheet.points.len() as u8);
        Ok(())
    }
    fn view(&self, sheet: &Sheets, _who: Viewer) -> Sheets {
        sheet.clone()
    }
}

impl Drawn for Sheets {
    fn scene(&self) -> Scene {
        let page = Sheet::grid(Place::new(0, 0), self.size.0, self.size.1, self.points.len());
        let letters = grid::places(self.size.0, self.size.1).map(|place| (place, self.letter(place).to_string()));
        let latest = self.taken.last().map(|(place, _)| *place);
        page.wash(latest).letters(letters).marks(self.taken.iter().copied()).points(&self.points)
    }

    fn board(&self) -> String {
        let free = self.free();
        grid::text(self.size.0, self.size.1, |place| if free.contains(&place) { self.letter(place) } else { '.' })
    }

    fn scores(&self) -> Option<Vec<i64>> {
        Some(self.points.clone())
    }
}
