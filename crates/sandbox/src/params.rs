//! The arguments of a call, from all parts of the request.

use std::collections::HashMap;

use axum::body::Bytes;
use axum::extract::{FromRequest, Multipart, Query, Request};
use axum::http::Uri;
use axum::http::header::CONTENT_TYPE;
use serde_json::{Map, Value};

use super::refusal::ApiError;

/// How many characters of an argument the log of calls shows.
const SHOWN: usize = 80;

/// Arguments and uploads of a call.
#[derive(Default)]
pub(super) struct Params {
    values: Map<String, Value>,
    files: HashMap<String, Upload>,
}

#[derive(Clone)]
pub(super) struct Upload {
    pub name: Option<String>,
    pub mime: Option<String>,
    pub bytes: Bytes,
}

impl Params {
    /// Reads the query, then the body. Arguments in the body take precedence.
    pub async fn read(request: Request) -> Result<Params, ApiError> {
        let mut params = Params::default();
        params.pairs(request.uri());
        let kind = request.headers().get(CONTENT_TYPE).and_then(|v| v.to_str().ok()).unwrap_or_default();
        let kind = kind.to_ascii_lowercase();
        if kind.starts_with("multipart/form-data") {
            params.multipart(request).await?;
            return Ok(params);
        }
        let body = Bytes::from_request(request, &()).await.map_err(|_| too_large())?;
        if kind.starts_with("application/x-www-form-urlencoded") {
            // A form has the same syntax as a query, for which there is a reader.
            let uri = String::from_utf8(body.to_vec()).ok().and_then(|form| Uri::try_from(format!("/?{form}")).ok());
            params.pairs(&uri.ok_or_else(|| ApiError::bad("can't parse form parameters"))?);
        } else if !body.is_empty() {
            match serde_json::from_slice(&body) {
                Ok(Value::Object(map)) => params.values.extend(map),
                Ok(_) => return Err(ApiError::bad("object expected as JSON parameters")),
                Err(_) => return Err(ApiError::bad("can't parse JSON parameters")),
            }
        }
        Ok(params)
    }

    fn pairs(&mut self, uri: &Uri) {
        if let Ok(Query(pairs)) = Query::<Vec<(String, String)>>::try_from_uri(uri) {
            self.values.extend(pairs.into_iter().map(|(name, value)| (name, Value::String(value))));
        }
    }

    async fn multipart(&mut self, request: Request) -> Result<(), ApiError> {
        let broken = |_| ApiError::bad("can't parse multipart form data");
        let mut parts = Multipart::from_request(request, &()).await.map_err(|_| ApiError::bad("no boundary"))?;
        while let Some(part) = parts.next_field().await.map_err(broken)? {
            let name = part.name().unwrap_or_default().to_owned();
            let file_name = part.file_name().map(str::to_owned);
            let mime = part.content_type().map(str::to_owned);
            let bytes = part.bytes().await.map_err(|_| too_large())?;
            if file_name.is_some() || mime.as_deref().is_some_and(|m| !m.starts_with("text/")) {
                self.files.insert(name, Upload { name: file_name, mime, bytes });
            } else {
                let text =
                    String::from_utf8(bytes.to_vec()).map_err(|_| ApiError::bad("strings must be encoded in UTF-8"))?;
                self.values.insert(name, Value::String(text));
            }
        }
        Ok(())
    }

    /// An argument as text. Numbers and booleans keep their spelling.
    pub fn text(&self, name: &str) -> Option<String> {
        match self.values.get(name)? {
            Value::String(s) => Some(s.clone()),
            Value::Number(n) => Some(n.to_string()),
            Value::Bool(b) => Some(b.to_string()),
            _ => None,
        }
    }

    /// An argument as a whole number.
    pub fn int(&self, name: &str) -> Option<i64> {
        match self.values.get(name)? {
            Value::Number(n) => n.as_i64(),
            Value::String(s) => s.trim().parse().ok(),
            _ => None,
        }
    }

    /// Whether an argument is true.
    pub fn flag(&self, name: &str) -> bool {
        self.values.get(name).is_some_and(truth)
    }

    /// An argument that is an object or a list, or contains one as text.
    pub fn json(&self, name: &str) -> Result<Option<Value>, ApiError> {
        match self.values.get(name) {
            None | Some(Value::Null) => Ok(None),
            Some(Value::String(s)) if s.trim().is_empty() => Ok(None),
            Some(Value::String(s)) => {
                let what = name.replace('_', " ");
                serde_json::from_str(s).map(Some).map_err(|_| ApiError::bad(&format!("can't parse {what} JSON object")))
            }
            Some(value) => Ok(Some(value.clone())),
        }
    }

    /// The upload that an argument names, directly or as `attach://part`.
    pub fn upload(&self, name: &str, value: Option<&str>) -> Option<&Upload> {
        match value.and_then(|v| v.strip_prefix("attach://")) {
            Some(part) => self.files.get(part),
            None => self.files.get(name),
        }
    }

    /// All arguments for the log, in short or whole.
    pub fn summary(&self, whole: bool) -> String {
        let most = if whole { usize::MAX } else { SHOWN };
        let values = self.values.iter().map(|(name, value)| {
            let value = value.as_str().map_or_else(|| value.to_string(), str::to_owned);
            let shown: String = value.chars().take(most).collect();
            let more = if shown.len() < value.len() { "…" } else { "" };
            format!("{name}={shown}{more}")
        });
        let file = |(part, file): (&String, &Upload)| match file.name.as_deref().filter(|_| whole) {
            Some(name) => format!("[{part} {name}: {} bytes]", file.bytes.len()),
            None => format!("[{} bytes]", file.bytes.len()),
        };
        let mut files: Vec<String> = self.files.iter().map(file).collect();
        files.sort();
        values.chain(files).collect::<Vec<_>>().join(" ")
    }
}

/// Whether a JSON value is true.
pub(super) fn truth(value: &Value) -> bool {
    match value {
        Value::Bool(b) => *b,
        Value::Number(n) => n.as_i64() != Some(0),
        Value::String(s) => matches!(s.to_ascii_lowercase().as_str(), "true" | "yes" | "1"),
        _ => false,
    }
}

fn too_large() -> ApiError {
    ApiError { code: 413, description: "Request Entity Too Large".into(), retry_after: None, migrate_to: None }
}
