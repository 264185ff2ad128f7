// The list of chats.

import { el, face, one, rove } from "./dom.js";
import { gist } from "./message.js";
import { keyOf } from "./model.js";
import { clock, say } from "./words.js";

export class Chats {
  #model;
  #open;
  #box = one("chats");

  /** `open(chat, topic)` is called for what is chosen. */
  constructor(model, open) {
    this.#model = model;
    this.#open = open;
    this.#box.addEventListener("keydown", (event) => this.#key(event));
  }

  /** Shows the list as it is now. */
  update(current) {
    const focused = this.#box.contains(document.activeElement) ? document.activeElement.dataset.key : null;
    this.#box.setAttribute("aria-label", say("chats"));
    const items = this.#model.places().map((place) => this.#item(place, current));
    this.#box.replaceChildren(el("ul", {}, ...items));
    const links = this.#links();
    rove(links, links.find((link) => link.dataset.key === (focused ?? current)) ?? links[0]);
    if (focused) links.find((link) => link.dataset.key === focused)?.focus();
  }

  #item({ chat, topic, name, closed }, current) {
    const key = keyOf(chat.id, topic);
    const unread = this.#model.unread(chat.id, topic);
    const last = this.#model.messages(chat.id, topic).findLast((message) => message.kind !== "event");
    const title = chatName(this.#model, chat, topic);
    const when = last ? clock(new Date(last.date * 1000)) : "";
    const author = last && chat.kind !== "private" && chat.kind !== "pair" ? el("b", {}, `${last.from === this.#model.me ? say("you") : this.#model.person(last.from).name}: `) : null;
    const link = el("button", {
      type: "button", class: topic ? "topic" : "", "data-key": key, "aria-current": key === current ? "true" : null,
      onclick: () => this.#open(chat.id, topic),
    },
    topic ? el("span", { class: "hash", "aria-hidden": "true" }, closed ? "×" : "#") : face(title, faceOf(this.#model, chat)),
    el("span", { class: "title" }, topic ? name : title),
    el("time", {}, when),
    el("span", { class: "last" }, author, last ? gist(last) : ""),
    unread ? el("span", { class: "unread", "aria-label": say("unread", { n: unread }) }, unread > 99 ? "99+" : `${unread}`) : null);
    return el("li", {}, link);
  }

  #links() {
    return [...this.#box.querySelectorAll("button")];
  }

  #key(event) {
    const links = this.#links();
    const at = links.indexOf(document.activeElement);
    const goal = { ArrowUp: links[at - 1], ArrowDown: links[at + 1], Home: links[0], End: links.at(-1) };
    if (at < 0 || !(event.key in goal)) return;
    event.preventDefault();
    if (!goal[event.key]) return;
    rove(links, goal[event.key]);
    goal[event.key].focus();
  }
}

/** Whose face a chat has: the bot's, the other person's, or its own. */
export const faceOf = (model, chat) => (chat.kind === "private" ? model.state.bot : chat.other ?? chat.id);

/** What a place is called. */
export function chatName(model, chat, topic) {
  if (chat.kind === "private") return model.person(model.state.bot).name;
  const found = chat.topics.find((one) => one.id === topic);
  return found ? found.name : chat.title;
}
