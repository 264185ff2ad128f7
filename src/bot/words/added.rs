//! Messages that are added at run time, not compiled in.

use std::borrow::Cow;
use std::collections::HashMap;
use std::sync::RwLock;

use fluent_templates::fluent_bundle::concurrent::FluentBundle;
use fluent_templates::fluent_bundle::{FluentArgs, FluentResource, FluentValue};

use super::locale::locale;
use crate::store::schema::Lang;

type Args = HashMap<Cow<'static, str>, FluentValue<'static>>;

/// Added messages, in order.
static ADDED: RwLock<Vec<(Lang, FluentBundle<FluentResource>)>> = RwLock::new(Vec::new());

/// Adds messages to the compiled ones, for the whole process: Fluent text in one language. They are looked up only if
/// `locales/` lacks a key, so they cannot change existing messages. This is for games outside the registry; those of
/// the registry have their messages in `locales/`.
///
/// # Errors
/// The parts that are not valid Fluent, or were there before.
pub fn add(lang: Lang, ftl: &str) -> Result<(), String> {
    let resource = FluentResource::try_new(ftl.to_owned()).map_err(|(_, errors)| format!("{errors:?}"))?;
    let mut bundle = FluentBundle::new_concurrent(vec![locale(lang).clone()]);
    bundle.set_use_isolating(false);
    bundle.set_formatter(Some(super::printed_number));
    bundle.add_resource(resource).map_err(|errors| format!("{errors:?}"))?;
    let mut added = ADDED.write().map_err(|error| error.to_string())?;
    added.push((lang, bundle));
    Ok(())
}

/// A message in that language, or in English if there is none.
pub fn lookup(lang: Lang, key: &str, args: Option<&Args>) -> Option<String> {
    lookup_in(lang, key, args).or_else(|| lookup_in(Lang::En, key, args))
}

/// A message in exactly that language.
pub fn lookup_in(lang: Lang, key: &str, args: Option<&Args>) -> Option<String> {
    let added = ADDED.read().ok()?;
    let args =
        args.map(|args| args.iter().map(|(name, value)| (name.clone(), value.clone())).collect::<FluentArgs<'_>>());
    added.iter().filter(|(known, _)| *known == lang).find_map(|(_, bundle)| {
        let pattern = bundle.get_message(key)?.value()?;
        Some(bundle.format_pattern(pattern, args.as_ref(), &mut Vec::new()).into_owned())
    })
}

#[cfg(test)]
mod tests {
    use super::super::{Reader, knows, say};
    use super::*;
    use crate::game::Text;

    #[test]
    fn added_words_stand_behind_those_compiled_in() {
        add(Lang::En, "added-greeting = Hello, { $name }\nkey-rematch = changed").expect("it is Fluent");
        let said = |key: &'static str, lang| {
            say(&Text::new(key).with("name", "Anna"), Reader { lang, ..Reader::default() }, &[])
        };
        assert_eq!(said("added-greeting", Lang::En), "Hello, Anna");
        assert_eq!(said("added-greeting", Lang::Ru), "Hello, Anna", "rather in English than not at all");
        assert!(knows("added-greeting", Lang::En) && !knows("added-greeting", Lang::Ru));
        assert_ne!(said("key-rematch", Lang::En), "changed");
        assert!(add(Lang::En, "= nothing").is_err());
    }
}
