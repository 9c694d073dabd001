import type { AddressInfo } from "node:net";
import { createServer, type Socket } from "node:net";

export type RudeReceiver = {
  url: string;
  port: number;
  /** The number of connections so far. */
  connections: number;
  open: Set<Socket>;
  close: () => Promise<void>;
};

/** Starts a listener that applies the given behaviour to each connection, HTTP or not. */
export async function startRude(
  act: (socket: Socket, number: number) => void,
  host = "127.0.0.1",
): Promise<RudeReceiver> {
  const open = new Set<Socket>();
  const server = createServer((socket) => {
    rude.connections++;
    open.add(socket);
    socket.on("error", () => {});
    socket.on("close", () => open.delete(socket));
    act(socket, rude.connections);
    // The data must be read, because otherwise we would not notice that the client has closed the connection.
    socket.resume();
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(0, host, resolve);
  });
  const { port } = server.address() as AddressInfo;
  const url = `http://${host.includes(":") ? `[${host}]` : host}:${port}/hooks`;
  const close = () => {
    for (const socket of open) socket.destroy();
    return new Promise<void>((resolve) => server.close(() => resolve()));
  };
  const rude: RudeReceiver = { url, port, connections: 0, open, close };
  return rude;
}

/** Writes repeatedly until the client closes the connection. */
export function keepWriting(socket: Socket, text: string, everyMs: number): void {
  const timer = setInterval(() => socket.write(text), everyMs);
  socket.on("close", () => clearInterval(timer));
}

/** Writes as fast as the client reads, until the client closes the connection. */
export function flood(socket: Socket, part: Buffer): void {
  const more = () => {
    while (!socket.destroyed && socket.write(part)) {}
  };
  socket.on("drain", more);
  more();
}
