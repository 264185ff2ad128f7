//! Answers inline queries.

use teloxide::payloads::AnswerInlineQuery;
use teloxide::types::{
    InlineKeyboardButton, InlineKeyboardMarkup, InlineQueryId, InlineQueryResult, InlineQueryResultArticle,
    InputMessageContent, InputMessageContentText,
};

use super::Telegram;
use super::parcel::Parcel;
use super::wire::Fault;
use crate::bot::call::{Does, Suggestion, Suggestions};

impl Telegram {
    /// Answers an inline query, or a call of a guest: the answer to that is an inline message, whose id is returned.
    /// Nothing depends on it, and the next typed letter asks again, so a failure is only logged.
    pub async fn suggest(&self, suggestions: Suggestions) -> Option<String> {
        let guest = suggestions.guest;
        let results = suggestions.rows.into_iter().enumerate().map(|(n, row)| article(n, row));
        let request = AnswerInlineQuery {
            inline_query_id: InlineQueryId(suggestions.query),
            results: results.collect(),
            // The next move invalidates the answer.
            cache_time: Some(0),
            is_personal: Some(true),
            next_offset: None,
            button: None,
        };
        let mut parcel = Parcel::new(&request);
        if guest {
            as_guest(&mut parcel);
        }
        match self.wire().send(&parcel).await {
            Ok(answer) => return answer["inline_message_id"].as_str().map(str::to_owned),
            Err(Fault::Refused(no)) if no.text.to_lowercase().contains("query is too old") => {}
            Err(Fault::Refused(no)) => tracing::warn!(code = no.code, reason = %no.text, "suggestions were not taken"),
            Err(Fault::Lost(why)) => tracing::debug!(%why, "suggestions were not sent"),
        }
        None
    }
}

/// Makes the answer to an inline query one to a call of a guest (Bot API 10.0), which teloxide does not know.
fn as_guest(parcel: &mut Parcel) {
    parcel.rename(&[("AnswerInlineQuery", "AnswerGuestQuery")]);
    let (query, results) = (parcel.take("inline_query_id"), parcel.take("results"));
    for field in ["cache_time", "is_personal"] {
        parcel.drop_field(field);
    }
    let result = results.and_then(|results| results.as_array()?.first().cloned());
    parcel.set("guest_query_id", query.unwrap_or_default());
    parcel.set("result", result.unwrap_or_default());
}

fn article(n: usize, row: Suggestion) -> InlineQueryResult {
    let content = InputMessageContent::Text(InputMessageContentText::new(row.text));
    let mut article = InlineQueryResultArticle::new(n.to_string(), row.title, content).description(row.about);
    let keys: Vec<InlineKeyboardButton> = row.keys.into_iter().filter_map(button).collect();
    article.reply_markup = (!keys.is_empty()).then(|| InlineKeyboardMarkup::new([keys]));
    InlineQueryResult::Article(article)
}

fn button((label, does): (String, Does)) -> Option<InlineKeyboardButton> {
    Some(match does {
        Does::Press(data) => InlineKeyboardButton::callback(label, data),
        Does::Link(link) => InlineKeyboardButton::url(label, link.parse().ok()?),
    })
}
