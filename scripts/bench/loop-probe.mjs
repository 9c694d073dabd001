// Loaded into the server by the benchmark: records how long the server's event loop was blocked, and when.
import { appendFileSync, readFileSync } from "node:fs";
import { isMainThread } from "node:worker_threads";

const TICK_MS = 5;
const WRITE_EVERY_MS = 100;

/** Reads the CPU milliseconds that this thread has used; null if the system does not report them. */
function readWorkMs() {
  if (process.platform !== "linux") return null;
  const [nanoseconds] = readFileSync(`/proc/self/task/${process.pid}/schedstat`, "utf8").split(" ");
  return Number(nanoseconds) / 1e6;
}

// The flag that loads this file applies to every process and thread of `npm start`, but only one of them answers
// requests.
if (isMainThread && process.argv[1]?.endsWith("/next/dist/bin/next") && process.argv[2] === "start") {
  const file = process.env.LOOP_FILE;
  // Does not use the histogram of perf_hooks: a reset between two of its ticks would lose a block that is about to
  // end.
  let last = performance.now();
  let lastWorkMs = readWorkMs();
  let blockMs = 0;
  let workMs = 0;
  setInterval(() => {
    const now = performance.now();
    blockMs = Math.max(blockMs, now - last - TICK_MS);
    last = now;
    const soFarMs = readWorkMs();
    workMs = Math.max(workMs, soFarMs - lastWorkMs);
    lastWorkMs = soFarMs;
  }, TICK_MS).unref();
  setInterval(() => {
    const memoryMb = Math.round(process.memoryUsage.rss() / 1_048_576);
    appendFileSync(file, `${JSON.stringify({ at: Date.now(), blockMs, workMs, memoryMb })}\n`);
    blockMs = 0;
    workMs = 0;
  }, WRITE_EVERY_MS).unref();
}
