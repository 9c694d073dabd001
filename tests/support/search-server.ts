import { copyFileSync, mkdirSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";

/** Every file under a folder, such as a database server's pages and write-ahead log. */
export function listServerFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
}

/** Returns null instead of failing for a file that the running server has removed since it was listed. */
function unlessGone<Result>(work: () => Result): Result | null {
  try {
    return work();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
    return null;
  }
}

/** Copies the folder of a running server. */
export function copyServerFiles(from: string, to: string): void {
  for (const file of listServerFiles(from)) {
    const copy = path.join(to, path.relative(from, file));
    mkdirSync(path.dirname(copy), { recursive: true });
    unlessGone(() => copyFileSync(file, copy));
  }
}

/** The files that contain these bytes. */
export const findBytes = (files: readonly string[], bytes: Uint8Array): string[] =>
  files.filter((file) => unlessGone(() => readFileSync(file))?.includes(Buffer.from(bytes)));

/**
 * Finds every sequence of `size` bytes that begins with one of `heads` and that `opens` can decrypt. Returns each once,
 * as hex. Someone who has stolen the files and the current keys could search for readable data in this way.
 */
export function findOpening(
  files: readonly string[],
  heads: readonly Uint8Array[],
  size: number,
  opens: (bytes: Uint8Array) => boolean,
): string[] {
  const found = new Set<string>();
  const tried = new Set<string>();
  for (const file of files) {
    const bytes = unlessGone(() => readFileSync(file)) ?? Buffer.alloc(0);
    for (const head of heads) {
      for (let at = bytes.indexOf(head); at >= 0; at = bytes.indexOf(head, at + 1)) {
        const hex = bytes.toString("hex", at, at + size);
        if (hex.length < size * 2 || tried.has(hex)) continue;
        tried.add(hex);
        if (opens(bytes.subarray(at, at + size))) found.add(hex);
      }
    }
  }
  return [...found];
}
