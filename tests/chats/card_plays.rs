//! Plays any match on a card: the store says who is asked and what is possible, and the card how to answer.

use kletka::base::Labels;
use kletka::game::{Chance, Place, Seat, Secrecy, Seed};
use kletka::play::Match;
use kletka::store::schema::{MatchId, MatchRow, Stage, Who};
use kletka_sandbox::{Message, World};

use super::cards::Away;
use super::house::{House, PATIENCE};
use super::stored::replay;

/// A match on a card.
pub struct Playing {
    /// The chat of the card.
    pub chat: i64,
    pub id: MatchId,
    /// The log as everybody has been told.
    pub log: Vec<String>,
    chance: Chance,
}

/// How a player makes a move that everybody may see.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum How {
    /// By the buttons of the card.
    Pressed,
    /// By a line that the player posts, with a button.
    Posted,
    /// By a call of the bot as a guest.
    Called,
}

/// A move to make.
struct Move {
    seat: Seat,
    user: i64,
    text: String,
    secrecy: Secrecy,
}

/// The row of a match, and the match as its log tells it.
pub fn replayed(house: &House, id: MatchId) -> (MatchRow, Match) {
    let (row, lines) = house.look(|tx| (tx.match_row(id).expect("the match is there"), tx.lines(id)));
    let game = replay(&row, &lines);
    (row, game)
}

/// The person on a seat.
pub fn user_of(row: &MatchRow, seat: Seat) -> i64 {
    match row.seats[seat.index()].who {
        Who::User(user) => user,
        _ => panic!("no person: {row:?}"),
    }
}

/// The data of a button with the length of the log that it is for.
fn version(data: &str) -> Option<usize> {
    let mut parts = data.split(':');
    let asks = parts.next().is_some_and(|kind| ["m", "half"].contains(&kind));
    parts.nth(1).filter(|_| asks).and_then(|digits| usize::from_str_radix(digits, 36).ok())
}

impl Playing {
    /// Somebody posts an invitation, the others join, and the match begins.
    pub async fn begin(away: &Away, chat: i64, people: &[i64], game: &str) -> Playing {
        let known = away.house.look(|tx| tx.all_matches().len());
        let card = away.posts(people[0], chat, game).await;
        let join = card.buttons()[0].data.clone().expect("a button to press");
        for user in &people[1..] {
            let waits = away.house.sandbox.message(chat, card.id).expect("the card");
            let seat = waits.buttons().iter().find_map(|key| key.data.clone().filter(|data| data.ends_with(":join")));
            away.house.press_data(*user, &waits, seat.as_ref().unwrap_or(&join)).await;
            away.house.settled().await;
        }
        let id = away.house.look(|tx| tx.all_matches()).get(known).copied().expect("a match");
        let waits = away.house.sandbox.message(chat, card.id).expect("the card");
        let start = waits.buttons().iter().find_map(|key| key.data.clone().filter(|data| data.ends_with(":start")));
        if let Some(start) = start {
            away.house.press_data(people[0], &waits, &start).await;
        }
        away.house.settled().await;
        let log = away.house.look(|tx| tx.lines(id));
        Playing { chat, id, log, chance: Chance::seeded(&Seed([7; 32]), id) }
    }

    /// The card that shows the match.
    pub fn board(&self, away: &Away) -> Message {
        away.house.sandbox.look(|world| self.find(world)).unwrap_or_else(|| {
            panic!("no card of №{} in\n{}", self.id, away.house.sandbox.transcript(self.chat));
        })
    }

    fn find(&self, world: &World) -> Option<Message> {
        let head = format!("№{} ·", self.id);
        let messages = world.messages(self.chat);
        let shows = |m: &&Message| m.inline_id.is_some() && !m.deleted && m.text.contains(&head);
        let mut shown = messages.iter().rev().filter(shows).filter(|message| !message.buttons().is_empty());
        shown.next().cloned()
    }

    /// Somebody who is asked makes a move. `None` if nobody is; otherwise who it was.
    pub async fn moves(&mut self, away: &Away, how: How) -> Option<i64> {
        let next = self.next(away)?;
        self.plays(away, how, next).await
    }

    /// A certain move of whoever is asked.
    pub async fn moves_to(&mut self, away: &Away, how: How, text: &str) -> Option<i64> {
        let next = Move { text: text.to_owned(), ..self.next(away)? };
        self.plays(away, how, next).await
    }

    async fn plays(&mut self, away: &Away, how: How, next: Move) -> Option<i64> {
        match (next.secrecy, how) {
            (Secrecy::Private, _) => self.tells(away, &next).await,
            (Secrecy::Open, How::Posted) => self.posts(away, &next).await,
            (Secrecy::Open, How::Called) => {
                let text = format!("@kletka_bot №{} {}", self.id, self.typed(away, &next.text));
                away.house.sandbox.say(next.user, self.chat, &text);
            }
            _ => self.presses(away, &next).await,
        }
        self.goes_on(away, &next).await;
        Some(next.user)
    }

    fn next(&mut self, away: &Away) -> Option<Move> {
        let (row, live) = replayed(&away.house, self.id);
        let turn = live.turn();
        let ask = turn.asks().iter().find(|ask| ask.seats.iter().next().is_some())?;
        let seat = ask.seats.iter().next().filter(|_| row.stage == Stage::Live)?;
        let text = live.position().sample(seat, &mut self.chance)?;
        Some(Move { seat, user: user_of(&row, seat), text, secrecy: ask.secrecy })
    }

