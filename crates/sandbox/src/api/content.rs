//! The content of a message that the bot sends: text, caption, file, keyboard.

use axum::body::Bytes;
use serde_json::Value;

use crate::addresses::{Content, is_address};
use crate::chat::Matter;
use crate::entities;
use crate::features::Feature;
use crate::html::{self, Marked};
use crate::image;
use crate::limits;
use crate::message::{Body, Button, Entity, EntityKind, Keyboard, Media};
use crate::params::{Params, truth};
use crate::refusal::ApiError;
use crate::world::World;

/// The kinds of files.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Kind {
    Photo,
    Document,
    Animation,
}

impl Kind {
    /// The name of the file argument.
    pub fn name(self) -> &'static str {
        match self {
            Kind::Photo => "photo",
            Kind::Document => "document",
            Kind::Animation => "animation",
        }
    }

    /// The permission that a group must give for this kind.
    pub fn matter(self) -> Matter {
        match self {
            Kind::Photo => Matter::Photo,
            Kind::Document => Matter::Document,
            Kind::Animation => Matter::Animation,
        }
    }

    pub fn body(self, media: Media) -> Body {
        match self {
            Kind::Photo => Body::Photo(media),
            Kind::Document => Body::Document(media),
            Kind::Animation => Body::Animation(media),
        }
    }
}

/// Reads a text in the given mode and finds its marked parts.
pub fn marked(world: &World, text: &str, mode: Option<&str>, given: Option<Value>) -> Result<Marked, ApiError> {
    let mut marked = match mode.map(str::to_ascii_lowercase).as_deref() {
        None | Some("") => Marked { text: text.to_owned(), entities: given_entities(given) },
        Some("html") if !world.config.times && text.contains("<tg-time") => {
            return Err(ApiError::bad("can't parse entities: Unsupported start tag \"tg-time\""));
        }
        Some("html") => html::parse(text).map_err(|words| ApiError::bad(&format!("can't parse entities: {words}")))?,
        // This bot does not write Markdown. Such text goes through unchanged.
        Some("markdown" | "markdownv2") => Marked { text: text.to_owned(), entities: Vec::new() },
        Some(_) => return Err(ApiError::bad("unsupported parse_mode")),
    };
    // You cannot mention people whom the bot has never met: the words stay, the mention is dropped.
    marked.entities.retain(|e| !matches!(e.kind, EntityKind::TextMention(id) if !world.users.contains_key(&id)));
    entities::trim(&mut marked);
    entities::complete(&mut marked);
    Ok(marked)
}

/// Entities given beside the text. Unknown ones are left out.
fn given_entities(given: Option<Value>) -> Vec<Entity> {
    let Some(Value::Array(list)) = given else { return Vec::new() };
    let number = |v: &Value| v.as_u64().and_then(|n| usize::try_from(n).ok()).filter(|n| *n <= limits::TEXT);
    list.iter()
        .filter_map(|e| {
            let word = |name: &str| e[name].as_str().map(str::to_owned);
            let kind = match e["type"].as_str()? {
                "bold" => EntityKind::Bold,
                "italic" => EntityKind::Italic,
                "underline" => EntityKind::Underline,
                "strikethrough" => EntityKind::Strikethrough,
                "spoiler" => EntityKind::Spoiler,
                "blockquote" => EntityKind::Blockquote(false),
                "expandable_blockquote" => EntityKind::Blockquote(true),
                "code" => EntityKind::Code,
                "pre" => EntityKind::Pre(word("language")),
                "text_link" => EntityKind::TextLink(word("url")?),
                "text_mention" => EntityKind::TextMention(e["user"]["id"].as_i64()?),
                "custom_emoji" => EntityKind::CustomEmoji(word("custom_emoji_id")?),
                _ => return None,
            };
            Some(Entity { kind, offset: number(&e["offset"])?, length: number(&e["length"])? })
        })
        .collect()
}

