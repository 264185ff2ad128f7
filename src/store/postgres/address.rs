//! Connection strings: `postgres://user:password@host:port/database?sslmode=…`.

use std::fmt;
use std::path::PathBuf;
use std::str::FromStr;
use std::time::Duration;

use tokio_postgres::Config;
use tokio_postgres::config::{Host, SslMode, TargetSessionAttrs};

use super::tls::{Tls, Trust};

/// The time limit for connecting to one host.
const CONNECT: Duration = Duration::from_secs(5);
/// A connection without traffic for this long is given up.
const SILENT: Duration = Duration::from_secs(10);
/// A connection without traffic for this long is probed.
const IDLE: Duration = Duration::from_secs(5);

/// The address of a database, and how to connect. It never shows the password.
#[derive(Clone)]
pub struct Address {
    pub(super) config: Config,
    pub(super) tls: Tls,
}

impl fmt::Debug for Address {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Address({self})")
    }
}

/// The host and the database, for people.
impl fmt::Display for Address {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (n, host) in self.config.get_hosts().iter().enumerate() {
            let between = if n > 0 { ", " } else { "" };
            match host {
                Host::Tcp(name) => write!(f, "{between}{name}")?,
                #[cfg(unix)]
                Host::Unix(path) => write!(f, "{between}{}", path.display())?,
            }
        }
        write!(f, "/{}", self.config.get_dbname().or(self.config.get_user()).unwrap_or_default())
    }
}

/// Why an address is invalid. It never shows the input, which may contain a password.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum AddressError {
    /// The scheme is wrong.
    #[error("the address of the store must begin with postgres:// or postgresql://")]
    Scheme,
    /// No such `sslmode`.
    #[error("`sslmode` of the store must be disable, prefer, require, verify-ca or verify-full")]
    Mode,
    /// The rest cannot be parsed.
    #[error("the address of the store cannot be understood: {0}")]
    Unclear(String),
    /// The certificates cannot be used.
    #[error("the certificates of the store: {0}")]
    Roots(String),
}

impl FromStr for Address {
    type Err = AddressError;

    fn from_str(text: &str) -> Result<Address, AddressError> {
        if !["postgres://", "postgresql://"].iter().any(|scheme| text.starts_with(scheme)) {
            return Err(AddressError::Scheme);
        }
        let (rest, own) = split(text);
        let mut config = Config::from_str(&rest).map_err(|error| unclear(&error))?;
        if config.get_hosts().is_empty() {
            return Err(AddressError::Unclear("it has no host".to_owned()));
        }
        let (mode, trust) = security(&config, own.mode.as_deref(), own.roots.is_some())?;
        let tls = Tls::new(trust, own.roots.as_deref()).map_err(AddressError::Roots)?;
        config.ssl_mode(mode);
        // Never write to a standby, or to a primary that has become one.
        config.target_session_attrs(TargetSessionAttrs::ReadWrite);
        config.connect_timeout(config.get_connect_timeout().copied().unwrap_or(CONNECT));
        config.keepalives_idle(IDLE).keepalives_interval(IDLE).keepalives_retries(1).tcp_user_timeout(SILENT);
        if config.get_application_name().is_none() {
            config.application_name("kletka");
        }
        Ok(Address { config, tls })
    }
}

/// The options that we parse ourselves.
#[derive(Default)]
struct Own {
    mode: Option<String>,
    roots: Option<PathBuf>,
}

/// Splits an address into the part for the library and the options that we parse ourselves.
fn split(text: &str) -> (String, Own) {
    let mut own = Own::default();
    let Some((front, query)) = text.split_once('?') else { return (text.to_owned(), own) };
    let others = query.split('&').filter(|pair| match pair.split_once('=') {
        Some(("sslmode", mode)) => {
            own.mode = Some(mode.to_owned());
            false
        }
        Some(("sslrootcert", file)) => {
            // `system`, as in libpq, means the built-in roots of the web.
            own.roots = Some(plain(file)).filter(|file| file != "system").map(PathBuf::from);
            false
        }
        _ => true,
    });
    let others: Vec<&str> = others.collect();
    (if others.is_empty() { front.to_owned() } else { format!("{front}?{}", others.join("&")) }, own)
}

