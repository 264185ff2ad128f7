//! The facts that the bot must have at the start without examining every match: the matches in which a computer is to
//! move, and the set of games for which the bot last examined all matches.

use super::schema::{MatchId, Tx, key, tail};

impl Tx<'_> {
    /// Records whether a computer is to move in a match.
    pub fn put_computers_turn(&mut self, id: MatchId, yes: bool) {
        let own = key(b'k', &[id]);
        match (yes, self.has(&own)) {
            (true, false) => self.set(own, &()),
            (false, true) => self.unset(own),
            _ => {}
        }
    }

    /// The matches in which a computer is to move, oldest first.
    pub fn computers_turns(&self) -> Vec<MatchId> {
        self.keys(b"k").iter().map(|key| tail(key)).collect()
    }

    /// The games (and the program version) for which all matches were last examined.
    pub fn looked_by(&self) -> Option<String> {
        self.row(b"v")
    }

    /// Records that all matches were examined for these games.
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
