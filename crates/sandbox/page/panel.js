// The switches of the sandbox.

import { el, one } from "./dom.js";
import { say } from "./words.js";

export class Panel {
  #model;
  #act;
  #box = one("panel");
  #named = null;
  /** Stays the same, so that nothing typed is lost while switches change. */
  #name = el("input", { id: "name", maxlength: 64, autocomplete: "off", onkeydown: (event) => { if (event.key === "Enter") this.#rename(); } });

  constructor(model, act) {
    this.#model = model;
    this.#act = act;
    one("switches").addEventListener("click", () => this.toggle());
    this.#box.addEventListener("keydown", (event) => { if (event.key === "Escape") this.toggle(); });
  }

  toggle() {
    this.#box.hidden = !this.#box.hidden;
    one("switches").setAttribute("aria-expanded", String(!this.#box.hidden));
    if (this.#box.hidden) one("switches").focus();
    else this.#box.querySelector("button, input")?.focus();
  }

  /** Shows the switches as they are now. */
  update() {
    const now = this.#model.state?.switches;
    if (!now) return;
    const focused = this.#box.contains(document.activeElement) ? document.activeElement.id : null;
    const changing = now.wanted !== now.running;
    const hours = Math.round(now.ahead / 3_600_000);
    this.#box.setAttribute("aria-label", say("switches"));
    const { name } = this.#model.person(this.#model.me);
    if (name !== this.#named) this.#name.value = this.#named = name;
    this.#name.setAttribute("aria-label", say("name"));
    this.#box.replaceChildren(
      this.#part("process", say(changing ? "changing" : now.running ? "running" : "stopped"),
        this.#switch("run", now.wanted, "kept"),
        this.#row(this.#button("restart", { do: "restart" }, !now.wanted))),
      this.#part("messenger", null,
        this.#switch("privacy", now.privacy, "privacy_about"),
        this.#switch("suggests", now.suggests, "suggests_about"),
        this.#choice("choice-feedback", "feedback", ["off", "half", "on"], now.feedback, (level) => ({ do: "feedback", level })),
        this.#switch("guests", now.guests, "guests_about"),
        this.#switch("admin", now.admin, "admin_about"),
        this.#switch("limits", now.limits, "limits_about")),
      this.#part("newer", say("newer_about"), ...now.features.map((feature) => this.#feature(feature))),
      this.#part("faults", now.faults ? say("faults_left", { n: now.faults }) : say("faults_none"),
        this.#row(...["toomany", "internal", "drop"].map((kind) => this.#button(kind, { do: "fault", kind, times: 3 }))),
        this.#row(this.#button("mend", { do: "mend" }, now.faults === 0))),
      this.#part("clock", hours ? say("ahead", { n: hours }) : say("on_time"),
        this.#row(this.#button("hour", { do: "clock", hours: 1 }), this.#button("day", { do: "clock", hours: 24 }))),
      this.#part("name", say("name_about"), el("div", { class: "row" }, this.#name, el("button", {
        type: "button", id: "do-rename", onclick: () => this.#rename(),
      }, say("rename")))),
      el("p", { class: "hint" }, say("windows")),
    );
    if (focused) one(focused)?.focus();
  }

  #rename() {
    this.#act({ do: "name", name: this.#name.value });
  }

  #part(key, status, ...children) {
    return el("section", {}, el("h3", {}, say(key)), status ? el("p", { role: "status" }, status) : null, ...children);
  }

  #row(...buttons) {
    return el("div", { class: "row" }, ...buttons);
  }

  #switch(key, on, about) {
    const change = (event) => this.#act({ do: key, on: event.currentTarget.checked });
    const box = el("input", { type: "checkbox", role: "switch", id: `switch-${key}`, onchange: change, "aria-describedby": `about-${key}` });
    box.checked = on;
    return el("label", { class: "switch" }, el("span", {}, say(key)), box, el("small", { id: `about-${key}` }, say(about, { name: this.#model.person(this.#model.state.bot).username })));
  }

  /** Something new in the messenger, and who knows it. */
  #feature({ name, known }) {
    const change = (known) => ({ do: "feature", name, known });
    return this.#choice(`feature-${name}`, `new_${name}`, ["all", "server", "nobody"], known, change, "known");
  }

  /** One of several values, each with words of its own. */
  #choice(id, key, values, now, act, words = key) {
    const option = (value) => el("option", { value, selected: value === now }, say(`${words}_${value}`));
    return el("label", { class: "choice" }, el("span", {}, say(key)),
      el("select", { id, onchange: (event) => this.#act(act(event.currentTarget.value)) }, ...values.map(option)));
  }

  #button(key, act, disabled = false) {
    return el("button", { type: "button", id: `do-${key}`, disabled, onclick: () => this.#act(act) }, say(key));
  }
}
