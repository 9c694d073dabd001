import { rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { afterEach, beforeAll } from "vitest";
import { findFreePort } from "@/scripts/ports.mjs";
import { sleep } from "@/scripts/process.mjs";
import { need } from "@/tests/faults/support/need";
import { launchServer, type Server } from "@/tests/faults/support/server";
import { openLine, type TcpLine } from "@/tests/faults/support/tcp-line";

/** The product as it runs in a case: a server that can be killed, and the lines it hangs on. */
export type Site = {
  server: () => Server;
  /** Between the server and its database. */
  databaseLine: TcpLine;
  /** Between the sandbox bank and the server's upstream endpoint. */
  bankLine: TcpLine;
  kill: () => Promise<void>;
  start: () => Promise<Server>;
  /** A server more on the same database, on a port of its own. It is killed at the end of the case. */
  startAnother: () => Promise<Server>;
  /** Starts it without waiting for its answer. */
  launch: () => Promise<Server>;
  /** Sets the server's wall clock so much off the true time. */
  setClock: (offsetMs: number) => Promise<void>;
};

const CLOCK_SETTLES_MS = 200;

type PreparedSite = { site: Site; tidy: () => Promise<void> };
/** The files of one run share a process, and so the server: a start of its own for each would be most of a short run. */
const shared = globalThis as unknown as { surplusSite?: Promise<PreparedSite> };

/** The server for the cases of this file, one after the other; a case finds it up and every line whole. */
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

/** Opens the lines and starts the server. The runner ends what is left of them, and the database, when all is over. */
async function openSite(): Promise<PreparedSite> {
  const port = Number(need("FAULTS_PORT"));
  const dataDir = need("FAULTS_DATA_DIR");
  const clockFile = path.join(dataDir, "clock-offset");
  const databasePort = Number(new URL(need("DATABASE_URL")).port);
  const databaseLine = await openLine(() => databasePort);
  const bankLine = await openLine(() => port);
  const others: Server[] = [];

  const launchAt = async (at: number, waits: boolean) => {
    const databaseUrl = new URL(need("DATABASE_URL"));
    databaseUrl.port = String(databaseLine.port);
    const env = {
      SANDBOX_DELAY_SECONDS: need("SANDBOX_DELAY_SECONDS"),
      FAULTS_CLOCK_FILE: clockFile,
      ...(at === port ? { FAULTS_BANK_PORT: String(bankLine.port) } : {}),
    };
    return launchServer({ port: at, databaseUrl: databaseUrl.href, waits, env });
  };
  let server = await launchAt(port, true);
  const site: Site = {
    server: () => server,
    databaseLine,
    bankLine,
    kill: () => server.kill(),
    start: async () => {
      server = await launchAt(port, true);
      return server;
    },
    launch: async () => {
      server = await launchAt(port, false);
      return server;
    },
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
    await Promise.all([databaseLine.mend(), bankLine.mend(), rm(clockFile, { force: true })]);
    for (const another of others.splice(0)) await another.kill();
    if (!server.isUp()) await site.start();
  };
  return { site, tidy };
}

function there<T>(value: T | undefined): T {
  if (value === undefined) throw new Error("the site is not up yet");
  return value;
}
