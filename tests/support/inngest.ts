import { createHmac, randomUUID } from "node:crypto";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import canonicalize from "canonicalize";

/**
 * This file is a stand-in for Inngest's server, as far as our functions use it. It has the event API, the signed calls
 * that run a function step by step, retries with waits, functions for failures, and timers. Like the real server, it
 * still has all events and all runs after an outage.
 */

export const EVENT_KEY = "an-event-key";
export const SIGNING_KEY = `signkey-prod-${"5e".repeat(32)}`;

type Event = { id?: string; name: string; data: Record<string, unknown> };
export type FunctionConfig = {
  id: string;
  triggers: { event?: string; cron?: string; expression?: string }[];
  steps: { step: { retries?: { attempts: number } } };
  concurrency?: { key?: string; limit: number }[];
};
type Operation = { id: string; op: string; data?: unknown; error?: unknown };
type Step = { type: "data"; data: unknown };
type Run = { id: string; of: FunctionConfig; event: Event; steps: Record<string, Step>; attempt: number };
type Ended = { fnId: string; event: Event; isDone: boolean };

export type Inngest = {
  baseUrl: string;
  /** Accepted events, each once; repeats are counted separately. */
  events: Event[];
  repeats: number;
  ended: Ended[];
  /** Every text that this server received, in any way. */
  heard: string[];
  /** Sets the URL of the app that this server calls, and requests the list of the app's functions. */
  sync: (app: string) => Promise<FunctionConfig[]>;
  /** Runs a timer function now. */
  fire: (fnId: string) => void;
  down: () => Promise<void>;
  up: () => Promise<void>;
  close: () => Promise<void>;
};

/**
 * Returns the signature header of a call by the server. The signature covers the canonical body and the time in whole
 * seconds.
 */
export function signatureOf(body: string, atMs = Date.now(), key = SIGNING_KEY): string {
  const at = Math.floor(atMs / 1000).toString();
  const secret = key.replace(/^signkey-\w+-/, "");
  const text = body === "" ? "" : (canonicalize(JSON.parse(body)) ?? "");
  return `t=${at}&s=${createHmac("sha256", secret).update(text).update(at).digest("hex")}`;
}

export const callHeaders = (body: string): Record<string, string> => ({
  "content-type": "application/json",
  "x-inngest-signature": signatureOf(body),
});

/**
 * The input of a function call. With `reports`, the input contains the function's id. The SDK then reports every
 * finished step immediately, as it does to the real server.
 */
export const callBody = (run: Run, reports = false): string => {
  const stack = Object.keys(run.steps);
  return JSON.stringify({
    version: 2,
    event: run.event,
    events: [run.event],
    steps: run.steps,
    ctx: {
      run_id: run.id,
      attempt: run.attempt,
      ...(reports ? { fn_id: run.of.id, qi_id: run.id } : {}),
      stack: { stack, current: stack.length },
    },
  });
};

type State = {
  app: string;
  functions: FunctionConfig[];
  isUp: boolean;
  waitMs: number;
  seen: Set<string>;
  runs: Map<string, Run>;
  waiting: (() => void)[];
  shown: Pick<Inngest, "events" | "repeats" | "ended" | "heard">;
};

/** Starts a run of each function that an event triggers. Ignores an event that has arrived before. */
function take(state: State, event: Event): void {
  const id = event.id ?? randomUUID();
  if (state.seen.has(id)) {
    state.shown.repeats += 1;
    return;
  }
  state.seen.add(id);
  state.shown.events.push(event);
  for (const of of state.functions) {
    const wants = ({ event: name, expression }: FunctionConfig["triggers"][number]) =>
      name === event.name && holds(expression, event);
    if (of.triggers.some(wants)) begin(state, of, event);
  }
}

function begin(state: State, of: FunctionConfig, event: Event): void {
  const run: Run = { id: randomUUID(), of, event, steps: {}, attempt: 0 };
  state.runs.set(run.id, run);
  void live(state, run);
}

type Answered = { status: number; operations: Operation[]; headers: Headers };

/**
 * Calls the app for a run. In about half of the runs, the body has the function's id; the SDK then reports each step as
 * soon as it ends.
 */
async function call(state: State, run: Run): Promise<Answered> {
  const body = callBody(run, Number.parseInt(run.id.slice(0, 1), 16) % 2 === 0);
  const url = `${state.app}/api/inngest?fnId=${run.of.id}&stepId=step`;
  const response = await fetch(url, { method: "POST", headers: callHeaders(body), body });
  const text = await response.text();
  state.shown.heard.push(text, JSON.stringify([...response.headers]));
  const operations = response.status === 206 ? (JSON.parse(text) as Operation[]) : [];
  return { status: response.status, operations, headers: response.headers };
}

function keep(run: Run, operations: readonly Operation[]): void {
  for (const { id, op, data } of operations)
    if (op === "StepRun") run.steps[id] = { type: "data", data: data ?? null };
}

