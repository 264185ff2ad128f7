//! A local stand-in of the Bot API.
