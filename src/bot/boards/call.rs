//! The bot's requests to the messenger, ready to send. The words are final. Pictures still have to be painted.

use std::sync::{Arc, OnceLock};
use std::time::Duration;

use super::reel::Reel;
use crate::bot::context::times;
use crate::game::scene::Says;
use crate::game::{Gesture, Labels, Scene, Seat};
use crate::paint::{Heading, Theme};
pub use crate::store::schema::Closed;
use crate::store::schema::{ChatRow, MatchId, Peer, UserId};

pub use crate::bot::context::effects::{Answer, Does, Suggestion, Suggestions};

/// The destination of a message.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Dest {
    /// The chat, as the messenger knows it.
    pub peer: Peer,
    /// Whether it is a private chat (the pace differs).
    pub private: bool,
    /// The forum topic.
    pub topic: Option<i32>,
    /// The person in a group who alone sees the message; `None`: everybody there does.
    pub only: Option<Only>,
    /// The inline message to change, where the bot is not in the chat.
    pub posted: Option<String>,
}

/// The one person in a group who sees a message.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Only {
    pub user: UserId,
    /// The action that invites the bot to write. Only new messages need it.
    pub invite: Invite,
}

/// A user's action that the bot answers. The messenger accepts an answer for one person alone only within some seconds,
/// unless the bot administers the group.
#[derive(Clone, PartialEq, Eq, Hash, Default, Debug)]
pub struct Invite {
    pub press: Option<String>,
    /// The message that nobody but this person and the bot sees, by its number.
    pub answers: Option<i32>,
}

impl Dest {
    /// A place in a chat.
    pub fn of(chat: &ChatRow, topic: Option<i32>) -> Dest {
        Dest { peer: chat.peer, private: chat.private, topic, only: None, posted: None }
    }

    /// The same for one person alone, in no topic: such messages have none.
    pub fn only(chat: &ChatRow, only: Only) -> Dest {
        Dest { only: Some(only), ..Dest::of(chat, None) }
    }
}

/// One request to the messenger.
pub enum Call {
    Photo {
        to: Dest,
        picture: Box<Picture>,
        /// The caption, as HTML.
        caption: String,
        markup: Option<Markup>,
        /// The message it answers; sent without when that is gone.
        reply_to: Option<i32>,
        /// Whether it arrives without a sound.
        silent: bool,
    },
    /// Another picture, caption and keyboard for a picture that was sent.
    EditPhoto {
        to: Dest,
        message: i32,
        picture: Box<Picture>,
        /// The caption, as HTML.
        caption: String,
        /// The same with the board in letters, as HTML, if it may be that no picture can be shown.
        letters: Option<String>,
        markup: Option<Markup>,
    },
    Say {
        to: Dest,
        /// The text, as HTML.
        text: String,
        markup: Option<Markup>,
        /// The message it answers; sent without when that is gone.
        reply_to: Option<i32>,
        /// Whether it arrives without a sound.
        silent: bool,
    },
    /// Another text and keyboard for a text that was sent.
    EditText {
        to: Dest,
        message: i32,
        /// The text, as HTML.
        text: String,
        markup: Option<Markup>,
    },
    /// Takes the keyboard off a message.
    Unkey {
        to: Dest,
        message: i32,
    },
    Delete {
        to: Dest,
        message: i32,
    },
    /// Sets the bot's reaction to a message.
    React {
        to: Dest,
        message: i32,
        /// The emoji; `None`: none any more.
        emoji: Option<String>,
    },
    /// The menu of commands that programs show in the chat.
    Menu {
        to: Dest,
        /// The language of the menu's readers. `None`: all languages without a menu of their own.
        language: Option<&'static str>,
        /// Commands (without the slash) and their descriptions.
        commands: Vec<(String, String)>,
    },
    /// A match as a moving picture.
    Film {
        to: Dest,
        reel: Box<Reel>,
        /// The caption, as HTML.
        caption: String,
        /// The message it answers; sent without when that is gone.
        reply_to: Option<i32>,
    },
    Document {
        to: Dest,
        name: String,
        bytes: Vec<u8>,
        /// The caption, as HTML.
        caption: String,
        /// The message it answers; sent without when that is gone.
        reply_to: Option<i32>,
    },
}

/// The controls below a message.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Markup {
    /// Buttons, row by row.
    Inline(Vec<Vec<Key>>),
    /// The same, and the reader's app opens a reply to the message. Only for one person alone.
    Asking(Vec<Vec<Key>>),
    /// The mentioned people's programs open an answer to the message, with a hint of at most 64 characters.
    ForceReply(String),
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Key {
    pub label: String,
    /// The effect of a press.
    pub does: KeyDoes,
    /// Its colour. `None`: the usual colour of buttons.
    pub hue: Option<Hue>,
}

/// The colour of a button. It only helps the eye: old messengers, and old programs of people, do not show it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Hue {
    Blue,
    Red,
    Green,
}

impl Key {
    /// A button in the colour of all buttons.
    pub fn new(label: String, does: KeyDoes) -> Key {
        Key { label, does, hue: None }
    }
}

impl Hue {
    /// The colour of the moves of a seat, like the seat's ink; there is none for violet.
    pub fn of_seat(seat: u8) -> Option<Hue> {
        [Some(Hue::Blue), Some(Hue::Red), Some(Hue::Green), None][usize::from(seat % 4)]
    }
}

