import type { Progress, RequestView } from "@/lib/contract/wire/request";
import { consentBaseUrl } from "@/lib/env/env";
import type { AttemptOutcome } from "@/lib/rules/bank-attempt";
import { findLinkLock } from "@/lib/rules/link";
import { consentEndOf, type ReportType, type Stage, type Status } from "@/lib/rules/request";
import type { RequestRecord } from "@/lib/store/read/request";

const iso = (date: Date | null | undefined) => date?.toISOString() ?? null;

/** The customer's link. The id in it is a secret. */
export function consentUrlOf(requestId: string): string {
  return `${consentBaseUrl()}/connect/${requestId}`;
}

/** Converts a request to the API's format. Unknown or deleted values are null. */
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
    banks: request.banks,
    refresh_every_days: request.refreshEveryDays,
    next_refresh_at: consent && !consent.endedAt ? iso(request.refreshDueAt) : null,
    consent: consent?.givenAt
      ? {
          given_at: consent.givenAt.toISOString(),
          expires_at: iso(consentEndOf(request)),
          institutions: consent.institutions,
        }
      : null,
    trouble:
      consent?.trouble && consent.troubleSince && !consent.endedAt
        ? { reason: consent.trouble, since: consent.troubleSince.toISOString() }
        : null,
    last_attempt: request.attemptAt
      ? {
          at: request.attemptAt.toISOString(),
          // The cast is safe: only lib/store/write/bank-attempt.ts writes this column, and it accepts only this type.
          outcome: request.attemptOutcome as AttemptOutcome,
          institution: request.attemptInstitution,
        }
      : null,
    verification_id: request.verificationId,
    metadata: contact.metadata ?? null,
    created_at: request.createdAt.toISOString(),
    updated_at: request.updatedAt.toISOString(),
    link_locked_at: iso(findLinkLock(request, now)),
    consented_at: iso(request.consentedAt),
    ready_at: iso(request.readyAt),
    purge_at: iso(request.purgeAt),
    withdrawn_at: iso(request.withdrawnAt),
    withdrawn_by: request.withdrawnBy,
    purged_at: iso(request.purgedAt),
  };
}

/** Builds the response of the endpoints `generate`, `consent-complete` and `refresh`. */
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