    /// A move as people type it who see these letters on the board.
    fn typed(&self, away: &Away, text: &str) -> String {
        let russian = self.board(away).text.chars().any(|c| ('а'..='я').contains(&c));
        let Some(places) = Place::read_path(text).filter(|_| russian) else { return text.to_owned() };
        let place = |place: &Place| {
            let digits = place.to_string().trim_start_matches(|c: char| !c.is_ascii_digit()).to_owned();
            format!("{}{digits}", Labels::Cyrillic.column(place.col))
        };
        places.iter().map(place).collect::<Vec<_>>().join("-")
    }

    /// The button of the card for a move or a part of one.
    fn key(&self, away: &Away, kind: &str, text: &str) -> Option<String> {
        let data = |data: &String| {
            let mut parts = data.splitn(4, ':');
            (parts.next() == Some(kind) && parts.nth(2) == Some(text)).then(|| data.clone())
        };
        self.board(away).buttons().iter().filter_map(|key| key.data.as_ref()).find_map(data)
    }

    async fn pressed(&self, away: &Away, user: i64, data: &str) -> String {
        away.house.press_data(user, &self.board(away), data).await
    }

    /// A move by the buttons of the card; by a line if there are none for it.
    async fn presses(&self, away: &Away, next: &Move) {
        if let Some(data) = self.key(away, "m", &next.text) {
            return self.surely(away, next.user, &data).await;
        }
        if next.secrecy == Secrecy::Sealed {
            return self.chooses(away, next).await;
        }
        let Some(places) = Place::read_path(&next.text) else { return self.posts(away, next).await };
        let mut last = None;
        for place in places {
            let place = place.to_string();
            let (letters, number) = place.split_at(place.find(|c: char| c.is_ascii_digit()).unwrap_or_default());
            let keys: Vec<String> = match self.key(away, "half", &place) {
                Some(whole) => vec![whole],
                None => [letters, number].into_iter().filter_map(|part| self.key(away, "half", part)).collect(),
            };
            if keys.is_empty() {
                return self.posts(away, next).await;
            }
            for key in keys {
                last.replace(key.clone());
                self.pressed(away, next.user, &key).await;
            }
        }
        if away.house.look(|tx| tx.lines(self.id).len()) == self.log.len() {
            self.pressed(away, next.user, &last.expect("a press")).await;
        }
    }

    /// A choice that nobody else may see before theirs is made: any that the card offers, or else in the private chat.
    async fn chooses(&self, away: &Away, next: &Move) {
        let board = self.board(away);
        let mut keys = board.buttons().into_iter().filter_map(|key| key.data.as_ref());
        match keys.find(|data| data.starts_with("m:")) {
            Some(data) => self.surely(away, next.user, data).await,
            None => drop(away.house.whisper(next.user, &next.text)),
        }
    }

    /// Presses a button, twice if the first press is asked about.
    async fn surely(&self, away: &Away, user: i64, data: &str) {
        for _ in 0..2 {
            self.pressed(away, user, data).await;
            if away.house.look(|tx| tx.lines(self.id).len()) > self.log.len() {
                return;
            }
        }
    }

    /// A move by a line with a button. If the bot is told what people choose, it has played it before the press.
    async fn posts(&self, away: &Away, next: &Move) {
        let line = away.posts(next.user, self.chat, &format!("№{} {}", self.id, self.typed(away, &next.text))).await;
        let play = line.buttons().first().and_then(|key| key.data.clone());
        let play = play.unwrap_or_else(|| panic!("no button below {:?} for {:?}", line.text, next.text));
        away.house.press_data(next.user, &line, &play).await;
        if away.house.look(|tx| tx.lines(self.id).len()) == self.log.len() {
            away.house.press_data(next.user, &line, &play).await;
        }
    }

    /// A move that nobody else may see: by a button that reveals nothing, or in the private chat.
    async fn tells(&self, away: &Away, next: &Move) {
        for word in ["ready", next.text.as_str()] {
            if let Some(data) = self.key(away, "m", word) {
                return self.surely(away, next.user, &data).await;
            }
        }
        away.house.whisper(next.user, &next.text);
    }

    /// The move is made once, everything before it stands, and the card shows it.
    async fn goes_on(&mut self, away: &Away, next: &Move) {
        let (id, before) = (self.id, self.log.len());
        let made = away.house.holds(|tx| tx.lines(id).len() > before).await;
        let told = || format!("{:?} {}\n{}", next.seat, next.text, away.house.sandbox.transcript(self.chat));
        assert!(made, "no move is made: {}", told());
        away.house.settled().await;
        let lines = away.house.look(|tx| tx.lines(id));
        assert!(lines.starts_with(&self.log) && lines.len() == before + 1, "{lines:?} after {:?}", self.log);
        // What a player does in secret changes nothing on the card, and its buttons go on to work.
        let (_, live) = replayed(&away.house, id);
        let secretly = |seat: Seat, at: usize| live.turn().is_private(seat) && live.asks_since(seat, at);
        let asks = |seat: Seat, at: usize| live.still_asks(seat, at) || secretly(seat, at);
        let works = |at: usize| at == lines.len() || live.turn().seats().iter().any(|seat| asks(seat, at));
        let shown = |world: &World| {
            let board = self.find(world)?;
            let keys = board.buttons();
            keys.iter().filter_map(|key| key.data.as_deref().and_then(version)).all(works).then_some(())
        };
        let shown = away.house.sandbox.wait_for(shown, PATIENCE).await;
        assert!(shown.is_ok(), "the card does not show {}", told());
        self.log = lines;
    }
}
