// Identifies processes by pid and start time. A stored description may say that pid 4711 holds a lock. The start time
// shows whether that process still runs, or a later process has the same pid.
import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { promisify } from "node:util";

export const sleep = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** True if a process with this pid runs, under any account. False for a zombie. */
export function isAlive(pid) {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
  } catch (error) {
    return error.code === "EPERM";
  }
  return !isZombie(pid);
}

/** Reports whether a process has been killed but keeps its pid, because its parent has not noticed yet. */
function isZombie(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    return /^[ZX]/.test(stat.slice(stat.lastIndexOf(")") + 2));
  } catch {
    return false;
  }
}

/** Finds the start time of a process, in the system's unit; null if it is not available. */
async function findStart(pid) {
  if (process.platform === "win32") return null;
  if (process.platform !== "linux") {
    const asked = promisify(execFile)("ps", ["-o", "lstart=", "-p", String(pid)]);
    return asked.then(({ stdout }) => stdout.trim() || null).catch(() => null);
  }
  const stat = await readFile(`/proc/${pid}/stat`, "utf8").catch(() => null);
  // The second field is the program's name in brackets and may contain spaces, so the line is split after the name. The
  // 22nd field is the start time.
  return stat?.slice(stat.lastIndexOf(")") + 2).split(" ")[19] ?? null;
}

/** Describes a running process so that `isStillRunning` recognises it later. */
export async function describeProcess(pid = process.pid) {
  return { pid, started: await findStart(pid) };
}

/**
 * Reports whether the described process is still running. Compares the start times, because a later process may have
 * the same pid. If a start time is unknown, an equal pid is enough.
 */
export async function isStillRunning(described) {
  if (!isAlive(described?.pid)) return false;
  if (described.started == null) return true;
  const started = await findStart(described.pid);
  return started === null || started === described.started;
}

/** Waits until a condition is true, at most `timeoutMs` milliseconds. Returns whether it became true in that time. */
export async function waitUntil(condition, { timeoutMs, everyMs = 20 }) {
  const deadline = performance.now() + timeoutMs;
  while (!(await condition())) {
    if (performance.now() > deadline) return false;
    await sleep(everyMs);
  }
  return true;
}

/**
 * Sends a signal to the process group that the process `pid` leads; on Windows, only to that process. Does nothing if
 * the process has ended.
 */
export function signalGroup(pid, signal) {
  try {
    process.kill(process.platform === "win32" ? pid : -pid, signal);
  } catch (error) {
    if (error.code !== "ESRCH") throw error;
  }
}
