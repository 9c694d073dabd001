// Measures the memory of a process whose worker makes a large report. Measures it before the report, just after it, and
// after the worker has been idle for IDLE_MS. Writes the results to standard output as JSON.
import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import { withBundle } from "../bundle.mjs";

/** The time after which V8 has collected the objects of an idle thread and returned their memory. */
const IDLE_MS = 20_000;
/** The limits of the server's worker (lib/workers/heap-limits.ts). */
const resourceLimits = { maxOldGenerationSizeMb: 4_096, maxYoungGenerationSizeMb: 32 };

const memoryMb = () => Math.round(process.memoryUsage().rss / 1_000_000);

await withBundle("scripts/bench/worker-memory.ts", async (file) => {
  const maker = new Worker(file, { workerData: { rows: Number(process.argv[2]) } });
  const [packed] = await once(maker, "message");
  await maker.terminate();
  const worker = new Worker(file, { workerData: {}, resourceLimits });
  await once(worker, "message");
  const beforeMb = memoryMb();
  worker.postMessage(packed);
  await once(worker, "message");
  const madeMb = memoryMb();
  await sleep(IDLE_MS);
  const idleMb = memoryMb();
  await worker.terminate();
  process.stdout.write(JSON.stringify({ beforeMb, madeMb, idleMb }));
});
