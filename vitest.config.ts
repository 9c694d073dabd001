import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

/**
 * Tests of what has no environment, no database and no state. A test that is not listed here still runs, with the others.
 */
const PURE = [
  "tests/{accuracy,contract,engine,households,render,rules}/**/*.test.{ts,tsx}",
  "tests/components/{consent,report,sandbox}/**/*.test.{ts,tsx}",
  "tests/sandbox/{endings,households,scenarios}*.test.ts",
  "tests/sandbox/people/**/*.test.ts",
  "tests/{tidy,prose}.test.ts",
];

/**
 * A name says what its test needs: `.own` a process of its own, `.fresh` modules and settings of its own, `.mail` a provider
 * of mail, `.slow` only `npm run test:all`. In other files a test that only `npm run test:all` runs has the tag `slow`.
 */
const named = (word: string) => [`tests/**/*.${word}.test.{ts,tsx}`, `tests/**/*.${word}.slow.test.{ts,tsx}`];
const OWN = named("own");
const FRESH = named("fresh");
const MAIL = named("mail");

/** Which files run, by `npm test`'s choice: without one, all of them. */
const OTHER_FILES = {
  fast: ["**/*.slow.test.{ts,tsx}"],
  slow: ["**/!(*.slow).test.{ts,tsx}"],
}[process.env.TEST_TIER ?? ""];
const ELSEWHERE = ["tests/{browser,wire,faults}/**", ...(OTHER_FILES ?? [])];

/** The product's own modules get what a browser lends from the tests, in the framework's place; packages get the framework's. */
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

/** Last, so that what the others set counts as found. */
const LEFT_BEHIND = "tests/support/left-behind.ts";

/**
 * Files that follow one another in a process and use what it has loaded. A file must leave the process as it was: one that
 * puts something in a module's place (`vi.mock`), or changes a setting, is `.fresh`.
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

/** Each module is transformed once for all projects, stages and runs; what changes is transformed again. */
export const TRANSFORMED = { fsModuleCache: true, fsModuleCachePath: "node_modules/.cache/vitest" };

export default defineConfig({
  resolve: { alias: { "@": fileURLToPath(new URL(".", import.meta.url)).replace(/\/$/, "") } },
  // React as the product runs it: what helps to develop a page takes a fifth of the time it takes to draw a report. All
  // projects have it, because the cache does not tell them apart by it.
  oxc: { jsx: { runtime: "automatic", development: false } },
  test: {
    experimental: TRANSFORMED,
    tags: [{ name: "slow", description: "Only npm run test:all runs it." }],
    maxWorkers: 2,
    pool: "forks",
    // Nothing is measured by it: on a machine that is busy with other work everything takes many times as long.
    testTimeout: 60_000 * Number(process.env.PROPERTY_TIMES ?? 1),
    // Longer: a hook may make what the tests of many files share, as the states of requests.
    hookTimeout: 180_000,
    expect: { poll: { timeout: 30_000 } },
    // `npm test` names what passes at its second attempt, to be fixed; a whole run is not lost for it.
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
        // Nothing in them may turn out otherwise by chance.
        test: {
          name: "pure",
          include: PURE,
          exclude: ELSEWHERE,
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
