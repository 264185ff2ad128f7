//! Pictures beside the board: what one player asked to see alone, and refusals that ring places.

use super::call::{Call, Dest, Sheet};
use super::desk::Work;
use super::headline::title;
use super::incoming::Message;
use super::moves::viewer;
use super::words::{Reader, html, letter};
use crate::game::{Seat, Text, Turn, Viewer};
use crate::store::kept::{Due, MatchId, MatchRow, RoomId, RoomRow, SketchRow, Stage};

impl Work<'_> {
    /// Shows a player what the game has to add to its picture, in private.
    pub fn hint(&mut self, room: RoomId, message: &Message, row: &MatchRow, seat: Seat) {
        let hinted = self.live(row.id).and_then(|game| game.position().hint(seat));
        let Some((_, text)) = hinted.filter(|_| row.stage == Stage::Live) else {
            return self.reply(room, message.topic, message.id, Text::new("hint-none"));
        };
        let Some(own) = self.private_room(message.from.id) else {
            let link = format!("https://t.me/{}?start=m{}", self.memory.me.username, row.id);
            return self.reply(room, message.topic, message.id, Text::new("hint-private").with("link", link));
        };
        let stamp = self.live(row.id).map_or(0, |game| game.lines().len());
        let what = SketchRow::Hint { seat: seat.0, stamp };
        let reply_to = (own == room).then_some(message.id);
        self.owe(own, Due::Sketch { id: row.id, what, text, reply_to, topic: None });
    }

    /// The picture that an entry owes; `None` when the match has moved on, so that a hint would mislead.
    pub fn sketch_call(&mut self, at: RoomId, room: &RoomRow, due: &Due) -> Option<Call> {
        let Due::Sketch { id, what, text, reply_to, topic } = due else { return None };
        let row = self.tx.game(*id)?;
        let names = self.names(&row);
        let reader = Reader { lang: room.lang, labels: room.letters() };
        let scene = self.sketched(*id, &row, at, what)?;
        let who = self.onlooker(&row, at);
        let position = self.live(*id)?.position();
        let (scores, board) = (position.scores(who), position.board(who));
        let title = title(&row, &names, scores.as_deref(), reader);
        let words = html(text, reader, &|seat| self.dress(Some(&row), seat, &[]));
        let say = Box::new(move |says: &crate::game::scene::Says| letter(says, reader, &names));
        Some(Call::Photo {
            to: Dest { chat: room.chat, private: room.private, topic: *topic },
            sheet: Box::new(Sheet { scene, board, title, theme: room.theme, say }),
            caption: format!("№{id} · {words}"),
            markup: None,
            reply_to: *reply_to,
            silent: false,
        })
    }

    /// As whom the readers of a chat look at a match.
    fn onlooker(&mut self, row: &MatchRow, at: RoomId) -> Viewer {
        let who = row.boards.iter().find(|board| board.room == at).map_or(Viewer::Public, viewer);
        self.live(row.id).map_or(who, |game| game.viewer(who))
    }

    fn sketched(&mut self, id: MatchId, row: &MatchRow, at: RoomId, what: &SketchRow) -> Option<crate::game::Scene> {
        let who = self.onlooker(row, at);
        let game = self.live(id)?;
        match what {
            SketchRow::Hint { seat, stamp } => {
                let stands = game.lines().len() == *stamp && matches!(game.turn(), Turn::Act(_));
                game.position().hint(Seat(*seat)).filter(|_| stands).map(|(scene, _)| scene)
            }
            SketchRow::Rings { places } => {
                let mut scene = game.position().scene(who);
                scene.ring(places);
                Some(scene)
            }
        }
    }
}
