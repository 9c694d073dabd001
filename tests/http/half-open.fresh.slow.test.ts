import { createServer, type Server } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { guardDuringFile } from "@/tests/support/guarded";
import { sendRaw } from "@/tests/support/raw-http";
import { startSteadyClock } from "@/tests/support/steady-clock";

/** Milliseconds that a connection without a complete request may stay open. */
const WITHIN_MS = 15_000;
const MOMENT_MS = 1_000;
const DRIP_MS = 150;
/** Milliseconds that a handler needs for its response, longer than a connection may be silent. */
const SLOW_MS = 17_000;

let server: Server;
// The server listens before it is guarded, as the framework's server does.
beforeAll(async () => {
  server = createServer((request, response) => {
    if (request.url === "/slow") setTimeout(() => response.end("late"), SLOW_MS);
    else request.resume().on("end", () => response.end("hello"));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
});
guardDuringFile();
afterAll(() => server.close());

/**
 * Returns the milliseconds until the server ends a connection that sends `first`, or one byte if `first` is empty, and
 * then `drip` at intervals.
 */
function openUntilEnded(first: string, drip: string): Promise<number> {
  const stop = startSteadyClock();
  return new Promise((resolve) => {
    const socket = connect((server.address() as AddressInfo).port, "127.0.0.1", () =>
      socket.write(first || "G"),
    );
    const dripping = setInterval(() => drip && socket.writable && socket.write(drip), DRIP_MS);
    socket.on("error", () => {});
    socket.resume();
    socket.on("close", () => {
      clearInterval(dripping);
      resolve(stop());
    });
  });
}

const LINE = "GET / HTTP/1.1\r\nHost: a\r\n";

test.concurrent.each([
  ["sends only a request line", LINE, ""],
  ["sends its headers a byte at a time", `${LINE}X-A: `, "a"],
  ["keeps sending empty lines", "\r\n", "\r\n"],
  ["stops within a body", `POST${LINE.slice(3)}Content-Length: 9\r\n\r\nabc`, ""],
  ["stops between two chunks", `POST${LINE.slice(3)}Transfer-Encoding: chunked\r\n\r\n3\r\nabc\r\n`, ""],
])("guardServer ends, within 15 seconds, a connection that %s", async (_, first, drip) => {
  expect(await openUntilEnded(first, drip)).toBeLessThan(WITHIN_MS + MOMENT_MS);
});

test.concurrent.each([
  ["has no body", ""],
  ["has sent its body", "Content-Length: 3\r\n\r\nabc"],
])("guardServer waits longer for the response to a request that %s", { timeout: 30_000 }, async (_, body) => {
  const head = `POST /slow HTTP/1.1\r\nHost: a\r\nConnection: close\r\n`;
  const answer = await sendRaw((server.address() as AddressInfo).port, head + (body || "\r\n"), 25_000);
  expect([answer.status, answer.body]).toEqual([200, "late"]);
});
