import { ReportChanges } from "@/components/portal/report-changes";
import { Card } from "@/components/ui/card";
import { fetchChanges } from "@/lib/documents/fetch-document";
import type { Member } from "@/lib/http/member";
import { hasPreviousReport } from "@/lib/store/read/previous-report";

/** Shows the changes of the latest refresh. Renders nothing for a report that was never refreshed. */
export async function ChangesCard({ asking, id }: { asking: Member; id: string }) {
  if (!(await hasPreviousReport(asking.scope, id))) return null;
  return (
    <div id="changes" className="scroll-mt-4">
      <Card
        title="Since the previous report"
        about="What changed with this refresh. The previous report was deleted; we keep only these figures from it."
      >
        <ReportChanges changes={await fetchChanges(asking.scope, id)} />
      </Card>
    </div>
  );
}
