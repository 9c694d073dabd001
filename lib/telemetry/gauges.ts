import { monitorEventLoopDelay } from "node:perf_hooks";
import type { Meter } from "@opentelemetry/api";
import { pool } from "@/lib/store/client";
import { measureWork } from "@/lib/store/write/outbox";

const LOOP_RESOLUTION_MS = 20;
const NANOSECONDS_A_SECOND = 1e9;

/**
 * Registers gauges that are read each time metrics are sent: the connections to the database, the waiting work, and
 * this process's memory and delays. The work is counted across the database, so each process reports the same
 * numbers. Reports no work if the database is unreachable.
 */
export function watchGauges(meter: Meter): void {
  watchPool(meter);
  watchWork(meter);
  watchProcess(meter);
}

function watchPool(meter: Meter): void {
  const connections = meter.createObservableGauge("surplus.database.connections", {
    description: "Database connections of this process by state, and callers that wait for a connection.",
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
    description: "Jobs that are due, and jobs that are dead-lettered.",
  });
  const age = meter.createObservableGauge("surplus.work.oldest_due", {
    description: "The time for which the oldest job has been due.",
    unit: "s",
  });
  meter.addBatchObservableCallback(
    async (result) => {
      const work = await measureWork().catch(() => null);
      if (!work) return;
      result.observe(waiting, work.due, { state: "due" });
      result.observe(waiting, work.deadLettered, { state: "parked" });
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
