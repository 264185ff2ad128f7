//! Turns calls into requests: has their pictures painted, and judges the messenger's answers.

use std::time::Instant;

use serde_json::Value;
use teloxide::payloads::{
    AnswerCallbackQuery, DeleteMessage, EditMessageCaption, EditMessageCaptionSetters, EditMessageMedia,
    EditMessageMediaSetters, EditMessageReplyMarkup, EditMessageText, EditMessageTextSetters, GetChatMember,
    SendAnimation, SendAnimationSetters, SendChatAction, SendDocument, SendDocumentSetters, SendMessage,
    SendMessageSetters, SendPhoto, SendPhotoSetters, SetMessageReaction,
};
use teloxide::requests::Payload;
use teloxide::types::{
    BotCommandScope, CallbackQueryId, ChatAction, ChatId, FileId, ForceReply, InlineKeyboardButton,
    InlineKeyboardButtonKind, InlineKeyboardMarkup, InputFile, InputMedia, InputMediaPhoto, LinkPreviewOptions,
    MessageId, ParseMode, ReactionType, Recipient, ReplyMarkup, ReplyParameters, SwitchInlineQueryChosenChat, ThreadId,
    UserId,
};

use super::Telegram;
use super::alone;
use super::menus::menu_parcel;
use super::novelty::Novelty;
use super::outbox::{Post, Trouble, Way};
use super::parcel::{File, Parcel};
use super::verdict::{Asked, Verdict, verdict};
use super::wire::Fault;
use crate::bot::call::{Answer, Call, Delivery, Dest, Hue, Key, KeyDoes, Markup, Picture, Standing};
use crate::bot::desk::Act;
use crate::bot::targets::{KEYWORD, targets};
use crate::paint::{self, Page};

/// The most characters of a toast, and of the hint of a forced reply.
const TOAST: usize = 200;
const HINT: usize = 64;

/// The name of private messages in the log.
const ALONE: &str = "messages for one person";

impl Post for Telegram {
    async fn perform(&self, call: Call) -> Result<Delivery, Trouble> {
        Telegram::perform(self, call).await
    }

    fn way(&self) -> Way {
        self.wire().way()
    }
}

impl Telegram {
    /// Sends a call. A picture is painted once, however often the request is sent.
    ///
    /// # Errors
    /// If the same call may succeed later.
    pub async fn perform(&self, call: Call) -> Result<Delivery, Trouble> {
        match call.dest().posted.clone() {
            Some(card) => self.change(&card, call).await,
            None => self.deliver(call).await,
        }
    }

    /// Sends a call as it is.
    pub(super) async fn deliver(&self, call: Call) -> Result<Delivery, Trouble> {
        let new = &self.inner.novelties;
        if matches!(call, Call::React { .. }) && new.reactions.is_unknown(Instant::now()) {
            return Ok(Delivery::Refused("the messenger's server knows no reactions".to_owned()));
        }
        match self.parcel(call).await {
            Ok((parcel, asked)) => self.carry(parcel, asked).await,
            Err(why) => Ok(Delivery::Refused(why)),
        }
    }

    /// Sends a request, and judges the answer.
    pub(super) async fn carry(&self, mut parcel: Parcel, asked: Asked) -> Result<Delivery, Trouble> {
        let (new, reacts) = (&self.inner.novelties, parcel.method == SetMessageReaction::NAME);
        new.leave_out(&mut parcel, Instant::now());
        let mut without = None;
        loop {
            let no = match self.wire().send(&parcel).await {
                Ok(answer) => {
                    without.inspect(|(novelty, why): &(&Novelty, String)| new.fell(novelty, why));
                    return Ok(self.taken(&answer, asked));
                }
                Err(Fault::Lost(_)) => return Err(self.lost()),
                Err(Fault::Refused(no)) => no,
            };
            if reacts && no.is_of_method() {
                new.fell(&new.reactions, &no.text);
            }
            match verdict(&no, asked) {
                // Each of these removes something, so the loop ends.
                Verdict::Ended(Delivery::Refused(why)) => match new.take_out(&mut parcel) {
                    Some(novelty) => without = Some((novelty, why)),
                    None => return Ok(self.refused(why, asked)),
                },
                Verdict::WithoutTopic if parcel.drop_field("message_thread_id") => {}
                Verdict::WithoutReply if parcel.drop_field("reply_parameters") => {}
                Verdict::Ended(delivery) => return Ok(delivery),
                Verdict::Unfit => return Ok(Delivery::Refused(no.text)),
                Verdict::Later(wait) => {
                    tracing::warn!(code = no.code, reason = %no.text, ?wait, "not sent yet");
                    return Err(Trouble::Later(wait));
                }
                Verdict::WithoutTopic | Verdict::WithoutReply => return Ok(refused(no.text)),
            }
        }
    }

