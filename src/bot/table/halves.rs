//! Moves that people press together below a card, place by place, or by a letter and a number: a board may be too large
//! for a button on each of its places. What was pressed so far is kept in memory only, and the presser is told of it.

use crate::base::{Labels, Place};
use crate::bot::context::work::{Work, kept};
use crate::game::{Gesture, Input, Manner, Position, Seat, Text, Viewer};
use crate::store::schema::{MatchRow, UserId};

/// How long the bot remembers what was pressed, in milliseconds.
const KEPT: u64 = 2 * 60 * 1000;

/// What has become of a move by a press.
#[derive(Clone, PartialEq, Debug)]
pub enum Pressed {
    /// It is complete: its canonical text.
    Move(String),
    /// It needs more: a toast that says what it is so far.
    Half(Text),
}

/// Adds a press to the move of somebody: a place, the letter of a column, or the number of a row.
///
/// # Errors
/// Why it cannot become a move. What was pressed is forgotten then.
pub fn add(
    work: &mut Work<'_>,
    row: &MatchRow,
    (seat, user): (Seat, UserId),
    (version, text): (usize, &str),
    labels: Labels,
) -> Result<Pressed, Text> {
    let (key, now) = ((row.id, user), work.now);
    let half = work.cache.halves.remove(&key).filter(|half| now.saturating_sub(half.at) < KEPT);
    let live = work.live(row.id).ok_or_else(|| Text::new("reject-over"))?;
    if !live.turn().may().has(seat) && version == live.lines().len() {
        return Err(Text::new("reject-turn-others"));
    }
    if !live.still_asks(seat, version) {
        return Err(Text::new("toast-old-board"));
    }
    let old = || Text::new("toast-old-board");
    let gesture = live.position().gesture(Viewer::Public, seat);
    let Some(Gesture::Places { most, between, .. }) = gesture else { return Err(old()) };
    let mut half = half.filter(|half| live.still_asks(seat, half.version)).unwrap_or_default();
    (half.version, half.at) = (version, now);
    let before = half.clone();
    half.take(text).ok_or_else(old)?;
    if half.is_whole() {
        let at = now.max(row.last).saturating_sub(row.began);
        let text = half.joined(between, Labels::Latin);
        match live.preview(seat, &Input::canonical(&text).said(Manner::Private), at) {
            Ok(preview) => {
                // If the move has to be confirmed, the last press is all that is pressed once more.
                kept(&mut work.cache.halves, key, before);
                return Ok(Pressed::Move(preview.text));
            }
            Err(reject) if !goes_on(live.position(), seat, most, &half.places) => return Err(reject.text),
            Err(_) => {}
        }
    }
    let told = half.told(between, labels);
    kept(&mut work.cache.halves, key, half);
    Ok(Pressed::Half(told))
}

/// Whether places may be the beginning of a longer move, pressed in whatever order.
fn goes_on(position: &dyn Position, seat: Seat, most: u16, places: &[Place]) -> bool {
    let Some(moves) = position.moves(seat) else { return places.len() < usize::from(most) };
    let holds = |path: Vec<Place>| path.len() > places.len() && places.iter().all(|place| path.contains(place));
    moves.iter().filter_map(|text| Place::read_path(text)).any(holds)
}
