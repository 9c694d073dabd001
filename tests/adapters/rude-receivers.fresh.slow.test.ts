import type { Socket } from "node:net";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { type PostOutcome, postWebhook } from "@/lib/adapters/post/post-webhook";
import { flood, keepWriting, startRude } from "@/tests/support/rude-receiver";
import { startSteadyClock } from "@/tests/support/steady-clock";

/** Unhandled errors, any of which would end a server. Here they fail the test that caused them. */
const astray: unknown[] = [];
const note = (error: unknown) => astray.push(error);
beforeAll(() => {
  process.on("unhandledRejection", note);
  process.on("uncaughtException", note);
});
afterAll(() => {
  process.off("unhandledRejection", note);
  process.off("uncaughtException", note);
});

// Most of these tests wait, so they run concurrently.
vi.setConfig({ maxConcurrency: 60, testTimeout: 30_000 });

/**
 * `tookMs` is the real duration of a call. `steadyMs` leaves out the time in which a busy machine did not run this
 * process.
 */
type Sent = PostOutcome & { tookMs: number; steadyMs: number };

/** Posts once to a receiver whose connections `act` controls, and checks that the connection is closed. */
async function post(act: (socket: Socket, number: number) => void, scheme = "http"): Promise<Sent> {
  const receiver = await startRude(act);
  const started = performance.now();
  const stop = startSteadyClock();
  const sent = await postWebhook(receiver.url.replace("http", scheme), '{"event_type":"x"}', {}, "test");
  const steadyMs = stop();
  const tookMs = performance.now() - started;
  // On a busy machine the close event comes late.
  await vi.waitFor(() => expect(receiver.open.size).toBe(0), 10_000);
  expect(receiver.connections).toBe(1);
  expect(astray).toEqual([]);
  await receiver.close();
  return { ...sent, tookMs, steadyMs };
}

const answer = (text: string) => (socket: Socket) => socket.once("data", () => socket.write(text));
const OK = "HTTP/1.1 200 OK\r\n";

describe("postWebhook to a receiver that sends a status and headers", () => {
  test.concurrent("counts a 2xx as delivered if no body follows within two seconds", async () => {
    const sent = await post(answer(`${OK}Content-Length: 20\r\n\r\n`));
    expect(sent).toMatchObject({ outcome: "delivered", responseCode: 200, responseText: "" });
    // `latencyMs` ends when the outcome is known, and the wait for the body follows.
    expect(sent.tookMs - sent.latencyMs).toBeGreaterThan(1_900);
    expect(sent.steadyMs).toBeLessThan(4_800);
  });

  test.concurrent("counts a 2xx with a slow body as delivered, and stores the part of the body that arrived in time", async () => {
    const sent = await post((socket) =>
      socket.once("data", () => {
        socket.write(`${OK}Content-Length: 5000\r\n\r\n`);
        keepWriting(socket, "x", 200);
      }),
    );
    expect(sent).toMatchObject({ outcome: "delivered", responseCode: 200 });
    expect(sent.responseText).toMatch(/^x{3,20}$/);
    expect(sent.steadyMs).toBeLessThan(4_800);
  });

  test.concurrent("counts a 2xx as delivered if the connection breaks within the body", async () => {
    const sent = await post((socket) =>
      socket.once("data", () => {
        socket.write(`${OK}Content-Length: 5000\r\n\r\nthe first`, () => socket.resetAndDestroy());
      }),
    );
    expect(sent).toMatchObject({ outcome: "delivered", responseCode: 200 });
    expect(sent.steadyMs).toBeLessThan(4_800);
  });

  test.concurrent("counts a 2xx with invalid chunks as delivered", async () => {
    const sent = await post(answer(`${OK}Transfer-Encoding: chunked\r\n\r\nnot a size\r\n`));
    expect(sent).toMatchObject({ outcome: "delivered", responseCode: 200 });
  });

  test.concurrent("stores two kilobytes of a ten-megabyte body, and stops reading soon afterwards", async () => {
    let out = 0;
    const sent = await post((socket) =>
      socket.once("data", () => {
        socket.write(`${OK}Content-Length: 10485760\r\n\r\n`);
        flood(socket, Buffer.alloc(65_536, "y"));
        socket.on("close", () => {
          out = socket.bytesWritten;
        });
      }),
    );
    expect(sent).toMatchObject({ outcome: "delivered", responseText: "y".repeat(2_048) });
    expect(sent.steadyMs).toBeLessThan(4_800);
    // The limit is generous, because the kernel's buffers on both ends also accept bytes before the connection is
    // closed.
    expect(out).toBeLessThan(8_000_000);
  });

  test.concurrent("can store a body that is cut within a character or contains NUL", async () => {
    const sent = await post(answer(`${OK}Connection: close\r\n\r\na\0${"é".repeat(2_000)}`));
    expect(sent.responseText).toMatch(/^aé+\uFFFD?$/);
  });

  test.concurrent.each([
    [200, "delivered"],
    [202, "delivered"],
    [204, "delivered"],
    [205, "delivered"],
    [299, "delivered"],
    [300, "http_error"],
    [301, "redirect"],
    [302, "redirect"],
    [303, "redirect"],
    [304, "http_error"],
    [307, "redirect"],
    [308, "redirect"],
    [400, "http_error"],
    [410, "http_error"],
    [429, "http_error"],
    [500, "http_error"],
    [599, "http_error"],
  ] as const)("treats %i as %s", async (code, outcome) => {
    const length = [204, 304].includes(code) ? "" : "Content-Length: 0\r\n";
    const sent = await post(answer(`HTTP/1.1 ${code} So\r\nLocation: http://127.0.0.1:1/\r\n${length}\r\n`));
    expect(sent).toMatchObject({ outcome, responseCode: code, responseText: "" });
    expect(sent.steadyMs).toBeLessThan(4_800);
  });

  test.concurrent.each([100, 102, 103])(
    "skips an interim response %i that it did not request",
    async (code) => {
      const sent = await post(answer(`HTTP/1.1 ${code} Wait\r\n\r\nHTTP/1.1 204 No Content\r\n\r\n`));
      expect(sent).toMatchObject({ outcome: "delivered", responseCode: 204 });
    },
  );
});

