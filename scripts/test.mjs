// `npm test`: everything that must hold, from a fresh checkout and with no server running. One stage after the other, but
// for those that wait more than they work; the first that fails ends the run.
import { randomBytes } from "node:crypto";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { ensureInstalled } from "./install.mjs";
import { Lifecycle } from "./lifecycle.mjs";
import { makeDataDirectory } from "./private-file.mjs";
import { runBrowserTests } from "./test/browser.mjs";
import { checkStyle, checkTypes } from "./test/checks.mjs";
import { runFaultSample } from "./test/faults.mjs";
import { serverOf } from "./test/own.mjs";
import { runUnitTests } from "./test/unit.mjs";
import { runWireTests } from "./test/wire.mjs";
import { runTool } from "./tool.mjs";
import { readWords } from "./usage.mjs";

/** The stages by name. Each gets the run it is part of and may add to its totals. */
const STAGES = {
  types: checkTypes,
  lint: checkStyle,
  unit: runUnitTests,
  wire: runWireTests,
  faults: runFaultSample,
  browser: runBrowserTests,
};

/**
 * Stages that run beside one another: types are checked by one core; the wire's tests call one after the other, and what is
 * broken on purpose is waited for. They share no server and no database. The first is heard as it goes, the other when it
 * is over.
 */
const BESIDE = { types: "lint", wire: "faults" };

const HELP = `npm test [-- stages or files]

Everything that must hold, from a fresh checkout and with no server running; the first stage that fails ends the run.

  npm test                       all stages: ${Object.keys(STAGES).join(", ")}
  npm test -- types lint         these stages
  npm test -- tests/domain       the tests there
  npm test -- --help             these lines
`;

/** Words that name stages choose them; any others are files, and go to the stage whose tests they are. */
function chooseStages({ positionals: words }) {
  const filters = words.filter((word) => !(word in STAGES));
  const chosen = Object.keys(STAGES).filter((name) => words.includes(name));
  if (chosen.length > 0) return { chosen, filters };
  if (filters.length === 0) return { chosen: Object.keys(STAGES), filters };
  const stage = ["browser", "wire", "faults"].find((name) => filters.some((word) => word.includes(name)));
  return { chosen: [stage ?? "unit"], filters };
}

async function run(lifecycle) {
  const choice = readWords(process.argv.slice(2), { help: HELP, allowPositionals: true, read: chooseStages });
  if (choice === null) return process.exitCode ?? 0;
  const { chosen, filters } = choice;
  await ensureInstalled();
  const folder = path.join(tmpdir(), `surplus-run-${randomBytes(6).toString("hex")}`);
  await makeDataDirectory(folder);
  lifecycle.onStop(() => rm(folder, { recursive: true, force: true }));
  const totals = { passed: 0, failed: 0 };
  const onSpawn = (child) => lifecycle.onStop(() => child.exitCode ?? child.kill("SIGTERM"));
  const server = serverOf({ folder, lifecycle });
  const tool = (name, args, options) => runTool(name, args, { quiet: false, onSpawn, ...options });
  const context = { tool, folder, filters, totals, lifecycle, server };
  for (const group of groupStages(chosen)) {
    const ends = await Promise.all(group.map((name, place) => runStage(name, context, place > 0)));
    if (lifecycle.isStopping) return 130;
    const failures = ends.filter(Boolean);
    for (const { message } of failures) console.error(`\n${message}`);
    if (failures.length > 0) {
      console.error(`${totals.passed} passed, ${totals.failed} failed`);
      return failures[0].exitCode || 1;
    }
  }
  console.log(`\n${totals.passed} passed, ${totals.failed} failed`);
  return 0;
}

/** The chosen stages in their order, those that run beside one another together. */
function groupStages(chosen) {
  const followers = chosen.map((name) => BESIDE[name]);
  return chosen
    .filter((name) => !followers.includes(name))
    .map((name) => [name, ...(chosen.includes(BESIDE[name]) ? [BESIDE[name]] : [])]);
}

/** Runs one stage and says how long it took. Returns what it failed with; a quiet one's tools are heard when they fail. */
async function runStage(name, context, isQuiet) {
  if (!isQuiet) console.log(`\n── ${name} ${"─".repeat(60 - name.length)}`);
  const began = performance.now();
  const tool = (tooled, args, options) =>
    context.tool(tooled, args, { ...options, quiet: isQuiet || options?.quiet });
  const failure = await STAGES[name]({ ...context, tool }).then(
    () => null,
    (error) => error,
  );
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  if (!context.lifecycle.isStopping)
    console.log(`── ${name} ${failure ? "failed" : "passed"} in ${seconds} s`);
  return failure;
}

// NODE_ENV=production in the shell would make the tools test something else than what is developed.
delete process.env.NODE_ENV;
const lifecycle = new Lifecycle();
const code = await run(lifecycle).catch((error) => {
  console.error(error.message);
  return 1;
});
await lifecycle.stop(code);
