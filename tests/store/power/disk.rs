//! A disk that forgets. It follows a trace and tracks at each point which data is durable. A power cut leaves an
//! arbitrary part of the rest:
//!
//! - a file has its content at the start of its last sync. Writes since then go to the disk by sectors, in any
//!   order: each has what it had at some time since, and the length is one that the file had since;
//! - a directory has the entries that it had when its last sync began, and of the changes since then the first few.
//!   (Nothing less is promised by any file system, and those that are used promise more.)

use std::collections::{BTreeMap, HashMap, VecDeque};
use std::fs;
use std::os::unix::fs::MetadataExt;
use std::path::Path;

use super::luck::Luck;
use super::trace::Entry;

/// The unit that a disk writes as a whole, in bytes.
const SECTOR: usize = 512;

/// The index of a file or directory in the list of all.
type Id = usize;

/// A state of which a part is durable.
#[derive(Clone)]
struct Kept<T, C> {
    synced: T,
    /// The changes since then.
    changes: VecDeque<C>,
    /// How many changes are synced.
    count: usize,
}

impl<T: Clone, C: Change<T>> Kept<T, C> {
    fn new(synced: T) -> Kept<T, C> {
        Kept { synced, changes: VecDeque::new(), count: 0 }
    }

    fn sync(&mut self, upto: usize) {
        while self.count < upto {
            self.changes.pop_front().expect("it was there when the sync began").apply(&mut self.synced);
            self.count += 1;
        }
    }

    fn end(&self) -> usize {
        self.count + self.changes.len()
    }

    /// The state after some of the changes.
    fn after(&self, changes: usize) -> T {
        let mut state = self.synced.clone();
        self.changes.iter().take(changes).for_each(|change| change.apply(&mut state));
        state
    }
}

trait Change<T> {
    fn apply(&self, to: &mut T);
}

#[derive(Clone)]
enum Write {
    Bytes { at: usize, bytes: Vec<u8> },
    Length(usize),
}

impl Change<Vec<u8>> for Write {
    fn apply(&self, to: &mut Vec<u8>) {
        match self {
            Write::Bytes { at, bytes } => put(to, *at, bytes),
            Write::Length(length) => to.resize(*length, 0),
        }
    }
}

fn put(to: &mut Vec<u8>, at: usize, bytes: &[u8]) {
    let end = at + bytes.len();
    to.resize(to.len().max(end), 0);
    to[at..end].copy_from_slice(bytes);
}

type Names = BTreeMap<String, Id>;

#[derive(Clone)]
enum Naming {
    Put(String, Id),
    Rename(String, String),
    Remove(String),
}

impl Change<Names> for Naming {
    fn apply(&self, to: &mut Names) {
        match self {
            Naming::Put(name, id) => _ = to.insert(name.clone(), *id),
            Naming::Rename(old, new) => {
                let id = to.remove(old).expect("it was there before");
                to.insert(new.clone(), id);
            }
            Naming::Remove(name) => _ = to.remove(name).expect("it was there before"),
        }
    }
}

type File = Kept<Vec<u8>, Write>;
type Dir = Kept<Names, Naming>;

#[derive(Clone)]
enum Node {
    File(File),
    Dir(Dir),
}

/// The fate of the parts that were not synced.
#[derive(Clone, Copy, Debug)]
pub enum Fate {
    /// Everything after some write is lost.
    Dropped,
    /// The same, and the write itself is torn.
    Torn,
    /// The files have their lengths, but some of their contents are missing.
    Zeroed,
    /// Some writes reached the disk before earlier ones.
    Reordered,
}

impl Fate {
    /// All of them.
    pub const ALL: [Fate; 4] = [Fate::Dropped, Fate::Torn, Fate::Zeroed, Fate::Reordered];
}

/// The disk, at some point of a trace.
#[derive(Clone)]
pub struct Disk {
    nodes: Vec<Node>,
    of_inode: HashMap<u64, Id>,
    /// Syncs in progress, and the change up to which each goes.
    syncs: HashMap<u64, (Id, usize)>,
}

/// The id of the observed directory.
const ROOT: Id = 0;

impl Disk {
    /// A disk with this directory, completely durable.
    pub fn of(dir: &Path) -> Disk {
        let mut disk = Disk { nodes: Vec::new(), of_inode: HashMap::new(), syncs: HashMap::new() };
        disk.read(dir);
        disk
    }

    fn read(&mut self, path: &Path) -> Id {
        let found = fs::metadata(path).expect("it is there");
        if !found.is_dir() {
            return self.add(found.ino(), Node::File(Kept::new(fs::read(path).expect("it can be read"))));
        }
        let id = self.add(found.ino(), Node::Dir(Kept::new(Names::new())));
        for entry in fs::read_dir(path).expect("it can be listed").flatten() {
            let below = self.read(&entry.path());
            self.dir(id).synced.insert(entry.file_name().to_string_lossy().into_owned(), below);
        }
        id
    }

    fn add(&mut self, inode: u64, node: Node) -> Id {
        self.nodes.push(node);
        self.of_inode.insert(inode, self.nodes.len() - 1);
        self.nodes.len() - 1
    }

