import type { NoteWay } from "@/components/report/context";
import type { Integrity } from "@/components/report/integrity";
import { listTargets, noteMark, type TargetGroup, toTargetGroups } from "@/components/report/note-targets";
import { toPrintableText } from "@/components/report/printable";
import { ReportView } from "@/components/report/report-view";
import type { ReportDocument } from "@/lib/domain/document";

/**
 * The report as markup for the page on which the customer reviews it: the report itself, and beside each figure that
 * may carry a note the way to write one (`writeAt` with the figure's number, which says nothing of the figure).
 */
export async function renderReview(
  document: ReportDocument,
  integrity: Integrity,
  groups: readonly TargetGroup[],
  writeAt: string,
): Promise<string> {
  // The framework refuses the static import in anything a route reaches.
  const { renderToStaticMarkup } = await import("react-dom/server");
  return renderToStaticMarkup(
    <ReportView
      document={document}
      integrity={integrity}
      noteWay={newNoteWay(groups, writeAt)}
      isFolded
      onward={{ href: "#c-share", text: "Go to: share or not" }}
    />,
  );
}

/** What notes may be about; see `lib/analyse/add-note`. */
export { type TargetGroup, toTargetGroups };

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
