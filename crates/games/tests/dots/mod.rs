//! The field of dots against published positions, named positions and a slow second field.

mod games;
mod flood;
mod openings;
mod positions;
mod settled;
mod support;
mod vectors;
