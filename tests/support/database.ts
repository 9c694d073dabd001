import { afterAll, beforeAll, inject } from "vitest";
import { databaseUrl, withClient } from "./connection";

export type TestDatabase = {
  /** The value of DATABASE_URL: the application's role, bound by row-level security. */
  readonly appUrl: string;
  /** The superuser's URL, to read and change everything directly. */
  readonly ownerUrl: string;
};

/**
 * Gives this test file a database of its own, with every migration applied, and drops it afterwards. Call it once, at
 * the top of the file. One file at a time runs in a process, so no other file uses the database that DATABASE_URL
 * names.
 */
export function testDatabase(): TestDatabase {
  const { ownerUrl: templateUrl, template } = inject("postgres");
  const appUrl = process.env.DATABASE_URL ?? "";
  const name = databaseOfProcess();
  beforeAll(() => createDatabase(name, template));
  afterAll(async () => {
    const { closeStore } = await import("@/lib/store/client");
    await closeStore();
    await dropDatabase(name);
  });
  return { appUrl, ownerUrl: databaseUrl(templateUrl, name) };
}

/** The database name in DATABASE_URL. */
export const databaseOfProcess = () => new URL(process.env.DATABASE_URL ?? "").pathname.slice(1);

/** Gives this test file an empty database, for tests that create the schema. Returns its owner's URL. */
export function emptyTestDatabase(suffix = "empty"): string {
  const { ownerUrl } = inject("postgres");
  const name = `${databaseOfProcess()}_${suffix}`;
  beforeAll(() => createDatabase(name, "template0"));
  afterAll(() => dropDatabase(name));
  return databaseUrl(ownerUrl, name);
}

/** Copies the template's files, which takes about ten milliseconds. */
export async function createDatabase(name: string, template: string): Promise<void> {
  await onServer(`create database ${name} template ${template} strategy file_copy`);
}

export async function dropDatabase(name: string): Promise<void> {
  await onServer(`drop database if exists ${name} with (force)`);
}

async function onServer(statement: string): Promise<void> {
  const { ownerUrl } = inject("postgres");
  await withClient(databaseUrl(ownerUrl, "postgres"), (client) => client.query(statement));
}
