import { execFile } from "node:child_process";
import { mkdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { describe, expect, it } from "vitest";
import { ROOT } from "@/scripts/install.mjs";
import { migrate } from "@/scripts/migrate.mjs";
import { withClient } from "@/tests/support/connection";
import { emptyTestDatabase } from "@/tests/support/database";
import { testFolder } from "@/tests/support/folder";

const folder = testFolder();
const CLI_TIMEOUT_MS = 60_000;

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

const prisma = (url: string, ...args: string[]) =>
  promisify(execFile)(process.execPath, [path.join(ROOT, "node_modules/prisma/build/index.js"), ...args], {
    cwd: ROOT,
    env: { ...process.env, DATABASE_URL: url },
  }).then(({ stdout }) => stdout);

describe("the migrator", () => {
  const url = emptyTestDatabase("plain");

  it("applies migrations in the order of their names, once", async () => {
    const dir = await writeMigrations("plain", {
      "2_b": "alter table a add b int;",
      "1_a": "create table a (id int); create function f() returns int language sql as $$ select 1; $$;",
    });
    expect(await migrate({ url, dir })).toEqual({ applied: ["1_a", "2_b"], edited: [] });
    expect(await migrate({ url, dir })).toEqual({ applied: [], edited: [] });
  });

  it("applies what was added since, and says what was edited", async () => {
    const dir = await writeMigrations("plain", { "3_c": "create table c (id int);", "2_b": "-- edited" });
    const lines: string[] = [];
    const result = await migrate({ url, dir, log: (line) => lines.push(line) });
    expect(result).toEqual({ applied: ["3_c"], edited: ["2_b"] });
    expect(lines).toEqual([
      "warning: migration 2_b was edited after it was applied",
      "applied migration 3_c",
    ]);
  });
});

describe("two migrators at once", () => {
  const url = emptyTestDatabase("twice");

  it("apply each migration once between them", async () => {
    const dir = await writeMigrations("twice", {
      "1_a": "create table a (id int);",
      "2_b": "create table b (id int);",
    });
    const results = await Promise.all([migrate({ url, dir }), migrate({ url, dir }), migrate({ url, dir })]);
    expect(results.flatMap((result) => result.applied)).toEqual(["1_a", "2_b"]);
  });
});

describe("a migration that fails", () => {
  const url = emptyTestDatabase("failing");

  it("leaves nothing of itself behind, is recorded, and stops later starts until it is resolved", async () => {
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
    expect(await migrate({ url, dir })).toEqual({ applied: [], edited: [] });
  });
});

describe("a database of somebody else", () => {
  const url = emptyTestDatabase("foreign");

  it("is refused untouched", async () => {
    await withClient(url, (client) => client.query("create table theirs (id int)"));
    const dir = await writeMigrations("foreign", { "1_a": "create table a (id int);" });
    await expect(migrate({ url, dir })).rejects.toThrow(/P3005/);
    expect(await tables(url)).toEqual(["theirs"]);
  });
});

describe("Prisma's own command line", () => {
  const afterOurs = emptyTestDatabase("ours");
  const beforeOurs = emptyTestDatabase("theirs");

  it("finds a database that our migrator made up to date", { timeout: CLI_TIMEOUT_MS }, async () => {
    await migrate({ url: afterOurs });
    expect(await prisma(afterOurs, "migrate", "status")).toContain("Database schema is up to date!");
  });

  it("makes a database in which our migrator finds nothing to do", { timeout: CLI_TIMEOUT_MS }, async () => {
    expect(await prisma(beforeOurs, "migrate", "deploy")).toContain("successfully applied");
    expect(await migrate({ url: beforeOurs })).toEqual({ applied: [], edited: [] });
    const history =
      "select migration_name, checksum, applied_steps_count, logs from _prisma_migrations order by 1";
    const read = (url: string) => withClient(url, (client) => client.query(history)).then(({ rows }) => rows);
    expect(await read(beforeOurs)).toEqual(await read(afterOurs));
  });
});
