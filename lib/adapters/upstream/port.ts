import type { BankData } from "@/lib/engine/bank";
import type { ListedState } from "@/lib/rules/consent-evidence";
import type { Environment } from "@/lib/scope";

/**
 * What we need of a provider of consented bank data. The sandbox and each live provider implement it; a stage never
 * knows which one it speaks to. References (`userRef`, `consentRef`) are the provider's own ids.
 */
export type Upstream = {
  readonly provider: Provider;

  /** The world its credentials open. What it tells is acted upon for requests of this environment alone. */
  readonly environment: Environment;

  /**
   * A digest of the credentials and the address that are used: another one may open another application, to which our
   * customers are unknown. Null where nothing but our own database answers, whose word is final.
   */
  readonly credentials: string | null;

  /**
   * Whether its pulls are work of this very process, for seconds where there is much, rather than a wait for others: such
   * are done one after another.
   */
  readonly worksHere: boolean;

  /**
   * Whether the provider takes this customer only with an email address. `userRef` is its record of them; null where it
   * has none yet.
   */
  needsEmail(userRef: string | null): Promise<boolean>;

  /**
   * Makes the provider's record of this customer, one for each request, and asks for it once. The caller stores the
   * reference before doing anything else. Throws UpstreamFault, `isUncertain` when a record may have been made all the same.
   */
  createUser(customer: Customer): Promise<{ userRef: string }>;

  /** Every record the provider has under this email address; how one is found again whose answer was lost. */
  findUsers(email: string): Promise<UpstreamUser[]>;

  /** Mints a link to the hosted consent flow, of this user alone. Earlier links of the same user stay valid. */
  startConsent(start: StartConsent): Promise<ConsentSession>;

  /**
   * Every consent the user has given through us that the provider lists, newest first. Throws UpstreamFault, with the reason
   * `absent` where the provider says that it does not know them: that is no word on what they gave. `isNameless` where
   * the names of banks are not shown, for which some providers must be asked one by one.
   */
  listConsents(userRef: string, how?: { isNameless: boolean }): Promise<UpstreamConsent[]>;

  /**
   * The name of the bank that the customer visited last, whether or not they agreed; null where they chose none. Left out by
   * providers that do not say it of a visit without a consent.
   */
  findBankVisited?(userRef: string): Promise<string | null>;

  /** Ends a consent. Idempotent; a consent already ended or unknown is success. */
  revokeConsent(userRef: string, consentRef: string): Promise<void>;

  /** Whether the provider has a record of this customer now. */
  findUser(userRef: string): Promise<"known" | "unknown">;

  /**
   * Ends whatever is left of the customer's consents and removes their record and data. `unknown` where the provider says
   * that there is none, which alone does not mean that there is none. With `isForced` consents that cannot be ended first
   * do not keep the record, with which they end.
   */
  deleteUser(userRef: string, how?: { isForced: boolean }): Promise<"deleted" | "unknown">;

  /** How much of the user's data has arrived at the provider, from what it answers and what it told before. */
  dataState(userRef: string, progress: Progress): Promise<Arrival>;

  /** Everything consented to, every page of it. */
  pullData(userRef: string): Promise<BankData>;

  /**
   * Reads an incoming event. `signed` is false when the signature is missing or wrong: such an event is never acted
   * upon, only taken as a hint to ask the provider. Null when the body is not one of the provider's events at all.
   */
  parseEvent(headers: Headers, rawBody: Uint8Array): UpstreamEvent | null;
};

export type Provider = "sandbox" | "fiskil" | "basiq";

export type Customer = { requestId: string; name: string; email: string | null; phone: string | null };

/** A provider's record of a customer; what it does not say is null. */
export type UpstreamUser = { userRef: string; name: string | null; madeAt: Date | null };

/** What a signed event told, kept until the consent is over. */
export type EventFact = {
  kind: UpstreamEventKind;
  consentRef: string | null;
  institutionRef: string | null;
  at: Date;
};

export type Progress = {
  told: readonly EventFact[];
  /** What the adapter asked to have remembered at the last look; null at the first. */
  memory: string | null;
  now: Date;
  /** Nothing is to be fetched at the bank for this look. */
  isOnlyLook?: boolean;
};

export type Arrival = {
  state: "none" | "partial" | "complete";
  /** False where the provider did not say that all of it is there, and it is only taken to be. */
  isConfirmed: boolean;
  /** The provider could not fetch the data at a bank, and has not said since that it could. */
  hasFailed: boolean;
  /**
   * The customer's consents stand, the provider has had its time to fetch what they cover, and there is no account among
   * it. More may still come; it is not waited for.
   */
  isEmpty?: boolean;
  /** Up to when the data is known to reach, by the provider's own times; null where it answers for this very moment. */
  asAt?: Date | null;
  /** To be handed back at the next look. Holds nothing of the data. */
  memory: string | null;
};

export type StartConsent = {
  userRef: string;
  /** Where the hosted flow sends the customer after success, and after cancelling or failing. */
  redirectUrl: string;
  cancelUrl: string;
  /** Renews this consent instead of asking for a new one. */
  renewConsentRef: string | null;
  /** The data is collected one time, after which we end the consent. Only the sandbox bank can show that. */
  isOnce?: boolean;
  /** Every how many days it is collected again; likewise. */
  refreshEveryDays?: number | null;
  /** The renewal is to put a connection right that does not work, not to make it last longer. */
  isReconnect?: boolean;
};

export type ConsentSession = { sessionRef: string; url: string; expiresAt: Date };

export type UpstreamConsent = {
  consentRef: string;
  /** What the provider lists it as. `pending`: given, and being connected. `invalid`: it stands, and its bank cannot be read. */
  state: ListedState;
  isActive: boolean;
  /** It stands for all that the customer shares: with it, every other is over. */
  coversAll?: boolean;
  institutionName: string;
  institutionId: string;
  givenAt: Date;
  expiresAt: Date | null;
  /** The accounts it covers, by the provider's ids; empty where the provider does not list them. */
  accountRefs: string[];
};

export type UpstreamEventKind =
  | "consent_received"
  | "consent_updated"
  | "consent_revoked"
  | "connection_lost"
  | "data_partial"
  | "data_complete"
  | "data_failed"
  | "other";

export type UpstreamEvent = {
  kind: UpstreamEventKind;
  userRef: string;
  consentRef: string | null;
  institutionRef: string | null;
  /** When the provider says it happened; null where it does not. */
  at: Date | null;
  /** The provider's id of this message, for dropping repeats; null when it carries none. */
  messageId: string | null;
  signed: boolean;
};
