// Where the places and points of a picture lie, and what they are called.

/** The places of a picture: `{x, y, step, cols, rows}` for each board, in the picture's pixels. `beyond`: nodes beyond
 *  the first board, as columns and rows from its first place. They have no name, so here each is `*` and its number. */
class Places {
  #boards;
  #beyond;

  constructor(boards, beyond = []) {
    this.#boards = boards;
    this.#beyond = beyond;
  }

  /** The name of the place at a point; null beside the boards. */
  at(x, y) {
    for (const [n, { x: left, y: top, step, cols, rows }] of this.#boards.entries()) {
      const col = Math.round((x - left) / step);
      const row = Math.round((y - top) / step);
      if (col >= 0 && col < cols.length && row >= 0 && row < rows.length) return `${cols[col]}${rows[row]}`;
      const beyond = n === 0 ? this.#node(col, row) : null;
      if (beyond) return beyond;
    }
    return null;
  }

  /** Where a place lies: `{x, y, step}`. */
  spot(name) {
    const found = this.#find(name);
    if (!found) return null;
    const { board, col, row } = found;
    return { x: board.x + board.step * col, y: board.y + board.step * row, step: board.step };
  }

  /** The place so many columns and rows further; the same where there is none. */
  beside(name, right, down) {
    const found = this.#find(name);
    if (!found) return this.middle();
    const { board, col, row } = found;
    const [to, below] = [board.cols[col + right], board.rows[row + down]];
    if (to !== undefined && below !== undefined) return `${to}${below}`;
    const beyond = board === this.#boards[0] ? this.#node(col + right, row + down) : null;
    return beyond ?? name;
  }

  /** How far one place is from another, as columns and rows; null for places of two boards. */
  between(one, other) {
    const [a, b] = [this.#find(one), this.#find(other)];
    return a && b && a.board === b.board ? { right: b.col - a.col, down: b.row - a.row } : null;
  }

  middle() {
    const { cols, rows } = this.#boards[0];
    return `${cols[cols.length >> 1]}${rows[rows.length >> 1]}`;
  }

  /** The node beyond the first board that lies there; null where there is none. */
  #node(col, row) {
    const found = this.#beyond.findIndex(([right, down]) => right === col && down === row);
    return found < 0 ? null : `*${found}`;
  }

  #find(name) {
    const [, letters, digits] = /^(\D+)(\d+)$/.exec(name ?? "") ?? [];
    if (letters === "*") {
      const [col, row] = this.#beyond[digits];
      return { board: this.#boards[0], col, row };
    }
    for (const board of this.#boards) {
      const [col, row] = [board.cols.indexOf(letters), board.rows.indexOf(Number(digits))];
      if (col >= 0 && row >= 0) return { board, col, row };
    }
    return null;
  }
}

/** How far beside a sheet a finger still means its edge, in tenths. */
const EDGE = 5;

/** The points of a sheet, in tenths, named as they are typed: `7.3 12.8`. `sheet`: `{x, y, step, across, down}`, where
 *  the point `0 0` lies in the picture, the pixels of a unit, and the first and the last number each way. */
class Points {
  /** How many of them are one unit apart. */
  unit = 10;
  #sheet;

  constructor(sheet) {
    this.#sheet = sheet;
  }

  /** The name of the point there; null beside the sheet. */
  at(x, y) {
    const { x: left, y: top, step, across, down } = this.#sheet;
    const tenths = [Math.round((x - left) * 10 / step), Math.round((y - top) * 10 / step)];
    const near = (n, [first, last]) => n >= first - EDGE && n <= last + EDGE;
    return near(tenths[0], across) && near(tenths[1], down) ? this.#named(...tenths) : null;
  }

  /** Where a point lies. Its cross is short: one from edge to edge would aim at what lies across the fold. */
  spot(name) {
    if (!name) return null;
    const { x, y, step } = this.#sheet;
    const [right, below] = name.split(" ").map(Number);
    return { x: x + right * step, y: y + below * step, step, arm: step };
  }

  /** The point so many tenths further. */
  beside(name, right, down) {
    if (!name) return this.middle();
    const [x, y] = tenths(name);
    return this.#named(x + right, y + down);
  }

  middle() {
    const { across, down } = this.#sheet;
    return this.#named((across[0] + across[1]) >> 1, (down[0] + down[1]) >> 1);
  }

  /** The nearest point that is on the sheet. */
  #named(x, y) {
    const { across, down } = this.#sheet;
    const within = (n, [first, last]) => Math.min(last, Math.max(first, n)) / 10;
    return `${within(x, across)} ${within(y, down)}`;
  }
}

/** The tenths of a point's name. */
export function tenths(name) {
  return name.split(" ").map((number) => Math.round(number * 10));
}

/** What can be marked on a picture: `targets` are what it tells. */
export function places({ boards, sheet, move }) {
  return sheet ? new Points(sheet) : new Places(boards, move.beyond);
}
