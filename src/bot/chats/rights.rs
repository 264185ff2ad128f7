//! Permissions for commands and settings, and the kinds of chats where the bot offers them.

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Rights {
    /// Everybody.
    All,
    /// Players of the match.
    Players,
    /// In groups, administrators. The bot asks the messenger at that moment.
    Administrators,
}

/// A kind of chat in which a command or a setting is offered.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Scope {
    /// Private chats with one user.
    Private,
    /// Groups and supergroups.
    Groups,
}
