import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { describe, expect, test } from "vitest";
import { ROOT } from "@/scripts/install.mjs";
import { GOLDEN_FOLDER, GOLDEN_NAMES, makeGolden } from "@/tests/render/golden-files";
import { readPdf } from "@/tests/render/read-pdf";
import { listXmlFaults } from "@/tests/render/validate-xml";

const FILES = ["report.json", "report.xml", "report.html", "report.csv", "lines.csv", "report.pdf"];
const keptAt = (name: string, file: string) => path.join(ROOT, GOLDEN_FOLDER, name, file);

/** Letters shown on either side of the first difference. */
const AROUND = 120;

/** Where two texts part, in context. */
function firstDifference(kept: string, made: string): string {
  let at = 0;
  while (at < kept.length && kept[at] === made[at]) at++;
  const from = Math.max(0, at - AROUND);
  return `at ${at}\n  kept: …${kept.slice(from, at + AROUND)}…\n  made: …${made.slice(from, at + AROUND)}…`;
}

/** What differs, in words a reader can use; of a PDF the words on its pages, or that only the drawing is another. */
async function describeDifference(file: string, kept: Buffer, made: Buffer): Promise<string> {
  if (!file.endsWith(".pdf")) return firstDifference(kept.toString(), made.toString());
  const [before, after] = (await Promise.all([readPdf(kept), readPdf(made)])).map(({ pages }) =>
    pages.map((text, place) => `\n— page ${place + 1} —\n${text}`).join(""),
  );
  return before === after
    ? `the words are the same, ${kept.length} and ${made.length} bytes are not`
    : firstDifference(before ?? "", after ?? "");
}

describe.each(GOLDEN_NAMES)("the golden report “%s”", (name) => {
  test("is, in every format, the bytes that are kept", async () => {
    const made = await makeGolden(name);
    expect(Object.keys(made).sort()).toEqual([...FILES].sort());
    for (const [file, bytes] of Object.entries(made)) {
      const kept = await readFile(keptAt(name, file)).catch(() => Buffer.from(""));
      if (Buffer.compare(kept, bytes) === 0) continue;
      const difference = await describeDifference(file, kept, bytes).catch(() => "there is no such file yet");
      expect.fail(
        `${name}/${file} is not what is kept, ${difference}\nIf it is meant: npm run generate -- --golden`,
      );
    }
  }, 60_000);
});

test("the XML that is kept is valid by the published XML Schema", async () => {
  const documents = GOLDEN_NAMES.map(async (name) => ({
    name,
    xml: await readFile(keptAt(name, "report.xml"), "utf8"),
  }));
  expect(await listXmlFaults(await Promise.all(documents))).toEqual([]);
});

describe("in another process", () => {
  const tsx = path.join(ROOT, "node_modules/tsx/dist/cli.mjs");
  const script = path.join(ROOT, "tests/render/print-golden-digests.ts");

  test.each([
    { timeZone: "Pacific/Kiritimati", locale: "ar-EG", LC_ALL: "ar_EG.UTF-8" },
    { timeZone: "UTC", locale: "de-DE", LC_ALL: "de_DE.UTF-8" },
  ])(
    "the same bytes are made in $timeZone and $locale",
    async ({ timeZone, locale, LC_ALL }) => {
      const env = { ...process.env, TZ: timeZone, LC_ALL, LANG: LC_ALL };
      const { stdout } = await promisify(execFile)(process.execPath, [tsx, script], { env, cwd: ROOT });
      const said = JSON.parse(stdout) as {
        timeZone: string;
        locale: string;
        digests: Record<string, string>;
      };
      expect(said).toMatchObject({ timeZone, locale });
      expect(Object.keys(said.digests)).toHaveLength(GOLDEN_NAMES.length * FILES.length);
      for (const [file, digest] of Object.entries(said.digests)) {
        const kept = await readFile(path.join(ROOT, GOLDEN_FOLDER, file));
        expect([file, digest]).toEqual([file, createHash("sha256").update(kept).digest("hex")]);
      }
    },
    120_000,
  );
});
