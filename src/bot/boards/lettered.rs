//! Names in pictures, whose fonts have the letters of few scripts. A name in another script is replaced by the
//! username, or by *player 3*. The substitute is never another player's name, and the caption says who it is.

use kletka_people::cup::Entrant;

use super::CAPTION;
use crate::bot::chats::people;
use crate::bot::context::reader::Reader;
use crate::bot::context::short::shortened;
use crate::bot::context::work::Work;
use crate::bot::table::cups;
use crate::bot::words::{and_more, cut, html, say, visible};
use crate::game::Text;
use crate::paint::{handwritten, writable};
use crate::store::schema::{CupRow, MatchRow, PARTNERS, UserId};

/// How many characters of a caption may go into saying who is meant.
const ROOM: usize = 400;

/// How many characters of a name are drawn in a cup: always so many, and fewer than this.
const SHORT: usize = 11;
const LONG: usize = 41;

/// A person in a picture.
pub struct Named {
    /// As the texts of the bot call them.
    pub name: String,
    /// Their username without `@`.
    pub username: Option<String>,
    /// The row of a table, the seat, or the number in a cup, from 0.
    pub row: usize,
}

impl Named {
    /// The person with a name, who may be a user.
    pub fn of(work: &Work<'_>, (name, user): (&Text, Option<UserId>), row: usize, reader: Reader) -> Named {
        let username = user.and_then(|user| work.tx.user(user)).and_then(|user| user.username);
        Named { name: say(name, reader, &[]), username, row }
    }

    /// Somebody in a cup. Rows of its table and of its bracket change from round to round; the number does not.
    pub fn in_cup(work: &Work<'_>, cup: &CupRow, one: Entrant, reader: Reader) -> Named {
        let user = cup.people.get(one.index()).map(|person| person.user);
        Named::of(work, (&cups::called(work, cup, one), user), one.index(), reader)
    }
}

/// The names of a picture.
pub struct Lettered {
    /// The names to draw, in the order of the people.
    pub names: Vec<String>,
    /// The people behind the substitutes.
    meant: Vec<Text>,
}

impl Lettered {
    /// The names of the people of one picture, each of at most `most` characters.
    pub fn new(people: &[Named], most: usize, reader: Reader) -> Lettered {
        let whole = |one: &Named| written_whole(&one.name).map(|name| shortened(&name, most));
        let drawn: Vec<Option<String>> = people.iter().map(whole).collect();
        let mut taken: Vec<String> = drawn.iter().flatten().cloned().collect();
        let rows = people.iter().map(|one| one.row + 1).max().unwrap_or(1);
        let mut lettered = Lettered { names: Vec::new(), meant: Vec::new() };
        for (one, drawn) in people.iter().zip(drawn) {
            let shown = drawn.unwrap_or_else(|| {
                let part = writable(&one.name).map(|part| shortened(&part, most));
                let shown = stand_in(one, part.as_ref(), (rows, most), &taken, reader);
                // People who can read a part of a name in the picture find it in the caption.
                if part.as_ref() != Some(&shown) {
                    let meant = Text::new("picture-name").with("shown", shown.clone());
                    lettered.meant.push(meant.with("name", one.name.clone()));
                }
                taken.push(shown.clone());
                shown
            });
            lettered.names.push(shown);
        }
        lettered
    }

    /// The same for names that have this room and this size, with as many characters as fit there.
    pub fn fitting(people: &[Named], (room, size): (f32, f32), reader: Reader) -> Lettered {
        let cut = |most: &usize| Lettered::new(people, *most, reader);
        let fits = |drawn: &Lettered| drawn.names.iter().all(|name| handwritten(name, size) <= room);
        (SHORT..LONG).rev().map(|most| cut(&most)).find(fits).unwrap_or_else(|| cut(&SHORT))
    }

    /// The caption of the picture: a text, and below it who is meant.
    pub fn caption(&self, text: String, reader: Reader) -> String {
        match self.meant(reader) {
            Some(meant) => format!("{}\n{meant}", cut(text, CAPTION.saturating_sub(visible(&meant) + 1))),
            None => cut(text, CAPTION),
        }
    }

    /// The line of a caption that says who is meant, as HTML. `None` where each name is drawn as it is.
    pub fn meant(&self, reader: Reader) -> Option<String> {
        let mut room = ROOM;
        let fits = |said: &String| {
            // It is not HTML yet: anything that looks like a tag is part of a name.
            room = room.saturating_sub(said.encode_utf16().count() + 2);
            room > 0
        };
        let said: Vec<String> = self.meant.iter().map(|one| say(one, reader, &[])).take_while(fits).collect();
        let more = self.meant.len() - said.len();
        let line = Text::new("picture-names").with("names", and_more(said.join(", "), more, reader));
        (!said.is_empty()).then(|| html(&line, reader, &|_| String::new()))
    }
}

/// The players of a match in its pictures: a name for each seat.
pub fn lettered(work: &Work<'_>, row: &MatchRow, reader: Reader) -> Lettered {
    let on = |n| people::seat_names(work, row, n).into_iter().map(move |found| (n, found));
    let all = (0..row.seats.len()).flat_map(on);
    let people: Vec<Named> = all.map(|(n, (name, user))| Named::of(work, (&name, user), n, reader)).collect();
    let mut lettered = Lettered::new(&people, usize::MAX, reader);
    let mut seats = vec![Vec::new(); row.seats.len()];
    for (one, name) in people.iter().zip(lettered.names) {
        seats[one.row].push(name);
    }
    lettered.names = seats.into_iter().map(|names| names.join(PARTNERS)).collect();
    lettered
}

