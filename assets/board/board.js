// A picture of a board on which moves are made by a finger, a mouse or keys.

import { el, sign } from "./dom.js";
import { begin } from "./finger.js";
import { Glass } from "./glass.js";
import { places } from "./places.js";

/** How far a finger may slip and still touch one place, in pixels of the screen. */
const SLIP = 10;
/** From so many pixels of the screen between two places on, a place is hit without looking closer. */
const WIDE = 20;

const SPACE = "http://www.w3.org/2000/svg";

const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** A shape of the layer of marks. */
function shape(name, attributes, text) {
  const element = document.createElementNS(SPACE, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  if (text) element.textContent = text;
  return element;
}

/**
 * A board: `element` holds the picture with its marks, and `bar` what plays them. `doing.play(text)` makes the move and
 * tells whether it was taken; `doing.open()` whether the board still takes moves; `say` has the words. `whole`: the page
 * is the board, so every finger on it is meant for it.
 */
export class Board {
  #move;
  #places;
  #size;
  #doing;
  #say;
  #image;
  #marks;
  #glass;
  #cursor = null;
  #pressed = null;
  #letter;
  #play;
  #said;
  #tray;

  constructor(image, targets, say, doing, whole = false) {
    this.#places = places(targets);
    this.#move = begin(targets.move, this.#places);
    this.#size = targets.size;
    this.#say = say;
    this.#doing = doing;
    this.#image = image;
    this.#marks = shape("svg", { viewBox: `0 0 ${targets.size[0]} ${targets.size[1]}`, "aria-hidden": "true", class: "marks" });
    const layer = el("div", { class: "layer" }, image, this.#marks);
    this.element = el("div", { class: "touch", tabindex: "0", role: "application", "aria-label": `${image.alt}\n${say("touch_keys")}` }, layer);
    this.bar = this.#bar();
    this.#glass = new Glass(this.element, layer, whole);
    this.element.classList.toggle("whole", whole);
    this.#listen();
    this.#draw();
  }

  /** What stands below the picture. It keeps its height, or lies over what follows: the picture must not move under the
   *  finger. */
  #bar() {
    const tool = (key, path, act) =>
      el("button", { class: "round", type: "button", title: this.#say(key), "aria-label": this.#say(key), onclick: act }, sign(path));
    this.#said = el("output", { "data-hint": this.#say("touch_hint") });
    this.#letter = el("input", { class: "letter", maxlength: "2", autocomplete: "off", autocapitalize: "none", "aria-label": this.#say("touch_letter"), placeholder: "?", hidden: true });
    this.#letter.addEventListener("input", () => this.#lettered());
    this.#letter.addEventListener("keydown", (event) => this.#key(event));
    this.#play = el("button", { class: "go", type: "button", onclick: () => this.#send() }, this.#say("touch_play"));
    this.#tray = el("span", { class: "tray" });
    return el("div", { class: this.#move.ships ? "bar stays" : "bar" },
      this.#move.ships ? this.#tray : null, this.#said, this.#letter,
      tool("touch_back", "M7 5L2 10l5 5M2 10h16", () => this.#change(() => this.#move.back())),
      tool("touch_clear", "M5 5l10 10M15 5L5 15", () => this.clear()),
      this.#play);
  }

  #listen() {
    const board = this.element;
    board.addEventListener("pointerdown", (event) => this.#down(event));
    board.addEventListener("pointermove", (event) => this.#moved(event));
    board.addEventListener("pointerup", (event) => this.#up(event));
    // A finger's last event: what has the focus before it loses it to the board.
    board.addEventListener("click", () => this.#ask());
    board.addEventListener("pointercancel", (event) => {
      this.#glass.up(event);
      this.#drop();
    });
    board.addEventListener("dblclick", (event) => event.stopPropagation());
    board.addEventListener("dragstart", (event) => event.preventDefault());
    board.addEventListener("keydown", (event) => this.#key(event));
    board.addEventListener("blur", () => this.#point(null));
  }

  /** Takes all marks away. */
  clear() {
    this.#change(() => this.#move.clear());
    this.#letter.value = "";
  }

  /** The place under a pointer. */
  #under({ clientX, clientY }) {
    const box = this.#image.getBoundingClientRect();
    const [width, height] = this.#size;
    return this.#places.at((clientX - box.left) * width / box.width, (clientY - box.top) * height / box.height);
  }

  #down(event) {
    if (event.button > 0 || event.target.closest("button")) return;
    event.stopPropagation();
    // A second finger looks closer; what the first one had begun is not meant.
    if (this.#glass.down(event)) {
      this.#drop();
      return;
    }
    const place = this.#under(event);
    this.#pressed = { x: event.clientX, y: event.clientY, place, drawn: false, id: event.pointerId };
  }

  #moved(event) {
    if (this.#glass.move(event)) return;
    const pressed = this.#pressed;
    if (!pressed || pressed.id !== event.pointerId) {
      if (event.pointerType === "mouse") this.#point(this.#under(event));
      return;
    }
    const far = Math.hypot(event.clientX - pressed.x, event.clientY - pressed.y) > SLIP;
    if (!pressed.drawn && !far) return;
    if (!this.#strokes(event)) {
      pressed.slid = true;
      this.#glass.slide(event);
      return;
    }
    const place = this.#under(event);
    if (!pressed.drawn) {
      if (pressed.place === null) return;
      pressed.drawn = true;
      this.element.setPointerCapture(event.pointerId);
      this.#change(() => {
        if (this.#move.press) this.#move.press(pressed.place);
        else if (this.#move.marks.at(-1) !== pressed.place) this.#begin(pressed.place);
      });
    }
    if (place) this.#change(() => this.#move.stroke(place));
  }

  /** A stroke starts a new line, or goes on from the end of the one that is there. */
  #begin(place) {
    if (this.#move.from !== place && this.#move.text()) this.#move.clear();
    this.#move.stroke(place);
  }

  /** Whether a pointer that moves draws. A finger on a chat scrolls it, unless the board is the page. */
  #strokes(event) {
    return this.#move.strokes && (event.pointerType === "mouse" || this.element.classList.contains("whole"));
  }

  #up(event) {
    const looked = this.#glass.up(event);
    const pressed = this.#pressed;
    this.#pressed = null;
    if (looked || !pressed || pressed.id !== event.pointerId) return;
    const place = this.#under(event);
    if (pressed.drawn) {
      if (this.#move.release) this.#change(() => this.#move.release(place));
    } else if (place && !pressed.slid) {
      this.#touch(place);
      // So small a place may be another than what was meant. Of several the next may lie far away, so all stay in sight.
      const closer = event.pointerType === "touch" && !this.#move.several;
      if (closer) this.#glass.closer(event, this.#apart() < WIDE);
    }
  }

  #drop() {
    this.#pressed = null;
    this.#move.release?.(undefined);
  }

  /** How far neighbours are apart on the screen, in pixels. */
  #apart() {
    const spot = this.#places.spot(this.#places.middle());
    return spot.step * this.#image.getBoundingClientRect().width / this.#size[0];
  }

  /** A place was touched once. */
  #touch(place) {
    if (!this.#doing.open()) {
      this.#doing.closer?.();
      return;
    }
    let complete = false;
    this.#change(() => { complete = this.#move.tap(place); });
    if (complete) this.#send();
  }

  /** Opens the field for the new letter, where one is wanted. */
  #ask() {
    if (this.#move.asks && !this.#move.letter) this.#letter.focus();
  }

  #lettered() {
    this.#change(() => { this.#move.letter = [...this.#letter.value.toLowerCase()].at(-1) ?? ""; });
    this.#letter.value = this.#move.letter;
  }

  #key(event) {
    const arrow = ARROWS[event.key];
    const typing = event.target === this.#letter;
    if (event.ctrlKey || event.altKey || event.metaKey || (!typing && event.target !== this.element)) return;
    if (arrow && !typing) this.#point(this.#places.beside(this.#cursor ?? this.#move.marks.at(-1) ?? this.#move.from, ...this.#far(arrow, event)));
    else if (event.key === "Enter" && typing) this.#send();
    else if ((event.key === "Enter" || event.key === " ") && !typing && this.#cursor) {
      this.#touch(this.#cursor);
      this.#ask();
    }
    else if (event.key === "Backspace" && !typing) this.#change(() => this.#move.back());
    else if (event.key === "Escape" && this.#begun()) this.clear();
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  /** How far an arrow key goes: between points it is a tenth, with the shift key a unit. */
  #far(arrow, { shiftKey }) {
    const by = shiftKey ? this.#places.unit ?? 1 : 1;
    return arrow.map((way) => by * way);
  }

  /** Moves the cross of the keys, or of the mouse, to a place. */
  #point(place) {
    if (place === this.#cursor) return;
    this.#cursor = place;
    this.#draw();
    if (place && document.activeElement === this.element) this.#said.value = this.#move.shown() || (place.startsWith("*") ? "" : place);
  }

  #begun() {
    return this.#move.shown() !== "" || this.#letter.value !== "";
  }

  #change(change) {
    change();
    this.#draw();
  }

  async #send() {
    const text = this.#move.text();
    if (!text || this.#play.disabled) return;
    this.#play.disabled = true;
    const taken = await this.#doing.play(text);
    this.#play.disabled = false;
    // Typing goes on at the board, where the next move is made.
    if (taken) this.clear();
    this.#draw();
  }

  #draw() {
    const { marks } = this.#move;
    const spots = marks.map((place) => this.#places.spot(place));
    const shapes = [];
    const at = this.#places.spot(this.#cursor);
    if (at) shapes.push(...this.#cross(at, "cursor"));
    const from = this.#move.from ? [this.#places.spot(this.#move.from)] : [];
    if (this.#move.drawn && from.length + spots.length > 1) {
      const points = [...from, ...spots].filter(Boolean).map(({ x, y }) => `${x},${y}`).join(" ");
      shapes.push(shape("polyline", { points, class: "line", "stroke-width": spots[0].step * 0.16 }));
    }
    spots.forEach((spot, n) => shapes.push(...this.#mark(spot, n === spots.length - 1)));
    for (const cells of this.#move.ships ?? []) shapes.push(this.#ship(cells));
    const fresh = this.#move.fresh && this.#move.letter ? this.#places.spot(this.#move.fresh) : null;
    if (fresh) shapes.push(shape("text", { x: fresh.x, y: fresh.y, "font-size": fresh.step * 0.7 }, this.#move.letter.toUpperCase()));
    this.#marks.replaceChildren(...shapes);
    this.#told();
  }

  /** Lines through a place from edge to edge, so that its letter and its number are found. */
  #cross({ x, y, step, arm }, kind) {
    const [width, height] = this.#size;
    const thin = { class: kind, "stroke-width": Math.max(1.5, step * 0.05) };
    const d = arm ? `M${x - arm} ${y}H${x + arm}M${x} ${y - arm}V${y + arm}` : `M0 ${y}H${width}M${x} 0V${height}`;
    return [shape("path", { d, ...thin })];
  }

  #mark(spot, last) {
    const { x, y, step } = spot;
    const { half } = this.#move;
    if (half) return [this.#boxed([x, y], half.map((side) => side * step), step)];
    const ring = shape("circle", { cx: x, cy: y, r: step * 0.42, class: "mark", "stroke-width": step * 0.12 });
    return last ? [...this.#cross(spot, "hair"), ring] : [ring];
  }

  #ship(cells) {
    const [one, two] = [cells[0], cells.at(-1)].map((place) => this.#places.spot(place));
    const { step } = one;
    const [x, y] = [Math.min(one.x, two.x) - step * 0.4, Math.min(one.y, two.y) - step * 0.4];
    const [width, height] = [Math.abs(one.x - two.x) + step * 0.8, Math.abs(one.y - two.y) + step * 0.8];
    return shape("rect", { x, y, width, height, rx: step * 0.2, class: "ship", "stroke-width": step * 0.1 });
  }

  /** A piece round its middle. */
  #boxed([x, y], [wide, high], step) {
    return shape("rect", { x: x - wide, y: y - high, width: 2 * wide, height: 2 * high, class: "mark", "stroke-width": step * 0.12 });
  }

  /** What the bar says. */
  #told() {
    const text = this.#move.text();
    const { missing } = this.#move;
    this.bar.classList.toggle("begun", this.#begun());
    this.#said.value = this.#move.shown();
    this.#letter.hidden = !this.#move.asks;
    if (!this.#move.asks) this.#letter.value = "";
    this.#play.disabled = !text;
    if (missing) this.#trayed(missing);
  }

  /** The ships that are not placed yet: each can be dragged to the board. */
  #trayed(missing) {
    if (this.#tray.dataset.ships === missing.join()) return;
    this.#tray.dataset.ships = missing.join();
    this.#tray.replaceChildren(...missing.map((length) => {
      const ship = el("span", { class: "berth", "aria-hidden": "true" });
      ship.style.setProperty("--cells", length);
      ship.addEventListener("pointerdown", (event) => this.#launch(event, length));
      return ship;
    }));
  }

  /** Drags a ship from beside the board. */
  #launch(event, length) {
    event.preventDefault();
    event.stopPropagation();
    if (!this.#doing.open()) return;
    this.#move.hold(length);
    const follow = (event) => {
      const place = this.#under(event);
      if (place) this.#change(() => this.#move.stroke(place));
    };
    const end = () => {
      removeEventListener("pointermove", follow);
      removeEventListener("pointerup", end);
      removeEventListener("pointercancel", end);
      this.#change(() => this.#move.release(undefined));
    };
    // A finger stays with what it has touched first.
    event.target.releasePointerCapture?.(event.pointerId);
    addEventListener("pointermove", follow);
    addEventListener("pointerup", end);
    addEventListener("pointercancel", end);
  }
}
