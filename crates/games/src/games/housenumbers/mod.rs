//! House numbers: three throws of one die. You write each at once as hundreds, tens or units. The highest number wins
//! the round.
//!
//! The original rules leave some cases open. Here, all players who are level get the point of the round, and the next
//! player opens the next round. Blind means that you choose the place before the die falls. `plan` has the computer's
//! play, `sheet` the drawing.

mod plan;
mod sheet;
#[cfg(test)]
mod tests;

use crate::game::{
    Counts, Dice, Family, Hidden, Info, Input, Moves, Nth, OptDef, OptKind, OptValues, Reject, Scene, SearchCtx, Seat,
    Seats, Table, Text, Weight,
};
use crate::kit::dicegame::{Board, DICE, DiceGame, NAMED, ROUNDS, Stage, TOGETHER, some};
use crate::kit::rounds::{Series, leaders};

#[derive(Clone, Copy, PartialEq, Debug)]
pub struct HouseNumbers;

static INFO: Info = Info {
    options: &[
        ROUNDS,
        OptDef::new("lowest", OptKind::Flag { default: false }),
        OptDef::new("blind", OptKind::Flag { default: false }),
        TOGETHER,
        NAMED,
        DICE,
    ],
    words: &["hundreds", "tens", "units", "throw", "name"],
    hidden: Hidden::Choices,
    ..Info::of("housenumbers", Counts::from_to(2, 50), Family::CHILDREN, Weight::Quarter)
};

/// The places of a number, and the words for them.
const PLACES: usize = 3;
const WORDS: [&str; PLACES] = ["hundreds", "tens", "units"];
/// How many of a hundred choices each level makes at random.
const SLIPS: [u32; 5] = [90, 60, 35, 15, 0];

/// The written digits, hundreds first.
type Digits = [Option<u8>; PLACES];

/// The rules of one match.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Rules {
    rounds: u32,
    /// Whether the lowest number wins.
    lowest: bool,
    /// Whether the player chooses the place before the die falls.
    blind: bool,
}

#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Player {
    digits: Digits,
    /// The place written last.
    latest: Option<usize>,
    /// The die that has fallen and has no place.
    die: Option<u8>,
    /// The place for the next die.
    place: Option<usize>,
    points: u32,
    /// The number of the round before.
    before: Option<u32>,
}

impl Player {
    /// The same player with nothing written.
    fn cleared(&self) -> Player {
        Player { points: self.points, before: self.before, ..Player::default() }
    }

    fn is_full(&self) -> bool {
        self.digits.iter().all(Option::is_some)
    }

    /// The number, once it has all its digits.
    fn number(&self) -> Option<u32> {
        self.digits.iter().try_fold(0, |number, digit| Some(10 * number + u32::from((*digit)?)))
    }

    /// Writes the die into the chosen place, if there are both.
    fn write(&mut self) {
        if let (Some(die), Some(place)) = (self.die, self.place) {
            self.digits[place] = Some(die);
            (self.die, self.place, self.latest) = (None, None, Some(place));
        }
    }
}

/// A place, with the die if everybody sees it, and the digits that the player has already. If all players press the
/// same buttons, these have no digits.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Choice {
    place: usize,
    die: Option<u8>,
    digits: Digits,
}

type Sheet = Board<HouseNumbers>;

impl Sheet {
    /// The digits of a seat that its buttons show.
    fn known(&self, seat: Seat) -> Digits {
        let own = !self.round.is_common() || self.round.own == Some(seat);
        self.players.get(seat.index()).filter(|_| own).map_or([None; PLACES], |player| player.digits)
    }

    /// A sort key: the better of two numbers has the greater one.
    fn key(&self, number: u32) -> u32 {
        if self.rules.lowest { 1000 - number } else { number }
    }

    /// The best number of the players who have had their turn in this round.
    fn best(&self) -> Option<u32> {
        let done = self.common.bout().done();
        done.iter().filter_map(|seat| self.player(seat).number()).max_by_key(|number| self.key(*number))
    }

    /// Ends the round: the best players get their points, and the next round begins.
    fn judge(&mut self, told: &mut Vec<Text>) {
        let present = self.round.present();
        let won = leaders(present, |seat| self.player(seat).number().map(|number| self.key(number)));
        let number = won.iter().find_map(|seat| self.player(seat).number());
        won.iter().for_each(|seat| self.player_mut(seat).points += 1);
        told.extend(number.map(|number| some("dice-round-won", won).with("sum", number)));
        self.common.close(present, true);
        if !self.common.is_over() {
            for player in &mut self.players {
                *player = Player { before: player.number().or(player.before), ..player.cleared() };
            }
        }
    }
}

impl DiceGame for HouseNumbers {
    type Rules = Rules;
    type Common = Series;
    type Player = Player;
    type Choice = Choice;

