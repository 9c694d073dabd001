import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { TRANSFORMED } from "../../vitest.config";

const root = fileURLToPath(new URL("../..", import.meta.url)).replace(/\/$/, "");

// `npm test` starts the product and passes its address and settings here. The files run one after the other: they share
// the server, and its time.
export default defineConfig({
  root,
  resolve: { alias: { "@": root } },
  oxc: { jsx: { runtime: "automatic", development: false } },
  test: {
    experimental: TRANSFORMED,
    include: ["tests/wire/**/*.test.ts"],
    setupFiles: ["tests/wire/support/environment.ts"],
    pool: "forks",
    fileParallelism: false,
    // One process for all files, which changes nothing but the server: it loads what they share once.
    isolate: false,
    // `npm test` names what passes the second time, to be fixed; a whole run is not lost for it.
    retry: 1,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
