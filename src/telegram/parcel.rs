//! A request as it is sent, with its fields as JSON. Fields that teloxide does not support can be added, and fields
//! that a server does not support removed.

use std::time::Duration;

use serde::Serialize;
use serde_json::{Map, Value};
use teloxide::requests::Payload;

use crate::bot::times;

/// How long a request may take.
const PATIENCE: Duration = Duration::from_secs(15);
/// How long a request with a file may take. A slow server may have shown it when it answers at last, so giving up early
/// would show it twice.
const PATIENCE_FILE: Duration = Duration::from_secs(60);

/// The field with the keyboard below a message.
const MARKUP: &str = "reply_markup";

/// The field with a button's colour (Bot API 9.4).
const STYLE: &str = "style";

/// The field with the text that a button puts into the input field.
const FILL: &str = "switch_inline_query_current_chat";

/// The field of a command that may be used unseen by others.
const QUIET: &str = "is_ephemeral";

/// The field of a button that does nothing (Bot API 10.3).
const DISABLED: &str = "disabled";

/// A request, ready to be sent, perhaps several times.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Parcel {
    pub method: &'static str,
    fields: Map<String, Value>,
    file: Option<File>,
    /// The keyboard to use if the server does not support buttons that do nothing.
    older: Option<Value>,
}

/// A file sent with a request.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct File {
    pub name: String,
    pub bytes: Vec<u8>,
}

impl File {
    /// The name of the part that carries the file.
    const PART: &'static str = "file";
    /// How a field of the request refers to that part.
    pub const REFERENCE: &'static str = "attach://file";
}

impl Parcel {
    pub fn new<P: Payload + Serialize>(payload: &P) -> Parcel {
        let value = serde_json::to_value(payload).expect("a payload is a plain structure, its keys are strings");
        let fields = match value {
            Value::Object(fields) => fields,
            _ => Map::new(), // a method without parameters
        };
        Parcel { method: P::NAME, fields, file: None, older: None }
    }

    pub fn with(self, file: File) -> Parcel {
        Parcel { file: Some(file), ..self }
    }

    pub fn set(&mut self, name: &str, value: Value) {
        self.fields.insert(name.to_owned(), value);
    }

    /// Takes a field out.
    pub fn take(&mut self, name: &str) -> Option<Value> {
        self.fields.remove(name)
    }

    /// Switches to the counterpart of the method with the same fields, if there is one.
    pub fn rename(&mut self, methods: &[(&'static str, &'static str)]) {
        self.method = methods.iter().find(|(own, _)| *own == self.method).map_or(self.method, |(_, other)| other);
    }

    /// Lets the reader's app open a field for a reply, beside the buttons (Bot API 10.3).
    pub fn open_field(&mut self) {
        if let Some(markup) = self.fields.get_mut("reply_markup").and_then(Value::as_object_mut) {
            markup.insert("force_reply".to_owned(), true.into());
        }
    }

    /// Marks the commands that may be used unseen by others (Bot API 10.2).
    pub fn quieten(&mut self, is_quiet: impl Fn(&str) -> bool) {
        for command in self.commands() {
            if command.get("command").and_then(Value::as_str).is_some_and(&is_quiet) {
                command.insert(QUIET.to_owned(), true.into());
            }
        }
    }

    /// Removes these marks. Returns whether there were any.
    pub fn drop_quiet(&mut self) -> bool {
        let mut dropped = false;
        for command in self.commands() {
            dropped |= command.remove(QUIET).is_some();
        }
        dropped
    }

    fn commands(&mut self) -> impl Iterator<Item = &mut Map<String, Value>> {
        let commands = self.fields.get_mut("commands").and_then(Value::as_array_mut);
        commands.into_iter().flatten().filter_map(Value::as_object_mut)
    }

    /// Removes a field. Returns whether it was there.
    pub fn drop_field(&mut self, name: &str) -> bool {
        self.fields.remove(name).is_some()
    }

    /// Readdresses a change to an inline message.
    pub fn readdress(&mut self, posted: &str) {
        self.drop_field("chat_id");
        self.drop_field("message_id");
        self.set("inline_message_id", posted.into());
    }

    /// Whether a file is sent with the request.
    pub fn has_file(&self) -> bool {
        self.file.is_some()
    }

