// What appears above the page: toasts, alerts, pictures in full size.

import { el, one } from "./dom.js";
import { say } from "./words.js";

/** How long a toast stays: long enough to be read. */
const staying = (text) => 2500 + 60 * text.length;

/** A line that goes by itself. */
export function toast(text) {
  const note = el("p", { class: "toast" }, text);
  one("toasts").append(note);
  setTimeout(() => note.remove(), staying(text));
}

/** Words that the reader must close. */
export function alarm(text) {
  const dialog = one("alert");
  dialog.querySelector("p").textContent = text;
  dialog.querySelector("button").textContent = say("ok");
  dialog.showModal();
}

/** Lets the reader choose one of several: `[{name, then}]`. */
export function pick(title, choices) {
  const dialog = one("pick");
  const choose = (then) => () => {
    dialog.close();
    then();
  };
  dialog.setAttribute("aria-label", title);
  dialog.querySelector("p").textContent = title;
  dialog.querySelector("ul").replaceChildren(
    ...choices.map(({ name, then }) => el("li", {}, el("button", { type: "button", onclick: choose(then) }, name))));
  dialog.showModal();
}

/** A board in words. */
export function spellOut(words) {
  const dialog = one("spelled");
  dialog.querySelector("pre").textContent = words;
  dialog.querySelector("button").setAttribute("aria-label", say("close"));
  dialog.setAttribute("aria-label", say("in_words"));
  dialog.showModal();
  dialog.querySelector("pre").focus();
}

/** A picture as large as the window allows. */
export function enlarge(source, alt) {
  const dialog = one("picture");
  const image = dialog.querySelector("img");
  image.src = source;
  image.alt = alt;
  dialog.querySelector("button").setAttribute("aria-label", say("close"));
  dialog.showModal();
}

/** A page of somebody else in half the window. It is gone when it is closed, and another one each time. */
export function frame(address, name) {
  const dialog = one("app");
  dialog.querySelector("button").setAttribute("aria-label", say("close"));
  dialog.setAttribute("aria-label", name);
  dialog.querySelector("div").replaceChildren(el("iframe", { src: address, title: name }));
  dialog.addEventListener("close", () => dialog.querySelector("div").replaceChildren(), { once: true });
  dialog.showModal();
}

/** Closes what a click outside of it hits. */
export function dismissible() {
  for (const dialog of document.querySelectorAll("dialog")) {
    dialog.addEventListener("click", (event) => {
      if (event.target === dialog || event.target.parentElement === dialog) dialog.close();
    });
  }
}
