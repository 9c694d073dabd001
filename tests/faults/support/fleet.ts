import { randomInt } from "node:crypto";
import type { Server } from "@/tests/faults/support/server";

/** The server processes of a site. With a single process, `kill` always kills that process. */
type Fleet = {
  first: () => Server;
  /** Kills the named processes that are up, or a random process if there are none. */
  kill: (names: readonly string[]) => Promise<void>;
  killAll: () => Promise<void>;
  /** Asks every process to stop. Returns the seconds until the last process ended. */
  stop: () => Promise<number>;
  /**
   * Starts the processes that are down, and waits for them if `waits` is set. Returns one of them, or the first process
   * if none was down.
   */
  startMissing: (waits: boolean) => Promise<Server>;
  isWhole: () => boolean;
};

/** Returns the application name of a process's database sessions. */
export const sessionName = (port: number) => `surplus-${port}`;

/** Starts a process on each of the ports. */
export async function startFleet(
  ports: readonly number[],
  launch: (port: number, waits: boolean) => Promise<Server>,
): Promise<Fleet> {
  const servers = new Map<number, Server>();
  const startMissing = async (waits: boolean) => {
    const missing = ports.filter((port) => !servers.get(port)?.isUp());
    const started = await Promise.all(missing.map((port) => launch(port, waits)));
    for (const server of started) servers.set(server.port, server);
    return started[0] ?? first();
  };
  const first = () => {
    const server = servers.get(ports[0] ?? 0);
    if (!server) throw new Error("the servers are not up yet");
    return server;
  };
  const listUp = () => [...servers.values()].filter((server) => server.isUp());
  const killEach = async (victims: Server[]) => {
    await Promise.all(victims.map((server) => server.kill()));
  };
  const kill = (names: readonly string[]) => {
    const up = listUp();
    const named = up.filter(({ port }) => names.includes(sessionName(port)));
    return killEach(named.length > 0 ? named : up.slice(randomInt(Math.max(1, up.length))).slice(0, 1));
  };
  await startMissing(true);
  return {
    first,
    kill,
    killAll: () => killEach(listUp()),
    stop: async () => Math.max(0, ...(await Promise.all(listUp().map((server) => server.stop())))),
    startMissing,
    isWhole: () => ports.every((port) => servers.get(port)?.isUp()),
  };
}