/** Sends one byte every 0.8 seconds, like a very slow handshake record. */
function trickle(socket: Socket, bytes: number[]): void {
  const timer = setInterval(() => socket.write(Uint8Array.of(bytes.shift() ?? 0)), 800);
  socket.on("close", () => clearInterval(timer));
}

describe("postWebhook to a receiver that does not answer", () => {
  test.concurrent("fails after 15 seconds if the receiver accepts the connection but never answers", async () => {
    const sent = await post(() => {});
    expect(sent).toMatchObject({ outcome: "timeout", responseCode: null, responseText: null });
    expect(sent.tookMs).toBeGreaterThan(14_900);
    expect(sent.steadyMs).toBeLessThan(19_000);
  });

  test.concurrent("fails after 15 seconds if the receiver sends its headers too slowly", async () => {
    const sent = await post((socket) => {
      socket.write(OK);
      keepWriting(socket, "X-More: 1\r\n", 500);
    });
    expect(sent.outcome).toBe("timeout");
    expect(sent.tookMs).toBeGreaterThan(14_900);
    expect(sent.steadyMs).toBeLessThan(19_000);
  });

  test.concurrent.each([
    ["never answers the handshake", () => {}],
    [
      "sends the handshake too slowly",
      (socket: Socket) => trickle(socket, [0x16, 3, 3, 0x3f, 0xff, 2, 0, 0x3f]),
    ],
  ] as const)("fails after 5 seconds if an https receiver %s", async (_how, act) => {
    const sent = await post(act, "https");
    expect(sent.outcome).toBe("timeout");
    expect(sent.tookMs).toBeGreaterThan(4_900);
    expect(sent.steadyMs).toBeLessThan(9_000);
  });

  test.concurrent.each<[string, (socket: Socket) => unknown]>([
    ["resets the connection immediately", (socket) => socket.resetAndDestroy()],
    ["resets the connection after reading", (socket) => socket.once("data", () => socket.resetAndDestroy())],
    ["closes the connection without a response", (socket) => socket.once("data", () => socket.end())],
    [
      "closes the connection within its headers",
      (socket) => socket.once("data", () => socket.end(`${OK}X-A: `)),
    ],
  ])("logs that the connection was cut off if the receiver %s", async (_how, act) => {
    const sent = await post(act);
    expect(sent).toMatchObject({ outcome: "reset", responseCode: null });
    expect(sent.steadyMs).toBeLessThan(4_800);
  });

  test.concurrent.each<[string, (socket: Socket) => unknown]>([
    ["answers in another protocol", answer("220 mail.example.com ESMTP ready\r\n")],
    ["sends random bytes", (socket) => socket.write(Buffer.alloc(4_096, 0xfe))],
    ["switches protocols", answer("HTTP/1.1 101 Switching\r\nUpgrade: x\r\nConnection: Upgrade\r\n\r\n")],
    ["sends two Content-Length headers", answer(`${OK}Content-Length: 1\r\nContent-Length: 2\r\n\r\nab`)],
    [
      "sends a Content-Length that is too large for a number",
      answer(`${OK}Content-Length: 99999999999999999999999\r\n\r\n`),
    ],
    ["sends an endless header", (socket) => flood(socket, Buffer.from(`${OK}X-A: ${"a".repeat(60_000)}`))],
    ["sends too many headers", answer(OK + "X-A: b\r\n".repeat(50_000))],
    [
      "sends interim responses without end",
      (socket) => socket.once("data", () => flood(socket, Buffer.from("HTTP/1.1 103 Early Hints\r\n\r\n"))),
    ],
  ])("fails immediately if the receiver %s", async (_how, act) => {
    const sent = await post(act);
    expect(sent).toMatchObject({ outcome: "connection", responseCode: null });
    expect(sent.steadyMs).toBeLessThan(4_800);
  });

  test.concurrent("fails if an https receiver does not encrypt", async () => {
    const sent = await post(answer(`${OK}\r\n`), "https");
    expect(sent.outcome).toBe("tls");
    expect(sent.steadyMs).toBeLessThan(4_800);
  });

  test("fails if no server listens on the port", async () => {
    const gone = await startRude(() => {});
    await gone.close();
    expect(await postWebhook(gone.url, "{}", {}, "test")).toMatchObject({ outcome: "refused" });
  });
});

