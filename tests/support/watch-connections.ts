import net from "node:net";
import { vi } from "vitest";

type Connect = typeof net.Socket.prototype.connect;
type Lookup = (host: string, options: object, done: (error: unknown, found: unknown) => void) => void;
type Options = { host?: string; port?: number; lookup?: Lookup };

export type Watched = {
  /** The target of every connection attempt in this process. */
  asked: string[];
  stop: () => void;
};

/**
 * Watches the one function through which Node opens connections, plain or encrypted. Records the address and port of
 * every connection. Allows connections to this machine; makes any other connection fail before a packet is sent.
 */
export function watchConnections(): Watched {
  const through: Connect = net.Socket.prototype.connect;
  const watched: Watched = { asked: [], stop: () => spy.mockRestore() };
  const spy = vi.spyOn(net.Socket.prototype, "connect").mockImplementation(function (
    this: net.Socket,
    ...args: unknown[]
  ) {
    const { host = "", port = 0, lookup } = [args].flat(2)[0] as Options;
    const note = (addresses: string[]) => {
      watched.asked.push(...addresses.map((address) => `${address} ${port}`));
      const isHere = addresses.every((address) => address === "::1" || address.startsWith("127."));
      if (isHere) return (through as (...given: unknown[]) => net.Socket).apply(this, args);
      process.nextTick(() => this.destroy(Object.assign(new Error("refused"), { code: "ECONNREFUSED" })));
      return this;
    };
    if (net.isIP(host) || !lookup) return note([host]);
    lookup(host, { all: true }, (_error, found) =>
      note((found as { address: string }[]).map((one) => one.address)),
    );
    return this;
  } as Connect);
  return watched;
}
