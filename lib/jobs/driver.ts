import { Cron } from "croner";
import { tidyUp } from "@/lib/erase/tidy-up";
import { messageOf } from "@/lib/jobs/client";
import { TIDY_CRON } from "@/lib/jobs/functions";
import { jobs } from "@/lib/jobs/handler";
import { runWork, StepFailed } from "@/lib/jobs/run-work";
import { describeError, log } from "@/lib/log";
import { listenForWork } from "@/lib/store/listen";
import {
  claimWork,
  failWork,
  isSlow,
  markSent,
  releaseWork,
  renewLease,
  type Work,
} from "@/lib/store/write/outbox";

/**
 * Takes due work from the outbox and has it done: here, when Inngest is not set up, or by Inngest, to which it is
 * handed with the outbox id as its event id. LISTEN wakes it; a poll a second is the net. Any number of processes may
 * run one: a row is held by one of them, and given to another when its lease lapses.
 */
const POLL_MS = 1_000;
const RUNNING_MAX = 8;
/** Of them, of the kinds that take long: the others stay free for webhooks. */
const SLOW_MAX = 4;
const RENEW_MS = 5_000;
const STOP_WAIT_MS = 8_000;

/** Seconds until a failed piece of work is tried again; after the last it is parked for an operator. */
const BACK_OFF_SECONDS = [2, 5, 15, 60, 120, 300, 900, 1_800, 3_600, 3_600, 10_800, 21_600];

export type Driver = { stop: () => Promise<void> };

export function startDriver(mode: "local" | "inngest"): Driver {
  const running = new Set<Promise<void>>();
  const held = new Set<Work>();
  let stopping = false;
  let asleep: (() => void) | null = null;
  let woken = false;

  const wake = () => {
    woken = true;
    asleep?.();
  };
  const sleep = () =>
    new Promise<void>((resolve) => {
      if (woken) return resolve();
      const timer = setTimeout(resolve, POLL_MS);
      asleep = () => {
        clearTimeout(timer);
        resolve();
      };
    });

  const start = (work: Work) => {
    held.add(work);
    const run = doWork(work).finally(() => {
      held.delete(work);
      running.delete(run);
      wake();
    });
    running.add(run);
  };

  const loop = async () => {
    while (!stopping) {
      woken = false;
      const room = RUNNING_MAX - running.size;
      // What is handed over takes no slot here.
      const slow = mode === "local" ? SLOW_MAX - [...held].filter(isSlow).length : room;
      const claimed = room > 0 ? await claimSafely(room, slow) : [];
      if (mode === "inngest") await handOver(claimed);
      else for (const work of claimed) start(work);
      if (claimed.length < room || room === 0) await sleep();
      asleep = null;
    }
  };

  const looping = loop();
  const stopListening = listenForWork(wake);
  const tidy =
    mode === "local"
      ? new Cron(TIDY_CRON.replace(/^TZ=\S+ /, ""), { timezone: "Australia/Sydney" }, () => tidyUp())
      : null;
  return {
    async stop() {
      stopping = true;
      tidy?.stop();
      wake();
      await Promise.all([looping, stopListening()]);
      const patience = new Promise((resolve) => setTimeout(resolve, STOP_WAIT_MS).unref());
      await Promise.race([Promise.all(running), patience]);
      await Promise.all([...held].map(releaseWork));
    },
  };
}

/** Claims, and takes a database that is away for no work at all. */
async function claimSafely(room: number, slow: number): Promise<Work[]> {
  try {
    return await claimWork(room, slow);
  } catch (error) {
    log().warn({ error: describeError(error) }, "the outbox cannot be read");
    return [];
  }
}

/** Runs one piece of work, keeping its lease; a failure sets its next try, or parks it. Never throws. */
async function doWork(work: Work): Promise<void> {
  const keeping = setInterval(() => renewLease(work).catch(() => {}), RENEW_MS);
  try {
    await runWork(work);
  } catch (error) {
    await noteFailure(work, error).catch(() => {});
  } finally {
    clearInterval(keeping);
  }
}

async function noteFailure(work: Work, error: unknown): Promise<void> {
  const reason = error instanceof StepFailed ? error.message : describeError(error).name;
  const seconds = BACK_OFF_SECONDS[work.attempts - 1];
  const retryAt = seconds === undefined ? null : new Date(Date.now() + seconds * 1000);
  log().warn(
    { job: work.name, id: work.id, attempt: work.attempts, reason, parked: retryAt === null },
    "work failed",
  );
  await failWork(work, reason.slice(0, 200), retryAt);
}

/** Gives due work to Inngest. What it does not take keeps its row and is tried again when the lease lapses. */
async function handOver(claimed: Work[]): Promise<void> {
  if (claimed.length === 0) return;
  try {
    await jobs().client.send(
      claimed.map((work) => ({
        id: work.id,
        name: messageOf[work.name].event,
        data: {
          outbox_id: work.id,
          company_id: work.companyId,
          environment: work.environment,
          subject_id: work.subjectId,
        },
      })),
    );
    await markSent(claimed.map((work) => work.id));
  } catch (error) {
    log().warn({ error: describeError(error), count: claimed.length }, "Inngest took no work");
  }
}