/// The text of a call.
pub fn text(world: &World, params: &Params) -> Result<Marked, ApiError> {
    let text = params.text("text").unwrap_or_default();
    let marked = marked(world, &text, params.text("parse_mode").as_deref(), params.json("entities")?)?;
    if marked.text.is_empty() {
        return Err(ApiError::bad("message text is empty"));
    }
    Ok(marked)
}

/// The text of a new message.
pub fn new_text(world: &World, params: &Params) -> Result<Marked, ApiError> {
    let marked = text(world, params)?;
    let fits = marked.text.chars().count() <= limits::TEXT;
    if fits { Ok(marked) } else { Err(ApiError::bad("message is too long")) }
}

/// The caption of a call; empty if there is none.
pub fn caption(world: &World, params: &Params) -> Result<Marked, ApiError> {
    let caption = params.text("caption").unwrap_or_default();
    let mode = params.text("parse_mode");
    checked_caption(marked(world, &caption, mode.as_deref(), params.json("caption_entities")?)?)
}

/// The caption of a file that replaces another.
pub fn media_caption(world: &World, media: &Value) -> Result<Marked, ApiError> {
    let caption = media["caption"].as_str().unwrap_or_default();
    let given = media.get("caption_entities").cloned();
    checked_caption(marked(world, caption, media["parse_mode"].as_str(), given)?)
}

fn checked_caption(marked: Marked) -> Result<Marked, ApiError> {
    if marked.text.chars().count() > limits::CAPTION {
        return Err(ApiError::bad("message caption is too long"));
    }
    Ok(marked)
}

/// A file that was uploaded with a call, or that the bot names by its address or its id.
pub enum GivenFile {
    Uploaded(Media, Bytes),
    Fetched(String, Media, Bytes),
    Known(Media),
}

impl GivenFile {
    /// The file in a chat. An uploaded or fetched file is stored from now on.
    pub fn stored(self, world: &mut World, chat: i64) -> Media {
        match self {
            GivenFile::Uploaded(media, bytes) => world.store_file(chat, media, bytes),
            GivenFile::Fetched(url, media, bytes) => {
                let media = world.store_file(chat, media, bytes);
                world.addresses.stored(&url, &media.file_id);
                media
            }
            GivenFile::Known(media) => media,
        }
    }
}

/// The file of a call.
pub fn file(world: &World, params: &Params, kind: Kind, value: Option<&str>) -> Result<GivenFile, ApiError> {
    if let Some(upload) = params.upload(kind.name(), value) {
        let bytes = upload.bytes.clone();
        if bytes.is_empty() {
            return Err(ApiError::bad("file must be non-empty"));
        }
        let mime = upload.mime.clone().unwrap_or_else(|| "application/octet-stream".to_owned());
        let name = upload.name.clone().filter(|_| kind != Kind::Photo);
        return Ok(GivenFile::Uploaded(medium(kind, name, mime, &bytes)?, bytes));
    }
    let id = value.filter(|v| !v.is_empty());
    let id = id.ok_or_else(|| ApiError::bad(&format!("there is no {} in the request", kind.name())))?;
    if is_address(id) { fetched(world, kind, id) } else { known(world, id) }
}

/// A file by its id.
fn known(world: &World, id: &str) -> Result<GivenFile, ApiError> {
    let stored = world.files.get(id);
    let stored = stored.ok_or_else(|| ApiError::bad("wrong file identifier/HTTP URL specified"))?;
    Ok(GivenFile::Known(stored.media.clone()))
}

/// A file by its address, which was fetched before.
fn fetched(world: &World, kind: Kind, url: &str) -> Result<GivenFile, ApiError> {
    let (mime, bytes) = match world.addresses.content(url) {
        Content::Fresh(mime, bytes) => (mime, bytes),
        Content::Stored(id) => return known(world, &id),
        Content::Failed(why) => return Err(ApiError::bad(why)),
    };
    let picture = matches!(image::kind(&bytes), Some("image/png" | "image/jpeg"));
    let fits = match kind {
        Kind::Photo => picture && mime.starts_with("image/") && bytes.len() <= limits::FETCHED_PHOTO_BYTES,
        Kind::Animation => mime.starts_with("image/gif") || mime.starts_with("video/mp4"),
        Kind::Document => true,
    };
    if !fits {
        return Err(ApiError::bad("wrong type of the web page content"));
    }
    Ok(GivenFile::Fetched(url.to_owned(), medium(kind, None, mime, &bytes)?, bytes))
}

