// Writes files that only their owner may read: secrets, passwords, the demo's key.
import { randomBytes } from "node:crypto";
import { chown, mkdir, open, readFile, rename, rm, stat } from "node:fs/promises";
import path from "node:path";

const isRoot = process.getuid?.() === 0;

/**
 * Creates the data directory. PostgreSQL refuses to run as root, so under root another account must be able to pass
 * through the directory. That account cannot list the directory, and every secret inside is a file with mode 0600.
 */
export async function makeDataDirectory(directory) {
  await mkdir(directory, { recursive: true, mode: isRoot ? 0o711 : 0o700 });
}

/** Writes a file in one step. Even after a crash, a reader finds the whole old text or the whole new text. */
export async function writePrivate(file, text) {
  const draft = `${file}.${randomBytes(6).toString("hex")}`;
  try {
    const handle = await open(draft, "wx", 0o600);
    try {
      await handle.writeFile(text);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await giveToFolderOwner(draft);
    await rename(draft, file);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

/**
 * If root creates a file in a user's checkout, makes that user its owner, because otherwise the user could not read
 * it.
 */
async function giveToFolderOwner(file) {
  if (!isRoot) return;
  const { uid, gid } = await stat(path.dirname(file));
  if (uid !== 0) await chown(file, uid, gid);
}

export const writePrivateJson = (file, value) => writePrivate(file, `${JSON.stringify(value, null, 2)}\n`);

/** Reads a JSON file; null if it is missing. Throws if the file is not JSON, and never replaces it. */
export async function findJson(file) {
  const text = await readFile(file, "utf8").catch((error) => {
    if (error.code === "ENOENT") return null;
    throw error;
  });
  if (text === null) return null;
  try {
    return JSON.parse(text);
  } catch {
    throw new Error(`${file} is not valid JSON. Restore a valid copy, or move the file away.`);
  }
}
