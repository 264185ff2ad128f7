// Puts the page together: who looks on, what is open, and what follows from what.

import { Chats, chatName, faceOf } from "./chats.js";
import { Composer } from "./composer.js";
import { el, face, one } from "./dom.js";
import { Log } from "./log.js";
import { Model, keyOf } from "./model.js";
import { alarm, dismissible, frame, pick, toast } from "./notes.js";
import { Panel } from "./panel.js";
import { say, speak } from "./words.js";

/** Who the page is when the address does not say. */
const FIRST = 11;
/** The ids of supergroups lie below this number; links into them count from it. */
const SUPERGROUPS = -1_000_000_000_000;
/** How long what the bot is doing is shown, in milliseconds, as in the messenger. */
const DOING = 5000;

const model = new Model();
const notices = new Map();
const pressed = new Map();
const early = new Map();
let place = null;
/** Whether the sandbox at the other end of the line has been told how dark it is here. */
let nightTold = false;

const log = new Log(model, {
  me: () => model.me,
  find: (id) => model.message(place.chat, id),
  jump: (id) => log.jump(id),
  reply: (message) => composer.reply(message),
  edit: (message) => composer.edit(message),
  remove: (message) => act({ do: "delete", chat: message.chat, message: message.id }),
  forward: (message) => choose(() => true, async (to) => {
    const { error } = await act({ do: "forward", chat: message.chat, message: message.id, to });
    if (!error) go(to, null, true);
  }),
  press,
  vote: (message, options) => act({ do: "vote", chat: message.chat, message: message.id, options }),
  option: (message, text) => act({ do: "add", chat: message.chat, message: message.id, text }),
  react: (message, emoji) => act({ do: "react", chat: message.chat, message: message.id, emoji }),
  moves,
  play,
  open: (url) => { if (!follow(url) && /^https?:\/\//i.test(url)) window.open(url, "_blank", "noopener"); },
  follow,
  older: ({ chat, topic }) => model.older(chat, topic),
  command: (text) => composer.fill(text),
  fill,
  pick: ({ query, users, bots, groups }) => choose(
    ({ kind }) => ({ pair: users, private: bots })[kind] ?? groups,
    (to) => {
      go(to, null, true);
      fill(query);
    },
  ),
  write: () => composer.focus(),
  seen: ({ chat, topic }) => {
    if (model.unread(chat, topic) === 0) return;
    model.read(chat, topic);
    list();
  },
});
const composer = new Composer(model, {
  sent: async (deed) => {
    const { error } = await model.act(deed);
    if (!error) log.end();
    return error;
  },
  act: (deed) => model.act(deed),
  start,
  lead: (argument) => {
    go(model.me, null, true);
    start(argument);
  },
  browse: () => log.enter(),
});
const chats = new Chats(model, (chat, topic) => go(chat, topic, true));
const panel = new Panel(model, act);

async function act(deed) {
  const answer = await model.act(deed);
  if (answer.error) toast(say(answer.error));
  return answer;
}

/** Begins a text for the bot in the open place. */
function fill(text) {
  composer.fill(`@${model.person(model.state.bot).username} ${text}`);
}

/** Lets this person choose one of the own chats. */
function choose(fits, then) {
  const chats = model.places().filter(({ chat, topic }) => topic === null && fits(chat)).map(({ chat }) => chat);
  pick(say("pick"), chats.map((chat) => ({ name: chatName(model, chat, null), then: () => then(chat.id) })));
}

/** Whether a message is the board on which this person can move: it calls the person, and no newer one shows the match. */
function moves(message) {
  const told = message.photo?.targets;
  if (!told?.move || !message.called) return false;
  // What this person alone sees stands beside the board of everybody.
  const same = ({ photo, alone }) => photo?.targets?.match === told.match && Boolean(alone) === Boolean(message.alone);
  return model.messages(message.chat, message.topic ?? null).findLast(same)?.id === message.id;
}

/** The boards that are shown as if they took moves, and no longer do. */
function passed() {
  const shown = [...document.querySelectorAll("#log .touch")].map((board) => Number(board.closest("article").dataset.id));
  return shown.filter((id) => !moves(model.message(place.chat, id) ?? {}));
}

/** Makes a move that was marked on a board: an answer to it. Whether it was sent. */
async function play(message, text) {
  const said = { do: "say", chat: message.chat, topic: message.topic ?? null, reply: message.id, text };
  const { error } = await act(said);
  return !error;
}

/** Presses a button, which stays busy until the bot has answered. */
async function press(message, data, button) {
  button.setAttribute("aria-busy", "true");
  const answer = await act({ do: "press", chat: message.chat, message: message.id, data });
  if (answer.error) button.removeAttribute("aria-busy");
  else if (early.has(answer.press)) told(early.get(answer.press), button);
  else pressed.set(answer.press, button);
}

/** The bot has answered a press. Answers to presses in another window of the same person are shown there. */
function told(answer, button) {
  button.removeAttribute("aria-busy");
  if (answer.url && !follow(answer.url)) window.open(answer.url, "_blank", "noopener");
  if (!answer.text) return;
  if (answer.alert) alarm(answer.text);
  else toast(answer.text);
}

/** Follows a link into the messenger itself; whether it was one. */
function follow(url) {
  const inside = /^https:\/\/t\.me\/c\/(\d+)\/(?:\d+\/)?(\d+)$/.exec(url);
  const chat = inside && model.chat(SUPERGROUPS - Number(inside[1]));
  if (chat) {
    go(chat.id, model.message(chat.id, Number(inside[2]))?.topic ?? null, true);
    log.jump(Number(inside[2]));
    return true;
  }
  const app = /^https:\/\/t\.me\/(\w+)\/(\w+)\?startapp=([\w-]+)(?:&mode=compact)?$/.exec(url);
  if (app && app[1] === model.person(model.state.bot).username) {
    if (app[2] === model.state.app) unfold(app[3]);
    else toast(say("old_app"));
    return true;
  }
  const link = /^https:\/\/t\.me\/(\w+)(?:\?(start|startgroup)=([\w-]*))?$/.exec(url);
  if (!link || link[1] !== model.person(model.state.bot).username) return false;
  if (link[2] === "startgroup") {
    const group = model.places().find(({ chat }) => chat.kind === "group" && chat.bot)?.chat;
    if (group) go(group.id, null, true);
    toast(say("in_group"));
  } else {
    go(model.me, null, true);
    if (link[2]) start(link[3]);
  }
  return true;
}

/** Opens the bot's Mini App in a frame. What the messenger says of who opens it stands behind the address. */
async function unfold(argument) {
  const { init } = await act({ do: "app", start: argument, chat: place.chat });
  if (init) frame(`/app/#tgWebAppData=${encodeURIComponent(init)}`, model.person(model.state.bot).name);
}

async function start(argument) {
  await act({ do: "start", argument });
  log.end();
  composer.focus();
}

/** Opens a place. By hand, a narrow window turns to it. */
function go(chat, topic, byHand = false) {
  if (!model.chat(chat)) return;
  place = { chat, topic };
  const key = keyOf(chat, topic);
  if (byHand) {
    document.body.classList.add("inside");
    const address = new URL(location);
    address.hash = key;
    if (address.href !== location.href) history.pushState(null, "", address);
  }
  composer.open(chat, topic, key);
  log.open(chat, topic);
  if (byHand && matchMedia("(pointer: fine)").matches) composer.focus();
  draw();
}

function draw() {
  const chat = place && model.chat(place.chat);
  if (!chat) return;
  const name = chatName(model, chat, place.topic);
  one("title").textContent = name;
  one("face").replaceChildren(face(name, faceOf(model, chat)));
  const noticed = notices.get(keyOf(chat.id, place.topic));
  one("under").textContent = noticed ?? below(chat);
  one("under").classList.toggle("busy", Boolean(noticed));
  document.title = `${name} · ${model.person(model.me).name} · Kletka`;
  composer.update();
  list();
}

function below(chat) {
  if (chat.kind === "private") return say("bot");
  if (chat.kind === "pair") return say("two");
  const count = say(chat.bot ? "people_count" : "no_bot", { n: chat.people });
  return place.topic ? `${chat.title} · ${count}` : count;
}

function list() {
  chats.update(place && keyOf(place.chat, place.topic));
}

function notice({ chat, topic, action }) {
  const key = keyOf(chat, topic);
  const known = ["upload_photo", "upload_document"].includes(action) ? action : "typing";
  const words = say(known, { name: model.person(model.state.bot).name });
  notices.set(key, words);
  setTimeout(() => {
    if (notices.get(key) !== words) return;
    notices.delete(key);
    draw();
  }, DOING);
}

model.addEventListener("line", ({ detail: open }) => {
  one("offline").hidden = open;
  one("offline").textContent = open ? "" : say("offline");
  if (open) composer.online();
  else nightTold = false;
});

model.addEventListener("state", () => {
  // Once for each connection: a light and a dark page would otherwise tell each other for ever.
  if (!nightTold && model.state.switches.night !== dark()) night();
  nightTold = true;
  speak(model.person(model.me).language);
  label();
  panel.update();
  draw();
});

model.addEventListener("news", ({ detail: news }) => {
  const bot = model.state.bot;
  for (const message of news.messages) if (message.from === bot) notices.delete(keyOf(message.chat, message.topic ?? null));
  news.notices.forEach(notice);
  for (const { query, rows, button } of news.suggestions) composer.suggest(query, rows, button);
  for (const answer of news.toasts) {
    const button = pressed.get(answer.press);
    pressed.delete(answer.press);
    if (button) told(answer, button);
    else early.set(answer.press, answer);
  }
  if (news.fresh) {
    const [chat, topic] = location.hash.slice(1).split("/").map(Number);
    const first = model.places()[0];
    if (model.chat(chat)) go(chat, topic || null);
    else if (first) go(first.chat.id, first.topic);
    document.body.classList.toggle("inside", Boolean(model.chat(chat)));
    return;
  }
  const here = news.messages.filter((message) => place && message.chat === place.chat && (message.topic ?? null) === place.topic);
  log.update(new Set([...here.map((message) => message.id), ...passed()]));
  const asking = here.findLast((message) => message.ask);
  if (asking) composer.ask(asking);
  draw();
});

/** The words of the page that never change with the world. */
function label() {
  const names = { people: "people", theme: "theme", switches: "switches", back: "back", send: "send", newest: "newest", log: "messages" };
  for (const [id, key] of Object.entries(names)) {
    one(id).setAttribute("aria-label", say(key));
    if (one(id).tagName === "BUTTON") one(id).title = say(key);
  }
  one("open").textContent = say("start");
  one("newest").textContent = "↓";
  const now = model.state.people.filter((person) => !person.bot);
  one("people").replaceChildren(...now.map((person) => el("button", {
    type: "button", "aria-pressed": String(person.id === model.me), "data-person": person.id, onclick: () => become(person),
  }, face(person.name, person.id), el("span", {}, person.name))));
}

function become(person) {
  const address = new URL(location);
  address.searchParams.set("as", person.username ?? person.id);
  // Everything that is open belongs to the other one.
  location.assign(address);
}

function begin() {
  const asked = new URLSearchParams(location.search).get("as") ?? "";
  const known = { anna: 11, boris: 12, vera: 13, gleb: 14 };
  model.watch(known[asked.toLowerCase()] ?? (Number(asked) || FIRST));
  composer.begin();
}

function theme(chosen) {
  const root = document.documentElement;
  if (chosen) root.dataset.theme = chosen;
  return root.dataset.theme ?? (matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light");
}

const dark = () => theme() === "dark";

/** Tells the sandbox whether it is dark here: chats without a look of their own then get dark pictures. */
const night = () => model.act({ do: "night", on: dark() });

one("theme").addEventListener("click", () => {
  localStorage.setItem("kletka-theme", theme(dark() ? "light" : "dark"));
  night();
});
matchMedia("(prefers-color-scheme: dark)").addEventListener("change", night);
one("back").addEventListener("click", () => {
  document.body.classList.remove("inside");
  one("chats").querySelector("[aria-current]")?.focus();
});
addEventListener("popstate", () => {
  const [chat, topic] = location.hash.slice(1).split("/").map(Number);
  document.body.classList.toggle("inside", Boolean(chat));
  if (chat) go(chat, topic || null);
});
addEventListener("keydown", (event) => {
  const typing = event.target.closest("input, textarea, button, a, article, dialog");
  if (!typing && event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey) composer.focus();
});

theme(localStorage.getItem("kletka-theme"));
dismissible();
begin();
