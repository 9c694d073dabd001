// The life of a request: its statuses, stages and moves as data, and the functions that read them.
import type { ConsentType, Profile, ReportType } from "@/lib/engine/document";
import { canReconnect } from "@/lib/rules/consent-evidence";

export type { ConsentType, Profile, ReportType };

export const STATUSES = ["pending_consent", "pending_data", "ready", "withdrawn", "purged"] as const;
export type Status = (typeof STATUSES)[number];

/** The steps within a status. Stages may be added later, so clients should rely only on the status. */
export const STAGES = [
  "awaiting_consent",
  "awaiting_data",
  "adding_banks",
  "analysing",
  "awaiting_share",
  "ready",
  "withdrawn",
  "purged",
] as const;
export type Stage = (typeof STAGES)[number];

export const REPORT_TYPES = ["expense_summary", "affordability"] as const satisfies readonly ReportType[];

export const CONSENT_TYPES = ["once", "ongoing"] as const satisfies readonly ConsentType[];

/** The number of banks that the customer may share: one or several. */
export const BANKS = ["one", "several"] as const;
export type Banks = (typeof BANKS)[number];

export const SHARE_MODES = ["automatic", "customer_review"] as const;
export type ShareMode = (typeof SHARE_MODES)[number];

export const PROFILES = ["full", "insight"] as const satisfies readonly Profile[];

export const EVENT_TYPES = [
  "consent.completed",
  "report.awaiting_share",
  "report.ready",
  "report.refreshed",
  "request.withdrawn",
] as const;
export type EventType = (typeof EVENT_TYPES)[number];

/** Everything that can change a request's status or stage. */
export const TRIGGERS = [
  "consent_returned",
  "consent_confirmed",
  "first_bank_confirmed",
  "banks_chosen",
  "analysis_started",
  "report_prepared",
  "report_shared",
  "report_written",
  "report_refreshed",
  "report_assessed",
  "withdrawn",
  "retention_elapsed",
] as const;
export type Trigger = (typeof TRIGGERS)[number];

/**
 * The largest number of days by which a test request's clock can be advanced. Longer than any retention that a company
 * can set, and short enough that every date stays valid.
 */
export const CLOCK_DAYS_MAX = 3_650;

/**
 * The actions in a request's audit log: its events, and the steps between them. Add new actions at the end and never
 * change one, because the log is a hash chain.
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
  "consent.troubled",
  "consent.recovered",
  "consent.collected",
  "request.changed",
  "banks.chosen",
  "bank.stopped",
  "assessment.changed",
  "report.assessed",
  "bank.attempted",
  "request.assigned",
  "refresh.requested",
  "data.check_requested",
  "sandbox.customer_played",
  "adjustments.changed",
] as const;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];

/** True while a request waits for its customer or its data, and its report is not ready. */
export const isPending = ({ status }: { status: Status }): boolean =>
  status === "pending_consent" || status === "pending_data";

/** The audit action of each trigger that sends no event. */
export const ACTION_OF_TRIGGER: Readonly<Partial<Record<Trigger, AuditAction>>> = {
  consent_returned: "consent.returned",
  banks_chosen: "banks.chosen",
  analysis_started: "analysis.started",
  retention_elapsed: "request.purged",
  report_assessed: "report.assessed",
};

type Move = { status: Status; stage: Stage; event: EventType | null };

const awaitingData: Move = { status: "pending_data", stage: "awaiting_data", event: null };
const consentConfirmed: Move = { ...awaitingData, event: "consent.completed" };
const addingBanks: Move = { status: "pending_data", stage: "adding_banks", event: "consent.completed" };
const analysing: Move = { status: "pending_data", stage: "analysing", event: null };
const awaitingShare: Move = { ...awaitingData, stage: "awaiting_share", event: "report.awaiting_share" };
const ready: Move = { status: "ready", stage: "ready", event: "report.ready" };
const refreshed: Move = { status: "ready", stage: "ready", event: "report.refreshed" };
const assessed: Move = { status: "ready", stage: "ready", event: null };
const withdrawn: Move = { status: "withdrawn", stage: "withdrawn", event: "request.withdrawn" };
const purged: Move = { status: "purged", stage: "purged", event: null };

/**
 * For each stage, the result of each trigger. A trigger missing from a row is not allowed there. Each stage belongs to
 * one status (only pending_data has several stages), so the stage identifies the row.
 */
