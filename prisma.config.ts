import { existsSync, readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { defineConfig } from "prisma/config";

const inProject = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/**
 * Prisma downloads its schema engine when it is installed. On a closed network that fails quietly, and then every
 * command fails; ours stands in. Windows cannot run a script as a program, so there the download has to work.
 */
function hasOwnEngine(): boolean {
  const engines = inProject("node_modules/@prisma/engines");
  return existsSync(engines) && readdirSync(engines).some((file) => file.startsWith("schema-engine-"));
}

if (process.platform !== "win32" && !hasOwnEngine()) {
  process.env.PRISMA_SCHEMA_ENGINE_BINARY ??= inProject("scripts/prisma-schema-engine.mjs");
}

const url = process.env.DATABASE_URL;

export default defineConfig({
  schema: "prisma/schema.prisma",
  migrations: { path: "prisma/migrations" },
  ...(url ? { datasource: { url } } : {}),
});
