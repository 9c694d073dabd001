import { readFileSync } from "node:fs";
import { create } from "fontkit";
import { describe, expect, test } from "vitest";

const BYTES_MAX = 60_000;
/**
 * The largest size of the first font file. Every page loads this file, so it contains only the characters that most
 * pages use.
 */
const COMMON_BYTES_MAX = 17_000;
const file = readFileSync("lib/render/fonts/inter-portal.woff2");
const rareFile = readFileSync("lib/render/fonts/inter-portal-rare.woff2");

/** Members of a font that the package's types lack. */
type Font = {
  familyName: string;
  variationAxes: Record<string, { min: number; max: number }>;
  availableFeatures: string[];
  hasGlyphForCodePoint: (point: number) => boolean;
  characterSet: number[];
};
const open = (bytes: Buffer) => create(bytes) as unknown as Font;
const font = open(file);
const rare = open(rareFile);

describe("the portal's typeface", () => {
  test("is the same as the report's, in two files of at most 60 kB", () => {
    const report = open(readFileSync("lib/render/fonts/inter-regular.ttf"));
    expect([font.familyName, rare.familyName]).toEqual([report.familyName, report.familyName]);
    expect(file.length + rareFile.length).toBeLessThanOrEqual(BYTES_MAX);
    expect(file.length).toBeLessThanOrEqual(COMMON_BYTES_MAX);
  });

  test("loads the second file only for the characters in that file", () => {
    const range = /"(U\+[^"]+)"/.exec(readFileSync("app/layout.tsx", "utf8"))?.[1] ?? "";
    const listed = range.split(", ").flatMap((part) => {
      const [first = 0, last = first] = part
        .slice(2)
        .split("-")
        .map((each) => Number.parseInt(each, 16));
      return Array.from({ length: last - first + 1 }, (_, at) => first + at);
    });
    // Leaves out U+FFFF, which only ends a font's table of characters.
    const own = rare.characterSet.filter((point) => point !== 0xffff);
    expect(listed).toEqual(own.sort((a, b) => a - b));
    expect(own.filter((point) => font.hasGlyphForCodePoint(point))).toEqual([]);
  });

  test("has the weights of our pages, figures of one width, and the characters of our texts", () => {
    for (const { variationAxes } of [font, rare])
      expect(variationAxes.wght).toMatchObject({ min: 400, max: 700 });
    expect(font.availableFeatures).toContain("tnum");
    const ascii = Array.from({ length: 95 }, (_, at) => String.fromCharCode(32 + at));
    const missing = [...ascii, ..."–—…‘’“”·×−$€½éèüñçøß"].filter(
      (each) => !font.hasGlyphForCodePoint(each.codePointAt(0) ?? 0),
    );
    expect(missing).toEqual([]);
  });
});
