//! Changes of inline messages: cards, in chats of which the bot is not a member. They have no chat and no number.

use serde_json::json;

use super::parcel::Parcel;

/// Readdresses a change to an inline message.
pub(super) fn address(parcel: &mut Parcel, posted: &str) {
    parcel.drop_field("chat_id");
    parcel.drop_field("message_id");
    parcel.set("inline_message_id", json!(posted));
}
