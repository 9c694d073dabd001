import type { Adjustment } from "@/lib/engine/adjustments/adjustment";
import { type FoundTarget, labelOf, mayRecode, targetsOf } from "@/lib/engine/adjustments/find-target";
import { LEFT_OUT, type Overrides } from "@/lib/engine/adjustments/override-rows";
import type { AssessedAdjustment, ReportDocument } from "@/lib/engine/document";

/**
 * Calculates the effect of the adjustments on the rows of a report, and the state of each adjustment. An adjustment has
 * lapsed if the report no longer has its target, or if the target can no longer have the chosen category. If both a row
 * and its stream are adjusted, the row's adjustment takes precedence.
 */
export function applyAdjustments(
  document: ReportDocument,
  adjustments: readonly Adjustment[],
): { overrides: Overrides; stated: AssessedAdjustment[] } {
  const find = targetsOf(document);
  const codes = new Map<string, string>();
  const monthly = new Map<string, number>();
  const read = adjustments.map((adjustment) => {
    const found = find(adjustment.target);
    return { adjustment, found, lapse: lapseOf(adjustment, found) };
  });
  const applied = read.filter(({ lapse }) => lapse === null);
  const streamsFirst = [
    ...applied.filter(({ adjustment }) => adjustment.target.kind === "STREAM"),
    ...applied.filter(({ adjustment }) => adjustment.target.kind === "TRANSACTION"),
  ];
  for (const { adjustment, found } of streamsFirst) {
    for (const id of found?.rowIds ?? []) {
      if (adjustment.action === "SET_MONTHLY") monthly.set(id, adjustment.monthlyCents ?? 0);
      else codes.set(id, adjustment.action === "RECODE" ? (adjustment.code ?? LEFT_OUT) : LEFT_OUT);
      if (adjustment.target.kind === "TRANSACTION") monthly.delete(id);
    }
  }
  return {
    overrides: { codes, monthly },
    stated: read.map(({ adjustment, found, lapse }) => toStated(adjustment, found, lapse)),
  };
}

function lapseOf({ target, action, code }: Adjustment, found: FoundTarget | null): string | null {
  if (!found)
    return target.kind === "STREAM"
      ? "The report no longer has this stream."
      : "The report no longer has this transaction.";
  if (action === "RECODE" && !mayRecode(code ?? "", found.isCredit))
    return "This money can no longer have the chosen category.";
  return null;
}

function toStated(
  { id, target, action, code, monthlyCents, reason, author, at, facts }: Adjustment,
  found: FoundTarget | null,
  lapse: string | null,
): AssessedAdjustment {
  const shown = found?.facts ?? facts;
  return {
    id,
    action,
    state: lapse === null ? "APPLIED" : "LAPSED",
    note: lapse,
    targetKind: target.kind,
    targetId: target.id,
    name: shown.name,
    on: shown.on,
    amountCents: shown.amountCents,
    originalCode: shown.code,
    originalLabel: labelOf(shown.code),
    originalMonthlyCents: shown.monthlyCents,
    adjustedCode: code,
    adjustedLabel: code === null ? null : labelOf(code),
    adjustedMonthlyCents: monthlyCents,
    reason,
    author,
    at,
  };
}
