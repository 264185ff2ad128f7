//! The words on the pictures, read from `locales/` in the form that the bot uses.

use std::borrow::Cow;
use std::collections::HashMap;

use fluent_templates::fluent_bundle::FluentValue;
use fluent_templates::{ArcLoader, LanguageIdentifier, Loader};
use kletka_games::game::scene::Says;
use kletka_games::game::{Arg, Labels, Text};

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
}
