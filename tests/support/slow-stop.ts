import { once } from "node:events";
import { takeSignals } from "@/lib/workers/take-signals";

/** A process that ends on a signal, but only once its input has ended. */
takeSignals(process, { SIGTERM: 143, SIGINT: 130 }, async (code) => {
  process.stdout.write("stopping\n");
  await once(process.stdin.resume(), "end");
  process.stdout.write("stopped\n");
  process.exit(code);
});
setInterval(() => {}, 60_000);
process.stdout.write("up\n");
