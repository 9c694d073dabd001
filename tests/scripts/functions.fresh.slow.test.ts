import { readdirSync } from "node:fs";
import { mkdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { ROOT } from "@/scripts/install.mjs";
import { migrate } from "@/scripts/migrate.mjs";
import { NO_FILTERS, readMigrations, withEngine } from "@/scripts/schema-engine.mjs";
import { withClient } from "@/tests/support/connection";
import { emptyTestDatabase } from "@/tests/support/database";
import { testFolder } from "@/tests/support/folder";

const folder = testFolder();

/** The names and full definitions of all functions, in order. */
const readFunctions = (url: string) =>
  withClient(url, (client) =>
    client.query<{ name: string; definition: string }>(
      `select proname as name, pg_get_functiondef(oid) as definition from pg_proc
       where pronamespace = 'public'::regnamespace order by 1, 2`,
    ),
  ).then(({ rows }) => rows);

const ask = (url: string, text: string) =>
  withClient(url, (client) => client.query<{ answer: number }>(`select ${text} as answer`)).then(
    ({ rows }) => rows[0]?.answer,
  );

const made = (name: string, body: string, argument = "") =>
  `create or replace function ${name}(${argument}) returns int language sql as $$ select ${body} $$;`;

describe("the SQL functions of a folder", () => {
  const url = emptyTestDatabase("functions");
  const dir = path.join(folder, "prisma", "migrations");
  const write = (name: string, sql: string) =>
    writeFile(path.join(dir, "..", "functions", `${name}.sql`), sql);
  const apply = async () => (await migrate({ url, dir })).functions;

  beforeAll(async () => {
    await mkdir(path.join(dir, "1_a"), { recursive: true });
    await mkdir(path.join(dir, "..", "functions"));
    await writeFile(path.join(dir, "1_a", "migration.sql"), made("first", "0"));
    await write("first", made("first", "second() + 1"));
    await write("second", made("second", "10"));
  });

  it("are applied after the migrations, even if a function calls one that is applied later; applying them again changes nothing", async () => {
    expect(await apply()).toEqual(["first", "second"]);
    expect(await ask(url, "first()")).toBe(11);
    expect(await apply()).toEqual([]);
  });

  it("are applied again if a body changed", async () => {
    await write("second", made("second", "20"));
    expect(await apply()).toEqual(["second"]);
    expect(await ask(url, "first()")).toBe(21);
  });

  it("may change their arguments, and leave no older version", async () => {
    await write("second", made("second", "n", "n int default 30"));
    expect(await apply()).toEqual(["second"]);
    expect(await ask(url, "first()")).toBe(31);
    expect((await readFunctions(url)).map(({ name }) => name)).toEqual(["first", "second"]);
  });

  it("all stay unchanged if one function is invalid", async () => {
    await write("first", made("first", "second() + 2"));
    await write("second", made("second", "no_such_column"));
    const before = await readFunctions(url);
    await expect(apply()).rejects.toThrow(/prisma\/functions\/second\.sql failed.*no_such_column/);
    expect(await readFunctions(url)).toEqual(before);
  });

  it("are refused if their file creates a function with a different name", async () => {
    await write("second", made("second", "40"));
    await write("third", made("other", "1"));
    await expect(apply()).rejects.toThrow(/third\.sql does not create a function third/);
    expect(await ask(url, "first()")).toBe(31);
    await rm(path.join(dir, "..", "functions", "third.sql"));
  });

  it("keep their bodies if a later migration contains an older body", async () => {
    await apply();
    await mkdir(path.join(dir, "2_b"));
    await writeFile(path.join(dir, "2_b", "migration.sql"), made("second", "0"));
    expect(await apply()).toEqual(["first", "second"]);
    expect(await ask(url, "first()")).toBe(42);
  });

  it("keep the triggers that call them", async () => {
    const trigger = (value: number) => `
      create or replace function stamp() returns trigger language plpgsql as $$
        begin new.stamp := ${value}; return new; end $$;
      create or replace trigger stamped before insert on stamped for each row execute function stamp();`;
    await withClient(url, (client) => client.query("create table stamped (stamp int)"));
    await write("stamp", trigger(1));
    await apply();
    await write("stamp", trigger(2));
    expect(await apply()).toEqual(["stamp"]);
    await withClient(url, (client) => client.query("insert into stamped default values"));
    expect(await ask(url, "(select stamp from stamped)")).toBe(2);
  });

  it("are dropped with their file, and are dropped if only a migration creates them", async () => {
    await write("third", made("third", "3"));
    await apply();
    await rm(path.join(dir, "..", "functions", "third.sql"));
    await mkdir(path.join(dir, "3_c"));
    await writeFile(path.join(dir, "3_c", "migration.sql"), made("renamed", "0"));
    await apply();
    expect((await readFunctions(url)).map(({ name }) => name)).toEqual(["first", "second", "stamp"]);
  });

  it("are dropped with their triggers, so that the previous version can be restored without a newer trigger", async () => {
    await rm(path.join(dir, "..", "functions", "stamp.sql"));
    await apply();
    expect((await readFunctions(url)).map(({ name }) => name)).toEqual(["first", "second"]);
    await withClient(url, (client) => client.query("insert into stamped default values"));
    expect(await ask(url, "(select count(*)::int from stamped where stamp is null)")).toBe(1);
  });
});

describe("the product's SQL functions", () => {
  const fresh = emptyTestDatabase("fresh");
  const upgraded = emptyTestDatabase("upgraded");
  const files = readdirSync(path.join(ROOT, "prisma/functions")).filter((name) => name.endsWith(".sql"));

  it("are the same in a new database and in a database whose functions came from its migrations", async () => {
    await migrate({ url: fresh });
    const migrationsList = await readMigrations(path.join(ROOT, "prisma/migrations"));
    await withEngine({ url: upgraded }, (engine) =>
      engine.applyMigrations({ migrationsList, filters: NO_FILTERS }),
    );
    await withClient(upgraded, (client) =>
      client.query(
        "create or replace function is_live_open(company text) returns boolean language sql as 'select false'",
      ),
    );
    expect((await migrate({ url: upgraded })).functions).toHaveLength(files.length);
    expect(await readFunctions(upgraded)).toEqual(await readFunctions(fresh));
  });

  it("each have a file with the function's name", async () => {
    const names = new Set((await readFunctions(fresh)).map(({ name }) => `${name}.sql`));
    expect([...names].sort()).toEqual(files.sort());
  });
});
