import http from "node:http";
import https from "node:https";
import type { Socket } from "node:net";

/** The largest number of bytes of one response. An identity provider's configuration and keys are a few kilobytes. */
const BYTES_MAX = 1_000_000;
/** The longest life of a connection, even if data still arrives. */
const LIFE_MS_MAX = 10_000;
const LOOK_EVERY_MS = 50;

/**
 * Ends a connection that lives too long or receives too much. The library reads whole responses into memory, so a
 * provider could otherwise fill it.
 */
function limit(socket: Socket): Socket {
  const endAt = performance.now() + LIFE_MS_MAX;
  const watch = setInterval(() => {
    if (socket.bytesRead <= BYTES_MAX && performance.now() < endAt) return;
    socket.destroy(Object.assign(new Error("the response is too long or too slow"), { code: "ETOOBIG" }));
  }, LOOK_EVERY_MS);
  watch.unref();
  socket.once("close", () => clearInterval(watch));
  return socket;
}

type Connect = (options: unknown, done: unknown) => Socket;

function limited<A extends http.Agent>(agent: A): A {
  const own = agent as unknown as { createConnection: Connect };
  const connect = own.createConnection.bind(agent);
  own.createConnection = (options, done) => limit(connect(options, done));
  return agent;
}

/** Agents that open a connection for one call, limited in size and time. */
export const LIMITED = {
  http: limited(new http.Agent({ keepAlive: false })),
  https: limited(new https.Agent({ keepAlive: false })),
};
