import path from "node:path";
import { expect } from "vitest";
import { startPostgres } from "@/scripts/postgres.mjs";
import { sleep } from "@/scripts/process.mjs";
import { asOwner } from "@/tests/faults/support/database";
import { casesOf } from "@/tests/faults/support/fault";
import { makeConsented, makeReady, makeWatchedFirm, type WatchedFirm } from "@/tests/faults/support/firm";
import { need } from "@/tests/faults/support/need";
import { runSite } from "@/tests/faults/support/site";
import { send, until } from "@/tests/wire/support/server";

const site = runSite();
const fault = casesOf("database");

const SLOW_MS = 15_000;

/** Requests whose customers have just consented, so that the server has its hands full. */
const load = (firm: WatchedFirm, count = 6) =>
  Promise.all(Array.from({ length: count }, () => makeConsented(firm)));

/** Ends the database's server process, and starts it again after so many seconds. */
async function restartDatabase(signal: "SIGKILL" | "SIGINT", awaySeconds: number): Promise<void> {
  const dir = path.join(need("FAULTS_DATA_DIR"), "postgres");
  const { pid } = await startPostgres({ dir });
  process.kill(pid, signal);
  await sleep(awaySeconds * 1000);
  await startPostgres({ dir });
}

/** Calls until the server's answer is no failure of its own any more. */
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
  async ({ mended }) => {
    const firm = await makeWatchedFirm();
    await load(firm);
    await restartDatabase("SIGKILL", 0.5);
    mended();
  },
);

fault(
  {
    name: "a database that is shut down fast under load breaks no work",
    done: "fast shutdown (SIGINT) of the postmaster while six reports are being made; started again at once",
  },
  async ({ mended }) => {
    const firm = await makeWatchedFirm();
    await load(firm);
    await restartDatabase("SIGINT", 0.5);
    mended();
  },
);

fault(
  {
    name: "after half a minute without a database the server recovers automatically",
    done: "fast shutdown of the postmaster under load; started again after 30 s; the server is not touched",
  },
  async ({ mended }) => {
    const firm = await makeWatchedFirm();
    await load(firm);
    const { pid } = site.server();
    await restartDatabase("SIGINT", 30);
    mended();
    await untilServed(firm);
    expect([site.server().isUp(), site.server().pid]).toEqual([true, pid]);
  },
);

fault(
  {
    name: "connections that are reset in the middle of work break none of it",
    done: "every connection to the database is reset five times, a second apart, under load",
    sample: true,
  },
  async ({ mended }) => {
    const firm = await makeWatchedFirm();
    await load(firm);
    for (let round = 0; round < 5; round++) {
      site.databaseLine.cut();
      await sleep(1_000);
    }
    mended();
  },
);

fault(
  {
    name: "a pool full of broken connections is replaced automatically",
    done: "the database ends every session of the server while they are idle; half a second later twenty calls come at once",
  },
  async ({ mended }) => {
    const firm = await makeWatchedFirm();
    const id = await makeReady(firm);
    await sleep(500);
    await asOwner("select pg_terminate_backend(pid) from pg_stat_activity where usename = 'surplus_app'");
    await sleep(500);
    mended();
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
    done: "the line to the database is a black hole for 20 s under load, then passes what it held",
  },
  async ({ mended }) => {
    const firm = await makeWatchedFirm();
    await load(firm);
    await site.databaseLine.break({ hole: true });
    await sleep(20_000);
    await site.databaseLine.mend();
    mended();
  },
);

fault(
  {
    name: "a connection that dies silently is dropped, and new ones are opened",
    done: "the line to the database is a black hole for 20 s under load, and every connection in it is lost",
  },
  async ({ mended }) => {
    const firm = await makeWatchedFirm();
    await load(firm);
    await site.databaseLine.break({ hole: true });
    await sleep(20_000);
    site.databaseLine.cut();
    await site.databaseLine.mend();
    mended();
  },
);

fault(
  {
    name: "answers that are cut off after a commit lead to no second report and no second event",
    done: "every connection to the database is reset after 6,000 bytes of answers, for ten seconds under load",
  },
  async ({ mended }) => {
    const firm = await makeWatchedFirm();
    await load(firm);
    await site.databaseLine.break({ limitBytes: 6_000 });
    site.databaseLine.cut();
    await sleep(10_000);
    await site.databaseLine.mend();
    site.databaseLine.cut();
    mended();
  },
);

fault(
  {
    name: "a slow line slows work down and breaks none",
    done: "30 ms more for each piece to and from the database, for fifteen seconds under load",
  },
  async ({ mended }) => {
    const firm = await makeWatchedFirm();
    await site.databaseLine.break({ latencyMs: 30 });
    await load(firm, 3);
    await sleep(SLOW_MS);
    await site.databaseLine.mend();
    mended();
  },
);

fault(
  {
    name: "an answer in crumbs is an answer",
    done: "everything to and from the database comes in pieces of 7 bytes, for fifteen seconds under load",
  },
  async ({ mended }) => {
    const firm = await makeWatchedFirm();
    await site.databaseLine.break({ sliceBytes: 7 });
    await load(firm, 3);
    await sleep(SLOW_MS);
    await site.databaseLine.mend();
    mended();
  },
);

fault(
  {
    name: "a server started while its database is away serves once the database is there",
    done: "the server is started while the database refuses connections for ten seconds; if it ends, it is started again",
  },
  async ({ mended }) => {
    const firm = await makeWatchedFirm();
    const id = await makeConsented(firm);
    await site.kill();
    await site.databaseLine.break({ down: true });
    let server = await site.launch();
    await sleep(10_000);
    await site.databaseLine.mend();
    mended();
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
