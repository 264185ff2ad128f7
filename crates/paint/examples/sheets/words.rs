//! The words on the pictures, read from `locales/` in the form that the bot uses.

use std::fs;
use std::path::{Path, PathBuf};

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use kletka_games::game::scene::Says;
use kletka_games::game::{Arg, Labels, Text};

/// One language, and English for what it lacks.
pub struct Words {
    bundles: Vec<FluentBundle<FluentResource>>,
}

impl Words {
    /// The tags of all languages.
    pub fn tags() -> Vec<String> {
        let folders = fs::read_dir(locales()).expect("the house has its words").flatten();
        let folders = folders.filter(|entry| entry.path().is_dir());
        folders.map(|entry| entry.file_name().to_string_lossy().into_owned()).collect()
    }

    /// The words of a language.
    pub fn load(tag: &str) -> Words {
        let tags = if tag == "en" { vec!["en"] } else { vec![tag, "en"] };
        Words { bundles: tags.into_iter().map(bundle).collect() }
    }

    /// A message in words.
    pub fn say(&self, text: &Text, names: &[String]) -> String {
        let value = |arg: &Arg| match arg {
            Arg::Num(number) => FluentValue::from(*number),
            other => FluentValue::from(self.spell(other, names)),
        };
        let mut args: FluentArgs<'_> = text.args.iter().map(|(key, arg)| (key.as_ref(), value(arg))).collect();
        args.set("several", "no");
        let said = self.bundles.iter().find_map(|bundle| {
            let pattern = bundle.get_message(&text.key)?.value()?;
            Some(bundle.format_pattern(pattern, Some(&args), &mut Vec::new()))
        });
        said.as_deref().unwrap_or(&text.key).split('|').next().unwrap_or_default().trim().to_owned()
    }

    fn spell(&self, arg: &Arg, names: &[String]) -> String {
        let labels = Labels::default();
        match arg {
            Arg::Num(number) => number.to_string(),
            Arg::Str(text) | Arg::Language(text) => text.clone(),
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

fn locales() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../locales")
}

fn bundle(tag: &str) -> FluentBundle<FluentResource> {
    let mut bundle = FluentBundle::new_concurrent(tag.parse().into_iter().collect());
    bundle.set_use_isolating(false);
    for file in fs::read_dir(locales().join(tag)).expect("there is such a language").flatten() {
        let path = file.path();
        if path.extension().is_some_and(|ending| ending == "ftl") {
            let text = fs::read_to_string(path).expect("a text");
            bundle.add_resource(FluentResource::try_new(text).expect("Fluent")).expect("new keys");
        }
    }
    bundle
}
