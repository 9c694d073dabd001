import type { ReportChangesView } from "@/lib/contract/wire/changes";
import { fetchReport } from "@/lib/documents/fetch-report";
import { LIMITATIONS } from "@/lib/engine/changes/change";
import { type Changes, listChanges, type PreviousReport } from "@/lib/engine/changes/previous-report";
import type { Scope } from "@/lib/scope";
import { findPreviousReport } from "@/lib/store/read/previous-report";

/**
 * Compares the finished report with the stored facts of the previous one, in the worker. Throws as `fetchReport`
 * does.
 */
export async function takeChanges(scope: Scope, requestId: string): Promise<ReportChangesView> {
  // Reads the previous report's facts first, so that a refresh between the two reads never compares a report with
  // itself.
  const kept = await findPreviousReport(scope, requestId);
  const { document } = await fetchReport(scope, requestId);
  return toView(listChanges(document, kept === null ? null : (JSON.parse(kept) as PreviousReport)));
}

function toView(changes: Changes): ReportChangesView {
  return {
    profile: changes.profile,
    current: toReport(changes.current),
    previous: changes.previous && toReport(changes.previous),
    not_compared: changes.notCompared,
    limitations: changes.limitations.map((code) => ({ code, text: LIMITATIONS[code] })),
    figures: changes.figures.map(({ previous, current, ...line }) => ({
      ...line,
      previous,
      current,
      difference: previous === null || current === null ? null : current - previous,
    })),
    new_dishonours: changes.newDishonours,
    changes: changes.changes.map(({ previousCents, currentCents, ...change }) => ({
      ...change,
      previous_cents: previousCents,
      current_cents: currentCents,
    })),
  };
}

function toReport({ verificationId, generatedAt, period }: Changes["current"]): ReportChangesView["current"] {
  return { verification_id: verificationId, generated_at: generatedAt, period };
}
