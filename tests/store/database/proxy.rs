//! A line to the database that breaks.

use std::io::{Read, Write};
use std::net::Shutdown;
use std::os::unix::net::{UnixListener, UnixStream};
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::thread;

use tempfile::TempDir;

/// The fault that hits every n-th statement.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fault {
    /// The line breaks before the statement arrives.
    Before,
    /// It breaks when half of the statement has arrived.
    Within,
    /// It breaks when the statement has been executed, and before the answer.
    After,
    /// The statement arrives, and no answer ever does.
    Silence,
}

/// A socket that leads to another one.
pub struct Proxy {
    place: TempDir,
    broken: Arc<AtomicU64>,
}

struct Plan {
    fault: Fault,
    every: u64,
    most: u64,
    seen: AtomicU64,
    broken: Arc<AtomicU64>,
}

impl Proxy {
    /// A proxy to the socket in a directory that breaks every n-th statement, `most` times at most.
    pub fn start(to: &Path, fault: Fault, every: u64, most: u64) -> Proxy {
        let place = tempfile::tempdir().expect("there is room on the disk");
        let listener = UnixListener::bind(place.path().join(".s.PGSQL.5432")).expect("a socket can be made");
        let broken = Arc::new(AtomicU64::new(0));
        let plan = Arc::new(Plan { fault, every, most, seen: AtomicU64::new(0), broken: Arc::clone(&broken) });
        let to = to.join(".s.PGSQL.5432");
        thread::spawn(move || {
            for client in listener.incoming().flatten() {
                let Ok(server) = UnixStream::connect(&to) else { continue };
                let plan = Arc::clone(&plan);
                thread::spawn(move || plan.carry(&client, &server));
            }
        });
        Proxy { place, broken }
    }

    pub fn socket(&self) -> &Path {
        self.place.path()
    }

    /// How many statements were broken.
    pub fn broken(&self) -> u64 {
        self.broken.load(Ordering::Relaxed)
    }
}

impl Plan {
    /// Forwards the client's bytes, until the connection breaks.
    fn carry(&self, client: &UnixStream, server: &UnixStream) {
        let mute = Arc::new(AtomicBool::new(false));
        let back = thread::spawn({
            let (from, to) = (server.try_clone().expect("a handle"), client.try_clone().expect("a handle"));
            let mute = Arc::clone(&mute);
            move || answer(&from, &to, &mute)
        });
        let mut buffer = vec![0; 1 << 16];
        let mut reader = client;
        while let Ok(length) = reader.read(&mut buffer) {
            if length == 0 || !self.pass(&buffer[..length], server, &mute) {
                break;
            }
        }
        // The server ends after its last command, and then so does the way back.
        let _ = server.shutdown(if mute.load(Ordering::Relaxed) { Shutdown::Write } else { Shutdown::Both });
        let _ = back.join();
        let _ = client.shutdown(Shutdown::Both);
    }

    /// Gives a part on; `false`: the line has broken.
    fn pass(&self, bytes: &[u8], mut server: &UnixStream, mute: &AtomicBool) -> bool {
        // Values for a statement.
        let statement = bytes.first() == Some(&b'B');
        let due = statement && (self.seen.fetch_add(1, Ordering::Relaxed) + 1).is_multiple_of(self.every);
        if !due || self.broken.load(Ordering::Relaxed) >= self.most {
            return server.write_all(bytes).is_ok();
        }
        self.broken.fetch_add(1, Ordering::Relaxed);
        match self.fault {
            Fault::Before => false,
            Fault::Within => {
                // Whether that arrives or not, the rest does not.
                let _ = server.write_all(&bytes[..bytes.len() / 2]);
                false
            }
            // The client hears nothing any more: its line breaks when the server has done it ...
            Fault::After => {
                mute.store(true, Ordering::Relaxed);
                let _ = server.write_all(bytes);
                false
            }
            // ... or it is not told so.
            Fault::Silence => {
                mute.store(true, Ordering::Relaxed);
                server.write_all(bytes).is_ok()
            }
        }
    }
}

/// Forwards the server's bytes to their end.
fn answer(mut from: &UnixStream, mut to: &UnixStream, mute: &AtomicBool) {
    let mut buffer = vec![0; 1 << 16];
    while let Ok(length) = from.read(&mut buffer) {
        if length == 0 || !mute.load(Ordering::Relaxed) && to.write_all(&buffer[..length]).is_err() {
            break;
        }
    }
    if !mute.load(Ordering::Relaxed) {
        // It may be closed already.
        let _ = to.shutdown(Shutdown::Both);
    }
}
