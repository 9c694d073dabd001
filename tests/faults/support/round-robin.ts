import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from "node:http";

/** The number of times that each process is tried while all of them refuse the connection. */
const TRIES_PER_PROCESS = 2;

/**
 * Listens at `port` and passes each request to the next process, like a load balancer. Skips a process that refuses the
 * connection. If a process ends during its response, resets the caller's connection.
 */
export async function openRoundRobin(port: number, ports: readonly number[]): Promise<void> {
  const agent = new Agent({ keepAlive: true });
  let turn = 0;
  const pass = (asked: IncomingMessage, answer: ServerResponse, body: Buffer, triesLeft: number) => {
    const { method, url: path, headers } = asked;
    const to = ports[turn++ % ports.length];
    const onward = request({ host: "127.0.0.1", port: to, method, path, headers, agent }, (given) => {
      answer.writeHead(given.statusCode ?? 502, given.headers);
      given.on("error", () => asked.socket.resetAndDestroy());
      given.pipe(answer);
    });
    onward.on("error", ({ code }: NodeJS.ErrnoException) => {
      // The request can be sent to another process if the connection was refused. So can a GET that failed on a reused
      // connection, because its process may have ended since the connection was opened.
      const isUntouched = code === "ECONNREFUSED" || (onward.reusedSocket && method === "GET");
      if (isUntouched && triesLeft > 0) pass(asked, answer, body, triesLeft - 1);
      else asked.socket.resetAndDestroy();
    });
    onward.end(body);
  };
  const server = createServer(async (asked, answer) => {
    const parts: Buffer[] = [];
    try {
      for await (const part of asked) parts.push(part as Buffer);
    } catch {
      return; // The caller has disconnected.
    }
    pass(asked, answer, Buffer.concat(parts), ports.length * TRIES_PER_PROCESS);
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, () => resolve());
  });
  server.unref();
}
