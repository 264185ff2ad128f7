//! Language identifiers for the localization libraries.

use fluent_templates::LanguageIdentifier;
use unic_langid::langid;

use crate::store::schema::Lang;

static EN: LanguageIdentifier = langid!("en");
static RU: LanguageIdentifier = langid!("ru");

/// The identifier of a language.
pub fn locale(lang: Lang) -> &'static LanguageIdentifier {
    match lang {
        Lang::En => &EN,
        Lang::Ru => &RU,
    }
}
