//! Chats and people: who the bot knows, which settings a chat has, and what happens when a chat migrates or closes.

pub mod directory;
pub mod greeting;
pub mod migration;
pub mod months;
pub mod people;
pub mod rights;
pub mod settings;
pub mod standings;
