//! Addresses for servers of tests that must know theirs before they listen.

use std::net::{SocketAddr, TcpListener};
use std::sync::atomic::{AtomicU16, Ordering};

/// Ports that the system gives to no connection by itself. With a port of its own choice, another test of the process
/// could have a connection there before the server listens.
const PORTS: std::ops::Range<u16> = 20_000..32_000;
/// How far apart the first ports of two processes are, which may run at the same time.
const APART: u32 = 64;

/// An address on this machine at which nobody listens, another one at each call.
pub fn free() -> SocketAddr {
    static GIVEN: AtomicU16 = AtomicU16::new(0);
    let room = PORTS.end - PORTS.start;
    let first = std::process::id().wrapping_mul(APART) % u32::from(room);
    loop {
        let next = (first + u32::from(GIVEN.fetch_add(1, Ordering::Relaxed))) % u32::from(room);
        let port = PORTS.start + u16::try_from(next).expect("less than there are ports");
        let at = SocketAddr::from(([127, 0, 0, 1], port));
        if TcpListener::bind(at).is_ok() {
            return at;
        }
    }
}
