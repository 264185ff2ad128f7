// Elements out of plain values. Texts become text nodes, so nothing that people write is ever read as markup.

/** Makes an element: attributes, `on…` listeners, and children that are elements or texts. */
export function el(name, attributes = {}, ...children) {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (value === undefined || value === null || value === false) continue;
    if (key.startsWith("on")) element.addEventListener(key.slice(2), value);
    else element.setAttribute(key, value === true ? "" : value);
  }
  element.append(...children.filter((child) => child !== null && child !== undefined));
  return element;
}

/** The element with an id. */
export const one = (id) => document.getElementById(id);

/** A small drawing of lines. */
export function sign(path) {
  const space = "http://www.w3.org/2000/svg";
  const svg = document.createElementNS(space, "svg");
  svg.setAttribute("viewBox", "0 0 20 20");
  svg.setAttribute("aria-hidden", "true");
  const line = document.createElementNS(space, "path");
  line.setAttribute("d", path);
  svg.append(line);
  return svg;
}

/** The ink of a person or chat. */
export const ink = (number) => `ink${(Math.abs(number) + (Math.abs(number) > 1000 ? 3 : 0)) % 6}`;

/** The round face of a person or chat: the first letter on an ink of its own. */
export function face(name, number) {
  return el("span", { class: `face ${ink(number)}`, "aria-hidden": "true" }, [...name][0] ?? "?");
}

/** Moves the one stop of the Tab key within a list of elements. */
export function rove(elements, current) {
  for (const element of elements) element.tabIndex = element === current ? 0 : -1;
}
