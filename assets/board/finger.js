// What a finger has marked on a board, and the text of the move that this makes. No game is known here: a picture says
// where its places lie, what they are called, and what a move is made of.

import { tenths } from "./places.js";

/** A move in the making. `made`: what a move is made of, as a picture tells it. */
export function begin(made, places) {
  const kinds = { places: Path, points: Spots, letter: Lettered, word: Word, fleet: Fleet };
  const Kind = kinds[made?.of];
  return Kind ? new Kind(made, places) : null;
}

/** The arrow of a link, by its columns and rows. */
const ARROWS = {
  "0 -1": "↑", "1 -1": "↗", "1 0": "→", "1 1": "↘", "0 1": "↓", "-1 1": "↙", "-1 0": "←", "-1 -1": "↖",
};

/** Places one after the other. A path that goes on from somewhere may come through a place again. */
class Path {
  marks = [];
  asks = false;
  #made;
  #places;

  constructor(made, places) {
    this.#made = made;
    this.#places = places;
  }

  /** Where the path begins, if it goes on from somewhere. */
  get from() {
    return this.#made.from;
  }

  /** Whether the marks are one line. */
  get drawn() {
    return Boolean(this.from) || this.#made.between === "-";
  }

  /** Whether a stroke of the pen adds places. */
  get strokes() {
    return this.#made.most > 1;
  }

  /** Whether more may be marked after one. */
  get several() {
    return this.#made.most > 1;
  }

