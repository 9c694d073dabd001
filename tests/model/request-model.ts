/**
 * This file models the state of a request and its possible changes. It is written independently of the product, and
 * does not use the product's table of transitions. Times are minutes before or after now, so that an addition or a
 * subtraction lets time pass.
 */

const STAGES = [
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

export const STATUS_OF: Readonly<Record<Stage, string>> = {
  awaiting_consent: "pending_consent",
  awaiting_data: "pending_data",
  adding_banks: "pending_data",
  analysing: "pending_data",
  awaiting_share: "pending_data",
  ready: "ready",
  withdrawn: "withdrawn",
  purged: "purged",
};

/** The possible next statuses of each status, without the status itself. */
export const NEXT_STATUSES: Readonly<Record<string, readonly string[]>> = {
  pending_consent: ["pending_data", "ready", "withdrawn"],
  pending_data: ["ready", "withdrawn"],
  ready: ["withdrawn", "purged"],
  withdrawn: [],
  purged: [],
};

const HOUR = 60;
export const DAY = 24 * HOUR;
/** The delay of the sandbox's data in the model. */
const DELAY = HOUR;
const CONSENT = 365 * DAY;
const RETENTION = 90 * DAY;
const SHARING = 30 * DAY;
/** The minutes that a report waits for a further bank after the customer's last action. */
const BANKS_WAIT = 30;
export const MINTS_PER_HOUR = 10;

export type Fate =
  | "none"
  | "delayed_data"
  | "denied_consent"
  | "upstream_error"
  | "upstream_down"
  | "revoked_at_bank";

/** The customer's consent at the bank, even if no event has reported it yet. */
type Agreement = { age: number; completeIn: number; expiresIn: number; revoked: boolean };

export type RequestModel = {
  fate: Fate;
  isLive: boolean;
  isOngoing: boolean;
  /**
   * True if the customer may share several banks. The report then waits until the customer says that the list is
   * complete.
   */
  isSeveral: boolean;
  /**
   * Minutes that the report still waits for a further bank if the customer does nothing; null if the report does not
   * wait.
   */
  banksIn: number | null;
  /** True if the company currently lets customers review the report before it is shared. */
  isReviewed: boolean;
  /**
   * The value of `isReviewed` to which the customer agreed when they last left for the bank; null before the first
   * visit.
   */
  agreedReview: boolean | null;
  stage: Stage;
  /** True if an event or a check has shown us the consent. */
  consented: boolean;
  /** The age in minutes of the first consent that we learnt of; null until we learn of a consent. */
  consentedAge: number | null;
  generation: number;
  /** The events that were sent to the firm, as `type:generation`. */
  told: readonly string[];
  /** True if the bank has a record of the customer. */
  known: boolean;
  agreements: readonly Agreement[];
  /** The number of the customer's agreements that we know about. */
  heardOf: number;
  purgeIn: number | null;
  /** Minutes until the consent ends, as far as we know. `expired` is true once we have noticed the end. */
  consentIn: number | null;
  expired: boolean;
  /** True if the data of a one-time consent was collected and we have ended the consent at the bank. */
  collected: boolean;
  /** Minutes for which the customer may still share the report under review. */
  shareIn: number | null;
  /** Minutes since each link was created. */
  mints: readonly number[];
  /** The minutes by which the sandbox's clock was advanced. */
  turned: number;
};

export function newRequestModel(
  facts: Pick<RequestModel, "fate" | "isLive" | "isOngoing" | "isSeveral" | "isReviewed" | "known">,
): RequestModel {
  return {
    ...facts,
    agreedReview: null,
    stage: "awaiting_consent",
    consented: false,
    consentedAge: null,
    generation: 0,
    told: [],
    agreements: [],
    heardOf: 0,
    purgeIn: null,
    consentIn: null,
    banksIn: null,
    expired: false,
    collected: false,
    shareIn: null,
    mints: [],
    turned: 0,
  };
}

export const isClosed = ({ stage }: RequestModel) => stage === "withdrawn" || stage === "purged";
export const isUnfinished = ({ stage }: RequestModel) =>
  stage === "awaiting_consent" ||
  stage === "awaiting_data" ||
  stage === "adding_banks" ||
  stage === "analysing";

/** True while the API returns a link to a bank. */
export const isOpen = (model: RequestModel) => awaitsConsent(model) || model.stage === "adding_banks";

/** True while we wait for the customer's first consent. */
const awaitsConsent = ({ stage, consented }: RequestModel) =>
  stage === "awaiting_consent" || (stage === "awaiting_data" && !consented);

function isActive(model: RequestModel, agreement: Agreement): boolean {
  const stops = model.fate === "revoked_at_bank" && agreement.completeIn + DELAY <= 0;
  return !agreement.revoked && agreement.expiresIn > 0 && !stops;
}

/** For this many minutes after a visit to the bank begins, an ended consent may still be replaced. */
const REPLACING = 15;
/**
 * A visit to the bank can replace a consent only if it begins at least this many minutes after the consent was given.
 */
const AFTER_CONSENT = 2;

/** True while the customer may be at the bank to replace a consent that has ended. */
export const isReplacing = ({ consentedAge, mints }: RequestModel): boolean =>
  consentedAge !== null && mints.some((age) => age < REPLACING && consentedAge - age >= AFTER_CONSENT);

export const activeOf = (model: RequestModel) => model.agreements.filter((each) => isActive(model, each));

/** The bank's answer to a request for data. */
export function dataOf(model: RequestModel): "none" | "late" | "failing" | "complete" {
  const active = activeOf(model);
  const isLate = active.some(({ completeIn }) => completeIn > 0);
  if (active.length === 0) return "none";
  if (model.fate === "upstream_down" || (model.fate === "upstream_error" && isLate)) return "failing";
  return isLate ? "late" : "complete";
}

const tell = (model: RequestModel, type: string) => ({
  ...model,
  told: [...model.told, `${type}:${model.generation}`],
});

export function withdraw(model: RequestModel): RequestModel {
  if (isClosed(model)) return model;
  return { ...tell(model, "request.withdrawn"), stage: "withdrawn", purgeIn: null, shareIn: null };
}

/** Adds a report, which the customer reviews or the firm gets. */
export function receiveReport(model: RequestModel): RequestModel {
  const collected = model.collected || !model.isOngoing;
  const consentIn = collected ? null : model.consentIn;
  const next = { ...model, generation: model.generation + 1, collected, consentIn };
  if (model.stage === "ready") return { ...tell(next, "report.refreshed"), purgeIn: RETENTION };
  if (model.agreedReview ?? model.isReviewed)
    return { ...tell(next, "report.awaiting_share"), stage: "awaiting_share", shareIn: SHARING };
  return { ...tell(next, "report.ready"), stage: "ready", purgeIn: RETENTION };
}

export function share(model: RequestModel): RequestModel {
  if (model.stage !== "awaiting_share") return model;
  return { ...tell(model, "report.ready"), stage: "ready", purgeIn: RETENTION, shareIn: null };
}

/** Ends a request whose customer did not share the report in time. */
export function expireShare(model: RequestModel): RequestModel {
  const isOver = model.stage === "awaiting_share" && model.shareIn !== null && model.shareIn <= 0;
  return isOver ? withdraw(model) : model;
}

export function hearConsent(model: RequestModel): RequestModel {
  const consentIn = activeOf(model).at(-1)?.expiresIn ?? null;
  if (model.consented) return hearBank(model, consentIn);
  if (!awaitsConsent(model)) return model;
  const heardOf = model.agreements.length;
  const consentedAge = activeOf(model).at(-1)?.age ?? null;
  const heard = { ...tell(model, "consent.completed"), consented: true, consentedAge, consentIn, heardOf };
  return model.isSeveral
    ? { ...heard, stage: "adding_banks", banksIn: BANKS_WAIT }
    : { ...heard, stage: "awaiting_data" };
}

/**
 * Records that we noticed a further bank. The report then waits again for half an hour, as after any activity of the
 * customer, even if we notice the bank late.
 */
function hearBank(model: RequestModel, consentIn: number | null): RequestModel {
  const isNew = activeOf({ ...model, agreements: model.agreements.slice(model.heardOf) }).length > 0;
  if (!isNew || model.stage !== "adding_banks") return model;
  return touchBanks({ ...model, consentIn, heardOf: model.agreements.length });
}

/** Records the customer's activity at a bank, which restarts the report's waiting time. */
export const touchBanks = (model: RequestModel): RequestModel =>
  model.stage === "adding_banks" ? { ...model, banksIn: BANKS_WAIT } : model;

/** Completes the list of banks, because the customer said that it is complete, or did nothing for half an hour. */
export const chooseBanks = (model: RequestModel): RequestModel =>
  model.stage === "adding_banks" ? { ...model, stage: "awaiting_data", banksIn: null } : model;
export const closeIdleBanks = (model: RequestModel): RequestModel =>
  (model.banksIn ?? 1) <= 0 ? chooseBanks(model) : model;

/**
 * Ends the consent at its end date. A request without a report ends, a ready report remains for its retention period,
 * and a customer who is reviewing decides first.
 */
export function expireConsent(model: RequestModel): RequestModel {
  const isOver = model.consentIn !== null && model.consentIn <= 0;
  if (isClosed(model) || !isOver || model.stage === "awaiting_share") return model;
  return model.stage === "ready" ? { ...model, expired: true } : withdraw(model);
}

export function purge(model: RequestModel): RequestModel {
  const isDue = model.stage === "ready" && model.purgeIn !== null && model.purgeIn <= 0;
  return isDue ? { ...model, stage: "purged" } : model;
}

export function agree(model: RequestModel): RequestModel {
  if (model.fate === "denied_consent") return model;
  const isLate = ["delayed_data", "upstream_error", "upstream_down"].includes(model.fate);
  const agreement = { age: 0, completeIn: isLate ? DELAY : 0, expiresIn: CONSENT, revoked: false };
  return { ...model, agreements: [...model.agreements, agreement] };
}

export const revoke = (model: RequestModel): RequestModel => ({
  ...model,
  agreements: model.agreements.map((each) => ({ ...each, revoked: true })),
});

/**
 * Ends the consent at the bank if the request is closed, the consent has expired, or the data was collected. The bank
 * then deletes the customer.
 */
export const endUpstream = (model: RequestModel): RequestModel =>
  isClosed(model) || model.expired || model.collected ? { ...model, known: false, agreements: [] } : model;

/** Simulates `minutes` minutes passing for the whole request. */
export const pass = (model: RequestModel, minutes: number): RequestModel => ({
  ...withAges(turnClock(model, minutes), minutes),
  mints: model.mints.map((age) => age + minutes),
});

const withAges = (model: RequestModel, minutes: number): RequestModel => ({
  ...model,
  consentedAge: model.consentedAge === null ? null : model.consentedAge + minutes,
  agreements: model.agreements.map((each) => ({ ...each, age: each.age + minutes })),
});

const less = (time: number | null, minutes: number) => (time === null ? null : time - minutes);

/** Advances the sandbox's clock of one request, which brings due dates closer. */
export const turnClock = (model: RequestModel, minutes: number): RequestModel => ({
  ...model,
  purgeIn: less(model.purgeIn, minutes),
  shareIn: less(model.shareIn, minutes),
  banksIn: less(model.banksIn, minutes),
  consentIn: less(model.consentIn, minutes),
  agreements: model.agreements.map((each) => ({
    ...each,
    completeIn: each.completeIn - minutes,
    expiresIn: each.expiresIn - minutes,
  })),
});
