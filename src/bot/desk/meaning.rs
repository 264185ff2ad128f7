//! Finds out what a text means if it is not a command, or if it follows `/m`.

use super::command::{Command, Table};
use super::questions::{self, Answer};
use super::resolve::{self, Chosen};
use crate::bot::chats::directory;
use crate::bot::context::incoming::Message;
use crate::bot::context::work::Work;
use crate::game::Text;
use crate::store::schema::{ChatId, MatchRow};

/// How a text was written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum How {
    /// After the command: whatever it is, it was meant as a move.
    Command,
    /// As an answer to a board.
    Answer,
    /// Just so.
    Plain,
}

/// A text, and what its reading depends on.
pub struct Said<'a> {
    /// The commands there are.
    pub table: Table,
    pub chat: ChatId,
    pub message: &'a Message,
    /// What is read of it.
    pub text: &'a str,
    /// Whether it stands behind `/m`.
    pub command: bool,
    /// Whether the message came to it by a correction.
    pub edited: bool,
}

/// What a text means.
pub enum Meaning<'a> {
    /// The answer to a question whether something is meant.
    Answer(Box<Answer>),
    /// A command in a word, with what would follow its name.
    Word(&'static Command, String),
    /// A move of that match, or what is meant as one.
    Move(Box<MatchRow>, &'a str, How),
    /// It could be a move of several matches.
    Which(Vec<MatchRow>),
    /// A move or a word, but nobody can tell for whom somebody writes in the name of the group.
    Anonymous,
    /// Why it can be nothing of all that.
    Nothing(Text),
    /// It is not said to the bot.
    Talk,
}

/// The match that a text is about.
enum About<'a> {
    /// Named by its number, and the rest of the text.
    Numbered(Box<MatchRow>, &'a str),
    /// Answered by the message.
    Answered(Box<MatchRow>),
    /// What is left when nothing is said.
    Chosen(Chosen),
}

impl<'a> Meaning<'a> {
    /// What a text means. First comes the question that waits for an answer; then the match is looked for, by its
    /// number, by what the message answers, or among all that could be meant; and of that match a word of the table,
    /// unless the game asks for just that word, comes before a move.
    pub fn of(work: &mut Work<'_>, said: &Said<'a>) -> Meaning<'a> {
        if !said.command
            && !said.edited
            && let Some(answer) = questions::asked(work, said.chat, said.message)
        {
            return Meaning::Answer(Box::new(answer));
        }
        if !said.command && said.message.is_anonymous() {
            return said.anonymous(work);
        }
        let about = said.about(work);
        if let Some(word) = said.word(work, &about) {
            return word;
        }
        match about {
            About::Numbered(row, text) => Meaning::Move(row, text, said.how(How::Answer)),
            About::Answered(row) if said.plays(&row) => Meaning::Move(row, said.text, said.how(How::Answer)),
            About::Answered(_) => Meaning::Talk,
            About::Chosen(chosen) if said.command => said.ordered(work, chosen),
            About::Chosen(chosen) => said.overheard(work, chosen),
        }
    }
}

impl<'a> Said<'a> {
    fn how(&self, otherwise: How) -> How {
        if self.command { How::Command } else { otherwise }
    }

    /// Whether who writes plays there.
    fn plays(&self, row: &MatchRow) -> bool {
        row.seat_for(self.chat, self.message.from.id).is_some()
    }

    fn is_private(&self, work: &Work<'_>) -> bool {
        work.tx.chat(self.chat).is_some_and(|row| row.private)
    }

