import { existsSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { keepPostgres } from "@/scripts/postgres/keep.mjs";
import { type RunningPostgres, startPostgres, stopUnlessUsed } from "@/scripts/postgres.mjs";
import { isAlive } from "@/scripts/process.mjs";
import { withClient } from "@/tests/support/connection";
import { testFolder } from "@/tests/support/folder";

const SLOW = { timeout: 20_000 };
const folder = testFolder(); // A folder with a space in its name.
const dir = path.join(folder, "postgres");
const start = () => startPostgres({ dir, database: "surplus" });
const count = (server: RunningPostgres) =>
  withClient(server.url, (client) => client.query("select count(*)::int as rows from kept")).then(
    (r) => r.rows,
  );

afterAll(() => (existsSync(dir) ? stopUnlessUsed(dir) : 0));

describe("the built-in PostgreSQL", () => {
  it("starts in a folder with a space in its name, and is shared with a second process", async () => {
    const first = await start();
    await withClient(first.url, (client) =>
      client.query("create table kept (id int); insert into kept values (1)"),
    );
    const second = await start();
    expect(second).toMatchObject({ joined: true, pid: first.pid, port: first.port });
  });

  it("recovers committed data after it was killed", async () => {
    const before = await start();
    await withClient(before.url, (client) => client.query("insert into kept values (2)"));
    process.kill(before.pid, "SIGKILL");
    const after = await start();
    expect(after.pid).not.toBe(before.pid);
    expect(await count(after)).toEqual([{ rows: 2 }]);
  });

  it("starts even if its pid file names another running program, as after a container's restart", async () => {
    const before = await start();
    process.kill(before.pid, "SIGKILL");
    await expect.poll(() => isAlive(before.pid)).toBe(false);
    const pidFile = path.join(dir, "data", "postmaster.pid");
    const [, ...rest] = (await readFile(pidFile, "utf8")).split("\n");
    await writeFile(pidFile, [process.pid, ...rest].join("\n"));
    const after = await start();
    expect(await count(after)).toEqual([{ rows: 2 }]);
  });

  it("keeps its password in a file that only its owner may read, and accepts no other password", async () => {
    const server = await start();
    const wrong = server.url.replace(/postgres:[^@]+@/, "postgres:wrong@");
    await expect(withClient(wrong, async () => {})).rejects.toThrow(/password authentication failed/);
  });

  it("is started again on its port while it is kept, but not if it ends too often", async () => {
    const server = await start();
    const pidOf = async () =>
      Number(
        (await readFile(path.join(dir, "data", "postmaster.pid"), "utf8").catch(() => "")).split("\n")[0],
      );
    const [lines, lost]: [string[], string[]] = [[], []];
    const stop = keepPostgres(server, {
      dir,
      log: (line) => lines.push(line),
      onLost: ({ message }) => lost.push(message),
      limit: { restarts: 1, windowMs: 600_000 },
    });
    process.kill(await pidOf(), "SIGKILL");
    await expect.poll(() => lines.at(-1), SLOW).toMatch(/is running again/);
    expect(await count(server)).toEqual([{ rows: 2 }]);
    process.kill(await pidOf(), "SIGKILL");
    await expect.poll(() => lost, SLOW).toEqual([expect.stringContaining("it ended too often")]);
    await stop();
    await start();
  });

  it("is stopped by its last user", async () => {
    const server = await start();
    expect(await server.leave()).toBe(0);
    await expect.poll(() => isAlive(server.pid)).toBe(false);
  });
});
