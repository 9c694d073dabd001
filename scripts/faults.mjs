// `npm run faults`: breaks the running product in every way we know, one after the other, and measures whether and how
// soon everything is in order again. `--list` names the cases; `--only words` runs those that contain all the words;
// words that name files run those; `--sample` runs what `npm test` runs; `--events 10000` sends so many events through a failing receiver while the server
// is killed again and again. `--keep` leaves the folder with the server's logs.
import { randomBytes } from "node:crypto";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import { ensureInstalled } from "./install.mjs";
import { Lifecycle } from "./lifecycle.mjs";
import { makeDataDirectory } from "./private-file.mjs";
import { runTool } from "./tool.mjs";

const EVENTS_MAX = 1_000_000;

function readWords(words) {
  const { values, positionals } = parseArgs({
    args: words,
    allowPositionals: true,
    options: {
      list: { type: "boolean", default: false },
      sample: { type: "boolean", default: false },
      keep: { type: "boolean", default: false },
      only: { type: "string", default: "" },
      events: { type: "string" },
    },
  });
  const events = values.events === undefined ? null : Number(values.events);
  if (events !== null && !(Number.isInteger(events) && events > 0 && events <= EVENTS_MAX))
    throw new Error(`--events must be a whole number from 1 to ${EVENTS_MAX}.`);
  return { ...values, events, ...(positionals.length > 0 ? { files: positionals } : {}) };
}

async function run(lifecycle) {
  const { list, keep, ...wish } = readWords(process.argv.slice(2));
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
  const { found, failure } = await runFaults({ folder, lifecycle, tool, ...wish });
  printResults(found);
  return failure || found.length === 0 ? 1 : 0;
}

// NODE_ENV=production in the shell would make the tests test something else than what is developed.
delete process.env.NODE_ENV;
const lifecycle = new Lifecycle();
const code = await run(lifecycle).catch((error) => {
  console.error(error.message);
  return 1;
});
await lifecycle.stop(code);