/// The names of a record in its pictures.
pub fn of_record(names: &[String], reader: Reader) -> Vec<String> {
    let named = |(row, name): (usize, &String)| Named { name: name.clone(), username: None, row };
    Lettered::new(&names.iter().enumerate().map(named).collect::<Vec<_>>(), usize::MAX, reader).names
}

/// The name as the fonts write it, if they have each of its words; pictographs are no words.
fn written_whole(name: &str) -> Option<String> {
    let lost = |word: &str| word.contains(char::is_alphanumeric) && writable(word).is_none();
    writable(name).filter(|_| !name.split_whitespace().any(lost))
}

/// A unique substitute for a name that cannot be drawn: the part that can be, the username, or a number.
fn stand_in(
    one: &Named,
    part: Option<&String>,
    (rows, most): (usize, usize),
    taken: &[String],
    reader: Reader,
) -> String {
    let username = one.username.clone().filter(|name| name.chars().count() <= most);
    // If somebody is really called *player 3*, another number is taken that is nobody's row.
    let numbers = (one.row..).step_by(rows).map(|n| say(&people::nth(n), reader, &[]));
    let mut all = part.cloned().into_iter().chain(username).chain(numbers);
    all.find(|shown| !taken.contains(shown)).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bot::words::Lang;

    fn lettered(people: &[(&str, Option<&str>)], most: usize) -> Lettered {
        let named = |(row, (name, username)): (usize, &(&str, Option<&str>))| Named {
            name: (*name).to_owned(),
            username: username.map(str::to_owned),
            row,
        };
        Lettered::new(&people.iter().enumerate().map(named).collect::<Vec<_>>(), most, Reader::default())
    }

    const ALL: usize = usize::MAX;

    #[test]
    fn what_can_be_drawn_stays_as_it_is() {
        let drawn = lettered(&[("Анна 🦊", Some("anna")), ("José", None), ("𝓑𝓸𝓫", None), ("Anna", None)], ALL);
        assert_eq!(drawn.names, ["Анна", "José", "Bob", "Anna"]);
        assert_eq!(drawn.meant(Reader::default()), None);
    }

    #[test]
    fn the_username_stands_for_a_name_or_the_number_of_the_row() {
        let strangers = [("محمد", Some("mo")), ("Anna", None), ("王伟", None), ("דוד", None), ("🦊🦊", Some("fox_1"))];
        let drawn = lettered(&strangers, ALL);
        assert_eq!(drawn.names, ["mo", "Anna", "player 3", "player 4", "fox_1"]);
        let meant = "In the picture: mo is محمد, player 3 is 王伟, player 4 is דוד, fox_1 is 🦊🦊";
        assert_eq!(drawn.meant(Reader::default()).as_deref(), Some(meant));
        let russian = drawn.meant(Reader { lang: Lang::of(Some("ru")), ..Reader::default() });
        assert!(russian.is_some_and(|meant| meant.starts_with("На картинке: mo — это محمد, ")));
    }

    #[test]
    fn nobody_stands_for_two() {
        // Two parts alike, a name like a part, a name like a username, a name like a number.
        let same =
            [("李 Lee", Some("li")), ("王 Lee", None), ("Lee", None), ("金 Lee", Some("li")), ("player 2", None)];
        let drawn = lettered(&same, ALL);
        assert_eq!(drawn.names, ["li", "player 7", "Lee", "player 4", "player 2"]);
        assert_eq!(lettered(&[("李 Lee", None)], ALL).names, ["Lee"]);
        assert_eq!(lettered(&[("李 Lee", None)], ALL).meant(Reader::default()), None, "the caption has it");
    }

    #[test]
    fn what_is_cut_is_nobodys_stand_in() {
        let long = [("王伟", Some("somebody_long_1")), ("دוد", Some("somebody_long_2")), ("Bartholomew Feather", None)];
        assert_eq!(lettered(&long, 11).names, ["player 1", "player 2", "Bartholome…"]);
    }

    #[test]
    fn names_take_the_room_that_their_letters_leave() {
        let fitting = |name: &str| {
            let named = Named { name: name.to_owned(), username: None, row: 0 };
            Lettered::fitting(&[named], (8.0, 1.4), Reader::default()).names.remove(0)
        };
        let long = fitting("Maximilian Featherstonehaugh the Third");
        assert!(long.starts_with("Maximilian Fea") && long.ends_with('…'), "{long}");
        assert!(handwritten(&long, 1.4) <= 8.0);
        assert_eq!(fitting("Maximilian Lil"), "Maximilian Lil");
        assert!((SHORT..16).contains(&fitting(&"W".repeat(40)).chars().count()));
    }

    #[test]
    fn a_caption_keeps_within_its_room_and_escapes() {
        let long = format!("<{}>", "伟".repeat(38));
        for name in ["<王伟>", &long] {
            let drawn = lettered(&[(name, None); 64], ALL);
            let caption = drawn.caption("word\n".repeat(300), Reader::default());
            let first = format!("player 1 is &lt;{}&gt;, ", &name[1..name.len() - 1]);
            assert!(visible(&caption) <= CAPTION && caption.contains(&first), "{caption}");
            assert!(caption.ends_with("more"), "{caption}");
        }
    }
}
