//! What the bot must know at the start without looking at every match: the matches in which a computer is to move, and
//! the games that the bot had when it last looked at the others.

use super::schema::{MatchId, Tx, key, tail};

impl Tx<'_> {
    /// Whether a computer is to act in a match.
    pub fn put_computers_turn(&mut self, id: MatchId, yes: bool) {
        let own = key(b'k', &[id]);
        match (yes, self.has(&own)) {
            (true, false) => self.set(own, &()),
            (false, true) => self.unset(own),
            _ => {}
        }
    }

    /// The matches in which a computer is to act, oldest first.
    pub fn computers_turns(&self) -> Vec<MatchId> {
        self.keys(b"k").iter().map(|key| tail(key)).collect()
    }

    /// By which games (and by which program) all matches were looked at last.
    pub fn looked_by(&self) -> Option<String> {
        self.row(b"v")
    }

    /// All matches were looked at by these games.
    pub fn put_looked_by(&mut self, games: &str) {
        self.set(b"v".to_vec(), &games);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::memory::MemoryStore;

    #[test]
    fn turns_come_and_go() {
        let store = MemoryStore::new();
        let mut tx = Tx::new(&store);
        for (id, yes) in [(1, true), (300, true), (2, true), (1, false), (7, false)] {
            tx.put_computers_turn(id, yes);
        }
        tx.put_looked_by("pig 1");
        tx.commit().expect("the batch is small");
        let tx = Tx::new(&store);
        assert_eq!((tx.computers_turns(), tx.looked_by()), (vec![2, 300], Some("pig 1".to_owned())));
    }
}
