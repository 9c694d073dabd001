import { describe, expect, test } from "vitest";
import { findEvidenceType, toEvidenceName } from "@/lib/rules/application/evidence";
import { pictureOf } from "@/tests/support/pictures";

const bytesOf = (text: string) => new TextEncoder().encode(text);

describe("the type of an uploaded document", () => {
  test("is determined by its bytes", () => {
    expect(findEvidenceType(pictureOf("png"))).toBe("image/png");
    expect(findEvidenceType(pictureOf("jpeg"))).toBe("image/jpeg");
    expect(findEvidenceType(bytesOf("%PDF-1.7\n…\n%%EOF\n"))).toBe("application/pdf");
  });

  test("is null for any other kind, such as one that begins as HTML or ends too early", () => {
    const refused = [
      "",
      "hello",
      "<html>%PDF-1.7 %%EOF",
      "%PDF-1.7 cut short",
      "PK\u0003\u0004",
      "GIF89a",
      "<svg/>",
    ];
    for (const text of refused) expect(findEvidenceType(bytesOf(text)), text).toBeNull();
    expect(findEvidenceType(pictureOf("webpLossy"))).toBeNull();
    expect(findEvidenceType(pictureOf("png").slice(0, 12))).toBeNull();
  });

  test("sets the file name's ending, and the name has no path, hidden character or second ending", () => {
    const names: [string, string][] = [
      ["licence.pdf", "licence.pdf"],
      ["evil.html", "evil.pdf"],
      ["invoice.pdf.exe", "invoice pdf.pdf"],
      ["../../etc/passwd", "passwd.pdf"],
      ["C:\\temp\\a.b", "a.pdf"],
      ["\u202egnp.exe\u0000", "gnp.pdf"],
      ['a"\r\nset-cookie: x=1.pdf', "a set-cookie x 1.pdf"],
      ["...", "document.pdf"],
      [`${"x".repeat(400)}.pdf`, `${"x".repeat(100)}.pdf`],
    ];
    for (const [given, kept] of names) expect(toEvidenceName(given, "application/pdf")).toBe(kept);
  });
});
