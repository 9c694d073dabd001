import { mkdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { ROOT } from "@/scripts/install.mjs";
import { migrate } from "@/scripts/migrate.mjs";
import { NO_FILTERS, readMigrations, withEngine } from "@/scripts/schema-engine.mjs";
import { withClient } from "@/tests/support/connection";
import { emptyTestDatabase } from "@/tests/support/database";
import { testFolder } from "@/tests/support/folder";

const folder = testFolder();

async function writeMigrations(name: string, migrations: Record<string, string>): Promise<string> {
  const dir = path.join(folder, name);
  for (const [migration, sql] of Object.entries(migrations)) {
    await mkdir(path.join(dir, migration), { recursive: true });
    await writeFile(path.join(dir, migration, "migration.sql"), sql);
  }
  return dir;
}

const tables = (url: string) =>
  withClient(url, (client) =>
    client.query<{ name: string }>(
      "select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace order by 1",
    ),
  ).then(({ rows }) => rows.map((row) => row.name));

describe("the migrator", () => {
  const url = emptyTestDatabase("plain");

  it("applies migrations in the order of their names, once", async () => {
    const dir = await writeMigrations("plain", {
      "2_b": "alter table a add b int;",
      "1_a": "create table a (id int); create function f() returns int language sql as $$ select 1; $$;",
    });
    expect(await migrate({ url, dir })).toEqual({ applied: ["1_a", "2_b"], edited: [], functions: [] });
    expect(await migrate({ url, dir })).toEqual({ applied: [], edited: [], functions: [] });
  });

  it("applies new migrations, and reports edited migrations", async () => {
    const dir = await writeMigrations("plain", { "3_c": "create table c (id int);", "2_b": "-- edited" });
    const lines: string[] = [];
    const result = await migrate({ url, dir, log: (line) => lines.push(line) });
    expect(result).toEqual({ applied: ["3_c"], edited: ["2_b"], functions: [] });
    expect(lines).toEqual([
      "warning: migration 2_b was edited after it was applied",
      "applied migration 3_c",
    ]);
  });
});

describe("two concurrent migrators", () => {
  const url = emptyTestDatabase("twice");

  it("apply each migration only once", async () => {
    const dir = await writeMigrations("twice", {
      "1_a": "create table a (id int);",
      "2_b": "create table b (id int);",
    });
    const results = await Promise.all([migrate({ url, dir }), migrate({ url, dir }), migrate({ url, dir })]);
    expect(results.flatMap((result) => result.applied)).toEqual(["1_a", "2_b"]);
  });
});

describe("a failing migration", () => {
  const url = emptyTestDatabase("failing");

  it("leaves nothing behind, is recorded, and stops later starts until it is resolved", async () => {
    const dir = await writeMigrations("failing", {
      "1_a": "create table a (id int);",
      "2_b": "create table b (id int); select 1/0;",
    });
    await expect(migrate({ url, dir })).rejects.toThrow(/P3018: migration 2_b failed: division by zero/);
    expect(await tables(url)).toEqual(["_prisma_migrations", "a"]);
    await expect(migrate({ url, dir })).rejects.toThrow(/P3009: .*2_b/);
    await withClient(url, (client) =>
      client.query("update _prisma_migrations set rolled_back_at = now() where migration_name = '2_b'"),
    );
    await rm(path.join(dir, "2_b"), { recursive: true });
    expect(await migrate({ url, dir })).toEqual({ applied: [], edited: [], functions: [] });
  });
});

describe("a database with foreign tables", () => {
  const url = emptyTestDatabase("foreign");

  it("is refused unchanged", async () => {
    await withClient(url, (client) => client.query("create table theirs (id int)"));
    const dir = await writeMigrations("foreign", { "1_a": "create table a (id int);" });
    await expect(migrate({ url, dir })).rejects.toThrow(/P3005/);
    expect(await tables(url)).toEqual(["theirs"]);
  });
});

describe("Prisma's own engine", { tags: ["slow"] }, () => {
  const afterOurs = emptyTestDatabase("ours");
  const beforeOurs = emptyTestDatabase("theirs");
  const read = () => readMigrations(path.join(ROOT, "prisma/migrations"));

  it("finds nothing to do in a database that our migrator has updated", async () => {
    await migrate({ url: afterOurs });
    const migrationsList = await read();
    const found = await withEngine({ url: afterOurs }, (engine) =>
      engine.diagnoseMigrationHistory({ migrationsList, optInToShadowDatabase: false, filters: NO_FILTERS }),
    );
    expect(found).toMatchObject({
      history: null,
      failedMigrationNames: [],
      editedMigrationNames: [],
      hasMigrationsTable: true,
    });
  });

  it("creates a database in which our migrator finds nothing to apply", async () => {
    const migrationsList = await read();
    const { appliedMigrationNames } = await withEngine({ url: beforeOurs }, (engine) =>
      engine.applyMigrations({ migrationsList, filters: NO_FILTERS }),
    );
    expect(appliedMigrationNames).toEqual(migrationsList.migrationDirectories.map(({ path: name }) => name));
    expect(await migrate({ url: beforeOurs })).toMatchObject({ applied: [], edited: [] });
    const history =
      "select migration_name, checksum, applied_steps_count, logs from _prisma_migrations order by 1";
    const readHistory = (url: string) =>
      withClient(url, (client) => client.query(history)).then(({ rows }) => rows);
    expect(await readHistory(beforeOurs)).toEqual(await readHistory(afterOurs));
  });
});
