//! The meaning of refusals. The messenger has few error codes, so we read its English. The texts are those of its
//! server, in lower case and without their prefix ("Bad Request: ").

use std::time::Duration;

use super::wire::Refusal;
use crate::bot::call::{Closed, Delivery, Standing};

/// The consequence of a refusal.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Verdict {
    /// The call ended like this.
    Ended(Delivery),
    /// Try the same call later.
    Later(Option<Duration>),
    /// Try again at once outside any topic: the topic is gone.
    WithoutTopic,
    /// Try again at once without replying: the message to reply to is gone.
    WithoutReply,
    /// The picture of an inline message cannot be used, or its text is a caption. Nothing else is wrong with the call.
    Unfit,
}

/// The context of the refused call.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Asked {
    /// Whether the chat is private.
    pub private: bool,
    /// The message to edit or delete. `None` for a new one.
    pub message: Option<i32>,
    /// Whether it is a private message. Its refusal says nothing about the chat.
    pub alone: bool,
    /// Whether it is an inline message.
    pub posted: bool,
}

/// The message is gone, or the bot may no longer change it.
const MISSING: &[&str] = &[
    "message to edit not found",
    "message to delete not found",
    "message not found",
    "message can't be edited",
    "message can't be deleted",
    "message_id_invalid",
    "message_delete_forbidden",
    "message_author_required",
    "message identifier is not specified",
    "inline message identifier",
    "in the message to edit", // "there is no text …", "there is no caption …"
];

/// The user has blocked the bot, or is gone.
const BLOCKED: &[&str] = &["bot was blocked by the user", "user is deactivated", "input_user_deactivated"];

/// The user has never pressed "Start": for the bot, the private chat does not exist.
const UNOPENED: &[&str] = &["can't initiate conversation", "peer_id_invalid", "user_id_invalid", "chat not found"];

/// Messages of that kind are not permitted in the group. Others may be.
const BARRED: &[&str] = &[
    "not enough rights to send photos",
    "not enough rights to send animations",
    "not enough rights to send documents",
    "chat_send_photos_forbidden",
    "chat_send_gifs_forbidden",
    "chat_send_docs_forbidden",
    "chat_send_media_forbidden",
];

/// Texts are not permitted in the group. Pictures may be.
const WORDLESS: &[&str] = &["not enough rights to send text messages", "chat_send_plain_forbidden"];

/// The bot is in the group, but nothing can be written there, or not by the bot.
const MUTED: &[&str] = &[
    "not enough rights to send",
    "have no rights to send",
    "need administrator rights",
    "chat_write_forbidden",
    "chat_admin_required",
    "chat_restricted",
];

/// The bot is not in the group, or there is no group.
const KICKED: &[&str] = &[
    "bot was kicked",
    "bot was banned",
    "bot is not a member",
    "channel_private",
    "group is deactivated",
    "group chat was deactivated",
    "group chat was deleted",
    "chat was deleted",
    "chat_id_invalid",
    "peer_id_invalid",
    "chat not found",
];

/// The topic is gone.
const TOPIC_GONE: &[&str] = &["message thread not found", "topic_deleted", "topic_id_invalid", "topic not found"];

/// The message to reply to is gone.
const REPLY_GONE: &[&str] =
    &["message to be replied not found", "replied message not found", "reply_message_id_invalid"];

pub(super) fn verdict(no: &Refusal, asked: Asked) -> Verdict {
    let text = no.text.to_lowercase();
    let says = |any: &[&str]| any.iter().any(|piece| text.contains(piece));
    if let Some(wait) = no.retry_after {
        return Verdict::Later(Some(wait));
    }
    if let Some(id) = no.moved {
        return Verdict::Ended(Delivery::Moved(id));
    }
    // The token was revoked and will be replaced, or there is a conflict: nothing is wrong with the call.
    if no.unauthorized() || no.code == 409 {
        return Verdict::Later(None);
    }
    if let (true, Some(message)) = (asked.alone && text.contains("message is not modified"), asked.message) {
        return Verdict::Ended(Delivery::Alone(message));
    }
    if text.contains("message is not modified") {
        return Verdict::Ended(Delivery::Done(Standing { message: asked.message, date: None }));
    }
    if asked.posted && [has_picture, is_barred, is_of_address, is_of_file].iter().any(|unfit| unfit(&no.text)) {
        return Verdict::Unfit;
    }
    if asked.message.is_some() && says(MISSING) {
        return Verdict::Ended(Delivery::Missing);
    }
    // The bot is not in the chat of an inline message.
    if asked.alone || asked.posted {
        return Verdict::Ended(Delivery::Refused(no.text.clone()));
    }
    let gone = [(TOPIC_GONE, Verdict::WithoutTopic), (REPLY_GONE, Verdict::WithoutReply)];
    let kinds = [(BARRED, Delivery::Barred), (WORDLESS, Delivery::Wordless)];
    let known = gone.into_iter().chain(kinds.map(|(kind, delivery)| (kind, Verdict::Ended(delivery))));
    if let Some((_, verdict)) = known.into_iter().find(|(pieces, _)| says(pieces)) {
        return verdict;
    }
    match closed(no, &text, asked.private) {
        Some(why) => Verdict::Ended(Delivery::Closed(why)),
        None => Verdict::Ended(Delivery::Refused(no.text.clone())),
    }
}