    fn dir(&mut self, id: Id) -> &mut Dir {
        match &mut self.nodes[id] {
            Node::Dir(dir) => dir,
            Node::File(_) => panic!("a file is no directory"),
        }
    }

    fn change(&mut self, parent: u64, change: Naming) {
        let id = self.of_inode[&parent];
        self.dir(id).changes.push_back(change);
    }

    fn write(&mut self, inode: u64, change: Write) {
        match &mut self.nodes[self.of_inode[&inode]] {
            Node::File(file) => file.changes.push_back(change),
            Node::Dir(_) => panic!("nobody writes to a directory"),
        }
    }

    /// Applies the next entry of the trace.
    pub fn take(&mut self, entry: &Entry) {
        match entry {
            Entry::Made { parent, inode, name, is_dir } => {
                let new = if *is_dir { Node::Dir(Kept::new(Names::new())) } else { Node::File(Kept::new(Vec::new())) };
                let id = self.add(*inode, new);
                self.change(*parent, Naming::Put(name.clone(), id));
            }
            Entry::Written { inode, at, bytes } => {
                self.write(*inode, Write::Bytes { at: *at, bytes: bytes.clone() });
            }
            Entry::Length { inode, length } => self.write(*inode, Write::Length(*length)),
            Entry::SyncBegins { inode, number } => {
                let id = self.of_inode[inode];
                let end = match &self.nodes[id] {
                    Node::File(file) => file.end(),
                    Node::Dir(dir) => dir.end(),
                };
                self.syncs.insert(*number, (id, end));
            }
            Entry::SyncEnds { number } => {
                let (id, end) = self.syncs.remove(number).expect("it has begun");
                match &mut self.nodes[id] {
                    Node::File(file) => file.sync(end),
                    Node::Dir(dir) => dir.sync(end),
                }
            }
            Entry::Renamed { parent, old, new } => self.change(*parent, Naming::Rename(old.clone(), new.clone())),
            Entry::Removed { parent, name } => self.change(*parent, Naming::Remove(name.clone())),
            Entry::Said(_) => {}
        }
    }

    /// Writes the complete state into a directory.
    pub fn save(&self, to: &Path) {
        self.lay_out(ROOT, to, &mut |file| file.after(usize::MAX), &mut |dir| dir.after(usize::MAX));
    }

    /// Writes the state after a power cut into a directory.
    pub fn cut(&self, fate: Fate, luck: &mut Luck, to: &Path) {
        let mut other = luck.fork();
        let mut file = |file: &File| rest(file, fate, luck);
        let mut dir = |dir: &Dir| dir.after(other.end(dir.changes.len()));
        self.lay_out(ROOT, to, &mut file, &mut dir);
    }

    fn lay_out(&self, id: Id, to: &Path, file: &mut dyn FnMut(&File) -> Vec<u8>, dir: &mut dyn FnMut(&Dir) -> Names) {
        match &self.nodes[id] {
            Node::File(own) => fs::write(to, file(own)).expect("there is room"),
            Node::Dir(own) => {
                fs::create_dir_all(to).expect("there is room");
                for (name, below) in dir(own) {
                    self.lay_out(below, &to.join(name), file, dir);
                }
            }
        }
    }
}

/// The rest of a file.
fn rest(file: &File, fate: Fate, luck: &mut Luck) -> Vec<u8> {
    let all = file.changes.len();
    // One file may be complete while others are not.
    if all == 0 || luck.below(4) == 0 {
        return file.after(usize::MAX);
    }
    let common = luck.end(all);
    let (mut torn, unit, often) = (luck.fork(), [1, 8, 64][luck.below(3)], 1 + luck.below(9));
    let length = match fate {
        Fate::Zeroed => all,
        Fate::Dropped => common,
        Fate::Torn => (common + luck.below(2)).min(all),
        Fate::Reordered => luck.end(all),
    };
    let mut seen = BTreeMap::new();
    let mut until = |sector: usize, n: usize| match fate {
        Fate::Dropped => common,
        Fate::Torn if n == common => common + usize::from(torn.below(10) < often),
        Fate::Torn => common,
        Fate::Zeroed => *seen.entry(sector / unit).or_insert_with(|| if torn.below(10) < often { all } else { 0 }),
        Fate::Reordered => *seen.entry(sector / unit).or_insert_with(|| torn.end(all)),
    };
    let mut bytes = file.synced.clone();
    for (n, change) in file.changes.iter().enumerate() {
        match change {
            Write::Length(new) if n < length => bytes.resize(*new, 0),
            Write::Length(_) => {}
            Write::Bytes { at, bytes: written } => {
                for sector in at / SECTOR..(at + written.len()).div_ceil(SECTOR) {
                    let (begin, end) = ((sector * SECTOR).max(*at), ((sector + 1) * SECTOR).min(at + written.len()));
                    if n < until(sector, n) {
                        put(&mut bytes, begin, &written[begin - at..end - at]);
                    }
                }
            }
        }
    }
    bytes.resize(file.after(length).len(), 0);
    bytes
}
