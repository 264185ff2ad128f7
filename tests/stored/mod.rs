//! Matches as the store has them, replayed without the bot.

use kletka::game::{OptValues, Seat};
use kletka::games;
use kletka::play::fair::Secret;
use kletka::play::{Header, Match};
use kletka::store::schema::MatchRow;

/// Replays a match from its row and its log, checking all rules.
pub fn replay(row: &MatchRow, lines: &[String]) -> Match {
    let game = games::find(&row.game).expect("the game is known");
    let mut options = OptValues::defaults(game.info().options);
    for setting in row.options.split_whitespace() {
        options.take(game.info().options, game.info().presets, setting).expect("stored options are possible");
    }
    let joins: Vec<String> = row.seats.iter().filter_map(|seat| seat.joined.clone()).collect();
    let header = Header {
        game,
        rules: row.rules,
        options,
        names: row.names(),
        clock: row.clock.parse().unwrap_or_default(),
        first: row.first.map(Seat),
        seed: Some(Secret(secret(row)).seed(&joins)),
        deal: Vec::new(),
    };
    let lines = lines.iter().map(|line| line.parse().expect("a stored line can be read")).collect();
    Match::replay(header, lines).unwrap_or_else(|(n, no)| panic!("line {n} of №{} is refused: {:?}", row.id, no.why))
}

/// What the luck of a match comes from.
pub fn secret(row: &MatchRow) -> [u8; 32] {
    let mut secret = [0; 32];
    hex::decode_to_slice(&row.secret, &mut secret).expect("a secret is hexadecimal");
    secret
}
