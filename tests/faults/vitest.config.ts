import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { FORKS, TRANSFORMED } from "../../vitest.config";

const root = fileURLToPath(new URL("../..", import.meta.url)).replace(/\/$/, "");

// `npm run faults` prepares the database and the build, and passes their locations here. Cases run one after the
// other, because each breaks the one product and then checks its whole database.
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
    // One process for all files, because they share the server that it starts.
    isolate: false,
    // Hooks have no separate limit: a start ends when the server answers, ends, or exceeds the limit of
    // `waitForHealth`.
    hookTimeout: 0,
  },
});
