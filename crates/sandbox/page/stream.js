// What one person sees, as the server tells it. The worker keeps it for all tabs, or a page for itself.

/** How long after a refusal the server is asked again, in milliseconds. */
const AGAIN = 1500;

/** Messages by chat and id. */
export class Messages {
  #chats = new Map();

  /**
   * Takes in what has changed. A change of a message older than all that is known of its chat is left out: the message
   * would stand there without its neighbours.
   */
  learn({ fresh, messages, gone }) {
    if (fresh) this.#chats.clear();
    for (const message of messages) {
      const chat = this.of(message.chat);
      if (message.alone || chat.all.has(message.id) || message.id > chat.newest) this.add([message]);
    }
    for (const { chat, id } of gone) this.of(chat).all.delete(id);
  }

  /** Takes in messages, whatever their age. */
  add(messages) {
    for (const message of messages) {
      const chat = this.of(message.chat);
      chat.all.set(message.id, message);
      // What one person alone sees has numbers behind all others.
      if (!message.alone) chat.newest = Math.max(chat.newest, message.id);
    }
  }

  /** Those of a chat: `{all, newest}`. */
  of(chat) {
    if (!this.#chats.has(chat)) this.#chats.set(chat, { all: new Map(), newest: 0 });
    return this.#chats.get(chat);
  }

  /** All of them, the oldest of each chat first. */
  all() {
    return [...this.#chats.values()].flatMap(({ all }) => [...all.values()].sort((a, b) => a.id - b.id));
  }
}

/** One connection, for as many listeners as there are. A listener is called with a name and what there is to tell. */
export class Stream {
  #me;
  #listeners = new Set();
  #source = null;
  #messages = new Messages();
  #state = null;
  #completions = [];
  #open = true;
  #begun = false;

  constructor(me) {
    this.#me = me;
  }

  /** Tells a listener what is known and whatever comes. */
  join(tell) {
    this.#listeners.add(tell);
    tell("line", this.#open);
    tell("completions", this.#completions);
    if (this.#state) tell("state", this.#state);
    if (this.#begun) tell("news", { fresh: true, messages: this.#messages.all(), gone: [], toasts: [], suggestions: [], notices: [] });
    if (!this.#source) this.#listen();
  }

  /** Tells a listener nothing more. Without listeners there is no connection. */
  leave(tell) {
    this.#listeners.delete(tell);
    if (this.#listeners.size > 0) return;
    this.#source?.close();
    this.#source = this.#state = null;
    this.#begun = false;
  }

  #listen() {
    const source = new EventSource(`/events?as=${this.#me}`);
    this.#source = source;
    source.addEventListener("state", ({ data }) => {
      this.#state = JSON.parse(data);
      this.#tell("state", this.#state);
    });
    source.addEventListener("completions", ({ data }) => {
      this.#completions = JSON.parse(data);
      this.#tell("completions", this.#completions);
    });
    source.addEventListener("news", ({ data }) => {
      const news = JSON.parse(data);
      this.#begun = true;
      this.#messages.learn(news);
      this.#tell("news", news);
    });
    source.addEventListener("open", () => this.#line(true));
    source.addEventListener("error", () => {
      this.#line(false);
      // A refusal ends the source for good; the sandbox may be back later.
      if (source.readyState === EventSource.CLOSED) setTimeout(() => this.#source === source && this.#listen(), AGAIN);
    });
  }

  #line(open) {
    this.#open = open;
    this.#tell("line", open);
  }

  #tell(name, detail) {
    for (const tell of this.#listeners) tell(name, detail);
  }
}
