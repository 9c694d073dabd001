import { describe, expect, test } from "vitest";
import type { ReportDocument } from "@/lib/engine/document";
import { joinLetters, openFont } from "@/lib/render/pdf/fonts";
import { renderPdfBytes } from "@/lib/render/pdf/render-pdf-bytes";
import { toPieces } from "@/lib/render/pdf/shape";
import { toDrawable, toLines, widthOf } from "@/lib/render/pdf/type";
import { INTEGRITY, makeDocument } from "@/tests/render/fixture";
import { openPdf, readPage } from "./read-pdf";

const NAMES = {
  Arabic: "محمد عبد الله الأنصاري",
  Hebrew: "דוד בן גוריון",
  Chinese: "王小明",
  Japanese: "田中さくら",
  Korean: "김민수",
  Thai: "สมชาย ใจดี",
  Hindi: "प्रिया शर्मा",
  Punjabi: "ਗੁਰਪ੍ਰੀਤ ਸਿੰਘ",
  Tamil: "செல்வி",
  Vietnamese: "Nguyễn Thị Mỹ Linh",
  Greek: "Παναγιώτης",
  Russian: "Юрий Щербаков",
  Khmer: "សុខា",
  Emoji: "☕ 🍕",
};
const plain = { face: "regular", size: 10 } as const;

const called = (clientName: string): ReportDocument => {
  const document = makeDocument();
  return { ...document, request: { ...document.request, clientName } };
};

describe("a name in any script in the PDF", () => {
  test.each(Object.entries(NAMES))("keeps every letter in %s", (_, name) => {
    expect(toDrawable(name)).toBe(name.normalize("NFC"));
    expect(widthOf(name, plain)).toBeGreaterThan(5);
  });

  test("has replacements for characters that the fonts lack, and visible boxes for characters without a replacement", () => {
    expect(toDrawable("㈱山田 ㍿")).toBe("(株)山田 株式会社");
    expect(toDrawable("𠮷野家")).toBe("□野家");
  });

  test("is on the first page as written, and can be copied letter by letter", async () => {
    const all = Object.values(NAMES).join(" / ");
    const pdf = await openPdf(await renderPdfBytes(called(all), INTEGRITY));
    const { text } = await readPage(pdf, 1);
    const flat = (words: string) => words.normalize("NFC").replace(/\s/g, "");
    // Only scripts whose letters are extracted in reading order. The other scripts are read from right to left, or
    // their letters are reordered or joined when drawn.
    for (const script of ["Chinese", "Japanese", "Korean", "Vietnamese", "Greek", "Russian"] as const)
      expect(flat(text)).toContain(flat(NAMES[script]));
    expect(text).not.toContain("□");
  });

  test("embeds only the font of its script, with only the letters of the name", async () => {
    const without = await renderPdfBytes(called("Priya Raman"), INTEGRITY);
    const arabic = await renderPdfBytes(called(NAMES.Arabic), INTEGRITY);
    expect(without.toString("latin1")).not.toContain("Noto");
    expect(arabic.toString("latin1")).toContain("NotoSansArabic");
    expect(arabic.toString("latin1")).not.toContain("NotoSansSC");
    expect(arabic.length - without.length).toBeLessThan(30_000);
  });
});

describe("joining and direction in the PDF", () => {
  test("give an Arabic letter the form of its position, so that one letter in three positions is drawn in three ways", () => {
    const { glyphs } = joinLetters(openFont("arabic"), "ههه", true);
    expect(new Set(glyphs.map(({ id }) => id)).size).toBe(3);
  });

  test("align right-to-left text right, and do not move the text next to it", () => {
    const pieces = toPieces("Paid علي 20", "regular");
    expect(pieces[0]?.letters).toBe("Paid ");
    expect(pieces.map(({ letters }) => letters).join("|")).toMatch(/20.*\|علي$/);
  });

  test("do not fail for a mark that its font cannot position", () => {
    for (const name of ["ਸਿੰਘ", "ਗੁਰਪ੍ਰੀਤ", "রাঁ", "ﷲّ", "ا҈ّ"])
      expect(widthOf(toDrawable(name), plain)).toBeGreaterThan(0);
  });
});

describe("characters that no font has", () => {
  test("are shown as one open box each", () => {
    expect(toDrawable("𒀀𒀁 ok")).toBe("□□ ok");
  });

  test("are left out if they only change neighbouring characters", () => {
    expect(toDrawable("a\u202Eb\u2066c\u200Fd")).toBe("abcd");
  });
});

test("a word too wide for its PDF column is never split within a visible letter", () => {
  const lines = toLines("प्रियाप्रियाप्रियाप्रिया", 30, plain);
  expect(lines.length).toBeGreaterThan(1);
  for (const line of lines) expect(line).not.toMatch(/^\p{M}/u);
});