    /// Nobody can tell for whom an administrator moves who writes in the name of the group; talk is not answered.
    fn anonymous(&self, work: &mut Work<'_>) -> Meaning<'a> {
        let asked = resolve::answered(work, self.chat, self.message).and_then(|row| {
            let seat = work.live(row.id)?.turn().seats().iter().next()?;
            Some((row, seat))
        });
        let is_word = self.table.spelled(self.text).is_some();
        let plays = |(row, seat)| is_word || resolve::is_move_of(work, &row, seat, self.text);
        if asked.is_some_and(plays) { Meaning::Anonymous } else { Meaning::Talk }
    }

    /// Which match the text is about.
    fn about(&self, work: &mut Work<'_>) -> About<'a> {
        let (chat, user) = (self.chat, self.message.from.id);
        let answered = resolve::answered(work, chat, self.message);
        if let Some((row, text)) = resolve::numbered(work, chat, user, self.text) {
            // The answer to a question for the number. A bare number could as well be chatter elsewhere.
            let asked = self.message.reply.as_ref().is_some_and(|reply| reply.ours) && answered.is_none();
            let marked = self.text.trim_start().starts_with(['№', '#']);
            let meant = asked || marked || self.message.suggested || self.is_private(work);
            if self.command || meant && resolve::is_move(work, &row, user, text) {
                return About::Numbered(Box::new(row), text);
            }
        }
        match answered.filter(|row| !self.command || self.plays(row)) {
            Some(row) => About::Answered(Box::new(row)),
            None => About::Chosen(self.chosen(work)),
        }
    }

    /// The match that is meant where nothing is said of it. Talk in a group means none.
    fn chosen(&self, work: &mut Work<'_>) -> Chosen {
        let talks = |work: &Work<'_>| {
            let labels = directory::reader(work, self.chat).labels;
            !self.is_private(work) && resolve::talk(self.text, labels)
        };
        if !self.command && !self.message.suggested && talks(work) {
            return Chosen::None;
        }
        match resolve::choose(work, self.chat, self.message, self.text) {
            // Votes are given by an answer or by the command; all else is talk.
            Chosen::None if self.command => resolve::voting(work, self.chat, self.message),
            chosen => chosen,
        }
    }

    /// The command that the text stands for, unless the game asks for the word. In a group a word that answers nothing
    /// is talk.
    fn word(&self, work: &mut Work<'_>, about: &About<'_>) -> Option<Meaning<'a>> {
        let (row, text, number) = match about {
            About::Numbered(row, text) if self.command => (Some(&**row), *text, row.id.to_string()),
            About::Numbered(..) => return None,
            About::Answered(row) if !self.plays(row) => return None,
            About::Answered(row) => (Some(&**row), self.text, String::new()),
            About::Chosen(_) if !self.command && !self.is_private(work) => return None,
            About::Chosen(Chosen::One(row)) => (Some(&**row), self.text, String::new()),
            About::Chosen(_) => (None, self.text, String::new()),
        };
        let command = self.table.spelled(text).filter(|_| !(self.command && self.edited))?;
        let user = self.message.from.id;
        let wanted = row.is_some_and(|row| resolve::is_wanted(work, row, self.chat, user, text));
        (!wanted).then_some(Meaning::Word(command, number))
    }

    /// What stands behind `/m` without saying of which match it is.
    fn ordered(&self, work: &mut Work<'_>, chosen: Chosen) -> Meaning<'a> {
        let mut fits = |row: &MatchRow| resolve::is_move(work, row, self.message.from.id, self.text);
        let fits = match &chosen {
            Chosen::One(row) => fits(row),
            Chosen::Several(rows) => rows.iter().any(fits),
            Chosen::None => false,
        };
        if let Some(text) = resolve::misnumbered(work, self.chat, self.text).filter(|_| !fits) {
            return Meaning::Nothing(text);
        }
        match chosen {
            Chosen::One(row) => Meaning::Move(row, self.text, How::Command),
            Chosen::Several(rows) => Meaning::Which(rows),
            Chosen::None => Meaning::Nothing(Text::new("match-none-here")),
        }
    }

    /// Plain text that answers nothing. In another topic people talk about something else.
    fn overheard(&self, work: &mut Work<'_>, chosen: Chosen) -> Meaning<'a> {
        let (private, user) = (self.is_private(work), self.message.from.id);
        let elsewhere = |row: &MatchRow| !private && row.topic != self.message.topic;
        match chosen {
            Chosen::One(row) if elsewhere(&row) => Meaning::Talk,
            // Nobody chooses by chance what the bot has suggested.
            Chosen::One(row) if self.message.suggested => Meaning::Move(row, self.text, How::Answer),
            Chosen::One(row) => Meaning::Move(row, self.text, How::Plain),
            Chosen::Several(rows) if rows.iter().any(elsewhere) => Meaning::Talk,
            Chosen::Several(rows) if private => Meaning::Which(rows),
            // In a group the text must be a move of each of them to be worth a question.
            Chosen::Several(rows) if rows.iter().all(|row| resolve::is_heard(work, row, user, self.text)) => {
                Meaning::Which(rows)
            }
            Chosen::None if private && !self.edited => Meaning::Nothing(Text::new("private-idle")),
            _ => Meaning::Talk,
        }
    }
}
