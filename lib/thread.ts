import type { Worker } from "node:worker_threads";
import { AppError } from "@/lib/errors";
import { log } from "@/lib/log";
import type { Told } from "@/lib/take-jobs";
import { type Fault, toError } from "@/lib/thread-fault";
import { traced } from "@/lib/trace";

/** A thread that has had nothing to do for so long is ended, and its memory is free again; the next job starts another. */
const IDLE_MS = 5 * 60_000;

export type ThreadOptions<Job, Result> = {
  /** Of this kind of job, on this process. */
  name: string;
  /** Starts the thread. Written where it is used, `new Worker(new URL(…))`, because that is what the bundler looks for. */
  start: () => Worker;
  /** Does a job where it was asked for: where threads cannot be started, as in tests, which run the sources as they are. */
  here: (job: Job) => Promise<Result>;
  /** Jobs under way and waiting at most; more are refused rather than kept in memory. */
  waitingMax: number;
  /** Jobs the thread is given at once; more than one suits only what waits for others most of its time. */
  atOnceMax?: () => number;
  /** For one job, from when the thread is given it. */
  timeoutMs: number;
};

export type Thread<Job, Result> = {
  /**
   * Has a job done, after those asked for before it. Throws what the job threw (see thread-fault.ts), `busy` when too
   * many wait, and ThreadEnded when the thread broke at it.
   */
  ask: (job: Job) => Promise<Result>;
  /** How many jobs are under way or wait. */
  waiting: () => number;
};

/** The thread ended while it did this job: it ran out of memory or of time, or broke. What it had not committed is undone. */
export class ThreadEnded extends Error {
  constructor(readonly code: "out_of_memory" | "timed_out" | "broken") {
    super("the thread ended at its work");
    this.name = "ThreadEnded";
  }
}

type Asked = { job: unknown; resolve: (result: unknown) => void; reject: (error: unknown) => void };
type Given = Asked & { timer: NodeJS.Timeout };
/** `late` are the jobs whose time was over. */
type Running = { worker: Worker; isReady: boolean; end: ThreadEnded["code"]; late: Set<number> };
type State = {
  running: Running | null;
  /** It is known that no thread can be started. Not tried again. */
  isHere: boolean;
  queue: Asked[];
  given: Map<number, Given>;
  here: number;
  idle: NodeJS.Timeout | undefined;
};

/** Kept on the process: the routes and the background work are separate bundles of the same modules. */
const cache = globalThis as unknown as { surplusThreads?: Map<string, State> };
cache.surplusThreads ??= new Map();
const states = cache.surplusThreads;
let lastId = 0;

/** A thread for one kind of long work, which everything else a server answers should not wait for. */
export function makeThread<Job, Result>(options: ThreadOptions<Job, Result>): Thread<Job, Result> {
  const stateOf = () => {
    const state = states.get(options.name) ?? newState();
    states.set(options.name, state);
    return state;
  };
  return {
    async ask(job) {
      const state = stateOf();
      if (sizeOf(state) >= options.waitingMax) {
        throw new AppError(
          "busy",
          "Too many documents are being made at once. Please try again in a moment.",
          {
            retryAfterSeconds: 5,
          },
        );
      }
      const done = () =>
        new Promise<Result>((resolve, reject) => {
          state.queue.push({ job, resolve: resolve as Asked["resolve"], reject });
          giveOut(state, options as ThreadOptions<unknown, unknown>);
        });
      return traced("render", options.name, done, { ids: { waiting: sizeOf(state) } });
    },
    waiting: () => sizeOf(stateOf()),
  };
}

const newState = (): State => ({
  running: null,
  isHere: false,
  queue: [],
  given: new Map(),
  here: 0,
  idle: undefined,
});
const underWay = (state: State) => state.given.size + state.here;
const sizeOf = (state: State) => state.queue.length + underWay(state);

/** Gives the thread as many waiting jobs as it takes. */
function giveOut(state: State, options: ThreadOptions<unknown, unknown>): void {
  clearTimeout(state.idle);
  while (state.queue.length > 0 && underWay(state) < (options.atOnceMax?.() ?? 1)) {
    const asked = state.queue.shift();
    if (!asked) return;
    if (state.isHere) doHere(state, options, asked);
    else give(state, options, asked);
  }
  if (sizeOf(state) > 0) return;
  state.idle = setTimeout(() => {
    const idle = state.running;
    // Forgotten before it is ended: a job that is asked for while it ends is given to another.
    state.running = null;
    void idle?.worker.terminate();
  }, IDLE_MS).unref();
}

function give(state: State, options: ThreadOptions<unknown, unknown>, asked: Asked): void {
  state.running ??= run(state, options);
  const { running } = state;
  const id = ++lastId;
  const timer = setTimeout(() => {
    running.end = "timed_out";
    running.late.add(id);
    void running.worker.terminate();
  }, options.timeoutMs).unref();
  state.given.set(id, { ...asked, timer });
  running.worker.postMessage({ id, job: asked.job });
}

function doHere(state: State, options: ThreadOptions<unknown, unknown>, asked: Asked): void {
  state.here++;
  const done = options.here(asked.job).finally(() => {
    state.here--;
    giveOut(state, options);
  });
  done.then(asked.resolve, asked.reject);
}

function run(state: State, options: ThreadOptions<unknown, unknown>): Running {
  const worker = options.start();
  const running: Running = { worker, isReady: false, end: "broken", late: new Set() };
  // A stop of the process does not wait for it: what it is at the middle of is undone, and done again elsewhere.
  worker.unref();
  worker.on("message", (told: Told) => {
    if (told === "ready") running.isReady = true;
    else take(state, options, told);
  });
  worker.on("error", (error: Error & { code?: string }) => {
    if (error.code === "ERR_WORKER_OUT_OF_MEMORY") running.end = "out_of_memory";
  });
  worker.on("exit", () => end(state, options, running));
  return running;
}

function take(
  state: State,
  options: ThreadOptions<unknown, unknown>,
  { id, result, fault }: { id: number; result?: unknown; fault?: Fault },
): void {
  const given = state.given.get(id);
  state.given.delete(id);
  clearTimeout(given?.timer);
  if (fault) given?.reject(toError(fault));
  else given?.resolve(result);
  giveOut(state, options);
}

/**
 * What the thread was at fails, and what waits is given to another. Of several jobs at once only the late one fails for its
 * time, and none for the memory: whose it was nobody knows, and each finds out when it is tried again. One that cannot even
 * start is not tried again.
 */
function end(state: State, options: ThreadOptions<unknown, unknown>, running: Running): void {
  // One that was let go had nothing to do; what is under way by now is another's.
  if (state.running !== running) return;
  state.running = null;
  const given = [...state.given.values()];
  const late = [...running.late].flatMap((id) => state.given.get(id) ?? []);
  state.given.clear();
  for (const { timer } of given) clearTimeout(timer);
  if (running.end === "timed_out") {
    for (const { reject } of late) reject(new ThreadEnded("timed_out"));
    state.queue.unshift(...given.filter((each) => !late.includes(each)));
  } else if (running.isReady || running.end !== "broken") {
    const code = given.length > 1 ? "broken" : running.end;
    for (const { reject } of given) reject(new ThreadEnded(code));
  } else {
    state.isHere = true;
    log().warn({ thread: options.name }, "a thread cannot be started; its work is done in place");
    state.queue.unshift(...given);
  }
  if (given.length > 0 || state.queue.length > 0) giveOut(state, options);
}
