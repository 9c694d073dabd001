import { Cron } from "croner";
import { deadlyRetryInMs, isDeadly, retryInMs } from "@/lib/jobs/back-off";
import { eventOf } from "@/lib/jobs/client";
import { jobs } from "@/lib/jobs/handler";
import { everything, roomBeside } from "@/lib/jobs/lanes";
import { runWork, WorkFailed } from "@/lib/jobs/run-work";
import { SCHEDULE, SCHEDULE_ZONE } from "@/lib/jobs/schedule";
import { makeSleeper } from "@/lib/jobs/sleeper";
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
} from "@/lib/store/write/outbox";

/**
 * Takes due work from the outbox and has it done: here, when Inngest is not set up, or by Inngest, to which it is
 * handed with the outbox id as its event id. LISTEN wakes it; a look every few seconds is the net. Any number of
 * processes may run one: a row is held by one of them, and given to another when its lease lapses.
 */
const LOOK_MS = 2_000;
/** The least time between two looks, so that work that ends together is followed by one look and not by many. */
const PAUSE_MS = 5;
const RENEW_MS = 5_000;
/** Until work is offered again that Inngest did not take. */
const HAND_OVER_AGAIN_MS = 3_000;
const STOP_WAIT_MS = 7_000;

export type Driver = { stop: () => Promise<void> };

export function startDriver(mode: "local" | "inngest"): Driver {
  const running = new Set<Promise<void>>();
  const held = new Set<Work>();
  const sleeper = makeSleeper();
  let stopping = false;

  const start = (work: Work) => {
    held.add(work);
    const run = doWork(work).finally(() => {
      held.delete(work);
      running.delete(run);
      sleeper.wake();
    });
    running.add(run);
  };

  const loop = async () => {
    while (!stopping) {
      sleeper.restart();
      const wanted = mode === "local" ? roomBeside(held) : everything();
      const { work, dueInMs } = await claimSafely(wanted);
      if (mode === "inngest") await handOver(work);
      else for (const each of work) start(each);
      // Whatever is wished for meanwhile, the next look comes a moment later, and no sooner.
      await sleeper.pause(PAUSE_MS);
      await sleeper.sleep(Math.min(dueInMs ?? LOOK_MS, LOOK_MS));
    }
  };

  const keeping = setInterval(() => {
    if (held.size > 0) renewLeases([...held]).catch(() => {});
  }, RENEW_MS);
  const looping = loop();
  const stopListening = listenForWork(sleeper.wake);
  const crons = mode === "local" ? startSchedule() : [];
  return {
    async stop() {
      stopping = true;
      for (const cron of crons) cron.stop();
      sleeper.wake();
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

/** Claims, and takes a database that is away for no work at all. */
async function claimSafely(wanted: Wanted[]): ReturnType<typeof claimWork> {
  try {
    return await claimWork(wanted);
  } catch (error) {
    log().warn({ error: describeError(error) }, "the outbox cannot be read");
    return { work: [], dueInMs: null };
  }
}

/** Runs one piece of work; a failure sets its next try, or parks it. Never throws. */
async function doWork(work: Work): Promise<void> {
  try {
    if (!isDeadly(work)) return await runWork(work);
    const wait = deadlyRetryInMs(work, Math.random());
    // The deaths are counted as failures now, so that work which is not given up is begun again after its wait.
    await noteFailure(work, "its worker died every time", wait, work.attempts);
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
  log().warn({ job: name, id, failures, reason, parked: waitMs === null }, "work failed");
  await failWork(work, reason.slice(0, 200), waitMs, failures);
}

/** Gives due work to Inngest. What it does not take keeps its row and is tried again a little later. */
async function handOver(claimed: Work[]): Promise<void> {
  if (claimed.length === 0) return;
  try {
    await jobs().client.send(claimed.map(eventOf));
    await markSent(claimed.map((work) => work.id));
  } catch (error) {
    log().warn({ error: describeError(error), count: claimed.length }, "Inngest took no work");
    await releaseWork(claimed, HAND_OVER_AGAIN_MS).catch(() => {});
  }
}
