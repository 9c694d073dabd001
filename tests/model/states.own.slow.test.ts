import fc from "fast-check";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { testDatabase } from "@/tests/support/database";
import { testFolder } from "@/tests/support/folder";
import { type Receiver, startReceiver } from "@/tests/support/work";
import { judge, ofAudit } from "./judge";
import { keepWatch } from "./look";
import { type ModelState, makeModelState } from "./model-state";
import { scriptOf } from "./script";
import { startServers } from "./servers";
import { settle, stuckIn } from "./settle";
import { type Step, take } from "./walk";

// In the model, the bank's data arrives after an hour; the script lets that time pass.
process.env.SANDBOX_DELAY_SECONDS = "3600";
const STEPS = Number(process.env.MODEL_STEPS ?? 600);
const STEPS_PER_PART = 200;
const SEED = Number(process.env.MODEL_SEED ?? 1);
const PARTS = Math.ceil(STEPS / STEPS_PER_PART);
/** The index of a failed part of a run, to repeat only that part. */
const ONLY = process.env.MODEL_PART === undefined ? null : Number(process.env.MODEL_PART);

/**
 * The number of server processes that receive the API's calls. If it is 0, the test runs the routes in its own process.
 */
const PROCESSES = Number(process.env.MODEL_PROCESSES ?? 0);
/** The longest wait, in milliseconds, until all server processes have started or stopped. */
const STARTED_WITHIN_MS = 300_000;

const { ownerUrl } = testDatabase();
const folder = testFolder();
const owner = new pg.Client({ connectionString: ownerUrl });
let receiver: Receiver;
let stopServers: (() => Promise<void>) | null = null;
beforeAll(async () => {
  await owner.connect();
  await keepWatch(owner);
  receiver = await startReceiver();
  if (PROCESSES > 0) stopServers = await startServers(owner, PROCESSES, folder);
}, STARTED_WITHIN_MS);
afterAll(async () => {
  await stopServers?.();
  receiver.close();
  await owner.end();
}, STARTED_WITHIN_MS);

const counts: Record<string, number> = {};
const totals = { steps: 0, requests: 0, pairs: 0, reports: 0 };
const heard: Record<string, number> = {};
const tally = (to: Record<string, number>, name: string) => {
  to[name] = (to[name] ?? 0) + 1;
};

/** Throws if there are faults, with the full history of each affected request. */
function report(state: ModelState, faults: string[], place: string): void {
  if (faults.length === 0) return;
  const stories = state.subjects
    .filter(({ id }) => faults.some((words) => words.includes(id)))
    .map(({ id, model, trail }) => `${id} ${JSON.stringify(model)}\n  ${trail.join("\n  ")}`);
  throw new Error(`MODEL_SEED=${SEED} ${place}:\n${faults.join("\n")}\n${stories.join("\n")}`);
}

async function live(script: readonly Step[], number: number): Promise<void> {
  const nameOf = (at: number) => `MODEL_PART=${number} step ${at}`;
  await owner.query("delete from outbox");
  await owner.query("delete from model_change");
  const state = await makeModelState(owner, receiver);
  for (const [at, step] of script.entries()) {
    const done = await take(state, step);
    report(state, await judge(state, done, at), nameOf(at));
    tally(counts, done.name.replace(/[(+].*/, ""));
    totals.steps += 1;
    if (done.name.includes("+")) totals.pairs += 1;
  }
  await settle(state, async (done) => report(state, await judge(state, done, 1), nameOf(script.length)));
  report(state, [...(await stuckIn(state)), ...(await ofAudit(state))], nameOf(script.length));
  totals.requests += state.subjects.length;
  for (const { model } of state.subjects)
    for (const told of model.told) tally(heard, told.replace(/:.*/, ""));
  totals.reports += state.subjects.reduce((sum, { model }) => sum + model.generation, 0);
}

test("requests under random concurrent actions always follow the five states", {
  timeout: 3_600_000,
}, async () => {
  const began = performance.now();
  const scripts = fc.sample(scriptOf(STEPS_PER_PART), { seed: SEED, numRuns: PARTS });
  try {
    for (const [number, script] of scripts.entries())
      if (ONLY === null || ONLY === number) await live(script, number);
  } finally {
    const seconds = Math.round((performance.now() - began) / 1000);
    console.log(JSON.stringify({ seed: SEED, processes: PROCESSES, seconds, ...totals, counts, heard }));
  }
  expect(totals.steps).toBe(STEPS_PER_PART * (ONLY === null ? PARTS : 1));
});
