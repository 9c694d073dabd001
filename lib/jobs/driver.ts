// The driver claims due work and runs it in this process or, if Inngest is set up, sends it to Inngest with the outbox
// id as event id. LISTEN wakes the driver; polling is the fallback. Any number of processes may run a driver. Each row
// is leased by one process at a time; if the lease expires, another process may take the row.
import { Cron } from "croner";
import { deadlyRetryInMs, isDeadly, retryInMs } from "@/lib/jobs/back-off";
import { runWork, SCHEDULE, SCHEDULE_ZONE, WorkFailed } from "@/lib/jobs/functions";
import { describeError, log } from "@/lib/log";
import { listenForWork } from "@/lib/store/listen";
import {
  claimWork,
  failWork,
  markSent,
  releaseWork,
  renewLeases,
  type Wanted,
  type Work,
  type WorkName,
} from "@/lib/store/write/outbox";

/** The longest time between two polls of the outbox, in milliseconds. */
const LOOK_MS = 2_000;
/**
 * The shortest time between two polls, in milliseconds. With this pause, several jobs that end at the same time cause
 * only one poll.
 */
const PAUSE_MS = 5;
const RENEW_MS = 5_000;
/** If Inngest did not accept work, we offer it again after this many milliseconds. */
const HAND_OVER_AGAIN_MS = 3_000;
const STOP_WAIT_MS = 7_000;

export type Driver = { stop: () => Promise<void> };

/**
 * Starts to claim work until `stop` is called. Only `local` runs the schedule. `stop` waits at most STOP_WAIT_MS for
 * running work, then releases the rest to other processes.
 */
export function startDriver(mode: "local" | "inngest"): Driver {
  const running = new Set<Promise<void>>();
  const held = new Set<Work>();
  const timer = makeTimer();
  let stopping = false;

  const start = (work: Work) => {
    held.add(work);
    const run = doWork(work).finally(() => {
      held.delete(work);
      running.delete(run);
      timer.wake();
    });
    running.add(run);
  };

  const loop = async () => {
    while (!stopping) {
      timer.restart();
      const wanted = mode === "local" ? freeSlots(held) : allWork();
      const { work, dueInMs } = await claimSafely(wanted);
      if (mode === "inngest") await handOver(work);
      else for (const each of work) start(each);
      // Waits at least PAUSE_MS before the next poll, even if woken in the meantime.
      await timer.pause(PAUSE_MS);
      await timer.sleep(Math.min(dueInMs ?? LOOK_MS, LOOK_MS));
    }
  };

  const keeping = setInterval(() => {
    if (held.size > 0) renewLeases([...held]).catch(() => {});
  }, RENEW_MS);
  const looping = loop();
  const stopListening = listenForWork(timer.wake);
  const crons = mode === "local" ? startSchedule() : [];
  return {
    async stop() {
      stopping = true;
      for (const cron of crons) cron.stop();
      timer.wake();
      await Promise.all([looping, stopListening()]);
      const patience = new Promise((resolve) => setTimeout(resolve, STOP_WAIT_MS).unref());
      await Promise.race([Promise.all(running), patience]);
      clearInterval(keeping);
      await releaseWork([...held]);
    },
  };
}

function startSchedule(): Cron[] {
  const onFault = (error: unknown) => log().warn({ error: describeError(error) }, "a scheduled task failed");
  return SCHEDULE.map(
    ({ cron, run }) => new Cron(cron, { timezone: SCHEDULE_ZONE, protect: true, catch: onFault }, run),
  );
}

/** Claims work. Claims none if the database is unavailable. */
async function claimSafely(wanted: Wanted[]): ReturnType<typeof claimWork> {
  try {
    return await claimWork(wanted);
  } catch (error) {
    log().warn({ error: describeError(error) }, "the outbox cannot be read");
    return { work: [], dueInMs: null };
  }
}

/** Runs one job. A failure schedules the next try or dead-letters the job. Never throws. */
async function doWork(work: Work): Promise<void> {
  try {
    if (!isDeadly(work)) return await runWork(work);
    const wait = deadlyRetryInMs(work, Math.random());
    // Counts the deaths as failures, so that the work no longer counts as deadly. The work runs again after `wait`, or
    // is dead-lettered if `wait` is null.
    await noteFailure(work, "the worker died at every attempt", wait, work.attempts);
  } catch (error) {
    const reason = error instanceof WorkFailed ? error.message : describeError(error).name;
    const wait = retryInMs(work.name, work.failures + 1, reason, Math.random());
    await noteFailure(work, reason, wait).catch(() => {});
  }
}

