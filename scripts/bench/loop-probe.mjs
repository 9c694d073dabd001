// Loaded into the served product by the bench: writes down how long its event loop was held up, moment by moment.
import { appendFileSync } from "node:fs";
import { isMainThread } from "node:worker_threads";

const TICK_MS = 5;
const WRITE_EVERY_MS = 100;

// The flag that loads this reaches every process the start makes, and every thread; one of them answers requests.
if (isMainThread && process.argv[1]?.endsWith("/next/dist/bin/next") && process.argv[2] === "start") {
  const file = process.env.LOOP_FILE;
  // Not perf_hooks' histogram: reset between its ticks, it forgets the block that was just ending.
  let last = performance.now();
  let blockMs = 0;
  setInterval(() => {
    const now = performance.now();
    blockMs = Math.max(blockMs, now - last - TICK_MS);
    last = now;
  }, TICK_MS).unref();
  setInterval(() => {
    const memoryMb = Math.round(process.memoryUsage.rss() / 1_048_576);
    appendFileSync(file, `${JSON.stringify({ at: Date.now(), blockMs, memoryMb })}\n`);
    blockMs = 0;
  }, WRITE_EVERY_MS).unref();
}