/// Whether a refusal says that an address could not be fetched.
pub(super) fn is_of_address(why: &str) -> bool {
    contains(why, &["http url", "web page content", "webpage_", "webdocument_"])
}

/// Whether a refusal says that the messenger does not know the id of a file.
pub(super) fn is_of_file(why: &str) -> bool {
    contains(why, &["wrong file"])
}

/// Whether a refusal says that a message has a picture, so that its text is a caption.
pub(super) fn has_picture(why: &str) -> bool {
    contains(why, &["no text in the message", "caption_too_long", "caption is too long"])
}

/// Whether a refusal says that the chat permits no pictures.
pub(super) fn is_barred(why: &str) -> bool {
    contains(why, BARRED)
}

fn contains(why: &str, pieces: &[&str]) -> bool {
    let why = why.to_lowercase();
    pieces.iter().any(|piece| why.contains(piece))
}

/// Why the bot cannot write in a chat, if that is what a refusal says (in lowercase).
fn closed(no: &Refusal, text: &str, private: bool) -> Option<Closed> {
    let says = |any: &[&str]| any.iter().any(|piece| text.contains(piece));
    if text.contains("topic_closed") {
        return Some(Closed::Topic);
    }
    if says(BLOCKED) {
        return Some(Closed::Blocked);
    }
    if private && says(UNOPENED) {
        return Some(Closed::Unopened);
    }
    if says(MUTED) {
        return Some(Closed::Muted);
    }
    if says(KICKED) {
        return Some(Closed::Kicked);
    }
    let forbidden = no.code == 403 && !text.contains("send messages to bots");
    forbidden.then_some(if private { Closed::Blocked } else { Closed::Kicked })
}

#[cfg(test)]
mod tests {
    use super::*;

    const GROUP: Asked = Asked { private: false, message: None, alone: false, posted: false };
    const PRIVATE: Asked = Asked { private: true, message: None, alone: false, posted: false };
    const OLD: Asked = Asked { private: false, message: Some(5), alone: false, posted: false };

    fn judge(code: u16, text: &str, asked: Asked) -> Verdict {
        verdict(&Refusal { code, text: text.to_owned(), ..Refusal::default() }, asked)
    }

    fn closed(why: Closed) -> Verdict {
        Verdict::Ended(Delivery::Closed(why))
    }

    #[test]
    fn closed_chats() {
        let table: &[(u16, &str, Asked, Closed)] = &[
            (403, "Forbidden: bot was blocked by the user", PRIVATE, Closed::Blocked),
            (403, "Forbidden: user is deactivated", PRIVATE, Closed::Blocked),
            (403, "Forbidden: bot can't initiate conversation with a user", PRIVATE, Closed::Unopened),
            (400, "Bad Request: PEER_ID_INVALID", PRIVATE, Closed::Unopened),
            (400, "Bad Request: chat not found", PRIVATE, Closed::Unopened),
            (400, "Bad Request: chat not found", GROUP, Closed::Kicked),
            (403, "Forbidden: bot was kicked from the supergroup chat", GROUP, Closed::Kicked),
            (403, "Forbidden: bot was kicked from the group chat", OLD, Closed::Kicked),
            (403, "Forbidden: bot is not a member of the supergroup chat", GROUP, Closed::Kicked),
            (403, "Forbidden: the group chat was deleted", GROUP, Closed::Kicked),
            (400, "Bad Request: not enough rights to send messages to the chat", GROUP, Closed::Muted),
            (400, "Bad Request: have no rights to send a message", GROUP, Closed::Muted),
            (400, "Bad Request: CHAT_WRITE_FORBIDDEN", GROUP, Closed::Muted),
            (400, "Bad Request: CHAT_RESTRICTED", GROUP, Closed::Muted),
            (400, "Bad Request: TOPIC_CLOSED", GROUP, Closed::Topic),
            (403, "Forbidden: something that was never seen before", GROUP, Closed::Kicked),
            (403, "Forbidden: something that was never seen before", PRIVATE, Closed::Blocked),
        ];
        for &(code, text, asked, why) in table {
            assert_eq!(judge(code, text, asked), closed(why), "{text} {asked:?}");
        }
    }

