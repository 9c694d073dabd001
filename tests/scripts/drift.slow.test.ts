import path from "node:path";
import { expect, it } from "vitest";
import { ROOT } from "@/scripts/install.mjs";
import { NO_FILTERS, readMigrations, readSchema, withEngine } from "@/scripts/schema-engine.mjs";
import { withClient } from "@/tests/support/connection";
import { testDatabase } from "@/tests/support/database";

const { ownerUrl: url } = testDatabase();
const SCHEMA = path.join(ROOT, "prisma/schema.prisma");
const MIGRATIONS = path.join(ROOT, "prisma/migrations");

/** What would have to be done to the migrated database to make it what schema.prisma says. */
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

it("the migrations make exactly the database that schema.prisma describes", async () => {
  expect(await findDrift()).toBeNull();
});

it("Prisma's engine would neither reset the migrated database nor ask for another migration", async () => {
  const migrationsList = await readMigrations(MIGRATIONS);
  const { action } = await withEngine({ url, schema: await readSchema(SCHEMA) }, (engine) =>
    engine.devDiagnostic({ migrationsList, filters: NO_FILTERS }),
  );
  expect(action.tag).toBe("createMigration"); // The engine's word for "nothing in the way of the next one".
});

it("a column that no migration made is seen as drift", async () => {
  await withClient(url, (client) => client.query("alter table company add column surprise text"));
  expect(await findDrift()).toContain('DROP COLUMN "surprise"');
});
