import { monitorEventLoopDelay } from "node:perf_hooks";
import type { Meter } from "@opentelemetry/api";
import { pool } from "@/lib/store/client";
import { measureWork } from "@/lib/store/write/outbox";

const LOOP_RESOLUTION_MS = 20;
const NANOSECONDS_A_SECOND = 1e9;

/**
 * What is looked up each time the metrics are sent: the database's connections, the work that waits, and how this process
 * is. The work is that of the whole database, so each process tells the same of it. A database that is away is told nothing of.
 */
export function watchGauges(meter: Meter): void {
  watchPool(meter);
  watchWork(meter);
  watchProcess(meter);
}

function watchPool(meter: Meter): void {
  const connections = meter.createObservableGauge("surplus.database.connections", {
    description: "Connections of this process, by what they do; and callers that wait for one.",
  });
  connections.addCallback((result) => {
    const { totalCount, idleCount, waitingCount } = pool();
    result.observe(totalCount - idleCount, { state: "busy" });
    result.observe(idleCount, { state: "idle" });
    result.observe(waitingCount, { state: "waiting" });
  });
}

function watchWork(meter: Meter): void {
  const waiting = meter.createObservableGauge("surplus.work.waiting", {
    description: "Pieces of background work that are due, and that were given up.",
  });
  const age = meter.createObservableGauge("surplus.work.oldest_due", {
    description: "For how long the oldest piece has been due.",
    unit: "s",
  });
  meter.addBatchObservableCallback(
    async (result) => {
      const work = await measureWork().catch(() => null);
      if (!work) return;
      result.observe(waiting, work.due, { state: "due" });
      result.observe(waiting, work.parked, { state: "parked" });
      result.observe(age, work.oldestDueSeconds);
    },
    [waiting, age],
  );
}

function watchProcess(meter: Meter): void {
  const delays = monitorEventLoopDelay({ resolution: LOOP_RESOLUTION_MS });
  delays.enable();
  meter.createObservableGauge("surplus.process.loop_delay_p99", { unit: "s" }).addCallback((result) => {
    result.observe(delays.percentile(99) / NANOSECONDS_A_SECOND);
    delays.reset();
  });
  meter
    .createObservableGauge("surplus.process.memory", { unit: "By" })
    .addCallback((result) => result.observe(process.memoryUsage.rss()));
}
