/**
 * What a request is and what may become of it, written down from the specification (section 3) and the decisions that
 * fill its gaps, and from nothing else: the product's own table is not read here. Times are minutes from now, so that
 * letting time pass is a subtraction.
 */
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

/** Where each status may lead (specification, section 3); staying is no transition. */
export const NEXT_STATUSES: Readonly<Record<string, readonly string[]>> = {
  pending_consent: ["pending_data", "ready", "withdrawn"],
  pending_data: ["ready", "withdrawn"],
  ready: ["withdrawn", "purged"],
  withdrawn: [],
  purged: [],
};

const HOUR = 60;
export const DAY = 24 * HOUR;
/** The sandbox is set up to be this late in the worlds of the model. */
export const DELAY = HOUR;
const CONSENT = 365 * DAY;
const RETENTION = 90 * DAY;
const SHARING = 30 * DAY;
/** How long a report waits for another bank after the customer last did something. */
const BANKS_WAIT = 30;
export const MINTS_PER_HOUR = 10;

export type Fate =
  | "none"
  | "delayed_data"
  | "denied_consent"
  | "upstream_error"
  | "upstream_down"
  | "revoked_at_bank";

/** The consent that the customer gave at their bank, even if no event has told us of it yet. */
export type Agreement = { completeIn: number; expiresIn: number; revoked: boolean };

export type Life = {
  fate: Fate;
  isLive: boolean;
  isOngoing: boolean;
  /** The customer may share several banks: the report waits until they say that these are all. */
  isSeveral: boolean;
  /** How much longer it waits if they do nothing; null while it does not wait. */
  banksIn: number | null;
  /** The company lets its customers review the report before it is shared: what it offers today. */
  isReviewed: boolean;
  /** What it offered when this customer last left for their bank, and so agreed to; null before. */
  agreedReview: boolean | null;
  stage: Stage;
  /** Upstream's word on the consent was heard. */
  consented: boolean;
  generation: number;
  /** Events the firm was sent, as `type:generation`. */
  told: readonly string[];
  /** The bank knows the customer. */
  known: boolean;
  agreements: readonly Agreement[];
  /** How many of them we have heard of. */
  heardOf: number;
  purgeIn: number | null;
  /** How long the consent we heard of still runs, and whether we noticed its end. */
  consentIn: number | null;
  expired: boolean;
  /** The data of a one-time consent was collected, and our side ended it at the bank. */
  collected: boolean;
  /** How long the customer still has to share the report they review. */
  shareIn: number | null;
  /** Minutes since each link was minted. */
  mints: readonly number[];
  /** Days the sandbox's clock was turned. */
  turned: number;
};

