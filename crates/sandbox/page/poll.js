// A poll below its question.

import { el } from "./dom.js";
import { say } from "./words.js";

/** The options of a poll with their counts, and a line for an option of one's own. */
export function poll(message, model, doing) {
  const { question, options, several, open, adding, revoting, hidden } = message.poll;
  const chosen = options.map((option, n) => (option.mine ? n : -1)).filter((n) => n >= 0);
  const vote = (n) => {
    const rest = chosen.filter((one) => one !== n);
    const others = several ? rest : [];
    doing.vote(message, chosen.includes(n) ? others : [...others, n]);
  };
  const line = (option, n) => el("button", {
    type: "button", class: option.mine ? "mine" : null, "aria-pressed": String(option.mine),
    disabled: !open || (chosen.length > 0 && !revoting), onclick: () => vote(n),
  }, el("span", {}, option.text, option.by ? el("small", {}, ` ${model.person(option.by).name}`) : null),
  hidden ? null : el("b", {}, String(option.count)));
  return el("div", { class: "poll" }, el("p", {}, question), ...options.map(line),
    adding ? own(message, doing) : null,
    open ? null : el("small", {}, say("poll_closed")));
}

function own(message, doing) {
  const text = el("input", { maxlength: 100, "aria-label": say("poll_add"), placeholder: say("poll_add"), autocomplete: "off" });
  const add = (event) => {
    event.preventDefault();
    if (text.value.trim()) doing.option(message, text.value);
  };
  return el("form", { onsubmit: add }, text);
}
