//! The message of the puzzles of a day.

use super::*;
use crate::store::schema::Due;

/// The entry that shows the puzzles, of those that a request has added.
fn list(desk: &Desk, fx: &Effects) -> EntryId {
    let tx = Tx::new(&*desk.store);
    let shows = |entry: &EntryId| tx.entry(*entry).is_some_and(|row| matches!(row.due, Due::Day { .. }));
    fx.push.iter().map(|push| push.entry).find(shows).expect("the puzzles are owed")
}

/// The second request comes while the first answer is on its way, so it edits that answer. The third one comes while
/// the edit is on its way, and deletes the message.
#[test]
fn puzzles_asked_for_three_times_at_once_are_shown() {
    let mut desk = desk();
    let first = desk.update(says(1, "/daily"), NOW);
    let first = list(&desk, &first);
    assert!(matches!(desk.prepare(first, NOW).call, Some(Call::Say { .. })));
    let second = desk.update(says(2, "/daily"), NOW);
    let second = list(&desk, &second);
    desk.delivered(first, stands(50, NOW), NOW);
    assert!(matches!(desk.prepare(second, NOW).call, Some(Call::EditText { message: 50, .. })));
    let third = desk.update(says(3, "/daily"), NOW);
    let third = list(&desk, &third);
    desk.delivered(second, stands(50, NOW), NOW);
    assert!(matches!(desk.prepare(third, NOW).call, Some(Call::Say { .. })), "the one that was edited goes");
}