/** Calls the app until the run has succeeded or failed for good. An unreachable app counts as a failed attempt. */
async function live(state: State, run: Run): Promise<void> {
  const tries = 1 + (run.of.steps.step.retries?.attempts ?? 3);
  for (;;) {
    if (!state.isUp) await new Promise<void>((resolve) => state.waiting.push(resolve));
    const answer = await call(state, run).catch(() => null);
    keep(run, answer?.operations ?? []);
    // If the body contains the function's id, the SDK reports the end of a run as an operation, like a step.
    // Otherwise, it reports the end by status 200.
    const isDone = answer?.status === 200 || answer?.operations.some(({ op }) => op === "RunComplete");
    if (isDone) return end(state, run, true, null);
    const failed = answer?.operations.find(({ op }) => op === "StepError" || op === "StepFailed");
    if (answer?.status === 206 && !failed) continue;
    run.attempt += 1;
    const isFinal = failed?.op === "StepFailed" || answer?.headers.get("x-inngest-no-retry") === "true";
    const error = failed?.error ?? { name: "Error", message: `answered ${answer?.status}` };
    if (isFinal || run.attempt >= tries) return end(state, run, false, error);
    const asked = Number(answer?.headers.get("retry-after") ?? Number.POSITIVE_INFINITY);
    await new Promise((resolve) => setTimeout(resolve, Math.min(state.waitMs, asked * 1000)));
  }
}

function end(state: State, run: Run, isDone: boolean, error: unknown): void {
  state.runs.delete(run.id);
  state.shown.ended.push({ fnId: run.of.id, event: run.event, isDone });
  if (isDone || run.event.name === "inngest/function.failed") return;
  const data = { function_id: run.of.id, run_id: run.id, error, event: run.event };
  take(state, { id: `failed:${run.id}`, name: "inngest/function.failed", data });
}

/** The API that the app calls: events, and reports of finished steps. */
async function answer(state: State, path: string, text: string): Promise<[number, object]> {
  state.shown.heard.push(path, text);
  if (path.startsWith("/e/")) {
    if (path !== `/e/${EVENT_KEY}`) return [401, { error: "no such key" }];
    const sent = [JSON.parse(text)].flat() as Event[];
    for (const event of sent) take(state, event);
    return [200, { ids: sent.map(({ id }) => id ?? randomUUID()), status: 200 }];
  }
  const [, runId = ""] = /^\/v1\/checkpoint\/([^/]+)\/async$/.exec(path) ?? [];
  const run = state.runs.get(decodeURIComponent(runId));
  if (!run) return [404, {}];
  keep(run, (JSON.parse(text) as { steps: Operation[] }).steps);
  return [200, {}];
}

async function listen(state: State, port: number): Promise<Server> {
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const [status, body] = await answer(state, request.url ?? "", Buffer.concat(parts).toString("utf8"));
    response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  return server;
}

async function sync(state: State, app: string): Promise<FunctionConfig[]> {
  state.app = app;
  const body = JSON.stringify({ url: `${app}/api/inngest` });
  const headers = { ...callHeaders(body), "x-inngest-sync-kind": "in_band" };
  const response = await fetch(`${app}/api/inngest`, { method: "PUT", headers, body });
  const text = await response.text();
  state.shown.heard.push(text);
  if (response.status !== 200) throw new Error(`the app answered ${response.status} ${text}`);
  state.functions = (JSON.parse(text) as { functions: FunctionConfig[] }).functions;
  return state.functions;
}

/**
 * Starts the stand-in. `waitMs` is the longest wait after a failed attempt; the real server waits at least fifteen
 * seconds.
 */
export async function startInngest({ waitMs = 300 } = {}): Promise<Inngest> {
  const shown = { events: [], repeats: 0, ended: [], heard: [] };
  const state: State = {
    app: "",
    functions: [],
    isUp: true,
    waitMs,
    seen: new Set(),
    runs: new Map(),
    waiting: [],
    shown,
  };
  let server = await listen(state, 0);
  const { port } = server.address() as AddressInfo;
  const stop = () =>
    new Promise<void>((resolve) => {
      state.isUp = false;
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return Object.assign(shown, {
    baseUrl: `http://127.0.0.1:${port}`,
    sync: (app: string) => sync(state, app),
    fire(fnId: string) {
      const of = state.functions.find(({ id }) => id === fnId);
      const data = { cron: of?.triggers[0]?.cron ?? "" };
      if (of) begin(state, of, { name: "inngest/scheduled.timer", data });
    },
    down: stop,
    async up() {
      server = await listen(state, port);
      state.isUp = true;
      for (const go of state.waiting.splice(0)) go();
    },
    close: stop,
  });
}

/**
 * Reports whether a trigger's condition holds. Supports only the condition that our functions use: the id of the
 * function that failed.
 */
function holds(expression: string | undefined, event: Event): boolean {
  if (!expression) return true;
  const [, wanted] = /event\.data\.function_id == ['"]([\w-]+)['"]/.exec(expression) ?? [];
  if (!wanted) throw new Error(`this stand-in does not support the condition ${expression}`);
  return event.data.function_id === wanted;
}
