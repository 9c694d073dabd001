// `npm run model`: walks thousands of steps of requests and whatever may happen to them, at once and in any order, and holds
// every one of them to the five states, other ones at each run. `--steps N` says how many, `--seed N` and `--world N` repeat
// one that failed.
import { randomInt } from "node:crypto";
import { parseArgs } from "node:util";
import { ensureInstalled } from "./install.mjs";
import { runIfMain } from "./main-module.mjs";
import { runTool, ToolError } from "./tool.mjs";

const STEPS = 10_000;

async function model(words) {
  const { values } = parseArgs({
    args: words,
    options: {
      steps: { type: "string", default: String(STEPS) },
      seed: { type: "string", default: String(randomInt(1_000_000_000)) },
      world: { type: "string" },
    },
  });
  for (const text of Object.values(values))
    if (!/^\d{1,9}$/.test(text)) throw new Error("--steps, --seed and --world are whole numbers.");
  await ensureInstalled();
  const { ensureClient } = await import("./build.mjs");
  await ensureClient();
  const chosen = { MODEL_STEPS: values.steps, MODEL_SEED: values.seed, MODEL_WORLD: values.world };
  const env = Object.fromEntries(
    Object.entries({ ...process.env, ...chosen }).filter(([, value]) => value !== undefined),
  );
  delete env.NODE_ENV;
  try {
    await runTool("vitest", ["run", "tests/model"], { env, quiet: false });
  } catch (error) {
    if (!(error instanceof ToolError)) throw error;
    process.exitCode = 1;
  }
}

await runIfMain(import.meta.url, () => model(process.argv.slice(2)));
