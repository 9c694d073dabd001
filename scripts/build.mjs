// Generates the Prisma client and the production build if their sources have changed.
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { readdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { exclusive } from "./exclusive.mjs";
import { ROOT } from "./install.mjs";
import { runIfMain } from "./main-module.mjs";
import { makeDataDirectory } from "./private-file.mjs";
import { runTool } from "./tool.mjs";
import { readWords } from "./usage.mjs";

const BUILD_TIMEOUT_MS = 15 * 60_000;

/**
 * The files that `next build` reads. A file that does not exist is recorded as absent, so that creating it later is
 * detected as a change.
 */
const BUILD_SOURCES = [
  "app",
  "components",
  "lib",
  "public",
  "prisma/schema.prisma",
  "instrumentation.ts",
  "instrumentation-client.ts",
  "proxy.ts",
  "next.config.mjs",
  "next.config.ts",
  "scripts/compress-static.mjs",
  "postcss.config.mjs",
  "tsconfig.json",
  "package-lock.json",
];
const CLIENT_SOURCES = [
  "prisma/schema.prisma",
  "node_modules/@prisma/client-generator-ts/package.json",
  "tsconfig.json",
];

const GENERATED = path.join(ROOT, "prisma", "generated");
const BUILD = path.join(ROOT, ".next");
/**
 * The files that store the digest of the sources: one for the Prisma client and one for the build. Each file is in
 * its output's folder, so that deleting the output deletes the digest too.
 */
const CLIENT_MARK = path.join(GENERATED, ".made-from");
const BUILD_MARK = path.join(BUILD, "made-from");

/** Generates the Prisma client unless it exists and matches the schema. */
export async function ensureClient() {
  return oneAtATime("generate", async () => {
    const wanted = await fingerprint(CLIENT_SOURCES);
    if ((await readMark(CLIENT_MARK)) === wanted && existsSync(path.join(GENERATED, "client.ts")))
      return false;
    // Imported only when needed, because most processes do not generate the client.
    const { makeClient } = await import("./prisma-client.mjs");
    await makeClient();
    await writeFile(CLIENT_MARK, wanted);
    return true;
  });
}

/**
 * Builds for production, unless there is a build of the same sources and public settings. A failed build stores no
 * digest, so the next call builds again.
 */
export async function ensureBuild({ log = console.log, ...options } = {}) {
  return oneAtATime("build", async () => {
    const wanted = await fingerprint(BUILD_SOURCES, publicSettings(options.env ?? process.env));
    if ((await readMark(BUILD_MARK)) === wanted && existsSync(path.join(BUILD, "BUILD_ID"))) return false;
    log("Building the pages …");
    await build(options, log);
    await writeFile(BUILD_MARK, wanted);
    return true;
  });
}

/**
 * Runs `next build`. If the build fails and there is a cache, tries once more without the cache. The cache also stores
 * failures, such as a missing package that has been installed since.
 */
async function build(options, log) {
  await rm(BUILD_MARK, { force: true });
  const hadCache = existsSync(BUILD);
  try {
    await runTool("next", ["build"], options);
  } catch (error) {
    if (!hadCache || options.isStopping?.()) throw error;
    log("The build failed. Deleting its folder and trying once more …");
    await rm(BUILD, { recursive: true, force: true });
    await runTool("next", ["build"], options);
  }
}

/** Runs `work` under a lock, because `npm start` and `npm test` in one checkout may build at the same time. */
async function oneAtATime(name, work) {
  const folder = path.join(ROOT, ".data");
  await makeDataDirectory(folder);
  return exclusive(path.join(folder, `${name}.lock`), work, { timeoutMs: BUILD_TIMEOUT_MS });
}

const readMark = (file) => readFile(file, "utf8").catch(() => null);

/** The settings that `next build` writes into the pages. */
function publicSettings(env) {
  return Object.entries(env)
    .filter(([name]) => name.startsWith("NEXT_PUBLIC_"))
    .sort();
}

/**
 * Computes a digest of the sources' names and contents. It ignores file times, which a checkout changes. It includes
 * the checkout's path, because builds contain it.
 */
async function fingerprint(sources, settings = []) {
  const hash = createHash("sha256").update(JSON.stringify([ROOT, settings]));
  for (const source of sources) {
    for (const file of await listFiles(path.join(ROOT, source))) {
      const content = await readFile(file);
      hash.update(`${path.relative(ROOT, file)}\0${content.length}\0`).update(content);
    }
  }
  return hash.digest("hex");
}

async function listFiles(source) {
  const entries = await readdir(source, { recursive: true, withFileTypes: true }).catch((error) => {
    if (error.code === "ENOENT" || error.code === "ENOTDIR") return null;
    throw error;
  });
  if (entries === null) return existsSync(source) ? [source] : [];
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
}

const HELP = `npm run build

Generates the Prisma client and the production build if their sources changed. Takes no options.
`;

await runIfMain(import.meta.url, async () => {
  if (readWords(process.argv.slice(2), { help: HELP }) === null) return;
  await ensureClient();
  console.log((await ensureBuild({ quiet: false })) ? "Built." : "The build is up to date.");
});
