// Shared by all tabs of a browser: one connection for each person, however many tabs look on. A browser has only six
// connections to a server, and those of a seventh tab would wait for ever.

import { Stream } from "./stream.js";

const streams = new Map();

addEventListener("connect", ({ ports: [port] }) => {
  let stream = null;
  const tell = (...told) => port.postMessage(told);
  // A tab says as whom it looks on, and 0 when it goes.
  port.onmessage = ({ data: me }) => {
    stream?.leave(tell);
    stream = null;
    if (!me) return;
    if (!streams.has(me)) streams.set(me, new Stream(me));
    stream = streams.get(me);
    stream.join(tell);
  };
});