/// What is known of a file by its content.
fn medium(kind: Kind, name: Option<String>, mime: String, bytes: &[u8]) -> Result<Media, ApiError> {
    let (width, height) = if kind == Kind::Photo { photo(bytes)? } else { image::size(bytes).unwrap_or((0, 0)) };
    let [description, targets] = ["Description", "Targets"].map(|keyword| image::text(bytes, keyword));
    let (file_id, size) = (String::new(), bytes.len());
    Ok(Media { file_id, name, mime, size, width, height, description, targets, bytes: None })
}

/// Checks that bytes are a picture with an allowed size, and returns the size.
fn photo(bytes: &[u8]) -> Result<(u32, u32), ApiError> {
    if bytes.len() > limits::PHOTO_BYTES {
        return Err(ApiError::bad(&format!(
            "file of size {} bytes is too big for a photo; the maximum size is {} bytes",
            bytes.len(),
            limits::PHOTO_BYTES
        )));
    }
    let (width, height) = image::size(bytes).ok_or_else(|| ApiError::bad("IMAGE_PROCESS_FAILED"))?;
    let (long, short) = (width.max(height), width.min(height));
    let fits = width.saturating_add(height) <= limits::PHOTO_SIDES && long <= short.saturating_mul(limits::PHOTO_RATIO);
    if fits { Ok((width, height)) } else { Err(ApiError::bad("PHOTO_INVALID_DIMENSIONS")) }
}

/// The keyboard below the message of a call.
pub fn keyboard(world: &World, params: &Params) -> Result<Option<Keyboard>, ApiError> {
    given_keyboard(world, params.json("reply_markup")?)
}

/// Whether the client should open a reply beside the buttons of a new message.
pub fn asks(world: &World, params: &Params) -> Result<bool, ApiError> {
    let markup = params.json("reply_markup")?.filter(|markup| markup.get("inline_keyboard").is_some());
    let asks = markup.as_ref().and_then(|markup| markup.get("force_reply")).is_some_and(truth);
    Ok(asks && world.serves(Feature::Fields))
}

/// The keyboard in a part of a call.
pub fn given_keyboard(world: &World, markup: Option<Value>) -> Result<Option<Keyboard>, ApiError> {
    let Some(markup) = markup else { return Ok(None) };
    if !markup.is_object() {
        return Err(ApiError::bad("object expected as reply markup"));
    }
    if let Some(rows) = markup.get("inline_keyboard") {
        let keyboard = inline(world, rows)?;
        let fills = |button: &Button| limits::begins(&button.raw);
        let filling = matches!(&keyboard, Some(Keyboard::Inline(rows)) if rows.iter().flatten().any(fills));
        if filling && !world.config.inline {
            return Err(ApiError::bad("BUTTON_INVALID"));
        }
        return Ok(keyboard);
    }
    if markup.get("force_reply").is_some_and(truth) {
        let selective = markup.get("selective").is_some_and(truth);
        return Ok(Some(Keyboard::ForceReply { placeholder: placeholder(&markup)?, selective }));
    }
    if markup.get("keyboard").is_some() || markup.get("remove_keyboard").is_some() {
        placeholder(&markup)?;
        return Ok(Some(Keyboard::Reply(markup)));
    }
    Ok(None)
}

/// The keyboard below a card. A Mini App opens only from the private chat with the bot.
pub fn card_keyboard(world: &World, markup: Option<Value>) -> Result<Option<Keyboard>, ApiError> {
    let keyboard = inline_only(given_keyboard(world, markup)?)?;
    let app = |button: &Button| button.raw.get("web_app").is_some();
    let apps = matches!(&keyboard, Some(Keyboard::Inline(rows)) if rows.iter().flatten().any(app));
    if apps { Err(ApiError::bad("BUTTON_TYPE_INVALID")) } else { Ok(keyboard) }
}