async function noteFailure(
  work: Work,
  reason: string,
  waitMs: number | null,
  failures = work.failures + 1,
): Promise<void> {
  const { name, id } = work;
  log().warn({ job: name, id, failures, reason, deadLettered: waitMs === null }, "work failed");
  await failWork(work, reason.slice(0, 200), waitMs, failures);
}

/** Sends due work to Inngest. Work that Inngest does not accept keeps its row and is sent again soon. */
async function handOver(claimed: Work[]): Promise<void> {
  if (claimed.length === 0) return;
  try {
    // Imported here because the SDK is large and most servers do not need it.
    const { eventOf, jobs } = await import("@/lib/jobs/inngest");
    await jobs().client.send(claimed.map(eventOf));
    await markSent(claimed.map((work) => work.id));
  } catch (error) {
    log().warn({ error: describeError(error), count: claimed.length }, "Inngest accepted no work");
    await releaseWork(claimed, HAND_OVER_AGAIN_MS).catch(() => {});
  }
}

type InterruptibleTimer = {
  /** Ends the current sleep, or the next one before it begins. */
  wake: () => void;
  /** Forgets earlier wakes. Called just before a poll, because that poll handles the causes of those wakes. */
  restart: () => void;
  /** Waits `ms` milliseconds or until woken. Returns immediately if `wake` was called after the last `restart`. */
  sleep: (ms: number) => Promise<void>;
  /** Waits `ms` milliseconds, even if woken. */
  pause: (ms: number) => Promise<void>;
};

/** Creates a timer that can be interrupted. A wake between two sleeps is not lost. */
export function makeTimer(): InterruptibleTimer {
  let isWoken = false;
  let end: (() => void) | null = null;
  return {
    wake() {
      isWoken = true;
      end?.();
    },
    restart() {
      isWoken = false;
    },
    sleep: (ms) =>
      new Promise((resolve) => {
        if (isWoken) return resolve();
        const timer = setTimeout(finish, Math.max(0, ms));
        function finish() {
          clearTimeout(timer);
          end = null;
          resolve();
        }
        end = finish;
      }),
    pause: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  };
}

/**
 * Kinds of work that share slots in a process. Work never waits for slots of another pool: a webhook does not wait for
 * a report, and a deletion does not wait for a slow receiver. `perCompany` applies across all processes, so that one
 * company's backlog leaves slots for other companies. For this limit each webhook endpoint counts as a company, so that
 * a receiver that hangs does not delay the company's other endpoints.
 */
type Pool = { names: readonly WorkName[]; slots: number; perCompany: number };

export const POOLS: readonly Pool[] = [
  // A webhook delivery mostly waits for its receiver and uses almost no CPU, so many run at the same time.
  { names: ["deliver"], slots: 128, perCompany: 8 },
  // Work that reads a customer's whole history and waits for data providers.
  { names: ["generate", "refresh", "reconcile"], slots: 4, perCompany: 3 },
  {
    names: [
      "purge",
      "end_upstream",
      "end_bank",
      "expire_share",
      "expire_consent",
      "check_endpoint",
      "plan_refresh",
    ],
    slots: 12,
    perCompany: 6,
  },
  // Work that waits mostly for the email provider.
  {
    names: ["remind", "notify", "alert", "digest", "send_receipt", "send_withdrawal"],
    slots: 2,
    perCompany: 1,
  },
  // Rows of a bulk action. The emails of these rows go to the same provider as receipts, but must not delay a receipt,
  // so the rows have their own pool.
  { names: ["bulk"], slots: 4, perCompany: 3 },
];

/** The work that a process can claim in addition to the work it already runs. */
export function freeSlots(running: ReadonlySet<Work>): Wanted[] {
  return POOLS.map(({ names, slots, perCompany }) => {
    const taken = [...running].filter(({ name }) => names.includes(name)).length;
    return { names, room: slots - taken, perCompany };
  });
}

/**
 * One poll claims at most this many jobs for Inngest. They take no slot here, because Inngest limits the concurrency.
 */
const HANDED_OVER_MAX = 100;
/** The work to claim for Inngest: every kind, without the limits of the pools. */
export const allWork = (): Wanted[] => [
  { names: POOLS.flatMap(({ names }) => names), room: HANDED_OVER_MAX, perCompany: HANDED_OVER_MAX },
];
