// Manages the data directory. The directory is created once. Only the account that runs the server can read the
// superuser's password.
import { execFile } from "node:child_process";
import { randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import { readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);

/** The locale that gives the same sort order on every machine, with any set of installed locales. */
const LOCALE = ["--locale-provider=builtin", "--locale=C.UTF-8"];
/** The locale for systems whose C library lacks C.UTF-8. */
const PLAIN_LOCALE = ["--locale-provider=builtin", "--locale=C", "--builtin-locale=C.UTF-8"];
/**
 * The locale for servers before version 17, which have no built-in locale provider. Only tests start such servers.
 * This locale sorts text by the rules of a language. That tests the product more strictly than sorting by code
 * point.
 */
const PEOPLES_LOCALE = ["--locale=C.UTF-8", "--locale-provider=icu", "--icu-locale=en-AU"];
const LIBRARY_LOCALE = ["--locale=C.UTF-8"];

export const dataOf = (home) => path.join(home, "data");
const folderFileOf = (home) => path.join(home, "programs");

/**
 * Finds the folder of the installed server that created the cluster. Null if npm's server created the cluster, or if
 * there is no cluster.
 */
export async function findProgramsFolder(home) {
  return readFile(folderFileOf(home), "utf8").catch(() => null);
}

/** Creates the cluster if it is missing, and returns its superuser's password. */
export async function createCluster({ home, binaries, account, ephemeral }) {
  const passwordFile = path.join(home, "password");
  if (!existsSync(path.join(dataOf(home), "PG_VERSION"))) {
    await rm(dataOf(home), { recursive: true, force: true }); // Removes the files of an interrupted attempt.
    await writeFile(passwordFile, randomBytes(18).toString("base64url"), { mode: 0o600 });
    await account.give?.(passwordFile);
    if (binaries.isInstalled) await writeFile(folderFileOf(home), binaries.folder);
    await initialise({ home, binaries, account, passwordFile, ephemeral });
  }
  return { password: await readFile(passwordFile, "utf8") };
}

async function initialise({ home, binaries, account, passwordFile, ephemeral }) {
  const fixed = [
    "-D",
    dataOf(home),
    "-U",
    "postgres",
    "-A",
    "scram-sha-256",
    `--pwfile=${passwordFile}`,
    "-E",
    "UTF8",
  ];
  const attempt = (locale) => {
    const [program, args, options] = account.wrap(binaries.initdb, [
      ...fixed,
      ...locale,
      ...(ephemeral ? ["--no-sync"] : []),
    ]);
    return run(program, args, { ...options, cwd: home });
  };
  const locales = binaries.isInstalled ? [PEOPLES_LOCALE, LIBRARY_LOCALE] : [LOCALE, PLAIN_LOCALE];
  try {
    await attempt(locales[0]);
  } catch (error) {
    if (!/locale|encoding|ICU/i.test(error.stderr ?? "")) throw error;
    await rm(dataOf(home), { recursive: true, force: true });
    await attempt(locales[1]);
  }
}
