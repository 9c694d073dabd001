import { execFileSync } from "node:child_process";
import { rmSync } from "node:fs";
import path from "node:path";
import { afterAll, describe, expect, inject, test, vi } from "vitest";
import { migrate } from "@/scripts/migrate.mjs";
import { findInstalledServers, findPooler } from "@/scripts/postgres/installed.mjs";
import { startPooler } from "@/scripts/postgres/pooler.mjs";
import { startPostgres } from "@/scripts/postgres.mjs";
import { applyRoles } from "@/scripts/roles.mjs";
import { databaseUrl, withClient } from "@/tests/support/connection";
import { createDatabase, databaseOfProcess, dropDatabase } from "@/tests/support/database";
import { testFolder } from "@/tests/support/folder";

// The versions of Postgres that the deployment guide names. The tests use the server from npm, and servers in
// /usr/lib/postgresql or POSTGRES_BIN. The tests of a version that is not installed are reported as skipped.
const SUPPORTED = [15, 16, 17, 18];
const PASSWORD = "a password of the role";

const folder = testFolder();
const before = { ...process.env };
const stops: (() => Promise<unknown>)[] = [];

const versionOf = (program: string) => execFileSync(program, ["--version"], { encoding: "utf8" });
const majorOf = (program: string) => Number(/\d+/.exec(versionOf(program))?.[0]);
const installed = (await findInstalledServers()).map(({ folder: programs, postgres }) => ({
  programs,
  major: majorOf(postgres),
}));
const pooler = findPooler();

type Target = { ownerUrl: string; appUrl: string };
const targets = new Map<number, Promise<Target>>();

/** Creates a database on a server of this version, and migrates it as the deployment guide says. */
async function prepare(major: number): Promise<Target> {
  const programs = installed.find((each) => each.major === major)?.programs;
  let ownerUrl = databaseUrl(inject("postgres").ownerUrl, `${databaseOfProcess()}_own`);
  if (programs) {
    const home = path.join(folder, `postgres-${major}`);
    const server = await startPostgres({ dir: home, programs, ephemeral: true });
    stops.push(server.leave);
    ownerUrl = server.url;
  } else {
    const name = new URL(ownerUrl).pathname.slice(1);
    await createDatabase(name, "template0");
    stops.push(() => dropDatabase(name));
  }
  await migrate({ url: ownerUrl });
  return { ownerUrl, appUrl: await applyRoles({ ownerUrl, password: PASSWORD, role: "surplus_life_app" }) };
}

const targetOf = (major: number) => {
  const target = targets.get(major) ?? prepare(major);
  targets.set(major, target);
  return target;
};

/**
 * Restarts the product with `settings` as environment variables, and runs requests from the first call to the purge.
 */
async function runWith(settings: Record<string, string>): Promise<void> {
  Object.assign(process.env, settings);
  vi.resetModules();
  const { runWholeRequests } = await import("@/tests/support/whole-requests");
  await runWholeRequests();
}

/** The time limit is long, because the product is imported again for each server. */
vi.setConfig({ testTimeout: 900_000 });

afterAll(async () => {
  Object.assign(process.env, before);
  for (const stop of stops.reverse()) await stop();
});

const own = await ownMajor();
async function ownMajor(): Promise<number> {
  return withClient(inject("postgres").ownerUrl, async (client) => {
    const { rows } = await client.query<{ number: string }>(
      "select current_setting('server_version_num') as number",
    );
    return Math.floor(Number(rows[0]?.number) / 10_000);
  });
}

describe.each(SUPPORTED)("the application on Postgres %i", (major) => {
  const isHere = major === own || installed.some((each) => each.major === major);

  test.skipIf(!isHere)("handles a request from the first call to the purge", async () => {
    const { appUrl, ownerUrl } = await targetOf(major);
    const [row] = await withClient(ownerUrl, (client) =>
      client.query("show server_version").then((r) => r.rows),
    );
    expect(row.server_version).toMatch(new RegExp(`^${major}\\b`));
    await runWith({ DATABASE_URL: appUrl, DIRECT_DATABASE_URL: appUrl, DB_PREPARED_STATEMENTS: "1" });
  });

  test.skipIf(!isHere || !pooler)(
    "handles a request equally well behind PgBouncer in transaction mode",
    async () => {
      const { appUrl } = await targetOf(major);
      const dir = path.join(folder, `pooler-${major}`);
      const pool = await startPooler({ dir, program: pooler ?? "", url: appUrl });
      stops.push(pool.stop, async () => rmSync(dir, { recursive: true, force: true }));
      const pooled = new URL(appUrl);
      pooled.port = String(pool.port);
      await runWith({
        DATABASE_URL: pooled.href,
        DIRECT_DATABASE_URL: appUrl,
        DB_PREPARED_STATEMENTS: "0",
      });
    },
  );
});
