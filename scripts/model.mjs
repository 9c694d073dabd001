// `npm run model`: runs thousands of random, concurrent steps on requests, and checks after each step that the state of
// every request is allowed. Without --seed, every run uses different steps.
import { randomInt } from "node:crypto";
import { ensureInstalled } from "./install.mjs";
import { runIfMain } from "./main-module.mjs";
import { runTool, ToolError } from "./tool.mjs";
import { readWords, UsageError } from "./usage.mjs";

const STEPS = 10_000;

const HELP = `npm run model [-- options]

Model test: applies thousands of random, concurrent steps to requests, and checks after each step that the state of
every request is allowed. The steps differ in every run.

  --steps N        number of steps; default: ${STEPS}
  --seed N         repeats the steps of a failed run; use it together with --part
  --part N         runs only part N of the run; each part begins with new firms
  --help           shows this help
`;

function readOptions(words) {
  const options = {
    steps: { type: "string", default: String(STEPS) },
    seed: { type: "string", default: String(randomInt(1_000_000_000)) },
    part: { type: "string" },
  };
  const read = ({ values }) => {
    for (const text of Object.values(values))
      if (!/^\d{1,9}$/.test(text)) throw new UsageError("--steps, --seed and --part are whole numbers.");
    return values;
  };
  return readWords(words, { help: HELP, options, read });
}

async function model(values) {
  if (values === null) return;
  await ensureInstalled();
  const { ensureClient } = await import("./build.mjs");
  await ensureClient();
  const chosen = { MODEL_STEPS: values.steps, MODEL_SEED: values.seed, MODEL_PART: values.part };
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

await runIfMain(import.meta.url, () => model(readOptions(process.argv.slice(2))));
