// Runs once for a whole test run. Starts a temporary PostgreSQL, or uses the server in TEST_DATABASE_URL, and creates a
// template database with every migration applied. Each test process gets a copy of the template.
import { randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import { readdir, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { ProvidedContext } from "vitest";
import type { TestProject } from "vitest/node";
import { migrate } from "../../scripts/migrate.mjs";
import { startPostgres, stopUnlessUsed } from "../../scripts/postgres.mjs";
import { makeDataDirectory } from "../../scripts/private-file.mjs";
import { applyRoles } from "../../scripts/roles.mjs";
import { databaseUrl, withClient } from "../support/connection";

declare module "vitest" {
  interface ProvidedContext {
    /** The template's name, and the server's URLs for its owner and for the application's role. */
    postgres: { template: string; ownerUrl: string; appUrl: string };
  }
}

/** A role that only the tests use, so that they do not change the password of a role that another server uses. */
const ROLE = "surplus_test_app";
const PASSWORD = "surplus-test";
const PREFIX = "surplus-test-";
/**
 * Milliseconds after which an unused folder counts as abandoned. A newer folder may belong to a run that is just
 * starting.
 */
const ABANDONED_AFTER_MS = 60_000;

type Prepared = { provided: ProvidedContext["postgres"]; close: () => Promise<void> };
/**
 * Holds the server that the projects of a run share. The projects call this module one after the other, each with its
 * own copy of the module.
 */
const run = globalThis as unknown as { surplusTestServer?: Prepared & { users: number } };

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  run.surplusTestServer ??= { ...(await prepare()), users: 0 };
  const server = run.surplusTestServer;
  server.users++;
  project.provide("postgres", server.provided);
  return async () => {
    server.users--;
    if (server.users > 0) return;
    delete run.surplusTestServer;
    await server.close();
  };
}

async function prepare(): Promise<Prepared> {
  await removeAbandoned();
  const server = await openServer();
  const template = `surplus_template_${randomBytes(6).toString("hex")}`;
  await withClient(server.url, (client) => client.query(`create database ${template}`));
  const ownerUrl = databaseUrl(server.url, template);
  await migrate({ url: ownerUrl });
  const appUrl = await applyRoles({ ownerUrl, password: PASSWORD, role: ROLE });
  const close = async () => {
    if (server.isKept) await dropOurs(server.url, template);
    await server.close();
  };
  return { provided: { template, ownerUrl, appUrl }, close };
}

/** Drops the template, its copies, and the template with states (tests/support/states.ts). */
async function dropOurs(serverUrl: string, template: string): Promise<void> {
  await withClient(serverUrl, async (client) => {
    const { rows } = await client.query<{ name: string }>(
      "select datname as name from pg_database where datname like any($1)",
      [[`${template}%`, `${template.replace("template", "test")}%`]],
    );
    for (const { name } of rows) await client.query(`drop database if exists ${name} with (force)`);
  });
}

/** Finds or starts the server for the run. `isKept` means that the server outlives the run. */
async function openServer(): Promise<{ url: string; isKept: boolean; close: () => Promise<void> }> {
  const given = process.env.TEST_DATABASE_URL;
  if (given) return { url: given, isKept: true, close: async () => {} };
  const folder = path.join(tmpdir(), PREFIX + randomBytes(6).toString("hex"));
  await makeDataDirectory(folder);
  const server = await startPostgres({
    dir: path.join(folder, "postgres"),
    database: "postgres",
    ephemeral: true,
  });
  return {
    url: server.url,
    isKept: false,
    close: async () => {
      await server.leave();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Removes the folders of killed runs and stops their servers, which nothing else would stop. */
async function removeAbandoned(): Promise<void> {
  const names = (await readdir(tmpdir())).filter((name) => name.startsWith(PREFIX));
  for (const folder of names.map((name) => path.join(tmpdir(), name))) {
    const age = await stat(folder)
      .then((file) => Date.now() - file.mtimeMs)
      .catch(() => 0);
    if (age < ABANDONED_AFTER_MS) continue;
    await removeUnlessUsed(folder).catch(() => {}); // The folder may belong to another account.
  }
}

async function removeUnlessUsed(folder: string): Promise<void> {
  const home = path.join(folder, "postgres");
  const remaining = existsSync(home) ? await stopUnlessUsed(home) : 0;
  if (remaining > 0) return;
  await rm(folder, { recursive: true, force: true });
}
