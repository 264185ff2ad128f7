//! The tables, and the statements on them. Of what engines with PostgreSQL's wire share only the plain part is used: no
//! advisory locks, notifications, sequences, triggers or skipped locks.

/// The version of the tables that this program writes.
pub(super) const VERSION: i32 = 2;

/// What makes each version of the one before.
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

/// The row that has the version is the lock under which tables are raised.
pub(super) const BEGIN: [&str; 2] = [
    "CREATE TABLE IF NOT EXISTS kletka_schema (one int PRIMARY KEY, version int NOT NULL)",
    "INSERT INTO kletka_schema (one, version) VALUES (1, 0) ON CONFLICT (one) DO NOTHING",
];
pub(super) const SEEN_VERSION: &str = "SELECT version FROM kletka_schema WHERE one = 1";
pub(super) const LOCKED_VERSION: &str = "SELECT version FROM kletka_schema WHERE one = 1 FOR UPDATE";
pub(super) const SET_VERSION: &str = "UPDATE kletka_schema SET version = $1 WHERE one = 1";

/// A whole commit: token, epoch, from, to, keys, values, keys that go.
pub(super) const WRITE: &str = "
    WITH fence AS (
        UPDATE kletka_token SET seq = $4 WHERE token = $1 AND epoch = $2 AND seq = $3 RETURNING 1),
    put AS (
        INSERT INTO kletka_kv (token, k, v) SELECT $1, x.k, x.v FROM unnest($5::bytea[], $6::bytea[]) AS x(k, v)
        WHERE EXISTS (SELECT FROM fence) ON CONFLICT (token, k) DO UPDATE SET v = excluded.v),
    gone AS (
        DELETE FROM kletka_kv WHERE token = $1 AND k = ANY($7::bytea[]) AND EXISTS (SELECT FROM fence))
    SELECT count(*) FROM fence";

/// Where the bot stands. It is a write: when it is acknowledged, all that it has seen is as safe as it is.
pub(super) const ASK: &str = "UPDATE kletka_token SET seq = seq WHERE token = $1 RETURNING epoch, seq";

/// Bots are there: tokens.
pub(super) const REGISTER: &str = "
    INSERT INTO kletka_token (token, owner, epoch, seq) SELECT x, NULL, 0, 0 FROM unnest($1::bigint[]) AS x
    ON CONFLICT (token) DO NOTHING";

/// The own row counts for another ten seconds: what [`super::owner::TTL`] says.
pub(super) const RENEW: &str = "
    INSERT INTO kletka_node (id, expires) VALUES ($1, now() + interval '10 seconds')
    ON CONFLICT (id) DO UPDATE SET expires = excluded.expires";

/// Whose bots are, and whether that one is gone: tokens.
pub(super) const LOOK: &str = "
    SELECT t.token, t.owner, t.owner IS NULL OR n.id IS NULL OR n.expires <= now(), t.epoch, t.seq
    FROM kletka_token t LEFT JOIN kletka_node n ON n.id = t.owner WHERE t.token = ANY($1::bigint[])";

/// Takes bots over that are still in those epochs and of that owner: tokens, me, epochs, owner. The owner's row is
/// locked, so a renewal comes before this, and nothing happens, or behind it, and sees the new epochs. There is one
/// owner for all, so that its row is asked for once: where a bot's row was changed meanwhile, the server looks at the
/// condition again, and could not lock anything then.
pub(super) const TAKE: &str = "
    WITH gone AS (
        UPDATE kletka_node SET expires = expires WHERE id = $4::text AND expires <= now() RETURNING 1)
    UPDATE kletka_token AS t SET owner = $2, epoch = t.epoch + 1
    FROM unnest($1::bigint[], $3::bigint[]) AS x(token, epoch)
    WHERE t.token = x.token AND t.epoch = x.epoch AND t.owner IS NOT DISTINCT FROM $4::text
        AND ($4::text IS NULL OR $4::text = $2 OR EXISTS (SELECT FROM gone)
            OR NOT EXISTS (SELECT FROM kletka_node WHERE id = $4::text))
    RETURNING t.token, t.epoch, t.seq";

/// Frees bots, removes the own row if that is wanted, and rows that nobody has missed for a day: tokens, epochs, me,
/// whether the own row goes. The row of an owner stays. One statement, because the time for a farewell is short.
pub(super) const RELEASE: &str = "
    WITH freed AS (
        UPDATE kletka_token AS t SET owner = NULL FROM unnest($1::bigint[], $2::bigint[]) AS x(token, epoch)
        WHERE t.token = x.token AND t.epoch = x.epoch AND t.owner = $3 RETURNING 1)
    DELETE FROM kletka_node AS n WHERE (n.id = $3 AND $4 OR n.expires < now() - interval '1 day')
    AND NOT EXISTS (
        SELECT FROM kletka_token AS t
        WHERE t.owner = n.id AND NOT (t.owner = $3 AND t.token = ANY($1::bigint[])))";

/// Whether the bot is there.
pub(super) const KNOWN: &str = "SELECT seq FROM kletka_token WHERE token = $1";

/// All rows of a bot, in no order: token.
pub(super) const ALL: &str = "SELECT k, v FROM kletka_kv WHERE token = $1";

/// The bots whose tokens are here.
pub(super) const BOTS: &str = "SELECT name, token, sealed FROM kletka_bot ORDER BY name";

/// A bot is here, with this token: name, number, sealed token. Not if the name is another bot's, or the number has
/// another name.
pub(super) const PUT_BOT: &str = "
    INSERT INTO kletka_bot (name, token, sealed) SELECT $1::text, $2::bigint, $3::bytea
    WHERE NOT EXISTS (SELECT FROM kletka_bot WHERE token = $2 AND name <> $1)
    ON CONFLICT (name) DO UPDATE SET sealed = excluded.sealed WHERE kletka_bot.token = excluded.token";

/// A bot is no longer here: name.
pub(super) const REMOVE_BOT: &str = "DELETE FROM kletka_bot WHERE name = $1";

/// Tokens are sealed anew: names, former seals, new ones. How many there are is counted in the same transaction.
pub(super) const RESEAL: &str = "
    UPDATE kletka_bot SET sealed = x.new FROM unnest($1::text[], $2::bytea[], $3::bytea[]) AS x(name, old, new)
    WHERE kletka_bot.name = x.name AND kletka_bot.sealed = x.old";
pub(super) const COUNT_BOTS: &str = "SELECT count(*) FROM kletka_bot";
