// One size of the engine benchmark, in a separate process. Writes its results to standard output as JSON.
import path from "node:path";
import { build } from "esbuild";
import { ROOT } from "../install.mjs";
import { allowTypeScript } from "../typescript.mjs";

/**
 * Loads the engine as one plain module, as in a server build. Loaded file by file, every function would be wrapped to
 * preserve its name, and the wrappers would be measured too.
 */
async function loadEngine() {
  const { outputFiles } = await build({
    entryPoints: [path.join(ROOT, "lib/engine/report.ts")],
    tsconfig: path.join(ROOT, "tsconfig.json"),
    absWorkingDir: ROOT,
    bundle: true,
    format: "esm",
    platform: "node",
    write: false,
    logLevel: "error",
  });
  const code = Buffer.from(outputFiles[0].contents).toString("base64");
  return import(`data:text/javascript;base64,${code}`);
}

const { buildReport } = await loadEngine();
await allowTypeScript();
const { measure } = await import("./measure.ts");
process.stdout.write(JSON.stringify(await measure(Number(process.argv[2]), buildReport)));
