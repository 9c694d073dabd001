// A worker thread's script. Makes the same report several times, after a warm-up if `isWarmed`, and posts the times.
import { parentPort, workerData } from "node:worker_threads";
import { warmReport } from "@/lib/analyse/warm-report";
import type { BankData } from "@/lib/engine/bank";
import { packReport } from "./pack-report";

/** After WARM_RUNS reports, the time of a report hardly decreases any more. The next TIMED_RUNS reports are timed. */
const WARM_RUNS = 15;
const TIMED_RUNS = 9;

const { text, isWarmed } = workerData as { text: string; isWarmed: boolean };

/** The CPU time of the process. Unlike the elapsed time, it does not depend on other work on the machine. */
function cpuMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
}

function timeReport(): number {
  const began = cpuMs();
  packReport(JSON.parse(text) as BankData);
  return cpuMs() - began;
}

if (isWarmed) for (const _ of warmReport());
const firstMs = timeReport();
for (let run = 0; run < WARM_RUNS; run++) timeReport();
const times = Array.from({ length: TIMED_RUNS }, timeReport).sort((one, other) => one - other);
parentPort?.postMessage({ firstMs, warmMs: times[Math.floor(TIMED_RUNS / 2)] });
