// One size of the bench, in a separate process. Answers with JSON on standard output.
import path from "node:path";
import { build } from "esbuild";
import { ROOT } from "../install.mjs";
import { allowTypeScript } from "../typescript.mjs";

/**
 * The engine as one plain module, as in a server build. Loaded file by file, every function would be wrapped to keep
 * its name, and the wrapper would be measured.
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
