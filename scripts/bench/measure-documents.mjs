// The document benchmark, in a separate process. Writes its results to standard output as JSON.
import { mkdirSync, rmSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "esbuild";
import { ROOT } from "../install.mjs";

/**
 * Bundled as plain modules, as in a server build. It lies inside node_modules, because packages are resolved from the
 * file's location.
 */
const file = path.join(ROOT, "node_modules", ".cache", `bench-documents-${process.pid}.mjs`);
mkdirSync(path.dirname(file), { recursive: true });
try {
  await build({
    entryPoints: [path.join(ROOT, "scripts/bench/measure-documents.ts")],
    outfile: file,
    tsconfig: path.join(ROOT, "tsconfig.json"),
    absWorkingDir: ROOT,
    bundle: true,
    packages: "external",
    format: "esm",
    platform: "node",
    jsx: "automatic",
    define: { "process.env.NODE_ENV": '"production"' },
    logLevel: "error",
  });
  process.env.NODE_ENV = "production";
  const { measureDocuments } = await import(pathToFileURL(file).href);
  process.stdout.write(JSON.stringify(await measureDocuments()));
} finally {
  rmSync(file, { force: true });
}
