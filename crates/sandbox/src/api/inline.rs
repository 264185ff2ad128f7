//! Answers to texts that people type after the bot's name.

use std::collections::BTreeSet;

use serde_json::{Value, json};

use super::content::{self, GivenFile, Kind};
use crate::addresses::is_address;
use crate::html::Marked;
use crate::image;
use crate::limits;
use crate::message::Media;
use crate::params::Params;
use crate::refusal::ApiError;
use crate::suggestions::{Above, Row};
use crate::world::World;

/// `answerInlineQuery`.
pub fn answer(world: &mut World, params: &Params) -> Result<Value, ApiError> {
    let Some(Value::Array(results)) = params.json("results")? else {
        return Err(ApiError::bad("can't parse inline query results: expected an Array of InlineQueryResult"));
    };
    if results.len() > limits::SUGGESTIONS {
        return Err(ApiError::bad("RESULTS_TOO_MUCH"));
    }
    let button = above(params)?;
    let id = params.text("inline_query_id").and_then(|id| id.parse().ok());
    let chat = id.and_then(|id: u64| world.queries.get(&id)).map_or(0, |query| query.chat);
    let rows = results.iter().map(|result| row(world, chat, result)).collect::<Result<Vec<Row>, ApiError>>()?;
    let ids: BTreeSet<&str> = rows.iter().map(|row| row.id.as_str()).collect();
    if ids.len() < rows.len() || ids.iter().any(|id| !(1..=limits::SUGGESTION_ID).contains(&id.len())) {
        return Err(ApiError::bad("RESULT_ID_INVALID"));
    }
    let now = world.clock.now_ms();
    let revision = world.change();
    let query = id.and_then(|id| world.queries.get_mut(&id));
    let open = query.filter(|query| query.rows.is_none() && now.saturating_sub(query.at) <= limits::SUGGESTIBLE_MS);
    let query =
        open.ok_or_else(|| ApiError::bad("query is too old and response timeout expired or query ID is invalid"))?;
    query.rows = Some(rows);
    query.button = button;
    query.revision = revision;
    Ok(json!(true))
}

/// The button above the rows.
fn above(params: &Params) -> Result<Option<Above>, ApiError> {
    let Some(button) = params.json("button")? else { return Ok(None) };
    let word = |name: &str| button[name].as_str().filter(|word| !word.is_empty()).map(str::to_owned);
    let text = word("text").ok_or_else(|| ApiError::bad("can't parse inline query results button: text is empty"))?;
    let argument = word("start_parameter").filter(|argument| limits::is_argument(argument));
    let argument = argument.ok_or_else(|| ApiError::bad("START_PARAM_INVALID"))?;
    Ok(Some(Above { text, argument }))
}

/// A result: an article, or a picture.
pub(super) fn row(world: &mut World, chat: i64, result: &Value) -> Result<Row, ApiError> {
    let word = |name: &str| result[name].as_str().unwrap_or_default().to_owned();
    let picture = result["type"] == "photo";
    if !picture && result["type"] != "article" {
        return Err(ApiError::bad("can't parse inline query result: unsupported inline query result type"));
    }
    let title = word("title");
    if title.is_empty() && !picture {
        return Err(ApiError::bad("ARTICLE_TITLE_EMPTY"));
    }
    let (picture, broken) = if picture { photo(world, chat, result)? } else { (None, false) };
    let said = result.get("input_message_content");
    // A text sent in its place takes the picture off.
    let picture = picture.filter(|_| said.is_none());
    let marked = match said {
        None if picture.is_some() || broken => content::media_caption(world, result)?,
        _ => text(world, said.unwrap_or(&Value::Null))?,
    };
    let keyboard = content::card_keyboard(world, result.get("reply_markup").cloned())?;
    let (text, entities) = (marked.text, marked.entities);
    Ok(Row { id: word("id"), title, about: word("description"), text, entities, picture, broken, keyboard })
}

/// The text that a result sends.
fn text(world: &World, content: &Value) -> Result<Marked, ApiError> {
    let text = content["message_text"].as_str().unwrap_or_default();
    let marked = content::marked(world, text, content["parse_mode"].as_str(), content.get("entities").cloned())?;
    if marked.text.is_empty() {
        return Err(ApiError::bad("message text is empty"));
    }
    let fits = marked.text.chars().count() <= limits::TEXT;
    if fits { Ok(marked) } else { Err(ApiError::bad("message is too long")) }
}

/// The picture of a result, and whether it is broken: people's programs fetch it, so the bot is not told.
fn photo(world: &mut World, chat: i64, result: &Value) -> Result<(Option<Media>, bool), ApiError> {
    let named = ["photo_file_id", "photo_url"].iter().find_map(|name| result[name].as_str());
    let named = named.filter(|named| !named.is_empty()).ok_or_else(|| ApiError::bad("WEBDOCUMENT_URL_INVALID"))?;
    let given = content::file(world, &Params::default(), Kind::Photo, Some(named));
    if !is_address(named) {
        return Ok((Some(given?.stored(world, chat)), false));
    }
    let is_jpeg = match &given {
        Ok(GivenFile::Fetched(_, _, bytes)) => image::kind(bytes) == Some("image/jpeg"),
        Ok(GivenFile::Known(media)) => media.mime.starts_with("image/jpeg"),
        _ => false,
    };
    Ok(match given {
        Ok(given) if is_jpeg => (Some(given.stored(world, chat)), false),
        _ => (None, true),
    })
}
