import { createServer, type Server, Socket } from "node:net";
import { setTimeout as pause } from "node:timers/promises";

/**
 * The faults that a proxy can cause. Each fault except `down` affects open and new connections immediately, until the
 * proxy is repaired.
 */
export type LineFault = {
  /** Refuses new connections. */
  down?: boolean;
  /** Accepts connections, but passes no data in either direction. */
  hole?: boolean;
  /** Delays every piece of data by this time. */
  latencyMs?: number;
  bytesPerSecond?: number;
  /** Passes data on in pieces of this many bytes. */
  sliceBytes?: number;
  /** Resets a connection once this many bytes have been sent back to the client. */
  limitBytes?: number;
};

/** Counts since the proxy was opened. */
type LineCounts = {
  /** The number of closed connections that a client had opened. */
  ended: number;
  /** The number of connections that the target refused. */
  refused: number;
  /** The number of connections that `limitBytes` has reset. */
  limited: number;
  /** The number of bytes from the target that were passed on. */
  answeredBytes: number;
};

export type TcpLine = {
  port: number;
  /** Sets this fault and clears the previous fault. */
  break: (fault: LineFault) => Promise<void>;
  repair: () => Promise<void>;
  /** Resets every open connection. */
  cut: () => void;
  /** On each open connection, ends the data to the client, but still accepts data from the client. */
  halfClose: () => void;
  /** Returns the number of connections that are open, or whose data has not been passed on yet. */
  countOpen: () => number;
  counts: () => LineCounts;
  close: () => Promise<void>;
};

type Pair = { near: Socket; far: Socket };

const TRICKLE_PIECE_BYTES = 64;

/** Opens a TCP proxy to `target` on this machine, with faults that tests control. */
export async function openLine(target: () => number): Promise<TcpLine> {
  let fault: LineFault = {};
  let changed: () => void = () => {};
  let change = new Promise<void>((resolve) => {
    changed = resolve;
  });
  const pairs = new Set<Pair>();
  const counts: LineCounts = { ended: 0, refused: 0, limited: 0, answeredBytes: 0 };

  const pass = async (from: Socket, to: Socket, isAnswer: boolean) => {
    let passed = 0;
    for await (const chunk of from.iterator({ destroyOnReturn: false })) {
      for (const piece of cutUp(chunk as Buffer, fault)) {
        while (fault.hole && !from.destroyed) await change;
        if (fault.latencyMs) await pause(fault.latencyMs);
        if (fault.bytesPerSecond) await pause((piece.length * 1000) / fault.bytesPerSecond);
        if (isAnswer && fault.limitBytes !== undefined && passed + piece.length > fault.limitBytes) {
          const last = piece.subarray(0, Math.max(0, fault.limitBytes - passed));
          await new Promise((resolve) => to.write(last, resolve));
          reset(to);
          reset(from);
          counts.limited += 1;
          return;
        }
        passed += piece.length;
        if (isAnswer) counts.answeredBytes += piece.length;
        if (!to.destroyed && !to.write(piece)) await drained(to);
      }
    }
    to.end();
  };

  const connect = (near: Socket) => {
    const far = new Socket({ allowHalfOpen: true });
    const pair = { near, far };
    pairs.add(pair);
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      one.setNoDelay(true);
      one.on("error", () => other.destroy());
      one.on("close", (hadError) => {
        if (hadError) other.destroy();
        if (pairs.delete(pair)) counts.ended += 1;
      });
    }
    far.on("error", () => {
      if (far.connecting || far.pending) counts.refused += 1;
    });
    far.connect(target(), "127.0.0.1", () => {
      pass(near, far, false).catch(() => far.destroy());
      pass(far, near, true).catch(() => near.destroy());
    });
  };

  const listen = (port: number) =>
    new Promise<Server>((resolve, reject) => {
      const server = createServer({ allowHalfOpen: true }, connect);
      server.once("error", reject);
      server.listen(port, "127.0.0.1", () => resolve(server));
    });

  let server = await listen(0);
  const { port } = server.address() as { port: number };
  const set = async (next: LineFault) => {
    fault = next;
    changed();
    change = new Promise<void>((resolve) => {
      changed = resolve;
    });
    if (next.down) server.close();
    else if (!server.listening) server = await listen(port);
  };
  const each = (work: (pair: Pair) => void) => {
    for (const pair of [...pairs]) work(pair);
  };
  const cut = () =>
    each(({ near, far }) => {
      reset(near);
      reset(far);
    });
  return {
    port,
    break: set,
    repair: () => set({}),
    cut,
    halfClose: () => each(({ near }) => near.end()),
    countOpen: () => pairs.size,
    counts: () => ({ ...counts }),
    close: async () => {
      await set({ down: true });
      cut();
    },
  };
}

function cutUp(chunk: Buffer, fault: LineFault): Buffer[] {
  const size = fault.sliceBytes ?? (fault.bytesPerSecond ? TRICKLE_PIECE_BYTES : chunk.length);
  const pieces: Buffer[] = [];
  for (let at = 0; at < chunk.length; at += size) pieces.push(chunk.subarray(at, at + size));
  return pieces;
}

/**
 * Resets a connection without a regular end. Node's own method sends a regular end first, which a broken network would
 * not do.
 */
function reset(socket: Socket): void {
  Object.assign(socket, { resetAndClosing: true });
  socket.destroy();
}

const drained = (socket: Socket) =>
  new Promise<void>((resolve) => {
    socket.once("drain", resolve);
    socket.once("close", () => resolve());
  });
