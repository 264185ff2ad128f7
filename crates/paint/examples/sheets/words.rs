//! The words on the pictures, read from `locales/` in the form that the bot uses.

use std::fs;

use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};
use kletka_games::game::scene::Says;
use kletka_games::game::{Arg, Labels, Text};

/// One language.
pub struct Words(FluentBundle<FluentResource>);

impl Words {
    /// The words of a language, `en` or `ru`.
    pub fn load(language: &str) -> Words {
        let folder = format!("{}/../../locales/{language}", env!("CARGO_MANIFEST_DIR"));
        let mut bundle = FluentBundle::new(language.parse().into_iter().collect());
        bundle.set_use_isolating(false);
        for file in fs::read_dir(folder).expect("the house has its words") {
            let text = fs::read_to_string(file.expect("a file").path()).expect("a text");
            bundle.add_resource(FluentResource::try_new(text).expect("Fluent")).expect("new keys");
        }
        Words(bundle)
    }

    /// A message in words.
    pub fn say(&self, text: &Text, names: &[String]) -> String {
        let value = |arg: &Arg| match arg {
            Arg::Num(number) => FluentValue::from(*number),
            other => FluentValue::from(self.spell(other, names)),
        };
        let mut args: FluentArgs<'_> = text.args.iter().map(|(key, arg)| (key.as_ref(), value(arg))).collect();
        args.set("several", "no");
        let pattern = self.0.get_message(&text.key).and_then(|message| message.value());
        let said = pattern.map(|pattern| self.0.format_pattern(pattern, Some(&args), &mut Vec::new()));
        said.as_deref().unwrap_or(&text.key).split('|').next().unwrap_or_default().trim().to_owned()
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
