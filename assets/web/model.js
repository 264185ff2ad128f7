// What the page knows: the frame, the messages, what was read. It listens to the sandbox and tells the rest of the page.

/** Where one writes: a chat, or a topic of a forum (`null`: the general one). */
export const keyOf = (chat, topic) => (topic ? `${chat}/${topic}` : `${chat}`);

export class Model extends EventTarget {
  state = null;
  #messages = new Map();
  #source = null;
  #me = 0;

  /** Looks on as a person from now on. */
  watch(me) {
    this.#source?.close();
    this.#me = me;
    this.#messages.clear();
    this.state = null;
    const source = new EventSource(`/events?as=${me}`);
    this.#source = source;
    source.addEventListener("state", (event) => {
      this.state = JSON.parse(event.data);
      this.#tell("state");
    });
    source.addEventListener("news", (event) => this.#learn(JSON.parse(event.data)));
    source.addEventListener("open", () => this.#tell("line", true));
    source.addEventListener("error", () => {
      this.#tell("line", false);
      // A refusal ends the source for good; the sandbox may be back later.
      if (source.readyState === EventSource.CLOSED) setTimeout(() => this.#source === source && this.watch(me), 1500);
    });
  }

  #learn(news) {
    if (news.fresh) this.#messages.clear();
    for (const message of news.messages) {
      if (!this.#messages.has(message.chat)) this.#messages.set(message.chat, new Map());
      this.#messages.get(message.chat).set(message.id, message);
    }
    for (const { chat, id } of news.gone) this.#messages.get(chat)?.delete(id);
    this.#tell("news", news);
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
      });
      const answer = await response.json();
      return response.ok ? answer : { error: answer.error ?? "failed" };
    } catch {
      return { error: "failed" };
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
    return this.#messages.get(chat)?.get(id);
  }

  /** The messages of a place, oldest first. */
  messages(chat, topic) {
    const all = [...(this.#messages.get(chat)?.values() ?? [])];
    return all.filter((message) => (message.topic ?? null) === topic).sort((a, b) => a.id - b.id);
  }

  /** All places of this person: `{chat, topic, name}`, groups first. */
  places() {
    const rank = { group: 0, forum: 1, private: 2 };
    const chats = [...(this.state?.chats ?? [])].sort((a, b) => rank[a.kind] - rank[b.kind]);
    return chats.flatMap((chat) => {
      if (chat.kind !== "forum") return [{ chat, topic: null }];
      return [{ chat, topic: null }, ...chat.topics.map((topic) => ({ chat, topic: topic.id, name: topic.name, closed: topic.closed }))];
    });
  }

  /** How many messages of others are unread in a place. */
  unread(chat, topic) {
    const read = this.#read(chat, topic);
    return this.messages(chat, topic).filter((m) => m.id > read && m.from !== this.#me && m.kind !== "event").length;
  }

  /** Everything in a place is read. */
  read(chat, topic) {
    const newest = this.messages(chat, topic).at(-1)?.id ?? 0;
    localStorage.setItem(this.#mark(chat, topic), newest);
  }

  #mark(chat, topic) {
    return `kletka-read-${this.#me}-${keyOf(chat, topic)}`;
  }

  #read(chat, topic) {
    const read = Number(localStorage.getItem(this.#mark(chat, topic)) ?? 0);
    // A sandbox that keeps nothing counts from the beginning again.
    return read > (this.messages(chat, topic).at(-1)?.id ?? 0) ? 0 : read;
  }
}
