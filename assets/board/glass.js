// Looks at a picture through a glass: two fingers, or the wheel with a key, make it larger; one finger moves it then.

/** How much larger a picture becomes at most. */
const MOST = 6;
/** How much larger it becomes when a place was too small to be hit surely. */
const CLOSER = 2.5;

export class Glass {
  #frame;
  #layer;
  #whole;
  #scale = 1;
  #x = 0;
  #y = 0;
  #fingers = new Map();
  /** Where the finger that moves was before. */
  #last = null;

  /** `frame` stays as it is; `layer` in it grows. */
  constructor(frame, layer, whole) {
    this.#frame = frame;
    this.#layer = layer;
    this.#whole = whole;
    frame.addEventListener("wheel", (event) => this.#wheel(event), { passive: false });
  }

  /** A finger comes. Whether there are two now. */
  down(event) {
    if (event.pointerType === "touch") this.#fingers.set(event.pointerId, event);
    return this.#fingers.size > 1;
  }

  /** A finger moves. Whether two do. */
  move(event) {
    if (!this.#fingers.has(event.pointerId)) return false;
    const before = this.#pinch();
    const last = this.#fingers.get(event.pointerId);
    this.#fingers.set(event.pointerId, event);
    if (this.#fingers.size < 2) {
      // Kept for a slide, which needs to know from where.
      this.#last = last;
      return false;
    }
    const after = this.#pinch();
    this.#grow(after.apart / before.apart, after.x, after.y);
    this.#shift(after.x - before.x, after.y - before.y);
    return true;
  }

  /** One finger, or the mouse, slides what is larger than its frame. */
  slide(event) {
    if (this.#scale === 1) return;
    if (event.pointerType === "mouse") this.#shift(event.movementX, event.movementY);
    else if (this.#last) this.#shift(event.clientX - this.#last.clientX, event.clientY - this.#last.clientY);
  }

  /** A finger goes. Whether there were two. */
  up(event) {
    const two = this.#fingers.size > 1;
    this.#fingers.delete(event.pointerId);
    return two;
  }

  /** Shows what lies round a point larger, where it is too small, unless it is larger already. */
  closer(event, small) {
    if (small && this.#scale === 1) this.#grow(CLOSER, event.clientX, event.clientY);
  }

  #pinch() {
    const [one, two] = [...this.#fingers.values()];
    if (!two) return { x: one.clientX, y: one.clientY, apart: 1 };
    const apart = Math.max(1, Math.hypot(one.clientX - two.clientX, one.clientY - two.clientY));
    return { x: (one.clientX + two.clientX) / 2, y: (one.clientY + two.clientY) / 2, apart };
  }

  #wheel(event) {
    if (!event.ctrlKey) return;
    event.preventDefault();
    this.#grow(Math.exp(-event.deltaY / 300), event.clientX, event.clientY);
  }

  /** Grows by a factor; the point of the screen stays where it is. */
  #grow(by, clientX, clientY) {
    const scale = Math.min(MOST, Math.max(1, this.#scale * by));
    const box = this.#frame.getBoundingClientRect();
    const [x, y] = [clientX - box.left, clientY - box.top];
    this.#x = x - (x - this.#x) * scale / this.#scale;
    this.#y = y - (y - this.#y) * scale / this.#scale;
    this.#scale = scale;
    this.#shift(0, 0);
  }

  /** Moves what is seen, but never beyond its edges. */
  #shift(right, down) {
    const { clientWidth: width, clientHeight: height } = this.#frame;
    const within = (at, side) => Math.min(0, Math.max(at, side - side * this.#scale));
    this.#x = within(this.#x + right, width);
    this.#y = within(this.#y + down, height);
    this.#layer.style.transform = this.#scale === 1 ? "" : `translate(${this.#x}px, ${this.#y}px) scale(${this.#scale})`;
    // As long as all is seen, a finger scrolls the page round it.
    this.#frame.style.touchAction = this.#whole || this.#scale > 1 ? "none" : "";
  }
}
