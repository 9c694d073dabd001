import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { FORKS, TRANSFORMED } from "../../vitest.config";

const root = fileURLToPath(new URL("../..", import.meta.url)).replace(/\/$/, "");

// `npm run test:all` starts the product and passes its URL and settings here. Files run one after the other, because
// they share the server.
export default defineConfig({
  root,
  resolve: { alias: { "@": root } },
  oxc: { jsx: { runtime: "automatic", development: false } },
  test: {
    experimental: TRANSFORMED,
    include: ["tests/wire/**/*.test.ts"],
    setupFiles: ["tests/wire/support/environment.ts"],
    ...FORKS,
    fileParallelism: false,
    // All files run in one process, which loads shared modules only once. This is safe because the tests change only
    // the server, not the process.
    isolate: false,
    // A test that passes when retried is reported as flaky, so that one such test does not fail the whole run.
    retry: 1,
    // Generous, because a call may take many times as long while other test stages run. No test uses these limits to
    // measure speed.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 30_000 } },
  },
});
