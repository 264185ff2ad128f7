//! Within a room, the modules have an order: each uses only those below it, and there are no cycles. This is read from
//! the paths in the source. A method that another module adds to a type is not detected: it has no path.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use super::{code, files, read, root, test_files};

/// Modules in which the order must hold: the source directory of a crate and a module in it, or an empty string for the
/// whole crate.
const ORDERED: &[(&str, &str)] = &[
    ("src", "store"),
    ("src", "telegram"),
    ("src", "cli"),
    ("crates/paint/src", ""),
    ("crates/people/src", ""),
    ("crates/games/src", "kit"),
    ("crates/games/src", "search"),
    ("crates/games/src", "play"),
    ("crates/sandbox/src", ""),
];

/// Modules in which the order must hold, except that a file may use its parent module: a game's own moves and facts,
/// the contract, hidden draws, the words of the bot.
const PARTS: &[(&str, &str)] =
    &[("src", "bot"), ("crates/games/src", "base"), ("crates/games/src", "game"), ("crates/games/src", "games")];

/// The names from the crate's root down.
type ModulePath = Vec<String>;

/// The modules of a room: their code, and their re-exports from below.
struct Room {
    code: BTreeMap<ModulePath, String>,
    passed_on: BTreeMap<ModulePath, ModulePath>,
}

/// A name imported by a `use`.
struct Use {
    path: ModulePath,
    public: bool,
}

impl Room {
    fn new(code: BTreeMap<ModulePath, String>) -> Room {
        let mut room = Room { code, passed_on: BTreeMap::new() };
        for (module, text) in &room.code {
            for found in uses(text).0.iter().filter(|found| found.public) {
                let name = found.path.last().cloned().into_iter();
                let target = room.absolute(module, &found.path);
                room.passed_on.extend(target.map(|target| (module.iter().cloned().chain(name).collect(), target)));
            }
        }
        room
    }

    /// A room of the house.
    fn read(folder: &str, room: &str) -> Room {
        let src = root().join(folder);
        let all = files(&format!("{folder}/{room}"), "rs");
        let tests: BTreeSet<_> = all.iter().flat_map(|path| test_files(path)).collect();
        let program = all.iter().filter(|path| !tests.contains(*path));
        let below = |path: &Path| path.strip_prefix(&src).map(module_of).expect("a file of its folder");
        Room::new(program.map(|path| (below(path), code(&read(path)))).collect())
    }

    /// A path as seen from the root of the crate. `None` if it leads to another crate.
    fn absolute(&self, module: &[String], path: &[String]) -> Option<ModulePath> {
        let mut base = module.to_vec();
        let mut rest = path.iter().filter(|name| *name != "self").peekable();
        if rest.next_if(|name| *name == "crate").is_some() {
            base.clear();
        } else if rest.peek().is_some_and(|name| *name == "super") {
            while rest.next_if(|name| *name == "super").is_some() {
                base.pop();
            }
        } else {
            let child: ModulePath = module.iter().chain(rest.peek().copied()).cloned().collect();
            self.code.get(&child)?;
        }
        base.extend(rest.cloned());
        Some(base)
    }

    /// The module of the room that defines the end of a path. `None` outside the room.
    fn home(&self, path: &[String]) -> Option<&ModulePath> {
        let mut path = path.to_vec();
        // Names re-exported in a cycle come from another crate.
        for _ in 0..=self.passed_on.len() {
            let passed_on = (1..=path.len()).find_map(|end| Some((self.passed_on.get(&path[..end])?, end)));
            let Some((target, end)) = passed_on else { break };
            path = target.iter().chain(&path[end..]).cloned().collect();
        }
        // The root only re-exports other crates, so nothing counts as using it.
        let module = (1..=path.len()).rev().find_map(|end| self.code.get_key_value(&path[..end]));
        module.map(|(module, _)| module)
    }

