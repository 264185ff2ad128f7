//! The stand-in of the messenger, driven by the client library that the bot uses.

#![allow(clippy::unwrap_used, reason = "what fails in a helper of a test fails the test")]

mod addresses;
mod cards;
mod ephemeral;
mod guests;
mod inline;
mod polls;
mod reactions;
mod refusals;
mod wire;

use std::io::{Read, Write};
use std::net::TcpStream;
use std::time::Duration;

use kletka_sandbox::{BotStanding, Line, Order, Rank, Sandbox, SandboxConfig, World};
use serde_json::{Value, json};
use teloxide::net::Download;
use teloxide::payloads::*;
use teloxide::prelude::*;
use teloxide::types::{
    BotCommand, ChatAction, ForceReply, InlineKeyboardButton, InlineKeyboardMarkup, InputFile, InputMedia,
    InputMediaPhoto, MessageId, ParseMode, ReactionType, ReplyParameters, UpdateKind,
};
use teloxide::{ApiError, RequestError};

const SOON: Duration = Duration::from_secs(10);

fn sandbox() -> Sandbox {
    Sandbox::start(SandboxConfig::default()).unwrap()
}

/// A client that gives up soon and knows no proxy.
fn bot(sandbox: &Sandbox) -> Bot {
    let client = teloxide::net::default_reqwest_settings().no_proxy().timeout(Duration::from_secs(3)).build().unwrap();
    Bot::with_client(sandbox.token(), client).set_api_url(sandbox.url().parse().unwrap())
}

/// Anna and Boris in a supergroup with the bot.
fn party(sandbox: &Sandbox) -> (i64, i64, i64) {
    let anna = sandbox.add_user(7, "Анна", Some("anna_a"), "ru");
    let boris = sandbox.add_user(8, "Boris", None, "en");
    (anna, boris, sandbox.add_supergroup("Friends", &[anna, boris]))
}

fn png(width: u32, height: u32) -> Vec<u8> {
    let mut out = Vec::new();
    let mut encoder = png::Encoder::new(&mut out, width, height);
    encoder.set_color(png::ColorType::Grayscale);
    let mut writer = encoder.write_header().unwrap();
    writer.write_image_data(&vec![200; (width * height) as usize]).unwrap();
    writer.finish().unwrap();
    out
}

fn buttons(pairs: &[(&str, &str)]) -> InlineKeyboardMarkup {
    InlineKeyboardMarkup::new([pairs.iter().map(|(text, data)| InlineKeyboardButton::callback(*text, *data))])
}

/// One request by hand. Returns status and body.
fn raw(sandbox: &Sandbox, path: &str, kind: &str, body: &[u8]) -> (u16, String) {
    let mut stream = TcpStream::connect(("127.0.0.1", sandbox.port())).unwrap();
    let head = format!(
        "POST {path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Type: {kind}\r\nContent-Length: {}\r\n\r\n",
        body.len()
    );
    stream.write_all(&[head.as_bytes(), body].concat()).unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).unwrap();
    let (head, body) = answer.split_once("\r\n\r\n").unwrap_or_default();
    (head.split(' ').nth(1).and_then(|s| s.parse().ok()).unwrap_or(0), body.to_owned())
}

/// One call by hand. Returns the answer.
fn call(sandbox: &Sandbox, method: &str, body: &Value) -> Value {
    let path = format!("/bot{}/{method}", sandbox.token());
    serde_json::from_str(&raw(sandbox, &path, "application/json", body.to_string().as_bytes()).1).unwrap()
}

fn description(sandbox: &Sandbox, method: &str, body: &Value) -> String {
    call(sandbox, method, body)["description"].as_str().unwrap_or("ok").to_owned()
}

