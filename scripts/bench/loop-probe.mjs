// Loaded into the served product by the bench: writes down how long its event loop was held up, moment by moment.
import { appendFileSync } from "node:fs";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { isMainThread } from "node:worker_threads";

const RESOLUTION_MS = 5;
const WRITE_EVERY_MS = 100;

// The flag that loads this reaches every process the start makes, and every thread; one of them answers requests.
if (isMainThread && process.argv[1]?.endsWith("/next/dist/bin/next") && process.argv[2] === "start") {
  const file = process.env.LOOP_FILE;
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  delay.enable();
  const write = () => {
    // What is measured is the time between two ticks, of which the interval itself is no delay.
    const blockMs = Math.max(0, delay.max / 1e6 - RESOLUTION_MS);
    const memoryMb = Math.round(process.memoryUsage.rss() / 1_048_576);
    appendFileSync(file, `${JSON.stringify({ at: Date.now(), blockMs, memoryMb })}\n`);
    delay.reset();
  };
  setInterval(write, WRITE_EVERY_MS).unref();
}
