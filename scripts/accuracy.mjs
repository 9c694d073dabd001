// `npm run accuracy`: how right the engine is on generated households, on names it was written with and on names it has
// never seen.
import { runTool, ToolError } from "./tool.mjs";
import { readWords } from "./usage.mjs";

const HELP = `npm run accuracy [-- options]

How right the engine is on generated households whose truth is known: a table of targets and results, and the worst errors.

  --seeds N        how many households of each persona; default: 6
  --persona name   this persona alone
  --pool name      seen: names the engine was written with, or held-out: names it has never seen; default: both
  --worst N        how many of the worst errors are printed; default: 12
  --json           the table as JSON
  --help           these lines
`;

const text = { type: "string" };
const options = { seeds: text, persona: text, pool: text, worst: text, json: { type: "boolean" } };
const values = readWords(process.argv.slice(2), { help: HELP, options });
if (values !== null) {
  const words = Object.entries(values).flatMap(([name, value]) =>
    value === true ? [`--${name}`] : [`--${name}`, value],
  );
  try {
    await runTool("tsx", ["tests/accuracy/run.ts", ...words], { quiet: false });
  } catch (error) {
    if (!(error instanceof ToolError)) console.error(error);
    process.exitCode = 1;
  }
}
