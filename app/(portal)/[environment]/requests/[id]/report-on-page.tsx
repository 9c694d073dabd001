import { HeadlineTiles } from "@/components/portal/report/headline-tiles";
import { fetchHeadlines } from "@/lib/deliver/fetch-viewer";
import { recordView } from "@/lib/deliver/record-view";
import type { Member } from "@/lib/http/member";

/**
 * The report's four figures and the way to it; the report is a page of its own. The figures are bank data, so they count as a
 * view.
 */
export async function ReportOnPage({ asking, id }: { asking: Member; id: string }) {
  const headlines = await fetchHeadlines(asking.scope, id);
  await recordView(asking.scope, id, asking.actor);
  return (
    <section aria-label="Report">
      <HeadlineTiles headlines={headlines} base={asking.place(`/requests/${id}/report`)} />
    </section>
  );
}
