//! When the bot is to end.

use tokio::sync::watch;

/// A stop of our own, which follows the one from outside and comes also when no more updates can be received.
pub(super) fn own_stop(mut outside: watch::Receiver<bool>) -> (watch::Sender<bool>, watch::Receiver<bool>) {
    let (closing, stop) = watch::channel(false);
    let follower = closing.clone();
    tokio::spawn(async move {
        let closed = follower.clone();
        tokio::select! {
            // Nobody left who could say so is a stop as well.
            _ = outside.wait_for(|stop| *stop) => {}
            () = closed.closed() => {}
        }
        follower.send_replace(true);
    });
    (closing, stop)
}
