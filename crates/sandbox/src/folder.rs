//! Nobody: the server is older.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::time::Duration;

use axum::body::Bytes;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::chat::{Chat, User};
use super::config::SandboxConfig;
use super::limits::Pace;
use super::message::Media;
use super::suggestions::Feedback;
use super::world::{Stored, World};

/// The format version. If you change the shape, raise it and read the older version.
const FORMAT: u32 = 1;
/// After a restart, new numbers begin this much higher. The last saved state may be older than the one that the bot has
/// seen, and a number must never mean two things to the bot.
const GAP: u16 = 1_000;

/// Everything that survives the process.
#[derive(Serialize, Deserialize)]
struct Document {
    format: u32,
    users: BTreeMap<i64, User>,
    chats: BTreeMap<i64, Chat>,
    files: BTreeMap<String, Media>,
    /// The updates that the bot has not confirmed: number, milliseconds since 1970, and the update.
    updates: Vec<(u32, i64, Value)>,
    next_update: u32,
    next_press: u64,
    next_message: i32,
    next_file: u64,
    next_chat: i64,
    thrown: u64,
    privacy: bool,
    #[serde(default)]
    inline: bool,
    #[serde(default)]
    feedback: Feedback,
    #[serde(default)]
    guests: bool,
    #[serde(default)]
    apps: bool,
    paced: bool,
    /// The total time that the clock was moved forward, in milliseconds.
    ahead: i64,
}

impl World {
    /// The world in the form for writing.
    fn document(&self) -> Document {
        let files = self.files.iter().filter(|(_, stored)| stored.bytes.is_some());
        let (updates, next_update) = self.updates.kept();
        Document {
            format: FORMAT,
            users: self.users.clone(),
            chats: self.chats.clone(),
            files: files.map(|(id, stored)| (id.clone(), stored.media.clone())).collect(),
            updates,
            next_update,
            next_press: self.next_press,
            next_message: self.next_message,
            next_file: self.next_file,
            next_chat: self.next_chat,
            thrown: self.thrown,
            privacy: self.config.privacy,
            inline: self.config.inline,
            feedback: self.config.feedback,
            guests: self.config.guests,
            apps: self.config.apps,
            paced: self.pacer.pace.is_some(),
            ahead: self.clock.ahead(),
        }
    }

    fn from_document(config: SandboxConfig, document: Document) -> World {
        let mut world = World::new(config);
        // The bot itself comes from the configuration.
        let people = document.users.into_iter().filter(|(id, _)| *id != world.config.bot_id);
        world.users.extend(people);
        world.chats = document.chats;
        for chat in world.chats.values_mut() {
            chat.next_message = chat.next_message.saturating_add(i32::from(GAP));
            let cards = chat.messages.values().filter_map(|m| Some((m.inline_id.clone()?, (m.chat, m.id))));
            world.cards.extend(cards);
            world.revision = chat.messages.values().map(|m| m.revision).fold(world.revision, u64::max);
        }
        let next_update = document.next_update.saturating_add(u32::from(GAP));
        world.updates.restore(document.updates, next_update.max(world.config.first_update));
        world.next_press = document.next_press.saturating_add(u64::from(GAP));
        world.next_message = document.next_message.saturating_add(i32::from(GAP));
        world.next_file = document.next_file.saturating_add(u64::from(GAP));
        world.next_chat = document.next_chat;
        world.thrown = document.thrown;
        world.config.privacy = document.privacy;
        world.config.inline = document.inline;
        world.config.feedback = document.feedback;
        world.config.guests = document.guests;
        world.config.apps = document.apps;
        world.pacer.pace = document.paced.then(Pace::default);
        world.clock.advance(Duration::from_millis(u64::try_from(document.ahead).unwrap_or_default()));
        world
    }
}

/// A directory that holds a world.
pub(super) struct Folder {
    dir: PathBuf,
    /// The document that was written last.
    written: Vec<u8>,
    /// The files that exist there.
    files: BTreeSet<String>,
}

/// The data to write: the document, and the files by id.
pub(super) struct Snapshot {
    document: serde_json::Result<Vec<u8>>,
    files: Vec<(String, Bytes)>,
}

impl Snapshot {
    pub fn of(world: &World) -> Snapshot {
        let files = world.files.iter().filter_map(|(id, stored)| Some((id.clone(), stored.bytes.clone()?)));
        Snapshot { document: serde_json::to_vec(&world.document()), files: files.collect() }
    }
}

impl Folder {
    /// Opens a directory and reads the world in it. In a new directory, the world is empty.
    ///
    /// # Errors
    /// If it cannot be read or written, or contains something else.
    pub fn open(dir: &Path, config: SandboxConfig) -> io::Result<(Folder, World)> {
        fs::create_dir_all(dir.join("files"))?;
        let mut folder = Folder { dir: dir.to_owned(), written: Vec::new(), files: BTreeSet::new() };
        let written = match fs::read(folder.document_path()) {
            Ok(written) => written,
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok((folder, World::new(config))),
            Err(error) => return Err(error),
        };
        let document: Document = serde_json::from_slice(&written).map_err(io::Error::other)?;
        if document.format != FORMAT {
            return Err(io::Error::other(format!("format {} is not known to this version", document.format)));
        }
        folder.written = written;
        let mut read = Vec::new();
        for (id, media) in document.files.iter().filter(|(id, _)| plain(id)) {
            // A missing file is shown as missing. The text around it still exists.
            let bytes = fs::read(folder.file(id)).ok().map(Bytes::from);
            folder.files.extend(bytes.is_some().then(|| id.clone()));
            read.push((id.clone(), Stored { media: media.clone(), bytes }));
        }
        let mut world = World::from_document(config, document);
        world.files.extend(read);
        Ok((folder, world))
    }

    /// Writes the changes. If the process is killed at any time, either the old document or the new one exists.
    ///
    /// # Errors
    /// If the disk refuses it.
    pub fn save(&mut self, snapshot: Snapshot) -> io::Result<()> {
        let document = snapshot.document.map_err(io::Error::other)?;
        if document == self.written {
            return Ok(());
        }
        for (id, bytes) in snapshot.files.iter().filter(|(id, _)| !self.files.contains(id)) {
            replace(&self.file(id), bytes)?;
        }
        replace(&self.document_path(), &document)?;
        self.written = document;
        // Only from here on nothing refers to the old files.
        let files: BTreeSet<String> = snapshot.files.into_iter().map(|(id, _)| id).collect();
        for id in self.files.difference(&files) {
            fs::remove_file(self.file(id))?;
        }
        self.files = files;
        Ok(())
    }

    fn document_path(&self) -> PathBuf {
        self.dir.join("world.json")
    }

    fn file(&self, id: &str) -> PathBuf {
        self.dir.join("files").join(id)
    }
}

/// Whether the sandbox could have issued this id, so that it is a plain file name.
fn plain(id: &str) -> bool {
    id.strip_prefix("file-").is_some_and(|n| !n.is_empty() && n.bytes().all(|b| b.is_ascii_digit()))
}

/// Replaces a file with a complete new one.
fn replace(path: &Path, bytes: &[u8]) -> io::Result<()> {
    let new = path.with_extension("new");
    let mut file = fs::File::create(&new)?;
    file.write_all(bytes)?;
    file.sync_all()?;
    fs::rename(new, path)
}
