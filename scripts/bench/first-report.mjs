// Measures the first report of a worker thread, with and without the warm-up. Writes the results to standard output as
// JSON.
import { once } from "node:events";
import { Worker } from "node:worker_threads";
import { withBundle } from "../bundle.mjs";
import { allowTypeScript } from "../typescript.mjs";

await allowTypeScript();
const { growHousehold } = await import("./grow-household.ts");
const text = JSON.stringify(growHousehold(Number(process.argv[2])));

await withBundle("scripts/bench/first-report.ts", async (file) => {
  const measure = async (isWarmed) => {
    const [result] = await once(new Worker(file, { workerData: { text, isWarmed } }), "message");
    return result;
  };
  process.stdout.write(JSON.stringify({ cold: await measure(false), warmed: await measure(true) }));
});
