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
 * The server closes a connection after twenty seconds without data. Such a wait may have begun just before the fault,
 * so the fault lasts a second less.
 */
const HOLE_SECONDS = 19;
/** The limit, in milliseconds, for a report over a slow connection, which depends on the machine. */
const SLOW_TIMEOUT_MS = 120_000;
/** The numbers of response bytes after which connections are reset, so that work fails at different steps. */
const CUTS_AFTER_BYTES = [4_000, 8_000, 16_000, 24_000, 32_000];
const LIMITED_MIN = 15;
/** A starting server retries its database every two seconds. */
const LOOKS_MIN = 4;
/** Milliseconds within which the server's log shows the fault, even on a busy machine. */
const FELT_TIMEOUT_MS = 120_000;

/** Creates requests whose customers have just consented, so that the server is busy. */
const load = (firm: WatchedFirm, count = 6) =>
  Promise.all(Array.from({ length: count }, () => makeConsented(firm)));

/**
 * Kills the database's server process. Restarts the database once the server has failed to reach it for this many
 * seconds.
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
 * Counts log entries since the given time about failures to read the outbox, which the server tries every two seconds.
 */
const failuresSince = async (beganMs: number) =>
  (await site.server().findInLog("the outbox cannot be read")).filter(({ atMs }) => atMs >= beganMs);

/** Returns the seconds for which the server could not read its work, from the server's log. */
async function missedFor(beganMs: number): Promise<number> {
  const failures = await failuresSince(beganMs);
  return ((failures.at(-1)?.atMs ?? 0) - (failures[0]?.atMs ?? 0)) / 1000;
}

/** Makes the line drop everything, and waits until the server's log shows that it stopped waiting for an answer. */
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
    name: "a database that is killed under load loses nothing that was committed",
    done: "kill -9 of the postmaster while six reports are being made; started again at once",
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
    name: "a database that is shut down fast under load breaks no work",
    done: "fast shutdown (SIGINT) of the postmaster while six reports are being made; started again at once",
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
    name: "after half a minute without a database the server recovers automatically",
    done: "fast shutdown of the postmaster under load; started again when the server has looked for its work in vain for 28 s; the server is not touched",
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
    name: "connections that are reset in the middle of work break none of it",
    done: "every connection to the database is reset five times under load, each time after more bytes of answers",
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
    done: "the database ends every session of the server while they are idle; once all are over twenty calls come at once",
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
    name: "a line that passes nothing for twenty seconds holds work up and loses none",
    done: "the line to the database is a black hole under load until the server has closed a connection, after 20 s of silence; then it passes what it held",
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
    name: "a connection that dies silently is dropped, and new ones are opened",
    done: "the line to the database is a black hole under load until the server has closed a connection, after 20 s of silence; every connection in it is lost",
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
    name: "answers that are cut off after a commit lead to no second report and no second event",
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
    name: "a slow line slows work down and breaks none",
    done: "30 ms more for each piece to and from the database, until three reports have been made over the line",
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
    name: "an answer in crumbs is an answer",
    done: "everything to and from the database comes in pieces of 7 bytes, until three reports have been made over the line",
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
    name: "a server started while its database is away serves once the database is there",
    done: "the server is started while the database refuses connections, until it has looked for it four times; if it ends, it is started again",
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
