/** The life of a request: the specification's status table (section 3), as data, and the questions asked of it. */

export const STATUSES = ["pending_consent", "pending_data", "ready", "withdrawn", "purged"] as const;
export type Status = (typeof STATUSES)[number];

/** A finer word for where a request stands (decisions, section 1). Additive: clients may rely on status alone. */
export const STAGES = [
  "awaiting_consent",
  "awaiting_data",
  "analysing",
  "awaiting_share",
  "ready",
  "withdrawn",
  "purged",
] as const;
export type Stage = (typeof STAGES)[number];

export const REPORT_TYPES = ["expense_summary", "affordability"] as const;
export type ReportType = (typeof REPORT_TYPES)[number];

export const CONSENT_TYPES = ["once", "ongoing"] as const;
export type ConsentType = (typeof CONSENT_TYPES)[number];

export const SHARE_MODES = ["automatic", "customer_review"] as const;
export type ShareMode = (typeof SHARE_MODES)[number];

export const PROFILES = ["full", "insight"] as const;
export type Profile = (typeof PROFILES)[number];

export const EVENT_TYPES = [
  "consent.completed",
  "report.awaiting_share",
  "report.ready",
  "report.refreshed",
  "request.withdrawn",
] as const;
export type EventType = (typeof EVENT_TYPES)[number];

/** What can happen to a request. Every change of status or stage is one of these. */
export const TRIGGERS = [
  "consent_returned",
  "consent_confirmed",
  "analysis_started",
  "report_prepared",
  "report_shared",
  "report_written",
  "report_refreshed",
  "withdrawn",
  "retention_elapsed",
] as const;
export type Trigger = (typeof TRIGGERS)[number];

/** How far a test request's clock goes in all: past any retention a company can set; beyond, times come to an end. */
export const CLOCK_DAYS_MAX = 3_650;

/**
 * What the audit record says of a request: its events, and what happens between them. New ones go at the end; one that
 * was written stays as it is, because the record is a chain.
 */
export const AUDIT_ACTIONS = [
  ...EVENT_TYPES,
  "request.created",
  "request.invited",
  "request.purged",
  "consent.returned",
  "analysis.started",
  "note.kept",
  "note.removed",
  "upstream.deleted",
  "sandbox.clock_advanced",
  "sandbox.event_fired",
  "consent.expired",
  "request.reminded",
  "request.mail_refused",
  "request.receipt_sent",
  "request.receipt_refused",
  "request.email_given",
  "request.link_locked",
  "request.link_unlocked",
  "request.reminders_stopped",
  "request.reminders_resumed",
  "report.viewed",
  "report.downloaded",
  "consent.changed",
  "consent.reminded",
  "message.delivered",
  "message.failed",
  "message.bounced",
  "message.complained",
  "data.failed",
  "request.bar_lifted",
  "data.empty",
  "data.late",
] as const;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];

/** How the audit record names a move that makes no event. */
export const ACTION_OF_TRIGGER: Readonly<Partial<Record<Trigger, AuditAction>>> = {
  consent_returned: "consent.returned",
  analysis_started: "analysis.started",
  retention_elapsed: "request.purged",
};

export type Move = { status: Status; stage: Stage; event: EventType | null };

const awaitingData: Move = { status: "pending_data", stage: "awaiting_data", event: null };
const consentConfirmed: Move = { ...awaitingData, event: "consent.completed" };
const analysing: Move = { status: "pending_data", stage: "analysing", event: null };
const awaitingShare: Move = {
  status: "pending_data",
  stage: "awaiting_share",
  event: "report.awaiting_share",
};
const ready: Move = { status: "ready", stage: "ready", event: "report.ready" };
const refreshed: Move = { status: "ready", stage: "ready", event: "report.refreshed" };
const withdrawn: Move = { status: "withdrawn", stage: "withdrawn", event: "request.withdrawn" };
const purged: Move = { status: "purged", stage: "purged", event: null };

/**
 * From the stage a request is in, what each trigger leads to. A trigger missing from a row does not apply there.
 * Stages refine statuses one to one except pending_data, which has three, so the stage alone names the row.
 */
export const MOVES: Readonly<Record<Stage, Partial<Record<Trigger, Move>>>> = {
  awaiting_consent: {
    consent_returned: awaitingData,
    consent_confirmed: consentConfirmed,
    report_prepared: awaitingShare,
    report_written: ready,
    withdrawn,
  },
  awaiting_data: {
    consent_confirmed: consentConfirmed,
    analysis_started: analysing,
    report_prepared: awaitingShare,
    report_written: ready,
    withdrawn,
  },
  analysing: { report_prepared: awaitingShare, report_written: ready, withdrawn },
  awaiting_share: { report_shared: ready, withdrawn },
  ready: { report_refreshed: refreshed, withdrawn, retention_elapsed: purged },
  withdrawn: {},
  purged: {},
};

/** Where `trigger` leads from `stage`, or null when it does not apply there. */
export function findMove(stage: Stage, trigger: Trigger): Move | null {
  return MOVES[stage][trigger] ?? null;
}

/** True when nothing more can happen to the request. */
export function isClosed(status: Status): boolean {
  return status === "withdrawn" || status === "purged";
}

/** True while the customer still has something to consent to; a call of consent-complete alone does not change that. */
export function awaitsConsent(request: { stage: Stage; consentedAt: Date | null }): boolean {
  return request.stage === "awaiting_consent" || (request.stage === "awaiting_data" && !request.consentedAt);
}

const DAY_MS = 86_400_000;
/** So long before its end a consent may be renewed: asked earlier, a customer would renew what has hardly begun. */
export const RENEW_WITHIN_DAYS = 30;

/** What renewing is decided from. */
export type Renewable = {
  status: Status;
  consentType: ConsentType;
  consent: { consentRef: string | null; expiresAt: Date | null; endedAt: Date | null } | null;
};

/** True while the customer of a report that is kept fresh can make their consent last longer, by the link they have. */
export function awaitsRenewal({ status, consentType, consent }: Renewable, now: Date): boolean {
  if (status !== "ready" || consentType !== "ongoing" || !consent?.consentRef || consent.endedAt)
    return false;
  const leftMs = (consent.expiresAt?.getTime() ?? 0) - now.getTime();
  return leftMs > 0 && leftMs <= RENEW_WITHIN_DAYS * DAY_MS;
}
