//! Guessing a word: one player sets it in private, the others guess its letters, whoever comes first. The setter may
//! cut in and show a letter.

use kletka_games::game::scene::{Ink, Says, Scene};
use kletka_games::game::{
    Ask, Chance, Counts, Drawn, Family, Game, Hidden, Info, Input, Moves, OptDef, OptKind, OptValues, Outcome, Reject,
    Seat, Seats, StepCtx, Table, Text, Turn, Viewer, Weight,
};

use super::{facts, sheet::Sheet};

pub struct Setter;

static INFO: Info = Info {
    family: Family::WORDS,
    weight: Weight::Full,
    options: &[OptDef::new("misses", OptKind::Int { min: 1, max: 9, step: 1, default: Some(5) })],
    words: &["hint"],
    hidden: Hidden::Views,
    ..facts("toysetter", Counts::from_to(2, 8))
};

/// The letters that the sample sets and guesses from.
const LETTERS: &[&str] = &["c", "r", "o", "w", "n", "i", "v", "e"];

#[derive(Clone, PartialEq, Debug)]
pub struct Riddle {
    setter: Seat,
    seats: u8,
    /// Empty before the setter has set it. A viewer sees placeholders for unknown letters.
    word: String,
    tried: String,
    misses: i64,
}

impl Riddle {
    fn hidden(&self) -> impl Iterator<Item = char> {
        self.word.chars().filter(|c| !self.tried.contains(*c))
    }
    fn may_hint(&self) -> bool {
        self.hidden().collect::<std::collections::BTreeSet<_>>().len() > 1
    }
}

impl Game for Setter {
    type Options = i64;
    type State = Riddle;
    type Move = String;
    type View = Riddle;

    fn info(&self) -> &'static Info {
        &INFO
    }
    fn options(&self, values: &mut OptValues, _seats: u8) -> Result<i64, Reject> {
        Ok(values.int("misses"))
    }
    fn chance(&self, _misses: &i64) -> bool {
        false
    }
    fn setup(&self, &misses: &i64, table: Table, _ctx: &mut StepCtx) -> Riddle {
        Riddle { setter: table.first, seats: table.seats, word: String::new(), tried: String::new(), misses }
    }
    fn turn(&self, riddle: &Riddle) -> Turn {
        let (setter, guessers) = (riddle.setter, Seats::first(riddle.seats).without(riddle.setter));
        if riddle.word.is_empty() {
            return Ask::one(setter, Text::new("toysetter-ask-word")).private().typed().into();
        }
        if riddle.misses == 0 {
            return Turn::Over(Outcome::won(setter, riddle.seats));
        }
        if riddle.hidden().next().is_none() {
            return Turn::Over(Outcome::lost(setter, riddle.seats));
        }
        let guess = Text::new("toysetter-ask-guess").with("misses", riddle.misses);
        let hint = Ask::one(setter, Text::new("toysetter-ask-hint")).may();
        let asks = [Ask::of(guessers, guess).any().typed(), hint];
        Turn::Act(asks.into_iter().take(if riddle.may_hint() { 2 } else { 1 }).collect())
    }
    fn moves(&self, riddle: &Riddle, seat: Seat) -> Moves<String> {
        match self.turn(riddle).may().has(seat) {
            true if seat == riddle.setter && !riddle.word.is_empty() => Moves::Listed(vec!["hint".to_owned()]),
            true => Moves::Unlisted,
            false => Moves::Listed(vec![]),
        }
    }
    fn sample(&self, riddle: &Riddle, seat: Seat, chance: &mut Chance) -> Option<String> {
        let mut open: Vec<&str> = LETTERS.iter().copied().filter(|c| !riddle.tried.contains(c)).collect();
        match self.moves(riddle, seat) {
            Moves::Listed(moves) => moves.into_iter().next(),
            Moves::Unlisted if riddle.word.is_empty() => {
                chance.shuffle(&mut open);
                Some(open[..chance.range(3, 6) as usize].concat())
            }
            Moves::Unlisted => chance.pick(&open).map(|letter| (*letter).to_owned()),
        }
    }
    fn parse(&self, _riddle: &Riddle, _seat: Seat, input: &Input<'_>) -> Result<String, Reject> {
        let typed = input.word().map(str::to_owned).or_else(|| input.letters().map(|word| super::small(&word)));
        typed.ok_or_else(|| Reject::syntax(Text::new("toysetter-syntax")))
    }
    fn write(&self, m: &String) -> String {
        m.clone()
    }
    /// Everybody may read a caption, so it does not say which word was set.
    fn label(&self, m: &String) -> Text {
        match m.chars().count() {
            1 => Text::new("toysetter-letter").with("letter", m.as_str()),
            _ => Text::new(if m == "hint" { "toysetter-hint" } else { "toysetter-word" }),
        }
    }
    fn apply(&self, riddle: &mut Riddle, seat: Seat, m: &String, ctx: &mut StepCtx) -> Result<(), Reject> {
        let length = m.chars().count();
        if riddle.word.is_empty() {
            if !(3..=12).contains(&length) || m == "hint" {
                return Err(Reject::illegal(Text::new("toysetter-length")));
            }
            riddle.word = m.clone();
            ctx.tell(Text::new("toysetter-set").with("seat", seat).with("length", length));
            return Ok(());
        }
        let own = seat == riddle.setter;
        if own != (m == "hint") || (!own && (length != 1 || riddle.tried.contains(m.as_str()))) {
            return Err(Reject::illegal(Text::new(if own { "toysetter-own" } else { "toysetter-one-letter" })));
        }
        let letter = if own { riddle.hidden().next().map(String::from).unwrap_or_default() } else { m.clone() };
        let found = riddle.word.contains(&letter);
        riddle.misses -= i64::from(!found);
        riddle.tried += &letter;
        let key = if found { "toysetter-found" } else { "toysetter-missed" };
        ctx.reveal(Text::new(key).with("seat", seat).with("letter", letter));
        if let Turn::Over(_) = self.turn(riddle) {
            ctx.reveal(Text::new("toysetter-over").with("word", riddle.word.as_str()));
        }
        Ok(())
    }
    fn view(&self, riddle: &Riddle, who: Viewer) -> Riddle {
        let over = matches!(self.turn(riddle), Turn::Over(_));
        let open = over || who == Viewer::Revealed || who.is(riddle.setter);
        let shown = |c| if open || riddle.tried.contains(c) { c } else { '_' };
        let word = riddle.word.chars().map(shown).collect();
        Riddle { word, tried: riddle.tried.clone(), ..*riddle }
    }
}

impl Drawn for Riddle {
    fn scene(&self) -> Scene {
        let spaced: String = self.word.chars().flat_map(|c| [c, ' ']).collect();
        let left = Text::new("toysetter-left").with("misses", self.misses).with("tried", self.tried.as_str());
        Sheet::lines(1).head(Says::Plain(spaced), Ink::Latest(0)).words(left)
    }

    fn board(&self) -> String {
        format!("[{}] {} -{}", self.word, self.tried, self.misses)
    }
}