#[tokio::test]
async fn messages_as_the_client_library_sends_and_reads_them() {
    let sandbox = sandbox();
    let bot = bot(&sandbox);
    let (_, _, group) = party(&sandbox);
    let chat = ChatId(group);
    assert_eq!(bot.get_me().await.unwrap().username(), "kletka_bot");

    let text = "<b>Ход</b> <a href=\"tg://user?id=8\">Boris</a>, @anna_a &amp; <a href=\"tg://user?id=99\">nobody</a>";
    let sent = bot
        .send_message(chat, text)
        .parse_mode(ParseMode::Html)
        .reply_markup(ForceReply::new().selective().input_field_placeholder("b4".to_owned()))
        .await
        .unwrap();
    assert_eq!(sent.text(), Some("Ход Boris, @anna_a & nobody"));
    let kinds: Vec<&str> = sandbox.last(group).unwrap().entities.iter().map(|e| e.kind.name()).collect();
    assert_eq!(kinds, ["bold", "text_mention", "mention"]);
    assert!(sandbox.transcript(group).contains("[reply: b4]"), "{}", sandbox.transcript(group));

    let photo = board(&bot, chat, sent.id).await;
    assert_eq!(photo.reply_to_message().unwrap().id, sent.id);
    assert_eq!((photo.photo().unwrap()[0].width, photo.photo().unwrap()[0].height), (40, 30));
    let kept = sandbox.last(group).unwrap();
    assert_eq!(kept.text, "№1 board");
    assert_eq!(kept.photo().unwrap().bytes.as_deref(), Some(png(40, 30).as_slice()));
    assert_eq!(sandbox.calls_of("sendPhoto")[0].message, Some(photo.id.0));
}

/// A picture of a board with two buttons, in answer to a message.
async fn board(bot: &Bot, chat: ChatId, to: MessageId) -> Message {
    let photo = bot
        .send_photo(chat, InputFile::memory(png(40, 30)))
        .caption("№1 <i>board</i>")
        .parse_mode(ParseMode::Html)
        .reply_parameters(ReplyParameters::new(to))
        .reply_markup(buttons(&[("Roll", "1:roll"), ("Hold", "1:hold")]));
    photo.await.unwrap()
}

#[tokio::test]
async fn messages_that_change_and_go() {
    let sandbox = sandbox();
    let bot = bot(&sandbox);
    let (anna, _, group) = party(&sandbox);
    let chat = ChatId(group);
    let said = sandbox.say(anna, group, "b4");
    let photo = board(&bot, chat, MessageId(said)).await;
    let again = InputMediaPhoto::new(InputFile::memory(png(50, 30))).caption("№1 later");
    bot.edit_message_media(chat, photo.id, InputMedia::Photo(again)).await.unwrap();
    let kept = sandbox.message(group, photo.id.0).unwrap();
    assert_eq!((kept.text.as_str(), kept.photo().unwrap().width, kept.edits), ("№1 later", 50, 1));
    assert!(kept.keyboard.is_none(), "an edit without a keyboard takes it off");
    assert_eq!(sandbox.pictures(group).len(), 2);
    assert_eq!(sandbox.pictures(group)[1].caption, "№1 later");

    bot.edit_message_caption(chat, photo.id).caption("x").reply_markup(buttons(&[("a", "b")])).await.unwrap();
    bot.edit_message_reply_markup(chat, photo.id).await.unwrap();
    let same = bot.edit_message_reply_markup(chat, photo.id).await;
    assert!(matches!(same, Err(RequestError::Api(ApiError::MessageNotModified))));

    sandbox.load_dice(&[5]);
    assert_eq!(bot.send_dice(chat).await.unwrap().dice().unwrap().value, 5);
    bot.send_chat_action(chat, ChatAction::UploadPhoto).await.unwrap();
    let taken = ReactionType::Emoji { emoji: "👍".into() };
    bot.set_message_reaction(chat, MessageId(said)).reaction(vec![taken]).await.unwrap();
    assert_eq!(sandbox.message(group, said).unwrap().reaction.as_deref(), Some("👍"));
    bot.delete_message(chat, photo.id).await.unwrap();
    assert!(sandbox.message(group, photo.id.0).unwrap().deleted);

    let story = sandbox.transcript(group);
    assert!(story.contains("#2 Kletka → #1 (edited 3×) (deleted): [photo 50x30] x"), "{story}");
    assert!(story.contains("[🎲 5]") && story.contains("Анна: b4"), "{story}");
}

#[tokio::test]
async fn files_are_sent_and_fetched() {
    let sandbox = sandbox();
    let bot = bot(&sandbox);
    let (_, _, group) = party(&sandbox);
    let chat = ChatId(group);
    let file = InputFile::memory("record").file_name("1.kletka");
    let document = bot.send_document(chat, file).await.unwrap();
    let id = document.document().unwrap().file.id.clone();
    let mut bytes = Vec::new();
    bot.download_file(&bot.get_file(id).await.unwrap().path, &mut bytes).await.unwrap();
    assert_eq!(bytes, b"record");
    let film = InputFile::memory(b"GIF89a\x02\0\x03\0".to_vec()).file_name("a.gif");
    let animation = bot.send_animation(chat, film).caption("film").await.unwrap().animation().unwrap().clone();
    assert_eq!((animation.width, animation.height, animation.file_name.as_deref()), (2, 3, Some("a.gif")));
    let mut bytes = Vec::new();
    bot.download_file(&bot.get_file(animation.file.id).await.unwrap().path, &mut bytes).await.unwrap();
    assert!(bytes.starts_with(b"GIF89a"));
}

