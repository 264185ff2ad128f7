//! Who may use a command or a setting, and where the bot offers it.

/// Who may do something.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Rights {
    /// Everybody.
    All,
    /// Those who sit at the match.
    Players,
    /// In groups the administrators, which the messenger is asked at that moment.
    Administrators,
}

/// A kind of chat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Scope {
    /// Private chats.
    Private,
    /// Groups.
    Groups,
}