    /// The result of a call that the server refused. Private and inline messages then take another way.
    fn refused(&self, why: String, asked: Asked) -> Delivery {
        if asked.posted {
            return Delivery::Refused(why);
        }
        if !asked.alone {
            return refused(why);
        }
        self.inner.novelties.falls.note(ALONE, &why);
        Delivery::Refused(why)
    }

    /// The result of a call that the server accepted.
    fn taken(&self, answer: &Value, asked: Asked) -> Delivery {
        if asked.posted {
            // The answer says nothing of an inline message.
            return Delivery::Done(Standing { message: asked.message, date: None });
        }
        let standing = standing(answer, asked.message);
        if !asked.alone {
            return Delivery::Done(standing);
        }
        let delivery = alone::taken(answer, asked.message, standing);
        if matches!(delivery, Delivery::Done(_)) {
            self.inner.novelties.falls.note(ALONE, "the server showed it to everybody");
        }
        delivery
    }

    /// The trouble with a call that had no answer.
    pub(super) fn lost(&self) -> Trouble {
        if self.wire().is_away() { Trouble::Away } else { Trouble::Later(None) }
    }

    /// The request of a call, and its context.
    async fn parcel(&self, call: Call) -> Result<(Parcel, Asked), String> {
        let (to, markup) = (call.dest().clone(), call.markup().cloned());
        let (parcel, message) = self.bare(call).await?;
        Ok(addressed(parcel, &to, markup.as_ref(), message))
    }

    /// The request as far as teloxide supports it, for everybody, and the message that it edits or deletes.
    async fn bare(&self, call: Call) -> Result<(Parcel, Option<i32>), String> {
        Ok(match call {
            Call::Photo { to, picture, caption, markup, reply_to, silent } => {
                let png = self.paint(picture).await?;
                (photo(&to, png, caption, markup, reply_to, silent), None)
            }
            Call::EditPhoto { to, message, picture, caption, markup, .. } => {
                let png = self.paint(picture).await?;
                (edit_photo(&to, message, png, caption, markup), Some(message))
            }
            Call::Say { to, text, markup, reply_to, silent } => (say(&to, text, markup, reply_to, silent), None),
            Call::EditText { to, message, text, markup } => (edit_text(&to, message, text, markup), Some(message)),
            Call::Unkey { to, message } => {
                (Parcel::new(&EditMessageReplyMarkup::new(ChatId(to.peer), MessageId(message))), Some(message))
            }
            Call::Delete { to, message } => {
                (Parcel::new(&DeleteMessage::new(ChatId(to.peer), MessageId(message))), Some(message))
            }
            Call::React { to, message, emoji } => (reaction(&to, message, emoji), Some(message)),
            Call::Menu { to, language, commands } => {
                let scope = BotCommandScope::Chat { chat_id: Recipient::Id(ChatId(to.peer)) };
                (menu_parcel(scope, language, &commands, to.private), None)
            }
            Call::Film { to, reel, caption, reply_to } => {
                let gif = move || reel.gif().map_err(|reject| format!("{reject:?}"));
                let gif = painted(self.inner.projector.paint(gif).await)?;
                (animation(&to, gif, caption, reply_to), None)
            }
            Call::Document { to, name, bytes, caption, reply_to } => {
                (document(&to, File { name, bytes }, caption, reply_to), None)
            }
        })
    }

    pub(super) async fn paint(&self, picture: Box<Picture>) -> Result<Vec<u8>, String> {
        let png = move || {
            let page = Page { scene: &picture.scene, title: &picture.title, theme: picture.theme, say: &*picture.say };
            let paint = || paint::told(&page, &[("Description", &picture.board), (KEYWORD, &places(&picture))]);
            Ok(picture.kept.as_ref().map_or_else(paint, |kept| kept.get_or_init(paint).clone()))
        };
        painted(self.inner.painters.paint(png).await)
    }

    /// The PNG of a picture, and the description of its places.
    pub(super) async fn painted(&self, picture: Box<Picture>) -> Result<(Vec<u8>, String), String> {
        let told = places(&picture);
        Ok((self.paint(picture).await?, told))
    }

