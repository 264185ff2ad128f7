// What was begun and not sent: of each place one text, for this tab and person, kept when the page is loaded anew.

export class Drafts {
  #name;
  #texts;

  constructor(me) {
    this.#name = `kletka-drafts-${me}`;
    this.#texts = new Map(JSON.parse(sessionStorage.getItem(this.#name) ?? "[]"));
  }

  get(key) {
    return this.#texts.get(key) ?? "";
  }

  set(key, text) {
    if (text) this.#texts.set(key, text);
    else this.#texts.delete(key);
    sessionStorage.setItem(this.#name, JSON.stringify([...this.#texts]));
  }
}
