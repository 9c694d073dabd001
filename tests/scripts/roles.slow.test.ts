import { describe, expect, it } from "vitest";
import { applyRoles, withLogin } from "@/scripts/roles.mjs";
import { databaseUrl, withClient } from "@/tests/support/connection";
import { testDatabase } from "@/tests/support/database";

const database = testDatabase();
const asApp = (sql: string) => withClient(database.appUrl, (client) => client.query(sql));
const asOwner = (sql: string) => withClient(database.ownerUrl, (client) => client.query(sql));

describe("the application's role", () => {
  it("is not a superuser and does not bypass row-level security", async () => {
    const { rows } = await asApp(
      `select rolsuper, rolbypassrls, rolcreaterole, rolcreatedb from pg_roles where rolname = current_user`,
    );
    expect(rows).toEqual([
      { rolsuper: false, rolbypassrls: false, rolcreaterole: false, rolcreatedb: false },
    ]);
  });

  it("owns no table", async () => {
    const { rows } = await asApp(`select relname from pg_class where relowner = current_user::regrole`);
    expect(rows).toEqual([]);
  });

  it.each([
    "update audit_entry set id = id",
    "delete from audit_entry",
    "truncate audit_entry",
    "select * from _prisma_migrations",
    "create table mine (id int)",
    "drop table company",
  ])("may not: %s", async (statement) => {
    await expect(asApp(statement)).rejects.toThrow(/permission denied|must be owner/);
  });

  it("may only add and read audit entries", async () => {
    const { rows } = await asApp(
      `select has_table_privilege('audit_entry', 'select') as read, has_table_privilege('audit_entry', 'insert') as add`,
    );
    expect(rows).toEqual([{ read: true, add: true }]);
  });

  it("gets its permissions on tables that later migrations create", async () => {
    await applyRoles({ ownerUrl: database.ownerUrl, password: "surplus-test", role: "surplus_test_app" });
    await asOwner("create table later (id int)");
    await expect(asApp("insert into later values (1)")).resolves.toBeDefined();
  });
});

describe("applying roles", () => {
  it("succeeds for several concurrent processes with the same role", async () => {
    const role = "surplus_test_at_once";
    const urls = await Promise.all(
      Array.from({ length: 6 }, () =>
        applyRoles({ ownerUrl: database.ownerUrl, password: "p@ss:/?#", role }),
      ),
    );
    expect(new Set(urls).size).toBe(1);
    const { rows } = await withClient(urls[0] ?? "", (client) => client.query("select current_user as name"));
    expect(rows).toEqual([{ name: role }]);
    await asOwner(`drop owned by ${role}; drop role ${role}`);
  });

  it("sets a new password for an existing role", async () => {
    const role = "surplus_test_rotated";
    await applyRoles({ ownerUrl: database.ownerUrl, password: "old", role });
    const url = await applyRoles({ ownerUrl: database.ownerUrl, password: "new", role });
    await expect(withClient(url, (client) => client.query("select 1"))).resolves.toBeDefined();
    await expect(withClient(withLogin(url, role, "old"), async () => {})).rejects.toThrow(/password/);
    await asOwner(`drop owned by ${role}; drop role ${role}`);
  });

  it("returns the owner's URL unchanged if its role may not create roles", async () => {
    const url = database.appUrl;
    expect(await applyRoles({ ownerUrl: url, password: "unused", role: "surplus_test_never" })).toBe(url);
  });

  it("works for an owner that may create roles and is not a superuser", async () => {
    await asOwner(`create role surplus_test_dba login createrole password 'dba'`);
    await asOwner(`create database surplus_test_dba_db owner surplus_test_dba`);
    const ownerUrl = databaseUrl(
      withLogin(database.ownerUrl, "surplus_test_dba", "dba"),
      "surplus_test_dba_db",
    );
    await withClient(ownerUrl, (client) => client.query("create table public.company (id text)"));
    const url = await applyRoles({ ownerUrl, password: "app", role: "surplus_test_managed" });
    await withClient(url, (client) => client.query("insert into company values ('co_1')"));
    await asOwner(`drop database surplus_test_dba_db with (force)`);
    await asOwner(`drop role surplus_test_managed; drop role surplus_test_dba`);
  });

  it("refuses a role with more permissions than the application may have", async () => {
    const role = "surplus_test_strong";
    await asOwner(`create role ${role} createdb`);
    const attempt = applyRoles({ ownerUrl: database.ownerUrl, password: "x", role });
    await expect(attempt).rejects.toThrow(/rights the application must not have/);
    await asOwner(`drop role ${role}`);
  });
});
