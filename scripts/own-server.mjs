// Starts a separate server exactly as `npm start` does, for tests and benchmarks.
import { spawn } from "node:child_process";
import { createWriteStream } from "node:fs";
import path from "node:path";
import { demoFileOf } from "./demo-company.mjs";
import { ROOT } from "./install.mjs";
import { PROVIDER_PREFIXES } from "./listed-settings.mjs";
import { findFreePort } from "./ports.mjs";
import { findJson, makeDataDirectory } from "./private-file.mjs";

/** The prefixes of settings that the shell may contain for another server. This server must not inherit them. */
const PREFIXES = ["INNGEST", "RESEND", "TWILIO", "UPSTREAM", ...PROVIDER_PREFIXES].join("|");
const OTHERS = new RegExp(
  `^(DATABASE_URL|BASE_URL|CONSENT_BASE_URL|NEXTAUTH_URL|PORT|DATA_DIR|NODE_ENV|(${PREFIXES})_.*)$`,
);

/**
 * Starts the product on `port`, or on a free port, with its data in `dataDir`, and waits until it is ready. Returns its
 * URL, its facts (those of demo.json), its log file (`start.log` in `dataDir`) and a function that stops it. `root` is
 * the checkout to serve, by default this one; `node` is the Node.js that runs it.
 */
export async function startOwnServer({ dataDir, root = ROOT, node = process.execPath, port, env = {} }) {
  await makeDataDirectory(dataDir);
  const logFile = path.join(dataDir, "start.log");
  const chosen = port ?? (await findFreePort());
  const inherited = Object.fromEntries(Object.entries(process.env).filter(([name]) => !OTHERS.test(name)));
  const child = spawn(node, [path.join(root, "scripts", "start.mjs")], {
    env: { ...inherited, ...env, PORT: String(chosen), DATA_DIR: dataDir },
    stdio: ["ignore", "pipe", "pipe", "ipc"],
  });
  const output = createWriteStream(logFile, { mode: 0o600 });
  child.stdout.pipe(output, { end: false });
  child.stderr.pipe(output, { end: false });
  const ended = new Promise((resolve) =>
    child.once("exit", (code, signal) => resolve(signal ?? `exit code ${code}`)),
  );
  const ready = new Promise((resolve) => child.once("message", () => resolve(null)));
  const stop = () => {
    child.kill("SIGTERM");
    return ended;
  };
  const end = await Promise.race([ready, ended]);
  if (end !== null) throw new Error(`The server did not start (${end}). See ${logFile}.`);
  // The IPC channel stays open, so that the server notices if this process is killed, and stops too.
  return { baseUrl: `http://localhost:${chosen}`, facts: await findJson(demoFileOf(dataDir)), logFile, stop };
}
