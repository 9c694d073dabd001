// Which test files share a process: vitest.config.ts asks.
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const ROOT = new URL("../../", import.meta.url);

/** Tests of the flows through the whole product, and of programs: each is long, or about processes, and has its own. */
const OWN_PROCESS = /^tests\/(browser|wire|faults|jobs|flows|model|scripts)\//;

/** What changes a process for whoever comes after, or measures it: modules put in another's place, clocks, settings, threads. */
const LEAVES_TRACES =
  /\bvi\.|\bprocess\.|globalThis|\bimport\(|emptyTestDatabase|node:(child_process|worker_threads|net|https?)"|thread/;

/** What every test stands on, and what it changes on purpose. */
const GROUND = ["tests/support/database", "tests/support/environment", "tests/support/connection"];

const read = (name) => {
  for (const ending of ["", ".ts", ".tsx"]) {
    try {
      return readFileSync(new URL(`${name}${ending}`, ROOT), "utf8");
    } catch {}
  }
  return "";
};

/** True when neither the file nor what it takes from tests/support leaves a trace in its process. */
function leavesNone(name, seen) {
  if (seen.has(name) || GROUND.includes(name)) return true;
  seen.add(name);
  const source = read(name);
  if (LEAVES_TRACES.test(source)) return false;
  const taken = [...source.matchAll(/from "@\/(tests\/[^"]+)"/g)].map(([, other = ""]) => other);
  return taken.every((other) => leavesNone(other, seen));
}

/** The test files that may follow one another in a process, and use what it has loaded: those that leave it as it was. */
export function listSharing() {
  return readdirSync(fileURLToPath(new URL("tests", ROOT)), { recursive: true })
    .map((name) => `tests/${String(name).replaceAll("\\", "/")}`)
    .filter((name) => /\.test\.tsx?$/.test(name) && !OWN_PROCESS.test(name))
    .filter((name) => leavesNone(name, new Set()));
}
