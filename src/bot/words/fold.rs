//! What counts as the same when people type a word or a name: capitals, marks above letters and the kind of apostrophe
//! do not matter. Letters that are moves are not compared this way.

/// A letter without its marks. Some have two letters in their place.
fn bare(letter: char) -> Option<&'static str> {
    Some(match letter {
        'à' | 'á' | 'â' | 'ã' | 'ä' | 'å' | 'ā' | 'ă' | 'ą' => "a",
        'ç' | 'ć' | 'č' => "c",
        'ď' | 'đ' => "d",
        'è' | 'é' | 'ê' | 'ë' | 'ē' | 'ė' | 'ę' | 'ě' => "e",
        'ğ' | 'ģ' => "g",
        'ì' | 'í' | 'î' | 'ï' | 'ī' | 'į' | 'ı' => "i",
        'ķ' => "k",
        'ł' | 'ļ' | 'ľ' | 'ĺ' => "l",
        'ñ' | 'ń' | 'ņ' | 'ň' => "n",
        'ò' | 'ó' | 'ô' | 'õ' | 'ö' | 'ø' | 'ő' | 'ō' => "o",
        'ŕ' | 'ř' => "r",
        'ś' | 'ş' | 'š' | 'ș' => "s",
        'ť' | 'ţ' | 'ț' => "t",
        'ù' | 'ú' | 'û' | 'ü' | 'ū' | 'ů' | 'ű' | 'ų' => "u",
        'ý' | 'ÿ' => "y",
        'ź' | 'ż' | 'ž' => "z",
        'æ' => "ae",
        'œ' => "oe",
        'ß' => "ss",
        'ё' => "е",
        'й' => "и",
        'ї' => "і",
        'ґ' => "г",
        '’' | 'ʼ' | '‘' | '`' | '´' | 'ʹ' => "'",
        _ => return None,
    })
}

/// A text as it is compared: in lower case, and without marks, whether a letter and its mark are one sign or two.
pub fn folded(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    let letters = text.chars().flat_map(char::to_lowercase).filter(|c| !('\u{300}'..='\u{36f}').contains(c));
    letters.for_each(|c| match bare(c) {
        Some(plain) => out += plain,
        None => out.push(c),
    });
    out
}

/// A name for comparison with typed text: only its letters and digits, without marks.
pub fn squeezed(text: &str) -> String {
    folded(text).chars().filter(|c| c.is_alphanumeric()).collect()
}

/// A name as people write it who lack its letters: `kaesekaestchen`. `None` if it has none of them.
pub fn written_out(name: &str) -> Option<String> {
    let out = name.to_lowercase().replace('ä', "ae").replace('ö', "oe").replace('ü', "ue").replace('ø', "oe");
    (out != name.to_lowercase()).then_some(out)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn marks_and_capitals_do_not_matter() {
        let same = [
            ["Galgenmännchen", "galgenmannchen"],
            ["Kółko i krzyżyk", "kolko i krzyzyk"],
            ["ADAM ASMACA", "adam asmaca"],
            ["KAÇIŞ IŞIĞI", "kacis isigi"],
            ["İyi", "iyi"],
            ["Straße", "STRASSE"],
            ["крёстик", "крестик"],
            ["п’ять", "п'ять"],
            ["cafe\u{301}", "café"],
        ];
        for [one, other] in same {
            assert_eq!(folded(one), folded(other), "{one}");
        }
        assert_eq!(squeezed("Крестики-нолики!"), "крестикинолики");
        assert_eq!(squeezed("п’ять"), "пять");
        assert_eq!(written_out("Käsekästchen").as_deref(), Some("kaesekaestchen"));
        assert_eq!(written_out("boxes"), None);
    }
}
