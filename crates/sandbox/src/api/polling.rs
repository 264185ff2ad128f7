//! The ways for updates to reach the bot: long polling, and the settings of the webhook.

use std::sync::Arc;
use std::time::Duration;

use serde_json::{Value, json};
use tokio::time::Instant;

use crate::params::Params;
use crate::refusal::ApiError;
use crate::shared::Shared;
use crate::webhook::Target;
use crate::world::World;

/// The longest time that a long poll waits, even if the bot asks for more (seconds).
const LONGEST_POLL: u64 = 50;

/// `getUpdates`.
pub async fn updates(shared: &Arc<Shared>, params: &Params) -> Result<Value, ApiError> {
    let limit = params.int("limit").and_then(|l| usize::try_from(l).ok()).filter(|l| (1..=100).contains(l));
    let limit = limit.unwrap_or(100);
    let seconds = params.int("timeout").and_then(|t| u64::try_from(t).ok()).unwrap_or(0).min(LONGEST_POLL);
    let deadline = Instant::now() + Duration::from_secs(seconds);
    let allowed = allowed(params)?;
    let mut changes = shared.subscribe();
    let poll = shared.act(|w| {
        w.updates.polls += 1;
        if let Some(kinds) = allowed {
            w.updates.allowed = kinds;
        }
        if w.webhook.target.is_none() {
            w.updates.confirm(params.int("offset").unwrap_or(0));
        }
        w.updates.polls
    });
    loop {
        changes.borrow_and_update();
        let batch = shared.quietly(|w| batch(w, poll, limit))?;
        if !batch.is_empty() || Instant::now() >= deadline {
            return Ok(Value::Array(batch));
        }
        tokio::select! {
            changed = changes.changed() => if changed.is_err() { return Ok(json!([])) },
            () = tokio::time::sleep_until(deadline) => {}
        }
    }
}

fn batch(world: &mut World, poll: u64, limit: usize) -> Result<Vec<Value>, ApiError> {
    if world.webhook.target.is_some() {
        return Err(ApiError::new(
            409,
            "Conflict: can't use getUpdates method while webhook is active; use deleteWebhook to delete the webhook first",
        ));
    }
    if world.updates.polls != poll {
        return Err(ApiError::new(
            409,
            "Conflict: terminated by other getUpdates request; make sure that only one bot instance is running",
        ));
    }
    world.close_polls();
    let now = world.clock.now_ms();
    Ok(world.updates.take(now, limit).iter().map(|u| u.json.clone()).collect())
}

/// The kinds of updates that a call asks for: `None` if it does not say, the usual ones if the list is empty.
fn allowed(params: &Params) -> Result<Option<Option<Vec<String>>>, ApiError> {
    match params.json("allowed_updates")? {
        None => Ok(None),
        Some(Value::Array(kinds)) => {
            let kinds: Vec<String> = kinds.iter().filter_map(|k| k.as_str().map(str::to_owned)).collect();
            Ok(Some((!kinds.is_empty()).then_some(kinds)))
        }
        Some(_) => Err(ApiError::bad("allowed_updates must be an Array of String")),
    }
}

/// `setWebhook`.
pub fn set_webhook(world: &mut World, params: &Params) -> Result<Value, ApiError> {
    let url = params.text("url").unwrap_or_default();
    if url.is_empty() {
        return delete_webhook(world, params);
    }
    let target = Target::parse(&url).map_err(|words| ApiError::bad(&words))?;
    let secret = params.text("secret_token").filter(|s| !s.is_empty());
    let valid = |c: char| c.is_ascii_alphanumeric() || c == '_' || c == '-';
    if secret.as_ref().is_some_and(|s| s.len() > 256 || !s.chars().all(valid)) {
        return Err(ApiError::bad("secret token contains unallowed characters"));
    }
    if let Some(kinds) = allowed(params)? {
        world.updates.allowed = kinds;
    }
    if params.flag("drop_pending_updates") {
        world.updates.clear();
    }
    world.webhook.target = Some(target);
    world.webhook.secret = secret;
    world.webhook.max_connections = params.int("max_connections").and_then(|n| u64::try_from(n).ok());
    world.webhook.error = None;
    world.webhook.version += 1;
    Ok(json!(true))
}

/// `deleteWebhook`.
pub fn delete_webhook(world: &mut World, params: &Params) -> Result<Value, ApiError> {
    if params.flag("drop_pending_updates") {
        world.updates.clear();
    }
    world.webhook.target = None;
    world.webhook.secret = None;
    world.webhook.version += 1;
    Ok(json!(true))
}

/// `getWebhookInfo`.
pub fn webhook_info(world: &World) -> Value {
    let mut info = json!({
        "url": world.webhook_url().unwrap_or_default(),
        "has_custom_certificate": false,
        "pending_update_count": world.pending_updates(),
    });
    if let Some((at, words)) = &world.webhook.error {
        info["last_error_date"] = json!(at);
        info["last_error_message"] = json!(words);
    }
    if world.webhook.target.is_some() {
        info["max_connections"] = json!(world.webhook.max_connections.unwrap_or(40));
    }
    if let Some(kinds) = &world.updates.allowed {
        info["allowed_updates"] = json!(kinds);
    }
    info
}
