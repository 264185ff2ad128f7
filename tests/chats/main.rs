//! The whole bot against the stand-in of the messenger, as people use it.

mod house;
mod play;
