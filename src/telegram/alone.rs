//! Private messages in groups: only one person sees them (Bot API 10.2 and 10.3). teloxide does not support them, so
//! requests are made as for everybody and then readdressed.
//!
//! An older server ignores the parameter that names the person, and shows the message to everybody. Such messages are
//! edited and deleted by methods of their own, which an older server refuses.

use serde_json::{Value, json};

use super::parcel::Parcel;
use crate::bot::call::{Delivery, Only, Standing};

/// The methods that edit or delete public messages, and their counterparts for private ones.
const METHODS: [(&str, &str); 4] = [
    ("EditMessageText", "EditEphemeralMessageText"),
    ("EditMessageMedia", "EditEphemeralMessageMedia"),
    ("EditMessageReplyMarkup", "EditEphemeralMessageReplyMarkup"),
    ("DeleteMessage", "DeleteEphemeralMessage"),
];

/// Readdresses a request to one person. `message`: the message to edit or delete. `asks`: whether a field for an answer
/// opens, which is impossible in an edit.
pub(super) fn address(parcel: &mut Parcel, only: &Only, message: Option<i32>, asks: bool) {
    match message {
        Some(message) => {
            parcel.rename(&METHODS);
            parcel.drop_field("message_id");
            parcel.set("ephemeral_message_id", json!(message));
            parcel.set("receiver_user_id", json!(only.user));
        }
        None => {
            let mut to = json!({ "receiver_user_id": only.user });
            if let Some(press) = &only.invite.press {
                to["callback_query_id"] = json!(press);
            }
            parcel.set("ephemeral_message_parameters", to);
            parcel.drop_field("reply_parameters");
            if let Some(answers) = only.invite.answers {
                parcel.set("reply_parameters", json!({ "ephemeral_message_id": answers }));
            }
            if asks {
                parcel.open_field();
            }
        }
    }
}

/// The result of a private call that the server accepted. `message`: the message that was edited.
pub(super) fn taken(answer: &Value, message: Option<i32>, standing: Standing) -> Delivery {
    let number = answer["ephemeral_message_id"].as_i64().and_then(|number| i32::try_from(number).ok());
    number.or(message).map_or(Delivery::Done(standing), Delivery::Alone)
}

#[cfg(test)]
#[path = "alone_tests.rs"]
mod tests;
