import type { Change, Limitation } from "@/lib/engine/changes/change";
import { type ComparedLine, compareReports } from "@/lib/engine/changes/compare-reports";
import { type ComparedFigures, toComparedFigures } from "@/lib/engine/changes/compared-figures";
import type { ReportDocument } from "@/lib/engine/document";

export const NOT_COMPARED = ["NO_EARLIER_REPORT", "ACCOUNT_REMOVED", "PROFILE_CHANGED"] as const;
type NotCompared = (typeof NOT_COMPARED)[number];

/** The stored facts of an erased report, kept with the report that replaced it. */
export type PreviousReport =
  | { figures: ComparedFigures; notCompared: null }
  | { figures: null; notCompared: NotCompared };

/**
 * Returns the facts to keep about a report that `next` replaces. Keeps no figures if the profile changed, or if an
 * account is no longer shared, because that account's data may be in any figure.
 */
export function toPreviousReport(report: ReportDocument, next: ReportDocument): PreviousReport {
  const kept = new Set(next.accounts.map(({ id }) => id));
  if (report.accounts.some(({ id }) => !kept.has(id)))
    return { figures: null, notCompared: "ACCOUNT_REMOVED" };
  if (report.profile !== next.profile) return { figures: null, notCompared: "PROFILE_CHANGED" };
  return { figures: toComparedFigures(report), notCompared: null };
}

type Compared = Pick<ComparedFigures, "verificationId" | "generatedAt" | "period">;
export type Changes = {
  profile: ReportDocument["profile"];
  current: Compared;
  previous: Compared | null;
  notCompared: NotCompared | null;
  limitations: Limitation[];
  figures: ComparedLine[];
  newDishonours: number | null;
  changes: Change[];
};

/**
 * The changes in a report since the previous one. If there is nothing to compare, the lists are empty and `notCompared`
 * has the reason.
 */
export function listChanges(report: ReportDocument, earlier: PreviousReport | null): Changes {
  const { profile } = report;
  const current = toCompared(toComparedFigures(report));
  const { figures: previous, notCompared } = earlier ?? { figures: null, notCompared: "NO_EARLIER_REPORT" };
  if (!previous) {
    const nothing = { limitations: [], figures: [], newDishonours: null, changes: [] };
    return { profile, current, previous: null, notCompared, ...nothing };
  }
  const compared = compareReports(previous, report);
  return { profile, current, previous: toCompared(previous), notCompared: null, ...compared };
}

function toCompared({ verificationId, generatedAt, period }: ComparedFigures): Compared {
  return { verificationId, generatedAt, period };
}
