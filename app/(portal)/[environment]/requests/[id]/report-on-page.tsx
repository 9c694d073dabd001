import { HeadlineTiles } from "@/components/report/headline-tiles";
import { fetchHeadlines } from "@/lib/documents/fetch-viewer";
import { recordView } from "@/lib/documents/record-access";
import type { Member } from "@/lib/http/member";

/**
 * Shows the report's four main figures and a link to the report's own page. The figures are bank data, so showing them
 * is recorded as a view.
 */
export async function ReportOnPage({ asking, id }: { asking: Member; id: string }) {
  const headlines = await fetchHeadlines(asking.scope, id);
  await recordView(asking.scope, id, asking.actor);
  return (
    <section aria-label="Report">
      <HeadlineTiles headlines={headlines} base={asking.pathOf(`/requests/${id}/report`)} />
    </section>
  );
}
