// `npm run generate`: writes the files derived from the OpenAPI document, the contract's schemas and the engine's
// tables, or the golden reports of every format.
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { ensureInstalled, ROOT } from "./install.mjs";
import { runIfMain } from "./main-module.mjs";
import { allowTypeScript } from "./typescript.mjs";
import { readWords } from "./usage.mjs";

const HELP = `npm run generate [-- options]

Writes the files that are made from the OpenAPI document, the contract's schemas and the engine's tables (CSV files).

  --check          writes nothing; exit code 1 where a file is not what they make today
  --golden         writes the reports that the tests hold every format to, and nothing else
  --help           these lines
`;

async function generate(options) {
  if (options === null) return;
  const { check: isCheck, golden: isGolden } = options;
  await ensureInstalled();
  await allowTypeScript();
  if (isGolden) {
    const { writeGolden } = await import("./generate/golden.ts");
    return writeGolden();
  }
  const { ARTEFACTS } = await import("./generate/artefacts.ts");
  for (const artefact of ARTEFACTS) {
    const file = path.join(ROOT, artefact.path);
    const [kept, made] = await Promise.all([readFile(file, "utf8").catch(() => null), artefact.make()]);
    const isSame = kept === made;
    if (!isSame && isCheck) process.exitCode = 1;
    if (!isSame && !isCheck) await writeFile(file, made);
    console.log(`${artefact.path}: ${isSame ? "as it should be" : isCheck ? "out of date" : "written"}`);
  }
}

await runIfMain(import.meta.url, () => {
  const flag = { type: "boolean", default: false };
  return generate(readWords(process.argv.slice(2), { help: HELP, options: { check: flag, golden: flag } }));
});
