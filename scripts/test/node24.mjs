// Provides the newest supported Node.js from npm, for the stages that also run under it.
import { existsSync } from "node:fs";
import { mkdir, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { exclusive } from "../exclusive.mjs";
import { ROOT, runNpm } from "../install.mjs";
import { makeDataDirectory } from "../private-file.mjs";
import { runEach } from "./run-each.mjs";
import { runPureTests } from "./unit.mjs";
import { runWireTests } from "./wire.mjs";

/** The same version as in the Dockerfile. */
const NODE_24 = "24.21.0";
const DOWNLOAD_TIMEOUT_MS = 10 * 60_000;

/**
 * Returns the path of this process's Node if it is Node 24. Otherwise downloads npm's package of Node 24 into .data
 * (once for each version) and returns its path.
 */
async function ensureNode24({ log = console.log, onSpawn = () => {} } = {}) {
  if (process.versions.node.startsWith("24.")) return process.execPath;
  const system = process.platform === "win32" ? "win" : process.platform;
  const name = `node-${system}-${process.arch}`;
  const data = path.join(ROOT, ".data");
  const folder = path.join(data, `node-${NODE_24}`);
  const binary = path.join(
    folder,
    "node_modules",
    name,
    "bin",
    process.platform === "win32" ? "node.exe" : "node",
  );
  if (existsSync(binary)) return binary;
  await makeDataDirectory(data);
  const fetch = async () => {
    if (existsSync(binary)) return;
    log(`Fetching Node.js ${NODE_24} (${name}) …`);
    const partial = `${folder}.partial`;
    await rm(partial, { recursive: true, force: true });
    await mkdir(partial, { recursive: true });
    await writeFile(path.join(partial, "package.json"), '{ "private": true }\n');
    const args = ["install", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"];
    await runNpm(partial, [...args, `${name}@${NODE_24}`], { output: "ignore", onSpawn });
    await rename(partial, folder);
  };
  await exclusive(path.join(data, "node24.lock"), fetch, { timeoutMs: DOWNLOAD_TIMEOUT_MS });
  return binary;
}

/**
 * Runs the pure tests and those over HTTP again, with the tools and the server under Node 24. If Node 24 cannot be
 * fetched, the stage is reported as left out and the run does not fail.
 */
export async function runUnderNode24({ tool, folder, lifecycle, ...run }) {
  const node = await ensureNode24({
    onSpawn: (child) => lifecycle.onStop(() => child.kill("SIGTERM")),
  }).catch((error) => {
    run.totals.leftOut.push(`node24, because Node.js ${NODE_24} could not be fetched: ${error.message}`);
    return null;
  });
  if (node === null) return;
  const PATH = `${path.dirname(node)}${path.delimiter}${process.env.PATH ?? ""}`;
  const own = path.join(folder, "node24");
  await makeDataDirectory(own);
  const context = {
    ...run,
    folder: own,
    lifecycle,
    tool: (name, args, { env = process.env, ...options } = {}) =>
      tool(name, args, { ...options, node, env: { ...env, PATH } }),
    node,
  };
  await runEach(context, [
    // Uses one worker, because the other stages run tests with two workers at the same time. Leaves out the tests of
    // the house rules, because these tests only read sources.
    () => runPureTests(context, { TEST_WORKERS: "1", TEST_HOUSE_RULES: "0" }),
    () => runWireTests(context),
  ]);
}
