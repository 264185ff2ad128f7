//! What stands for the seats on text boards ([`Drawn::mark`](crate::game::Drawn::mark)) that show no numbers of seats.

use crate::game::{Seat, Text};

/// Crosses and rings: whether this seat has the crosses.
///
/// ```
/// use kletka_games::game::Text;
/// use kletka_games::kit::signs;
/// assert_eq!(signs::crosses(true), Some(Text::new("mark-sign").with("sign", "x")));
/// ```
pub fn crosses(has: bool) -> Option<Text> {
    Some(Text::new("mark-sign").with("sign", cross(has)))
}

/// The half of the board that is a seat's: the first has the left one.
///
/// ```
/// use kletka_games::game::{Seat, Text};
/// use kletka_games::kit::signs;
/// assert_eq!([0, 1].map(|seat| signs::half(Seat(seat))), ["left", "right"].map(|side| {
///     Some(Text::new(format!("mark-{side}")))
/// }));
/// ```
pub fn half(seat: Seat) -> Option<Text> {
    Some(side(seat))
}

/// Both: the first seat has crosses, and the left half.
pub fn crosses_and_half(seat: Seat) -> Option<Text> {
    Some(Text::new("mark-both").with("sign", cross(seat == Seat(0))).with("side", side(seat)))
}

/// Where a seat plays to on a [pitch](super::pitch).
pub fn way(seat: Seat) -> Option<Text> {
    Some(ahead(seat))
}

/// Both: the lines of the first seat are crosses, and it plays upwards.
pub fn crosses_and_way(seat: Seat) -> Option<Text> {
    Some(Text::new("mark-both").with("sign", cross(seat == Seat(0))).with("side", ahead(seat)))
}

fn cross(has: bool) -> &'static str {
    if has { "x" } else { "o" }
}

fn side(seat: Seat) -> Text {
    Text::new(if seat == Seat(0) { "mark-left" } else { "mark-right" })
}

fn ahead(seat: Seat) -> Text {
    Text::new(if seat == Seat(0) { "mark-up" } else { "mark-down" })
}
