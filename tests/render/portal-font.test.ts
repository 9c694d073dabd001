import { readFileSync } from "node:fs";
import { create } from "fontkit";
import { describe, expect, test } from "vitest";

const BYTES_MAX = 60_000;
const file = readFileSync("lib/render/fonts/inter-portal.woff2");

/** Members of a font that the package's types lack. */
type Font = {
  familyName: string;
  variationAxes: Record<string, { min: number; max: number }>;
  availableFeatures: string[];
  hasGlyphForCodePoint: (point: number) => boolean;
};
const open = (bytes: Buffer) => create(bytes) as unknown as Font;
const font = open(file);

describe("the portal's typeface", () => {
  test("is the same as the report's, in a file of at most 60 kB", () => {
    const report = open(readFileSync("lib/render/fonts/inter-regular.ttf"));
    expect(font.familyName).toBe(report.familyName);
    expect(file.length).toBeLessThanOrEqual(BYTES_MAX);
  });

  test("has the weights of our pages, figures of one width, and the characters of our texts", () => {
    expect(font.variationAxes.wght).toMatchObject({ min: 400, max: 700 });
    expect(font.availableFeatures).toContain("tnum");
    const ascii = Array.from({ length: 95 }, (_, at) => String.fromCharCode(32 + at));
    const missing = [...ascii, ..."–—…‘’“”·×−$€½éèüñçøß"].filter(
      (each) => !font.hasGlyphForCodePoint(each.codePointAt(0) ?? 0),
    );
    expect(missing).toEqual([]);
  });
});
