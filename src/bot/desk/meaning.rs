//! Finds out what a text means if it is not a command, or if it follows `/m`.

use super::command::{Command, Table};
use super::questions::{self, Answer};
use super::resolve::{self, Chosen};
use crate::bot::chats::directory;
use crate::bot::context::incoming::Message;
use crate::bot::context::work::Work;
use crate::game::Text;
use crate::store::schema::{ChatId, Lang, MatchRow};

/// How a text reached the bot.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum How {
    /// After the command: whatever it says was meant as a move.
    Command,
    /// As a reply to a board.
    Answer,
    /// As plain text.
    Plain,
}

/// A text, with the context needed to interpret it.
pub struct Said<'a> {
    /// The commands there are.
    pub table: Table,
    pub chat: ChatId,
    pub message: &'a Message,
    /// The part to interpret.
    pub text: &'a str,
    /// Whether it follows `/m`.
    pub command: bool,
    /// Whether it comes from an edit of the message.
    pub edited: bool,
}

/// The meaning of a text.
pub enum Meaning<'a> {
    /// The answer to a confirmation question.
    Answer(Box<Answer>),
    /// A command in plain words, with the text after its name.
    Word(&'static Command, String),
    /// A move of that match, or a text meant as one.
    Move(Box<MatchRow>, &'a str, How),
    /// Possibly a move of several matches.
    Which(Vec<MatchRow>),
    /// A move or a command in the name of the group or of a channel, so nobody can tell whose it is.
    Anonymous,
    /// None of these: why.
    Nothing(Text),
    /// Chatter that is not meant for the bot.
    Talk,
}

/// The match that a text is about.
enum About<'a> {
    /// Named by its number. Also the rest of the text.
    Numbered(Box<MatchRow>, &'a str),
    /// The match whose message the text answers.
    Answered(Box<MatchRow>),
    /// Inferred, because the text does not say.
    Chosen(Chosen),
}

impl<'a> Meaning<'a> {
    /// Interprets a text. A pending confirmation question comes first. Then the match is resolved: by number, by the
    /// answered message, or among all candidates. Within that match, a table word comes before a move, unless the game
    /// asks for just that word.
    pub fn of(work: &mut Work<'_>, said: &Said<'a>) -> Meaning<'a> {
        if !said.command
            && !said.edited
            && let Some(answer) = questions::asked(work, said.chat, said.message)
        {
            return Meaning::Answer(Box::new(answer));
        }
        if !said.command && (said.message.is_anonymous() || said.message.channel) {
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

    /// Whether the author plays in this match.
    fn plays(&self, row: &MatchRow) -> bool {
        row.seat_for(self.chat, self.message.from.id).is_some()
    }

    /// The language of the chat, in which its words are understood.
    fn lang(&self, work: &Work<'_>) -> Lang {
        work.lang(self.chat)
    }

    fn is_private(&self, work: &Work<'_>) -> bool {
        work.tx.chat(self.chat).is_some_and(|row| row.private)
    }

    /// Handles a text in the name of the group or of a channel: nobody can tell for whom it moves. Chatter gets no
    /// answer.
    fn anonymous(&self, work: &mut Work<'_>) -> Meaning<'a> {
        // Nobody chooses one of the bot's suggestions by chance.
        if self.message.suggested {
            return Meaning::Anonymous;
        }
        let asked = resolve::answered(work, self.chat, self.message).and_then(|row| {
            let seat = work.live(row.id)?.turn().seats().iter().next()?;
            Some((row, seat))
        });
        let is_word = self.table.spelled(self.text, self.lang(work)).is_some();
        let plays = |(row, seat)| is_word || resolve::is_move_of(work, &row, seat, self.text, self.lang(work));
        if asked.is_some_and(plays) { Meaning::Anonymous } else { Meaning::Talk }
    }

    /// Resolves the match that the text is about.
    fn about(&self, work: &mut Work<'_>) -> About<'a> {
        let (chat, user) = (self.chat, self.message.from.id);
        let answered = resolve::answered(work, chat, self.message);
        if let Some((row, text)) = resolve::numbered(work, chat, user, self.text) {
            // The text may answer the question for a match number. Elsewhere, a bare number could be chatter.
            let asked = self.message.reply.as_ref().is_some_and(|reply| reply.ours) && answered.is_none();
            let marked = self.is_marked();
            let private = self.is_private(work);
            let meant = asked || marked || self.message.suggested || private;
            if self.command
                || meant && resolve::is_move(work, &row, user, text, self.lang(work))
                || private && self.names(work, marked, answered.is_some())
            {
                return About::Numbered(Box::new(row), text);
            }
        }
        match answered.filter(|row| !self.command || self.plays(row)) {
            Some(row) => About::Answered(Box::new(row)),
            None => About::Chosen(self.chosen(work)),
        }
    }

    /// Whether the text begins with the sign of a match's number.
    fn is_marked(&self) -> bool {
        self.text.trim_start().starts_with(['№', '#'])
    }

    /// Whether a text in private that begins with the number of a match is about it without being a move there: no
    /// match takes all of it as a move. A number without its sign counts only where the bot would ask for it.
    fn names(&self, work: &mut Work<'_>, marked: bool, answers: bool) -> bool {
        let rows = match resolve::choose(work, self.chat, self.message, self.text) {
            Chosen::One(row) => vec![*row],
            Chosen::Several(rows) => rows,
            Chosen::None => Vec::new(),
        };
        let (user, lang) = (self.message.from.id, self.lang(work));
        let unclear = !answers && rows.len() > 1;
        (marked || unclear) && !rows.iter().any(|row| resolve::is_move(work, row, user, self.text, lang))
    }

    /// The match that is meant if the text does not say. Chatter in a group means none.
    fn chosen(&self, work: &mut Work<'_>) -> Chosen {
        let talks = |work: &Work<'_>| {
            let labels = directory::reader(work, self.chat).labels;
            !self.is_private(work) && resolve::talk(self.text, labels)
        };
        if !self.command && !self.message.suggested && talks(work) {
            return Chosen::None;
        }
        match resolve::choose(work, self.chat, self.message, self.text) {
            // You vote by a reply or by the command. Anything else is chatter.
            Chosen::None if self.command => resolve::voting(work, self.chat, self.message),
            chosen => chosen,
        }
    }

    /// The command that the text invokes, unless the game asks for that word. In a group, a word that is not a reply is
    /// chatter.
    fn word(&self, work: &mut Work<'_>, about: &About<'_>) -> Option<Meaning<'a>> {
        let (row, text, number) = match about {
            About::Numbered(row, text) if self.command || self.is_private(work) => {
                (Some(&**row), *text, row.id.to_string())
            }
            About::Numbered(..) => return None,
            About::Answered(row) if !self.plays(row) => return None,
            About::Answered(row) => (Some(&**row), self.text, String::new()),
            About::Chosen(_) if !self.command && !self.is_private(work) => return None,
            About::Chosen(Chosen::One(row)) => (Some(&**row), self.text, String::new()),
            About::Chosen(_) => (None, self.text, String::new()),
        };
        let command = self.table.spelled(text, self.lang(work)).filter(|_| !(self.command && self.edited))?;
        let user = self.message.from.id;
        let wanted = row.is_some_and(|row| resolve::is_wanted(work, row, self.chat, user, text));
        (!wanted).then_some(Meaning::Word(command, number))
    }

    /// Interprets a text after `/m` that does not say which match it is about.
    fn ordered(&self, work: &mut Work<'_>, chosen: Chosen) -> Meaning<'a> {
        if let Some(text) = self.misnumbered(work, &chosen) {
            return Meaning::Nothing(text);
        }
        match chosen {
            Chosen::One(row) => Meaning::Move(row, self.text, How::Command),
            Chosen::Several(rows) => Meaning::Which(rows),
            Chosen::None => Meaning::Nothing(Text::new("match-none-here")),
        }
    }

    /// What is wrong with the match number at the beginning of the text, unless the text is a move as it stands.
    fn misnumbered(&self, work: &mut Work<'_>, chosen: &Chosen) -> Option<Text> {
        let lang = self.lang(work);
        let mut fits = |row: &MatchRow| resolve::is_move(work, row, self.message.from.id, self.text, lang);
        let fits = match chosen {
            Chosen::One(row) => fits(row),
            Chosen::Several(rows) => rows.iter().any(fits),
            Chosen::None => false,
        };
        resolve::misnumbered(work, self.chat, self.text).filter(|_| !fits)
    }

    /// Interprets plain text that is not a reply. In another topic, people talk about something else.
    fn overheard(&self, work: &mut Work<'_>, chosen: Chosen) -> Meaning<'a> {
        let (private, user, lang) = (self.is_private(work), self.message.from.id, self.lang(work));
        let elsewhere = |row: &MatchRow| !private && row.topic != self.message.topic;
        if private
            && self.is_marked()
            && let Some(text) = self.misnumbered(work, &chosen)
        {
            return Meaning::Nothing(text);
        }
        match chosen {
            Chosen::One(row) if elsewhere(&row) => Meaning::Talk,
            // Nobody chooses one of the bot's suggestions by chance.
            Chosen::One(row) if self.message.suggested => Meaning::Move(row, self.text, How::Answer),
            Chosen::One(row) => Meaning::Move(row, self.text, How::Plain),
            Chosen::Several(rows) if rows.iter().any(elsewhere) => Meaning::Talk,
            Chosen::Several(rows) if private => Meaning::Which(rows),
            // In a group, ask only if the text is a move in each of these matches.
            Chosen::Several(rows) if rows.iter().all(|row| resolve::is_heard(work, row, user, self.text, lang)) => {
                Meaning::Which(rows)
            }
            Chosen::None if private && !self.edited => Meaning::Nothing(Text::new("private-idle")),
            _ => Meaning::Talk,
        }
    }
}
