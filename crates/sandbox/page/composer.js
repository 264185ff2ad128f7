// Where one writes.

import { completions } from "./completions.js";
import { el, one } from "./dom.js";
import { Drafts } from "./drafts.js";
import { gist } from "./message.js";
import { UNREACHED } from "./model.js";
import { say } from "./words.js";

/** How high the field grows, in pixels. */
const HIGHEST = 160;

/** How long the bot is not asked while somebody types on, in milliseconds. */
const TYPING = 150;

export class Composer {
  #model;
  #doing;
  #place = null;
  #reply = null;
  #edit = null;
  #choice = -1;
  /** Whether what stands there was not sent because nobody answered. */
  #unreached = false;
  #found = [];
  #drafts = null;
  /** What was suggested before it was known which query that answers. */
  #early = new Map();
  /** What the bot was asked last while somebody typed behind its name; 0: nothing. */
  #query = 0;
  #pause = 0;
  #text = one("text");
  #menu = one("menu");

  /** `doing.sent(act)` carries out an act and gives the key of what went wrong, if something did. */
  constructor(model, doing) {
    this.#model = model;
    this.#doing = doing;
    this.#text.addEventListener("input", () => this.#typed());
    this.#text.addEventListener("keydown", (event) => this.#key(event));
    this.#text.addEventListener("blur", () => this.#complete([]));
    one("composer").addEventListener("submit", (event) => {
      event.preventDefault();
      this.#send();
    });
    one("quoted").querySelector("button").addEventListener("click", () => this.#leave());
    one("open").addEventListener("click", () => doing.start(""));
    // A hidden field has no height to measure, and a narrower one needs more lines.
    new ResizeObserver(() => this.#grow()).observe(one("line"));
    addEventListener("pagehide", () => this.#keep());
  }

  /** The person is known by now: what this tab had begun before it was loaded anew. */
  begin() {
    this.#drafts = new Drafts(this.#model.me);
  }

  /** Turns to a place; what was begun in the other one is kept. */
  open(chat, topic, key) {
    this.#keep();
    this.#place = { chat, topic, key };
    this.#reply = this.#edit = null;
    this.#text.value = this.#drafts.get(key);
    this.#fail(null);
    this.#asked();
    this.update();
  }

  /** Keeps what stands in the field, unless it is a message that is being changed. */
  #keep() {
    if (this.#place) this.#drafts.set(this.#place.key, this.#edit ? "" : this.#text.value);
  }

  /** The sandbox can be reached again: what was said about that is no longer true. */
  online() {
    if (this.#unreached) this.#fail(null);
  }

  /** A private chat that was not opened yet begins with a button. */
  update() {
    if (!this.#place) return;
    const chat = this.#model.chat(this.#place.chat);
    const closed = chat?.kind === "private" && !chat.bot;
    one("open").hidden = !closed;
    one("line").hidden = closed;
    if (this.#reply && !this.#model.message(this.#place.chat, this.#reply.id)) this.#reply = null;
    if (this.#edit && !this.#model.message(this.#place.chat, this.#edit.id)) this.#leave();
    this.#draw();
  }

  /** The newest message that asks this person opens an answer, unless something is being written. */
  #asked() {
    const asking = this.#model.messages(this.#place.chat, this.#place.topic).findLast((message) => message.ask);
    if (asking) this.ask(asking);
  }

  ask(message) {
    if (this.#edit || this.#text.value.trim() || this.#answered(message)) return;
    this.#reply = message;
    this.#draw();
  }

  #answered(asked) {
    const later = this.#model.messages(asked.chat, asked.topic ?? null);
    return later.some((message) => message.from === this.#model.me && message.reply?.id === asked.id);
  }

  /** Begins an answer. */
  reply(message) {
    this.#edit = null;
    this.#reply = message;
    this.#draw();
    this.focus();
  }

  /** Begins to change an own message. */
  edit(message) {
    this.#reply = null;
    this.#edit = message;
    this.#text.value = message.text;
    this.#draw();
    this.focus();
  }

  focus() {
    this.#text.focus();
  }

  /** Puts a command into the field. */
  fill(text) {
    this.#text.value = text;
    this.#typed();
    this.focus();
  }

  #leave() {
    if (this.#edit) this.#text.value = "";
    this.#reply = this.#edit = null;
    this.#draw();
    this.focus();
  }

  #draw() {
    const about = this.#edit ?? this.#reply;
    const quoted = one("quoted");
    quoted.hidden = !about;
    if (about) {
      const name = this.#model.person(about.from).name;
      const title = this.#edit ? say("editing") : say("replying", { name });
      quoted.firstElementChild.replaceChildren(el("b", {}, title), el("span", {}, gist(about)));
      quoted.querySelector("button").setAttribute("aria-label", say("close"));
    }
    const hint = this.#reply?.ask?.hint ?? say(this.#reply?.ask ? "turn" : "write");
    this.#text.placeholder = hint;
    this.#text.setAttribute("aria-label", about && !this.#edit ? `${say("replying", { name: this.#model.person(about.from).name })}. ${hint}` : hint);
    this.#heard();
    this.#grow();
  }

  /** Says so when what is written so would not reach the bot. */
  #heard() {
    const deaf = this.#model.chat(this.#place?.chat)?.hears === false;
    one("heard").textContent = say("heard");
    one("heard").hidden = !deaf || Boolean(this.#reply ?? this.#edit) || this.#text.value.startsWith("/");
  }

  /** Says why a text was not sent, as long as it stands there as it was. */
  #fail(error) {
    this.#unreached = error === UNREACHED;
    one("failed").textContent = error ? say(error) : "";
    one("failed").hidden = !error;
    if (error) this.#text.setAttribute("aria-invalid", "true");
    else this.#text.removeAttribute("aria-invalid");
  }

  /** Makes the field as high as its text. Scroll bars are for a text that has no room. */
  #grow() {
    this.#text.style.height = "auto";
    const { scrollHeight, offsetHeight, clientHeight } = this.#text;
    if (scrollHeight === 0) return;
    const whole = scrollHeight + offsetHeight - clientHeight;
    this.#text.style.height = `${Math.min(whole, HIGHEST)}px`;
    this.#text.style.overflowY = whole > HIGHEST ? "auto" : "hidden";
  }

  async #send() {
    const text = this.#text.value.trim();
    if (!text || !this.#place) return;
    const { chat, topic, key } = this.#place;
    const act = this.#edit
      ? { do: "edit", chat, message: this.#edit.id, text }
      : { do: "say", chat, topic, reply: this.#reply?.id ?? null, text };
    const before = { reply: this.#reply, edit: this.#edit };
    this.#text.value = "";
    this.#reply = this.#edit = null;
    this.#complete([]);
    this.#fail(null);
    this.#draw();
    const error = await this.#doing.sent(act);
    if (!error) return;
    // Nothing is lost when it could not be sent: it stands there again, before what was written meanwhile.
    if (this.#place.key !== key) {
      this.#drafts.set(key, [text, this.#drafts.get(key)].filter(Boolean).join("\n"));
      return;
    }
    this.#text.value = [text, this.#text.value].filter(Boolean).join("\n");
    ({ reply: this.#reply, edit: this.#edit } = before);
    this.#fail(error);
    this.#draw();
  }

  #key(event) {
    if (event.isComposing) return;
    const open = !this.#menu.hidden;
    const plain = !event.ctrlKey && !event.altKey && !event.metaKey;
    if (open && (event.key === "ArrowDown" || event.key === "ArrowUp")) {
      this.#choose(this.#choice + (event.key === "ArrowDown" ? 1 : -1));
    } else if (open && (event.key === "Tab" || (event.key === "Enter" && this.#choice >= 0))) {
      this.#take(Math.max(0, this.#choice));
    } else if (event.key === "Enter" && !event.shiftKey) {
      this.#send();
    } else if (event.key === "Escape") {
      if (open) this.#complete([]);
      else this.#leave();
    } else if (event.key === "ArrowUp" && plain && this.#text.value === "" && !this.#edit) {
      if (event.shiftKey) this.#doing.browse();
      else this.#last();
    } else {
      return;
    }
    event.preventDefault();
  }

  #last() {
    const own = this.#model.messages(this.#place.chat, this.#place.topic)
      .findLast((message) => message.from === this.#model.me && message.kind === "plain");
    if (own) this.edit(own);
  }

  #typed() {
    this.#grow();
    this.#heard();
    this.#fail(null);
    clearTimeout(this.#pause);
    this.#query = 0;
    const asked = this.#inline();
    if (asked !== null) {
      this.#complete([]);
      this.#pause = setTimeout(() => this.#ask(asked), TYPING);
      return;
    }
    const before = this.#text.value.slice(0, this.#text.selectionStart);
    this.#complete(completions(this.#model, this.#place.chat, before));
  }

  /** What stands behind the bot's name, where the text begins with it; otherwise null. */
  #inline() {
    if (!this.#model.state.switches.suggests) return null;
    const name = `@${this.#model.person(this.#model.state.bot).username} `;
    const text = this.#text.value;
    return text.toLowerCase().startsWith(name.toLowerCase()) ? text.slice(name.length).trim() : null;
  }

  async #ask(text) {
    const { chat, topic } = this.#place;
    const { query } = await this.#doing.act({ do: "inline", chat, topic, text });
    if (this.#inline() === text) this.#query = query ?? 0;
    const early = this.#early.get(query);
    if (early) this.suggest(query, ...early);
  }

  /** What the bot suggests for a query, and the button above it. */
  suggest(query, rows, button) {
    this.#early = new Map([[query, [rows, button]]]);
    if (query !== this.#query) return;
    const lines = rows.map(({ title, about, picture }, row) => ({ begins: 0, word: title || say("picture"), about, picture, query, row }));
    const whole = lines.filter(({ row }) => !rows[row].broken);
    const above = button ? [{ begins: 0, word: button.text, start: button.argument }] : [];
    this.#complete([...above, ...whole], "suggestions");
  }

  async #send_line(query, row) {
    this.#text.value = "";
    this.#typed();
    const error = await this.#doing.sent({ do: "choose", query, row });
    if (error) this.#fail(error);
  }

  /** Shows what could be meant: `{begins, word, about}`, the word in the place of what begins there. */
  #complete(found, label = "commands") {
    this.#found = found;
    const items = found.map(({ word, about, picture }, index) => {
      const choose = (event) => {
        event.preventDefault();
        this.#take(index);
      };
      return el("li", { role: "option", id: `found${index}`, onmousedown: choose }, picture ? el("img", { src: `/file/${picture}`, alt: "" }) : null, el("b", {}, word), el("span", {}, about ?? ""));
    });
    this.#menu.replaceChildren(...items);
    this.#menu.hidden = items.length === 0;
    this.#menu.setAttribute("aria-label", say(label));
    this.#text.setAttribute("aria-expanded", String(items.length > 0));
    this.#choose(-1);
  }

  #choose(index) {
    const items = [...this.#menu.children];
    this.#choice = items.length === 0 ? -1 : Math.max(-1, Math.min(items.length - 1, index));
    items.forEach((item, at) => item.setAttribute("aria-selected", String(at === this.#choice)));
    const chosen = items[this.#choice];
    chosen?.scrollIntoView({ block: "nearest" });
    if (chosen) this.#text.setAttribute("aria-activedescendant", chosen.id);
    else this.#text.removeAttribute("aria-activedescendant");
  }

  /** Puts a word in, and a space behind it unless it goes on. */
  #take(index) {
    const { begins, word, insert, query, row, start } = this.#found[index] ?? {};
    if (!word) return;
    if (start !== undefined) {
      this.#text.value = "";
      this.#typed();
      this.#doing.lead(start);
      return;
    }
    if (query) {
      this.#send_line(query, row);
      return;
    }
    const taken = insert ?? word;
    const head = this.#text.value.slice(0, begins) + taken + (taken.endsWith("=") ? "" : " ");
    this.#text.value = head + this.#text.value.slice(this.#text.selectionStart).trimStart();
    this.#text.setSelectionRange(head.length, head.length);
    this.#typed();
    this.focus();
  }
}
