//! Signs that show nothing, and names made of them.

/// Whether a sign on its own shows nothing: spaces, controls, joiners, direction marks, combining marks, signs that
/// nobody has defined, and fillers.
///
/// ```
/// use kletka_games::base::is_blank;
///
/// assert!("\u{2800} \u{3164}\u{200b}\u{301}\u{feff}\u{e0041}".chars().all(is_blank));
/// assert!(!"a王م🦊.'\\\"".chars().any(is_blank));
/// ```
pub fn is_blank(sign: char) -> bool {
    // The standard library escapes as `\u{…}` what it cannot print by itself.
    sign.is_whitespace()
        || sign.is_control()
        || sign.escape_debug().nth(1) == Some('u')
        || matches!(sign, '\u{115f}' | '\u{1160}' | '\u{2800}' | '\u{3164}' | '\u{ffa0}' | '\u{fffc}')
        || matches!(sign, '\u{13441}' | '\u{13442}' | '\u{1d159}')
}
