//! The languages as the libraries of words know them.

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
