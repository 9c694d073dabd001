// `npm run accuracy`: measures the engine's accuracy on statements with known correct results. Some statements are
// by authors who had not seen the engine. Some have changes that must not affect the result. Some are of generated
// households.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { ROOT } from "./install.mjs";
import { runTool, ToolError } from "./tool.mjs";
import { readWords } from "./usage.mjs";

const HELP = `npm run accuracy [-- options]

Measures the accuracy of the engine on statements with known correct results. It has three parts:

  independent      lines and households written from public documents by authors who had not seen the engine. Quote the
                   results of this part
  changes          the effect of harmless changes to a statement, such as a truncated description or another bank's wording
  home             generated households: a table of targets and results, and the worst errors

  --part name      runs only this part
  --validation dir adds a validation set in a folder: its households are added to the part "changes", and its own scorer
                   runs last (households.py and run.py; needs python3)

  --seeds N        number of households of each persona; default: 6
  --persona name   runs only this persona
  --pool name      seen (names in the engine's tables) or held-out (other names); default: both
  --worst N        number of worst errors to print; default: 12
  --json           prints the table as JSON
  --help           shows this help
`;

const text = { type: "string" };
const options = {
  part: text,
  validation: text,
  seeds: text,
  persona: text,
  pool: text,
  worst: text,
  json: { type: "boolean" },
};
/** Runs a Python script of the validation set. If the script fails, the command fails too. */
async function runPython(script, ...args) {
  const [code] = await once(spawn("python3", [script, ...args], { stdio: "inherit" }), "close");
  if (code !== 0) process.exitCode = 1;
}

/**
 * Runs the measurement with the options `words`, and adds the validation set's households to its part "changes". Then
 * runs the validation set's own scorer.
 */
async function measureWithValidation(folder, words) {
  const work = await mkdtemp(path.join(tmpdir(), "surplus-validation-"));
  const households = path.join(work, "households");
  try {
    await runPython(path.join(folder, "households.py"), households);
    await runTool("tsx", ["tests/accuracy/run.ts", ...words, "--households", households], { quiet: false });
    await runPython(path.join(folder, "run.py"), ROOT, work);
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}

const values = readWords(process.argv.slice(2), { help: HELP, options });
if (values !== null) {
  const { validation, ...others } = values;
  const words = Object.entries(others).flatMap(([name, value]) =>
    value === true ? [`--${name}`] : [`--${name}`, value],
  );
  try {
    if (validation)
      await measureWithValidation(path.resolve(process.env.INIT_CWD ?? process.cwd(), validation), words);
    else await runTool("tsx", ["tests/accuracy/run.ts", ...words], { quiet: false });
  } catch (error) {
    if (!(error instanceof ToolError)) console.error(error);
    process.exitCode = 1;
  }
}
