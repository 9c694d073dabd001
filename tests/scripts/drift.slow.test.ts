import path from "node:path";
import { expect, it } from "vitest";
import { ROOT } from "@/scripts/install.mjs";
import { NO_FILTERS, readMigrations, readSchema, withEngine } from "@/scripts/schema-engine.mjs";
import { withClient } from "@/tests/support/connection";
import { testDatabase } from "@/tests/support/database";

const { ownerUrl: url } = testDatabase();
const SCHEMA = path.join(ROOT, "prisma/schema.prisma");
const MIGRATIONS = path.join(ROOT, "prisma/migrations");

/** The SQL that would make the migrated database match schema.prisma. */
async function findDrift(): Promise<string | null> {
  const schema = await readSchema(SCHEMA);
  return withEngine({ url, schema }, async (engine) => {
    const { exitCode, stdout } = await engine.diff({
      from: { tag: "schemaDatasource", files: schema.files, configDir: path.dirname(SCHEMA) },
      to: { tag: "schemaDatamodel", files: schema.files },
      exitCode: true,
      script: true,
      shadowDatabaseUrl: null,
      filters: NO_FILTERS,
    });
    return exitCode === 0 ? null : stdout;
  });
}

it("the migrations create exactly the database that schema.prisma describes", async () => {
  expect(await findDrift()).toBeNull();
});

it("Prisma's engine neither resets the migrated database nor requests another migration", async () => {
  const migrationsList = await readMigrations(MIGRATIONS);
  const { action } = await withEngine({ url, schema: await readSchema(SCHEMA) }, (engine) =>
    engine.devDiagnostic({ migrationsList, filters: NO_FILTERS }),
  );
  expect(action.tag).toBe("createMigration"); // The engine's word for a clean state.
});

it("a column without a migration is detected as drift", async () => {
  await withClient(url, (client) => client.query("alter table company add column surprise text"));
  expect(await findDrift()).toContain('DROP COLUMN "surprise"');
});