    /// Answers a press. Nothing waits for it and nothing depends on it, so a failure is only logged; that a press has
    /// become too old to be answered is not even that.
    pub async fn answer(&self, answer: Answer) {
        let request = AnswerCallbackQuery {
            callback_query_id: CallbackQueryId(answer.press),
            text: Some(cut(&answer.text, TOAST)).filter(|text| !text.is_empty()),
            show_alert: Some(answer.alert),
            url: answer.url.and_then(|url| url.parse().ok()),
            cache_time: None,
        };
        match self.wire().call(&request).await {
            Ok(_) => {}
            Err(Fault::Refused(no)) if no.text.to_lowercase().contains("query is too old") => {}
            Err(Fault::Refused(no)) => tracing::warn!(code = no.code, reason = %no.text, "a press was not answered"),
            Err(Fault::Lost(why)) => tracing::debug!(%why, "a press was not answered"),
        }
    }

    /// Shows a chat action for some seconds. Nothing depends on it.
    pub async fn act(&self, act: Act) {
        let what = if act.paints { ChatAction::UploadPhoto } else { ChatAction::Typing };
        let mut request = SendChatAction::new(ChatId(act.peer), what);
        request.message_thread_id = act.topic.map(|topic| ThreadId(MessageId(topic)));
        if let Err(fault) = self.wire().call(&request).await {
            tracing::debug!(?fault, "a chat was not told that the bot is at work");
        }
    }

    /// Whether a user is an administrator (or the owner) of a chat now. If the messenger does not say, nobody is.
    ///
    /// # Errors
    /// If the messenger could not be asked.
    pub async fn is_admin(&self, chat: i64, user: i64) -> Result<bool, Trouble> {
        let Ok(user) = u64::try_from(user) else { return Ok(false) };
        match self.wire().call(&GetChatMember::new(ChatId(chat), UserId(user))).await {
            Ok(member) => Ok(matches!(member["status"].as_str(), Some("creator" | "administrator"))),
            Err(Fault::Lost(_)) => Err(self.lost()),
            Err(Fault::Refused(no)) if no.retry_after.is_some() => Err(Trouble::Later(no.retry_after)),
            Err(Fault::Refused(_)) => Ok(false),
        }
    }
}

/// The places of a picture as JSON. Empty unless it is the board of a match.
fn places(picture: &Picture) -> String {
    let page = Page { scene: &picture.scene, title: &picture.title, theme: picture.theme, say: &*picture.say };
    let told = picture.finger.as_ref().map(|finger| targets(finger, &picture.scene, paint::lie(&page)));
    told.unwrap_or_default()
}

/// The painted picture. The reason for a failure only goes to the log.
fn painted(painted: Result<Vec<u8>, String>) -> Result<Vec<u8>, String> {
    painted.map_err(|error| {
        tracing::error!(%error, "a picture could not be painted");
        "the picture could not be painted".to_owned()
    })
}

/// The message after a successful call. Of the messenger's answer, which repeats the message, only its number and time
/// are read, so that an unknown field does not make a sent message look unsent.
fn standing(answer: &Value, known: Option<i32>) -> Standing {
    let id = answer["message_id"].as_i64().and_then(|id| i32::try_from(id).ok());
    // An edited message keeps its original date.
    let date = answer["edit_date"].as_u64().or_else(|| answer["date"].as_u64());
    Standing { message: id.or(known.filter(|_| answer.is_object())), date }
}

fn refused(text: String) -> Delivery {
    if text.to_lowercase().contains("can't parse entities") {
        tracing::error!(%text, "a message was not valid HTML; this is a mistake in the bot");
    } else {
        tracing::warn!(%text, "a message was refused");
    }
    Delivery::Refused(text)
}

/// The request with what teloxide does not support: colours of buttons, buttons that do nothing, one person or an
/// inline message. `markup`: the controls below the message; `message`: the message that is edited or deleted.
pub(super) fn addressed(
    mut parcel: Parcel,
    to: &Dest,
    markup: Option<&Markup>,
    message: Option<i32>,
) -> (Parcel, Asked) {
    parcel.style_keys(&markup.map(styles).unwrap_or_default());
    if let Some(rows) = markup.and_then(disabled) {
        parcel.disable_keys(rows);
    }
    if let Some(only) = &to.only {
        alone::address(&mut parcel, only, message, matches!(markup, Some(Markup::Asking(_))));
    }
    if let Some(posted) = &to.posted {
        parcel.readdress(posted);
    }
    let asked = Asked { private: to.private, message, alone: to.only.is_some(), posted: to.posted.is_some() };
    (parcel, asked)
}

