import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

/** Tests of the sources' text. Runs under another version of Node.js set TEST_HOUSE_RULES=0 to leave them out. */
const HOUSE_RULES = ["tests/{tidy,prose}.test.ts"];

/**
 * Tests of code without environment, database or state. A test that is not listed here still runs, with the other
 * projects.
 */
const PURE = [
  "tests/{accuracy,contract,engine,households,render,rules}/**/*.test.{ts,tsx}",
  "tests/components/{consent,report,sandbox}/**/*.test.{ts,tsx}",
  "tests/sandbox/{endings,households,scenarios}*.test.ts",
  "tests/sandbox/people/**/*.test.ts",
  ...HOUSE_RULES,
];

/**
 * Returns patterns for the files whose names contain `word`. Tests in `.own` files need a separate process, those in
 * `.fresh` files newly loaded modules and settings, and those in `.mail` files an email provider. `npm test` skips
 * `.slow` files, and tests with the tag `slow` in other files; `npm run test:all` runs them.
 */
const named = (word: string) => [`tests/**/*.${word}.test.{ts,tsx}`, `tests/**/*.${word}.slow.test.{ts,tsx}`];
const OWN = named("own");
const FRESH = named("fresh");
const MAIL = named("mail");

/** The files that a stage of fast tests (TEST_TIER) excludes. Without TEST_TIER, all files run. */
const OTHER_FILES = process.env.TEST_TIER === "fast" ? ["**/*.slow.test.{ts,tsx}"] : [];
const ELSEWHERE = ["tests/{browser,wire,faults}/**", ...OTHER_FILES];

/**
 * Our own modules import cookies, headers and cache functions from the tests instead of from the framework. Packages
 * still get the framework's.
 */
const VISITED = {
  alias: Object.fromEntries(
    ["next/headers", "next/cache", "next/server"].map((name) => [
      name,
      fileURLToPath(new URL("tests/support/browser-visit.ts", import.meta.url)),
    ]),
  ),
};

const DATABASE = {
  globalSetup: ["tests/setup/postgres.ts"],
  setupFiles: ["tests/support/react.ts", "tests/support/environment.ts"],
};

/** Must be the last setup file, so that changes made by the other setup files count as the initial state. */
const LEFT_BEHIND = "tests/support/left-behind.ts";

/**
 * Files that run one after another in a process and share the modules it has loaded. A file must leave the process as
 * it was. A file that replaces a module (`vi.mock`) or changes a setting must be `.fresh`.
 */
const shared = (name: string, include: string[], exclude: string[]) => ({
  extends: true as const,
  resolve: VISITED,
  test: {
    name,
    include,
    exclude: [...ELSEWHERE, ...exclude],
    isolate: false,
    ...DATABASE,
    setupFiles: [...DATABASE.setupFiles, "tests/support/first-visit.ts", LEFT_BEHIND],
    sequence: { setupFiles: "list" as const },
  },
});

/** Caches transformed modules for all projects, stages and runs. A changed module is transformed again. */
export const TRANSFORMED = { fsModuleCache: true, fsModuleCachePath: "node_modules/.cache/vitest" };

/**
 * How every test process runs. Room for 64 MB of new objects, instead of 16 MB, means fewer garbage collections. It
 * saves a seventh of the processor time of tests that make reports or documents, and a twentieth for tests on the
 * database.
 */
export const FORKS = {
  pool: "forks" as const,
  execArgv: ["--min-semi-space-size=16", "--max-semi-space-size=64"],
};

export default defineConfig({
  resolve: { alias: { "@": fileURLToPath(new URL(".", import.meta.url)).replace(/\/$/, "") } },
  // Uses React's production JSX, as the product does. The development JSX would account for a fifth of the time
  // needed to render a report. All projects use the production JSX, because the cache does not distinguish the two.
  oxc: { jsx: { runtime: "automatic", development: false } },
  test: {
    experimental: TRANSFORMED,
    tags: [{ name: "slow", description: "Only npm run test:all runs it." }],
    runner: "tests/support/tag-slow.ts",
    // Read from the environment, because the projects do not follow Vitest's command-line option.
    maxWorkers: Number(process.env.TEST_WORKERS ?? 2),
    ...FORKS,
    // Generous, because everything takes many times as long on a busy machine. No test uses this limit to
    // measure speed.
    testTimeout: 180_000 * Number(process.env.PROPERTY_TIMES ?? 1),
    // Longer than for a test, because a hook may create data that the tests of many files share.
    hookTimeout: 180_000,
    expect: { poll: { timeout: 30_000 } },
    // A test that passes at its second attempt is listed as flaky, to be fixed, but does not fail the run.
    retry: 1,
    projects: [
      {
        extends: true,
        test: { name: "own", include: OWN, exclude: [...ELSEWHERE, ...PURE], ...DATABASE },
      },
      {
        extends: true,
        test: {
          name: "fresh",
          include: FRESH,
          exclude: [...ELSEWHERE, ...PURE],
          isolate: false,
          ...DATABASE,
          setupFiles: ["tests/support/fresh.ts", ...DATABASE.setupFiles, LEFT_BEHIND],
          sequence: { setupFiles: "list" },
        },
      },
      shared("mail", MAIL, PURE),
      {
        extends: true,
        // No retry, because a pure test must give the same result every time.
        test: {
          name: "pure",
          include: PURE,
          exclude: [...ELSEWHERE, ...(process.env.TEST_HOUSE_RULES === "0" ? HOUSE_RULES : [])],
          isolate: false,
          retry: 0,
          env: { NODE_ENV: "production" },
          setupFiles: [LEFT_BEHIND],
        },
      },
      shared("shared", ["tests/**/*.test.{ts,tsx}"], [...PURE, ...OWN, ...FRESH, ...MAIL]),
    ],
  },
});
