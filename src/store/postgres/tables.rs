//! The tables and their statements. Only the plain SQL that all engines with PostgreSQL's protocol share is used: no
//! advisory locks, notifications, sequences, triggers or skipped locks.

/// The version of the tables that this program uses.
pub(super) const VERSION: i32 = 2;

/// The statements that upgrade each version to the next.
pub(super) const RAISE: [&str; VERSION as usize] = [
    "
    CREATE TABLE kletka_node (id text PRIMARY KEY, expires timestamptz NOT NULL);
    CREATE TABLE kletka_token (token bigint PRIMARY KEY, owner text, epoch bigint NOT NULL, seq bigint NOT NULL);
    CREATE TABLE kletka_kv (token bigint, k bytea, v bytea NOT NULL, PRIMARY KEY (token, k));
",
    "
    CREATE TABLE kletka_bot (name text PRIMARY KEY, token bigint NOT NULL UNIQUE, sealed bytea NOT NULL);
",
];

/// The row with the version is the lock for upgrades.
pub(super) const BEGIN: [&str; 2] = [
    "CREATE TABLE IF NOT EXISTS kletka_schema (one int PRIMARY KEY, version int NOT NULL)",
    "INSERT INTO kletka_schema (one, version) VALUES (1, 0) ON CONFLICT (one) DO NOTHING",
];
pub(super) const SEEN_VERSION: &str = "SELECT version FROM kletka_schema WHERE one = 1";
pub(super) const LOCKED_VERSION: &str = "SELECT version FROM kletka_schema WHERE one = 1 FOR UPDATE";
pub(super) const SET_VERSION: &str = "UPDATE kletka_schema SET version = $1 WHERE one = 1";

/// A whole commit: token, epoch, from, to, keys, values, deleted keys.
pub(super) const WRITE: &str = "
    WITH fence AS (
        UPDATE kletka_token SET seq = $4 WHERE token = $1 AND epoch = $2 AND seq = $3 RETURNING 1),
    put AS (
        INSERT INTO kletka_kv (token, k, v) SELECT $1, x.k, x.v FROM unnest($5::bytea[], $6::bytea[]) AS x(k, v)
        WHERE EXISTS (SELECT FROM fence) ON CONFLICT (token, k) DO UPDATE SET v = excluded.v),
    gone AS (
        DELETE FROM kletka_kv WHERE token = $1 AND k = ANY($7::bytea[]) AND EXISTS (SELECT FROM fence))
    SELECT count(*) FROM fence";

/// Asks for the bot's state with a write: once that is acknowledged, everything it has seen is durable too.
pub(super) const ASK: &str = "UPDATE kletka_token SET seq = seq WHERE token = $1 RETURNING epoch, seq";

/// Registers bots: tokens.
pub(super) const REGISTER: &str = "
    INSERT INTO kletka_token (token, owner, epoch, seq) SELECT x, NULL, 0, 0 FROM unnest($1::bigint[]) AS x
    ON CONFLICT (token) DO NOTHING";

/// Renews this process's lease for another ten seconds, as [`super::owner::TTL`] says.
pub(super) const RENEW: &str = "
    INSERT INTO kletka_node (id, expires) VALUES ($1, now() + interval '10 seconds')
    ON CONFLICT (id) DO UPDATE SET expires = excluded.expires";

/// The owners of bots, and whether their leases have expired: tokens.
pub(super) const LOOK: &str = "
    SELECT t.token, t.owner, t.owner IS NULL OR n.id IS NULL OR n.expires <= now(), t.epoch, t.seq
    FROM kletka_token t LEFT JOIN kletka_node n ON n.id = t.owner WHERE t.token = ANY($1::bigint[])";

/// Takes over bots that are still in those epochs and have that owner: tokens, me, epochs, owner. The owner's row is
/// locked, so a renewal either comes first, and then nothing is taken over, or waits, and then sees the new epochs. All
/// bots of one statement have the same owner, so that its row is locked once: if a bot's row has changed meanwhile, the
/// server evaluates the condition again, and cannot lock anything then.
pub(super) const TAKE: &str = "
    WITH gone AS (
        UPDATE kletka_node SET expires = expires WHERE id = $4::text AND expires <= now() RETURNING 1)
    UPDATE kletka_token AS t SET owner = $2, epoch = t.epoch + 1
    FROM unnest($1::bigint[], $3::bigint[]) AS x(token, epoch)
    WHERE t.token = x.token AND t.epoch = x.epoch AND t.owner IS NOT DISTINCT FROM $4::text
        AND ($4::text IS NULL OR $4::text = $2 OR EXISTS (SELECT FROM gone)
            OR NOT EXISTS (SELECT FROM kletka_node WHERE id = $4::text))
    RETURNING t.token, t.epoch, t.seq";

/// Releases bots, deletes the process's own row on request, and deletes rows of processes that expired a day ago:
/// tokens, epochs, me, whether to delete the own row. The row of an owner stays. One statement, because there is little
/// time at shutdown.
pub(super) const RELEASE: &str = "
    WITH freed AS (
        UPDATE kletka_token AS t SET owner = NULL FROM unnest($1::bigint[], $2::bigint[]) AS x(token, epoch)
        WHERE t.token = x.token AND t.epoch = x.epoch AND t.owner = $3 RETURNING 1)
    DELETE FROM kletka_node AS n WHERE (n.id = $3 AND $4 OR n.expires < now() - interval '1 day')
    AND NOT EXISTS (
        SELECT FROM kletka_token AS t
        WHERE t.owner = n.id AND NOT (t.owner = $3 AND t.token = ANY($1::bigint[])))";

/// Whether the bot has a row.
pub(super) const KNOWN: &str = "SELECT seq FROM kletka_token WHERE token = $1";

/// All rows of a bot, in no order: token.
pub(super) const ALL: &str = "SELECT k, v FROM kletka_kv WHERE token = $1";

/// The bots whose tokens are in the database.
pub(super) const BOTS: &str = "SELECT name, token, sealed FROM kletka_bot ORDER BY name";

/// Lists a bot with this token: name, number, sealed token. Does nothing if another bot has the name, or if the number
/// has another name.
pub(super) const PUT_BOT: &str = "
    INSERT INTO kletka_bot (name, token, sealed) SELECT $1::text, $2::bigint, $3::bytea
    WHERE NOT EXISTS (SELECT FROM kletka_bot WHERE token = $2 AND name <> $1)
    ON CONFLICT (name) DO UPDATE SET sealed = excluded.sealed WHERE kletka_bot.token = excluded.token";

/// Removes a bot from the list: name.
pub(super) const REMOVE_BOT: &str = "DELETE FROM kletka_bot WHERE name = $1";

/// Replaces sealed tokens: names, old seals, new seals. The same transaction counts the rows.
pub(super) const RESEAL: &str = "
    UPDATE kletka_bot SET sealed = x.new FROM unnest($1::text[], $2::bytea[], $3::bytea[]) AS x(name, old, new)
    WHERE kletka_bot.name = x.name AND kletka_bot.sealed = x.old";
pub(super) const COUNT_BOTS: &str = "SELECT count(*) FROM kletka_bot";
