import { Worker } from "node:worker_threads";
import { AppError } from "@/lib/errors";
import { log } from "@/lib/log";
import { traced } from "@/lib/telemetry/trace";
import { heapLimits, type JobName } from "@/lib/workers/heap-limits";
import { JOBS, type Job, type JobLimits, type JobResult } from "@/lib/workers/jobs";
import { toError, type WorkerMessage } from "@/lib/workers/take-jobs";

/** A worker that is idle for this long is ended to free its memory. The next job starts another worker. */
const IDLE_MS = 5 * 60_000;

export type ThreadOptions<Job, Result> = JobLimits<Job> & {
  /** The kind of job, unique in this process. */
  name: string;
  start: () => Worker;
  /**
   * Runs a job in the calling thread if workers cannot start. In tests they cannot, because tests run the TypeScript
   * sources.
   */
  here: (job: Job) => Promise<Result>;
};

type Thread<Job, Result> = {
  /**
   * Queues a job and returns its result. Throws the job's error (take-jobs.ts), `busy` if too many jobs run or wait
   * already, or ThreadEnded if the worker ended during the job.
   */
  run: (job: Job) => Promise<Result>;
  /** Starts the worker if it is not running, so that the next job need not wait for the worker's code to load. */
  prepare: () => void;
  /** Counts the jobs that run or wait. */
  waiting: () => number;
};

/**
 * The worker ended during this job: it ran out of memory or time, or crashed. The job's uncommitted changes were rolled
 * back.
 */
class ThreadEnded extends Error {
  constructor(readonly code: "out_of_memory" | "timed_out" | "broken") {
    super("the thread ended during its work");
    this.name = "ThreadEnded";
  }
}

type WaitingJob = {
  job: unknown;
  share: string;
  resolve: (result: unknown) => void;
  reject: (error: unknown) => void;
};
type RunningJob = WaitingJob & { timer: NodeJS.Timeout };
/** A worker and its state. `late` holds the jobs that timed out. */
type Running = { worker: Worker; isReady: boolean; end: ThreadEnded["code"]; late: Set<number> };
type State = {
  options: ThreadOptions<unknown, unknown>;
  running: Running | null;
  /** True once a worker has failed to start. Jobs then run in the calling thread, and no worker is started again. */
  isHere: boolean;
  queue: WaitingJob[];
  /** The turn in which each key (JobLimits.share) last ran a job, by number. Empty while no jobs wait or run. */
  turns: Map<string, number>;
  given: Map<number, RunningJob>;
  here: number;
  idle: NodeJS.Timeout | undefined;
};

/**
 * The state of each worker, by name. Stored on globalThis, because the routes and the background work are separate
 * bundles of the same modules.
 */
const cache = globalThis as unknown as { surplusThreads?: Map<string, State> };
cache.surplusThreads ??= new Map();
const states = cache.surplusThreads;
let lastId = 0;

/** Runs a job in its kind's worker. Throws as `run` of a `Thread` does. */
export async function runJob<Name extends JobName>(name: Name, job: Job<Name>): Promise<JobResult<Name>> {
  return threadOf(name).run(job);
}

/**
 * Starts a worker before its job arrives. Otherwise, the first report, or a report after an idle time, would wait until
 * the engine's code and tables are loaded. Loading takes longer than a report of 3,000 rows. The worker then warms up
 * until its job arrives.
 */
export const prepareWorker = (name: JobName): void => threadOf(name).prepare();

/** The number of jobs of a kind that run or wait in this process. */
export const countJobs = (name: JobName): number => threadOf(name).waiting();

function threadOf<Name extends JobName>(name: Name) {
  return makeThread<Job<Name>, JobResult<Name>>({
    ...JOBS[name],
    name,
    // The bundler replaces the URL with that of a bundled script. Unbundled, the URL names a source file that Node
    // cannot run, so the job runs in the calling thread.
    start: () =>
      new Worker(new URL("./worker.ts", import.meta.url), {
        workerData: { name },
        resourceLimits: heapLimits(name),
      }),
    here: async (job) => {
      const work = (await JOBS[name].load()) as (job: Job<Name>) => Promise<JobResult<Name>>;
      return work(job);
    },
  });
}

/**
 * Returns the worker thread for one kind of long-running job, so that the job does not block requests. The worker
 * starts with the first job.
 */