#[tokio::test]
async fn chats_people_and_commands() {
    let sandbox = sandbox();
    let bot = bot(&sandbox);
    let (anna, boris, group) = party(&sandbox);
    sandbox.set_rank(group, boris, Rank::Admin);
    sandbox.set_bot(group, BotStanding::Admin);
    let chat = ChatId(group);
    assert!(bot.get_chat(chat).await.unwrap().is_supergroup());
    let admins = bot.get_chat_administrators(chat).await.unwrap();
    assert_eq!(admins.iter().map(|m| m.user.id.0).collect::<Vec<_>>(), [7, 8, 4242]);
    assert!(bot.get_chat_member(chat, UserId(7)).await.unwrap().is_owner());
    sandbox.leave(boris, group);
    assert!(bot.get_chat_member(chat, UserId(8)).await.unwrap().is_left());
    sandbox.start_private(anna, "");
    assert!(bot.get_chat(ChatId(anna)).await.unwrap().is_private());

    let list = vec![BotCommand::new("new", "a new match")];
    bot.set_my_commands(list.clone()).language_code("ru").await.unwrap();
    assert_eq!(bot.get_my_commands().language_code("ru").await.unwrap(), list);
    assert_eq!(bot.get_my_commands().await.unwrap(), []);
    bot.delete_my_commands().language_code("ru").await.unwrap();
    assert!(bot.set_my_commands(vec![BotCommand::new("New", "x")]).await.is_err());
}

#[tokio::test]
async fn polling_confirms_waits_and_repeats() {
    let sandbox = sandbox();
    let bot = bot(&sandbox);
    let anna = sandbox.add_user(7, "Anna", None, "ru");
    sandbox.start_private(anna, "m17");
    let first = bot.get_updates().await.unwrap();
    assert_eq!(first.len(), 1);
    let UpdateKind::Message(message) = &first[0].kind else { panic!("{first:?}") };
    assert_eq!(message.text(), Some("/start m17"));
    assert_eq!(message.from.as_ref().unwrap().language_code.as_deref(), Some("ru"));
    assert_eq!(bot.get_updates().await.unwrap(), first, "not confirmed, so it comes again");

    let waiting = tokio::spawn({
        let bot = bot.clone();
        let offset = first[0].id.as_offset();
        async move { bot.get_updates().offset(offset).timeout(2).await }
    });
    sandbox.wait(|w| w.confirmed_offset() > 1_000, SOON).await.unwrap();
    let id = sandbox.say(anna, anna, "b4");
    let second = waiting.await.unwrap().unwrap();
    assert_eq!(second.len(), 1);
    sandbox.edit(anna, anna, id, "b5");
    sandbox.inject(json!({ "brand_new": { "x": 1 } }));
    let third = bot.get_updates().offset(second[0].id.as_offset()).await.unwrap();
    assert!(matches!(third[0].kind, UpdateKind::EditedMessage(_)));
    assert!(matches!(third[1].kind, UpdateKind::Error(_)));
}

#[tokio::test]
async fn updates_come_again_out_of_order_or_not_at_all() {
    let sandbox = sandbox();
    let bot = bot(&sandbox);
    let anna = sandbox.add_user(7, "Anna", None, "ru");
    sandbox.start_private(anna, "m17");
    let id = sandbox.say(anna, anna, "b4");
    sandbox.edit(anna, anna, id, "b5");
    let all = sandbox.last_update().unwrap();
    bot.get_updates().offset(all as i32 + 1).await.unwrap();
    assert!(sandbox.redeliver(sandbox.update_of(anna, id).unwrap()));
    sandbox.hold_updates();
    sandbox.say(anna, anna, "c1");
    sandbox.say(anna, anna, "c2");
    sandbox.release_updates(Order::Reversed);
    let ids: Vec<u32> = bot.get_updates().await.unwrap().iter().map(|u| u.id.0).collect();
    assert_eq!(ids, [all, all + 2, all + 1], "a copy of the edit, then the newest first");

    let kinds = [teloxide::types::AllowedUpdate::CallbackQuery];
    bot.get_updates().offset(all as i32 + 100).allowed_updates(kinds).await.unwrap();
    sandbox.say(anna, anna, "unheard");
    assert_eq!(sandbox.pending_updates(), 0);
}

