//! Cups: their rows, and where they are found.

use kletka_people::cup::{Cup, Entrant, Number};
use serde::{Deserialize, Serialize};

use super::schema::{ChatId, CupId, MatchId, Tx, UserId, key, tail};
use crate::game::Text;

/// The kinds of keys: a cup, the cups of a chat, timers.
const CUP: u8 = b'C';
const OF_CHAT: u8 = b'B';
const TIMER: u8 = b'T';

/// Somebody who joined a cup.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct CupPersonRow {
    /// The user.
    pub user: UserId,
    /// The name at joining.
    pub name: String,
}

/// A message that shows a round of a cup.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct CupMessageRow {
    /// The round; 0: the invitation.
    pub round: u8,
    /// Where it stands.
    pub message: i32,
}

/// Something that a round has to tell besides its matches.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct CupNewsRow {
    /// The round.
    pub round: u8,
    /// The sentence.
    pub text: Text,
}

/// A cup.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct CupRow {
    /// Its number.
    pub id: CupId,
    /// The game's id.
    pub game: String,
    /// The options of its matches as the record writes them.
    pub options: String,
    /// The clock of its matches as the record writes it.
    pub clock: String,
    /// The chat.
    #[serde(rename = "room")]
    pub chat: ChatId,
    /// The topic there.
    pub topic: Option<i32>,
    /// Who has opened it.
    pub founder: UserId,
    /// When: milliseconds since 1970.
    pub made: u64,
    /// The secret behind its lots, hexadecimal. Not shown before the end.
    pub secret: String,
    /// Who meets whom, and the results.
    pub cup: Cup,
    /// Who the entrants are, in the order of their numbers.
    pub people: Vec<CupPersonRow>,
    /// The matches, in the order of their numbers in the cup; 0: not begun.
    pub matches: Vec<MatchId>,
    /// What rounds have to tell.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub news: Vec<CupNewsRow>,
    /// Its messages.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub messages: Vec<CupMessageRow>,
    /// When its timer is due.
    pub timer: Option<u64>,
}

impl CupRow {
    /// The number that a user has in it.
    pub fn entrant(&self, user: UserId) -> Option<Entrant> {
        let at = self.people.iter().position(|person| person.user == user)?;
        u8::try_from(at).ok().map(Entrant)
    }

    /// The user of an entrant.
    pub fn user(&self, entrant: Entrant) -> Option<UserId> {
        self.people.get(entrant.index()).map(|person| person.user)
    }

    /// The match of that number in the cup.
    pub fn match_of(&self, number: Number) -> Option<MatchId> {
        self.matches.get(usize::from(number).checked_sub(1)?).copied().filter(|id| *id > 0)
    }

    /// The message that shows a round.
    pub fn message(&self, round: u8) -> Option<i32> {
        self.messages.iter().rev().find(|shown| shown.round == round).map(|shown| shown.message)
    }
}

impl Tx<'_> {
    /// The number of the next cup.
    pub fn next_cup(&mut self) -> CupId {
        self.next(CUP)
    }

    /// A cup.
    pub fn cup(&self, id: CupId) -> Option<CupRow> {
        self.row(&key(CUP, &[id]))
    }

    /// Writes a cup, its place among those of its chat, and its timer. `before`: the row as it was read.
    pub fn put_cup(&mut self, before: Option<&CupRow>, row: &CupRow) {
        self.set(key(CUP, &[row.id]), row);
        let old = before.and_then(|before| before.timer);
        if old != row.timer {
            if let Some(at) = old {
                self.unset(key(TIMER, &[at, row.id]));
            }
            if let Some(at) = row.timer {
                self.set(key(TIMER, &[at, row.id]), &());
            }
        }
        if before.map(|before| before.chat) != Some(row.chat) {
            if let Some(before) = before {
                self.unset(key(OF_CHAT, &[before.chat, row.id]));
            }
            self.set(key(OF_CHAT, &[row.chat, row.id]), &());
        }
    }

    /// The cups of a chat, those that are over as well, oldest first.
    pub fn cups_in(&self, chat: ChatId) -> Vec<CupId> {
        self.keys(&key(OF_CHAT, &[chat])).iter().map(|key| tail(key)).collect()
    }

    /// The first timer of a cup that is due: when it was set for, and the cup.
    pub fn cup_due(&self, now: u64) -> Option<(u64, CupId)> {
        let (key, _) = self.store.range(&[TIMER], &[TIMER], 1).pop()?;
        let at = u64::from_be_bytes(*key.get(1..)?.first_chunk::<8>()?);
        (at <= now).then_some((at, tail(&key)))
    }

    /// Removes a timer that was set for a cup, whether the cup knows of it or not.
    pub fn drop_cup_timer(&mut self, id: CupId, at: u64) {
        self.unset(key(TIMER, &[at, id]));
    }
}

#[cfg(test)]
mod tests {
    use kletka_people::cup::{Choice, Rules, Sizes};

    use super::*;
    use crate::store::memory::MemoryStore;

    #[test]
    fn cups_are_found_by_their_chat_and_their_timer() {
        let rules = Rules { choice: Choice::ByCount, sizes: Sizes::of([2]), span: 9, lot: [0; 32] };
        let row = CupRow {
            id: 3,
            game: "dots".to_owned(),
            options: String::new(),
            clock: "1d".to_owned(),
            chat: 5,
            topic: None,
            founder: 7,
            made: 1,
            secret: String::new(),
            cup: Cup::open(rules).expect("two can play it"),
            people: vec![CupPersonRow { user: 7, name: "Anna".to_owned() }],
            matches: vec![0, 17],
            news: Vec::new(),
            messages: vec![CupMessageRow { round: 0, message: 4 }],
            timer: Some(100),
        };
        let store = MemoryStore::new();
        let mut tx = Tx::new(&store);
        tx.put_cup(None, &row);
        tx.commit().expect("the batch is small");
        let mut tx = Tx::new(&store);
        assert_eq!((tx.cup(3), tx.cups_in(5), tx.cup_due(99)), (Some(row.clone()), vec![3], None));
        assert_eq!(tx.cup_due(100), Some((100, 3)));
        assert_eq!((row.entrant(7), row.match_of(1), row.match_of(2)), (Some(Entrant(0)), None, Some(17)));
        tx.put_cup(Some(&row), &CupRow { timer: None, chat: 6, ..row.clone() });
        tx.commit().expect("the batch is small");
        let tx = Tx::new(&store);
        assert_eq!((tx.cups_in(5), tx.cups_in(6), tx.cup_due(1000)), (vec![], vec![3], None));
    }
}
