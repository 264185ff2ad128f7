//! Decides who may ask: only the sandbox's own page. Otherwise another page in the same browser could act for the
//! people of the sandbox, directly or under a name that it points to this machine.

use std::net::{IpAddr, SocketAddr};

use axum::extract::{Request, State};
use axum::http::header::{self, HeaderMap, HeaderName, HeaderValue};
use axum::http::{StatusCode, Uri};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

use super::page::Page;

/// Headers of every response. Nothing from elsewhere is loaded, no inline code runs, and nobody may frame the page.
const HEADERS: [(HeaderName, &str); 5] = [
    (
        header::CONTENT_SECURITY_POLICY,
        "default-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; object-src 'none'",
    ),
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (header::REFERRER_POLICY, "no-referrer"),
    (HeaderName::from_static("cross-origin-resource-policy"), "same-origin"),
    (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
];

/// Refuses requests that do not come from the page itself.
pub async fn guard(State(page): State<Page>, request: Request, next: Next) -> Response {
    let mut response = match admitted(request.headers(), page.address) {
        true => next.run(request).await,
        false => (StatusCode::FORBIDDEN, "this page answers only to itself\n").into_response(),
    };
    for (name, value) in HEADERS {
        response.headers_mut().entry(name).or_insert(HeaderValue::from_static(value));
    }
    response
}

/// Whether the host is this one, and the origin, if told, the same.
fn admitted(headers: &HeaderMap, bound: SocketAddr) -> bool {
    let word = |name: HeaderName| headers.get(name).map(|value| value.to_str().unwrap_or("?"));
    let Some(host) = word(header::HOST) else { return false };
    let same = word(header::ORIGIN).is_none_or(|origin| origin.strip_prefix("http://") == Some(host));
    let fetched = headers.get("sec-fetch-site").is_none_or(|site| site == "same-origin" || site == "none");
    same && fetched && here(host, bound)
}

/// Whether a host is this one. A name other than `localhost` can be made to point anywhere, an address cannot.
fn here(host: &str, bound: SocketAddr) -> bool {
    let Ok(uri) = host.parse::<Uri>() else { return false };
    let Some(name) = uri.host() else { return false };
    let address = name.trim_start_matches('[').trim_end_matches(']').parse::<IpAddr>();
    if !bound.ip().is_loopback() {
        // Behind a mapped port of a container, the port may differ as well.
        return address.is_ok() || name == "localhost";
    }
    let near = address.map_or(name == "localhost", |ip| ip.is_loopback());
    near && uri.port_u16().unwrap_or(80) == bound.port()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn admits(bound: &str, host: &str, origin: Option<&str>, site: Option<&str>) -> bool {
        let mut headers = HeaderMap::new();
        headers.insert(header::HOST, HeaderValue::from_str(host).unwrap());
        for (name, value) in [("origin", origin), ("sec-fetch-site", site)] {
            if let Some(value) = value {
                headers.insert(name, HeaderValue::from_str(value).unwrap());
            }
        }
        admitted(&headers, bound.parse().unwrap())
    }

    #[test]
    fn only_this_page_may_ask() {
        let near = "127.0.0.1:8090";
        for host in ["127.0.0.1:8090", "localhost:8090", "[::1]:8090"] {
            assert!(admits(near, host, None, None), "{host}");
            assert!(admits(near, host, Some(&format!("http://{host}")), Some("same-origin")), "{host}");
        }
        for host in
            ["example.org:8090", "localhost", "localhost:8091", "10.0.0.1:8090", "localhost.example.org:8090", "a b"]
        {
            assert!(!admits(near, host, None, None), "{host}");
        }
        assert!(admits("127.0.0.1:80", "localhost", None, None), "the port of a bare name");
        for origin in ["http://example.org", "null", "https://127.0.0.1:8090", "http://localhost:8090"] {
            assert!(!admits(near, near, Some(origin), None), "{origin}");
        }
        assert!(!admits(near, near, None, Some("cross-site")));
        assert!(admits(near, near, None, Some("none")), "typed into the address field");
    }

    #[test]
    fn a_page_for_the_network_has_an_address_and_no_name() {
        let wide = "0.0.0.0:8090";
        assert!(admits(wide, "192.168.1.7:9000", None, None) && admits(wide, "localhost:8090", None, None));
        assert!(!admits(wide, "example.org:8090", None, None));
    }
}
