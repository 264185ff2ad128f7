// What the page knows: the frame, the messages, what was read. It listens to the sandbox and tells the rest of the page.

import { listen } from "./link.js";
import { Messages } from "./stream.js";

/** Where one writes: a chat, or a topic of a forum (`null`: the general one). */
export const keyOf = (chat, topic) => (topic ? `${chat}/${topic}` : `${chat}`);

/** What an act answers when the sandbox does not. */
export const UNREACHED = "failed";

/** How long the sandbox may take to answer, in milliseconds. */
const PATIENCE = 8000;

export class Model extends EventTarget {
  state = null;
  completions = [];
  #messages = new Messages();
  /** Places of which the oldest message is known. */
  #whole = new Set();
  /** What is being fetched, by place. */
  #fetching = new Map();
  #me = 0;

  /** Looks on as a person. */
  watch(me) {
    this.#me = me;
    listen(me, (name, detail) => {
      if (name === "state") this.state = detail;
      if (name === "completions") this.completions = detail;
      if (name === "news") this.#learn(detail);
      this.#tell(name, detail);
    });
  }

  #learn(news) {
    if (news.fresh) this.#whole.clear();
    this.#messages.learn(news);
  }

  /**
   * Fetches what was written in a place before all that is known of it. Whether there was something. Who asks while it
   * is on its way waits for the same.
   */
  older(chat, topic) {
    const key = keyOf(chat, topic);
    if (this.#whole.has(key)) return Promise.resolve(false);
    const fetching = this.#fetching.get(key) ?? this.#fetch(key, chat, topic).finally(() => this.#fetching.delete(key));
    this.#fetching.set(key, fetching);
    return fetching;
  }

  async #fetch(key, chat, topic) {
    const before = this.messages(chat, topic)[0]?.id ?? 0x7fffffff;
    const asked = new URLSearchParams({ as: this.#me, chat, before, ...(topic ? { topic } : {}) });
    try {
      const response = await fetch(`/older?${asked}`, { signal: AbortSignal.timeout(PATIENCE) });
      const { messages, more } = await response.json();
      this.#messages.add(messages);
      if (!more) this.#whole.add(key);
      return messages.length > 0;
    } catch {
      return false;
    }
  }

  #tell(name, detail) {
    this.dispatchEvent(new CustomEvent(name, { detail }));
  }

  /** Does something as this person; the answer, or `{error}`. */
  async act(act) {
    try {
      const response = await fetch("/act", {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ as: this.#me, ...act }),
        signal: AbortSignal.timeout(PATIENCE),
      });
      const answer = await response.json();
      return response.ok ? answer : { error: answer.error ?? UNREACHED };
    } catch {
      return { error: UNREACHED };
    }
  }

  get me() {
    return this.#me;
  }

  /** A person or bot; whoever is unknown gets a name all the same. */
  person(id) {
    return this.state?.people.find((one) => one.id === id) ?? { id, name: `#${id}`, bot: false };
  }

  chat(id) {
    return this.state?.chats.find((chat) => chat.id === id);
  }

  message(chat, id) {
    return this.#messages.of(chat).all.get(id);
  }

  /** The messages of a place, oldest first. */
  messages(chat, topic) {
    const all = [...this.#messages.of(chat).all.values()].filter((message) => (message.topic ?? null) === topic);
    // What one person alone sees may stand in the place of a message, the newest of several.
    const inPlace = new Map(all.filter((message) => message.replaces).map((message) => [message.replaces, message]));
    const there = new Set(all.map((message) => message.id));
    const own = (message) => message.replaces && there.has(message.replaces);
    const shown = all.filter((message) => !own(message)).sort((a, b) => a.date - b.date || a.id - b.id);
    return shown.map((message) => inPlace.get(message.id) ?? message);
  }

  /** All places of this person: `{chat, topic, name}`, groups first, those without the bot last. */
  places() {
    const rank = { group: 0, forum: 1, private: 2, pair: 3 };
    const of = ({ kind, bot }) => (kind === "group" && !bot ? 4 : rank[kind]);
    const chats = [...(this.state?.chats ?? [])].sort((a, b) => of(a) - of(b));
    return chats.flatMap((chat) => {
      if (chat.kind !== "forum") return [{ chat, topic: null }];
      return [{ chat, topic: null }, ...chat.topics.map((topic) => ({ chat, topic: topic.id, name: topic.name, closed: topic.closed }))];
    });
  }

  /** How many messages of others are unread in a place. */
  unread(chat, topic) {
    const read = this.#read(chat, topic);
    return this.messages(chat, topic).filter((m) => !m.alone && m.id > read && m.from !== this.#me && m.kind !== "event").length;
  }

  /** Everything in a place is read. */
  read(chat, topic) {
    const newest = this.#newest(chat, topic);
    localStorage.setItem(this.#mark(chat, topic), newest);
  }

  #newest(chat, topic) {
    return this.messages(chat, topic).findLast((message) => !message.alone)?.id ?? 0;
  }

  #mark(chat, topic) {
    return `kletka-read-${this.#me}-${keyOf(chat, topic)}`;
  }

  #read(chat, topic) {
    const read = Number(localStorage.getItem(this.#mark(chat, topic)) ?? 0);
    // A sandbox that keeps nothing counts from the beginning again.
    return read > this.#newest(chat, topic) ? 0 : read;
  }
}
