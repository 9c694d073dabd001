// Compresses the output of subset_scripts.py: `node lib/render/fonts/compress.mjs`. A font is decompressed when a
// text first needs it.
import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { brotliCompressSync, constants } from "node:zlib";

const folder = new URL("./scripts/", import.meta.url);
for (const name of readdirSync(folder).filter((each) => each.endsWith(".ttf"))) {
  const file = new URL(name, folder);
  const bytes = readFileSync(file);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  writeFileSync(new URL(`${name}.br`, folder), brotliCompressSync(bytes, { params }));
  rmSync(file);
}
