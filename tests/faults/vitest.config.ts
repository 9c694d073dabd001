import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { FORKS, TRANSFORMED } from "../../vitest.config";

const root = fileURLToPath(new URL("../..", import.meta.url)).replace(/\/$/, "");

// `npm run faults` prepares the build and the database, and passes their locations here. Cases run one at a time,
// because each breaks the same server and then checks the whole database.
export default defineConfig({
  root,
  resolve: { alias: { "@": root } },
  oxc: { jsx: { runtime: "automatic", development: false } },
  test: {
    experimental: TRANSFORMED,
    include: ["tests/faults/**/*.test.ts"],
    setupFiles: ["tests/wire/support/environment.ts"],
    ...FORKS,
    fileParallelism: false,
    // All files run in one process, because they share the server that the process starts.
    isolate: false,
    // Hooks have no time limit of their own. A start ends when the server answers or exits, or at the limit of
    // `waitForHealth`.
    hookTimeout: 0,
  },
});
