//! A card to pass on: the last board of a match with the players, the result and the day, and nothing that belongs to
//! the chat.

use super::call::{Call, Dest, Picture};
use super::headline::verdict;
use super::lettered::lettered;
use crate::bot::chats::directory;
use crate::bot::context::day::day;
use crate::bot::context::work::Work;
use crate::bot::context::zone::Zone;
use crate::bot::words::{Printed, html, letter, say};
use crate::game::scene::{Ink, Says};
use crate::game::{Seats, Text, Turn, Viewer};
use crate::paint::{Heading, versus};
use crate::store::schema::{ChatRow, MatchId};

/// The card; `None` when the match cannot be read any more, or goes on.
pub fn card_call(work: &mut Work<'_>, id: MatchId, chat: &ChatRow, to: Dest, reply_to: Option<i32>) -> Option<Call> {
    let row = work.tx.match_row(id)?;
    let reader = directory::reader_of_match(work, chat, &row);
    let lettered = lettered(work, &row, reader);
    let names = &lettered.names;
    let (theme, bot) = (work.cache.look(chat), format!("@{}", work.cache.me.username));
    let info = work.games.find(&row.game)?.info();
    let verdict = verdict(work, &row)?;
    let live = work.live(id).filter(|live| matches!(live.turn(), Turn::Over(_)) && !live.is_closed())?;
    let who = live.viewer(Viewer::Public);
    let played = Says::Words(day(row.last, &Zone::of(chat)));
    let scene = live.scene(who).footed(&verdict).signed(played, Says::Plain(bot));
    let board = Printed::of(live, who, names).read(None, reader);
    let game = Text::new(format!("{}-name", info.id));
    let words = |text: String| Heading { text, ink: Ink::Pencil };
    let mut title = vec![words(say(&game, reader, names))];
    if let Some(two) = versus(names, None, Seats::default()) {
        title.push(words(" — ".to_owned()));
        title.extend(two);
    }
    let caption = lettered.caption(format!("№{id} · {}", html(&game, reader, &|_| String::new())), reader);
    let say = Box::new(move |says: &Says| letter(says, reader, &lettered.names));
    let picture = Box::new(Picture { scene, board, title, theme, say, finger: None, kept: None });
    Some(Call::Photo { to, picture, caption, markup: None, reply_to, silent: false })
}
