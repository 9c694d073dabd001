import { readFile } from "node:fs/promises";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { ARTEFACTS } from "@/scripts/generate/artefacts";
import { COMPILED_TABLES } from "@/scripts/generate/tables/tables";
import { ROOT } from "@/scripts/install.mjs";

describe("the files of `npm run generate`", () => {
  test.each([...COMPILED_TABLES, ...ARTEFACTS])("$path is up to date", async ({ path: file, make }) => {
    const kept = await readFile(path.join(ROOT, file), "utf8");
    expect(kept === (await make()), `${file} is out of date: run \`npm run generate\``).toBe(true);
  });
});
