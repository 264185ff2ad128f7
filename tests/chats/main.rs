//! The whole bot against the stand-in of the messenger, as people use it.

mod catalogue;
mod challenges;
mod dots;
mod clocks;
mod echo;
mod faults;
mod films;
mod house;
mod languages;
mod moves;
mod pictures;
mod ninety;
mod permits;
mod places;
mod play;
mod restarts;
mod rivals;
mod secrets;
mod settings;
mod table;
mod thinking;
mod toys;
mod turns;
mod versions;
mod views;
mod watch;
