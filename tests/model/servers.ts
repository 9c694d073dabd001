import { open } from "node:fs/promises";
import path from "node:path";
import type pg from "pg";
import { findFreePort } from "@/scripts/ports.mjs";
import { readSettings } from "@/scripts/settings.mjs";
import { launchWebServer, waitForHealth } from "@/scripts/web-server.mjs";
import { callThrough } from "@/tests/support/call";

/** The settings of the test runner, which a server must not get. */
const OF_THE_TESTS = /^(VITEST.*|TEST|TEST_.*|MODEL_.*|MODE|DEV|PROD|SSR|NODE_OPTIONS)$/;

/**
 * Lets only the owner claim work. The servers' own workers get no work, because the model decides which work each step
 * does, and runs that work in this process.
 */
const ONLY_OWNER_CLAIMS = `
  alter function claim_work(json, int, text, interval) rename to claim_work_as_owner;
  create function claim_work(kinds json, lease_seconds int, token text, again_after interval) returns json
    language sql as $$ select case when current_setting('is_superuser') = 'on'
      then claim_work_as_owner(kinds, lease_seconds, token, again_after)
      else '{"claimed": [], "due_in_ms": null}'::json end $$`;

/**
 * Starts `count` built server processes on this file's database, with their logs in `folder`. From then on, calls of
 * the API go to them in turn, so that concurrent calls reach different processes. Returns a function that stops them.
 */
export async function startServers(
  owner: pg.Client,
  count: number,
  folder: string,
): Promise<() => Promise<void>> {
  await owner.query(ONLY_OWNER_CLAIMS);
  const inherited = Object.entries(process.env).filter(([name]) => !OF_THE_TESTS.test(name));
  const launch = async () => {
    const settings = readSettings({ PORT: String(await findFreePort()), DATA_DIR: folder });
    const { port } = settings;
    const more = { NODE_ENV: "production", DATA_DIR: folder, PORT: String(port) };
    const output = await open(path.join(folder, `server-${port}.log`), "a", 0o600);
    const env = { ...Object.fromEntries(inherited), ...more };
    const server = await launchWebServer(settings, env, { output: output.fd });
    await output.close();
    await waitForHealth(settings, server.ended);
    return { port, stop: server.stop };
  };
  const servers: Awaited<ReturnType<typeof launch>>[] = [];
  // Starts the servers one after the other, because two servers could be given the same free port.
  for (let number = 0; number < count; number++) servers.push(await launch());
  let turn = 0;
  callThrough(async (request) => {
    const { pathname, search } = new URL(request.url);
    const { port } = servers[turn++ % count] as (typeof servers)[number];
    const { method, headers } = request;
    // Every call opens a new connection, because a server closes idle connections, and a call sent at that moment would
    // be lost.
    headers.set("connection", "close");
    const body = request.body === null ? null : await request.arrayBuffer();
    return fetch(`http://127.0.0.1:${port}${pathname}${search}`, {
      method,
      headers,
      body,
      redirect: "manual",
    });
  });
  return async () => {
    callThrough(null);
    await Promise.all(servers.map(({ stop }) => stop()));
  };
}
