// `npm run generate`: writes the files that are derived from the OpenAPI document, the contract's schemas and the
// engine's tables. With --golden, writes the golden reports of every format instead.
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { ensureInstalled, ROOT } from "./install.mjs";
import { runIfMain } from "./main-module.mjs";
import { allowTypeScript } from "./typescript.mjs";
import { readWords } from "./usage.mjs";

const HELP = `npm run generate [-- options]

Generates files from the engine's tables (CSV), the contract's schemas and the OpenAPI document.

  --check          writes nothing; exits with code 1 if a file is out of date
  --golden         only the golden reports (the expected output of every format in the tests)
  --help           shows this help
`;

async function generate(options) {
  if (options === null) return;
  const { check: isCheck, golden: isGolden } = options;
  await ensureInstalled();
  await allowTypeScript();
  if (isGolden) {
    const { writeGolden } = await import("./generate/golden.ts");
    return writeGolden(isCheck);
  }
  const { COMPILED_TABLES } = await import("./generate/tables/tables.ts");
  await writeAll(COMPILED_TABLES, isCheck);
  // Imported only now, because these modules load the compiled tables.
  const { ARTEFACTS } = await import("./generate/artefacts.ts");
  await writeAll(ARTEFACTS, isCheck);
}

async function writeAll(artefacts, isCheck) {
  for (const artefact of artefacts) {
    const file = path.join(ROOT, artefact.path);
    const [before, generated] = await Promise.all([
      readFile(file, "utf8").catch(() => null),
      artefact.make(),
    ]);
    const isSame = before === generated;
    if (!isSame && isCheck) process.exitCode = 1;
    if (!isSame && !isCheck) await writeFile(file, generated);
    console.log(`${artefact.path}: ${isSame ? "up to date" : isCheck ? "out of date" : "written"}`);
  }
}

await runIfMain(import.meta.url, () => {
  const flag = { type: "boolean", default: false };
  return generate(readWords(process.argv.slice(2), { help: HELP, options: { check: flag, golden: flag } }));
});
