// One message as elements.

import { Board } from "./board.js";
import { el, face, ink, sign } from "./dom.js";
import { enlarge, spellOut } from "./notes.js";
import { poll } from "./poll.js";
import { clock, say, until } from "./words.js";

const TAGS = {
  bold: "strong", italic: "em", underline: "u", strikethrough: "s", code: "code", pre: "pre",
  blockquote: "blockquote", expandable_blockquote: "blockquote",
};

/** The most lines of a board in words that are read out with each picture: twelve rows and the letters. */
const ROWS = 13;

/** A picture narrower than so many times its height has its words beside it where there is room. */
const TALL = 0.85;

/** What a person can react by on the page. */
const CHOICE = ["👍", "👎", "❤", "😁", "🤔", "🎉"];

/** The words of a message with all that is marked in them. Offsets count UTF-16 units, as strings do here. */
export function rich(text, entities, doing) {
  const out = document.createDocumentFragment();
  let at = 0;
  const marks = [...(entities ?? [])].sort((a, b) => a.offset - b.offset || b.length - a.length);
  while (marks.length > 0) {
    const mark = marks.shift();
    const end = mark.offset + mark.length;
    if (mark.offset < at) continue;
    const inner = [];
    while (marks.length > 0 && marks[0].offset < end) inner.push(marks.shift());
    const inside = inner.map((entity) => ({ ...entity, offset: entity.offset - mark.offset }));
    const words = rich(text.slice(mark.offset, end), inside, doing);
    out.append(text.slice(at, mark.offset), marked(mark, text.slice(mark.offset, end), words, doing));
    at = end;
  }
  out.append(text.slice(at));
  return out;
}

function marked(mark, text, words, doing) {
  switch (mark.type) {
    case "url": return link(text, words, doing);
    case "text_link": return link(mark.url, words, doing);
    case "mention": return el("span", { class: "mention" }, words);
    case "text_mention": return el("span", { class: mark.user === doing.me() ? "mention me" : "mention" }, words);
    case "bot_command": return command(text, words, doing);
    case "date_time": return el("time", { datetime: new Date(mark.unix * 1000).toISOString() }, until(mark.unix * 1000));
    case "spoiler": return spoiler(words);
    default: return el(TAGS[mark.type] ?? "span", {}, words);
  }
}

