import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { ReportChanges } from "@/components/portal/report-changes";
import { ChangesOperation } from "@/lib/contract/operations/changes";
import type { ReportChangesView } from "@/lib/contract/wire/changes";

const { answer } = ChangesOperation;
if (!("example" in answer)) throw new Error("the operation has no example");
const CHANGES = answer.example as ReportChangesView;
const render = (changes: Partial<ReportChangesView> = {}) =>
  renderToStaticMarkup(<ReportChanges changes={{ ...CHANGES, ...changes }} />);

test("ReportChanges shows the sentences, both figures with their periods, and the difference", () => {
  const page = render().replace(/<[^>]+>/g, "");
  expect(page).toContain("Wallaby Loans: new lender, first seen on 9 Nov 2026.");
  for (const text of [
    "3 Nov 2025 to 2 Nov 2026",
    "3 Dec 2025 to 2 Dec 2026",
    "$1,412.50",
    "$964.00",
    "−$448.50",
  ])
    expect(page).toContain(text);
});

test("ReportChanges says that a figure is not available instead of leaving the cell empty, and counts days", () => {
  const [surplus] = CHANGES.figures;
  if (!surplus) throw new Error("the example has no figure");
  const unknown = { ...surplus, current: null, difference: null };
  const days = { ...surplus, code: "days", unit: "DAYS" as const, previous: 0, current: 1, difference: 1 };
  const page = render({ figures: [unknown, days] });
  expect(page.match(/not available/g)).toHaveLength(2);
  expect(page).toContain("0 days");
});

test("ReportChanges lists limitations, and states that nothing changed or that the reports cannot be compared", () => {
  const limitations = [{ code: "STALE_DATA" as const, text: "The bank sent no recent transactions." }];
  expect(render({ limitations, changes: [] })).toContain("The bank sent no recent transactions.");
  const figures = CHANGES.figures.map((figure) => ({ ...figure, difference: 0 }));
  expect(render({ changes: [], figures })).toContain("None of the compared figures has changed.");
  expect(render({ changes: [] })).toContain("Some of these figures differ");
  const page = render({ previous: null, not_compared: "ACCOUNT_REMOVED", figures: [], changes: [] });
  expect(page).toContain("an account in the previous report is not in this report");
  expect(page).not.toContain("<table");
});
