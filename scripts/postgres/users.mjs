// Keeps a list of the processes that use a database server, so that the last process can stop the server. Each
// process has a file in the list. The file of a killed process is ignored.
import { mkdir, readdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { findJson } from "../private-file.mjs";
import { describeProcess, isStillRunning } from "../process.mjs";

const folderOf = (home) => path.join(home, "users");

export async function enter(home) {
  await mkdir(folderOf(home), { recursive: true, mode: 0o700 });
  await writeFile(path.join(folderOf(home), `${process.pid}`), JSON.stringify(await describeProcess()));
}

/** Removes this process from the list, and returns how many running processes remain. */
export async function leave(home) {
  await rm(path.join(folderOf(home), `${process.pid}`), { force: true });
  let remaining = 0;
  for (const name of await readdir(folderOf(home)).catch(() => [])) {
    const file = path.join(folderOf(home), name);
    const user = await findJson(file).catch(() => null);
    if (await isStillRunning(user)) remaining += 1;
    else await rm(file, { force: true });
  }
  return remaining;
}
