//! The messages that a desk sends, for benches without a messenger.

use kletka::bot::call::{Call, Delivery, Standing};
use kletka::bot::desk::{Desk, Effects, Push};

/// The calls of some effects at this time, in milliseconds. They count as delivered.
pub fn delivered(desk: &mut Desk, effects: &Effects, now: u64) -> Vec<Call> {
    let ready = |push: &Push| {
        let call = desk.prepare(push.entry, now).call;
        let standing = Standing { message: Some(2), date: Some(now / 1000) };
        desk.delivered(push.entry, Delivery::Done(standing), now);
        call
    };
    effects.push.iter().filter_map(ready).collect()
}
