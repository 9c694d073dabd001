import * as many from "@/app/v1/requests/route";
import { type Answer, call } from "@/tests/support/call";
import { create } from "@/tests/support/sandbox";
import { ACTS, type ActName, type ModelAction } from "./acts";
import { claim, die, programsOf, work } from "./jobs";
import { chooseMode, letPass, type ModelState, SHARED, type Subject } from "./model-state";
import type { Thread } from "./orders";
import {
  DAY,
  type Fate,
  isClosed,
  isOpen,
  isUnfinished,
  newRequestModel,
  type RequestModel,
} from "./request-model";

/** Steps that concern the whole product, in addition to actions on one request. */
const SHARED_STEPS = ["create", "pass", "work", "workOne", "workTwo", "die", "sweep", "mode"] as const;
export type StepName = ActName | (typeof SHARED_STEPS)[number];
/** One step of a script. With `also`, that action runs concurrently on the same request. */
export type Step = { name: StepName; who: number; pick: number; also: ActName | null };

/** The result of a step: the affected requests, their threads, and wrong responses. */
export type Done = { threads: Map<Subject, Thread[]>; faults: string[]; name: string };

const FATES: readonly Fate[] = [
  "none",
  "none",
  "none",
  "none",
  "none",
  "delayed_data",
  "denied_consent",
  "upstream_error",
  "upstream_down",
  "revoked_at_bank",
];
const PASSES = [2, 2, 61, 61, 61, DAY, DAY, 31 * DAY, 91 * DAY, 366 * DAY];
/** The largest number of open requests at a time: enough for interactions, and few enough that each makes progress. */
const OPEN_MAX = 7;
const WORKERS_ROOM = 3;

/**
 * The states of a request in which an action makes sense. Most steps choose a request in such a state. Other steps
 * choose any open request or, occasionally, a request that has ended.
 */
const SUITS: Partial<Record<StepName, (model: RequestModel) => boolean>> = {
  consent: isOpen,
  visit: isOpen,
  comeBack: isUnfinished,
  generate: isUnfinished,
  complete: isUnfinished,
  owed: ({ agreements }) => agreements.length > 0,
  finish: ({ stage }) => stage === "adding_banks",
  share: ({ stage }) => stage === "awaiting_share",
  note: ({ stage }) => stage === "awaiting_share",
  refresh: ({ stage, isOngoing }) => stage === "ready" && isOngoing,
};

function among(state: ModelState, { name, who }: Step): Subject[] {
  // Occasionally also offers requests that have ended, which must not change.
  if (who % 8 === 0) return state.subjects;
  const open = state.subjects.filter(({ model }) => !isClosed(model));
  const fit = open.filter(({ model }) => SUITS[name]?.(model) ?? true);
  const chosen = fit.length > 0 && who % 8 > 2 ? fit : open;
  return chosen.length > 0 ? chosen : state.subjects;
}

export async function take(state: ModelState, step: Step): Promise<Done> {
  const open = state.subjects.filter(({ model }) => !isClosed(model));
  const candidates = among(state, step);
  const subject = candidates[step.who % Math.max(1, candidates.length)];
  const isFull = step.name === "create" && open.length >= OPEN_MAX;
  if (!subject || (step.name === "create" && !isFull)) return makeRequest(state, step);
  if (step.name in ACTS) return act(state, subject, step);
  return happen(state, subject, isFull ? { ...step, name: "pass" } : step);
}

async function makeRequest(state: ModelState, { who, pick }: Step): Promise<Done> {
  const firm = state.firms[who % 2 === 0 ? 0 : 1];
  const isLive = pick % 17 === 0;
  const isCast = !isLive && pick % 5 !== 0;
  const fate = isCast ? (FATES[who % FATES.length] ?? "none") : "none";
  const isOngoing = pick % 2 === 0;
  const isSeveral = who % 3 === 0;
  const key = isLive ? firm.liveKey : firm.testKey;
  const body = {
    email: "ava@example.com",
    phone: "+61400000000",
    consent_type: isOngoing ? "ongoing" : "once",
    banks: isSeveral ? "several" : "one",
    client_ref: `ref-${state.subjects.length}`,
  };
  const headers = {
    ...(isCast ? { "x-sandbox-household": SHARED.household } : {}),
    ...(fate === "none" ? {} : { "x-sandbox-scenario": fate }),
  };
  const answer = await create(key, headers, body);
  const model = newRequestModel({
    fate,
    isLive,
    isOngoing,
    isSeveral,
    isReviewed: firm.isReviewed,
    known: isCast,
  });
  const scope = isLive ? firm.live : firm.test;
  const subject = { id: String(answer.json.id), firm, scope, key, model, trail: [] };
  if (answer.status === 201) state.subjects.push(subject);
  const faults = answer.status === 201 ? [] : [`create answered ${answer.status} ${answer.text}`];
  return { threads: new Map([[subject, []]]), faults, name: `create(${fate})` };
}

