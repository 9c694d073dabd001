// Compresses the pages' scripts and styles when they are built: the server itself only supports gzip, whose files are
// a sixth larger.
import { readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress } from "node:zlib";

const compress = promisify(brotliCompress);

/** The folder under the build's output whose scripts and styles each get a `.br` copy (next.config.mjs). */
const CHUNKS = path.join("static", "chunks");

/** Writes the `.br` copies of a build. */
export async function compressStatic(distDir) {
  const folder = path.join(distDir, CHUNKS);
  for (const name of await readdir(folder, { recursive: true })) {
    if (!/\.(js|css)$/.test(name)) continue;
    const file = path.join(folder, name);
    await writeFile(`${file}.br`, await compress(await readFile(file)));
  }
}
