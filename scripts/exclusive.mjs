// A lock between processes. The lock file names its holder, so that a dead holder's lock can be taken over.
import { randomBytes } from "node:crypto";
import { readFile, rename, rm, writeFile } from "node:fs/promises";
import { describeProcess, isStillRunning, sleep } from "./process.mjs";

/**
 * Runs `work` under the lock `lock`. First waits until the current holder has released it or has ended. Throws after
 * `timeoutMs` milliseconds.
 */
export async function exclusive(lock, work, { timeoutMs = 60_000 } = {}) {
  const mine = await takeLock(lock, timeoutMs);
  try {
    return await work();
  } finally {
    if ((await findText(lock)) === mine) await rm(lock, { force: true });
  }
}

async function takeLock(lock, timeoutMs) {
  const mine = JSON.stringify({ ...(await describeProcess()), token: randomBytes(8).toString("hex") });
  const deadline = performance.now() + timeoutMs;
  while (!(await createLock(lock, mine))) {
    const held = await findText(lock);
    // If the file is empty, a process has created it but not yet written its own description, so the lock is held.
    if (held && !(await isStillRunning(holderOf(held)))) await breakLock(lock, held);
    else if (performance.now() > deadline) throw new Error(`Another process holds ${lock} (${held}).`);
    else await sleep(40);
  }
  return mine;
}

/**
 * Creates the lock file unless it exists. If two processes try at the same time, the file system lets only one succeed.
 */
async function createLock(lock, text) {
  try {
    await writeFile(lock, text, { flag: "wx", mode: 0o600 });
    return true;
  } catch (error) {
    if (error.code === "EEXIST") return false;
    throw error;
  }
}

/** Removes a dead holder's lock. If another process has replaced that lock in the meantime, restores the newer lock. */
async function breakLock(lock, judged) {
  const aside = `${lock}.${randomBytes(6).toString("hex")}`;
  await rename(lock, aside).catch(() => undefined);
  const moved = await findText(aside);
  if (moved && moved !== judged) await createLock(lock, moved);
  await rm(aside, { force: true });
}

const findText = (file) => readFile(file, "utf8").catch(() => null);

function holderOf(held) {
  try {
    return JSON.parse(held);
  } catch {
    return null;
  }
}
