import type { Terms } from "@/lib/domain/terms";
import { findBytes, type Json, toDate } from "@/lib/store/read/row";
import { unseal } from "@/lib/store/seal";
import type { Consent, Request } from "@/prisma/generated/client";

export type Contact = { email: string | null; phone: string | null };
/** A request as the rest of the house knows it: the row, what is known of its consent, and the opened contact details. */
export type RequestRecord = Omit<Request, "terms"> & {
  consent: Consent | null;
  contact: Contact;
  terms: Terms | null;
};

const NO_CONTACT: Contact = { email: null, phone: null };

export function toRequest(row: Json<Request>): Request {
  return {
    id: row.id,
    companyId: row.company_id,
    environment: row.environment,
    status: row.status,
    stage: row.stage,
    reportType: row.report_type,
    consentType: row.consent_type,
    clientName: row.client_name,
    clientRef: row.client_ref,
    periodLabel: row.period_label,
    redirectUri: row.redirect_uri,
    cancelUri: row.cancel_uri,
    contactSealed: findBytes(row.contact_sealed),
    inviteSealed: findBytes(row.invite_sealed),
    invitedAt: toDate(row.invited_at),
    reminders: row.reminders,
    remindedAt: toDate(row.reminded_at),
    reminderHeldUntil: toDate(row.reminder_held_until),
    remindersStoppedAt: toDate(row.reminders_stopped_at),
    linkLocksAt: toDate(row.link_locks_at),
    receiptDoneAt: toDate(row.receipt_done_at),
    terms: row.terms,
    dataKeyWrapped: findBytes(row.data_key_wrapped),
    verificationId: row.verification_id,
    generation: row.generation,
    createdAt: new Date(row.created_at),
    openedAt: toDate(row.opened_at),
    consentedAt: toDate(row.consented_at),
    readyAt: toDate(row.ready_at),
    purgeAt: toDate(row.purge_at),
    withdrawnAt: toDate(row.withdrawn_at),
    withdrawnBy: row.withdrawn_by,
    purgedAt: toDate(row.purged_at),
  };
}

function toConsent(row: Json<Consent>): Consent {
  return {
    requestId: row.request_id,
    companyId: row.company_id,
    environment: row.environment,
    provider: row.provider,
    userRef: row.user_ref,
    consentRef: row.consent_ref,
    institutions: row.institutions,
    givenAt: toDate(row.given_at),
    expiresAt: toDate(row.expires_at),
    endedAt: toDate(row.ended_at),
    upstreamEndedAt: toDate(row.upstream_ended_at),
    expiredAt: toDate(row.expired_at),
    expiryToldAt: toDate(row.expiry_told_at),
    sessionUntil: toDate(row.session_until),
    creatingAt: toDate(row.creating_at),
    creatingUntil: toDate(row.creating_until),
    creatingSealed: findBytes(row.creating_sealed),
    told: row.told,
    arrivalMemory: row.arrival_memory,
    accountsDigest: row.accounts_digest,
    remindedOfAt: toDate(row.reminded_of_at),
  };
}

export type RequestRow = { request: Json<Request>; consent: Json<Consent> | null };

/** The contact details of a row; none once their key was destroyed. */
export function openContact(row: Pick<Request, "id" | "contactSealed" | "dataKeyWrapped">): Contact {
  return row.contactSealed && row.dataKeyWrapped
    ? (JSON.parse(unseal(row, "contact", row.contactSealed)) as Contact)
    : NO_CONTACT;
}

/** The record of a row, its contact details opened. */
export function toRecord({ request, consent }: RequestRow): RequestRecord {
  const row = toRequest(request);
  // Written by one verb, from the type it is read as.
  const terms = row.terms as Terms | null;
  return { ...row, consent: consent && toConsent(consent), contact: openContact(row), terms };
}
