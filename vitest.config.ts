import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";
import { listSharing } from "./tests/setup/sharing.mjs";

/**
 * Tests of what has no environment, no database and no state: they may share a process, and what it has loaded. One that
 * puts something in a module's place (`vi.mock`) may not, since another may have loaded the module before.
 */
const PURE = [
  "tests/{accuracy,contract,domain,households,render}/**/*.test.{ts,tsx}",
  "tests/components/{consent,report}/**/*.test.{ts,tsx}",
  "tests/sandbox/{endings,households,scenarios}.test.ts",
  "tests/sandbox/people/**/*.test.ts",
];

/** What takes longest, longest first: begun last, one of them would be waited for by a worker with nothing to do. */
const LONG = [
  "tests/flows/many-rows.test.ts",
  "tests/model/states.test.ts",
  "tests/adapters/rude-receivers.test.ts",
  "tests/flows/life-of-a-request.test.ts",
  "tests/accuracy/floors.test.ts",
  "tests/sandbox/households.test.ts",
  "tests/sandbox/scenarios.test.ts",
];

/** As Vitest orders files, those in a process of their own before those that share one, but the long ones before the others. */
class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const rank = ({ moduleId, project }: TestSpecification) => {
      const place = LONG.findIndex((name) => moduleId.endsWith(`/${name}`));
      return (project.config.isolate ? 0 : LONG.length + 1) + (place < 0 ? LONG.length : place);
    };
    return sorted.sort((one, other) => rank(one) - rank(other));
  }
}

const SHARING = listSharing();
const ALL_SHARING = Object.values(SHARING).flat();

/** What a browser lends, in the framework's place: the product's own modules get it, and packages the framework's. */
const VISITED = {
  alias: Object.fromEntries(
    ["next/headers", "next/cache"].map((name) => [
      name,
      fileURLToPath(new URL("tests/support/browser-visit.ts", import.meta.url)),
    ]),
  ),
};

/** A process for many files, one after the other: each has a database of its own, of the process's name. */
const shared = (name: keyof typeof SHARING, isVisited = false) => ({
  extends: true as const,
  resolve: isVisited ? VISITED : {},
  test: {
    name,
    include: SHARING[name],
    exclude: PURE,
    isolate: false,
    globalSetup: ["tests/setup/postgres.ts"],
    setupFiles: ["tests/support/environment.ts", ...(isVisited ? ["tests/support/first-visit.ts"] : [])],
  },
});

export default defineConfig({
  resolve: { alias: { "@": fileURLToPath(new URL(".", import.meta.url)).replace(/\/$/, "") } },
  test: {
    maxWorkers: 2,
    pool: "forks",
    // Nothing is measured by it: on a machine that is busy with other work everything takes many times as long.
    testTimeout: 60_000 * Number(process.env.PROPERTY_TIMES ?? 1),
    hookTimeout: 60_000,
    // What passes the second time is named by `npm test`, to be mended; a whole run is not lost for it.
    retry: 1,
    sequence: { sequencer: LongFirst },
    projects: [
      {
        extends: true,
        test: {
          // A process per file, and a database: DATABASE_URL is the process's.
          name: "whole",
          include: ["tests/**/*.test.ts", "tests/**/*.test.tsx"],
          exclude: ["tests/browser/**", "tests/wire/**", "tests/faults/**", ...PURE, ...ALL_SHARING],
          globalSetup: ["tests/setup/postgres.ts"],
          setupFiles: ["tests/support/environment.ts"],
        },
      },
      shared("shared"),
      shared("visited", true),
      shared("mailed", true),
      {
        extends: true,
        // React as the product runs it: what helps somebody who develops a page takes a fifth of drawing a report's.
        oxc: { jsx: { runtime: "automatic", development: false } },
        // Nothing in them may turn out otherwise by chance.
        test: { name: "pure", include: PURE, isolate: false, retry: 0, env: { NODE_ENV: "production" } },
      },
    ],
  },
});
