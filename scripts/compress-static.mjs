// Finishes the files that a build publishes. Compresses the pages' scripts and styles, because the server itself only
// supports gzip, whose files are a sixth larger. Removes the workers' TypeScript source, which the bundler publishes.
import { readdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress } from "node:zlib";

const compress = promisify(brotliCompress);

/** The folder under the build's output whose scripts and styles each get a `.br` copy (next.config.mjs). */
const CHUNKS = path.join("static", "chunks");
/** The folder in which the bundler publishes the files that sources refer to by URL. */
const MEDIA = path.join("static", "media");

/** Writes the `.br` copies of a build. */
export async function compressStatic(distDir) {
  const folder = path.join(distDir, CHUNKS);
  for (const name of await readdir(folder, { recursive: true })) {
    if (!/\.(js|css)$/.test(name)) continue;
    const file = path.join(folder, name);
    await writeFile(`${file}.br`, await compress(await readFile(file)));
  }
}

/**
 * Removes the source of the workers' script, which the bundler publishes because `new Worker` names it by URL. The
 * server runs the bundled script instead.
 */
export async function removeSources(distDir) {
  const folder = path.join(distDir, MEDIA);
  for (const name of await readdir(folder)) if (name.endsWith(".ts")) await rm(path.join(folder, name));
}
