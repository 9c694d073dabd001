// `npm run accuracy`: how right the engine is on generated households, on names it was written with and on names it has
// never seen. Options: --seeds N, --persona name, --pool seen|held-out, --worst N, --json.
import { runTool, ToolError } from "./tool.mjs";

try {
  await runTool("tsx", ["tests/accuracy/run.ts", ...process.argv.slice(2)], { quiet: false });
} catch (error) {
  if (!(error instanceof ToolError)) console.error(error);
  process.exitCode = 1;
}
