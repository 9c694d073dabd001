import type { LinkView } from "@/lib/contract/wire/link";
import { greetingNameOf } from "@/lib/rules/greeting";
import { isClosed } from "@/lib/rules/request";
import { CLUSTERS, DEFAULT_PURPOSE, HISTORY_MONTHS } from "@/lib/rules/sharing";
import type { CompanyRecord } from "@/lib/store/read/company";
import type { RequestRecord } from "@/lib/store/read/request";

/** The customer's next step: the URL to open, the details that they must give first, and whether the link is locked. */
type NextStep = { consentUrl: string | null; needs: readonly "email"[]; isLocked: boolean };

/**
 * Builds the public view of a customer link. Contains no bank data and, for an ended request, not even the client's
 * name.
 */
export function toLinkView(request: RequestRecord, company: CompanyRecord, next: NextStep): LinkView {
  const { brand, settings } = company;
  const firm = {
    name: brand.displayName,
    colour: brand.colour,
    contact_email: brand.contactEmail,
    contact_phone: brand.contactPhone,
  };
  const ends = {
    id: request.id,
    status: request.status,
    stage: request.stage,
    environment: request.environment,
    firm,
    consent_url: next.consentUrl,
    needs: [...next.needs],
    link: next.isLocked ? ("locked" as const) : ("open" as const),
  };
  if (isClosed(request.status)) return { ...ends, client_first_name: null, sharing: null };
  return {
    ...ends,
    client_first_name: greetingNameOf(request.clientName),
    sharing: {
      report_type: request.reportType,
      purpose: brand.purpose ?? DEFAULT_PURPOSE,
      clusters: CLUSTERS.map(({ name, items }) => ({ name, items: [...items] })),
      history_months: HISTORY_MONTHS,
      period_label: request.periodLabel,
      consent_type: request.consentType,
      refresh_every_days: request.refreshEveryDays,
      retention_days: settings.retentionDays,
      share_mode: settings.shareMode,
    },
  };
}
