import type { NoteUrl } from "@/components/report/context";
import { type CustomerSummary, toCustomerSummary } from "@/components/report/customer-summary";
import { listTargets, noteMark, type TargetGroup, toTargetGroups } from "@/components/report/note-targets";
import { toPrintableText } from "@/components/report/printable";
import { ReportView } from "@/components/report/report-view";
import type { Integrity, ReportDocument } from "@/lib/engine/document";

/**
 * `writeAt`: the URL for writing a note, without the figure's number at its end. `decideAt`: the URL of the decision.
 */
export type ReviewPaths = { writeAt: string; decideAt: string };

/**
 * The report as markup for the customer who reviews it. Each figure that a note may be about has a link to the page for
 * writing a note. The link is `writeAt` followed by the figure's index in `groups`, so that the URL does not contain
 * bank data.
 */
export async function renderReview(
  document: ReportDocument,
  integrity: Integrity,
  groups: readonly TargetGroup[],
  { writeAt, decideAt }: ReviewPaths,
): Promise<string> {
  // Imported here, because the framework refuses a static import of this module in code that a route reaches.
  const { renderToStaticMarkup } = await import("react-dom/server");
  return renderToStaticMarkup(
    <ReportView
      document={document}
      integrity={integrity}
      noteUrl={newNoteUrl(groups, writeAt)}
      isFolded
      onward={{ href: decideAt, text: "Back to your decision" }}
      isForCustomer
    />,
  );
}

/** The customer's summary, and the figures that notes may be about (`components/report/note-targets`). */
export { type CustomerSummary, type TargetGroup, toCustomerSummary, toTargetGroups };

function newNoteUrl(groups: readonly TargetGroup[], writeAt: string): NoteUrl {
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