    fn info(&self) -> &'static Info {
        &INFO
    }

    fn rules(&self, values: &mut OptValues, _seats: u8) -> Result<Rules, Reject> {
        // The definition bounds it.
        let rounds = values.int("rounds") as u32;
        Ok(Rules { rounds, lowest: values.flag("lowest"), blind: values.flag("blind") })
    }

    fn throws(&self, rules: &Rules) -> Option<u32> {
        Some(rules.rounds * PLACES as u32)
    }

    fn setup(&self, rules: &Rules, table: Table) -> (Series, Vec<Player>) {
        let series = Series::new(Seats::first(table.seats), table.first, rules.rounds);
        (series, vec![Player::default(); usize::from(table.seats)])
    }

    fn begin(&self, board: &mut Sheet, seat: Seat) {
        *board.player_mut(seat) = board.player(seat).cleared();
    }

    fn stage(&self, board: &Sheet, seat: Seat) -> Stage {
        let player = board.player(seat);
        match (player.is_full(), player.die, player.place) {
            (true, ..) => Stage::Done,
            (_, None, None) if board.rules.blind => Stage::Choose,
            (_, None, _) => Stage::Throw(Dice::ordinary(1)),
            (_, Some(_), _) => Stage::Choose,
        }
    }

    fn fallen(&self, board: &mut Sheet, seat: Seat, faces: &[u8], told: &mut Vec<Text>) {
        let die = faces.first().copied().unwrap_or(1);
        let player = board.player_mut(seat);
        player.die = Some(die);
        player.write();
        told.push(Text::new("housenumbers-threw").with("seat", seat).with("face", die));
    }

    fn choose(&self, board: &mut Sheet, seat: Seat, choice: &Choice, told: &mut Vec<Text>) -> Result<(), Reject> {
        let player = board.player_mut(seat);
        if player.digits.get(choice.place).is_none_or(Option::is_some) {
            return Err(Reject::illegal(Text::new("housenumbers-reject-filled")));
        }
        player.place = Some(choice.place);
        player.write();
        if let Some(number) = player.number() {
            told.push(Text::new("housenumbers-made").with("seat", seat).with("number", number));
        }
        Ok(())
    }

    fn settle(&self, board: &mut Sheet, seats: Seats, told: &mut Vec<Text>) {
        if board.common.played(seats) {
            board.judge(told);
        }
    }

    fn next(&self, board: &Sheet, _seat: Seat) -> Option<Seat> {
        board.common.bout().next()
    }

    fn round(&self, board: &Board<Self>) -> Option<Nth> {
        Some(board.common.nth())
    }

    fn is_over(&self, board: &Sheet) -> bool {
        board.round.present().len() < 2 || board.common.is_over()
    }

    fn scores(&self, board: &Sheet) -> Vec<i64> {
        board.players.iter().map(|player| player.points.into()).collect()
    }

    fn leave(&self, board: &mut Sheet, seat: Seat, told: &mut Vec<Text>) {
        if board.common.leave(seat) && !board.round.is_common() {
            board.judge(told);
        }
    }

    fn choices(&self, board: &Sheet, seat: Seat) -> Moves<Choice> {
        let player = board.player(seat);
        let open = (0..PLACES).filter(|place| player.digits[*place].is_none());
        let digits = board.known(seat);
        Moves::Listed(open.map(|place| Choice { place, die: player.die, digits }).collect())
    }

    fn parse(&self, board: &Sheet, seat: Seat, input: &Input<'_>) -> Result<Choice, Reject> {
        let place = WORDS.iter().position(|word| input.word() == Some(word));
        let die = board.players.get(seat.index()).and_then(|player| player.die);
        let syntax = || Reject::syntax(Text::new("housenumbers-reject-syntax"));
        place.map(|place| Choice { place, die, digits: board.known(seat) }).ok_or_else(syntax)
    }

    fn write(&self, choice: &Choice) -> String {
        WORDS[choice.place.min(PLACES - 1)].to_owned()
    }

    fn label(&self, choice: &Choice) -> Text {
        let key = ["housenumbers-hundreds", "housenumbers-tens", "housenumbers-units"][choice.place.min(PLACES - 1)];
        let die = choice.die.map_or("?".to_owned(), |die| die.to_string());
        let digit = |n: usize| choice.digits[n].map_or("–".to_owned(), |digit| digit.to_string());
        let shown: Vec<String> = (0..PLACES).map(|n| if n == choice.place { die.clone() } else { digit(n) }).collect();
        Text::new(key).with("shown", shown.join(" "))
    }

    fn ask(&self, board: &Sheet, seats: Seats) -> Text {
        let die = seats.iter().next().and_then(|seat| board.player(seat).die);
        let Some(die) = die else { return Text::new("housenumbers-ask-blind") };
        let best = if board.round.is_common() { None } else { board.best() };
        Text::new("housenumbers-ask").with("face", die).with("best", best.unwrap_or(0))
    }

    fn scene(&self, board: &Sheet) -> Scene {
        sheet::scene(board)
    }

    fn board(&self, board: &Sheet) -> String {
        sheet::text(board)
    }

    fn emblem(&self) -> Option<Scene> {
        Some(sheet::emblem())
    }

    fn think(&self, board: &Sheet, seat: Seat, ctx: &mut SearchCtx<'_>) -> Option<Choice> {
        let Moves::Listed(choices) = self.choices(board, seat) else { return None };
        if ctx.slips(*ctx.level.of(&SLIPS)) {
            return ctx.chance.pick(&choices).copied();
        }
        let place = plan::place(board, seat)?;
        choices.into_iter().find(|choice| choice.place == place)
    }
}
