// Runs the engine benchmark for input of one size, in a separate process. Writes results to standard output as JSON.
import { pathToFileURL } from "node:url";
import { withBundle } from "../bundle.mjs";
import { allowTypeScript } from "../typescript.mjs";

await withBundle("lib/engine/report.ts", async (file) => {
  const began = performance.now();
  const { buildReport } = await import(pathToFileURL(file).href);
  const loadMs = performance.now() - began;
  // A server uses React's production build too. The development build takes 40% more time for a report in HTML.
  process.env.NODE_ENV = "production";
  await allowTypeScript();
  const { measure } = await import("./measure.ts");
  const measured = await measure(Number(process.argv[2]), buildReport);
  process.stdout.write(JSON.stringify({ ...measured, loadMs }));
});
