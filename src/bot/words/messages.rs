//! The messages of each language: those of `locales/`, and others that are added at run time.

use std::sync::{LazyLock, RwLock};

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource};
use zlib_rs::{InflateConfig, decompress_slice};

use crate::store::schema::Lang;

type Bundle = FluentBundle<FluentResource>;

/// The texts of `locales/` in the order of [`Lang::ALL`]: the length of each, and its bytes as `build.rs` packs them.
static PACKED: [(usize, &[u8]); Lang::ALL.len()] = include!(concat!(env!("OUT_DIR"), "/texts.rs"));

static COMPILED: LazyLock<Vec<(Lang, Bundle)>> = LazyLock::new(|| {
    let unpacked = |(lang, (length, packed)): (Lang, &(usize, &[u8]))| {
        let mut bytes = vec![0; *length];
        decompress_slice(&mut bytes, packed, InflateConfig::default());
        let bundle = bundle(lang, String::from_utf8(bytes).map_err(|error| error.to_string())?)?;
        Ok::<_, String>((lang, bundle))
    };
    let all = Lang::ALL.into_iter().zip(&PACKED).map(unpacked).collect::<Result<_, _>>();
    all.unwrap_or_else(|error| unreachable!("the build script packs them, and tests read them: {error}"))
});

/// Added messages, in order.
static ADDED: RwLock<Vec<(Lang, Bundle)>> = RwLock::new(Vec::new());

/// Adds messages to the compiled ones, for the whole process: Fluent text in one language. They are looked up only if
/// `locales/` lacks a key, so they cannot change existing messages. This is for games outside the registry; those of
/// the registry have their messages in `locales/`.
///
/// # Errors
/// The parts that are not valid Fluent, or were there before.
pub fn add(lang: Lang, ftl: &str) -> Result<(), String> {
    let bundle = bundle(lang, ftl.to_owned())?;
    ADDED.write().map_err(|error| error.to_string())?.push((lang, bundle));
    Ok(())
}

fn bundle(lang: Lang, ftl: String) -> Result<Bundle, String> {
    let resource = FluentResource::try_new(ftl).map_err(|(_, errors)| format!("{errors:?}"))?;
    let mut bundle = FluentBundle::new_concurrent(lang.code().parse().into_iter().collect());
    bundle.set_use_isolating(false);
    bundle.set_formatter(Some(super::printed_number));
    bundle.add_resource(resource).map_err(|errors| format!("{errors:?}"))?;
    Ok(bundle)
}

/// A message in that language, or in English if there is none.
pub fn lookup(lang: Lang, key: &str, args: Option<&FluentArgs<'_>>) -> Option<String> {
    lookup_in(lang, key, args).or_else(|| lookup_in(Lang::En, key, args))
}

/// A message in exactly that language.
pub fn lookup_in(lang: Lang, key: &str, args: Option<&FluentArgs<'_>>) -> Option<String> {
    compiled(lang, key, args).or_else(|| message(&ADDED.read().ok()?, lang, key, args))
}

/// A message of `locales/` in exactly that language. It never changes.
pub fn compiled(lang: Lang, key: &str, args: Option<&FluentArgs<'_>>) -> Option<String> {
    message(&COMPILED, lang, key, args)
}

/// Whether a message is there in exactly that language, whatever arguments it needs.
pub fn has(lang: Lang, key: &str) -> bool {
    let has =
        |bundles: &[(Lang, Bundle)]| bundles.iter().any(|(known, bundle)| *known == lang && bundle.has_message(key));
    has(&COMPILED) || ADDED.read().is_ok_and(|added| has(&added))
}

/// The text of a message. `None` if it is not there, or needs other arguments.
fn message(bundles: &[(Lang, Bundle)], lang: Lang, key: &str, args: Option<&FluentArgs<'_>>) -> Option<String> {
    bundles.iter().filter(|(known, _)| *known == lang).find_map(|(_, bundle)| {
        let mut errors = Vec::new();
        let said = bundle.format_pattern(bundle.get_message(key)?.value()?, args, &mut errors);
        errors.is_empty().then(|| said.into_owned())
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
