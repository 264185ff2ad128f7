//! Places and letters of boards, where games have always found them.

pub use crate::base::place::{Labels, Place};