    #[test]
    fn what_is_refused_for_one_person_closes_nothing() {
        let late = "Bad Request: not enough rights to send ephemeral messages without a recent action of the user";
        for (code, text) in [(400, late), (403, "Forbidden: something new"), (404, "Not Found: method not found")] {
            let refused = Verdict::Ended(Delivery::Refused(text.to_owned()));
            assert_eq!(judge(code, text, Asked { alone: true, ..OLD }), refused, "{text}");
        }
        let gone = "Bad Request: ephemeral message not found";
        assert_eq!(judge(400, gone, Asked { alone: true, ..OLD }), Verdict::Ended(Delivery::Missing));
        let same = judge(400, "Bad Request: message is not modified", Asked { alone: true, ..OLD });
        assert_eq!(same, Verdict::Ended(Delivery::Alone(5)));
    }

    #[test]
    fn a_kind_of_message_that_is_not_permitted_closes_nothing() {
        for text in ["not enough rights to send photos to the chat", "CHAT_SEND_PHOTOS_FORBIDDEN"] {
            assert_eq!(judge(400, &format!("Bad Request: {text}"), OLD), Verdict::Ended(Delivery::Barred), "{text}");
        }
        for text in ["not enough rights to send text messages to the chat", "CHAT_SEND_PLAIN_FORBIDDEN"] {
            assert_eq!(
                judge(400, &format!("Bad Request: {text}"), GROUP),
                Verdict::Ended(Delivery::Wordless),
                "{text}"
            );
        }
        let film = "Bad Request: not enough rights to send animations to the chat";
        assert_eq!(judge(400, film, GROUP), Verdict::Ended(Delivery::Barred));
    }

    #[test]
    fn messages_that_are_gone() {
        for text in [
            "Bad Request: message to edit not found",
            "Bad Request: message to delete not found",
            "Bad Request: message can't be edited",
            "Bad Request: message can't be deleted for everyone",
            "Bad Request: MESSAGE_ID_INVALID",
            "Bad Request: there is no caption in the message to edit",
        ] {
            assert_eq!(judge(400, text, OLD), Verdict::Ended(Delivery::Missing), "{text}");
        }
    }

    #[test]
    fn an_inline_message_that_is_gone_closes_nothing() {
        let card = Asked { posted: true, ..OLD };
        for text in ["MESSAGE_ID_INVALID", "message to edit not found", "invalid inline message identifier specified"] {
            let gone = judge(400, &format!("Bad Request: {text}"), card);
            assert_eq!(gone, Verdict::Ended(Delivery::Missing), "{text}");
        }
        for text in [
            "there is no text in the message to edit",
            "MEDIA_CAPTION_TOO_LONG",
            "wrong HTTP URL specified",
            "failed to get HTTP URL content",
            "wrong type of the web page content",
            "WEBPAGE_CURL_FAILED",
            "wrong file identifier/HTTP URL specified",
            "CHAT_SEND_PHOTOS_FORBIDDEN",
        ] {
            assert_eq!(judge(400, &format!("Bad Request: {text}"), card), Verdict::Unfit, "{text}");
        }
        let new = "Forbidden: something that was never seen before";
        assert_eq!(judge(403, new, card), Verdict::Ended(Delivery::Refused(new.to_owned())));
    }

    #[test]
    fn what_is_not_modified_is_done() {
        let text = "Bad Request: message is not modified: specified new message content and reply markup are exactly the \
                    same as a current content and reply markup of the message";
        let same = Standing { message: Some(5), date: None };
        assert_eq!(judge(400, text, OLD), Verdict::Ended(Delivery::Done(same)));
    }

    #[test]
    fn a_topic_or_an_answered_message_that_is_gone_is_left_out() {
        assert_eq!(judge(400, "Bad Request: message thread not found", GROUP), Verdict::WithoutTopic);
        assert_eq!(judge(400, "Bad Request: TOPIC_DELETED", GROUP), Verdict::WithoutTopic);
        assert_eq!(judge(400, "Bad Request: message to be replied not found", GROUP), Verdict::WithoutReply);
    }

    #[test]
    fn the_rest() {
        let wait = Refusal { code: 429, retry_after: Some(Duration::from_secs(31)), ..Refusal::default() };
        assert_eq!(verdict(&wait, GROUP), Verdict::Later(Some(Duration::from_secs(31))));
        let moved = Refusal { code: 400, moved: Some(-1001), ..Refusal::default() };
        assert_eq!(verdict(&moved, GROUP), Verdict::Ended(Delivery::Moved(-1001)));
        assert_eq!(judge(401, "Unauthorized", GROUP), Verdict::Later(None));
        for text in ["Bad Request: can't parse entities: Unsupported start tag", "Bad Request: IMAGE_PROCESS_FAILED"] {
            assert_eq!(judge(400, text, GROUP), Verdict::Ended(Delivery::Refused(text.to_owned())));
        }
        let bots = "Forbidden: bot can't send messages to bots";
        assert_eq!(judge(403, bots, PRIVATE), Verdict::Ended(Delivery::Refused(bots.to_owned())));
    }
}
