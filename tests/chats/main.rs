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
mod paced;
mod pictures;
mod ninety;
mod places;
mod play;
mod refusals;
mod restarts;
mod rivals;
mod secrets;
mod settings;
mod table;
mod toys;
mod versions;
mod watch;
