import type { Sharing } from "@/components/consent/model";
import type { NoteTry } from "@/components/consent/note-form";
import { NotePage } from "@/components/consent/note-page";
import { ReviewPage } from "@/components/consent/review-page";
import { listTargets, noteMark } from "@/components/report/note-targets";
import { findFiguresBeside, findReviewBeside } from "@/lib/analyse/review-thread";
import { SHARE_WITHIN_DAYS } from "@/lib/analyse/write-report";
import type { Link } from "@/lib/connect/open-link";
import { toFrame, toPaths } from "./link-props";
import { seeOther, show } from "./visit";

const DAY_MS = 86_400_000;

/** The report under review, with the way to share it or not. Null when it was shared or withdrawn in this moment. */
export async function showReview(link: Link, sharing: Sharing, nonce: string): Promise<Response | null> {
  const paths = toPaths(link.request.id);
  const review = await findReviewBeside(link.scope, link.request.id, `${paths.note}?about=`);
  if (!review) return null;
  const page = (
    <ReviewPage
      frame={toFrame(link, nonce)}
      paths={paths}
      sharing={sharing}
      html={review.html ?? ""}
      groups={review.groups}
      notes={review.notes}
      shareBy={new Date(review.preparedAt.getTime() + SHARE_WITHIN_DAYS * DAY_MS)}
    />
  );
  return show(page, { state: "awaiting_share" });
}

/**
 * The page of one note: on the figure of this number, or on one to be chosen. `tried` is what was sent and could not be
 * kept. Leads to the link itself when no report is under review.
 */
export async function showNote(
  link: Link,
  nonce: string,
  { number, tried }: { number: number | null; tried?: NoteTry },
): Promise<Response> {
  const paths = toPaths(link.request.id);
  const review = await findFiguresBeside(link.scope, link.request.id);
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
      groups={groups}
      about={about}
      back={about ? toFigure(paths.link, targets.indexOf(about)) : `${paths.link}#c-notes`}
      isKept={kept !== undefined}
      tried={tried ?? before}
    />
  );
  return show(page, { state: "note", status: tried?.wrong ? 422 : 200 });
}

/** Where a figure stands on the page of the report. */
export const toFigure = (link: string, number: number): string => `${link}#${noteMark(number)}`;