    /// The graph of uses between modules. A module does not count as using modules that it only re-exports.
    fn graph(&self) -> BTreeMap<ModulePath, BTreeSet<ModulePath>> {
        let mut graph = BTreeMap::new();
        for (module, text) in &self.code {
            let (found, rest) = uses(text);
            let names = names(&rest);
            let itself = |name: &String| name == "*" || names.contains(name);
            let used = |found: &&Use| !found.public || found.path.last().is_some_and(itself);
            let mut paths: Vec<ModulePath> = found.iter().filter(used).map(|found| found.path.clone()).collect();
            paths.extend(inline(&rest));
            let paths = paths.iter().filter_map(|path| self.absolute(module, path));
            let homes = paths.filter_map(|path| self.home(&path).cloned()).filter(|home| home != module);
            graph.insert(module.clone(), homes.collect());
        }
        graph
    }

    /// The cycles among its files, and among its folders as units. `parts`: a file may use those above it in the tree.
    fn circles(&self, parts: bool) -> BTreeSet<Vec<String>> {
        let mut graph = self.graph();
        if parts {
            graph.iter_mut().for_each(|(module, used)| used.retain(|used| !module.starts_with(used)));
        }
        let at = |depth: usize, path: &ModulePath| path[..depth.min(path.len())].to_vec();
        let folded = |depth| {
            let mut folded: BTreeMap<ModulePath, BTreeSet<ModulePath>> = BTreeMap::new();
            for (module, used) in &graph {
                folded.entry(at(depth, module)).or_default().extend(used.iter().map(|used| at(depth, used)));
            }
            folded.iter_mut().for_each(|(module, used)| _ = used.remove(module));
            folded
        };
        let deepest = self.code.keys().map(Vec::len).max().unwrap_or_default();
        (0..=deepest).flat_map(|depth| circles(&folded(depth))).collect()
    }
}

/// The modules of each cycle.
fn circles(graph: &BTreeMap<ModulePath, BTreeSet<ModulePath>>) -> BTreeSet<Vec<String>> {
    let reach = |from: &ModulePath| {
        let (mut seen, mut open) = (BTreeSet::new(), vec![from]);
        while let Some(module) = open.pop() {
            open.extend(graph[module].iter().filter(|used| seen.insert((*used).clone())));
        }
        seen
    };
    let reached: BTreeMap<_, _> = graph.keys().map(|module| (module, reach(module))).collect();
    let circle = |module: &ModulePath| -> Vec<String> {
        let back = reached[module].iter().filter(|other| reached[*other].contains(module));
        back.map(|other| other.join("::")).collect()
    };
    graph.keys().map(circle).filter(|circle| !circle.is_empty()).collect()
}

/// `a/b.rs` and `a/b/mod.rs` are both the module `a::b`.
fn module_of(path: &Path) -> ModulePath {
    let names = path.with_extension("").components().map(|c| c.as_os_str().to_string_lossy().into_owned()).collect();
    let mut names: ModulePath = names;
    names.pop_if(|name| matches!(name.as_str(), "mod" | "lib"));
    names
}

/// The names that the `use` declarations import, and the code without these.
fn uses(code: &str) -> (Vec<Use>, String) {
    let (mut found, mut rest, mut open) = (Vec::new(), String::new(), String::new());
    for line in code.lines() {
        let text = line.trim();
        let public = text.strip_prefix("pub").map(|text| text.split_once(") ").map_or(text, |(_, text)| text).trim());
        if open.is_empty() && !text.starts_with("use ") && public.is_none_or(|text| !text.starts_with("use ")) {
            rest += line;
            rest += "\n";
            continue;
        }
        open += text;
        if let Some((front, tree)) = open.trim_end().strip_suffix(';').and_then(|all| all.split_once("use ")) {
            let public = front.starts_with("pub");
            found.extend(spread(tree).into_iter().map(|path| Use { path, public }));
            open.clear();
        }
    }
    (found, rest)
}

