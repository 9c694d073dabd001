// `npm run faults`: breaks the running product in every known way in turn, and measures whether it recovers and how
// soon.
import { randomBytes } from "node:crypto";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { ensureInstalled } from "./install.mjs";
import { Lifecycle } from "./lifecycle.mjs";
import { makeDataDirectory } from "./private-file.mjs";
import { runTool } from "./tool.mjs";
import { readWords, UsageError } from "./usage.mjs";

const EVENTS_MAX = 1_000_000;
const PROCESSES_MAX = 16;

const HELP = `npm run faults [-- options] [files]

Injects faults into the running product, one at a time, and measures whether it recovers and how long that takes.
To run only the cases in certain files, name the files.

  --list           lists the cases
  --only words     runs only the cases whose name contains all the words
  --sample         runs only the cases that npm run test:all runs
  --events N       sends N events to a receiver that keeps failing, while the server is killed repeatedly
  --processes N    runs N server processes behind a proxy and kills random processes. Uses Postgres and PgBouncer if
                   they are installed. After the last case, runs the model test with N new processes on the same
                   database, unless files or --only select the cases
  --model          runs only the model test
  --keep           keeps the folder with the server's logs
  --help           shows this help
`;

function readOptions(words) {
  const flag = { type: "boolean", default: false };
  return readWords(words, {
    help: HELP,
    allowPositionals: true,
    options: {
      list: flag,
      sample: flag,
      keep: flag,
      model: flag,
      only: { type: "string", default: "" },
      events: { type: "string" },
      processes: { type: "string", default: "1" },
    },
    read: ({ values, positionals }) => {
      const events = values.events === undefined ? null : Number(values.events);
      if (events !== null && !(Number.isInteger(events) && events > 0 && events <= EVENTS_MAX))
        throw new UsageError(`--events must be a whole number from 1 to ${EVENTS_MAX}.`);
      const processes = Number(values.processes);
      if (!(Number.isInteger(processes) && processes > 0 && processes <= PROCESSES_MAX))
        throw new UsageError(`--processes must be a whole number from 1 to ${PROCESSES_MAX}.`);
      return { ...values, events, processes, ...(positionals.length > 0 ? { files: positionals } : {}) };
    },
  });
}

async function run(lifecycle) {
  const options = readOptions(process.argv.slice(2));
  if (options === null) return process.exitCode ?? 0;
  const { list, keep, ...rest } = options;
  await ensureInstalled();
  const { listFaults, runFaults } = await import("./faults/run.mjs");
  const { printCases, printResults } = await import("./faults/print.mjs");
  const folder = path.join(tmpdir(), `surplus-faults-${randomBytes(6).toString("hex")}`);
  await makeDataDirectory(folder);
  if (keep) console.log(`Everything is kept in ${folder}`);
  else lifecycle.onStop(() => rm(folder, { recursive: true, force: true }));
  const onSpawn = (child) => lifecycle.onStop(() => child.exitCode ?? child.kill("SIGTERM"));
  const tool = (name, args, options) => runTool(name, args, { quiet: false, onSpawn, ...options });
  if (list) {
    printCases(await listFaults({ folder, tool }));
    return 0;
  }
  const { found, failure } = await runFaults({ folder, lifecycle, tool, ...rest });
  if (!rest.model) printResults(found);
  return failure || (found.length === 0 && !rest.model) ? 1 : 0;
}

// NODE_ENV=production in the shell would make the tests use a production build.
delete process.env.NODE_ENV;
const lifecycle = new Lifecycle();
const code = await run(lifecycle).catch((error) => {
  console.error(error.message);
  return 1;
});
await lifecycle.stop(code);
