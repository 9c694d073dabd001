import { appendFile } from "node:fs/promises";
import path from "node:path";
import { expect } from "vitest";
import { sleep } from "@/scripts/process.mjs";
import { bringRetriesUntilDone } from "@/tests/faults/support/database";
import { casesOf } from "@/tests/faults/support/fault";
import { makeReady, makeWatchedFirm, type WatchedFirm } from "@/tests/faults/support/firm";
import { need } from "@/tests/faults/support/need";
import type { Behaviour } from "@/tests/faults/support/receiver";
import { runSite } from "@/tests/faults/support/site";
import { until } from "@/tests/wire/support/server";

const site = runSite();
const fault = casesOf("events");

const SAMPLE_EVENTS = 400;
const EVENTS = Number(process.env.FAULTS_EVENTS || SAMPLE_EVENTS);
const IS_SAMPLE = EVENTS === SAMPLE_EVENTS;
const FIRMS = 4;
const FAILING_SHARE = 0.1;
/** Number of concurrent calls that queue an event. */
const CALLERS = 8;
const KILL_EVERY_EVENTS = IS_SAMPLE ? 150 : 500;
const TYPES = ["consent.completed", "report.ready", "report.refreshed", "request.withdrawn"];
const GIVE_UP_MS = 60_000 + EVENTS * 120;

/** Returns random numbers from 0 to 1 that are the same in every run (mulberry32). */
function chances(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}

type Tally = { sent: string[]; failures: number; accepted: number; kills: number };

/**
 * Creates events over the API. Repeats a call if its response is lost because the server was killed. The first call
 * may also have created an event, and the checks count that event too.
 */
async function fire(firms: { firm: WatchedFirm; id: string }[], tally: Tally): Promise<void> {
  let next = 0;
  const caller = async () => {
    while (next < EVENTS) {
      const number = next++;
      const { firm, id } = firms[number % firms.length] as { firm: WatchedFirm; id: string };
      const body = { event: TYPES[number % TYPES.length] };
      tally.sent.push(await fireOne(firm, `/v1/sandbox/requests/${id}/events`, body));
    }
  };
  await Promise.all(Array.from({ length: CALLERS }, caller));
}

async function fireOne(firm: WatchedFirm, url: string, body: object): Promise<string> {
  for (;;) {
    const answer = await firm.ask("POST", url, { body }).catch(() => null);
    if (answer?.status === 200) return answer.json.event_id as string;
    if (answer && answer.status < 500) throw new Error(`an event was refused: ${answer.status}`);
    await sleep(200);
  }
}

/** Kills the server during the calls, each time KILL_EVERY_EVENTS more events have been accepted. */
async function killAgainAndAgain(isOver: () => boolean, tally: Tally): Promise<void> {
  for (let next = KILL_EVERY_EVENTS; next < EVENTS; next += KILL_EVERY_EVENTS) {
    await until(async () => isOver() || tally.accepted >= next, Boolean, GIVE_UP_MS);
    if (isOver()) return;
    await site.kill();
    tally.kills += 1;
    await site.start();
  }
}

async function send(firms: { firm: WatchedFirm }[], tally: Tally, seconds: number): Promise<number> {
  const sent = new Set(tally.sent);
  const receptions = firms
    .flatMap(({ firm }) => firm.receiver.receptions)
    .filter(({ eventId }) => sent.has(eventId));
  const accepted = new Set(receptions.filter((each) => each.accepted).map(({ eventId }) => eventId));
  const distinct = new Set(receptions.map(({ eventId }) => eventId)).size;
  const line =
    `${sent.size} events sent, ${receptions.length} received, ${distinct} distinct, ` +
    `${receptions.length - distinct} duplicates, ${tally.failures} answered 500, ${accepted.size} accepted, ` +
    `${tally.kills} kills, ${seconds.toFixed(1)} s, ${(sent.size / seconds).toFixed(1)} events/s`;
  console.log(line);
  await appendFile(path.join(need("FAULTS_DATA_DIR"), "events.txt"), `${line}\n`);
  return [...sent].filter((id) => !accepted.has(id)).length;
}

fault(
  {
    name: `each of ${EVENTS.toLocaleString("en")} events arrives although deliveries fail and the server is killed`,
    done: `${EVENTS.toLocaleString("en")} events of ${FIRMS} firms; one response in ten is 500; kill -9 after every ${KILL_EVERY_EVENTS} accepted events; retries made due early`,
    sample: true,
    timeoutMs: 2 * GIVE_UP_MS + 120_000,
  },
  async ({ repaired }) => {
    const chance = chances(10_000);
    const tally: Tally = { sent: [], failures: 0, accepted: 0, kills: 0 };
    const unsteady: Behaviour = (answer) => {
      const fails = chance() < FAILING_SHARE;
      tally[fails ? "failures" : "accepted"] += 1;
      answer.writeHead(fails ? 500 : 204).end();
    };
    const firms: { firm: WatchedFirm; id: string }[] = [];
    for (let count = 0; count < FIRMS; count++) {
      const firm = await makeWatchedFirm();
      firms.push({ firm, id: await makeReady(firm) });
    }
    for (const { firm } of firms) firm.receiver.behave(unsteady);

    const began = performance.now();
    let isOver = false;
    const killing = killAgainAndAgain(() => isOver, tally);
    try {
      await fire(firms, tally);
      await bringRetriesUntilDone(GIVE_UP_MS);
    } finally {
      isOver = true;
      await killing;
    }
    const seconds = (performance.now() - began) / 1000;
    repaired();
    return async () => expect(await send(firms, tally, seconds)).toBe(0);
  },
);
