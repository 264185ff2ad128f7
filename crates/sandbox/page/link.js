// How a page hears what happens: through the worker that all tabs share, or where there is none by itself.

import { Stream } from "./stream.js";

/** Tells what a person sees from now on: `tell(name, detail)`. */
export function listen(me, tell) {
  if (!("SharedWorker" in window)) {
    alone(me, tell);
    return;
  }
  const worker = new SharedWorker("/worker.js", { type: "module" });
  const join = () => worker.port.postMessage(me);
  worker.port.onmessage = ({ data: [name, detail] }) => tell(name, detail);
  worker.onerror = () => alone(me, tell);
  addEventListener("pagehide", () => worker.port.postMessage(0));
  addEventListener("pageshow", ({ persisted }) => { if (persisted) join(); });
  join();
}

/** With a connection of its own, which a tab that nobody looks at leaves to others. */
function alone(me, tell) {
  const stream = new Stream(me);
  const follow = () => (document.hidden ? stream.leave(tell) : stream.join(tell));
  document.addEventListener("visibilitychange", follow);
  follow();
}