pub(super) fn photo(
    to: &Dest,
    png: Vec<u8>,
    caption: String,
    markup: Option<Markup>,
    reply_to: Option<i32>,
    silent: bool,
) -> Parcel {
    let mut request = SendPhoto::new(ChatId(to.peer), attached()).caption(caption).parse_mode(ParseMode::Html);
    request.message_thread_id = thread(to);
    request.reply_parameters = reply_to.and_then(reply);
    request.reply_markup = markup.and_then(below);
    request.disable_notification = silent.then_some(true);
    Parcel::new(&request).with(board(png))
}

fn edit_photo(to: &Dest, message: i32, png: Vec<u8>, caption: String, markup: Option<Markup>) -> Parcel {
    edit_media(to, message, File::REFERENCE.to_owned(), caption, markup).with(board(png))
}

/// Shows a picture that comes with the request, that the messenger has under an id, or that it fetches.
pub(super) fn edit_media(to: &Dest, message: i32, picture: String, caption: String, markup: Option<Markup>) -> Parcel {
    let file = InputFile::file_id(FileId(picture));
    let media = InputMediaPhoto::new(file).caption(caption).parse_mode(ParseMode::Html);
    let mut request = EditMessageMedia::new(ChatId(to.peer), MessageId(message), InputMedia::Photo(media));
    if let Some(keys) = markup.and_then(inline) {
        request = request.reply_markup(keys);
    }
    Parcel::new(&request)
}

pub(super) fn edit_caption(to: &Dest, message: i32, caption: String, markup: Option<Markup>) -> Parcel {
    let mut request = EditMessageCaption::new(ChatId(to.peer), MessageId(message)).caption(caption);
    request = request.parse_mode(ParseMode::Html);
    if let Some(keys) = markup.and_then(inline) {
        request = request.reply_markup(keys);
    }
    Parcel::new(&request)
}

fn say(to: &Dest, text: String, markup: Option<Markup>, reply_to: Option<i32>, silent: bool) -> Parcel {
    let mut request = SendMessage::new(ChatId(to.peer), text).parse_mode(ParseMode::Html);
    request = request.link_preview_options(no_preview());
    request.message_thread_id = thread(to);
    request.reply_parameters = reply_to.and_then(reply);
    request.reply_markup = markup.and_then(below);
    request.disable_notification = silent.then_some(true);
    Parcel::new(&request)
}

pub(super) fn edit_text(to: &Dest, message: i32, text: String, markup: Option<Markup>) -> Parcel {
    let mut request = EditMessageText::new(ChatId(to.peer), MessageId(message), text).parse_mode(ParseMode::Html);
    request = request.link_preview_options(no_preview());
    if let Some(keys) = markup.and_then(inline) {
        request = request.reply_markup(keys);
    }
    Parcel::new(&request)
}

fn animation(to: &Dest, gif: Vec<u8>, caption: String, reply_to: Option<i32>) -> Parcel {
    let mut request = SendAnimation::new(ChatId(to.peer), attached()).caption(caption).parse_mode(ParseMode::Html);
    request.message_thread_id = thread(to);
    request.reply_parameters = reply_to.and_then(reply);
    Parcel::new(&request).with(File { name: "replay.gif".to_owned(), bytes: gif })
}

fn reaction(to: &Dest, message: i32, emoji: Option<String>) -> Parcel {
    let mut request = SetMessageReaction::new(ChatId(to.peer), MessageId(message));
    request.reaction = Some(emoji.into_iter().map(|emoji| ReactionType::Emoji { emoji }).collect());
    Parcel::new(&request)
}

fn document(to: &Dest, file: File, caption: String, reply_to: Option<i32>) -> Parcel {
    let mut request = SendDocument::new(ChatId(to.peer), attached()).caption(caption).parse_mode(ParseMode::Html);
    request = request.disable_content_type_detection(true);
    request.message_thread_id = thread(to);
    request.reply_parameters = reply_to.and_then(reply);
    Parcel::new(&request).with(file)
}

/// The reference to the file sent with the request. It replaces the id of a stored file.
fn attached() -> InputFile {
    InputFile::file_id(FileId(File::REFERENCE.to_owned()))
}

fn board(png: Vec<u8>) -> File {
    File { name: "board.png".to_owned(), bytes: png }
}

fn thread(to: &Dest) -> Option<ThreadId> {
    to.topic.map(|topic| ThreadId(MessageId(topic)))
}

