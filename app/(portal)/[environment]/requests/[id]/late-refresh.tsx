import { Banner } from "@/components/ui/banner";
import { Time } from "@/components/ui/time";
import type { Scope } from "@/lib/scope";
import { listAudit, type RequestRecord } from "@/lib/store/read/request";

/** Says that an ongoing report's new data is late. Renders nothing if no new data is expected. */
export async function LateRefresh({ scope, request }: { scope: Scope; request: RequestRecord }) {
  const at = await findLateSince(scope, request);
  if (!at) return null;
  return (
    <Banner tone="warn">
      We requested new data, but the data had not arrived by <Time at={at} />. You see the previous report
      until the new data arrives. We keep asking the bank, so you don’t need to do anything.
    </Banner>
  );
}

/**
 * Returns when new data was last recorded as late. Null if it was never late or has arrived since, or if there is no
 * ongoing consent.
 */
async function findLateSince(scope: Scope, request: RequestRecord): Promise<Date | null> {
  if (request.consentType !== "ongoing" || !request.consent || request.consent.endedAt) return null;
  const audit = await listAudit(scope, request.id);
  const last = audit.findLast(({ action }) => action === "data.late" || action === "report.refreshed");
  return last?.action === "data.late" ? last.at : null;
}
