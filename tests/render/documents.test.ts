import { createHash } from "node:crypto";
import canonicalize from "canonicalize";
import { beforeAll, describe, expect, test } from "vitest";
import { create } from "xmlbuilder2";
import type { ReportDocument } from "@/lib/engine/document";
import { renderHtml } from "@/lib/render/html";
import { digestOf, readDocument, renderJson, toCanonicalJson } from "@/lib/render/json";
import { renderPdfBytes } from "@/lib/render/pdf/render-pdf-bytes";
import { renderXml } from "@/lib/render/xml";
import { INTEGRITY, makeDocument } from "./fixture";

/** Texts that a bank, a payer or a client might enter. */
const HOSTILE = [
  "<script>alert(1)</script>",
  '"><img src=x onerror=alert(1)>',
  "]]> <!DOCTYPE x [<!ENTITY a SYSTEM 'file:///etc/passwd'>]> &a;",
  '=HYPERLINK("http://evil.example")',
  "left\u202Eto\u202Cright \u0000\u0007\u001B[31m red",
  "x".repeat(3_000),
  "👩‍👩‍👧‍👦 🇦🇺 ﷺ محمد 王小明 Zoë Nguyễn Ångström",
  "\uD800 lone",
];

function withHostileText(): ReportDocument {
  const document = makeDocument();
  const rows = document.transactions.map((row, index) => {
    const text = HOSTILE[index % HOSTILE.length] ?? "";
    return { ...row, description: text, name: text.slice(0, 60) };
  });
  const request = { ...document.request, clientName: HOSTILE[0] ?? "", clientRef: HOSTILE[4] ?? "" };
  return { ...document, request, transactions: rows };
}

const plain = makeDocument();
const hostile = withHostileText();

describe("the report as JSON", () => {
  test("has its proof outside the signed part, and without `integrity` equals the canonical text", () => {
    const { integrity, ...rest } = JSON.parse(renderJson(plain, INTEGRITY));
    const canonical = canonicalize(rest) ?? "";
    expect(canonical).toBe(toCanonicalJson(plain));
    expect(digestOf(canonical)).toBe(createHash("sha256").update(canonical, "utf8").digest("hex"));
    expect(integrity).toEqual({
      digest_sha256: INTEGRITY.digestSha256,
      signature_jws: INTEGRITY.signatureJws,
      key_id: INTEGRITY.keyId,
    });
  });

  test("can be read back to an equal document", () => {
    expect(readDocument(renderJson(plain, INTEGRITY))).toEqual(JSON.parse(JSON.stringify(plain)));
    expect(toCanonicalJson(readDocument(renderJson(hostile, INTEGRITY)))).toBe(toCanonicalJson(hostile));
  });

  test("names every member in snake_case and keeps money in whole cents", () => {
    const names = new Set<string>();
    const amounts: number[] = [];
    JSON.parse(renderJson(plain, INTEGRITY), (name, value) => {
      if (name && !/^\d+$/.test(name)) names.add(name);
      if (/_cents$/.test(name) && value !== null) amounts.push(value);
      return value;
    });
    expect([...names].filter((name) => !/^[a-z][a-z0-9]*(_[a-z0-9]+)*$/.test(name))).toEqual([]);
    expect(amounts.length).toBeGreaterThan(100);
    expect(amounts.every(Number.isSafeInteger)).toBe(true);
  });
});

describe("the report as XML", () => {
  test("is well formed and has the same names as the JSON, even with hostile text", () => {
    for (const document of [plain, hostile]) {
      const xml = renderXml(document, INTEGRITY);
      const parsed = create(xml).end({ format: "object" }) as { report: Record<string, unknown> };
      const names = Object.keys(JSON.parse(renderJson(document, INTEGRITY)));
      const missing = names.filter((name) => !xml.includes(`<${name}`));
      expect(missing).toEqual([]);
      expect(parsed.report).toBeDefined();
      expect(xml).not.toContain("\u0000");
    }
  });
});

describe("the report as HTML", () => {
  let html: string;
  beforeAll(async () => {
    html = await renderHtml(hostile, INTEGRITY);
  });

  test("is one file that runs no script and makes no request", () => {
    expect(html).not.toMatch(/<script/i);
    expect(html).not.toMatch(/<[^>]*\son\w+=/i);
    expect(html).not.toMatch(/<(link|iframe|object|embed|img|form)[\s>]/i);
    expect(html).not.toMatch(/url\(\s*['"]?https?:/i);
    expect(html).toContain("&lt;script&gt;alert(1)&lt;/script&gt;");
  });

  test("shows the headline figures of the JSON", async () => {
    const page = await renderHtml(plain, INTEGRITY);
    const dollars = (cents: number | null) =>
      `$${Math.round(Math.abs(cents ?? 0) / 100).toLocaleString("en-AU")}`;
    const { incomeNetMonthly, livingMonthly, commitmentsMonthly, surplusMonthly } = plain.summary;
    for (const { value } of [incomeNetMonthly, livingMonthly, commitmentsMonthly, surplusMonthly]) {
      expect(page).toContain(dollars(value));
    }
  });
});

describe("the report as PDF", () => {
  test("is a document of several pages, with the same bytes for the same input", async () => {
    const first = await renderPdfBytes(plain, INTEGRITY);
    const second = await renderPdfBytes(plain, INTEGRITY);
    expect(first.subarray(0, 5).toString()).toBe("%PDF-");
    expect(Number(/\/Count (\d+)/.exec(first.toString("latin1"))?.[1])).toBeGreaterThan(3);
    expect(Buffer.compare(first, second)).toBe(0);
  });

  test("can contain any text", async () => {
    expect((await renderPdfBytes(hostile, INTEGRITY)).length).toBeGreaterThan(10_000);
  });
});

test("every report format has the same bytes in any time zone", async () => {
  const before = process.env.TZ;
  const all = async () => [
    renderJson(plain, INTEGRITY),
    renderXml(plain, INTEGRITY),
    await renderHtml(plain, INTEGRITY),
  ];
  process.env.TZ = "America/New_York";
  const there = await all();
  process.env.TZ = "Asia/Tokyo";
  expect(await all()).toEqual(there);
  if (before === undefined) delete process.env.TZ;
  else process.env.TZ = before;
});
