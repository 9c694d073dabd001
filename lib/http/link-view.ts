import type { LinkView } from "@/lib/contract/wire/link";
import { isClosed } from "@/lib/domain/request";
import { CLUSTERS, DEFAULT_PURPOSE, HISTORY_MONTHS } from "@/lib/domain/sharing";
import type { CompanyRecord } from "@/lib/store/read/company";
import type { RequestRecord } from "@/lib/store/read/request";

/** How the customer can go on from a link: where to, and what they must give first. */
export type Way = { consentUrl: string | null; needs: readonly "email"[]; isLocked: boolean };

/** The client-facing context of a public link. No bank data; of an ended request, not even a name. */
export function toLinkView(request: RequestRecord, company: CompanyRecord, way: Way): LinkView {
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
    consent_url: way.consentUrl,
    needs: [...way.needs],
    link: way.isLocked ? ("locked" as const) : ("open" as const),
  };
  if (isClosed(request.status)) return { ...ends, client_first_name: null, sharing: null };
  return {
    ...ends,
    client_first_name: firstNameOf(request.clientName),
    sharing: {
      report_type: request.reportType,
      purpose: brand.purpose ?? DEFAULT_PURPOSE,
      clusters: CLUSTERS.map(({ name, items }) => ({ name, items: [...items] })),
      history_months: HISTORY_MONTHS,
      period_label: request.periodLabel,
      consent_type: request.consentType,
      retention_days: settings.retentionDays,
      share_mode: settings.shareMode,
    },
  };
}

/** How a person is greeted: by the first of their names, a title and marks at its end left out. */
export function firstNameOf(name: string): string {
  const words = name.split(/\s+/).map((word) => word.replace(/[,.;:]+$/, ""));
  return words.find((word) => word !== "" && !TITLE.test(word)) ?? name;
}

const TITLE = /^(mr|mrs|ms|miss|mx|dr|prof|professor|sir|dame|rev|fr)$/i;
