import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

export default defineConfig({
  resolve: { alias: { "@": fileURLToPath(new URL(".", import.meta.url)).replace(/\/$/, "") } },
  test: {
    include: ["tests/**/*.test.ts", "tests/**/*.test.tsx"],
    exclude: ["tests/browser/**", "tests/wire/**", "tests/faults/**"],
    globalSetup: ["tests/setup/postgres.ts"],
    setupFiles: ["tests/support/environment.ts"],
    // A process per file: each has its own database, and DATABASE_URL is the process's.
    pool: "forks",
    maxWorkers: 2,
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
});
