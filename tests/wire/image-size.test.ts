// The contents of a container image: the server's code, and the files of node_modules that the build traced.
import { existsSync } from "node:fs";
import { readdir, readFile, stat } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "vitest";
import { ROOT } from "@/scripts/install.mjs";

const BUILD = path.join(ROOT, ".next");
/** The size limit. Next.js alone is nearly this large if the build does not trace which of its files are needed. */
const BYTES_MAX = 350_000_000;

async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
}

/** Lists the files in the build's traces (`*.nft.json`), by full path. */
async function listTraced(): Promise<string[]> {
  const traces = (await listFiles(BUILD)).filter((file) => file.endsWith(".nft.json"));
  const named = traces.map(async (trace) => {
    const { files } = JSON.parse(await readFile(trace, "utf8")) as { files: string[] };
    return files.map((file) => path.resolve(path.dirname(trace), file));
  });
  return (await Promise.all(named)).flat();
}

test("the files of a container stay below 350 MB, without files that only tests or builds need", async () => {
  const parts = ["server", "static"].map((name) => listFiles(path.join(BUILD, name)));
  const own = (await Promise.all([...parts, listFiles(path.join(ROOT, "public"))])).flat();
  const traced = await listTraced();
  const packages = new Set(
    traced.map((file) => /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path.relative(ROOT, file))?.[1]),
  );
  expect([...packages]).toEqual(expect.arrayContaining(["next", "react-dom", "@prisma/client", "pdfkit"]));
  for (const name of ["typescript", "vitest", "esbuild", "playwright-core", "@biomejs/biome", "tailwindcss"])
    expect(packages).not.toContain(name);
  // The traces contain the build's lock file, which no longer exists.
  const files = [...new Set([...own, ...traced])].filter((file) => existsSync(file));
  const sizes = files.map(async (file) => (await stat(file)).size);
  const total = (await Promise.all(sizes)).reduce((sum, bytes) => sum + bytes, 0);
  expect(total).toBeGreaterThan(20_000_000);
  expect(total).toBeLessThan(BYTES_MAX);
});
