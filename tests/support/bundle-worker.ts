import { mkdtempSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import path from "node:path";
import { build } from "esbuild";
import { ROOT } from "@/scripts/install.mjs";

/**
 * Bundles a worker thread's script as the product's build does, because Node cannot run the sources. Returns the path
 * of the bundle.
 */
export async function bundleWorker(source: string): Promise<string> {
  const folder = path.join(ROOT, ".data", "tests");
  await mkdir(folder, { recursive: true });
  const outfile = path.join(mkdtempSync(path.join(folder, "thread-")), "worker.mjs");
  await build({
    entryPoints: [path.join(ROOT, source)],
    outfile,
    bundle: true,
    packages: "external",
    platform: "node",
    format: "esm",
    tsconfig: path.join(ROOT, "tsconfig.json"),
    logLevel: "error",
  });
  return outfile;
}
