//! The only room that knows teloxide: updates in, calls out.
