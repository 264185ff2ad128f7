//! The data directory, and the disk that it is on.

use std::fs::{self, OpenOptions};
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::process;
use std::time::{Duration, Instant};

use rustix::fs::{Access, access, statvfs};

use super::machine::megabytes;
use crate::cli::sheet::Point;
use crate::store::disk::may_begin;
use crate::store::health::{Sick, health};

/// With less than this the bot will soon stop, in bytes.
const LITTLE: u64 = 100 << 20;
/// With less than this it is time to look, in bytes.
const SCARCE: u64 = 1 << 30;
/// A sync that takes longer than this is slow: every move waits for one.
const SLOW: Duration = Duration::from_millis(50);
/// How many syncs are timed. The one in the middle counts.
const SYNCS: usize = 9;
/// How much is written before each: a few moves.
const BLOCK: [u8; 4096] = [0; 4096];

/// Whether a bot may have its data in a directory, or runs there and is well.
pub(super) fn home(dir: &Path, new: bool) -> Point {
    const NAME: &str = "data directory";
    let at = dir.display();
    match health(dir) {
        Ok(()) => return Point::good(NAME, format!("the bot in {at} runs and is well")),
        Err(sick @ Sick::Starting(_)) => return Point::look(NAME, sick.to_string()),
        Err(sick @ Sick::Silent { .. }) => return Point::wrong(NAME, format!("{sick}; its log may say why")),
        Err(Sick::Gone(_)) => {}
    }
    if let Err(error) = may_begin(dir, new) {
        return Point::wrong(NAME, error.to_string());
    }
    let there = nearest(dir);
    if !there.is_dir() {
        return Point::wrong(NAME, format!("{} is a file; choose another directory with KLETKA_DATA", there.display()));
    }
    if let Err(error) = access(&there, Access::READ_OK | Access::WRITE_OK | Access::EXEC_OK) {
        let text = format!("this user may not write in {} ({error}); make the bot's user its owner", there.display());
        return Point::wrong(NAME, text);
    }
    match dir.is_dir() {
        true => Point::good(NAME, format!("{at} can be written")),
        false => Point::good(NAME, format!("{at} does not exist yet; the bot makes it")),
    }
}

/// What kind of volume the directory is on; `None`: the system does not say.
pub(super) fn volume(dir: &Path) -> Option<Point> {
    let dir = fs::canonicalize(nearest(dir)).ok()?;
    let mounts = fs::read_to_string("/proc/self/mountinfo").ok()?;
    mounted(&mounts, &dir).map(|(at, kind)| judged(&at, &kind))
}

/// The mount point of a directory, and the kind of its file system. Of two at the same place the later one counts.
fn mounted(mounts: &str, dir: &Path) -> Option<(PathBuf, String)> {
    let mounts = mounts.lines().filter_map(|line| {
        let (place, system) = line.split_once(" - ")?;
        let at = PathBuf::from(place.split(' ').nth(4)?.replace("\\040", " "));
        Some((at, system.split(' ').next()?.to_owned()))
    });
    mounts.filter(|(at, _)| dir.starts_with(at)).max_by_key(|(at, _)| at.components().count())
}

fn judged(at: &Path, kind: &str) -> Point {
    const NAME: &str = "volume";
    let text = format!("{kind} at {}", at.display());
    match kind {
        "tmpfs" | "ramfs" => Point::wrong(NAME, format!("{text} is memory: all is lost at a restart; choose a disk")),
        "overlay" | "aufs" => Point::wrong(
            NAME,
            format!("{text} is the container's own, and is removed with it; mount a volume for the data"),
        ),
        _ if kind.starts_with("nfs") || kind.starts_with("fuse") || matches!(kind, "cifs" | "smb3" | "9p") => {
            let why = "locks and syncs may not hold over a network; choose a disk of this machine, or PostgreSQL";
            Point::look(NAME, format!("{text}; {why}"))
        }
        _ => Point::good(NAME, text),
    }
}

/// How much can still be written; `None`: the system does not say.
pub(super) fn free(dir: &Path) -> Option<Point> {
    let space = statvfs(nearest(dir)).ok()?;
    Some(enough(space.f_bavail.saturating_mul(space.f_frsize)))
}

fn enough(free: u64) -> Point {
    const NAME: &str = "free space";
    let text = megabytes(free);
    match free {
        ..LITTLE => Point::wrong(NAME, format!("{text}; the bot ends when the disk is full, so make room now")),
        LITTLE..SCARCE => Point::look(NAME, format!("{text}; make room before it is full")),
        _ => Point::good(NAME, text),
    }
}