/// Decodes percent encoding in a part of an address.
fn plain(text: &str) -> String {
    let (mut bytes, mut rest) = (Vec::new(), text.as_bytes());
    while let Some((&first, behind)) = rest.split_first() {
        let code = behind.get(..2).filter(|_| first == b'%').and_then(|code| std::str::from_utf8(code).ok());
        let code = code.and_then(|code| u8::from_str_radix(code, 16).ok());
        bytes.push(code.unwrap_or(first));
        rest = if code.is_some() { &behind[2..] } else { behind };
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

/// The meaning of `sslmode`. The default verifies everything, except on the same machine, because the secrets of
/// matches travel over this connection.
fn security(config: &Config, mode: Option<&str>, own_roots: bool) -> Result<(SslMode, Trust), AddressError> {
    let local = config.get_hosts().iter().all(|host| match host {
        Host::Tcp(name) => ["localhost", "127.0.0.1", "::1"].contains(&name.as_str()),
        #[cfg(unix)]
        Host::Unix(_) => true,
    });
    Ok(match mode {
        None if local => (SslMode::Disable, Trust::Nothing),
        None | Some("verify-full") => (SslMode::Require, Trust::Name),
        Some("verify-ca") => (SslMode::Require, Trust::Signer),
        // As in libpq: a certificate that is given is also verified.
        Some("require") if own_roots => (SslMode::Require, Trust::Signer),
        Some("require") => (SslMode::Require, Trust::Nothing),
        Some("prefer") => (SslMode::Prefer, Trust::Nothing),
        Some("disable") => (SslMode::Disable, Trust::Nothing),
        Some(_) => return Err(AddressError::Mode),
    })
}

/// Describes a parse error without the input.
fn unclear(error: &tokio_postgres::Error) -> AddressError {
    let cause = std::error::Error::source(error).map(ToString::to_string).unwrap_or_default();
    // Only the names of options are known to be no secrets.
    let named = ["unknown option", "invalid value for option"].iter().any(|known| cause.starts_with(known));
    AddressError::Unclear(if named { cause } else { "is each special letter of the password written as %40?".into() })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(text: &str) -> Result<Address, AddressError> {
        text.parse()
    }

    #[test]
    fn an_address_shows_where_it_leads_but_no_password() {
        let address = of("postgres://bot:s3cret@db.example.org:5433/kletka?connect_timeout=3").unwrap();
        assert_eq!(address.to_string(), "db.example.org/kletka");
        assert!(!format!("{address:?}").contains("s3cret"));
        assert_eq!(address.config.get_password(), Some(&b"s3cret"[..]));
        assert_eq!(address.config.get_connect_timeout(), Some(&Duration::from_secs(3)));
        let socket = of("postgresql://bot@%2Frun%2Fpostgresql/kletka").unwrap();
        assert_eq!(socket.to_string(), "/run/postgresql/kletka");
    }

    #[test]
    fn what_is_wrong_is_said_without_the_password() {
        for (text, said) in [
            ("mysql://bot:s3cret@db", "must begin with postgres://"),
            ("postgres://bot:s3cret@db?sslmode=perhaps", "`sslmode` of the store must be"),
            ("postgres://bot:s3cret@db?colour=s3cret", "unknown option `colour`"),
            ("postgres://bot:s3cret@db:s3cret/x", "cannot be understood"),
            ("postgres:///x?password=s3cret", "it has no host"),
            ("postgres://bot:s3cret@db?sslrootcert=/no/where", "cannot read /no/where"),
            ("postgres://bot:s3cret@db?sslrootcert=%2Fdev%2Fnull", "/dev/null has no certificate"),
        ] {
            let error = of(text).unwrap_err().to_string();
            assert!(error.contains(said) && !error.contains("s3cret"), "{error}");
        }
    }

    #[test]
    fn modes_are_what_people_know() {
        let mode = |text: &str| {
            let (rest, own) = split(text);
            security(&rest.parse().unwrap(), own.mode.as_deref(), own.roots.is_some()).unwrap()
        };
        for (host, mode_said, expected) in [
            ("db", "", (SslMode::Require, Trust::Name)),
            ("127.0.0.1", "", (SslMode::Disable, Trust::Nothing)),
            ("%2Frun", "", (SslMode::Disable, Trust::Nothing)),
            ("localhost,db", "", (SslMode::Require, Trust::Name)),
            ("localhost", "?sslmode=verify-full", (SslMode::Require, Trust::Name)),
            ("db", "?sslmode=verify-ca", (SslMode::Require, Trust::Signer)),
            ("db", "?sslmode=require", (SslMode::Require, Trust::Nothing)),
            ("db", "?sslmode=require&sslrootcert=ca.pem", (SslMode::Require, Trust::Signer)),
            ("db", "?connect_timeout=1&sslmode=prefer", (SslMode::Prefer, Trust::Nothing)),
            ("db", "?sslmode=disable", (SslMode::Disable, Trust::Nothing)),
        ] {
            assert_eq!(mode(&format!("postgres://bot@{host}/x{mode_said}")), expected, "{host} {mode_said}");
        }
        assert_eq!(plain("%2Fetc%2fca%20x.pem%zz"), "/etc/ca x.pem%zz");
    }
}
