//! Reactions to messages: 👍 and 👎 count as a press on the button with that meaning. The messenger reports them only if
//! the bot is an administrator. Reactions in the name of a chat are anonymous.

use super::refusals;
use crate::bot::chats::people;
use crate::bot::context::incoming::{Press, Reaction};
use crate::bot::context::work::Work;
use crate::bot::table::{leavers, reactions};

/// Handles a reaction. The bot cannot answer a reaction, so it says nothing.
pub fn reaction(work: &mut Work<'_>, reaction: Reaction) {
    let Some(yes) = says(&reaction.added).filter(|_| !reaction.from.bot) else { return };
    let Some(chat) = work.tx.chat_of_peer(reaction.chat.peer) else { return };
    let wanted = work.tx.chat(chat).is_some_and(|row| row.peer == reaction.chat.peer && !row.no_reactions);
    let Some(id) = reactions::asking(work, chat, reaction.message).filter(|_| wanted) else { return };
    people::meet(work, &reaction.from);
    leavers::back(work, chat, reaction.from.id);
    let user = reaction.from.id;
    let press = Press {
        id: String::new(),
        from: reaction.from,
        chat: reaction.chat,
        topic: None,
        message: reaction.message,
        alone: None,
        posted: None,
        instance: None,
        data: String::new(),
        at: work.now,
    };
    if reactions::vote(work, &press, chat, id, yes).is_ok() {
        refusals::forgive(work, id, user);
    }
}

/// The answer that emoji express. Both thumbs at once mean nothing.
fn says(added: &[String]) -> Option<bool> {
    let has = |emoji: &str| added.iter().any(|one| one == emoji);
    match (has("👍"), has("👎")) {
        (true, false) => Some(true),
        (false, true) => Some(false),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_thumb_says_yes_or_no() {
        let says = |added: &[&str]| says(&added.iter().map(|one| (*one).to_owned()).collect::<Vec<_>>());
        assert_eq!([says(&["👍"]), says(&["🤔", "👎"])], [Some(true), Some(false)]);
        assert_eq!([says(&[]), says(&["❤"]), says(&["👍", "👎"])], [None; 3]);
    }
}