/// The paths of a tree `a::{b, c::{self, d}}`.
fn spread(tree: &str) -> Vec<ModulePath> {
    let segments = |text: &str| -> ModulePath {
        let name = |part: &str| part.split_whitespace().next().map(str::to_owned);
        text.split("::").filter_map(name).filter(|name| !name.is_empty()).collect()
    };
    let Some((front, inner)) = tree.split_once('{') else { return vec![segments(tree)] };
    let inner = inner.trim().trim_end_matches(',');
    let inner = inner.strip_suffix('}').unwrap_or(inner);
    let mut depth = 0;
    let parts = inner.split(|c: char| {
        depth += i32::from(c == '{') - i32::from(c == '}');
        c == ',' && depth == 0
    });
    let tails = parts.filter(|part| !part.trim().is_empty()).flat_map(spread);
    tails.map(|tail| [segments(front), tail].concat()).collect()
}

/// The paths within the code itself.
fn inline(code: &str) -> Vec<ModulePath> {
    let words = code.split(|c: char| !c.is_alphanumeric() && !matches!(c, '_' | ':'));
    let paths = words.filter(|word| word.contains("::") && !word.starts_with("::"));
    paths.map(|path| path.split("::").filter(|name| !name.is_empty()).map(str::to_owned).collect()).collect()
}

/// All words of the code.
fn names(code: &str) -> BTreeSet<String> {
    code.split(|c: char| !c.is_alphanumeric() && c != '_').map(str::to_owned).collect()
}

#[test]
fn the_modules_of_a_room_stand_in_an_order() {
    let all = ORDERED.iter().map(|room| (room, false)).chain(PARTS.iter().map(|room| (room, true)));
    for ((folder, room), parts) in all {
        let circles = Room::read(folder, room).circles(parts);
        assert!(circles.is_empty(), "{folder}/{room} has circles: {circles:#?}");
    }
}

#[test]
fn a_circle_is_seen_however_it_is_written() {
    let room = |texts: &[(&str, &str)]| {
        let path = |text: &str| text.split("::").map(str::to_owned).collect();
        Room::new(texts.iter().map(|(module, text)| (path(module), (*text).to_owned())).collect())
    };
    let circles =
        |texts: &[(&str, &str)]| room(texts).circles(false).into_iter().map(|c| c.join(" ")).collect::<Vec<_>>();
    let below = ("r", "pub struct Top;");
    assert!(circles(&[below, ("r::a", "use super::{b::{self, B}, Top};"), ("r::b", "use super::Top;")]).is_empty());
    assert_eq!(
        circles(&[below, ("r::a", "use super::{\n    b::{self, B},\n};"), ("r::b", "fn f(_: super::a::A) {}")]),
        ["r::a r::b"]
    );
    // A re-export leads to the defining module.
    let passes_on = ("r", "mod a;\npub use a::A;\npub(super) use b::B;");
    assert!(circles(&[passes_on, ("r::a", "use crate::r::B;"), ("r::b", "")]).is_empty());
    assert_eq!(circles(&[passes_on, ("r::a", "use crate::r::B;"), ("r::b", "use super::A;")]), ["r::a r::b"]);
    // Modules that the room itself uses as well are above.
    let uses_itself = ("r", "pub use a::A;\npub struct Top(A);");
    assert_eq!(circles(&[uses_itself, ("r::a", "use super::Top;")]), ["r r::a"]);
    assert_eq!(circles(&[("r", "fn f() { a::g() }"), ("r::a", "use super::f;")]), ["r r::a"]);
    // A cycle of two folders, although no two of their files form one.
    let folders =
        [("r::a::x", "use crate::r::b::x;"), ("r::b::x", ""), ("r::b::y", "use crate::r::a::y;"), ("r::a::y", "")];
    assert_eq!(circles(&folders), ["r::a r::b"]);
    // A file and its parent module.
    let part = room(&[("r", "use a::A;\npub struct Top;"), ("r::a", "use super::Top;"), ("r::b", "use super::a::A;")]);
    assert_eq!((part.circles(false).len(), part.circles(true).len()), (1, 0));
}