/// The inline keyboard of an edit. An existing message cannot get another kind.
pub fn inline_keyboard(world: &World, params: &Params) -> Result<Option<Keyboard>, ApiError> {
    inline_only(keyboard(world, params)?)
}

fn inline_only(keyboard: Option<Keyboard>) -> Result<Option<Keyboard>, ApiError> {
    match keyboard {
        None => Ok(None),
        Some(Keyboard::Inline(rows)) => Ok(Some(Keyboard::Inline(rows))),
        Some(_) => Err(ApiError::bad("inline keyboard expected")),
    }
}

/// The hint in the input field. The messenger's text for a hint that is too long is not documented.
fn placeholder(markup: &Value) -> Result<Option<String>, ApiError> {
    let hint = markup.get("input_field_placeholder").and_then(Value::as_str);
    match hint.map(|h| h.chars().count()) {
        Some(length) if !(1..=limits::PLACEHOLDER).contains(&length) => {
            Err(ApiError::bad("INPUT_FIELD_PLACEHOLDER_INVALID"))
        }
        _ => Ok(hint.map(str::to_owned)),
    }
}

fn inline(world: &World, rows: &Value) -> Result<Option<Keyboard>, ApiError> {
    let rows = rows.as_array().ok_or_else(|| ApiError::bad("field \"inline_keyboard\" must be of type Array"))?;
    let mut kept = Vec::new();
    for row in rows {
        let row =
            row.as_array().ok_or_else(|| ApiError::bad("field \"inline_keyboard\" must be an Array of Arrays"))?;
        let mut buttons = Vec::new();
        for raw in row {
            let text = raw.get("text").and_then(Value::as_str);
            let text = text.ok_or_else(|| wrong_button("Field \"text\" must be of type String"))?;
            let button = button(world, text, raw)?;
            // The messenger silently drops buttons without text.
            buttons.extend(Some(button).filter(|b| !b.text.is_empty()));
        }
        kept.extend(Some(buttons).filter(|b| !b.is_empty()));
    }
    if kept.iter().map(Vec::len).sum::<usize>() > limits::BUTTONS {
        return Err(ApiError::bad("reply markup is too long"));
    }
    Ok((!kept.is_empty()).then_some(Keyboard::Inline(kept)))
}

fn wrong_button(words: &str) -> ApiError {
    ApiError::bad(&format!("can't parse inline keyboard button: {words}"))
}

fn button(world: &World, text: &str, raw: &Value) -> Result<Button, ApiError> {
    let word = |name: &str| raw.get(name).and_then(Value::as_str).map(str::to_owned);
    let (data, url) = (word("callback_data"), word("url"));
    if let Some(data) = &data
        && !(1..=limits::BUTTON_DATA).contains(&data.len())
    {
        return Err(ApiError::bad("BUTTON_DATA_INVALID"));
    }
    if let Some(url) = &url
        && !["http://", "https://", "tg://", "t.me/"].iter().any(|start| url.starts_with(start))
    {
        return Err(ApiError::bad(&format!("inline keyboard button URL '{url}' is invalid: Unsupported URL protocol")));
    }
    let mut raw = raw.clone();
    // An older server ignores fields that it does not know.
    for (feature, field) in [(Feature::Styles, "style"), (Feature::Disabled, "disabled")] {
        if let Some(fields) = raw.as_object_mut().filter(|_| !world.serves(feature)) {
            fields.remove(field);
        }
    }
    if let Some(style) = raw.get("style")
        && !["primary", "success", "danger"].iter().any(|name| style == name)
    {
        return Err(wrong_button("Invalid style specified"));
    }
    let other = ["web_app", "login_url", "copy_text", "pay", "disabled"].iter().any(|name| raw.get(name).is_some());
    if data.is_none() && url.is_none() && !other && !limits::begins(&raw) {
        return Err(wrong_button("Text buttons are unallowed in the inline keyboard"));
    }
    Ok(Button { text: text.to_owned(), data, url, raw })
}
