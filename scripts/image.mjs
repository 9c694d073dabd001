// `node scripts/image.mjs <folder>`: collects the contents of the product's container. The Dockerfile uses it.
import { cp, mkdir, rm, stat } from "node:fs/promises";
import path from "node:path";
import { ensureClient } from "./build.mjs";
import { bundleCommands } from "./image/bundle-commands.mjs";
import { ROOT } from "./install.mjs";
import { runIfMain } from "./main-module.mjs";
import { writeSbom } from "./packages/write-sbom.mjs";
import { runTool } from "./tool.mjs";
import { readWords, UsageError } from "./usage.mjs";

const HELP = `node scripts/image.mjs <folder>

Writes the files of the container image to <folder>, which must not exist yet.

  --help           shows this help
`;

/**
 * Fills `folder`, which must not exist. Puts into it the Next.js standalone server with its part of node_modules, the
 * static files, the migrations, the SQL functions, the bundled commands and the list of packages (sbom.cdx.json). The
 * build stays in .next.
 */
async function makeImage(folder, { log = console.log } = {}) {
  if (await stat(folder).catch(() => null))
    throw new Error(`${folder} already exists. Name a folder that does not exist.`);
  const build = path.join(ROOT, ".next");
  await ensureClient();
  await rm(build, { recursive: true, force: true });
  // Secrets are read when the server starts, so the build needs none.
  await runTool("next", ["build"], { env: { ...process.env, SURPLUS_IMAGE: "1" } });
  await mkdir(folder, { recursive: true });
  await cp(path.join(build, "standalone"), folder, { recursive: true, verbatimSymlinks: true });
  await cp(path.join(build, "static"), path.join(folder, ".next", "static"), { recursive: true });
  await cp(path.join(ROOT, "public"), path.join(folder, "public"), { recursive: true });
  for (const part of ["migrations", "functions"])
    await cp(path.join(ROOT, "prisma", part), path.join(folder, "prisma", part), { recursive: true });
  await bundleCommands(path.join(folder, "scripts"));
  await writeSbom(folder);
  log(`The image's files are in ${folder}.`);
}

await runIfMain(import.meta.url, async () => {
  const folder = readWords(process.argv.slice(2), {
    help: HELP,
    allowPositionals: true,
    read: ({ positionals: [first, ...others] }) => {
      if (!first || others.length > 0)
        throw new UsageError("Give exactly one folder: node scripts/image.mjs <folder>");
      return first;
    },
  });
  if (folder !== null) await makeImage(path.resolve(folder));
});
