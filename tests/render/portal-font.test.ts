import { readFileSync } from "node:fs";
import * as fontkit from "fontkit";
import { describe, expect, test } from "vitest";

const BYTES_MAX = 60_000;
const file = readFileSync("lib/render/fonts/inter-portal.woff2");
const font = fontkit.create(file) as fontkit.Font;

describe("the portal’s typeface", () => {
  test("is the report’s, in a file of at most 60 kB", () => {
    const report = fontkit.create(readFileSync("lib/render/fonts/inter-regular.ttf")) as fontkit.Font;
    expect(font.familyName).toBe(report.familyName);
    expect(file.length).toBeLessThanOrEqual(BYTES_MAX);
  });

  test("has every weight, figures of one width, and the characters of our words", () => {
    expect(font.variationAxes.wght).toMatchObject({ min: 100, max: 900 });
    expect(font.availableFeatures).toContain("tnum");
    const ascii = Array.from({ length: 95 }, (_, at) => String.fromCharCode(32 + at));
    const missing = [...ascii, ..."–—…‘’“”·×−$€½éèüñçøß"].filter(
      (each) => !font.hasGlyphForCodePoint(each.codePointAt(0) ?? 0),
    );
    expect(missing).toEqual([]);
  });
});
