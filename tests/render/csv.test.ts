import { parse } from "csv-parse/sync";
import { describe, expect, it } from "vitest";
import type { ReportDocument } from "@/lib/engine/document";
import { renderCsv } from "@/lib/render/csv";
import { makeDocument } from "./fixture";

const document = makeDocument();
const readBack = (text: string): Record<string, string>[] =>
  parse(text, { columns: true, record_delimiter: "\r\n" });

function withText(description: string): ReportDocument {
  const [first] = document.transactions;
  if (!first) throw new Error("the fixture has no rows");
  return { ...document, transactions: [{ ...first, description, name: description }] };
}

describe("the transactions as CSV", () => {
  it("has every row of the report with its amount to the cent and its direction", () => {
    const rows = readBack(renderCsv(document));
    expect(rows).toHaveLength(document.transactions.length);
    rows.forEach((row, index) => {
      const cents = document.transactions[index]?.amountCents ?? Number.NaN;
      expect(row.amount).toMatch(/^-?\d+\.\d\d$/);
      expect(Math.round(Number(row.amount) * 100)).toBe(cents);
      expect(row.direction).toBe(cents < 0 ? "out" : "in");
      expect(row.transaction_id).toBe(document.transactions[index]?.id);
    });
  });

  it("names account, category and stream in words", () => {
    const index = document.transactions.findIndex(
      (row) => row.streamId !== null && row.code.startsWith("inc."),
    );
    const row = readBack(renderCsv(document))[index];
    expect(row?.account).not.toBe("");
    expect(row?.stream).not.toBe("");
  });

  it.each(["=1+1", "+61 400", "-2+3", "@SUM(A1)", "\t=1", "\r=1", "  =1", "＝1", "=cmd|'/c calc'!A1"])(
    "shows a bank's text %j unchanged, except for a prefix against formulas",
    (text) => {
      const [row] = readBack(renderCsv(withText(text)));
      expect(row?.description).toBe(`'${text}`);
    },
  );

  it.each(['say "hi"', "a, b", "two\nlines", "two\r\nlines", "Café ☕ 中文", " edge ", "a-b=c+d@e"])(
    "returns a bank's text %j unchanged when it is read back",
    (text) => {
      const [row] = readBack(renderCsv(withText(text)));
      expect(row?.description).toBe(text);
    },
  );

  it("ends every line with CRLF and starts with the headings, even without rows", () => {
    const text = renderCsv({ ...document, transactions: [] });
    expect(text).toMatch(/^date,account,.*\r\n$/);
    expect(renderCsv(document).split("\r\n")).toHaveLength(document.transactions.length + 2);
  });
});
