import { expect, test } from "vitest";
import { toContent } from "@/components/report/content/content";
import { nameOf } from "@/components/report/panel/names";
import type { ReportDocument } from "@/lib/engine/document";
import { Household } from "@/tests/engine/household";
import { INTEGRITY } from "@/tests/render/fixture";

function reportWith(wording: string): ReportDocument {
  const home = new Household().account("everyday", "TRANS_AND_SAVINGS_ACCOUNTS", "9000.00");
  home.every(14, "2025-07-04", "2026-06-30", (on) =>
    home.row("everyday", on, "2603.17", "SALARY ACME WIDGETS"),
  );
  home.every(7, "2025-07-05", "2026-06-30", (on, index) =>
    home.row("everyday", on, `${410 + (index % 9)}.37`, wording),
  );
  return home.report();
}

/**
 * Returns how the report names income: the label on its first page, whether the first sentence about income says "after
 * tax", and the name in the panel.
 */
function namesIn(document: ReportDocument): [tile: string | undefined, lead: boolean, panel: string | null] {
  const { cover, sections } = toContent(document, INTEGRITY);
  const lead = sections.find(({ id }) => id === "income")?.lead ?? "";
  return [cover.tiles[0]?.label, lead.includes("after tax"), nameOf(document, "summary.incomeNetMonthly")];
}

test("a report with only wages calls its income net income", () => {
  expect(namesIn(reportWith("SALARY BETA STORES"))).toEqual(["Net income", true, "Net income"]);
});

test.each([
  ["a platform's work", "UBER BV DRIVER PAYMENT"],
  ["a business's card takings", "SQUARE AU PTY LTD SETTLEMENT"],
])("a report with %s does not call its income after tax", (_what, wording) => {
  const document = reportWith(wording);
  expect(document.income.streams.map(({ code }) => code)).not.toEqual(["inc.salary.regular"]);
  expect(namesIn(document)).toEqual(["Income received", false, "Income received"]);
});
