// The board of a match in a Mini App: it shows what this person may see, and makes moves.

import { Board } from "./board.js";
import { el, one } from "./dom.js";

/** How often it is asked whether something has changed, in milliseconds. */
const OFTEN = 2500;

/** What the messenger says of who has opened this; it stands behind the address. */
const passed = new URLSearchParams(location.hash.slice(1));
const init = passed.get("tgWebAppData") ?? "";

const user = read(new URLSearchParams(init).get("user")) ?? {};
const { say, language } = await import(`./words.js?${encodeURIComponent(user.language_code ?? "")}`);

let version = null;
let board = null;
let picture = null;
let unanswered = false;

/** Tells the messenger's program something. */
function tell(event) {
  if (window.TelegramWebviewProxy) window.TelegramWebviewProxy.postEvent(event, "{}");
  else if (window.parent !== window) window.parent.postMessage(JSON.stringify({ eventType: event, eventData: {} }), "*");
}

/** Takes over whether the messenger's program is dark: its user may have chosen otherwise than for the system. */
function dress(colours) {
  const parts = /^#(..)(..)(..)$/.exec(colours?.bg_color ?? "");
  if (!parts) return;
  const [red, green, blue] = parts.slice(1).map((part) => parseInt(part, 16));
  document.documentElement.style.colorScheme = 3 * red + 6 * green + blue < 1280 ? "dark" : "light";
}

/** What the messenger's program tells: a native one calls this by name, and one around a frame posts it. */
function hear(event, told) {
  if (event === "theme_changed") dress(told?.theme_params);
}

/** What was passed as JSON; undefined where it is none. */
function read(text) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

async function ask(path, more) {
  return fetch(path, {
    method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify({ init, ...more }),
  });
}

/** Shows the board if it has changed. */
async function look() {
  let response;
  try {
    response = await ask("board", { seen: version });
  } catch {
    failed();
    return;
  }
  if (response.status === 204) {
    if (unanswered) note("");
    return;
  }
  if (response.status === 404) clear();
  if (!response.ok) {
    const why = { 401: "outside", 404: "gone", 410: "old" }[response.status];
    if (why) note(say(why));
    else failed();
    return;
  }
  const bytes = await response.arrayBuffer();
  const length = new DataView(bytes).getUint32(0);
  const about = JSON.parse(new TextDecoder().decode(new Uint8Array(bytes, 4, length)));
  show(about, new Blob([new Uint8Array(bytes, 4 + length)], { type: "image/png" }));
}

function show(about, png) {
  version = about.version;
  note("");
  if (picture) URL.revokeObjectURL(picture);
  picture = URL.createObjectURL(png);
  const image = el("img", { src: picture, alt: about.words, draggable: "false" });
  board = about.may && about.targets.move ? new Board(image, about.targets, say, { open: () => true, play }, true) : null;
  one("board").replaceChildren(...(board ? [board.element, board.bar] : [image]));
  one("asks").textContent = board && about.targets.move.of === "fleet" ? say("fleet") : about.asks;
  one("buttons").replaceChildren(...about.buttons.map((row) =>
    el("div", {}, ...row.map(([label, text]) => el("button", { type: "button", onclick: () => play(text) }, label)))));
  one("typed").hidden = !about.may;
}

/** Takes away what may not be shown any more. */
function clear() {
  version = null;
  board = null;
  for (const part of ["board", "asks", "buttons"]) one(part).replaceChildren();
  one("typed").hidden = true;
}

/** Makes a move; whether it was taken. */
async function play(text) {
  try {
    const response = await ask("move", { version, text });
    if (!response.ok) throw new Error(response.status);
    const { said } = await response.json();
    const before = version;
    await look();
    if (said) note(said);
    return version !== before;
  } catch {
    failed();
    return false;
  }
}

/** Says that there is no answer, until there is one. */
function failed() {
  note(say("failed"));
  unanswered = true;
}

function note(words) {
  unanswered = false;
  one("said").textContent = words;
  one("said").hidden = !words;
}

one("typed").addEventListener("submit", async (event) => {
  event.preventDefault();
  const text = one("text").value.trim();
  if (text && await play(text)) one("text").value = "";
});

dress(read(passed.get("tgWebAppThemeParams")));
window.Telegram = { WebView: { receiveEvent: hear } };
window.TelegramGameProxy = window.Telegram.WebView;
addEventListener("message", ({ source, data }) => {
  const { eventType, eventData } = source === window.parent ? read(data) ?? {} : {};
  hear(eventType, eventData);
});
document.documentElement.lang = language;
one("text").placeholder = say("type");
one("text").setAttribute("aria-label", say("type"));
one("typed").querySelector("button").textContent = say("touch_play");
tell("web_app_ready");
await look();
setInterval(() => { if (document.visibilityState === "visible") look(); }, OFTEN);
