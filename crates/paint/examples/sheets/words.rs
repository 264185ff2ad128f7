//! The words on the pictures, read from `locales/` in the form that the bot uses.

use std::borrow::Cow;
use std::collections::HashMap;

use fluent_templates::fluent_bundle::FluentValue;
use fluent_templates::{ArcLoader, LanguageIdentifier, Loader};
use kletka_games::base::signed;
use kletka_games::game::scene::{Ink, Says};
use kletka_games::game::{Arg, Labels, Need, Seat, Text, Turn, Viewer};
use kletka_games::play::Match;
use kletka_paint::Heading;

/// One language.
pub struct Words {
    loader: ArcLoader,
    language: LanguageIdentifier,
}

impl Words {
    /// The words of a language, `en` or `ru`.
    pub fn load(language: &str) -> Words {
        let locales = concat!(env!("CARGO_MANIFEST_DIR"), "/../../locales");
        let id = |code: &str| code.parse::<LanguageIdentifier>().expect("a code of two letters");
        let builder = ArcLoader::builder(locales, id("en")).customize(|bundle| bundle.set_use_isolating(false));
        Words { loader: builder.build().expect("the house has its words"), language: id(language) }
    }

    /// A message in words.
    pub fn say(&self, text: &Text, names: &[String]) -> String {
        let value = |arg: &Arg| match arg {
            Arg::Num(number) => FluentValue::from(*number),
            other => FluentValue::from(self.spell(other, names)),
        };
        let mut args: HashMap<Cow<'static, str>, FluentValue<'static>> =
            text.args.iter().map(|(key, arg)| (key.clone(), value(arg))).collect();
        args.insert("several".into(), FluentValue::from("no"));
        let said = self.loader.try_lookup_complete(&self.language, &text.key, Some(&args));
        let said = said.unwrap_or_else(|| text.key.to_string());
        said.split('|').next().unwrap_or_default().trim().to_owned()
    }

    fn spell(&self, arg: &Arg, names: &[String]) -> String {
        let labels = Labels::default();
        match arg {
            Arg::Num(number) => number.to_string(),
            Arg::Str(text) => text.clone(),
            Arg::Seat(seat) => names.get(seat.index()).cloned().unwrap_or_default(),
            Arg::Place(place) => labels.place(*place),
            Arg::Places(places) => places.iter().map(|place| labels.place(*place)).collect::<Vec<_>>().join(", "),
            Arg::Move(text) => labels.text(text),
            Arg::Text(text) => self.say(text, names),
            Arg::List(texts) => texts.iter().map(|text| self.say(text, names)).collect::<Vec<_>>().join(", "),
        }
    }

    /// Lettering on a picture.
    pub fn letter(&self, says: &Says, names: &[String]) -> String {
        match says {
            Says::Column(col) => Labels::default().column(*col),
            Says::Row(row) => (u32::from(*row) + 1).to_string(),
            Says::Name(seat) => names.get(seat.index()).cloned().unwrap_or_default(),
            Says::Words(text) => self.say(text, names),
            Says::Plain(text) => text.clone(),
        }
    }

    /// The title in the form that the bot uses, with a match number.
    pub fn title(&self, live: &Match) -> Vec<Heading> {
        let names = &live.header().names;
        let heading = |text: String, ink| Heading { text, ink };
        let scores = live.position().scores(live.viewer(Viewer::Public));
        let scored = scores.is_some();
        let mut title = match (names.as_slice(), scores.as_deref()) {
            ([one, two], scores) => {
                let between = match scores {
                    Some([one, two]) => format!(" {} : {} ", signed(*one), signed(*two)),
                    _ => " — ".to_owned(),
                };
                let (one, two) = (heading(one.clone(), Ink::Seat(0)), heading(two.clone(), Ink::Seat(1)));
                vec![one, heading(between, Ink::Pencil), two]
            }
            _ => vec![heading(
                format!("{} №7", self.say(&Text::new(format!("{}-name", live.header().game.info().id)), names)),
                Ink::Pencil,
            )],
        };
        let lead = if names.len() == 2 && !scored { " · " } else { " — " };
        let round = live.position().round(live.viewer(Viewer::Public));
        let (key, seat) = standing(live, round.is_some());
        let number = round.map_or(live.open_moves() + 1, |round| round as usize);
        let text = Text::new(key).with("number", number);
        match seat {
            Some(seat) => title.extend(self.marked((lead, text), seat, names)),
            None => title.push(heading(format!("{lead}{}", self.say(&text, names)), Ink::Pencil)),
        }
        title
    }

    /// A message after a sign that sets it off, with the name of the seat highlighted.
    fn marked(&self, (lead, text): (&str, Text), seat: Seat, names: &[String]) -> [Heading; 3] {
        // A sign that no name has.
        let said = self.say(&text.with("seat", seat), &vec!["\u{e000}".to_owned(); names.len()]);
        let (before, after) = said.split_once('\u{e000}').unwrap_or((&said, ""));
        let name = names.get(seat.index()).cloned().unwrap_or_default();
        [
            Heading { text: format!("{lead}{before}"), ink: Ink::Pencil },
            Heading { text: name, ink: Ink::Latest(seat.0) },
            Heading { text: after.to_owned(), ink: Ink::Pencil },
        ]
    }
}

/// The message of the second half of a title, and whom it names.
fn standing(live: &Match, rounds: bool) -> (&'static str, Option<Seat>) {
    if let Turn::Over(outcome) = live.turn() {
        return match (outcome.winners().next(), outcome.winners().nth(1)) {
            (Some(winner), None) => ("title-won", Some(winner)),
            _ if outcome.is_draw() => ("title-draw", None),
            _ => ("title-over", None),
        };
    }
    let turn = live.turn();
    let mut seats = turn.asks().iter().filter(|ask| ask.need != Need::May).flat_map(|ask| ask.seats.iter());
    match (seats.next(), seats.next(), rounds) {
        (Some(seat), None, false) => ("title-turn", Some(seat)),
        (Some(seat), None, true) => ("title-round-turn", Some(seat)),
        (_, _, true) => ("title-round", None),
        _ => ("title-move", None),
    }
}