/// The effect of a button.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum KeyDoes {
    /// Comes back as a press with this data, at most 64 bytes.
    Press(String),
    Link(String),
    /// Puts the bot's name and this text into the field where people write.
    Fill(String),
    /// Lets people choose a chat, and puts the bot's name into the field where they write there.
    Choose,
    /// Only shows something. If the server does not support that, a press comes back with this data.
    Mark(String),
    /// Shows what was done. It is left out if the server does not support buttons without effect.
    Done,
}

/// How moves are made on the board of a match by a finger: a page that shows the picture learns it from the file.
#[derive(Clone, PartialEq, Debug)]
pub struct Finger {
    pub id: MatchId,
    /// The gesture that makes a move. `None` if no reader of this board can move by one now.
    pub gesture: Option<Gesture>,
    /// The seat that moves, if there is only one.
    pub seat: Option<Seat>,
    /// The letters that are printed.
    pub labels: Labels,
}

/// A picture to paint.
pub struct Picture {
    pub scene: Scene,
    /// The board as plain text, for people who cannot see the picture.
    pub board: String,
    pub title: Vec<Heading>,
    pub theme: Theme,
    /// Turns lettering into the reader's words.
    pub say: Box<dyn Fn(&Says) -> String + Send + Sync>,
    /// The gestures on it, if it is the board of a match.
    pub finger: Option<Finger>,
    /// The cache for the painted picture. `None`: the same picture is unlikely to be needed again.
    pub kept: Option<Arc<OnceLock<Vec<u8>>>>,
}

impl Call {
    /// The controls below the message.
    pub fn markup(&self) -> Option<&Markup> {
        match self {
            Call::Photo { markup, .. }
            | Call::EditPhoto { markup, .. }
            | Call::Say { markup, .. }
            | Call::EditText { markup, .. } => markup.as_ref(),
            _ => None,
        }
    }

    /// The message that it changes, if it does not send a new one.
    pub fn changes(&self) -> Option<i32> {
        match self {
            Call::EditPhoto { message, .. } | Call::EditText { message, .. } => Some(*message),
            _ => None,
        }
    }

    /// The same for one person alone, in no topic: such messages have none.
    pub fn only(mut self, only: Only) -> Call {
        let to = self.dest_mut();
        (to.topic, to.only) = (None, Some(only));
        self
    }

    /// The same for an inline message.
    pub fn posted(mut self, message: String) -> Call {
        self.dest_mut().posted = Some(message);
        self
    }

    /// The same without features that a chat has switched off: colours of buttons, times by the reader's clock.
    pub fn suited(mut self, chat: &ChatRow) -> Call {
        if chat.no_colours
            && let Some(Markup::Inline(rows) | Markup::Asking(rows)) = self.markup_mut()
        {
            rows.iter_mut().flatten().for_each(|key| key.hue = None);
        }
        if chat.no_times
            && let Some(html) = self.html_mut()
            && let Some(words) = times::untagged(html)
        {
            *html = words;
        }
        self
    }

    fn markup_mut(&mut self) -> Option<&mut Markup> {
        match self {
            Call::Photo { markup, .. }
            | Call::EditPhoto { markup, .. }
            | Call::Say { markup, .. }
            | Call::EditText { markup, .. } => markup.as_mut(),
            _ => None,
        }
    }

    fn html_mut(&mut self) -> Option<&mut String> {
        match self {
            Call::Photo { caption: html, .. }
            | Call::EditPhoto { caption: html, .. }
            | Call::Say { text: html, .. }
            | Call::EditText { text: html, .. } => Some(html),
            _ => None,
        }
    }

    fn dest_mut(&mut self) -> &mut Dest {
        match self {
            Call::Photo { to, .. }
            | Call::EditPhoto { to, .. }
            | Call::Say { to, .. }
            | Call::EditText { to, .. }
            | Call::Unkey { to, .. }
            | Call::Delete { to, .. }
            | Call::React { to, .. }
            | Call::Menu { to, .. }
            | Call::Film { to, .. }
            | Call::Document { to, .. } => to,
        }
    }

    /// The destination of the message.
    pub fn dest(&self) -> &Dest {
        match self {
            Call::Photo { to, .. }
            | Call::EditPhoto { to, .. }
            | Call::Say { to, .. }
            | Call::EditText { to, .. }
            | Call::Unkey { to, .. }
            | Call::Delete { to, .. }
            | Call::React { to, .. }
            | Call::Menu { to, .. }
            | Call::Film { to, .. }
            | Call::Document { to, .. } => to,
        }
    }
}

/// The result of a call in the chat.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Standing {
    /// The id of the message: of a new one, or of the one that was changed.
    pub message: Option<i32>,
    /// When the messenger took it, in its own whole seconds since 1970; `None` where it does not say.
    pub date: Option<u64>,
}

/// How a call ended.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Delivery {
    /// It succeeded. A private message is visible to everybody: the server does not support them.
    Done(Standing),
    /// It is visible to one person, with this number.
    Alone(i32),
    /// All but its picture is shown, which may follow after this time.
    Part(Duration),
    /// The message to edit or delete is not there (any more).
    Missing,
    /// The chat cannot be written to: blocked, kicked, muted, never opened, topic closed.
    Closed(Closed),
    /// The chat does not permit messages of this kind: pictures, films, files.
    Barred,
    /// The chat does not permit texts. It may permit pictures.
    Wordless,
    /// The chat has moved to this id; send again there.
    Moved(i64),
    /// The messenger does not take it for another reason; sending again would not help.
    Refused(String),
}
