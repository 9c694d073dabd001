// `npm run client`: compiles the TypeScript client and packs it as an npm package.
import { execFile } from "node:child_process";
import { cp, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { ensureInstalled, ROOT } from "./install.mjs";
import { runIfMain } from "./main-module.mjs";
import { readWords, UsageError } from "./usage.mjs";

const HELP = `npm run client [-- <folder>]

Compiles the TypeScript client in scripts/cli and writes it to <folder> as surplus-client-<version>.tgz. The default is
the current folder. To use it in another project, run npm install <file> there. The client has no dependencies.

  --help           shows this help
`;

const VERSION = "1.0.0";
/** The files of scripts/cli that belong to the client. The others are the command line. */
const SOURCES = ["client.ts", "webhook.ts", "api-types.ts", "client"];

const README = `# surplus-client

A client of the Surplus API for Node 20.19 or newer, without dependencies.

    import { createClient } from "surplus-client";
    import { verifyWebhook } from "surplus-client/webhook";

    const surplus = createClient({ baseUrl: "https://reports.example.com", apiKey: process.env.SURPLUS_API_KEY });
    const { id, consent_url } = await surplus.requests.create({
      client_name: "Priya Raman",
      report_type: "affordability",
    });
`;

const entry = (name) => ({ types: `./dist/${name}.d.ts`, default: `./dist/${name}.js` });

const MANIFEST = {
  name: "surplus-client",
  version: VERSION,
  description: "A client of the Surplus API",
  license: "UNLICENSED",
  type: "module",
  engines: { node: ">=20.19" },
  exports: { ".": entry("client"), "./webhook": entry("webhook") },
  files: ["dist"],
};

/** Compiles the sources and their types. Throws with the compiler's errors. */
async function compile(from, to) {
  const { default: ts } = await import("typescript");
  const files = ["client.ts", "webhook.ts"].map((name) => path.join(from, name));
  const program = ts.createProgram(files, {
    strict: true,
    exactOptionalPropertyTypes: true,
    noUncheckedIndexedAccess: true,
    skipLibCheck: true,
    types: ["node"],
    typeRoots: [path.join(ROOT, "node_modules", "@types")],
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    declaration: true,
    outDir: to,
  });
  const { diagnostics } = program.emit();
  const found = [...ts.getPreEmitDiagnostics(program), ...diagnostics];
  if (found.length > 0)
    throw new Error(
      found.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, " ")).join("\n"),
    );
}

/** Packs the client as a package in the folder, and returns the file's path. */
async function packClient(folder) {
  const work = await mkdtemp(path.join(tmpdir(), "surplus-client-"));
  try {
    const source = path.join(work, "source");
    for (const name of SOURCES)
      await cp(path.join(ROOT, "scripts", "cli", name), path.join(source, name), { recursive: true });
    const manifest = JSON.stringify(MANIFEST, null, 2);
    await writeFile(path.join(source, "package.json"), manifest);
    const made = path.join(work, "package");
    await mkdir(made);
    await compile(source, path.join(made, "dist"));
    await writeFile(path.join(made, "package.json"), manifest);
    await writeFile(path.join(made, "README.md"), README);
    const words = ["pack", "--offline", "--ignore-scripts", "--json", "--pack-destination", folder];
    await promisify(execFile)("npm", words, { cwd: made });
    return path.join(folder, `${MANIFEST.name}-${VERSION}.tgz`);
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}

function readFolder() {
  const read = ({ positionals }) => {
    if (positionals.length > 1) throw new UsageError("Name at most one folder.");
    return path.resolve(positionals[0] ?? ".");
  };
  return readWords(process.argv.slice(2), { help: HELP, allowPositionals: true, read });
}

async function main(folder) {
  if (folder === null) return;
  await ensureInstalled();
  await mkdir(folder, { recursive: true });
  console.log(await packClient(folder));
}

await runIfMain(import.meta.url, () => main(readFolder()));
