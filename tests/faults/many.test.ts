import { describe, expect } from "vitest";
import { sleep } from "@/scripts/process.mjs";
import { asOwner } from "@/tests/faults/support/database";
import { casesOf } from "@/tests/faults/support/fault";
import { makeWatchedFirm, type WatchedFirm } from "@/tests/faults/support/firm";
import { runSite } from "@/tests/faults/support/site";
import { giveConsent } from "@/tests/support/consent";
import { REQUEST_BODY } from "@/tests/wire/support/firm";

const PROCESSES = Number(process.env.FAULTS_PROCESSES || 1);
const ROUNDS = 4;
/** The number of requests in each round. All rounds together create a hundred requests. */
const REQUESTS = 25;
const CALLERS = 4;
const KILL_EVERY_MS = 3_000;
/** The minimum number of kills in each round. */
const KILLS_MIN = 5;
const AGAIN_MS = 150;
/**
 * The time limit for recovery, in seconds. The reports take minutes if all processes and the database share two busy
 * cores.
 */
const BOUND_SECONDS = 900;

const site = runSite();
const fault = casesOf("many");

/**
 * Creates a request and consents to it as the customer. If a kill interrupts the call that creates the request, repeats
 * the call with the same idempotency key.
 */
async function makeOne(firm: WatchedFirm, number: number): Promise<string> {
  const headers = { "idempotency-key": `${firm.companyId}-${number}` };
  for (;;) {
    const answer = await firm.ask("POST", "/v1/requests", { body: REQUEST_BODY, headers }).catch(() => null);
    if (answer && answer.status < 300) {
      const id = answer.json.id as string;
      await giveConsent(id);
      return id;
    }
    // 409 means that the idempotency key is still held by the call that the kill interrupted.
    if (answer && answer.status < 500 && answer.status !== 409)
      throw new Error(`a request was refused: ${answer.status}`);
    await sleep(AGAIN_MS);
  }
}

async function makeAll(firm: WatchedFirm): Promise<string[]> {
  const ids: string[] = [];
  let next = 0;
  const caller = async () => {
    while (next < REQUESTS) ids.push(await makeOne(firm, next++));
  };
  await Promise.all(Array.from({ length: CALLERS }, caller));
  return ids;
}

/**
 * Kills and restarts random processes until all calls are done and at least KILLS_MIN kills have happened. Returns the
 * number of kills.
 */
async function killAnyAgainAndAgain(isDone: () => boolean): Promise<number> {
  let kills = 0;
  const isOver = () => isDone() && kills >= KILLS_MIN;
  while (!isOver()) {
    await site.kill();
    kills++;
    for (let waitedMs = 0; waitedMs < KILL_EVERY_MS && !isOver(); waitedMs += AGAIN_MS) await sleep(AGAIN_MS);
    await site.start();
  }
  return kills;
}

const READY = `select count(*)::int as ready from request r where r.company_id = $1 and r.status = 'ready'
  and (select count(*) from report p where p.request_id = r.id) = 1
  and (select count(*) from event e where e.request_id = r.id and e.type = 'report.ready') = 1`;

describe.skipIf(PROCESSES === 1 && process.env.FAULTS_MODE !== "list")("several processes", () => {
  for (let round = 1; round <= ROUNDS; round++)
    fault(
      {
        name: `each of ${REQUESTS} requests gets one report, whichever process is killed: round ${round}`,
        done: `a random process behind the proxy is killed every ${KILL_EVERY_MS / 1000} s and restarted`,
        boundSeconds: BOUND_SECONDS,
        timeoutMs: 1_800_000,
      },
      async ({ repaired }) => {
        const firm = await makeWatchedFirm();
        let isDone = false;
        const killing = killAnyAgainAndAgain(() => isDone);
        const ids = await makeAll(firm).finally(() => {
          isDone = true;
        });
        const kills = await killing;
        repaired();
        return async () => {
          const [row] = await asOwner<{ ready: number }>(READY, [firm.companyId]);
          console.log(`Round ${round}: ${row?.ready} of ${REQUESTS} intact after ${kills} kills.`);
          expect([new Set(ids).size, row?.ready]).toEqual([REQUESTS, REQUESTS]);
          expect(kills).toBeGreaterThanOrEqual(KILLS_MIN);
        };
      },
    );
});
