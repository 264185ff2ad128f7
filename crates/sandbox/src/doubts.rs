//! What nobody has confirmed about the messenger: the sandbox plays both ways.

use serde::{Deserialize, Serialize};

/// Something that nobody has confirmed about the messenger. If it is set, the sandbox behaves in this way, otherwise in
/// the opposite one.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Doubt {
    /// Presses of people who have blocked the bot do not arrive.
    BlockedPresses,
    /// Where the bot is a member, it gets a posted card only after the first press on it.
    PressFirst,
    /// A text cannot replace the caption of a card with a picture, only a caption can.
    CaptionOnly,
    /// In guest mode, a reply to a card calls the bot even if it does not name it.
    CardReplies,
    /// In guest mode, the bot is called where it is a member too, in addition to the message itself.
    Overlap,
    /// In guest mode, a chat of two people has the number of the caller, not of the other person.
    CallersChat,
    /// The Mini App is told another number of a chat than presses in it carry.
    OtherInstance,
    /// The edit of a deleted card is refused with another text.
    GoneOtherwise,
}
