import type { Progress, RequestView } from "@/lib/contract/wire/request";
import { findLinkLock } from "@/lib/domain/link";
import type { ReportType, Stage, Status } from "@/lib/domain/request";
import { consentBaseUrl } from "@/lib/env";
import type { RequestRecord } from "@/lib/store/read/request";

const iso = (date: Date | null | undefined) => date?.toISOString() ?? null;

/** The customer's link. The id in it is its secret. */
export function consentUrlOf(requestId: string): string {
  return `${consentBaseUrl()}/connect/${requestId}`;
}

/** A request as the API shows it (decisions, section 2); null where something is not known, or gone. */
export function toRequestView(request: RequestRecord, now = new Date()): RequestView {
  const { consent, contact } = request;
  return {
    id: request.id,
    status: request.status,
    stage: request.stage,
    report_type: request.reportType,
    consent_url: consentUrlOf(request.id),
    client_name: request.clientName,
    client_ref: request.clientRef,
    email: contact.email,
    phone: contact.phone,
    period_label: request.periodLabel,
    redirect_uri: request.redirectUri,
    cancel_uri: request.cancelUri,
    environment: request.environment,
    consent_type: request.consentType,
    consent: consent?.givenAt
      ? {
          given_at: consent.givenAt.toISOString(),
          expires_at: iso(consent.expiresAt),
          institutions: consent.institutions,
        }
      : null,
    verification_id: request.verificationId,
    created_at: request.createdAt.toISOString(),
    link_locked_at: iso(findLinkLock(request, now)),
    consented_at: iso(request.consentedAt),
    ready_at: iso(request.readyAt),
    purge_at: iso(request.purgeAt),
    withdrawn_at: iso(request.withdrawnAt),
    withdrawn_by: request.withdrawnBy,
    purged_at: iso(request.purgedAt),
  };
}

/** What generate, consent-complete and refresh answer. */
export function toProgressView(request: {
  id: string;
  status: Status;
  stage: Stage;
  reportType: ReportType;
  verificationId: string | null;
}): Progress {
  return {
    id: request.id,
    status: request.status,
    stage: request.stage,
    report_type: request.reportType,
    verification_id: request.verificationId,
  };
}
