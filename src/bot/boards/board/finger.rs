//! How moves are made on a board by a finger.

use super::BoardMessage;
use crate::bot::boards::call::Finger;
use crate::bot::table::views::users_on;
use crate::game::{Position, Seat, Seats, Secrecy, Viewer};

impl BoardMessage<'_> {
    /// Whether somebody who reads this board moves by a finger: on it, or on a board of their own, which the Mini App
    /// shows them.
    pub(super) fn is_touched(&self, position: &dyn Position) -> bool {
        let own = |seat: &u8| position.gesture(Viewer::Seat(Seat(*seat)), Seat(*seat)).is_some();
        let asked = users_on(self.row, self.turn.may());
        self.finger(position).gesture.is_some() || self.board.seat.is_none() && asked.iter().any(own)
    }

    /// The gestures for a page that shows the picture: only what its viewer knows, and nothing asked elsewhere.
    pub(super) fn finger(&self, position: &dyn Position) -> Finger {
        let asks = self.turn.asks().iter();
        let seats: Seats = match self.board.seat.map(Seat) {
            Some(own) => Seats::one(own).within(self.turn.may()),
            None => asks.filter(|ask| ask.secrecy == Secrecy::Open).flat_map(|ask| ask.seats.iter()).collect(),
        };
        let people = users_on(self.row, seats);
        let first = people.first().map(|seat| Seat(*seat));
        let gesture = first.and_then(|seat| position.gesture(self.who, seat));
        Finger { id: self.row.id, gesture, seat: first.filter(|_| people.len() == 1), labels: self.reader.labels }
    }
}
