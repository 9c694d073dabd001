import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { describe, expect, test } from "vitest";
import { ROOT } from "@/scripts/install.mjs";
import { GOLDEN_FILES, GOLDEN_FOLDER, GOLDEN_NAMES } from "@/tests/render/golden-files";

describe("a report rendered in another process", () => {
  const tsx = path.join(ROOT, "node_modules/tsx/dist/cli.mjs");
  const script = path.join(ROOT, "tests/render/print-golden-digests.ts");

  test.each([
    { timeZone: "Pacific/Kiritimati", locale: "ar-EG", LC_ALL: "ar_EG.UTF-8" },
    { timeZone: "UTC", locale: "de-DE", LC_ALL: "de_DE.UTF-8" },
  ])(
    "has the same bytes in $timeZone and $locale",
    async ({ timeZone, locale, LC_ALL }) => {
      const env = { ...process.env, TZ: timeZone, LC_ALL, LANG: LC_ALL };
      const { stdout } = await promisify(execFile)(process.execPath, [tsx, script], { env, cwd: ROOT });
      const said = JSON.parse(stdout) as {
        timeZone: string;
        locale: string;
        digests: Record<string, string>;
      };
      expect(said).toMatchObject({ timeZone, locale });
      expect(Object.keys(said.digests)).toHaveLength(GOLDEN_NAMES.length * GOLDEN_FILES.length);
      for (const [file, digest] of Object.entries(said.digests)) {
        const kept = await readFile(path.join(ROOT, GOLDEN_FOLDER, file));
        expect([file, digest]).toEqual([file, createHash("sha256").update(kept).digest("hex")]);
      }
    },
    120_000,
  );
});