    /// Sets the styles of buttons, row by row.
    pub fn style_keys(&mut self, styles: &[Vec<Option<&'static str>>]) {
        for (keys, styles) in self.keys().zip(styles) {
            for (key, style) in keys.iter_mut().zip(styles) {
                if let (Some(key), Some(style)) = (key.as_object_mut(), style) {
                    key.insert(STYLE.to_owned(), (*style).into());
                }
            }
        }
    }

    /// Replaces the rows of buttons, some of which now do nothing.
    pub fn disable_keys(&mut self, rows: Vec<Vec<Value>>) {
        let markup = serde_json::json!({ "inline_keyboard": rows });
        self.older = Some(self.fields.insert(MARKUP.to_owned(), markup).unwrap_or_default());
    }

    /// A button that does nothing.
    pub fn disabled_key(label: &str) -> Value {
        serde_json::json!({ "text": label, DISABLED: {} })
    }

    /// Restores the keyboard in which every button does something. Returns whether it had been replaced.
    pub fn drop_disabled(&mut self) -> bool {
        match self.older.take() {
            Some(Value::Null) => self.fields.remove(MARKUP).is_some(),
            Some(older) => self.fields.insert(MARKUP.to_owned(), older).is_some(),
            None => false,
        }
    }

    /// Removes all styles. Returns whether there were any.
    pub fn drop_styles(&mut self) -> bool {
        let mut dropped = false;
        for key in self.keys().flatten() {
            dropped |= key.as_object_mut().is_some_and(|key| key.remove(STYLE).is_some());
        }
        dropped
    }

    /// Removes all buttons that put text into the input field. Returns whether there were any.
    pub fn drop_fills(&mut self) -> bool {
        let mut dropped = false;
        for row in self.keys() {
            let before = row.len();
            row.retain(|key| key.get(FILL).is_none());
            dropped |= row.len() < before;
        }
        let rows = self.fields.get_mut(MARKUP).and_then(|markup| markup.get_mut("inline_keyboard"));
        if let Some(rows) = rows.and_then(Value::as_array_mut) {
            rows.retain(|row| row.as_array().is_none_or(|row| !row.is_empty()));
        }
        dropped
    }

    /// Replaces marked times by plain words. Returns whether there were any.
    pub fn drop_times(&mut self) -> bool {
        let mut dropped = false;
        for name in ["text", "caption"] {
            dropped |= self.fields.get_mut(name).is_some_and(plain_times);
        }
        let media = self.fields.get_mut("media").and_then(|media| media.get_mut("caption"));
        media.is_some_and(plain_times) || dropped
    }

    /// The rows of buttons below the message.
    fn keys(&mut self) -> impl Iterator<Item = &mut Vec<Value>> {
        let rows = self.fields.get_mut(MARKUP).and_then(|markup| markup.get_mut("inline_keyboard"));
        rows.and_then(Value::as_array_mut).into_iter().flatten().filter_map(Value::as_array_mut)
    }

    /// Content type and body.
    pub fn pack(&self) -> (String, Vec<u8>) {
        match &self.file {
            None => ("application/json".to_owned(), Value::Object(self.fields.clone()).to_string().into_bytes()),
            Some(file) => multipart(&self.fields, file),
        }
    }

    /// How long to wait for the answer.
    pub fn patience(&self) -> Duration {
        if self.has_file() { PATIENCE_FILE } else { PATIENCE }
    }
}

/// Removes the tags of times from HTML (Bot API 9.5). Returns whether there were any.
fn plain_times(html: &mut Value) -> bool {
    let Some(words) = html.as_str().and_then(times::untagged) else { return false };
    *html = words.into();
    true
}

/// A form with a file (RFC 7578). Fields other than text are sent as JSON.
fn multipart(fields: &Map<String, Value>, file: &File) -> (String, Vec<u8>) {
    let texts: Vec<(&String, String)> = fields.iter().map(|(name, value)| (name, plain(value))).collect();
    let free = |boundary: &String| {
        let inside = |bytes: &[u8]| bytes.windows(boundary.len()).any(|window| window == boundary.as_bytes());
        !inside(&file.bytes) && !texts.iter().any(|(_, text)| inside(text.as_bytes()))
    };
    let boundary = (0u64..).map(|n| format!("kletka-part-{n}")).find(free).expect("a finite body lacks some number");
    let mut body = Vec::with_capacity(file.bytes.len() + 2048);
    for (name, text) in &texts {
        body.extend_from_slice(
            format!("--{boundary}\r\nContent-Disposition: form-data; name=\"{name}\"\r\n\r\n{text}\r\n").as_bytes(),
        );
    }
    let name: String =
        file.name.chars().map(|c| if c.is_control() || c == '"' || c == '\\' { '_' } else { c }).collect();
    let part = File::PART;
    body.extend_from_slice(
        format!(
            "--{boundary}\r\nContent-Disposition: form-data; name=\"{part}\"; filename=\"{name}\"\r\n\
             Content-Type: application/octet-stream\r\n\r\n"
        )
        .as_bytes(),
    );
    body.extend_from_slice(&file.bytes);
    body.extend_from_slice(format!("\r\n--{boundary}--\r\n").as_bytes());
    (format!("multipart/form-data; boundary={boundary}"), body)
}

fn plain(value: &Value) -> String {
    match value {
        Value::String(text) => text.clone(),
        other => other.to_string(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use teloxide::payloads::DeleteWebhook;

    #[test]
    fn a_form_carries_fields_and_file_unharmed() {
        let file = File { name: "a\"\r\nb.png".to_owned(), bytes: b"\x89PNG kletka-part-0 \r\n--".to_vec() };
        let parcel = Parcel::new(&DeleteWebhook { drop_pending_updates: Some(false) }).with(file);
        let (content, body) = parcel.pack();
        assert_eq!(content, "multipart/form-data; boundary=kletka-part-1");
        let body = String::from_utf8_lossy(&body).into_owned();
        assert!(body.starts_with(
            "--kletka-part-1\r\nContent-Disposition: form-data; name=\"drop_pending_updates\"\r\n\r\nfalse\r\n"
        ));
        assert!(body.contains("name=\"file\"; filename=\"a___b.png\"\r\n"), "{body}");
        assert!(body.ends_with("PNG kletka-part-0 \r\n--\r\n--kletka-part-1--\r\n"), "{body}");
    }
}
