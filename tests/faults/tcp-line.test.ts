import { connect, createServer, type Socket } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openLine, type TcpLine } from "@/tests/faults/support/tcp-line";

const isRun = process.env.FAULTS_MODE !== "list" && !process.env.FAULTS_EVENTS;
const check = test.skipIf(!isRun);

let line: TcpLine;
const echo = createServer({ allowHalfOpen: true }, (socket) => {
  socket.on("error", () => {});
  socket.pipe(socket);
});
beforeAll(async () => {
  await new Promise<void>((resolve) => echo.listen(0, "127.0.0.1", resolve));
  line = await openLine(() => (echo.address() as { port: number }).port);
});
afterAll(async () => {
  await line.close();
  echo.close();
});

type Heard = { socket: Socket; text: () => string; pieces: () => number; end: Promise<string> };

function call(text: string): Heard {
  const socket = connect(line.port, "127.0.0.1");
  let heard = "";
  let pieces = 0;
  socket.on("data", (chunk) => {
    heard += chunk;
    pieces += 1;
  });
  const end = new Promise<string>((resolve) => {
    socket.once("error", (error: NodeJS.ErrnoException) => resolve(error.code ?? "error"));
    socket.once("end", () => resolve("end"));
  });
  socket.write(text);
  return { socket, text: () => heard, pieces: () => pieces, end };
}

check("a connection without a fault passes all data and the end", async () => {
  const heard = call("hello");
  heard.socket.end();
  expect(await heard.end).toBe("end");
  expect(heard.text()).toBe("hello");
});

check(
  "a connection that is down refuses clients, and accepts them on the same port once repaired",
  async () => {
    await line.break({ down: true });
    expect(await call("hello").end).toBe("ECONNREFUSED");
    await line.repair();
    const heard = call("hello");
    heard.socket.end();
    expect(await heard.end).toBe("end");
  },
);

check("a silent connection accepts data and passes it on once repaired", async () => {
  await line.break({ hole: true });
  const heard = call("hello");
  await pause(200);
  expect(heard.text()).toBe("");
  await line.repair();
  await pause(200);
  expect(heard.text()).toBe("hello");
  heard.socket.destroy();
});

check(
  "the faults delay data, split it, or reset the connection after the given number of bytes",
  async () => {
    await line.break({ latencyMs: 150, sliceBytes: 5 });
    const began = performance.now();
    const slow = call("0123456789");
    slow.socket.end();
    await slow.end;
    expect(performance.now() - began).toBeGreaterThan(300);
    expect(slow.text()).toBe("0123456789");
    expect(slow.pieces()).toBeGreaterThan(1);

    await line.break({ limitBytes: 4 });
    const cut = call("0123456789");
    expect(["end", "ECONNRESET"]).toContain(await cut.end);
    expect(cut.text()).toBe("0123");
    await line.repair();
  },
);

check("open connections can be reset or half-closed", async () => {
  const [one, two] = [call("one"), call("two")];
  await pause(100);
  line.halfClose();
  expect(await two.end).toBe("end");
  line.cut();
  expect(["end", "ECONNRESET"]).toContain(await one.end);
  await pause(100);
  expect(line.countOpen()).toBe(0);
});
