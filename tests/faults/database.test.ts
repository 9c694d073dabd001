import path from "node:path";
import { expect } from "vitest";
import { startPostgres } from "@/scripts/postgres.mjs";
import { isAlive } from "@/scripts/process.mjs";
import { asOwner, reachQuiet } from "@/tests/faults/support/database";
import { casesOf } from "@/tests/faults/support/fault";
import {
  makeConsented,
  makeReady,
  makeWatchedFirm,
  reachStage,
  type WatchedFirm,
} from "@/tests/faults/support/firm";
import { need } from "@/tests/faults/support/need";
import { runSite } from "@/tests/faults/support/site";
import { giveConsent } from "@/tests/support/consent";
import { send, until } from "@/tests/wire/support/server";

const site = runSite();
const fault = casesOf("database");

const AWAY_SECONDS = 28;
/**
 * Failures logged at least this many seconds after the fault began count as effects of the fault. The server gives up
 * on a query after twenty seconds without data. The limit is one second less, because a query may have started just
 * before the fault.
 */
const HOLE_SECONDS = 19;
/** The time limit, in milliseconds, of a report over a slow connection. It allows for a slow machine. */
const SLOW_TIMEOUT_MS = 120_000;
/** Connections are reset after this many response bytes, so that work fails at different steps. */
const CUTS_AFTER_BYTES = [4_000, 8_000, 16_000, 24_000, 32_000];
const LIMITED_MIN = 15;
/** The minimum number of attempts to reach the database. A starting server makes an attempt every two seconds. */
const LOOKS_MIN = 4;
/** The time limit, in milliseconds, for the log to show the fault. It allows for a busy machine. */
const FELT_TIMEOUT_MS = 120_000;

/** Creates requests whose customers have just consented, so that the server is busy. */
const load = (firm: WatchedFirm, count = 6) =>
  Promise.all(Array.from({ length: count }, () => makeConsented(firm)));

/**
 * Ends the database's process with `signal`. Restarts the database once the product's server has failed to reach it for
 * `awaySeconds` seconds.
 */
async function restartDatabase(signal: "SIGKILL" | "SIGINT", awaySeconds = 0): Promise<void> {
  const dir = path.join(need("FAULTS_DATA_DIR"), "postgres");
  const { pid } = await startPostgres({ dir });
  const { refused } = site.databaseLine.counts();
  const began = Date.now();
  process.kill(pid, signal);
  await until(
    async () => isAlive(pid),
    (runs) => !runs,
  );
  await until(
    async () => site.databaseLine.counts().refused,
    (count) => count > refused,
  );
  await until(
    () => missedFor(began),
    (seconds) => seconds >= awaySeconds,
    60_000 + awaySeconds * 1000,
  );
  await startPostgres({ dir });
}

/**
 * Returns the log entries since `beganMs` about failures to read the outbox. The server reads the outbox every two
 * seconds.
 */
const failuresSince = async (beganMs: number) =>
  (await site.server().findInLog("the outbox cannot be read")).filter(({ atMs }) => atMs >= beganMs);

/** Returns the seconds between the first and the last logged failure to read the outbox. */
async function missedFor(beganMs: number): Promise<number> {
  const failures = await failuresSince(beganMs);
  return ((failures.at(-1)?.atMs ?? 0) - (failures[0]?.atMs ?? 0)) / 1000;
}

/**
 * Stops all data on the connection to the database. Waits until the log shows that the server gave up on a query for
 * that reason.
 */
async function openHole(): Promise<void> {
  const began = Date.now();
  await site.databaseLine.break({ hole: true });
  await until(
    () => failuresSince(began + HOLE_SECONDS * 1000),
    (failures) => failures.length > 0,
    FELT_TIMEOUT_MS,
  );
}

/** Repeats the call until the server accepts it. */
async function untilServed(firm: WatchedFirm): Promise<string> {
  const body = { client_name: "Kim Nguyen", report_type: "affordability" };
  const answer = await until(
    () => firm.ask("POST", "/v1/requests", { body }).catch(() => null),
    (given) => given?.status === 201,
    60_000,
  );
  return answer?.json.id as string;
}

fault(
  {
    name: "a database that is killed under load loses no committed data",
    done: "kill -9 of the postmaster while six reports are being generated; restarted at once",
  },
  async ({ repaired }) => {
    const firm = await makeWatchedFirm();
    await load(firm);
    await restartDatabase("SIGKILL");
    repaired();
  },
);

fault(
  {
    name: "a fast shutdown of the database under load loses no work",
    done: "fast shutdown (SIGINT) of the postmaster while six reports are being generated; restarted at once",
  },
  async ({ repaired }) => {
    const firm = await makeWatchedFirm();
    await load(firm);
    await restartDatabase("SIGINT");
    repaired();
  },
);

fault(
  {
    name: "the server recovers automatically after half a minute without a database",
    done: "fast shutdown of the postmaster under load; restarted once the server could not read its work for 28 s; the server is not restarted",
  },
  async ({ repaired }) => {
    const firm = await makeWatchedFirm();
    await load(firm);
    const { pid } = site.server();
    await restartDatabase("SIGINT", AWAY_SECONDS);
    repaired();
    await untilServed(firm);
    expect([site.server().isUp(), site.server().pid]).toEqual([true, pid]);
  },
);

