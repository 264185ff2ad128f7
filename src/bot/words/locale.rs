//! The languages as the libraries for words know them.

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