/// The messages by which a move may be said.
fn ways_to_say_it(sandbox: &Sandbox, anna: i64, boris: i64, group: i64) -> [i32; 7] {
    let board = sandbox.look(|w| w.messages(group).iter().find(|m| m.from == 4242).unwrap().id);
    let foreign = sandbox.say(boris, group, "hello");
    [
        sandbox.say(anna, group, "b4"),
        sandbox.say(anna, group, "@kletka_bot b4"),
        sandbox.say(anna, group, "/m@Kletka_Bot b4"),
        sandbox.say(anna, group, "/m@other_bot b4"),
        sandbox.say(anna, group, "/m b4"),
        sandbox.reply(anna, group, board, "b4"),
        sandbox.reply(anna, group, foreign, "b4"),
    ]
}

#[tokio::test]
async fn what_reaches_the_bot_in_a_group() {
    let sandbox = sandbox();
    let bot = bot(&sandbox);
    let (anna, boris, group) = party(&sandbox);
    let heard = |id: i32| sandbox.update_of(group, id).is_some();
    let cases = || ways_to_say_it(&sandbox, anna, boris, group).map(heard);
    bot.send_message(ChatId(group), "board").await.unwrap();
    assert_eq!(cases(), [false, false, true, false, true, true, false]);
    let other = sandbox.add_other_bot(99, "Other", "other_bot");
    sandbox.say(other, group, "I am here");
    assert_eq!(cases(), [false, false, true, false, false, true, false], "another bot wrote last");
    sandbox.set_privacy(false);
    assert_eq!(cases(), [true; 7]);
    assert!(!heard(sandbox.say(other, group, "bots do not hear bots")));
    sandbox.set_privacy(true);
    sandbox.promote_bot(anna, group);
    assert_eq!(cases(), [true; 7]);
    sandbox.demote_bot(anna, group);
    sandbox.join(98, group);
    let joined = sandbox.messages(group).last().unwrap().id;
    assert!(heard(joined), "events are always heard");
    let named = sandbox.write(anna, group, Line::new("/new@kletka_bot dots Boris").mention("Boris", boris));
    let update = sandbox.look(|w: &World| w.updates().pop().unwrap());
    assert_eq!(update.json["message"]["message_id"], named);
    assert_eq!(update.json["message"]["entities"][1]["user"]["id"], boris);
    sandbox.kick_bot(anna, group);
    assert!(!heard(sandbox.say(anna, group, "/new@kletka_bot dots")));
}

#[tokio::test]
async fn presses_and_their_answers() {
    let sandbox = sandbox();
    let bot = bot(&sandbox);
    let (anna, _, group) = party(&sandbox);
    let board = bot.send_message(ChatId(group), "board").reply_markup(buttons(&[("Roll", "1:roll")])).await.unwrap();
    let press = sandbox.press(anna, group, board.id.0, "Roll");
    let updates = bot.get_updates().await.unwrap();
    let UpdateKind::CallbackQuery(query) = &updates[0].kind else { panic!("{updates:?}") };
    assert_eq!((query.data.as_deref(), query.from.id.0), (Some("1:roll"), 7));
    assert_eq!(query.message.as_ref().unwrap().id(), board.id);
    bot.answer_callback_query(query.id.clone()).text("4").show_alert(true).await.unwrap();
    let toast = sandbox.toast(&press, SOON).await.unwrap();
    assert_eq!((toast.text.as_str(), toast.alert), ("4", true));
    let late = "Bad Request: query is too old and response timeout expired or query ID is invalid";
    let second = json!({ "callback_query_id": press });
    assert_eq!(description(&sandbox, "answerCallbackQuery", &second), late);
    let press = sandbox.press(anna, group, board.id.0, "1:roll");
    sandbox.advance(Duration::from_secs(31));
    assert_eq!(description(&sandbox, "answerCallbackQuery", &json!({ "callback_query_id": press })), late);
    let long = json!({ "callback_query_id": press, "text": "x".repeat(201) });
    assert_eq!(description(&sandbox, "answerCallbackQuery", &long), "Bad Request: MESSAGE_TOO_LONG");
}
