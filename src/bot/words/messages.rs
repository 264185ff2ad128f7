//! The messages of each language: those of `locales/`, and others that are added at run time.

use std::collections::HashMap;
use std::sync::{OnceLock, RwLock};

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource};
use zlib_rs::{InflateConfig, decompress_slice};

use super::ftl;
use crate::store::schema::Lang;

type Bundle = FluentBundle<FluentResource>;

/// The texts of `locales/` in the order of [`Lang::all`], of each the whole and the brief messages: their length, and
/// their bytes as `build.rs` packs them.
const PACKED: &[[(usize, &[u8]); 2]] = &include!(concat!(env!("OUT_DIR"), "/texts.rs"));

/// The compiled messages of each language, once somebody has read it.
static COMPILED: [OnceLock<Bundle>; PACKED.len()] = [const { OnceLock::new() }; PACKED.len()];

/// The brief messages of each language, once somebody has searched it: see [`brief`].
static BRIEF: [OnceLock<HashMap<String, String>>; PACKED.len()] = [const { OnceLock::new() }; PACKED.len()];

/// All files of a language, joined: [`ftl::files`] takes them apart.
pub fn text(lang: Lang) -> String {
    let [whole, _] = PACKED[lang.index()];
    unpacked(whole)
}

fn unpacked((length, packed): (usize, &[u8])) -> String {
    let mut bytes = vec![0; length];
    decompress_slice(&mut bytes, packed, InflateConfig::default());
    String::from_utf8(bytes).unwrap_or_else(|error| unreachable!("the build script packs texts: {error}"))
}

/// The compiled messages of a language.
fn bundle_of(lang: Lang) -> &'static Bundle {
    COMPILED[lang.index()].get_or_init(|| {
        bundle(lang, text(lang)).unwrap_or_else(|error| unreachable!("tests read every language: {error}"))
    })
}

/// The name or the description of something that all languages are asked for at once, in exactly that language: the
/// names of games, and the commands. It comes without the rest of the language, which nobody may ever read.
pub fn brief(lang: Lang, key: &str) -> Option<String> {
    let all = BRIEF[lang.index()].get_or_init(|| {
        let [_, brief] = PACKED[lang.index()];
        let messages = unpacked(brief);
        ftl::messages(&messages).into_iter().map(|one| (one.key.to_owned(), one.pattern.to_owned())).collect()
    });
    all.get(key).cloned().or_else(|| added(lang, key, None))
}

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
    lookup_in(lang, key, args).or_else(|| lookup_in(Lang::ENGLISH, key, args))
}

/// A message in exactly that language.
pub fn lookup_in(lang: Lang, key: &str, args: Option<&FluentArgs<'_>>) -> Option<String> {
    compiled(lang, key, args).or_else(|| added(lang, key, args))
}

/// An added message in exactly that language.
fn added(lang: Lang, key: &str, args: Option<&FluentArgs<'_>>) -> Option<String> {
    let added = ADDED.read().ok()?;
    added.iter().filter(|(known, _)| *known == lang).find_map(|(_, bundle)| message(bundle, key, args))
}

/// A message of `locales/` in exactly that language. It never changes.
pub fn compiled(lang: Lang, key: &str, args: Option<&FluentArgs<'_>>) -> Option<String> {
    message(bundle_of(lang), key, args)
}

/// Whether a message is there in exactly that language, whatever arguments it needs.
pub fn has(lang: Lang, key: &str) -> bool {
    let added =
        |added: &[(Lang, Bundle)]| added.iter().any(|(known, bundle)| *known == lang && bundle.has_message(key));
    bundle_of(lang).has_message(key) || ADDED.read().is_ok_and(|bundles| added(&bundles))
}

/// The text of a message. `None` if it is not there, or needs other arguments.
fn message(bundle: &Bundle, key: &str, args: Option<&FluentArgs<'_>>) -> Option<String> {
    let mut errors = Vec::new();
    let said = bundle.format_pattern(bundle.get_message(key)?.value()?, args, &mut errors);
    errors.is_empty().then(|| said.into_owned())
}

#[cfg(test)]
mod tests {
    use super::super::{Reader, knows, say};
    use super::*;
    use crate::game::Text;

    #[test]
    fn short_messages_are_those_of_the_whole_language() {
        for lang in Lang::all() {
            for key in ["pig-name", "gallows-also", "command-help"] {
                assert_eq!(brief(lang, key), lookup_in(lang, key, None), "{lang:?}: {key}");
            }
        }
    }

    #[test]
    fn added_words_stand_behind_those_compiled_in() {
        add(Lang::ENGLISH, "added-greeting = Hello, { $name }\nkey-rematch = changed").expect("it is Fluent");
        let said = |key: &'static str, lang| {
            say(&Text::new(key).with("name", "Anna"), Reader { lang, ..Reader::default() }, &[])
        };
        assert_eq!(said("added-greeting", Lang::ENGLISH), "Hello, Anna");
        assert_eq!(said("added-greeting", Lang::of(Some("ru"))), "Hello, Anna", "rather in English than not at all");
        assert!(knows("added-greeting", Lang::ENGLISH) && !knows("added-greeting", Lang::of(Some("ru"))));
        assert_ne!(said("key-rematch", Lang::ENGLISH), "changed");
        assert!(add(Lang::ENGLISH, "= nothing").is_err());
    }
}
