import { takeSignals } from "@/lib/take-signals";

/** A process that takes half a second to end. */
takeSignals(process, { SIGTERM: 143, SIGINT: 130 }, async (code) => {
  process.stdout.write("stopping\n");
  await new Promise((resolve) => setTimeout(resolve, 500));
  process.stdout.write("stopped\n");
  process.exit(code);
});
setInterval(() => {}, 60_000);
process.stdout.write("up\n");
