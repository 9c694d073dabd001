import type { NoteWay } from "@/components/report/context";
import { type CustomerSummary, toCustomerSummary } from "@/components/report/customer-summary";
import type { Integrity } from "@/components/report/integrity";
import { listTargets, noteMark, type TargetGroup, toTargetGroups } from "@/components/report/note-targets";
import { toPrintableText } from "@/components/report/printable";
import { ReportView } from "@/components/report/report-view";
import type { ReportDocument } from "@/lib/engine/document";

/** Where a note is written, up to the figure's number, and where the customer decides. */
export type ReviewPaths = { writeAt: string; decideAt: string };

/**
 * The report as markup for the customer who reviews it: the report itself, and beside each figure that may carry a note a
 * link to write one (`writeAt` with the figure's number, which says nothing of the figure).
 */
export async function renderReview(
  document: ReportDocument,
  integrity: Integrity,
  groups: readonly TargetGroup[],
  { writeAt, decideAt }: ReviewPaths,
): Promise<string> {
  // The framework refuses the static import in anything a route reaches.
  const { renderToStaticMarkup } = await import("react-dom/server");
  return renderToStaticMarkup(
    <ReportView
      document={document}
      integrity={integrity}
      noteWay={newNoteWay(groups, writeAt)}
      isFolded
      onward={{ href: decideAt, text: "Back to: share or not" }}
      isForCustomer
    />,
  );
}

/** What notes may be about; see `lib/analyse/review-notes`. */
export { type CustomerSummary, type TargetGroup, toCustomerSummary, toTargetGroups };

function newNoteWay(groups: readonly TargetGroup[], writeAt: string): NoteWay {
  const numbers = new Map(listTargets(groups).map(({ id }, number) => [toPrintableText(id), number]));
  const placed = new Set<number>();
  return (target) => {
    const number = numbers.get(target);
    if (number === undefined) return null;
    const isFirst = !placed.has(number);
    placed.add(number);
    return { href: `${writeAt}${number}`, id: isFirst ? noteMark(number) : null };
  };
}
