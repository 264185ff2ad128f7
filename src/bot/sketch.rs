//! Pictures beside the board: what one player asked to see alone, and refusals that ring places.

use super::call::{Call, Dest, Picture};
use super::desk::Work;
use super::headline::title;
use super::incoming::Message;
use super::moves::viewer;
use super::words::{Reader, html, letter};
use crate::game::{Seat, Text, Turn, Viewer};
use crate::store::kept::{ChatId, ChatRow, Due, MatchId, MatchRow, SketchRow, Stage};

impl Work<'_> {
    /// Shows a player what the game has to add to its picture, in private.
    pub fn hint(&mut self, chat: ChatId, message: &Message, row: &MatchRow, seat: Seat) {
        let hinted = self.live(row.id).and_then(|live| live.position().hint(seat));
        let Some((_, text)) = hinted.filter(|_| row.stage == Stage::Live) else {
            return self.reply(chat, message.topic, message.id, Text::new("hint-none"));
        };
        let Some(own) = self.private_chat(message.from.id) else {
            let link = format!("https://t.me/{}?start=m{}", self.cache.me.username, row.id);
            return self.reply(chat, message.topic, message.id, Text::new("hint-private").with("link", link));
        };
        let version = self.live(row.id).map_or(0, |live| live.lines().len());
        let what = SketchRow::Hint { seat: seat.0, version };
        let reply_to = (own == chat).then_some(message.id);
        self.owe(own, Due::Sketch { id: row.id, what, text, reply_to, topic: None });
    }

    /// The picture that an entry owes; `None` when the match has moved on, so that a hint would mislead.
    pub fn sketch_call(&mut self, at: ChatId, chat: &ChatRow, due: &Due) -> Option<Call> {
        let Due::Sketch { id, what, text, reply_to, topic } = due else { return None };
        let row = self.tx.match_row(*id)?;
        let names = self.names(&row);
        let reader = Reader { lang: chat.lang, labels: chat.letters() };
        let scene = self.sketched(*id, &row, at, what)?;
        let who = self.onlooker(&row, at);
        let position = self.live(*id)?.position();
        let (scores, board) = (position.scores(who), position.board(who));
        let title = title(&row, &names, scores.as_deref(), reader);
        let words = html(text, reader, &|seat| self.dress(Some(&row), seat, &[]));
        let say = Box::new(move |says: &crate::game::scene::Says| letter(says, reader, &names));
        Some(Call::Photo {
            to: Dest { peer: chat.peer, private: chat.private, topic: *topic },
            picture: Box::new(Picture { scene, board, title, theme: chat.theme, say }),
            caption: format!("№{id} · {words}"),
            markup: None,
            reply_to: *reply_to,
            silent: false,
        })
    }

    /// As whom the readers of a chat look at a match.
    fn onlooker(&mut self, row: &MatchRow, at: ChatId) -> Viewer {
        let who = row.boards.iter().find(|board| board.chat == at).map_or(Viewer::Public, viewer);
        self.live(row.id).map_or(who, |live| live.viewer(who))
    }

    fn sketched(&mut self, id: MatchId, row: &MatchRow, at: ChatId, what: &SketchRow) -> Option<crate::game::Scene> {
        let who = self.onlooker(row, at);
        let live = self.live(id)?;
        match what {
            SketchRow::Hint { seat, version } => {
                let stands = live.lines().len() == *version && matches!(live.turn(), Turn::Act(_));
                live.position().hint(Seat(*seat)).filter(|_| stands).map(|(scene, _)| scene)
            }
            SketchRow::Rings { places } => {
                let mut scene = live.position().scene(who);
                scene.ring(places);
                Some(scene)
            }
        }
    }
}
