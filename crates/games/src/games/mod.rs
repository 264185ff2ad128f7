//! The registry: every game, in the order that users see.

#![allow(missing_docs, reason = "other crates reach the games through the registry")]

pub mod alongacross;
pub mod alongonly;
pub mod arpeggio;
pub mod ascent;
pub mod balda;
pub mod baldaline;
pub mod barriers;
pub mod beetle;
pub mod boxes;
pub mod bulls;
pub mod cameroon;
pub mod cephalopod;
pub mod chicago;
pub mod countercameroon;
pub mod crew;
pub mod digitwar;
pub mod dots;
pub mod dropdead;
pub mod express;
pub mod fifty;
pub mod fiveinarow;
pub mod floatingsquare;
pub mod footballbounce;
pub mod footballlong;
pub mod fourrows;
pub mod gallows;
pub mod general;
pub mod giveandtake;
pub mod goldengeneral;
pub mod golf;
pub mod goose;
pub mod gridlock;
pub mod housenumbers;
pub mod hundredone;
pub mod katego;
pub mod littlemax;
pub mod lower;
pub mod macao;
pub mod martinetti;
pub mod mexico;
pub mod minimum;
pub mod neighbour;
pub mod newmarket;
pub mod ninetynine;
pub mod numbers;
pub mod palms;
pub mod pig;
pub mod pinke;
pub mod putandtake;
pub mod race;
pub mod rims;
pub mod seabattle;
pub mod segments;
pub mod sevenpower;
pub mod sixteen;
pub mod slyer;
pub mod spider;
pub mod sysna;
pub mod takeback;
pub mod tanks;
pub mod thirteen;
pub mod thousand;
pub mod tictactoe;
pub mod tower;
pub mod troika;
pub mod turnover;
pub mod twentyone;
pub mod vertushka;
pub mod yacht;
pub mod yatzy;
pub mod zeppelin;

#[cfg(test)]
mod tests;

use crate::game::AnyGame;
use crate::kit::boxgame::Boxed;
use crate::kit::chipgame::Chipped;
use crate::kit::crisscross::Grids;
use crate::kit::dicegame::{Diced, Near, Rolled, Rounded};
use crate::kit::outguess::Secret;

/// All games. The menus, the help, the tests and the table in docs/games.md derive from this slice.
pub static GAMES: &[&dyn AnyGame] = &[
    &dots::Dots,
    &boxes::Boxes,
    &tictactoe::TicTacToe,
    &fiveinarow::FiveInARow,
    &floatingsquare::FloatingSquare,
    &barriers::Barriers,
    &segments::Segments,
    &rims::Rims,
    &footballbounce::FootballBounce,
    &footballlong::FootballLong,
    &race::Race,
    &golf::Golf,
    &seabattle::SeaBattle,
    &tanks::Tanks,
    &balda::Balda,
    &baldaline::BaldaLine,
    &gallows::Gallows,
    &troika::Troika,
    &bulls::Bulls,
    &palms::Palms,
    &digitwar::DigitWar,
    &numbers::Numbers,
    &Diced(Rolled(pig::Pig::Pig)),
    &sysna::SYSNA,
    &Diced(Rolled(Near(macao::Macao))),
    &Diced(Rolled(Near(twentyone::TwentyOne))),
    &Diced(sixteen::Sixteen),
    &Diced(Rolled(mexico::Mexico)),
    &Diced(Rolled(fifty::Fifty)),
    &Diced(Rolled(Rounded(newmarket::Newmarket))),
    &Diced(Rolled(Rounded(chicago::Chicago))),
    &Diced(Rolled(Rounded(dropdead::DropDead))),
    &Diced(Rolled(Rounded(crew::Crew))),
    &Diced(thousand::Thousand),
    &Diced(housenumbers::HouseNumbers),
    &Diced(spider::Spider),
    &Diced(Rolled(beetle::Beetle)),
    &Diced(Boxed(general::General)),
    &Diced(Boxed(goldengeneral::GoldenGeneral)),
    &Diced(Boxed(yacht::Yacht)),
    &Diced(Boxed(yatzy::Yatzy)),
    &Diced(express::Express),
    &Diced(Boxed(cameroon::Cameroon)),
    &Diced(countercameroon::CounterCameroon),
    &Diced(tower::Tower),
    &Diced(arpeggio::Arpeggio),
    &Diced(ascent::Ascent),
    &Diced(thirteen::Thirteen),
    &Diced(Grids(alongacross::AlongAcross)),
    &Diced(Grids(minimum::Minimum)),
    &Diced(alongonly::AlongOnly),
    &Diced(hundredone::HundredOne),
    &vertushka::Vertushka,
    &ninetynine::NinetyNine,
    &fourrows::FourRows,
    &littlemax::LittleMax,
    &Secret(lower::Lower),
    &Secret(slyer::Slyer),
    &cephalopod::Cephalopod,
    &gridlock::Gridlock,
    &turnover::Turnover,
    &takeback::Takeback,
    &Diced(Rolled(goose::Goose)),
    &Diced(Rolled(martinetti::Martinetti)),
    &Diced(Rolled(Chipped(zeppelin::Zeppelin))),
    &Diced(Rolled(Chipped(giveandtake::GiveAndTake))),
    &Diced(Rolled(Chipped(neighbour::Neighbour))),
    &Diced(Rolled(Chipped(putandtake::PutAndTake))),
    &Diced(Rolled(Chipped(sevenpower::SevenPower))),
    &Diced(Rolled(Chipped(pinke::Pinke))),
    &Diced(katego::Katego),
];

/// The game with this id.
pub fn find(id: &str) -> Option<&'static dyn AnyGame> {
    GAMES.iter().copied().find(|game| game.info().id == id)
}
