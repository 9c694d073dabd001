import type { AddressInfo } from "node:net";
import { createServer, type Socket } from "node:net";

export type RudeReceiver = {
  url: string;
  port: number;
  /** Connections that were ever made to it. */
  connections: number;
  /** Those that are open now. */
  open: Set<Socket>;
  close: () => Promise<void>;
};

/** A listener that does to each connection whatever is set, HTTP or not. */
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
    // Read to the end, or the other side's hanging up would go unseen.
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

/** Writes again and again until the other side hangs up. */
export function keepWriting(socket: Socket, text: string, everyMs: number): void {
  const timer = setInterval(() => socket.write(text), everyMs);
  socket.on("close", () => clearInterval(timer));
}

/** Writes as fast as the other side reads, until it hangs up; returns how many bytes went out. */
export function flood(socket: Socket, part: Buffer): void {
  const more = () => {
    while (!socket.destroyed && socket.write(part)) {}
  };
  socket.on("drain", more);
  more();
}
