// The data directory: created once, with a superuser's password that only our account can read.
import { execFile } from "node:child_process";
import { randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import { readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);

/** The same sort order everywhere, whatever locales the machine has. */
const LOCALE = ["--locale-provider=builtin", "--locale=C.UTF-8"];
/** For systems whose C library lacks C.UTF-8. */
const PLAIN_LOCALE = ["--locale-provider=builtin", "--locale=C", "--builtin-locale=C.UTF-8"];

export const dataOf = (home) => path.join(home, "data");

/** Creates the cluster if missing, and returns its superuser's password. */
export async function createCluster({ home, binaries, account, ephemeral }) {
  const passwordFile = path.join(home, "password");
  if (!existsSync(path.join(dataOf(home), "PG_VERSION"))) {
    await rm(dataOf(home), { recursive: true, force: true }); // Left by an interrupted attempt.
    await writeFile(passwordFile, randomBytes(18).toString("base64url"), { mode: 0o600 });
    await account.give?.(passwordFile);
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
  try {
    await attempt(LOCALE);
  } catch (error) {
    if (!/locale|encoding/i.test(error.stderr ?? "")) throw error;
    await rm(dataOf(home), { recursive: true, force: true });
    await attempt(PLAIN_LOCALE);
  }
}
