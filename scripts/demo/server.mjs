import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { join } from "node:path";

/** Milliseconds to wait for the server, enough for a first start, which installs, builds and seeds. */
const START_WAIT_MS = 300_000;
const ASK_AGAIN_MS = 500;

const factsFile = () => join(process.env.DATA_DIR ?? ".data", "demo.json");

async function readFacts() {
  try {
    const facts = JSON.parse(await readFile(factsFile(), "utf8"));
    const health = await fetch(`${facts.base_url}/health`, { signal: AbortSignal.timeout(2_000) });
    return health.ok ? facts : null;
  } catch {
    return null;
  }
}

/** Returns the contents of demo.json for the running server. If no server runs, starts one, which `stop` ends. */
export async function findServer() {
  const facts = await readFacts();
  if (facts) return { facts, stop: async () => {} };
  console.log("No server is running: starting one.");
  // The server logs only warnings and errors, because more output would hide the demo's own lines.
  const env = { LOG_LEVEL: "warn", ...process.env };
  const child = spawn(process.execPath, ["scripts/start.mjs"], {
    stdio: ["ignore", "inherit", "inherit"],
    env,
  });
  const stop = async () => {
    if (child.exitCode !== null) return;
    child.kill("SIGTERM");
    await once(child, "exit");
  };
  const started = Date.now();
  while (Date.now() - started < START_WAIT_MS) {
    if (child.exitCode !== null) throw new Error(`the server ended with code ${child.exitCode}`);
    const ready = await readFacts();
    if (ready) return { facts: ready, stop };
    await new Promise((resolve) => setTimeout(resolve, ASK_AGAIN_MS));
  }
  await stop();
  throw new Error("the server did not become ready");
}