  /** Marks a place. Whether that says that the move is complete: the last place was touched once more. */
  tap(place) {
    const { marks } = this;
    if (marks.at(-1) === place) {
      if (this.text()) return true;
      marks.pop();
    } else if (this.#shut(place)) {
      return false;
    } else if (!this.from && marks.includes(place)) {
      marks.splice(marks.indexOf(place), 1);
    } else if (place !== this.from || marks.length > 0) {
      if (marks.length >= this.#made.most) marks.length = 0;
      marks.push(place);
    }
    return false;
  }

  /** A stroke has come to a place. */
  stroke(place) {
    const { marks } = this;
    if (marks.at(-1) === place || (marks.length === 0 && place === this.from) || this.#shut(place)) return;
    // A line has two ends: the second one follows the finger.
    if (this.#made.most === 2 && marks.length === 2) marks.pop();
    if (marks[0] === place && this.#made.most === 2) return;
    if (marks.length < this.#made.most && (this.from || !marks.includes(place))) marks.push(place);
  }

  /** Whether no path goes there: it ends beyond the board, and comes there by a single link. */
  #shut(place) {
    const last = this.marks.at(-1) ?? this.from;
    return Boolean(last?.startsWith("*")) || (place.startsWith("*") && !this.#arrow(last, place));
  }

  /** The arrow of a link; undefined where it is none. */
  #arrow(from, to) {
    const { right, down } = this.#places.between(from, to);
    return ARROWS[`${right} ${down}`];
  }

  back() {
    this.marks.pop();
  }

  clear() {
    this.marks.length = 0;
  }

  /** What has been marked, complete or not. What has no name is told by the arrow of the link to it. */
  shown() {
    const { marks, from } = this;
    const name = (place, n) => (place.startsWith("*") ? this.#arrow(marks[n - 1] ?? from, place) : place);
    return marks.map(name).join(this.#made.between);
  }

  /** The text of the move; an empty one while something is missing. */
  text() {
    return this.marks.length >= this.#made.least ? this.shown() : "";
  }
}

/** Points of a sheet: one that follows the finger, or the middles of pieces. A touch of a piece means its middle. */
class Spots extends Path {
  /** Half the width and half the height of a piece, in units. */
  half;
  #pieces;

  constructor({ most, pieces, half }, places) {
    super({ least: 1, most, between: ", ", from: null }, places);
    this.half = half?.map((side) => side / 10);
    this.#pieces = pieces.map((middle) => middle.map((side) => side / 10).join(" "));
  }

  /** A single point goes where the finger is drawn. */
  get strokes() {
    return !this.several;
  }

  tap(point) {
    return super.tap([...this.marks, ...this.#pieces].find((piece) => this.#covers(piece, point)) ?? point);
  }

  stroke(point) {
    this.marks = [point];
  }

  #covers(piece, point) {
    const [one, other] = [tenths(piece), tenths(point)];
    return this.half?.every((side, n) => Math.abs(one[n] - other[n]) <= side * 10) ?? false;
  }
}

/** A place and a letter. */
class Lettered {
  marks = [];
  letter = "";
  drawn = false;
  strokes = false;

  /** Whether a letter is wanted. */
  get asks() {
    return this.marks.length > 0;
  }

  /** The place that gets the letter. */
  get fresh() {
    return this.marks[0] ?? null;
  }

  tap(place) {
    if (this.marks[0] === place && this.text()) return true;
    this.marks = [place];
    return false;
  }

  stroke() {}

  back() {
    this.clear();
  }

  clear() {
    this.marks = [];
    this.letter = "";
  }

  shown() {
    return [...this.marks, this.letter].join(" ").trim();
  }

  text() {
    return this.marks.length > 0 && this.letter ? this.shown() : "";
  }
}

/** A word along letters that stand there and a new one. */
class Word {
  marks = [];
  letter = "";
  drawn = true;
  strokes = true;
  several = true;
  #letters;
  #places;

  constructor(made, places) {
    this.#letters = made.letters;
    this.#places = places;
  }

  get fresh() {
    return this.marks.find((place) => !(place in this.#letters)) ?? null;
  }

  get asks() {
    return this.fresh !== null;
  }

  tap(place) {
    const { marks } = this;
    const at = marks.indexOf(place);
    if (at >= 0 && at === marks.length - 1) {
      if (this.text()) return true;
      marks.pop();
    } else if (at >= 0) {
      marks.length = at + 1;
    } else {
      this.stroke(place);
    }
    return false;
  }

  /** The next letter lies beside the one before, and one is new. */
  stroke(place) {
    const { marks } = this;
    const lies = marks.length > 0 ? this.#places.between(marks.at(-1), place) : { right: 1, down: 0 };
    const beside = lies && Math.abs(lies.right) + Math.abs(lies.down) === 1;
    if (!beside || marks.includes(place) || (this.asks && !(place in this.#letters))) return;
    marks.push(place);
    if (!this.asks) this.letter = "";
  }

  back() {
    this.marks.pop();
    if (!this.asks) this.letter = "";
  }

  clear() {
    this.marks = [];
    this.letter = "";
  }

  #word() {
    return this.marks.map((place) => this.#letters[place] ?? (this.letter || "_")).join("");
  }

  shown() {
    return this.#word().toUpperCase();
  }

  text() {
    return this.fresh && this.letter ? `${this.fresh} ${this.letter} ${this.#word()}` : "";
  }
}

/** Ships are dragged to their places and turned by a touch; what is changed is said at once. */
class Fleet {
  drawn = false;
  strokes = true;
  several = true;
  asks = false;
  #ships;
  #before;
  #missing;
  #places;
  #held = null;

  constructor(made, places) {
    this.#places = places;
    this.#before = made.ships.map((ends) => ends.join("-"));
    this.#missing = made.missing;
    this.clear();
  }

  clear() {
    this.#ships = this.#before.map((ship) => ship.split("-"));
    this.#held = null;
  }

  /** The ships as lists of places. */
  get ships() {
    return this.#ships.map((ends) => this.#cells(ends));
  }

  get marks() {
    return [];
  }

  /** How long the ships are that are not placed yet. */
  get missing() {
    const left = [...this.#missing, ...this.#before.map((ship) => this.#cells(ship.split("-")).length)];
    for (const cells of this.ships) left.splice(left.indexOf(cells.length), 1);
    return left.sort((a, b) => b - a);
  }

  /** Turns the ship at a place about its first cell, or sets one of a single cell where there is water. */
  tap(place) {
    const n = this.#at(place);
    if (n >= 0) {
      const [one, two] = this.#ships[n];
      const { right, down } = this.#places.between(one, two);
      const turned = this.#reach(one, down, right);
      if (turned) this.#ships[n] = [one, turned];
    } else if (this.missing.includes(1)) {
      this.#ships.push([place, place]);
    }
    return false;
  }

  /** A ship is taken up from beside the board. */
  hold(length) {
    this.#held = { length, grip: null, ends: null };
  }

  /** A stroke begins: on a ship it takes it up, on water it draws a new one. */
  press(place) {
    if (this.#held) return;
    const n = this.#at(place);
    this.#held = n >= 0 ? { n, was: this.#ships[n], grip: place } : { from: place };
  }

  stroke(place) {
    const held = this.#held;
    if (!held) return;
    if (held.n !== undefined) {
      const { right, down } = this.#places.between(held.grip, place) ?? { right: 0, down: 0 };
      const ends = held.was.map((end) => this.#reach(end, right, down));
      if (ends.every(Boolean)) this.#ships[held.n] = ends;
    } else if (held.length) {
      const end = this.#reach(place, held.length - 1, 0);
      if (end) this.#put(held, [place, end]);
    } else {
      this.#draw(held, place);
    }
  }

  /** The stroke has ended; beside the board (`null`) its ship is taken back. */
  release(place) {
    const held = this.#held;
    this.#held = null;
    if (held?.n !== undefined && place === null) this.#ships.splice(held.n, 1);
  }

  #draw(held, place) {
    const { right, down } = this.#places.between(held.from, place) ?? { right: 0, down: 0 };
    const across = Math.abs(right) >= Math.abs(down);
    const wanted = 1 + Math.max(Math.abs(right), Math.abs(down));
    if (held.own !== undefined) this.#ships.splice(held.own, 1);
    held.own = undefined;
    const length = this.missing.find((one) => one <= wanted);
    if (!length) return;
    const far = (length - 1) * Math.sign(across ? right : down);
    const end = this.#reach(held.from, across ? far : 0, across ? 0 : far);
    if (end) this.#put(held, [held.from, end]);
  }

  #put(held, ends) {
    if (held.own === undefined) held.own = this.#ships.push(ends) - 1;
    else this.#ships[held.own] = ends;
  }

  /** The place so far away; null beside the board. */
  #reach(place, right, down) {
    const there = this.#places.beside(place, right, down);
    return there !== place || (right === 0 && down === 0) ? there : null;
  }

  #at(place) {
    return this.ships.findIndex((cells) => cells.includes(place));
  }

  #cells([one, two]) {
    const { right, down } = this.#places.between(one, two);
    const steps = Math.max(Math.abs(right), Math.abs(down));
    return Array.from({ length: steps + 1 }, (_, n) =>
      this.#places.beside(one, Math.sign(right) * n, Math.sign(down) * n));
  }

  back() {
    this.clear();
  }

  /** What has changed: ships that are taken back, then those that are placed. */
  text() {
    const name = ([one, two]) => (one === two ? one : `${one}-${two}`);
    const key = (ends) => [...ends].sort().join("-");
    const now = this.#ships.map(key);
    const before = this.#before.map((ship) => key(ship.split("-")));
    const gone = this.#before.map((ship) => ship.split("-")).filter((ends) => !now.includes(key(ends)));
    const placed = this.#ships.filter((ends) => !before.includes(key(ends)));
    return [...gone, ...placed].map(name).join(", ");
  }

  shown() {
    return this.text();
  }
}