export function newLife(
  facts: Pick<Life, "fate" | "isLive" | "isOngoing" | "isSeveral" | "isReviewed" | "known">,
): Life {
  return {
    ...facts,
    agreedReview: null,
    stage: "awaiting_consent",
    consented: false,
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

export const isClosed = ({ stage }: Life) => stage === "withdrawn" || stage === "purged";
export const isUnfinished = ({ stage }: Life) =>
  stage === "awaiting_consent" ||
  stage === "awaiting_data" ||
  stage === "adding_banks" ||
  stage === "analysing";

/** True while the API gives a link to a bank. */
export const isOpen = (life: Life) => awaitsConsent(life) || life.stage === "adding_banks";

/** True while there is something left to consent to. */
export const awaitsConsent = ({ stage, consented }: Life) =>
  stage === "awaiting_consent" || (stage === "awaiting_data" && !consented);

function isActive(life: Life, agreement: Agreement): boolean {
  const stops = life.fate === "revoked_at_bank" && agreement.completeIn + DELAY <= 0;
  return !agreement.revoked && agreement.expiresIn > 0 && !stops;
}

export const activeOf = (life: Life) => life.agreements.filter((each) => isActive(life, each));

/** What the bank answers when asked for the data. */
export function dataOf(life: Life): "none" | "late" | "failing" | "complete" {
  const active = activeOf(life);
  const isLate = active.some(({ completeIn }) => completeIn > 0);
  if (active.length === 0) return "none";
  if (life.fate === "upstream_down" || (life.fate === "upstream_error" && isLate)) return "failing";
  return isLate ? "late" : "complete";
}

const tell = (life: Life, type: string) => ({ ...life, told: [...life.told, `${type}:${life.generation}`] });

export function withdraw(life: Life): Life {
  if (isClosed(life)) return life;
  return { ...tell(life, "request.withdrawn"), stage: "withdrawn", purgeIn: null, shareIn: null };
}

/** The report is there: the customer reviews it, or the firm has it. */
export function receiveReport(life: Life): Life {
  const collected = life.collected || !life.isOngoing;
  const consentIn = collected ? null : life.consentIn;
  const next = { ...life, generation: life.generation + 1, collected, consentIn };
  if (life.stage === "ready") return { ...tell(next, "report.refreshed"), purgeIn: RETENTION };
  if (life.agreedReview ?? life.isReviewed)
    return { ...tell(next, "report.awaiting_share"), stage: "awaiting_share", shareIn: SHARING };
  return { ...tell(next, "report.ready"), stage: "ready", purgeIn: RETENTION };
}

export function share(life: Life): Life {
  if (life.stage !== "awaiting_share") return life;
  return { ...tell(life, "report.ready"), stage: "ready", purgeIn: RETENTION, shareIn: null };
}

/** The customer had their time and did not share. */
export function expireShare(life: Life): Life {
  const isOver = life.stage === "awaiting_share" && life.shareIn !== null && life.shareIn <= 0;
  return isOver ? withdraw(life) : life;
}

export function hearConsent(life: Life): Life {
  const consentIn = activeOf(life).at(-1)?.expiresIn ?? null;
  if (life.consented) return hearBank(life, consentIn);
  if (!awaitsConsent(life)) return life;
  const heardOf = life.agreements.length;
  const heard = { ...tell(life, "consent.completed"), consented: true, consentIn, heardOf };
  return life.isSeveral
    ? { ...heard, stage: "adding_banks", banksIn: BANKS_WAIT }
    : { ...heard, stage: "awaiting_data" };
}

/** A bank that is new to us is activity too, however late we hear of it. */
function hearBank(life: Life, consentIn: number | null): Life {
  const isNew = activeOf({ ...life, agreements: life.agreements.slice(life.heardOf) }).length > 0;
  if (!isNew || life.stage !== "adding_banks") return life;
  return touchBanks({ ...life, consentIn, heardOf: life.agreements.length });
}

/** The customer did something about their banks: the report waits for them from now. */
export const touchBanks = (life: Life): Life =>
  life.stage === "adding_banks" ? { ...life, banksIn: BANKS_WAIT } : life;

/** These are all the banks, by the customer's word or because they did nothing for half an hour. */
export const chooseBanks = (life: Life): Life =>
  life.stage === "adding_banks" ? { ...life, stage: "awaiting_data", banksIn: null } : life;
export const closeIdleBanks = (life: Life): Life => ((life.banksIn ?? 1) <= 0 ? chooseBanks(life) : life);

/**
 * The consent's own time is over: without a report there will be none, a ready one stays for its retention, and the
 * customer who is reviewing theirs decides first.
 */
export function expireConsent(life: Life): Life {
  const isOver = life.consentIn !== null && life.consentIn <= 0;
  if (isClosed(life) || !isOver || life.stage === "awaiting_share") return life;
  return life.stage === "ready" ? { ...life, expired: true } : withdraw(life);
}

export function purge(life: Life): Life {
  const isDue = life.stage === "ready" && life.purgeIn !== null && life.purgeIn <= 0;
  return isDue ? { ...life, stage: "purged" } : life;
}

export function agree(life: Life): Life {
  if (life.fate === "denied_consent") return life;
  const isLate = ["delayed_data", "upstream_error", "upstream_down"].includes(life.fate);
  const agreement = { completeIn: isLate ? DELAY : 0, expiresIn: CONSENT, revoked: false };
  return { ...life, agreements: [...life.agreements, agreement] };
}

export const revoke = (life: Life): Life => ({
  ...life,
  agreements: life.agreements.map((each) => ({ ...each, revoked: true })),
});

/** Our side tells the bank that it is over, and the bank forgets the customer. */
export const endUpstream = (life: Life): Life =>
  isClosed(life) || life.expired || life.collected ? { ...life, known: false, agreements: [] } : life;

/** So many minutes go by, for everything there is. */
export const pass = (life: Life, minutes: number): Life => ({
  ...turnClock(life, minutes),
  mints: life.mints.map((age) => age + minutes),
});

const less = (time: number | null, minutes: number) => (time === null ? null : time - minutes);

/** The sandbox's clock of one request: what is due comes nearer. */
export const turnClock = (life: Life, minutes: number): Life => ({
  ...life,
  purgeIn: less(life.purgeIn, minutes),
  shareIn: less(life.shareIn, minutes),
  banksIn: less(life.banksIn, minutes),
  consentIn: less(life.consentIn, minutes),
  agreements: life.agreements.map((each) => ({
    ...each,
    completeIn: each.completeIn - minutes,
    expiresIn: each.expiresIn - minutes,
  })),
});