test("postWebhook reads at most the compressed size of a compression bomb", async () => {
  const bomb = gzipSync(Buffer.alloc(200_000_000));
  const before = process.memoryUsage().rss;
  const sent = await post((socket) =>
    socket.once("data", () => {
      socket.write(`${OK}Content-Encoding: gzip\r\nContent-Length: ${bomb.length}\r\n\r\n`);
      socket.write(bomb);
    }),
  );
  expect(sent.outcome).toBe("delivered");
  expect(sent.responseText?.length).toBeLessThanOrEqual(2_048);
  expect(process.memoryUsage().rss - before).toBeLessThan(80_000_000);
});

test("postWebhook to a receiver that hangs does not delay deliveries to the same receiver or to others", async () => {
  const hangs = await startRude(() => {});
  const answers = await startRude(answer("HTTP/1.1 204 No Content\r\n\r\n"));
  const waiting = Array.from({ length: 40 }, () => postWebhook(hangs.url, "{}", {}, "test"));
  await vi.waitFor(() => expect(hangs.connections).toBe(40), 10_000);
  const stop = startSteadyClock();
  const sent = await Promise.all(
    Array.from({ length: 40 }, () => postWebhook(answers.url, "{}", {}, "test")),
  );
  expect(sent.map(({ outcome }) => outcome)).toEqual(Array(40).fill("delivered"));
  expect(stop()).toBeLessThan(4_800);
  await hangs.close();
  for (const { outcome } of await Promise.all(waiting)) expect(outcome).toBe("reset");
  await answers.close();
});

test("postWebhook opens a new connection for each delivery, so a receiver that closes its connections loses no delivery", async () => {
  const receiver = await startRude((socket) =>
    socket.once("data", () => {
      socket.write(`${OK}Connection: keep-alive\r\nKeep-Alive: timeout=60\r\nContent-Length: 0\r\n\r\n`);
      setTimeout(() => socket.resetAndDestroy(), 1);
    }),
  );
  for (let number = 1; number <= 50; number++) {
    expect((await postWebhook(receiver.url, "{}", {}, "test")).outcome).toBe("delivered");
  }
  expect(receiver.connections).toBe(50);
  await receiver.close();
});
