//! The field of dots against published positions, named positions and a slow second field.

mod games;
mod open;
mod openings;
mod positions;
mod support;
mod vectors;
