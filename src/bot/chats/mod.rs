//! Chats and people: who is known, what a chat has set, what happens when it moves or closes.

pub mod directory;
pub mod greeting;
pub mod migration;
pub mod people;
pub mod rights;
pub mod settings;
