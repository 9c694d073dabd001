import { describe, expect, test } from "vitest";
import { GET as getCreditors } from "@/app/v1/requests/[id]/creditors.csv/route";
import { GET as getStatement } from "@/app/v1/requests/[id]/financial-statement.csv/route";
import { fetchReport } from "@/lib/documents/fetch-report";
import { renderCreditorsCsv } from "@/lib/render/creditors-csv";
import { renderStatementCsv } from "@/lib/render/statement-csv";
import { call } from "@/tests/support/call";
import { testStates } from "@/tests/support/states";

const states = testStates();

describe.each([
  ["creditors", getCreditors, renderCreditorsCsv],
  ["financial-statement", getStatement, renderStatementCsv],
] as const)("GET %s.csv", (name, handler, render) => {
  const get = (id: string) => call(handler, { key: states.firm.testKey, params: { id } });

  test("has the report's lines, for a spreadsheet, under a name made of the verification id", async () => {
    const id = states.ids.ready;
    const { document } = await fetchReport(states.firm.test, id);
    const { status, headers, text } = await get(id);
    expect([status, headers.get("content-type")]).toEqual([200, "text/csv; charset=utf-8"]);
    expect(headers.get("content-disposition")).toBe(
      `inline; filename="${document.verification.id}-${name}.csv"`,
    );
    expect(text.replace("\uFEFF", "")).toBe(render(document));
  });

  test("returns 409 before the report is shared and 410 after a withdrawal", async () => {
    const { awaiting_share, withdrawn } = states.ids;
    expect((await get(awaiting_share)).status).toBe(409);
    expect((await get(withdrawn)).status).toBe(410);
  });
});