/// The message to reply to. Private messages have no number that all can use.
fn reply(message: i32) -> Option<ReplyParameters> {
    (message > 0).then(|| ReplyParameters::new(MessageId(message)).allow_sending_without_reply())
}

fn no_preview() -> LinkPreviewOptions {
    LinkPreviewOptions {
        is_disabled: true,
        url: None,
        prefer_small_media: false,
        prefer_large_media: false,
        show_above_text: false,
    }
}

/// The keyboard below a new message.
fn below(markup: Markup) -> Option<ReplyMarkup> {
    match markup {
        Markup::Inline(_) | Markup::Asking(_) => inline(markup).map(ReplyMarkup::InlineKeyboard),
        Markup::ForceReply(hint) => {
            let mut force = ForceReply::new().selective();
            force.input_field_placeholder = Some(cut(&hint, HINT)).filter(|hint| !hint.is_empty());
            Some(ReplyMarkup::ForceReply(force))
        }
    }
}

/// The keyboard below an edited message, which can only have buttons.
fn inline(markup: Markup) -> Option<InlineKeyboardMarkup> {
    let (Markup::Inline(rows) | Markup::Asking(rows)) = markup else { return None };
    let rows = rows.into_iter().map(|row| row.into_iter().filter_map(button).collect::<Vec<_>>());
    let rows: Vec<Vec<_>> = rows.filter(|row| !row.is_empty()).collect();
    (!rows.is_empty()).then(|| InlineKeyboardMarkup::new(rows))
}

fn button(key: Key) -> Option<InlineKeyboardButton> {
    match key.does {
        KeyDoes::Press(data) | KeyDoes::Mark(data) => Some(InlineKeyboardButton::callback(key.label, data)),
        KeyDoes::Done => None,
        KeyDoes::Choose => Some(InlineKeyboardButton::new(
            key.label,
            InlineKeyboardButtonKind::SwitchInlineQueryChosenChat(SwitchInlineQueryChosenChat {
                query: None,
                allow_user_chats: true,
                allow_bot_chats: false,
                allow_group_chats: true,
                allow_channel_chats: false,
            }),
        )),
        KeyDoes::Fill(text) => Some(InlineKeyboardButton::switch_inline_query_current_chat(key.label, text)),
        KeyDoes::Link(link) => match link.parse() {
            Ok(url) => Some(InlineKeyboardButton::url(key.label, url)),
            Err(_) => {
                tracing::error!(%link, "a button was left out: its link is none");
                None
            }
        },
    }
}

/// The rows of buttons if some do nothing (Bot API 10.3). `None`: every button does something.
fn disabled(markup: &Markup) -> Option<Vec<Vec<Value>>> {
    let Markup::Inline(rows) = markup else { return None };
    let is_off = |key: &Key| matches!(key.does, KeyDoes::Mark(_) | KeyDoes::Done);
    let plain = |key: &Key| {
        let mut plain = serde_json::to_value(button(key.clone())?).ok()?;
        style(key).into_iter().for_each(|style| plain["style"] = style.into());
        Some(plain)
    };
    let one = |key: &Key| if is_off(key) { Some(Parcel::disabled_key(&key.label)) } else { plain(key) };
    let all = rows.iter().map(|row| row.iter().filter_map(one).collect::<Vec<_>>()).filter(|row| !row.is_empty());
    rows.iter().flatten().any(is_off).then(|| all.collect())
}

/// The style of a button (Bot API 9.4).
fn style(key: &Key) -> Option<&'static str> {
    key.hue.map(|hue| match hue {
        Hue::Blue => "primary",
        Hue::Red => "danger",
        Hue::Green => "success",
    })
}

/// The style of each button sent, row by row.
fn styles(markup: &Markup) -> Vec<Vec<Option<&'static str>>> {
    let (Markup::Inline(rows) | Markup::Asking(rows)) = markup else { return Vec::new() };
    let row = |row: &Vec<Key>| row.iter().filter(|key| is_sent(key)).map(style).collect::<Vec<_>>();
    rows.iter().map(row).filter(|row| !row.is_empty()).collect()
}

/// Whether a button can be sent at all.
fn is_sent(key: &Key) -> bool {
    button(key.clone()).is_some()
}

/// The first characters of a text.
fn cut(text: &str, most: usize) -> String {
    text.chars().take(most).collect()
}

#[cfg(test)]
#[path = "send_tests.rs"]
mod tests;
