import { readFile } from "node:fs/promises";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { ROOT } from "@/scripts/install.mjs";
import { GOLDEN_FILES, GOLDEN_FOLDER, GOLDEN_NAMES, makeGolden } from "@/tests/render/golden-files";
import { readPdf } from "@/tests/render/read-pdf";
import { listXmlFaults } from "@/tests/render/validate-xml";

const keptAt = (name: string, file: string) => path.join(ROOT, GOLDEN_FOLDER, name, file);

/** Letters shown on either side of the first difference. */
const AROUND = 120;

/** Returns the first position at which two texts differ, with context. */
function firstDifference(kept: string, made: string): string {
  let at = 0;
  while (at < kept.length && kept[at] === made[at]) at++;
  const from = Math.max(0, at - AROUND);
  return `at ${at}\n  kept: …${kept.slice(from, at + AROUND)}…\n  made: …${made.slice(from, at + AROUND)}…`;
}

/**
 * Describes the first difference between two files. For a PDF, compares the words, or states that only the bytes
 * differ.
 */
async function describeDifference(file: string, kept: Buffer, made: Buffer): Promise<string> {
  if (!file.endsWith(".pdf")) return firstDifference(kept.toString(), made.toString());
  const [before, after] = (await Promise.all([readPdf(kept), readPdf(made)])).map(({ pages }) =>
    pages.map((text, index) => `\n— page ${index + 1} —\n${text}`).join(""),
  );
  return before === after
    ? `the words are the same, ${kept.length} and ${made.length} bytes are not`
    : firstDifference(before ?? "", after ?? "");
}

// golden.slow.test.ts tests other time zones and languages; pdf/render-pdf-bytes.test.ts does so for the PDF.
describe.each(GOLDEN_NAMES)("the golden report “%s”", (name) => {
  test("matches the stored bytes in every format", async () => {
    const made = await makeGolden(name);
    expect(Object.keys(made).sort()).toEqual([...GOLDEN_FILES].sort());
    for (const [file, bytes] of Object.entries(made)) {
      const kept = await readFile(keptAt(name, file)).catch(() => Buffer.from(""));
      if (Buffer.compare(kept, bytes) === 0) continue;
      const difference = await describeDifference(file, kept, bytes).catch(() => "there is no such file yet");
      expect.fail(
        `${name}/${file} differs from the stored file, ${difference}\nIf it is meant: npm run generate -- --golden`,
      );
    }
  }, 60_000);
});

test("the stored XML is valid by the published XML Schema", async () => {
  const documents = GOLDEN_NAMES.map(async (name) => ({
    name,
    xml: await readFile(keptAt(name, "report.xml"), "utf8"),
  }));
  expect(await listXmlFaults(await Promise.all(documents))).toEqual([]);
});
