// Which test files share a process: vitest.config.ts asks.
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const ROOT = new URL("../../", import.meta.url);

/** Tests of the flows through the whole product, and of programs: each is long, or about processes, and has its own. */
const OWN_PROCESS = /^tests\/(browser|wire|faults|jobs|flows|model|scripts)\//;

/** What changes a process for whoever comes after, or measures it: modules put in another's place, clocks, settings, threads. */
const LEAVES_TRACES =
  /\bvi\.(?!waitFor|setConfig)|\bprocess\.(?!execPath|platform|env\.\w+ \?\?)|globalThis|emptyTestDatabase|node:(worker_threads|net|https?)"|makeThread/;

/** What every test stands on, and what it changes on purpose; and servers that are closed, or for whoever tests at the time. */
const GROUND = ["database", "environment", "connection", "work", "mail", "browser-visit"].map(
  (name) => `tests/support/${name}`,
);

/** What a browser lends in the framework's place, which the projects `visited` and `mailed` put there for all their files. */
const VISIT = "tests/support/browser-visit";
/** A provider of mail, whose address stands in the settings of the process. */
const MAIL = "tests/support/mail";

const read = (name) => {
  for (const ending of ["", ".ts", ".tsx"]) {
    try {
      return readFileSync(new URL(`${name}${ending}`, ROOT), "utf8");
    } catch {}
  }
  return "";
};

/** What a file takes from the tests, but for types. */
const takenBy = (source) =>
  [...source.matchAll(/^import (?!type\b)[^;]*?"@\/(tests\/[^"]+)"/gm)].map(([, other = ""]) => other);

/** True when neither the file nor what it takes from tests/support leaves a trace in its process; notes what it takes. */
function leavesNone(name, seen) {
  if (seen.has(name)) return true;
  seen.add(name);
  if (GROUND.includes(name)) return true;
  const source = read(name);
  if (LEAVES_TRACES.test(source)) return false;
  return takenBy(source).every((other) => leavesNone(other, seen));
}

/** With whom a file may share a process; null where it has one of its own. */
function placeOf(name) {
  const seen = new Set();
  if (OWN_PROCESS.test(name) || !leavesNone(name, seen)) return null;
  if (seen.has(MAIL)) return "mailed";
  return seen.has(VISIT) ? "visited" : "shared";
}

/**
 * The test files that may follow one another in a process, and use what it has loaded: those that leave it as it was. Those
 * that are visited by a browser share one with their like, and so do those with a provider of mail, visited or not.
 */
export function listSharing() {
  const places = { shared: [], visited: [], mailed: [] };
  const names = readdirSync(fileURLToPath(new URL("tests", ROOT)), { recursive: true })
    .map((name) => `tests/${String(name).replaceAll("\\", "/")}`)
    .filter((name) => /\.test\.tsx?$/.test(name));
  for (const name of names) places[placeOf(name)]?.push(name);
  return places;
}
