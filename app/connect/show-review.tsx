import { FullReportPage } from "@/components/consent/full-report-page";
import type { Sharing } from "@/components/consent/model";
import type { NoteEntry } from "@/components/consent/note-form";
import { NotePage } from "@/components/consent/note-page";
import { ReviewPage } from "@/components/consent/review-page";
import { type SummaryPart, targetsOf } from "@/components/report/customer-summary";
import { listTargets, noteMark } from "@/components/report/note-targets";
import { findReview } from "@/lib/analyse/find-review";
import type { Link } from "@/lib/connect/open-link";
import { SHARE_WITHIN_DAYS } from "@/lib/rules/sharing";
import { toFrame, toPaths } from "./link-props";
import { seeOther, show } from "./visit";

const DAY_MS = 86_400_000;

/**
 * Shows the summary of the report under review, with Share and Don't share. Null if the report is no longer under
 * review, because it was just shared or withdrawn.
 */
export async function showReview(link: Link, sharing: Sharing, nonce: string): Promise<Response | null> {
  const paths = toPaths(link.request.id);
  const review = await findReview(link.scope, link.request.id, null);
  if (!review) return null;
  const page = (
    <ReviewPage
      frame={toFrame(link, nonce)}
      paths={paths}
      sharing={sharing}
      summary={review.summary}
      groups={review.groups}
      notes={review.notes}
      shareBy={new Date(review.preparedAt.getTime() + SHARE_WITHIN_DAYS * DAY_MS)}
    />
  );
  return show(page, { state: "awaiting_share" });
}

/** Shows the whole report under review. Redirects to the link if no report is under review. */
export async function showFullReport(link: Link, nonce: string): Promise<Response> {
  const paths = toPaths(link.request.id);
  const at = { writeAt: `${paths.note}?about=`, decideAt: `${paths.link}#c-share` };
  const review = await findReview(link.scope, link.request.id, at);
  if (!review?.html) return seeOther(paths.link);
  const page = <FullReportPage frame={toFrame(link, nonce)} paths={paths} html={review.html} />;
  return show(page, { state: "awaiting_share" });
}

/**
 * Shows the page on which the customer writes a note: on the figure `number`, or on a figure that they choose from a
 * line of the summary. `tried` is input that could not be stored. Redirects to the link if no report is under review.
 */
export async function showNote(
  link: Link,
  nonce: string,
  { number, part = null, tried }: { number: number | null; part?: SummaryPart | null; tried?: NoteEntry },
): Promise<Response> {
  const paths = toPaths(link.request.id);
  const review = await findReview(link.scope, link.request.id, null);
  if (!review) return seeOther(paths.link);
  const { groups, notes } = review;
  const targets = listTargets(groups);
  const about = (number === null ? targets.find(({ id }) => id === tried?.target) : targets[number]) ?? null;
  const kept = notes.find(({ target }) => target === about?.id);
  const before = { target: "", kind: kept?.kind ?? "", text: kept?.text ?? "", wrong: null };
  const page = (
    <NotePage
      frame={toFrame(link, nonce)}
      paths={paths}
      groups={part ? targetsOf(part, groups) : groups}
      part={part}
      about={about}
      back={about && !part ? toFigure(paths.report, targets.indexOf(about)) : paths.link}
      isKept={kept !== undefined}
      tried={tried ?? before}
    />
  );
  return show(page, { state: "note", status: tried?.wrong ? 422 : 200 });
}

/** The URL of a figure on the page of the whole report. */
export const toFigure = (report: string, number: number): string => `${report}#${noteMark(number)}`;