export const MOVES: Readonly<Record<Stage, Partial<Record<Trigger, Move>>>> = {
  awaiting_consent: {
    consent_returned: awaitingData,
    consent_confirmed: consentConfirmed,
    first_bank_confirmed: addingBanks,
    report_prepared: awaitingShare,
    report_written: ready,
    withdrawn,
  },
  awaiting_data: {
    consent_confirmed: consentConfirmed,
    first_bank_confirmed: addingBanks,
    analysis_started: analysing,
    report_prepared: awaitingShare,
    report_written: ready,
    withdrawn,
  },
  adding_banks: { banks_chosen: awaitingData, withdrawn },
  analysing: { report_prepared: awaitingShare, report_written: ready, withdrawn },
  awaiting_share: { report_shared: ready, withdrawn },
  ready: { report_refreshed: refreshed, report_assessed: assessed, withdrawn, retention_elapsed: purged },
  withdrawn: {},
  purged: {},
};

/** The move that `trigger` makes from `stage`, or null if it is not allowed there. */
export function findMove(stage: Stage, trigger: Trigger): Move | null {
  return MOVES[stage][trigger] ?? null;
}

/** True once the request is withdrawn or purged. Its status is then final. */
export function isClosed(status: Status): boolean {
  return status === "withdrawn" || status === "purged";
}

/**
 * True while the request waits for its customer's consent. A call of consent-complete without a consent does not end
 * this wait.
 */
export function awaitsConsent(request: { stage: Stage; consentedAt: Date | null }): boolean {
  return request.stage === "awaiting_consent" || (request.stage === "awaiting_data" && !request.consentedAt);
}

/** The longest time that a report waits for another bank after the customer's last action. */
export const BANKS_WAIT_MS = 30 * 60_000;

/** Milliseconds until the report stops waiting for another bank; 0 once the wait is over. */
export function banksWaitMs({ banksActiveAt }: { banksActiveAt: Date | null }, now: Date): number {
  return Math.max(0, (banksActiveAt?.getTime() ?? 0) + BANKS_WAIT_MS - now.getTime());
}

export const DAY_MS = 86_400_000;
/** The maximum number of days between two refreshes that a firm can ask for. */
export const REFRESH_DAYS_MAX = 90;
/**
 * The number of days before the end of a consent in which the customer can renew it. With a longer period, a customer
 * could extend a consent that has hardly begun.
 */
const RENEW_WITHIN_DAYS = 30;

/** The fields that decide whether a consent can be renewed. */
type Renewable = {
  status: Status;
  consentType: ConsentType;
  consent: {
    consentRef: string | null;
    expiresAt: Date | null;
    endedAt: Date | null;
    /** The earliest end of several banks' consents; null if none has an end. */
    renewBy?: Date | null;
    trouble?: string | null;
  } | null;
};

/** The earliest time at which sharing ends at one of the customer's banks; null if no end is known. */
export function firstEndOf({
  renewBy,
  expiresAt,
}: Pick<NonNullable<Renewable["consent"]>, "renewBy" | "expiresAt">): Date | null {
  if (!renewBy || !expiresAt) return renewBy ?? expiresAt;
  return renewBy < expiresAt ? renewBy : expiresAt;
}

/**
 * The time when the customer's permission ends, if no one ends or renews it earlier. A one-time consent ends when its
 * report is deleted, although the sharing itself ends when the data is collected. Null if the time is not known yet.
 */
export function consentEndOf({
  consentType,
  purgeAt,
  consent,
}: {
  consentType: ConsentType;
  purgeAt: Date | null;
  consent: { expiresAt: Date | null } | null;
}): Date | null {
  return consentType === "once" ? purgeAt : (consent?.expiresAt ?? null);
}

/** True while the customer of a report with ongoing refreshes can extend their consent through their existing link. */
export function awaitsRenewal({ status, consentType, consent }: Renewable, now: Date): boolean {
  if (status !== "ready" || consentType !== "ongoing" || !consent?.consentRef || consent.endedAt)
    return false;
  const leftMs = (firstEndOf(consent)?.getTime() ?? 0) - now.getTime();
  return leftMs > 0 && leftMs <= RENEW_WITHIN_DAYS * DAY_MS;
}

/**
 * True while the customer can fix the problem that stops their data. The customer's existing link takes them to
 * their bank to fix it.
 */
export function awaitsReconnecting({ status, consent }: Pick<Renewable, "status" | "consent">): boolean {
  if (isClosed(status) || !consent?.consentRef || consent.endedAt) return false;
  return canReconnect(consent.trouble ?? null);
}

/**
 * True while the customer can add a bank through their existing link, in two cases:
 * - The request waits for more banks before it collects the data.
 * - The report is ready, the request is for several banks with ongoing consents, and the customer still shares.
 */
export function awaitsBank({
  status,
  stage,
  banks,
  consentType,
  consent,
}: Pick<Renewable, "status" | "consentType" | "consent"> & { stage: Stage; banks: Banks }): boolean {
  if (stage === "adding_banks") return true;
  const isShared = consent !== null && consent.consentRef !== null && consent.endedAt === null;
  return status === "ready" && banks === "several" && consentType === "ongoing" && isShared;
}
