import type { Adjustment } from "@/lib/engine/adjustments/adjustment";
import { mayRecode, targetsOf } from "@/lib/engine/adjustments/find-target";
import type { ReportDocument } from "@/lib/engine/document";
import { AppError, type FieldError } from "@/lib/errors";
import { newId } from "@/lib/ids";
import type { AdjustmentInput } from "@/lib/rules/adjustments";

type Signed = { author: string; at: string };

/**
 * Merges the requested list with the stored one. An unchanged adjustment keeps its author and time; a new or changed
 * adjustment gets those in `signed`. An unchanged adjustment stays even if its target is gone.
 *
 * Throws invalid (422) for an id that is not stored, for a target that the report lacks, and for a category that does
 * not match the payment's direction.
 */
export function mergeAdjustments(
  document: ReportDocument,
  stored: readonly Adjustment[],
  wanted: readonly AdjustmentInput[],
  signed: Signed,
): Adjustment[] {
  const find = targetsOf(document);
  const known = new Map(stored.map((adjustment) => [adjustment.id, adjustment]));
  const faults: FieldError[] = [];
  const refuse = (index: number, field: string, reason: string, input: unknown) => {
    const loc = ["body", "adjustments", index, field];
    faults.push({ type: "value_error", loc, msg: `Value error, ${reason}`, input, ctx: { reason } });
  };
  const merged = wanted.flatMap((input, index): Adjustment[] => {
    const before = input.id === null ? undefined : known.get(input.id);
    if (input.id !== null && !before) {
      refuse(index, "id", "no adjustment has this id: omit the id to add a new one", input.id);
      return [];
    }
    if (before && isSame(before, input)) return [before];
    const found = find(input.target);
    if (!found) {
      const list = input.target.kind === "STREAM" ? "income.streams or expenses.streams" : "transactions";
      refuse(
        index,
        "target_id",
        `the report has no item with this id in ${list}: read the report again`,
        input.target.id,
      );
      return [];
    }
    if (input.action === "RECODE" && !mayRecode(input.code ?? "", found.isCredit)) {
      const way = found.isCredit ? "money in" : "money out";
      refuse(index, "category", `use a category for ${way}, from definitions.taxonomy`, input.code);
      return [];
    }
    const { target, action, code, monthlyCents, reason } = input;
    const id = before?.id ?? newId("adj");
    return [{ id, target, action, code, monthlyCents, reason, ...signed, facts: found.facts }];
  });
  if (faults.length > 0)
    throw new AppError("invalid", "Some adjustments cannot be made; see detail.", { fields: faults });
  return merged;
}

function isSame(before: Adjustment, input: AdjustmentInput): boolean {
  return (
    before.target.kind === input.target.kind &&
    before.target.id === input.target.id &&
    before.action === input.action &&
    before.code === input.code &&
    before.monthlyCents === input.monthlyCents &&
    before.reason === input.reason
  );
}
