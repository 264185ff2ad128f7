//! Incoming → effects: commands, challenges, boards, settings, words. Pure: knows no messenger's types and no clock.

pub mod call;
pub mod incoming;
