// Installs the packages of package-lock.json. Uses only Node's own modules, because no package is installed yet.
import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { readFile, rename, writeFile } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { exclusive } from "./exclusive.mjs";
import { runIfMain } from "./main-module.mjs";
import { makeDataDirectory } from "./private-file.mjs";

export const ROOT = fileURLToPath(new URL("..", import.meta.url));

const OLDEST_NODE = [20, 19];
const INSTALL_TIMEOUT_MS = 15 * 60_000;

/** Returns why this Node.js version is refused, or null if it is supported. */
export function refuseNode(version = process.versions.node) {
  const [major, minor] = version.split(".").map(Number);
  const [oldestMajor, oldestMinor] = OLDEST_NODE;
  if (major > oldestMajor || (major === oldestMajor && minor >= oldestMinor)) return null;
  return `Surplus needs Node.js ${OLDEST_NODE.join(".")} or newer; this is ${version}. See https://nodejs.org/en/download.`;
}

/**
 * Installs the packages of the lock file, unless they are installed already. npm's output goes to `output`. Throws if
 * this version of Node.js is too old.
 */
export async function ensureInstalled({
  root = ROOT,
  log = console.log,
  output = process.stdout,
  onSpawn = () => {},
} = {}) {
  const refusal = refuseNode();
  if (refusal) throw new Error(refusal);
  if (await isInstalled(root)) return { installed: false };
  await makeDataDirectory(path.join(root, ".data"));
  return exclusive(
    path.join(root, ".data", "install.lock"),
    () => installOnce(root, { log, output, onSpawn }),
    {
      timeoutMs: INSTALL_TIMEOUT_MS,
    },
  );
}

/** Installs under a lock. If two commands start on a fresh checkout, the second then finds the packages installed. */
async function installOnce(root, { log, output, onSpawn }) {
  if (await isInstalled(root)) return { installed: false };
  log("Installing packages (npm ci) …");
  // Without --include=dev, NODE_ENV=production in the shell would omit packages that the build needs.
  await runNpm(root, ["ci", "--include=dev", "--no-audit", "--no-fund", "--loglevel=error"], {
    output,
    onSpawn,
  });
  await writeMarker(root, await identify(root));
  return { installed: true };
}

async function isInstalled(root) {
  const wanted = await identify(root);
  const marker = await readFile(markerOf(root), "utf8").catch(() => null);
  if (marker === wanted) return true;
  if (marker !== null && platformOf(marker) !== platformOf(wanted)) return false;
  if (!(await matchesLock(root))) return false;
  await writeMarker(root, wanted);
  return true;
}

const markerOf = (root) => path.join(root, "node_modules", ".surplus-installed");

/** Writes the marker in one step. A command that read half of it would install again. */
async function writeMarker(root, text) {
  const partial = `${markerOf(root)}.${process.pid}`;
  await writeFile(partial, text);
  await rename(partial, markerOf(root));
}

/**
 * Identifies an installation by the lock file's digest and the platform, because native packages copied from another
 * system do not run.
 */
async function identify(root) {
  const lock = await readFile(path.join(root, "package-lock.json"));
  return `${createHash("sha256").update(lock).digest("hex")} ${process.platform}-${process.arch}\n`;
}

const platformOf = (marker) => marker.split(" ")[1];

/**
 * Reports whether the installed packages, which another command may have installed, match the lock file. Compares the
 * lock file with npm's own record in node_modules.
 */
export async function matchesLock(root) {
  const read = async (...parts) => JSON.parse(await readFile(path.join(root, ...parts), "utf8")).packages;
  const installed = await read("node_modules", ".package-lock.json").catch(() => null);
  if (!installed) return false;
  const locked = await read("package-lock.json");
  const sameVersion = ([key, entry]) => locked[key]?.version === entry.version;
  const isThere = ([key, entry]) => {
    if (key === "" || entry.optional || entry.devOptional || entry.peer) return true;
    return key in installed && existsSync(path.join(root, key, "package.json"));
  };
  return Object.entries(installed).every(sameVersion) && Object.entries(locked).every(isThere);
}

export function runNpm(root, args, { output, onSpawn }) {
  const [command, before, shell] = findNpm();
  return new Promise((resolve, reject) => {
    const child = spawn(command, [...before, ...args], {
      cwd: root,
      shell,
      stdio: ["ignore", output, "inherit"],
    });
    onSpawn(child);
    child.once("error", reject);
    child.once("exit", (code) =>
      code === 0 ? resolve() : reject(new Error(`npm ${args[0]} failed (exit code ${code}).`)),
    );
  });
}

/** Finds the npm that started this process, or otherwise the one on the PATH. */
function findNpm() {
  const own = process.env.npm_execpath;
  if (own && path.basename(own) === "npm-cli.js") return [process.execPath, [own], false];
  return process.platform === "win32" ? ["npm.cmd", [], true] : ["npm", [], false];
}

await runIfMain(import.meta.url, async () => {
  const { installed } = await ensureInstalled();
  console.log(installed ? "Packages installed." : "Packages are up to date.");
});
