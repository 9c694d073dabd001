import { describe, expect, it } from "vitest";
import type { Figure } from "@/lib/engine/document";
import { HOUSEHOLDS } from "@/lib/sandbox/households/list";
import { sandboxReport } from "@/tests/support/sandbox-report";

function listFigures(part: unknown): Figure[] {
  if (typeof part !== "object" || part === null) return [];
  if ("formula" in part && "unit" in part && "evidence" in part) return [part as Figure];
  return Object.values(part).flatMap(listFigures);
}

describe.each(HOUSEHOLDS.map(({ id }) => id))("the figures of %s", (id) => {
  const { transactions, evidenceSets, definitions: _definitions, ...rest } = sandboxReport(id);
  const dayOf = new Map(transactions.map((row) => [row.id, row.on]));
  const rowsOf = new Map(evidenceSets.map((set) => [set.id, set.transactionIds]));
  const figures = listFigures(rest).filter(({ evidence }) => evidence !== null);

  it("have no evidence outside their window, and count exactly the rows of evidence", () => {
    expect(figures.length).toBeGreaterThan(20);
    for (const { evidence, window, count, unit, formula } of figures) {
      const rows = rowsOf.get(evidence ?? "") ?? [];
      const outside = rows.filter(
        (row) => window && ((dayOf.get(row) ?? "") < window.from || (dayOf.get(row) ?? "") > window.to),
      );
      expect(outside, `${formula} ${evidence}`).toEqual([]);
      if (unit !== "COUNT") expect(count, `${formula} ${evidence}`).toBe(rows.length);
    }
  });
});
