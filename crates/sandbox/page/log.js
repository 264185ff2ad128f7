// The messages of the open place.

import { el, one, rove } from "./dom.js";
import { bubble, choose, spell } from "./message.js";
import { say, spoken } from "./words.js";

/** Messages of one author stay together when they are at most so many seconds apart. */
const TOGETHER = 300;
/** How near to the end counts as being there, in pixels. */
const NEAR = 80;
/** How near to the beginning older messages are fetched, in pixels. */
const EARLY = 500;
/** How far a finger moves for an answer, in pixels. */
const SWIPE = 56;

export class Log {
  #model;
  #doing;
  #place = null;
  #box = one("log");
  #ended = true;
  #top = 0;

  constructor(model, doing) {
    this.#model = model;
    this.#doing = doing;
    this.#box.addEventListener("keydown", (event) => this.#key(event));
    this.#box.addEventListener("focusin", (event) => this.#focus(event.target.closest("article")));
    this.#box.addEventListener("dblclick", (event) => this.#double(event));
    this.#box.addEventListener("scroll", () => this.#scrolled(), { passive: true });
    this.#swipes();
    // Whoever is at the end stays there when the window or a picture changes its size.
    const stay = () => {
      if (this.#ended) this.end();
    };
    new ResizeObserver(stay).observe(this.#box);
    this.#box.addEventListener("load", stay, true);
    one("newest").addEventListener("click", () => this.end());
  }

  /** Opens a place. */
  open(chat, topic) {
    this.#place = { chat, topic };
    this.#box.replaceChildren();
    // What was said before is not read out.
    this.#box.setAttribute("aria-live", "off");
    this.update();
    this.end();
    requestAnimationFrame(() => this.#box.setAttribute("aria-live", "polite"));
  }

  /** Shows the messages as they are now. With a set, only those that it holds (and their neighbours) are made anew. */
  update(changed = null) {
    if (!this.#place) return;
    const there = this.#ended;
    const focused = document.activeElement?.closest?.("article")?.dataset.id;
    const held = document.activeElement;
    const spot = spotOf(held);
    const fixed = there ? null : this.#atTop();
    const messages = this.#model.messages(this.#place.chat, this.#place.topic);
    const old = new Map([...this.#box.querySelectorAll("article")].map((node) => [Number(node.dataset.id), node]));
    const nodes = [];
    let before = null;
    for (const message of messages) {
      if (!before || day(before) !== day(message)) nodes.push(this.#day(message));
      const lead = !together(before, message);
      const kept = old.get(message.id);
      const same = kept && changed && !changed.has(message.id) && kept.classList.contains("more") === !lead;
      nodes.push(same ? kept : bubble(message, this.#model, this.#doing, lead));
      before = message;
    }
    if (nodes.length === 0) nodes.push(el("p", { class: "nothing" }, say("nothing")));
    this.#put(nodes);
    this.#stops();
    if (focused && document.activeElement !== held) this.#refocus(focused, spot);
    if (there) this.end();
    else {
      // What comes or goes above moves nothing of what is being read.
      if (fixed?.node.isConnected) this.#box.scrollTop += fixed.node.getBoundingClientRect().top - fixed.top;
      this.#scrolled();
    }
  }

  /** The message at the upper edge, and where it stands. */
  #atTop() {
    const edge = this.#box.getBoundingClientRect().top;
    const node = [...this.#box.querySelectorAll("article")].find((one) => one.getBoundingClientRect().bottom > edge);
    return node && { node, top: node.getBoundingClientRect().top };
  }

  /** The element that had the focus was replaced. A button gives it to the one in its place: of the same message, or of
   *  the newest that has buttons, since a move brings a new board. */
  #refocus(id, spot) {
    const same = this.#article(id);
    const keyed = [...this.#box.querySelectorAll(".keyboard")].at(-1);
    const keys = spot && (same?.querySelector(".keyboard") ?? keyed);
    const key = keys?.children[spot.row]?.children[spot.column];
    const button = key && !key.disabled ? key : keys?.querySelector("button:not(:disabled)");
    (button ?? same ?? (spot && [...this.#box.querySelectorAll("article")].at(-1)))?.focus({ preventScroll: true });
  }

  /** Shows what was written before, as soon as it is there. Whether there was something. */
  async #older() {
    const place = this.#place;
    if (!await this.#doing.older(place) || place !== this.#place) return false;
    this.update(new Set());
    return true;
  }

  /** Puts nodes into the box; those that stand there already are not moved, so they keep focus and pictures. */
  #put(nodes) {
    const wanted = new Set(nodes);
    for (const node of [...this.#box.childNodes]) if (!wanted.has(node)) node.remove();
    let next = this.#box.firstChild;
    for (const node of nodes) {
      if (node === next) next = next.nextSibling;
      else this.#box.insertBefore(node, next);
    }
  }

  #day(message) {
    const date = new Date(message.date * 1000);
    const today = date.toDateString() === new Date().toDateString();
    const words = today ? say("today") : date.toLocaleDateString(spoken(), { day: "numeric", month: "long" });
    return el("p", { class: "day" }, el("span", {}, words));
  }

  #atEnd() {
    return this.#box.scrollHeight - this.#box.scrollTop - this.#box.clientHeight < NEAR;
  }

  /** Goes to the newest message. */
  end() {
    this.#box.scrollTop = this.#box.scrollHeight;
    this.#top = this.#box.scrollTop;
    this.#ended = true;
    this.#scrolled();
  }

  #scrolled() {
    const top = this.#box.scrollTop;
    // What grows below does not lead away from the end; only whoever goes up has left it.
    if (this.#atEnd()) this.#ended = true;
    else if (top < this.#top) this.#ended = false;
    this.#top = top;
    one("newest").hidden = this.#ended;
    if (top < EARLY && this.#box.clientHeight > 0 && this.#place) this.#older();
    // In a narrow window the list may stand in front.
    const visible = this.#box.clientHeight > 0 && document.visibilityState === "visible";
    if (this.#ended && visible && this.#place) this.#doing.seen(this.#place);
  }

  /** Goes to a message and shows which. */
  async jump(id) {
    while (!this.#article(id) && await this.#older());
    const article = this.#article(id);
    if (!article) return;
    article.scrollIntoView({ block: "center" });
    article.classList.add("found");
    article.addEventListener("animationend", () => article.classList.remove("found"), { once: true });
  }

  /** Moves the focus to the newest message. */
  enter() {
    [...this.#box.querySelectorAll("article")].at(-1)?.focus();
  }

  #article(id) {
    return this.#box.querySelector(`article[data-id="${Number(id)}"]`);
  }

  /** One message is a stop of the Tab key, with what is in it. */
  #stops(current = null) {
    const articles = [...this.#box.querySelectorAll("article")];
    const chosen = current ?? articles.find((article) => article.tabIndex === 0) ?? articles.at(-1);
    rove(articles, chosen);
    for (const article of articles) {
      for (const control of article.querySelectorAll("button, a")) control.tabIndex = article === chosen ? 0 : -1;
    }
  }

  #focus(article) {
    if (article && article.tabIndex !== 0) this.#stops(article);
  }

  #message(node) {
    const article = node.closest?.("article");
    return article && this.#model.message(this.#place.chat, Number(article.dataset.id));
  }

  #key(event) {
    const article = event.target.closest("article");
    if (!article || event.ctrlKey || event.altKey || event.metaKey) return;
    const articles = [...this.#box.querySelectorAll("article")];
    const at = articles.indexOf(article);
    const goal = { ArrowUp: articles[at - 1], ArrowDown: articles[at + 1], Home: articles[0], End: articles.at(-1) };
    if (event.key in goal) {
      event.preventDefault();
      goal[event.key]?.focus();
      return;
    }
    const message = this.#message(article);
    if (event.key === "Escape") this.#doing.write();
    if (!message || message.kind === "event" || event.target !== article) return;
    const own = message.from === this.#model.me;
    if (event.key === "Enter" || event.code === "KeyR") this.#doing.reply(message);
    else if (event.code === "KeyT") choose(article);
    else if (event.code === "KeyE" && own && message.kind === "plain" && !message.via) this.#doing.edit(message);
    else if (event.code === "KeyF" && !message.alone) this.#doing.forward(message);
    else if (event.key === "Delete" && message.removes) this.#doing.remove(message);
    else if (event.code === "KeyB" && message.photo?.says) spell(message);
    else return;
    event.preventDefault();
  }

  #double(event) {
    const message = this.#message(event.target);
    if (!message || message.kind === "event" || event.target.closest("button, a")) return;
    getSelection()?.removeAllRanges();
    this.#doing.reply(message);
  }

  /** A message that is drawn to the left by a finger is answered. */
  #swipes() {
    let from = null;
    const release = () => {
      from?.article.style.removeProperty("transform");
      from = null;
    };
    this.#box.addEventListener("pointerdown", (event) => {
      const article = event.pointerType === "touch" ? event.target.closest("article.message") : null;
      if (article) from = { article, x: event.clientX };
    });
    this.#box.addEventListener("pointermove", (event) => {
      if (!from) return;
      const moved = Math.max(-SWIPE * 1.4, Math.min(0, event.clientX - from.x));
      from.article.style.transform = `translateX(${moved}px)`;
    });
    this.#box.addEventListener("pointerup", (event) => {
      const message = from && from.x - event.clientX >= SWIPE ? this.#message(from.article) : null;
      release();
      if (message) this.#doing.reply(message);
    });
    this.#box.addEventListener("pointercancel", release);
  }
}

/** Which button of a message's keyboard an element is. */
function spotOf(element) {
  const row = element?.closest?.(".keyboard button")?.parentElement;
  return row && { row: [...row.parentElement.children].indexOf(row), column: [...row.children].indexOf(element) };
}

const day = (message) => new Date(message.date * 1000).toDateString();

function together(before, message) {
  return before && before.kind !== "event" && message.kind !== "event" && before.from === message.from
    && day(before) === day(message) && message.date - before.date < TOGETHER;
}
