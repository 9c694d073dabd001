import { readFile } from "node:fs/promises";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { ARTEFACTS } from "@/scripts/generate/artefacts";
import { ROOT } from "@/scripts/install.mjs";

describe("what `npm run generate` makes", () => {
  test.each(ARTEFACTS)("$path is what the document makes today", async ({ path: file, make }) => {
    const kept = await readFile(path.join(ROOT, file), "utf8");
    expect(kept === (await make()), `${file} is out of date: run \`npm run generate\``).toBe(true);
  });
});
