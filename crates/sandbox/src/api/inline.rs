//! Answers to texts that people type after the bot's name.

use std::collections::BTreeSet;

use serde_json::{Value, json};

use super::content;
use crate::limits;
use crate::params::Params;
use crate::refusal::ApiError;
use crate::suggestions::Row;
use crate::world::World;

/// `answerInlineQuery`. Accepts only articles with a text, since this bot suggests nothing else.
pub fn answer(world: &mut World, params: &Params) -> Result<Value, ApiError> {
    let Some(Value::Array(results)) = params.json("results")? else {
        return Err(ApiError::bad("can't parse inline query results: expected an Array of InlineQueryResult"));
    };
    if results.len() > limits::SUGGESTIONS {
        return Err(ApiError::bad("RESULTS_TOO_MUCH"));
    }
    let rows = results.iter().map(|result| row(world, result)).collect::<Result<Vec<Row>, ApiError>>()?;
    let ids: BTreeSet<&str> = results.iter().filter_map(|result| result["id"].as_str()).collect();
    if ids.len() < rows.len() || ids.iter().any(|id| !(1..=limits::SUGGESTION_ID).contains(&id.len())) {
        return Err(ApiError::bad("RESULT_ID_INVALID"));
    }
    let now = world.clock.now_ms();
    let revision = world.change();
    let id = params.text("inline_query_id").and_then(|id| id.parse().ok());
    let query = id.and_then(|id: u64| world.queries.get_mut(&id));
    let open = query.filter(|query| query.rows.is_none() && now.saturating_sub(query.at) <= limits::SUGGESTIBLE_MS);
    let query =
        open.ok_or_else(|| ApiError::bad("query is too old and response timeout expired or query ID is invalid"))?;
    query.rows = Some(rows);
    query.revision = revision;
    Ok(json!(true))
}

fn row(world: &World, result: &Value) -> Result<Row, ApiError> {
    if result["type"] != "article" {
        return Err(ApiError::bad("can't parse inline query result: unsupported inline query result type"));
    }
    let title = result["title"].as_str().filter(|title| !title.is_empty());
    let title = title.ok_or_else(|| ApiError::bad("ARTICLE_TITLE_EMPTY"))?;
    let content = &result["input_message_content"];
    let text = content["message_text"].as_str().unwrap_or_default();
    let marked = content::marked(world, text, content["parse_mode"].as_str(), content.get("entities").cloned())?;
    if marked.text.is_empty() {
        return Err(ApiError::bad("message text is empty"));
    }
    if marked.text.chars().count() > limits::TEXT {
        return Err(ApiError::bad("message is too long"));
    }
    let keyboard = content::given_keyboard(world, result.get("reply_markup").cloned())?;
    let about = result["description"].as_str().unwrap_or_default().to_owned();
    Ok(Row { title: title.to_owned(), about, text: marked.text, keyboard })
}