fault(
  {
    name: "connections that are reset during work lose no work",
    done: "every connection to the database is reset five times under load, each time after more response bytes",
    sample: true,
  },
  async ({ repaired }) => {
    const firm = await makeWatchedFirm();
    const ids = await Promise.all(CUTS_AFTER_BYTES.map(() => firm.create()));
    await load(firm);
    for (const [round, bytes] of CUTS_AFTER_BYTES.entries()) {
      const { answeredBytes } = site.databaseLine.counts();
      await giveConsent(ids[round] as string);
      await until(
        async () => site.databaseLine.counts().answeredBytes,
        (count) => count >= answeredBytes + bytes,
      );
      site.databaseLine.cut();
    }
    repaired();
  },
);

fault(
  {
    name: "a pool full of broken connections is replaced automatically",
    done: "the database ends every idle session of the server; then twenty calls arrive at once",
  },
  async ({ repaired }) => {
    const firm = await makeWatchedFirm();
    const id = await makeReady(firm);
    await reachQuiet(firm.companyId);
    const open = site.databaseLine.countOpen();
    const { ended } = site.databaseLine.counts();
    await asOwner("select pg_terminate_backend(pid) from pg_stat_activity where usename = 'surplus_app'");
    await until(
      async () => site.databaseLine.counts().ended,
      (count) => count >= ended + open,
      FELT_TIMEOUT_MS,
    );
    repaired();
    const calls = Array.from({ length: 20 }, () => firm.ask("GET", `/v1/requests/${id}`));
    const statuses = (await Promise.all(calls)).map(({ status }) => status);
    await untilServed(firm);
    await load(firm, 2);
    return () => expect(statuses.filter((status) => status === 200)).toHaveLength(20);
  },
);

fault(
  {
    name: "a connection that passes no data for twenty seconds delays work but loses none",
    done: "the connection to the database passes no data under load until the server closes it, after 20 s of silence; then it passes the delayed data",
  },
  async ({ repaired }) => {
    const firm = await makeWatchedFirm();
    await load(firm);
    await openHole();
    await site.databaseLine.repair();
    repaired();
  },
);

fault(
  {
    name: "a silently dead connection is dropped and replaced",
    done: "the connection to the database passes no data under load until the server closes it, after 20 s of silence; every open connection is lost",
  },
  async ({ repaired }) => {
    const firm = await makeWatchedFirm();
    await load(firm);
    await openHole();
    site.databaseLine.cut();
    await site.databaseLine.repair();
    repaired();
  },
);

fault(
  {
    name: "responses that are lost after a commit cause no second report and no second event",
    done: `every connection to the database is reset after 6,000 bytes of answers, ${LIMITED_MIN} times under load`,
  },
  async ({ repaired }) => {
    const firm = await makeWatchedFirm();
    await load(firm);
    const { limited } = site.databaseLine.counts();
    await site.databaseLine.break({ limitBytes: 6_000 });
    site.databaseLine.cut();
    await until(
      async () => site.databaseLine.counts().limited,
      (count) => count >= limited + LIMITED_MIN,
      FELT_TIMEOUT_MS,
    );
    await site.databaseLine.repair();
    site.databaseLine.cut();
    repaired();
  },
);

fault(
  {
    name: "a slow connection delays work but loses none",
    done: "each piece to and from the database takes 30 ms longer, until three reports were generated",
  },
  async ({ repaired }) => {
    const firm = await makeWatchedFirm();
    await site.databaseLine.break({ latencyMs: 30 });
    for (const id of await load(firm, 3)) await reachStage(id, "ready", SLOW_TIMEOUT_MS);
    await site.databaseLine.repair();
    repaired();
  },
);

fault(
  {
    name: "responses in small pieces are read correctly",
    done: "all data to and from the database is split into pieces of 7 bytes, until three reports were generated",
  },
  async ({ repaired }) => {
    const firm = await makeWatchedFirm();
    await site.databaseLine.break({ sliceBytes: 7 });
    for (const id of await load(firm, 3)) await reachStage(id, "ready", SLOW_TIMEOUT_MS);
    await site.databaseLine.repair();
    repaired();
  },
);

fault(
  {
    name: "a server that starts without its database works once the database is available",
    done: "the database refuses connections until the starting server has tried four times; a server that exits is restarted",
  },
  async ({ repaired }) => {
    const firm = await makeWatchedFirm();
    const id = await makeConsented(firm);
    await site.kill();
    await site.databaseLine.break({ down: true });
    let server = await site.launch();
    await until(
      async () =>
        server.isUp() ? (await server.findInLog("the database is unavailable")).length : LOOKS_MIN,
      (looks) => looks >= LOOKS_MIN,
      FELT_TIMEOUT_MS,
    );
    await site.databaseLine.repair();
    repaired();
    await until(
      async () => {
        if (!server.isUp()) server = await site.launch();
        return send("GET", `/v1/requests/${id}`, { key: firm.testKey }).catch(() => null);
      },
      (answer) => answer?.status === 200,
      60_000,
    );
  },
);