async function act(state: ModelState, subject: Subject, { name, pick, also }: Step): Promise<Done> {
  const first: ModelAction = ACTS[name as ActName];
  const second: ModelAction | null = also && ACTS[also];
  const threads = new Map([
    [subject, [[first.program(pick)], ...(second ? [[second.program(pick + 1)]] : [])] as Thread[]],
  ]);
  const expected = first.answer(subject.model, pick);
  const [answer] = await Promise.all([first.run(state, subject, pick), join(state, subject, second, pick)]);
  // If a second user acts at the same time, any response is accepted, because either call may come first.
  const isWrong = !second && expected !== 0 && typeof answer === "number" && answer !== expected;
  const faults = isWrong ? [`${name} answered ${answer}, not ${expected}`] : [];
  return { threads, faults, name: also ? `${name}+${also}` : name };
}

/**
 * The second user acts up to this many milliseconds after the first, so that the two actions overlap at every point.
 */
const LATER_MS = 90;

async function join(
  state: ModelState,
  subject: Subject,
  act: ModelAction | null,
  pick: number,
): Promise<void> {
  if (!act) return;
  await new Promise((resolve) => setTimeout(resolve, pick % LATER_MS));
  await act.run(state, subject, pick + 1);
}

async function happen(state: ModelState, subject: Subject, { name, pick, who, also }: Step): Promise<Done> {
  const faults: string[] = [];
  const none: Done = { threads: new Map(), faults, name };
  if (name === "pass") {
    await letPass(state, subject, PASSES[pick % PASSES.length] ?? 1);
    return { threads: new Map([[subject, []]]), faults, name: `pass(${PASSES[pick % PASSES.length]})` };
  }
  if (name === "mode") {
    await chooseMode(state, state.firms[who % 2 === 0 ? 0 : 1], pick % 2 === 0);
    return none;
  }
  if (name === "sweep") {
    await state.owner.query("select * from sweep_work(50)");
    return none;
  }
  const workers = await Promise.all(
    Array.from({ length: name === "workTwo" ? 2 : 1 }, () =>
      claim(state, name === "work" ? 2 * WORKERS_ROOM : name === "workTwo" ? WORKERS_ROOM : 1),
    ),
  );
  if (pick % 2 === 0) for (const held of workers) held.reverse();
  const other: ModelAction | null = also && ACTS[also];
  await Promise.all([
    ...workers.map((held) => (name === "die" ? die(state, held) : work(state, held, faults))),
    join(state, subject, other, pick),
  ]);
  const threads = new Map<Subject, Thread[]>(other ? [[subject, [[other.program(pick + 1)]]]] : []);
  for (const held of workers)
    for (const [about, programs] of programsOf(state, held))
      threads.set(about, [...(threads.get(about) ?? []), programs]);
  const names = workers.map((held) => held.map((piece) => piece.name).join(",")).join(" | ");
  return { threads, faults, name: `${name}(${names})${also ? `+${also}` : ""}` };
}

/**
 * Checks that the list of each key has exactly the requests of the key's company and environment, or 100 of them if
 * there are more. Returns a description of each fault.
 */
export async function strangersIn(state: ModelState): Promise<string[]> {
  const strangers: string[] = [];
  for (const firm of state.firms) {
    for (const key of [firm.testKey, firm.liveKey]) {
      const list: Answer<{ data?: { id: string }[] }> = await call(many.GET, {
        key,
        path: "/v1/requests?limit=100",
      });
      const mine = new Set(state.subjects.filter((subject) => subject.key === key).map(({ id }) => id));
      const seen = list.json.data ?? [];
      strangers.push(...seen.filter(({ id }) => !mine.has(id)).map(({ id }) => `a stranger sees ${id}`));
      if (seen.length !== Math.min(100, mine.size))
        strangers.push(`a list of ${seen.length}, not ${mine.size}`);
    }
  }
  return strangers;
}