function link(url, words, doing) {
  // Only addresses of the web: a script has an address too.
  if (!/^https?:\/\//i.test(url)) return el("span", {}, words);
  const follow = (event) => { if (doing.follow(url)) event.preventDefault(); };
  return el("a", { href: url, target: "_blank", rel: "noopener noreferrer", onclick: follow }, words);
}

/** A link and no button, since a button breaks the line before the comma that follows it. */
function command(text, words, doing) {
  const choose = (event) => {
    event.preventDefault();
    doing.command(text);
  };
  return el("a", { class: "command", role: "button", href: "#", onclick: choose }, words);
}

function spoiler(words) {
  const open = (event) => event.currentTarget.classList.add("open");
  return el("button", { class: "spoiler", type: "button", onclick: open }, words);
}

/** A message. `doing` is what can be done with it; `lead`: whether its author is named. */
export function bubble(message, model, doing, lead) {
  if (message.kind === "event") return happened(message, model);
  const author = model.person(message.from);
  const own = message.from === model.me;
  const sent = new Date(message.date * 1000);
  const time = clock(sent);
  const [picture, below] = message.poll ? [poll(message, model, doing), null] : media(message, doing);
  const before = [
    lead && !own ? el("p", { class: `author ${ink(message.from)}` }, author.name) : null,
    message.alone ? el("p", { class: "forwarded" }, say("alone")) : null,
    message.via ? el("p", { class: "forwarded" }, say("via", { name: model.person(message.via).username })) : null,
    message.forwarded ? el("p", { class: "forwarded" }, say("forwarded", { name: model.person(message.forwarded).name })) : null,
    message.reply ? quote(message.reply, model, doing) : null,
  ];
  const after = [
    below,
    message.text ? el("div", { class: "words" }, rich(message.text, message.entities, doing)) : null,
    el("p", { class: "time" }, closer(message, doing), message.edited ? `${say("edited")} ` : "", el("time", { datetime: sent.toISOString() }, time)),
  ];
  const file = message.photo ?? message.animation;
  const shown = file?.kept && file.width && file.height ? file : null;
  const tall = shown && shown.width / shown.height < TALL;
  const keys = keyboard(message, doing);
  const label = `${own ? say("you") : author.name}, ${time}`;
  const article = el("article", { class: own ? "message own" : "message", "data-id": message.id, "aria-label": label },
    own || !lead ? null : face(author.name, message.from),
    el("div", { class: "stack" },
      tall
        ? el("div", { class: "bubble pictured tall" }, picture, el("div", { class: "beside" }, ...before, ...after, keys))
        : el("div", { class: shown ? "bubble pictured" : "bubble" }, ...before, picture, ...after),
      tall ? null : keys,
      ...reactions(message, model, doing)),
    tools(message, own, doing));
  if (shown) {
    article.style.setProperty("--ratio", shown.width / shown.height);
    article.style.setProperty("--rows", message.buttons?.length ?? 0);
  }
  if (!lead) article.classList.add("more");
  return article;
}

function happened(message, model) {
  const { type, people, name } = message.event;
  const who = (people ?? [message.from]).map((id) => model.person(id).name).join(", ");
  const key = { joined: "joined", left: "left", topic: "topic", closed: "closed_topic", reopened: "reopened", migrated: "migrated", option: "option" }[type];
  return el("article", { class: "event", "data-id": message.id }, el("p", {}, say(key, { name: who, topic: name })));
}

/** The line that says what a message is, without pictures. */
export function gist(message) {
  const kinds = { photo: "picture", animation: "animation", document: "file" };
  const text = (message.text ?? "").replace(/\s+/g, " ").trim();
  if (message.kind === "dice") return message.dice.emoji;
  if (message.kind === "poll") return message.poll.question;
  return text || (message.kind in kinds ? say(kinds[message.kind]) : "");
}

function quote(reply, model, doing) {
  // What stands there now, if it does; otherwise what it was.
  const found = doing.find(reply.id) ?? reply;
  if (found.from === undefined) return el("p", { class: "quote lost" }, say("gone"));
  const words = gist({ kind: reply.picture ? "photo" : "plain", ...found });
  return el("button", { class: `quote ${ink(found.from)}`, type: "button", onclick: () => doing.jump(reply.id) },
    reply.picture ? el("img", { src: `/file/${reply.picture}`, alt: "", loading: "lazy" }) : null,
    el("span", {}, el("b", {}, model.person(found.from).name), el("span", {}, words)));
}

/** The key that shows a board larger: a touch on the picture itself is a move. */
function closer(message, doing) {
  const file = message.photo;
  if (!file?.kept || !doing.moves(message)) return null;
  const show = () => enlarge(`/file/${file.id}`, described(message, file));
  return el("button", { class: "closer", type: "button", title: say("board"), "aria-label": say("board"), onclick: show },
    sign("M8 3H3v5M12 3h5v5M8 17H3v-5M12 17h5v-5"));
}

/** What is shown of a message besides its words: at most a picture and the bar of its board. */
function media(message, doing) {
  const file = message.photo ?? message.animation ?? message.document;
  if (message.kind === "dice") return [el("p", { class: "die" }, `${message.dice.emoji} ${message.dice.value}`)];
  if (!file) return [];
  const source = `/file/${file.id}`;
  if (!file.kept) return [el("p", { class: "lost" }, `${file.name ?? say("picture")} · ${say("lost")}`)];
  if (message.kind === "document") {
    const size = `${Math.max(1, Math.round(file.size / 1024))} KB`;
    return [el("a", { class: "file", href: source, download: file.name ?? "file" },
      sign("M5 2h7l4 4v12H5zM12 2v4h4M8 11h5M8 14h5"),
      el("span", {}, el("b", {}, file.name ?? say("file")), el("small", {}, `${size} · ${say("download")}`)))];
  }
  const alt = described(message, file);
  const image = el("img", { src: source, alt, width: file.width || null, height: file.height || null, loading: "lazy", decoding: "sync" });
  if (!doing.moves(message)) {
    const show = () => enlarge(source, alt);
    return [el("button", { class: "picture", type: "button", title: say("board"), onclick: show }, image)];
  }
  const board = new Board(image, file.targets, say, {
    open: () => doing.moves(message),
    play: (text) => doing.play(message, text),
  });
  board.element.classList.add("picture");
  return [board.element, board.bar];
}

/** A small board is told whole, of a large one what the caption tells of the last move; the rest is behind a key. */
function described(message, file) {
  if (file.says && file.says.split("\n").length <= ROWS) return file.says;
  const [first, ...rest] = (message.text ?? "").split("\n");
  const told = rest.join("\n") || first || say(message.kind === "photo" ? "picture" : "animation");
  return file.says ? `${told}\n${say("in_words_key")}` : told;
}

/** Shows the board of a picture in words. */
export function spell(message) {
  spellOut(message.photo.says);
}

function keyboard(message, doing) {
  if (!message.buttons) return null;
  const rows = message.buttons.map((row) => el("div", {}, ...row.map((button) => {
    const press = (event) => {
      if (button.url) doing.open(button.url);
      else if (button.fill !== null) doing.fill(button.fill);
      else if (button.pick) doing.pick(button.pick);
      else if (button.data) doing.press(message, button.data, event.currentTarget);
    };
    return el("button", { type: "button", class: [button.url ? "leads" : null, button.style].filter(Boolean).join(" ") || null, disabled: button.off, onclick: press }, button.text);
  })));
  return el("div", { class: "keyboard" }, ...rows);
}

/** The reactions to a message, and what one can react by, which a tool opens. */
function reactions(message, model, doing) {
  if (!message.reactions) return [];
  const me = model.me;
  const chip = ({ emoji, people }) => {
    const own = people.includes(me);
    const names = people.map((id) => model.person(id).name).join(", ");
    const label = people.length > 1 ? `${emoji} ${people.length}` : emoji;
    const react = () => doing.react(message, own ? null : emoji);
    return el("button", { type: "button", class: own ? "mine" : null, title: names, "aria-label": `${emoji} ${names}`, onclick: react }, label);
  };
  const choice = (emoji) => el("button", { type: "button", onclick: () => doing.react(message, emoji) }, emoji);
  return [
    message.reactions.length > 0 ? el("div", { class: "reactions" }, ...message.reactions.map(chip)) : null,
    el("div", { class: "choose", role: "group", "aria-label": say("react"), hidden: true }, ...CHOICE.map(choice)),
  ];
}

/** Opens or closes what one can react by. */
export function choose(article) {
  const box = article.querySelector(".choose");
  if (!box) return;
  box.hidden = !box.hidden;
  if (!box.hidden) box.firstChild.focus();
}

function tools(message, own, doing) {
  const tool = (key, path, act) =>
    el("button", { class: "round", type: "button", title: say(key), "aria-label": say(key), onclick: act }, sign(path));
  return el("div", { class: "tools" },
    tool("reply", "M8 4L3 9l5 5V11c5 0 7 1 9 5 0-6-3-9-9-9z", () => doing.reply(message)),
    message.reactions ? tool("react", "M10 2a8 8 0 1 0 0 16a8 8 0 1 0 0-16M7 7v2M13 7v2M6 12c2 3 6 3 8 0", (event) => choose(event.currentTarget.closest("article"))) : null,
    message.photo?.says ? tool("in_words", "M4 5h12M4 10h12M4 15h7", () => spell(message)) : null,
    message.alone ? null : tool("forward", "M12 4l5 5-5 5V11C7 11 5 12 3 16c0-6 4-9 9-9z", () => doing.forward(message)),
    own && message.kind === "plain" && !message.via ? tool("edit", "M4 16l1-4L14 3l3 3-9 9z", () => doing.edit(message)) : null,
    message.removes ? tool("remove", "M4 6h12M8 6V3h4v3M6 6l1 11h6l1-11", () => doing.remove(message)) : null);
}
