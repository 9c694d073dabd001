import { rm, writeFile } from "node:fs/promises";
import { connect } from "node:net";
import path from "node:path";
import { afterEach, beforeAll } from "vitest";
import { findFreePort } from "@/scripts/ports.mjs";
import { sleep } from "@/scripts/process.mjs";
import { sessionsHeld } from "@/tests/faults/support/database";
import { sessionName, startFleet } from "@/tests/faults/support/fleet";
import { need } from "@/tests/faults/support/need";
import { openRoundRobin } from "@/tests/faults/support/round-robin";
import { launchServer, type Server } from "@/tests/faults/support/server";
import { openLine, type TcpLine } from "@/tests/faults/support/tcp-line";

/**
 * The product as one case tests it, with a proxy on each of its network connections. The product is one server, or
 * FAULTS_PROCESSES servers behind a load balancer. `server` is the only server or the first one.
 */
type Site = {
  /** The number of processes that serve together. */
  processes: number;
  server: () => Server;
  /** The connection between the server and its database, or the database's pooler. */
  databaseLine: TcpLine;
  /** The connection between the sandbox bank and the server's upstream endpoint. */
  bankLine: TcpLine;
  /**
   * Kills the server. If there are several processes, kills those that wait at a breakpoint, or a random process if
   * none waits.
   */
  kill: () => Promise<void>;
  /** Kills the server, with all its processes. */
  killAll: () => Promise<void>;
  /** Asks the server, or every one of its processes, to stop. Returns the seconds that this took. */
  stop: () => Promise<number>;
  /**
   * Waits until every process refuses connections. Only a stopping process does so, because the operating system
   * accepts connections even for a slow process.
   */
  reachRefusal: () => Promise<void>;
  /** Starts the processes that are down. `env` overrides settings until the next start. */
  start: (env?: Record<string, string>) => Promise<Server>;
  /** Starts another server on the same database, at its own port. The server is killed when the case ends. */
  startAnother: () => Promise<Server>;
  /** Starts the server without waiting until it answers. */
  launch: () => Promise<Server>;
  /** Moves the server's wall clock to `offsetMs` milliseconds from the real time; 0 sets it right again. */
  setClock: (offsetMs: number) => Promise<void>;
};

const CLOCK_SETTLES_MS = 200;
const REFUSAL_LOOK_MS = 20;

type PreparedSite = { site: Site; tidy: () => Promise<void> };
/** All files of a run share this server, because starting one for each file would take most of a short run. */
const shared = globalThis as unknown as { surplusSite?: Promise<PreparedSite> };

/**
 * Provides the server to the cases of this file. After each case, restarts it if needed and repairs its network
 * connections.
 */
export function runSite(): Site {
  let held: PreparedSite | null = null;
  beforeAll(async () => {
    if (process.env.FAULTS_MODE === "list") return;
    shared.surplusSite ??= openSite();
    held = await shared.surplusSite;
  });
  afterEach(() => held?.tidy());
  return new Proxy({} as Site, { get: (_, name) => Reflect.get(there(held ?? undefined).site, name) });
}

/**
 * Opens the network proxies and starts the server. The runner ends the remaining processes and the database at the end.
 */
async function openSite(): Promise<PreparedSite> {
  const port = Number(need("FAULTS_PORT"));
  const dataDir = need("FAULTS_DATA_DIR");
  const clockFile = path.join(dataDir, "clock-offset");
  const processes = Number(process.env.FAULTS_PROCESSES || 1);
  const pooler = process.env.FAULTS_POOLER_PORT;
  const direct = new URL(need("DATABASE_URL"));
  const databaseLine = await openLine(() => Number(pooler ?? direct.port));
  const bankLine = await openLine(() => port);
  const others: Server[] = [];
  const ports = processes === 1 ? [port] : await findFreePorts(processes);

  let more: Record<string, string> = {};
  const launchAt = async (at: number, waits: boolean) => {
    const databaseUrl = new URL(direct);
    databaseUrl.port = String(databaseLine.port);
    databaseUrl.searchParams.set("application_name", sessionName(at));
    const env = {
      SANDBOX_DELAY_SECONDS: need("SANDBOX_DELAY_SECONDS"),
      FAULTS_CLOCK_FILE: clockFile,
      ...(ports.includes(at) ? { FAULTS_BANK_PORT: String(bankLine.port) } : {}),
      ...(pooler ? { DIRECT_DATABASE_URL: direct.href, DB_PREPARED_STATEMENTS: "0" } : {}),
      ...(processes > 1 ? addressesOf(`http://localhost:${port}`) : {}),
      ...more,
    };
    return launchServer({ port: at, databaseUrl: databaseUrl.href, waits, env });
  };
  if (processes > 1) await openRoundRobin(port, ports);
  const fleet = await startFleet(ports, launchAt);
  const site: Site = {
    processes,
    server: fleet.first,
    databaseLine,
    bankLine,
    kill: async () => fleet.kill(processes === 1 ? [] : await sessionsHeld()),
    killAll: fleet.killAll,
    stop: fleet.stop,
    reachRefusal: async () => {
      await Promise.all(ports.map(reachRefusalAt));
    },
    start: (env = {}) => {
      more = env;
      return fleet.startMissing(true);
    },
    launch: () => fleet.startMissing(false),
    startAnother: async () => {
      const another = await launchAt(await findFreePort(), true);
      others.push(another);
      return another;
    },
    setClock: async (offsetMs) => {
      await writeFile(clockFile, String(offsetMs));
      await sleep(CLOCK_SETTLES_MS);
    },
  };
  const tidy = async () => {
    await Promise.all([databaseLine.repair(), bankLine.repair(), rm(clockFile, { force: true })]);
    for (const another of others.splice(0)) await another.kill();
    if (!fleet.isWhole()) await site.start();
  };
  return { site, tidy };
}

async function reachRefusalAt(port: number): Promise<void> {
  while (await isOpen(port)) await sleep(REFUSAL_LOOK_MS);
}

const isOpen = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, "localhost");
    const end = (open: boolean) => {
      socket.destroy();
      resolve(open);
    };
    socket.once("connect", () => end(true)).once("error", () => end(false));
  });

const addressesOf = (baseUrl: string) => ({
  BASE_URL: baseUrl,
  CONSENT_BASE_URL: baseUrl,
  NEXTAUTH_URL: baseUrl,
});

async function findFreePorts(count: number): Promise<number[]> {
  const ports = new Set<number>();
  while (ports.size < count) ports.add(await findFreePort());
  return [...ports];
}

function there<T>(value: T | undefined): T {
  if (value === undefined) throw new Error("the site is not up yet");
  return value;
}
