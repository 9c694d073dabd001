import { rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { afterAll, afterEach, beforeAll } from "vitest";
import { findFreePort } from "@/scripts/ports.mjs";
import { startPostgres } from "@/scripts/postgres.mjs";
import { sleep } from "@/scripts/process.mjs";
import { closeOwner } from "@/tests/faults/support/database";
import { need } from "@/tests/faults/support/need";
import { closeReceivers } from "@/tests/faults/support/receiver";
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

/** Runs a server for the cases of this file, one after the other; a case finds it up and every line whole. */
export function runSite(env: Record<string, string> = {}): Site {
  const isListing = process.env.FAULTS_MODE === "list";
  const port = isListing ? 0 : Number(need("FAULTS_PORT"));
  const dataDir = isListing ? "" : need("FAULTS_DATA_DIR");
  const clockFile = path.join(dataDir, "clock-offset");
  let server: Server | null = null;
  const others: Server[] = [];
  const lines: { database?: TcpLine; bank?: TcpLine } = {};

  const launchAt = async (at: number, waits: boolean) => {
    const databaseUrl = new URL(need("DATABASE_URL"));
    databaseUrl.port = String(there(lines.database).port);
    return launchServer({
      port: at,
      databaseUrl: databaseUrl.href,
      waits,
      env: {
        SANDBOX_DELAY_SECONDS: "6",
        FAULTS_CLOCK_FILE: clockFile,
        ...(at === port ? { FAULTS_BANK_PORT: String(there(lines.bank).port) } : {}),
        ...env,
      },
    });
  };
  const site: Site = {
    server: () => there(server ?? undefined),
    get databaseLine() {
      return there(lines.database);
    },
    get bankLine() {
      return there(lines.bank);
    },
    kill: async () => server?.kill(),
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

  if (isListing) return site;
  let leave: (() => Promise<number>) | null = null;
  beforeAll(async () => {
    const databasePort = Number(new URL(need("DATABASE_URL")).port);
    lines.database = await openLine(() => databasePort);
    lines.bank = await openLine(() => port);
    leave = (await startPostgres({ dir: path.join(dataDir, "postgres") })).leave;
    await site.start();
  });
  afterEach(async () => {
    await Promise.all([lines.database?.mend(), lines.bank?.mend(), rm(clockFile, { force: true })]);
    for (const another of others.splice(0)) await another.kill();
    if (!server?.isUp()) await site.start();
  });
  afterAll(async () => {
    await server?.kill();
    await Promise.all([lines.database?.close(), lines.bank?.close(), closeReceivers()]);
    const { closeStore } = await import("@/lib/store/client");
    await closeStore();
    await closeOwner();
    await leave?.();
  });
  return site;
}

function there<T>(value: T | undefined): T {
  if (value === undefined) throw new Error("the site is not up yet");
  return value;
}