export function makeThread<Job, Result>(options: ThreadOptions<Job, Result>): Thread<Job, Result> {
  const stateOf = () => {
    const state = states.get(options.name) ?? newState(options as ThreadOptions<unknown, unknown>);
    states.set(options.name, state);
    return state;
  };
  return {
    async run(job) {
      const state = stateOf();
      const share = options.share?.of(job) ?? "";
      const isOverShare = options.share && countShare(state, share) >= options.share.waitingMax;
      if (sizeOf(state) >= options.waitingMax || isOverShare) {
        const message = "Too many documents are being generated at once. Please try again in a moment.";
        throw new AppError("busy", message, { retryAfterSeconds: 5 });
      }
      const done = () =>
        new Promise<Result>((resolve, reject) => {
          state.queue.push({ job, share, resolve: resolve as WaitingJob["resolve"], reject });
          giveOut(state);
        });
      return traced("render", options.name, done, { ids: { waiting: sizeOf(state) } });
    },
    prepare() {
      const state = stateOf();
      if (state.isHere || state.running) return;
      state.running = run(state);
      giveOut(state);
    },
    waiting: () => sizeOf(stateOf()),
  };
}

const newState = (options: State["options"]): State => ({
  options,
  running: null,
  isHere: false,
  queue: [],
  turns: new Map(),
  given: new Map(),
  here: 0,
  idle: undefined,
});
const underWay = (state: State) => state.given.size + state.here;
const sizeOf = (state: State) => state.queue.length + underWay(state);

function countShare(state: State, share: string): number {
  return [...state.queue, ...state.given.values()].filter((asked) => asked.share === share).length;
}

let turn = 0;

/**
 * Removes and returns the next job. Keys (see JobLimits.share) take turns: the key whose last turn was longest ago
 * comes first, and within a key the oldest job.
 */
function takeNext(state: State): WaitingJob | undefined {
  const lastTurn = ({ share }: WaitingJob) => state.turns.get(share) ?? 0;
  const next = state.queue.reduce<WaitingJob | undefined>(
    (best, asked) => (best && lastTurn(best) <= lastTurn(asked) ? best : asked),
    undefined,
  );
  if (!next) return undefined;
  state.queue.splice(state.queue.indexOf(next), 1);
  state.turns.set(next.share, ++turn);
  return next;
}

/** Gives the worker as many waiting jobs as it may take. If there are no jobs, ends the worker after IDLE_MS. */
function giveOut(state: State): void {
  clearTimeout(state.idle);
  while (state.queue.length > 0 && underWay(state) < (state.options.atOnceMax?.() ?? 1)) {
    const asked = takeNext(state);
    if (!asked) return;
    if (state.isHere) doHere(state, asked);
    else give(state, asked);
  }
  if (sizeOf(state) > 0) return;
  state.turns.clear();
  state.idle = setTimeout(() => {
    const idle = state.running;
    // Cleared before the worker is terminated, so that a job submitted during the termination goes to a new worker.
    state.running = null;
    void idle?.worker.terminate();
  }, IDLE_MS).unref();
}

function give(state: State, asked: WaitingJob): void {
  state.running ??= run(state);
  const { running } = state;
  const id = ++lastId;
  const timer = setTimeout(() => {
    running.end = "timed_out";
    running.late.add(id);
    void running.worker.terminate();
  }, state.options.timeoutMs).unref();
  state.given.set(id, { ...asked, timer });
  running.worker.postMessage({ id, job: asked.job });
}

function doHere(state: State, asked: WaitingJob): void {
  state.here++;
  const done = state.options.here(asked.job).finally(() => {
    state.here--;
    giveOut(state);
  });
  done.then(asked.resolve, asked.reject);
}

function run(state: State): Running {
  const worker = state.options.start();
  const running: Running = { worker, isReady: false, end: "broken", late: new Set() };
  // An unref'd worker does not keep the process alive: unfinished work is rolled back and runs again in another
  // process.
  worker.unref();
  worker.on("message", (message: WorkerMessage) => {
    if (message === "ready") running.isReady = true;
    else take(state, message);
  });
  worker.on("error", (error: Error & { code?: string }) => {
    if (error.code === "ERR_WORKER_OUT_OF_MEMORY") running.end = "out_of_memory";
  });
  worker.on("exit", () => end(state, running));
  return running;
}

function take(state: State, { id, result, fault }: Exclude<WorkerMessage, "ready">): void {
  const given = state.given.get(id);
  state.given.delete(id);
  clearTimeout(given?.timer);
  if (fault) given?.reject(toError(fault));
  else given?.resolve(result);
  giveOut(state);
}

/**
 * Handles the end of a worker: fails its running jobs and passes the waiting jobs to a new worker. On a timeout only
 * the late jobs fail; all other jobs are queued again. If memory runs out during several jobs, each of them fails with
 * `broken`: only a retry of each shows which job is the cause. If the worker cannot start at all, its jobs run in the
 * calling thread and no worker is started again.
 */
function end(state: State, running: Running): void {
  // If this worker is no longer the current one, it was ended while it was idle. The jobs in `state` belong to the
  // worker that replaced it.
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
    log().warn(
      { thread: state.options.name },
      "a thread cannot be started; its jobs run in the calling thread",
    );
    state.queue.unshift(...given);
  }
  if (given.length > 0 || state.queue.length > 0) giveOut(state);
}
