//! Refused moves. A refusal stays in the chat until that person's next move.

use crate::bot::context::effects::Whom;
use crate::bot::context::work::Work;
use crate::game::Reject;
use crate::store::schema::{Due, EntryId, EntryRow, MatchId, MatchRow, RefusalRow, SketchRow, ToRow, UserId};

/// Says why a move is refused. If the game marks places, adds a board with those ringed.
pub fn refuse(work: &mut Work<'_>, whom: Whom, id: MatchId, reject: Reject) {
    if reject.marks.is_empty() {
        return work.refuse_move(whom, id, reject.text);
    }
    let what = SketchRow::Rings { places: reject.marks };
    let (text, reply_to, topic) = (reject.text, Some(whom.message), whom.topic);
    work.enqueue_answer(whom.quietly(), Due::Sketch { id, what, text, reply_to, topic }, Some(id));
}

/// Whether a person has not been told yet in a match how to type moves. Marks it as told.
pub fn first_hint(work: &mut Work<'_>, id: MatchId, user: UserId) -> bool {
    let Some(before) = work.tx.match_row(id).filter(|row| !row.hinted.contains(&user)) else { return false };
    let mut row = before.clone();
    row.hinted.push(user);
    work.tx.put_match(Some(&before), &row);
    true
}

/// After a move: removes the refusal of the player's earlier move, whether sent or still in the outbox.
pub fn forgive(work: &mut Work<'_>, id: MatchId, user: UserId) {
    let refuses = |to: ToRow| to.user == user && to.refuses == Some(id);
    let own = work.cache.stored.answers.iter().filter(|((_, answered), _)| *answered == user);
    let waiting: Vec<EntryId> = own.map(|(_, entry)| *entry).collect();
    for entry in waiting {
        if work.tx.entry(entry).and_then(|row| row.to).is_some_and(refuses) {
            work.drop_entry(entry);
        }
    }
    let sent = work.cache.sent.iter().filter(|(_, sent)| sent.to.is_some_and(refuses));
    let flying: Vec<EntryId> = sent.map(|(entry, _)| *entry).collect();
    for entry in flying {
        if let Some(row) = work.tx.entry(entry) {
            let to = row.to.map(|to| ToRow { stale: true, ..to });
            work.tx.put_entry(entry, &EntryRow { to, ..row });
        }
    }
    let Some(before) = work.tx.match_row(id) else { return };
    let (gone, kept): (Vec<RefusalRow>, Vec<RefusalRow>) =
        before.refusals.iter().copied().partition(|refusal| refusal.user == user);
    if gone.is_empty() {
        return;
    }
    work.tx.put_match(Some(&before), &MatchRow { refusals: kept, ..before.clone() });
    for refusal in gone {
        work.remove_refusal(refusal);
    }
}
