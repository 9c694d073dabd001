// `npm test` runs the required tests, from a fresh checkout without a running server. `npm run test:all` runs all
// tests. Stages that share nothing run side by side. If a stage of `npm test` fails, the run ends. If an additional
// stage fails, the others still run, so that one run names every failure.
import { randomBytes } from "node:crypto";
import { readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { ensureInstalled, ROOT } from "./install.mjs";
import { Lifecycle } from "./lifecycle.mjs";
import { makeDataDirectory } from "./private-file.mjs";
import { runBrowserTests, runWalk } from "./test/browser.mjs";
import { checkStyle, checkTypes } from "./test/checks.mjs";
import { runFaultSample } from "./test/faults.mjs";
import { runUnderNode24 } from "./test/node24.mjs";
import { serverOf } from "./test/own.mjs";
import { runDatabaseTests, runNamedTests, runPureTests, runSlowTests } from "./test/unit.mjs";
import { runWireTests } from "./test/wire.mjs";
import { runTool } from "./tool.mjs";
import { readWords } from "./usage.mjs";

/** The stages of `npm test` by name. Each gets the run's context and may add to its totals. */
const FIRST = {
  pure: runPureTests,
  types: checkTypes,
  lint: checkStyle,
  database: runDatabaseTests,
  walk: runWalk,
};
/** The additional stages of `npm run test:all`. */
const REST = {
  slow: runSlowTests,
  wire: runWireTests,
  faults: runFaultSample,
  browser: runBrowserTests,
  node24: runUnderNode24,
};
/** The stage for files named on the command line that belong to no other stage. */
const NAMED = "named";
const STAGES = { ...FIRST, ...REST, [NAMED]: runNamedTests };

/**
 * The order of the stages: groups of sequences of stages. Groups run one after the other. The sequences of a group run
 * in parallel, and the stages of a sequence one after the other. The stages of the last group often wait for pages,
 * responses or a recovery, so its four sequences suit even two cores. They take about the same time. No two sequences
 * share a server or a database. The first sequence of a group prints as it runs; the others print a stage's output when
 * the stage has finished.
 */
const GROUPS = [
  [["pure"], ["types"], ["lint"]],
  [["database"], ["walk"]],
  [["slow"], ["browser"], ["wire"], ["node24", "faults"]],
];

const HELP = `npm test [-- stages or files]

Runs the tests in stages. Works from a fresh checkout and needs no running server. A failed stage of npm test ends the
run; the additional stages all run, even after a failed stage.

  npm test                       ${Object.keys(FIRST).join(", ")}
  npm run test:all               these, and: ${Object.keys(REST).join(", ")}
  npm run test:all -- --rest     only the additional stages
  npm test -- types lint         only these stages
  npm test -- node24             the pure tests and the HTTP tests with Node 24
  npm test -- tests/store        only the tests in this folder
  npm run test:all -- --bail     stops after any failed stage
  npm test -- --help             shows this help
`;

const OPTIONS = {
  all: { type: "boolean", default: false },
  rest: { type: "boolean", default: false },
  bail: { type: "boolean", default: false },
};

/**
 * Chooses the stages to run. Arguments that name a stage select it; all other arguments are test files, which run in
 * their own stage.
 */
function chooseStages({ values, positionals: words }) {
  const { bail } = values;
  const filters = words.filter((word) => !(word in STAGES));
  const chosen = Object.keys(STAGES).filter((name) => words.includes(name));
  if (chosen.length > 0) return { chosen, filters, bail };
  if (filters.length === 0) {
    const first = values.rest ? {} : FIRST;
    return { chosen: Object.keys(values.all || values.rest ? { ...first, ...REST } : first), filters, bail };
  }
  const stage = ["browser", "wire", "faults"].find((name) => filters.some((word) => word.includes(name)));
  return { chosen: [stage ?? NAMED], filters, bail };
}

async function run(lifecycle) {
  const choice = readWords(process.argv.slice(2), {
    help: HELP,
    options: OPTIONS,
    allowPositionals: true,
    read: chooseStages,
  });
  if (choice === null) return process.exitCode ?? 0;
  const { chosen, filters, bail } = choice;
  await ensureInstalled();
  const folder = path.join(tmpdir(), `surplus-run-${randomBytes(6).toString("hex")}`);
  await makeDataDirectory(folder);
  lifecycle.onStop(() => rm(folder, { recursive: true, force: true }));
  const began = performance.now();
  const totals = { passed: 0, failed: 0, failures: [], flaky: [], leftOut: [] };
  const onSpawn = (child) => lifecycle.onStop(() => child.exitCode ?? child.kill("SIGTERM"));
  const server = serverOf({ folder, lifecycle });
  const tool = (name, args, options) => runTool(name, args, { quiet: false, onSpawn, ...options });
  const context = { tool, folder, filters, totals, lifecycle, server, bail };
  for (const sequences of groupStages(chosen)) {
    const failures = await runSequences(sequences, context);
    if (lifecycle.isStopping) return 130;
    for (const { error } of failures) console.error(`\n${error.message}`);
    if (failures.length > 0) {
      printEnd(totals, began);
      console.log(`Failed stages: ${failures.map(({ name }) => name).join(", ")}`);
      return failures[0].error.exitCode || 1;
    }
  }
  printEnd(totals, began);
  const remaining = Object.keys(REST).filter((name) => !chosen.includes(name));
  if (filters.length === 0 && chosen.includes("database") && remaining.length > 0)
    console.log(`npm run test:all adds ${await describeRest()}.`);
  return 0;
}

/**
 * Prints the number of tests run, the stages left out, and the names of tests that failed or passed only at the second
 * attempt. A test that passed only at the second attempt does not fail the run, but must be fixed.
 */
function printEnd({ passed, failed, failures, flaky, leftOut }, began) {
  for (const { name, problem } of flaky)
    console.log(`\nFlaky, passed only at its second attempt: ${name}\n${problem ?? ""}`);
  for (const { name, problem } of failures) console.log(`\nFailed: ${name}\n${problem ?? ""}`);
  for (const stage of leftOut) console.log(`\nNot run: ${stage}`);
  const seconds = Math.round((performance.now() - began) / 1000);
  const time = `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
  const unsteady = flaky.length > 0 ? `, ${flaky.length} of them flaky` : "";
  console.log(`\n${passed} passed${unsteady}, ${failed} failed, in ${time}`);
}

/** Describes the stages that only `npm run test:all` runs, with their numbers of files. */
async function describeRest() {
  const files = await readdir(path.join(ROOT, "tests"), { recursive: true });
  const count = (shape) => files.filter((file) => shape.test(file.replaceAll("\\", "/"))).length;
  return [
    `${count(/\.slow\.test\.tsx?$/)} slow files and the tests tagged slow`,
    `${count(/^wire\/.*\.test\.ts$/)} files over HTTP`,
    `a sample of the fault cases (${count(/^faults\/.*\.test\.ts$/)} files)`,
    `${count(/^browser\/.*\.spec\.ts$/)} files in a browser`,
    "the pure tests and the HTTP tests with Node 24",
  ].join(", ");
}

/** Returns the selected stages in their groups and sequences. Omits groups and sequences without a selected stage. */
const groupStages = (chosen) =>
  [...GROUPS, [[NAMED]]]
    .map((sequences) => sequences.map((stages) => stages.filter((name) => chosen.includes(name))))
    .map((sequences) => sequences.filter((stages) => stages.length > 0))
    .filter((sequences) => sequences.length > 0);

/**
 * Runs the sequences of a group. After a failure, no further stage begins, with one exception: without --bail, the
 * stages in REST still run. Returns the names of the failed stages and their errors.
 */
async function runSequences(sequences, context) {
  const failures = [];
  const isBlocked = (name) => failures.length > 0 && (context.bail || !(name in REST));
  const runSequence = async (stages, isQuiet) => {
    for (const name of stages) {
      if (context.lifecycle.isStopping || isBlocked(name)) return;
      const error = await runStage(name, context, isQuiet);
      if (error) failures.push({ name, error });
    }
  };
  await Promise.all(sequences.map((stages, index) => runSequence(stages, index > 0)));
  return failures;
}

/**
 * Runs one stage and prints its duration. Returns its failure. A quiet stage prints its tools' output only if they
 * fail.
 */
async function runStage(name, context, isQuiet) {
  if (!isQuiet) console.log(`\n── ${name} ${"─".repeat(60 - name.length)}`);
  const began = performance.now();
  const tool = (tooled, args, options) =>
    context.tool(tooled, args, { ...options, quiet: isQuiet || (options?.quiet ?? false) });
  const failure = await STAGES[name]({ ...context, tool }).then(
    () => null,
    (error) => error,
  );
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  if (!context.lifecycle.isStopping)
    console.log(`── ${name} ${failure ? "failed" : "passed"} in ${seconds} s`);
  return failure;
}

// NODE_ENV=production in the shell would make the tools use a production build.
delete process.env.NODE_ENV;
const lifecycle = new Lifecycle();
const code = await run(lifecycle).catch((error) => {
  console.error(error.message);
  return 1;
});
await lifecycle.stop(code);