/// How long the disk takes to keep a move. `None`: there is no directory yet.
pub(super) fn sync(dir: &Path) -> Option<Point> {
    const NAME: &str = "sync speed";
    if !dir.is_dir() {
        return None;
    }
    Some(match timed(dir) {
        Ok(took) if took > SLOW => {
            let text =
                format!("{} ms a sync, which is slow: every move waits for one; choose another disk", millis(took));
            Point::look(NAME, text)
        }
        Ok(took) => Point::good(NAME, format!("{} ms a sync", millis(took))),
        Err(error) => Point::wrong(NAME, format!("cannot write in {}: {error}", dir.display())),
    })
}

/// Times syncs of a file that has no name any more, so nothing is left behind however this ends.
fn timed(dir: &Path) -> io::Result<Duration> {
    let path = dir.join(format!(".doctor-{}", process::id()));
    let mut file = OpenOptions::new().write(true).create_new(true).open(&path)?;
    fs::remove_file(&path)?;
    let mut once = || {
        let begun = Instant::now();
        file.write_all(&BLOCK)?;
        file.sync_data()?;
        io::Result::Ok(begun.elapsed())
    };
    let mut took = (0..SYNCS).map(|_| once()).collect::<io::Result<Vec<_>>>()?;
    took.sort();
    Ok(took[SYNCS / 2])
}

fn millis(time: Duration) -> String {
    format!("{:.1}", time.as_secs_f64() * 1_000.0)
}

/// The directory, or the nearest one above it that exists.
fn nearest(dir: &Path) -> PathBuf {
    let here = |path: &Path| if path.as_os_str().is_empty() { PathBuf::from(".") } else { path.to_owned() };
    dir.ancestors().map(here).find(|path| path.exists()).unwrap_or_else(|| PathBuf::from("."))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cli::sheet::Mark::{Good, Look, Wrong};

    const MOUNTS: &str = "\
        22 1 254:1 / / rw,relatime shared:1 - ext4 /dev/vda1 rw\n\
        30 22 0:25 / /data rw,nosuid - overlay overlay rw,lowerdir=/a - b\n\
        31 22 0:26 / /data rw,nosuid - xfs /dev/vdb rw\n\
        32 22 0:27 / /my\\040disk rw - tmpfs tmpfs rw\n";

    #[test]
    fn the_volume_is_the_nearest_mount() {
        for (dir, kind) in [("/", "ext4"), ("/datas", "ext4"), ("/data/bot", "xfs"), ("/my disk/bot", "tmpfs")] {
            assert_eq!(mounted(MOUNTS, Path::new(dir)).map(|(_, kind)| kind).as_deref(), Some(kind), "{dir}");
        }
        for (kind, mark) in [
            ("ext4", Good),
            ("tmpfs", Wrong),
            ("overlay", Wrong),
            ("nfs4", Look),
            ("fuse.sshfs", Look),
            ("btrfs", Good),
        ] {
            assert_eq!(judged(Path::new("/"), kind).mark, mark, "{kind}");
        }
    }

    #[test]
    fn a_full_disk_is_told_in_time() {
        for (free, mark) in [(0, Wrong), (LITTLE - 1, Wrong), (LITTLE, Look), (SCARCE, Good)] {
            assert_eq!(enough(free).mark, mark, "{free}");
        }
    }

    #[test]
    fn nothing_is_left_behind() {
        let room = tempfile::tempdir().unwrap();
        assert_eq!(sync(&room.path().join("none")), None);
        let point = sync(room.path()).unwrap();
        assert!(point.mark != Wrong && point.text.contains(" ms a sync"), "{point}");
        assert_eq!(fs::read_dir(room.path()).unwrap().count(), 0);
    }

    #[test]
    fn a_directory_is_told_for_what_it_is() {
        let room = tempfile::tempdir().unwrap();
        let (empty, file) = (room.path().join("empty"), room.path().join("file"));
        fs::create_dir(&empty).unwrap();
        fs::write(&file, "").unwrap();
        assert_eq!(home(&room.path().join("none").join("deep"), false).mark, Good);
        assert_eq!(home(&empty, false).mark, Wrong, "it may be a volume that is not mounted");
        assert_eq!(home(&empty, true).mark, Good);
        for place in [file.clone(), file.join("below")] {
            let point = home(&place, true);
            assert!(point.mark == Wrong && point.text.contains("is a file"), "{point}");
        }
        assert_eq!(fs::read_dir(&empty).unwrap().count(), 0);
    }
}
